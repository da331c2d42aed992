"""`chicane sim`: many games between bots, on all cores, with the same result on any number of them."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final

from chicane.bots.program import seated
from chicane.cli.progress import with_progress
from chicane.cli.screen import Screen
from chicane.cli.seats import options, split, usual_players, with_preset
from chicane.cli.wrong import wrong
from chicane.core.errors import BadInput, one_of, reason
from chicane.core.registry import Rules, find
from chicane.lab.interval import wilson
from chicane.lab.played import Played, play_only
from chicane.lab.tournament import Task, Tournament
from chicane.lab.workers import spread, usual_workers


def planned(arguments: argparse.Namespace) -> Tournament:
    """The games that are asked for."""
    rules = find(arguments.game)
    kinds = split(arguments.bots)
    if not kinds:
        raise wrong("cli-wrong-no-bot")
    for kind in kinds:
        check_bot(kind)
    chosen = options(arguments.option)
    usual = min(rules.max_players, max(usual_players(rules, chosen, arguments.preset), len(kinds)))
    players = rules.check_players(usual if arguments.players is None else arguments.players)
    if arguments.games < 1:
        raise wrong("cli-wrong-count", name="games", count=str(arguments.games))
    mix = with_preset(rules, arguments.preset, players, arguments.seed, chosen)
    setup = tuple(rules.check_options(mix, players).items())
    each = tuple(check_each(rules, name) for name in arguments.each)
    return Tournament(rules.id, tuple(kinds), players, setup, arguments.seed, arguments.games, each)


def check_each(rules: Rules[Any], name: str) -> str:
    """Only an option that is for the whole table has choices to be played in turn."""
    known = [option.name for option in rules.options if not option.by_seat and not option.technical]
    if name not in known:
        raise one_of("option", name, known, "unknown-option", game=rules.id)
    return name


def workers_of(arguments: argparse.Namespace, games: int) -> int:
    """How many processes play."""
    workers: int = usual_workers(games) if arguments.workers is None else arguments.workers
    if workers < 1:
        raise wrong("cli-wrong-count", name="workers", count=str(workers))
    return workers


def check_bot(kind: str) -> None:
    """Only bots that exist can play by themselves."""
    try:
        seated(kind)
    except BadInput as error:
        raise wrong("cli-wrong-bot", why=reason(error)) from error


def sim(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane sim GAME --games N --seed S --bots greedy,random`"""
    tournament = planned(arguments)
    workers, games = workers_of(arguments, tournament.games), tournament.tasks()
    started = time.perf_counter()
    results: list[Played] = []
    for _ in with_progress(gathered(results, spread(play_only, games, workers)), len(games), screen):
        pass
    seconds = time.perf_counter() - started
    show_results(screen, games, results)
    pace = f"{len(games) / seconds:.1f}"
    print(screen.say("cli-sim-time", seconds=f"{seconds:.1f}", pace=pace, workers=workers), file=sys.stderr)
    return 0


def gathered(results: list[Played], played: Iterator[Played]) -> Iterator[int]:
    """Keep each game, and count it."""
    for game in played:
        results.append(game)
        yield 1


def show_results(screen: Screen, games: list[Task], results: list[Played]) -> None:
    """Who won how often, how long the games were and how they ended."""
    total, alone = len(results), len(games[0].bots) == 1
    played = Counter(kind for game in games for kind in set(game.bots))
    seats = Counter(kind for game in games for kind in game.bots)
    shares = dict.fromkeys(played, Fraction(0))
    for outcome in results:
        for winner in outcome.winners:
            shares[outcome.bots[winner]] += Fraction(1, len(outcome.winners))
    rows = [[screen.say(key) for key in HEADINGS[: -1 if alone else None]]]
    for kind in sorted(shares, key=lambda each: (-shares[each], each)):
        fair = None if alone else seats[kind] / played[kind] / len(games[0].bots)
        rows.append(row(kind, float(shares[kind]), played[kind], fair))
    nobody = sum(not outcome.winners for outcome in results)
    if nobody:
        rows.append([screen.say("cli-sim-nobody"), f"{nobody:>6}", percent(nobody / total)])
    screen.table(rows)
    screen.line()
    plies = [outcome.plies for outcome in results]
    mean = f"{sum(plies) / total:.0f}"
    screen.paragraph(screen.say("cli-sim-plies", games=total, mean=mean, least=min(plies), most=max(plies)))
    reasons = Counter(outcome.reason for outcome in results).most_common()
    screen.paragraph(screen.say("cli-sim-ends", reasons=", ".join(f"{why} {count}" for why, count in reasons)))


HEADINGS: Final = ["cli-sim-bot", "cli-sim-wins", "cli-sim-share", "cli-sim-interval", "cli-sim-fair"]


def row(kind: str, wins: float, games: int, fair: float | None) -> list[str]:
    """One bot: its wins, their share with an interval, and what its seats alone would give, where it has rivals."""
    low, high = wilson(wins, games)
    cells = [kind, f"{round(wins, 1):>6g}", percent(wins / games), f"{percent(low)} - {percent(high)}"]
    return cells if fair is None else [*cells, percent(fair)]


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:>5.1f} %"
