"""Who may sit where: tokens for people, stored as hashes only, and the kinds of seats."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

from chicane.bots import bot
from chicane.core.errors import BadInput
from chicane.core.message import Message
from chicane.core.view import WATCHER
from chicane.words import words

HUMAN: Final = "human"
OPEN: Final = "open"
BOT: Final = "bot:"
TOKEN_BYTES: Final = 16


class Key(NamedTuple):
    """What is kept of a token: the seat it opens, and its hash."""

    seat: int
    hash: str


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is stored of a token; it has 128 random bits, so that no salt or slow hash is called for."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def seats_of(tokens: list[str], keys: list[Key]) -> set[int]:
    """The seats that some tokens open; every key is compared, in constant time."""
    given = [hashed(token) for token in tokens]
    return {key.seat for each in given for key in keys if hmac.compare_digest(each, key.hash)}


def link(table: str, token: str) -> str:
    """The address of a seat; behind the #, where no server or log ever sees the token."""
    return f"/#/t/{table}?k={token}"


def bot_spec(kind: str) -> str | None:
    """The bot of a seat, if one sits there."""
    return kind.removeprefix(BOT) if kind.startswith(BOT) else None


def check_kind(kind: str) -> str:
    """The kind of a seat, if there is such a kind."""
    spec = bot_spec(kind)
    if spec is not None:
        bot(spec)
    elif kind not in (HUMAN, OPEN):
        raise BadInput(f"a seat is for 'human', 'open' or 'bot:greedy', not {kind!r}")
    return kind


def name_of(name: str, seat: int, kind: str, lang: str) -> str:
    """The name of a seat: the one given, or one made of its number and what sits there."""
    clean = "".join(each for each in " ".join(name.split()) if each.isprintable())
    if clean:
        return clean
    spec = bot_spec(kind)
    if spec is None:
        return words(lang).say(Message("player", player=seat + 1))
    return words(lang).say(Message("server-bot-name", bot=bot_label(spec, lang), player=seat + 1))


def bot_label(spec: str, lang: str) -> str:
    """What a bot is called: its name in words, with whatever the spec adds to it."""
    name, _, argument = spec.partition(":")
    key = f"server-bot-{name}"
    label = words(lang).say(Message(key)) if words(lang).has(key) else name
    return f"{label} {argument}" if argument else label


def may_act(seats: set[int]) -> bool:
    """Whether somebody among the seats is more than a watcher."""
    return any(seat != WATCHER for seat in seats)
