"""Watch bots among themselves for what people hate: `python -m tools.watch thunder --levels easy,normal --games 30`.

Counted are vehicles lost by their own driver's choice, and which of them were thrown away: another option of the
same question kept them whatever the dice did, and no rival lost one by it. Then positions that come back (loops), games
that do not end or go on far beyond the others (stalls), and whether all begin in the same way.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import median
from typing import Any, Final

import chicane
from chicane.bots import bot
from chicane.bots.search import rolled
from chicane.core.chance import Luck
from chicane.core.codec import digest
from chicane.core.engine import CAPPED, Game
from chicane.core.registry import find
from chicane.core.step import CHANCE, Step

OWN: Final = ("-lost", "-wrecked", "-out")  # how the words end that tell of a vehicle of one's own that is gone,
RIVAL: Final = ("-gone", "-stopped")  # and of a rival's
TRIES: Final = 6  # in which dice must spare what another option keeps
AGAIN: Final = 3  # times that a position comes back before that is a loop
LONG: Final = 3  # times as many choices as the middle game: a stall
OPENING: Final = 3  # choices of the first player


def losses(before: Game, after: Game, seat: int, endings: tuple[str, ...]) -> float:
    """How many vehicles were lost between two positions."""
    changes = before.rules.outcome(before, after, seat)
    return sum(change.amount for change in changes if change.words.endswith(endings))


def led_to(game: Game, option: Step[Any], luck: Luck) -> Game:
    """The game once an option was chosen and the dice that it set rolling have come to rest."""
    copy = game.copy()
    copy.play(option)
    while not copy.over and copy.actor == CHANCE:
        rolled(copy, luck)
    return copy


def is_kept(game: Game, seat: int, taken: Step[Any], luck: Luck) -> bool:
    """Whether another option would have lost nothing, whatever the dice."""
    others = [option for option in game.rules.prospects(game, game.menu) if option != taken]
    return any(all(losses(game, led_to(game, option, luck), seat, OWN) <= 0 for _ in range(TRIES)) for option in others)


class Watch:
    """What was seen in all games of a bot."""

    def __init__(self, name: str, spec: str, players: int) -> None:
        self.name, self.spec, self.players = name, spec, players
        self.luck = Luck(f"watch {spec}")
        self.count: Counter[str] = Counter()
        self.lengths: list[int] = []
        self.openings: Counter[tuple[str, ...]] = Counter()

    def play(self, seed: str) -> None:
        """One game, the bot in all seats."""
        match = chicane.new(self.name, players=self.players, seed=seed)
        seats = [bot(self.spec, f"{seed} {seat}") for seat in range(self.players)]
        met: Counter[str] = Counter()
        opening: list[str] = []
        choices = 0
        while (seat := match.to_act) is not None:
            before, view = match.game.copy(), match.seen_by(seat)
            met[digest(before)] += 1
            option = seats[seat].choose(view, view.game.menu)
            if len(opening) < OPENING and len(before.menu) > 1:
                opening.append(option.text(before))
            match.play(option)
            self.judge(before, match.game, seat, option)
            choices += 1
        self.lengths.append(choices)
        self.openings[tuple(opening)] += 1
        self.count["loops"] += sum(times >= AGAIN for times in met.values())
        self.count["endless"] += match.game.reason == CAPPED

    def judge(self, before: Game, after: Game, seat: int, option: Step[Any]) -> None:
        """What came of a choice."""
        own, rivals = losses(before, after, seat, OWN), losses(before, after, seat, RIVAL)
        self.count["lost"] += int(max(0.0, own) + max(0.0, rivals))
        if own > 0:
            self.count["own choice"] += int(own)
            self.count["thrown away"] += int(own) * (rivals <= 0 and is_kept(before, seat, option, self.luck))

    def told(self) -> str:
        """A line for all games."""
        long = sum(length > LONG * median(self.lengths) for length in self.lengths)
        opening, times = self.openings.most_common(1)[0]
        count = self.count
        return (
            f"{self.name}, {self.players}, {self.spec}: {len(self.lengths)} games; {count['lost']} vehicles lost, "
            f"{count['own choice']} by their own driver's choice, {count['thrown away']} thrown away; "
            f"{count['loops']} loops; {count['endless']} without an end, {long} far longer than the others "
            f"(middle {median(self.lengths):.0f}, longest {max(self.lengths)} choices); "
            f"{len(self.openings)} openings, the commonest {times} times ({', '.join(opening)})"
        )


def main(arguments: list[str] | None = None) -> int:
    """A line for each level or spec."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--levels", default="easy,normal", help="levels or other specs, with commas")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", default="watch")
    given = parser.parse_args(arguments)
    rules = find(given.game)
    for spec in given.levels.split(","):
        watch = Watch(given.game, spec, given.players or rules.usual_players({}))
        for number in range(given.games):
            watch.play(f"{given.seed}-{number}")
        print(watch.told(), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
