"""Every sign of the road with its name, for the book; what a box brings is in its tables and comes by itself."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.core.book import Sign
from chicane.core.message import Message
from chicane.thunder.board import TILE
from chicane.thunder.crews import CAR_CREWS
from chicane.thunder.expansions import SPECIAL_CREWS
from chicane.thunder.kinds import DAMAGES, HAZARDS, MINOR, NO_TOKEN, TERRAINS, VEHICLES, Hazard, Terrain
from chicane.thunder.picture import art, road, tokens, vehicles
from chicane.thunder.picture.art import moved

PLACE: Final = 20  # a space of a tile with neighbours all around
NOTHING: Final = -1  # no ground at all


@cache
def legend() -> list[Sign]:
    """What drives, what lies about, the ground, and what the boards show."""
    return figures() + marks() + hazards() + grounds() + damages() + commands()


def figures() -> list[Sign]:
    """Each kind of vehicle in the colours of a crew that has it."""
    crews = [CAR_CREWS[0], *SPECIAL_CREWS.values()]
    cars = [(crew.id, VEHICLES[kind].id) for crew in crews for kind in dict.fromkeys(crew.vehicles)]
    return [Sign(figure_name(kind), vehicles.car(crew, kind, ""), 96, 60) for crew, kind in cars]


def figure_name(kind: str) -> Message:
    """What a kind of vehicle is called."""
    return Message(f"thunder-sign-{kind}", vehicles.FIGURES[kind].rule)


def marks() -> list[Sign]:
    """Wrecks, choppers, dice, and who is next."""
    return [
        Sign(Message("thunder-sign-broken", "TR-STA-02"), vehicles.car("red", "medium", "", True), 110, 80),
        Sign(Message("thunder-sign-wreck", "TR-WRK-01"), vehicles.wreck("w1"), 60, 44),
        Sign(Message("thunder-sign-chopper", "TR-CHP-01"), vehicles.chopper("red", "R"), 80, 90),
        Sign(Message("thunder-sign-die", "TR-ASG-02"), art.die(4, "red"), 44, 44),
        Sign(Message("thunder-sign-road-die", "TR-RDD-01"), art.road_die(2), 60, 60),
        Sign(Message("thunder-sign-turn"), art.halo(), 80, 60),
    ]


def hazards() -> list[Sign]:
    """Hazard tokens, first as they lie face down."""
    down = Sign(Message("thunder-sign-hazard", "TR-OBS-08"), tokens.face_down_token(), 46, 48)
    known = [hazard for number, hazard in enumerate(HAZARDS) if number != NO_TOKEN]
    return [down] + [Sign(token_name(each), tokens.TOKENS[each.id], 60, 60) for each in known]


def token_name(hazard: Hazard) -> Message:
    """What a hazard token is called."""
    return Message("thunder-sign-token", "TR-OBS-09", token=hazard.name, id=hazard.id)


def grounds() -> list[Sign]:
    """One space of each terrain."""
    return [Sign(ground_name(terrain), ground(number), 70, 76) for number, terrain in enumerate(TERRAINS)]


def ground_name(terrain: Terrain) -> Message:
    """What a terrain is called."""
    return Message("thunder-sign-ground", "TR-TER-01", terrain=Message(f"thunder-terrain-{terrain.id}"), id=terrain.id)


def ground(terrain: int) -> str:
    """A space of a terrain, alone, as it is drawn on a tile."""
    cells = [NOTHING] * TILE
    cells[PLACE] = terrain
    x, y = road.middle(PLACE)
    sand = art.fill(road.hexagon(x, y), road.SAND, art.INK, 1)
    layers = [road.dunes(cells, 3), road.asphalt(cells, 3), road.mud(cells, 3), road.rock(cells, 3)]
    brought = road.FURTHER.get(TERRAINS[terrain].id)
    return moved(sand + "".join(layers) + (brought([PLACE], 3) if brought else ""), -x, -y)


def damages() -> list[Sign]:
    """Damage tokens."""
    drawn = [tokens.damage_token(number, number != MINOR) for number in range(len(DAMAGES))]
    return [Sign(each.name, markup, 50, 50) for each, markup in zip(DAMAGES, drawn, strict=True)]


def commands() -> list[Sign]:
    """The icons of command boards."""
    return [command_sign(id) for id in art.COMMAND_ICONS]


def command_sign(id: str) -> Sign:
    """The icon of a command on its plate."""
    plate = art.box(-26, -26, 52, 52, 6, art.STEEL_DARK)
    return Sign(Message(f"thunder-command-{id}", "TR-CMD-01"), plate + art.COMMAND_ICONS[id], 56, 56)
