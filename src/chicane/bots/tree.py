"""The tree of a search: decisions with an arm for each option, and what came of every arm so far."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from chicane.core.step import Step

BELIEF: Final = 6.0  # tries that the judgement of an option at first sight counts for
LEAST: Final = 1e-6  # spread of judgements that are all alike


class Arm:
    """An option: what it looked like at first sight, and what came of it."""

    __slots__ = ("option", "prior", "then", "total", "tries", "worth")

    def __init__(self, option: Step[Any], worth: float) -> None:
        self.option = option
        self.worth = worth  # to whoever chooses, at first sight
        self.prior = 0.0  # how much of all tries it deserves by that
        self.tries = 0
        self.total = 0.0  # what came of it for whoever chooses, over all tries
        self.then = Node()


class Node:
    """A place in the tree: a decision with its arms, or dice with the ways in which they fell."""

    __slots__ = ("arms", "falls", "tries", "waiting")

    def __init__(self) -> None:
        self.arms: dict[Step[Any], Arm] = {}
        self.waiting: list[Step[Any]] = []  # options of a long menu that nobody has looked at yet
        self.falls: dict[Step[Any], Node] = {}
        self.tries = 0

    def fell(self, option: Step[Any]) -> Node:
        """Where dice lead to when they fall so."""
        known = self.falls.get(option)
        if known is None:
            known = self.falls[option] = Node()
        return known

    def add(self, arms: list[Arm]) -> None:
        """Options that were looked at: the better one looks beside the others, the more it will be tried."""
        self.arms.update({arm.option: arm for arm in arms})
        every = list(self.arms.values())
        most = max([arm.worth for arm in every])
        spread = most - sum([arm.worth for arm in every]) / len(every) + LEAST
        for arm in every:
            arm.prior = exp((arm.worth - most) / spread)
        whole = sum([arm.prior for arm in every])
        for arm in every:
            arm.prior /= whole

    def learn(self, arm: Arm, worth: float) -> None:
        """What came of an arm, this time."""
        arm.tries += 1
        arm.total += worth
        self.tries += 1

    def drift(self) -> float:
        """By how much arms came out better than they looked, on average over all tries."""
        return sum([arm.total - arm.tries * arm.worth for arm in self.arms.values()]) / max(1, self.tries)

    def promise(self, arm: Arm) -> float:
        """What an arm promises."""
        return promised(arm, self.drift())

    def best(self, arms: list[Arm], curiosity: float = 0.0) -> Arm:
        """The arm that promises most; with curiosity also one that was tried little for what it looks like (PUCT)."""
        reach, drift = curiosity * sqrt(self.tries + 1), self.drift()
        return max(arms, key=lambda arm: promised(arm, drift) + reach * arm.prior / (1 + arm.tries))


def promised(arm: Arm, drift: float) -> float:
    """What an arm looked like, set right by how far first sight was wrong beside it, and what came of it."""
    return (BELIEF * (arm.worth + drift) + arm.total) / (BELIEF + arm.tries)
