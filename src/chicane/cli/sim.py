"""`chicane sim`: many games between bots, on all cores, with the same result on any number of them."""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chicane.bots import bot, play_out
from chicane.cli.screen import Screen
from chicane.cli.seats import options, split, usual_players, with_preset
from chicane.cli.wrong import wrong
from chicane.core.errors import BadInput, reason
from chicane.core.match import new
from chicane.core.registry import find

CONFIDENCE: Final = 1.96  # standard deviations of a 95 % interval
GAMES_WORTH_A_WORKER: Final = 8  # starting a process takes as long as a few games


class Task(NamedTuple):
    """One game to play; equal tasks give equal games."""

    game: str
    bots: tuple[str, ...]  # by seat
    setup: tuple[tuple[str, str], ...]
    seed: str
    number: int


class Outcome(NamedTuple):
    """How one game ended."""

    winners: tuple[str, ...]
    reason: str
    plies: int


def simulate(task: Task) -> Outcome:
    """Play one game; every bot has luck of its own."""
    match = new(task.game, seed=task.seed, options=dict(task.setup), seats=list(task.bots))
    bots = [bot(spec, f"{task.seed} {task.number} {seat}") for seat, spec in enumerate(task.bots)]
    result = play_out(match, bots)
    return Outcome(tuple(task.bots[seat] for seat in result.winners), result.reason, len(match.acts))


def tasks(arguments: argparse.Namespace) -> list[Task]:
    """The games: the bots move on by one seat from game to game, and meet the same dice on every seat."""
    rules = find(arguments.game)
    kinds = split(arguments.bots)
    if not kinds:
        raise wrong("cli-wrong-no-bot")
    for kind in kinds:
        check_bot(kind)
    chosen = options(arguments.option)
    usual = 1 if rules.max_players == 1 else max(usual_players(rules, chosen, arguments.preset), len(kinds))
    players = rules.check_players(arguments.players if arguments.players is not None else usual)
    if 1 < players < len(kinds):
        raise wrong("cli-wrong-bots", bots=len(kinds), players=players)
    if arguments.games < 1:
        raise wrong("cli-wrong-count", name="games", count=str(arguments.games))
    lineup = [kinds[seat % len(kinds)] for seat in range(players)]
    if players == 1:
        lineup = kinds  # each plays by itself
    mix = with_preset(rules, arguments.preset, players, arguments.seed, chosen)
    setup = tuple(rules.check_options(mix, players).items())
    return [
        Task(
            rules.id,
            tuple(lineup[(seat + number) % len(lineup)] for seat in range(players)),
            setup,
            f"{arguments.seed}-{number // len(lineup)}",
            number,
        )
        for number in range(arguments.games)
    ]


def check_bot(kind: str) -> None:
    """Only bots that exist can play by themselves."""
    try:
        bot(kind)
    except BadInput as error:
        raise wrong("cli-wrong-bot", why=reason(error)) from error


def outcomes(games: list[Task], workers: int) -> Iterator[Outcome]:
    """The outcomes in the order of the games, however many processes play them."""
    if workers == 1:
        yield from map(simulate, games)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=ignore_interrupts) as pool:
        try:
            yield from pool.map(simulate, games)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that shows the table."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def sim(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane sim GAME --games N --seed S --bots greedy,random`"""
    games = tasks(arguments)
    workers = arguments.workers
    if workers is None:
        workers = max(1, min(os.cpu_count() or 1, len(games) // GAMES_WORTH_A_WORKER))
    if workers < 1:
        raise wrong("cli-wrong-count", name="workers", count=str(workers))
    started = time.perf_counter()
    results: list[Outcome] = []
    for outcome in with_progress(outcomes(games, workers), len(games), screen):
        results.append(outcome)
    seconds = time.perf_counter() - started
    show_results(screen, games, results)
    pace = f"{len(games) / seconds:.1f}"
    print(screen.say("cli-sim-time", seconds=f"{seconds:.1f}", pace=pace, workers=workers), file=sys.stderr)
    return 0


def with_progress(results: Iterator[Outcome], total: int, screen: Screen) -> Iterator[Outcome]:
    """The same results, with a bar on stderr meanwhile."""
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True, no_color=screen.console.no_color)
    with Progress(*parts, console=console, transient=True) as progress:
        yield from progress.track(results, total, description=screen.say("cli-sim-racing"))


def show_results(screen: Screen, games: list[Task], results: list[Outcome]) -> None:
    """Who won how often, how long the games were and how they ended."""
    total, seats = len(results), games[0].bots
    played = Counter(kind for game in games for kind in set(game.bots))
    shares = dict.fromkeys(played, Fraction(0))
    for outcome in results:
        for winner in outcome.winners:
            shares[winner] += Fraction(1, len(outcome.winners))
    rows = [[screen.say(key) for key in HEADINGS[: None if len(seats) > 1 else -1]]]
    for kind in sorted(shares, key=lambda each: (-shares[each], each)):
        fair = seats.count(kind) / len(seats) if len(seats) > 1 else None
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


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share of wins."""
    share, z = wins / games, CONFIDENCE
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
