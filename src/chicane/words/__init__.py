"""What the engine says, in English and French: one Fluent file per game and language (`en/chariot.ftl`)."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from chicane.core.errors import BadInput
from chicane.core.message import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "fr")
HELP: Final = "help"  # the attribute that explains an option
ENTRY: Final = re.compile(r"^(?=([a-zA-Z][\w-]*) *=)", re.MULTILINE)
SENTENCE: Final = re.compile(r"^\w|(?<=[.!?]\s)\w")  # how sentences begin
REFERENCE: Final = re.compile(r"\{ *([a-z][\w-]*)")  # to other words, among others


class MissingWords(KeyError):
    """A message that a language does not have: a fault of ours, never passed over in silence."""

    def __str__(self) -> str:
        return str(self.args[0])


class Words:
    """One language: says messages, and explains those that have an explanation."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"no language {language!r}; known: {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = bundle(language)
        self.unread = texts(language)  # by key, until somebody asks for it: to read all of them takes long

    def has(self, key: str) -> bool:
        """Whether the language has words for this key."""
        return key in self.unread or self.bundle.has_message(key)

    def read(self, key: str) -> None:
        """Read the words of a key and those they refer to; what is not Fluent is an error that names the file."""
        place, text = self.unread.get(key, ("", ""))
        if not text:
            return
        for other in REFERENCE.findall(text):
            self.read(other)
        self.bundle.add_resource(parsed(place, text))
        self.unread.pop(key, None)  # last, and with care: there are other threads

    def say(self, message: Message) -> str:
        """The message as a sentence or a name."""
        return self.write(message, None)

    def tell(self, message: Message) -> str:
        """The message as sentences, which begin with a capital letter, even where a name comes first."""
        return SENTENCE.sub(lambda found: found[0].upper(), self.say(message))

    def help(self, message: Message) -> str:
        """What the message means by the rules; nothing where the words give no explanation."""
        return self.write(message, HELP)

    def complaint(self, error: BadInput) -> str:
        """What is wrong, in this language where there are words for it."""
        return str(error) if error.message is None else self.say(error.message)

    def notes(self, message: Message) -> list[str]:
        """What the words say about the names in a message, such as a card: one sentence or more for each."""
        found: list[str] = []
        for arg in message.args.values():
            if isinstance(arg, Message):
                about = self.help(arg)
                note = [self.say(Message("about-name", name=arg, help=about))] if about else self.notes(arg)
                found += [each for each in note if each not in found]
        return found

    def explain(self, message: Message) -> str:
        """The help of a message, and what there is to say about the names in it."""
        return " ".join([text for text in [self.help(message), *self.notes(message)] if text])

    def write(self, message: Message, attribute: str | None) -> str:
        """The text of a message, or of one of its attributes; messages among the arguments are said first."""
        key, _, part = message.key.partition(".")
        if not self.has(key):
            raise MissingWords(f"{self.language}: no words for {message.key!r}")
        self.read(key)
        entry = self.bundle.get_message(key)
        attribute = attribute or part or None
        pattern = entry.value if attribute is None else entry.attributes.get(attribute)
        if pattern is None:
            if attribute is not None:
                return ""
            raise MissingWords(f"{self.language}: {message.key!r} says nothing")
        args = {name: self.say(arg) if isinstance(arg, Message) else arg for name, arg in message.args.items()}
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.language}, {message.key}: {errors[0]}")
        return str(text)


@cache
def words(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)


def bundle(language: str) -> FluentBundle:
    """What knows a language, and no words yet."""
    try:
        from fluent.runtime import FluentBundle
    except ImportError as error:
        raise ImportError("words need fluent.runtime: pip install chicane[play]") from error
    return FluentBundle([language], use_isolating=False)


def texts(language: str) -> dict[str, tuple[str, str]]:
    """Where the words of each key stand, and what stands there; a key used twice is an error that names the file."""
    found: dict[str, tuple[str, str]] = {}
    folder = files("chicane") / "words" / language
    for file in sorted((each for each in folder.iterdir() if each.name.endswith(".ftl")), key=lambda each: each.name):
        place = f"words/{language}/{file.name}"
        _, *entries = ENTRY.split(file.read_text("utf-8"))
        for key, text in zip(entries[::2], entries[1::2], strict=True):
            if key in found:
                raise ValueError(f"{place}: {key!r} has words already")
            found[key] = place, text
    return found


def parsed(place: str, text: str) -> Resource:
    """Words as the bundle wants them."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{place}: {(entry.content or '').strip()!r} is not Fluent")
    return resource
