"""Where cards bend the rules: every query and window of the game. Cards are installed by the box they come in."""

from __future__ import annotations

from typing import Final

from chicane.core.cards import Seams

SEAMS: Final = Seams("thunder")

MOVES: Final = SEAMS.query("moves")  # how many moves a vehicle gets from its die
ARC: Final = SEAMS.query("arc")  # the directions a vehicle or chopper shoots in, as bits
SLAM_REROLL: Final = SEAMS.query("slam_reroll")  # whether a vehicle's owner may ask for the slam dice again
COASTS: Final = SEAMS.query("coasts")  # how often a vehicle may coast in a round

BEFORE_RACE: Final = SEAMS.window("before_race")  # the crews are known, nothing is laid out
TURN_END: Final = SEAMS.window("turn_end")  # the active vehicle has moved and shot
