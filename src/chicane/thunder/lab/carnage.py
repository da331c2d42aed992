"""What bots think of Carnage: goo, glass, ramps, salt and fires, and dice that fall for everybody."""

from __future__ import annotations

from chicane.thunder.board import LANES, NEIGHBOURS
from chicane.thunder.carnage.fire import BURN, FireDie
from chicane.thunder.carnage.hazards import PitDie, QuakeDie
from chicane.thunder.carnage.ongoing import DrawEffect
from chicane.thunder.carnage.terrain import LAUNCH, RUN_FREE, SLIDE_ON, STICK, RampDie
from chicane.thunder.kinds import STUNT_DIE, STUNT_WEIGHTS, F
from chicane.thunder.lab.gains import GAINS, PLAYED_ON, if_waited_for, nothing
from chicane.thunder.lab.plan import ENTRIES, FREE, Plan, stuck
from chicane.thunder.state import NO_ROAD_DIE


def sliding(plan: Plan, space: int, way: int, left: int, road: int) -> float:
    """On glass it goes on the same way."""
    return plan.thrown(NEIGHBOURS[way][space], way, left, road)


def flying(plan: Plan, space: int, way: int, left: int, road: int) -> float:
    """From a ramp it lands one to four spaces on, without moves."""
    worth, weights = 0.0, 0
    for distance, weight in zip(STUNT_DIE, STUNT_WEIGHTS, strict=True):
        worth += plan.thrown(space + distance * LANES, F, 0, road) * weight
        weights += weight
    return worth / weights


def scorched(plan: Plan, space: int, way: int, left: int, road: int) -> float:
    """A fire costs a part of what the vehicle will be worth, or of its metal; nothing if it burns already."""
    worth, weights = plan.arrive(space, left, road), plan.standing.weights
    if plan.game.burning[plan.vehicle]:
        return worth
    return worth - weights.burning * (worth if weights.waits else plan.standing.metal(plan.vehicle))


def free_ride(plan: Plan, space: int, way: int, left: int, road: int) -> float:
    """Salt gives the road die, unless there is none any more."""
    spent = bool(plan.game.trail & NO_ROAD_DIE) and plan.game.active == plan.vehicle
    return plan.arrive(space, left, 0 if spent else FREE)


ENTRIES.update(
    {
        BURN.id: scorched,
        LAUNCH.id: flying,
        RUN_FREE.id: free_ride,
        SLIDE_ON.id: sliding,
        STICK.id: stuck,
    }
)
GAINS.update(dict.fromkeys([DrawEffect, FireDie, PitDie, QuakeDie, RampDie], nothing))
PLAYED_ON.update(dict.fromkeys([FireDie, PitDie, QuakeDie, RampDie], if_waited_for))
