"""Headings in hundredths of a degree, and their sines and cosines as integers: the same bits everywhere (WK-GEO-08)."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

DEGREE: Final = 100
FULL: Final = 360 * DEGREE
QUARTER: Final = 90 * DEGREE
SHIFT: Final = 28  # fine enough that seven lengths are off by a fraction of a unit
SCALE: Final = 1 << SHIFT
HALF: Final = SCALE >> 1

BITS: Final = 120  # of the fixed point in which the tables are computed
ONE: Final = 1 << BITS


def inverse_tangent_of_inverse(number: int) -> int:
    """The arc tangent of 1/number in fixed point, by its series."""
    total, power, odd = 0, ONE // number, 1
    while power:
        total += power // odd if odd % 4 == 1 else -(power // odd)
        power //= number * number
        odd += 2
    return total


def one_step() -> tuple[int, int]:
    """Sine and cosine of one step of heading in fixed point, by their series and Machin's formula for pi."""
    pi = 16 * inverse_tangent_of_inverse(5) - 4 * inverse_tangent_of_inverse(239)
    angle = 2 * pi // FULL
    sums = [0, 0, 0, 0]
    term, degree = ONE, 0
    while term:
        sums[degree % 4] += term
        degree += 1
        term = term * angle // (degree << BITS)
    return sums[1] - sums[3], sums[0] - sums[2]


def eighth() -> tuple[list[int], list[int]]:
    """Sines and cosines of the first 45 degrees, both ends included, one step after the other."""
    step_sine, step_cosine = one_step()
    sine, cosine, down = 0, ONE, BITS - SHIFT
    half = 1 << (down - 1)
    sines, cosines = [], []
    for _ in range(QUARTER // 2 + 1):
        sines.append((sine + half) >> down)
        cosines.append((cosine + half) >> down)
        sine, cosine = (
            (sine * step_cosine + cosine * step_sine) >> BITS,
            (cosine * step_cosine - sine * step_sine) >> BITS,
        )
    return sines, cosines


def waves() -> tuple[list[int], list[int], list[int]]:
    """Sine and cosine of all headings and the tangents of the first 45 degrees, all by symmetry from an eighth."""
    sines, cosines = eighth()
    rise = sines + cosines[-2::-1]  # 0 to 90 degrees
    hill = rise + rise[-2:0:-1]  # 0 to 180 degrees, the end left out
    wave = hill + [-value for value in hill]
    tangents = [(sine << SHIFT) // cosine for sine, cosine in zip(sines, cosines, strict=True)]
    return wave, wave[QUARTER:] + wave[:QUARTER], tangents


WAVES: Final = waves()
SIN: Final = WAVES[0]
COS: Final = WAVES[1]
TANGENT: Final = WAVES[2]


def size(value: i64) -> i64:
    """A number without its sign, as the machine has it."""
    return value if value >= 0 else -value


def heading_of(x: int, y: int) -> int:
    """The last step of heading that is not beyond the direction (x, y); 0 for no direction at all."""
    if x >= 0:
        return heading_right(x, y) if y >= 0 else QUARTER + heading_right(-y, x)
    if y < 0:
        return 2 * QUARTER + heading_right(-x, -y)
    return (3 * QUARTER + heading_right(y, -x)) % FULL


def heading_right(x: int, y: int) -> int:
    """The heading of a direction in the first quarter (x and y not negative): 0 to 89.99 degrees, or 90 for (1, 0)."""
    if x <= y:
        return bisect_right(TANGENT, (x << SHIFT) // y) - 1 if y else 0
    return QUARTER - bisect_left(TANGENT, (y << SHIFT) // x)
