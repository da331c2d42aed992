"""`? NAME` at the table: what something on the board is, in the same words as in the browser."""

from __future__ import annotations

from typing import Any, Final

from chicane.cli.catalogue import show_rule
from chicane.cli.screen import Screen
from chicane.core.engine import Game
from chicane.core.inspect import About
from chicane.core.registry import Rules
from chicane.words.book import named
from chicane.words.catalogue import find_rule
from chicane.words.inspect import noted, title, told

MOST: Final = 3  # things that are explained at once; of more only the names are told


def things(screen: Screen, rules: Rules[Any], game: Game, names: list[str]) -> dict[str, About]:
    """All that lies on the board, and every sign of the legend, by name."""
    pieces = [rules.about(game, piece) for piece in rules.scene(game, names).pieces]
    found = {title(about, screen.words): about for about in pieces}
    return found | {named(sign, screen.words.language): About(sign.name) for sign in rules.legend()}


def inspect(screen: Screen, rules: Rules[Any], game: Game, names: list[str], wanted: str) -> bool:
    """Say what fits the words that were typed; False where nothing does."""
    known, lower = things(screen, rules, game, names), wanted.lower()
    fitting = [name for name in known if lower == name.lower()] or [name for name in known if lower in name.lower()]
    if len(fitting) > MOST:
        screen.paragraph(screen.say("cli-play-things", count=len(fitting), text=wanted))
        for name in fitting:
            screen.paragraph(name, "  ")
    else:
        for name in fitting:
            show(screen, rules, name, known[name])
    return bool(fitting)


def show(screen: Screen, rules: Rules[Any], name: str, about: About) -> None:
    """One thing: its name, what there is to say of it, its icons, its rules."""
    screen.paragraph(name, style="bold")
    for text in told(about, screen.words):
        screen.paragraph(text, "  ")
    for sign in about.signs:
        helped = screen.words.help(sign.name)
        screen.paragraph(f"{named(sign, screen.words.language)}. {helped}".strip(), "  - ")
    for text in noted(about, screen.words):
        screen.paragraph(text, "  ")
    for id in about.rules:
        rule = find_rule(rules.id, id, screen.words.language)
        if rule is not None:
            show_rule(screen, rule)
