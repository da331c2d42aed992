"""Coasting: what a crew without an unmoved car does (TR-CST)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule


def crew(states: dict[str, str], dice: str = "5 6", blue: str = "1 2") -> Table:
    """Red's cars side by side on sand, each in a state; blue far behind."""
    lanes = {"r1": "a", "r2": "c", "r3": "e"}
    cars = "\n".join(f"{car} at {lanes[car]}4\n{line}" for car, line in states.items())
    sand = "\n".join(f"{lane} . . . . . . . ." for lane in "abcdef")
    return Table("thunder", f"{sand}\n{cars}\nb1 at f1\nred dice {dice}\nblue dice {blue}", players=2)


@rule("TR-CST-01")
def test_faq_30_without_an_unmoved_car_one_has_to_coast() -> None:
    """The die goes on the coast space of an operable vehicle that has moved."""
    table = crew({"r1": "r1 moved", "r2": "r2 damage dent, dent"})

    assert ["coast r1 5", "coast r1 6"] == table.menu


@rule("TR-CST-02")
def test_no_coast_while_a_car_has_not_moved() -> None:
    """One operable unmoved car is enough to forbid it."""
    table = crew({"r1": "r1 moved", "r2": "r2 moved", "r3": ""})

    assert ["r3 5", "r3 6"] == table.menu
    table.play("! coast r1 5", "! coast r2 5")


@rule("TR-CST-02")
def test_an_inoperable_unmoved_car_does_not_forbid_it() -> None:
    """It can't be moved anyway."""
    assert ["coast r2 5", "coast r2 6"] == crew({"r1": "r1 damage dent, dent", "r2": "r2 moved"}).menu


@rule("TR-CST-03")
def test_twice_a_round_at_most() -> None:
    """A car that coasted twice is not offered again, one that coasted once is."""
    table = crew({"r1": "r1 coasted 2", "r2": "r2 coasted 1"})

    assert ["coast r2 5", "coast r2 6"] == table.menu


@rule("TR-CST-04")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_one_space_whatever_the_die(die: int) -> None:
    """Exactly one, and the die is spent."""
    table = crew({"r1": "r1 moved"}, dice=str(die)).play("red: F")

    assert ["a5", "0", "none"] == [table["r1"], table["r1.moves"], table["red.dice"]]
    assert ["1", "blue"] == [table["r1.coasts"], table.to_act]


@rule("TR-CST-05")
def test_a_coasting_car_may_shoot() -> None:
    """After its one space, as after any move."""
    table = Table("thunder", "c .r1 . .b1 .\n r1 moved\n red dice 5", players=2).play("red: F")

    assert ["hold", "shoot b1"] == table.menu


@rule("TR-CST-06")
def test_no_command_on_a_coast() -> None:
    """Dice are left and no command was given this round, but none is asked for."""
    table = crew({"r1": "r1 moved"}, dice="3 4 6").play("red: coast r1 3")

    assert "no" == table["red.commanded"]
    assert ["F", "FR"] == table.menu


@rule("TR-CST-07")
@pytest.mark.parametrize("row", [".r1 ~ .", "~r1 . .", "~r1 ~ ."])
def test_faq_29_coast_and_mud(row: str) -> None:
    """Its single move is enough to enter mud, and to leave it."""
    table = Table("thunder", f"c {row}\n f .b1\n r1 moved\n red dice 5", players=2).play("red: F")

    assert ["c2", "0", "blue"] == [table["r1"], table["r1.moves"], table.to_act]


@rule("TR-CST-08")
def test_a_coast_is_a_step_into_the_front_arc() -> None:
    """Front left, front, front right; the token there is flipped and resolved."""
    table = Table("thunder", "c .r1 ? .\n f .b1\n r1 moved\n red dice 5", players=2)

    assert ["FL", "F", "FR"] == table.menu
    table.play("red: F", "dice: mine, dent")
    assert "dent" == table["r1.damage"]


@rule("TR-CST-08")
def test_a_coast_may_slam() -> None:
    """Another vehicle in the space: the dice are rolled."""
    table = Table("thunder", "c .r1 .b1 .\n r1 moved\n red dice 5", players=2).play("red: F", "dice: bottom F")

    assert ["c2", "c3"] == [table["r1"], table["b1"]]


@rule("TR-CST-08")
def test_a_coast_over_the_front_edge() -> None:
    """The board is updated, and the car stands on the new tile."""
    table = Table("thunder", "c24: .r1\n f9: .b1\n r1 moved\n red dice 5", players=2).play("red: F", "dice: tile 4a")

    assert ["c17", "2a 3a 4a"] == [table["r1"], table["tiles"]]


@rule("TR-CST-09")
@pytest.mark.parametrize(
    "cars, turns",
    [
        (["r1", "r2", "r3"], ["assign", "assign", "assign"]),
        (["r1", "r2"], ["assign", "assign", "coast"]),
        (["r1"], ["assign", "coast", "coast"]),
    ],
)
def test_faq_30_how_many_coasts(cars: list[str], turns: list[str]) -> None:
    """Three operable cars: none; two: the third turn; one: the second and the third turn."""
    table = crew(dict.fromkeys(cars, ""), dice="1 1 2 2", blue="0")
    while table["round"] == "2":
        calm = [text for text in ("no command", "F") if text in table.menu]
        table.play((calm or table.menu)[0])

    told = [line.message.key.removeprefix("thunder-told-") for line in table.teller.lines]
    assert turns == [key for key in told if key in ("assign", "coast")]


@rule("TR-CST-10")
def test_faq_30_the_player_chooses_which_of_two_cars_coasts() -> None:
    """Either of them, with either die."""
    table = crew({"r1": "r1 moved", "r2": "r2 moved"})

    assert ["coast r1 5", "coast r1 6", "coast r2 5", "coast r2 6"] == table.menu


@rule("TR-CST-11")
def test_faq_30_the_die_of_a_disabled_car_serves_to_coast() -> None:
    """Disabled before its move: the die it would have used coasts another vehicle in that later turn."""
    table = Table(
        "thunder",
        """
        a  .r1  .  .  .  .
        c  .  .b1  .  .r2  .
        r2 damage dent
        red dice 1 6
        red commanded
        blue dice 1
        """,
        players=2,
    ).play("red: r1 1, F", "blue: F", "blue: shoot r2", "dice: any, dent")

    assert ["inoperable", "no"] == [table["r2.state"], table["r2.moved"]]
    assert ["1", "1", "none"] == [table["r1.moves"], table["r1.coasts"], table["red.dice"]]  # r1 coasts with the 6


@rule("TR-CST-12")
def test_a_repaired_car_is_moved_before_anything_coasts() -> None:
    """It has not moved this round, so coasting is forbidden until it has."""
    table = crew({"r1": "", "r2": "r2 damage dent, dent", "r3": "r3 moved"}, dice="1 2 6")
    table.play("red: r1 1", "red: repair 6", "red: F", "blue: b1 1, no command, F")

    assert ["2", "0"] == [table["r2.moves"], table["r1.coasts"]]  # the only die left is r2's: no choice of a coast
