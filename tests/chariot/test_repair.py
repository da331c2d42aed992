"""Phases 1 and 2: repairing the chariot and adjusting its speed to the damage (CH-REP, CH-ADJ)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule

STRAIGHT = """
    outer   . . G . . . . . . . . . . . . . . . . .
    centre  . . . . . . . . . . . . . . . . . . . .
    inner   R . . . . . . . . . . . . . . . . . . .
    red speed 0, fortune 0
    green """


def green(levels: str) -> Table:
    """Green's turn begins with these levels on its board."""
    return Table("chariot", STRAIGHT + levels)


@rule("CH-REP-01", "CH-REP-02")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_three_fortune_whatever_is_repaired(points: int) -> None:
    """The 3 fortune repair 1, 2 or 3 points; the price is always 3."""
    table = green("damage 6, fortune 5").play("? menu = no repair, repair 1, repair 2, repair 3")
    table.play(f"green: repair {points}")

    assert str(6 + points) == table["green.damage"]
    assert "2" == table["green.fortune"]


@rule("CH-REP-01")
def test_a_repair_may_be_declined() -> None:
    """A player may repair: declining costs nothing."""
    table = green("damage 6, fortune 5").play("green: no repair")

    assert ("6", "5", "dice") == (table["green.damage"], table["green.fortune"], table.to_act)


@rule("CH-REP-03")
def test_one_repair_a_turn() -> None:
    """With 6 fortune, enough for two repairs, the dice roll after the first; the next turn offers another."""
    table = green("damage 4, speed 0, fortune 6").play("green: repair 2")

    assert ("dice", "3") == (table.to_act, table["green.fortune"])

    table.play("dice: turn, turn, turn, turn, turn", "green: keep", "accept")
    table.play("dice: fortune, fortune, fortune, fortune, fortune", "red: keep")

    assert "green" == table["turn"]
    assert ["no repair", "repair 1", "repair 2", "repair 3"] == table.menu


@rule("CH-REP-04")
@pytest.mark.parametrize("fortune", [0, 1, 2])
def test_too_little_fortune_for_a_repair(fortune: int) -> None:
    """With fewer than 3 fortune the turn begins with the dice."""
    assert "dice" == green(f"damage 1, fortune {fortune}").to_act


@rule("CH-REP-04")
def test_three_fortune_are_enough() -> None:
    """Exactly 3 fortune buy a repair."""
    table = green("damage 1, fortune 3").play("green: repair 3")

    assert ("4", "0") == (table["green.damage"], table["green.fortune"])


@rule("CH-REP-05", "CH-BOARD-11")
@pytest.mark.parametrize(("damage", "most"), [(9, 3), (10, 2), (11, 1)])
def test_no_repair_above_the_top_of_the_track(damage: int, most: int) -> None:
    """At most back to 12."""
    table = green(f"damage {damage}, fortune 3")

    assert f"repair {most}" == table.menu[-1]
    assert "12" == table.play(f"green: repair {most}")["green.damage"]


@rule("CH-REP-06")
def test_an_intact_chariot_buys_no_repair() -> None:
    """At the top of the damage track nothing is asked."""
    table = green("damage 12, fortune 6")

    assert ("dice", "6") == (table.to_act, table["green.fortune"])


@rule("CH-REP-07")
@pytest.mark.parametrize(
    ("choice", "speed", "dice"), [("no repair", "6", 4), ("repair 1", "7", 4), ("repair 3", "9", 3)]
)
def test_a_repair_lifts_the_ceiling_of_the_same_turn(choice: str, speed: str, dice: int) -> None:
    """Speed 9 at damage 6: what is repaired now is speed not lost in Phase 2."""
    table = green("damage 6, speed 9, fortune 3").play(f"green: {choice}")

    assert speed == table["green.speed"]

    table.play(f"dice: {', '.join(['sprint'] * dice)}")

    assert "green" == table.to_act


@rule("CH-ADJ-01")
@pytest.mark.parametrize(("damage", "speed", "adjusted"), [(3, 12, "3"), (5, 6, "5"), (11, 12, "11")])
def test_speed_above_damage_is_lowered_to_it(damage: int, speed: int, adjusted: str) -> None:
    """The player has no choice."""
    table = green(f"damage {damage}, speed {speed}, fortune 0")

    assert ("dice", adjusted) == (table.to_act, table["green.speed"])


@rule("CH-ADJ-02")
@pytest.mark.parametrize(("damage", "speed"), [(12, 12), (6, 6), (6, 5), (6, 0), (1, 1)])
def test_speed_at_or_below_damage_stays(damage: int, speed: int) -> None:
    """Phase 2 changes nothing."""
    assert str(speed) == green(f"damage {damage}, speed {speed}, fortune 0")["green.speed"]


@rule("CH-ADJ-03")
def test_damage_in_the_movement_does_not_lower_speed() -> None:
    """Speed 6 at damage 6: after Sprint and a curve the marker stays at 8 until the next Phase 2."""
    table = Table(
        "chariot",
        """
        outer   . . G . 6 . . . . . . . . . . . . . . .
        centre  . . . . . . . . . . . . . . . . . . . .
        inner   R . . . . . . . . . . . . . . . . . . .
        red speed 0, fortune 0
        green damage 6, speed 6, fortune 0
    """,
    )
    table.play("dice: sprint, attack, attack, attack", "green: keep", "hold")

    assert ("3", "8", "o11") == (table["green.damage"], table["green.speed"], table["green.space"])
    assert "red" == table["turn"]

    table.play("dice: fortune, fortune, fortune, fortune, fortune", "red: keep")

    assert ("green", "3", "3") == (table["turn"], table["green.damage"], table["green.speed"])


@rule("CH-ADJ-03")
def test_damage_in_the_turn_of_another_does_not_lower_speed() -> None:
    """A javelin at red, speed 7 and damage 7: the marker falls in red's own Phase 2 and not before."""
    table = Table(
        "chariot",
        """
        outer   . . G . . . . . . . . . . . . . . . . .
        centre  . . . . . . . . . . . . . . . . . . . .
        inner   . R . . . . . . . . . . . . . . . . . .
        green speed 0, fortune 0
        red damage 7, speed 7, fortune 3
    """,
    )
    table.play("dice: attack, attack, fortune, fortune, fortune", "green: keep", "javelin red")

    assert ("green", "6", "7") == (table.to_act, table["red.damage"], table["red.speed"])

    table.play("hold")

    assert ("red", "7") == (table.to_act, table["red.speed"])
    assert "6" == table.play("red: no repair")["red.speed"]


@rule("CH-ADJ-04")
@pytest.mark.parametrize(("damage", "speed", "dice"), [(4, 12, 5), (7, 11, 4), (8, 12, 3), (10, 12, 2), (11, 12, 2)])
def test_dice_are_read_after_the_adjustment(damage: int, speed: int, dice: int) -> None:
    """The speed before Phase 2 gave fewer dice."""
    table = green(f"damage {damage}, speed {speed}, fortune 0")
    table.play(f"dice: {', '.join(['attack'] * dice)}")

    assert "green" == table.to_act
    assert dice == len(table["dice"].split(", "))
