"""What the engine says, in English and French: one Fluent file per game and language (`en/chariot.ftl`)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from chicane.core.errors import BadInput
from chicane.core.message import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")
HELP: Final = "help"  # the attribute that explains an option


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
        self.bundle = read(language)

    def has(self, key: str) -> bool:
        """Whether the language has words for this key."""
        return self.bundle.has_message(key)

    def say(self, message: Message) -> str:
        """The message as a sentence or a name."""
        return self.write(message, None)

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


def read(language: str) -> FluentBundle:
    """All files of a language; a line that is not Fluent or a key used twice is an error that names the file."""
    try:
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax import ast
    except ImportError as error:
        raise ImportError("words need fluent.runtime: pip install chicane[play]") from error
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("chicane") / "words" / language
    for file in sorted((each for each in folder.iterdir() if each.name.endswith(".ftl")), key=lambda each: each.name):
        place = f"words/{language}/{file.name}"
        for entry in FluentResource(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{place}: {(entry.content or '').strip()!r} is not Fluent")
            if isinstance(entry, ast.Message) and bundle.has_message(entry.id.name):
                raise ValueError(f"{place}: {entry.id.name!r} has words already")
            bundle.add_resource(ast.Resource([entry]))
    return bundle
