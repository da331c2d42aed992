"""Who may sit where: tokens for people, stored as hashes only, and the kinds of seats."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Final, NamedTuple

from chicane.bots import bot
from chicane.bots.level import CHARACTERS
from chicane.core.errors import BadInput
from chicane.core.message import Message
from chicane.words import LANGUAGES, words

HUMAN: Final = "human"
OPEN: Final = "open"
BOT: Final = "bot:"
TOKEN_BYTES: Final = 16
REMEMBERED: Final = 1000  # tables


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
        message = Message("server-wrong-seat", kind=kind, bot=f"{BOT}greedy")
        raise BadInput(f"a seat is for 'human', 'open' or 'bot:greedy', not {kind!r}", message)
    return kind


def cleaned(name: str) -> str:
    """A name on one line, of signs that can be seen; empty for a seat without one."""
    return "".join(each for each in " ".join(name.split()) if each.isprintable())


def name_of(name: str, seat: int, kind: str, alias: Message | None) -> str | Message:
    """What a seat is called: its name, or that of the commentator, or its number and what sits there."""
    spec = bot_spec(kind)
    if not name and alias is not None:
        return alias
    if name or spec is None:
        return name or Message("player", player=seat + 1)
    return Message("server-bot-name", bot=bot_label(spec), player=seat + 1)


def called(names: list[str], kinds: list[str], lang: str, aliases: list[Message | None] | None = None) -> list[str]:
    """The names of all seats in a language; without kinds, all are people."""
    return list(called_once(tuple(names), tuple(kinds), lang, tuple(aliases or [None] * len(names))))


@lru_cache(REMEMBERED)
def called_once(
    names: tuple[str, ...], kinds: tuple[str, ...], lang: str, aliases: tuple[Message | None, ...]
) -> tuple[str, ...]:
    """The same, not worked out for every picture."""
    known = kinds or (HUMAN,) * len(names)
    found = [name_of(name, seat, known[seat], aliases[seat]) for seat, name in enumerate(names)]
    return tuple(words(lang).say(name) if isinstance(name, Message) else name for name in found)


def bot_label(spec: str) -> str | Message:
    """What a bot is called: its name in words, with whatever the spec adds to it."""
    name, _, more = spec.partition(":")
    if more in CHARACTERS:
        return Message(f"server-bot-{more}")
    key = f"server-bot-{name}"
    label = Message(key) if words(LANGUAGES[0]).has(key) else name
    return Message("server-bot-with", bot=label, more=more) if more else label
