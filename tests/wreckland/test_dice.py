"""White dice of a step: how many, which of two equal ones, what is held, and scrap beside them (WL-TURN-03, WL-ENG)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule
from tests.wreckland.attempt import attempt

THREE_RAMS = ("w6", "ram rear", "w6", "ram rear", "w6", "ram rear")


@rule("WL-TURN-03")
def test_no_fourth_die() -> None:
    """Three white dice are placed and two are left: the step is over, and those two are rolled for the next one."""
    table = attempt("left rat, grinder, speeder\nwhite 6 6 6 5 4\nred\nstep 2").play(*THREE_RAMS)

    assert ["dice", "4 5", "6 6 6"] == [table.to_act, table["white"], table["ram"]]
    table.play("dice: 1, 2")
    assert ["player", "1 2"] == [table.to_act, table["white"]]


@rule("WL-SCRP-04", "WL-TURN-03")
def test_scrap_after_the_third_die() -> None:
    """No die may be placed any more, but scrap may, and the step ends when the player stops."""
    table = attempt("left rat, grinder, speeder\nwhite 6 6 6 5\nred\nscrap hauler\nstep 2").play(*THREE_RAMS)

    assert ["stop", "hauler 4", "hauler 6"] == table.menu


@rule("WL-SCRP-04", "WL-SCRP-07")
def test_scrap_after_the_last_die() -> None:
    """The pool is empty, but a white die was placed in this step: scrap still activates equipment."""
    table = attempt("right grinder\nleft rat, speeder\nR buzzsaw\nwhite 6\nred\nscrap hauler, twins\nstep 2")
    table.play("w6", "ram rear")
    assert ["none", "stop, twins 1, twins 4, hauler 4, hauler 6"] == [table["white"], table["menu"]]
    table.play("hauler 6", "use buzzsaw R")

    assert ["2", "twins"] == [table["grinder.damage"], table["scrap"]]
    assert ["stop", "twins 1", "twins 4"] == table.menu


@rule("WL-REPP-01")
@pytest.mark.parametrize("die, left", [(2, None), (3, "1"), (4, "1"), (5, "2"), (6, "2")])
def test_chase_repair_of_a_card_with_two_values(die: int, left: str | None) -> None:
    """A card with 3 and 4: either of them removes two, a higher die one, a lower one nothing."""
    table = attempt(f"left rat, grinder, speeder\nR flamer, damage 3\nwhite {die} 1\nred\nstep 2").play(f"w{die}")
    if left is None:
        assert "repair flamer R" not in table.menu
    else:
        assert left == table.play("repair flamer R")["R.damage"]


def with_a_six_held() -> Table:
    """One of two equal white dice is held."""
    table = attempt("left rat, grinder, speeder\nwhite 1 1 6 6 5\nred\nstep 2")
    return table.play("w1", "hold", "hold w6")


@rule("WL-ENG-05", "WL-ENG-09")
def test_another_die_is_placed_and_the_held_one_stays() -> None:
    """Of two equal dice the one that is not held is placed; the other skips the reroll all the same."""
    table = with_a_six_held().play("w6", "ram rear")
    assert ["6", "1 5 6"] == [table["held"], table["white"]]
    table.play("stop", "dice: 2, 3")

    assert ["player", "2 3 6", "none"] == [table.to_act, table["white"], table["held"]]


@rule("WL-ENG-04", "WL-ENG-09")
def test_another_die_is_changed_and_the_held_one_stays() -> None:
    """Of two equal dice the one that is not held is changed."""
    table = with_a_six_held().play("w1", "adjust", "w6 -1")

    assert ["6", "5 5 6"] == [table["held"], table["white"]]


@rule("WL-ENG-05", "WL-ENG-09")
def test_two_equal_dice_are_held() -> None:
    """A second hold is for the other one; neither is rolled."""
    table = with_a_six_held().play("w1", "hold", "hold w6")
    assert "6 6" == table["held"]
    table.play("stop", "dice: 2")

    assert ["player", "2 6 6", "none"] == [table.to_act, table["white"], table["held"]]
