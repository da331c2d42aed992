"""Obstacles, and the order in which a space is resolved (TR-OBS, TR-ENT)."""

import pytest

from chicane.core.scenario import Table
from chicane.thunder.board import NAMES
from chicane.thunder.kinds import ROCK
from chicane.thunder.state import Thunder
from tests.rule import rule

OTHERS = "r3 at a1\nb2 at a14\nb3 at a16\nred commanded\nblue commanded"


def road(drawing: str) -> Table:
    """Red's turn on a drawn road, with cars far away so that nobody is out."""
    return Table("thunder", f"{drawing}\n{OTHERS}", players=2)


def airstrike(cell: str) -> Table:
    """Red may place a chopper; c6 is as drawn."""
    table = Table("thunder", f"c5: .r1 {cell}\nr2 at a1\nb3 at a14", players=2)
    return table.play("red: r1 1, airstrike 2")


@rule("TR-OBS-01")
@pytest.mark.parametrize("cell", ["=b1", "=r3", "=w", "=B", "=?", "=o", "=t", "=m", "#"])
def test_obstacles(cell: str) -> None:
    """A road vehicle, a chopper, a hazard token of either face and an impassable space keep a chopper off."""
    assert "chopper c6" not in airstrike(cell).menu


@rule("TR-OBS-02")
@pytest.mark.parametrize("cell", ["=", ".", "~"])
def test_no_obstacles(cell: str) -> None:
    """Printed mud and off-road are terrain, not obstacles."""
    assert "chopper c6" in airstrike(cell).menu


@rule("TR-OBS-03", "TR-HAZ-03")
def test_a_road_token_stays_an_obstacle() -> None:
    """Flipped by a car that has driven on, it still keeps a chopper off."""
    table = Table("thunder", "c5: .r1 ? . .\nr2 at a1\nb1 at a14\nred commanded", players=2)
    table.play("red: r1 2, F", "dice: road", "red: F", "blue: b1 1, airstrike 2")

    assert "road" == table["hazard c6"]
    assert "chopper c6" not in table.menu
    assert "chopper c5" in table.menu


@rule("TR-OBS-05", "TR-SLM-02")
@pytest.mark.parametrize("other, larger", [("b1", []), ("w", []), ("r2", ["red: keep"])])
def test_entering_an_occupied_space(other: str, larger: list[str]) -> None:
    """The remaining moves are lost, the car that entered is on top, and the dice decide; also among one's own."""
    table = road(f"c5: .r1 .{other} . .").play("red: r1 3, F")

    assert "0" == table["r1.moves"]
    assert "dice" == table.to_act
    assert "top F" in table.menu

    table.play("dice: top F", *larger)

    assert "c7" == table["r1"]


@rule("TR-OBS-06")
def test_passing_below_a_chopper() -> None:
    """Nothing happens to a car that drives on, below its own chopper or another's."""
    table = road("c5: .r1 .B .R .").play("red: r1 3, F, F")

    assert "1" == table["r1.moves"]

    table.play("red: F")

    assert "c8" == table["r1"]
    assert "none" == table["r1.damage"]


@rule("TR-OBS-07", "TR-CHP-16")
@pytest.mark.parametrize(
    "drawing, script, victim",
    [
        ("c5: .r1 .B .", ["red: r1 1, F"], "r1"),  # driven
        ("c5: .r1 o .B", ["red: r1 1, F", "dice: F"], "r1"),  # slid
        ("c5: .r1 .b1 .R", ["red: r1 1, F", "dice: bottom F", "red: hold"], "b1"),  # thrown
        ("c5: .r1 .w .R", ["red: r1 1, F", "dice: bottom F", "red: hold"], "w1"),
        ("c5: .r1 .b1 .R\nb1 damage dent, dent", ["red: r1 1, F", "dice: bottom F", "red: hold"], "b1"),
        ("c5: .r1 . .b1 .R", ["red: r1 1, F, shoot b1", "dice: any, skid F"], "b1"),  # skidded
    ],
)
def test_ending_a_turn_below_a_chopper(drawing: str, script: list[str], victim: str) -> None:
    """Whoever stands there when any turn ends is eliminated, however it got there."""
    table = road(drawing).play(*script)

    assert "gone" == table[victim]
    assert "blue" == table.to_act


@rule("TR-OBS-08")
def test_a_face_down_token_is_flipped_and_resolved_at_once() -> None:
    """The dice say what it is before the next step is chosen."""
    table = road("c5: .r1 ? . .").play("red: r1 3, F")

    assert "dice" == table.to_act
    assert ["road", "oil", "mud", "mine", "wreck"] == table.menu

    table.play("dice: oil")

    assert "oil" == table["hazard c6"]
    assert ["F", "FL", "FR", "R", "RL", "RR"] == table.menu


@rule("TR-OBS-09", "TR-HAZ-14")
def test_a_face_up_token_is_resolved_every_time() -> None:
    """Oil under red, then under blue, then under red again."""
    table = Table("thunder", """
        b5: .r1 .   .
        c5: .b1 o   .
        r2 at d5
        b2 at a16
        round 1
        red commanded
        blue commanded
    """, players=2)  # fmt: skip
    table.play("red: r1 1, FR", "dice: F", "? r1 = c7")
    table.play("blue: b1 1, F", "dice: FL", "? b1 = b6")
    table.play("red: r2 2, FL", "dice: FR", "? r2 = d6")

    assert "oil" == table["hazard c6"]


@rule("TR-OBS-10")
@pytest.mark.parametrize(
    "drawing, script, victim",
    [
        ("c5: .r1 #", ["red: r1 3, F"], "r1"),
        ("c5: .r1 o #", ["red: r1 3, F", "dice: F"], "r1"),
        ("c5: .r1 .b1 #", ["red: r1 1, F", "dice: bottom F"], "b1"),
        ("c5: .r1 . .b1 #", ["red: r1 1, F, shoot b1", "dice: any, skid F"], "b1"),
        ("c5: .r1 . .b1 #", ["red: r1 1, F, shoot b1", "dice: any, dazed, 2, F"], "b1"),
        ("c5: .r1 . .b1 . . #", ["red: r1 1, F, shoot b1", "dice: any, blast off, F 3"], "b1"),
    ],
)
def test_an_impassable_space_eliminates(drawing: str, script: list[str], victim: str) -> None:
    """By choice, oil, slam, skid, daze or blast off: the vehicle is gone at once and its token goes back."""
    table = road(drawing).play(*script)

    assert "gone" == table[victim]
    assert "20" == table["damage pile"]
    assert "blue" == table.to_act


@rule("TR-ENT-01")
def test_the_rock_comes_before_the_token() -> None:
    """A token on an impassable space is not even flipped."""
    table = road("c5: .r1 #?").play("red: r1 1, F")

    assert "gone" == table["r1"]
    assert "face down" == table["hazard c6"]


@rule("TR-ENT-01")
def test_the_rock_comes_before_the_slam() -> None:
    """A car on an impassable space, if there ever is one, is not slammed."""
    table = road("c5: .r1 .b1")
    assert isinstance(table.game, Thunder)
    table.game.ground[NAMES.index("c6")] = ROCK
    table.play("red: r1 1, F")

    assert "gone" == table["r1"]
    assert "blue" == table.to_act


@rule("TR-ENT-01", "TR-HAZ-01")
@pytest.mark.parametrize("token", ["mud", "road"])
def test_the_token_comes_before_the_slam(token: str) -> None:
    """With somebody in the space the token is flipped first, then the dice of the slam fall."""
    table = road("c5: .r1 ?b1 .").play("red: r1 4, F")

    assert ["road", "oil", "mud", "mine", "wreck"] == table.menu

    table.play(f"dice: {token}")

    assert "top F" in table.menu
    assert "0" == table["r1.moves"]


@rule("TR-ENT-01", "TR-CMD-22")
def test_the_token_comes_before_the_drift() -> None:
    """Hidden mud takes the last move, so there is nothing left to drift with: a slam."""
    table = Table("thunder", "c5: .r1 ?b1 .\nr2 at a1\nb2 at a14\nred dice 2 3", players=2)
    table.play("red: r1 2, drift 3", "red: F", "dice: mud")

    assert "top F" in table.menu


@rule("TR-ENT-02")
def test_a_vehicle_that_slid_away_slams_where_it_ends() -> None:
    """The car on the oil is left in peace; the one beyond it is hit."""
    table = road("c5: .r1 or2 .b1 .").play("red: r1 3, F", "dice: F")

    assert "c7" == table["r1"]

    table.play("dice: bottom F")

    assert ["c6", "c7", "c8"] == [table["r2"], table["r1"], table["b1"]]
    assert ["hold", "shoot b1"] == table.menu  # one slam, and it is over


@rule("TR-ENT-03")
def test_the_interrupted_effect_goes_on() -> None:
    """The daze of b1 is interrupted by oil; once the slide is done, the next dazed move follows."""
    table = road("c5: .r1 . .b1 o . .").play("red: r1 1, F, shoot b1", "dice: any, dazed, 2", "dice: F")

    assert "c8" == table["b1"]

    table.play("dice: F", "? b1 = c9", "dice: F")

    assert "c10" == table["b1"]
    assert "dazed" == table["b1.damage"]


@rule("TR-ENT-03", "TR-DMG-09")
def test_the_interrupted_effect_ends_with_its_vehicle() -> None:
    """Shrapnel of r1 throws b1 back onto it, and the slam throws r1 onto a rock: its token is never placed."""
    table = road("b5: . #\nc5: .r1 ? .b1")
    table.play("red: r1 1, F", "dice: mine, shrapnel, F", "dice: skid R", "dice: bottom FL")

    assert "gone" == table["r1"]
    assert "none" == table["r1.damage"]
    assert "skid R" == table["b1.damage"]
    assert "19" == table["damage pile"]


@rule("TR-ENT-04", "TR-WIN-02", "TR-STA-08")
def test_checks_follow_every_change() -> None:
    """Blue's last car dies in the middle of red's move: the game ends there, not at the end of the turn."""
    table = Table("thunder", "c5: .r1 .b1 #\nred commanded", players=2).play("red: r1 4, F", "dice: bottom F")

    assert "0" == table["winners"]
    assert "last" == table["reason"]


@rule("TR-ENT-04", "TR-FIN-03")
def test_out_in_the_middle_of_a_chain() -> None:
    """Of three players one goes out in a slam: the finish line is there before red shoots."""
    table = Table("thunder", "c5: .r1 .b1 #\nd6: .g1\nred commanded", players=3)
    table.play("red: r1 1, F", "dice: bottom F")

    assert "yes" == table["final"]
    assert ["hold", "shoot g1"] == table.menu


@rule("TR-ENT-05")
def test_a_vehicle_with_moves_left_goes_on() -> None:
    """After a road token, a chopper's space and an oil slick the move continues; after a mine it does not."""
    table = road("c5: .r1 ? .B o . .\nred dice 5 1").play("red: r1 5, F", "dice: road", "red: F, F", "dice: F")

    assert "c9" == table["r1"]
    assert "2" == table["r1.moves"]
    assert ["FL", "F", "FR"] == table.menu

    stopped = road("c5: .r1 ? . .").play("red: r1 4, F", "dice: mine, dent")

    assert "c6" == stopped["r1"]
    assert "blue" == stopped.to_act
