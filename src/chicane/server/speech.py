"""Words for the wire: what was said once is not worked out again."""

from __future__ import annotations

from typing import Final

from chicane.core.kept import Kept, Key
from chicane.core.message import Message
from chicane.words import words

_texts: Final[Kept[str]] = Kept(60_000)


def key_of(message: Message) -> Key:
    """What the text of a message depends on."""
    if not message.args:
        return (message.key,)
    args = [(name, key_of(arg) if isinstance(arg, Message) else arg) for name, arg in message.args.items()]
    return (message.key, *args)


def say(message: Message, lang: str) -> str:
    """The message in a language."""
    return said(message, lang, key_of(message))


def explain(message: Message, lang: str) -> str:
    """What the message means by the rules, and what its names stand for."""
    return explained(message, lang, key_of(message))


def taught(message: Message, lang: str) -> tuple[str, str]:
    """The message in a language, and what it means."""
    key = key_of(message)
    return said(message, lang, key), explained(message, lang, key)


def said(message: Message, lang: str, key: Key) -> str:
    """The message, whose key is known."""
    return _texts.get((lang, *key), lambda: words(lang).say(message))


def explained(message: Message, lang: str, key: Key) -> str:
    """What the message means, whose key is known."""
    return _texts.get((lang, "help", *key), lambda: words(lang).explain(message))
