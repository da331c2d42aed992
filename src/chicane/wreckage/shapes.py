"""Vehicles, ruler zones and tokens as integer rectangles and discs, and when they overlap or touch (WK-GEO-06..11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .trig import COS, HALF, SHIFT, SIN, size

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine's product also of negative numbers

LENGTH: Final = 10_000_000  # units in one vehicle length (WK-GEO-03)
TOLERANCE: Final = 10  # WK-GEO-11
SLACK: Final = 5  # what a move forgives; for placing a shape too, so that what was placed can move on

HALF_LONG: Final = LENGTH // 2  # WK-GEO-06
HALF_WIDE: Final = LENGTH // 4
CAN: Final = LENGTH // 5  # WK-GEO-07
OBSTACLE: Final = 2 * LENGTH // 5
MINE: Final = 3 * LENGTH // 20
ARENA: Final = 6 * LENGTH  # WK-GEO-10
SHORT: Final = 3 * LENGTH // 2  # WK-GEO-05
LONG: Final = 3 * LENGTH

FL: Final = 0
FR: Final = 1
RL: Final = 2
RR: Final = 3
FORE: Final = (1, 1, -1, -1)  # on which side of the centre each corner lies, along the vehicle ...
SIDE: Final = (-1, 1, -1, 1)  # ... and across it


class Box:
    """A rectangle: its centre, the direction of its length and half its length and width."""

    __slots__ = ("ahead_x", "ahead_y", "long", "reach", "wide", "x", "y")

    def __init__(self, x: int, y: int, h: int, long: int = HALF_LONG, wide: int = HALF_WIDE) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.ahead_x: i64 = SIN[h]  # its right is (ahead_y, -ahead_x)
        self.ahead_y: i64 = COS[h]
        self.long: i64 = long
        self.wide: i64 = wide
        self.reach: i64 = long + wide  # no point of it is further from the centre


def spot(x: i64, y: i64, h: int, ahead: i64, right: i64) -> tuple[int, int]:
    """The point that lies so far ahead and to the right of a pose's centre (WK-GEO-08)."""
    sine: i64 = SIN[h]
    cosine: i64 = COS[h]
    return x + ((ahead * sine + right * cosine + HALF) >> SHIFT), y + ((ahead * cosine - right * sine + HALF) >> SHIFT)


def corner(x: int, y: int, h: int, which: int) -> tuple[int, int]:
    """One corner of a vehicle (WK-GEO-09)."""
    return spot(x, y, h, FORE[which] * HALF_LONG, SIDE[which] * HALF_WIDE)


def corners(x: int, y: int, h: int) -> list[tuple[int, int]]:
    """The four corners of a vehicle in the order FL, FR, RL, RR (WK-GEO-09)."""
    return [corner(x, y, h, which) for which in (FL, FR, RL, RR)]


def boxes_overlap(a: Box, b: Box, tolerance: int = TOLERANCE) -> bool:
    """Whether two rectangles penetrate by more than the tolerance on all four edge normals (WK-GEO-33)."""
    x, y = b.x - a.x, b.y - a.y
    near = a.reach + b.reach - tolerance
    if not (-near < x < near and -near < y < near):
        return False
    ax, ay, bx, by = a.ahead_x, a.ahead_y, b.ahead_x, b.ahead_y
    cosine = size(ax * bx + ay * by) >> SHIFT
    sine = size(ax * by - ay * bx) >> SHIFT
    return (
        a.long + ((b.long * cosine + b.wide * sine) >> SHIFT) - (size(x * ax + y * ay) >> SHIFT) > tolerance
        and a.wide + ((b.long * sine + b.wide * cosine) >> SHIFT) - (size(x * ay - y * ax) >> SHIFT) > tolerance
        and b.long + ((a.long * cosine + a.wide * sine) >> SHIFT) - (size(x * bx + y * by) >> SHIFT) > tolerance
        and b.wide + ((a.long * sine + a.wide * cosine) >> SHIFT) - (size(x * by - y * bx) >> SHIFT) > tolerance
    )


def boxes_touch(a: Box, b: Box) -> bool:
    """Whether two rectangles intersect or touch, within the tolerance (WK-GEO-26)."""
    return boxes_overlap(a, b, -TOLERANCE - 1)


def gap_squared(box: Box, x: i64, y: i64) -> int:
    """The square of the distance from a point to a rectangle, 0 inside it."""
    x -= box.x
    y -= box.y
    along = (size(x * box.ahead_x + y * box.ahead_y) >> SHIFT) - box.long
    across = (size(x * box.ahead_y - y * box.ahead_x) >> SHIFT) - box.wide
    if along <= 0:
        return across * across if across > 0 else 0
    return along * along + across * across if across > 0 else along * along


def box_disc_overlap(box: Box, x: int, y: int, radius: int, tolerance: int = TOLERANCE) -> bool:
    """Whether a disc reaches into a rectangle by more than the tolerance (WK-GEO-32)."""
    radius -= tolerance
    return gap_squared(box, x, y) < radius * radius


def box_disc_touch(box: Box, x: int, y: int, radius: int) -> bool:
    """Whether a disc overlaps or touches a rectangle, within the tolerance (WK-MOVE-07)."""
    radius += TOLERANCE
    return gap_squared(box, x, y) <= radius * radius


def discs_overlap(x: i64, y: i64, radius: int, to_x: int, to_y: int, other: int, tolerance: int = TOLERANCE) -> bool:
    """Whether two discs overlap by more than the tolerance (WK-GEO-11)."""
    near = radius + other - tolerance
    x, y = to_x - x, to_y - y
    return x * x + y * y < near * near


def discs_touch(x: i64, y: i64, radius: int, to_x: int, to_y: int, other: int) -> bool:
    """Whether two discs overlap or touch, within the tolerance."""
    near = radius + other + TOLERANCE
    x, y = to_x - x, to_y - y
    return x * x + y * y <= near * near


def box_inside(box: Box, tolerance: int = TOLERANCE) -> bool:
    """Whether all four corners are in the arena; the farthest one decides (WK-GEO-10)."""
    x, y, limit = box.x, box.y, ARENA + tolerance
    along = (size(x * box.ahead_x + y * box.ahead_y) >> SHIFT) + box.long
    across = (size(x * box.ahead_y - y * box.ahead_x) >> SHIFT) + box.wide
    return along * along + across * across <= limit * limit


def disc_inside(x: i64, y: i64, radius: int, tolerance: int = TOLERANCE) -> bool:
    """Whether a whole disc is in the arena (WK-GEO-10)."""
    limit = ARENA + tolerance - radius
    return x * x + y * y <= limit * limit
