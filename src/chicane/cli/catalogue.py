"""`chicane games` and `chicane rules`: what there is to play, and by which rules."""

from __future__ import annotations

import argparse
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import chicane
from chicane.cli.screen import Screen
from chicane.core.errors import BadInput, one_of
from chicane.core.message import Message
from chicane.core.registry import Rules, find, names

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


def show_rules(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane rules GAME [ID or word]`"""
    game: str = arguments.game
    if game not in catalogue_names():
        raise one_of("rules of a game called", game, catalogue_names())
    rules = catalogue(game)
    wanted = " ".join(arguments.wanted)
    if not wanted:
        return show_sections(screen, game, rules)
    found = matching(rules, wanted)
    if not found:
        raise BadInput(f"{game}: no rule has the ID or the word {wanted!r}; 'chicane rules {game}' lists the sections")
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            screen.line(section, "bold")
        show_rule(screen, rule)
    return 0


def show_rule(screen: Screen, rule: Rule) -> None:
    """One rule, with the place of the rulebook it comes from."""
    screen.paragraph(rule.text, f"  {rule.id}  ", tail=rule.source)


def show_sections(screen: Screen, game: str, rules: list[Rule]) -> int:
    """The sections of a catalogue, with the beginning of their IDs and how many rules they hold."""
    sections: dict[str, list[Rule]] = {}
    for rule in rules:
        sections.setdefault(rule.section, []).append(rule)
    screen.table(
        [
            [screen.say("cli-rules-count"), screen.say("cli-rules-ids"), screen.say("cli-rules-section")],
            *[[f"{len(held):>5}", kinds(held), section] for section, held in sections.items()],
        ]
    )
    screen.line()
    screen.paragraph(screen.say("cli-rules-closing", game=game, count=len(rules), example=rules[0].id))
    return 0


def kinds(rules: list[Rule]) -> str:
    """What the IDs of some rules begin with."""
    return " ".join(dict.fromkeys(rule.id.rpartition("-")[0] for rule in rules))


def show_games(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane games`"""
    for name in names():
        if screen.words.has(f"{name}-title"):  # a game that is still being built has no words yet
            show_game(screen, find(name))
    return 0


def show_game(screen: Screen, rules: Rules) -> None:
    """A game with its options and their choices."""
    title = screen.words.say(rules.title())
    players = screen.say("cli-games-players", least=rules.min_players, most=rules.max_players)
    screen.line(screen.say("cli-games-title", id=rules.id, title=title, players=players), "bold")
    screen.paragraph(screen.say(f"{rules.id}-about"), "  ")
    for option in rules.options:
        key = f"{rules.id}-option-{option.name}"
        screen.line()
        screen.paragraph(screen.words.help(Message(key)), f"  {screen.say('cli-games-option', option=Message(key))} ")
        width = max(len(choice) for choice in option.choices)
        for choice in option.choices:
            key = f"{rules.id}-option-{option.name}-{choice}"
            usual = screen.say("cli-games-usual") if choice == option.choices[0] else ""
            lead = f"    --option {option.name}={choice:<{width}}  "
            screen.paragraph(f"{screen.say(key)}. {screen.words.help(Message(key))}", lead, tail=usual)
    screen.line()
    screen.line(f"  chicane play {rules.id}", "bold")
