"""Words for the wire: what was said once is not worked out again."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.words import words

REMEMBERED: Final = 20_000  # texts

Key = tuple[object, ...]

_texts: dict[Key, str] = {}


def key_of(message: Message) -> Key:
    """What the text of a message depends on."""
    if not message.args:
        return (message.key,)
    args = [(name, key_of(arg) if isinstance(arg, Message) else arg) for name, arg in message.args.items()]
    return (message.key, *args)


def say(message: Message, lang: str) -> str:
    """The message in a language."""
    key = (lang, *key_of(message))
    if key not in _texts:
        keep(key, words(lang).say(message))
    return _texts[key]


def explain(message: Message, lang: str) -> str:
    """What the message means by the rules, and what its names stand for."""
    key = (lang, "help", *key_of(message))
    if key not in _texts:
        keep(key, words(lang).explain(message))
    return _texts[key]


def keep(key: Key, text: str) -> None:
    """Remember a text; when there are too many, all are forgotten."""
    if len(_texts) >= REMEMBERED:
        _texts.clear()
    _texts[key] = text
