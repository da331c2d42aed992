"""How often the seats win that chose something: `python -m tools.balance wreckage --pick 'take .*' --pick 'fit .*'`.

Where every option is such a pick, it is drawn at random, so that all are measured alike; with `--chosen` the bot takes
it too. The bot chooses the rest. Seats are told apart by who picks first, second and so on. What a pattern has in
brackets is counted as well: `--pick 'take (red|blue|green|yellow) .*'` tells how the colours do.
"""

import argparse
import re
import sys
from collections import Counter
from statistics import mean, median
from typing import Any, NamedTuple

from chicane.bots import Bot, bot
from chicane.cli.seats import options, split
from chicane.core.chance import Luck
from chicane.core.match import new
from chicane.core.registry import find, names
from chicane.core.step import Step
from chicane.core.view import View, seen_by
from chicane.lab.interval import wilson
from chicane.lab.workers import spread


class Task(NamedTuple):
    """One game to play."""

    game: str
    players: int
    setup: dict[str, object]
    bot: str
    seed: str
    patterns: list[str]
    chosen: bool = False  # by the bot, not drawn
    length: str = ""  # the fact that says how long it took


class Seat(NamedTuple):
    """What one seat picked, what it won, and what is fair with so many players."""

    picks: frozenset[str]
    won: float
    fair: float


class Played(NamedTuple):
    """One game: its seats, how it ended, and how long it took."""

    seats: list[Seat]
    reason: str
    length: int


class Picker(Bot):
    """Draws the picks that are measured, or notes them, and leaves the rest to another bot."""

    def __init__(self, task: Task, seat: int) -> None:
        super().__init__(f"{task.seed} {seat}")
        self.inner = bot(task.bot, f"{task.seed} {seat}")
        self.draws = Luck(f"picks {task.seed} {seat}")
        self.chosen = task.chosen
        self.pattern = re.compile("|".join(f"(?:{each})" for each in task.patterns))
        self.picks: set[str] = set()

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        texts = [option.text(view.game) for option in options]
        if not all(map(self.pattern.fullmatch, texts)):
            return self.inner.choose(view, options)
        drawn = self.draws.below(len(options))
        option = self.inner.choose(view, options) if self.chosen else options[drawn]
        found = self.pattern.fullmatch(option.text(view.game))
        assert found is not None
        self.picks.update([found[0], *filter(None, found.groups())])
        return option


def play(task: Task) -> Played:
    """Play one game to its end."""
    match = new(task.game, players=task.players, seed=task.seed, options=task.setup)
    pickers = [Picker(task, seat) for seat in range(task.players)]
    order: list[int] = []
    while (seat := match.to_act) is not None:
        view = seen_by(match.game, seat)
        match.play(pickers[seat].choose(view, view.game.menu))
        if seat not in order and pickers[seat].picks:
            order.append(seat)
    assert match.result is not None
    winners = match.result.winners
    for place, seat in enumerate(order, 1):
        pickers[seat].picks.add(f"place {place} of {task.players}")
    won = [(seat in winners) / max(1, len(winners)) for seat in range(task.players)]
    seats = [Seat(frozenset(each.picks), won[seat], 1 / task.players) for seat, each in enumerate(pickers)]
    length = int(find(task.game).probe(match.game, task.length)) if task.length else 0
    return Played(seats, match.result.reason, length)


def rows(seats: list[Seat]) -> list[tuple[float, str]]:
    """A line for each pick: seats, share of wins over fair share, and its 95 % interval; the best first."""
    found = []
    for pick in sorted(set().union(*[seat.picks for seat in seats])):
        those = [seat for seat in seats if pick in seat.picks]
        wins, fair = sum(seat.won for seat in those), sum(seat.fair for seat in those) / len(those)
        low, high = (each / fair for each in wilson(wins, len(those)))
        ratio = wins / len(those) / fair
        found.append((ratio, f"| {pick} | {len(those)} | {ratio:.2f} | {low:.2f} - {high:.2f} |"))
    return sorted(found, reverse=True)


def lengths(played: list[Played]) -> str:
    """How long games took and how they ended, as a row by number of players."""
    found = sorted(game.length for game in played)
    first = sum(length <= 1 for length in found)
    low, high = wilson(first, len(found))
    ends = ", ".join(f"{reason} {count}" for reason, count in Counter(game.reason for game in played).most_common())
    took = f"{mean(found):.1f} | {median(found):g} | {found[-1]}"
    at_once = f"{first / len(found):.1%} ({low:.1%} - {high:.1%})"
    return f"| {len(played[0].seats)} | {len(played)} | {took} | {at_once} | {ends} |"


def tasks(given: argparse.Namespace) -> list[Task]:
    """The games that are asked for."""
    setup = options(given.option)
    return [
        Task(
            given.game, int(players), setup, given.bot, f"{given.seed}-{players}-{number}", given.pick, given.chosen,
            given.length,
        )
        for players in split(given.players)
        for number in range(given.games)
    ]  # fmt: skip


def report(played: list[Played], length: str) -> None:
    """The tables in Markdown: lengths by number of players, then a row for each pick."""
    if length:
        print(f"| players | games | {length}s, mean | median | most | over in the first | ends |")
        print("| --- | --- | --- | --- | --- | --- | --- |")
        for players in sorted({len(game.seats) for game in played}):
            print(lengths([game for game in played if len(game.seats) == players]))
        print()
    print("| pick | seats | of fair share | 95 % interval |\n| --- | --- | --- | --- |")
    print("\n".join(line for _, line in rows([seat for game in played for seat in game.seats])))


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(prog="balance", description="How often the seats win that chose something.")
    parser.add_argument("game", choices=names())
    parser.add_argument("--pick", action="append", required=True, help="a pattern of option texts; may be repeated")
    parser.add_argument("--chosen", action="store_true", help="the bot takes the picks too, instead of drawing them")
    parser.add_argument("--length", default="", help="the fact that says how long a game took, such as turn")
    parser.add_argument("--games", type=int, default=100, help="how many games with each number of players (100)")
    parser.add_argument("--players", default="2", help="numbers of players, such as 2,3,4 (2)")
    parser.add_argument("--bot", default="greedy", help="who chooses the rest (greedy)")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, NAME=CHOICE")
    parser.add_argument("--seed", default="1", help="what all luck comes from (1)")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play (1)")
    given = parser.parse_args(arguments)
    report(list(spread(play, tasks(given), given.workers)), given.length)
    return 0


if __name__ == "__main__":
    sys.exit(main())
