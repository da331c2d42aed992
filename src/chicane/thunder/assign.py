"""Step 1: a die for a vehicle and, once a round, one for a command (TR-ASG, TR-CST)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chicane.core.cards import ask, happen
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.box import MOST_VEHICLES
from chicane.thunder.command import Activate, affordable, can_afford
from chicane.thunder.kinds import SPENDABLE, VEHICLES, pips
from chicane.thunder.move import StartMove
from chicane.thunder.names import code, crew_of, die_code, die_name, named, source
from chicane.thunder.seams import COASTS, COMMANDING, COMMANDS, MOVES
from chicane.thunder.shoot import Shoot
from chicane.thunder.state import Thunder

ONE_SPACE: Final = 1  # the moves of a coast (TR-CST-04)
# What a vehicle does once it has its die, in the order of the agenda: what is done first at the end.
DRIVING: Final = [[Shoot(vehicle), StartMove(vehicle, False)] for vehicle in range(MOST_VEHICLES)]
COASTING: Final = [[Shoot(vehicle), StartMove(vehicle, True)] for vehicle in range(MOST_VEHICLES)]


def assignable(game: Thunder, seat: int) -> list[int]:
    """Operable vehicles that have not moved this round (TR-ASG-01, TR-ASG-04)."""
    return [each for each in game.vehicles_of(seat) if not game.moved[each] and game.is_operable(each)]


def coasting(game: Thunder, seat: int) -> list[int]:
    """Vehicles that may coast; none while one could still move regularly (TR-CST-01..03)."""
    if assignable(game, seat):
        return []
    operable = [each for each in game.vehicles_of(seat) if game.is_operable(each)]
    return [each for each in operable if game.coasts[each] < most_coasts(game, each)]


def most_coasts(game: Thunder, vehicle: int) -> int:
    """How often a vehicle may coast in a round (TR-CST-03, TR-COC-01)."""
    kind = VEHICLES[game.kind[vehicle]]
    return kind.coasts if kind.fixed else ask(game, COASTS, vehicle, kind.coasts)


def drive(game: Thunder, vehicle: int, moves: int, coasting: bool) -> None:
    """The rest of the turn: move, then shoot; the moves wait until the vehicle starts (TR-RND-06)."""
    game.given = changed(game.given, vehicle, game.given[vehicle] + moves)
    game.agenda += (COASTING if coasting else DRIVING)[vehicle]


class Turn(Step[Thunder]):
    """A turn can't be passed while any die can be assigned (TR-RND-06, TR-RND-07)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Thunder) -> int:
        return self.seat

    def options(self, game: Thunder) -> list[Step[Any]]:
        cars, dice = assignable(game, self.seat), game.unused(self.seat)
        if cars and dice:
            rows = [assignments(self.seat, car) for car in cars]
            return [row[die] for row in rows for die in dice]
        coasts: list[Step[Any]] = [Coast(self.seat, car, die) for car in coasting(game, self.seat) for die in dice]
        return coasts or [Idle(self.seat)]

    def coming(self, game: Thunder) -> Message:
        return Message("thunder-coming-turn", "TR-RND-06", crew=crew_of(game, self.seat))

    def prompt(self, game: Thunder) -> Message:
        crew, spent = crew_of(game, self.seat), source(game, self.seat)
        return Message("thunder-ask-assign", "TR-ASG-01", crew=crew, road=game.road_die, source=spent)


class Idle(Step[Thunder]):
    """No die can be assigned: the turn just ends."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Thunder) -> None:
        """Nothing happens."""

    def text(self, game: Thunder) -> str:
        return "pass"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-pass", "TR-RND-07")


class Assign(Step[Thunder]):
    """The die's value is the vehicle's moves; a command may come with it (TR-ASG-02, TR-ASG-08)."""

    def __init__(self, seat: int, vehicle: int, die: int) -> None:
        self.seat = seat
        self.vehicle = vehicle
        self.die = die

    def run(self, game: Thunder) -> None:
        game.spend(self.seat, self.die)
        game.moved = changed(game.moved, self.vehicle, 1)
        drive(game, self.vehicle, ask(game, MOVES, self.vehicle, pips(self.die)), coasting=False)
        happen(game, COMMANDING, MayCommand(self.seat, self.vehicle), (self.vehicle,))

    def text(self, game: Thunder) -> str:
        return f"{code(game, self.vehicle)} {die_code(game, self.seat, self.die)}"

    def label(self, game: Thunder) -> Message:
        die = die_name(game, self.seat, self.die)
        return Message("thunder-do-assign", "TR-ASG-01", vehicle=named(game, self.vehicle), die=die)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-assign", "TR-ASG-01", vehicle=named(game, self.vehicle), die=pips(self.die))


@cache
def assignments(seat: int, vehicle: int) -> dict[int, Step[Any]]:
    """Each die for a vehicle; values are shared."""
    return {die: Assign(seat, vehicle, die) for die in SPENDABLE}


class Coast(Step[Thunder]):
    """One space whatever the die shows, no command and no road die (TR-CST-04..06)."""

    def __init__(self, seat: int, vehicle: int, die: int) -> None:
        self.seat = seat
        self.vehicle = vehicle
        self.die = die

    def run(self, game: Thunder) -> None:
        game.spend(self.seat, self.die)
        game.coasts = changed(game.coasts, self.vehicle, game.coasts[self.vehicle] + 1)
        drive(game, self.vehicle, ONE_SPACE, coasting=True)

    def text(self, game: Thunder) -> str:
        return f"coast {code(game, self.vehicle)} {die_code(game, self.seat, self.die)}"

    def label(self, game: Thunder) -> Message:
        die = die_name(game, self.seat, self.die)
        return Message("thunder-do-coast", "TR-CST-04", vehicle=named(game, self.vehicle), die=die)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-coast", "TR-CST-04", vehicle=named(game, self.vehicle))


class MayCommand(Step[Thunder]):
    """A command may come with the die of a vehicle, once a round, if a die fits one (TR-ASG-05, TR-ASG-06)."""

    def __init__(self, seat: int, vehicle: int) -> None:
        self.seat = seat
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        if not game.commanded[self.seat] and can_afford(game, self.seat) and ask(game, COMMANDS, self.vehicle, 1):
            game.do(ChooseCommand(self.seat, self.vehicle))

    def coming(self, game: Thunder) -> Message:
        return Message("thunder-coming-command", "TR-ASG-05", vehicle=named(game, self.vehicle))


class ChooseCommand(Step[Thunder]):
    """Once a round one more die may go on a command that it fits (TR-ASG-05, TR-ASG-06)."""

    def __init__(self, seat: int, vehicle: int) -> None:
        self.seat = seat
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        return self.seat

    def options(self, game: Thunder) -> list[Step[Any]]:
        seat, vehicle = self.seat, self.vehicle
        return [NO_COMMAND, *[command(seat, vehicle, number, die) for number, die in affordable(game, seat)]]

    def prompt(self, game: Thunder) -> Message:
        crew, spent = crew_of(game, self.seat), source(game, self.seat)
        return Message("thunder-ask-command", "TR-ASG-05", crew=crew, source=spent)


class NoCommand(Step[Thunder]):
    """No command this turn."""

    def run(self, game: Thunder) -> None:
        """The vehicle just moves."""

    def text(self, game: Thunder) -> str:
        return "no command"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-no-command", "TR-ASG-05")


NO_COMMAND: Final = NoCommand()


class ChosenCommand(Activate):
    """The die stays on the command board until the end of the round (TR-CMD-03)."""

    def run(self, game: Thunder) -> None:
        self.lay(game)
        super().run(game)

    def lay(self, game: Thunder) -> None:
        """The die is used up and lies on its command."""
        game.spend(self.seat, self.die)
        game.commanded = changed(game.commanded, self.seat, game.commanded[self.seat] | 1 << self.command)

    def text(self, game: Thunder) -> str:
        return f"{self.entry(game).id} {die_code(game, self.seat, self.die)}"

    def label(self, game: Thunder) -> Message:
        die = die_name(game, self.seat, self.die)
        return Message("thunder-do-command", "TR-ASG-06", command=self.entry(game).name, die=die)


@cache
def command(seat: int, vehicle: int, number: int, die: int) -> ChosenCommand:
    """A die on a command; values are shared."""
    return ChosenCommand(seat, vehicle, number, die)
