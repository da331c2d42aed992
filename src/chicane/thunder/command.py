"""Step 2: the command, before the assigned vehicle moves (TR-CMD)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.thunder.box import Command
from chicane.thunder.choppers import CallChopper
from chicane.thunder.kinds import pips
from chicane.thunder.names import broken, broken_name, code, crew_of, named
from chicane.thunder.state import EMPTY, GONE, MAY_DRIFT, NO_CARD, RESOLVING, Thunder
from chicane.thunder.status import give_back


def affordable(game: Thunder, seat: int) -> list[tuple[int, int]]:
    """Every command of the seat's board with each unused die that fits it (TR-ASG-06)."""
    dice, board = game.unused(seat), enumerate(game.board_of(seat))
    return [(number, die) for number, each in board for die in dice if each.accepts(die)]


def can_afford(game: Thunder, seat: int) -> bool:
    """Whether any unused die fits a command of the seat's board."""
    board = game.board_of(seat)
    for die in game.unused(seat):
        for each in board:
            if each.accepts(die):
                return True
    return False


class Activate(Step[Thunder]):
    """The command takes effect, for this turn only (TR-CMD-01, TR-CMD-02)."""

    def __init__(self, seat: int, vehicle: int, command: int, die: int) -> None:
        self.seat = seat
        self.vehicle = vehicle
        self.command = command
        self.die = die

    def entry(self, game: Thunder) -> Command:
        return game.board_of(self.seat)[self.command]

    def run(self, game: Thunder) -> None:
        game.do_all(list(self.entry(game).steps(game, self.seat, self.vehicle, pips(self.die))))

    def tell(self, game: Thunder) -> Message | None:
        crew, command = crew_of(game, self.seat), self.entry(game).name
        return Message("thunder-told-command", "TR-CMD-01", crew=crew, command=command, die=pips(self.die))


def airstrike(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """The chopper comes (TR-CMD-05)."""
    return [CallChopper(seat)]


def nitro(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """The die's value is added to the vehicle's moves (TR-CMD-11, TR-CMD-13)."""
    return [MoreMoves(vehicle, die)]


def drift(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """The vehicle may pass one occupied space (TR-CMD-17)."""
    return [AllowDrift()]


def repair(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """A damage token comes off (TR-CMD-24)."""
    return [Repair(seat)]


BASE_BOARD: Final = [
    Command("airstrike", 1, 6, airstrike),  # TR-CMD-04
    Command("nitro", 1, 3, nitro),  # TR-CMD-09
    Command("drift", 3, 5, drift),  # TR-CMD-14
    Command("repair", 6, 6, repair),  # TR-CMD-15
]


class MoreMoves(Step[Thunder]):
    """A vehicle that has not moved yet is given more moves; they may be more than six (TR-CMD-11, TR-CMD-13)."""

    def __init__(self, vehicle: int, moves: int) -> None:
        self.vehicle = vehicle
        self.moves = moves

    def run(self, game: Thunder) -> None:
        game.given = changed(game.given, self.vehicle, game.given[self.vehicle] + self.moves)


class AllowDrift(Step[Thunder]):
    """The vehicle that moves this turn may drift (TR-CMD-17)."""

    def run(self, game: Thunder) -> None:
        game.trail |= MAY_DRIFT


class Repair(Step[Thunder]):
    """One damage token of the player's choice, from any of their vehicles (TR-CMD-24, TR-CMD-28, TR-CMD-29)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pairs(self, game: Thunder) -> list[tuple[int, int]]:
        """Vehicle and slot of every token; of equal tokens on one vehicle, one."""
        vehicles = [each for each in game.vehicles_of(self.seat) if game.at[each] != GONE]
        return [(vehicle, slot) for vehicle in vehicles for slot in repairable(game, vehicle)]

    def actor(self, game: Thunder) -> int:
        return self.seat if self.pairs(game) else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Repaired(vehicle, slot) for vehicle, slot in self.pairs(game)]

    def run(self, game: Thunder) -> None:
        """There is nothing to repair."""

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-repair", "TR-CMD-24", crew=crew_of(game, self.seat))


def repairable(game: Thunder, vehicle: int) -> list[int]:
    """The slots whose tokens may be taken off a vehicle, one for each kind of token."""
    filled = [slot for slot in game.slots_of(vehicle) if EMPTY < game.slots[slot] < RESOLVING]
    kinds = [broken(game, slot) for slot in filled]
    return [slot for number, slot in enumerate(filled) if kinds[number] not in kinds[:number]]


class Repaired(Step[Thunder]):
    """The token goes back into the pile; an inoperable vehicle runs again (TR-CMD-25, TR-CMD-26)."""

    def __init__(self, vehicle: int, slot: int) -> None:
        self.vehicle = vehicle
        self.slot = slot

    def run(self, game: Thunder) -> None:
        if not game.is_operable(self.vehicle) or game.under[self.slot] != NO_CARD:
            game.cards_changed()
        give_back(game, self.slot)

    def text(self, game: Thunder) -> str:
        return f"repair {code(game, self.vehicle)} {broken(game, self.slot)}"

    def label(self, game: Thunder) -> Message:
        token = broken_name(game, self.slot)
        return Message("thunder-do-repair", "TR-CMD-24", vehicle=named(game, self.vehicle), token=token)

    def tell(self, game: Thunder) -> Message:
        token = broken_name(game, self.slot)
        return Message("thunder-told-repair", "TR-CMD-24", vehicle=named(game, self.vehicle), token=token)
