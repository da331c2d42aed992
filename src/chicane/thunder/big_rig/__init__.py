"""The Big Rig: three sections that move like a train, nine commands, and nothing that stops it (TR-RIG)."""

from __future__ import annotations

from typing import Final

from chicane.thunder.big_rig.commands import BOARD
from chicane.thunder.big_rig.sections import FRONT, MID, REAR
from chicane.thunder.big_rig.turn import RigTurn
from chicane.thunder.box import Crew

DICE: Final = 4  # TR-CMP-15
FACES: Final = [1, 1, 1, 1, 2, 3]  # ours: the rulebook says no more than that the dice are its own
BIG_RIG: Final = Crew("big_rig", "t", [FRONT, MID, REAR], DICE, BOARD, RigTurn, FACES)
