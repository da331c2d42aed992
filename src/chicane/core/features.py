"""What a seat sees of a position, as whole numbers in a fixed order, for programs that learn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

from chicane.core.engine import Game
from chicane.core.step import Step, fields

NOTHING: Final = -1  # where there is nothing to be seen
ASKED: Final = 4  # fields of the question that are shown

UNASKED: Final = [NOTHING] * ASKED

Parts = list[list[int]]
Looking = Callable[[Any, int], Parts]  # game, seat -> what it sees, in parts


class Feature:
    """Some numbers of one meaning: a name, how many there are, and what they say."""

    def __init__(self, name: str, size: int, about: str) -> None:
        self.name = name
        self.size = size
        self.about = about

    def names(self) -> list[str]:
        """A name for each number."""
        return [self.name] if self.size == 1 else [f"{self.name} {number}" for number in range(self.size)]


class Features:
    """What is seen of a game. It is looked at in parts, for most of a position is as it was a moment ago.

    A part may be shorter than its features, if there are several: the rest is nothing. A list that is given out is
    never changed later, so that the very same list means that nothing has changed.
    """

    def __init__(self, parts: list[list[Feature]], of: Looking) -> None:
        self.table = [feature for part in parts for feature in part]
        self.sizes = [sum([feature.size for feature in part]) for part in parts]
        self.size = sum(self.sizes)
        self.of = of

    def names(self) -> list[str]:
        """A name for each number."""
        return [name for feature in self.table for name in feature.names()]

    def numbers(self, game: Game, seat: int) -> list[int]:
        """All numbers that a seat sees."""
        found: list[int] = []
        for part, size in zip(self.of(game, seat), self.sizes, strict=True):
            found += part + [NOTHING] * (size - len(part))
        return found


QUESTION: Final = [
    Feature("seat", 1, "the seat that looks"),
    Feature("asked", 1, "1 if it is the seat's choice, else 0"),
    Feature("question", ASKED, "the first whole numbers of the question, such as which vehicle it is about"),
]


def question(game: Game, seat: int) -> list[int]:
    """Who looks, whether it is asked, and what the question says."""
    if game.actor != seat:
        return [seat, 0, *UNASKED]
    step = game.agenda[-1]
    return [seat, 1, *(_asked.get(type(step)) or asked_about(step))(step)]


Reader = Callable[[Step[Any]], Sequence[int]]

_asked: dict[type[Step[Any]], Reader] = {}


def asked_about(step: Step[Any]) -> Reader:
    """What reads the whole numbers among the first fields of such a question; remembered for the next of its kind."""
    names = [name for name in fields(type(step))[:ASKED] if isinstance(getattr(step, name), int)]
    _asked[type(step)] = reader(names)
    return _asked[type(step)]


def reader(names: list[str]) -> Reader:
    """What reads some fields; the rest is nothing."""
    rest = (NOTHING,) * (ASKED - len(names))
    if not names:
        return lambda step: rest
    read: Callable[[Step[Any]], Any] = attrgetter(*names)
    if len(names) == 1:
        return lambda step: (read(step), *rest)
    return read if len(names) == ASKED else lambda step: read(step) + rest
