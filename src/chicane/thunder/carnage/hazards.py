"""Hazards of Carnage: quake, sand worm and pit trap; glass, ramp and fire tokens make their terrain (TR-CDR)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import CHANCE, Step
from chicane.thunder.board import half_spaces
from chicane.thunder.carnage.terrain import FIRE, GLASS, RAMP
from chicane.thunder.effects import struck
from chicane.thunder.hazards import discard
from chicane.thunder.kinds import (
    AS_PRINTED,
    SHOOTING_DIE,
    WAYS,
    Effect,
    Hazard,
    Terrain,
    add_hazard,
    add_terrain,
)
from chicane.thunder.names import WAY_NAMES, named
from chicane.thunder.shoot import ShootingDie
from chicane.thunder.state import Thunder
from chicane.thunder.status import Cause, add_cause, eliminate
from chicane.thunder.together import PushTogether

BY_WORM: Final = add_cause(Cause("thunder-told-gone-worm", "TR-CDR-33"))
BY_PIT: Final = add_cause(Cause("thunder-told-gone-pit", "TR-CDR-39"))

SHAKE: Final = Effect("shake")  # TR-CDR-27
SWALLOW: Final = Effect("swallow")  # TR-CDR-33
DEVOUR: Final = Effect("devour", kills=True)  # what the worm does to the last one
TRAP: Final = Effect("trap", kills=True)  # TR-CDR-39
FALL_IN: Final = Effect("fall in", kills=True)  # TR-CDR-41

PIT: Final = add_terrain(Terrain("pit", "@", 1, effect=FALL_IN, danger="pit"))  # never printed
GLASS_TOKEN: Final = add_hazard(Hazard("glass", "s", GLASS))  # TR-CDR-36
RAMP_TOKEN: Final = add_hazard(Hazard("ramp", "j", RAMP))
FIRE_TOKEN: Final = add_hazard(Hazard("fire", "f", FIRE))
PIT_TRAP: Final = add_hazard(Hazard("pit", "p", PIT, TRAP, told=("thunder-told-pit", "TR-CDR-39")))
QUAKE: Final = add_hazard(Hazard("quake", "q", AS_PRINTED, SHAKE, told=("thunder-told-quake", "TR-CDR-27")))
SAND_WORM: Final = add_hazard(Hazard("worm", "n", AS_PRINTED, SWALLOW, told=("thunder-told-worm", "TR-CDR-33")))


def shake(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """The ground moves under everybody; the token is used up (TR-CDR-27)."""
    discard(game, space)
    return [QuakeDie()]


def swallow(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """The worm takes whoever is last, all of those who share the last place (TR-CDR-33..35)."""
    discard(game, space)
    eliminate(game, struck(game, hindmost(game), DEVOUR), BY_WORM)
    return []


def hindmost(game: Thunder) -> list[int]:
    """The vehicles farthest back on the board, by half spaces (TR-CDR-33, TR-CDR-34, TR-BRD-10)."""
    standing = game.standing()
    last = min(half_spaces(game.at[vehicle]) for vehicle in standing)
    return [vehicle for vehicle in standing if half_spaces(game.at[vehicle]) == last]


def trap(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """The shooting die decides whether the vehicle falls in; it is no weapon (TR-CDR-39, TR-SHT-19)."""
    return [PitDie(vehicle)]


def fall_in(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """Once it gapes, the trap is impassable (TR-CDR-41, TR-CDR-43)."""
    eliminate(game, [vehicle], BY_PIT)
    return []


SHAKE.steps = shake
SWALLOW.steps = swallow
TRAP.steps = trap
FALL_IN.steps = fall_in


class QuakeDie(Step[Thunder]):
    """The direction die says which way everything goes (TR-CDR-27)."""

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Quaked(way) for way in range(len(WAYS))]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-quake", "TR-CDR-27")


class Quaked(Step[Thunder]):
    """Every vehicle on the board moves one space, at the same time and for free (TR-CDR-27..32, TR-CDR-45)."""

    def __init__(self, way: int) -> None:
        self.way = way

    def run(self, game: Thunder) -> None:
        game.do(PushTogether(tuple(game.standing()), self.way))

    def text(self, game: Thunder) -> str:
        return WAYS[self.way]

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-way", "TR-CDR-27", way=WAY_NAMES[self.way])

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-quaked", "TR-CDR-27", way=WAY_NAMES[self.way])


class PitDie(ShootingDie):
    """The shooting die against whoever found the trap, in any round (TR-CDR-39, TR-SHT-19)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def roller(self, game: Thunder) -> int:
        return game.owner[self.vehicle]

    def shows(self, face: int) -> Step[Any]:
        return PitRolled(self.vehicle, face)

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-pit", "TR-CDR-39", vehicle=named(game, self.vehicle))


class PitRolled(Step[Thunder]):
    """A match with its size and the vehicle is gone, otherwise it goes on (TR-CDR-39, TR-CDR-40)."""

    def __init__(self, vehicle: int, face: int) -> None:
        self.vehicle = vehicle
        self.face = face

    def matches(self, game: Thunder) -> bool:
        return game.size(self.vehicle) in SHOOTING_DIE[self.face].hits

    def run(self, game: Thunder) -> None:
        if self.matches(game):
            eliminate(game, [self.vehicle], BY_PIT)

    def text(self, game: Thunder) -> str:
        return SHOOTING_DIE[self.face].id

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-pit", "TR-CDR-39", face=SHOOTING_DIE[self.face].name)

    def tell(self, game: Thunder) -> Message | None:
        if self.matches(game):
            return None
        return Message("thunder-told-pit-missed", "TR-CDR-40", vehicle=named(game, self.vehicle))
