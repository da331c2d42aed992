"""Toxic goo, desert glass, ramps, fire and salt flats (TR-CDR)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import CHANCE, Step
from chicane.thunder.carnage.fire import BURN
from chicane.thunder.damage import Flight
from chicane.thunder.enter import SLID, Push
from chicane.thunder.kinds import ALL_WAYS, STUNT_DIE, STUNT_WEIGHTS, Effect, F, Terrain, add_terrain
from chicane.thunder.names import WAY_NAMES, named
from chicane.thunder.state import FREE_RIDE, IN_AIR, Thunder
from chicane.thunder.status import Cause, add_cause, eliminate

BY_RAMP: Final = add_cause(Cause("thunder-told-gone-ramp", "TR-CDR-13"))

STICK: Final = Effect("stick", stops=True)  # TR-CDR-01
SLIDE_ON: Final = Effect("slide on", moves=True)  # TR-CDR-03
LAUNCH: Final = Effect("launch", moves=True, kills_from=ALL_WAYS & ~(1 << F))  # TR-CDR-10, TR-CDR-13
RUN_FREE: Final = Effect("run free", at_once=True)  # TR-CDR-19, TR-CDR-20

# Each costs one move (TR-CDR-26); only salt is road (TR-CDR-21).
GOO: Final = add_terrain(Terrain("goo", "%", 1, effect=STICK, danger="goo"))
GLASS: Final = add_terrain(Terrain("glass", "*", 1, effect=SLIDE_ON, danger="glass"))
RAMP: Final = add_terrain(Terrain("ramp", ">", 1, effect=LAUNCH, danger="ramp"))
FIRE: Final = add_terrain(Terrain("fire", "!", 1, effect=BURN, danger="fire"))
SALT: Final = add_terrain(Terrain("salt", ":", 1, is_road=True, effect=RUN_FREE))


def stick(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """Goo holds the vehicle; a road die it may still have pulls it out again (TR-CDR-01, TR-CDR-02, TR-CDR-23)."""
    return [StopHere(vehicle)]


def slide_on(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """Glass sends the vehicle on the way it came, for no move (TR-CDR-03, TR-CDR-06, TR-CDR-09)."""
    return [SlideOn(vehicle, way, SLID)]


def launch(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """From behind a ramp launches whoever comes, from anywhere else it kills (TR-CDR-10, TR-CDR-13, TR-CDR-15)."""
    if way == F:
        return [RampDie(vehicle)]
    eliminate(game, [vehicle], BY_RAMP)
    return []


def run_free(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """Salt gives the right to the road die, whatever the other ground (TR-CDR-19, TR-CDR-20)."""
    if vehicle == game.active:
        game.trail |= FREE_RIDE
    return []


STICK.steps = stick
SLIDE_ON.steps = slide_on
LAUNCH.steps = launch
RUN_FREE.steps = run_free


class StopHere(Step[Thunder]):
    """The moves of this movement are lost, a road die that is still to come is not (TR-CDR-23)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        game.moves[self.vehicle] = 0

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-goo", "TR-CDR-01", vehicle=named(game, self.vehicle))


class SlideOn(Push):
    """One more space, which is resolved like any other (TR-CDR-04, TR-CDR-05)."""

    def tell(self, game: Thunder) -> Message | None:
        if game.at[self.vehicle] < 0:
            return None
        return Message("thunder-told-glass", "TR-CDR-03", vehicle=named(game, self.vehicle), way=WAY_NAMES[self.way])


class RampDie(Step[Thunder]):
    """The stunt die says how far the vehicle flies (TR-CDR-10, TR-CDR-14)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Launched(self.vehicle, distance) for distance in STUNT_DIE]

    def weights(self, game: Thunder) -> list[int]:
        return STUNT_WEIGHTS

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-ramp", "TR-CDR-10", vehicle=named(game, self.vehicle))


class Launched(Step[Thunder]):
    """Straight ahead, counted from the ramp; no move is left after the landing (TR-CDR-11, TR-CDR-12, TR-CDR-16)."""

    def __init__(self, vehicle: int, distance: int) -> None:
        self.vehicle = vehicle
        self.distance = distance

    def run(self, game: Thunder) -> None:
        space, game.at[self.vehicle] = game.at[self.vehicle], IN_AIR
        game.moves[self.vehicle] = 0  # before the landing, so that nobody drifts on from it
        game.do(Flight(self.vehicle, space, F, self.distance))

    def text(self, game: Thunder) -> str:
        return str(self.distance)

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-ramp", "TR-CDR-10", distance=self.distance)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-ramp", "TR-CDR-10", vehicle=named(game, self.vehicle), distance=self.distance)
