"""Hydraulic Steering: straight ahead, unless the steering die pays for a lane change (TR-RIG-16..22)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import ask
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.kinds import FL, FR, FRONT_ARC, F
from chicane.thunder.move import AHEAD, GO, Go
from chicane.thunder.names import crew_of
from chicane.thunder.seams import STEERING
from chicane.thunder.state import Thunder

CAB: Final = 9  # the steering die's place on the command board, after the commands of the sections


def lanes(game: Thunder, vehicle: int) -> list[Step[Any]]:
    """Straight ahead, and to either side while there are steering points (TR-RIG-16, TR-RIG-19)."""
    space, ways = game.at[vehicle], ask(game, STEERING, vehicle, FRONT_ARC)
    aside = [way for way in (FL, FR) if way in AHEAD[space] and ways & 1 << way]
    turns: list[Step[Any]] = [Steer(vehicle, way) for way in aside] if game.steering[game.owner[vehicle]] else []
    return [GO[vehicle][F], *turns]


class Steer(Go):
    """A lane change costs a steering point beside the move (TR-RIG-17, TR-RIG-18, TR-RIG-21)."""

    def run(self, game: Thunder) -> None:
        seat = game.owner[self.vehicle]
        game.steering = changed(game.steering, seat, game.steering[seat] - 1)
        super().run(game)

    def label(self, game: Thunder) -> Message:
        left = game.steering[game.owner[self.vehicle]] - 1
        return Message("thunder-do-steer", "TR-RIG-17", left=left, go=super().label(game))


def has_steering_die(game: Thunder, seat: int) -> bool:
    """Whether the steering die was chosen this round, used up or not."""
    return bool(game.commanded[seat] & 1 << CAB)


class SteeringDie(Step[Thunder]):
    """On the first turn of a round a die goes on Hydraulic Steering, before any section's (TR-RIG-06, TR-RIG-20)."""

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def run(self, game: Thunder) -> None:
        game.spend(self.seat, self.die)
        game.steering = changed(game.steering, self.seat, self.die)
        game.commanded = changed(game.commanded, self.seat, game.commanded[self.seat] | 1 << CAB)

    def text(self, game: Thunder) -> str:
        return f"steering {self.die}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-steering", "TR-RIG-06", die=self.die)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-steering", "TR-RIG-06", crew=crew_of(game, self.seat), die=self.die)
