"""Upgrades for bodywork: damage, bombs, slams and a glorious end."""

from __future__ import annotations

from typing import Any

from chicane.core.cards import offer
from chicane.core.step import Step
from chicane.thunder.choppe_shoppe.aim import Aim, AtWay
from chicane.thunder.choppe_shoppe.once import UseUp
from chicane.thunder.choppe_shoppe.reach import AHEAD, can_be_thrown, is_car
from chicane.thunder.damage import BY_CARD, Damage, DrawDamage, Drawn
from chicane.thunder.enter import PUSHED, Push
from chicane.thunder.kinds import MINOR
from chicane.thunder.seams import THROW
from chicane.thunder.slam import Fling, SlamOver
from chicane.thunder.state import NO_SLOT, Thunder
from chicane.thunder.status import BY_CHOPPER, Eliminated


def scratch(game: Thunder, event: DrawDamage, vehicle: int) -> list[Step[Any]]:
    """Minor damage in place of a token from the pile."""
    return [Drawn(vehicle, MINOR, event.slot)]


def take_the_spare(game: Thunder, event: DrawDamage, vehicle: int) -> list[Step[Any]]:
    """No damage at all, once in a game."""
    return [UseUp(vehicle, "spare-engine")]


def is_bombed(game: Thunder, event: Eliminated, vehicle: int) -> bool:
    """A chopper drops its bombs on the car."""
    return event.cause == BY_CHOPPER


def hold_umbrella(game: Thunder, event: Eliminated, vehicle: int) -> list[Step[Any]]:
    """The car stays where it is."""
    return []


class Turned(Fling):
    """Thrown in place of another that would not budge; upgrades have had their say (TR-LDR-08)."""


def may_stay(game: Thunder, event: Fling, vehicle: int) -> bool:
    """The car is about to be thrown, and not by other sandbags, nor by what nothing throws."""
    return event.vehicle == vehicle and not isinstance(event, Turned) and can_be_thrown(game, event.other, vehicle)


def stay(game: Thunder, event: Fling, vehicle: int) -> list[Step[Any]]:
    """The other one is thrown, unless a leader has something against it (TR-LDR-12)."""
    offer(game, THROW, Turned(event.other, vehicle, event.way), (event.other, vehicle))
    return []


def other_of(event: SlamOver, vehicle: int) -> int:
    """Whom the car met."""
    return event.bottom if event.top == vehicle else event.top


def can_shove(game: Thunder, event: SlamOver, vehicle: int) -> bool:
    """Both are still on the road, and the other one is a car (TR-XEX-12)."""
    other = other_of(event, vehicle)
    return game.at[vehicle] >= 0 and game.at[other] >= 0 and is_car(game, other)


def shove(game: Thunder, event: SlamOver, vehicle: int) -> list[Step[Any]]:
    """The other one goes one space further ahead, whatever the ground costs (TR-UPG-12)."""
    other = other_of(event, vehicle)
    ways = [AtWay("assault-bumper", other, way, (Push(other, way, PUSHED),)) for way in AHEAD]
    return [Aim(game.owner[vehicle], "assault-bumper", tuple(ways))]


def was_rammed(game: Thunder, event: SlamOver, vehicle: int) -> bool:
    """Somebody who is still on the road drove into the car."""
    return event.bottom == vehicle and game.at[event.top] >= 0


def prick(game: Thunder, event: SlamOver, vehicle: int) -> list[Step[Any]]:
    """It takes a damage for that."""
    return [Damage(event.top, BY_CARD, vehicle, NO_SLOT)]
