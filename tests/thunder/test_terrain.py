"""Terrain: what a space costs, whether it is road, and whether it kills (TR-TER)."""

import pytest

from chicane.core.scenario import Table
from chicane.thunder.board import NAMES
from chicane.thunder.kinds import DEADLY, ROAD
from chicane.thunder.tiles import FACES, read_faces
from tests.rule import rule

OTHERS = "r3 at a1\nb2 at a14\nb3 at a16\nred commanded\nblue commanded"


def road(drawing: str) -> Table:
    """Red's turn on a drawn road, with cars far away so that nobody is out."""
    return Table("thunder", f"{drawing}\n{OTHERS}", players=2)


@rule("TR-TER-01", "TR-TER-13")
@pytest.mark.parametrize("dice, thrown", [("bottom F", "b1"), ("top F", "r1")])
def test_terrain_asks_for_no_reason(dice: str, thrown: str) -> None:
    """Thrown by a slam, in its own turn or in another's, a car dies on a rock like one that drives there."""
    table = road("c5: .r1 .b1 #").play("red: r1 1, F", f"dice: {dice}")

    assert "gone" == table[thrown]


@rule("TR-TER-02", "TR-TER-03", "TR-SLM-12")
def test_faq_53_a_slam_pushes_for_free() -> None:
    """In another's turn mud costs nothing: the car lies in it, and keeps all its moves for its own turn."""
    table = Table("thunder", """
        c5: .r1 .b1 ~  .  .  .
        r2 at a1
        red commanded
        blue commanded
    """, players=2).play("red: r1 1, F", "dice: bottom F")  # fmt: skip

    assert "c7" == table["b1"]
    assert "0" == table["b1.moves"]

    table.play("red: hold", "blue: b1 3, F, F, F")

    assert "c10" == table["b1"]


@rule("TR-TER-04", "TR-HAZ-12")
def test_oil_pushes_for_free_into_mud() -> None:
    """Even in the owner's turn: one move for the oil, none for the mud beyond it."""
    table = road("c5: .r1 o ~ . .").play("red: r1 3, F", "dice: F")

    assert "c7" == table["r1"]
    assert "2" == table["r1.moves"]


@rule("TR-TER-05")
def test_off_road_costs_one() -> None:
    """Three moves, three spaces off the road; and no road die, for the start was off it too."""
    table = road("c5: .r1 . . . .").play("red: r1 3, F, F, F")

    assert "c8" == table["r1"]
    assert "blue" == table.to_act


@rule("TR-TER-06", "TR-RDD-01")
def test_road_costs_one_and_feeds_the_road_die() -> None:
    """Three moves, three spaces, and the road die may be had."""
    table = road("c5: =r1 = = = =").play("red: r1 3, F, F, F")

    assert "c8" == table["r1"]
    assert ["road 1", "no road die"] == table.menu


@rule("TR-TER-06")
def test_off_road_and_mud_do_not_feed_the_road_die() -> None:
    """One space that is not road is enough to lose it."""
    assert "blue" == road("c5: =r1 = . = =").play("red: r1 3, F, F, F").to_act
    assert "blue" == road("c5: =r1 = ~ = =").play("red: r1 4, F, F, F").to_act


@rule("TR-TER-07")
@pytest.mark.parametrize("die, end", [(2, "c6"), (3, "c7"), (4, "c8")])
def test_mud_costs_two(die: int, end: str) -> None:
    """A muddy space takes two moves."""
    table = road("c5: .r1 ~ . .").play(f"red: r1 {die}", *["red: F"] * (die - 1))

    assert end == table["r1"]
    assert "blue" == table.to_act


@rule("TR-TER-08")
@pytest.mark.parametrize("die, end", [(1, "c6"), (3, "c7")])
def test_the_last_move_is_enough_for_mud(die: int, end: str) -> None:
    """With exactly one move left mud may be entered for that move."""
    table = road("c5: .r1 ~ ~ ~").play(f"red: r1 {die}", *["red: F"] * (1 if die == 1 else 2))

    assert end == table["r1"]
    assert "blue" == table.to_act


@rule("TR-TER-09")
def test_leaving_mud_costs_nothing_extra() -> None:
    """Two moves lead two spaces out of the mud."""
    assert "c7" == road("c5: ~r1 . . .").play("red: r1 2, F, F")["r1"]


@rule("TR-TER-09", "TR-CST-07")
def test_faq_29_a_coast_out_of_mud_and_into_mud() -> None:
    """A coast starts from mud, and enters mud with its single move."""
    table = Table("thunder", "c5: ~r1 ~ .\nr1 moved\nb1 at a14\nred commanded", players=2)
    table.play("red: coast r1 3, F")

    assert "c6" == table["r1"]
    assert "blue" == table.to_act


@rule("TR-TER-10", "TR-HAZ-10")
@pytest.mark.parametrize("die, left", [(4, 2), (3, 1), (2, 0)])
def test_faq_18_hidden_mud_takes_one_move_more(die: int, left: int) -> None:
    """One move to enter, and one further at once when the token turns out to be mud."""
    table = road("c5: .r1 ? . .").play(f"red: r1 {die}, F", "dice: mud")

    assert str(left) == table["r1.moves"]
    assert ("red" if left else "blue") == table.to_act
    assert "mud" == table["terrain c6"]


@rule("TR-TER-10", "TR-TER-04")
def test_oil_onto_hidden_mud() -> None:
    """The slide is free, but whoever reveals mud loses one move: three, less one for the oil, less one for the mud."""
    table = road("c5: .r1 o ? . .").play("red: r1 3, F", "dice: F, mud")

    assert "c7" == table["r1"]
    assert "1" == table["r1.moves"]


@rule("TR-TER-11")
def test_faq_18_hidden_mud_makes_no_debt() -> None:
    """With no move left nothing more is lost, and the next turn begins with all its moves."""
    table = Table("thunder", "c5: .r1 ? . .\nr1 moved\na14: .b1\nb2 at a12\nblue commanded", players=2)
    table.play("red: coast r1 1, F", "dice: mud", "? r1.moves = 0", "blue: b1 1, F", "red: coast r1 2, F")

    assert "c7" == table["r1"]
    assert "blue" == table.to_act


@rule("TR-TER-12")
def test_mud_neither_stops_nor_damages() -> None:
    """Mud after mud, the car goes on as long as it has moves."""
    table = Table("thunder", "c5: ~r1 ~ ~ . .\nb1 at a14\nred dice 6 1\nred commanded", players=2)
    table.play("red: r1 6, F, F, F, F")

    assert "c9" == table["r1"]
    assert "none" == table["r1.damage"]


@rule("TR-TER-14")
def test_the_border_makes_a_space_impassable() -> None:
    """Among whatever art, each space that is marked kills, and no other does."""
    rows = ["........", "=#======", "~~~~~~~~", "=.~=.~#~", "????????", "........"]
    (face,) = read_faces(f'[[face]]\nid = "9a"\nname = "Test"\norigin = "house"\nrows = {rows}', "test.toml")
    deadly = [NAMES[space] for space, terrain in enumerate(face.ground) if DEADLY[terrain]]

    assert ["b2", "d7"] == deadly


@rule("TR-TER-14", "TR-OBS-10")
@pytest.mark.parametrize("tile, at, way", [("5b", "a17", "F"), ("2a", "e18", "F"), ("4a", "f19", "F")])
def test_printed_rocks_kill(tile: str, at: str, way: str) -> None:
    """A car that drives into a marked space of a printed tile is gone."""
    table = road(f"tiles 1a 3a {tile}\nr1 at {at}").play(f"red: r1 1, {way}")

    assert "gone" == table["r1"]


@rule("TR-TER-15")
@pytest.mark.parametrize(
    "cell, left, bonus",
    [
        ("~t", 2, True),  # road over mud
        (".t", 2, True),
        ("=m", 1, False),  # mud over road
        (".m", 1, False),
    ],
)
def test_a_token_replaces_the_printed_terrain(cell: str, left: int, bonus: bool) -> None:
    """Its terrain counts for the cost and for the road die."""
    table = road(f"c5: =r1 {cell} = = =").play("red: r1 3, F")

    assert str(left) == table["r1.moves"]

    table.play(*["red: F"] * left)

    assert (["road 1", "no road die"] == table.menu) is bonus


@rule("TR-TER-15", "TR-HAZ-13")
def test_oil_over_mud_is_road() -> None:
    """An oil slick on a muddy space costs one move and keeps the road die."""
    table = road("c5: =r1 ~o = = =").play("red: r1 2, F", "dice: F", "? r1.moves = 1", "red: F")

    assert ["road 1", "no road die"] == table.menu


@rule("TR-TER-16", "TR-RDD-06")
def test_faq_19_a_hazard_space_without_a_token_feeds_the_road_die() -> None:
    """The terrain below a symbol is road unless the tile says otherwise."""
    table = road("tiles 1a 5a 2a\nr1 at b9").play("red: r1 3, F, F, F")  # b11 has a symbol

    assert ["road 1", "no road die"] == table.menu
    assert {ROAD} == {face.ground[space] for face in FACES for space, _ in face.hazards}


@rule("TR-TER-17")
def test_the_first_space_costs_what_it_costs() -> None:
    """In round 1 a muddy space of the back edge takes two moves."""
    table = Table("thunder", "round 1\na ~\nr1 at start\nb1 at start\nred commanded", players=2)
    table.play("red: r1 3, start a1")

    assert "1" == table["r1.moves"]


@rule("TR-TER-18")
@pytest.mark.parametrize("token, left", [("road", 2), ("mud", 1)])
def test_the_terrain_below_a_token_is_paid_first(token: str, left: int) -> None:
    """Face down over mud: two moves to enter; a road token adds nothing, a mud token one more."""
    table = road("c5: .r1 ~? = = =").play("red: r1 4, F", f"dice: {token}")

    assert str(left) == table["r1.moves"]
