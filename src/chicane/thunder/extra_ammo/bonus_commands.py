"""Bonus commands: an additional command for every crew of cars or motorcycles, for all to see (TR-AMM-26..30)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import Answer, Deck
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.thunder import enter
from chicane.thunder.board import NEIGHBOURS, SPACES
from chicane.thunder.box import BESIDE_SEATS, BoardCard, Command, Stock
from chicane.thunder.command import MoreMoves, Repair
from chicane.thunder.damage import BY_CARD, Damage
from chicane.thunder.extra_ammo.choppers import is_light
from chicane.thunder.kinds import DEADLY, FRONT_ARC, F
from chicane.thunder.move import Rested
from chicane.thunder.names import code, crew_of, named
from chicane.thunder.shoot import Shoot, targets
from chicane.thunder.slam import SlamOver
from chicane.thunder.state import FREE_RIDE, MAY_STOP, NO_SLOT, PRIMED, Thunder

STOCK: Final = "bonus_commands"
DRAUGHT: Final = 4  # how far ahead a vehicle may be to pull another along
TAPE: Final = 2  # moves that a repair with tape costs


class Allow(Step[Thunder]):
    """The vehicle that moves this turn may do something more."""

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def run(self, game: Thunder) -> None:
        game.trail |= self.bits


def prime(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """The card waits for its moment in this turn."""
    return [Allow(PRIMED)]


def is_ready(game: Thunder, seat: int, vehicle: int) -> bool:
    """Whether the command was given this turn, for this vehicle of the seat."""
    return vehicle == game.active and game.owner[vehicle] == seat and bool(game.trail & PRIMED)


# Rapid reload


def has_moved(game: Thunder, event: Rested, seat: int) -> bool:
    """The vehicle has come to rest."""
    return is_ready(game, seat, event.vehicle)


def shoot_first(game: Thunder, event: Rested, seat: int) -> list[Step[Any]]:
    """A shot before the usual one (TR-AMM-30)."""
    return [Shoot(event.vehicle)]


# Spiked bumper


def has_slammed(game: Thunder, event: SlamOver, seat: int) -> bool:
    """The vehicle drove into somebody, who is still there."""
    return is_ready(game, seat, event.top) and game.at[event.bottom] >= 0


def pierce(game: Thunder, event: SlamOver, seat: int) -> list[Step[Any]]:
    """Whoever it drove into takes damage."""
    return [Damage(event.bottom, BY_CARD, event.top, NO_SLOT)]


# The others


def draw_up(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """The vehicle rides in somebody's wind."""
    return [Slipstream(vehicle)]


class Slipstream(Step[Thunder]):
    """The vehicle comes up right behind the next one straight ahead, over whatever lies between."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def goal(self, game: Thunder) -> int:
        """The space behind the next vehicle, or where it stands already."""
        here = space = game.at[self.vehicle]
        for _ in range(DRAUGHT if here >= 0 else 0):
            ahead = NEIGHBOURS[F][space]
            if not 0 <= ahead < SPACES:
                return here
            if ahead in game.at:
                return here if DEADLY[game.terrain(space)] else space
            space = ahead
        return here

    def run(self, game: Thunder) -> None:
        goal = self.goal(game)
        if goal != game.at[self.vehicle]:
            enter.arrive(game, self.vehicle, goal, F, enter.FLOWN)

    def tell(self, game: Thunder) -> Message | None:
        if self.goal(game) == game.at[self.vehicle]:
            return None
        return Message("thunder-told-slipstream", "TR-AMM-26", vehicle=named(game, self.vehicle))


def brake(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """The vehicle need not use all of its moves."""
    return [Allow(MAY_STOP)]


def leave_the_road(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """The road die may be had whatever the ground."""
    return [Allow(FREE_RIDE)]


def honk(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """Somebody ahead is frightened."""
    return [AirHorn(seat, vehicle)]


class AirHorn(Step[Thunder]):
    """One of the vehicles in the front arc jumps one space straight ahead."""

    def __init__(self, seat: int, vehicle: int) -> None:
        self.seat = seat
        self.vehicle = vehicle

    def prey(self, game: Thunder) -> list[int]:
        space = game.at[self.vehicle]
        return [each for each in targets(game, space, FRONT_ARC) if is_light(game, each)] if space >= 0 else []

    def actor(self, game: Thunder) -> int:
        return self.seat if self.prey(game) else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Frightened(vehicle, F, enter.PUSHED) for vehicle in self.prey(game)]

    def run(self, game: Thunder) -> None:
        """Nobody hears it."""

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-air-horn", "TR-AMM-26", crew=crew_of(game, self.seat))


class Frightened(enter.Push):
    """This one."""

    def text(self, game: Thunder) -> str:
        return f"honk {code(game, self.vehicle)}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-honk", "TR-AMM-26", vehicle=named(game, self.vehicle))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-honk", "TR-AMM-26", vehicle=named(game, self.vehicle))


def tape_up(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """A repair that costs moves, but never all of them."""
    return [Repair(seat), MoreMoves(vehicle, -min(TAPE, game.given[vehicle] - 1))]


def switch(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """Two of one's own vehicles change places."""
    return [Switch(seat, vehicle)]


class Switch(Step[Thunder]):
    """The vehicle changes places with another of its crew."""

    def __init__(self, seat: int, vehicle: int) -> None:
        self.seat = seat
        self.vehicle = vehicle

    def others(self, game: Thunder) -> list[int]:
        mine = [each for each in game.vehicles_of(self.seat) if game.at[each] >= 0 and each != self.vehicle]
        return mine if game.at[self.vehicle] >= 0 else []

    def actor(self, game: Thunder) -> int:
        return self.seat if self.others(game) else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Switched(self.vehicle, other) for other in self.others(game)]

    def run(self, game: Thunder) -> None:
        """There is no other."""

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-switch", "TR-AMM-26", vehicle=named(game, self.vehicle))


class Switched(Step[Thunder]):
    """Neither enters a space: nothing is resolved."""

    def __init__(self, vehicle: int, other: int) -> None:
        self.vehicle = vehicle
        self.other = other

    def run(self, game: Thunder) -> None:
        game.at[self.vehicle], game.at[self.other] = game.at[self.other], game.at[self.vehicle]

    def text(self, game: Thunder) -> str:
        return f"switch {code(game, self.other)}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-switch", "TR-AMM-26", vehicle=named(game, self.other))

    def tell(self, game: Thunder) -> Message:
        vehicle, other = named(game, self.vehicle), named(game, self.other)
        return Message("thunder-told-switch", "TR-AMM-26", vehicle=vehicle, other=other)


RELOAD: Final = Answer(shoot_first, by_itself=True, when=has_moved)
SPIKES: Final = Answer(pierce, by_itself=True, when=has_slammed)
CARDS: Final = [
    BoardCard("rapid-reload", [Command("rapid-reload", 3, 4, prime)], answers={"at_rest": RELOAD}),  # TR-AMM-30
    BoardCard("spiked-bumper", [Command("spiked-bumper", 4, 6, prime)], answers={"slam_over": SPIKES}),
    BoardCard("slipstream", [Command("slipstream", 2, 4, draw_up)]),
    BoardCard("brakes", [Command("brakes", 1, 3, brake)]),
    BoardCard("all-terrain", [Command("all-terrain", 1, 2, leave_the_road)]),
    BoardCard("air-horn", [Command("air-horn", 1, 4, honk)]),
    BoardCard("duct-tape", [Command("duct-tape", 4, 5, tape_up)]),
    BoardCard("switcheroo", [Command("switcheroo", 5, 6, switch)]),
]
BONUS_COMMANDS: Final = Stock(Deck(STOCK, 8, list(CARDS)), BESIDE_SEATS)  # TR-CMP-21
