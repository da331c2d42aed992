"""How well a seat stands: its chariots' part of all hopes, its own turn being played on as well as the dice allow."""

from __future__ import annotations

from math import exp

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
from chicane.chariot.lab.outlook import course
from chicane.chariot.lab.plan import MOST_TURNS, Plan, plan_of
from chicane.chariot.lab.pool import POOLS, changed
from chicane.chariot.lab.standing import SPREAD, Standing, share
from chicane.chariot.move import Move
from chicane.chariot.speed import Hasten
from chicane.chariot.state import OFF, Race


def value(race: Race, seat: int) -> float:
    """The seat's part of all hopes; its own turn is played on as well as the dice allow."""
    active = race.active
    if active == OFF:
        return draft_value(race, seat)
    if race.owner[active] == seat and race.damage[active] > 0:
        planned = turn_value(race, active)
        if planned >= 0:
            return planned
    return Standing(race, seat, OFF).at_rest()


def draft_value(race: Race, seat: int) -> float:
    """Before the race: the hopes of the chariots picked and placed so far (CH-BLK-02, CH-BLK-04)."""
    weights = [0.0] * race.players
    for chariot in race.order:
        weights[race.owner[chariot]] += exp(course(race, chariot).start(race.space[chariot]) / SPREAD)
    return share(weights[seat], sum(weights) - weights[seat])


def turn_value(race: Race, chariot: int) -> float:
    """What the chariot's own turn will come to; less than 0 where there is nothing left to plan."""
    step = race.agenda[-1]
    roll = tuple(race.dice)
    if isinstance(step, Move):
        plan = Plan(race, chariot)
        ways = plan.walk(race.speed[chariot], step.left, min(step.turns, MOST_TURNS))[-1]
        fortune = race.fortune[chariot]
        outcomes = plan.after(ways, race.speed[chariot], race.damage[chariot], affords_change(fortune))
        return plan.worth(outcomes, fortune, roll[ATTACK])
    if isinstance(step, Hasten):
        return plan_of(race, chariot).settled(roll, race.fortune[chariot])
    if isinstance(step, (Throw, FreeReroll, Lifting, BuyChange, TurnDie)):
        return dice_value(race, chariot, roll)
    return -1.0


def dice_value(race: Race, chariot: int, roll: tuple[int, ...]) -> float:
    """What the dice may still come to, wherever in phase 3 the turn is."""
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
