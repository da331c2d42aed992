"""Keyrings, and the ways to be told that it is one's turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from chicane.server.wire.base import NO_NUL, Lang, Token

TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=NO_NUL)]
Endpoint = Annotated[str, Meta(min_length=8, max_length=1000, pattern="^https?://[!-~]+$")]
Base64 = Annotated[str, Meta(min_length=1, max_length=200, pattern="^[A-Za-z0-9_=-]+$")]
Code = Annotated[str, Meta(min_length=6, max_length=6, pattern="^[0-9]{6}$")]
LETTERS = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL = "[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?"
Address = Annotated[  # as browsers take one, so that no mail program finds anything else in it
    str, Meta(max_length=200, pattern=rf"^({LETTERS}(\.{LETTERS})*@{LABEL}(\.{LABEL})*)?$")
]


class Ways(Struct):
    """How this server can tell somebody that it is their turn; `push` is its public key, if it can."""

    mail: bool
    push: str


class KeyringWanted(Struct, forbid_unknown_fields=True):
    """A keyring to be made; messages are in its language."""

    lang: Lang = "en"


class KeyringMade(Struct):
    """A new keyring, and the token that it is."""

    token: str
    link: str


class SeatsHeld(Struct):
    """The seats that a keyring opens at a table."""

    table: str
    game: str
    seats: list[int]


class KeyringShown(Struct):
    """What hangs on a keyring, and where its holder gets messages."""

    tables: list[SeatsHeld]
    mail: str
    devices: int  # that get pushes


class SeatsAdded(Struct, forbid_unknown_fields=True):
    """Seats to hang on a keyring, by tokens that open them."""

    table: TableId
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=12)]


class TableForgotten(Struct, forbid_unknown_fields=True):
    """A table that comes off a keyring."""

    table: TableId


class MailWanted(Struct, forbid_unknown_fields=True):
    """Where messages are to go by mail, once a code has come back from there; nowhere, if empty."""

    address: Address = ""
    lang: Lang = "en"


class MailCode(Struct, forbid_unknown_fields=True):
    """The code that came by mail."""

    code: Code


class PushWanted(Struct, forbid_unknown_fields=True):
    """A browser that wants pushes, as it says by itself."""

    endpoint: Endpoint
    p256dh: Base64
    auth: Base64


class PushUnwanted(Struct, forbid_unknown_fields=True):
    """A browser that wants no more pushes."""

    endpoint: Endpoint
