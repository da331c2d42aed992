"""Where everything lies in the picture: the vehicle in the middle, four zones around it, panels on both sides."""

from __future__ import annotations

from typing import Final

from chicane.wreckland.grid import FRONT, LEFT, REAR, RIGHT
from chicane.wreckland.kinds import RED
from chicane.wreckland.picture.art import Point
from chicane.wreckland.state import POOL

WIDTH: Final = 1600
HEIGHT: Final = 940

# The vehicle
CENTRE: Final[Point] = (800.0, 470.0)
CARD: Final = 136.0  # a card of equipment
PITCH: Final = 144.0
COST_HEIGHT: Final = 36.0  # of the strip with the cost under a card
GRID: Final = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]  # columns and rows, as SLOTS
WAYS: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # as ZONES

# Zones: corner and size
ZONE_BOXES: Final[dict[int, tuple[float, float, float, float]]] = {
    FRONT: (310, 12, 980, 228),
    RIGHT: (1040, 258, 254, 424),
    REAR: (310, 700, 980, 228),
    LEFT: (306, 258, 254, 424),
}
FOE_WIDTH: Final = 122.0
FOE_HEIGHT: Final = 110.0
GAP: Final = 8.0
BOSS_SCALE: Final = 1.5
MINI_SCALE: Final = 1.22

# Panels
LEFT_EDGE: Final = 12.0
RIGHT_EDGE: Final = 1304.0
PANEL: Final = 284.0
HERO_TOP: Final = 12.0
STEPS_TOP: Final = 122.0
TRAY_TOP: Final = 182.0
TRAY_HEIGHT: Final = 166.0
SIGNS_TOP: Final = 356.0  # where options without a place of their own are
SCRAP_TOP: Final = 424.0
SCRAP_HEIGHT: Final = 368.0
SHELF_TOP: Final = 800.0  # upgrades in the Chase
BOARD_TOP: Final = 12.0
TWIST_TOP: Final = 56.0
TWIST_HEIGHT: Final = 96.0
WAITING_TOP: Final = 158.0  # the Boss and the mini-bosses until they come
SCHEDULE_TOP: Final = 322.0
ROUND_HEIGHT: Final = 60.0
TABLES_TOP: Final = 508.0
TABLE_ROW: Final = 47.0
DECKS_TOP: Final = 834.0

# Dice
POOL_DIE: Final = 42.0
GEAR_DIE: Final = 28.0
GEAR_SOCKET: Final = 34.0
FOE_DIE: Final = 25.0
FOE_SOCKET: Final = 30.0
HUB_DIE: Final = 19.0
ASIDE_DIE: Final = 21.0


def slot_point(slot: int) -> Point:
    """The middle of a slot of the vehicle."""
    column, row = GRID[slot]
    return CENTRE[0] + column * PITCH, CENTRE[1] + row * PITCH


def gear_socket(index: int, count: int) -> Point:
    """A die slot of a card of equipment, from the middle of the card."""
    return (index - (count - 1) / 2) * (GEAR_SOCKET + 4), 24.0


def foe_socket(index: int, count: int) -> Point:
    """A die slot of an enemy, from the middle of the card."""
    return -FOE_WIDTH / 2 + 23 + index * (FOE_SOCKET + 3), 17.0


def hub_point(area: int, index: int) -> Point:
    """A die on the ram area (0) or the area for a 1 or a 2 (1) of the engine."""
    row, column = divmod(index, 3)
    return CENTRE[0] - 33 + area * 66 + (column - 1) * 20, CENTRE[1] + 27 + row * 22


def pool_point(die: int) -> Point:
    """The place of a die in the pool, which is its own."""
    if die < RED:
        return RIGHT_EDGE + 94 + die * 54, TRAY_TOP + 34
    return RIGHT_EDGE + 34 + (die - RED) * 54, TRAY_TOP + 88


def aside_point(die: int) -> Point:
    """The place of a die that is out until all are gathered."""
    return RIGHT_EDGE + 48 + die * 30, TRAY_TOP + 140


def rest_point(place: int, die: int) -> Point:
    """A die in the pool or set aside."""
    return pool_point(die) if place == POOL else aside_point(die)


def sign_point(index: int, count: int) -> Point:
    """An option without a place of its own."""
    pitch = min(62.0, (PANEL - 20) / max(1, count))
    return RIGHT_EDGE + PANEL / 2 + (index - (count - 1) / 2) * pitch, SIGNS_TOP + 30


# Cards in rows


class Sheet:
    """Equal cards in a field: their scale and where each of them is."""

    def __init__(
        self, field: tuple[float, float, float, float], card: Point, count: int, top_first: bool = False
    ) -> None:
        left, top, width, height = field
        wide, high = card[0] + GAP, card[1] + GAP
        fits = [(fit(width, height, wide, high, columns, count), columns) for columns in range(1, count + 1)]
        self.scale, self.columns = max(fits, default=(1.0, 1))
        self.rows = -(-count // self.columns)
        self.count = count
        self.wide, self.high = wide * self.scale, high * self.scale
        middle = top + self.rows * self.high / 2 if top_first else top + height / 2
        self.middle = left + width / 2, middle

    def point(self, index: int) -> Point:
        """The middle of a card; the last row is centred too."""
        row, column = divmod(index, self.columns)
        there = self.columns if row < self.rows - 1 else self.count - row * self.columns
        x = self.middle[0] + (column - (there - 1) / 2) * self.wide
        return round(x, 1), round(self.middle[1] + (row - (self.rows - 1) / 2) * self.high, 1)


def fit(width: float, height: float, wide: float, high: float, columns: int, count: int) -> float:
    """The scale at which so many columns fit, with gaps between cards only."""
    rows = -(-count // columns)
    scale = min(1.0, width / (columns * wide - GAP), height / (rows * high - GAP))
    return int(scale * 1000) / 1000
