"""Which options bots try, where most of them come to the same."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.step import Step
from chicane.thunder.assign import ChooseCommand, ChosenCommand
from chicane.thunder.board import NEIGHBOURS
from chicane.thunder.choppers import Airstrike, ChopperTo
from chicane.thunder.kinds import RL, RR, WAYS, R, pips
from chicane.thunder.lab.weights import weights_of
from chicane.thunder.state import Thunder

ANY_DIE: Final = ["airstrike", "drift", "repair"]  # commands that do the same whatever their die shows


def prospects(game: Thunder, options: list[Step[Any]]) -> list[Step[Any]]:
    """All options, but of places for a chopper those that matter, and of dice that come to the same the least."""
    if isinstance(game.pending, ChooseCommand) and weights_of(game).waits:
        return cheapest(game, options)
    return flights(game, options) if isinstance(game.pending, Airstrike) else options


def cheapest(game: Thunder, options: list[Step[Any]]) -> list[Step[Any]]:
    """A command that takes any die only with the least that it may be had for."""
    found: list[Step[Any]] = []
    least: set[int] = set()
    dice = [each for each in options if isinstance(each, ChosenCommand)]
    for option in sorted(dice, key=lambda each: pips(each.die)):
        if option.command not in least:
            found.append(option)
        if option.entry(game).id in ANY_DIE:
            least.add(option.command)
    return [*[each for each in options if not isinstance(each, ChosenCommand)], *found]


def flights(game: Thunder, options: list[Step[Any]]) -> list[Step[Any]]:
    """To stay, somewhere out of the way, and behind everybody; beside them too where cards may be played."""
    ways = range(len(WAYS)) if game.box.stocks else (R, RL, RR)
    near = {NEIGHBOURS[way][space] for space in game.at if space >= 0 for way in ways}
    matter = [each for each in options[1:-1] if isinstance(each, ChopperTo) and each.space in near]
    return [options[0], *matter, options[-1]]
