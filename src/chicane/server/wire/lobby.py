"""The lobby: games, options, bots."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Choice(Struct):
    """One choice of an option."""

    value: str
    label: str
    help: str


class GameOption(Struct):
    """A choice made before the game; the first one is the default.

    Where `by_seat` names a choice for each seat, every seat chooses for itself: the value is a word a seat, `a,b,a`.
    """

    name: str
    label: str
    help: str
    choices: list[Choice]
    by_seat: list[str] = []


class PresetShown(Struct):
    """A mix of options with a name; `players` is how many it is meant for, or 0 for any number."""

    id: str
    label: str
    help: str
    players: int


class LadderShown(Struct):
    """A campaign: the option that is climbed, those chosen once for all of it, and those chosen for each attempt."""

    rung: str
    kept: list[str]
    asked: list[str]


class StrengthShown(Struct):
    """How good a choice is at something: so much of the most there is."""

    text: str
    count: int
    most: int


class Portrait(Struct):
    """A picture of a choice that is made once for a whole campaign, as SVG."""

    option: str
    choice: str
    picture: str
    strengths: list[StrengthShown] = []


class GuideTitle(Struct):
    """A guided game, and what it teaches."""

    id: str
    title: str
    about: str


class GameCard(Struct):
    """A game in the lobby."""

    id: str
    title: str
    about: str
    players: tuple[int, int]
    options: list[GameOption]
    picture: str
    ladder: LadderShown | None = None
    presets: list[PresetShown] = []
    minutes: tuple[int, int] = (0, 0)
    weight: int = 0
    guides: list[GuideTitle] = []


class Reach(Struct):
    """Where others find this server; nowhere, if it listens to this computer only."""

    addresses: list[str]


class Link(Struct, forbid_unknown_fields=True):
    """A link to be drawn as a code."""

    link: Annotated[str, Meta(min_length=1, max_length=500)]


class BotCard(Struct):
    """A bot that can be asked to sit down."""

    spec: str
    label: str
    help: str
    strength: int  # the higher, the stronger
    level: str  # the same in a word
    usual: bool  # whom people meet who don't choose


class RuleText(Struct):
    """A rule of a catalogue, with the IDs of the rules before and after it."""

    id: str
    section: str
    text: str
    pages: str
    before: str
    after: str
