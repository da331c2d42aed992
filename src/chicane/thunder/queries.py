"""Where cards bend the rules: every query and window of the game. The base game has no cards."""

from __future__ import annotations

from typing import Final

from chicane.core.cards import Seams

SEAMS: Final = Seams(
    "thunder",
    queries=[
        "moves",  # how many moves a vehicle gets from its die
        "arc",  # the directions a vehicle or chopper shoots in, as bits
        "slam_reroll",  # whether a vehicle's owner may ask for the slam dice again
        "coasts",  # how often a vehicle may coast in a round
    ],
    windows=[
        "before_race",  # the crews are known, nothing is laid out
        "turn_end",  # the active vehicle has moved and shot
    ],
    decks=[],
)

MOVES: Final = SEAMS.query("moves")
ARC: Final = SEAMS.query("arc")
SLAM_REROLL: Final = SEAMS.query("slam_reroll")
COASTS: Final = SEAMS.query("coasts")
BEFORE_RACE: Final = SEAMS.window("before_race")
TURN_END: Final = SEAMS.window("turn_end")
