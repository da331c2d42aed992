"""The straight move and the jerrycans on its way (WK-MOVE, WK-EX-16)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule


def drive(facts: str, *lines: str) -> Table:
    """A turn of red, four lengths south of the centre and headed north; blue stands far away and looks away."""
    drawing = [f"red sedan: at 0 -4, heading 0, {facts}", "blue van: at 4 -2, heading 90", *lines, "begin: turn red"]
    return Table("wreckage", "\n".join(drawing), players=2)


@rule("WK-MOVE-01")
@pytest.mark.parametrize("speed, y", [(1, "-3.000"), (2, "-2.000"), (3, "-1.000"), (4, "0.000")])
def test_straight_by_exactly_the_speed(speed: int, y: str) -> None:
    """A length for each point, along the heading."""
    table = drive(f"speed {speed}").play("red: go")

    assert [f"0.000 {y}", "0.00", str(speed)] == [table["red at"], table["red heading"], table["red speed"]]


@rule("WK-MOVE-01")
def test_at_speed_0_there_is_no_move() -> None:
    """Not even by the other lengths: the player turn is over once the gear is settled."""
    table = drive("speed 0").play("red: on")

    assert ["0.000 -4.000", "plan accelerate"] == [table["red at"], table.menu[0]]


@rule("WK-MOVE-02")
@pytest.mark.parametrize("card, speed, y", [("accelerate", 3, "-1.000"), ("decelerate", 1, "-3.000")])
def test_the_card_of_this_turn_counts(card: str, speed: int, y: str) -> None:
    """From speed 2, by one up or down: the move has the new length."""
    table = drive(f"speed 2, plays {card}").play(f"red: speed {speed}, go")

    assert f"0.000 {y}" == table["red at"]


@rule("WK-MOVE-03", "WK-MOVE-04")
@pytest.mark.parametrize("facts", ["speed 4", "speed 2, reverse"])
def test_all_of_it_or_nothing(facts: str) -> None:
    """There is no shorter move; who stays keeps the speed."""
    table = drive(facts)
    assert ["go", "stay"] == table.menu

    before = table["red speed"]
    table.play("red: stay")

    assert ["0.000 -4.000", before] == [table["red at"], table["red speed"]]


@rule("WK-MOVE-05")
def test_turning_on_the_spot() -> None:
    """A vehicle at speed 0 may turn."""
    table = drive("speed 0, plays right").play("red: right 45")

    assert ["0.280 -4.323", "45.00"] == [table["red at"], table["red heading"]]


# Jerrycans


@rule("WK-MOVE-06")
def test_jerrycans_on_the_way_are_taken() -> None:
    """Two of them within 3 lengths; the third lies too far, the move is not slowed."""
    table = drive("speed 3", "can: 0 -2", "can: 0.2 -1", "can: 0 0").play("red: go")

    assert ["2", "0.000 0.000", "0.000 -1.000"] == [table["red cans"], table["cans"], table["red at"]]


@rule("WK-MOVE-07")
@pytest.mark.parametrize(
    "place, cans",
    [
        ("0.45 -2", "1"),  # touched by the side
        ("0.451 -2", "0"),
        ("-0.45 -2", "1"),
        ("0 -1.3", "1"),  # touched by the front at the end of the move
        ("0 -1.299", "0"),
    ],
)
def test_touching_is_enough(place: str, cans: str) -> None:
    """A can has a radius of 0.2; the car sweeps x from -0.25 to 0.25 and ends with its front on y = -1.5."""
    assert cans == drive("speed 2", f"can: {place}").play("red: go")["red cans"]


@rule("WK-MOVE-07")
def test_only_up_to_where_the_move_stops() -> None:
    """The obstacle stops the car at y = -2.4 for its front; a can beside it is out of reach, one before is not."""
    table = drive("speed 3", "obstacle: 0 -2", "can: 0.3 -2.5", "can: 0.44 -1.5").play("red: go")
    table.play("dice: card 0, card 0, card 0")

    assert ["1", "0.440 -1.500"] == [table["red cans"], table["cans"]]


@rule("WK-MOVE-07")
@pytest.mark.parametrize("place, degrees, cans", [("0.6 -3.8", 45, "1"), ("0.6 -3.8", 5, "0"), ("0.9 -3.8", 45, "0")])
def test_a_pivot_takes_jerrycans_too(place: str, degrees: int, cans: str) -> None:
    """The right flank swings over it, far enough or not."""
    table = drive("speed 0, plays right", f"can: {place}").play(f"red: right {degrees}")

    assert cans == table["red cans"]


@rule("WK-MOVE-08", "WK-GOAL-01")
def test_the_third_jerrycan_ends_the_game_before_the_crash() -> None:
    """An obstacle lies behind it: nothing of that collision happens any more."""
    table = drive("speed 4, cans 2", "can: 0 -3", "obstacle: 0 -2").play("red: go")

    assert ["yes", "0", "cans"] == [table["over"], table["winners"], table["reason"]]
    assert ["3", "0", "4"] == [table["red cans"], table["red damage"], table["red speed"]]


@rule("WK-EX-16")
@pytest.mark.parametrize(
    "speed, cans, left",
    [(1, "0", "0.000 0.000, 1.061 1.061"), (2, "1", "0.000 0.000"), (3, "2", "none")],
)
def test_from_the_first_place_towards_the_centre(speed: int, cans: str, left: str) -> None:
    """At speed 1 nothing, at 2 the jerrycan at 1.5 from the centre, at 3 the one in the centre as well."""
    table = Table(
        "wreckage",
        f"""
        red sedan: at 2.475 2.475, heading 225, speed {speed}
        blue van: at -2.475 -2.475, heading 45
        can: 0 0
        can: 1.061 1.061
        begin: turn red
        """,
        players=2,
    ).play("red: go")

    assert [cans, left] == [table["red cans"], table["cans"]]
