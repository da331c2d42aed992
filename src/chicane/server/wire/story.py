"""A page of the story of a campaign."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class NumberShown(Struct):
    """A number worth knowing, and what it counts."""

    count: int
    text: str


class StoryPage(Struct):
    """What is told before an attempt or after it, with a picture as SVG."""

    mood: Literal["before", "won", "lost"]
    title: str
    who: str
    lines: list[str]
    numbers: list[NumberShown]
    picture: str
