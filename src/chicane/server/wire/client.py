"""Live: what clients send."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from chicane.server.wire.base import ActId, Lang, OptionText, SeatNumber, Seq, Token


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """Who is there, and what they have seen already."""

    tokens: Annotated[list[Token], Meta(max_length=13)]
    seen: Seq = 0
    lang: Lang = "en"
    upright: bool = False  # whether the screen is: only then it is told where things lie there


class Act(Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """An option chosen."""

    act_id: ActId
    seq: Seq
    option: OptionText


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """The last act is to be taken back."""

    act_id: ActId
    seq: Seq


class Speak(Struct, tag_field="t", tag="lang", forbid_unknown_fields=True):
    """Another language, please, or the screen was turned."""

    lang: Lang
    upright: bool = False


class HintWanted(Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """What would a bot choose here?"""

    seq: Seq


class Look(Struct, tag_field="t", tag="look", forbid_unknown_fields=True):
    """Whoever sits on the seat looks at the screen, and nobody else does."""

    seat: SeatNumber


class ReachWanted(Struct, tag_field="t", tag="reach", forbid_unknown_fields=True):
    """Where can the piece be driven that is in question, and what do the options lead to?"""

    seq: Seq


class InspectWanted(Struct, tag_field="t", tag="inspect", forbid_unknown_fields=True):
    """What is this? A piece by its id, a place of the picture, or both; `ask` comes back with the answer."""

    ask: Seq
    piece: Annotated[str, Meta(max_length=100)] = ""
    x: float | None = None
    y: float | None = None


FromClient = Hello | Act | Undo | Speak | HintWanted | Look | ReachWanted | InspectWanted
