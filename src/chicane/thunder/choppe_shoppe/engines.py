"""Upgrades for engine, gearbox and wheels: what a car makes of its moves."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import CHANCE, Step
from chicane.thunder.choppe_shoppe.aim import Aim, AtNumber
from chicane.thunder.choppe_shoppe.once import UseUp
from chicane.thunder.command import MoreMoves, Repaired, repairable
from chicane.thunder.kinds import MOVEMENT_DIE
from chicane.thunder.move import ON_ANY_GROUND, SetOff
from chicane.thunder.names import named
from chicane.thunder.state import SETTLED, Thunder

ROCKET: Final = 5  # the moves of the take-off rocket


def turbo(game: Thunder, event: SetOff, vehicle: int) -> list[Step[Any]]:
    """One more move, on a coast too (TR-UPG-13)."""
    return [MoreMoves(vehicle, 1)]


def lift_off(game: Thunder, event: SetOff, vehicle: int) -> list[Step[Any]]:
    """Five more moves, once in a game."""
    return [UseUp(vehicle, "take-off-rocket"), MoreMoves(vehicle, ROCKET)]


def is_fast(game: Thunder, event: SetOff, vehicle: int) -> bool:
    """There are moves to be lost."""
    return game.given[vehicle] > 1


def brake(game: Thunder, event: SetOff, vehicle: int) -> list[Step[Any]]:
    """Fewer moves, as many as the owner says, but one at least."""
    given = game.given[vehicle]
    ways = [AtNumber("drag-chute", moves, (MoreMoves(vehicle, moves - given),)) for moves in range(1, given)]
    return [Aim(game.owner[vehicle], "drag-chute", tuple(ways))]


def is_assigned(game: Thunder, event: SetOff, vehicle: int) -> bool:
    """It moves by a die, and does not coast."""
    return not event.coasting


def gamble(game: Thunder, event: SetOff, vehicle: int) -> list[Step[Any]]:
    """All its moves for whatever a die shows."""
    return [Gamble(vehicle)]


class Gamble(Step[Thunder]):
    """A movement die is rolled."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Gambled(self.vehicle, moves) for moves in MOVEMENT_DIE]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-gamble", "TR-UPG-06", vehicle=named(game, self.vehicle))


class Gambled(Step[Thunder]):
    """So many moves, in place of all it was given."""

    def __init__(self, vehicle: int, moves: int) -> None:
        self.vehicle = vehicle
        self.moves = moves

    def run(self, game: Thunder) -> None:
        game.given = changed(game.given, self.vehicle, self.moves)

    def text(self, game: Thunder) -> str:
        return str(self.moves)

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-value", "TR-UPG-06", value=self.moves)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-gamble", "TR-UPG-06", vehicle=named(game, self.vehicle), moves=self.moves)


def on_any_ground(game: Thunder, vehicle: int, other: int, bonus: int) -> int:
    """The road die whatever the ground, unless there is none for this car at all."""
    return ON_ANY_GROUND if bonus else bonus


def is_damaged(game: Thunder, event: SetOff, vehicle: int) -> bool:
    """It moves by a die, and has something to repair."""
    return not event.coasting and bool(repairable(game, vehicle))


def mend(game: Thunder, event: SetOff, vehicle: int) -> list[Step[Any]]:
    """It stands still, and one of its tokens comes off."""
    ways = tuple(Repaired(vehicle, slot) for slot in repairable(game, vehicle))
    return [StandStill(vehicle), Aim(game.owner[vehicle], "repair-kit", ways)]


class StandStill(Step[Thunder]):
    """A vehicle gives up its moves, the road die too."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        game.given = changed(game.given, self.vehicle, 0)
        game.trail |= SETTLED
