"""Slams: who is thrown, where, and who may ask for the dice again (TR-SLM)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule

WAYS = ["F", "FL", "FR", "R", "RL", "RR"]


def slam(top: str, bottom: str, *lines: str, players: int = 2, extra: str = "") -> Table:
    """The car `top` of red drives from c4 into `bottom` on c5, on sand, with a die of 3."""
    sand = "\n".join(f"{lane} . . . . . . . . ." for lane in "abcdef")
    cars = f"{top} at c4\n{bottom} at c5" if bottom != "w1" else f"{top} at c4\nc5: .w"
    drawing = f"{sand}\n{cars}\n{'b1 at f1' if bottom[0] != 'b' else ''}\n red dice 3\n {extra}"
    return Table("thunder", drawing, players=players).play("red: F", *lines)


@rule("TR-SLM-01", "TR-SLM-03", "TR-SLM-04")
def test_two_vehicles_in_one_space() -> None:
    """Both dice are rolled at once: 2 faces of 6 for the top one, 4 for the bottom one, in each direction."""
    table = slam("r1", "b1")

    assert ["c5", "c5", "dice"] == [table["r1"], table["b1"], table.to_act]
    assert [f"top {way}" for way in WAYS] + [f"bottom {way}" for way in WAYS] == table.menu
    assert [2] * 6 + [4] * 6 == table.game.weights


@rule("TR-SLM-01")
@pytest.mark.parametrize(
    "row, dice",
    [
        (".r1 o .b1", ["F"]),  # a slide
        (".r1 ? .b1", ["mine", "skid F"]),  # a skid
        (".r1 ? . .b1", ["mine", "blast off", "F 2"]),  # a flight
        (".r1 ? .b1", ["mine", "dazed", "3", "F"]),  # a dazed step
        (".r1 ? .", ["wreck"]),  # a wreck that a token brings
    ],
)
def test_whatever_brought_them_together(row: str, dice: list[str]) -> None:
    """Slide, skid, flight, daze or wreck token: a slam at once."""
    table = Table("thunder", f"c {row} .\n f .b2\n red dice 3", players=2).play("red: F", f"dice: {', '.join(dice)}")

    assert "dice" == table.to_act
    assert ["top F", "bottom RR"] == [table.menu[0], table.menu[-1]]


@rule("TR-SLM-02")
@pytest.mark.parametrize("thrown, places", [("top FR", ["d5", "c5"]), ("bottom FR", ["c5", "d5"])])
def test_the_one_that_entered_is_on_top(thrown: str, places: list[str]) -> None:
    """The vehicle that was there already is the bottom one."""
    table = slam("r1", "b1", f"dice: {thrown}")

    assert places == [table["r1"], table["b1"]]


@rule("TR-SLM-04", "TR-SLM-12")
@pytest.mark.parametrize("way, place", list(zip(WAYS, ["c6", "b5", "d5", "c4", "b4", "d4"], strict=True)))
def test_one_space_in_the_rolled_direction(way: str, place: str) -> None:
    """The named vehicle moves, the other stays."""
    table = slam("r1", "b1", f"dice: bottom {way}")

    assert [place, "c5"] == [table["b1"], table["r1"]]


@rule("TR-SLM-05")
@pytest.mark.parametrize("top, bottom, asked", [("r2", "b1", "red"), ("r1", "b3", "blue"), ("r3", "b2", "red")])
def test_the_larger_vehicles_owner_may_ask_for_the_dice_again(top: str, bottom: str, asked: str) -> None:
    """Top or bottom: the larger one's owner is asked, and both dice are rolled once more."""
    table = slam(top, bottom, "dice: bottom F")

    assert [asked, ["keep", "reroll"]] == [table.to_act, table.menu]
    table.play("reroll")
    assert ["dice", 12] == [table.to_act, len(table.menu)]
    table.play("dice: top FL")
    assert ["b5", "c5"] == [table[top], table[bottom]]


@rule("TR-SLM-05")
def test_the_dice_may_stand() -> None:
    """Nobody has to ask."""
    table = slam("r2", "b1", "dice: bottom F", "red: keep")

    assert ["c5", "c6"] == [table["r2"], table["b1"]]


@rule("TR-SLM-06")
def test_an_inoperable_larger_vehicle_keeps_the_right() -> None:
    """Its owner may ask as well."""
    table = slam("r1", "b3", "dice: bottom F", extra="b3 damage dent, dent\n b1 at f1")

    assert [["keep", "reroll"], "blue"] == [table.menu, table.to_act]


@rule("TR-SLM-07")
def test_two_cars_of_one_player() -> None:
    """The larger one's owner is the same player, and may ask."""
    table = slam("r1", "r3", "dice: bottom F", extra="r3 moved")

    assert [["keep", "reroll"], "red"] == [table.menu, table.to_act]


@rule("TR-SLM-08")
@pytest.mark.parametrize("top, bottom", [("r1", "b1"), ("r2", "b2"), ("r3", "b3")])
def test_no_reroll_between_equals(top: str, bottom: str) -> None:
    """Equal sizes: the dice stand."""
    table = slam(top, bottom, "dice: bottom F", "red: hold")

    assert ["c6", "blue"] == [table[bottom], table.to_act]
    assert "keep" not in table.menu


@rule("TR-SLM-09")
@pytest.mark.parametrize("top, bottom, smaller", [("r2", "b1", "blue"), ("r1", "b2", "red"), ("r1", "b3", "red")])
def test_the_smaller_vehicles_owner_is_never_asked(top: str, bottom: str, smaller: str) -> None:
    """Neither before nor after the larger one's reroll."""
    table = slam(top, bottom, "dice: bottom F")

    assert smaller != table.to_act
    table.play("reroll", "dice: top FL")
    assert "keep" not in table.menu


@rule("TR-SLM-10")
def test_the_second_result_stands() -> None:
    """One reroll a slam."""
    table = slam("r2", "b1", "dice: bottom F", "red: reroll", "dice: bottom R")

    assert ["c5", "c4"] == [table["r2"], table["b1"]]
    assert "keep" not in table.menu


@rule("TR-SLM-10", "TR-SLM-13")
def test_each_slam_of_a_chain_has_its_own_reroll() -> None:
    """The right was used in the first slam and is there again in the second."""
    table = slam("r2", "b1", "dice: bottom F", "red: reroll", "dice: bottom F", extra="b3 at c6")

    assert ["c6", "c6", "dice"] == [table["b1"], table["b3"], table.to_act]
    table.play("dice: top F")
    assert [["keep", "reroll"], "blue"] == [table.menu, table.to_act]


@rule("TR-SLM-11")
def test_no_die_is_rolled_again_alone() -> None:
    """There is one reroll on offer, and it brings every result of both dice."""
    table = slam("r2", "b1", "dice: top F")

    assert ["keep", "reroll"] == table.menu
    table.play("red: reroll")
    assert 12 == len(table.menu)


@rule("TR-SLM-12")
@pytest.mark.parametrize(
    "cell, dice, damage, state",
    [("#", [], "none", "gone"), ("?", ["mine", "dent"], "dent", "operable"), ("~", [], "none", "operable")],
)
def test_the_space_entered_is_resolved(cell: str, dice: list[str], damage: str, state: str) -> None:
    """Rock kills, a token is flipped, terrain is entered."""
    table = slam("r1", "b1", "dice: bottom F", *[f"dice: {each}" for each in dice], extra=f"b2 at f1\nc6: {cell}")

    assert [state, damage] == [table["b1.state"], table["b1.damage"]]


@rule("TR-SLM-13")
def test_a_chain_of_slams() -> None:
    """The pushed vehicle is on top in the next slam, until no space holds two vehicles."""
    table = slam("r1", "b1", "dice: bottom F", extra="b2 at c6\n b3 at c7").play("dice: bottom F", "blue: keep")

    assert ["c5", "c6", "c7", "c7"] == [table["r1"], table["b1"], table["b2"], table["b3"]]
    table.play("dice: top FL", "blue: keep")
    assert ["c5", "c6", "b7", "c7"] == [table["r1"], table["b1"], table["b2"], table["b3"]]
    assert "red" == table.to_act


@rule("TR-SLM-14")
def test_a_slam_causes_no_damage() -> None:
    """Neither to the one that is thrown nor to the other."""
    table = slam("r3", "b3", "dice: bottom F")

    assert ["none", "none", "20"] == [table["r3.damage"], table["b3.damage"], table["damage pile"]]
    assert ["hold", "shoot b3"] == table.menu


@rule("TR-SLM-15")
@pytest.mark.parametrize("thrown", ["top F", "bottom F"])
def test_the_moves_are_lost_at_the_moment_of_the_slam(thrown: str) -> None:
    """Before the dice are rolled, and whichever vehicle is pushed."""
    table = slam("r1", "b1")

    assert ["0", "dice"] == [table["r1.moves"], table.to_act]
    table.play(f"dice: {thrown}")
    assert "0" == table["r1.moves"]
    assert "F" not in table.menu


@rule("TR-SLM-16")
@pytest.mark.parametrize(
    "dice, place, targets",
    [
        (["bottom F"], "c5", ["hold", "shoot b1", "shoot b2"]),
        (["top FR"], "d5", ["hold", "shoot b2"]),
        (["top R"], "c4", ["hold", "shoot b1"]),
    ],
)
def test_shooting_after_a_slam(dice: list[str], place: str, targets: list[str]) -> None:
    """The active vehicle may still shoot, from where it ended."""
    table = slam("r1", "b1", *[f"dice: {each}" for each in dice], extra="b2 at d5" if place != "d5" else "b2 at d6")

    assert [place, targets] == [table["r1"], table.menu]


@rule("TR-SLM-16")
def test_shooting_after_several_slams() -> None:
    """Thrown into a second slam, the active vehicle still has its shot."""
    table = slam("r1", "b1", "dice: top FR, bottom F", extra="g1 at d5", players=3)

    assert ["d5", "d6"] == [table["r1"], table["g1"]]
    assert ["hold", "shoot g1"] == table.menu


@rule("TR-SLM-17")
@pytest.mark.parametrize(
    "top, bottom, asked",
    [("r1", "w1", None), ("r2", "w1", "red"), ("r3", "w1", "red"), ("r1", "b2", "blue"), ("r2", "b3", "blue")],
)
def test_small_medium_large(top: str, bottom: str, asked: str | None) -> None:
    """A small car and a wreck are small, below medium, below large."""
    table = slam(top, bottom, "dice: bottom RL")

    if asked is None:
        assert "keep" not in table.menu
    else:
        assert [asked, ["keep", "reroll"]] == [table.to_act, table.menu]


@rule("TR-SLM-18")
@pytest.mark.parametrize(
    "start, way", [("a5", "FL"), ("a5", "RL"), ("f5", "FR"), ("f5", "RR"), ("c1", "R"), ("c1", "RL"), ("c5", "F")]
)
@pytest.mark.parametrize("who", ["top", "bottom"])
def test_pushed_over_an_edge_or_into_rock(start: str, way: str, who: str) -> None:
    """Over the side, over the rear, or into an impassable space: eliminated."""
    board = {"a5": "r1 at a4", "f5": "r1 at f4", "c5": "r1 at c4\n c6: #", "c1": "r1 at start\n round 1"}[start]
    table = Table("thunder", f"b1 at {start}\n b2 at e20\n r2 at e21\n r2 moved\n red dice 1\n {board}", players=2)
    table.play("red: start c1" if start == "c1" else "red: F", f"dice: {who} {way}")

    thrown, other = ("r1", "b1") if who == "top" else ("b1", "r1")
    assert ["gone", start] == [table[thrown], table[other]]


@rule("TR-SLM-19")
def test_pushed_over_the_front_edge() -> None:
    """The board is updated, and the vehicle lands on the new tile."""
    table = Table("thunder", "c23: .r1 .b1\n f20: .b2\n red dice 1", players=2)
    table.play("red: F", "dice: bottom F", "dice: tile 4a")

    assert ["c17", "c16", "2a 3a 4a"] == [table["b1"], table["r1"], table["tiles"]]


@rule("TR-SLM-19")
@pytest.mark.parametrize("thrown, winner", [("bottom F", "1"), ("top F", "0")])
def test_faq_01_pushed_over_the_line(thrown: str, winner: str) -> None:
    """A slam that pushes a vehicle onto the finish line wins for its owner, whoever's turn it is."""
    table = Table("thunder", "c23: .r1 .b1\n f20: .b2\n final\n red dice 1", players=2)
    table.play("red: F", f"dice: {thrown}")

    assert ["yes", winner] == [table["over"], table["winners"]]


@rule("TR-SLM-20")
def test_who_is_out_does_not_ask() -> None:
    """The right of a vehicle that was left on the board is not used."""
    table = slam("r1", "b3", "dice: bottom F", extra="b3 damage dent, dent\n g1 at f1", players=3)

    assert "yes" == table["blue.out"]
    assert "c6" == table["b3"]
    assert "keep" not in table.menu


@rule("TR-SLM-22")
def test_back_into_a_space_that_was_left_in_the_chain() -> None:
    """To and fro between two spaces, as often as the dice say so."""
    table = slam("r1", "b1", "dice: bottom F", extra="g1 at c6", players=3)
    for _ in range(6):
        table.play("dice: top R, top F")

    assert ["c5", "c6", "c6", "dice"] == [table["r1"], table["b1"], table["g1"], table.to_act]
    table.play("dice: bottom F")
    assert ["c5", "c6", "c7"] == [table["r1"], table["b1"], table["g1"]]
