"""Reverse gear (WK-REV)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule


def drive(facts: str, *lines: str, car: str = "red sedan") -> Table:
    """A turn of a car in the middle of the arena, headed north; green stands far away and looks away."""
    drawing = [f"{car}: at 0 0, heading 0, {facts}", "green jeep: at 4 -2, heading 90", *lines]
    return Table("wreckage", "\n".join([*drawing, f"begin: turn {car.split()[0]}"]), players=2)


@rule("WK-REV-01")
def test_only_at_a_standstill() -> None:
    """At speed 0 the dashboard may be turned over; at speed 1 it may not, whatever the card does later."""
    table = drive("speed 0").play("? menu = on, reverse gear", "red: reverse gear")
    assert ["reverse", "0"] == [table["red gear"], table["red speed"]]

    table = drive("speed 1, plays decelerate").play("! reverse gear", "red: speed 0", "! reverse gear")
    assert "forward" == table["red gear"]


@rule("WK-REV-02")
def test_never_faster_than_2() -> None:
    """The muscle car accelerates by 3 forward, but not in reverse."""
    assert "speed 1, speed 2, on" == drive("speed 0, plays accelerate", car="blue muscle").play("reverse gear")["menu"]
    assert "go, stay" == drive("speed 2, reverse, plays accelerate", car="blue muscle")["menu"]
    assert (
        "speed 1, speed 2, speed 3, on, reverse gear" == drive("speed 0, plays accelerate", car="blue muscle")["menu"]
    )


@rule("WK-REV-03")
def test_straight_backward() -> None:
    """By the speed, with the nose where it was."""
    table = drive("speed 2, reverse").play("red: go")

    assert ["0.000 -2.000", "0.00", "2"] == [table["red at"], table["red heading"], table["red speed"]]


@rule("WK-REV-04")
@pytest.mark.parametrize("way, at, heading", [("left", "-0.280 0.323", "45.00"), ("right", "0.280 0.323", "315.00")])
def test_the_tail_swings(way: str, at: str, heading: str) -> None:
    """A turn to the left turns the nose to the right, on a front corner."""
    table = drive(f"speed 1, reverse, plays {way}").play(f"red: {way} 45")

    assert [at, heading] == [table["red at"], table["red heading"]]


@rule("WK-REV-05")
def test_forward_again_only_at_a_standstill() -> None:
    """The same on the way back."""
    assert ["go", "stay"] == drive("speed 1, reverse").play("! forward gear").menu

    table = drive("speed 0, reverse").play("? menu = on, forward gear", "red: forward gear")
    assert "forward" == table["red gear"]


@rule("WK-REV-06")
def test_the_gear_comes_before_the_card_and_costs_nothing() -> None:
    """The card then acts on the reverse speed, and the move follows."""
    table = drive("speed 0, plays accelerate").play(
        "red: reverse gear", "? menu = speed 1, speed 2, on", "red: speed 2"
    )

    assert "0.000 -2.000" == table.play("red: go")["red at"]


@rule("WK-REV-06")
def test_decelerate_acts_on_the_reverse_speed() -> None:
    """From 2 backward to 1 backward."""
    table = drive("speed 2, reverse, plays decelerate").play("? menu = speed 0, speed 1, on", "red: speed 1, go")

    assert ["0.000 -1.000", "1"] == [table["red at"], table["red speed"]]


@rule("WK-REV-06")
@pytest.mark.parametrize("card, option", [("right", "right 45"), ("accelerate", "on"), ("full-throttle", "speed 4")])
def test_once_the_card_is_dealt_with_the_gear_stays(card: str, option: str) -> None:
    """After the card, applied or not, there is no change of gear in this player turn."""
    table = drive(f"speed 0, plays {card}").play("? red gear = forward", f"red: {option}", "! reverse gear")

    assert "forward" == table["red gear"]


@rule("WK-REV-06")
def test_one_change_of_gear_a_player_turn() -> None:
    """Not there and back again."""
    table = drive("speed 0, plays right").play("red: reverse gear", "! forward gear")

    assert "right 45" in table.menu


@rule("WK-REV-07")
def test_a_collision_leaves_the_gear_in_reverse() -> None:
    """The speed becomes 0, with a card for each point it had."""
    table = drive("speed 2, reverse", "obstacle: 0 -2").play("red: go", "dice: card 1, card 1")

    assert ["0", "reverse", "2"] == [table["red speed"], table["red gear"], table["red damage"]]
    assert "0.000 -1.100" == table["red at"]
