"""Who meets whom with what: every bot on every seat, every mix of what is compared, the same dice for all of them."""

from __future__ import annotations

from itertools import combinations, product
from typing import NamedTuple

from chicane.core.registry import find

Setup = tuple[tuple[str, str], ...]  # every option with its choice


class Task(NamedTuple):
    """One game to play; equal tasks give equal games."""

    game: str
    bots: tuple[str, ...]  # by seat
    setup: Setup
    seed: str
    number: int
    each: tuple[str, ...] = ()  # the options that are compared


class Tournament(NamedTuple):
    """So many games of some bots; each has its number, and the number says all about it."""

    game: str
    kinds: tuple[str, ...]
    players: int
    setup: Setup
    seed: str
    games: int
    each: tuple[str, ...] = ()  # options of which every choice is played

    def task(self, number: int) -> Task:
        """A game by its number."""
        lineups, setups = self.lineups(), self.setups()
        round, place = divmod(number, len(lineups) * len(setups))
        setup = setups[place // len(lineups)]
        return Task(self.game, lineups[place % len(lineups)], setup, f"{self.seed}-{round}", number, self.each)

    def tasks(self) -> list[Task]:
        """All games."""
        return [self.task(number) for number in range(self.games)]

    def lineups(self) -> list[tuple[str, ...]]:
        """The bots by seat, for all games that share their dice: each bot sits on each seat of each company."""
        turns = [company[first:] + company[:first] for company in self.companies() for first in range(len(company))]
        return turns if len(self.kinds) > 1 else turns[:1]

    def companies(self) -> list[tuple[str, ...]]:
        """Who plays together: all of them, as often as it takes to fill the seats; of too many, every choice."""
        if len(self.kinds) > self.players:
            return list(combinations(self.kinds, self.players))
        return [tuple(self.kinds[seat % len(self.kinds)] for seat in range(self.players))]

    def setups(self) -> list[Setup]:
        """The mixes of options: what seats chose on each seat, and every choice of what is compared."""
        options = {option.name: option for option in find(self.game).options}
        choices = [
            turned(choice) if options[name].by_seat else options[name].choices if name in self.each else [choice]
            for name, choice in self.setup
        ]
        names = [name for name, _ in self.setup]
        return [tuple(zip(names, mix, strict=True)) for mix in product(*choices)]


def turned(choice: str) -> list[str]:
    """What seats chose, in all the ways to hand it on from seat to seat."""
    words = choice.split(",")
    return list(dict.fromkeys(",".join(words[first:] + words[:first]) for first in range(len(words))))
