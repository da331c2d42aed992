"""Who and what is near a vehicle: around it, in a line with it, within so many spaces."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.thunder.board import NEIGHBOURS, OVER_SIDE, SPACES
from chicane.thunder.kinds import ANCHORED, FL, FR, IMMOVABLE, RL, RR, VEHICLES, WAYS, F, R
from chicane.thunder.slam import slams
from chicane.thunder.state import Thunder

AHEAD: Final = (FL, F, FR)
BEHIND: Final = (RL, R, RR)
EVERY_WAY: Final = tuple(range(len(WAYS)))
OPPOSITE: Final = {F: R, FL: RR, FR: RL, R: F, RL: FR, RR: FL}


@cache
def around(space: int, ways: tuple[int, ...]) -> list[int]:
    """The spaces of the board next to a space; values are shared, here and below."""
    near = [NEIGHBOURS[way][space] for way in ways] if space >= 0 else []
    return [each for each in near if 0 <= each < SPACES]


@cache
def line(space: int, way: int, length: int) -> list[int]:
    """So many spaces of the board in a direction."""
    found: list[int] = []
    for _ in range(length):
        space = NEIGHBOURS[way][space] if 0 <= space < SPACES else OVER_SIDE
        found.append(space)
    return [each for each in found if 0 <= each < SPACES]


@cache
def within(space: int, distance: int) -> frozenset[int]:
    """The spaces of the board that are so near, with the space itself."""
    found = {space}
    for _ in range(distance):
        found |= {there for each in found for there in around(each, EVERY_WAY)}
    return frozenset(found)


def is_car(game: Thunder, vehicle: int) -> bool:
    """A car, a wreck or a motorcycle (TR-XEX-12)."""
    return VEHICLES[game.kind[vehicle]].is_car


def can_be_thrown(game: Thunder, vehicle: int, other: int) -> bool:
    """Whether a slam throws it at all: who never is, is not by a leader or an upgrade either (TR-PRE-02)."""
    return slams(game, vehicle, other) not in (ANCHORED, IMMOVABLE)


def beside(game: Thunder, vehicle: int, ways: tuple[int, ...] = EVERY_WAY) -> list[int]:
    """The vehicles next to a vehicle."""
    return [other for space in around(game.at[vehicle], ways) for other in game.vehicles_on(space)]
