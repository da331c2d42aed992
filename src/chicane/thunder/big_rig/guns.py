"""The rig's guns: the front arc or the rear arc, and the Targeting Computer (TR-RIG-03, TR-RIG-66, TR-RIG-80)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import ask, bring_up
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.kinds import FRONT_ARC, REAR_ARC, SHOOTING_DIE
from chicane.thunder.names import named
from chicane.thunder.seams import ARC, SHOT
from chicane.thunder.shoot import Fired, Shoot, Shot, ShotDie, aims, targets
from chicane.thunder.state import Thunder

SIGHTED: Final = 262144  # a bit of the trail: the computer is at work


def compute(game: Thunder, seat: int, section: int, die: int) -> list[Step[Any]]:
    """The shot of this turn may be rolled again (TR-RIG-66)."""
    return [Calculate()]


class Calculate(Step[Thunder]):
    """The computer is at work this turn."""

    def run(self, game: Thunder) -> None:
        game.trail |= SIGHTED


class RigShoot(Shoot):
    """One target, ahead of the front section or behind the rear one (TR-RIG-80)."""

    def targets(self, game: Thunder) -> list[int]:
        arc = ask(game, ARC, self.vehicle, FRONT_ARC | REAR_ARC)
        rear = game.at[game.train(self.vehicle)[-1]]
        behind = targets(game, rear, arc & REAR_ARC) if rear >= 0 else []  # TR-RIG-62
        return targets(game, game.at[self.vehicle], arc & FRONT_ARC) + behind

    def shots(self, game: Thunder) -> list[Step[Any]]:
        rig, kind, prey = self.vehicle, SightedShot if game.trail & SIGHTED else Shot, self.targets(game)
        return [kind(rig, target, slot) for target in prey for slot in aims(game, rig, target)]


class SightedShot(Shot):
    """A shot with the computer's help (TR-RIG-66)."""

    def run(self, game: Thunder) -> None:
        bring_up(game, SHOT, SightedDie(self.shooter, self.target, self.slot), (self.shooter, self.target))


class SightedDie(ShotDie):
    """The shooting die, which may be rolled again."""

    def shows(self, face: int) -> Step[Any]:
        return Sighted(self.shooter, self.target, self.slot, face)


class Sighted(Fired):
    """The rig keeps the roll, or rolls once more (TR-RIG-66)."""

    def actor(self, game: Thunder) -> int:
        return game.owner[self.shooter]

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [
            KeepShot(self.shooter, self.target, self.slot, self.face),
            ShootAgain(self.shooter, self.target, self.slot),
        ]

    def prompt(self, game: Thunder) -> Message:
        hits = "yes" if self.hits(game) else "no"
        face = SHOOTING_DIE[self.face].name
        return Message("thunder-ask-shoot-again", "TR-RIG-66", target=named(game, self.target), face=face, hits=hits)


class KeepShot(Fired):
    """The roll stands."""

    def text(self, game: Thunder) -> str:
        return "keep"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-keep-shot", "TR-RIG-66", hits="yes" if self.hits(game) else "no")


class ShootAgain(Step[Thunder]):
    """The die once more; the second result stands (TR-RIG-66)."""

    def __init__(self, shooter: int, target: int, slot: int) -> None:
        self.shooter = shooter
        self.target = target
        self.slot = slot

    def run(self, game: Thunder) -> None:
        game.do(ShotDie(self.shooter, self.target, self.slot))

    def text(self, game: Thunder) -> str:
        return "reroll"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-shoot-again", "TR-RIG-66", target=named(game, self.target))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-shoot-again", "TR-RIG-66", target=named(game, self.target))
