"""The emergency repair (WK-FIX)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule


def drive(facts: str, begin: str = "turn red", ahead: str = "blue van: at 0 3, heading 0") -> Table:
    """A turn of red in the middle of the arena, headed north, with blue in the sights of a machine gun."""
    return Table("wreckage", f"red sedan: at 0 0, heading 0, {facts}\n{ahead}\nbegin: {begin}", players=2)


@rule("WK-FIX-01", "WK-FIX-02", "WK-FIX-03")
def test_two_cards_for_a_marker() -> None:
    """Instead of a move: the player chooses the cards, they are gone for good, and so is the marker."""
    table = drive("speed 2, damage 3, plays right")
    assert "repair" == table.menu[-1]

    table.play("red: repair", "? menu = pay accelerate, pay left, pay double, pay turbo, pay crush")
    table.play("red: pay left, pay crush")

    assert ["2", "left, crush", "0.000 0.000"] == [table["red damage"], table["red lost"], table["red at"]]
    assert "2" == table["turn"]


@rule("WK-FIX-03", "WK-FIX-04")
def test_or_a_card_that_was_lost() -> None:
    """One marker less, or one card back; in the next game turn it can be planned again."""
    table = drive("speed 2, damage 3, lost turbo, plays right").play("red: repair, pay left, pay crush")
    assert ["mend", "take back turbo"] == table.menu

    table.play("red: take back turbo")

    assert ["3", "left, crush"] == [table["red damage"], table["red lost"]]
    assert ["plan accelerate", "plan right", "plan double", "plan turbo", "plan decelerate"] == table.menu


@rule("WK-FIX-04")
def test_a_lost_card_does_not_come_back_otherwise() -> None:
    """Turn after turn it is missing from the deck."""
    table = drive("speed 1, lost turbo", "plan")
    for turn in range(1, 4):
        assert [str(turn), "turbo"] == [table["turn"], table["red lost"]]
        table.play("! plan turbo", "red: plan double, plan crush", "blue: plan double, plan dodge")
        table.play("red: on, stay", "blue: on", "red: on, stay", "blue: on")


@rule("WK-FIX-01", "WK-FIX-05")
def test_card_and_move_are_given_up_but_not_the_shot() -> None:
    """There is neither a change of speed nor a move; the speed stays, and the weapon may fire."""
    table = drive("speed 2, damage 3, plays accelerate, equipment machine-gun")
    table.play("red: repair, pay left, pay crush")

    assert ["2", "0.000 0.000"] == [table["red speed"], table["red at"]]
    assert ["fire machine-gun blue", "hold fire"] == table.menu


@rule("WK-FIX-05")
@pytest.mark.parametrize("option", ["speed 3", "on"])
def test_no_repair_once_the_card_is_dealt_with(option: str) -> None:
    """Card and move go together: a player who has used the card, or let it be, moves or stays."""
    table = drive("speed 2, damage 3, plays accelerate").play(f"red: {option}", "! repair")

    assert ["go", "stay"] == table.menu


@rule("WK-FIX-05")
def test_barrage_is_given_up_too() -> None:
    """One shot is left, not one for every weapon."""
    table = drive("speed 2, damage 3, plays barrage, equipment machine-gun cannon grease-gun")
    table.play("red: repair, pay left, pay crush", "red: fire machine-gun blue", "dice: card 0, card 0")

    assert "plan accelerate" == table.menu[0]


@rule("WK-FIX-05")
@pytest.mark.parametrize("options, before", [("on, stay", "3"), ("repair, pay left, pay crush", "2")])
def test_dodge_is_given_up_from_then_on(options: str, before: str) -> None:
    """A shot of 4 at handling 2: a marker for who dodges, two for who has repaired."""
    table = Table(
        "wreckage",
        """
        red sedan: at 0 0, heading 0, speed 2, damage 3, plays dodge
        blue van: at 0 -3, heading 0, speed 1, equipment machine-gun
        begin: phase 1
        """,
        players=2,
    )
    table.play(
        f"red: {options}", f"? red damage = {before}", "blue: stay, fire machine-gun red", "dice: card 2, card 2"
    )

    assert "4" == table["red damage"]


@rule("WK-FIX-05")
def test_dodge_still_helped_before_the_repair() -> None:
    """Blue is faster here and fires at a vehicle that dodges: 1 marker, and then one is mended."""
    table = Table(
        "wreckage",
        """
        red sedan: at 0 0, heading 0, speed 1, damage 3, plays dodge
        blue van: at 0 -3, heading 0, speed 2, equipment machine-gun
        begin: phase 1
        """,
        players=2,
    )
    table.play("blue: stay, fire machine-gun red", "dice: card 2, card 2", "? red damage = 4")
    table.play("red: repair, pay left, pay crush")

    assert "3" == table["red damage"]


@rule("WK-FIX-06")
def test_planned_cards_can_not_pay() -> None:
    """Neither the one that is revealed nor the one that still lies face down."""
    table = drive("speed 1, damage 1, plays right crush").play("red: repair")

    assert ["pay accelerate", "pay left", "pay double", "pay turbo"] == table.menu


@rule("WK-FIX-06")
@pytest.mark.parametrize(
    "lost, offered", [("accelerate left double", True), ("accelerate accelerate left double", False)]
)
def test_no_repair_with_fewer_than_two_cards(lost: str, offered: bool) -> None:
    """Two are planned; of the others two must be left."""
    table = drive(f"speed 1, damage 1, lost {lost}, plays right crush")

    assert offered == ("repair" in table.menu)


@rule("WK-FIX-06")
def test_a_card_just_paid_does_not_come_back() -> None:
    """Only what was lost before this repair is on offer, a second card of the same kind included."""
    table = drive("speed 1, damage 1, lost turbo, plays right").play("red: repair, pay accelerate, pay left")
    assert ["mend", "take back turbo"] == table.menu

    table = drive("speed 1, damage 1, lost accelerate, plays right").play("red: repair, pay accelerate, pay left")
    assert ["mend", "take back accelerate"] == table.menu

    table = drive("speed 1, damage 1, plays right").play("red: repair, pay accelerate, pay left")
    assert ["0", "accelerate, left"] == [table["red damage"], table["red lost"]]


@rule("WK-FIX-03")
def test_no_repair_without_anything_to_gain() -> None:
    """Two cards for nothing are not on offer."""
    assert "repair" not in drive("speed 1, plays right").menu
    assert "repair" in drive("speed 1, lost left, plays right").menu


@rule("WK-FIX-07")
def test_one_repair_a_player_turn() -> None:
    """There is another one in the next phase at the earliest."""
    table = drive("speed 1, damage 3, plays right left", "phase 1").play("red: repair, pay accelerate, pay accelerate")
    assert ["blue", "1"] == [table.to_act, table["phase"]]

    table.play("blue: on", "red: repair, pay double, pay crush, mend")
    assert "1" == table["red damage"]
