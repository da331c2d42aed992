"""Patterns of dice: which pieces pay for a cost (WL-COST)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from chicane.wreckland.icons import ANY_DICE, RUN, TOTAL, TWO_PAIRS

Sources = tuple[tuple[int, ...], ...]  # each a die or card, as the pieces it can be
Payment = tuple[int, ...]


def may_grow(pattern: int, number: int, values: tuple[int, ...]) -> bool:
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


def is_whole(pattern: int, number: int, values: tuple[int, ...]) -> bool:
    """Whether values that are part of a pattern are all of it."""
    return sum(values) == number if pattern == TOTAL else len(values) == number


def ways_to_pay(pattern: int, number: int, sources: Sources, first: int, paid: Payment) -> Iterator[Payment]:
    """Every payment once: of equal dice or cards the first ones are taken."""
    values = tuple(piece % 10 for piece in paid)
    if paid and is_whole(pattern, number, values):
        yield paid
        return
    for index in range(first, len(sources)):
        if index > first and sources[index] == sources[index - 1]:
            continue
        for piece in sources[index]:
            if may_grow(pattern, number, (*values, piece % 10)):
                yield from ways_to_pay(pattern, number, sources, index + 1, (*paid, piece))


@lru_cache(4096)
def payments(pattern: int, number: int, sources: Sources) -> tuple[Payment, ...]:
    """All different payments of a cost, each as its pieces in order."""
    found = ways_to_pay(pattern, number, sources, 0, ())
    return tuple(sorted({tuple(sorted(payment)) for payment in found}))


@lru_cache(8192)
def is_affordable(pattern: int, number: int, sources: Sources) -> bool:
    """Whether there is any payment."""
    return next(ways_to_pay(pattern, number, sources, 0, ()), None) is not None
