"""Curves: a numbered space entered too fast (CH-CURVE)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule


@rule("CH-CURVE-01", "CH-CURVE-06")
@pytest.mark.parametrize(
    "number, damage",
    [(3, 7), (5, 9), (7, 11), (8, 12), (9, 12), (12, 12)],
)
def test_the_excess_of_speed_is_the_damage(number: int, damage: int) -> None:
    """Speed 8 costs 8 - number, and nothing at or below the number."""
    table = Table(
        "chariot",
        f"""
        outer   .  .  .  .         .  .  .  .  .  .  .  .
        centre  .  G  .  {number}  .  .  .  .  .  .  .  .
        inner   R  .  .  .         .  .  .  .  .  .  .  .
        green speed 8, fortune 0
        """,
    ).play("dice: fortune, fortune, fortune", "keep")

    assert str(damage) == table["green.damage"]
    assert "c10" == table["green.space"]


@rule("CH-CURVE-06")
@pytest.mark.parametrize("cell, damage", [("9*", 11), ("9R", 10), ("8*R", 9)])
def test_slow_enough_is_no_gain(cell: str, damage: int) -> None:
    """Below the number nothing is lost to the curve and nothing won, whatever else waits on the space."""
    table = Table(
        "chariot",
        f"""
        outer   .  .  .  .       .  .  .  .  .  .  .  .
        centre  .  G  .  {cell}  .  .  .  .  .  .  .  .
        inner   Y  .  .  .       .  .  .  .  .  .  .  .
        green speed 8, fortune 0
        turn green
        """,
    ).play("dice: fortune, fortune, fortune", "keep")

    assert str(damage) == table["green.damage"]


@rule("CH-CURVE-02", "CH-CURVE-03")
@pytest.mark.parametrize("column", [3, 6, 10])
def test_final_speed_counts_wherever_the_number_stands(column: int) -> None:
    """First point, middle or last, passed or stopped on: 8 - 5 every time, whatever the points left."""
    row = ["."] * 12
    row[1], row[column - 1] = "G", "5"
    table = Table(
        "chariot",
        f"""
        outer   .  .  .  .  .  .  .  .  .  .  .  .
        centre  {"  ".join(row)}
        inner   R  .  .  .  .  .  .  .  .  .  .  .
        green speed 6, fortune 0
        """,
    ).play("dice: sprint, fortune, fortune, fortune", "keep")

    assert "8" == table["green.damage"]  # 12 - 1 for the Sprint - 3
    assert "c10" == table["green.space"]


@rule("CH-CURVE-02")
def test_slowing_down_in_time() -> None:
    """The speed of this turn counts, not the one the chariot came with."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .  .  .  .  .
        centre  .  G  5  .  .  .  .  .  .  .  .  .
        inner   R  .  .  .  .  .  .  .  .  .  .  .
        green speed 8, fortune 0
        """,
    ).play("dice: pace, pace, pace", "keep", "pace -3")

    assert "12" == table["green.damage"]
    assert "c7" == table["green.space"]


@rule("CH-CURVE-04")
def test_two_numbers_are_charged_separately() -> None:
    """8 - 7 and 8 - 6: three points in all."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .  .  .  .  .
        centre  .  G  7  6  .  .  .  .  .  .  .  .
        inner   R  .  .  .  .  .  .  .  .  .  .  .
        green speed 8, fortune 0
        """,
    ).play("dice: fortune, fortune, fortune", "keep")

    assert "9" == table["green.damage"]


@rule("CH-CURVE-05")
@pytest.mark.parametrize("way, damage", [("in", 9), ("ahead", 12), ("out", 11)])
def test_entering_by_a_lane_change(way: str, damage: int) -> None:
    """The number of the space entered is charged, and only that one."""
    table = Table(
        "chariot",
        """
        outer   .  .  7  .  .  .  .  .  .  .  .  .
        centre  .  G  .  .  .  .  .  .  .  .  .  .
        inner   R  .  5  .  .  .  .  .  .  .  .  .
        green speed 8, fortune 0
        """,
    ).play("dice: turn, fortune, fortune", "keep", way)

    assert str(damage) == table["green.damage"]


@rule("CH-CURVE-07")
def test_starting_on_a_number() -> None:
    """A chariot that starts its turn on a numbered space has entered it before."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .  .  .  .  .
        centre  .  G1 .  .  .  .  .  .  .  .  .  .
        inner   R  .  .  .  .  .  .  .  .  .  .  .
        green speed 8, fortune 0
        """,
    ).play("dice: fortune, fortune, fortune", "keep")

    assert "12" == table["green.damage"]
    assert "c10" == table["green.space"]
