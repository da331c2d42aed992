"""Bounties: a secret deed each, and what it is worth once it is done (TR-AMM-21..23)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import Build, Card, Condition, Deck
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.board import LEAD, half_spaces
from chicane.thunder.box import Stock
from chicane.thunder.choppers import CallChopper
from chicane.thunder.command import MoreMoves, Repair
from chicane.thunder.damage import BY_CARD, Damage
from chicane.thunder.kinds import ALL_WAYS, LARGE, MUD
from chicane.thunder.move import Rested
from chicane.thunder.names import code, crew_of, named, seat_of
from chicane.thunder.shoot import ShotFalls, targets
from chicane.thunder.slam import Slam
from chicane.thunder.state import NO_SLOT, NO_VEHICLE, NOBODY_OWNS, REMOVED, Thunder
from chicane.thunder.status import Mourn, in_play
from chicane.thunder.stocks import from_hand

STOCK: Final = "bounties"
CROWD: Final = 2  # vehicles around one make a crowd


# Rewards


def mend(game: Thunder, event: Step[Any], seat: int) -> list[Step[Any]]:
    """A damage token of one's choice comes off."""
    return [Repair(seat)]


def strike(game: Thunder, event: Step[Any], seat: int) -> list[Step[Any]]:
    """The chopper comes, without a die."""
    return [CallChopper(seat)]


def faster(moves: int) -> Build:
    """So many moves more for the next move of one vehicle."""
    return lambda game, event, seat: [Hurry(seat, moves)]


class Hurry(Step[Thunder]):
    """One of the seat's running vehicles gets more moves for its next move."""

    def __init__(self, seat: int, moves: int) -> None:
        self.seat = seat
        self.moves = moves

    def actor(self, game: Thunder) -> int:
        return self.seat

    def options(self, game: Thunder) -> list[Step[Any]]:
        running = [each for each in game.vehicles_of(self.seat) if game.is_operable(each) and game.head(each) == each]
        return [Hurried(vehicle, self.moves) for vehicle in running]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-hurry", "TR-AMM-22", crew=crew_of(game, self.seat), moves=self.moves)


class Hurried(MoreMoves):
    """They wait until it sets off."""

    def text(self, game: Thunder) -> str:
        return f"hurry {code(game, self.vehicle)}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-hurry", "TR-AMM-22", vehicle=named(game, self.vehicle), moves=self.moves)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-hurry", "TR-AMM-22", vehicle=named(game, self.vehicle), moves=self.moves)


def strike_one(game: Thunder, event: Rested, seat: int) -> list[Step[Any]]:
    """One of the vehicles around takes damage."""
    return [PickVictim(seat, event.vehicle, tuple(crowd(game, event.vehicle)))]


class PickVictim(Step[Thunder]):
    """One of several vehicles takes damage."""

    def __init__(self, seat: int, by: int, prey: tuple[int, ...]) -> None:
        self.seat = seat
        self.by = by
        self.prey = prey

    def actor(self, game: Thunder) -> int:
        return self.seat

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Victim(vehicle, BY_CARD, self.by, NO_SLOT) for vehicle in self.prey]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-victim", "TR-AMM-22", crew=crew_of(game, self.seat))


class Victim(Damage):
    """This one."""

    def text(self, game: Thunder) -> str:
        return f"hit {code(game, self.vehicle)}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-victim", "TR-AMM-22", vehicle=named(game, self.vehicle))


# Deeds


def is_rival(game: Thunder, seat: int, vehicle: int) -> bool:
    """Whether a vehicle belongs to somebody else; a wreck is nobody's."""
    return game.owner[vehicle] not in (seat, NOBODY_OWNS)


def has_damage(game: Thunder, seat: int) -> bool:
    """Whether the seat has anything to mend."""
    return bool(Repair(seat).pairs(game))


def took_a_head(game: Thunder, event: Mourn, seat: int) -> bool:
    """A rival's vehicle was eliminated in the seat's turn."""
    return game.active_seat() == seat and is_rival(game, seat, event.vehicle) and in_play(game, seat)


def is_wounded(game: Thunder, event: ShotFalls) -> bool:
    """Whether a shot of somebody hits a vehicle that runs."""
    return event.shooter != NO_VEHICLE and game.is_operable(event.target) and event.hits(game)


def shot_a_big_one(game: Thunder, event: ShotFalls, seat: int) -> bool:
    """A shot of the seat, its chopper's too, hits a rival's large vehicle."""
    big = is_rival(game, seat, event.target) and game.size(event.target) == LARGE
    return big and is_wounded(game, event) and seat_of(game, event.shooter) == seat


def is_alone_ahead(game: Thunder, event: Step[Any], seat: int) -> bool:
    """At the end of the seat's turn its vehicles have the lead tile to themselves, wrecks aside."""
    if game.active_seat() != seat or game.chopper[seat] == REMOVED:
        return False
    ahead = [vehicle for vehicle, space in enumerate(game.at) if space >= LEAD]
    return {game.owner[vehicle] for vehicle in ahead if game.head(vehicle) == vehicle} - {NOBODY_OWNS} == {seat}


def is_far_behind(game: Thunder, event: Step[Any], seat: int) -> bool:
    """At the start of the seat's turn its running vehicles are behind all others that run."""
    if game.active_seat() != seat:
        return False
    mine = [half_spaces(game.at[vehicle]) for vehicle in game.vehicles_of(seat) if drives(game, vehicle)]
    first, others = max(mine, default=-1), [vehicle for vehicle, owner in enumerate(game.owner) if owner != seat]
    near = [vehicle for vehicle in others if 0 <= half_spaces(game.at[vehicle]) <= first]
    if not mine or any(drives(game, vehicle) for vehicle in near):
        return False
    return any(drives(game, vehicle) for vehicle in others)


def drives(game: Thunder, vehicle: int) -> bool:
    """Whether a vehicle is on the road and runs; a train is where its head is."""
    return game.at[vehicle] >= 0 and game.head(vehicle) == vehicle and game.is_operable(vehicle)


def played_billiards(game: Thunder, event: Slam, seat: int) -> bool:
    """In the seat's turn a vehicle that was thrown runs into another."""
    thrown = game.active != NO_VEHICLE and event.top != game.active
    return thrown and game.active_seat() == seat


def crowd(game: Thunder, vehicle: int) -> list[int]:
    """The vehicles around a vehicle; a train is one, and not around itself."""
    around = targets(game, game.at[vehicle], ALL_WAYS)
    if not around:
        return around
    around = [each for each in around if game.head(each) != vehicle]
    return list({game.head(each): each for each in around}.values())


def is_in_a_crowd(game: Thunder, event: Rested, seat: int) -> bool:
    """The seat's vehicle has come to rest among others."""
    vehicle = event.vehicle
    return game.owner[vehicle] == seat and game.at[vehicle] >= 0 and len(crowd(game, vehicle)) >= CROWD


def took_a_bath(game: Thunder, event: Rested, seat: int) -> bool:
    """The seat's vehicle has come to rest in mud."""
    space = game.at[event.vehicle]
    in_mud = game.owner[event.vehicle] == seat and space >= 0 and game.terrain(space) == MUD
    return in_mud and has_damage(game, seat)


def was_tested(game: Thunder, event: ShotFalls, seat: int) -> bool:
    """A rival's shot, its chopper's too, hits the seat's vehicle."""
    mine = game.owner[event.target] == seat and is_wounded(game, event)
    return mine and seat_of(game, event.shooter) != seat


def bounty(id: str, window: str, done: Condition, reward: Build) -> Card:
    """A deed, seen in a window, and its reward."""
    return Card(id, answers={window: from_hand(STOCK, id, reward, when=done)})


CARDS: Final = [
    bounty("headhunter", "aftermath", took_a_head, faster(3)),
    bounty("big-game", "shot_falls", shot_a_big_one, faster(2)),
    bounty("lone-wolf", "turn_end", is_alone_ahead, strike),
    bounty("last-laugh", "turn_start", is_far_behind, faster(4)),
    bounty("billiards", "collision", played_billiards, faster(3)),
    bounty("rush-hour", "at_rest", is_in_a_crowd, strike_one),
    bounty("mud-bath", "at_rest", took_a_bath, mend),
    bounty("crash-test", "shot_falls", was_tested, faster(3)),
]
BOUNTIES: Final = Stock(Deck(STOCK, 8, CARDS), from_hand=True)  # TR-CMP-21
