"""A step: something still to be done, as plain data that is never changed once made."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar

from chicane.core.message import Message
from chicane.core.native import mypyc_attr

if TYPE_CHECKING:
    from chicane.core.engine import Game

NOBODY: Final = -2  # the step runs by itself
CHANCE: Final = -1  # the dice decide

G = TypeVar("G", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Who decides, what may be chosen, what happens, and what is said of it.

    The fields of a step are the parameters of its constructor, kept under the same names.
    """

    __slots__ = ()

    @classmethod
    def __class_getitem__(cls, game: object) -> type[Self]:
        """The class itself: which game a step belongs to matters to whoever checks types only."""
        return cls

    def actor(self, game: G) -> int:
        """The seat that must choose, CHANCE, or NOBODY."""
        return NOBODY

    def options(self, game: G) -> list[Step[Any]]:
        """What may be chosen; each option is itself a step. Never changes the state."""
        raise NotImplementedError(f"{type(self).__name__} offers no options")

    def weights(self, game: G) -> list[int] | None:
        """For CHANCE: how often each option comes; None when all are equal."""
        return None

    def run(self, game: G) -> None:
        """Do it: change the state, then `game.do(...)` what follows."""
        raise NotImplementedError(f"{type(self).__name__} can't run")

    def parse(self, game: G, text: str) -> Step[Any] | None:
        """The option with this text form, or None."""
        for option in game.menu:
            if option.text(game) == text:
                return option
        return None

    def text(self, game: G) -> str:
        """The short form of an option, the same in log, menu and test."""
        raise NotImplementedError(f"{type(self).__name__} has no text form")

    def label(self, game: G) -> Message:
        """What the option means, in a menu."""
        raise NotImplementedError(f"{type(self).__name__} has no label")

    def prompt(self, game: G) -> Message:
        """What is asked of the actor."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing")

    def coming(self, game: G) -> Message:
        """What is about to happen, said to whoever may answer it with a card."""
        raise NotImplementedError(f"{type(self).__name__} is not offered to cards")

    def tell(self, game: G) -> Message | None:
        """What the commentator says as the step runs, if anything; asked just before it runs."""
        return None

    def at_once(self) -> bool:
        """Whether the seats decide this in secret at the same time, each without waiting for the others."""
        return False

    def hidden(self, seat: int) -> bool:
        """Whether this option, once chosen, is a secret to the seat."""
        return False

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and values(self) == values(other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, values(self)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, values(self)))})"


_fields: dict[type, tuple[str, ...]] = {}


def fields(kind: type) -> tuple[str, ...]:
    """The names of a step's fields, in the order of its constructor."""
    known = _fields.get(kind)
    if known is None:
        parameters = inspect.signature(kind).parameters.values()
        for each in parameters:
            if each.kind is each.KEYWORD_ONLY:
                raise TypeError(f"{kind.__name__}: {each.name!r} is keyword-only; a step is built again by position")
        known = tuple(each.name for each in parameters if each.kind is each.POSITIONAL_OR_KEYWORD)
        _fields[kind] = known
    return known


def values(step: Step[Any]) -> tuple[object, ...]:
    """The values of a step's fields, enough to build it again."""
    return tuple(getattr(step, name) for name in fields(type(step)))
