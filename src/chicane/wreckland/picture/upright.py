"""The picture for upright screens: vehicle, zones and dice on the first page, the Boss board and the rest on others."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.core.scene import Part, Upright
from chicane.wreckland.picture.places import HEIGHT, RIGHT_EDGE, SCRAP_TOP, SHELF_TOP, SIGNS_TOP, TABLES_TOP, TRAY_TOP

WIDTH: Final = 930.0
TALL: Final = 1080.0
ROAD, BOSS, GEAR = range(3)
PAGES: Final = [Message("wreckland-page-road"), Message("wreckland-page-boss"), Message("wreckland-page-gear")]
SIDE: Final = 300.0  # the width of a panel with its rim
EDGE: Final = RIGHT_EDGE - 6  # where the panel on the right begins
STRIP: Final = 2.1  # how much larger dice are
HUB: Final = 1.16  # and the vehicle
AHEAD: Final = 0.86  # the zones before and behind it
BESIDE: Final = 0.7
PANEL: Final = 1.5

DICE: Final = [  # white, then red
    Part(EDGE + 72, TRAY_TOP + 6, 160, 56, 8, 4, STRIP, ROAD),
    Part(EDGE + 8, TRAY_TOP + 62, 274, 54, 350, 6, STRIP, ROAD),
]
ZONES: Final = [
    Part(300, 0, 998, 246, 35, 130, AHEAD, ROAD),
    Part(300, 246, 266, 446, 4, 346, BESIDE, ROAD),
    Part(566, 246, 468, 446, 193, 344, HUB, ROAD),
    Part(1034, 246, 264, 446, 740, 346, BESIDE, ROAD),
    Part(300, 692, 998, HEIGHT - 692, 35, 864, AHEAD, ROAD),
]
BOARD: Final = [
    Part(0, 0, SIDE, TABLES_TOP - 4, 10, 10, PANEL, BOSS),
    Part(0, TABLES_TOP - 4, SIDE, HEIGHT - TABLES_TOP + 4, 470, 10, PANEL, BOSS),
]
STORES: Final = [
    Part(EDGE, 0, SIDE, TRAY_TOP, 10, 10, PANEL, GEAR),
    Part(EDGE, TRAY_TOP + 116, SIDE, SIGNS_TOP - TRAY_TOP - 116, 10, 300, PANEL, GEAR),
    Part(EDGE, SIGNS_TOP, SIDE, SCRAP_TOP - SIGNS_TOP, 10, 390, PANEL, GEAR),
    Part(EDGE, SHELF_TOP - 4, SIDE, HEIGHT - SHELF_TOP + 4, 10, 510, PANEL, GEAR),
    Part(EDGE, SCRAP_TOP, SIDE, SHELF_TOP - 4 - SCRAP_TOP, 470, 10, PANEL, GEAR),
]
UPRIGHT: Final = Upright(WIDTH, TALL, PAGES, [*DICE, *ZONES, *BOARD, *STORES])
