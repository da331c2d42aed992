"""Turns that pass in a scenario: nothing more happens in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.core.step import Step
from chicane.thunder.assign import ChooseCommand, Turn
from chicane.thunder.lab.put import usual
from chicane.thunder.move import Move, RoadDie
from chicane.thunder.shoot import Shoot
from chicane.thunder.state import NO_VEHICLE, Thunder
from chicane.thunder.turn import EndTurn, RoadDieShows, RollDie, RollRoadDie, Shows

USUAL_ROAD: Final = 1


def turn_of(game: Thunder) -> str:
    """The crew whose turn it is; nobody's while dice are rolled for a round."""
    return game.box.crew_ids[game.active_seat()] if game.turn else ""


def idle(game: Thunder) -> bool:
    """A turn is dropped, or what is left of it; dice for a new round show what they show in a drawing."""
    kind = type(game.pending)
    if kind in SHOWN:
        game.agenda[-1] = SHOWN[kind](game, game.pending)
    elif isinstance(game.pending, tuple(DROPPED)):
        drop_turn(game)
    else:
        return False
    return True


def drop_turn(game: Thunder) -> None:
    """Nothing more happens in this turn; the vehicle that moves, if any, stops where it is."""
    while not isinstance(game.agenda[-1], EndTurn):
        game.agenda.pop()
    if game.active != NO_VEHICLE:
        game.lose_moves(game.active)


def die_shows(game: Thunder, step: RollDie) -> Step[Any]:
    """As drawn."""
    return Shows(step.seat, step.die, usual(game, step.seat, step.die))


def road_die_shows(game: Thunder, step: RollRoadDie) -> Step[Any]:
    """As drawn."""
    return RoadDieShows(USUAL_ROAD)


# Boxes add their own.
SHOWN: Final[dict[type[Step[Any]], Callable[[Thunder, Any], Step[Any]]]] = {
    RollDie: die_shows,
    RollRoadDie: road_die_shows,
}  # what chance brings while turns pass
DROPPED: Final[list[type[Step[Any]]]] = [Turn, ChooseCommand, Move, RoadDie, Shoot]  # choices that nobody makes
