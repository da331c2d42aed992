"""Carnage: quake, sand worm, pit trap, and tokens that make terrain (TR-CDR)."""

import pytest

from chicane.core.scenario import Table
from chicane.thunder.state import Thunder
from tests.rule import rule

OTHERS = "r3 at f3\nb2 at f14\nb3 at f16\nred commanded\nblue commanded"


def road(drawing: str, others: str = OTHERS) -> Table:
    """Red's turn on a drawn road, with cars far away so that nobody is out."""
    return Table("thunder", f"{drawing}\n{others}", players=2, options={"carnage": True})


def discarded(table: Table) -> int:
    """How many hazard tokens were discarded face up."""
    assert isinstance(table.game, Thunder)
    return sum(table.game.discards)


# Quake


@rule("TR-CDR-27", "TR-CDR-28", "TR-CDR-32", "TR-CDR-45")
def test_a_quake_moves_everybody() -> None:
    """Cars, an inoperable one, a wreck and the finder go one space; the finder drives on from there."""
    table = road("c5: .r1 ?\ne5: .b1 .w\nb1 damage dent, dent").play("red: r1 3, F", "dice: quake, FL")

    assert ["b6", "d5", "d6"] == [table["r1"], table["b1"], table["wrecks"]]
    assert ["e4", "e15"] == [table["r3"], table["b2"]]
    assert "2" == table["r1.moves"]
    assert 1 == discarded(table)
    assert "none" == table["hazard c6"]


@rule("TR-CDR-29", "TR-XEX-13")
def test_nobody_slams_in_a_quake() -> None:
    """Bumper to bumper they all move at once."""
    table = road("c5: .r1 ? .b1 .w").play("red: r1 1, F", "dice: quake, F")

    assert ["c7", "c8", "c9"] == [table["r1"], table["b1"], table["wrecks"]]
    assert "thunder-told-slam" not in table["said"]


@rule("TR-CDR-30")
def test_a_quake_throws_over_edges() -> None:
    """Over the side and over the rear cars are gone."""
    table = road("c5: .r1 ?\nb1 at a9\nb2 at c1", "r3 at f5\nb3 at f16\nred commanded").play("red: r1 1, F")

    assert "gone" == table.play("dice: quake, RL")["b1"]
    assert "gone" == table["b2"]
    assert "b5" == table["r1"]


@rule("TR-CDR-30")
def test_a_quake_may_win() -> None:
    """Over the finish line, in somebody else's turn."""
    table = road("c5: .r1 ?\nb1 at c24\nfinal").play("red: r1 1, F", "dice: quake, F")

    assert "1" == table["winners"]


@rule("TR-CDR-30")
def test_a_quake_moves_the_board_up() -> None:
    """Whoever was at the front is on the new tile."""
    table = road("tile pile 4 5 6 7 8 9 10\nc10: .r1 ?\nb1 at c24", "r3 at f13\nb3 at f16\nred commanded")
    table.play("red: r1 1, F", "dice: quake, F, tile 5a")

    assert ["c4", "c17", "f6"] == [table["r1"], table["b1"], table["r3"]]


@rule("TR-CDR-31", "TR-SIM-05")
def test_faq_63_after_a_quake_the_undisturbed_come_first() -> None:
    """All have moved before the glass under the foremost car does anything."""
    table = road("c5: .r1 ?\nc9: .b1 * .").play("red: r1 1, F", "dice: quake, F")

    assert ["c7", "c11"] == [table["r1"], table["b1"]]


@rule("TR-CDR-31", "TR-CDR-17")
def test_a_quake_onto_ramps_and_goo() -> None:
    """Sideways onto a ramp a car is gone; ahead onto goo the finder loses its moves."""
    assert "gone" == road("c5: .r1 ?\nc9: .b1\nb9: >").play("red: r1 1, F", "dice: quake, FL")["b1"]
    assert "blue" == road("c5: .r1 ? %").play("red: r1 4, F", "dice: quake, F").to_act


@rule("TR-CDR-44")
def test_a_quake_in_a_quake() -> None:
    """The second one is found when its car's turn comes; it moves everybody again, and nobody's old space counts."""
    table = road("c5: .r1 ?\nc9: .b1 ?\nd4: .r2 !").play("red: r1 1, F", "dice: quake, F")

    assert "c10" == table["b1"]
    assert ["d5", "no"] == [table["r2"], table["r2.fire"]]

    table.play("dice: quake, F")

    assert ["c8", "c11", "d6"] == [table["r1"], table["b1"], table["r2"]]
    assert "no" == table["r2.fire"]


@rule("TR-RDD-10", "TR-CDR-32")
def test_a_quake_off_the_road_costs_the_bonus() -> None:
    """The ground moved the car off the road, and back is no help."""
    assert "blue" == road("c5: =r1 =? .\nd6: =").play("red: r1 1, F", "dice: quake, F").to_act
    assert ["road 1", "no road die"] == road("c5: =r1 =? =").play("red: r1 1, F", "dice: quake, F").menu


# Sand worm


@rule("TR-CDR-33")
def test_the_worm_takes_the_last() -> None:
    """Of all on the board, by half spaces."""
    table = road("d5: .r1 ?\nr2 at c2\nb1 at d2", "b3 at f16\nred commanded").play("red: r1 2, F", "dice: worm")

    assert ["gone", "d2"] == [table["r2"], table["b1"]]
    assert 1 == discarded(table)
    assert "1" == table["r1.moves"]


@rule("TR-CDR-34")
def test_the_worm_takes_all_who_are_last() -> None:
    """Two in the same place from the front, in lanes of one kind."""
    table = road("d5: .r1 ?\nr2 at a2\nb1 at c2", "b3 at f16\nred commanded").play("red: r1 2, F", "dice: worm")

    assert ["gone", "gone"] == [table["r2"], table["b1"]]


@rule("TR-CDR-35", "TR-WRK-13")
def test_faq_64_the_worm_takes_a_wreck() -> None:
    """A wreck, an inoperable car, or the finder itself."""
    assert "none" == road("d5: .r1 ?\na1: .w").play("red: r1 2, F", "dice: worm")["wrecks"]
    assert "gone" == road("d5: .r1 ?\nb1 at a1\nb1 damage dent, dent").play("red: r1 2, F", "dice: worm")["b1"]
    assert "gone" == road("c1: .r1 ?", OTHERS.replace("f3", "f5")).play("red: r1 2, F", "dice: worm")["r1"]


# Tokens that make terrain


@rule("TR-CDR-36", "TR-CDR-37")
def test_glass_stays_where_it_is_found() -> None:
    """The finder slides on the way it came, and so does the next one."""
    table = road("c5: .r1 ? .\nb5: .b1")
    table.play("red: r1 1, F", "dice: glass")

    assert ["c7", "glass"] == [table["r1"], table["terrain c6"]]

    table.play("blue: b1 1, FR")

    assert "d6" == table["b1"]


@rule("TR-CDR-36", "TR-CDR-37")
def test_a_fire_stays_where_it_is_found() -> None:
    """The finder burns at once."""
    table = road("c5: .r1 ? .").play("red: r1 2, F", "dice: fire")

    assert ["yes", "fire", "1"] == [table["r1.fire"], table["terrain c6"], table["r1.moves"]]


@rule("TR-CDR-36", "TR-CDR-37", "TR-CDR-38")
@pytest.mark.parametrize("way, cell", [("F", "c5: .r1 ?"), ("FL", "c5: .r1\nb5: ?"), ("FR", "c5: .r1\nd5: ?")])
def test_a_ramp_is_judged_by_the_way_in(way: str, cell: str) -> None:
    """Found straight ahead it launches, found at an angle it kills."""
    table = road(cell).play(f"red: r1 2, {way}", "dice: ramp")

    assert (["1", "2", "3", "4"] == table.menu) is (way == "F")
    assert ("gone" == table["r1"]) is (way != "F")


@rule("TR-CDR-38")
@pytest.mark.parametrize("way", ["FL", "FR"])
def test_a_ramp_found_at_an_angle_ends_the_turn(way: str) -> None:
    """The car is gone, and no die is rolled for it."""
    table = road(f"c5: .r1\n{'b' if way == 'FL' else 'd'}5: ?").play(f"red: r1 2, {way}", "dice: ramp")

    assert "blue" == table.to_act


# Pit trap


@rule("TR-CDR-39")
@pytest.mark.parametrize(
    "car, face, there",
    [
        ("r1", "small-medium", "gone"), ("r1", "medium", "c6"), ("r1", "large", "c6"), ("r1", "any", "gone"),
        ("r2", "medium", "gone"), ("r2", "large", "c6"), ("r3", "large", "gone"), ("r3", "small-medium", "c6"),
    ],
)  # fmt: skip
def test_the_shooting_die_says_who_falls(car: str, face: str, there: str) -> None:
    """A match with the size of the finder."""
    others = "b2 at f14\nb3 at f16\nred commanded\n" + "\n".join(
        f"{each} at f{number}" for number, each in enumerate(("r1", "r2", "r3"), 3) if each != car
    )
    table = road(f"c5: .{car} ?", others).play(f"red: {car} 2, F", f"dice: pit, {face}")

    assert there == table[car]


@rule("TR-CDR-40", "TR-CDR-41")
def test_past_the_pit() -> None:
    """A miss costs nothing; the trap stays, and kills whoever comes next without a die."""
    table = road("c5: .r1 ? .\nb5: .b1").play("red: r1 2, F", "dice: pit, large", "red: F", "blue: b1 1, FR")

    assert ["c7", "gone", "pit"] == [table["r1"], table["b1"], table["terrain c6"]]


@rule("TR-CDR-42", "TR-CDR-43")
def test_on_the_edge_of_the_pit() -> None:
    """Without moves the finder stays there; whoever enters is gone before any slam."""
    table = road("c5: .r1 ? .\nb5: .b1").play("red: r1 1, F", "dice: pit, large", "blue: b1 1, FR")

    assert ["c6", "gone"] == [table["r1"], table["b1"]]
    assert "thunder-told-slam" not in table["said"]


@rule("TR-CDR-42")
def test_out_of_the_pit() -> None:
    """In its next turn the survivor drives on."""
    table = Table("thunder", "c5: .r1 ? .\nr1 moved\nb2 at f14\nblue commanded", players=2, options={"carnage": True})
    table.play("red: coast r1 1, F", "dice: pit, large", "blue: b2 1, F, no road die", "red: coast r1 2, F")

    assert "c7" == table["r1"]


@rule("TR-SHT-19")
def test_a_pit_works_in_round_1() -> None:
    """Nobody shoots in round 1, but a trap is no weapon."""
    assert "gone" == road("c5: .r1 ?\nround 1").play("red: r1 1, F", "dice: pit, any")["r1"]


@rule("TR-CDR-41", "TR-RDD-09")
def test_a_pit_is_no_road() -> None:
    """On nothing but road, and then the ground opens: no bonus for the finder."""
    table = road("c5: =r1 =? =").play("red: r1 2, F", "dice: pit, large", "red: F")

    assert ["c7", "blue"] == [table["r1"], table.to_act]
