"""Enemy cards, mini-bosses and bosses as they are printed (WL-COMP-09)."""

from __future__ import annotations

from typing import Final

from chicane.core.content import Field, read_content
from chicane.wreckland.equipment import CHAPTERS, file_text, read_dice, read_id
from chicane.wreckland.icons import FOE, LEADER, read_effects

FOE_FIELDS: Final = ("id", "origin", "dice", "resistance", "effects")
FOE_EXTRAS: Final = ("armour", "volatile", "engine_bonus", "moves")


class Enemy:
    """One enemy card; its dice are also its values as scrap (WL-PAY-05)."""

    def __init__(self, table: dict[str, Field], deeds: list[int]) -> None:
        self.id = read_id(table)
        self.dice, self.lowest, self.values = read_dice(table["dice"])
        self.resistance = table["resistance"].whole(1, 60)
        self.armour = table["armour"].whole(0, 2) if "armour" in table else 0
        self.volatile = table["volatile"].yes() if "volatile" in table else False
        self.engine_bonus = table["engine_bonus"].whole(0, 5) if "engine_bonus" in table else 0
        self.moves = table["moves"].whole(0, 3) if "moves" in table else 1
        self.effects = read_effects(table["effects"], deeds)
        self.chapter = table["chapter"].whole(0, CHAPTERS) if "chapter" in table else 0
        self.count = table["count"].whole(1, 9) if "count" in table else 1
        self.alone = table["alone"].yes() if "alone" in table else True  # WL-BOSS-03, WL-BOSS-05
        self.is_boss = False
        self.scrap = [value for value in range(1, 7) if self.values >> value & 1]


def read_enemies(text: str, file: str) -> list[Enemy]:
    """The enemy cards of a content file."""
    fields = read_content(text, file).table(("enemy",))["enemy"].items()
    return [Enemy(field.table(("chapter", *FOE_FIELDS), ("count", *FOE_EXTRAS)), FOE) for field in fields]


def read_bosses(text: str, file: str) -> list[Enemy]:
    """Bosses and mini-bosses of a content file."""
    table = read_content(text, file).table(("boss",), ("mini",))
    bosses = [Enemy(field.table(FOE_FIELDS, ("alone", *FOE_EXTRAS)), LEADER) for field in table["boss"].items()]
    for boss in bosses:
        boss.is_boss = True
    minis = table["mini"].items() if "mini" in table else []
    return [*bosses, *[Enemy(field.table(FOE_FIELDS, FOE_EXTRAS), LEADER) for field in minis]]


ENEMIES: Final[list[Enemy]] = read_enemies(file_text("enemies.toml"), "enemies.toml")
FOES: Final[list[Enemy]] = [*ENEMIES, *read_bosses(file_text("bosses.toml"), "bosses.toml")]  # the deck comes first
FOE_IDS: Final = [foe.id for foe in FOES]
BOSS_IDS: Final = [foe.id for foe in FOES if foe.is_boss]
MINI_IDS: Final = [foe.id for foe in FOES[len(ENEMIES) :] if not foe.is_boss]
