"""Words for the wire: what was said once is not worked out again."""

from __future__ import annotations

from typing import Final

from chicane.core.kept import Kept, Key
from chicane.core.letters import MARK, spelt
from chicane.core.message import Message
from chicane.words import words

_texts: Final[Kept[str]] = Kept(60_000)
_drawings: Final[Kept[str]] = Kept(4_000)


def say(message: Message, lang: str) -> str:
    """The message in a language."""
    return said(message, lang, message.said_of())


def tell(message: Message, lang: str) -> str:
    """The message as sentences."""
    return _texts.get((lang, "told", *message.said_of()), lambda: words(lang).tell(message))


def explain(message: Message, lang: str) -> str:
    """What the message means by the rules, and what its names stand for."""
    return explained(message, lang, message.said_of())


def taught(message: Message, lang: str) -> tuple[str, str]:
    """The message in a language, and what it means."""
    key = message.said_of()
    return tell(message, lang), explained(message, lang, key)


def said(message: Message, lang: str, key: Key) -> str:
    """The message, whose key is known."""
    return _texts.get((lang, *key), lambda: words(lang).say(message))


def explained(message: Message, lang: str, key: Key) -> str:
    """What the message means, whose key is known."""
    return _texts.get((lang, "help", *key), lambda: words(lang).explain(message))


def spell(markup: str, lang: str) -> str:
    """A drawing with its letters in a language."""
    if MARK.search(markup) is None:
        return markup
    return _drawings.get((markup, lang), lambda: spelt(markup, lambda words: say(words, lang)))
