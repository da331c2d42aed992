"""Hazard tokens: what they do, what becomes of them, where they come from (TR-HAZ)."""

import pytest

from chicane.core.scenario import Table
from chicane.thunder.board import NAMES
from chicane.thunder.kinds import OFF_ROAD
from chicane.thunder.state import Thunder
from chicane.thunder.tiles import read_faces
from tests.rule import rule

OTHERS = "r3 at a1\nb2 at a14\nb3 at a16\nred commanded\nblue commanded"
AHEAD = "c24: .r1\nb1 at c12\ng1 at c14\nred commanded"  # one step from the front, three players


def road(drawing: str) -> Table:
    """Red's turn on a drawn road, with cars far away so that nobody is out."""
    return Table("thunder", f"{drawing}\n{OTHERS}", players=2)


def thunder(table: Table) -> Thunder:
    assert isinstance(table.game, Thunder)
    return table.game


def face_down_on(table: Table, columns: range) -> list[str]:
    """The spaces in these columns that hold a face-down token."""
    spaces = [f"{lane}{column}" for column in columns for lane in "abcdef"]
    return [space for space in spaces if "face down" == table[f"hazard {space}"]]


@rule("TR-HAZ-01")
@pytest.mark.parametrize(
    "drawing, slam, victim",
    [
        ("c5: .r1 ? .", [], "r1"),  # the active car
        ("c5: .r1 .b1 ? .", ["dice: bottom F"], "b1"),  # a pushed one
        ("c5: .r1 .b1 ? .\nb1 damage dent, dent", ["dice: bottom F"], "b1"),  # an inoperable one
        ("c5: .r1 .w ? .", ["dice: bottom F"], "w1"),  # a wreck
    ],
)
def test_a_hazard_resolves_for_anybody(drawing: str, slam: list[str], victim: str) -> None:
    """Active, pushed, inoperable or wreck: whoever enters flips the token and slides on the oil."""
    table = road(drawing).play("red: r1 1, F", *slam, "dice: oil, FL")
    there = {"r1": "b6"}.get(victim, "b7")

    assert there == table[victim]


@rule("TR-HAZ-02", "TR-HAZ-27")
@pytest.mark.parametrize("token, dice", [("mine", "dice: dent"), ("wreck", "dice: bottom F")])
def test_faq_07_mine_and_wreck_are_discarded(token: str, dice: str) -> None:
    """The space is free of them, and they lie with the discards, not in the pile."""
    table = road("c5: .r1 ? .")
    before = thunder(table).pile
    table.play("red: r1 1, F", f"dice: {token}", dice)
    game = thunder(table)

    assert "none" == table["hazard c6"]
    assert 1 == sum(game.discards)
    assert before == game.pile


@rule("TR-HAZ-03")
@pytest.mark.parametrize("token, dice", [("road", []), ("mud", []), ("oil", ["dice: F"])])
def test_road_mud_and_oil_stay(token: str, dice: list[str]) -> None:
    """They lie face up where they were flipped."""
    table = road("c5: .r1 ? .").play("red: r1 1, F", f"dice: {token}", *dice)

    assert token == table["hazard c6"]
    assert 0 == sum(thunder(table).discards)


@rule("TR-HAZ-04", "TR-HAZ-05", "TR-SLM-02")
def test_a_wreck_is_slammed() -> None:
    """A figure is placed, the car is on top of it, its moves are lost and the dice fall."""
    table = road("c5: .r1 ? . .").play("red: r1 4, F", "dice: wreck")

    assert "c6" == table["wrecks"]
    assert "0" == table["r1.moves"]
    assert "dice" == table.to_act

    table.play("dice: top F")

    assert "c7" == table["r1"]
    assert "c6" == table["wrecks"]
    assert "blue" == table.to_act


@rule("TR-HAZ-06")
def test_a_drifting_car_passes_a_wreck() -> None:
    """It counts as the first occupied space; the second one is a slam."""
    table = Table("thunder", "c5: .r1 ? .b1 .\nr2 at a1\nb2 at a14\nred dice 4 3", players=2)
    table.play("red: r1 4, drift 3", "red: F", "dice: wreck", "? menu = drift, slam w1", "red: drift", "red: F")

    assert "c7" == table["r1"]
    assert "top F" in table.menu


@rule("TR-HAZ-06")
def test_a_drifting_car_without_moves_does_not_pass() -> None:
    """With no move left the wreck is slammed."""
    table = Table("thunder", "c5: .r1 ? .\nr2 at a1\nb2 at a14\nred dice 1 3", players=2)
    table.play("red: r1 1, drift 3", "red: F", "dice: wreck")

    assert "top F" in table.menu


@rule("TR-HAZ-07")
def test_a_mine_damages_and_stops() -> None:
    """One damage, and the remaining moves are lost."""
    table = road("c5: .r1 ? . .").play("red: r1 4, F", "dice: mine")

    assert "0" == table["r1.moves"]

    table.play("dice: dent")

    assert "dent" == table["r1.damage"]
    assert "c6" == table["r1"]
    assert "blue" == table.to_act


@rule("TR-HAZ-08", "TR-DMG-07", "TR-DMG-23")
def test_a_mine_stops_where_its_damage_is_ignored() -> None:
    """A dazed car whose second token is just at work has no slot left: the mine ends its staggering all the same."""
    table = road("c5: .r1 . .b1 ? . .\nb1 damage dent")
    table.play("red: r1 1, F, shoot b1", "dice: any, dazed, 3, F", "dice: mine")

    assert "c8" == table["b1"]
    assert "none" == table["hazard c8"]
    assert "dent, dazed" == table["b1.damage"]
    assert "blue" == table.to_act


@rule("TR-HAZ-21", "TR-HAZ-08")
def test_a_mine_does_nothing_to_an_inoperable_car() -> None:
    """It takes no damage; the mine is discarded."""
    table = road("c5: .r1 .b1 ? .\nb1 damage dent, dent").play("red: r1 1, F", "dice: bottom F, mine", "red: hold")

    assert "dent, dent" == table["b1.damage"]
    assert "none" == table["hazard c7"]
    assert 1 == sum(thunder(table).discards)
    assert "blue" == table.to_act


@rule("TR-HAZ-20", "TR-WRK-05")
def test_a_mine_eliminates_a_wreck() -> None:
    """The wreck takes damage and is gone; the mine is discarded."""
    table = road("c5: .r1 .w ? .").play("red: r1 1, F", "dice: bottom F, mine")

    assert "none" == table["wrecks"]
    assert "none" == table["hazard c7"]
    assert "20" == table["damage pile"]
    assert "blue" == table.to_act


@rule("TR-HAZ-09")
def test_a_road_token_makes_road() -> None:
    """Off-road and mud below it become road."""
    for ground in (".", "~"):
        table = road(f"c5: .r1 {ground}? .").play("red: r1 2, F", "dice: road")
        assert "road" == table["terrain c6"]


@rule("TR-HAZ-10")
def test_a_mud_token_makes_mud() -> None:
    """Road below it becomes mud, for the one who comes next too."""
    table = Table("thunder", "b5: .b1 .\nc5: .r1 =? . .\nr2 at a1\nred commanded\nblue commanded", players=2)
    table.play("red: r1 4, F", "dice: mud", "red: F, F", "blue: b1 2, FR")

    assert "mud" == table["terrain c6"]
    assert "c6" == table["b1"]
    assert "0" == table["b1.moves"]


@rule("TR-HAZ-11")
@pytest.mark.parametrize(
    "way, there", [("F", "c7"), ("FL", "b6"), ("FR", "d6"), ("R", "c5"), ("RL", "b5"), ("RR", "d5")]
)
def test_oil_slides_by_one_space(way: str, there: str) -> None:
    """The direction die says which way."""
    assert there == road("c5: .r1 o .").play("red: r1 1, F", f"dice: {way}")["r1"]


@rule("TR-HAZ-12")
def test_a_slide_costs_no_move() -> None:
    """Three moves: one onto the oil, and two are left for the space where the slide ended."""
    table = road("b5: . . . .\nc5: .r1 o . .").play("red: r1 3, F", "dice: FL")

    assert "2" == table["r1.moves"]

    table.play("red: F, F")

    assert "b8" == table["r1"]


@rule("TR-HAZ-13", "TR-RDD-18")
def test_faq_12_oil_is_road() -> None:
    """Over oil and nothing else but road the road die may be had; not when the slide ends beside the road."""
    on = road("c5: =r1 .o = =").play("red: r1 2, F", "dice: F", "red: F")
    off = road("b6: .\nc5: =r1 .o = =").play("red: r1 2, F", "dice: FL", "red: FR")

    assert ["road 1", "no road die"] == on.menu
    assert "blue" == off.to_act


@rule("TR-HAZ-14")
def test_oil_waits_for_the_next_one() -> None:
    """Flipped by red, it makes blue slide in the same round."""
    table = road("b5: .b1 . .\nc5: .r1 ? . .").play("red: r1 1, F", "dice: oil, F", "blue: b1 1, FR")

    assert ["F", "FL", "FR", "R", "RL", "RR"] == table.menu


@rule("TR-HAZ-15")
@pytest.mark.parametrize(
    "drawing, way", [("c5: .r1 o #", "F"), ("a5: .r1 o", "FL"), ("a5: .r1 o", "RL"), ("f5: .r1 o", "RR")]
)
def test_oil_can_kill(drawing: str, way: str) -> None:
    """Into an impassable space or over an edge the slide is an elimination."""
    assert "gone" == road(drawing).play("red: r1 3, F", f"dice: {way}")["r1"]


@rule("TR-HAZ-15", "TR-SLM-01")
def test_oil_can_slam() -> None:
    """Into an occupied space the slide is a slam, and the moves are lost."""
    table = road("c5: .r1 o .b1").play("red: r1 3, F", "dice: F")

    assert "top F" in table.menu
    assert "0" == table["r1.moves"]


@rule("TR-HAZ-16", "TR-FRT-12")
def test_oil_over_the_front() -> None:
    """The board is updated and the car lands on the new tile."""
    table = Table("thunder", "c23: .r1 o\nb1 at c12\ng1 at c14\nred commanded", players=3)
    table.play("red: r1 1, F", "dice: F, tile 5a")

    assert "c17" == table["r1"]
    assert "2a 3a 5a" == table["tiles"]


@rule("TR-HAZ-16", "TR-WIN-03")
def test_faq_01_oil_over_the_line() -> None:
    """On the final tile the slide wins."""
    table = Table("thunder", "c23: .r1 o\nb1 at c12\ng1 at c14\nred commanded\nfinal", players=3)
    table.play("red: r1 1, F", "dice: F")

    assert "0" == table["winners"]


@rule("TR-HAZ-17")
def test_oil_onto_the_next_hazard() -> None:
    """Oil, oil again, then a hidden mine: each is resolved."""
    table = road("c5: .r1 o o ? .").play("red: r1 4, F", "dice: F", "? r1 = c7", "dice: F, mine, dent")

    assert "c8" == table["r1"]
    assert "dent" == table["r1.damage"]


@rule("TR-HAZ-18")
def test_oil_pushes_without_moves() -> None:
    """The last move leads onto the oil, and the slide follows all the same."""
    table = road("c5: .r1 o .").play("red: r1 1, F", "? r1.moves = 0", "dice: FR")

    assert "d6" == table["r1"]


@rule("TR-HAZ-19")
def test_drifting_where_the_oil_leads() -> None:
    """With Drift unused and moves left the car may drift past whom the slide meets."""
    table = Table("thunder", "c5: .r1 o .b1 . .\nr2 at a1\nb2 at a14\nred dice 4 3", players=2)
    table.play("red: r1 4, drift 3", "red: F", "dice: F")

    assert ["drift", "slam b1"] == table.menu

    table.play("red: drift", "red: F")

    assert "c8" == table["r1"]


@rule("TR-HAZ-22")
def test_face_up_for_good() -> None:
    """A token once flipped is not flipped again, by nobody and by no update of the board."""
    table = Table("thunder", "c22: .r1 ? .\nd22: .b1\ng1 at a18\nred commanded\nblue commanded", players=3)
    table.play("red: r1 3, F", "dice: road", "red: F, F", "dice: tile 5a")

    assert "road" == table["hazard c15"]

    table.play("blue: b1 1, FL")

    assert "c15" == table["b1"]
    assert "green" == table.to_act


@rule("TR-HAZ-23", "TR-FRT-05")
def test_tokens_of_a_removed_tile() -> None:
    """Face up or down, they are discarded."""
    table = Table("thunder", f"a1: ? = o = =t ?\na9: ?\n{AHEAD}", players=3)
    table.play("red: r1 1, F", "dice: tile 5a")
    game = thunder(table)

    assert 4 == sum(game.discards) + sum(game.lost)
    assert ["a1"] == face_down_on(table, range(1, 9))  # the one of the middle tile, now the rear tile


@rule("TR-HAZ-24", "TR-FRT-10")
def test_the_discards_become_the_pile() -> None:
    """With two tokens left for four symbols the discards are shuffled and the rest is dealt from them."""
    table = Table("thunder", f"a1: ? = o = =t ?\n{AHEAD}", players=3)
    thunder(table).pile = 2
    table.play("red: r1 1, F", "dice: tile 5a")

    # Nobody knows what was discarded face down: it is looked at as the discards are shuffled.
    assert ["discarded road", "discarded oil", "discarded mud", "discarded mine", "discarded wreck"] == table.menu

    table.play("dice: discarded mine, discarded mud")
    game = thunder(table)

    assert 4 == len(face_down_on(table, range(17, 25)))
    assert 2 == game.pile
    assert 0 == sum(game.discards) + sum(game.lost)
    assert [4, 2] == [sum(game.pools[-1]), game.pile]  # road, oil, mud, mine: two dealt, two in the pile


@rule("TR-HAZ-24")
def test_a_reshuffled_token_is_one_of_the_discards() -> None:
    """From a pile of one road and one oil nothing else can be flipped."""
    table = Table("thunder", f"a1: = = o = =t\n{AHEAD}\nred dice 6 1", players=3)
    thunder(table).pile = 0
    table.play("red: r1 6, F", "dice: tile 5a")

    assert ["c22", "e23"] == face_down_on(table, range(17, 25))

    table.play("red: F, F, F, F, F")

    assert ["road", "oil"] == table.menu


@rule("TR-HAZ-24", "TR-HAZ-23")
def test_tokens_of_a_second_pile_are_discarded_too() -> None:
    """Three updates later the tile that was dealt from the discards is removed, its tokens face down."""
    table = Table("thunder", "a1: o t\nr1 at c24\nb1 at f20\ng1 at f18\ntile pile 5a 4a\nround 1", players=3)
    game = thunder(table)
    game.pile = 0
    fleet = [vehicle for vehicle, space in enumerate(game.at) if space >= 0]
    for _ in range(4):
        game.ground = [OFF_ROAD] * len(game.ground)
        for vehicle, name in zip(fleet, ("c24", "f20", "f18"), strict=True):
            game.at[vehicle] = NAMES.index(name)
        table.play("next round", "others idle until red", "red: r1 1, no command, F")

    assert "5a" == table["tile pile"].split()[-1]
    assert ["discarded road", "discarded oil"] == table.menu
    table.play("dice: discarded road")
    assert 2 == len(face_down_on(table, range(17, 25)))


@rule("TR-HAZ-25")
def test_no_tokens_left() -> None:
    """With pile and discards empty the hazard spaces stay empty."""
    table = Table("thunder", AHEAD, players=3)
    thunder(table).pile = 0
    table.play("red: r1 1, F", "dice: tile 5a")

    assert [] == face_down_on(table, range(17, 25))
    assert "c17" == table["r1"]


@rule("TR-HAZ-26", "TR-BRD-10")
@pytest.mark.parametrize("tokens, covered", [(1, ["e23"]), (2, ["c22", "e23"]), (3, ["c22", "d20", "e23"])])
def test_tokens_are_dealt_from_the_front(tokens: int, covered: list[str]) -> None:
    """Front to back, left to right: when there are too few, the hindmost spaces go without."""
    table = Table("thunder", AHEAD, players=3)
    thunder(table).pile = tokens
    table.play("red: r1 1, F", "dice: tile 5a")  # symbols on b19, c22, d20 and e23

    assert covered == sorted(face_down_on(table, range(17, 25)))


@rule("TR-HAZ-26", "TR-BRD-10")
def test_odd_lanes_lie_further_forward() -> None:
    """In one column lanes b, d and f come first, and each from the left."""
    rows = ["=?======", "=?======", "=?======", "=?======", "========", "=?=====?"]
    (face,) = read_faces(f'[[face]]\nid = "9a"\nname = "Test"\norigin = "house"\nrows = {rows}', "test.toml")
    lanes = ["abcdef"[space % 6] for space in face.hazard_spaces(2)]

    assert ["f", "b", "d", "f", "a", "c"] == lanes


@rule("TR-HAZ-27")
def test_faq_07_discards_are_not_shuffled_back_at_once() -> None:
    """A mine that went off can't be flipped again while the pile lasts."""
    table = road("c5: .r1 ? .\nd5: .b1 ?").play("red: r1 1, F")

    assert 4 == dict(zip(table.menu, table.game.weights or [], strict=True))["mine"]

    table.play("dice: mine, dent", "blue: b1 1, F")

    assert 3 == dict(zip(table.menu, table.game.weights or [], strict=True))["mine"]
