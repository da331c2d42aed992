"""Phase 5 begins: the final speed (CH-SPD)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule


def straight(green: str) -> Table:
    """Green leads red on a straight without anything on it, and has no fortune to spend."""
    return Table(
        "chariot",
        f"""
        outer   .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        centre  .  G  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        inner   R  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        green fortune 0, {green}
        red fortune 0
        """,
    )


@rule("CH-SPD-01")
def test_speed_is_settled_before_the_first_space() -> None:
    """The movement points are computed first, after fortune is gained and before the chariot moves."""
    table = straight("speed 4").play("dice: pace, turn, fortune, fortune, fortune", "green: keep")

    assert ["pace +1", "pace -1"] == table.menu
    assert "c2" == table["green.space"]
    assert "3" == table["green.fortune"]

    table.play("pace +1")

    assert ["ahead", "in", "out"] == table.menu
    assert "5" == table["green.speed"]

    table.play("ahead, ahead, ahead, ahead, ahead")

    assert "c7" == table["green.space"]
    assert "red" == table["turn"]


@rule("CH-SPD-02", "CH-EX-04")
def test_the_sum_is_taken_before_the_cap() -> None:
    """11 + 2 - 1 is 12: only the total is applied to the track."""
    table = straight("speed 11").play("dice: sprint, pace", "keep", "pace -1")

    assert "12" == table["green.speed"]
    assert "c14" == table["green.space"]


@rule("CH-SPD-02")
def test_the_sum_is_taken_before_the_floor() -> None:
    """0 - 1 + 2 is 1: the speed does not stop at 0 on the way."""
    table = straight("speed 0").play("dice: pace, sprint, fortune, fortune, fortune", "keep", "pace -1")

    assert "1" == table["green.speed"]
    assert "c3" == table["green.space"]


@rule("CH-SPD-03", "CH-SPD-05", "CH-EX-03")
def test_sprint_from_eleven() -> None:
    """13 is capped to 12, the extra point is lost, and 1 damage is still taken."""
    table = straight("speed 11").play("dice: sprint, fortune", "keep")

    assert "12" == table["green.speed"]
    assert "c14" == table["green.space"]
    assert "11" == table["green.damage"]


@rule("CH-SPD-05")
def test_sprint_at_the_top_still_hurts() -> None:
    """The damage is taken even if all of the +2 is lost to the cap."""
    table = straight("speed 12").play("dice: sprint", "keep")

    assert "12" == table["green.speed"]
    assert "11" == table["green.damage"]


@rule("CH-SPD-04")
def test_speed_stops_at_zero() -> None:
    """Two Pace dice down from 1 give 0, not -1."""
    table = straight("speed 1").play("dice: pace, pace, fortune, fortune, fortune", "keep", "pace -2")

    assert "0" == table["green.speed"]
    assert "c2" == table["green.space"]


@rule("CH-SPD-06")
@pytest.mark.parametrize(
    "dice, menu",
    [
        ("pace, fortune, fortune", "pace +1, pace -1"),
        ("pace, pace, fortune", "pace +2, pace +0, pace -2"),
        ("pace, pace, pace", "pace +3, pace +1, pace -1, pace -3"),
        ("pace, sprint, sprint", "pace +1, pace -1"),
    ],
)
def test_every_pace_die_counts(dice: str, menu: str) -> None:
    """The only freedom is the sign of each Pace die."""
    table = straight("speed 8").play(f"dice: {dice}", "keep")

    assert menu == table["menu"]


@rule("CH-SPD-06")
def test_sprint_may_not_be_ignored() -> None:
    """Two Sprint dice are applied without a question: +4, and 2 damage."""
    table = straight("speed 4").play("dice: sprint, sprint, fortune, fortune, fortune", "keep")

    assert "8" == table["green.speed"]
    assert "c10" == table["green.space"]
    assert "10" == table["green.damage"]
    assert "red" == table["turn"]


@rule("CH-SPD-07")
def test_final_speed_is_the_next_initial_speed() -> None:
    """Speed 6 stays on the track and gives 4 dice in the next turn."""
    table = straight("speed 4").play(
        "dice: sprint, fortune, fortune, fortune, fortune", "green: keep",
        "dice: attack, attack, attack, attack, attack", "red: keep", "hold",
    )  # fmt: skip

    assert "2" == table["round"]
    assert "6" == table["green.speed"]

    table.play("green: no repair", "dice: fortune, fortune, fortune, fortune", "green: keep", "accept")

    assert "c14" == table["green.space"]


@rule("CH-SPD-08")
def test_sprint_may_destroy_before_the_first_space() -> None:
    """A chariot destroyed by Sprint lies on its starting space and does not move."""
    table = straight("speed 1, damage 1").play("dice: sprint, turn, attack, fortune, fortune", "keep")

    assert "0" == table["green.damage"]
    assert "off" == table["green.space"]
    assert "c2" == table["caltrops"]
    assert "red" == table["turn"]  # neither movement nor attack for green


@rule("CH-SPD-09")
def test_final_speed_may_pass_the_damage_level() -> None:
    """With damage 3 the chariot still drives at 8."""
    table = straight("speed 3, damage 3").play("dice: sprint, sprint, pace, fortune, fortune", "keep", "pace +1")

    assert "8" == table["green.speed"]
    assert "1" == table["green.damage"]
    assert "c10" == table["green.space"]
