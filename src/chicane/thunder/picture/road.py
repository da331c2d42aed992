"""The road seen from above: where each space lies, and tiles of asphalt, sand, mud and rock (TR-BRD, TR-TER)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from chicane.thunder.board import COLUMNS, LANES, TILE, lane_of, neighbour, space_at
from chicane.thunder.kinds import FL, FR, MUD, OFF_ROAD, RL, ROAD, ROCK, RR, TERRAINS, F, R
from chicane.thunder.picture import art
from chicane.thunder.picture.art import fill, flat, moved, stroke, text

SPACE: Final = 56  # how long a space is
LANE: Final = 57  # how far the middles of two lanes lie apart
HALF: Final = SPACE // 2
QUARTER: Final = 14  # of a lane
ROOMY: Final = 2 * LANES  # vehicles that have a whole bay each
SIDE: Final = 22  # half of a front or rear side
POINT: Final = 35  # from the middle of a space to its leftmost and rightmost point
TILE_LENGTH: Final = COLUMNS * SPACE
BREADTH: Final = (LANES - 1) * LANE + 2 * POINT  # of the six lanes
SHOULDER: Final = 26  # what a tile has beside its lanes, on either side
CACHED: Final = 64

SAND: Final = "#dfb36d"
SAND_LIGHT: Final = "#efcf95"
SAND_SHADE: Final = "#b98747"
PAINT: Final = "#f5e6c0"
YELLOW: Final = "#ffd21f"

Point = tuple[float, float]

_tiles: dict[tuple[object, ...], str] = {}


# Where things are


def spot_on(lane: int, column: int) -> Point:
    """The middle of a space, seen from the rear left corner of its tile; odd lanes sit half a space further on."""
    return column * SPACE + HALF + lane % 2 * HALF, lane * LANE + POINT


# The six corners of a space around its middle, from the leftmost point clockwise, and the side that faces each way.
CORNERS: Final = [(0, -POINT), (HALF, -SIDE), (HALF, SIDE), (0, POINT), (-HALF, SIDE), (-HALF, -SIDE)]
SIDES: Final = {FL: (0, 1), F: (1, 2), FR: (2, 3), RR: (3, 4), R: (4, 5), RL: (5, 0)}


def hexagon(x: float = 0, y: float = 0, inset: float = 0) -> str:
    """The outline of a space around a point."""
    part = 1 - inset / HALF
    return "M" + "L".join(f"{x + dx * part:.4g} {y + dy * part:.4g}" for dx, dy in CORNERS) + "Z"


def side(space: int, way: int) -> str:
    """The side of a space that faces a direction."""
    x, y = middle(space)
    first, last = SIDES[way]
    (ax, ay), (bx, by) = CORNERS[first], CORNERS[last]
    return f"M{x + ax:g} {y + ay:g}L{x + bx:g} {y + by:g}"


def middle(space: int) -> Point:
    """The middle of a space of a tile, or of the board, from the rear left corner."""
    return spot_on(lane_of(space), space // LANES)


def edge(column: int, beyond: float = 0) -> list[Point]:
    """The zigzag between a column and the one before it, from the left side of the road to the right, or beyond."""
    x = column * SPACE
    points: list[Point] = []
    for lane in range(LANES):
        left = x + lane % 2 * HALF
        points += [(left, lane * LANE + POINT - SIDE), (left, lane * LANE + POINT + SIDE)]
    return [(x, 0 - beyond), *points[1:-1], (x + HALF, BREADTH + beyond)]


def outline(first: int, last: int) -> str:
    """A closed path round a stretch of road with its shoulders."""
    return open_line(edge(first, SHOULDER) + edge(last, SHOULDER)[::-1]) + "Z"


def open_line(points: list[Point]) -> str:
    """A path through points."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points)


# A tile


def tile(id: str, name: str, ground: list[int], hazards: list[tuple[int, int]]) -> str:
    """A tile with its terrain, hazard symbols and sign; it never changes, so it is drawn once."""
    key = id, name, tuple(ground), tuple(hazards)
    if key not in _tiles:
        if len(_tiles) >= CACHED:
            _tiles.clear()
        _tiles[key] = draw_tile(id, name, ground, hazards)
    return _tiles[key]


def draw_tile(id: str, name: str, ground: list[int], hazards: list[tuple[int, int]]) -> str:
    """From the ground up: sand, asphalt, mud and rock, then paint, symbols and the sign."""
    seed = sum(map(ord, id)) * 7
    plate = fill(outline(0, COLUMNS), SAND, art.INK, 2.5)
    layers = [plate, dunes(ground, seed), asphalt(ground, seed), mud(ground, seed), lines(ground), shoulders(), seam()]
    return "".join([*layers, rock(ground, seed), *further(ground, seed), symbols(hazards), sign(id, name)])


FURTHER: Final[dict[str, Callable[[list[int], int], str]]] = {}  # by terrain, from its spaces and a seed


def further(ground: list[int], seed: int) -> list[str]:
    """Terrains that a box brings, each drawn by its own file."""
    there = [number for number in sorted(set(ground)) if TERRAINS[number].id in FURTHER]
    return [FURTHER[TERRAINS[number].id](spaces_of(ground, number), seed) for number in there]


def noise(*numbers: int) -> int:
    """A number from 0 to 99 that looks like chance and is always the same."""
    value = 17
    for number in numbers:
        value = (value * 31 + number + 7) * 1103515245 % 2147483648
        value ^= value >> 13
    return value % 100


def spaces_of(ground: list[int], terrain: int) -> list[int]:
    """The spaces of a terrain."""
    return [space for space in range(TILE) if ground[space] == terrain]


def hexagons(spaces: list[int]) -> str:
    """The outlines of several spaces as one path."""
    return "".join(hexagon(*middle(space)) for space in spaces)


def scattered(spaces: list[int], seed: int, shapes: list[str], odds: int, spread: int = 20) -> str:
    """Small shapes here and there on spaces, as one path; shapes are drawn relative to where they begin."""
    path: list[str] = []
    for space in spaces:
        for number, shape in enumerate(shapes):
            if noise(seed, space, number) < odds:
                x, y = middle(space)
                dx = (noise(seed, space, number, 1) - 50) * spread / 50
                dy = (noise(seed, space, number, 2) - 50) * spread / 50
                path.append(f"M{x + dx:.0f} {y + dy:.0f}{shape}")
    return "".join(path)


def dunes(ground: list[int], seed: int) -> str:
    """Ripples, pebbles and dry grass."""
    sand = spaces_of(ground, OFF_ROAD)
    ripples = stroke(scattered(sand, seed, ["q7-5 14 0t12-1", "q6-4 12 0"], 60, 14), SAND_SHADE, 1.4, ' opacity=".7"')
    glints = stroke(scattered(sand, seed + 1, ["q8-5 16 0"], 50, 16), SAND_LIGHT, 2)
    pebbles = fill(scattered(sand, seed + 2, ["h5l2 3-4 3-5-2z", "h3l2 2-3 2-3-1z"], 34), "#a67c4a", "#6e4c26", 0.8)
    grass = stroke(scattered(sand, seed + 3, ["l-4-8m4 8v-10m0 10l4-7"], 26, 15), "#7d7a35", 1.6)
    bones = stroke(scattered(sand, seed + 4, ["l9-4m-9 1l1-3m7-3l2 3"], 9, 12), art.BONE, 2.2)
    return ripples + glints + pebbles + grass + bones


def asphalt(ground: list[int], seed: int) -> str:
    """Worn asphalt with a broken edge, cracks, patches and skid marks."""
    road = spaces_of(ground, ROAD)
    path = hexagons(road)
    rim = stroke(path, "#8f6f45", 7)
    base = flat(path, art.ASPHALT)
    patches = flat(scattered(road, seed, ["h14l3 9-12 3-7-4z"], 24, 12), "#423e3b")
    grit = flat(scattered(road, seed + 5, ["h2v2h-2z", "h2v2h-2z", "h2v2h-2z"], 70, 24), "#6b655f")
    cracks = stroke(scattered(road, seed + 6, ["l5 6-3 5 6 7m-3-12l6-2"], 22, 12), "#2f2b29", 1.5)
    skids = stroke(scattered(road, seed + 7, ["q14-4 30-3m-29 7q14-4 30-3"], 16, 10), "#2f2b29", 2.6, ' opacity=".75"')
    return rim + base + patches + grit + cracks + skids


def mud(ground: list[int], seed: int) -> str:
    """Wet mud with ripples and bubbles."""
    wet = spaces_of(ground, MUD)
    path = hexagons(wet)
    banks = stroke(path, "#8a5f33", 5)
    base = flat(path, art.MUD)
    pools = flat(scattered(wet, seed, ["q6-7 16-4t8 8q-4 7-14 6t-10-10z"], 70, 9), "#4a2d13")
    ripples = stroke(scattered(wet, seed + 1, ["q5-4 10 0t10 0", "q4-3 8 0t8 0"], 75, 17), "#93683a", 2)
    bubbles = stroke(scattered(wet, seed + 2, ["a3 3 0 1 0 .1 0z", "a2 2 0 1 0 .1 0z"], 45, 20), "#b98f5b", 1.4)
    return banks + base + pools + ripples + bubbles


def rock(ground: list[int], seed: int) -> str:
    """Boulders inside the double yellow border that marks what can't be passed (TR-TER-14)."""
    shut = spaces_of(ground, ROCK)
    floor = flat(hexagons(shut), "#6d5140")
    boulders = "".join(boulder(space, seed) for space in shut)
    border = "".join(side(space, way) for space in shut for way in SIDES if not is_rock(ground, space, way))
    lines = stroke(border, art.INK, 9) + stroke(border, YELLOW, 6.6) + stroke(border, art.INK, 1.8)
    return floor + boulders + lines


def is_rock(ground: list[int], space: int, way: int) -> bool:
    """Whether the neighbour is rock as well."""
    there = neighbour(space, way)
    return 0 <= there < TILE and ground[there] == ROCK


def boulder(space: int, seed: int) -> str:
    """One of three heaps of stone."""
    x, y = middle(space)
    heap = BOULDERS[noise(seed, space) % len(BOULDERS)]
    return moved(heap, x, y, 1, noise(seed, space, 3) % 3 * 8 - 8)


BOULDERS: Final = [
    fill("M-21 12L-24-2-14-17 2-20 14-12 18 2 12 16-6 20Z", "#8b6b52", art.INK, 1.5)
    + flat("M-14-17L2-20 14-12 4-7-9-8Z", "#c19d78")
    + flat("M-24-2L-14-17-9-8-12 6-21 12Z", "#a58362")
    + fill("M6 20L8 9 17 5 24 11 22 20 14 24Z", "#8b6b52", art.INK, 1.4)
    + flat("M8 9L17 5 24 11 15 13Z", "#c19d78"),
    fill("M-23 4L-18-12-4-14 4-4 1 12-12 18Z", "#80614a", art.INK, 1.5)
    + flat("M-18-12L-4-14 4-4-6-2-14-3Z", "#b9946f")
    + fill("M1 8L4-14 13-21 22-10 24 8 14 19 4 17Z", "#8f6f55", art.INK, 1.5)
    + flat("M4-14L13-21 22-10 14-6Z", "#c9a680"),
    fill("M-20 18L-24 6-15-4-6-3-2 8-8 20Z", "#8f6f55", art.INK, 1.4)
    + flat("M-24 6L-15-4-6-3-12 5Z", "#c19d78")
    + fill("M-8 2L-12-14 0-23 14-18 22-4 18 12 4 20Z", "#846550", art.INK, 1.5)
    + flat("M-12-14L0-23 14-18 8-9-4-8Z", "#c9a680")
    + flat("M14-18L22-4 18 12 10 4 8-9Z", "#6b5040"),
]


# Paint


def lines(ground: list[int]) -> str:
    """Dashes between lanes, a solid line where the road ends, faint sides elsewhere."""
    kinds: dict[str, list[str]] = {"lane": [], "row": [], "verge": [], "mud": [], "ground": []}
    for space in range(TILE):
        for way in (FL, F, FR):
            there = neighbour(space, way)
            if 0 <= there < TILE:
                kinds[border_kind(ground[space], ground[there], way)].append(side(space, way))
    return (
        stroke("".join(kinds["ground"]), "#6e4c26", 1.4, ' opacity=".55" stroke-dasharray="3 4"')
        + stroke("".join(kinds["mud"]), "#a5784a", 1.4, ' opacity=".75" stroke-dasharray="3 4"')
        + stroke("".join(kinds["row"]), PAINT, 1.3, ' opacity=".5"')
        + stroke("".join(kinds["lane"]), PAINT, 2.4, ' opacity=".9" stroke-dasharray="9 6.5"')
        + stroke("".join(kinds["verge"]), PAINT, 2.6)
    )


def border_kind(here: int, there: int, way: int) -> str:
    """How the side between two spaces is marked."""
    roads = (here == ROAD) + (there == ROAD)
    if roads == 2:
        return "row" if way == F else "lane"
    if roads == 1:
        return "verge"
    return "mud" if here == MUD == there else "ground"


def symbols(hazards: list[tuple[int, int]]) -> str:
    """Where tokens go; on the start tile for how many players at most (TR-SET-07)."""
    differ = len({most for _, most in hazards}) > 1
    signs = [(middle(space), symbol(most if differ else 0)) for space, most in hazards]
    return "".join(moved(markup, x, y) for (x, y), markup in signs)


def symbol(most: int) -> str:
    """A stencilled warning triangle."""
    triangle = "M0-15.5L16 11.5H-16Z"
    frame = flat(triangle, art.INK, ' opacity=".55"') + stroke(triangle, YELLOW, 3)
    return frame + (text(str(most), art.SIGN, YELLOW, 0, 3) if most else stroke("M0-6V2M0 7V7.1", YELLOW, 4))


def shoulders() -> str:
    """Posts along both sides."""
    posts = "".join(f"M{x}-9V-2M{x + HALF} {BREADTH + 2}V{BREADTH + 9}" for x in range(14, TILE_LENGTH, SPACE))
    tops = "".join(f"M{x}-12V-9M{x + HALF} {BREADTH + 9}V{BREADTH + 12}" for x in range(14, TILE_LENGTH, SPACE))
    return stroke(posts, art.BONE, 4) + stroke(tops, art.BLOOD, 4)


def seam() -> str:
    """The front edge of a tile, dashed across the road."""
    line = open_line(edge(COLUMNS))
    return stroke(line, art.INK, 4) + stroke(line, art.GOLD, 2, ' stroke-dasharray="2 7"')


def sign(id: str, name: str) -> str:
    """The sign with the tile's id, and its name if it is given one, on the left shoulder."""
    width = 60 + 9.2 * len(name) if name else 12 * len(id) + 20
    x = TILE_LENGTH / 2
    board = art.box(x - width / 2, -SHOULDER - 8, width, 27, 5, art.STEEL, art.outlined(art.BONE, 2))
    tag = text(id, art.SIGN, art.GOLD, x - width / 2 + 11, -SHOULDER + 5.5, "start")
    title = text(name, art.BODY, art.BONE, x - width / 2 + 48, -SHOULDER + 5.5, "start") if name else ""
    return board + tag + title


# Behind and before the tiles


def bays() -> str:
    """The starting area: two columns of bays and the line, seen from the corner of the rear tile (TR-SET-13)."""
    line = [(x - 6, y) for x, y in edge(0)]
    ground = fill(open_line([(-130, 0), *line, (-130, BREADTH)]) + "Z", "#6b5a4a", art.INK, 2)
    sides = "".join(f"M-126 {lane * LANE + POINT - LANE / 2:g}H{lane % 2 * HALF - 12}" for lane in range(1, LANES))
    return ground + stroke(sides, PAINT, 2, ' opacity=".7" stroke-dasharray="10 7"') + stroke(open_line(line), PAINT, 6)


def bay(number: int, count: int) -> Point:
    """The middle of one of so many bays in two columns, the first next to the line; many share lanes, two in each."""
    rows = LANES if count <= ROOMY else 2 * LANES
    column, row = divmod(number, rows)
    x, y = spot_on(row * LANES // rows, 0)
    aside = 0 if rows == LANES else QUARTER if row % 2 else -QUARTER
    return x - (column + 1) * (SPACE + 3) - 10, y + aside


def bay_scale(count: int) -> float:
    """How large vehicles are in so many bays."""
    return 1.0 if count <= ROOMY else 0.75


@cache
def finish() -> str:
    """The finish line: one chequered column beyond the lead tile (TR-FIN-03)."""
    spaces = [space_at(lane, 0) for lane in range(LANES)]
    base = fill(hexagons(spaces), art.BONE, art.INK, 2)
    squares = "".join(checks(space) for space in spaces)
    rims = stroke(open_line(edge(0)) + open_line(edge(1)), art.BLOOD, 6)
    posts = moved(art.flag(), HALF, -18, 1.3) + moved(art.flag(), HALF + HALF, BREADTH + 8, 1.3)
    return base + flat(squares, art.INK) + rims + posts


def checks(space: int) -> str:
    """The black squares of one space of the finish line, cut off where the space ends."""
    x, y = middle(space)
    path = ""
    for left in (-28, -14, 0, 14):
        here, there = tip(left), tip(left + 14)
        if left in (-14, 14):
            path += f"M{x + left:g} {y - 9.5:g}v{9.5 - here:g}l14 {here - there:g}V{y - 9.5:g}Z"
            path += f"M{x + left:g} {y + 9.5:g}v{here - 9.5:g}l14 {there - here:g}V{y + 9.5:g}Z"
        else:
            path += f"M{x + left:g} {y - 9.5:g}h14v19h-14z"
    return path


def tip(x: float) -> float:
    """How far a space reaches sideways, so far from its middle."""
    return POINT - (POINT - SIDE) * abs(x) / HALF
