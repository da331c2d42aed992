"""The car crews: three cars, four dice and a command board each (TR-CMP-08)."""

from __future__ import annotations

from typing import Final

from chicane.thunder.assign import Turn
from chicane.thunder.box import Command, Crew
from chicane.thunder.command import BASE_BOARD
from chicane.thunder.kinds import CARS

DICE: Final = 4


def car_crew(id: str, letter: str, board: list[Command] = BASE_BOARD) -> Crew:
    """A crew of three cars."""
    return Crew(id, letter, CARS, DICE, board, Turn)


CAR_CREWS: Final = [car_crew("red", "r"), car_crew("blue", "b"), car_crew("green", "g"), car_crew("yellow", "y")]
