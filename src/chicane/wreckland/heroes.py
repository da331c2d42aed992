"""Heroes as they are printed: a skill of their own, and how they bend the rules (WL-HERO)."""

from __future__ import annotations

from typing import Final

from chicane.core.content import Field, read_content
from chicane.wreckland.bends import Twists
from chicane.wreckland.equipment import file_text, read_id
from chicane.wreckland.icons import CHOICE, EFFECTS, PLAYER, read_effects

LIMITS: Final = ["turn", "chase", "game"]
PER_TURN: Final = 0
PER_CHASE: Final = 1
PER_GAME: Final = 2


class Hero:
    """One hero card; times is 0 for a hero whose skill is always at work."""

    def __init__(self, field: Field) -> None:
        table = field.table(("id", "origin"), ("skill", "bends", "windows"))
        self.id = read_id(table)
        self.times = self.per = 0
        self.effects: tuple[int, ...] = ()
        if "skill" in table:
            skill = table["skill"].table(("times", "per", "effects"))
            self.times = skill["times"].whole(1, 9)
            self.per = LIMITS.index(skill["per"].one_of(tuple(LIMITS)))
            self.effects = read_effects(skill["effects"], PLAYER)
        elif "bends" not in table and "windows" not in table:
            field.refuse("must have a skill, bends or windows")
        self.twists = Twists(self.id, table)
        only = EFFECTS[self.effects[0]] if len(self.effects) == 1 else None
        self.choices = only.of if only and only.do == CHOICE else [self.effects]  # what the skill may be used for


def read_heroes(text: str, file: str) -> list[Hero]:
    """The heroes of a content file."""
    return [Hero(field) for field in read_content(text, file).table(("hero",))["hero"].items()]


HEROES: Final[list[Hero]] = read_heroes(file_text("heroes.toml"), "heroes.toml")
