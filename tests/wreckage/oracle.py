"""The same shapes in shapely, which knows nothing of our integers: what the geometry is compared with."""

import math
from collections.abc import Callable
from itertools import pairwise

from hypothesis import strategies as some
from shapely import LineString, Point, Polygon

from chicane.wreckage.shapes import ARENA, HALF_LONG, HALF_WIDE, LENGTH, TOLERANCE, Box, spot
from chicane.wreckage.trig import DEGREE, FULL, heading_of

MILLI = LENGTH // 1000  # how closely engines must agree on a contact (WK-GEO-12)
TENTH = DEGREE // 10
Pose = tuple[int, int, int]
Disc = tuple[int, int, int]

headings = some.one_of(some.integers(0, 359).map(lambda degrees: degrees * DEGREE), some.integers(0, FULL - 1))
hairs = some.one_of(some.integers(-40, 40), some.integers(-1000, 1000), some.just(0))


def poses(spread: int = 2 * LENGTH) -> some.SearchStrategy[Pose]:
    """Vehicles near the centre."""
    return some.tuples(some.integers(-spread, spread), some.integers(-spread, spread), headings)


def rectangle(x: float, y: float, h: int, long: float = HALF_LONG, wide: float = HALF_WIDE) -> Polygon:
    """A vehicle as a polygon, turned by the C library's sine."""
    angle = math.radians(h / DEGREE)
    sine, cosine = math.sin(angle), math.cos(angle)
    around = ((-long, -wide), (-long, wide), (long, wide), (long, -wide))
    return Polygon([(x + a * sine + r * cosine, y + a * cosine - r * sine) for a, r in around])


def polygon(box: Box) -> Polygon:
    """Any rectangle of ours as a polygon."""
    x, y, long, wide = (float(int(each)) for each in (box.x, box.y, box.long, box.wide))
    return rectangle(x, y, heading_of(box.ahead_x, box.ahead_y), long, wide)


def depth(a: Polygon, b: Polygon) -> float:
    """How deep two convex shapes penetrate each other: below 0 the distance between them."""
    if a.intersects(b):
        return min(push(a, b), push(b, a))
    return -float(a.distance(b))


def push(a: Polygon, b: Polygon) -> float:
    """The least way along an edge normal of the first shape that frees it from the second."""
    points = list(a.exterior.coords)
    ways = []
    for (x, y), (to_x, to_y) in pairwise(points):
        normal_x, normal_y, size = to_y - y, x - to_x, ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        reach = [(normal_x * px + normal_y * py) / size for px, py in points]
        other = [(normal_x * px + normal_y * py) / size for px, py in b.exterior.coords]
        ways.append(min(max(reach) - min(other), max(other) - min(reach)))
    return float(min(ways))


def into_disc(shape: Polygon | LineString, x: int, y: int, radius: int) -> float:
    """How deep a disc reaches into a shape: below 0 the distance between them."""
    return radius - float(shape.distance(Point(x, y)))


def out_of_arena(shape: Polygon) -> float:
    """How far the farthest corner is outside the arena: below 0 how far inside."""
    return max(float((x * x + y * y) ** 0.5) for x, y in shape.exterior.coords) - ARENA


def deepest(pose: Pose, others: list[Pose], discs: list[Disc]) -> float:
    """How deep a vehicle is in anything that stops it, the limit included."""
    shape = rectangle(*pose)
    into = [depth(shape, rectangle(*other)) for other in others]
    return max(out_of_arena(shape), *into, *[into_disc(shape, *disc) for disc in discs], -LENGTH)


class Crowd:
    """All that can stop a vehicle, the limit included, grown (or shrunk) by a hair."""

    def __init__(self, others: list[Pose], discs: list[Disc], grown: int) -> None:
        self.shapes = [rectangle(*other, HALF_LONG + grown, HALF_WIDE + grown) for other in others]
        self.discs = [(Point(x, y), radius + grown) for x, y, radius in discs]
        self.grown = grown

    def meets(self, shape: Polygon) -> bool:
        """Whether a shape is in any of it."""
        return (
            any(shape.intersects(other) for other in self.shapes)
            or any(shape.distance(centre) < radius for centre, radius in self.discs)
            or out_of_arena(shape) > -self.grown
        )


def swept(pose: Pose, distance: float) -> Polygon:
    """All that a straight move passes over: one long rectangle."""
    x, y, h = pose
    angle = math.radians(h / DEGREE)
    to_x, to_y = x + distance * math.sin(angle) / 2, y + distance * math.cos(angle) / 2
    return rectangle(to_x, to_y, h, HALF_LONG + abs(distance) / 2)


def first_so(is_so: Callable[[float], bool], low: float, high: float) -> float:
    """The place from which something is so that is not so at first and so in the end."""
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (low, middle) if is_so(middle) else (middle, high)
    return high


def first_on_the_way(is_so: Callable[[float], bool], end: float, pace: float) -> float:
    """The first place from 0 to the end where something is so, beyond the end if nowhere; looked for at a pace."""
    at = 0.0
    while not is_so(at):
        if at == end:
            return end + LENGTH
        at = min(end, at + pace)
    return first_so(is_so, max(0.0, at - pace), at)


def beside(pose: Pose, gap: int, side: int, along: int, turned: int) -> Pose:
    """A vehicle laid beside another with a gap between the two, near-touching if it is a hair."""
    x, y, h = pose
    out = (HALF_LONG, HALF_WIDE, HALF_LONG, HALF_WIDE)[side]
    own = (HALF_LONG, HALF_WIDE)[turned % 2 if side % 2 == 0 else 1 - turned % 2]
    away = out + own + gap
    ahead, right = ((away, along), (along, away), (-away, along), (along, -away))[side]
    return (*spot(x, y, h, ahead, right), (h + turned * 90 * DEGREE) % FULL)


def near(tolerance: float = TOLERANCE, by: float = 3.0) -> Callable[[float], bool]:
    """Whether a depth is so close to the tolerance that rounding decides."""
    return lambda deep: abs(deep - tolerance) <= by
