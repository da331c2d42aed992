"""What a seat may still make of its turn, and has beside its vehicles: tables that each box adds to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.core.cards import Offered
from chicane.core.step import Step
from chicane.thunder.assign import ChooseCommand, Turn
from chicane.thunder.board import NEIGHBOURS, SPACES
from chicane.thunder.choppers import Airstrike, ChopperShoots, empty_spaces
from chicane.thunder.command import Repair
from chicane.thunder.damage import BlastOff, Daze, DrawDamage, Shrapnel, Stagger
from chicane.thunder.enter import Meet
from chicane.thunder.front import DrawTile
from chicane.thunder.hazards import Flip, Reshuffle, Slide
from chicane.thunder.kinds import RL, RR, R
from chicane.thunder.lab.plan import drive
from chicane.thunder.lab.standing import HIT, Standing
from chicane.thunder.lab.weights import weights_of
from chicane.thunder.move import Move, RoadDie, SetOff, StartMove
from chicane.thunder.shoot import Shoot, ShotDie
from chicane.thunder.slam import SlamDice, SlamGoes, Slammed, SlamWay
from chicane.thunder.state import NO_VEHICLE, NOBODY_OWNS, Thunder
from chicane.thunder.turn import RollDie, RollRoadDie

BEHIND: Final = [{NEIGHBOURS[way][space] for way in (R, RL, RR)} for space in range(SPACES)]

Gain = Callable[[Thunder, Standing, int], float]  # in a position, for a seat


def nothing(game: Thunder, standing: Standing, seat: int) -> float:
    """The board says it all."""
    return 0.0


def shot_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """The die is about to fall."""
    step = game.pending
    return shot(game, standing, seat, step.target) if isinstance(step, ShotDie) else 0.0


def shoot_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """The best target, for whoever may shoot."""
    step = game.pending
    if isinstance(step, Shoot) and game.actor == seat:
        return best_shot(game, standing, seat, step.targets(game))
    return 0.0


def chopper_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """The chopper's best target, for whoever called it."""
    step = game.pending
    prey = step.targets(game) if isinstance(step, ChopperShoots) and game.actor == seat else []
    return best_shot(game, standing, seat, prey)


def strike_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """The best place for the chopper, for whoever calls it."""
    return strike(game, standing, seat) if game.actor == seat else 0.0


def move_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """The rest of the move, for its driver."""
    step = game.pending
    if isinstance(step, (Move, RoadDie)) and game.owner[step.vehicle] == seat:
        return drive(game, standing, step.vehicle, game.moves[step.vehicle], game.may_drift())
    return 0.0


def flip_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """Nobody knows what comes up; to know it before driving there is an advantage."""
    step, weights = game.pending, standing.weights
    if isinstance(step, Flip) and step.space not in game.at:
        return weights.look
    return rest_of_move(game, standing, seat) - weights.unknown if weights.waits else -weights.unknown


def rest_of_move(game: Thunder, standing: Standing, seat: int) -> float:
    """What the moves are worth that the seat's vehicle has left, while something happens to it."""
    vehicle = game.active
    if vehicle == NO_VEHICLE or game.owner[vehicle] != seat or game.at[vehicle] < 0:
        return 0.0
    return drive(game, standing, vehicle, game.moves[vehicle], game.may_drift())


def damage_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """A token is about to be drawn: it counts where cards may have a say in it."""
    step = game.pending
    if not game.box.stocks or not isinstance(step, DrawDamage):
        return 0.0
    return harm(game, standing, seat, step.vehicle)


def unmoved(game: Thunder, standing: Standing, seat: int) -> float:
    """The move of a seat that is still to come in this turn."""
    coming = [step.event if isinstance(step, Offered) else step for step in game.agenda]
    ahead = [step.vehicle for step in coming if isinstance(step, (StartMove, SetOff))]
    if not ahead or game.owner[ahead[-1]] != seat:
        return 0.0
    return drive(game, standing, ahead[-1], game.given[ahead[-1]], game.may_drift())


def shot(game: Thunder, standing: Standing, seat: int, target: int) -> float:
    """What a shot is worth before the die falls: the target's loss, or one's own."""
    return chance(game, seat, game.size(target)) * harm(game, standing, seat, target)


def harm(game: Thunder, standing: Standing, seat: int, target: int) -> float:
    """What a damage is worth to a seat: all of it if it is its own, a part of it if it is a rival's."""
    owner = game.owner[target]
    if owner == NOBODY_OWNS or game.out[owner]:
        return 0.0
    return standing.loss(target) * (-1.0 if owner == seat else standing.envy(seat, owner))


def chance(game: Thunder, seat: int, size: int) -> float:
    """How likely a shot of a seat hits a size: by the die, or by what it has in its place."""
    supply = game.box.supplies[seat] if seat in game.box.supplied else None
    return CHANCES[supply.id](game, seat, size) if supply is not None else HIT[size]


def best_shot(game: Thunder, standing: Standing, seat: int, prey: list[int]) -> float:
    """The best of the targets, or nothing."""
    return max([0.0, *[shot(game, standing, seat, target) for target in prey]])


def strike(game: Thunder, standing: Standing, seat: int) -> float:
    """The best that a chopper could shoot at from a space that is free, or from where it is."""
    if game.round == 1:
        return 0.0
    free = {*empty_spaces(game), game.chopper[seat]}
    prey = [vehicle for vehicle, space in enumerate(game.at) if space >= 0 and free & BEHIND[space]]
    return best_shot(game, standing, seat, prey)


# What a seat may still make of the turn, beyond what stands on the board, by the step that is pending.
GAINS: Final[dict[type[Step[Any]], Gain]] = {
    ShotDie: shot_gain,
    Shoot: shoot_gain,
    ChopperShoots: chopper_gain,
    Airstrike: strike_gain,
    ChooseCommand: nothing,
    Move: move_gain,
    RoadDie: move_gain,
    Flip: flip_gain,
    Turn: nothing,
    Meet: nothing,
    Slammed: nothing,
    SlamGoes: nothing,
    DrawDamage: damage_gain,
    Shrapnel: nothing,
    BlastOff: nothing,
    Daze: nothing,
    Stagger: nothing,
    Slide: nothing,
    DrawTile: nothing,
    Reshuffle: nothing,
    RollDie: nothing,
    RollRoadDie: nothing,
    Offered: nothing,
}


def always(game: Thunder, step: Step[Any]) -> bool:
    """Whatever it is about."""
    return True


def with_stocks(game: Thunder, step: Step[Any]) -> bool:
    """Where people have cards, those have their say first."""
    return bool(game.box.stocks)


def if_waited_for(game: Thunder, step: Step[Any]) -> bool:
    """Dice and tokens that hurt: whoever knows better waits for what they bring."""
    return weights_of(game).waits


# Steps that are played on before anything is judged, and when.
PLAYED_ON: Final[dict[type[Step[Any]], Callable[[Thunder, Any], bool]]] = {
    Offered: with_stocks,
    SlamDice: always,
    SlamWay: always,
    Repair: always,
    **dict.fromkeys([DrawDamage, Slide, DrawTile, Shrapnel, BlastOff, Daze, Stagger, ShotDie], if_waited_for),
    ChooseCommand: if_waited_for,  # a die is given with the command in mind that goes with it
}
ASSETS: Final[list[Gain]] = [unmoved]  # what a seat itself counts among what it has, beside its vehicles
STORES: Final[list[Callable[[Thunder, int], float]]] = []  # what counts for its rivals too
CHANCES: Final[dict[str, Callable[[Thunder, int, int], float]]] = {}  # by supply: how likely a seat hits a size
