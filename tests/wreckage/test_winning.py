"""How a derby ends (WK-GOAL)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule
from tests.wreckage.frail import frail

DUEL = """
red sedan: at 0 -4, heading 0, speed 2, {red}, cans {cans}
blue van: at 0 -2.2, heading 180, {blue}
"""


def duel(red: str, blue: str, cans: int = 0) -> Table:
    """Red drives into blue at speed 2."""
    drawing = DUEL.format(red=red, blue=blue, cans=cans) + "begin: turn red"
    table = Table("wreckage", drawing, players=2)
    return table.play("red: on, go" if "on" in table.menu else "red: go")


@rule("WK-GOAL-01")
@pytest.mark.parametrize("held, over", [(1, "no"), (2, "yes")])
def test_three_jerrycans_win_at_once(held: int, over: str) -> None:
    """The others are still in play and another can still lies there."""
    table = Table(
        "wreckage",
        f"""
        red sedan: at 0 -4, heading 0, speed 2, cans {held}
        blue van: at 4 -2, heading 90
        green jeep: at -4 -2, heading 90, cans 1
        can: 0 -2.5
        begin: turn red
        """,
        players=3,
    ).play("red: go")

    assert [over, str(held + 1)] == [table["over"], table["red cans"]]
    assert (["0", "cans"] if over == "yes" else ["none", "none"]) == [table["winners"], table["reason"]]


@rule("WK-GOAL-01")
def test_the_third_jerrycan_in_a_turn_on_the_spot() -> None:
    """However it is taken."""
    drawing = "red sedan: at 0 0, heading 0, plays right, cans 2\nblue van: at 4 -2\ncan: 0.6 0.2\nbegin: turn red"
    table = Table("wreckage", drawing, players=2).play("red: right 45")

    assert ["0", "cans"] == [table["winners"], table["reason"]]


@rule("WK-GOAL-02")
def test_the_last_one_in_play_wins() -> None:
    """Blue is destroyed by the collision; red, hurt as it is, wins without another card."""
    table = duel("damage 0", frail("van", 2)).play("dice: card 1, card 1", "dice: card 1, card 1")

    assert ["yes", "0", "last"] == [table["over"], table["winners"], table["reason"]]
    assert ["2", "yes"] == [table["red damage"], table["blue out"]]


@rule("WK-GOAL-02")
def test_the_mover_may_be_the_one_who_goes() -> None:
    """Then the other one wins, jerrycans or not."""
    table = duel(frail("sedan", 2), "damage 0", cans=2).play(
        "dice: card 1, card 1", "red: drop left, drop right", "dice: card 1, card 1"
    )

    assert ["1", "last"] == [table["winners"], table["reason"]]


@rule("WK-GOAL-02")
def test_not_as_long_as_two_are_left() -> None:
    """With three players the first loss does not end it, the second does."""
    table = Table(
        "wreckage",
        f"""
        red sedan: at 0 -4, heading 0, speed 2, equipment machine-gun
        blue van: at 0 -2.2, heading 0, {frail("van")}, speed 1
        green jeep: at 0 -1, heading 0, {frail("jeep")}
        begin: phase 1
        """,
        players=3,
    )
    table.play("red: stay, fire machine-gun blue", "dice: card 2, card 1", "? blue out = yes", "? over = no")
    table.play("green: on", "red: stay, fire machine-gun green", "dice: card 3, card 1")

    assert ["0", "last"] == [table["winners"], table["reason"]]


@rule("WK-GOAL-03")
def test_nobody_wins_if_one_event_takes_the_last_two() -> None:
    """Both are destroyed by the same collision."""
    table = duel(frail("sedan", 2), frail("van", 2)).play("dice: card 1, card 1", "dice: card 1, card 1")

    assert ["yes", "none", "nobody"] == [table["over"], table["winners"], table["reason"]]


# The arena is abandoned


def quiet_turns(table: Table, turns: int) -> None:
    """Everybody plans something without effect and stays, for so many game turns."""
    for _ in range(turns):
        table.play("red: plan double, plan crush", "blue: plan double, plan dodge")
        table.play("red: on", "blue: on", "red: on", "blue: on")


PARKED = "red sedan: at 0 0, heading 0{}\nblue van: at 4 -2, heading 90\ncan: 0.6 0.2\nbegin: plan"


@rule("WK-TURN-01")
def test_twenty_quiet_turns_end_the_game() -> None:
    """No jerrycan, no marker: nobody wins."""
    table = Table("wreckage", PARKED.format(""), players=2)
    quiet_turns(table, 19)
    assert ["no", "20"] == [table["over"], table["turn"]]

    quiet_turns(table, 1)
    assert ["yes", "none", "stalemate"] == [table["over"], table["winners"], table["reason"]]


@rule("WK-TURN-01")
@pytest.mark.parametrize("event", ["right 45", "hairpin left 90", "burn on"])
def test_a_jerrycan_or_a_marker_keeps_it_going(event: str) -> None:
    """A can taken in a turn, the marker of a hairpin, a card for the fire: twenty more turns are possible."""
    card = "plan left" if "left" in event else "plan right"
    table = Table("wreckage", PARKED.format(", burning" if event == "burn on" else ""), players=2)
    if event == "burn on":
        table.play(f"red: {card}, plan crush", "blue: plan double, plan dodge")
        table.play("red: burn on", "dice: card 1", "red: on", "blue: on", "red: put the fire out", "blue: on")
        before = 0
    else:
        quiet_turns(table, before := 10)
        table.play(f"red: {card}, plan crush", "blue: plan double, plan dodge")
        table.play(f"red: {event}", "blue: on", "red: on", "blue: on")
    quiet_turns(table, 19)
    assert ["no", str(before + 21)] == [table["over"], table["turn"]]

    quiet_turns(table, 1)
    assert "stalemate" == table["reason"]
