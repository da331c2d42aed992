"""The road die: who earns it, and what it gives (TR-RDD)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule

OFFERED = ["road 2", "no road die"]


def driven(row: str, *lines: str, die: int = 2, extra: str = "") -> Table:
    """Red's small car has driven along lane c, between sand; the road die shows 2."""
    sand = ". . . . . . . . ."
    drawing = f"b {sand}\n c {row}\n d {sand}\n f .b1\n road 2\n red dice {die}\n {extra}"
    return Table("thunder", drawing, players=2).play(*lines)


@rule("TR-RDD-01")
def test_nothing_but_road() -> None:
    """Started on road, entered only road: the road die's moves may be gained after the base movement."""
    table = driven("r1 = = = = .", "red: F")

    assert ["FL", "F", "FR"] == table.menu  # not before the last base move
    table.play("red: F")
    assert OFFERED == table.menu
    table.play("red: road 2")
    assert "2" == table["r1.moves"]


@rule("TR-RDD-01")
@pytest.mark.parametrize(
    "row, step", [(".r1 = = =", "red: F, F"), ("r1 . = =", "red: F, F"), ("r1 = . =", "red: F, F")]
)
def test_one_space_off_the_road_is_enough(row: str, step: str) -> None:
    """At the start, on the way or at the end: no bonus."""
    assert "blue" == driven(row, step).to_act


@rule("TR-RDD-01")
def test_mud_is_no_road() -> None:
    """Nor is a space that costs two moves."""
    assert "blue" == driven("r1 ~ = = =", "red: F, F", die=3).to_act


@rule("TR-RDD-02")
def test_the_bonus_is_optional() -> None:
    """It may be left, and then the move is over."""
    table = driven("r1 = = = = .", "red: F, F", "red: no road die")

    assert ["c3", "blue"] == [table["r1"], table.to_act]


@rule("TR-RDD-03")
def test_all_of_the_bonus_must_be_used() -> None:
    """Once taken, there is no stopping halfway."""
    table = driven("r1 = = = = .", "red: F, F", "red: road 2", "red: F")

    assert [["FL", "F", "FR"], "1"] == [table.menu, table["r1.moves"]]
    table.play("red: F")
    assert ["c5", "blue"] == [table["r1"], table.to_act]


@rule("TR-RDD-04")
def test_the_bonus_may_leave_the_road() -> None:
    """Its moves are made on any terrain."""
    table = driven("r1 = = . . .", "red: F, F", "red: road 2", "red: F, FL")

    assert ["b4", "blue"] == [table["r1"], table.to_act]


@rule("TR-RDD-05")
def test_the_bonus_is_not_chained() -> None:
    """All on road, but once only."""
    table = driven("r1 = = = = = = =", "red: F, F", "red: road 2", "red: F, F")

    assert ["c5", "blue"] == [table["r1"], table.to_act]


@rule("TR-RDD-05")
def test_the_bonus_is_there_for_every_vehicle() -> None:
    """Once a vehicle's move: the next car of the crew may have it too."""
    table = Table(
        "thunder",
        """
        a  r1  =  =  =  =  =
        c  r2  =  =  =  =  =
        f  .b1  .
        road 2
        red dice 1 1
        red commanded
        blue dice 1
        """,
        players=2,
    ).play("red: r1 1, F", "red: road 2, F, F", "blue: F", "red: F")

    assert OFFERED == table.menu


@rule("TR-RDD-06")
@pytest.mark.parametrize("cell", ["o", ".o", "~o"])
def test_faq_12_an_oil_slick_is_road(cell: str) -> None:
    """Whatever lies below it: entered on the way, it keeps the bonus where the slide ends on road."""
    assert OFFERED == driven(f"r1 {cell} = = =", "red: F", "dice: F", "red: F").menu


@rule("TR-RDD-06")
@pytest.mark.parametrize("cell, offered", [("=", True), (".t", True), (".", False), ("~", False), ("m", False)])
def test_faq_19_which_terrain_feeds_the_road_die(cell: str, offered: bool) -> None:
    """Plain road and road tokens do, also a hazard space without a token; sand and mud do not."""
    table = driven(f"r1 {cell} = =", "red: F, F", die=3 if cell in ("~", "m") else 2)

    assert offered == (OFFERED == table.menu)


@rule("TR-RDD-06")
def test_faq_19_a_hazard_space_without_a_token_is_road() -> None:
    """The mine is gone: its space is the road below it."""
    table = Table(
        "thunder",
        """
        c  r1  b1  ?  =  =
        d  .  .  .  .  .
        road 2
        blue dice 4
        red dice 3
        turn blue
        """,
        players=2,
    ).play("blue: F", "dice: mine, skid FR", "red: F, F")

    assert ["c3", "none"] == [table["r1"], table["hazard c3"]]
    table.play("red: F")
    assert OFFERED == table.menu


@rule("TR-RDD-07", "TR-RDD-08")
def test_faq_13_the_road_die_in_round_1() -> None:
    """The starting area counts as road, so a car that enters on road may have the bonus."""
    drawing = "c = = = =\n d . = = =\n f .b1\n round 1\n road 2\n r1 at start\n red dice 2"
    on_road = Table("thunder", drawing, players=2).play("red: start c1, F")

    assert OFFERED == on_road.menu

    off_road = Table("thunder", drawing, players=2).play("red: start d1, F")

    assert "blue" == off_road.to_act


@rule("TR-RDD-09")
def test_faq_14_a_hidden_hazard_turns_non_road() -> None:
    """Revealed mud: no bonus, although the next space is road again."""
    assert "blue" == driven("r1 ? = = =", "red: F", "dice: mud", "red: F", die=3).to_act


@rule("TR-RDD-10")
def test_faq_15_off_the_road_and_back_by_an_effect() -> None:
    """Oil pushes the car onto sand, the last move brings it back: no bonus."""
    table = driven("r1 o = = =", "red: F", "dice: FL", "? r1 = b2", "red: FR")

    assert ["c3", "blue"] == [table["r1"], table.to_act]


@rule("TR-RDD-11")
@pytest.mark.parametrize(
    "thrown, rest", [("top F", []), ("bottom F", ["red: hold"]), ("bottom R", []), ("top RL", ["red: hold"])]
)
def test_faq_16_a_slam_loses_the_bonus(thrown: str, rest: list[str]) -> None:
    """Whoever is thrown, and wherever: after any slam there is no road die."""
    table = driven("= r1 b2 = =", "red: F", f"dice: {thrown}", "blue: keep", *rest, die=1)

    assert ["blue", "0"] == [table.to_act, table["r1.moves"]]
    table.play("! road 2")


@rule("TR-RDD-12")
def test_damage_loses_the_bonus() -> None:
    """A mine on the road: hurt, still on road, and no road die."""
    assert "blue" == driven("r1 ? = = =", "red: F", "dice: mine, dent", die=1).to_act


@rule("TR-RDD-13")
def test_faq_28_no_road_die_on_a_coast() -> None:
    """Whatever the terrain."""
    table = driven("r1 = = = =", "red: F", die=1, extra="r1 moved")

    assert ["c2", "blue"] == [table["r1"], table.to_act]


@rule("TR-RDD-14")
def test_a_chopper_on_the_way_does_not_matter() -> None:
    """Terrain alone decides."""
    assert OFFERED == driven("r1 B = = =", "red: F, F").menu


@rule("TR-RDD-14")
def test_drifting_does_not_matter() -> None:
    """A vehicle that was drifted past on road leaves the bonus."""
    table = Table("thunder", "c r1 b1 = = =\n road 2\n red dice 2 3", players=2)
    table.play("red: r1 2", "red: drift 3", "red: F", "red: drift", "red: F")

    assert OFFERED == table.menu


@rule("TR-RDD-15")
def test_the_bonus_counts_as_moves_left_for_a_drift() -> None:
    """Base moves run out in an occupied road space: take the bonus and drift on, or slam."""
    drawing = "c r1 = b1 = =\n road 2\n red dice 2 3"
    table = Table("thunder", drawing, players=2).play("red: r1 2", "red: drift 3", "red: F, F")

    assert ["drift", "slam b1"] == table.menu

    drifting = Table("thunder", drawing, players=2).play("red: r1 2", "red: drift 3", "red: F, F", "red: drift")
    assert "2" == drifting["r1.moves"]
    drifting.play("red: F, F")
    assert ["c5", "c3", "blue"] == [drifting["r1"], drifting["b1"], drifting.to_act]

    table.play("red: slam b1", "dice: bottom FL")
    assert ["c3", "b3"] == [table["r1"], table["b1"]]
    table.play("red: hold")
    assert "blue" == table.to_act


@rule("TR-RDD-15")
@pytest.mark.parametrize("row", ["r1 . b1 =", "r1 = .b1 ="])
def test_without_a_bonus_there_is_no_such_drift(row: str) -> None:
    """Off the road, before or there, the last base move is the last: a slam."""
    table = Table("thunder", f"c {row}\n road 2\n red dice 2 3", players=2)
    table.play("red: r1 2", "red: drift 3", "red: F, F")

    assert "dice" == table.to_act


@rule("TR-RDD-16")
@pytest.mark.parametrize("row, offered", [(".  .r1 = = = =", True), (".  r1 . = = =", False)])
def test_the_start_space_is_that_of_the_move_step(row: str, offered: bool) -> None:
    """Skidding before the move, the car starts where it then stands."""
    table = Table("thunder", f"c {row}\n f .b1\n road 2\n red dice 2 4", players=2)
    table.play("red: r1 2", "red: airstrike 4", "red: chopper c1", "red: shoot r1", "dice: any, skid F")

    assert "c3" == table["r1"]
    table.play("red: F, F")
    assert (OFFERED if offered else "blue") == (table.menu if offered else table.to_act)


@rule("TR-RDD-17")
def test_a_road_token_keeps_the_bonus() -> None:
    """Revealed on the way, it leaves the space as road."""
    assert OFFERED == driven("r1 ? = = =", "red: F", "dice: road", "red: F").menu


@rule("TR-RDD-18")
@pytest.mark.parametrize("way, offered", [("F", True), ("FL", False), ("RR", False), ("R", True)])
def test_oil_keeps_the_bonus_only_from_road_to_road(way: str, offered: bool) -> None:
    """The space that the slide ends in has to be road as well."""
    table = driven("r1 o = = =", "red: F", f"dice: {way}", die=1)

    assert offered == (OFFERED == table.menu)
