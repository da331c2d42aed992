"""Where cards bend the rules: every query and window of the base rules. Cards come with the box."""

from __future__ import annotations

from typing import Final

from chicane.core.cards import Seams

SEAMS: Final = Seams("thunder")

# Queries: what is asked of a vehicle, or of a chopper as CHOPPER + seat.
MOVES: Final = SEAMS.query("moves")  # how many moves a vehicle gets from its die
ARC: Final = SEAMS.query("arc")  # the directions it shoots in, as bits
SLAM_REROLL: Final = SEAMS.query("slam_reroll")  # whether its owner may ask for the slam dice again; other: who it met
COASTS: Final = SEAMS.query("coasts")  # how often it may coast in a round
COST: Final = SEAMS.query("cost")  # the moves that entering a space costs it; other: the space
STEERING: Final = SEAMS.query("steering")  # the directions it may choose to go in, as bits
ROAD_BONUS: Final = SEAMS.query("road_bonus")  # whether it may have the road die: never, by the rules, on any ground
COMMANDS: Final = SEAMS.query("commands")  # whether a command may come with its die
HIT: Final = SEAMS.query("hit")  # whether a shot hits it; other: the shooter
THROWN: Final = SEAMS.query("thrown")  # how it slams; other: who it met
PLOUGHS: Final = SEAMS.query("ploughs")  # whether it makes whom it meets move, for what is fixed (TR-COC-02)
DRIFTS: Final = SEAMS.query("drifts")  # whether it may drift in this turn's move without a command
REACH: Final = SEAMS.query("reach")  # how many spaces away it may shoot
MIRE: Final = SEAMS.query("mire")  # whether mud stops it (TR-AMM-10); other: the space

# Windows: what is about to happen, and the vehicles that it is about.
BEFORE_RACE: Final = SEAMS.window("before_race")  # nothing is laid out yet
ROUND_START: Final = SEAMS.window("round_start")  # everybody is about to roll
TURN_START: Final = SEAMS.window("turn_start")  # a seat is about to assign a die; about its vehicles
COMMANDING: Final = SEAMS.window("commanding")  # MayCommand: a vehicle has its die, and a command may come with it
MOVE_START: Final = SEAMS.window("move_start")  # SetOff: a vehicle is about to move
COLLISION: Final = SEAMS.window("collision")  # Slam: two vehicles share a space
THROW: Final = SEAMS.window("throw")  # Fling: the slam dice stand, and one of two is about to be thrown
SLAM_OVER: Final = SEAMS.window("slam_over")  # SlamOver: whoever was thrown has landed
DAMAGE: Final = SEAMS.window("damage")  # DrawDamage: a vehicle is about to draw a token
SHOT: Final = SEAMS.window("shot")  # ShotDie: about the shooter and the target
SHOT_FALLS: Final = SEAMS.window("shot_falls")  # ShotFalls: the shooting die has fallen; shooter and target
ELIMINATION: Final = SEAMS.window("elimination")  # Eliminated: a vehicle is about to leave the game
AT_REST: Final = SEAMS.window("at_rest")  # the active vehicle has moved and not shot yet
AFTERMATH: Final = SEAMS.window("aftermath")  # Mourn: a vehicle has left the game (TR-AMM-22)
AIRSTRIKE: Final = SEAMS.window("airstrike")  # Airstrike: about a chopper that is about to be placed (TR-AMM-15)
HOVER: Final = SEAMS.window("hover")  # ChopperShoots: about a chopper that is in place (TR-AMM-13)
TURN_END: Final = SEAMS.window("turn_end")  # DropBombs: the active vehicle has moved and shot
