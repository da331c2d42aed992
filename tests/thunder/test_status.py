"""Operable, inoperable, eliminated, out of the game (TR-STA)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule


@rule("TR-STA-01", "TR-STA-02")
@pytest.mark.parametrize(
    "tokens, state", [("", "operable"), ("r1 damage dent", "operable"), ("r1 damage dent, dazed", "inoperable")]
)
def test_two_tokens_make_a_car_inoperable(tokens: str, state: str) -> None:
    """None or one: operable. Two: inoperable, and still on the board."""
    table = Table("thunder", f"c .r1\n e .r2\n f .b1\n {tokens}", players=2)

    assert [state, "c1"] == [table["r1.state"], table["r1"]]
    assert (state == "operable") == ("r1 1" in table.menu)


@rule("TR-STA-03")
def test_an_inoperable_vehicle_gets_no_die_and_does_not_coast() -> None:
    """Neither a regular move nor a coast."""
    table = Table("thunder", "a .r1\n c .r2\n e .r3\n f .b1\n r1 damage dent, dent\n red dice 1 2", players=2)

    assert ["r2 1", "r2 2", "r3 1", "r3 2"] == table.menu

    moved = "r1 moved\n r2 moved\n r3 moved"
    later = Table(
        "thunder", f"a .r1\n c .r2\n e .r3\n f .b1\n r1 damage dent, dent\n {moved}\n red dice 1 2", players=2
    )

    assert ["coast r2 1", "coast r2 2", "coast r3 1", "coast r3 2"] == later.menu


@rule("TR-STA-03")
def test_an_inoperable_vehicle_does_not_shoot() -> None:
    """Broken in its own move, with a target ahead."""
    table = Table("thunder", "c .r1 ? .b1\n e .r2\n r1 damage dent\n r2 moved\n red dice 1", players=2)
    table.play("red: F", "dice: mine, dent")

    assert ["inoperable", "blue"] == [table["r1.state"], table.to_act]


@rule("TR-STA-04")
@pytest.mark.parametrize(
    "cell, dice, place",
    [
        (".", [], "c4"),  # slammed and pushed
        ("o", ["FR"], "d4"),  # a hazard resolves
        ("?", ["mine"], "c4"),  # without damage
        ("#", [], "gone"),
        (".b2", ["top FL", "keep"], "b4"),  # and it slams others
    ],
)
def test_an_inoperable_vehicle_is_still_affected(cell: str, dice: list[str], place: str) -> None:
    """It occupies its space: slams, pushes and hazards work on it."""
    table = Table("thunder", f"c .  .r1 .b1 {cell}\n b3 at f1\n b1 damage dent, dent\n red dice 3", players=2)
    table.play("red: F", "dice: bottom F", *dice)

    assert [place, "c3"] == [table["b1"], table["r1"]]
    assert ("none" if place == "gone" else "dent, dent") == table["b1.damage"]
    assert "dice" != table.to_act


@rule("TR-STA-05")
def test_an_eliminated_vehicle_is_gone_for_good() -> None:
    """No die goes on it any more, this round or the next."""
    table = Table(
        "thunder",
        """
        c  .r1  #
        e  .r2  .  .  .  .  .
        a  .b1  .  .  .  .  .
        red dice 1 1 1
        red commanded
        blue dice 0
        """,
        players=2,
    ).play("red: r1 1, F")

    assert ["gone", "gone"] == [table["r1"], table["r1.state"]]
    table.play("red: F, F", "dice: 1, 2, 3, 4, 1, 1, 1, 1, 1", "blue: no command, F")
    assert ["3", ["r2 1", "r2 2", "r2 3", "r2 4"]] == [table["round"], table.menu]


@rule("TR-STA-06", "TR-STA-13")
def test_an_eliminated_vehicles_tokens_go_back() -> None:
    """Into the pile, both of them; minor damage goes to its own supply."""
    table = Table("thunder", "c .r1 #\n e .r2\n f .b1\n r1 damage dent\n b1 damage dazed\n red dice 1", players=2)
    table.play("red: r1 1, F")

    assert ["19", "none"] == [table["damage pile"], table["r1.damage"]]  # b1 keeps its own

    pushed = Table("thunder", "c .r1 .b1 #\n e .b2\n b1 damage minor, dazed\n red dice 1", players=2)
    pushed.play("red: F", "dice: bottom F")

    assert ["gone", "20", "none"] == [pushed["b1"], pushed["damage pile"], pushed["b1.damage"]]


@rule("TR-STA-07")
@pytest.mark.parametrize(
    "drawing, play",
    [
        ("c .r1 .b1 #", ["red: F", "dice: bottom F"]),  # an impassable space
        ("c .r1 .b1 R", ["red: F", "dice: bottom F", "red: hold"]),  # a chopper at the end of the turn
        ("a .r1 .b1 .", ["red: F", "dice: bottom FL"]),  # the side edge
        ("r1 at start\n c .b1\n round 1", ["red: start c1", "dice: bottom R"]),  # the rear edge
        ("c24: .r1\n c8: .b1", ["red: F", "dice: tile 4a"]),  # the rear tile
    ],
)
def test_what_eliminates(drawing: str, play: list[str]) -> None:
    """Impassable space, chopper, side or rear edge, removed rear tile."""
    table = Table("thunder", f"{drawing}\n b2 at d20\n r2 at d22\n r2 moved\n red dice 1", players=2).play(*play)

    assert ["gone", "d"] == [table["b1"], table["b2"][0]]


@rule("TR-STA-08")
@pytest.mark.parametrize("others", ["", "b2 at e9\n b2 damage dent, dent\n b3 at e7\n b3 damage dazed, dazed"])
def test_out_at_once(others: str) -> None:
    """All vehicles inoperable or eliminated: out in the middle of the turn, before the shot."""
    table = Table("thunder", f"c .r1 .b1 #\n d . .g1\n {others}\n red dice 1", players=3)

    assert "no" == table["blue.out"]
    table.play("red: F", "dice: bottom F")
    assert ["yes", "red", ["hold", "shoot g1"]] == [table["blue.out"], table.to_act, table.menu]


@rule("TR-STA-08")
def test_one_operable_vehicle_is_enough_to_stay_in() -> None:
    """Inoperable and eliminated vehicles do not matter then."""
    table = Table("thunder", "c .r1 .b1 #\n b2 at f1\n b3 at f3\n b3 damage dent, dent\n red dice 1", players=2)
    table.play("red: F", "dice: bottom F")

    assert ["gone", "no", "no"] == [table["b1"], table["blue.out"], table["over"]]


@rule("TR-STA-09")
def test_who_is_out_takes_no_more_turns() -> None:
    """Their inoperable vehicles stay on the board, and are slammed there."""
    table = Table(
        "thunder",
        """
        c  .r1  .  .b1  .  .
        f  .g1  .  .  .
        b1 damage dent
        red dice 1 1
        red commanded
        green dice 1
        """,
        players=3,
    ).play("red: F", "red: shoot b1", "dice: any, dent")

    assert ["yes", "c3", "green"] == [table["blue.out"], table["b1"], table.to_act]
    table.play("green: F", "red: F", "dice: bottom F")
    assert ["c3", "c4"] == [table["r1"], table["b1"]]


@rule("TR-STA-10")
def test_who_is_out_does_not_come_back() -> None:
    """Not in the next round either: no dice, no turn, no repair."""
    table = Table(
        "thunder",
        """
        a  .r1  .  .  .  .  .  .
        c  .b1  .  .  .  .  .  .
        e  .g1  .  .  .  .  .  .
        b1 damage dent, dent
        blue dice 6 6 6 6
        red dice 0
        green dice 0
        """,
        players=3,
    )

    assert ["3", "yes", "none"] == [table["round"], table["blue.out"], table["blue.dice"]]
    table.play("dice: 1, 1, 1, 2, 2, 2, 2, 3, 1")
    assert ["none", "green", "inoperable"] == [table["blue.dice"], table.to_act, table["b1.state"]]


@rule("TR-STA-11")
def test_who_is_out_cannot_win() -> None:
    """Their vehicle is pushed onto the finish line: it is eliminated, and the race goes on."""
    table = Table("thunder", "c23: .r1 .b1\n e20: .g1\n b1 damage dent, dent\n final\n red dice 1", players=3)
    table.play("red: F", "dice: bottom F")

    assert ["gone", "no", "yes"] == [table["b1"], table["over"], table["blue.out"]]
    assert "TR-STA-11" in [line.message.rule for line in table.teller.lines]


@rule("TR-STA-12")
def test_the_starting_area_counts_as_operable() -> None:
    """The only car on the board is eliminated in round 1; its crew is still in the game."""
    table = Table("thunder", "c #\n b1 at f1\n r1 at start\n r2 at start\n round 1\n red dice 1", players=2)
    table.play("red: r1 1", "red: start c1")

    assert ["gone", "no", "blue"] == [table["r1"], table["red.out"], table.to_act]
    assert "operable" == table["r2.state"]


@rule("TR-STA-14")
def test_inoperable_is_not_eliminated() -> None:
    """The figure keeps its place and its tokens, and can be repaired."""
    table = Table("thunder", "c .r1 .\n e .r2 .\n f .b1\n r1 damage dent, dazed\n red dice 1 6", players=2)

    assert ["c1", "dent, dazed"] == [table["r1"], table["r1.damage"]]
    table.play("red: r2 1", "red: repair 6", "red: repair r1 dazed")
    assert ["c1", "operable"] == [table["r1"], table["r1.state"]]


@rule("TR-STA-14")
def test_an_inoperable_vehicle_dies_with_the_rear_tile() -> None:
    """On the middle tile it survives the update."""
    cars = "r2 at a5\n r2 damage dent, dent\n r3 at a9\n r3 damage dazed, dazed"
    table = Table("thunder", f"c24: .r1\n {cars}\n b1 at f20\n red dice 1", players=2).play("red: F", "dice: tile 4a")

    assert ["gone", "a1"] == [table["r2"], table["r3"]]


@rule("TR-STA-08", "TR-FIN-07")
def test_who_is_out_goes_out_once() -> None:
    """Later losses of others are looked at anew, but nobody is put out a second time."""
    drawing = "ground off-road\nc5: r1 #\nb1 at a12, damage dent, dent\ng1 at c12\nr2 at f12\nred commanded"
    table = Table("thunder", drawing, players=3).play("red: r1 1, F")

    assert ["gone", "yes"] == [table["r1"], table["blue.out"]]
    assert "thunder-told-out" not in table["said"]
