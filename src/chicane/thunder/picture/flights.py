"""What is seen to fly: tracers from whoever shoots, and the arrow of the direction die."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from chicane.core.moment import ARROW, TRACER, Flight
from chicane.core.step import Step
from chicane.thunder.picture.art import ANGLES
from chicane.thunder.picture.layout import Point
from chicane.thunder.picture.places import on_board, place_of
from chicane.thunder.shoot import Fired
from chicane.thunder.slam import Fling
from chicane.thunder.state import CHOPPER, Thunder

ARM: Final = 60.0  # from the vehicle to the head of the arrow


def flight(game: Thunder, step: Step[Thunder]) -> Flight | None:
    """Of a shot (TR-SHT-08), or of a vehicle that is thrown (TR-SLM-12)."""
    if isinstance(step, Fired):
        start, end = shooter_at(game, step.shooter), place_of(game, step.target)
        return Flight(TRACER, *start, *end) if start is not None and end is not None else None
    if isinstance(step, Fling):
        here, angle = place_of(game, step.thrown(game)), radians(ANGLES[step.way])
        return (
            Flight(ARROW, *here, here[0] + ARM * cos(angle), here[1] + ARM * sin(angle)) if here is not None else None
        )
    return None


def shooter_at(game: Thunder, shooter: int) -> Point | None:
    """Where a vehicle or a chopper shoots from."""
    if shooter < CHOPPER:
        return place_of(game, shooter)
    space = game.chopper[shooter - CHOPPER]
    return on_board(space) if space >= 0 else None
