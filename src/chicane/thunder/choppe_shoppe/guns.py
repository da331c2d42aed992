"""Upgrades for guns: who shoots again, at whom, and at what flies."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import bring_up
from chicane.core.step import Step
from chicane.thunder.choppe_shoppe.aim import Aim, AtChopper, AtVehicle
from chicane.thunder.choppe_shoppe.commands import FlyHome
from chicane.thunder.choppe_shoppe.reach import beside, within
from chicane.thunder.seams import SHOT_FALLS
from chicane.thunder.shoot import Fired, ShotDie, ShotFalls
from chicane.thunder.state import NO_SLOT, Thunder

FLAK: Final = 2  # spaces


class SecondShotDie(ShotDie):
    """The shooting die once more; the second result stands."""

    def shows(self, face: int) -> Step[Any]:
        return FiredAgain(self.shooter, self.target, self.slot, face)


class FiredAgain(Fired):
    """The die has fallen again."""

    def run(self, game: Thunder) -> None:
        falls = FallsAgain(self.shooter, self.target, self.slot, self.face)
        bring_up(game, SHOT_FALLS, falls, (self.shooter, self.target))


class FallsAgain(ShotFalls):
    """No upgrade asks for a third time."""


def misses(game: Thunder, event: ShotFalls, vehicle: int) -> bool:
    """The car's own first shot misses."""
    return event.shooter == vehicle and not event.hits(game) and not isinstance(event, FallsAgain)


def is_hit(game: Thunder, event: ShotFalls, vehicle: int) -> bool:
    """The first shot at the car hits."""
    return event.target == vehicle and event.hits(game) and not isinstance(event, FallsAgain)


def roll_again(game: Thunder, event: ShotFalls, vehicle: int) -> list[Step[Any]]:
    """The die is rolled again."""
    return [SecondShotDie(event.shooter, event.target, event.slot)]


def others(game: Thunder, shooter: int, target: int) -> list[int]:
    """Who else is next to a target."""
    return [each for each in beside(game, target) if each not in (shooter, target)]


def bounces(game: Thunder, event: ShotFalls, vehicle: int) -> bool:
    """The shot misses, and somebody else is next to the target."""
    return misses(game, event, vehicle) and bool(others(game, event.shooter, event.target))


def ricochet(game: Thunder, event: ShotFalls, vehicle: int) -> list[Step[Any]]:
    """The bullet flies on to one of them."""
    prey = others(game, vehicle, event.target)
    ways = [AtVehicle("ricochet", each, (SecondShotDie(vehicle, each, NO_SLOT),)) for each in prey]
    return [Aim(game.owner[vehicle], "ricochet", tuple(ways))]


def has_decoy(game: Thunder, event: ShotDie, vehicle: int) -> bool:
    """The car is shot at, and somebody else is next to it."""
    return event.target == vehicle and bool(others(game, event.shooter, vehicle))


def decoy(game: Thunder, event: ShotDie, vehicle: int) -> list[Step[Any]]:
    """The shot goes at one of them."""
    prey = others(game, event.shooter, vehicle)
    ways = [AtVehicle("decoy-balloon", each, (ShotDie(event.shooter, each, NO_SLOT),)) for each in prey]
    return [Aim(game.owner[vehicle], "decoy-balloon", tuple(ways))]


def overhead(game: Thunder, vehicle: int) -> list[int]:
    """The seats of others whose choppers hover over the car or near it."""
    near, mine = within(game.at[vehicle], FLAK), game.owner[vehicle]
    return [seat for seat, space in enumerate(game.chopper) if space in near and seat != mine]


def sees_choppers(game: Thunder, event: Step[Any], vehicle: int) -> bool:
    """Somebody else's chopper is near."""
    return game.at[vehicle] >= 0 and bool(overhead(game, vehicle))


def flak(game: Thunder, event: Step[Any], vehicle: int) -> list[Step[Any]]:
    """One of them goes home."""
    ways = [AtChopper("flak-cannon", seat, (FlyHome(seat),)) for seat in overhead(game, vehicle)]
    return [Aim(game.owner[vehicle], "flak-cannon", tuple(ways))]
