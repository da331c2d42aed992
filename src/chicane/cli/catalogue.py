"""`chicane games` and `chicane rules`: what there is to play, and by which rules."""

from __future__ import annotations

import argparse
from typing import Any

from chicane.cli.screen import Screen
from chicane.cli.wrong import wrong
from chicane.core.errors import one_of
from chicane.core.message import Message
from chicane.core.registry import Rules, find, names
from chicane.words.catalogue import Rule, catalogue, catalogue_names, matching


def show_rules(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane rules GAME [ID or word]`"""
    game: str = arguments.game
    if game not in catalogue_names():
        raise one_of("rules of a game called", game, catalogue_names(), "cli-rules-no-game")
    rules = catalogue(game, screen.words.language)
    wanted = " ".join(arguments.wanted)
    if not wanted:
        return show_sections(screen, game, rules)
    found = matching(rules, wanted)
    if not found:
        raise wrong("cli-rules-none", game=game, wanted=wanted)
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            screen.line(section, "bold")
        show_rule(screen, rule)
    return 0


def show_rule(screen: Screen, rule: Rule) -> None:
    """One rule, with the pages of the rulebook it comes from."""
    pages = rule.pages(screen.words.language)
    screen.paragraph(rule.plain, f"  {rule.id}  ", tail=screen.say("rule-pages", pages=pages) if pages else "")


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


def show_game(screen: Screen, rules: Rules[Any]) -> None:
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
            name = "" if option.by_seat else f"--option {option.name}="
            lead = f"    {name}{choice:<{width}}  "
            about = "" if rules.is_told_later(option) else f". {screen.words.help(Message(key))}"
            screen.paragraph(f"{screen.say(key)}{about}", lead, tail=usual)
        if option.by_seat:
            screen.paragraph(
                screen.say("cli-games-by-seat"), f"    --option {option.name}={','.join(option.choices)}  "
            )
    show_presets(screen, rules)
    screen.line()
    screen.line(f"  chicane play {rules.id}", "bold")


def show_presets(screen: Screen, rules: Rules[Any]) -> None:
    """Mixes of options with a name."""
    if not rules.presets:
        return
    screen.line()
    screen.paragraph(screen.say("cli-games-presets"), "  ")
    width = max(len(preset.id) for preset in rules.presets)
    for preset in rules.presets:
        key = f"{rules.id}-preset-{preset.id}"
        screen.paragraph(
            f"{screen.say(key)}. {screen.words.help(Message(key))}", f"    --preset {preset.id:<{width}}  "
        )
