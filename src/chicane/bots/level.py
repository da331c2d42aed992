"""Opponents for people: four levels, mapped to bots by each game, and characters who weigh things in their own way."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from chicane.bots.bot import Bot, Factory, bot, register
from chicane.core.errors import one_of
from chicane.core.step import Step
from chicane.core.view import View

LEVELS: Final = ["easy", "normal", "hard", "brutal"]  # from the weakest to the strongest
USUAL_LEVEL: Final = "normal"
EASY: Final = "easy"  # beginners have no character yet
PLAYED_AT: Final = "hard"  # the level at which lobbies offer characters


class Character(NamedTuple):
    """Somebody to race against: a sign, and the taste by which they weigh; words have the name and the temperament."""

    id: str
    sign: str
    taste: str


CHARACTERS: Final = {
    each.id: each
    for each in (
        Character("hammer", "⚒", "aggressive"),
        Character("prudence", "☂", "careful"),
        Character("dash", "➤", "fast"),
        Character("zigzag", "↯", "chaotic"),
    )
}


class LevelBot(Bot):
    """Plays every game as that game's own table of levels says."""

    def __init__(self, seed: str, level: str, taste: str) -> None:
        super().__init__(seed)
        self.seed = seed
        self.level = level
        self.taste = taste
        self.players: dict[str, Bot] = {}  # by game

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        rules = view.game.rules
        if rules.id not in self.players:
            self.players[rules.id] = bot(with_taste(rules.levels[self.level], self.taste), self.seed)
        return self.players[rules.id].choose(view, options)


def with_taste(spec: str, taste: str) -> str:
    """The spec of a bot, weighing by a taste."""
    return f"{spec}{'/' if ':' in spec else ':'}{taste}" if taste else spec


def taste_of(level: str, character: str) -> str:
    """By what a character weighs at a level; empty for nobody in particular."""
    if not character:
        return ""
    if character not in CHARACTERS:
        raise one_of("character", character, list(CHARACTERS), "unknown-character")
    return "" if level == EASY else CHARACTERS[character].taste


def at_level(level: str) -> Factory:
    """`hard`, `hard:hammer`"""

    def made(argument: str, seed: str) -> Bot:
        return LevelBot(seed, level, taste_of(level, argument))

    return made


def register_levels() -> None:
    """Make every level known as a bot."""
    for strength, level in enumerate(LEVELS, 1):
        register(level, at_level(level), strength)


def opponents() -> list[str]:
    """The specs that lobbies offer, from the weakest to the strongest, characters after them."""
    return [*LEVELS, *[f"{PLAYED_AT}:{id}" for id in CHARACTERS]]
