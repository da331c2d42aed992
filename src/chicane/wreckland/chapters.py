"""Chapters: the Boss board with its schedule and penalties, the Boss, mini-bosses and the twist (WL-CAMP-04)."""

from __future__ import annotations

from typing import Final

from chicane.core.content import Field, read_content
from chicane.core.errors import BadInput
from chicane.wreckland.bends import ROUNDS, Twists
from chicane.wreckland.enemies import BOSS_IDS, FOE_IDS, MINI_IDS
from chicane.wreckland.equipment import file_text, read_id
from chicane.wreckland.grid import DEALT, ZONES
from chicane.wreckland.icons import BOARD, read_effects

CHAPTER_FIELDS: Final = ("id", "origin", "boss", "boss_zone", "equipment", "enemies", "customise", "chase")
CHAPTER_EXTRAS: Final = ("minis", "bends", "windows")


class Chapter:
    """One chapter of the campaign book."""

    def __init__(self, field: Field) -> None:
        table = field.table(CHAPTER_FIELDS, CHAPTER_EXTRAS)
        if "bends" not in table and "windows" not in table:
            raise BadInput(f"{field.place}: must have bends or windows")  # its twist
        self.id = read_id(table)
        self.boss = FOE_IDS.index(table["boss"].one_of(tuple(BOSS_IDS)))
        self.boss_zone = ZONES.index(table["boss_zone"].one_of(tuple(ZONES)))
        self.equipment = [item.whole(1, 12) for item in exactly(table["equipment"], ROUNDS)]
        self.enemies = [read_numbers(item) for item in exactly(table["enemies"], ROUNDS)]
        self.customise = [read_effects(item, BOARD, True) for item in exactly(table["customise"], 6)]
        self.chase = [read_effects(item, BOARD, True) for item in exactly(table["chase"], 6)]
        self.minis = [read_mini(item) for item in table["minis"].items()] if "minis" in table else []
        self.twists = Twists(self.id, table)


def exactly(field: Field, size: int) -> list[Field]:
    """The items of a list that has so many."""
    items = field.items()
    if len(items) != size:
        field.refuse(f"must have {size} entries")
    return items


def read_numbers(field: Field) -> list[int]:
    """How many enemies come to each zone, in the order of ZONES."""
    printed = [item.whole(0, 5) for item in exactly(field, len(ZONES))]
    return [printed[DEALT.index(zone)] for zone in range(len(ZONES))]


def read_mini(field: Field) -> tuple[int, int, int]:
    """A mini-boss: the card, the round and the zone."""
    table = field.table(("id", "round", "zone"))
    card = FOE_IDS.index(table["id"].one_of(tuple(MINI_IDS)))
    return card, table["round"].whole(1, ROUNDS), ZONES.index(table["zone"].one_of(tuple(ZONES)))


def read_chapters(text: str, file: str) -> list[Chapter]:
    """The chapters of a content file, in the order of the story."""
    fields = read_content(text, file).table(("chapter",))["chapter"].items()
    return [Chapter(field) for field in fields]


BOOK: Final[list[Chapter]] = read_chapters(file_text("chapters.toml"), "chapters.toml")
