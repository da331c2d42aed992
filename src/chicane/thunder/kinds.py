"""The rulebook's tables: terrains, hazards, vehicles, damage tokens and dice, as fields on kinds."""

from __future__ import annotations

from typing import Final

# Directions are read on the race direction, never on a figure's facing (TR-BRD-07).
F: Final = 0
FL: Final = 1
FR: Final = 2
R: Final = 3
RL: Final = 4
RR: Final = 5
WAYS: Final = ["F", "FL", "FR", "R", "RL", "RR"]
FRONT_ARC: Final = 1 << F | 1 << FL | 1 << FR  # TR-BRD-05


class Terrain:
    """What a space costs, whether the road die counts it, and whether it kills (TR-TER)."""

    def __init__(self, id: str, mark: str, cost: int, is_road: bool = False, deadly: bool = False) -> None:
        self.id = id
        self.mark = mark  # in drawings and tile files
        self.cost = cost
        self.is_road = is_road
        self.deadly = deadly


ROAD: Final = 0
OFF_ROAD: Final = 1
MUD: Final = 2
ROCK: Final = 3
TERRAINS: Final = [
    Terrain("road", "=", 1, is_road=True),  # TR-TER-06
    Terrain("off-road", ".", 1),  # TR-TER-05
    Terrain("mud", "~", 2),  # TR-TER-07
    Terrain("rock", "#", 1, deadly=True),  # TR-TER-13
]
COST: Final = [terrain.cost for terrain in TERRAINS]
IS_ROAD: Final = [terrain.is_road for terrain in TERRAINS]
DEADLY: Final = [terrain.deadly for terrain in TERRAINS]


class Hazard:
    """How many tokens of a kind there are, and the terrain one makes while it lies face up (TR-HAZ)."""

    def __init__(self, id: str, mark: str, count: int, terrain: int) -> None:
        self.id = id
        self.mark = mark
        self.count = count
        self.terrain = terrain  # AS_PRINTED where it makes none


AS_PRINTED: Final = -1
NO_TOKEN: Final = 0
ROAD_TOKEN: Final = 1
OIL: Final = 2
MUD_TOKEN: Final = 3
MINE: Final = 4
WRECK_TOKEN: Final = 5
HAZARDS: Final = [
    Hazard("none", "", 0, AS_PRINTED),
    Hazard("road", "t", 6, ROAD),  # TR-HAZ-09
    Hazard("oil", "o", 6, ROAD),  # TR-HAZ-13
    Hazard("mud", "m", 6, MUD),  # TR-HAZ-10
    Hazard("mine", "x", 4, AS_PRINTED),
    Hazard("wreck", "v", 4, AS_PRINTED),
]
TOKEN_TERRAIN: Final = [hazard.terrain for hazard in HAZARDS]
TOKEN_COUNTS: Final = [hazard.count for hazard in HAZARDS]  # 26 in all (TR-CMP-06)


class Vehicle:
    """The size of a vehicle and how much damage it bears; a wreck bears none (TR-SLM-17, TR-WRK-01)."""

    def __init__(self, id: str, size: int, slots: int) -> None:
        self.id = id
        self.size = size
        self.slots = slots


SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
WRECK: Final = 3  # the kind of a wreck
VEHICLES: Final = [
    Vehicle("small", SMALL, 2),
    Vehicle("medium", MEDIUM, 2),
    Vehicle("large", LARGE, 2),
    Vehicle("wreck", SMALL, 0),
]
SIZE: Final = [vehicle.size for vehicle in VEHICLES]
SLOTS: Final = [vehicle.slots for vehicle in VEHICLES]
CARS: Final = 3  # each crew has a small, a medium and a large car (TR-CMP-08)
DICE: Final = 4  # movement dice of a crew

DENT: Final = 0
SHRAPNEL: Final = 1
DAZED: Final = 2
BLAST_OFF: Final = 3
SKID: Final = 4  # SKID + a direction, one token each (TR-CMP-05)
MINOR: Final = 10  # no token of the pile (TR-DMG-08)
DAMAGE_IDS: Final = ["dent", "shrapnel", "dazed", "blast off", *[f"skid {way}" for way in WAYS], "minor"]
DAMAGE_COUNTS: Final = [3, 3, 3, 5, 1, 1, 1, 1, 1, 1]  # 20 in all (TR-CMP-04)

ROAD_DIE: Final = [1, 2, 3]
ROAD_WEIGHTS: Final = [3, 2, 1]
STUNT_DIE: Final = [1, 2, 3, 4]
STUNT_WEIGHTS: Final = [1, 2, 2, 1]
TOP_WEIGHT: Final = 2  # TR-CMP-10
BOTTOM_WEIGHT: Final = 4


class ShootingFace:
    """Which sizes a face of the shooting die hits, and how many faces show it (TR-CMP-11, TR-SHT-08)."""

    def __init__(self, id: str, hits: list[int], weight: int) -> None:
        self.id = id
        self.hits = hits
        self.weight = weight


SHOOTING_DIE: Final = [
    ShootingFace("small-medium", [SMALL, MEDIUM], 1),
    ShootingFace("medium", [MEDIUM], 1),
    ShootingFace("large", [LARGE], 3),
    ShootingFace("any", [SMALL, MEDIUM, LARGE], 1),
]


class Command:
    """A command and the dice it accepts (TR-CMD)."""

    def __init__(self, id: str, least: int, most: int) -> None:
        self.id = id
        self.least = least
        self.most = most


AIRSTRIKE: Final = 0
NITRO: Final = 1
DRIFT: Final = 2
REPAIR: Final = 3
COMMANDS: Final = [
    Command("airstrike", 1, 6),  # TR-CMD-04
    Command("nitro", 1, 3),  # TR-CMD-09
    Command("drift", 3, 5),  # TR-CMD-14
    Command("repair", 6, 6),  # TR-CMD-15
]
