"""Everything that is printed, and its names: importing this checks all content files."""

from __future__ import annotations

from typing import Final

from chicane.core.errors import BadInput
from chicane.core.message import Message
from chicane.wreckland.chapters import BOOK
from chicane.wreckland.enemies import ENEMIES, FOE_IDS, FOES
from chicane.wreckland.equipment import EQUIPMENT, GEAR, VEHICLES
from chicane.wreckland.heroes import HEROES
from chicane.wreckland.icons import ACTIVATE, EFFECTS

FILES: Final = ["bosses", "chapters", "destruction", "enemies", "equipment", "heroes", "upgrades", "vehicles"]
RED: Final = 3  # the first three dice (WL-COMP-04)
DICE: Final = 8
DIFFICULTIES: Final = {"trucker": 2, "learner": 4, "ace": 0}  # starting scrap (WL-DIFF-01)

VEHICLE_IDS: Final = [vehicle.id for vehicle in VEHICLES]
HERO_IDS: Final = [hero.id for hero in HEROES]
GEAR_IDS: Final = [gear.id for gear in GEAR]
CHAPTER_IDS: Final = [chapter.id for chapter in BOOK]
CHAPTER_NUMBERS: Final = [str(number + 1) for number in range(len(BOOK))]
DECK: Final = len(ENEMIES)  # the kinds of enemies in the deck; bosses and mini-bosses come after them
CARDS: Final = len(EQUIPMENT)  # the kinds of equipment in the deck; printed equipment and upgrades come after them

GEAR_NAMES: Final = [Message(f"wreckland-card-{id}") for id in GEAR_IDS]
FOE_NAMES: Final = [Message(f"wreckland-card-{id}") for id in FOE_IDS]
HERO_NAMES: Final = [Message(f"wreckland-card-{id}") for id in HERO_IDS]
CHAPTER_NAMES: Final = [Message(f"wreckland-card-{id}") for id in CHAPTER_IDS]


def check_ids() -> None:
    """An id is used once, whatever it names."""
    seen: set[str] = set()
    for id in [*VEHICLE_IDS, *HERO_IDS, *GEAR_IDS, *FOE_IDS, *CHAPTER_IDS]:
        if id in seen:
            raise BadInput(f"wreckland: the id {id!r} is used twice")
        seen.add(id)


check_ids()

# Tables by kind, for rules that look often.
GEAR_LOWEST: Final = [gear.lowest for gear in GEAR]
GEAR_VALUES: Final = [gear.values for gear in GEAR]
GEAR_DICE: Final = [gear.dice for gear in GEAR]
GEAR_FITS: Final = [gear.fits for gear in GEAR]
GEAR_RESISTANCE: Final = [gear.resistance for gear in GEAR]
GEAR_BARS: Final = [gear.bars for gear in GEAR]
FOE_DICE: Final = [foe.dice for foe in FOES]
FOE_VALUES: Final = [foe.values for foe in FOES]
FOE_RESISTANCE: Final = [foe.resistance for foe in FOES]
IS_BOSS: Final = [foe.is_boss for foe in FOES]
CALLS_ALL: Final = [any(EFFECTS[effect].do == ACTIVATE for effect in foe.effects) for foe in FOES]
