"""The one door for what terrain, hazards and damage do to a vehicle."""

from __future__ import annotations

from chicane.thunder.kinds import VEHICLES, Effect
from chicane.thunder.state import Thunder


def befall(game: Thunder, vehicle: int, space: int, effect: Effect, way: int) -> None:
    """An effect takes hold of a vehicle that came from somewhere, unless it is of a kind that shrugs it off."""
    shrug = VEHICLES[game.kind[vehicle]].shrug
    steps = shrug(game, vehicle, space, effect) if shrug is not None else None
    if steps is None:
        steps = effect.steps(game, vehicle, space, way)
    game.do_all(list(steps))
