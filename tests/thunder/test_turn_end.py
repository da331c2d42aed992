"""The end of a turn and of a round (TR-END)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule

CREWS = ["red", "blue", "green", "yellow"]
QUIET = ["no command", "no road die", "hold", "F"]


def end_turn(table: Table) -> None:
    """Straight on, without command, road die or shot."""
    whose = table.to_act
    while whose == table.to_act:
        table.choose(next((text for text in QUIET if text in table.menu), table.menu[0]))


def roll(table: Table) -> None:
    """The dice of a new round, all showing 1."""
    while "dice" == table.to_act:
        table.choose("1")


@rule("TR-END-01")
def test_a_car_that_has_moved_may_only_coast() -> None:
    """Its die is spent: in the next turn it is another car's, and once all have moved it coasts."""
    table = Table("thunder", "c5: .r1\nd5: .r2\nb1 at a20\nred commanded\nblue commanded", players=2)
    table.play("red: r1 3, F, F, F", "? red.dice = 1 2 4")
    end_turn(table)

    assert ["r2 1", "r2 2", "r2 4"] == table.menu

    table.play("red: r2 1, F")
    end_turn(table)

    assert {"coast r1 2", "coast r1 4", "coast r2 2", "coast r2 4"} == set(table.menu)


@rule("TR-END-02")
@pytest.mark.parametrize("chopper", ["R", "B", "G"])
@pytest.mark.parametrize("cell", ["r2", "b1", "b2", "g2", "w"])
def test_everybody_below_a_chopper(chopper: str, cell: str) -> None:
    """Vehicles of any player and wrecks, below anybody's chopper, are eliminated when the turn ends."""
    table = Table("thunder", f"""
        c5: .r1 .
        c12: ={cell}{chopper}
        r3 at a20
        b3 at a22
        g3 at a18
        red commanded
    """, players=3).play("red: r1 1, F")  # fmt: skip

    assert "gone" == table["w1" if cell == "w" else cell]
    assert "c12" == table[f"{CREWS['RBG'.index(chopper)]}.chopper"]


@rule("TR-END-02", "TR-CHP-07")
def test_the_bomb_of_ones_own_chopper() -> None:
    """Red's car ends its move below red's chopper."""
    table = Table("thunder", "c5: .r1 .R\nr2 at a20\nb1 at a22\nred commanded", players=2).play("red: r1 1, F")

    assert "gone" == table["r1"]


@rule("TR-END-03")
def test_at_the_end_of_every_turn_and_not_before() -> None:
    """Blue's car driven below red's chopper shoots first, then dies, in blue's own turn."""
    table = Table("thunder", "c5: .b1 .R .r1\nr2 at a20\nb2 at a22\nturn blue\nblue commanded", players=2)
    table.play("blue: b1 1, F")

    assert "c6" == table["b1"]

    table.play("blue: hold")

    assert "gone" == table["b1"]


@rule("TR-END-03")
def test_once_per_turn() -> None:
    """One bomb: the car that comes below the chopper in the next turn dies at the end of that one."""
    table = Table("thunder", "c5: .r1 .R\nc4: .b1\nr2 at a20\nb2 at a22\nred commanded\nblue commanded", players=2)
    table.play("red: r1 1, F", "? r1 = gone", "? b1 = c4", "blue: b1 2, F, F")

    assert "gone" == table["b1"]
    assert 2 == table["said"].split(", ").count("thunder-told-gone-chopper")


@rule("TR-END-04")
def test_pushed_out_before_the_end() -> None:
    """r1 ends its move below red's chopper; b1, shot, skids onto it, and the slam throws r1 out."""
    table = Table("thunder", "c5: .r1 .R .b1\nb2 at a22\nred commanded", players=2)
    table.play("red: r1 1, F, shoot b1", "dice: any, skid R", "dice: bottom FL")

    assert "b6" == table["r1"]
    assert "gone" == table["b1"]


@rule("TR-END-05")
def test_clockwise_without_those_who_are_out() -> None:
    """Red, green, yellow, red: blue has no car."""
    table = Table("thunder", "c5: .r1\nd12: .g1\nf14: .y1\nr2 at a1\nfinal", players=4)
    order = []
    for _ in range(6):
        order.append(table.to_act)
        end_turn(table)

    assert ["red", "green", "yellow", "red", "green", "yellow"] == order
    assert 6 == table["said"].split(", ").count("thunder-told-turn")  # blue's turn is not even announced


@rule("TR-END-06", "TR-RND-01")
def test_the_road_die_passes_on() -> None:
    """After three turns each, the next player clockwise is first."""
    table = Table("thunder", "round 2\nfirst green\nturn green\nr1 at a1\nb1 at c1\ng1 at d1\ny1 at f1", players=4)
    for _ in range(12):
        end_turn(table)

    assert "3" == table["round"]
    assert "yellow" == table["first"]

    roll(table)

    assert "yellow" == table.to_act


@rule("TR-END-07")
@pytest.mark.parametrize("gone, after", [([], "blue"), (["b1"], "green"), (["b1", "g1"], "yellow")])
def test_the_road_die_skips_those_who_are_out(gone: list[str], after: str) -> None:
    """It goes to the next player who is still in the game."""
    cars = [f"{car} at {lane}1" for car, lane in zip(("r1", "b1", "g1", "y1"), "acdf", strict=True) if car not in gone]
    table = Table("thunder", "\n".join(["final", *cars]), players=4)
    while "2" == table["round"]:
        end_turn(table)

    assert after == table["first"]


@rule("TR-END-08")
def test_the_first_player_goes_out_in_mid_round() -> None:
    """The others still have their three turns; then the die passes from where it was."""
    table = Table("thunder", """
        c5: .r1 #
        d1: .b1
        f1: .g1
        red commanded
    """, players=3).play("red: r1 1, F", "? red.out = yes")  # fmt: skip
    order = []
    while "2" == table["round"]:
        order.append(table.to_act)
        end_turn(table)

    assert ["blue", "green"] * 3 == order
    assert "blue" == table["first"]


@rule("TR-END-09", "TR-RND-03")
def test_dice_and_coasts_come_back() -> None:
    """In the new round every player in the game has four new dice, a command and fresh coasts."""
    table = Table("thunder", "c5: .r1\nd5: .b1\nred dice 1 2 3 4\nblue dice 1 2 3 4", players=2)
    table.play("red: r1 1, airstrike 2", "red: chopper a1, F", "? red.commanded = yes")
    while "2" == table["round"]:
        end_turn(table)
    table.play("dice: 1,2,3,4, 5,6,1,2", "dice: 1")

    assert ["1 2 3 4", "5 6 1 2"] == [table["red.dice"], table["blue.dice"]]
    assert ["0", "0"] == [table["r1.coasts"], table["b1.coasts"]]
    assert ["no", "no"] == [table["r1.moved"], table["red.commanded"]]
