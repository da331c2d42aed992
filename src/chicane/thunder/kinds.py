"""The rulebook's tables: terrains, hazards, vehicles, damage tokens and dice, as fields on kinds.

The base game's kinds come first. An expansion adds its own behind them with `add_terrain` and its sisters, so that
numbers in stored games keep their meaning.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from chicane.core.message import Message
from chicane.core.step import Step

if TYPE_CHECKING:
    from chicane.thunder.state import Thunder

# Directions are read on the race direction, never on a figure's facing (TR-BRD-07).
F: Final = 0
FL: Final = 1
FR: Final = 2
R: Final = 3
RL: Final = 4
RR: Final = 5
WAYS: Final = ["F", "FL", "FR", "R", "RL", "RR"]
FRONT_ARC: Final = 1 << F | 1 << FL | 1 << FR  # TR-BRD-05
REAR_ARC: Final = 1 << R | 1 << RL | 1 << RR  # TR-BRD-06
ALL_WAYS: Final = (1 << len(WAYS)) - 1
NO_WAY: Final = -1  # something happens where the vehicle is

EffectSteps = Callable[["Thunder", int, int, int], Sequence[Step[Any]]]  # game, vehicle, space, way -> the rules' steps


def missing(game: Thunder, vehicle: int, space: int, way: int) -> Sequence[Step[Any]]:
    """What an effect does before its rule's file has said so."""
    raise NotImplementedError("an effect without steps")


class Effect:
    """What a terrain, a hazard or a damage token does to a vehicle; its steps are given by the file of its rule."""

    def __init__(
        self,
        id: str,
        moves: bool = False,
        stops: bool = False,
        kills: bool = False,
        kills_from: int = 0,
        hurts: bool = False,
        burns: bool = False,
        at_once: bool = False,
    ) -> None:
        self.id = id
        self.moves = moves  # the vehicle is moved
        self.stops = stops  # it loses its moves
        self.kills = kills
        self.hurts = hurts  # it takes damage
        self.burns = burns  # it catches fire
        self.at_once = at_once  # having entered is enough, whatever lies there and wherever that takes the vehicle
        self.kills_from = ALL_WAYS if kills else kills_from  # whoever comes in these directions, as bits
        self.steps: EffectSteps = missing


IMPASSABLE: Final = Effect("impassable", kills=True)  # TR-OBS-10
SLIDE: Final = Effect("slide", moves=True)  # TR-HAZ-11
EXPLODE: Final = Effect("explode", stops=True, hurts=True)  # TR-HAZ-07
SHOVE: Final = Effect("shove", moves=True)  # with others, by one effect (TR-SIM-01)
BOMB: Final = Effect("bomb", kills=True)  # TR-END-02
DROP_WRECK: Final = Effect("drop wreck")  # TR-HAZ-04
BOG_DOWN: Final = Effect("bog down", stops=True)  # TR-AMM-10
SPRAY: Final = Effect("spray")  # TR-DMG-12
REEL: Final = Effect("reel", moves=True)  # TR-DMG-21
FLY: Final = Effect("fly", moves=True)  # TR-DMG-19
SKIDS: Final = [Effect(f"skid {way}", moves=True) for way in WAYS]  # TR-DMG-18


class Terrain:
    """What a space costs, whether the road die counts it, and what it does to whoever enters (TR-TER)."""

    def __init__(
        self,
        id: str,
        mark: str,
        cost: int,
        is_road: bool = False,
        effect: Effect | None = None,
        danger: str = "",
    ) -> None:
        self.id = id
        self.mark = mark  # in drawings and tile files
        self.cost = cost
        self.is_road = is_road
        self.effect = effect
        self.danger = danger  # how a menu warns of it
        self.name = Message(f"thunder-terrain-{id}")


ROAD: Final = 0
OFF_ROAD: Final = 1
MUD: Final = 2
ROCK: Final = 3
TERRAINS: Final = [
    Terrain("road", "=", 1, is_road=True),  # TR-TER-06
    Terrain("off-road", ".", 1),  # TR-TER-05
    Terrain("mud", "~", 2, danger="mud"),  # TR-TER-07
    Terrain("rock", "#", 1, effect=IMPASSABLE, danger="rock"),  # TR-TER-13
]
COST: Final = [terrain.cost for terrain in TERRAINS]
IS_ROAD: Final = [terrain.is_road for terrain in TERRAINS]
TERRAIN_EFFECT: Final = [terrain.effect for terrain in TERRAINS]
DEADLY: Final = [terrain.effect is not None and terrain.effect.kills for terrain in TERRAINS]
KILLS_FROM: Final = [terrain.effect.kills_from if terrain.effect is not None else 0 for terrain in TERRAINS]


def add_terrain(terrain: Terrain) -> int:
    """A further terrain, by its number."""
    TERRAINS.append(terrain)
    COST.append(terrain.cost)
    IS_ROAD.append(terrain.is_road)
    TERRAIN_EFFECT.append(terrain.effect)
    DEADLY.append(terrain.effect is not None and terrain.effect.kills)
    KILLS_FROM.append(terrain.effect.kills_from if terrain.effect is not None else 0)
    return len(TERRAINS) - 1


class Hazard:
    """What a token does when it is entered face up, and the terrain that it makes while it lies there (TR-HAZ)."""

    def __init__(
        self,
        id: str,
        mark: str,
        terrain: int,
        effect: Effect | None = None,
        toll: int = 0,
        told: tuple[str, str] = ("", ""),
        danger: str = "",
        dropped: bool = False,
    ) -> None:
        self.id = id
        self.mark = mark
        self.terrain = terrain  # AS_PRINTED where it makes none
        self.effect = effect
        self.toll = toll  # moves it costs whoever turns it up
        self.told = told  # what is said of whoever turns it up, and its rule
        self.danger = danger  # how a menu warns of it
        self.dropped = dropped  # by a card, to which it returns: it is in no pile and never discarded (TR-UPG-11)
        self.name = Message(f"thunder-token-{id}")


AS_PRINTED: Final = -1
NO_TOKEN: Final = 0
ROAD_TOKEN: Final = 1
OIL: Final = 2
MUD_TOKEN: Final = 3
MINE: Final = 4
WRECK_TOKEN: Final = 5
HAZARDS: Final = [
    Hazard("none", "", AS_PRINTED),
    Hazard("road", "t", ROAD),  # TR-HAZ-09
    Hazard("oil", "o", ROAD, SLIDE, danger="oil"),  # TR-HAZ-11, TR-HAZ-13
    Hazard("mud", "m", MUD, toll=1, told=("thunder-told-mud", "TR-TER-10")),  # TR-HAZ-10, TR-TER-10, TR-TER-11
    Hazard("mine", "x", AS_PRINTED, EXPLODE, told=("thunder-told-mine", "TR-HAZ-07"), danger="mine"),
    Hazard("wreck", "v", AS_PRINTED, DROP_WRECK, told=("thunder-told-wreck", "TR-HAZ-04")),
]
TOKEN_TERRAIN: Final = [hazard.terrain for hazard in HAZARDS]


def add_hazard(hazard: Hazard) -> int:
    """A further hazard, by its number."""
    HAZARDS.append(hazard)
    TOKEN_TERRAIN.append(hazard.terrain)
    return len(HAZARDS) - 1


Shrug = Callable[["Thunder", int, int, Effect], "Sequence[Step[Any]] | None"]  # None where the effect takes hold
Helm = Callable[["Thunder", int], "list[Step[Any]]"]  # game, vehicle -> where it may go
Bump = Callable[["Thunder", int, int], "Sequence[Step[Any]] | None"]  # game, vehicle, who it met; None for a slam
Breaking = Callable[["Thunder", int, int], "Sequence[Step[Any]]"]  # game, vehicle, the slot that was aimed at
Aim = Callable[["Thunder", int, int], list[int]]  # game, vehicle, shooter -> the slots it may name
NO_SPACE: Final = -1  # where an effect comes from no space

THROWN_BY_DICE: Final = 0  # the slam die says who is thrown (TR-SLM-04)
ANCHORED: Final = 1  # it is always the other one
ALWAYS_THROWN: Final = 2
IMMOVABLE: Final = 3  # not even by one that is anchored


class Vehicle:
    """The size of a vehicle, how much damage it bears, and how it slams, drifts, burns and breaks."""

    def __init__(
        self, id: str, size: int, slots: int,
        thrown: int = THROWN_BY_DICE,
        drifts: bool = False,
        burns: bool = True,
        draws: bool = True,
        shrug: Shrug | None = None,
        coasts: int = 2,
        fixed: bool = False,
        is_car: bool = True,
        towed: bool = False,
        road_die: bool = True,
        helm: Helm | None = None,
        bumps: Bump | None = None,
        breaks: Breaking | None = None,
        aims: Aim | None = None,
    ) -> None:
        self.id = id
        self.size = size
        self.slots = slots
        self.thrown = thrown
        self.drifts = drifts  # past everybody as long as it has moves
        self.burns = burns
        self.draws = draws  # from the damage pile; otherwise it takes minor damage only
        self.shrug = shrug  # what it suffers instead of an effect
        self.coasts = coasts  # at most in a round (TR-CST-03)
        self.fixed = fixed  # no card bends how it coasts, slams and breaks (TR-COC-01)
        self.is_car = is_car  # for effects that name cars; motorcycles are meant too (TR-PRE-06, TR-XEX-12)
        self.towed = towed  # it follows the vehicle with the number before it
        self.road_die = road_die  # it may have the road die
        self.helm = helm  # its steps, where it may not go anywhere in its front arc
        self.bumps = bumps  # what it does to whoever it drives into, in place of a slam
        self.breaks = breaks  # how it takes damage, in place of a token in a slot
        self.aims = aims  # the slots one of which a shooter must name


SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
CARS: Final = [SMALL, MEDIUM, LARGE]  # of a car crew (TR-CMP-08)
WRECK: Final = 3  # the kind of a wreck; it bears no damage (TR-SLM-17, TR-WRK-01)
VEHICLES: Final = [
    Vehicle("small", SMALL, 2),
    Vehicle("medium", MEDIUM, 2),
    Vehicle("large", LARGE, 2),
    Vehicle("wreck", SMALL, 0, burns=False),
]
SIZE: Final = [vehicle.size for vehicle in VEHICLES]


def add_vehicle(vehicle: Vehicle) -> int:
    """A further kind of vehicle, by its number."""
    VEHICLES.append(vehicle)
    SIZE.append(vehicle.size)
    return len(VEHICLES) - 1


class Token:
    """A damage token and what it does before it lies in its slot (TR-DMG)."""

    def __init__(self, id: str, effect: Effect | None = None, brings_card: bool = False) -> None:
        self.id = id
        self.effect = effect
        self.brings_card = brings_card  # one that lies below it as long as it is there
        self.name = Message(f"thunder-damage-{id.lower().replace(' ', '-')}")


DENT: Final = 0
SHRAPNEL: Final = 1
DAZED: Final = 2
BLAST_OFF: Final = 3
SKID: Final = 4  # SKID + a direction, one token each (TR-CMP-05)
MINOR: Final = 10  # no token of the pile (TR-DMG-08)
DAMAGES: Final = [
    Token("dent"),
    Token("shrapnel", SPRAY),
    Token("dazed", REEL),
    Token("blast off", FLY),
    *[Token(skid.id, skid) for skid in SKIDS],
    Token("minor"),
]


def add_damage(token: Token) -> int:
    """A further damage token, by its number."""
    DAMAGES.append(token)
    return len(DAMAGES) - 1


MOVEMENT_DIE: Final = [1, 2, 3, 4, 5, 6]  # TR-CMP-14
PIPS: Final = 7  # the bits of a die that are its value; higher ones say which card counts as that die
SPENDABLE: Final = MOVEMENT_DIE[:]  # every number that counts as a die; whoever has cards in its place adds theirs


def pips(die: int) -> int:
    """The value of a die, or of a card that counts as one (TR-GEN-06)."""
    return die & PIPS


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
        self.name = Message(f"thunder-shot-{id}")


SHOOTING_DIE: Final = [
    ShootingFace("small-medium", [SMALL, MEDIUM], 1),
    ShootingFace("medium", [MEDIUM], 1),
    ShootingFace("large", [LARGE], 3),
    ShootingFace("any", [SMALL, MEDIUM, LARGE], 1),
]
