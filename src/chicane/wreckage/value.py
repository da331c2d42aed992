"""How well a seat stands: what its vehicle is worth among all that are left; what it plans is rehearsed.

A vehicle is worth its structure, less what it must expect to suffer, times what it can do and the jerrycans it has.
"""

from __future__ import annotations

from typing import Final

from chicane.core.step import Step
from chicane.wreckage import collide, damage, drive, mines, move, obstacles, repair, setup, shoot, turn, worth
from chicane.wreckage.kinds import EQUIPMENT, PLAYS, REPAIR_PRICE
from chicane.wreckage.outlook import Arena
from chicane.wreckage.state import NONE, Wreckage, replaced

LEAST: Final = 0.4  # structure that a vehicle has as long as it drives
PAID: Final = 0.93  # for each card that a repair will still cost
BURNS: Final = 0.75  # for a vehicle that may have caught fire


def value(game: Wreckage, seat: int) -> float | None:
    """The seat's part of all worth; its own player turn is played to the end first."""
    step = game.pending
    if isinstance(step, (move.Move, shoot.Aim, drive.Begin)) and step.seat == seat and continues(game, step):
        return None
    if isinstance(step, mines.OfferMine):
        return unmined(game, seat)
    if game.turn and not game.phase and game.planned[seat]:
        return rehearsed(game, seat)
    return judged(game, seat)
