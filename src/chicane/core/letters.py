"""Letters on pieces, in the language of whoever looks: marked in the drawing, and put in when it is shown."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Final

from chicane.core.message import Message

Say = Callable[[Message], str]

MARK: Final = re.compile(r"⟦([\w-]+)\|(\w+)⟧")


def lettered(key: str, plain: str) -> str:
    """The mark of a letter: the key of its words, and what it is without words."""
    return f"⟦{key}|{plain}⟧"


def spelt(markup: str, say: Say | None) -> str:
    """A drawing with its letters."""
    if "⟦" not in markup:
        return markup
    return MARK.sub(lambda mark: cased(escape(say(Message(mark[1]))), mark[2]) if say else mark[2], markup)


def cased(letter: str, plain: str) -> str:
    """A letter, small where it is small without words."""
    return letter.lower() if plain.islower() else letter
