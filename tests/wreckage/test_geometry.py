"""The geometry in play: lengths, blocking tokens, turns by whole degrees, and the order of events (WK-GEO)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule

AFAR = "blue van: at -4 0, heading 0"


def drive(red: str, *lines: str, play: str = "go") -> Table:
    """Red starts at the origin and looks north."""
    board = "\n".join([f"red sedan: at 0 0, heading 0, {red}", *lines, "begin: turn red"])
    return Table("wreckage", board, 2).play(*[f"red: {option}" for option in play.split(", ") if option])


@rule("WK-GEO-01", "WK-GEO-03", "WK-GEO-13")
@pytest.mark.parametrize("speed", [1, 2, 3, 4])
def test_a_step_is_a_vehicle_length(speed: int) -> None:
    """After one step its rear is where its front was: just touching a car that stood one length ahead of that."""
    table = drive(f"speed {speed}", f"blue van: at 0 {speed + 1}, heading 0")

    assert (f"0.000 {speed}.000", str(speed), "0.00") == (table["red at"], table["red speed"], table["red heading"])
    assert "dice" == drive(f"speed {speed}", f"blue van: at 0 {speed + 0.999}, heading 0").to_act


@rule("WK-GEO-02", "WK-GEO-03", "WK-GEO-04")
def test_three_steps_are_the_ruler() -> None:
    """Whoever is at the end of long range is just reached by a move of three."""
    gun = "speed 3, equipment machine-gun"

    assert "fire machine-gun blue" in drive(gun, "blue van: at 0 4", play="stay").menu
    assert "0" == drive(gun, "blue van: at 0 4.001", play="stay")["phase"]
    assert ["0.000 3.000", "3"] == [drive(gun, "blue van: at 0 4")[fact] for fact in ("red at", "red speed")]
    assert "0" == drive("speed 4", "blue van: at 0 4")["red speed"]


@rule("WK-GEO-13")
@pytest.mark.parametrize("gear, place", [("", "1.000 -1.732"), (", reverse", "-1.000 1.732")])
def test_forward_and_backward(gear: str, place: str) -> None:
    """Along the heading, or against it in reverse gear; the heading stays."""
    board = f"red sedan: at 0 0, heading 150, speed 2{gear}\n{AFAR}\nbegin: turn red"
    table = Table("wreckage", board, 2).play("red: go")

    assert (place, "150.00") == (table["red at"], table["red heading"])


@rule("WK-GEO-15")
@pytest.mark.parametrize("token", ["obstacle", "column", "pump", "tyres", "mine"])
def test_what_blocks(token: str) -> None:
    """Obstacles of all kinds and mines stop a move; wrecks and barrels are met as well, but give way."""
    table = drive("speed 4", AFAR, f"{token}: 0 2")

    assert ("0.000 1.350" if token == "mine" else "0.000 1.100") == table["red at"]


@rule("WK-GEO-15")
def test_jerrycans_never_block() -> None:
    """Neither a move nor a turn; they are taken."""
    table = drive("speed 4, plays right", AFAR, "can: 0.5 0.4", "can: 0 2.5", "can: 3 3", play="right 5, go")

    assert ("4", "2", "3.000 3.000") == (table["red speed"], table["red cans"], table["cans"])


@rule("WK-GEO-12", "WK-GEO-17")
def test_turns_by_whole_degrees() -> None:
    """Any whole degree up to 45 may be chosen, on the menu or not, and nothing else."""
    for text in ("right 0", "right 7.5", "right 46", "right -3", "left 7", "right 045"):
        drive("speed 1, plays right", AFAR, play="").play(f"! {text}")
    for degrees in (1, 7, 44, 45):
        table = drive("speed 1, plays right", AFAR, play=f"right {degrees}")
        assert f"{degrees}.00" == table["red heading"]


@rule("WK-GEO-18", "WK-GEO-19", "WK-GEO-20", "WK-GEO-21")
@pytest.mark.parametrize(
    "gear, side, place, heading",
    [
        ("", "right", "0.280 -0.323", "45.00"),
        ("", "left", "-0.280 -0.323", "315.00"),
        (", reverse", "left", "-0.280 0.323", "45.00"),
        (", reverse", "right", "0.280 0.323", "315.00"),
    ],
)
def test_the_corner_of_a_turn(gear: str, side: str, place: str, heading: str) -> None:
    """Forward it is the rear corner on the outside, in reverse the front corner on the outside."""
    table = drive(f"speed 1{gear}, plays {side}", AFAR, play=f"{side} 45")

    assert (place, heading) == (table["red at"], table["red heading"])


@rule("WK-GEO-22")
@pytest.mark.parametrize("y, heading", [("-1.1", "11.53"), ("-1.51", "45.00")])
def test_all_poses_of_a_turn_count(y: str, heading: str) -> None:
    """The tail swings back by half a width on its way: a parked car at 0.1 is hit, at 0.51 it is not."""
    assert heading == drive("speed 1, plays right", f"blue van: at 0 {y}", play="right 45")["red heading"]


@rule("WK-GEO-34")
def test_a_jerrycan_met_together_with_an_obstacle_comes_first() -> None:
    """The third can is touched at the very place of the collision: the game is won, and no card is drawn."""
    table = drive("speed 4, cans 2", AFAR, "obstacle: 0.2 2.9", "can: -0.2 2.7")

    assert ("yes", "0", "cans", "0.000 2.000") == (table["over"], table["winners"], table["reason"], table["red at"])


@rule("WK-GEO-34")
def test_a_jerrycan_behind_an_obstacle_is_not_reached() -> None:
    """The collision comes first, so the can stays; one on the way there is taken."""
    table = drive("speed 4, cans 1", AFAR, "obstacle: 0 2", "can: 0 2.8", "can: 0 1")

    assert ("2", "0.000 2.800", "dice") == (table["red cans"], table["cans"], table.to_act)


@rule("WK-GEO-34")
def test_the_nearer_of_two_jerrycans_wins() -> None:
    """The third one is taken in the order of the way, and ends the game there."""
    table = drive("speed 4, cans 2", AFAR, "can: 0 3.5", "can: 0 1")

    assert ("yes", "0.000 3.500") == (table["over"], table["cans"])


@rule("WK-GEO-34")
def test_the_order_in_a_turn() -> None:
    """By angle: the can that the side meets first is the third one; the other stays."""
    table = drive("speed 1, cans 2, plays right", AFAR, "can: 0.75 0.2", "can: 0.55 0.2", play="right 45")

    assert ("yes", "0.750 0.200") == (table["over"], table["cans"])
