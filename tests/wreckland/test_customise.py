"""Customisation: paying, installing, repairing, rerolling (WL-CUST, WL-PAY, WL-COST, WL-INST, WL-UPG, WL-REPC)."""

import pytest

from chicane.core.scenario import Table
from chicane.wreckland.icons import COSTS, TOTAL
from chicane.wreckland.patterns import payments
from tests.rule import rule
from tests.wreckland.attempt import attempt


def paid(cost: str, *dice: int) -> list[tuple[int, ...]]:
    """The payments of a cost with white dice."""
    pattern, number = COSTS[cost] if cost in COSTS else (TOTAL, int(cost.removeprefix("total-")))
    return list(payments(pattern, number, tuple((die,) for die in sorted(dice))))


@rule("WL-COST-01", "WL-COST-02", "WL-COST-03", "WL-COST-04", "WL-COST-05", "WL-COST-06", "WL-COST-07", "WL-COST-08")
@rule("WL-COST-09", "WL-COST-10", "WL-COST-11")
def test_patterns() -> None:
    """Every cost, with what pays for it and nothing else."""
    assert [(4, 4)] == paid("pair", 1, 2, 4, 4)
    assert [(4, 4)] == paid("pair", 4, 4, 4)
    assert [(1, 3, 5), (4, 5)] == paid("total-9", 1, 3, 4, 5)
    assert [] == paid("total-9", 4, 6)
    assert [(1, 2, 6), (1, 2, 2), (1, 2, 6), (2, 2, 6)][1:] == paid("any-3", 1, 2, 2, 6)
    assert [(2, 3, 4), (3, 4, 5)] == paid("run-3", 2, 3, 4, 5)
    assert [] == paid("run-3", 5, 6, 1, 3)
    assert [(2, 3, 4, 5)] == paid("run-4", 2, 3, 4, 5, 5)
    assert [(1, 1, 2, 2)] == paid("two-pairs", 1, 1, 2, 2, 3)
    assert [(3, 3, 3, 3)] == paid("two-pairs", 3, 3, 3, 3)
    assert [] == paid("two-pairs", 3, 3, 3, 1)
    assert [(5, 5, 5)] == paid("three", 5, 5, 5, 2)
    assert [(6, 6, 6, 6)] == paid("four", 6, 6, 6, 6, 6)


@rule("WL-EX-04", "WL-EX-05", "WL-PAY-01", "WL-PAY-02", "WL-PAY-05", "WL-PAY-06")
def test_dice_and_scrap_mix() -> None:
    """A pair of 4: two dice, a die and scrap, two scrap; a card with two values counts as one of them."""
    table = attempt("phase customise\nface-up buzzsaw\nred 4\nwhite 4\nscrap hauler, twins")
    table.play("install buzzsaw", "R", "turn 0")

    assert "pay w4 hauler 4" in table.menu
    assert "pay w4 r4" in table.menu
    assert "pay twins 4 hauler 4" in table.menu or "pay hauler 4 twins 4" in table.menu
    assert "pay hauler 4 hauler 6" not in table.menu
    assert 6 == len(table.menu)


@rule("WL-INST-01", "WL-PAY-03", "WL-PAY-04", "WL-PAY-08", "WL-PAY-09", "WL-INST-04")
def test_install() -> None:
    """The card stands where it was put, dice leave the pool, scrap goes to the enemies' discards."""
    table = attempt("phase customise\nface-up buzzsaw, siege-gun\nred 1\nwhite 4 6\nscrap hauler")
    table.play("install buzzsaw", "R", "turn 90", "pay w4 hauler 4")

    assert ["buzzsaw", "90", "0"] == [table["R"], table["R.facing"], table["R.damage"]]
    assert ["1", "6", "none"] == [table["red"], table["white"], table["scrap"]]
    assert "hauler" == table["enemy discards"]
    assert "siege-gun" == table["face-up"]


@rule("WL-RED-01", "WL-RED-02", "WL-RED-03", "WL-PAY-07")
def test_red_dice_are_rerolled_after_the_deed() -> None:
    """The card is placed, then each red die is rolled for the board's penalty; scrap never is red."""
    table = attempt("phase customise\nface-up buzzsaw\nred 4 4\nwhite 6\nscrap hauler")
    table.play("install buzzsaw", "R", "turn 0", "pay r4 r4")

    assert ["buzzsaw", "dice"] == [table["R"], table.to_act]
    table.play("dice: 6")  # the engine takes 2
    assert ["2", "dice"] == [table["engine"], table.to_act]
    table.play("dice: 1")  # nothing
    assert ["2", "none", "player"] == [table["engine"], table["red"], table.to_act]


@rule("WL-END-04")
def test_the_engine_can_be_lost_in_customisation() -> None:
    """A penalty that destroys the engine ends the attempt."""
    table = attempt("phase customise\nface-up buzzsaw\nred 4 4\nwhite 6\nengine 7")
    table.play("install buzzsaw", "R", "turn 0", "dice: 6")

    assert ["yes", "none", "engine-destroyed"] == [table["over"], table["winners"], table["reason"]]


@rule("WL-INST-02", "WL-INST-03", "WL-INST-05", "WL-INST-06", "WL-INST-07", "WL-INST-08", "WL-UPG-04")
def test_covering() -> None:
    """Any slot but a destroyed one; the old card is discarded with its damage, what is printed is covered for good."""
    table = attempt(
        "phase customise\nface-up buzzsaw, crowbar\nwhite 4 4 3 3\nred 6\nR harpoon, damage 2\nF damage 1\nB destroyed"
    )
    assert "upgrade roadrunner-cannon" in table.menu
    table.play("install buzzsaw")
    assert ["FL", "F", "FR", "L", "R", "BL", "BR"] == table.menu
    table.play("R", "turn 0", "pay w4 w4")
    assert ["buzzsaw", "0", "harpoon"] == [table["R"], table["R.damage"], table["discards"]]

    table.play("install crowbar", "F", "turn 0")

    assert ["crowbar", "0"] == [table["F"], table["F.damage"]]
    assert "upgrade roadrunner-cannon" not in table.menu
    assert "harpoon" == table["discards"]


@rule("WL-UPG-01", "WL-UPG-02", "WL-UPG-03", "WL-UPG-05", "WL-UPG-06", "WL-UPG-07")
def test_upgrades() -> None:
    """An upgrade goes on its printed equipment, undamaged, for its cost; not where that is destroyed."""
    table = attempt("phase customise\nwhite 4\nred 4\nF damage 2")
    table.play("upgrade roadrunner-cannon")

    assert "dice" == table.to_act  # a red die was used
    table.play("dice: 1")
    assert ["roadrunner-cannon", "0"] == [table["F"], table["F.damage"]]
    assert "roadrunner-tail, roadrunner-workshop" == table["upgrades"]

    blocked = attempt("phase customise\nwhite 4 4 1\nF destroyed\nred 6")
    assert "upgrade roadrunner-cannon" not in blocked.menu


@rule("WL-SPIKE-02", "WL-SPIKE-04")
def test_orientations() -> None:
    """Four orientations; those that look the same are offered once."""
    table = attempt("phase customise\nface-up buzzsaw, crowbar, harpoon\nwhite 4 4 3 3 6\nred 1")
    table.play("install buzzsaw", "F")
    assert ["turn 0", "turn 90", "turn 180", "turn 270"] == table.menu
    table.play("turn 270", "pay w4 w4", "install crowbar", "L")
    assert ["turn 0", "turn 90"] == table.menu


@rule("WL-REPC-01", "WL-REPC-02", "WL-REPC-04", "WL-REPC-05", "WL-EX-06", "WL-REPC-03")
@pytest.mark.parametrize("die, left", [(1, None), (2, None), (3, "0"), (4, "0"), (5, "3"), (6, "3")])
def test_repair_in_customisation(die: int, left: str | None) -> None:
    """A card with 3 and 4: 1 and 2 are not enough, 3 and 4 remove all, 5 and 6 remove two."""
    table = attempt(f"phase customise\nR flamer, damage 5\nwhite {die}\nred")
    if left is None:
        assert not any(option.startswith("repair") for option in table.menu)
    else:
        table.play("repair flamer R")
        assert left == table["R.damage"]


@rule("WL-REPC-06", "WL-REPC-07")
def test_repair_with_everything() -> None:
    """Red dice, white dice and scrap, several on one card."""
    table = attempt("phase customise\nR flamer, damage 5\nwhite 5\nred 6\nscrap hauler")
    table.play("repair flamer R")
    assert ["with w5", "with r6", "with hauler 4", "with hauler 6"] == table.menu
    table.play("with r6", "dice: 1", "repair flamer R", "with w5")
    assert "1" == table["R.damage"]


@rule("WL-DSTR-01", "WL-DSTR-02", "WL-DSTR-04", "WL-DSTR-05")
def test_destruction_cards() -> None:
    """A pair takes the card off; the equipment is whole again and turned as it was."""
    table = attempt("phase customise\nR buzzsaw 90, destroyed\nwhite 2 2\nred")
    assert "4" == table["destruction cards"]
    table.play("restore buzzsaw R")

    assert ["works", "0", "90", "5"] == [
        table["R.state"], table["R.damage"], table["R.facing"], table["destruction cards"],
    ]  # fmt: skip


@rule("WL-RERC-01", "WL-RERC-02", "WL-RERC-03", "WL-RERC-04", "WL-RED-04")
def test_reroll_by_discarding() -> None:
    """A face-up card is discarded to roll chosen dice again, red ones without a penalty."""
    table = attempt("phase customise\nface-up buzzsaw, siege-gun\nwhite 1 3\nred 6\nR harpoon")
    assert {"reroll for buzzsaw", "reroll for siege-gun", "done"} == set(table.menu)
    table.play("reroll for siege-gun", "r6", "w1", "roll", "dice: 5, 3")

    assert ["3 3", "5"] == [table["white"], table["red"]]
    assert ["siege-gun", "0"] == [table["discards"], table["engine"]]
    assert "install buzzsaw" in table.menu


@rule("WL-CUST-03", "WL-CUST-04", "WL-CUST-05", "WL-CUST-07", "WL-PAY-10")
def test_end_of_customisation() -> None:
    """The player ends it, or nothing is left to do; cards are discarded, dice gathered, scrap kept."""
    table = attempt("phase customise\nface-up buzzsaw\nwhite\nred\nscrap hauler, twins")
    assert "install buzzsaw" in table.menu  # no dice, but scrap
    table.play("done")
    assert ["buzzsaw", "twins, hauler", "chase"] == [table["discards"], table["scrap"], table["phase"]]

    nothing: Table = attempt("phase customise\nface-up siege-gun\nwhite\nred")
    assert ["dice", "chase"] == [nothing.to_act, nothing["phase"]]


@rule("WL-INST-09", "WL-INST-10")
def test_installed_cards_stay() -> None:
    """Nothing moves a card; when one that covers printed equipment is replaced, that stays covered."""
    table = attempt("phase customise\nface-up crowbar\nF buzzsaw\nwhite 3 3 6 6\nred")
    assert not any("F" in option.split() or "move" in option for option in table.menu)
    table.play("install crowbar", "F", "turn 0", "pay w3 w3")

    assert ["crowbar", "buzzsaw"] == [table["F"], table["discards"]]
    assert "upgrade roadrunner-cannon" not in table.menu  # a pair of 6 is left, but the gun is covered


@rule("WL-SPIKE-09")
def test_covering_printed_spikes_warns() -> None:
    """The label of a slot says that the vehicle's own spikes would go, or those of what stands there."""
    table = attempt("phase customise\nface-up slingshot\nFR bear-trap 180\nwhite 4 4 6\nred").play("install slingshot")
    labels = {option.text(table.game): option.label(table.game).key for option in table.game.menu}

    assert ["wreckland-do-slot-spikes", "wreckland-do-slot-spikes"] == [labels["L"], labels["R"]]
    assert ["wreckland-do-slot-over-spikes", "wreckland-do-slot-over-spikes"] == [labels["F"], labels["B"]]
    assert ["wreckland-do-slot", "wreckland-do-slot-over"] == [labels["FL"], labels["BL"]]
    assert "wreckland-do-slot-over" == labels["FR"]  # its spikes point inwards
