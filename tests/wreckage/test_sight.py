"""The ruler, the line of sight and what a vehicle faces (WK-GEO-24..31, WK-EX-10..12, WK-OBST-09)."""

from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as some
from shapely import LineString, Point

from chicane.wreckage.shapes import HALF_WIDE, LENGTH, LONG, MINE, OBSTACLE, SHORT, TOLERANCE, Box, spot
from chicane.wreckage.sight import (
    BACK,
    FORWARD,
    LEFT,
    RIGHT,
    aims,
    faces,
    has_sight,
    in_range,
    muzzle,
    segment_box,
    segment_disc,
    zone,
)
from tests.rule import rule
from tests.wreckage.oracle import Pose, depth, hairs, into_disc, near, polygon, poses, rectangle

points = some.tuples(some.integers(-3 * LENGTH, 3 * LENGTH), some.integers(-3 * LENGTH, 3 * LENGTH))
sides = some.sampled_from([FORWARD, RIGHT, BACK, LEFT])


def target(x: float, y: float, heading: int = 0) -> Box:
    """A vehicle at a place in lengths."""
    return Box(round(x * LENGTH), round(y * LENGTH), heading)


def obstacle(x: float, y: float) -> list[tuple[int, int, int, int]]:
    """One obstacle at a place in lengths."""
    return [(7, round(x * LENGTH), round(y * LENGTH), OBSTACLE)]


@rule("WK-EX-10", "WK-EX-11", "WK-GEO-04", "WK-GEO-05", "WK-GEO-24", "WK-GEO-26")
@pytest.mark.parametrize(
    "x, y, short, long",
    [
        (0, 2.5, True, True),
        (0, 2.51, False, True),
        (0, 4.0, False, True),
        (0, 4.01, False, False),
        (0.5, 1.5, True, True),
        (0.51, 1.5, False, False),
        (0, -1.5, False, False),
    ],
)
def test_range(x: float, y: float, short: bool, long: bool) -> None:
    """The ruler reaches 1.5 or 3.0 from the front edge and touches what lies at its end or beside it."""
    ranges = [in_range(0, 0, 0, FORWARD, reach, target(x, y)) for reach in (SHORT, LONG)]

    assert [short, long] == ranges


@rule("WK-GEO-26", "WK-GEO-27", "WK-GEO-29")
@pytest.mark.parametrize(
    "side, start, end",
    [
        (FORWARD, (0, 0.5), (0, 2.0)),
        (RIGHT, (0.25, 0), (1.75, 0)),
        (BACK, (0, -0.5), (0, -2.0)),
        (LEFT, (-0.25, 0), (-1.75, 0)),
    ],
)
def test_the_four_zones(side: int, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Each zone starts at the middle of its edge, is 0.5 wide and 1.5 long at short range."""
    box = zone(0, 0, 0, side, SHORT)

    assert start == tuple(value / LENGTH for value in muzzle(0, 0, 0, side))
    assert ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2) == (box.x / LENGTH, box.y / LENGTH)
    assert (SHORT // 2, HALF_WIDE) == (box.long, box.wide)


@rule("WK-GEO-27")
def test_the_side_zone_is_no_wider_than_the_ruler() -> None:
    """A vehicle beside the nose of the firer is out of a side zone that starts at the middle of its flank."""
    assert in_range(0, 0, 0, RIGHT, SHORT, target(1.5, 0.75))
    assert not in_range(0, 0, 0, RIGHT, SHORT, target(1.5, 0.76))
    assert not in_range(0, 0, 0, LEFT, SHORT, target(1.5, 0))
    assert in_range(0, 0, 0, LEFT, SHORT, target(-2.0, 0))
    assert not in_range(0, 0, 0, LEFT, SHORT, target(-2.01, 0))


@rule("WK-GEO-24", "WK-GEO-26", "WK-GEO-27")
@given(poses(), poses(), sides, some.sampled_from([SHORT, LONG]))
def test_range_as_shapely_sees_it(pose: Pose, other: Pose, side: int, reach: int) -> None:
    """In range is whom the ruler's polygon intersects or touches."""
    deep = depth(polygon(zone(*pose, side, reach)), rectangle(*other))
    assume(not near(-TOLERANCE, 2 * TOLERANCE)(deep))

    assert (deep > -TOLERANCE) == in_range(*pose, side, reach, Box(*other))


@rule("WK-EX-12", "WK-GEO-28", "WK-GEO-29")
@pytest.mark.parametrize("x, sees", [(0.3, True), (0, False), (-0.3, True)])
def test_an_obstacle_between(x: float, sees: bool) -> None:
    """An obstacle aside blocks the centre line but not the one to a near corner; one in the middle blocks all nine."""
    assert sees == has_sight(0, 0, 0, FORWARD, target(0, 2.5), [], obstacle(x, 1.2))
    assert segment_disc(0, LENGTH // 2, 0, 5 * LENGTH // 2, *obstacle(x, 1.2)[0][1:])


@rule("WK-GEO-29")
def test_a_third_vehicle_blocks() -> None:
    """A vehicle across the line blocks it, one beside it does not."""
    assert not has_sight(0, 0, 0, FORWARD, target(0, 2.5), [(2, target(0, 1.2, 9000))], [])
    assert has_sight(0, 0, 0, FORWARD, target(0, 2.5), [(2, target(0.55, 1.2))], [])
    assert has_sight(0, 0, 0, BACK, target(0, -2.5), [(2, target(0, 1.2, 9000))], obstacle(0, 1.2))


@rule("WK-GEO-29")
@pytest.mark.parametrize("reached", range(9))
def test_one_of_nine_points_is_enough(reached: int) -> None:
    """With a mine on each line but one there is sight; with one on that line too there is none."""
    car = target(0, 2.5, 3000)
    from_x, from_y = muzzle(0, 0, 0, FORWARD)
    lines = aims(car)
    pebbles = [(i, x, y, 100) for i, (x, y) in enumerate(lines)]

    assert 9 == len(set(lines))
    assert has_sight(0, 0, 0, FORWARD, car, [], pebbles[:reached] + pebbles[reached + 1 :]) == all(
        not segment_disc(from_x, from_y, *lines[reached], *pebble[1:]) for pebble in pebbles if pebble[0] != reached
    )
    assert not has_sight(0, 0, 0, FORWARD, car, [], pebbles)


@rule("WK-GEO-29")
@given(poses())
def test_the_nine_points_are_on_the_target(pose: Pose) -> None:
    """Centre, four corners and four edge middles, as far from the centre as they should be."""
    x, y, _ = pose
    away = sorted(round(((px - x) ** 2 + (py - y) ** 2) ** 0.5 / LENGTH, 5) for px, py in aims(Box(*pose)))

    assert [0, 0.25, 0.25, 0.5, 0.5, 0.55902, 0.55902, 0.55902, 0.55902] == away
    assert all(rectangle(*pose).distance(Point(point)) <= 2 for point in aims(Box(*pose)))


@rule("WK-GEO-11", "WK-GEO-29")
@given(points, points, points, some.sampled_from([OBSTACLE, MINE]))
def test_lines_through_discs_as_shapely_sees_them(
    start: tuple[int, int], end: tuple[int, int], centre: tuple[int, int], radius: int
) -> None:
    """A line is blocked by a disc that it enters by more than the tolerance."""
    deep = into_disc(LineString([start, end]), *centre, radius)
    assume(not near()(deep))

    assert (deep > TOLERANCE) == segment_disc(*start, *end, *centre, radius)


@rule("WK-GEO-11", "WK-GEO-29")
@given(poses(), some.integers(-LENGTH, 3 * LENGTH), hairs, some.sampled_from([-1, 1]))
def test_lines_that_nearly_graze_a_disc(pose: Pose, along: int, gap: int, side: int) -> None:
    """Grazing does not block, a hair more does."""
    x, y, h = pose
    end = spot(x, y, h, 2 * LENGTH, 0)
    centre = spot(x, y, h, along, side * (OBSTACLE + gap))
    deep = into_disc(LineString([(x, y), end]), *centre, OBSTACLE)
    assume(not near()(deep))

    assert (deep > TOLERANCE) == segment_disc(x, y, *end, *centre, OBSTACLE)


@rule("WK-GEO-11", "WK-GEO-29")
@given(points, points, poses())
def test_lines_through_vehicles_as_shapely_sees_them(start: tuple[int, int], end: tuple[int, int], pose: Pose) -> None:
    """A line is blocked by a vehicle that it enters by more than the tolerance."""
    check_line(start, end, pose)


@rule("WK-GEO-11", "WK-GEO-29")
@given(poses(), some.integers(-LENGTH, LENGTH), hairs, hairs, some.booleans())
def test_lines_that_nearly_graze_a_vehicle(pose: Pose, along: int, gap: int, other: int, across: bool) -> None:
    """Lines a few units beside an edge or inside it, or past a corner."""
    half = HALF_WIDE
    first, second = ((along, half + gap), (along + LENGTH, half + other))
    if across:
        first, second = (first[1] + HALF_WIDE, first[0]), (second[1] + HALF_WIDE, second[0])
    check_line(spot(*pose, *first), spot(*pose, *second), pose)


def check_line(start: tuple[int, int], end: tuple[int, int], pose: Pose) -> None:
    """Compare with shapely: the line runs through what is left of the vehicle when a hair is taken off all round."""
    line, by = LineString([start, end]), 3
    shrunk = [rectangle(*pose, LENGTH // 2 - off, HALF_WIDE - off) for off in (TOLERANCE - by, 2 * TOLERANCE + by)]
    surely, maybe = line.intersects(shrunk[1]), line.intersects(shrunk[0])
    assume(surely == maybe)

    assert surely == segment_box(*start, *end, Box(*pose))


def test_a_line_of_no_length() -> None:
    """A point in a vehicle or a disc is in it, one on the edge is not."""
    assert segment_box(0, 0, 0, 0, Box(0, 0, 0))
    assert not segment_box(HALF_WIDE, 0, HALF_WIDE, 0, Box(0, 0, 0))
    assert segment_disc(0, 0, 0, 0, 0, MINE - 11, MINE)
    assert not segment_disc(0, 0, 0, 0, 0, MINE, MINE)


@rule("WK-OBST-09")
@pytest.mark.parametrize(
    "heading, x, y, ahead", [(0, 5, 1, True), (0, 5, 0, False), (0, 5, -1, False), (18000, 0, -1, True)]
)
def test_facing(heading: int, x: int, y: int, ahead: bool) -> None:
    """What lies less than 90 degrees off the heading is faced."""
    assert ahead == faces(100, 200, heading, 100 + x, 200 + y)


@rule("WK-OBST-09")
@given(poses(), points)
def test_facing_as_shapely_sees_it(pose: Pose, place: tuple[int, int]) -> None:
    """Faced is what the half-plane ahead of the vehicle's middle holds."""
    ahead = rectangle(*spot(*pose, 10 * LENGTH, 0), pose[2], 10 * LENGTH, 10 * LENGTH)
    assume(ahead.exterior.distance(Point(place)) > 3)

    assert ahead.contains(Point(place)) == faces(*pose, *place)


@rule("WK-GEO-28", "WK-GEO-29")
@given(poses(), poses(), poses(), points, sides)
def test_sight_as_shapely_sees_it(pose: Pose, other: Pose, third: Pose, stone: tuple[int, int], side: int) -> None:
    """Sight is a line to one of nine points that goes through neither the obstacle nor the third vehicle."""
    start, middle = muzzle(*pose, side), (other[0], other[1])
    outline = list(rectangle(*other).exterior.coords)[:4]
    halves = [((x + to_x) / 2, (y + to_y) / 2) for (x, y), (to_x, to_y) in pairwise([*outline, outline[0]])]
    lines = [LineString([start, end]) for end in (middle, *outline, *halves)]

    def seen(by: int) -> bool:
        """Whether a line is free of what is left in the way when so much is taken off all round."""
        shrunk = rectangle(*third, LENGTH // 2 - by, HALF_WIDE - by)
        return any(into_disc(line, *stone, OBSTACLE) <= by and not line.intersects(shrunk) for line in lines)

    assume(seen(TOLERANCE - 5) == seen(2 * TOLERANCE + 5))
    found = has_sight(*pose, side, Box(*other), [(0, Box(*third))], [(0, *stone, OBSTACLE)])

    assert seen(TOLERANCE) == found
