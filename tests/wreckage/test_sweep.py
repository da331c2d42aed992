"""Straight moves, thrown tokens and pivots to their first contact (WK-GEO-13..23, WK-EX-01..09, WK-MOVE-07)."""

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as some
from shapely import Point, Polygon

from chicane.wreckage.pivot import meets_pivot, pivot, pivoted
from chicane.wreckage.shapes import (
    CAN,
    FL,
    FR,
    HALF_LONG,
    HALF_WIDE,
    LENGTH,
    MINE,
    OBSTACLE,
    RL,
    RR,
    SLACK,
    Box,
    box_disc_overlap,
    box_disc_touch,
    box_inside,
    boxes_overlap,
    disc_inside,
    discs_overlap,
    spot,
)
from chicane.wreckage.sweep import (
    CLEAR,
    LIMIT,
    TOKEN,
    VEHICLE,
    Stop,
    disc_straight,
    meets_straight,
    moved,
    straight,
)
from chicane.wreckage.trig import DEGREE, FULL
from tests.rule import rule
from tests.wreckage.oracle import (
    MILLI,
    TENTH,
    Crowd,
    Disc,
    Pose,
    beside,
    deepest,
    depth,
    first_on_the_way,
    first_so,
    hairs,
    headings,
    into_disc,
    out_of_arena,
    poses,
    rectangle,
    swept,
)

HAIR = 50  # units within which it is left open whether something is met
Scene = tuple[Pose, list[Pose], list[Disc]]


def units(x: float, y: float) -> tuple[int, int]:
    """A place in lengths, in units."""
    return round(x * LENGTH), round(y * LENGTH)


def obstacle(x: float, y: float) -> list[tuple[int, int, int, int]]:
    """One obstacle, number 7."""
    return [(7, round(x * LENGTH), round(y * LENGTH), OBSTACLE)]


def seen(stop: Stop) -> tuple[int, int, int]:
    """A stop as a tuple."""
    return stop.travelled, stop.kind, stop.what


# ------------------------------------------------------------------------------------------------------ examples


@rule("WK-EX-01", "WK-EX-02", "WK-EX-03", "WK-GEO-14", "WK-GEO-16")
@pytest.mark.parametrize("x, kind, distance", [(0, TOKEN, 2.1), (0.5, TOKEN, 2.188), (0.65, CLEAR, 4.0)])
def test_an_obstacle_ahead(x: float, kind: int, distance: float) -> None:
    """Met by the front, met by a corner, and passed with a side gap of exactly 0."""
    stop = straight(Box(0, 0, 0), 1, 4 * LENGTH, [], obstacle(x, 3))

    assert kind == stop.kind
    assert distance == pytest.approx(stop.travelled / LENGTH, abs=0.001)


@rule("WK-EX-04", "WK-GEO-10", "WK-GEO-14")
def test_the_limit_ahead() -> None:
    """The front corners stop at radius 6."""
    stop = straight(Box(0, 5 * LENGTH, 0), 1, LENGTH, [], [])

    assert LIMIT == stop.kind
    assert 0.495 == pytest.approx(stop.travelled / LENGTH, abs=0.001)


@rule("WK-EX-05", "WK-EX-06", "WK-EX-07", "WK-EX-08", "WK-GEO-19", "WK-GEO-20", "WK-GEO-21", "WK-GEO-23")
@pytest.mark.parametrize(
    "which, degrees, x, y, heading",
    [
        (RL, 45, 0.280, -0.323, 45),
        (RR, -45, -0.280, -0.323, 315),
        (RL, 90, 0.250, -0.750, 90),
        (RL, 180, -0.500, -1.000, 180),
        (RR, -180, 0.500, -1.000, 180),
        (FR, 45, -0.280, 0.323, 45),
        (FL, -45, 0.280, 0.323, 315),
    ],
)
def test_pivots(which: int, degrees: int, x: float, y: float, heading: int) -> None:
    """Right and left turns, hairpin, U-turns, and turns in reverse gear."""
    to_x, to_y, to = pivoted(0, 0, 0, which, degrees * DEGREE)

    assert heading * DEGREE == to
    assert (x, y) == pytest.approx((to_x / LENGTH, to_y / LENGTH), abs=0.001)


@rule("WK-EX-09", "WK-GEO-22")
def test_a_tail_that_swings_into_a_parked_car() -> None:
    """A right turn stops after 11.54 degrees, because the rear right corner swings back."""
    stop = pivot(0, 0, 0, RL, 45 * DEGREE, [(3, Box(*units(0, -1.1), 0))], [])

    assert (VEHICLE, 3) == (stop.kind, stop.what)
    assert 11.54 == pytest.approx(stop.travelled / DEGREE, abs=0.1)


# ------------------------------------------------------------------------------------------- contact and sliding


@rule("WK-GEO-13")
@pytest.mark.parametrize("heading, x, y", [(0, 0, 2), (9000, 2, 0), (22500, -1.41421, -1.41421)])
def test_a_straight_move_goes_along_the_heading(heading: int, x: float, y: float) -> None:
    """Forward along f and backward along -f, the heading unchanged."""
    to_x, to_y, to = moved(0, 0, heading, 2 * LENGTH)

    assert (x, y) == pytest.approx((to_x / LENGTH, to_y / LENGTH), abs=1e-5)
    assert heading == to
    assert (0, 0, heading) == moved(to_x, to_y, to, -2 * LENGTH)


@rule("WK-GEO-13", "WK-GEO-14")
def test_reverse_gear_meets_what_is_behind() -> None:
    """Backward against the car behind, forward away from it."""
    behind = [(1, Box(0, -2 * LENGTH, 0))]

    assert (LENGTH, VEHICLE, 1) == seen(straight(Box(0, 0, 0), -1, 4 * LENGTH, behind, []))
    assert (4 * LENGTH, CLEAR, -1) == seen(straight(Box(0, 0, 0), 1, 4 * LENGTH, behind, []))


@rule("WK-GEO-16")
def test_ending_in_contact_is_a_complete_move() -> None:
    """Exactly up to the bumper of a car, to an obstacle and to the limit: no collision; a hundredth more: one."""
    ahead, token, box = [(1, Box(0, 3 * LENGTH, 0))], obstacle(0, 2.9), Box(0, 0, 0)

    assert CLEAR == straight(box, 1, 2 * LENGTH, ahead, []).kind
    assert CLEAR == straight(box, 1, 2 * LENGTH, [], token).kind
    assert (2 * LENGTH, VEHICLE, 1) == seen(straight(box, 1, 2 * LENGTH + MILLI, ahead, []))
    assert (2 * LENGTH, TOKEN, 7) == seen(straight(box, 1, 2 * LENGTH + MILLI, [], token))


@rule("WK-GEO-16")
@pytest.mark.parametrize("heading", [0, 1234, 4500, 9000, 30007])
def test_sliding_along_a_car_and_away_from_one(heading: int) -> None:
    """Side by side at a gap of 0, nose to tail behind: all moves but the one into it are free."""
    pose = (*units(1, 0.5), heading)
    beside_us, behind = beside(pose, 0, 1, -LENGTH, 0), beside(pose, 0, 2, 0, 0)

    for other in (beside_us, behind):
        assert CLEAR == straight(Box(*pose), 1, 3 * LENGTH, [(1, Box(*other))], []).kind
    assert CLEAR == straight(Box(*pose), -1, LENGTH // 2, [(1, Box(*beside_us))], []).kind
    assert CLEAR == pivot(*pose, RL, 9000, [(1, Box(*beside(pose, 0, 3, 0, 0)))], []).kind


@rule("WK-GEO-11", "WK-GEO-16")
@pytest.mark.parametrize("heading", [0, 1234])
def test_a_rounding_deep_is_still_sliding(heading: int) -> None:
    """Three units into a neighbour are no collision, twenty are; leaving one is free from any depth."""
    pose = (*units(1, 0.5), heading)
    kinds = [
        straight(Box(*pose), gear, LENGTH, [(1, Box(*beside(pose, -deep, side, along, 0)))], []).kind
        for gear, deep, side, along in ((1, 3, 1, 0), (1, 20, 1, LENGTH // 2), (1, 20, 2, 0), (-1, 20, 2, 0))
    ]

    assert [CLEAR, VEHICLE, CLEAR, VEHICLE] == kinds


@rule("WK-GEO-11", "WK-GEO-16")
@pytest.mark.parametrize("heading", [0, 1234])
@pytest.mark.parametrize("deep, met", [(0, [CLEAR, CLEAR]), (3, [CLEAR, CLEAR]), (20, [VEHICLE, TOKEN])])
def test_a_rounding_deep_on_the_way(heading: int, deep: int, met: list[int]) -> None:
    """The same for what a move comes to further on: a car and an obstacle along whose side it slides."""
    pose, ahead = (*units(1, 0.5), heading), 3 * LENGTH // 2
    car = Box(*beside(pose, -deep, 1, ahead, 0))
    token = (7, *spot(*pose, ahead, HALF_WIDE + OBSTACLE - deep), OBSTACLE)
    stops = [straight(Box(*pose), 1, 2 * LENGTH, [(1, car)], []), straight(Box(*pose), 1, 2 * LENGTH, [], [token])]

    assert met == [stop.kind for stop in stops]


@rule("WK-GEO-12", "WK-GEO-22")
@pytest.mark.parametrize("away, degrees", [(1.3, 16.18), (1.4, 20.41), (1.5, 28.18), (1.517, 32.17), (1.53, 90)])
@pytest.mark.parametrize("which, sign", [(RL, 1), (RR, -1)])
def test_a_token_met_by_the_side_or_by_the_far_corner(which: int, sign: int, away: float, degrees: float) -> None:
    """An obstacle at 60 degrees off the heading, as seen from the pivot, and so far away from it."""
    x, y = units(sign * (away * 3**0.5 / 2 - 0.25), away / 2 - 0.5)
    stop = pivot(0, 0, 0, which, sign * 9000, [], [(7, x, y, OBSTACLE)])

    assert degrees == pytest.approx(stop.travelled / DEGREE, abs=0.1)
    assert (CLEAR if degrees == 90 else TOKEN) == stop.kind


@rule("WK-GEO-12", "WK-GEO-22")
@pytest.mark.parametrize(
    "x, y, degrees", [(0.3, -0.95, 6.14), (-0.1, -1.2, 45.22), (0, -1.0, 17.75), (-0.1, -1.42, 90)]
)
@pytest.mark.parametrize("which, sign", [(RL, 1), (RR, -1)])
def test_a_token_met_by_the_tail(which: int, sign: int, x: float, y: float, degrees: float) -> None:
    """By the corner that swings back, or by the rear edge; or not at all."""
    stop = pivot(0, 0, 0, which, sign * 9000, [], [(7, *units(sign * x, y), OBSTACLE)])

    assert degrees == pytest.approx(stop.travelled / DEGREE, abs=0.1)
    assert (CLEAR if degrees == 90 else TOKEN) == stop.kind


@rule("WK-GEO-12", "WK-GEO-22")
@pytest.mark.parametrize("x, y, degrees", [(1.0, 0, 36.87), (0.75, -0.3, 17.81), (0, -1.1, 11.54), (1.4, 0, 90)])
@pytest.mark.parametrize("which, sign", [(RL, 1), (RR, -1)])
def test_a_car_met_by_a_corner_or_with_one(which: int, sign: int, x: float, y: float, degrees: float) -> None:
    """The front corner meets its flank, the flank its corner, the rear corner its nose; or it is too far away."""
    stop = pivot(0, 0, 0, which, sign * 9000, [(1, Box(*units(sign * x, y), 0))], [])

    assert degrees == pytest.approx(stop.travelled / DEGREE, abs=0.1)
    assert (CLEAR if degrees == 90 else VEHICLE) == stop.kind


@rule("WK-GEO-10", "WK-GEO-22")
@pytest.mark.parametrize("which, sign", [(RL, 1), (RR, -1)])
def test_a_turn_over_the_limit(which: int, sign: int) -> None:
    """The front corner on the outside reaches radius 6 first; a turn to the inside is free."""
    x, y = units(sign * 5.6, 0)
    stop = pivot(x, y, 0, which, sign * 4500, [], [])
    after = pivoted(x, y, 0, which, sign * (stop.travelled + TENTH))

    assert LIMIT == stop.kind
    assert box_inside(Box(*pivoted(x, y, 0, which, sign * stop.travelled))) and not box_inside(Box(*after))
    assert CLEAR == pivot(x, y, 0, RL + RR - which, -sign * 4500, [], []).kind


@rule("WK-COLL-13")
@pytest.mark.parametrize("heading", [0, 1234, 4500, 9000, 30007])
def test_pushing_against_what_is_touched(heading: int) -> None:
    """A collision after a distance of 0, straight or turning."""
    pose = (*units(1, 0.5), heading)
    ahead, tail = [(1, Box(*beside(pose, 0, 0, MILLI, 0)))], [(1, Box(*beside(pose, 0, 2, 0, 0)))]
    x, y = spot(*pose, HALF_LONG + OBSTACLE, 0)

    car, token = straight(Box(*pose), 1, LENGTH, ahead, []), straight(Box(*pose), 1, LENGTH, [], [(7, x, y, OBSTACLE)])

    assert [(VEHICLE, 1), (TOKEN, 7)] == [(car.kind, car.what), (token.kind, token.what)]
    assert max(car.travelled, token.travelled) <= 2
    assert (0, VEHICLE, 1) == seen(pivot(*pose, RL, 4500, tail, []))


@rule("WK-COLL-11")
def test_a_vehicle_counts_before_a_token_before_the_limit() -> None:
    """Three things met at the same instant, in any order of the lists."""
    car, token = (1, Box(-4_000_000, 2 * LENGTH, 0)), (7, 2_000_000, 15_000_000 + MINE, MINE)
    box = Box(0, 0, 0)

    assert (LENGTH, VEHICLE, 1) == seen(straight(box, 1, 2 * LENGTH, [car], [token]))
    assert (LENGTH, TOKEN, 7) == seen(straight(box, 1, 2 * LENGTH, [], [token]))
    assert (LENGTH - 500, TOKEN, 7) == seen(straight(box, 1, 2 * LENGTH, [car], [(7, 2_000_000, token[2] - 500, MINE)]))


@rule("WK-COLL-11", "WK-GEO-10")
def test_a_token_at_the_limit() -> None:
    """A token met just as the limit is reached counts before it."""
    limit = straight(Box(0, 5 * LENGTH, 0), 1, LENGTH, [], []).travelled
    token = (7, 0, 5 * LENGTH + HALF_LONG + limit + MINE, MINE)

    assert (limit, TOKEN, 7) == seen(straight(Box(0, 5 * LENGTH, 0), 1, LENGTH, [], [token]))
    assert (limit, LIMIT, -1) == seen(straight(Box(0, 5 * LENGTH, 0), 1, LENGTH, [], [(7, 0, token[2] + 500, MINE)]))


@rule("WK-GEO-22", "WK-COLL-11")
def test_the_first_of_several_stops_a_pivot() -> None:
    """Of a car and an obstacle in the way the nearer one counts; a pivot the other way is free."""
    car, token = (1, Box(*units(0, -1.1), 0)), (7, *units(0.9, 0.3), OBSTACLE)

    assert (VEHICLE, 1) == seen(pivot(0, 0, 0, RL, 9000, [car], [token]))[1:]
    assert (TOKEN, 7) == seen(pivot(0, 0, 0, RL, 9000, [], [token]))[1:]
    assert CLEAR == pivot(0, 0, 0, RR, -4500, [], [token]).kind


# ------------------------------------------------------------------------------------- against shapely's answers


@some.composite
def scenes(draw: some.DrawFn) -> Scene:
    """A vehicle and what stands near it: anywhere, or within a hair of touching it; sometimes near the limit."""
    x, y, h = draw(poses(LENGTH))
    if draw(some.booleans()):
        x, y = spot(0, 0, draw(headings), draw(some.integers(5 * LENGTH, 11 * LENGTH // 2)), 0)
    pose = (x, y, h)
    others = draw(some.lists(some.one_of(poses(2 * LENGTH), neighbours()), max_size=3))
    placed = [place(pose, other) for other in others]
    near = draw(some.lists(tokens_near(), max_size=2))
    tokens = [(*spot(*pose, ahead, right), radius) for ahead, right, radius in near]
    return (
        pose,
        [other for other in placed if not boxes_overlap(Box(*pose), Box(*other), SLACK)],
        [token for token in tokens if not box_disc_overlap(Box(*pose), *token, SLACK)],
    )


def place(pose: Pose, other: tuple[int, ...]) -> Pose:
    """A vehicle near another one: shifted from it, or laid beside it."""
    if len(other) == 3:
        return pose[0] + other[0], pose[1] + other[1], other[2]
    return beside(pose, *other)


def neighbours() -> some.SearchStrategy[tuple[int, ...]]:
    """What `beside` wants to know."""
    along = some.one_of(some.integers(-LENGTH, LENGTH), some.sampled_from([0, HALF_LONG, -LENGTH]))
    return some.tuples(hairs, some.integers(0, 3), along, some.integers(0, 3))


@some.composite
def tokens_near(draw: some.DrawFn) -> Disc:
    """A token near a vehicle, as it sees it: anywhere, or within a hair of touching it."""
    radius = draw(some.sampled_from([OBSTACLE, MINE]))
    if draw(some.booleans()):
        return (draw(some.integers(-2 * LENGTH, 2 * LENGTH)), draw(some.integers(-LENGTH, LENGTH)), radius)
    gap, sign = draw(hairs), draw(some.sampled_from([-1, 1]))
    if draw(some.booleans()):
        return (sign * (HALF_LONG + radius + gap), draw(some.integers(-HALF_WIDE, HALF_WIDE)), radius)
    return (draw(some.integers(-2 * LENGTH, 2 * LENGTH)), sign * (HALF_WIDE + radius + gap), radius)


def listed(others: list[Pose], discs: list[Disc]) -> tuple[list[tuple[int, Box]], list[tuple[int, int, int, int]]]:
    """Vehicles and tokens as a sweep wants them, numbered from 0 and from 10."""
    return [(i, Box(*other)) for i, other in enumerate(others)], [(10 + i, *disc) for i, disc in enumerate(discs)]


def overlaps(pose: Pose, others: list[Pose], discs: list[Disc]) -> bool:
    """Whether a vehicle stands where it may not."""
    box = Box(*pose)
    return (
        not box_inside(box)
        or any(boxes_overlap(box, Box(*other)) for other in others)
        or any(box_disc_overlap(box, *disc) for disc in discs)
    )


@rule("WK-GEO-12", "WK-GEO-13", "WK-GEO-14", "WK-GEO-16")
@given(scenes(), some.sampled_from([1, -1]), some.integers(1, 7))
def test_straight_moves_as_shapely_sees_them(scene: Scene, gear: int, lengths: int) -> None:
    """A move stops where the area it has swept begins to overlap something, and nowhere else."""
    pose, others, discs = scene
    assume(box_inside(Box(*pose), 0))
    distance = lengths * LENGTH
    stop = straight(Box(*pose), gear, distance, *listed(others, discs))

    wide, thin = Crowd(others, discs, HAIR), Crowd(others, discs, -HAIR)
    early = first_so(lambda way: wide.meets(swept(pose, gear * way)), 0, distance + LENGTH)
    late = first_so(lambda way: thin.meets(swept(pose, gear * way)), 0, distance + LENGTH)
    assert min(early, distance) - MILLI <= stop.travelled <= late + MILLI
    assert (stop.kind == CLEAR) == (stop.travelled == distance)
    assert not overlaps(moved(*pose, gear * stop.travelled), others, discs)
    if stop.kind:
        shape = swept(pose, gear * distance)
        assert blamed(stop, shape, out_of_arena(shape), others, discs) > SLACK - 2
        assert blamed(stop, swept(pose, gear * stop.travelled), -LENGTH, others, discs) < SLACK + 2
    else:
        assert late > distance - HAIR


def blamed(stop: Stop, shape: Polygon, out: float, others: list[Pose], discs: list[Disc]) -> float:
    """How deep a shape is in the thing that a stop names."""
    if stop.kind == LIMIT:
        return out
    if stop.kind == TOKEN:
        return into_disc(shape, *discs[stop.what - 10])
    return depth(shape, rectangle(*others[stop.what]))


turns = some.sampled_from([-90, -45, -7, 7, 45, 90])
whiches = some.integers(0, 3)


@rule("WK-GEO-12", "WK-GEO-22", "WK-GEO-23")
@settings(max_examples=60)
@given(scenes(), whiches, turns)
def test_pivots_as_shapely_sees_them(scene: Scene, which: int, degrees: int) -> None:
    """A pivot stops at the first angle beyond which the turned rectangle overlaps something, and nowhere else."""
    pose, others, discs = scene
    assume(box_inside(Box(*pose), 0))
    sign, steps = (1 if degrees > 0 else -1), abs(degrees) * DEGREE
    stop = pivot(*pose, which, sign * steps, *listed(others, discs))

    def at(turned: float) -> Polygon:
        return rectangle(*pivoted(*pose, which, sign * round(turned)))

    pace, wide, thin = 3 * TENTH, Crowd(others, discs, HAIR), Crowd(others, discs, -HAIR)
    early = first_on_the_way(lambda turned: wide.meets(at(turned)), steps, pace)
    late = first_on_the_way(lambda turned: thin.meets(at(turned)), steps, pace)
    assert min(early, steps) - 2 * pace <= stop.travelled <= late + TENTH
    assert (stop.kind == CLEAR) == (stop.travelled == steps)
    end = pivoted(*pose, which, sign * stop.travelled)
    assert not overlaps(end, others, discs)
    if stop.kind:
        shape = rectangle(*end)
        assert blamed(stop, shape, out_of_arena(shape), others, discs) > -3 * MILLI
    else:
        assert late > steps


@rule("WK-GEO-22")
@settings(max_examples=60)
@given(scenes(), whiches, turns)
def test_a_pivot_stops_at_the_last_free_step(scene: Scene, which: int, degrees: int) -> None:
    """Every step up to the stop is free, and soon after it the vehicle would overlap, but for a graze at a corner."""
    pose, others, discs = scene
    assume(box_inside(Box(*pose), 0))
    sign = 1 if degrees > 0 else -1
    stop = pivot(*pose, which, degrees * DEGREE, *listed(others, discs))
    way = [pivoted(*pose, which, sign * step) for step in range(0, stop.travelled + 1, 3)]

    assert not any(overlaps(on, others, discs) for on in way)
    if stop.kind:
        after = [pivoted(*pose, which, sign * (stop.travelled + step)) for step in (1, TENTH)]
        assert max(deepest(on, others, discs) for on in after) > -MILLI // 10


@rule("WK-GEO-12", "WK-GEO-16", "WK-COLL-02")
@settings(max_examples=15)
@given(some.integers(0, 10**9))
def test_fifty_moves_in_a_crowd_never_overlap(seed: int) -> None:
    """Four vehicles among obstacles move and turn in turn, often against each other; nobody ever overlaps."""
    luck = Random(seed)
    cars: list[Pose] = [(*units(x, y), luck.randrange(FULL)) for x, y in ((0, 0), (1.2, 0), (0, 1.2), (1.2, 1.2))]
    discs: list[Disc] = [(*units(x, y), OBSTACLE) for x, y in ((-1, 0), (0.6, 2.2), (2.2, 1))]
    hits = 0
    for turn in range(50):
        me = turn % 4
        others = [car for i, car in enumerate(cars) if i != me]
        if luck.random() < 0.5:
            gear = luck.choice([1, -1])
            stop = straight(Box(*cars[me]), gear, luck.randint(0, 4) * LENGTH, *listed(others, discs))
            cars[me] = moved(*cars[me], gear * stop.travelled)
        else:
            which, degrees = luck.randrange(4), luck.randint(-90, 90)
            stop = pivot(*cars[me], which, degrees * DEGREE, *listed(others, discs))
            cars[me] = pivoted(*cars[me], which, stop.travelled if degrees > 0 else -stop.travelled)
        hits += stop.kind != CLEAR

        assert not overlaps(cars[me], others, discs)
    assert hits


# ------------------------------------------------------------------------------------- jerrycans and thrown discs


@rule("WK-MOVE-07")
@pytest.mark.parametrize(
    "x, y, distance",
    [(0, 2, 1.3), (0.45, 2, 1.5), (0.451, 2, None), (0, 0.6, 0), (0, 5, None), (0, -0.7, 0), (0, -0.71, None)],
)
def test_a_jerrycan_on_the_way(x: float, y: float, distance: float | None) -> None:
    """Met within 0.20 of its centre, touching included, at once if it is touched already."""
    at = meets_straight(Box(0, 0, 0), 1, 4 * LENGTH, *units(x, y), CAN)

    assert (-1 if distance is None else distance) == pytest.approx(at if at < 0 else at / LENGTH, abs=0.001)


@rule("WK-MOVE-07")
def test_a_jerrycan_touched_at_the_very_end() -> None:
    """A move that ends in contact with the can takes it, one that ends before does not."""
    assert LENGTH == pytest.approx(meets_straight(Box(0, 0, 0), 1, LENGTH, *units(0, 1.7), CAN), abs=MILLI)
    assert -1 == meets_straight(Box(0, 0, 0), 1, LENGTH - MILLI, *units(0, 1.7), CAN)
    assert LENGTH == pytest.approx(meets_straight(Box(0, 0, 0), -1, LENGTH, *units(0, -1.7), CAN), abs=MILLI)


@rule("WK-MOVE-07", "WK-GEO-12")
@given(poses(), some.sampled_from([1, -1]), some.integers(1, 4), tokens_near())
def test_cans_on_straight_moves_as_shapely_sees_them(pose: Pose, gear: int, lengths: int, token: Disc) -> None:
    """The can is taken where the swept area comes within its radius."""
    ahead, right, radius = token
    x, y = spot(*pose, ahead, right)
    distance = lengths * LENGTH
    at = meets_straight(Box(*pose), gear, distance, x, y, radius)

    def deep(way: float) -> float:
        return into_disc(swept(pose, gear * way), x, y, radius)

    early = first_so(lambda way: deep(way) > -HAIR, 0, distance + LENGTH)
    late = first_so(lambda way: deep(way) > 0, 0, distance + LENGTH)
    assert late > distance - HAIR if at < 0 else early - MILLI <= at <= late + MILLI
    assert at <= distance


@rule("WK-MOVE-07", "WK-GEO-12")
@settings(max_examples=80)
@given(poses(), whiches, turns, tokens_near())
def test_cans_on_pivots_as_shapely_sees_them(pose: Pose, which: int, degrees: int, token: Disc) -> None:
    """The can is taken at the first angle at which the turned rectangle is within its radius."""
    ahead, right, radius = token
    x, y = spot(*pose, ahead, right)
    sign, steps = (1 if degrees > 0 else -1), abs(degrees) * DEGREE
    at = meets_pivot(*pose, which, sign * steps, x, y, radius)

    def deep(turned: float) -> float:
        return into_disc(rectangle(*pivoted(*pose, which, sign * round(turned))), x, y, radius)

    early = first_on_the_way(lambda turned: deep(turned) > -HAIR, steps, 3 * TENTH)
    late = first_on_the_way(lambda turned: deep(turned) > 0, steps, 3 * TENTH)
    if at < 0:
        assert late > steps
    else:
        assert early - 6 * TENTH <= at <= min(late + TENTH, steps)
        assert deep(at) > -MILLI


@rule("WK-MOVE-07")
def test_a_can_beside_the_pivot() -> None:
    """Touched at the start: at once; touched by the last step: then; out of the swing: never."""
    assert 0 == meets_pivot(0, 0, 0, RL, 4500, HALF_WIDE + CAN, 0, CAN)
    assert -1 == meets_pivot(0, 0, 0, RL, 4500, *units(-0.6, 0), CAN)
    at = meets_pivot(0, 0, 0, RL, 4500, *units(0.6, 0.5), CAN)
    assert 0 < at < 4500
    assert at == meets_pivot(0, 0, 0, RL, at, *units(0.6, 0.5), CAN)
    assert -1 == meets_pivot(0, 0, 0, RL, at - 1, *units(0.6, 0.5), CAN)
    assert box_disc_touch(Box(*pivoted(0, 0, 0, RL, at)), *units(0.6, 0.5), CAN)


@rule("WK-OBST-25")
@pytest.mark.parametrize(
    "heading, distance, stop",
    [
        (0, 3, (1.6, VEHICLE, 1)),
        (0, -3, (2.2, TOKEN, 9)),
        (9000, 3, (3, CLEAR, -1)),
        (9000, 7, (5.6, LIMIT, -1)),
        (27000, 7, (5.6, LIMIT, -1)),
    ],
)
def test_a_thrown_disc(heading: int, distance: int, stop: tuple[float, int, int]) -> None:
    """It stops in contact with a vehicle, a token or the limit, thrown forward or backward."""
    boxes, discs = [(1, Box(*units(0.3, 2.25), 9000))], [(9, *units(0, -3), OBSTACLE)]
    found = disc_straight(0, 0, OBSTACLE, heading, distance * LENGTH, boxes, discs)

    assert stop == (round(found.travelled / LENGTH, 6), found.kind, found.what)


@rule("WK-OBST-25", "WK-GEO-12")
@given(headings, some.integers(-5, 5), *[some.lists(poses(3 * LENGTH), max_size=3)] * 2)
def test_thrown_discs_as_shapely_sees_them(h: int, lengths: int, cars: list[Pose], tokens: list[Pose]) -> None:
    """It stops where the area it has swept begins to overlap something."""
    others = [car for car in cars if not box_disc_overlap(Box(*car), 0, 0, OBSTACLE, SLACK)]
    discs = [(x, y, MINE) for x, y, _ in tokens if not discs_overlap(0, 0, OBSTACLE, x, y, MINE, SLACK)]
    stop = disc_straight(0, 0, OBSTACLE, h, lengths * LENGTH, *listed(others, discs))
    sign, distance = (1 if lengths > 0 else -1), abs(lengths) * LENGTH

    def deep(way: float) -> float:
        x, y, _ = moved(0, 0, h, sign * round(way))
        line = Point(0, 0).union(Point(x, y)).convex_hull
        into = [OBSTACLE - float(line.distance(rectangle(*other))) for other in others]
        return max([-LENGTH, *into, *[OBSTACLE + radius - float(line.distance(Point(a, b))) for a, b, radius in discs]])

    early = first_so(lambda way: deep(way) > -HAIR, 0, distance + LENGTH)
    late = first_so(lambda way: deep(way) > HAIR, 0, distance + LENGTH)
    assert min(early, distance) - MILLI <= stop.travelled <= late + MILLI or stop.kind == LIMIT
    assert (stop.kind == CLEAR) == (stop.travelled == distance)
    x, y, _ = moved(0, 0, h, sign * stop.travelled)
    assert disc_inside(x, y, OBSTACLE)
    assert not any(box_disc_overlap(Box(*other), x, y, OBSTACLE) for other in others)
    assert not any(discs_overlap(x, y, OBSTACLE, *disc) for disc in discs)
