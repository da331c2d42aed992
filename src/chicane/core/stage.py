"""The story of an attempt as a page that fills the screen, and what speaks for a choice that is kept."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from chicane.core.message import Message
from chicane.core.scene import Scene

Mood = Literal["before", "won", "lost"]
BEFORE: Final[Mood] = "before"
WON: Final[Mood] = "won"
LOST: Final[Mood] = "lost"


class Number(NamedTuple):
    """A number worth knowing, and what it counts."""

    number: int
    words: Message  # with the same number as its `count`


class Stage(NamedTuple):
    """What is told before an attempt, or after it."""

    mood: Mood
    title: Message
    who: Message  # it is about
    lines: tuple[Message, ...]
    numbers: tuple[Number, ...]
    picture: Scene


class Strength(NamedTuple):
    """How good a choice is at something: so much of the most there is."""

    words: Message
    has: int
    most: int
