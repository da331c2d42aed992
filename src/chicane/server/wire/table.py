"""A table, and what is sent to it without a socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from chicane.server.wire.base import NO_NUL, ActId, OptionText, SeatNumber, Seq


class SeatShown(Struct):
    """A seat as everybody may know it."""

    seat: int
    name: str
    kind: str
    stand_in: str | None
    connected: bool
    away: int | None
    you: bool
    badge: str = ""
    alias: str = ""  # what the commentator calls it


class Summary(Struct):
    """How a table stands."""

    table: str
    game: str
    title: str
    seats: list[SeatShown]
    seq: int
    ply: int
    over: bool
    to_act: int | None
    winners: list[int]
    seed: str | None
    commitment: str
    seeded: bool
    created: str
    rematch: str | None
    secrets: bool = False
    options: dict[str, str] = {}  # what the game was set up with
    days: int = 0  # that a choice may take


class ActWanted(Struct, forbid_unknown_fields=True):
    """An option chosen, for the position with this number."""

    act_id: ActId
    seq: Seq
    option: OptionText


class UndoWanted(Struct, forbid_unknown_fields=True):
    """The last act is to be taken back."""

    act_id: ActId
    seq: Seq


class NameWanted(Struct, forbid_unknown_fields=True):
    """What a player wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=24, pattern=NO_NUL)]


class StandInWanted(Struct, forbid_unknown_fields=True):
    """A bot is to play for a seat whose player is away."""

    seat: SeatNumber
    bot: Annotated[str, Meta(min_length=1, max_length=30)] = "greedy"


class Nothing(Struct, forbid_unknown_fields=True):
    """No more needs to be said."""


class Accepted(Struct):
    """An act was written down."""

    act_id: str
    seq: int


class Written(Struct):
    """Something was written down."""

    seq: int


class TableLink(Struct):
    """Another table."""

    table: str
