"""The circuit seen from above: where each space lies, and all of the picture that never changes."""

from __future__ import annotations

import math
from typing import Final

from chicane.chariot.picture import art
from chicane.chariot.picture.art import fill, moved, stroke, text
from chicane.chariot.tracks import NO_LIMIT, SPECS, Track

WIDTH: Final = 1400
BOARD_HEIGHT: Final = 636
MIDDLE_X: Final = 700
MIDDLE_Y: Final = 318
HALF: Final = 384  # of a straight; a space of a straight is then 64 long, and so is about every other
LANE: Final = 61  # how wide a lane is
RADII: Final = (102, 163, 224)  # of the middles of the lanes in a curve, from the inner one
EDGE_IN: Final = 71.5
EDGE_OUT: Final = 254.5
SAMPLES: Final = 8  # points along a curved side
RED_SAND: Final = "#cb8058"
DARK_SAND: Final = "#a88a5c"
BESIDE: Final = 18  # how far from the middle of a space its number and its caltrop lie, out and in
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")

Point = tuple[float, float]


# Where things are


def where(track: Track, place: float, radius: float) -> tuple[float, float, float]:
    """Point and heading at a place of the lap, on a line that runs at a radius round the curves."""
    place %= track.length
    (first, first_end), (second, second_end) = track.bends
    if first <= place <= first_end:
        turn = math.pi * (place - first) / (first_end - first)
        return MIDDLE_X + HALF + radius * math.sin(turn), MIDDLE_Y + radius * math.cos(turn), -math.degrees(turn)
    if second <= place <= second_end:
        turn = math.pi * (place - second) / (second_end - second)
        return MIDDLE_X - HALF - radius * math.sin(turn), MIDDLE_Y - radius * math.cos(turn), 180 - math.degrees(turn)
    if first_end < place < second:
        gone = (place - first_end) / (second - first_end)
        return MIDDLE_X + HALF - 2 * HALF * gone, MIDDLE_Y - radius, 180
    gone = (place - second_end) % track.length / ((first - second_end) % track.length)
    return MIDDLE_X - HALF + 2 * HALF * gone, MIDDLE_Y + radius, 0


def middle(track: Track, space: int, aside: float = 0) -> tuple[float, float, float]:
    """The middle of a space, or a point beside it towards the outer lane, and the heading there."""
    return where(track, (track.front[space] + track.rear[space]) / 2, RADII[track.lane[space]] + aside)


def outline(track: Track, space: int, margin: float = 0) -> list[Point]:
    """The corners and curved sides of a space, as points."""
    rear, front, radius = track.rear[space], track.front[space], RADII[track.lane[space]]
    shrink = margin / LANE * (front - rear)
    start, extent = rear + shrink, front - rear - 2 * shrink
    places = [start + extent * step / SAMPLES for step in range(SAMPLES + 1)]
    outer = [where(track, place, radius + LANE / 2 - margin) for place in places]
    inner = [where(track, place, radius - LANE / 2 + margin) for place in reversed(places)]
    return [(x, y) for x, y, _ in outer + inner]


def polygon(points: list[Point], x: float = 0, y: float = 0) -> str:
    """A closed path through points, seen from an origin; points on a straight side are left out."""
    kept = [
        each
        for before, each, after in zip([points[-1], *points[:-1]], points, [*points[1:], points[0]], strict=True)
        if abs(bulge(before, each, after)) > 0.5
    ]
    return "M" + "L".join(f"{each[0] - x:.1f} {each[1] - y:.1f}" for each in kept) + "Z"


def bulge(before: Point, each: Point, after: Point) -> float:
    """How much a point lies off the line between its neighbours."""
    return (each[0] - before[0]) * (after[1] - before[1]) - (each[1] - before[1]) * (after[0] - before[0])


def loop(radius: float) -> str:
    """A closed line round the circuit."""
    left, right = MIDDLE_X - HALF, MIDDLE_X + HALF
    top, bottom = MIDDLE_Y - radius, MIDDLE_Y + radius
    bend = f"A{radius:g} {radius:g} 0 0 0"
    return f"M{left} {bottom:g}H{right}{bend} {right} {top:g}H{left}{bend} {left} {bottom:g}Z"


# What never changes


def circuit(track: Track) -> str:
    """Stands, sand, spaces and spina."""
    return "".join(
        [stands(), sand(), tints(track), borders(track), lane_lines(), start_positions(track), chalk_arrows()]
        + [finish_line(track), numbers(track), pillars(track), spina(), side_letters(track)]
    )


def tiles() -> str:
    """The gaps between the tiles of the roof."""
    return f'<path d="{loop(296)}" fill="none" stroke="#8f3d20" stroke-width="23" stroke-dasharray="1.5 9.5"/>'


def stands() -> str:
    """The building: tiled roof and rows of spectators."""
    rings = [stroke(loop(296), art.INK, 26), stroke(loop(296), art.TERRACOTTA, 23)]
    rings += [tiles(), stroke(loop(272), "#7a4a33", 31)]
    for row, (radius, start) in enumerate(((263, 0), (271, 5), (279, 2))):
        for index in range(3):
            dots = f' stroke-dasharray="0 27" stroke-dashoffset="{start + 9 * index}"'
            rings.append(stroke(loop(radius), CLOAKS[(row + 2 * index) % len(CLOAKS)], 6.4, dots))
    return "".join(rings)


CLOAKS: Final = ["#f3e3c3", "#c98f6a", "#e0b04a", "#a34a3a", "#6f8fa8", "#efe6d6"]


def sand() -> str:
    """Three lanes of sand, with the ruts of earlier races."""
    bands = [stroke(loop(RADII[1]), art.SAND, 3 * LANE), stroke(loop(RADII[1]), "#e2c48c", LANE)]
    for radius in RADII:
        bands.append(stroke(loop(radius - 9), art.SAND_SHADE, 1.4, ' stroke-dasharray="46 170 12 134" opacity=".7"'))
        bands.append(stroke(loop(radius + 9), art.SAND_SHADE, 1.4, ' stroke-dasharray="30 140 66 152" opacity=".7"'))
    return "".join(bands)


def borders(track: Track) -> str:
    """The front side of every space."""
    lines: list[str] = []
    for space, front in enumerate(track.front):
        radius = RADII[track.lane[space]]
        ends = [where(track, front, radius + side) for side in (-LANE / 2, LANE / 2)]
        lines.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in ends))
    return stroke("".join(lines), "#9c7440", 1.8)


def lane_lines() -> str:
    """Chalk between the lanes, marble walls on both sides."""
    lines = [stroke(loop(radius + LANE / 2), art.BONE, 3.2) for radius in RADII[:2]]
    for radius in (EDGE_OUT, EDGE_IN):
        lines += [stroke(loop(radius), art.INK, 8), stroke(loop(radius), art.BONE, 5)]
    return "".join(lines)


def tints(track: Track) -> str:
    """Numbered spaces are red all over, spaces with a pillar dark."""
    red = [polygon(outline(track, space)) for space, limit in enumerate(track.limit) if limit != NO_LIMIT]
    dark = [polygon(outline(track, space)) for space, pillar in enumerate(track.pillar) if pillar]
    return f'<path d="{"".join(red)}" fill="{RED_SAND}"/><path d="{"".join(dark)}" fill="{DARK_SAND}"/>'


def numbers(track: Track) -> str:
    """The numbers of curve spaces, where a chariot leaves them readable (CH-TRACK-11)."""
    signs: list[str] = []
    for space, limit in enumerate(track.limit):
        if limit != NO_LIMIT:
            x, y, _ = middle(track, space, BESIDE)
            signs.append(moved(art.limit_sign(limit), round(x, 1), round(y, 1)))
    return "".join(signs)


def pillars(track: Track) -> str:
    """Stone pillars (CH-VAR-05)."""
    columns: list[str] = []
    for space, pillar in enumerate(track.pillar):
        if pillar:
            x, y, angle = middle(track, space)
            columns.append(moved(art.pillar(), round(x, 1), round(y, 1), 1, round(angle, 1)))
    return "".join(columns)


def finish_line(track: Track) -> str:
    """Chequered across all lanes, where the fronts of the first row are."""
    x = where(track, 0, 0)[0]
    top, square = MIDDLE_Y + EDGE_IN + 4, (3 * LANE - 8) / 18
    black = "".join(
        f"M{x + column * square:.1f} {top + row * square:.1f}h{square:.2f}v{square:.2f}h-{square:.2f}z"
        for row in range(18)
        for column in (-1, 0)
        if (row + column) % 2
    )
    frame = f'<rect x="{x - square:.1f}" y="{top:.1f}" width="{2 * square:.1f}" height="{18 * square:.1f}" '
    return f'{frame}fill="{art.BONE}" stroke="{art.INK}"/><path d="{black}" fill="{art.INK}"/>'


def start_positions(track: Track) -> str:
    """Chalked boxes with their numbers (CH-SETUP-05)."""
    boxes: list[str] = []
    for number, space in enumerate(track.grid):
        x, y, _ = middle(track, space)
        boxes.append(stroke(polygon(outline(track, space, 7)), art.BONE, 2.4, ' stroke-dasharray="9 6"'))
        boxes.append(text(NUMERALS[number], art.LARGE, "#7c5527", x, y))
    return "".join(boxes)


def chalk_arrows() -> str:
    """Which way to drive."""
    right = "".join(f"M{x} {MIDDLE_Y + 151}l10 12-10 12" for x in (712, 728, 744))
    left = "".join(f"M{x} {MIDDLE_Y - 175}l-10 12 10 12" for x in (688, 672, 656))
    return stroke(right + left, art.BONE, 4)


# The spina


def spina() -> str:
    """The wall in the middle with its monuments and, in a basin, the place for the dice."""
    wall = fill(loop(65), art.STONE, art.INK, 2) + stroke(loop(57), art.STONE_SHADE, 2.5)
    return wall + basin() + "".join(moved(picture, x, MIDDLE_Y) for picture, x in MONUMENTS)


def basin() -> str:
    """Water, with ripples."""
    ripples = "M556 {0}q9-6 18 0t18 0M800 {1}q9-6 18 0t18 0M690 {2}q9-6 18 0t18 0"
    water = f'<rect x="532" y="{MIDDLE_Y - 44}" width="336" height="88" rx="44" fill="{art.SEA}" '
    edge = f'stroke="{art.INK}" stroke-width="3"/>'
    return water + edge + stroke(ripples.format(MIDDLE_Y - 24, MIDDLE_Y + 27, MIDDLE_Y - 33), "#b7dcdd", 2.2)


MONUMENTS: Final = [
    (art.turning_post(), 293),
    (art.turning_post(), 1107),
    (art.palm(), 352),
    (art.palm(), 1048),
    (art.obelisk(), 402),
    (art.obelisk(), 998),
    (art.dolphin_rack(), 476),
    (art.temple(), 924),
]


def side_letters(track: Track) -> str:
    """Which side of each part is up: part 1 is on the left, part 2 on the right (CH-COMP-02)."""
    if track.spec not in SPECS:
        return ""
    first, second = SPECS[track.spec]
    return moved(art.plaque(first), 52, 52) + moved(art.plaque(second), WIDTH - 52, 52)
