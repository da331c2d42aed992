"""The board: three tiles of six lanes and eight columns, six neighbours a space and none sideways (TR-BRD)."""

from __future__ import annotations

from typing import Final

from chicane.thunder.kinds import FL, FR, RL, RR, F, R

LANES: Final = 6
COLUMNS: Final = 8  # of one tile
TILE: Final = LANES * COLUMNS
TILES: Final = 3  # rear, middle, lead (TR-BRD-01)
SPACES: Final = TILE * TILES
LEAD: Final = SPACES - TILE  # the first space of the lead tile

OVER_SIDE: Final = -1
OVER_REAR: Final = -2
# From SPACES on: over the front, by lane; after the board has moved up a tile, that is a space of the new lead tile.


def space_at(lane: int, column: int) -> int:
    """The number of a space; columns run from the rear of the board."""
    return column * LANES + lane


def lane_of(space: int) -> int:
    return space % LANES


def column_of(space: int) -> int:
    return space // LANES


def half_spaces(space: int) -> int:
    """How far forward a space lies, in half spaces; odd lanes sit half a space further on (TR-BRD-10)."""
    return space // LANES * 2 + space % LANES % 2


def step(lane: int, column: int, way: int) -> tuple[int, int]:
    """Lane and column of the neighbour in a direction."""
    odd = lane % 2
    if way == F:
        return lane, column + 1
    if way == R:
        return lane, column - 1
    sideways = -1 if way in (FL, RL) else 1
    return lane + sideways, column + odd if way in (FL, FR) else column - 1 + odd


def neighbour(space: int, way: int) -> int:
    """The space next to one, or which edge lies there; front and side at once counts as side (TR-BRD-14)."""
    lane, column = step(lane_of(space), column_of(space), way)
    if not 0 <= lane < LANES:
        return OVER_SIDE
    return space_at(lane, column) if column >= 0 else OVER_REAR


NEIGHBOURS: Final = [[neighbour(space, way) for space in range(SPACES)] for way in (F, FL, FR, R, RL, RR)]
BACK_EDGE: Final = [space_at(lane, 0) for lane in range(LANES)]  # TR-MOV-01


def space_name(space: int) -> str:
    """Lane a to f from the driver's left, column from the rear: c13."""
    return f"{'abcdef'[lane_of(space)]}{column_of(space) + 1}"


NAMES: Final = [space_name(space) for space in range(SPACES)]
