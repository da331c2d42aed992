"""Straight moves and thrown discs to their first contact, solved and not sampled (WK-GEO-13..16).

A move may go 5 units into what it passes (`SLACK`), so that touching and sliding are no collisions in spite of
rounding; the overlap predicates forgive 10 (`TOLERANCE`), so that a pose which a move allows never overlaps.
"""

from math import isqrt
from typing import Final

from .shapes import ARENA, FORE, SIDE, SLACK, TOLERANCE, Box
from .trig import COS, HALF, SHIFT, SIN, size

CLEAR: Final = 0
VEHICLE: Final = 1
TOKEN: Final = 2
LIMIT: Final = 3

NEVER: Final = 1 << 40  # further than anything moves
LOOSE: Final = 8  # slack towards what is already entered by a hair


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
    if size(mid_x) + size(mid_y) + reach > ARENA:
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
    across = (size(box.x * box.ahead_y - box.y * box.ahead_x) >> SHIFT) + box.wide
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
    c, s = size(cosine), size(sine)
    if size(x * ay - y * ax) >> SHIFT >= box.wide + ((other.long * s + other.wide * c) >> SHIFT) - tolerance:
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
    aside = (size(x * box.ahead_y - y * box.ahead_x) >> SHIFT) - box.wide
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
    distance = size(distance)
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
    if size(aside) >= radius:
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
