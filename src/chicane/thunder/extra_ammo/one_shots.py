"""One shots: a secret card each, played once, when its text says so (TR-AMM-24, TR-AMM-25)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import Build, Card, Condition, Deck
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.box import Stock
from chicane.thunder.choppers import CallChopper
from chicane.thunder.command import MoreMoves
from chicane.thunder.damage import DrawDamage
from chicane.thunder.kinds import ALL_WAYS, FL, FR, RL, RR, VEHICLES, WAYS, F, R
from chicane.thunder.move import SetOff
from chicane.thunder.names import WAY_NAMES, crew_of, named
from chicane.thunder.shoot import Shot, ShotDie, ShotFalls, aims, targets
from chicane.thunder.slam import Fling
from chicane.thunder.state import AWAY, NO_SLOT, NO_VEHICLE, NOBODY_OWNS, Thunder
from chicane.thunder.stocks import from_hand

STOCK: Final = "one_shots"
FAST: Final = 5  # so many moves are worth some sugar
SUGARED: Final = 3  # and so many are left
SLOW: Final = 2
WOUND_UP: Final = 6
ROUND: Final = [F, FR, RR, R, RL, FL]  # the directions in a circle


def chopper_waits(game: Thunder, event: Step[Any], seat: int) -> bool:
    """The seat's turn begins, and its chopper is with it; in round 1 it could not shoot."""
    return game.active_seat() == seat and game.round > 1 and game.chopper[seat] == AWAY


def scramble(game: Thunder, event: Step[Any], seat: int) -> list[Step[Any]]:
    """The chopper comes, without a die."""
    return [CallChopper(seat)]


def others_near(game: Thunder, event: ShotDie) -> list[int]:
    """Who could be taken for the target: the vehicles beside it that the shooter may shoot at, without the shooter."""
    kept = game.head(event.target), event.shooter
    near = [each for each in targets(game, game.at[event.target], ALL_WAYS) if game.head(each) not in kept]
    return [each for each in near if event.shooter == NO_VEHICLE or aims(game, event.shooter, each)]


def has_somebody_beside(game: Thunder, event: ShotDie, seat: int) -> bool:
    """The seat's vehicle is about to be shot at, and it is not alone."""
    there = game.owner[event.target] == seat and game.at[event.target] >= 0
    return there and bool(others_near(game, event))


def point_elsewhere(game: Thunder, event: ShotDie, seat: int) -> list[Step[Any]]:
    """Somebody else is shot at."""
    return [Decoy(seat, event.shooter, tuple(others_near(game, event)))]


class Decoy(Step[Thunder]):
    """Whoever is beside the target may be shot at in its place."""

    def __init__(self, seat: int, shooter: int, prey: tuple[int, ...]) -> None:
        self.seat = seat
        self.shooter = shooter
        self.prey = prey

    def actor(self, game: Thunder) -> int:
        return self.seat

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Shot(self.shooter, target, NO_SLOT) for target in self.prey]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-decoy", "TR-AMM-24", crew=crew_of(game, self.seat))


def is_fast(game: Thunder, event: SetOff, seat: int) -> bool:
    """A rival's vehicle is about to set off with many moves."""
    return game.owner[event.vehicle] not in (seat, NOBODY_OWNS) and game.given[event.vehicle] >= FAST


def slow_down(game: Thunder, event: SetOff, seat: int) -> list[Step[Any]]:
    """Sugar in its tank."""
    return [MoreMoves(event.vehicle, SUGARED - game.given[event.vehicle])]


def is_slow(game: Thunder, event: SetOff, seat: int) -> bool:
    """The seat's vehicle is about to set off with next to no moves."""
    return game.owner[event.vehicle] == seat and 0 < game.given[event.vehicle] <= SLOW


def speed_up(game: Thunder, event: SetOff, seat: int) -> list[Step[Any]]:
    """As if the die showed six."""
    return [MoreMoves(event.vehicle, WOUND_UP - game.given[event.vehicle])]


def is_in_it(game: Thunder, event: Fling, seat: int) -> bool:
    """One of the two belongs to the seat."""
    return seat in (game.owner[event.vehicle], game.owner[event.other])


def turn_the_die(game: Thunder, event: Fling, seat: int) -> list[Step[Any]]:
    """A little to either side."""
    return [Nudge(seat, event.vehicle, event.other, event.way)]


class Nudge(Step[Thunder]):
    """The direction die is turned to one of the two sides next to the one it shows."""

    def __init__(self, seat: int, vehicle: int, other: int, way: int) -> None:
        self.seat = seat
        self.vehicle = vehicle
        self.other = other
        self.way = way

    def actor(self, game: Thunder) -> int:
        return self.seat

    def options(self, game: Thunder) -> list[Step[Any]]:
        shown = ROUND.index(self.way)
        ways = [ROUND[shown - 1], ROUND[(shown + 1) % len(ROUND)]]
        return [Nudged(self.vehicle, self.other, way) for way in ways]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-nudge", "TR-AMM-24", vehicle=named(game, self.vehicle), way=WAY_NAMES[self.way])


class Nudged(Fling):
    """The vehicle is thrown that way."""

    def text(self, game: Thunder) -> str:
        return WAYS[self.way]

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-way", "TR-AMM-24", way=WAY_NAMES[self.way])


def is_hurt(game: Thunder, event: DrawDamage, seat: int) -> bool:
    """The seat's vehicle is about to draw a token."""
    return game.owner[event.vehicle] == seat


def shrug_it_off(game: Thunder, event: Step[Any], seat: int) -> list[Step[Any]]:
    """No token; the moves are lost all the same."""
    return []


def is_hit(game: Thunder, event: ShotFalls, seat: int) -> bool:
    """A shot hits what is the seat's and draws no tokens, so that this is the moment (TR-RIG-57)."""
    sturdy = VEHICLES[game.kind[event.target]].breaks is not None
    return sturdy and game.owner[event.target] == seat and event.hits(game)


def one_shot(id: str, window: str, when: Condition, steps: Build, instead: bool = False) -> Card:
    """A card that is played in one window."""
    return Card(id, answers={window: from_hand(STOCK, id, steps, instead, when)})


CARDS: Final = [
    one_shot("scramble", "turn_start", chopper_waits, scramble),
    one_shot("decoy", "shot", has_somebody_beside, point_elsewhere, instead=True),
    one_shot("sugar-in-the-tank", "move_start", is_fast, slow_down),
    one_shot("second-wind", "move_start", is_slow, speed_up),
    one_shot("nudge", "throw", is_in_it, turn_the_die, instead=True),
    Card(
        "crash-helmet",
        answers={
            "damage": from_hand(STOCK, "crash-helmet", shrug_it_off, True, is_hurt),
            "shot_falls": from_hand(STOCK, "crash-helmet", shrug_it_off, True, is_hit),
        },
    ),
]
ONE_SHOTS: Final = Stock(Deck(STOCK, 6, CARDS), from_hand=True)  # TR-CMP-21
