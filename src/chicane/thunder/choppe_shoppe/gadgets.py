"""Upgrades that do something to the road, or to everybody on it."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.choppe_shoppe.aim import Aim, AtSpace, AtVehicle
from chicane.thunder.choppe_shoppe.reach import AHEAD, EVERY_WAY, OPPOSITE, around, is_car, line, within
from chicane.thunder.enter import PUSHED, Push
from chicane.thunder.hazards import discard
from chicane.thunder.names import crew_of, named
from chicane.thunder.state import REMOVED, Thunder
from chicane.thunder.status import Cause, add_cause, eliminate

BY_BUTTON: Final = add_cause(Cause("thunder-told-gone-button", "TR-UPG-14"))
CABLE: Final = 2  # spaces
BLAST: Final = 2


# Plough


def in_the_way(game: Thunder, vehicle: int) -> list[int]:
    """The spaces ahead of a car on which a token lies."""
    return [space for space in around(game.at[vehicle], AHEAD) if game.hazard[space]]


def has_work(game: Thunder, event: Step[Any], vehicle: int) -> bool:
    """Whether anything lies there."""
    return bool(in_the_way(game, vehicle))


def plough(game: Thunder, event: Step[Any], vehicle: int) -> list[Step[Any]]:
    """One of the tokens is discarded, whatever it was."""
    ways = [AtSpace("snow-plough", space, (Sweep(space),)) for space in in_the_way(game, vehicle)]
    return [Aim(game.owner[vehicle], "snow-plough", tuple(ways))]


class Sweep(Step[Thunder]):
    """A token is discarded."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, game: Thunder) -> None:
        discard(game, self.space)


# Tow cable


def on_the_hook(game: Thunder, vehicle: int) -> list[tuple[int, int]]:
    """The cars two spaces away in a line, each with the way back (TR-XEX-12)."""
    found: list[tuple[int, int]] = []
    for way in EVERY_WAY:
        for space in line(game.at[vehicle], way, CABLE)[CABLE - 1 :]:
            found += [(each, OPPOSITE[way]) for each in game.vehicles_on(space) if is_car(game, each)]
    return found


def has_catch(game: Thunder, event: Step[Any], vehicle: int) -> bool:
    """Whether anybody is there."""
    return bool(on_the_hook(game, vehicle))


def pull(game: Thunder, event: Step[Any], vehicle: int) -> list[Step[Any]]:
    """One of them comes one space nearer."""
    hooked = on_the_hook(game, vehicle)
    ways = [AtVehicle("tow-cable", each, (Push(each, way, PUSHED),)) for each, way in hooked]
    return [Aim(game.owner[vehicle], "tow-cable", tuple(ways))]


# Big Red Button


def press(game: Thunder, event: Step[Any], vehicle: int) -> list[Step[Any]]:
    """Everything near the car is eliminated, itself included, choppers too (TR-UPG-14, TR-UPG-15)."""
    return [Boom(vehicle)]


class Boom(Step[Thunder]):
    """Two spaces around there is nothing left."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        near = within(game.at[self.vehicle], BLAST)
        victims = [each for each in game.standing() if any(game.at[part] in near for part in game.train(each))]
        eliminate(game, victims, BY_BUTTON, self.vehicle)
        game.do_all([ShotDown(seat) for seat, space in enumerate(game.chopper) if space in near])

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-button", "TR-UPG-14", vehicle=named(game, self.vehicle))


class ShotDown(Step[Thunder]):
    """A chopper leaves the game (TR-CHP-13)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Thunder) -> None:
        game.chopper = changed(game.chopper, self.seat, REMOVED)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-shot-down", "TR-CHP-13", crew=crew_of(game, self.seat))
