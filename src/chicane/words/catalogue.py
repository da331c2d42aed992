"""The rule catalogues: every rule of a game by its ID, as the docs list them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import chicane

RULE: Final = re.compile(r"- \*\*([A-Z]{2}-[A-Z]+-\d+)\*\* (.*?)(?: (\[[^]]*\]))?$")


class Rule:
    """One rule of a catalogue: its text, where it stands, and where it comes from."""

    def __init__(self, id: str, text: str, section: str, source: str) -> None:
        self.id = id
        self.text = text
        self.section = section
        self.source = source


def folders() -> list[Path]:
    """Where catalogues may be: in the package, or in the docs of a checkout."""
    return [Path(str(files("chicane") / "content" / "rules")), Path(chicane.__file__).parents[2] / "docs" / "rules"]


def catalogue_names() -> list[str]:
    """The games that have a catalogue, whether they can be played yet or not."""
    return sorted({path.stem for folder in folders() for path in folder.glob("*.md")})


@cache
def catalogue(game: str) -> list[Rule]:
    """The rules of a game in the order of its catalogue; none where there is no catalogue."""
    for folder in folders():
        path = folder / f"{game}.md"
        if path.is_file():
            return read_catalogue(path.read_text(encoding="utf-8"))
    return []


def read_catalogue(text: str) -> list[Rule]:
    """The rules of a catalogue's text, each with the headings above it."""
    rules: list[Rule] = []
    chapter = section = ""
    for line in text.splitlines():
        if line.startswith("## "):
            chapter = section = line[3:].strip()
        elif line.startswith("### "):
            section = f"{chapter}: {line[4:].strip()}"
        elif found := RULE.match(line):
            rules.append(Rule(found[1], found[2], section, found[3] or ""))
    return rules


def find_rule(game: str, id: str) -> Rule | None:
    """A rule by its ID."""
    return next((rule for rule in catalogue(game) if rule.id == id), None)


def matching(rules: list[Rule], wanted: str) -> list[Rule]:
    """The rules meant: an ID, the beginning of one (with or without the game's prefix), or a word of the text."""
    upper, lower = wanted.upper(), wanted.lower()
    ways = [
        [rule for rule in rules if rule.id == upper],
        [rule for rule in rules if rule.id.startswith((f"{upper}-", upper))],
        [rule for rule in rules if rule.id.partition("-")[2].startswith(upper)],
        [rule for rule in rules if lower in rule.text.lower() or lower in rule.section.lower()],
    ]
    return next((found for found in ways if found), [])
