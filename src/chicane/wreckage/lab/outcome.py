"""What a stretch of the derby has brought a seat: jerrycans, damage, cards, equipment, and what its rivals lost."""

from __future__ import annotations

from math import dist
from typing import Final

from chicane.core.outcome import Change
from chicane.wreckage.lab.prospects import car, danger
from chicane.wreckage.lab.weights import weights_of
from chicane.wreckage.order import is_built
from chicane.wreckage.shapes import LENGTH
from chicane.wreckage.state import Wreckage

CAN: Final = 6.0  # in markers of damage
OUT: Final = 12.0
NEARER: Final = 0.5  # a length less to a jerrycan
CARD: Final = 1.0
GEAR: Final = 1.0
RIVAL: Final = 0.5  # of what a loss is worth, where it is somebody else's


def outcome(before: Wreckage, after: Wreckage, seat: int) -> list[Change]:
    """Every change; before the vehicles stand in the arena there is none."""
    if not is_built(before) or not is_built(after):
        return []
    rivals = [other for other in before.alive() if other != seat]
    hits = sum(hurt(before, after, other) for other in rivals)
    gone = sum(after.out[other] for other in rivals)
    cards = len(after.lost[seat]) - len(before.lost[seat])
    return [
        Change("wreckage-change-cans", after.held[seat] - before.held[seat], CAN, "wreckage-chance-cans"),
        Change("wreckage-change-damage", hurt(before, after, seat), -1.0, "wreckage-chance-damage"),
        Change("wreckage-change-out", after.out[seat] - before.out[seat], -OUT, "wreckage-chance-out"),
        Change("wreckage-change-cards", cards, -CARD, "wreckage-chance-cards"),
        Change("wreckage-change-gear", fewer(before, after, seat), -GEAR, "wreckage-chance-gear"),
        Change("wreckage-change-hits", hits, RIVAL, "wreckage-chance-hits"),
        Change("wreckage-change-gone", gone, RIVAL * OUT, "wreckage-chance-gone"),
        Change("wreckage-change-nearer", nearer(before, after, seat), NEARER),
        Change("wreckage-change-danger", feared(after, seat) - feared(before, seat), -1.0),
    ]


def hurt(before: Wreckage, after: Wreckage, seat: int) -> int:
    """The damage a vehicle took that still drives."""
    return 0 if after.out[seat] else after.damage[seat] - before.damage[seat]


def fewer(before: Wreckage, after: Wreckage, seat: int) -> int:
    """The equipment that a vehicle lost or used up."""
    return max(0, len(before.equipment[seat]) - len(after.equipment[seat]))


def nearer(before: Wreckage, after: Wreckage, seat: int) -> float:
    """How many lengths nearer the next jerrycan is, for a vehicle that has not just taken one."""
    if after.out[seat] or before.cans != after.cans or not before.cans:
        return 0.0
    return away(before, seat) - away(after, seat)


def away(game: Wreckage, seat: int) -> float:
    """How many lengths the nearest jerrycan is away."""
    here = game.x[seat], game.y[seat]
    return min(dist(here, can) for can in game.cans) / LENGTH


def feared(game: Wreckage, seat: int) -> float:
    """The markers that a vehicle must expect from the others soon."""
    if game.out[seat]:
        return 0.0
    mover, weights = car(game, seat), weights_of(game)
    fears = (weights.fire, weights.bump)
    return sum(danger(mover, car(game, other), *fears) for other in game.alive() if other != seat)
