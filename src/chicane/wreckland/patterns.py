"""Patterns of dice: which pieces pay for a cost (WL-COST)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from chicane.wreckland.icons import ANY_DICE, RUN, TOTAL, TWO_PAIRS

Sources = tuple[tuple[int, ...], ...]  # each a die or card, as the pieces it can be
Payment = tuple[int, ...]

ALL: Final = 1_000_000  # no cost has as many payments


def may_grow(pattern: int, number: int, values: list[int]) -> bool:
    """Whether values, in the order chosen, are part of the pattern or all of it."""
    if pattern == TOTAL:
        return sum(values) <= number  # met exactly (WL-COST-02, WL-COST-03)
    if len(values) > number:
        return False
    if pattern == ANY_DICE:  # WL-COST-04
        return True
    kinds = set(values)
    if pattern == RUN:  # consecutive, without going round (WL-COST-05..07)
        return len(kinds) == len(values) and max(values) - min(values) < number
    if pattern == TWO_PAIRS:  # four equal dice will do (WL-COST-08, WL-COST-09)
        return len(kinds) == 1 or (len(kinds) == 2 and all(values.count(value) <= 2 for value in kinds))
    return len(kinds) == 1  # WL-COST-01, WL-COST-10, WL-COST-11


def is_whole(pattern: int, number: int, values: list[int]) -> bool:
    """Whether values that are part of a pattern are all of it."""
    return sum(values) == number if pattern == TOTAL else len(values) == number


class Purse:
    """Collects the payments of a cost, until there are enough of them."""

    def __init__(self, pattern: int, number: int, sources: Sources, enough: int) -> None:
        self.pattern = pattern
        self.number = number
        self.sources = sources
        self.enough = enough
        self.found: list[list[int]] = []
        self.pay(0, [], [])

    def pay(self, first: int, paid: list[int], values: list[int]) -> None:
        """Every payment once: of equal dice or cards the first ones are taken."""
        if paid and is_whole(self.pattern, self.number, values):
            self.found.append(paid)
            return
        before: tuple[int, ...] = ()
        for index in range(first, len(self.sources)):
            source = self.sources[index]
            if source != before:
                self.pay_with(source, index + 1, paid, values)
            before = source

    def pay_with(self, source: tuple[int, ...], rest: int, paid: list[int], values: list[int]) -> None:
        """Every payment that goes on with a die or card."""
        for piece in source:
            more = [*values, piece % 10]
            if len(self.found) < self.enough and may_grow(self.pattern, self.number, more):
                self.pay(rest, [*paid, piece], more)


@lru_cache(4096)
def payments(pattern: int, number: int, sources: Sources) -> tuple[Payment, ...]:
    """All different payments of a cost, each as its pieces in order."""
    found = Purse(pattern, number, sources, ALL).found
    return tuple(sorted({tuple(sorted(payment)) for payment in found}))


@lru_cache(8192)
def is_affordable(pattern: int, number: int, sources: Sources) -> bool:
    """Whether there is any payment."""
    return bool(Purse(pattern, number, sources, 1).found)
