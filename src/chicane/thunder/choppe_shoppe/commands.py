"""The commands that leaders bring, beside those of the standard board (TR-LDR-03)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.box import Command, CommandSteps
from chicane.thunder.carnage.fire import CatchFire, can_catch_fire
from chicane.thunder.choppe_shoppe.aim import COMMANDS, Aim, AtVehicle, Forgo
from chicane.thunder.choppe_shoppe.reach import AHEAD, beside, is_car
from chicane.thunder.command import MoreMoves
from chicane.thunder.enter import PUSHED, Push
from chicane.thunder.hazards import Slide
from chicane.thunder.kinds import F
from chicane.thunder.names import named
from chicane.thunder.shoot import Shoot
from chicane.thunder.state import AWAY, FREE_RIDE, Thunder

TOW: Final = 2  # spaces of a convoy
STAR: Final = 0  # the value of a command that no die fits (TR-LDR-07)

BANANA: Final = "banana"
FLAMETHROWER: Final = "flamethrower"
CONVOY: Final = "convoy"
SWITCH: Final = "switch"
COMMANDS.update({BANANA, FLAMETHROWER, CONVOY, SWITCH})


def starred(id: str, steps: CommandSteps) -> Command:
    """A command for tokens only (TR-LDR-07)."""
    return Command(id, STAR, STAR, steps)


def aimed(seat: int, what: str, ways: list[AtVehicle]) -> list[Step[Any]]:
    """The seat says which vehicle, or nobody after all (TR-LDR-06)."""
    return [Aim(seat, what, (*ways, Forgo()) if ways else ())]


def snipe(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """A shot before the move, besides the one after it."""
    return [Shoot(vehicle)]


def banana(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """A car next to the vehicle slides as if on oil; a motorcycle is meant too (TR-XEX-12)."""
    cars = [each for each in beside(game, vehicle) if is_car(game, each)]
    return aimed(seat, BANANA, [AtVehicle(BANANA, each, (Slide(each),)) for each in cars])


def flamethrower(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """A vehicle ahead catches fire (TR-LDR-11, TR-FIR-01)."""
    prey = [each for each in beside(game, vehicle, AHEAD) if can_catch_fire(game, each)]
    return aimed(seat, FLAMETHROWER, [AtVehicle(FLAMETHROWER, each, (CatchFire(each),)) for each in prey])


def mates(game: Thunder, vehicle: int) -> list[int]:
    """The other vehicles of the same crew that run and are on the board."""
    mine = game.vehicles_of(game.owner[vehicle])
    return [each for each in mine if each != vehicle and game.at[each] >= 0 and game.is_operable(each)]


def convoy(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """Another vehicle of the crew goes two spaces ahead, for free."""
    ways = [AtVehicle(CONVOY, each, (Push(each, F, PUSHED),) * TOW) for each in mates(game, vehicle)]
    return aimed(seat, CONVOY, ways)


def switch(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """Two vehicles of the crew change places; what lies there does nothing."""
    others = mates(game, vehicle) if game.at[vehicle] >= 0 else []
    return aimed(seat, SWITCH, [AtVehicle(SWITCH, each, (ChangePlaces(vehicle, each),)) for each in others])


def shortcut(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """The road die may be had whatever the ground."""
    return [FindShortcut()]


def jam(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """The choppers of all others go home."""
    return [FlyHome(each) for each in range(game.players) if each != seat and game.chopper[each] >= 0]


def overdrive(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """As many moves again as the vehicle was given."""
    return [MoreMoves(vehicle, game.given[vehicle])]


class ChangePlaces(Step[Thunder]):
    """Two vehicles change places."""

    def __init__(self, vehicle: int, other: int) -> None:
        self.vehicle = vehicle
        self.other = other

    def run(self, game: Thunder) -> None:
        game.at[self.vehicle], game.at[self.other] = game.at[self.other], game.at[self.vehicle]

    def tell(self, game: Thunder) -> Message:
        vehicle, other = named(game, self.vehicle), named(game, self.other)
        return Message("thunder-told-change-places", "TR-LDR-03", vehicle=vehicle, other=other)


class FindShortcut(Step[Thunder]):
    """Whatever the ground of this move, the road die may be had."""

    def run(self, game: Thunder) -> None:
        game.trail |= FREE_RIDE


class FlyHome(Step[Thunder]):
    """A chopper goes back to its owner, and may come again (TR-CHP-18)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Thunder) -> None:
        game.chopper = [AWAY if seat == self.seat else space for seat, space in enumerate(game.chopper)]

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-fly-home", "TR-CHP-18", crew=game.box.crew_names[self.seat])
