"""What everything on the wire is made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Lang = Literal["en", "fr"]
NO_NUL = r"^[^\u0000]*$"  # no database keeps it
Name = Annotated[str, Meta(max_length=24, pattern=NO_NUL)]
Kind = Annotated[str, Meta(min_length=1, max_length=40, description="human, open, or bot:SPEC")]
ActId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
OptionText = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Seed = Annotated[
    str,
    Meta(max_length=100, pattern=NO_NUL, description="where the dice come from; secret dice, if there is none"),
]
Token = Annotated[str, Meta(max_length=64)]


class Problem(Struct):
    """What went wrong, and what to do."""

    error: str
