"""What can go wrong, said in one line that names the place."""

from __future__ import annotations

import re
from typing import Final

from chicane.core.message import Arg, Message

LONGEST: Final = 100  # characters of what somebody sent or named, in a message
QUOTED: Final = re.compile(rf"(['\"`])((?:(?!\1).){{{LONGEST}}})(?:(?!\1).)+\1")  # on one line
LONG_WORD: Final = re.compile(rf"([^\s'\"`…/]{{{LONGEST}}})[^\s'\"`…/]+")  # or a part of a path


def clipped(text: str) -> str:
    """A message in which whatever is quoted or written in one word is cut where nobody would read on."""
    return LONG_WORD.sub(r"\1…", QUOTED.sub(r"\1\2…\1", text))


class BadInput(ValueError):
    """Something a person or a file gave us is wrong; the text names what and where.

    `message` says the same to clients with words of their own.
    """

    def __init__(self, text: str, message: Message | None = None) -> None:
        super().__init__(clipped(text))
        self.message = message and about_file(message.key, **message.args)


class Fault(str):
    """What can't be true of a position; `message` says the same to clients with words of their own."""

    message: Message

    def __new__(cls, text: str, message: Message) -> Fault:
        fault = super().__new__(cls, text)
        fault.message = message
        return fault


class BadLine(BadInput):
    """A line of several is wrong; `index` says which."""

    def __init__(self, index: int, error: BadInput) -> None:
        super().__init__(str(error), error.message)
        self.index = index


class BadFile(BadInput):
    """A file that can't be used."""


class IllegalOption(BadInput):
    """The option is not on the menu now."""


class StuckGame(Exception):
    """A rule went round in circles: a fault of ours or of a card, never of a player."""


def one_of(kind: str, name: str, known: list[str], key: str = "", **args: Arg) -> BadInput:
    """The error for an unknown name, with the nearest known one; the key is of words that say so."""
    import difflib

    near = difflib.get_close_matches(name, known, 1)
    names = ", ".join(known)
    hint = f"did you mean {near[0]!r}?" if near else f"known: {names or 'none'}"
    said = Message("unknown-near", name=near[0]) if near else Message("unknown-known", names=names or "–")
    about = (
        Message(key, "", name=name, hint=said, **args)
        if key
        else Message("unknown-thing", kind=kind.replace(" ", "-"), name=name, hint=said)
    )
    return BadInput(f"no {kind} {name!r}; {hint}", about)


def about_file(key: str, **args: Arg) -> Message:
    """A message about a file; what stands in it is cut where nobody would read it."""
    return Message(key, "", **{name: arg[:LONGEST] if isinstance(arg, str) else arg for name, arg in args.items()})


def reason(error: Exception) -> Arg:
    """Why something went wrong, to be said within another message: in any language where that is possible."""
    if isinstance(error, BadInput) and error.message is not None:
        return error.message
    if isinstance(error, OSError):
        kind = next((key for known, key in OS_ERRORS.items() if isinstance(error, known)), "")
        return Message(f"file-why-{kind}") if kind else error.strerror or str(error)
    return str(error)


OS_ERRORS: dict[type[OSError], str] = {
    FileNotFoundError: "missing",
    PermissionError: "denied",
    IsADirectoryError: "folder",
    NotADirectoryError: "missing",
}


def unreadable(file: object, error: OSError) -> BadFile:
    """A file that can't be read."""
    message = about_file("file-unreadable", file=str(file), why=reason(error))
    return BadFile(f"{file}: can't be read: {error.strerror}", message)


def unwritable(file: object, error: OSError | ValueError) -> BadFile:
    """A file that can't be written."""
    message = about_file("file-unwritable", file=str(file), why=reason(error))
    return BadFile(f"{file}: can't be written: {getattr(error, 'strerror', error)}", message)


def not_text(file: object) -> BadFile:
    """A file of something else than text."""
    return BadFile(f"{file}: not a text file", about_file("file-not-text", file=str(file)))
