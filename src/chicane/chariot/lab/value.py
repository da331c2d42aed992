"""How well a seat stands: its chariots' part of all hopes, its own turn being played on as well as the dice allow."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from chicane.chariot.attack import Attack
from chicane.chariot.dice import (
    ATTACK,
    BuyChange,
    FreeReroll,
    Lifting,
    Throw,
    TurnDie,
    affords_change,
    faces_to_buy,
)
from chicane.chariot.draft import FirstPicker, Pick, Place
from chicane.chariot.lab.outlook import course
from chicane.chariot.lab.plan import MOST_TURNS, Plan, plan_of
from chicane.chariot.lab.pool import POOLS, changed
from chicane.chariot.lab.standing import Standing, share
from chicane.chariot.lab.weights import weights_of
from chicane.chariot.move import Move
from chicane.chariot.repair import Repair
from chicane.chariot.setup import DrawStart
from chicane.chariot.speed import Hasten
from chicane.chariot.state import OFF, Race
from chicane.core.step import Step


def value(race: Race, seat: int) -> float:
    """The seat's part of all hopes; its own turn is played on as well as the dice allow."""
    plan = VALUATIONS[type(race.pending)]
    active = race.active
    if active == OFF:
        return draft_value(race, seat)
    if race.owner[active] == seat and race.damage[active] > 0:
        return plan(race, active)
    return Standing(race, seat, OFF).at_rest()


def shares(race: Race) -> list[float] | None:
    """Everybody's part of all hopes: whose turn it is gets what it may make of it, the others what that leaves."""
    if isinstance(race.pending, (Attack, Repair)):
        return None
    if race.active == OFF:
        return [draft_value(race, seat) for seat in range(race.players)]
    found = [Standing(race, seat, OFF).at_rest() for seat in range(race.players)]
    mover = race.owner[race.active]
    before, now = found[mover], value(race, mover)
    rest = sum(found) - before
    if rest > 0:
        found = [worth * (1 - now) / rest for worth in found]
    found[mover] = now
    return found


def draft_value(race: Race, seat: int) -> float:
    """Before the race: the hopes of the chariots picked and placed so far (CH-BLK-02, CH-BLK-04)."""
    weights, taste = [0.0] * race.players, weights_of(race)
    for chariot in race.order:
        weights[race.owner[chariot]] += exp(course(race, chariot).start(race.space[chariot]) / taste.spread)
    return share(weights[seat], sum(weights) - weights[seat], taste)


def at_rest(race: Race, chariot: int) -> float:
    """There is nothing left to plan in this turn, or nothing yet."""
    return Standing(race, race.owner[chariot], OFF).at_rest()


def moving(race: Race, chariot: int) -> float:
    """The best way to drive on."""
    step = race.pending
    assert isinstance(step, Move)
    plan = Plan(race, chariot)
    ways = plan.walk(race.speed[chariot], step.left, min(step.turns, MOST_TURNS))[-1]
    fortune = race.fortune[chariot]
    outcomes = plan.after(ways, race.speed[chariot], race.damage[chariot], affords_change(fortune))
    return plan.worth(outcomes, fortune, race.dice[ATTACK])


def hastening(race: Race, chariot: int) -> float:
    """The best speed with the dice as they are."""
    return plan_of(race, chariot).settled(tuple(race.dice), race.fortune[chariot])


def rolling(race: Race, chariot: int) -> float:
    """What the dice may still come to, wherever in phase 3 the turn is."""
    roll = tuple(race.dice)
    waiting = 0
    step = race.agenda[-1]
    while isinstance(step, Throw):
        waiting += 1
        step = race.agenda[-1 - waiting]
    held = waiting + (step.held if isinstance(step, Lifting) else 0)
    pool = POOLS[sum(roll) + held]
    level = plan_of(race, chariot).level(pool, race.fortune[chariot])
    number = pool.number[roll]
    if waiting:
        return level.first[number] if isinstance(step, FreeReroll) else level.thrown[number]
    if isinstance(step, TurnDie):
        turned = [changed(changed(roll, step.face, -1), to, 1) for to in faces_to_buy(step.face)]
        return max(level.bought[pool.number[each]] for each in turned)
    if isinstance(step, Lifting) and not step.held:
        return max(level.lifted[less] for less in pool.less[number])
    return level.bought[number] if isinstance(step, BuyChange) else level.lifted[number]


# What a chariot's own turn will come to, by the decision that is pending, chance's too.
VALUATIONS: Final[dict[type[Step[Any]], Callable[[Race, int], float]]] = {
    Throw: rolling,
    FreeReroll: rolling,
    Lifting: rolling,
    BuyChange: rolling,
    TurnDie: rolling,
    Hasten: hastening,
    Move: moving,
    Attack: at_rest,
    Repair: at_rest,
    FirstPicker: at_rest,
    Pick: at_rest,
    Place: at_rest,
    DrawStart: at_rest,
}
