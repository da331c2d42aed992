"""Shooting: one target in the front arc, one die (TR-SHT)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chicane.core.cards import ask, bring_up, happen
from chicane.core.message import Message
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.thunder import damage
from chicane.thunder.board import NEIGHBOURS, OVER_SIDE, SPACES
from chicane.thunder.box import Supply
from chicane.thunder.kinds import FRONT_ARC, SHOOTING_DIE, VEHICLES, WAYS
from chicane.thunder.names import DICE, code, command_of, named, seat_of, source
from chicane.thunder.seams import ARC, HIT, REACH, SHOT, SHOT_FALLS
from chicane.thunder.state import NO_SLOT, NOBODY_OWNS, Thunder

SHOOTING_WEIGHTS: Final = [face.weight for face in SHOOTING_DIE]


def targets(game: Thunder, space: int, arc: int, reach: int = 1) -> list[int]:
    """The road vehicles so far away in an arc, wrecks and one's own included (TR-SHT-03..07, TR-SHT-16)."""
    at, near = game.at, AHEAD[space] if arc == FRONT_ARC and reach == 1 else in_reach(space, arc, reach)
    return [vehicle for each in near if each in at for vehicle in game.vehicles_on(each)]


@cache
def in_reach(space: int, arc: int, reach: int) -> list[int]:
    """The spaces of the board so far away in an arc."""
    found: list[int] = []
    for way in range(len(WAYS)):
        there = NEIGHBOURS[way][space] if arc & 1 << way else OVER_SIDE
        for _ in range(reach):
            if 0 <= there < SPACES:
                found.append(there)
                there = NEIGHBOURS[way][there]
    return found


AHEAD: Final = [in_reach(space, FRONT_ARC, 1) for space in range(SPACES)]  # most shots go there


def aims(game: Thunder, shooter: int, target: int) -> list[int]:
    """The slots of a target one of which must be named; of most vehicles nothing is (TR-SHT-11)."""
    named = VEHICLES[game.kind[target]].aims
    return [NO_SLOT] if named is None else named(game, target, shooter)


def shots(game: Thunder, shooter: int, prey: list[int]) -> list[Step[Any]]:
    """Every shot at some vehicles."""
    return [Shot(shooter, target, slot) for target in prey for slot in aims(game, shooter, target)]


class Shoot(Step[Thunder]):
    """After its move the active vehicle may take one shot, not in round 1 (TR-SHT-01, TR-SHT-02, TR-SHT-12)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def targets(self, game: Thunder) -> list[int]:
        arc = ask(game, ARC, self.vehicle, FRONT_ARC)
        return targets(game, game.at[self.vehicle], arc, ask(game, REACH, self.vehicle, 1))

    def actor(self, game: Thunder) -> int:
        may = game.round > 1 and game.at[self.vehicle] >= 0 and game.is_operable(self.vehicle)
        return game.owner[self.vehicle] if may and self.shots(game) else NOBODY

    def shots(self, game: Thunder) -> list[Step[Any]]:
        return shots(game, self.vehicle, self.targets(game))

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [HoldFire(), *self.shots(game)]

    def run(self, game: Thunder) -> None:
        """There is nobody to shoot at."""

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-shoot", "TR-SHT-02", vehicle=named(game, self.vehicle))


class HoldFire(Step[Thunder]):
    """Shooting is optional (TR-SHT-02)."""

    def run(self, game: Thunder) -> None:
        """Nothing happens."""

    def text(self, game: Thunder) -> str:
        return "hold"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-hold", "TR-SHT-02")


class Shot(Step[Thunder]):
    """The target is chosen before the die is rolled (TR-SHT-04)."""

    def __init__(self, shooter: int, target: int, slot: int) -> None:
        self.shooter = shooter  # a vehicle, or CHOPPER + seat
        self.target = target
        self.slot = slot  # the damage slot that is aimed at, or NO_SLOT

    def run(self, game: Thunder) -> None:
        bring_up(game, SHOT, ShotDie(self.shooter, self.target, self.slot), (self.shooter, self.target))

    def text(self, game: Thunder) -> str:
        aimed = f" {command_of(game, self.slot).id}" if self.slot != NO_SLOT else ""
        return f"shoot {code(game, self.target)}{aimed}"

    def label(self, game: Thunder) -> Message:
        target = named(game, self.target)
        if self.slot == NO_SLOT:
            return Message("thunder-do-shoot", "TR-SHT-04", target=target)
        return Message("thunder-do-shoot-at", "TR-SHT-11", target=target, command=command_of(game, self.slot).name)

    def tell(self, game: Thunder) -> Message:
        if self.slot != NO_SLOT:
            command = command_of(game, self.slot).name
            return Message("thunder-told-shoot-at", "TR-SHT-11", target=named(game, self.target), command=command)
        return Message("thunder-told-shoot", "TR-SHT-04", target=named(game, self.target))


class ShootingDie(Step[Thunder]):
    """The shooting die, or what the crew that rolls it has instead; a subclass says who rolls, and what for."""

    def roller(self, game: Thunder) -> int:
        """The seat that rolls, or NOBODY_OWNS."""
        raise NotImplementedError

    def shows(self, face: int) -> Step[Any]:
        """What comes of a face."""
        raise NotImplementedError

    def supply(self, game: Thunder) -> Supply | None:
        """What is there in place of the die."""
        seat = self.roller(game)
        return game.box.supplies[seat] if seat != NOBODY_OWNS else None

    def actor(self, game: Thunder) -> int:
        return CHANCE if self.supply(game) is None else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [self.shows(face) for face in range(len(SHOOTING_DIE))]

    def weights(self, game: Thunder) -> list[int]:
        return SHOOTING_WEIGHTS

    def run(self, game: Thunder) -> None:
        supply = self.supply(game)
        assert supply is not None, "the die is not rolled"
        game.do(supply.shoot(self.roller(game), self))


class ShotDie(ShootingDie):
    """The shooting die says which sizes are hit (TR-SHT-08)."""

    def __init__(self, shooter: int, target: int, slot: int) -> None:
        self.shooter = shooter
        self.target = target
        self.slot = slot

    def roller(self, game: Thunder) -> int:
        return seat_of(game, self.shooter)

    def shows(self, face: int) -> Step[Any]:
        return Fired(self.shooter, self.target, self.slot, face)

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-shot-die", "TR-SHT-08", target=named(game, self.target))

    def coming(self, game: Thunder) -> Message:
        return Message("thunder-coming-shot", "TR-SHT-04", target=named(game, self.target))


class ShotFalls(Step[Thunder]):
    """A vehicle that is hit takes one damage (TR-SHT-09)."""

    def __init__(self, shooter: int, target: int, slot: int, face: int) -> None:
        self.shooter = shooter
        self.target = target
        self.slot = slot
        self.face = face

    def hits(self, game: Thunder) -> bool:
        named = int(game.size(self.target) in SHOOTING_DIE[self.face].hits)
        return bool(ask(game, HIT, self.target, named, self.shooter))

    def run(self, game: Thunder) -> None:
        if self.hits(game):
            game.do(damage.Damage(self.target, damage.BY_SHOT, self.shooter, self.slot))

    def coming(self, game: Thunder) -> Message:
        key = "thunder-coming-hit" if self.hits(game) else "thunder-coming-miss"
        return Message(key, "TR-SHT-08", target=named(game, self.target))


class Fired(ShotFalls):
    """The die has fallen (TR-SHT-08)."""

    def run(self, game: Thunder) -> None:
        falls = ShotFalls(self.shooter, self.target, self.slot, self.face)
        happen(game, SHOT_FALLS, falls, (self.shooter, self.target))

    def text(self, game: Thunder) -> str:
        return SHOOTING_DIE[self.face].id

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-shot-face", "TR-SHT-08", face=SHOOTING_DIE[self.face].name)

    def tell(self, game: Thunder) -> Message:
        if self.hits(game):
            return Message("thunder-told-hit", "TR-SHT-09", target=named(game, self.target))
        target, face = named(game, self.target), SHOOTING_DIE[self.face].name
        if source(game, seat_of(game, self.shooter)) != DICE:  # what decided has been told
            return Message("thunder-told-wide", "TR-SHT-08", target=target)
        return Message("thunder-told-miss", "TR-SHT-08", target=target, face=face)
