"""Phase 4: gaining the favours of Fortune (CH-FORT)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule

STRAIGHT = """
    outer   . . G . . . . . . . . . . . . . . . . .
    centre  . . . . . . . . . . . . . . . . . . . .
    inner   R . . . . . . . . . . . . . . . . . . .
    red speed 0, fortune 0
    green speed 0, """
FORTUNE = "dice: fortune, fortune, fortune, fortune, fortune"


@rule("CH-FORT-01")
@pytest.mark.parametrize("dice", range(6))
def test_one_favour_for_each_fortune_die(dice: int) -> None:
    """The Fortune dice of the final result count."""
    table = Table("chariot", STRAIGHT + "fortune 0")
    table.play(f"dice: {', '.join(['fortune'] * dice + ['attack'] * (5 - dice))}", "green: keep")

    assert str(dice) == table["green.fortune"]


@rule("CH-FORT-01")
def test_rerolled_fortune_does_not_count() -> None:
    """Three Fortune dice, two of them rerolled away: one favour."""
    table = Table("chariot", STRAIGHT + "fortune 0")
    table.play("dice: fortune, fortune, fortune, attack, attack", "lift fortune, lift fortune", "throw")

    assert "0" == table["green.fortune"]
    assert "1" == table.play("dice: attack, attack")["green.fortune"]


@rule("CH-FORT-02")
@pytest.mark.parametrize(("fortune", "after"), [(0, "4"), (2, "6"), (3, "6"), (5, "6"), (6, "6")])
def test_fortune_above_six_is_lost(fortune: int, after: str) -> None:
    """Four Fortune dice on top of what was there."""
    table = Table("chariot", STRAIGHT + f"fortune {fortune}")
    table.play("dice: fortune, fortune, fortune, fortune, turn", "green: keep")
    if "accept" in table.menu:
        table.play("accept")

    assert after == table["green.fortune"]


@rule("CH-FORT-03")
def test_gained_fortune_serves_the_next_turn() -> None:
    """Five favours come too late for this turn's dice and repair; the next turn offers both."""
    table = Table("chariot", STRAIGHT + "fortune 0, damage 6").play(FORTUNE, "green: keep")

    assert ("red", "5") == (table["turn"], table["green.fortune"])

    table.play(FORTUNE, "red: keep", "? turn = green")
    repaired = Table("chariot", STRAIGHT + "fortune 0, damage 6")
    repaired.play(FORTUNE, "green: keep", FORTUNE, "red: keep", "green: repair 3")

    assert ("9", "2") == (repaired["green.damage"], repaired["green.fortune"])

    table.play("green: no repair", "dice: attack, attack, attack, attack, attack", "keep", "change attack")

    assert "3" == table["green.fortune"]


@rule("CH-FORT-04")
def test_two_chariots_of_a_player_never_share_fortune() -> None:
    """Yellow can't repair or change dice with the fortune of green, though one player drives both."""
    table = Table(
        "chariot",
        """
        outer   . . G . . .
        centre  . . . . . .
        inner   Y . . . . .
        green seat 0, speed 0, fortune 6
        yellow seat 0, speed 0, fortune 0, damage 5
    """,
        players=2,
    )
    table.play("dice: turn, turn, turn, turn, fortune", "green: keep", "accept")

    assert ("yellow", "dice") == (table["turn"], table.to_act)  # no repair

    table.play("dice: fortune, fortune, turn, turn, turn", "yellow: keep")

    assert "green" == table["turn"]  # nothing for sale
    assert ("6", "2") == (table["green.fortune"], table["yellow.fortune"])
