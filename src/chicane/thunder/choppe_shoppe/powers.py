"""What leaders can do without any die or token (TR-LDR-05, TR-LDR-06)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.assign import Turn
from chicane.thunder.board import TILE
from chicane.thunder.carnage.fire import BY_FIRE
from chicane.thunder.choppe_shoppe.aim import Aim, AtSpace, AtVehicle
from chicane.thunder.choppe_shoppe.reach import AHEAD, can_be_thrown, line
from chicane.thunder.choppe_shoppe.tokens import GetTokens, supply
from chicane.thunder.damage import BY_SHOT, Damage
from chicane.thunder.enter import PUSHED, Push
from chicane.thunder.hazards import Flip
from chicane.thunder.kinds import ALL_WAYS, F
from chicane.thunder.move import SetOff
from chicane.thunder.names import named, seat_of
from chicane.thunder.shoot import Shot, ShotFalls
from chicane.thunder.slam import Fling
from chicane.thunder.state import CHOPPER, EMPTY, NO_SLOT, NOBODY_OWNS, Thunder
from chicane.thunder.status import BY_DAMAGE, Eliminated, eliminate
from chicane.thunder.turn import ROLLS

FAR: Final = 3  # the spaces that the professor sees


# Abigail: Clean-up


def is_hurt(game: Thunder, vehicle: int) -> bool:
    """A wreck, or a vehicle with damage."""
    return game.is_wreck(vehicle) or any(game.slots[slot] != EMPTY for slot in game.slots_of(vehicle))


def can_clean_up(game: Thunder, event: ShotFalls, seat: int) -> bool:
    """One of her shots, by chopper too, at something damaged that it misses or can't hurt any more (TR-LDR-09)."""
    if event.shooter < 0 or seat_of(game, event.shooter) != seat or not is_hurt(game, event.target):
        return False
    dead = not game.is_wreck(event.target) and not game.is_operable(event.target)
    return dead or not event.hits(game)


def clean_up(game: Thunder, event: ShotFalls, seat: int) -> list[Step[Any]]:
    """The shot hits; what no longer runs is swept off the road."""
    if game.is_operable(event.target):
        return [Damage(event.target, BY_SHOT, event.shooter, event.slot)]
    eliminate(game, [event.target], BY_DAMAGE, event.shooter)
    return []


# Bongo: Colossus


def is_thrown(game: Thunder, event: Fling, seat: int) -> bool:
    """One of the crew is about to be thrown, by somebody who can be."""
    return game.owner[event.vehicle] == seat and can_be_thrown(game, event.other, event.vehicle)


def throw_back(game: Thunder, event: Fling, seat: int) -> list[Step[Any]]:
    """The other one is thrown, and no upgrade has a say in that (TR-LDR-08, TR-LDR-12)."""
    return [Fling(event.other, event.vehicle, event.way)]


# Em Berco: Asbestos


def is_burnt(game: Thunder, event: Eliminated, seat: int) -> bool:
    """The fire is about to take a vehicle of the crew."""
    return event.cause == BY_FIRE and game.owner[event.vehicle] == seat


def put_out(game: Thunder, event: Eliminated, seat: int) -> list[Step[Any]]:
    """The fire goes out instead."""
    return [PutOut(event.vehicle)]


class PutOut(Step[Thunder]):
    """A vehicle no longer burns."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        game.catch_fire(self.vehicle, 0)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-fire-out", "TR-LDR-05", vehicle=named(game, self.vehicle))


# Sergeant Kettle: All-round view


def all_round(game: Thunder, subject: int, other: int, arc: int) -> int:
    """A chopper shoots in every direction; vehicles as they do."""
    return ALL_WAYS if subject >= CHOPPER else arc


# Lucky Lou: Second thoughts


def nothing_used(game: Thunder, event: Turn, seat: int) -> bool:
    """The crew's turn, before it has used any of its dice or cards this round."""
    if event.seat != seat:
        return False
    supply = game.box.supplies[seat]
    return all(game.dice[die] for die in game.dice_of(seat)) if supply is None else supply.is_untouched(game, seat)


def roll_again(game: Thunder, event: Turn, seat: int) -> Sequence[Step[Any]]:
    """All dice once more, or a new hand."""
    supply = game.box.supplies[seat]
    return ROLLS[seat][: len(game.dice_of(seat))] if supply is None else supply.exchange(game, seat)


# Granny Vendetta: An eye for an eye


def may_shoot_back(game: Thunder, event: ShotFalls, seat: int) -> bool:
    """A vehicle of the crew is about to be hit by somebody else's that is on the road."""
    shooter = event.shooter
    if game.owner[event.target] != seat or not game.is_operable(event.target) or not event.hits(game):
        return False
    return 0 <= shooter < CHOPPER and game.at[shooter] >= 0 and game.owner[shooter] != seat


def shoot_back(game: Thunder, event: ShotFalls, seat: int) -> list[Step[Any]]:
    """The target shoots at the shooter before it is hit itself."""
    return [Shot(event.target, event.shooter, NO_SLOT)]


# The Undertaker: Commission


def earns(game: Thunder, event: Eliminated, seat: int) -> bool:
    """Somebody else's vehicle is about to go, and there is a token to be had."""
    return game.owner[event.vehicle] not in (seat, NOBODY_OWNS) and supply(game) > 0


def commission(game: Thunder, event: Eliminated, seat: int) -> list[Step[Any]]:
    """A command token for each."""
    return [GetTokens(seat, 1)]


# Mother Goose: Come along


def stragglers(game: Thunder, seat: int) -> list[int]:
    """The crew's vehicles on the rear tile that run."""
    return [each for each in game.vehicles_of(seat) if 0 <= game.at[each] < TILE and game.is_operable(each)]


def has_stragglers(game: Thunder, event: Step[Any], seat: int) -> bool:
    """The crew's own turn ends, and somebody lags behind."""
    return game.active_seat() == seat and bool(stragglers(game, seat))


def come_along(game: Thunder, event: Step[Any], seat: int) -> list[Step[Any]]:
    """One of them goes a space ahead, for free."""
    ways = [AtVehicle("mother-goose", each, (Push(each, F, PUSHED),)) for each in stragglers(game, seat)]
    return [Aim(seat, "mother-goose", tuple(ways))]


# Professor Lens: X-ray spectacles


def in_sight(game: Thunder, vehicle: int) -> list[int]:
    """The spaces ahead of a vehicle on which a token lies face down."""
    return [space for space in view(game.at[vehicle]) if game.hazard[space] < 0]


@cache
def view(space: int) -> list[int]:
    """The spaces ahead of a space; off the board there are none."""
    return [each for way in AHEAD for each in line(space, way, FAR)]


def sees_something(game: Thunder, event: SetOff, seat: int) -> bool:
    """A vehicle of the crew is about to move, and a token lies ahead."""
    return game.owner[event.vehicle] == seat and bool(in_sight(game, event.vehicle))


def look(game: Thunder, event: SetOff, seat: int) -> list[Step[Any]]:
    """One of the tokens is turned up."""
    ways = [AtSpace("professor-lens", space, (Flip(space),)) for space in in_sight(game, event.vehicle)]
    return [Aim(seat, "professor-lens", tuple(ways))]
