"""Which options bots try, where most of them come to the same."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.step import Step
from chicane.thunder.assign import ChooseCommand, ChosenCommand
from chicane.thunder.board import NEIGHBOURS, SPACES
from chicane.thunder.choppers import Airstrike, ChopperTo
from chicane.thunder.effects import effect_of
from chicane.thunder.kinds import COST, RL, RR, VEHICLES, WAYS, R, pips
from chicane.thunder.lab.plan import ahead
from chicane.thunder.lab.weights import weights_of
from chicane.thunder.move import Go, Move
from chicane.thunder.state import Thunder

ANY_DIE: Final = ["airstrike", "drift", "repair"]  # commands that do the same whatever their die shows


def prospects(game: Thunder, options: list[Step[Any]]) -> list[Step[Any]]:
    """All options, but of places for a chopper those that matter, and of dice that come to the same the least."""
    step, waits = game.pending, weights_of(game).waits
    if isinstance(step, ChooseCommand) and waits:
        return cheapest(game, options)
    if isinstance(step, Move) and waits:
        return unstuck(game, step.vehicle, options)
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


def unstuck(game: Thunder, vehicle: int, options: list[Step[Any]]) -> list[Step[Any]]:
    """Without what would lose the moves that are left, if it leads less far than another way."""
    goes = [each for each in options if isinstance(each, Go)]
    sticky = [each for each in goes if sticks(game, vehicle, NEIGHBOURS[each.way][game.at[vehicle]])]
    if not sticky:
        return options
    far = {each: ahead(game, vehicle, each.way) for each in goes}
    lost = [each for each in sticky if far[each] < max(far.values())]
    return [each for each in options if each not in lost]


def sticks(game: Thunder, vehicle: int, space: int) -> bool:
    """Whether a space would take moves from a vehicle that it needs no further."""
    if not 0 <= space < SPACES or VEHICLES[game.kind[vehicle]].shrug is not None:
        return False
    terrain = game.terrain(space)
    effect = effect_of(game, vehicle, space, terrain)
    return effect is not None and effect.stops and game.moves[vehicle] > COST[terrain]


def flights(game: Thunder, options: list[Step[Any]]) -> list[Step[Any]]:
    """To stay, somewhere out of the way, and behind everybody; beside them too where cards may be played."""
    ways = range(len(WAYS)) if game.box.stocks else (R, RL, RR)
    near = {NEIGHBOURS[way][space] for space in game.at if space >= 0 for way in ways}
    matter = [each for each in options[1:-1] if isinstance(each, ChopperTo) and each.space in near]
    return [options[0], *matter, options[-1]]
