"""Vehicles that leave the game, and players who are out with them (TR-STA)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import HELD, cards_gone, happen, known, offer
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.pile import given
from chicane.core.step import Step
from chicane.thunder.kinds import IMPASSABLE, MINOR
from chicane.thunder.names import crew_of, named
from chicane.thunder.seams import AFTERMATH, ELIMINATION
from chicane.thunder.state import EMPTY, GONE, NO_CARD, NO_VEHICLE, REMOVED, RESOLVING, Thunder
from chicane.thunder.winning import LastStanding


class Cause:
    """Why a vehicle leaves the game: what is said, and by which rule."""

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule


BY_EDGE: Final = 0
BY_ROCK: Final = 1
BY_CHOPPER: Final = 2
BY_TILE: Final = 3
BY_DAMAGE: Final = 4
BY_LINE: Final = 5
BY_LINE_OUT: Final = 6  # its owner is out of the game
CAUSES: Final = [
    Cause("thunder-told-gone-edge", "TR-BRD-11"),
    Cause("thunder-told-gone-rock", "TR-OBS-10"),
    Cause("thunder-told-gone-chopper", "TR-END-02"),
    Cause("thunder-told-gone-tile", "TR-FRT-04"),
    Cause("thunder-told-gone-damage", "TR-WRK-05"),
    Cause("thunder-told-gone-line", "TR-WRK-11"),
    Cause("thunder-told-gone-line", "TR-STA-11"),
]


def add_cause(cause: Cause) -> int:
    """A further way to leave the game, by its number."""
    CAUSES.append(cause)
    return len(CAUSES) - 1


def eliminate(game: Thunder, vehicles: list[int], cause: int, by: int = NO_VEHICLE) -> None:
    """Vehicles leave the game at the same time; then it is seen who is out (TR-STA-05, TR-SIM-07, TR-SIM-08)."""
    game.do(Check())
    for vehicle in reversed(vehicles):
        offer(game, ELIMINATION, Eliminated(vehicle, cause, by), (vehicle,))


class Eliminated(Step[Thunder]):
    """The vehicle is gone for good and its tokens go back into the pile (TR-STA-05, TR-STA-06)."""

    def __init__(self, vehicle: int, cause: int, by: int) -> None:
        self.vehicle = vehicle
        self.cause = cause
        self.by = by  # the vehicle or chopper that did it, or NO_VEHICLE

    def run(self, game: Thunder) -> None:
        train = game.train(self.vehicle)
        game.lose_moves(self.vehicle)
        game.catch_fire(self.vehicle, 0)
        for each in train:
            game.at[each] = GONE
            for slot in game.slots_of(each):
                give_back(game, slot)
        game.lose_cards(self.vehicle)
        cards_gone(game, [held for held in known(game) if held[1] in train and held[0] in game.box.goods])
        happen(game, AFTERMATH, Mourn(self.vehicle), (self.vehicle,))

    def coming(self, game: Thunder) -> Message:
        return Message("thunder-coming-eliminated", "TR-STA-05", vehicle=named(game, self.vehicle))

    def tell(self, game: Thunder) -> Message:
        cause = CAUSES[self.cause]
        return Message(cause.key, cause.rule, vehicle=named(game, self.vehicle))


class Mourn(Step[Thunder]):
    """A vehicle is gone; its owner may still be in the race."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        """The race goes on."""

    def coming(self, game: Thunder) -> Message:
        return Message("thunder-coming-gone", "TR-STA-05", vehicle=named(game, self.vehicle))


def crash(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """Impassable ground eliminates whoever enters it (TR-OBS-10)."""
    eliminate(game, [vehicle], BY_ROCK)
    return []


IMPASSABLE.steps = crash


def give_back(game: Thunder, slot: int) -> None:
    """The token of a slot is shuffled into the damage pile; a card below it is discarded (TR-DMG-06, TR-ONG-03)."""
    token = game.slots[slot]
    if token == EMPTY:
        return
    game.slots[slot] = EMPTY
    if game.under[slot] != NO_CARD:
        game.effects_used = given(game.effects_used, game.under[slot])  # not shuffled back at once (TR-ONG-11)
        game.under = changed(game.under, slot, NO_CARD)
    if token % RESOLVING != MINOR:
        game.bag = given(game.bag, token % RESOLVING)


class Check(Step[Thunder]):
    """After every change: who is out of the game, and is somebody the last one standing (TR-ENT-04)."""

    def run(self, game: Thunder) -> None:
        gone = [seat for seat in range(game.players) if not game.out[seat] and not in_play(game, seat)]
        steps: list[Step[Any]] = [Out(seat) for seat in gone]
        game.do_all([*steps, LastStanding()] if gone else [])


def in_play(game: Thunder, seat: int) -> bool:
    """Whether a seat has an operable vehicle left (TR-STA-08)."""
    return any(map(game.is_operable, game.vehicles_of(seat)))


class BreakDown(Step[Thunder]):
    """The figure faces backward and stays on the board (TR-STA-02..04)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        game.lose_moves(self.vehicle)
        game.catch_fire(self.vehicle, 0)  # TR-FIR-08
        if any(held[1] == self.vehicle for held in known(game)):
            game.cards_changed()

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-inoperable", "TR-STA-02", vehicle=named(game, self.vehicle))


class Out(Step[Thunder]):
    """The player's chopper leaves too; the vehicles that stand about stay (TR-STA-09, TR-CHP-12)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Thunder) -> None:
        game.out = changed(game.out, self.seat, 1)
        game.chopper = changed(game.chopper, self.seat, REMOVED)
        mine = [held for held in known(game) if held[1] == HELD and held[2] == self.seat]
        cards_gone(game, [held for held in mine if held[0] in game.box.goods])

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-out", "TR-STA-08", crew=crew_of(game, self.seat))
