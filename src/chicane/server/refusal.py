"""A request that changes nothing, with the reason in words."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Arg, Message
from chicane.words import words

FORBIDDEN: Final = 403
NOT_FOUND: Final = 404
CONFLICT: Final = 409
BROKEN: Final = 503


class Refusal(Exception):
    """The reason, said in whatever language the asker speaks."""

    def __init__(self, message: Message, status: int = CONFLICT) -> None:
        super().__init__(message.key)
        self.message = message
        self.status = status

    def said(self, lang: str) -> str:
        """The reason in a language."""
        return words(lang).say(self.message)


def no(key: str, status: int = CONFLICT, **args: Arg) -> Refusal:
    """A refusal by the key of its reason."""
    return Refusal(Message(key, "", **args), status)
