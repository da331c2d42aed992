"""What vehicles, cards and obstacles are called: in text forms, and as messages."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.wreckage.kinds import COLOURS, EQUIPMENT, OBSTACLES, PLAYS, VEHICLES
from chicane.wreckage.shapes import LENGTH
from chicane.wreckage.state import MINES_FROM, NONE, Wreckage
from chicane.wreckage.sweep import LIMIT, VEHICLE

VEHICLE_NAMES: Final = [Message(f"wreckage-vehicle-{vehicle.id}") for vehicle in VEHICLES]
PLAY_NAMES: Final = [Message(f"wreckage-card-{play}") for play in PLAYS]
EQUIPMENT_NAMES: Final = [Message(f"wreckage-equipment-{equipment.id}") for equipment in EQUIPMENT]
OBSTACLE_NAMES: Final = [Message(f"wreckage-obstacle-{obstacle.id}") for obstacle in OBSTACLES]
SIDE_NAMES: Final = [Message(f"wreckage-side-{side}") for side in ("forward", "right", "back", "left")]
LIMIT_NAME: Final = Message("wreckage-limit")
MINE_NAME: Final = Message("wreckage-mine")


def code(game: Wreckage, seat: int) -> str:
    """The short form of a vehicle: its colour."""
    return COLOURS[VEHICLES[game.vehicle[seat]].colour]


def player(seat: int) -> Message:
    """A seat before it has a vehicle: its number."""
    return Message("wreckage-player", player=seat + 1)


def named(game: Wreckage, seat: int) -> Message:
    """The name of a seat's vehicle; before it has one, its number."""
    if game.vehicle[seat] == NONE:
        return player(seat)
    return VEHICLE_NAMES[game.vehicle[seat]]


def thing_named(game: Wreckage, kind: int, what: int) -> Message:
    """What a move met: a vehicle, a token, or the limit of the arena."""
    if kind == VEHICLE:
        return named(game, what)
    if kind == LIMIT:
        return LIMIT_NAME
    return MINE_NAME if what >= MINES_FROM else OBSTACLE_NAMES[game.obstacles[what][2]]


def in_lengths(distance: int) -> Message:
    """A distance in lengths, with a decimal where it needs one."""
    whole, tenths = divmod((distance * 10 + LENGTH // 2) // LENGTH, 10)
    return Message("wreckage-lengths", whole=whole, tenths=tenths)
