"""Choppers: where they stand, when they shoot, whom they bomb (TR-CHP)."""

import pytest

from chicane.core.chance import Luck, stroll
from chicane.core.scenario import Table
from chicane.thunder.board import SPACES
from chicane.thunder.choppers import empty_spaces, is_empty
from chicane.thunder.game import GAME
from chicane.thunder.state import Thunder
from tests.rule import rule


@rule("TR-CHP-01")
def test_a_chopper_cannot_be_shot() -> None:
    """It stands right ahead of a car, and there is nothing to shoot at."""
    table = Table("thunder", "c .  .r1  .  B  .\n f .b1\n red dice 1", players=2).play("red: F")

    assert "c3" == table["r1"]
    assert "blue" == table.to_act


@rule("TR-CHP-01")
def test_a_chopper_is_not_slammed() -> None:
    """A car passes below it, and one that is thrown there slams nobody."""
    table = Table("thunder", "c .  .r1  B  .  .\n f .b1\n red dice 2", players=2).play("red: F")

    assert ["FL", "F", "FR"] == table.menu
    table.play("red: F")
    assert ["c4", "c3"] == [table["r1"], table["blue.chopper"]]


@rule("TR-CHP-01")
def test_a_chopper_is_neither_damaged_nor_moved() -> None:
    """Shrapnel flies through its space; what happens below leaves it where it is."""
    table = Table("thunder", "c .r1  .  ?  R  .b1\n red dice 2", players=2)
    table.play("red: F, F", "dice: mine, shrapnel, F", "dice: dent")

    assert "dent" == table["b1.damage"]
    assert "c4" == table["red.chopper"]


@rule("TR-CHP-02")
def test_faq_26_a_chopper_faces_the_lead_tile() -> None:
    """Its front arc is FL, F and FR, whatever stands behind it."""
    table = Table(
        "thunder",
        """
        b  .  .b2  .b1  .
        c  .  .r2  .  .b3  .
        d  .  .r3  .r1  .
        red dice 1 2
        """,
        players=2,
    ).play("red: r1 1", "red: airstrike 2", "red: chopper c3")

    assert ["hold", "shoot b3", "shoot b1", "shoot r1"] == table.menu


@rule("TR-CHP-03")
def test_faq_26_only_on_a_passable_space_without_an_obstacle() -> None:
    """Not on rock, vehicles, wrecks, tokens of either face or choppers; printed mud and sand are allowed."""
    table = Table(
        "thunder",
        """
        a  ~  .  =  #  ?  m  o  t
        c  .r1  w  .b1  B
        red dice 1 2
        """,
        players=2,
    ).play("red: r1 1", "red: airstrike 2")

    taken = {"a4", "a5", "a6", "a7", "a8", "c1", "c2", "c3", "c4"}
    free = {text.split()[1] for text in table.menu}
    assert taken.isdisjoint(free)
    assert {"a1", "a2", "a3"} <= free
    assert 6 * 24 - 9 == len(free)


@rule("TR-BRD-15")
def test_empty_spaces_are_those_that_are_empty_one_by_one() -> None:
    """All at once or one by one, the same spaces are empty."""
    for seed in range(3):
        game = drawn_out(seed)

        assert [space for space in range(SPACES) if is_empty(game, space)] == empty_spaces(game)


def drawn_out(seed: int) -> Thunder:
    """A race with all that can lie on a road, some way on."""
    game = GAME.start(4, {"carnage": "yes"})
    stroll(game, Luck(f"empty {seed}"), 120)
    return game


@rule("TR-CHP-04")
def test_faq_26_a_chopper_acts_only_by_airstrike() -> None:
    """Without the command it neither moves nor shoots, though a target is ahead of it."""
    table = Table("thunder", "c . R .b1 .\n e .r1 . .\n red dice 1 2", players=2)
    table.play("red: r1 1", "red: no command", "red: F")

    assert "blue" == table.to_act
    assert ["c2", "none"] == [table["red.chopper"], table["b1.damage"]]


@rule("TR-CHP-05", "TR-CHP-08")
def test_faq_26_a_chopper_stays_and_goes_on_killing() -> None:
    """One car after the other ends a turn below it; the chopper is neither moved nor used up."""
    table = Table(
        "thunder",
        """
        d  .b2  .b1  R  .
        f  .r1  .  .  .b3
        turn blue
        red dice 1
        blue dice 1 2 3
        """,
        players=2,
    ).play("blue: b1 1, no command, F")

    assert ["gone", "d3"] == [table["b1"], table["red.chopper"]]

    table.play("red: F", "blue: b2 2, no command, F, F")

    assert ["gone", "d3"] == [table["b2"], table["red.chopper"]]


@rule("TR-CHP-06")
def test_faq_22_the_kill_works_in_round_1() -> None:
    """A car that ends a turn below a chopper is eliminated in round 1 too."""
    table = Table("thunder", "c .r1 B . .\n e .r2 .b1\n round 1\n red dice 1", players=2).play("red: r1 1", "red: F")

    assert "gone" == table["r1"]
    assert "blue" == table.to_act


@rule("TR-CHP-07")
def test_ones_own_chopper_kills_ones_own_car() -> None:
    """It makes no difference who owns what."""
    table = Table("thunder", "c .r1 R . .\n e .r2 .b1\n red dice 1", players=2).play("red: r1 1", "red: F")

    assert "gone" == table["r1"]
    assert "c2" == table["red.chopper"]


@rule("TR-CHP-09")
def test_faq_24_one_shot_an_activation() -> None:
    """After its shot, hit or miss, with other targets left, the vehicle moves."""
    table = Table("thunder", "b . . .b1 .\n c .r1 . . .b2 .\n red dice 1 2", players=2)
    table.play("red: r1 1", "red: airstrike 2", "red: chopper c3")

    assert ["hold", "shoot b2", "shoot b1"] == table.menu
    table.play("red: shoot b1", "dice: any, dent")
    assert "dent" == table["b1.damage"]
    assert ["FL", "F", "FR"] == table.menu


@rule("TR-CHP-10")
def test_faq_23_chopper_and_vehicle_shoot_in_one_turn() -> None:
    """The chopper in step 2, the vehicle in step 4, even at the same target."""
    table = Table("thunder", "b . . . .\n c .r1 . .b1 .\n f .b2\n red dice 1 2", players=2)
    table.play("red: r1 1", "red: airstrike 2", "red: chopper b2", "red: shoot b1", "dice: any, dent", "red: F")

    assert ["hold", "shoot b1"] == table.menu
    table.play("red: shoot b1", "dice: any, dent")
    assert "dent, dent" == table["b1.damage"]


@rule("TR-CHP-11", "TR-CHP-18")
def test_a_chopper_comes_back_with_its_tile() -> None:
    """It returns to its owner with the rear tile, and may be placed again by a later airstrike."""
    table = Table(
        "thunder",
        """
        a  .  .  .  R
        c  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .r1
        e  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .r2 .b1
        red dice 1 2 3
        blue dice 1
        """,
        players=2,
    ).play("red: r1 1, no command, F", "dice: tile 4a")

    assert "away" == table["red.chopper"]
    table.play("blue: F", "red: r2 2", "red: airstrike 3", "red: chopper a4")
    assert "a4" == table["red.chopper"]


@rule("TR-CHP-12")
def test_the_chopper_of_a_player_who_goes_out_is_removed() -> None:
    """It leaves with its crew, and bombs nobody at the end of that turn."""
    table = Table(
        "thunder",
        """
        c  .r1  .b1  .
        e  .  .g1B  .
        b1 damage dent
        turn red
        red dice 1
        """,
        players=3,
    ).play("red: FR", "red: shoot b1", "dice: any, dent")

    assert ["yes", "removed"] == [table["blue.out"], table["blue.chopper"]]
    assert "e2" == table["g1"]


@rule("TR-CHP-14")
def test_airstrike_without_a_chopper() -> None:
    """The die may be spent, and nothing comes of it."""
    table = Table("thunder", "c .r1 . .\n f .b1\n red chopper removed\n red dice 1 2", players=2)
    table.play("red: r1 1", "red: airstrike 2")

    assert ["FL", "F", "FR"] == table.menu
    assert ["removed", "yes", "none"] == [table["red.chopper"], table["red.commanded"], table["red.dice"]]


@rule("TR-CHP-15")
def test_two_choppers_never_share_a_space() -> None:
    """The space of another chopper can't be chosen; one's own can."""
    table = Table("thunder", "c .r1 . B R .\n f .b1\n red dice 1 2", players=2)
    table.play("red: r1 1", "red: airstrike 2", "! chopper c3")

    assert "chopper c4" == table.menu[0]


@rule("TR-CHP-16")
@pytest.mark.parametrize(
    "cell, name, tokens", [(".b1", "b1", "b1 damage dent, dent"), (".b1", "b1", ""), (".w", "w1", "")]
)
def test_an_inoperable_vehicle_thrown_below_a_chopper(cell: str, name: str, tokens: str) -> None:
    """It is eliminated at the end of that turn like any other."""
    table = Table(
        "thunder",
        f"""
        c  .r1  {cell}  B  .
        e  .  .b2  .
        red dice 1
        {tokens}
        """,
        players=2,
    ).play("red: F", "dice: bottom F")

    assert ["c3", "c3"] == [table[name], table["blue.chopper"]]
    table.play("red: hold")
    assert ["gone", "c3"] == [table[name], table["blue.chopper"]]
