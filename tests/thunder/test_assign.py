"""Step 1: which dice may go where (TR-ASG)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule

THREE_CARS = """
    a  .r1 .  .  .  .  .  .
    c  .r2 .  .  .  .  .  .
    e  .r3 .  .  .  .  .  .b1
"""


@rule("TR-ASG-01", "TR-ASG-03")
def test_any_unused_die_on_any_vehicle_that_has_not_moved() -> None:
    """Each unused value can go to each unmoved vehicle; equal dice are one choice, spent ones none."""
    table = Table("thunder", f"{THREE_CARS}\n red dice 6 1 6\n r2 moved", players=2)

    assert ["r1 1", "r1 6", "r3 1", "r3 6"] == table.menu


@rule("TR-ASG-01", "TR-ASG-03")
def test_the_die_is_used_up() -> None:
    """A die that was assigned is not there for the next turn, nor is its vehicle."""
    table = Table("thunder", f"{THREE_CARS}\n red dice 1 1 5\n blue dice 1", players=2)
    table.play("red: r1 5, no command", "red: F, F, F, F, F", "blue: F")

    assert "1 1" == table["red.dice"]
    assert ["r2 1", "r3 1"] == table.menu


@rule("TR-ASG-02")
@pytest.mark.parametrize("die, place", [(1, "c2"), (4, "c5"), (6, "c7")])
def test_the_die_is_the_moves(die: int, place: str) -> None:
    """The value of the die says how many spaces the vehicle goes."""
    table = Table("thunder", f"{THREE_CARS}\n red dice {die}", players=2)
    table.play(f"red: r2 {die}")

    assert str(die) == table["r2.moves"]

    table.play(*["red: F"] * die)

    assert place == table["r2"]
    assert "blue" == table.to_act


@rule("TR-ASG-04")
def test_no_die_on_an_inoperable_or_eliminated_vehicle() -> None:
    """Two tokens, or off the board: no die."""
    table = Table("thunder", "a .r1 .\n c .r2 .\n f .b1\n r1 damage dent, dent\n red dice 1 2", players=2)

    assert ["r2 1", "r2 2"] == table.menu


@rule("TR-ASG-05")
def test_one_command_die_a_round() -> None:
    """Besides the vehicle die, once a round, and it may be left out."""
    table = Table("thunder", f"{THREE_CARS}\n red dice 1 2 3 4\n blue dice 1", players=2).play("red: r1 1")

    assert "no command" == table.menu[0]
    assert ["airstrike 2", "airstrike 3", "airstrike 4", "nitro 2", "nitro 3", "drift 3", "drift 4"] == table.menu[1:]

    table.play("red: drift 4", "red: F", "blue: F")

    assert "2 3" == table["red.dice"]
    table.play("red: r2 2")
    assert ["FL", "F", "FR"] == table.menu  # straight to the move


@rule("TR-ASG-05")
def test_the_command_die_may_wait_for_a_later_turn() -> None:
    """A command that was not given can still be given in the next turn."""
    table = Table("thunder", f"{THREE_CARS}\n red dice 1 2 3 4\n blue dice 1", players=2)
    table.play("red: r1 1, no command, F", "blue: F", "red: r2 2")

    assert ["no command", "airstrike 3", "airstrike 4", "nitro 3", "drift 3", "drift 4"] == table.menu


@rule("TR-ASG-06")
@pytest.mark.parametrize(
    "die, commands",
    [
        (1, ["airstrike 1", "nitro 1"]),
        (2, ["airstrike 2", "nitro 2"]),
        (3, ["airstrike 3", "nitro 3", "drift 3"]),
        (4, ["airstrike 4", "drift 4"]),
        (5, ["airstrike 5", "drift 5"]),
        (6, ["airstrike 6", "repair 6"]),
    ],
)
def test_the_command_die_must_fit(die: int, commands: list[str]) -> None:
    """Each command takes only the values printed at it."""
    table = Table("thunder", f"c .r1 .\n f .b1\n red dice {die} {die}", players=2)

    assert ["no command", *commands] == table.menu


@rule("TR-ASG-07")
def test_no_command_die_on_a_coast() -> None:
    """A coast is followed by its move, with dice and an unused command to spare."""
    table = Table("thunder", "c .r1 .\n f .b1\n r1 moved\n red dice 3 6", players=2)
    table.play("red: coast r1 3")

    assert ["FL", "F", "FR"] == table.menu
    assert "no" == table["red.commanded"]


@rule("TR-ASG-08")
def test_both_dice_are_assigned_before_anything_resolves() -> None:
    """After the vehicle die the command die is chosen, and then neither has done anything yet."""
    table = Table("thunder", f"{THREE_CARS}\n red dice 1 6\n r2 damage dent, dent\n r3 damage dent", players=2)
    table.play("red: r1 1", "red: repair 6")

    assert "none" == table["red.dice"]
    assert ["repair r2 dent", "repair r3 dent"] == table.menu
    assert "a1" == table["r1"]


@rule("TR-ASG-09", "TR-ASG-08")
def test_faq_05_repair_and_assign_in_the_same_turn() -> None:
    """A vehicle made operable this turn gets no die this turn: it was not there to choose."""
    table = Table("thunder", f"{THREE_CARS}\n red dice 1 2 6\n r2 damage dent, dent", players=2)

    assert ["r1 1", "r1 2", "r1 6", "r3 1", "r3 2", "r3 6"] == table.menu

    table.play("red: r1 1", "red: repair 6")

    assert "operable" == table["r2.state"]
    assert ["1", "0"] == [table["r1.moves"], table["r2.moves"]]

    table.play("red: F")

    assert ["c1", "blue"] == [table["r2"], table.to_act]


@rule("TR-ASG-10")
def test_a_repaired_vehicle_may_get_a_die_later() -> None:
    """It has not moved this round, so the next turn may be its own."""
    table = Table("thunder", f"{THREE_CARS}\n red dice 1 2 6\n r2 damage dent, dent\n blue dice 1", players=2)
    table.play("red: r1 1", "red: repair 6", "red: F", "blue: F")

    assert ["r2 2", "r3 2"] == table.menu

    table.play("red: r2 2, F, F")

    assert "c3" == table["r2"]


@rule("TR-ASG-11", "TR-ASG-13")
def test_faq_30_a_repaired_vehicle_that_has_moved_may_only_coast() -> None:
    """Its die is spent for the round: having moved is remembered through breaking down and repair."""
    table = Table(
        "thunder",
        """
        a  .r1 .  .  .  .  .  .
        c  .r2 .  .  .  .  .b1 .
        r1 moved
        r1 damage dent, dent
        red dice 1 2 6
        blue dice 1
        """,
        players=2,
    ).play("red: r2 1", "red: repair 6", "red: F")

    assert "operable" == table["r1.state"]

    table.play("blue: F")

    assert ["coast r1 2", "coast r2 2"] == table.menu


@rule("TR-ASG-12")
def test_faq_04_both_unmoved_cars_break_down_after_the_first_turn() -> None:
    """The later turns are coasts, and the die meant for a command is lost."""
    table = Table(
        "thunder",
        """
        a  .r1 .  .  .  .  .  .
        c  .r2 .  .  .  .  .  .
        e  .r3 .  .  .  .  .b1 .
        r1 moved
        r2 damage dent, dent
        r3 damage dazed, dazed
        red dice 2 5 6
        blue dice 1 1
        blue commanded
        turn red 2
        """,
        players=2,
    )

    assert ["coast r1 2", "coast r1 5", "coast r1 6"] == table.menu
    table.play("red: coast r1 5, F", "blue: F")
    assert ["coast r1 2", "coast r1 6"] == table.menu
    table.play("red: coast r1 2, F", "blue: F")

    assert ["dice", "3"] == [table.to_act, table["round"]]
    assert "a3" == table["r1"]


@rule("TR-ASG-13")
def test_the_die_of_a_vehicle_that_broke_down_after_moving_is_spent() -> None:
    """It is not given back to the crew."""
    table = Table(
        "thunder",
        """
        a  .r1 ?  .  .  .  .  .
        c  .r2 .  .  .  .  .b1 .
        r1 damage dent
        red dice 1 3
        red commanded
        blue dice 1
        """,
        players=2,
    ).play("red: r1 3, F", "dice: mine, dent", "blue: F")

    assert "inoperable" == table["r1.state"]
    assert "yes" == table["r1.moved"]
    assert ["1", "none"] == [table["r2.moves"], table["red.dice"]]  # r2 moves with the only die left


@rule("TR-ASG-14")
def test_an_assigned_vehicle_that_breaks_down_before_its_move() -> None:
    """The die is spent, nobody moves in its place, and there is no shot."""
    table = Table(
        "thunder",
        """
        c  .  .  .r1  .b1  .
        e  .  .r2  .  .  .
        r1 damage dent
        red dice 2 3 4
        blue dice 1
        """,
        players=2,
    ).play("red: r1 4", "red: airstrike 3", "red: chopper c2", "red: shoot r1", "dice: any, dent")

    assert ["inoperable", "c3"] == [table["r1.state"], table["r1"]]
    assert "2" == table["red.dice"]
    assert "blue" == table.to_act

    table.play("blue: F")
    assert ["2", "none"] == [table["r2.moves"], table["red.dice"]]  # r2 moves with the die that is left


@rule("TR-ASG-14")
def test_an_assigned_vehicle_that_is_eliminated_before_its_move() -> None:
    """Gone before it could move: the turn is over."""
    table = Table(
        "thunder",
        """
        c  .  .  .r1  #  .
        e  .  .r2  .  .  .b1
        red dice 2 3 4
        """,
        players=2,
    ).play("red: r1 4", "red: airstrike 3", "red: chopper c2", "red: shoot r1", "dice: any, skid F")

    assert ["gone", "2"] == [table["r1"], table["red.dice"]]
    assert "blue" == table.to_act


@rule("TR-ASG-15")
@pytest.mark.parametrize("token, place", [("dent", "c3"), ("skid F", "c4")])
def test_damage_before_the_move_takes_no_moves(token: str, place: str) -> None:
    """A vehicle that stays operable makes all the moves of its die, from where it is."""
    table = Table(
        "thunder",
        """
        c  .  .  .r1  .  .  .  .  .
        e  .  .r2  .  .  .b1
        red dice 2 3 4
        """,
        players=2,
    ).play("red: r1 4", "red: airstrike 3", "red: chopper c2", "red: shoot r1", f"dice: any, {token}")

    assert [place, "4"] == [table["r1"], table["r1.moves"]]
    assert ["FL", "F", "FR"] == table.menu


@rule("TR-ASG-15")
def test_dazed_before_the_move() -> None:
    """What the stunt die gave is used up; the moves of the die come afterwards, all of them."""
    table = Table(
        "thunder",
        """
        c  .  .  .r1  .  .  .  .  .
        e  .  .r2  .  .  .b1
        red dice 2 3 4
        """,
        players=2,
    ).play("red: r1 4", "red: airstrike 3", "red: chopper c2", "red: shoot r1", "dice: any, dazed, 2, F, F")

    assert ["c5", "4"] == [table["r1"], table["r1.moves"]]
