"""Straight moves and pivots to their first contact, solved and not sampled (WK-GEO-13..23).

A move may go 5 units into what it passes (`SLACK`), so that touching and sliding are no collisions in spite of
rounding; the overlap predicates forgive 10 (`TOLERANCE`), so that a pose which a move allows never overlaps.
"""

from math import isqrt
from typing import Final

from .shapes import (
    ARENA,
    FORE,
    HALF_LONG,
    HALF_WIDE,
    LENGTH,
    SIDE,
    SLACK,
    TOLERANCE,
    Box,
    box_disc_overlap,
    box_disc_touch,
    boxes_overlap,
    corner,
)
from .trig import COS, FULL, HALF, SHIFT, SIN, heading_of

CLEAR: Final = 0
VEHICLE: Final = 1
TOKEN: Final = 2
LIMIT: Final = 3

NEVER: Final = 1 << 40  # further than anything moves
NOISE: Final = 2  # units that rounding may cost
LOOSE: Final = 8  # slack towards what is already entered by a hair
TURN_SLACK: Final = 3  # of a pivot: at a corner it counts on two axes, so that 3 stays below 5 and 6 below 10
TURN_LOOSE: Final = 6
DIAGONAL: Final = isqrt(LENGTH * LENGTH + LENGTH * LENGTH // 4)


class Stop:
    """How far a move came, in units or in steps of heading, and which kind of thing and which one stopped it."""

    __slots__ = ("kind", "travelled", "what")

    def __init__(self, travelled: int, kind: int = CLEAR, what: int = -1) -> None:
        self.travelled = travelled
        self.kind = kind
        self.what = what

    def meet(self, at: int, kind: int, what: int, tie: int) -> None:
        """Something stops the move here; of two at the same instant the kind that came first counts (WK-COLL-11)."""
        if self.kind == CLEAR or at < self.travelled - (tie if kind > self.kind else 0):
            self.kind = kind
            self.what = what
        self.travelled = min(self.travelled, at)


# ------------------------------------------------------------------------------------------------ straight moves


def moved(x: int, y: int, h: int, distance: int) -> tuple[int, int, int]:
    """The pose after a straight move, forward or (negative) backward (WK-GEO-13)."""
    return x + ((distance * SIN[h] + HALF) >> SHIFT), y + ((distance * COS[h] + HALF) >> SHIFT), h


def straight(
    box: Box, gear: int, distance: int, boxes: list[tuple[int, Box]], discs: list[tuple[int, int, int, int]]
) -> Stop:
    """Drive a vehicle straight ahead, or back in gear -1, until something stops it (WK-GEO-14)."""
    half = distance >> 1
    mid_x, mid_y = box.x + (gear * half * box.ahead_x >> SHIFT), box.y + (gear * half * box.ahead_y >> SHIFT)
    reach = half + box.reach + TOLERANCE
    stop = Stop(distance)
    for what, other in boxes:
        near = reach + other.reach
        if -near < other.x - mid_x < near and -near < other.y - mid_y < near:
            at = box_contact(box, gear, distance, other)
            if at < distance:
                stop.meet(at, VEHICLE, what, TOLERANCE)
    for what, x, y, radius in discs:
        near = reach + radius
        if -near < x - mid_x < near and -near < y - mid_y < near:
            at = disc_contact(box, gear, distance, x, y, radius)
            if at < distance:
                stop.meet(at, TOKEN, what, TOLERANCE)
    if abs(mid_x) + abs(mid_y) + reach > ARENA:
        at = limit_contact(box, gear, distance)
        if at < distance:
            stop.meet(at, LIMIT, -1, TOLERANCE)
    return stop


def meets_straight(box: Box, gear: int, distance: int, x: int, y: int, radius: int) -> int:
    """After what distance a straight move first touches a disc, or -1 (WK-MOVE-07)."""
    enter, leave = disc_span(box, gear, x, y, radius + TOLERANCE)
    return max(0, enter) if enter <= distance and leave >= 0 else -1


def is_hit(enter: int, leave: int, distance: int) -> bool:
    """Whether a move goes into what lies on this span of it; what it is already leaving does not count (WK-GEO-16)."""
    return enter < distance and leave > 0 and enter < leave and leave > -enter


def box_contact(box: Box, gear: int, distance: int, other: Box) -> int:
    """Where a straight move first meets another rectangle, or NEVER."""
    enter, leave = box_span(box, gear, other, SLACK)
    if enter < 0 < leave:
        enter, leave = box_span(box, gear, other, LOOSE)
    return max(0, box_span(box, gear, other, 0)[0]) if is_hit(enter, leave, distance) else NEVER


def disc_contact(box: Box, gear: int, distance: int, x: int, y: int, radius: int) -> int:
    """Where a straight move first meets a disc, or NEVER."""
    enter, leave = disc_span(box, gear, x, y, radius - SLACK)
    if enter < 0 < leave:
        enter, leave = disc_span(box, gear, x, y, radius - LOOSE)
    return max(0, disc_span(box, gear, x, y, radius)[0]) if is_hit(enter, leave, distance) else NEVER


def limit_contact(box: Box, gear: int, distance: int) -> int:
    """Where the farthest corner of a straight move reaches the limit of the arena, or NEVER (WK-GEO-10)."""
    along = gear * (box.x * box.ahead_x + box.y * box.ahead_y >> SHIFT) + box.long
    across = (abs(box.x * box.ahead_y - box.y * box.ahead_x) >> SHIFT) + box.wide
    if chord(ARENA + SLACK, across) - along >= distance:
        return NEVER
    return max(0, chord(ARENA, across) - along)


def chord(radius: int, across: int) -> int:
    """Half the chord of a circle at this distance from its centre, 0 outside."""
    return isqrt(radius * radius - across * across) if across < radius else 0


def slab(gap: int, rate: int, half: int) -> tuple[int, int]:
    """The distances between which a point `gap` away, nearing at `rate`, is within `half`."""
    if rate == 0:
        return (-NEVER, NEVER) if -half < gap < half else (NEVER, NEVER)
    if rate < 0:
        gap, rate = -gap, -rate
    return ((gap - half) << SHIFT) // rate, ((gap + half) << SHIFT) // rate


def box_span(box: Box, gear: int, other: Box, tolerance: int) -> tuple[int, int]:
    """The distances between which a straight move overlaps another rectangle: four separating axes (WK-GEO-33)."""
    x, y = other.x - box.x, other.y - box.y
    ax, ay, bx, by = box.ahead_x, box.ahead_y, other.ahead_x, other.ahead_y
    cosine, sine = (ax * bx + ay * by) >> SHIFT, (ax * by - ay * bx) >> SHIFT
    c, s = abs(cosine), abs(sine)
    if abs(x * ay - y * ax) >> SHIFT >= box.wide + ((other.long * s + other.wide * c) >> SHIFT) - tolerance:
        return NEVER, NEVER
    ahead = gear * (x * ax + y * ay >> SHIFT)
    half = box.long + ((other.long * c + other.wide * s) >> SHIFT) - tolerance
    long = other.long + ((box.long * c + box.wide * s) >> SHIFT) - tolerance
    wide = other.wide + ((box.long * s + box.wide * c) >> SHIFT) - tolerance
    along = slab((x * bx + y * by) >> SHIFT, gear * cosine, long)
    across = slab((x * by - y * bx) >> SHIFT, gear * sine, wide)
    return max(ahead - half, along[0], across[0]), min(ahead + half, along[1], across[1])


def disc_span(box: Box, gear: int, x: int, y: int, radius: int) -> tuple[int, int]:
    """The distances between which a straight move overlaps a disc: by its front, or by a corner (WK-GEO-32)."""
    x -= box.x
    y -= box.y
    aside = (abs(x * box.ahead_y - y * box.ahead_x) >> SHIFT) - box.wide
    if aside >= radius:
        return NEVER, NEVER
    half = box.long + (radius if aside <= 0 else isqrt(radius * radius - aside * aside))
    ahead = gear * (x * box.ahead_x + y * box.ahead_y >> SHIFT)
    return ahead - half, ahead + half


# ------------------------------------------------------------------------------------------------- thrown discs


def disc_straight(
    x: int,
    y: int,
    radius: int,
    h: int,
    distance: int,
    boxes: list[tuple[int, Box]],
    discs: list[tuple[int, int, int, int]],
) -> Stop:
    """Throw a disc along a heading, or (negative) against it, until something stops it (WK-OBST-18, WK-OBST-25)."""
    way_x, way_y = (SIN[h], COS[h]) if distance >= 0 else (-SIN[h], -COS[h])
    distance = abs(distance)
    stop = Stop(distance)
    for what, box in boxes:
        if is_hit(*thrown_at_box(x, y, way_x, way_y, box, radius - SLACK), distance):
            stop.meet(max(0, thrown_at_box(x, y, way_x, way_y, box, radius)[0]), VEHICLE, what, TOLERANCE)
    for what, disc_x, disc_y, other in discs:
        if is_hit(*ray_span(x - disc_x, y - disc_y, way_x, way_y, radius + other - SLACK), distance):
            at = max(0, ray_span(x - disc_x, y - disc_y, way_x, way_y, radius + other)[0])
            stop.meet(at, TOKEN, what, TOLERANCE)
    if ray_span(x, y, way_x, way_y, ARENA + SLACK - radius)[1] < distance:
        stop.meet(max(0, ray_span(x, y, way_x, way_y, ARENA - radius)[1]), LIMIT, -1, TOLERANCE)
    return stop


def ray_span(x: int, y: int, way_x: int, way_y: int, radius: int) -> tuple[int, int]:
    """The distances between which a point on its way is in the disc of this radius about the origin."""
    aside = (x * way_y - y * way_x) >> SHIFT
    if abs(aside) >= radius:
        return NEVER, -NEVER
    near, half = -(x * way_x + y * way_y) >> SHIFT, isqrt(radius * radius - aside * aside)
    return near - half, near + half


def thrown_at_box(x: int, y: int, way_x: int, way_y: int, box: Box, radius: int) -> tuple[int, int]:
    """The distances between which a thrown disc overlaps a rectangle: its two slabs and its four corners."""
    x -= box.x
    y -= box.y
    ahead_x, ahead_y = box.ahead_x, box.ahead_y
    along, across = (x * ahead_x + y * ahead_y) >> SHIFT, (x * ahead_y - y * ahead_x) >> SHIFT
    way_along = (way_x * ahead_x + way_y * ahead_y) >> SHIFT
    way_across = (way_x * ahead_y - way_y * ahead_x) >> SHIFT
    enter, leave = NEVER, -NEVER
    for long, wide in ((box.long + radius, box.wide), (box.long, box.wide + radius)):
        first, second = slab(-along, way_along, long), slab(-across, way_across, wide)
        if max(first[0], second[0]) < min(first[1], second[1]):
            enter, leave = min(enter, max(first[0], second[0])), max(leave, min(first[1], second[1]))
    for fore, side in zip(FORE, SIDE, strict=True):
        span = ray_span(along - fore * box.long, across - side * box.wide, way_along, way_across, radius)
        enter, leave = min(enter, span[0]), max(leave, span[1])
    return enter, leave


# -------------------------------------------------------------------------------------------------------- pivots


class Swing:
    """A pivot seen from its corner: the vehicle lies from (0, 0) to (far, deep) and turns from the first axis to the
    second; so its edge at `deep` and its edge through the corner lead, and the other two can be the first at nothing.
    """

    __slots__ = ("ahead_x", "ahead_y", "crossed", "deep", "far", "fore", "side", "x", "y")

    def __init__(self, x: int, y: int, h: int, which: int, steps: int) -> None:
        self.x = x
        self.y = y
        self.ahead_x: int = SIN[h]
        self.ahead_y: int = COS[h]
        self.fore = FORE[which]
        self.side = SIDE[which]
        self.crossed = self.fore * self.side * steps < 0  # the first axis lies across the vehicle
        self.far, self.deep = (2 * HALF_WIDE, LENGTH) if self.crossed else (LENGTH, 2 * HALF_WIDE)

    def place(self, x: int, y: int) -> tuple[int, int]:
        """A point of the arena as the corner sees it."""
        p, q = self.along(x - self.x, y - self.y)
        return (p + HALF_WIDE, q + HALF_LONG) if self.crossed else (p + HALF_LONG, q + HALF_WIDE)

    def along(self, x: int, y: int) -> tuple[int, int]:
        """A direction in the arena as the corner sees it."""
        ahead = -self.fore * ((x * self.ahead_x + y * self.ahead_y) >> SHIFT)
        right = -self.side * ((x * self.ahead_y - y * self.ahead_x) >> SHIFT)
        return (right, ahead) if self.crossed else (ahead, right)


def pivoted(x: int, y: int, h: int, which: int, steps: int) -> tuple[int, int, int]:
    """The pose after a turn about a corner, clockwise or (negative) anticlockwise (WK-GEO-20, WK-GEO-21)."""
    to = (h + steps) % FULL
    sine, cosine = SIN[h] - SIN[to], COS[h] - COS[to]
    long, wide = FORE[which] * HALF_LONG, SIDE[which] * HALF_WIDE
    to_x, to_y = x + (long * sine + wide * cosine + HALF >> SHIFT), y + (long * cosine - wide * sine + HALF >> SHIFT)
    return to_x, to_y, to


def pivot(
    x: int,
    y: int,
    h: int,
    which: int,
    steps: int,
    boxes: list[tuple[int, Box]],
    discs: list[tuple[int, int, int, int]],
) -> Stop:
    """Turn a vehicle about a corner, clockwise or (negative) anticlockwise, until something stops it (WK-GEO-22)."""
    swing = Swing(x, y, h, which, steps)
    corner_x, corner_y = corner(x, y, h, which)
    steps = abs(steps)
    stop = Stop(steps)
    for what, other in boxes:
        near = DIAGONAL + other.reach
        if -near < other.x - corner_x < near and -near < other.y - corner_y < near:
            at = box_swing(swing, Box(x, y, h), other)
            if at < steps:
                stop.meet(at, VEHICLE, what, 0)
    for what, disc_x, disc_y, radius in discs:
        near = DIAGONAL + radius
        if -near < disc_x - corner_x < near and -near < disc_y - corner_y < near:
            at = disc_swing(swing, Box(x, y, h), disc_x, disc_y, radius)
            if at < steps:
                stop.meet(at, TOKEN, what, 0)
    if abs(corner_x) + abs(corner_y) + DIAGONAL > ARENA:
        at = limit_swing(swing)
        if at < steps:
            stop.meet(at, LIMIT, -1, 0)
    return stop


def meets_pivot(x: int, y: int, h: int, which: int, steps: int, disc_x: int, disc_y: int, radius: int) -> int:
    """After how many steps a pivot first touches a disc, or -1 (WK-MOVE-07)."""
    if box_disc_touch(Box(x, y, h), disc_x, disc_y, radius):
        return 0
    swing = Swing(x, y, h, which, steps)
    at = point_swing(swing, *swing.place(disc_x, disc_y), radius + TOLERANCE)
    if at < abs(steps):
        return at + 1
    return abs(steps) if box_disc_touch(Box(*pivoted(x, y, h, which, steps)), disc_x, disc_y, radius) else -1


def turn(p: int, q: int, to_p: int, to_q: int) -> int:
    """The whole steps from one direction round to another; a hair beyond is none at all."""
    across, along = p * to_q - q * to_p, p * to_p + q * to_q
    if across < 0 < along and -across <= NOISE * (abs(to_p) + abs(to_q)):
        return 0
    return heading_of(across, along)


def disc_swing(swing: Swing, box: Box, x: int, y: int, radius: int) -> int:
    """After how many steps a pivot first meets a disc, or NEVER."""
    slack = SLACK
    if box_disc_overlap(box, x, y, radius, SLACK):
        if box_disc_overlap(box, x, y, radius, LOOSE):
            return 0
        slack = LOOSE
    p, q = swing.place(x, y)
    return point_swing(swing, p, q, radius - slack)


def point_swing(swing: Swing, p: int, q: int, radius: int) -> int:
    """After how many steps a pivot comes within a radius of a point outside it, or NEVER.

    Of all points that near to the vehicle and as far from its corner, the leading one gets there first.
    """
    far, deep, square = swing.far, swing.deep, p * p + q * q
    if square <= TOLERANCE * TOLERANCE:  # the pivot itself, where no angle can be told
        return NEVER
    lead_q = deep + radius
    if square >= lead_q * lead_q:  # over the leading edge ...
        lead_p = isqrt(square - lead_q * lead_q)
        if lead_p > far:  # ... or round the far corner
            out = (square + DIAGONAL * DIAGONAL - radius * radius) // (2 * DIAGONAL)
            rest = square - out * out
            if rest < 0:
                return NEVER
            aside = isqrt(rest)
            lead_p, lead_q = (out * far - aside * deep) // DIAGONAL, (out * deep + aside * far) // DIAGONAL
    else:  # round the near corner, or beside the edge through the pivot
        lead_q = (square + deep * deep - radius * radius) // (2 * deep)
        if lead_q >= deep:
            lead_p = -isqrt(max(0, square - lead_q * lead_q))
        else:
            lead_p, lead_q = -radius, isqrt(max(0, square - radius * radius))
    return turn(lead_p, lead_q, p, q)


def box_swing(swing: Swing, box: Box, other: Box) -> int:
    """After how many steps a pivot first meets another rectangle, or NEVER."""
    slack = TURN_SLACK
    if boxes_overlap(box, other, TURN_SLACK):
        if boxes_overlap(box, other, TURN_LOOSE):
            return 0
        slack = TURN_LOOSE
    p, q = swing.place(other.x, other.y)
    e, f = swing.along(other.ahead_x, other.ahead_y)
    along, across = (p * e + q * f) >> SHIFT, (q * e - p * f) >> SHIFT
    long, wide = other.long - slack, other.wide - slack
    gap_along, gap_across = max(0, abs(along) - long), max(0, abs(across) - wide)
    if gap_along * gap_along + gap_across * gap_across > DIAGONAL * DIAGONAL:
        return NEVER
    return min(
        edge_swing(swing, e, f, along + long, across, wide),
        edge_swing(swing, -e, -f, long - along, -across, wide),
        edge_swing(swing, -f, e, across + wide, -along, long),
        edge_swing(swing, f, -e, wide - across, along, long),
        corners_swing(swing, p, q, e * long >> SHIFT, f * long >> SHIFT, e * wide >> SHIFT, f * wide >> SHIFT),
    )


def edge_swing(swing: Swing, out_p: int, out_q: int, off: int, middle: int, half: int) -> int:
    """After how many steps a leading corner goes in through an edge: its normal, distance, middle and half length."""
    first = NEVER
    for p in (0, swing.far):
        rest = p * p + swing.deep * swing.deep - off * off
        if rest > 0:
            on = isqrt(rest)
            if abs(on - middle) <= half + NOISE:
                at_p, at_q = (off * out_p - on * out_q) >> SHIFT, (off * out_q + on * out_p) >> SHIFT
                first = min(first, turn(p, swing.deep, at_p, at_q))
    return first


def corners_swing(swing: Swing, p: int, q: int, long_p: int, long_q: int, wide_p: int, wide_q: int) -> int:
    """After how many steps a leading edge meets a corner of a rectangle, or NEVER."""
    return min(
        point_swing(swing, p + long_p - wide_q, q + long_q + wide_p, 0),
        point_swing(swing, p + long_p + wide_q, q + long_q - wide_p, 0),
        point_swing(swing, p - long_p - wide_q, q - long_q + wide_p, 0),
        point_swing(swing, p - long_p + wide_q, q - long_q - wide_p, 0),
    )


def limit_swing(swing: Swing) -> int:
    """After how many steps a leading corner leaves the arena, or NEVER (WK-GEO-10)."""
    p, q = swing.place(0, 0)
    return min(corner_out(0, swing.deep, p, q), corner_out(swing.far, swing.deep, p, q))


def corner_out(far: int, deep: int, p: int, q: int) -> int:
    """After how many steps one corner leaves the arena whose centre the pivot sees at (p, q), or NEVER."""
    limit = (ARENA + SLACK) ** 2
    if (far - p) ** 2 + (deep - q) ** 2 > limit and deep * p > far * q:
        return 0
    radius, square = far * far + deep * deep, p * p + q * q
    off = isqrt(square)
    in_line = (radius + square - limit) // (2 * off)
    rest = radius - in_line * in_line
    if rest <= 0:
        return NEVER
    aside = isqrt(rest)
    return turn(far, deep, (in_line * p - aside * q) // off, (in_line * q + aside * p) // off)
