"""What vehicles, seats and directions are called: in text forms, and as messages."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.thunder.kinds import CARS
from chicane.thunder.state import Thunder

CREWS: Final = ["red", "blue", "green", "yellow"]  # by seat
LETTERS: Final = ["r", "b", "g", "y"]

CREW_NAMES: Final = [
    Message("thunder-crew-red"),
    Message("thunder-crew-blue"),
    Message("thunder-crew-green"),
    Message("thunder-crew-yellow"),
]
CAR_NAMES: Final = [
    Message("thunder-car-red-small"),
    Message("thunder-car-red-medium"),
    Message("thunder-car-red-large"),
    Message("thunder-car-blue-small"),
    Message("thunder-car-blue-medium"),
    Message("thunder-car-blue-large"),
    Message("thunder-car-green-small"),
    Message("thunder-car-green-medium"),
    Message("thunder-car-green-large"),
    Message("thunder-car-yellow-small"),
    Message("thunder-car-yellow-medium"),
    Message("thunder-car-yellow-large"),
]
WAY_NAMES: Final = [
    Message("thunder-way-f"),
    Message("thunder-way-fl"),
    Message("thunder-way-fr"),
    Message("thunder-way-r"),
    Message("thunder-way-rl"),
    Message("thunder-way-rr"),
]


def code(game: Thunder, vehicle: int) -> str:
    """The short form of a vehicle: r1 is red's small car, w1 the first wreck."""
    cars = game.players * CARS
    if vehicle >= cars:
        return f"w{vehicle - cars + 1}"
    return f"{LETTERS[vehicle // CARS]}{vehicle % CARS + 1}"


def named(game: Thunder, vehicle: int) -> Message:
    """The name of a vehicle."""
    cars = game.players * CARS
    if vehicle >= cars:
        return Message("thunder-wreck", number=vehicle - cars + 1)
    return CAR_NAMES[vehicle]
