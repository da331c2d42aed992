"""Phase 6: caltrops behind, javelins all around (CH-ATT, CH-CALT, CH-JAV)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule

# Twenty cubes, the whole supply, in the inner lane and the far end of the others.
ALL_LAID = """
    outer   .  .  .  R  .  .  .  .  .  .  .  .  .  *  *  *
    centre  .  G  .  .  .  .  .  .  .  .  .  .  .  *  *  *
    inner   .  .  *  *  *  *  *  *  *  *  *  *  *  *  *  *
    green speed 1, fortune 0
    red fortune 0, damage 1
    turn green
"""


@rule("CH-ATT-01")
def test_one_attack_for_each_die_freely_split() -> None:
    """Three dice: a caltrop, a javelin, another caltrop, and then no more."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .  .
        centre  .  G  .  .  .  .  R  .  .
        inner   .  .  .  .  .  .  .  .  .
        green speed 4, fortune 0
        red fortune 0
        turn green
        """,
    ).play("dice: attack, attack, attack, fortune, fortune", "green: keep")

    assert ["hold", "javelin red", "caltrop c3", "caltrop c4", "caltrop c5"] == table.menu
    table.play("caltrop c3")
    assert ["hold", "javelin red", "caltrop c4", "caltrop c5"] == table.menu
    table.play("javelin red")
    assert ["hold", "javelin red", "caltrop c4", "caltrop c5"] == table.menu
    table.play("caltrop c5")

    assert "red" == table["turn"]
    assert "11" == table["red.damage"]
    assert "c3, c5" == table["caltrops"]


@rule("CH-ATT-01")
@pytest.mark.parametrize("dice", ["turn, fortune, fortune", "attack, fortune, fortune"])
def test_no_attack_without_a_die_nor_against_ones_will(dice: str) -> None:
    """Without an Attack die there is no attack; with one it may be left."""
    table = Table(
        "chariot",
        """
        outer   R  .  .  .  .  .  .  .  .  .  .  .
        centre  .  G  .  .  .  .  .  .  .  .  .  .
        inner   .  .  .  .  .  .  .  .  .  .  .  .
        green speed 8, fortune 0
        """,
    ).play(f"dice: {dice}", "keep", *(["hold"] if "attack" in dice else ["ahead"] * 8))

    assert "red" == table["turn"]
    assert "none" == table["caltrops"]


@rule("CH-ATT-02", "CH-JAV-07")
def test_attacks_come_after_the_whole_movement() -> None:
    """During the movement nothing can be thrown or laid; the range is counted from where the chariot ends."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .  .
        centre  .  G  .  R  .  .  .  B  .
        inner   .  .  .  .  .  .  .  .  .
        green speed 5, fortune 0
        turn green
        """,
    ).play("dice: turn, attack, fortune, fortune, fortune", "keep")

    for _ in range(5):
        assert ["ahead", "in", "out"] == table.menu
        table.play("ahead")

    assert "c7" == table["green.space"]
    assert ["hold", "javelin blue", "caltrop c3", "caltrop c4", "caltrop c5", "caltrop c6"] == table.menu


# Caltrops


@rule("CH-CALT-01", "CH-CALT-02", "CH-CALT-03")
def test_caltrops_go_where_the_chariot_has_passed() -> None:
    """Not on the start space, not on the end space, not where one lies, and nowhere else."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .  .
        centre  .  G  .  .  .  .  .  .  .
        inner   .  .  .  .  .  .  .  .  .
        green speed 5, fortune 0
        """,
    ).play("dice: turn, attack, attack, fortune, fortune", "keep", "ahead, in")

    assert "i7" == table["green.space"]
    assert ["hold", "caltrop c3", "caltrop i4", "caltrop i5", "caltrop i6"] == table.menu

    table.play("caltrop i5")

    assert ["hold", "caltrop c3", "caltrop i4", "caltrop i6"] == table.menu
    assert "i5" == table["caltrops"]


@rule("CH-CALT-02")
def test_a_step_of_one_space_passes_nothing() -> None:
    """Start and end are all there is at speed 1: nothing can be laid, and nobody is asked."""
    table = Table(
        "chariot",
        """
        outer   R  .  .  .  .  .  .  .  .
        centre  .  .  .  .  G  .  .  .  .
        inner   .  .  .  .  .  .  .  .  .
        green speed 1, fortune 0
        """,
    ).play("dice: attack, fortune, fortune, fortune, fortune", "keep")

    assert "red" == table["turn"]


@rule("CH-CALT-02")
@pytest.mark.parametrize(
    "change, end, menu",
    [
        ("pace +0", "c1", "caltrop c3, caltrop c4, caltrop c5, caltrop c6"),
        ("pace +2", "c3", "caltrop c4, caltrop c5, caltrop c6, caltrop c1"),
        ("pace +4", "c5", "caltrop c3, caltrop c4, caltrop c6, caltrop c1"),
    ],
)
def test_more_than_a_lap_of_a_small_circuit(change: str, end: str, menu: str) -> None:
    """Where a lap is shorter than the speed, the start and the end stay forbidden however often they are passed."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .
        centre  .  G  .  .  .  .
        inner   .  .  .  .  .  .
        green speed 5, fortune 0
        """,
    ).play("dice: attack, pace, pace, pace, pace", "keep", change)

    assert end == table["green.space"]
    assert f"hold, {menu}" == table["menu"]


@rule("CH-CALT-03")
def test_a_wreck_on_the_way_shuts_its_space() -> None:
    """The caltrop of a chariot destroyed in passing lies there already."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .  .
        centre  .  G  .  R  .  .  .  .  .
        inner   .  .  .  .  .  .  .  .  .
        green speed 4, fortune 0
        red damage 2
        turn green
        """,
    ).play("dice: attack, fortune, fortune, fortune, fortune", "keep")

    assert ["hold", "caltrop c3", "caltrop c5"] == table.menu


@rule("CH-CALT-04", "CH-CALT-06")
@pytest.mark.parametrize("column", [3, 6])
def test_a_caltrop_hurts_once(column: int) -> None:
    """Passing or stopping, 1 damage; then the cube is back in the supply."""
    row = ["."] * 8
    row[1], row[column - 1] = "G", "*"
    table = Table(
        "chariot",
        f"""
        outer   R  .  .  .  .  .  .  .
        centre  {"  ".join(row)}
        inner   .  .  .  .  .  .  .  .
        green speed 4, fortune 0
        """,
    ).play("dice: fortune, fortune, fortune, fortune, fortune", "keep")

    assert "11" == table["green.damage"]
    assert "c6" == table["green.space"]
    assert "none" == table["caltrops"]
    assert "20" == table["supply"]


@rule("CH-CALT-04")
def test_a_caltrop_beside_the_way_is_harmless() -> None:
    """Neither the next lane, nor the space left, nor the space ahead of the end counts as entered."""
    table = Table(
        "chariot",
        """
        outer   R  .  .  *  .  .  .  .
        centre  .  G* .  .  .  .  *  .
        inner   .  .  *  .  .  *  .  .
        green speed 4, fortune 0
        """,
    ).play("dice: fortune, fortune, fortune, fortune, fortune", "keep")

    assert "12" == table["green.damage"]
    assert "c2, c7, i3, i6, o4" == table["caltrops"]


@rule("CH-CALT-06", "CH-CALT-07")
def test_a_cube_taken_from_the_track_can_be_laid_again() -> None:
    """With all twenty laid none is left to lay; one that has hurt is in the supply again."""
    dry = Table("chariot", ALL_LAID)
    dry.play("dice: attack, pace, fortune, fortune, fortune", "keep", "pace +1")

    assert ["hold", "javelin red"] == dry.menu

    wet = Table("chariot", ALL_LAID).play("dice: attack, pace, turn, fortune, fortune", "keep", "pace +1", "in")

    assert "i4" == wet["green.space"]  # two cubes on the way
    assert "10" == wet["green.damage"]
    assert ["hold", "javelin red", "caltrop i3"] == wet.menu


@rule("CH-CALT-01", "CH-CALT-07")
def test_each_caltrop_is_a_cube_less() -> None:
    """The twentieth cube is the last."""
    table = Table("chariot", ALL_LAID.replace("inner   .  .  *", "inner   .  .  ."))
    table.play("dice: attack, attack, pace, pace, fortune", "keep", "pace +2")

    assert ["hold", "javelin red", "caltrop c3", "caltrop c4"] == table.menu

    table.play("caltrop c3")

    assert "0" == table["supply"]
    assert ["hold", "javelin red"] == table.menu


@rule("CH-CALT-07")
def test_without_a_cube_a_wreck_leaves_none() -> None:
    """Red is destroyed and its space stays clear."""
    table = Table("chariot", ALL_LAID).play("dice: attack, fortune, fortune, fortune, fortune", "keep", "javelin red")

    assert "off" == table["red.space"]
    assert "0" == table["supply"]
    assert "o4" not in table["caltrops"].split(", ")


@rule("CH-CALT-08")
def test_put_back_has_two_end_spaces() -> None:
    """Neither the collision space nor the space of rest may get a caltrop; the chariot was on c5 and c6 only to end."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  G  .  .  .  R  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 4, fortune 0
        turn green
        """,
    ).play("dice: attack, fortune, fortune, fortune, fortune", "keep")

    assert "c5" == table["green.space"]
    assert ["hold", "javelin red", "caltrop c3", "caltrop c4"] == table.menu


@rule("CH-CALT-09")
def test_a_caltrop_under_a_chariot() -> None:
    """It may be laid under a chariot that was passed, and does not hurt that one as it drives off."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .  .  .
        centre  .  G  .  R  .  .  .  .  .  .
        inner   .  .  .  .  .  .  .  .  .  .
        green speed 4, fortune 0
        red speed 1, fortune 0
        turn green
        """,
    ).play("dice: attack, fortune, fortune, fortune, fortune", "green: keep", "caltrop c4")

    assert "10" == table["red.damage"]

    table.play("green: no repair", "dice: fortune, fortune, fortune, fortune, fortune", "green: keep", "accept")
    table.play("dice: fortune, fortune, fortune, fortune, fortune", "red: keep")

    assert "c5" == table["red.space"]
    assert "10" == table["red.damage"]
    assert "c4" == table["caltrops"]


@rule("CH-CALT-10")
def test_where_a_cube_was_removed_another_may_lie() -> None:
    """The caltrop that hurt on the way is gone, so its space is open to a new one."""
    table = Table(
        "chariot",
        """
        outer   R  .  .  .  .  .  .  .
        centre  .  G  .  *  .  .  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 4, fortune 0
        """,
    ).play("dice: attack, fortune, fortune, fortune, fortune", "keep")

    assert "11" == table["green.damage"]
    assert ["hold", "caltrop c3", "caltrop c4", "caltrop c5"] == table.menu

    table.play("caltrop c4")

    assert "c4" == table["caltrops"]


# Javelins


def standing(drawing: str, dice: str = "pace, attack, fortune, fortune, fortune") -> Table:
    """Green comes to a stop on the spot and has its attacks."""
    table = Table("chariot", f"{drawing}\ngreen speed 1, fortune 0\nturn green")
    return table.play(f"dice: {dice}", "keep", "pace -1")


@rule("CH-JAV-01", "CH-JAV-03")
def test_two_spaces_in_any_direction() -> None:
    """Two ahead, two behind and two lanes across are in range; three are not. The thrower's space is not counted."""
    table = standing(
        """
        outer   .  .  .  .  B  .  .  .  .  .
        centre  .  .  .  .  .  .  .  .  .  .
        inner   .  W  R  .  G  .  Y  P  .  .
        """
    )

    assert ["hold", "javelin blue", "javelin red", "javelin yellow"] == sorted(table.menu)


@rule("CH-JAV-01")
def test_nobody_aims_at_himself() -> None:
    """The target is another chariot; with none in range nobody is asked."""
    table = standing(
        """
        outer   R  .  .  .  .  .  .  .  .  .
        centre  .  .  .  .  .  .  .  .  .  .
        inner   .  .  .  .  G  .  .  .  .  .
        """
    )

    assert "red" == table["turn"]


@rule("CH-JAV-02", "CH-JAV-06")
def test_a_javelin_always_hits_and_may_be_followed_by_another() -> None:
    """One damage a javelin, no dice; the same target twice."""
    table = standing(
        """
        outer   .  .  .  .  .  .
        centre  .  G  .  R  .  .
        inner   .  .  .  .  .  .
        """,
        "pace, attack, attack, fortune, fortune",
    ).play("green: javelin red")

    assert "11" == table["red.damage"]

    table.play("green: javelin red")

    assert "10" == table["red.damage"]
    assert "12" == table["green.damage"]


@rule("CH-JAV-04")
def test_nothing_blocks_a_javelin() -> None:
    """Chariots and caltrops in between are flown over unharmed."""
    table = standing(
        """
        outer   .  .  *  .  .  .
        centre  .  G  Y* R  .  .
        inner   .  .  *  .  .  .
        """
    ).play("javelin red")

    assert ["11", "12"] == [table["red.damage"], table["yellow.damage"]]
    assert "c3, i3, o3" == table["caltrops"]


@rule("CH-JAV-05")
@pytest.mark.parametrize(
    "space, in_range",
    [
        ("c12", True),  # i10 is beside c12 by its corner, one step from i9
        ("c13", False),
        ("c7", True),
        ("c6", False),
        ("o11", True),  # across c10
        ("o12", False),
        ("o7", True),
        ("o6", False),
        ("i11", True),
        ("i12", False),
    ],
)
def test_distance_in_the_bend(space: str, in_range: bool) -> None:
    """Spaces that follow each other in a lane, or touch by a side or a corner, are one step apart."""
    table = Table("chariot", f"green at i9, speed 1, fortune 0\nred at {space}, fortune 0\nturn green")
    table.play("dice: pace, attack, fortune, fortune, fortune", "keep", "pace -1")

    assert in_range == ("javelin red" in table.menu)


@rule("CH-JAV-01", "CH-JAV-05")
def test_range_goes_on_across_the_line() -> None:
    """The last spaces of the lap are next to the first."""
    table = standing(
        """
        outer   .  .  .  .  .  .  .  .
        centre  G  .  .  .  .  Y  .  .
        inner   .  .  .  .  .  .  R  .
        """
    )

    assert ["hold", "javelin red"] == table.menu
