"""A game looked at afterwards."""

from __future__ import annotations

from msgspec import Struct


class TurnShown(Struct):
    """What changed somebody's chances most, in words; chances are in hundredths."""

    ply: int
    text: str
    seat: int
    before: int
    after: int


class MistakeShown(Struct):
    """A choice, what was better and why; its cost is in hundredths of a win."""

    ply: int
    seat: int
    chosen: str
    better: str
    cost: int
    why: str


class ReviewShown(Struct):
    """Everybody's chances after each ply, in hundredths, turning points and mistakes."""

    chances: list[list[int]]
    turns: list[TurnShown]
    mistakes: list[MistakeShown]
