"""Who meets whom: every bot on every seat, and the same dice for all of them."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple


class Task(NamedTuple):
    """One game to play; equal tasks give equal games."""

    game: str
    bots: tuple[str, ...]  # by seat
    setup: tuple[tuple[str, str], ...]
    seed: str
    number: int


class Tournament(NamedTuple):
    """So many games of some bots; each has its number, and the number says all about it."""

    game: str
    kinds: tuple[str, ...]
    players: int
    setup: tuple[tuple[str, str], ...]
    seed: str
    games: int

    def task(self, number: int) -> Task:
        """A game by its number."""
        lineups = self.lineups()
        seed = f"{self.seed}-{number // len(lineups)}"
        return Task(self.game, lineups[number % len(lineups)], self.setup, seed, number)

    def tasks(self) -> list[Task]:
        """All games."""
        return [self.task(number) for number in range(self.games)]

    def lineups(self) -> list[tuple[str, ...]]:
        """The bots by seat, for all games that share their dice: each bot sits on each seat of each company."""
        return [company[first:] + company[:first] for company in self.companies() for first in range(len(company))]

    def companies(self) -> list[tuple[str, ...]]:
        """Who plays together: all of them, as often as it takes to fill the seats; of too many, every choice."""
        if len(self.kinds) > self.players:
            return list(combinations(self.kinds, self.players))
        return [tuple(self.kinds[seat % len(self.kinds)] for seat in range(self.players))]
