"""Rectangles and discs: sizes, corners, overlap, touch and the arena (WK-GEO-03..12, WK-GEO-32, WK-GEO-33)."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as some
from shapely import Point

from chicane.wreckage.shapes import (
    ARENA,
    CAN,
    FL,
    FR,
    HALF_LONG,
    HALF_WIDE,
    LENGTH,
    LONG,
    MINE,
    OBSTACLE,
    RL,
    RR,
    SHORT,
    TOLERANCE,
    Box,
    box_disc_overlap,
    box_disc_touch,
    box_inside,
    boxes_overlap,
    boxes_touch,
    corner,
    corners,
    disc_inside,
    discs_overlap,
    discs_touch,
    spot,
)
from tests.rule import rule
from tests.wreckage.oracle import Pose, beside, depth, hairs, into_disc, near, out_of_arena, polygon, poses, rectangle

GAPS = [(0, False, True), (-10, False, True), (-11, True, True), (10, False, True), (11, False, False)]
radii = some.sampled_from([CAN, OBSTACLE, MINE])


@rule("WK-GEO-03", "WK-GEO-05", "WK-GEO-06", "WK-GEO-07", "WK-GEO-10")
def test_sizes() -> None:
    """All sizes in vehicle lengths."""
    sizes = [2 * HALF_LONG, 2 * HALF_WIDE, CAN, OBSTACLE, MINE, ARENA, SHORT, LONG]

    assert [1.0, 0.5, 0.20, 0.40, 0.15, 6.0, 1.5, 3.0] == [size / LENGTH for size in sizes]


@rule("WK-GEO-11")
def test_the_tolerance_is_a_millionth() -> None:
    """Ten units in ten millions."""
    assert 1e-6 == TOLERANCE / LENGTH


@rule("WK-GEO-08", "WK-GEO-09")
@pytest.mark.parametrize(
    "heading, fl, fr, rl, rr",
    [
        (0, (-0.25, 0.5), (0.25, 0.5), (-0.25, -0.5), (0.25, -0.5)),
        (9000, (0.5, 0.25), (0.5, -0.25), (-0.5, 0.25), (-0.5, -0.25)),
        (4500, (0.17678, 0.53033), (0.53033, 0.17678), (-0.53033, -0.17678), (-0.17678, -0.53033)),
    ],
)
def test_corners(heading: int, fl: object, fr: object, rl: object, rr: object) -> None:
    """Forward is north at heading 0 and east at 90; FR is on the right of the front."""
    found = corners(0, 0, heading)

    assert [fl, fr, rl, rr] == [(round(x / LENGTH, 5), round(y / LENGTH, 5)) for x, y in found]
    assert found == [corner(0, 0, heading, which) for which in (FL, FR, RL, RR)]


@rule("WK-GEO-09")
@given(poses())
def test_corners_are_those_of_a_turned_rectangle(pose: Pose) -> None:
    """Shapely turns the same rectangle and finds the same corners."""
    shape = rectangle(*pose)
    found = corners(*pose)

    assert all(min(abs(x - px) + abs(y - py) for px, py in shape.exterior.coords) <= 2 for x, y in found)
    assert 4 == len(set(found))


@rule("WK-GEO-11", "WK-GEO-33")
@pytest.mark.parametrize("gap, overlap, touch", GAPS)
def test_touching_vehicles_do_not_overlap(gap: int, overlap: bool, touch: bool) -> None:
    """Nose to tail at a gap of 0, and a millionth deep: no overlap; more: overlap."""
    a, b = Box(0, 0, 0), Box(0, LENGTH + gap, 0)

    assert (overlap, touch) == (boxes_overlap(a, b), boxes_touch(a, b))


@rule("WK-GEO-33")
@pytest.mark.parametrize("ahead, right", [(1, 0), (-1, 0), (0, 1), (0, -1)])
@pytest.mark.parametrize("gap, overlap", [(100, False), (-100, True)])
def test_each_normal_alone_can_part_two_vehicles(ahead: int, right: int, gap: int, overlap: bool) -> None:
    """A vehicle at 45 degrees off an edge of another: only the normal of that edge tells them apart."""
    across = 5_303_301 + gap  # half of the vehicle at 0, measured at 45 degrees
    x, y = spot(0, 0, 4500, ahead * (HALF_LONG + across), right * (HALF_WIDE + across))

    assert overlap == boxes_overlap(Box(0, 0, 0), Box(x, y, 4500)) == boxes_overlap(Box(x, y, 4500), Box(0, 0, 0))


@rule("WK-GEO-11", "WK-GEO-33")
@given(poses(), poses())
def test_boxes_as_shapely_sees_them(a: Pose, b: Pose) -> None:
    """Overlap and touch of any two vehicles."""
    check_boxes(a, b)


@rule("WK-GEO-11", "WK-GEO-33")
@given(poses(), hairs, some.integers(0, 3), some.integers(-2 * LENGTH, 2 * LENGTH), some.integers(0, 3), hairs)
def test_boxes_that_nearly_touch(a: Pose, gap: int, side: int, along: int, turned: int, askew: int) -> None:
    """Overlap and touch of vehicles a few units apart or into each other, parallel or a hair askew."""
    x, y, h = beside(a, gap, side, along, turned)
    check_boxes(a, (x, y, (h + askew // 10) % 36_000))


def check_boxes(a: Pose, b: Pose) -> None:
    """Compare both predicates with the depth that shapely finds; at a corner a touch is judged by the axes."""
    deep = depth(rectangle(*a), rectangle(*b))
    assume(not near()(deep) and not near(-TOLERANCE)(deep))
    first, second = Box(*a), Box(*b)

    assert (deep > TOLERANCE) == boxes_overlap(first, second) == boxes_overlap(second, first)
    if deep > -TOLERANCE or deep < -2 * TOLERANCE:
        assert (deep > -TOLERANCE) == boxes_touch(first, second) == boxes_touch(second, first)


@given(poses(), poses(), some.integers(MINE, LONG), some.integers(MINE, LONG))
def test_rectangles_of_any_size(a: Pose, b: Pose, long: int, wide: int) -> None:
    """Ruler zones are rectangles of other sizes."""
    zone = Box(*a, long, wide)
    deep = depth(polygon(zone), rectangle(*b))
    assume(not near()(deep))

    assert (deep > TOLERANCE) == boxes_overlap(zone, Box(*b))


@rule("WK-GEO-32")
@pytest.mark.parametrize("gap, overlap, touch", GAPS)
@pytest.mark.parametrize("ahead, right", [(1, 0), (0, 1), (-1, 0), (0, -1)])
def test_disc_against_each_edge(gap: int, overlap: bool, touch: bool, ahead: int, right: int) -> None:
    """A disc that touches an edge does not overlap; a jerrycan that touches is taken."""
    x, y = spot(0, 0, 9000, ahead * (HALF_LONG + CAN + gap), right * (HALF_WIDE + CAN + gap))
    box = Box(0, 0, 9000)

    assert (overlap, touch) == (box_disc_overlap(box, x, y, CAN), box_disc_touch(box, x, y, CAN))


@rule("WK-GEO-32", "WK-GEO-11")
@given(poses(), some.integers(-LENGTH, LENGTH), some.integers(-LENGTH, LENGTH), radii)
def test_discs_as_shapely_sees_them(pose: Pose, ahead: int, right: int, radius: int) -> None:
    """A disc anywhere near a vehicle: its centre is clamped to the rectangle."""
    check_disc(pose, *spot(*pose, ahead, right), radius)


@rule("WK-GEO-32", "WK-GEO-11", "WK-MOVE-07")
@given(poses(), some.integers(0, 3), some.integers(-HALF_WIDE, HALF_WIDE), radii, hairs)
def test_discs_that_nearly_touch(pose: Pose, side: int, along: int, radius: int, gap: int) -> None:
    """A disc a few units from an edge or into it."""
    ahead, right = (HALF_LONG + radius + gap, HALF_WIDE + radius + gap)
    place = ((ahead, along), (along, right), (-ahead, along), (along, -right))[side]
    check_disc(pose, *spot(*pose, *place), radius)


@rule("WK-GEO-32")
@given(poses(), some.integers(0, 3), some.integers(0, 100), radii, hairs)
def test_discs_that_nearly_touch_a_corner(pose: Pose, which: int, share: int, radius: int, gap: int) -> None:
    """A disc a few units from a corner, on any side of it."""
    out = (share * share + (100 - share) ** 2) ** 0.5
    ahead = HALF_LONG + round((radius + gap) * share / out)
    right = HALF_WIDE + round((radius + gap) * (100 - share) / out)
    place = spot(*pose, ahead if which < 2 else -ahead, right if which % 2 else -right)
    check_disc(pose, *place, radius)


def check_disc(pose: Pose, x: int, y: int, radius: int) -> None:
    """Compare both predicates with the depth that shapely finds."""
    deep = into_disc(rectangle(*pose), x, y, radius)
    assume(not near()(deep) and not near(-TOLERANCE)(deep))

    assert (deep > TOLERANCE) == box_disc_overlap(Box(*pose), x, y, radius)
    assert (deep > -TOLERANCE) == box_disc_touch(Box(*pose), x, y, radius)


@rule("WK-GEO-11")
@pytest.mark.parametrize("gap, overlap, touch", GAPS)
def test_discs_against_discs(gap: int, overlap: bool, touch: bool) -> None:
    """Touching tokens do not overlap."""
    place = (3_000_000 * (CAN + MINE + gap) // 5_000_000, 4_000_000 * (CAN + MINE + gap) // 5_000_000)
    away = (-50, 70, CAN, CAN + MINE + gap - 50, 70, MINE)

    assert (overlap, touch) == (discs_overlap(*away), discs_touch(*away))
    assert (gap < -20) == discs_overlap(0, 0, CAN, *place, MINE, 20)


@rule("WK-GEO-11")
@given(poses(), poses(), radii, radii, some.one_of(some.none(), hairs))
def test_any_two_discs_as_shapely_sees_them(a: Pose, b: Pose, radius: int, other: int, gap: int | None) -> None:
    """Tokens anywhere, or a few units apart or into each other."""
    x, y, h = a
    to_x, to_y = b[:2] if gap is None else spot(x, y, h, radius + other + gap, 0)
    deep = radius + other - float(Point(x, y).distance(Point(to_x, to_y)))
    assume(not near()(deep) and not near(-TOLERANCE)(deep))

    assert (deep > TOLERANCE) == discs_overlap(x, y, radius, to_x, to_y, other)
    assert (deep > -TOLERANCE) == discs_touch(x, y, radius, to_x, to_y, other)


@rule("WK-GEO-10")
@given(some.integers(4 * LENGTH, 6 * LENGTH), poses())
def test_inside_the_arena(away: int, pose: Pose) -> None:
    """All four corners are at most 6 lengths from the centre."""
    x, y = spot(0, 0, pose[2], away, 0)
    box = Box(x, y, abs(pose[0]) % 36_000)
    out = out_of_arena(polygon(box))
    assume(not near()(out))

    assert (out <= TOLERANCE) == box_inside(box)


@rule("WK-GEO-10")
@given(hairs, some.integers(-LENGTH, LENGTH))
def test_nearly_at_the_limit(hair: int, aside: int) -> None:
    """A front corner a few units from the limit."""
    front = round((ARENA**2 - (abs(aside) + HALF_WIDE) ** 2) ** 0.5) + hair
    box = Box(aside, front - HALF_LONG, 0)
    out = out_of_arena(polygon(box))
    assume(not near()(out))

    assert (out <= TOLERANCE) == box_inside(box)


@rule("WK-GEO-10")
@pytest.mark.parametrize("gap, inside", [(0, True), (10, True), (11, False), (-500, True)])
def test_a_disc_at_the_limit(gap: int, inside: bool) -> None:
    """A token is inside when all of it is."""
    reach = ARENA - CAN + gap

    assert inside == disc_inside(0, -reach, CAN)
    assert inside == disc_inside(reach, 0, CAN)


@rule("WK-GEO-10")
@given(poses(), radii, some.one_of(hairs, some.integers(-LENGTH, LENGTH)))
def test_discs_at_the_limit_as_shapely_sees_them(pose: Pose, radius: int, gap: int) -> None:
    """A token on any bearing, a few units from the limit or far from it."""
    x, y = spot(0, 0, pose[2], ARENA - radius + gap, 0)
    out = float(Point(0, 0).distance(Point(x, y))) + radius - ARENA
    assume(not near()(out))

    assert (out <= TOLERANCE) == disc_inside(x, y, radius)
