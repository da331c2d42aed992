"""Patterns of dice: which pieces pay for a cost (WL-COST)."""

from __future__ import annotations

from typing import Final

from chicane.wreckland.icons import ANY_DICE, RUN, TOTAL, TWO_PAIRS

Sources = tuple[tuple[int, ...], ...]  # each a die or card, as the pieces it can be; equal ones side by side
Payment = tuple[int, ...]

ALL: Final = 1_000_000  # no cost has as many payments
TOTALS: Final = (1 << 31) - 1  # no cost is a higher total than 30


class Purse:
    """Collects the payments of a cost, until there are enough of them."""

    def __init__(self, pattern: int, number: int, sources: Sources, enough: int) -> None:
        self.pattern = pattern
        self.number = number
        self.enough = enough
        self.pieces: list[int] = []  # all there are, in order
        self.kinds: list[int] = []  # which kind of die or card each of them is
        self.left: list[int] = []  # how many there are of each kind
        self.values: list[int] = []  # of what is paid by now
        self.total = 0
        self.paid: list[int] = []
        self.found: list[Payment] = []
        self.fill(sources)

    def fill(self, sources: Sources) -> None:
        """Count equal dice and cards."""
        before: tuple[int, ...] = ()
        for source in sources:
            if source == before:
                self.left[-1] += 1
                continue
            before = source
            for piece in source:
                self.pieces.append(piece)
                self.kinds.append(len(self.left))
            self.left.append(1)

    def fits(self, value: int) -> bool:
        """Whether a value goes with those that are paid."""
        if self.pattern == TOTAL:
            return self.total + value <= self.number  # met exactly (WL-COST-02, WL-COST-03)
        if self.pattern == ANY_DICE:  # WL-COST-04
            return True
        if self.pattern == RUN:  # consecutive, without going round (WL-COST-05..07)
            return all(0 < abs(value - other) < self.number for other in self.values)
        others = [other for other in self.values if other != value]
        if self.pattern == TWO_PAIRS and others:  # four equal dice will do (WL-COST-08, WL-COST-09)
            return len(others) <= 2 and len(self.values) - len(others) < 2 and others[0] == others[-1]
        return not others  # WL-COST-01, WL-COST-10, WL-COST-11

    def is_whole(self) -> bool:
        """Whether what is paid is enough."""
        return (self.total if self.pattern == TOTAL else len(self.values)) == self.number

    def pay(self, first: int) -> None:
        """Every payment once, with pieces in their order."""
        if self.is_whole():
            self.found.append(tuple(self.paid))
            return
        for index in range(first, len(self.pieces)):
            if len(self.found) < self.enough and self.left[self.kinds[index]] and self.fits(self.pieces[index] % 10):
                self.add(index)
                self.pay(index)
                self.take_back(index)

    def add(self, index: int) -> None:
        """One more piece is paid."""
        piece = self.pieces[index]
        self.left[self.kinds[index]] -= 1
        self.paid.append(piece)
        self.values.append(piece % 10)
        self.total += piece % 10

    def take_back(self, index: int) -> None:
        """The last piece is not paid after all."""
        self.left[self.kinds[index]] += 1
        self.paid.pop()
        self.total -= self.values.pop()


def payments(pattern: int, number: int, sources: Sources, paid: Payment = ()) -> list[Payment]:
    """What can be paid for a cost besides what is paid already, each as its pieces in order."""
    purse = Purse(pattern, number, sources, ALL)
    for piece in paid:
        purse.add(purse.pieces.index(piece))
    purse.paid = []
    purse.pay(0)
    return purse.found


def is_affordable(pattern: int, number: int, sources: Sources) -> bool:
    """Whether there is any payment."""
    if pattern == TOTAL:
        return bool(totals(sources) >> number & 1)
    if pattern == ANY_DICE:
        return len(sources) >= number
    purse = Purse(pattern, number, sources, 1)
    purse.pay(0)
    return bool(purse.found)


def totals(sources: Sources) -> int:
    """All totals that can be paid, as bits."""
    known = 1
    for source in sources:
        before = known
        for piece in source:
            known |= before << piece % 10
        known &= TOTALS
    return known
