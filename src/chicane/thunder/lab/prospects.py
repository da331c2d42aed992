"""Which options bots try, where most of them come to the same."""

from __future__ import annotations

from typing import Any

from chicane.core.step import Step
from chicane.thunder.board import NEIGHBOURS
from chicane.thunder.choppers import Airstrike, ChopperTo
from chicane.thunder.kinds import RL, RR, WAYS, R
from chicane.thunder.state import Thunder


def prospects(game: Thunder, options: list[Step[Any]]) -> list[Step[Any]]:
    """All options, but of the places for a chopper only those that matter."""
    return flights(game, options) if isinstance(game.pending, Airstrike) else options


def flights(game: Thunder, options: list[Step[Any]]) -> list[Step[Any]]:
    """To stay, somewhere out of the way, and behind everybody; beside them too where cards may be played."""
    ways = range(len(WAYS)) if game.box.stocks else (R, RL, RR)
    near = {NEIGHBOURS[way][space] for space in game.at if space >= 0 for way in ways}
    matter = [each for each in options[1:-1] if isinstance(each, ChopperTo) and each.space in near]
    return [options[0], *matter, options[-1]]
