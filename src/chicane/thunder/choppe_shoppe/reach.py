"""Who and what is near a vehicle: around it, in a line with it, within so many spaces."""

from __future__ import annotations

from typing import Final

from chicane.thunder.board import NEIGHBOURS, SPACES
from chicane.thunder.kinds import ANCHORED, FL, FR, IMMOVABLE, RL, RR, VEHICLES, WAYS, F, R
from chicane.thunder.slam import slams
from chicane.thunder.state import Thunder

AHEAD: Final = [FL, F, FR]
BEHIND: Final = [RL, R, RR]
EVERY_WAY: Final = list(range(len(WAYS)))
OPPOSITE: Final = {F: R, FL: RR, FR: RL, R: F, RL: FR, RR: FL}


def around(space: int, ways: list[int]) -> list[int]:
    """The spaces of the board next to a space."""
    near = [NEIGHBOURS[way][space] for way in ways] if space >= 0 else []
    return [each for each in near if 0 <= each < SPACES]


def line(space: int, way: int, length: int) -> list[int]:
    """So many spaces of the board in a direction."""
    found: list[int] = []
    for _ in range(length):
        space = NEIGHBOURS[way][space] if 0 <= space < SPACES else -1
        found.append(space)
    return [each for each in found if 0 <= each < SPACES]


def within(space: int, distance: int) -> set[int]:
    """The spaces of the board that are so near, with the space itself."""
    found = {space}
    for _ in range(distance):
        found |= {there for each in found for there in around(each, EVERY_WAY)}
    return found


def is_car(game: Thunder, vehicle: int) -> bool:
    """A car, a wreck or a motorcycle (TR-XEX-12)."""
    return VEHICLES[game.kind[vehicle]].is_car


def can_be_thrown(game: Thunder, vehicle: int, other: int) -> bool:
    """Whether a slam throws it at all: who never is, is not by a leader or an upgrade either (TR-PRE-02)."""
    return slams(game, vehicle, other) not in (ANCHORED, IMMOVABLE)


def beside(game: Thunder, vehicle: int, ways: list[int] = EVERY_WAY) -> list[int]:
    """The vehicles next to a vehicle."""
    return [other for space in around(game.at[vehicle], ways) for other in game.vehicles_on(space)]
