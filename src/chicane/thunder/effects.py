"""The one door for what terrain, hazards and damage do to a vehicle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chicane.core.cards import ask
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.kinds import BOG_DOWN, COST, NO_SPACE, TERRAIN_EFFECT, VEHICLES, Effect
from chicane.thunder.names import named
from chicane.thunder.seams import MIRE
from chicane.thunder.state import Thunder


def befall(game: Thunder, vehicle: int, space: int, effect: Effect, way: int) -> None:
    """An effect takes hold of a vehicle that came from somewhere, unless it is of a kind that shrugs it off."""
    steps = withstood(game, vehicle, space, effect)
    if steps is None:
        steps = effect.steps(game, vehicle, space, way)
    game.do_all(list(steps))


def withstood(game: Thunder, vehicle: int, space: int, effect: Effect) -> Sequence[Step[Any]] | None:
    """What a vehicle suffers in place of an effect, or None where it takes hold."""
    shrug = VEHICLES[game.kind[vehicle]].shrug
    return shrug(game, vehicle, space, effect) if shrug is not None else None


def struck(game: Thunder, vehicles: list[int], effect: Effect) -> list[int]:
    """Whom an effect that comes from no space takes hold of; the others suffer what they suffer in its place."""
    held: list[int] = []
    for vehicle in vehicles:
        steps = withstood(game, vehicle, NO_SPACE, effect)
        if steps is None:
            held.append(vehicle)
        else:
            game.do_all(list(steps))
    return held


def effect_of(game: Thunder, vehicle: int, space: int, terrain: int) -> Effect | None:
    """What the ground does to whoever enters; mud just costs more, unless a card makes it a bog (TR-TER-12)."""
    if COST[terrain] > 1 and ask(game, MIRE, vehicle, 0, space):
        return BOG_DOWN
    return TERRAIN_EFFECT[terrain]


class BogDown(Step[Thunder]):
    """The moves of this movement are lost (TR-AMM-10)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        game.moves[self.vehicle] = 0

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-bog", "TR-AMM-10", vehicle=named(game, self.vehicle))


def bog_down(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """The vehicle is stuck (TR-AMM-10)."""
    return [BogDown(vehicle)]


BOG_DOWN.steps = bog_down
