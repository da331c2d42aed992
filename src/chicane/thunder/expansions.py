"""What is in the boxes: the base game, and every expansion, listed once."""

from __future__ import annotations

from typing import Final

from chicane.thunder.big_rig import BIG_RIG
from chicane.thunder.box import Box, Crew, Expansion
from chicane.thunder.carnage import CARNAGE
from chicane.thunder.choppe_shoppe import CREW_LEADERS, UPGRADES
from chicane.thunder.crews import CAR_CREWS
from chicane.thunder.extra_ammo import EXTRA_AMMO
from chicane.thunder.final_five import FINAL_FIVE
from chicane.thunder.german_engineering import GERMAN_ENGINEERING
from chicane.thunder.kinds import (
    BLAST_OFF,
    DAZED,
    DENT,
    MINE,
    MUD_TOKEN,
    OIL,
    ROAD_TOKEN,
    SHRAPNEL,
    SKID,
    WAYS,
    WRECK_TOKEN,
)
from chicane.thunder.stocks import in_force

SKID_TOKENS: Final = [SKID + way for way in range(len(WAYS))]  # one for each direction (TR-CMP-05)
BASE: Final = Expansion(
    "base",
    hazards={ROAD_TOKEN: 6, OIL: 6, MUD_TOKEN: 6, MINE: 4, WRECK_TOKEN: 4},  # 26 in all (TR-CMP-06)
    damages={DENT: 3, SHRAPNEL: 3, DAZED: 3, BLAST_OFF: 5, **dict.fromkeys(SKID_TOKENS, 1)},  # 20 in all (TR-CMP-04)
    tiles=[1, 2, 3, 4, 5],  # TR-CMP-01
    crews=CAR_CREWS,
)
# A leader's board comes before what joins it (TR-AMM-26).
EXPANSIONS: Final = [BASE, CARNAGE, CREW_LEADERS, UPGRADES, *EXTRA_AMMO, GERMAN_ENGINEERING]


CARS: Final = "cars"  # a car crew: the next colour
SPECIAL_CREWS: Final = {crew.id: crew for crew in [FINAL_FIVE, BIG_RIG]}  # TR-SET-19
MOST: Final = {CARS: 4, FINAL_FIVE.id: 1, BIG_RIG.id: 1}  # crews of a kind at one table (TR-SET-20)


def crews_for(words: list[str], cars: list[Crew]) -> list[Crew]:
    """The crew of each seat: a special one by its name, or the next of the car crews (TR-SET-12, TR-SET-19)."""
    colours = iter(cars)
    return [SPECIAL_CREWS[word] if word in SPECIAL_CREWS else next(colours) for word in words]


def cars_of(chosen: list[Expansion]) -> list[Crew]:
    """The car crews of some expansions, as those refit them."""
    cars = [crew for each in chosen for crew in each.crews]
    for each in chosen:
        if each.refit is not None:
            cars = [each.refit(crew) for crew in cars]
    return cars


def box_for(expansions: list[Expansion], setup: dict[str, str]) -> Box:
    """The box for a table: the base game, what the options add, and a crew for each seat."""
    chosen = [each for each in expansions if each is expansions[0] or setup.get(each.id) == "yes"]
    box = Box(chosen, crews_for(setup["crew"].split(","), cars_of(chosen)))
    if box.stocks:
        box.holding.append(in_force)
    return box
