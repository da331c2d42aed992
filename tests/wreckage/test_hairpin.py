"""Hairpins: sharper turns that cost a marker (WK-HAIR)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule
from tests.wreckage.frail import frail


def drive(facts: str, *lines: str, car: str = "red sedan", begin: str = "") -> Table:
    """A turn of a car in the middle of the arena, headed north; green stands far away and looks away."""
    other = "green jeep" if not car.startswith("green") else "blue van"
    drawing = [f"{car}: at 0 0, heading 0, {facts}", f"{other}: at 4 -2, heading 90", *lines]
    return Table("wreckage", "\n".join([*drawing, f"begin: turn {car.split()[0]}{begin}"]), players=2)


@rule("WK-HAIR-01")
@pytest.mark.parametrize("way, at, heading", [("right", "0.250 -0.750", "90.00"), ("left", "-0.250 -0.750", "270.00")])
def test_up_to_90_degrees_on_the_same_corner(way: str, at: str, heading: str) -> None:
    """The ruler is used twice."""
    table = drive(f"speed 1, plays {way}").play(f"! hairpin {way} 91", f"red: hairpin {way} 90")

    assert [at, heading, "go, stay"] == [table["red at"], table["red heading"], table["menu"]]


@rule("WK-HAIR-01")
@pytest.mark.parametrize("degrees, hairpin", [(45, False), (46, True), (60, True), (90, True)])
def test_a_hairpin_is_any_turn_above_45_degrees(degrees: int, hairpin: bool) -> None:
    """Up to 45 it is an ordinary turn, and only above it has to be declared."""
    right, wrong = f"right {degrees}", f"hairpin right {degrees}"
    if hairpin:
        right, wrong = wrong, right
    table = drive("plays right").play(f"! {wrong}", f"red: {right}")

    assert [f"{degrees}.00", str(int(hairpin)), str(int(hairpin))] == [
        table["red heading"],
        table["red damage"],
        table["red hairpins"],
    ]


@rule("WK-HAIR-02")
def test_the_marker_comes_before_the_turn() -> None:
    """It is there even if the turn stops against an obstacle, beside the cards of that collision."""
    table = drive("speed 1, plays right", "obstacle: 0.9 0").play(
        "red: hairpin right 90", "? red damage = 1", "dice: card 2"
    )

    assert ["3", "0"] == [table["red damage"], table["red speed"]]
    assert 0 < float(table["red heading"]) < 90


@rule("WK-HAIR-03")
@pytest.mark.parametrize("car, most", [("yellow pickup", 1), ("red sedan", 2), ("green jeep", 3)])
def test_as_many_a_game_as_the_handling(car: str, most: int) -> None:
    """One short of the limit there is one more, at the limit there is none."""
    assert "hairpin left 90" in drive(f"hairpins {most - 1}, plays left", car=car).menu

    table = drive(f"hairpins {most}, plays left", car=car).play("! hairpin left 46")
    assert not [text for text in table.menu if "hairpin" in text]


@rule("WK-HAIR-03")
def test_a_hairpin_made_is_counted() -> None:
    """The pick-up has used up its only one; Double offers an ordinary turn."""
    table = Table(
        "wreckage",
        """
        yellow pickup: at 0 0, heading 0, speed 1, plays right double
        blue van: at 4 -2, heading 90
        """,
        players=2,
    )
    table.play("yellow: hairpin right 60, stay", "blue: on", "! hairpin right 60")

    assert ["1", "right 15, right 30, right 45, on, repair"] == [table["yellow hairpins"], table["menu"]]


@rule("WK-HAIR-04")
def test_no_hairpin_for_the_coupe() -> None:
    """Its handling is 0."""
    table = drive("plays right", car="yellow coupe").play("! hairpin right 46", "! right 46", "! hairpin right 90")

    assert ["right 15", "right 30", "right 45", "on", "reverse gear"] == table.menu


@rule("WK-HAIR-05")
def test_the_marker_can_be_the_end() -> None:
    """The last one it bears: the turn is not made, the jerrycan is left where the car stood, the other one wins."""
    table = drive(f"{frail('sedan')}, cans 1, plays right").play("red: hairpin right 90", "red: drop front")

    assert ["yes", "0.000 0.000", "0.00"] == [table["red out"], table["red at"], table["red heading"]]
    assert ["0.000 0.700", "1", "last"] == [table["cans"], table["winners"], table["reason"]]


@rule("WK-HAIR-05")
def test_the_turn_is_not_made_by_a_wreck() -> None:
    """With three players the game goes on: the can that the turn would have taken stays, the next one acts."""
    table = Table(
        "wreckage",
        f"""
        red sedan: at 0 0, heading 0, speed 1, {frail("sedan")}, plays right
        blue van: at 4 -2, heading 90
        green jeep: at -4 -2, heading 90
        can: 0.6 0.2
        """,
        players=3,
    ).play("red: hairpin right 90")

    assert ["yes", "0.000 0.000", "0.600 0.200"] == [table["red out"], table["red at"], table["cans"]]
    assert ["no", "green"] == [table["over"], table.to_act]


@rule("WK-HAIR-06")
@pytest.mark.parametrize(
    "plays, allowed",
    [
        ("left right", True),
        ("right left", True),
        ("right double", True),
        ("right swerve", False),
        ("right u-turn", False),
    ],
)
def test_with_a_turn_to_one_side_or_its_double(plays: str, allowed: bool) -> None:
    """Swerve and U-turn know no hairpin, nor does their Double."""
    table = drive(f"plays {plays}", begin=" 2")

    assert allowed == any("hairpin" in text for text in table.menu)


@rule("WK-HAIR-06")
@pytest.mark.parametrize("plays", ["swerve double", "u-turn double"])
def test_not_with_the_double_of_another_card(plays: str) -> None:
    """It repeats a card without a hairpin."""
    table = drive(f"plays {plays}", begin=" 2").play("! hairpin right 60", "! hairpin left 90")

    assert not any("hairpin" in text for text in table.menu)


@rule("WK-HAIR-08")
def test_steel_plates_do_not_help() -> None:
    """Nobody is asked, and they stay on board."""
    table = drive("speed 1, plays right, equipment steel-plates").play("red: hairpin right 90")

    assert ["1", "steel-plates", "go, stay"] == [table["red damage"], table["red equipment"], table["menu"]]
