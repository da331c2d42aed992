"""What is seen to fly: tracers from whoever shoots, the arrow of the direction die, and vehicles in the air."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from typing import Any, Final

from chicane.core.moment import ARROW, LEAP, TRACER, Flight
from chicane.core.step import Step
from chicane.thunder.damage import TakeOff
from chicane.thunder.picture.art import ANGLES
from chicane.thunder.picture.layout import Point
from chicane.thunder.picture.places import on_board, place_of
from chicane.thunder.picture.road import SPACE
from chicane.thunder.shoot import Fired
from chicane.thunder.slam import Fling
from chicane.thunder.state import CHOPPER, NO_VEHICLE, Thunder

ARM: Final = 60.0  # from the vehicle to the head of the arrow


def flight(game: Thunder, step: Step[Thunder]) -> Flight | None:
    """What is seen before a step acts, if anything."""
    found = FLIGHTS.get(type(step))
    return found(game, step) if found is not None else None


def tracer(game: Thunder, step: Fired) -> Flight | None:
    """Of a shot (TR-SHT-08)."""
    start, end = shooter_at(game, step.shooter), place_of(game, step.target)
    return Flight(TRACER, *start, *end) if start is not None and end is not None else None


def shooter_at(game: Thunder, shooter: int) -> Point | None:
    """Where a vehicle or a chopper shoots from; nowhere where nobody of ours does."""
    if shooter == NO_VEHICLE:
        return None
    if shooter < CHOPPER:
        return place_of(game, shooter)
    space = game.chopper[shooter - CHOPPER]
    return on_board(space) if space >= 0 else None


def arrow(game: Thunder, step: Fling) -> Flight | None:
    """Where a vehicle is thrown (TR-SLM-12)."""
    here = place_of(game, step.thrown(game))
    return Flight(ARROW, *here, *ahead(here, step.way, ARM)) if here is not None else None


def blast_off(game: Thunder, step: TakeOff) -> Flight | None:
    """A vehicle is blown into the air (TR-DMG-19)."""
    return leap(game, step.vehicle, step.way, step.distance)


def leap(game: Thunder, vehicle: int, way: int, distance: int) -> Flight | None:
    """A vehicle flies over whatever is there."""
    here = place_of(game, vehicle)
    return Flight(LEAP, *here, *ahead(here, way, SPACE * distance)) if here is not None else None


def ahead(point: Point, way: int, distance: float) -> Point:
    """The point so far away in a direction."""
    angle = radians(ANGLES[way])
    return point[0] + distance * cos(angle), point[1] + distance * sin(angle)


FLIGHTS: Final[dict[type[Step[Any]], Callable[[Thunder, Any], Flight | None]]] = {
    Fired: tracer,
    Fling: arrow,
    TakeOff: blast_off,
}
