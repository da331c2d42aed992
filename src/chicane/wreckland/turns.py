"""Which of the six steps of a turn is on."""

from __future__ import annotations

from chicane.wreckland.actions import Place, WhiteStep
from chicane.wreckland.enemy import RedStep
from chicane.wreckland.state import CHASE, Wreckland


def step_of(game: Wreckland) -> int:
    """From 1 to 6; 0 outside of a turn. While dice do their work the next step waits on the agenda."""
    if game.phase != CHASE or not game.agenda or not game.turn:
        return 0
    steps = [step for step in game.agenda if isinstance(step, (RedStep, WhiteStep))]
    if not steps:
        return 6
    ahead = steps[-1]
    begun = isinstance(ahead, WhiteStep) and ahead.placed > 0
    if ahead is game.pending or begun or isinstance(game.pending, Place):
        return ahead.number
    return max(1, ahead.number - 1)
