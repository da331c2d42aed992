"""Destruction, and what is left of a chariot (CH-DEST)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule

IDLE = "dice: fortune, fortune, fortune, fortune, fortune"


@rule("CH-DEST-01", "CH-DEST-02", "CH-DEST-03")
@pytest.mark.parametrize(
    "cell, dice, choices, caltrop",
    [
        (".", "sprint, fortune, fortune, fortune, fortune", [], "c2"),
        ("1", "pace, fortune, fortune, fortune, fortune", ["pace +1"], "c4"),
        ("*", "pace, fortune, fortune, fortune, fortune", ["pace +1"], "c4"),
        ("R", "pace, fortune, fortune, fortune, fortune", ["pace +1"], "c4"),
        ("#", "pace, fortune, fortune, fortune, fortune", ["pace +1"], "c4"),
    ],
    ids=["sprint", "curve", "caltrop", "collision", "pillar"],
)
def test_destroyed_in_its_own_turn(cell: str, dice: str, choices: list[str], caltrop: str) -> None:
    """At damage 0 the chariot is gone at once, with a caltrop where it happened, and its turn is over."""
    table = Table(
        "chariot",
        f"""
        outer   Y  .  .  .       .  .  .  .
        centre  .  G  .  {cell}  .  .  .  .
        inner   .  .  .  .       .  .  .  .
        green speed 1, fortune 0, damage 1
        turn green
        """,
    ).play(f"dice: {dice}", "keep", *choices)

    assert "0" == table["green.damage"]
    assert "off" == table["green.space"]
    assert caltrop == table["caltrops"]
    assert "yellow" == table["turn"]


@rule("CH-DEST-01", "CH-DEST-02", "CH-DEST-03", "CH-ORDER-09")
def test_destroyed_in_the_turn_of_another() -> None:
    """A javelin destroys red at once: it is no target for the second die, and has no turn any more."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  R  .  G  .  .  .  .
        inner   Y  .  .  .  .  .  .  .
        green speed 1, fortune 0
        red damage 1
        turn green
        """,
    ).play("dice: pace, attack, attack, fortune, fortune", "keep", "pace -1", "javelin red")

    assert "off" == table["red.space"]
    assert "c2" == table["caltrops"]
    assert "yellow" == table["turn"]  # no second target, and red's turn is lost


@rule("CH-DEST-02")
def test_a_wreck_is_out_of_the_race() -> None:
    """It has no place in the order of the next round, and where it stood nobody can be hit."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  G  R  .  .  .  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 1, fortune 0
        red damage 1
        turn green
        """,
    ).play("dice: pace, attack, fortune, fortune, fortune", "keep", "pace -1", "javelin red")

    assert "green" == table["order"]

    table.play("dice: sprint, sprint, fortune, fortune, fortune", "keep", "accept")

    assert "c6" == table["green.space"]
    assert "9" == table["green.damage"]  # two Sprint dice and the wreck's caltrop, no collision


@rule("CH-DEST-03")
def test_the_caltrop_of_a_wreck_is_like_any_other() -> None:
    """It hurts the next chariot that enters, and then it is gone."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  Y  .  R  G  .  .  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 1, fortune 0
        red damage 1
        yellow speed 4, fortune 0
        turn green
        """,
    ).play("dice: attack, fortune, fortune, fortune, fortune", "green: keep", "javelin red")

    assert "c3" == table["caltrops"]

    table.play("dice: attack, fortune, fortune, fortune, fortune", "yellow: keep")

    assert "9" == table["yellow.damage"]  # the caltrop, and green at the end
    assert "none" == table["caltrops"]
    assert "caltrop c3" in table.menu  # CH-CALT-10


@rule("CH-DEST-04")
def test_no_second_caltrop() -> None:
    """A wreck on a caltrop leaves only that one."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  R* .  G  .  .  .  .
        inner   Y  .  .  .  .  .  .  .
        green speed 1, fortune 0
        red damage 1
        turn green
        """,
    ).play("dice: pace, attack, fortune, fortune, fortune", "keep", "pace -1", "javelin red")

    assert "off" == table["red.space"]
    assert "c2" == table["caltrops"]
    assert "19" == table["supply"]


@rule("CH-DEST-05")
def test_damage_beyond_nothing_is_ignored() -> None:
    """Eleven points against one leave 0."""
    table = Table(
        "chariot",
        """
        outer   Y  .  .  .  .  .  .  .
        centre  .  G  0  .  .  .  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 4, fortune 0, damage 4
        turn green
        """,
    ).play("dice: sprint, sprint, sprint, fortune, fortune", "keep")

    assert "0" == table["green.damage"]
    assert "c3" == table["caltrops"]


@rule("CH-DEST-05")
@pytest.mark.parametrize("damage", [1, 2])
def test_a_collision_ends_at_nothing(damage: int) -> None:
    """Two points against one leave 0 for either side."""
    table = Table(
        "chariot",
        f"""
        outer   .  .  .  .  .  .  .  .
        centre  .  G  R  .  .  .  .  .
        inner   .  Y  .  .  .  .  .  .
        green speed 1, fortune 0, damage {damage}
        red damage {damage}
        turn green
        """,
    ).play(IDLE, "keep")

    assert ["0", "0"] == [table["green.damage"], table["red.damage"]]


@rule("CH-DEST-06")
def test_a_player_stays_in_while_one_chariot_survives() -> None:
    """With red gone its owner still drives blue; with blue gone as well, only the other player is left."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  B  .  G  .  R  .  .
        inner   Y  .  .  .  .  .  .  .
        green seat 0, speed 0, fortune 0
        yellow seat 0, speed 0, fortune 0
        red seat 1, damage 1
        blue seat 1, damage 1, speed 0, fortune 0
        turn green
        """,
        players=2,
    ).play("dice: attack, fortune, fortune, fortune, fortune", "green: keep", "green: javelin red", IDLE)

    assert "blue" == table.to_act
    assert 1 == table.game.actor

    table.play("blue: keep", "dice: attack, fortune, fortune, fortune, fortune", "yellow: keep", "yellow: javelin blue")

    assert "green, yellow" == table["order"]
    assert not table.game.over


@rule("CH-DEST-07")
@pytest.mark.parametrize("red, red_left", [(12, "10"), (2, "0")])
def test_a_mover_destroyed_on_its_last_space(red: int, red_left: str) -> None:
    """It is not put back: the one caltrop lies where they met, even if both are destroyed."""
    table = Table(
        "chariot",
        f"""
        outer   .  .  .  .  .  .  .  .
        centre  .  G  .  .  R  .  .  .
        inner   Y  .  .  .  .  .  .  .
        green speed 2, fortune 0, damage 2
        red damage {red}
        turn green
        """,
    ).play("dice: pace, fortune, fortune, fortune, fortune", "keep", "pace +1")

    assert ["0", red_left] == [table["green.damage"], table["red.damage"]]
    assert "off" == table["green.space"]
    assert "c5" == table["caltrops"]
    assert "19" == table["supply"]
