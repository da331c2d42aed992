"""The Final Five: motorcycles, two of which ride in a turn (TR-MOT)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chicane.core.cards import ask
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.thunder.assign import ONE_SPACE, Assign, ChosenCommand, Coast, Idle, Turn, assignable, coasting, drive
from chicane.thunder.box import Crew
from chicane.thunder.command import BASE_BOARD, affordable
from chicane.thunder.kinds import ALWAYS_THROWN, SMALL, Vehicle, add_vehicle
from chicane.thunder.names import crew_of, named
from chicane.thunder.seams import COMMANDS, MOVES
from chicane.thunder.state import Thunder

MOTORCYCLE: Final = add_vehicle(
    Vehicle(  # TR-MOT-01, TR-MOT-06, TR-COC-01
        "motorcycle", SMALL, 1, thrown=ALWAYS_THROWN, drifts=True, draws=False, coasts=4, fixed=True
    )
)
MOTORCYCLES: Final = 5  # TR-CMP-16
DICE: Final = 6
BOARD: Final = [command for command in BASE_BOARD if command.id != "drift"]  # TR-MOT-25, TR-MOT-26


class Ride(Step[Thunder]):
    """A motorcycle moves and shoots completely (TR-MOT-04)."""

    def __init__(self, vehicle: int, moves: int, coasting: bool) -> None:
        self.vehicle = vehicle
        self.moves = moves
        self.coasting = coasting

    def run(self, game: Thunder) -> None:
        drive(game, self.vehicle, self.moves, self.coasting)


class NextRide(Ride):
    """The second one, with a trail of its own; if it can't move any more, its die is wasted (TR-MOT-05, TR-MOT-29)."""

    def run(self, game: Thunder) -> None:
        game.trail = 0
        super().run(game)


def ride(game: Thunder, seat: int, vehicle: int, die: int) -> Ride:
    """A die is assigned to a motorcycle that has not moved this round; the ride waits (TR-MOT-02, TR-MOT-05)."""
    game.spend(seat, die)
    game.moved = changed(game.moved, vehicle, 1)
    return Ride(vehicle, ask(game, MOVES, vehicle, die), False)


def coast(game: Thunder, seat: int, vehicle: int, die: int) -> Ride:
    """A die is assigned to one that has moved: one space (TR-MOT-06, TR-MOT-07)."""
    game.spend(seat, die)
    game.coasts = changed(game.coasts, vehicle, game.coasts[vehicle] + 1)
    return Ride(vehicle, ONE_SPACE, True)


class RidersTurn(Turn):
    """The first of two dice; whoever is named first rides first (TR-MOT-02, TR-MOT-04)."""

    def options(self, game: Thunder) -> list[Step[Any]]:
        seat, dice = self.seat, game.unused(self.seat)
        rides: list[Step[Any]] = [first_ride(seat, each, die) for each in assignable(game, seat) for die in dice]
        if not rides:
            rides = [FirstCoast(seat, each, die) for each in coasting(game, seat) for die in dice]
        return rides or [Idle(seat)]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-ride", "TR-MOT-02", crew=crew_of(game, self.seat), road=game.road_die)


class FirstRide(Assign):
    """A die for the motorcycle that rides first (TR-MOT-02)."""

    def run(self, game: Thunder) -> None:
        game.do(SecondDie(self.seat, ride(game, self.seat, self.vehicle, self.die)))

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-ride", "TR-MOT-02", vehicle=named(game, self.vehicle), die=self.die)


first_ride: Final = cache(FirstRide)  # values are shared


class FirstCoast(Coast):
    """A die for the one that coasts first (TR-MOT-07)."""

    def run(self, game: Thunder) -> None:
        game.do(SecondDie(self.seat, coast(game, self.seat, self.vehicle, self.die)))


class SecondDie(Step[Thunder]):
    """Another die, for a motorcycle or once a round for a command; one that fits nowhere is lost (TR-MOT-02..10)."""

    def __init__(self, seat: int, first: Ride) -> None:
        self.seat = seat
        self.first = first

    def actor(self, game: Thunder) -> int:
        return self.seat if game.unused(self.seat) and self.has_use(game) else NOBODY

    def has_use(self, game: Thunder) -> bool:
        """Whether a die fits anywhere; mostly a motorcycle is soon found."""
        return bool(assignable(game, self.seat) or coasting(game, self.seat) or self.commands(game))

    def options(self, game: Thunder) -> list[Step[Any]]:
        return self.rides(game) + self.commands(game)

    def rides(self, game: Thunder) -> list[Step[Any]]:
        """Every motorcycle that may still move; once all have, coasts, also of the one that rides first (TR-MOT-08)."""
        seat, dice = self.seat, game.unused(self.seat)
        fresh = assignable(game, seat)
        if fresh:
            return [SecondRide(seat, each, die, self.first) for each in fresh for die in dice]
        return [SecondCoast(seat, each, die, self.first) for each in coasting(game, seat) for die in dice]

    def commands(self, game: Thunder) -> list[Step[Any]]:
        """Once a round, and never beside a coast (TR-MOT-03, TR-MOT-10)."""
        vehicle = self.first.vehicle
        if self.first.coasting or game.commanded[self.seat] or not ask(game, COMMANDS, vehicle, 1):
            return []
        pairs = affordable(game, self.seat)
        return [RidersCommand(self.seat, vehicle, number, die, self.first) for number, die in pairs]

    def run(self, game: Thunder) -> None:
        game.do(self.first)

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-second", "TR-MOT-04", vehicle=named(game, self.first.vehicle))


class SecondRide(Assign):
    """Two motorcycles ride, one after the other (TR-MOT-04)."""

    def __init__(self, seat: int, vehicle: int, die: int, first: Ride) -> None:
        self.seat = seat
        self.vehicle = vehicle
        self.die = die
        self.first = first

    def run(self, game: Thunder) -> None:
        second = ride(game, self.seat, self.vehicle, self.die)
        game.do_all([self.first, NextRide(second.vehicle, second.moves, False)])

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-ride", "TR-MOT-02", vehicle=named(game, self.vehicle), die=self.die)


class SecondCoast(Coast):
    """The second die is a coast, with a shot of its own (TR-MOT-07, TR-MOT-08)."""

    def __init__(self, seat: int, vehicle: int, die: int, first: Ride) -> None:
        self.seat = seat
        self.vehicle = vehicle
        self.die = die
        self.first = first

    def run(self, game: Thunder) -> None:
        second = coast(game, self.seat, self.vehicle, self.die)
        game.do_all([self.first, NextRide(second.vehicle, second.moves, True)])


class RidersCommand(ChosenCommand):
    """The second die goes on a command, before the only motorcycle of the turn rides (TR-MOT-03)."""

    def __init__(self, seat: int, vehicle: int, command: int, die: int, first: Ride) -> None:
        self.seat = seat
        self.vehicle = vehicle
        self.command = command
        self.die = die
        self.first = first

    def run(self, game: Thunder) -> None:
        game.do(self.first)
        super().run(game)


FINAL_FIVE: Final = Crew("final_five", "m", [MOTORCYCLE] * MOTORCYCLES, DICE, BOARD, RidersTurn)
