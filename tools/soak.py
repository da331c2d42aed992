"""Random games over every mix of options and player counts, on all cores: `python -m tools.soak --games 10000`.

With `--preset maximum-chrome` only mixes that have all of it; with `--results FILE` outcomes are kept, a line each, and
games that are in the file are not played again.
"""

import argparse
import itertools
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from chicane.bots import bot
from chicane.core.chance import Luck, commitment, stroll, weighted
from chicane.core.engine import CAPPED, Game
from chicane.core.errors import BadInput
from chicane.core.log import Teller
from chicane.core.match import Match
from chicane.core.registry import Option, Rules, find, names
from chicane.core.step import CHANCE, Step
from chicane.core.view import has_secrets, seen_by
from tools.kept import read, write

CHUNK = 50
STRIDE = 1_000_003  # a prime: games go through the mixes in leaps, so that a few thousand meet all kinds of them
CAREFUL = 101  # one game in so many is played by greedy; a prime, so that every mix has its turn
WATCHED = 199  # in one game in so many nobody may learn what is hidden; a prime, too
EVERY = 23  # plies between two looks in such a game
SHOWN_FAILURES = 5

Mix = tuple[int, dict[str, object]]
Manner = Callable[[Match, Luck], None]


class Outcome(NamedTuple):
    """How one game went; a failure says which game it was, to be played again."""

    plies: int
    reason: str
    failure: str = ""
    number: int = -1


class Series(NamedTuple):
    """Which games: their numbers choose among these."""

    name: str
    seed: str
    preset: str = ""  # only mixes that have all of it

    def mixes(self) -> list[Mix]:
        """The mixes that take turns."""
        rules = find(self.name)
        wanted = rules.preset(self.preset).options if self.preset else {}
        return [mix for mix in mixes(rules) if wanted.items() <= mix[1].items()]


class Auditor(Teller):
    """Looks at the books before every step: nothing may be lost, doubled or out of its bounds."""

    def __init__(self, rules: Rules[Any]) -> None:
        super().__init__()
        self.rules = rules

    def hear(self, game: Game, step: Step[Any]) -> None:
        fault = self.rules.audit(game)
        if fault:
            raise AssertionError(f"before {step!r}: {fault}")
        super().hear(game, step)


def mixes(rules: Rules[Any]) -> list[Mix]:
    """Every number of players with every choice of every option that the rules allow."""
    return all_mixes(rules)[:]


@cache
def all_mixes(rules: Rules[Any]) -> list[Mix]:
    """The same, worked out once."""
    found: list[Mix] = []
    for players in range(rules.min_players, rules.max_players + 1):
        for mix in itertools.product(*(values(option, players) for option in rules.options)):
            options = {option.name: value for option, value in zip(rules.options, mix, strict=True)}
            if go_together(rules, options, players):
                found.append((players, {**options}))
    return found


def go_together(rules: Rules[Any], options: dict[str, str], players: int) -> bool:
    """Whether the rules allow choices that each of the options has."""
    try:
        rules.check_setup(options, players)
    except BadInput:
        return False
    return True


def values(option: Option, players: int) -> list[str]:
    """What an option may be set to; where each seat chooses, the usual with every choice on the first and last seat."""
    if not option.by_seat:
        return [*option.choices]
    usual = option.by_seat[:players]
    mixed = [[first, *usual[1:-1], last] for first in option.choices for last in option.choices]
    return [*dict.fromkeys(",".join(words) for words in [usual, *mixed])]


def play(series: Series, numbers: Iterable[int]) -> list[Outcome]:
    """Play these games, most of them at random; the number chooses the mix and, with the seed, the luck."""
    rules, every = find(series.name), series.mixes()
    mixed = [(number, every[number * STRIDE % len(every)]) for number in numbers]
    seed = series.seed
    return [play_one(rules, *mix, f"{seed}-{number}", manner(number))._replace(number=number) for number, mix in mixed]


def manner(number: int) -> Manner:
    """How a game is played: at random, or with care, or with an eye on what is hidden."""
    if number % WATCHED == WATCHED - 1:
        return watch
    return drive if number % CAREFUL == CAREFUL - 1 else wander


def wander(match: Match, luck: Luck) -> None:
    """Play a game at random."""
    stroll(match.game, luck)


def watch(match: Match, luck: Luck) -> None:
    """Play a game at random, and look from time to time whether anybody could learn what is hidden."""
    from tools.leaks import leak

    while not match.over:
        option = drawn(match.game, luck)
        fault = leak(match, option, luck) if has_secrets(match.game) and match.game.plies % EVERY == 0 else ""
        if fault:
            raise AssertionError(fault)
        match.apply(option)


def drawn(game: Game, luck: Luck) -> Step[Any]:
    """Any option; chance by its weights."""
    weights = game.weights or [1] * len(game.menu)
    return game.menu[weighted(weights, luck.below(sum(weights)))]


def drive(match: Match, luck: Luck) -> None:
    """Play a game with one bot in all seats: it gets where random play hardly ever does."""
    game, driver = match.game, bot("greedy", match.revealed_seed())
    while not game.over:
        if game.actor == CHANCE:
            game.play(drawn(game, luck))
        else:
            view = seen_by(game, game.actor)
            game.play(driver.choose(view, view.game.menu))


def begun(rules: Rules[Any], players: int, options: dict[str, object], seed: str) -> Match:
    """A match before its first option, with an auditor at the table."""
    setup, seats = rules.check_options(options, players), [f"P{seat}" for seat in range(players)]
    match = Match(rules, players, setup, seats, seed, commitment(seed))
    match.teller = match.game.teller = Auditor(rules)
    return match


def play_one(rules: Rules[Any], players: int, options: dict[str, object], seed: str, play: Manner) -> Outcome:
    """Play one game in some manner; whatever goes wrong becomes its failure."""
    which = f"{rules.id}, seed {seed}, {players} players, options {options}"
    try:
        match = begun(rules, players, options, seed)
        play(match, Luck(seed))
    except Exception:
        return Outcome(0, "error", f"{which}\n{traceback.format_exc()}")
    game = match.game
    if game.reason in ("", CAPPED):
        return Outcome(game.plies, game.reason, f"{which}: {game.reason or 'no reason'} after {game.plies} plies")
    return Outcome(game.plies, game.reason)


def soak(series: Series, numbers: list[int], workers: int | None) -> Iterator[list[Outcome]]:
    """Play games by their numbers and yield them a chunk at a time, as they come in."""
    context = get_context("spawn")  # the progress bar is a thread: no forking
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        chunks = [pool.submit(play, series, numbers[first : first + CHUNK]) for first in range(0, len(numbers), CHUNK)]
        for chunk in as_completed(chunks):
            yield chunk.result()


def kept(results: Path | None, games: int) -> list[Outcome]:
    """The outcomes in a file, of games 0 to `games` - 1."""
    known = [Outcome(**line) for line in read(results)] if results else []
    return [each for each in known if each.number < games]


def resumed(series: Series, games: int, workers: int | None, results: Path | None) -> list[Outcome]:
    """The outcomes of games 0 to `games` - 1; those that were kept are not played again."""
    done = {each.number for each in kept(results, games)}
    left = [number for number in range(games) if number not in done]
    played = (each for chunk in watched(soak(series, left, workers), series.name, len(left)) for each in chunk)
    if results is None:
        return [*played]
    write(results, (each._asdict() for each in played), len(left))
    return kept(results, games)


def watched(chunks: Iterator[list[Outcome]], title: str, games: int) -> Iterator[list[Outcome]]:
    """Hand the chunks on and show how far they are: a bar in a terminal, otherwise a line every tenth."""
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
    except ImportError:
        yield from announced(chunks, title, games)
        return
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from announced(chunks, title, games)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(title, total=games)
        for chunk in chunks:
            progress.advance(task, len(chunk))
            yield chunk


def announced(chunks: Iterator[list[Outcome]], title: str, games: int) -> Iterator[list[Outcome]]:
    """Hand the chunks on and write a line for every tenth of the games."""
    done = tenths = 0
    for chunk in chunks:
        done += len(chunk)
        if done * 10 // games > tenths:
            tenths = done * 10 // games
            print(f"{title}: {done} of {games} games", file=sys.stderr, flush=True)
        yield chunk


def report(series: Series, outcomes: list[Outcome]) -> bool:
    """Print how the games went; return whether all was well."""
    failures = [outcome.failure for outcome in outcomes if outcome.failure]
    for failure in failures[:SHOWN_FAILURES]:
        print(failure, file=sys.stderr)
    if len(failures) > SHOWN_FAILURES:
        print(f"... and {len(failures) - SHOWN_FAILURES} more", file=sys.stderr)
    plies = [outcome.plies for outcome in outcomes if not outcome.failure] or [0]
    ends = ", ".join(f"{count} {reason}" for reason, count in Counter(each.reason for each in outcomes).most_common())
    print(
        f"{series.name}: {len(outcomes)} games over {len(series.mixes())} mixes, {ends};"
        f" plies {min(plies)} min, {median(plies):.0f} median, {max(plies)} max; {len(failures)} failed"
    )
    return not failures


def positive(text: str) -> int:
    """A number of games."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(prog="soak", description="Play random games over every mix of options.")
    parser.add_argument("--games", type=positive, default=10_000, help="how many games of each kind (10000)")
    parser.add_argument("--game", action="append", choices=names(), help="only this game; may be repeated")
    parser.add_argument("--seed", default="soak", help="what all luck comes from (soak)")
    parser.add_argument("--preset", default="", help="only mixes that have all of this preset")
    parser.add_argument("--workers", type=positive, help="how many processes play (all cores)")
    parser.add_argument("--results", type=Path, help="where outcomes are kept, to go on from")
    options = parser.parse_args(arguments)
    well = True
    for name in options.game or names():
        series = Series(name, options.seed, options.preset)
        well &= report(series, resumed(series, options.games, options.workers, options.results))
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
