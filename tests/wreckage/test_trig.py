"""Headings and their tables: exact, symmetric and the same everywhere (WK-GEO-08)."""

import hashlib
import math

from hypothesis import given
from hypothesis import strategies as some

from chicane.wreckage.trig import COS, DEGREE, FULL, QUARTER, SCALE, SIN, heading_of
from tests.rule import rule


@rule("WK-GEO-08", "WK-GEO-12")
def test_every_entry_is_the_rounded_sine_and_cosine() -> None:
    """The tables hold what the C library says, rounded, for all 36,000 headings."""
    angles = [math.radians(step / DEGREE) for step in range(FULL)]

    assert [round(math.sin(angle) * SCALE) for angle in angles] == SIN
    assert [round(math.cos(angle) * SCALE) for angle in angles] == COS


def test_the_tables_are_these_very_bits() -> None:
    """A table with one other bit would replay old games otherwise."""
    digest = hashlib.sha256(repr((SIN, COS)).encode()).hexdigest()

    assert "000779826dd8c4d429709c8ee587700cda0ef95ef3c20aea904bb25233eb7d6f" == digest


@rule("WK-GEO-08")
def test_north_east_south_and_west_are_exact() -> None:
    """A vehicle that drives north does not drift."""
    ways = [(SIN[heading], COS[heading]) for heading in range(0, FULL, QUARTER)]

    assert [(0, SCALE), (SCALE, 0), (0, -SCALE), (-SCALE, 0)] == ways


def test_symmetry_and_length() -> None:
    """Opposite and mirrored headings are each other's images, and every direction is one long within two units."""
    for step in range(FULL):
        assert SIN[step] == -SIN[(step + FULL // 2) % FULL] == -SIN[-step] == COS[(step - QUARTER) % FULL]
        assert COS[step] == -COS[(step + FULL // 2) % FULL] == COS[-step]
        assert abs(SIN[step] ** 2 + COS[step] ** 2 - SCALE**2) <= 2 * SCALE


def test_the_heading_of_every_table_entry() -> None:
    """Back from a direction to its step; rounding may show it a hair before."""
    assert all(heading_of(SIN[step], COS[step]) in (step, (step - 1) % FULL) for step in range(FULL))


@given(some.integers(-(10**14), 10**14), some.integers(-(10**14), 10**14))
def test_the_heading_is_the_last_step_before_the_direction(x: int, y: int) -> None:
    """It is what the arc tangent says, rounded down, but for directions that lie on a step."""
    angle = math.degrees(math.atan2(x, y)) % 360 * DEGREE

    assert min(abs(angle - 0.5 - heading_of(x, y) - turn) for turn in (-FULL, 0, FULL)) <= 0.501


def test_the_headings_of_the_eight_winds() -> None:
    """Exact on the axes and diagonals, and 0 where there is no direction."""
    winds = [(0, 5), (5, 5), (5, 0), (5, -5), (0, -5), (-5, -5), (-5, 0), (-5, 5), (0, 0)]

    assert [0, 45, 90, 135, 180, 225, 270, 315, 0] == [heading_of(*wind) // DEGREE for wind in winds]
