"""How often the seats win that chose something: `python -m tools.balance wreckage --pick 'take .*' --pick 'fit .*'`.

Where every option is such a pick, it is drawn at random, so that all are measured alike; the bot chooses the rest.
"""

import argparse
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import starmap
from multiprocessing import get_context
from typing import Any, NamedTuple

from chicane.bots import Bot, bot
from chicane.cli.seats import options, split
from chicane.cli.sim import wilson
from chicane.core.chance import Luck
from chicane.core.match import new
from chicane.core.registry import names
from chicane.core.step import Step
from chicane.core.view import View, seen_by


class Seat(NamedTuple):
    """What one seat picked, what it won, and what is fair with so many players."""

    picks: frozenset[str]
    won: float
    fair: float
    reason: str


class Picker(Bot):
    """Draws the picks that are measured and leaves the rest to another bot."""

    def __init__(self, spec: str, seed: str, patterns: list[str]) -> None:
        super().__init__(seed)
        self.inner = bot(spec, seed)
        self.draws = Luck(f"picks {seed}")
        self.pattern = re.compile("|".join(f"(?:{each})" for each in patterns))
        self.picks: set[str] = set()

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        texts = [option.text(view.game) for option in options]
        if not all(map(self.pattern.fullmatch, texts)):
            return self.inner.choose(view, options)
        drawn = self.draws.below(len(options))
        self.picks.add(texts[drawn])
        return options[drawn]


def play(game: str, players: int, setup: dict[str, object], spec: str, seed: str, patterns: list[str]) -> list[Seat]:
    """Play one game to its end."""
    match = new(game, players=players, seed=seed, options=setup)
    pickers = [Picker(spec, f"{seed} {seat}", patterns) for seat in range(players)]
    while (seat := match.to_act) is not None:
        view = seen_by(match.game, seat)
        match.play(pickers[seat].choose(view, view.game.menu))
    assert match.result is not None
    winners, reason = match.result.winners, match.result.reason
    won = [(seat in winners) / max(1, len(winners)) for seat in range(players)]
    return [Seat(frozenset(each.picks), won[seat], 1 / players, reason) for seat, each in enumerate(pickers)]


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


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(prog="balance", description="How often the seats win that chose something.")
    parser.add_argument("game", choices=names())
    parser.add_argument("--pick", action="append", required=True, help="a pattern of option texts; may be repeated")
    parser.add_argument("--games", type=int, default=100, help="how many games with each number of players (100)")
    parser.add_argument("--players", default="2", help="numbers of players, such as 2,3,4 (2)")
    parser.add_argument("--bot", default="greedy", help="who chooses the rest (greedy)")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, NAME=CHOICE")
    parser.add_argument("--seed", default="1", help="what all luck comes from (1)")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play (1)")
    given = parser.parse_args(arguments)
    setup = options(given.option)
    games = [
        (given.game, int(players), setup, given.bot, f"{given.seed}-{players}-{number}", given.pick)
        for players in split(given.players)
        for number in range(given.games)
    ]
    if given.workers == 1:
        played = list(starmap(play, games))
    else:
        with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
            played = list(pool.map(play, *zip(*games, strict=True)))
    print("| pick | seats | of fair share | 95 % interval |\n| --- | --- | --- | --- |")
    print("\n".join(line for _, line in rows([seat for seats in played for seat in seats])))
    return 0


if __name__ == "__main__":
    sys.exit(main())
