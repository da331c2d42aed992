"""A table to be opened."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from chicane.server.wire.base import Kind, Lang, Name, Seed


class SeatWanted(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat."""

    kind: Kind
    name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    seed: Seed | None = None
    lang: Lang = "en"
    preset: Annotated[str, Meta(max_length=40)] = ""  # what `options` does not name is as it says
    days: Annotated[int, Meta(ge=0, le=30)] = 0  # that a choice may take; none where everybody sits there at once


class Upload(Struct, forbid_unknown_fields=True):
    """A game file to go on with, or to look at."""

    file: dict[str, Any]
    lang: Lang = "en"


class SeatMade(Struct):
    """A seat of a new table; people's seats have a token, and a link for whoever sits there."""

    seat: int
    kind: str
    name: str
    token: str | None
    link: str | None


class Watch(Struct):
    """The way in for those who only watch."""

    token: str
    link: str


class TableMade(Struct):
    """A table that was opened."""

    table: str
    seats: list[SeatMade]
    watch: Watch
    commitment: str
    chosen: str = ""  # the options that are not as usual, in words
