"""What is said of something drawn: the same words for the window in the browser and for `?` in the terminal."""

from __future__ import annotations

from typing import Any

from chicane.core.engine import Game
from chicane.core.inspect import SCENERY, About
from chicane.core.registry import Rules
from chicane.core.scene import BOARD, Piece
from chicane.words import Words


def about_piece(rules: Rules[Any], game: Game, piece: Piece | None, place: tuple[float, float] | None) -> list[About]:
    """What is printed at the place that is pointed at, where nothing but a board lies there; then what the piece is."""
    ground = rules.ground(game, *place) if place is not None and (piece is None or piece.role == BOARD) else None
    found = [] if piece is None else [rules.about(game, piece)]
    return [*([ground] if ground is not None else []), *found] or [SCENERY]


def title(about: About, words: Words) -> str:
    """What it is called, which stands alone and begins with a capital letter."""
    name = words.say(about.title or about.name)
    return name[:1].upper() + name[1:]


def told(about: About, words: Words) -> list[str]:
    """What it means by the rules, and how it is with it now."""
    name = [words.say(about.name)] if about.title is not None else []
    helps = [words.help(each) for each in [about.name, *about.means]]
    said = [*name, *helps, *[words.say(fact) for fact in about.facts]]
    return list(dict.fromkeys(text for text in said if text))


def noted(about: About, words: Words) -> list[str]:
    """What is written on it, with the joke last."""
    return words.notes(about.name)
