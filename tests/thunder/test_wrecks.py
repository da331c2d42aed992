"""Wrecks: inoperable small cars without an owner (TR-WRK)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule

OTHERS = "b2 at a14\nb3 at a16\nred commanded\nblue commanded"


def road(drawing: str) -> Table:
    """Red's turn on a drawn road, with cars far away so that nobody is out."""
    return Table("thunder", f"{drawing}\n{OTHERS}", players=2)


@rule("TR-WRK-01", "TR-WRK-03", "TR-SLM-17")
@pytest.mark.parametrize("car, asked", [("r1", False), ("r2", True), ("r3", True)])
def test_faq_06_a_wreck_is_small(car: str, asked: bool) -> None:
    """A medium or large car is larger and may ask for the dice again; a small one may not, nor may the wreck."""
    table = road(f"c5: .{car} .w .").play(f"red: {car} 1, F", "dice: top FL")

    assert (["keep", "reroll"] == table.menu) is asked
    assert ("red" if asked else "blue") == table.to_act


@rule("TR-WRK-01", "TR-WRK-07")
@pytest.mark.parametrize("face, hit", [("small-medium", True), ("medium", False), ("large", False), ("any", True)])
def test_faq_06_a_wreck_is_a_small_target(face: str, hit: bool) -> None:
    """It may be shot at, and the faces that hit a small car hit it."""
    table = road("c5: .r1 . .w").play("red: r1 1, F", "? menu = hold, shoot w1", "red: shoot w1", f"dice: {face}")

    assert ("none" if hit else "c7") == table["wrecks"]


@rule("TR-WRK-01")
def test_a_wreck_is_inoperable() -> None:
    """It has no slots to draw damage for and no owner to draw it."""
    table = road("c5: .r1 . .w")

    assert "inoperable" == table["w1.state"]
    assert "none" == table["w1.damage"]


@rule("TR-WRK-02")
@pytest.mark.parametrize(
    "dice, car, wreck", [("top F", "c7", "c6"), ("bottom F", "c6", "c7"), ("bottom RL", "c6", "b5")]
)
def test_a_wreck_is_slammed_like_any_other(dice: str, car: str, wreck: str) -> None:
    """Either of the two may be thrown."""
    table = road("c5: .r1 .w .").play("red: r1 3, F", "? r1.moves = 0", f"dice: {dice}")

    assert car == table["r1"]
    assert wreck == table["wrecks"]


@rule("TR-WRK-04")
def test_a_wreck_resolves_a_hazard() -> None:
    """Pushed onto a hidden oil slick it slides on."""
    table = road("c5: .r1 .w ? .").play("red: r1 1, F", "dice: bottom F, oil, FR")

    assert "d7" == table["wrecks"]
    assert "oil" == table["hazard c7"]


@rule("TR-WRK-04", "TR-HAZ-04")
def test_a_wreck_finds_a_wreck() -> None:
    """Pushed onto a wreck token it slams the new wreck."""
    table = road("c5: .r1 .w ? .").play("red: r1 1, F", "dice: bottom F, wreck", "? wrecks = c7, c7", "dice: bottom F")

    assert "c7, c8" == table["wrecks"]


@rule("TR-WRK-05")
@pytest.mark.parametrize(
    "drawing, script",
    [
        ("c5: .r1 . .w", ["red: r1 1, F, shoot w1", "dice: any"]),  # a shot
        ("c5: .r1 .w ?", ["red: r1 1, F", "dice: bottom F, mine"]),  # a mine
        ("c5: .r1 ? . . .w", ["red: r1 1, F", "dice: mine, shrapnel, F"]),  # shrapnel
    ],
)
def test_any_damage_eliminates_a_wreck(drawing: str, script: list[str]) -> None:
    """No token is drawn for it."""
    table = road(drawing).play(*script)

    assert "none" == table["wrecks"]
    assert "gone" == table["w1"]
    assert "blue" == table.to_act


@rule("TR-WRK-06", "TR-END-02")
def test_a_wreck_below_a_chopper() -> None:
    """At the end of the turn it is eliminated."""
    table = road("c5: .r1 .w .R").play("red: r1 1, F", "dice: bottom F", "? wrecks = c7", "red: hold")

    assert "none" == table["wrecks"]


@rule("TR-WRK-08", "TR-FRT-04")
def test_a_wreck_on_a_removed_tile() -> None:
    """It goes with the tile; one on the middle tile stays."""
    table = road("a8: =w =w\nc24: .r1").play("red: r1 1, F", "dice: tile 5a")

    assert "a1" == table["wrecks"]


@rule("TR-WRK-08", "TR-BRD-11")
@pytest.mark.parametrize(
    "drawing, way", [("a5: .r1 .w", "FL"), ("a5: .r1 .w", "RL"), ("f5: .r1 .w", "FR"), ("f5: .r1 .w", "RR")]
)
def test_a_wreck_over_a_side(drawing: str, way: str) -> None:
    """Pushed over an edge it is eliminated."""
    table = road(drawing).play("red: r1 1, F", f"dice: bottom {way}")

    assert "none" == table["wrecks"]
    assert "blue" == table.to_act


@rule("TR-WRK-08", "TR-BRD-11")
def test_a_wreck_over_the_rear() -> None:
    """Pushed over the back edge it is eliminated."""
    table = Table("thunder", "round 1\nc1: .w\nr1 at start\nb1 at start\nred commanded", players=2)
    table.play("red: r1 1, start c1", "dice: bottom R")

    assert "none" == table["wrecks"]


@rule("TR-WRK-09")
def test_the_figure_can_be_placed_again() -> None:
    """A wreck that was shot goes back to the supply and comes again with the next token."""
    table = road("c5: .r1 . .w\nd5: .b1 ? .").play("red: r1 1, F, shoot w1", "dice: any", "? w1 = gone")
    table.play("blue: b1 1, F", "dice: wreck")

    assert "d6" == table["w1"]


@rule("TR-WRK-10")
def test_a_wreck_over_the_front() -> None:
    """The board is updated and it lands on the new tile, in the direction in which it crossed."""
    table = road("d23: .r1 .w").play("red: r1 1, F", "dice: bottom FR, tile 5a")

    assert "e17" == table["wrecks"]
    assert "2a 3a 5a" == table["tiles"]
    assert "d16" == table["r1"]


@rule("TR-WRK-11")
def test_a_wreck_over_the_line() -> None:
    """It is eliminated and nobody wins; the game goes on."""
    table = road("d23: .r1 .w\nfinal").play("red: r1 1, F", "dice: bottom F")

    assert "none" == table["wrecks"]
    assert "no" == table["over"]
    assert "blue" == table.to_act


@rule("TR-WRK-12", "TR-WIN-02")
def test_a_wreck_is_nobodys() -> None:
    """With nothing but wrecks left beside red's car, red has won."""
    table = Table("thunder", "c5: .r1 .b1 #\na1: w w\nred commanded", players=2)
    table.play("red: r1 1, F", "dice: bottom F")

    assert "0" == table["winners"]
    assert "a1, a2" == table["wrecks"]


@rule("TR-WRK-12")
def test_losing_a_wreck_puts_nobody_out() -> None:
    """All wrecks are gone and everybody is still in the game, without a finish line."""
    table = Table("thunder", "c5: .r1 . .w\nb1 at a12\ng1 at a14\nred commanded", players=3)
    table.play("red: r1 1, F, shoot w1", "dice: any")

    assert ["no", "no", "no"] == [table[f"{crew}.out"] for crew in ("red", "blue", "green")]
    assert "no" == table["final"]
