"""The rule catalogues: every rule of a game by its ID, as the docs list them in each language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import chicane
from chicane.words import LANGUAGES

RULE: Final = re.compile(r"- \*\*([A-Z]{2}-[A-Z]+-\d+)\*\* (.*?)(?: (\[[^]]*\]))?$")
REMARK: Final = re.compile(r" \((?:gap|lacune)[^()]*\)")  # what only the authors of a catalogue need to know
MARKUP: Final = re.compile(r"[*`](\S[^*`]*\S)[*`]")
COLONS: Final = {"fr": "\u00a0: "}  # between a heading and the one below it
PAGE: Final = re.compile(r"\bp(\d+(?:–p?\d+)?)")


class Rule:
    """One rule of a catalogue: its text, where it stands, and where it comes from."""

    def __init__(self, id: str, text: str, section: str, source: str) -> None:
        self.id = id
        self.text = text
        self.section = section
        self.source = source

    @property
    def plain(self) -> str:
        """The text as players read it, without markup and remarks about how it came to be."""
        return MARKUP.sub(r"\1", REMARK.sub("", self.text))

    def pages(self, language: str) -> str:
        """The pages of the rulebook in a language, or of the only rulebook; nothing where the source names none."""
        books = [part for part in self.source.strip("[]").split("; ") if not part.startswith(others(language))]
        return ", ".join(dict.fromkeys(page.replace("p", "") for book in books for page in PAGE.findall(book)))


def others(language: str) -> tuple[str, ...]:
    """How sources begin that are rulebooks in other languages."""
    return tuple(f"{each.upper()} " for each in LANGUAGES if each != language)


def folders() -> list[Path]:
    """Where catalogues may be: in the package, or in the docs of a checkout."""
    return [Path(str(files("chicane") / "content" / "rules")), Path(chicane.__file__).parents[2] / "docs" / "rules"]


def catalogue_names() -> list[str]:
    """The games that have a catalogue, whether they can be played yet or not."""
    return sorted({path.stem for folder in folders() for path in folder.glob("*.md")})


def path_in(folder: Path, game: str, language: str) -> Path:
    """Where a folder has the catalogue of a game: the first language on top, the others in folders of their own."""
    return (folder if language == LANGUAGES[0] else folder / language) / f"{game}.md"


@cache
def catalogue(game: str, language: str = LANGUAGES[0]) -> list[Rule]:
    """The rules of a game in the order of its catalogue; none where there is no catalogue."""
    for folder in folders():
        path = path_in(folder, game, language)
        if path.is_file():
            return read_catalogue(path.read_text(encoding="utf-8"), COLONS.get(language, ": "))
    return []


def read_catalogue(text: str, colon: str = ": ") -> list[Rule]:
    """The rules of a catalogue's text, each with the headings above it."""
    rules: list[Rule] = []
    chapter = section = ""
    for line in text.splitlines():
        if line.startswith("## "):
            chapter = section = line[3:].strip()
        elif line.startswith("### "):
            section = f"{chapter}{colon}{line[4:].strip()}"
        elif found := RULE.match(line):
            rules.append(Rule(found[1], found[2], section, found[3] or ""))
    return rules


def find_rule(game: str, id: str, language: str = LANGUAGES[0]) -> Rule | None:
    """A rule by its ID."""
    return next((rule for rule in catalogue(game, language) if rule.id == id), None)


def neighbours(game: str, rule: Rule, language: str = LANGUAGES[0]) -> tuple[Rule | None, Rule | None]:
    """The rules before and after a rule."""
    rules = catalogue(game, language)
    place = rules.index(rule)
    return rules[place - 1] if place else None, rules[place + 1] if place + 1 < len(rules) else None


def section_of(game: str, rule: Rule, language: str = LANGUAGES[0]) -> list[Rule]:
    """The rules under the same heading as a rule."""
    return [each for each in catalogue(game, language) if each.section == rule.section]


def matching(rules: list[Rule], wanted: str) -> list[Rule]:
    """The rules meant: an ID, the beginning of one (with or without the game's prefix), or a word of the text."""
    upper, lower = wanted.upper(), wanted.lower()
    ways = [
        [rule for rule in rules if rule.id == upper],
        [rule for rule in rules if rule.id.startswith((f"{upper}-", upper))],
        [rule for rule in rules if rule.id.partition("-")[2].startswith(upper)],
        [rule for rule in rules if lower in rule.plain.lower() or lower in rule.section.lower()],
    ]
    return next((found for found in ways if found), [])
