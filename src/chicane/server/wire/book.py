"""The rules of a game, told on pages."""

from __future__ import annotations

from msgspec import Struct

from chicane.server.wire.lobby import GameOption, GuideTitle


class PageTitle(Struct):
    """A page of a game's book by its id, with its paragraphs."""

    id: str
    title: str
    parts: list[str]


class BookShown(Struct):
    """What is in the book of a game."""

    game: str
    title: str
    pages: list[PageTitle]
    guides: list[GuideTitle] = []


class PartShown(Struct):
    """A paragraph, the IDs of its rules, and a picture as SVG where there is one."""

    text: str
    rules: list[str]
    picture: str


class SignShown(Struct):
    """Something that is drawn in the game: its name, what it means, its rule if it has one, and its picture as SVG."""

    name: str
    help: str
    rule: str
    picture: str


class AboutShown(Struct):
    """What something drawn is: its name, what it means, the icons on it, what is written on it, the rules behind it."""

    name: str
    texts: list[str]
    signs: list[SignShown]
    notes: list[str]
    rules: list[str]


class PageShown(Struct):
    """A page of a game's book."""

    id: str
    title: str
    parts: list[PartShown]
    signs: list[SignShown]
    options: list[GameOption]
