"""How often a bot wins the chapters of Wreckland: `python -m tools.campaign --bot greedy --attempts 200`.

Attempts are numbered: the number chooses vehicle and hero, so that all sixteen pairs come evenly, and with the chapter
the luck, so that every difficulty and every bot meets the same. Each result is a line of the results file as soon as
it is there; attempts that are in the file already are not played again.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise, takewhile
from pathlib import Path
from typing import NamedTuple

from chicane.bots import bot
from chicane.core.chance import Luck, weighted
from chicane.core.registry import find
from chicane.core.step import CHANCE
from chicane.core.view import seen_by
from chicane.lab.interval import wilson
from chicane.lab.workers import spread

CHOICES = {option.name: option.choices for option in find("wreckland").options}
DIFFICULTIES = ["learner", "trucker", "ace"]
ALL = "all"


class Attempt(NamedTuple):
    """One attempt to be made."""

    bot: str
    chapter: str
    difficulty: str
    number: int

    @property
    def vehicle(self) -> str:
        return CHOICES["vehicle"][self.number % 4]

    @property
    def hero(self) -> str:
        return CHOICES["hero"][self.number // 4 % 4]


class Outcome(NamedTuple):
    """How it went."""

    attempt: Attempt
    won: bool
    round: int
    turn: int


def play(attempt: Attempt) -> Outcome:
    """Make one attempt."""
    setup = {"chapter": attempt.chapter, "difficulty": attempt.difficulty}
    game = find("wreckland").start(1, {**setup, "vehicle": attempt.vehicle, "hero": attempt.hero})
    player, luck = bot(attempt.bot, str(attempt.number)), Luck(f"{attempt.chapter} {attempt.number}")
    while not game.over:
        if game.actor == CHANCE:
            weights = game.weights or [1] * len(game.menu)
            game.play(game.menu[weighted(weights, luck.below(sum(weights)))])
        else:
            view = seen_by(game, 0)
            game.play(player.choose(view, view.game.menu))
    return Outcome(attempt, bool(game.winners), getattr(game, "round", 0), getattr(game, "turn", 0))


def plan(options: argparse.Namespace) -> list[Attempt]:
    """All attempts that are asked for, evenly: a few of every chapter and difficulty, then a few more."""
    return [
        Attempt(options.bot, chapter, difficulty, number)
        for number in range(options.first, options.first + options.attempts)
        for difficulty in options.difficulties.split(",")
        for chapter in options.chapters.split(",")
    ]


def read(path: Path) -> list[Outcome]:
    """What is in the results file."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [Outcome(Attempt(*entry[:4]), *entry[4:]) for entry in map(json.loads, lines)]


def measured(attempts: list[Attempt], jobs: int, seconds: float) -> Iterator[Outcome]:
    """Play the attempts, as many as can be begun in the time, in their order."""
    end = time.monotonic() + seconds
    return spread(play, takewhile(lambda _: time.monotonic() < end, attempts), jobs)


def share(outcomes: list[Outcome]) -> str:
    """A cell of a table: won, of how many, and the 95 % interval."""
    if not outcomes:
        return "-"
    won = sum(outcome.won for outcome in outcomes)
    low, high = wilson(won, len(outcomes))
    return f"{won / len(outcomes):.0%} of {len(outcomes)} ({low:.0%} - {high:.0%})"


def print_table(title: str, key: Callable[[Attempt], str], values: list[str], outcomes: list[Outcome]) -> None:
    """A table in Markdown: a row for each value and one for all, a column for each difficulty."""
    print(f"\n| {title} | {' | '.join(DIFFICULTIES)} |\n| --- |{' --- |' * len(DIFFICULTIES)}")
    for value in [*values, ALL]:
        mine = [outcome for outcome in outcomes if value in (key(outcome.attempt), ALL)]
        cells = [share([each for each in mine if each.attempt.difficulty == one]) for one in DIFFICULTIES]
        print(f"| {value} | {' | '.join(cells)} |")


def print_ratios(title: str, key: Callable[[Attempt], str], values: list[str], outcomes: list[Outcome]) -> None:
    """A table in Markdown: how often each value wins over all chapters and difficulties, over the mean of all."""
    mean = rate(outcomes)
    print(f"\n| {title} | attempts | won | of the mean | 95 % interval |\n| --- | --- | --- | --- | --- |")
    for value in values:
        mine = [outcome for outcome in outcomes if key(outcome.attempt) == value]
        if mine and mean:
            low, high = (bound / mean for bound in wilson(sum(each.won for each in mine), len(mine)))
            print(f"| {value} | {len(mine)} | {rate(mine):.0%} | {rate(mine) / mean:.2f} | {low:.2f} - {high:.2f} |")


def rate(outcomes: list[Outcome]) -> float:
    """The part of attempts that was won."""
    return sum(outcome.won for outcome in outcomes) / max(1, len(outcomes))


def alone(outcomes: list[Outcome], easier: str, harder: str) -> str:
    """Of attempts made with two difficulties: how many were won with the easier one only, and with the harder only."""
    won = {(one.attempt.number, one.attempt.difficulty): one.won for one in outcomes}
    both = [number for number, difficulty in won if difficulty == easier and (number, harder) in won]
    first = sum(won[number, easier] and not won[number, harder] for number in both)
    second = sum(won[number, harder] and not won[number, easier] for number in both)
    return f"{first} : {second} of {len(both)}"


def print_pairs(outcomes: list[Outcome]) -> None:
    """A table in Markdown: the same attempts with the next difficulty."""
    pairs = list(pairwise(DIFFICULTIES))
    print(f"\n| chapter | {' | '.join(f'{easier} : {harder}' for easier, harder in pairs)} |")
    print(f"| --- |{' --- |' * len(pairs)}")
    for chapter in CHOICES["chapter"]:
        mine = [outcome for outcome in outcomes if outcome.attempt.chapter == chapter]
        print(f"| {chapter} | {' | '.join(alone(mine, *pair) for pair in pairs)} |")


def report(outcomes: list[Outcome]) -> None:
    """The tables of all bots in the results."""
    for spec in sorted({outcome.attempt.bot for outcome in outcomes}):
        mine = [outcome for outcome in outcomes if outcome.attempt.bot == spec]
        print(f"\n## {spec}")
        print_table("chapter", lambda attempt: attempt.chapter, CHOICES["chapter"], mine)
        print_pairs(mine)
        print_table("vehicle", lambda attempt: attempt.vehicle, CHOICES["vehicle"], mine)
        print_table("hero", lambda attempt: attempt.hero, CHOICES["hero"], mine)
        print_ratios("vehicle", lambda attempt: attempt.vehicle, CHOICES["vehicle"], mine)
        print_ratios("hero", lambda attempt: attempt.hero, CHOICES["hero"], mine)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(prog="campaign", description="Measure how often a bot wins at Wreckland.")
    parser.add_argument("--bot", default="greedy", help="the spec of a bot (greedy)")
    parser.add_argument("--attempts", type=int, default=48, help="of each chapter and difficulty (48)")
    parser.add_argument("--first", type=int, default=0, help="number of the first attempt (0)")
    parser.add_argument("--chapters", default=",".join(CHOICES["chapter"]), help="such as 1,7 (all)")
    parser.add_argument("--difficulties", default=",".join(DIFFICULTIES), help="such as trucker (all)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no attempt after so many")
    parser.add_argument("--results", type=Path, default=Path("campaign.jsonl"), help="(campaign.jsonl)")
    options = parser.parse_args(arguments)
    outcomes = read(options.results)
    known = {outcome.attempt for outcome in outcomes}
    attempts = [attempt for attempt in plan(options) if attempt not in known]
    with options.results.open("a", encoding="utf-8") as file:
        for outcome in measured(attempts, options.jobs, options.seconds):
            outcomes.append(outcome)
            print(json.dumps([*outcome.attempt, outcome.won, outcome.round, outcome.turn]), file=file, flush=True)
    report(outcomes)
    return 0


if __name__ == "__main__":
    sys.exit(main())
