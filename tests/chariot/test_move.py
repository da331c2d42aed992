"""The movement, one space at a time (CH-MOVE)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule

STRAIGHT = """
    outer   .  .  .  .  .  .  .  .  .  .  .  .
    centre  .  G  .  .  .  .  .  .  .  .  .  .
    inner   R  .  .  .  .  .  .  .  .  .  .  .
    green speed 4, fortune 0
    red fortune 0
"""


@rule("CH-MOVE-01", "CH-MOVE-02")
def test_exactly_as_many_spaces_as_the_speed() -> None:
    """Speed 4 leads from the second space to the sixth; the space it left is not counted."""
    table = Table("chariot", STRAIGHT).play("dice: fortune, fortune, fortune, fortune, fortune", "keep")

    assert "c6" == table["green.space"]
    assert "red" == table["turn"]


@rule("CH-MOVE-01")
def test_no_point_may_be_left() -> None:
    """As long as points are left there is no way to stop."""
    table = Table("chariot", STRAIGHT).play("dice: turn, fortune, fortune, fortune, fortune", "keep")

    for space in ("c2", "c3", "c4", "c5"):
        assert space == table["green.space"]
        assert ["ahead", "in", "out"] == table.menu
        table.play("ahead")

    assert "c6" == table["green.space"]
    assert "red" == table["turn"]


@rule("CH-MOVE-03")
def test_without_a_turn_die_the_lane_is_kept() -> None:
    """Even a chariot in the way is no reason to leave the lane, and nobody is asked."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  G  .  R  .  .  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 4, fortune 0
        turn green
        """,
    ).play("dice: fortune, fortune, fortune, fortune, fortune", "keep")

    assert "c6" == table["green.space"]
    assert "2" == table["round"]


@rule("CH-MOVE-04", "CH-MOVE-05", "CH-DIE-04")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_one_lane_change_at_any_point(before: int) -> None:
    """The first point, the last and any between may be the lane change; it uses one point, and there is only one."""
    table = Table("chariot", STRAIGHT).play("dice: turn, fortune, fortune, fortune, fortune", "keep")
    table.play(*["ahead"] * before, "out")

    assert "o6" == table["green.space"]
    assert "red" == table["turn"]


@rule("CH-MOVE-06")
@pytest.mark.parametrize(
    "start, way, end",
    [
        ("c3", "in", "i4"),  # on a straight the space beside is level: only the next one is ahead
        ("c3", "out", "o4"),
        ("c9", "in", "i9"),  # in the bend the space beside reaches further: 9.6 against 9
        ("i9", "out", "c10"),  # and from there back only to a space beyond 9.6
        ("o9", "in", "c9"),
        ("c9", "out", "o10"),
        ("c40", "out", "o1"),  # across the line
    ],
)
def test_lane_change_goes_to_a_front_further_ahead(start: str, way: str, end: str) -> None:
    """The front of the space entered is strictly more advanced than the front of the space left."""
    table = Table("chariot", f"green at {start}, speed 1, fortune 0\nred at c1, lap -1", options={"track": "A"})
    table.play("dice: turn, fortune, fortune, fortune, fortune", "keep", way)

    assert end == table["green.space"]


@rule("CH-MOVE-07")
def test_lane_changes_may_follow_one_another() -> None:
    """Two Turn dice lead out and straight back to the lane left before; a third change has no die."""
    table = Table("chariot", STRAIGHT).play("dice: turn, turn, fortune, fortune, fortune", "keep", "out")

    assert "o3" == table["green.space"]
    assert ["ahead", "in"] == table.menu

    table.play("in")

    assert "c6" == table["green.space"]  # c4 by the second change, then on without a question


@rule("CH-MOVE-08")
def test_one_lane_at_a_time() -> None:
    """From the inner lane to the outer one takes two dice."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  .  .  .  .  .  .  .
        inner   .  G  .  .  .  .  .  .
        green speed 2, fortune 0
        """,
    ).play("dice: turn, turn, fortune, fortune, fortune", "keep")

    assert ["ahead", "out"] == table.menu

    table.play("out")

    assert "c3" == table["green.space"]
    assert ["ahead", "in", "out"] == table.menu

    table.play("out")

    assert "o4" == table["green.space"]


@rule("CH-MOVE-09")
def test_speed_zero_enters_no_space() -> None:
    """The caltrop of the space it stands on does not count; a javelin may still be thrown."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .
        centre  .  G* R  .  .  .
        inner   .  .  .  .  .  .
        green speed 1, fortune 0
        turn green
        """,
    ).play("dice: pace, turn, attack, fortune, fortune", "keep", "pace -1")

    assert "c2" == table["green.space"]
    assert "12" == table["green.damage"]
    assert "c2" == table["caltrops"]
    assert ["hold", "javelin red"] == table.menu

    table.play("javelin red")

    assert "11" == table["red.damage"]


CURVE, CALTROP, CLASH = "chariot-told-hurt-curve", "chariot-told-hurt-caltrop", "chariot-told-clash"


@rule("CH-MOVE-10")
@pytest.mark.parametrize(
    "before, after, red, harm",
    [
        (1, 0, 12, [CURVE]),
        (2, 0, 12, [CURVE, CALTROP]),
        (3, 0, 10, [CURVE, CALTROP, CLASH]),
        (4, 0, 10, [CURVE, CALTROP, CLASH]),
        (5, 1, 10, [CURVE, CALTROP, CLASH]),
    ],
)
def test_curve_then_caltrop_then_collision(before: int, after: int, red: int, harm: list[str]) -> None:
    """Curve damage, caltrop, collision, in this order; once destroyed, nothing more happens."""
    table = Table(
        "chariot",
        f"""
        outer   .  .  .  .  .    .  .  .  .
        centre  .  .  .  .  R4*  .  .  .  .
        inner   .  G  .  .  .    .  .  .  .
        green speed 1, fortune 0, damage {before}
        red fortune 0
        turn green
        """,
    ).play("dice: turn, pace, pace, pace, pace", "keep", "pace +4", "ahead, ahead, out")

    assert harm == [key for key in table["said"].split(", ") if key in (CURVE, CALTROP, CLASH)]
    assert str(after) == table["green.damage"]
    assert str(red) == table["red.damage"]
    assert ("c5" if not after else "none") == table["caltrops"]


@rule("CH-MOVE-10")
def test_pillar_comes_first() -> None:
    """A pillar destroys before the number or the caltrop of its space can hurt."""
    table = Table(
        "chariot",
        """
        outer   .  .  .   .  .  .
        centre  .  G  1#* .  .  .
        inner   R  .  .   .  .  .
        green speed 4, fortune 0
        """,
    ).play("dice: fortune, fortune, fortune, fortune, fortune", "keep")

    assert "off" == table["green.space"]
    assert "c3" == table["caltrops"]
    assert not {CURVE, CALTROP} & set(table["said"].split(", "))


@rule("CH-MOVE-11")
def test_damage_takes_no_movement_points() -> None:
    """Six damage on the first spaces leave the eight points as they were."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .   .  .  .  .  .  .  .  .
        centre  .  G  5  R*  .  .  .  .  .  .  .  .
        inner   .  .  .  .   .  .  .  .  .  .  .  .
        green speed 8, damage 8, fortune 0
        turn green
        """,
    ).play("dice: fortune, fortune, fortune", "keep")

    assert "2" == table["green.damage"]
    assert "8" == table["green.speed"]
    assert "c10" == table["green.space"]


@rule("CH-MOVE-12")
def test_destroyed_in_the_middle_of_the_movement() -> None:
    """It stops at once where it was destroyed: the caltrop there is all that is left, red is not reached."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  G  .  5  .  R  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 8, damage 8, fortune 0
        red fortune 0
        turn green
        """,
    )
    table.play("dice: turn, sprint, sprint", "keep", "ahead, ahead")

    assert "off" == table["green.space"]
    assert "c4" == table["caltrops"]
    assert "12" == table["red.damage"]
    assert "red" == table["turn"]
