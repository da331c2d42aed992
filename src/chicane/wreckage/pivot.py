"""Pivots on a corner to their first contact, solved and not sampled (WK-GEO-17..23)."""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

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
from .sweep import LIMIT, LOOSE, NEVER, TOKEN, VEHICLE, Stop
from .trig import COS, FULL, HALF, SHIFT, SIN, heading_of, size

if TYPE_CHECKING:
    from mypy_extensions import i64

NOISE: Final = 2  # units that rounding may cost
TURN_SLACK: Final = 3  # of a pivot: at a corner it counts on two axes, so that 3 stays below 5 and 6 below 10
TURN_LOOSE: Final = 6
DIAGONAL: Final = isqrt(LENGTH * LENGTH + LENGTH * LENGTH // 4)


class Swing:
    """A pivot seen from its corner: the vehicle lies from (0, 0) to (far, deep) and turns from the first axis to the
    second; so its edge at `deep` and its edge through the corner lead, and the other two can be the first at nothing.
    """

    __slots__ = ("ahead_x", "ahead_y", "crossed", "deep", "far", "fore", "side", "x", "y")

    def __init__(self, x: int, y: int, h: int, which: int, steps: int) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.ahead_x: i64 = SIN[h]
        self.ahead_y: i64 = COS[h]
        self.fore: i64 = FORE[which]
        self.side: i64 = SIDE[which]
        self.crossed = self.fore * self.side * steps < 0  # the first axis lies across the vehicle
        self.far, self.deep = (2 * HALF_WIDE, LENGTH) if self.crossed else (LENGTH, 2 * HALF_WIDE)

    def place(self, x: i64, y: i64) -> tuple[i64, i64]:
        """A point of the arena as the corner sees it."""
        p, q = self.along(x - self.x, y - self.y)
        return (p + HALF_WIDE, q + HALF_LONG) if self.crossed else (p + HALF_LONG, q + HALF_WIDE)

    def along(self, x: i64, y: i64) -> tuple[i64, i64]:
        """A direction in the arena as the corner sees it."""
        ahead = -self.fore * ((x * self.ahead_x + y * self.ahead_y) >> SHIFT)
        right = -self.side * ((x * self.ahead_y - y * self.ahead_x) >> SHIFT)
        return (right, ahead) if self.crossed else (ahead, right)


def pivoted(x: int, y: int, h: int, which: int, steps: int) -> tuple[int, int, int]:
    """The pose after a turn about a corner, clockwise or (negative) anticlockwise (WK-GEO-20, WK-GEO-21)."""
    to = (h + steps) % FULL
    sine: i64 = SIN[h] - SIN[to]
    cosine: i64 = COS[h] - COS[to]
    long: i64 = FORE[which] * HALF_LONG
    wide: i64 = SIDE[which] * HALF_WIDE
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
    swing, box = Swing(x, y, h, which, steps), Box(x, y, h)
    corner_x, corner_y = corner(x, y, h, which)
    steps = size(steps)
    stop = Stop(steps)
    for what, other in boxes:
        near = DIAGONAL + other.reach
        if -near < other.x - corner_x < near and -near < other.y - corner_y < near:
            at = box_swing(swing, box, other)
            if at < steps:
                stop.meet(at, VEHICLE, what, 0)
    for what, disc_x, disc_y, radius in discs:
        near = DIAGONAL + radius
        if -near < disc_x - corner_x < near and -near < disc_y - corner_y < near:
            at = disc_swing(swing, box, disc_x, disc_y, radius)
            if at < steps:
                stop.meet(at, TOKEN, what, 0)
    if size(corner_x) + size(corner_y) + DIAGONAL > ARENA:
        at = limit_swing(swing)
        if at < steps:
            stop.meet(at, LIMIT, -1, 0)
    return stop


def meets_pivot(x: int, y: int, h: int, which: int, steps: int, disc_x: int, disc_y: int, radius: int) -> int:
    """After how many steps a pivot first touches a disc, or -1 (WK-MOVE-07)."""
    corner_x, corner_y = corner(x, y, h, which)
    near = DIAGONAL + radius + 2 * TOLERANCE
    if not (-near < disc_x - corner_x < near and -near < disc_y - corner_y < near):
        return -1
    if box_disc_touch(Box(x, y, h), disc_x, disc_y, radius):
        return 0
    swing = Swing(x, y, h, which, steps)
    p, q = swing.place(disc_x, disc_y)
    at = point_swing(swing, p, q, radius + TOLERANCE)
    if at < size(steps):
        return at + 1
    to_x, to_y, to = pivoted(x, y, h, which, steps)
    return size(steps) if box_disc_touch(Box(to_x, to_y, to), disc_x, disc_y, radius) else -1


def turn(p: i64, q: i64, to_p: i64, to_q: i64) -> int:
    """The whole steps from one direction round to another; a hair beyond is none at all."""
    across, along = p * to_q - q * to_p, p * to_p + q * to_q
    if across < 0 < along and -across <= NOISE * (size(to_p) + size(to_q)):
        return 0
    return heading_of(across, along)


def disc_swing(swing: Swing, box: Box, x: int, y: int, radius: int) -> int:
    """After how many steps a pivot first meets a disc, or NEVER."""
    p, q = swing.place(x, y)
    if p * p + q * q > (DIAGONAL + radius) ** 2:
        return NEVER
    slack = SLACK
    if box_disc_overlap(box, x, y, radius, SLACK):
        if box_disc_overlap(box, x, y, radius, LOOSE):
            return 0
        slack = LOOSE
    return point_swing(swing, p, q, radius - slack)


def point_swing(swing: Swing, p: i64, q: i64, radius: i64) -> int:
    """After how many steps a pivot comes within a radius of a point outside it, or NEVER.

    Of all points that near to the vehicle and as far from its corner, the leading one gets there first.
    """
    far, deep, square = swing.far, swing.deep, p * p + q * q
    most = DIAGONAL + radius
    if square <= TOLERANCE * TOLERANCE or square > most * most:  # at the pivot no angle can be told
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
    p, q = swing.place(other.x, other.y)
    e, f = swing.along(other.ahead_x, other.ahead_y)
    along, across = (p * e + q * f) >> SHIFT, (q * e - p * f) >> SHIFT
    gap_along, gap_across = max(0, size(along) - other.long), max(0, size(across) - other.wide)
    if gap_along * gap_along + gap_across * gap_across > DIAGONAL * DIAGONAL:
        return NEVER
    slack = TURN_SLACK
    if boxes_overlap(box, other, TURN_SLACK):
        if boxes_overlap(box, other, TURN_LOOSE):
            return 0
        slack = TURN_LOOSE
    long, wide = other.long - slack, other.wide - slack
    return min(
        edge_swing(swing, e, f, along + long, across, wide),
        edge_swing(swing, -e, -f, long - along, -across, wide),
        edge_swing(swing, -f, e, across + wide, -along, long),
        edge_swing(swing, f, -e, wide - across, along, long),
        corners_swing(swing, p, q, e * long >> SHIFT, f * long >> SHIFT, e * wide >> SHIFT, f * wide >> SHIFT),
    )


def edge_swing(swing: Swing, out_p: i64, out_q: i64, off: i64, middle: i64, half: i64) -> int:
    """After how many steps a leading corner goes in through an edge: its normal, distance, middle and half length."""
    first = NEVER
    for p in (0, swing.far):
        rest = p * p + swing.deep * swing.deep - off * off
        if rest > 0:
            on = isqrt(rest)
            if size(on - middle) <= half + NOISE:
                at_p, at_q = (off * out_p - on * out_q) >> SHIFT, (off * out_q + on * out_p) >> SHIFT
                first = min(first, turn(p, swing.deep, at_p, at_q))
    return first


def corners_swing(swing: Swing, p: i64, q: i64, long_p: i64, long_q: i64, wide_p: i64, wide_q: i64) -> int:
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
