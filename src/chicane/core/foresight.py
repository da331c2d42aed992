"""What options would lead to, for whoever chooses: places on the board, and a note for each of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from chicane.core.message import Message
from chicane.core.reach import FREE

PRIZE: Final = "prize"  # a tone beside those of prices: something to be won

Outline = tuple[float, ...]  # of an area: x and y in turn


class End(NamedTuple):
    """Where a piece may come to stand."""

    x: float
    y: float
    angle: float = 0.0
    tone: str = FREE


class Mark(NamedTuple):
    """Words at a place."""

    x: float
    y: float
    words: Message
    tone: str = FREE


class Prospect(NamedTuple):
    """What an option leads to; without an option, what counts for the whole question."""

    option: str = ""
    note: Message | None = None
    tone: str = FREE
    areas: tuple[Outline, ...] = ()
    ends: tuple[End, ...] = ()
    marks: tuple[Mark, ...] = ()


class Foresight(NamedTuple):
    """What all options of a question lead to, and the piece to be shown at their ends."""

    prospects: tuple[Prospect, ...] = ()
    ghost: str = ""  # drawn around its own origin
