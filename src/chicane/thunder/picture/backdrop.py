"""The table the road lies on: a dusty evening, the bed of the road and the frames of the panels; it never changes."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.thunder.board import COLUMNS, LANES, TILES
from chicane.thunder.picture import art, road
from chicane.thunder.picture.art import box, disc, fill, flat, moved, stroke, text
from chicane.thunder.picture.layout import TOP, WIDTH, Layout
from chicane.thunder.picture.panels import plate

HORIZON: Final = 80
ROAD_LEFT: Final = 150  # the rear left corner of the road
ROAD_TOP: Final = 118
GROUND: Final = "#c4853f"
GROUND_SHADE: Final = "#a96c2c"
BED: Final = "#8f5824"


@cache
def background(place: Layout) -> str:
    """Sky, desert, the empty bed of the road, and a plate for the panel and each tab."""
    ground = box(0, HORIZON, WIDTH, place.height - HORIZON, 0, GROUND)
    frames = [moved(plate(each.width, each.height), each.x, each.y) for each in (place.panel, *place.tabs)]
    return "".join([sky(), ground, desert_floor(), bed(), letters(), *frames])


def sky() -> str:
    """Bands of evening light, a low sun, mesas."""
    bands = ["#f6c271", "#f2a85c", "#ea8b4b", "#dd6d3f"]
    height = HORIZON / len(bands)
    light = "".join(box(0, height * row, WIDTH, height + 1, 0, colour) for row, colour in enumerate(bands[::-1]))
    sun = disc(64, "#ffe2a0", "", 800, HORIZON - 6) + disc(50, "#fff1c9", "", 800, HORIZON - 6)
    birds = stroke("M690 30q7-7 12 0q5-7 12 0M726 18q5-5 9 0q4-5 9 0M880 26q6-6 10 0q4-6 10 0", art.INK, 2)
    return light + sun + moved(flat(MESAS, "#b5502f") + flat(DUNES, "#8a3a22"), 0, HORIZON) + birds


MESAS: Final = (
    "M0 0V-30H60L74-52H150L166-30H250L268-42H330L352-16H470L486-34H560L580 0Z"
    "M1000 0L1020-26H1100L1112-44H1180L1196-26H1290L1308-58H1420L1438-32H1520L1534-42H1600V0Z"
)
DUNES: Final = "M0 0V-12L90-20 200-8 360-14 520-4 640 0ZM960 0L1100-8 1260-16 1400-6 1600-18V0Z"


def desert_floor() -> str:
    """Ripples in the sand, and a cactus."""
    ripples = ""
    for row in range(28):
        for column in range(4):
            x, y = column * 400 + road.noise(row, column) * 4, HORIZON + 16 + row * 24 + road.noise(column, row) // 8
            ripples += f"M{x} {y}q14-7 28 0t26 0"
    return stroke(ripples, GROUND_SHADE, 2, ' opacity=".6"') + moved(cactus(), 84, TOP - 5, 0.8)


def cactus() -> str:
    """A cactus, standing 60 high."""
    arms = "M0 0V-54M0-20H-14V-36M0-28H13V-44"
    return stroke(arms, art.INK, 13) + stroke(arms, "#6d7f3a", 9) + stroke("M0-4V-50", "#8fa150", 2)


def bed() -> str:
    """Where tiles go: an empty bed from the starting area to the front."""
    length = COLUMNS * TILES
    shape = road.outline(0, length)
    joints = "".join(road.open_line(road.edge(COLUMNS * number, road.SHOULDER)) for number in range(1, TILES))
    empty = fill(shape, BED, GROUND_SHADE, 3) + stroke(joints, GROUND_SHADE, 3, ' stroke-dasharray="4 8"')
    return moved(tracks() + empty + horizon_dust(), ROAD_LEFT, ROAD_TOP)


def tracks() -> str:
    """The tracks of those who left, behind the rear tile."""
    lines = "".join(f"M{-124 + road.noise(y)} {y}q20-4 34 0t30 0" for y in range(24, int(road.BREADTH), 19))
    return stroke(lines, BED, 3, ' stroke-dasharray="10 6" opacity=".6"')


def horizon_dust() -> str:
    """Dust beyond the front, where nobody has been yet."""
    ahead = [road.spot_on(lane, COLUMNS * TILES) for lane in range(LANES)]
    return stroke("".join(f"M{x + 2:g} {y - 9:g}l9 9-9 9" for x, y in ahead), BED, 5)


def letters() -> str:
    """Lane letters behind the road, column numbers below it: spaces are named after them."""
    signs = ""
    for lane in range(LANES):
        y = ROAD_TOP + road.spot_on(lane, 0)[1]
        signs += text("abcdef"[lane], art.SIGN, art.INK, 10, y) + text("abcdef"[lane], art.SIGN, art.INK, WIDTH - 10, y)
    bottom = ROAD_TOP + road.BREADTH + road.SHOULDER + 12
    for column in range(COLUMNS * TILES):
        x = ROAD_LEFT + column * road.SPACE + road.SPACE
        signs += text(str(column + 1), art.SIGN, art.INK, x, bottom)
    return signs
