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
    return _texts.get((lang, *key_of(message)), lambda: words(lang).say(message))


def explain(message: Message, lang: str) -> str:
    """What the message means by the rules, and what its names stand for."""
    return _texts.get((lang, "help", *key_of(message)), lambda: words(lang).explain(message))
