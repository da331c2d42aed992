"""The ruler and the line of sight: who can be fired at, and who faces what (WK-GEO-24..31)."""

from math import isqrt
from typing import Final

from .shapes import HALF_LONG, HALF_WIDE, TOLERANCE, Box, boxes_touch, spot
from .trig import COS, FULL, QUARTER, SHIFT, SIN, size

FORWARD: Final = 0
RIGHT: Final = 1
BACK: Final = 2
LEFT: Final = 3


def muzzle(x: int, y: int, h: int, side: int) -> tuple[int, int]:
    """The middle of the edge that the ruler is laid against (WK-GEO-26, WK-GEO-27, WK-GEO-29)."""
    return spot(x, y, (h + side * QUARTER) % FULL, HALF_WIDE if side in (RIGHT, LEFT) else HALF_LONG, 0)


def zone(x: int, y: int, h: int, side: int, reach: int) -> Box:
    """What the ruler covers on one side of a vehicle (WK-GEO-26, WK-GEO-27)."""
    from_x, from_y = muzzle(x, y, h, side)
    way = (h + side * QUARTER) % FULL
    centre_x, centre_y = spot(from_x, from_y, way, reach // 2, 0)
    return Box(centre_x, centre_y, way, reach // 2, HALF_WIDE)


def in_range(x: int, y: int, h: int, side: int, reach: int, target: Box) -> bool:
    """Whether the ruler touches the target; it may lie over anything else (WK-GEO-24, WK-GEO-25)."""
    return boxes_touch(zone(x, y, h, side, reach), target)


def aims(target: Box) -> list[tuple[int, int]]:
    """The nine points of a vehicle that can be seen: centre, edge middles and corners (WK-GEO-29)."""
    long_x, long_y = (target.long * target.ahead_x) >> SHIFT, (target.long * target.ahead_y) >> SHIFT
    wide_x, wide_y = (target.wide * target.ahead_y) >> SHIFT, -(target.wide * target.ahead_x) >> SHIFT
    return [
        (target.x + ahead * long_x + right * wide_x, target.y + ahead * long_y + right * wide_y)
        for ahead in (0, 1, -1)
        for right in (0, 1, -1)
    ]


def segment_disc(x: int, y: int, to_x: int, to_y: int, disc_x: int, disc_y: int, radius: int) -> bool:
    """Whether a segment runs through a disc by more than the tolerance; grazing it does not count."""
    way_x, way_y, x, y = to_x - x, to_y - y, disc_x - x, disc_y - y
    near = (radius - TOLERANCE) ** 2
    along, whole = x * way_x + y * way_y, way_x * way_x + way_y * way_y
    if along <= 0:
        return x * x + y * y < near
    if along >= whole:
        return (to_x - disc_x) ** 2 + (to_y - disc_y) ** 2 < near
    return (x * way_y - y * way_x) ** 2 < near * whole


def segment_box(x: int, y: int, to_x: int, to_y: int, box: Box) -> bool:
    """Whether a segment runs through a rectangle by more than the tolerance; grazing it does not count."""
    x, y, to_x, to_y = x - box.x, y - box.y, to_x - box.x, to_y - box.y
    ahead_x, ahead_y = box.ahead_x, box.ahead_y
    along, to_along = (x * ahead_x + y * ahead_y) >> SHIFT, (to_x * ahead_x + to_y * ahead_y) >> SHIFT
    across, to_across = (x * ahead_y - y * ahead_x) >> SHIFT, (to_x * ahead_y - to_y * ahead_x) >> SHIFT
    long, wide = box.long - TOLERANCE, box.wide - TOLERANCE
    if min(along, to_along) >= long or max(along, to_along) <= -long:
        return False
    if min(across, to_across) >= wide or max(across, to_across) <= -wide:
        return False
    way_along, way_across = to_along - along, to_across - across
    reach = box.long * size(way_across) + box.wide * size(way_along)
    deep = reach - TOLERANCE * isqrt(way_along * way_along + way_across * way_across)
    return size(along * to_across - across * to_along) < deep or reach == 0


def has_sight(
    x: int, y: int, h: int, side: int, target: Box, boxes: list[tuple[int, Box]], discs: list[tuple[int, int, int, int]]
) -> bool:
    """Whether a line from the muzzle reaches one of the target's nine points past third vehicles and obstacles
    (WK-GEO-28, WK-GEO-29)."""
    from_x, from_y = muzzle(x, y, h, side)
    return any(is_open(from_x, from_y, to_x, to_y, boxes, discs) for to_x, to_y in aims(target))


def is_open(
    x: int, y: int, to_x: int, to_y: int, boxes: list[tuple[int, Box]], discs: list[tuple[int, int, int, int]]
) -> bool:
    """Whether nothing stands between two points."""
    for _, disc_x, disc_y, radius in discs:
        if segment_disc(x, y, to_x, to_y, disc_x, disc_y, radius):
            return False
    return not any(segment_box(x, y, to_x, to_y, box) for _, box in boxes)


def faces(x: int, y: int, h: int, to_x: int, to_y: int) -> bool:
    """Whether a point lies ahead of a vehicle, in its front half-plane (WK-OBST-09)."""
    return (to_x - x) * SIN[h] + (to_y - y) * COS[h] > 0
