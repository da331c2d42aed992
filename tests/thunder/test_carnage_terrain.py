"""Carnage: toxic goo, desert glass, ramps, fire and salt flats (TR-CDR)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule

OTHERS = "r3 at f1\nb2 at f14\nb3 at f16\nred commanded\nblue commanded"


def road(drawing: str, others: str = OTHERS) -> Table:
    """Red's turn on a drawn road, with cars far away so that nobody is out."""
    return Table("thunder", f"{drawing}\n{others}", players=2, options={"carnage": True})


# Toxic goo


@rule("TR-CDR-01", "TR-CDR-26")
def test_goo_ends_the_move() -> None:
    """The first of four moves leads into goo, and there is no second."""
    table = road("c5: .r1 % . . .").play("red: r1 4, F")

    assert "c6" == table["r1"]
    assert "0" == table["r1.moves"]
    assert "blue" == table.to_act


@rule("TR-CDR-02")
def test_faq_57_goo_ends_the_bonus_too() -> None:
    """Three moves of the road die, of which the first leads into goo."""
    table = road("c5: =r1 = % . .\nroad 3").play("red: r1 1, F, road 3, F")

    assert "c7" == table["r1"]
    assert "blue" == table.to_act


@rule("TR-CDR-01", "TR-XEX-13")
def test_goo_holds_a_wreck_and_hurts_nobody() -> None:
    """A wreck thrown into goo lies there."""
    table = road("c5: .r1 .w % .").play("red: r1 1, F", "dice: bottom F", "red: hold")

    assert "c7" == table["wrecks"]
    assert "blue" == table.to_act


# Desert glass


@rule("TR-CDR-03", "TR-CDR-06", "TR-CDR-26")
@pytest.mark.parametrize("way, there", [("F", "c7"), ("FL", "a6"), ("FR", "e6")])
def test_glass_sends_on_the_same_way(way: str, there: str) -> None:
    """With the last move onto glass, one more space in the same direction for nothing."""
    table = road("b5: *\nc5: .r1 *\nd5: *").play(f"red: r1 1, {way}")

    assert there == table["r1"]
    assert "blue" == table.to_act


@rule("TR-CDR-04")
def test_faq_56_glass_after_glass() -> None:
    """Three in a row are left behind at once."""
    assert "c9" == road("c5: .r1 * * * .").play("red: r1 1, F")["r1"]


@rule("TR-CDR-04", "TR-CDR-07")
def test_faq_56_down_a_whole_side() -> None:
    """The Zig-zag: onto the first space of its glass, and over the front eight spaces later."""
    table = road("tiles 1a 2b 8a\nr1 at a16\nfinal\nr2 at c20").play("red: r1 1, F")

    assert "yes" == table["over"]
    assert "finished" == table["reason"]


@rule("TR-CDR-05")
@pytest.mark.parametrize(
    "drawing, way",
    [("c5: .r1 * #", "F"), ("b5: .r1\na6: *", "FL"), ("f5: .r2 .\nc5: .r1 *", "F")],
)
def test_a_slide_resolves_what_it_reaches(drawing: str, way: str) -> None:
    """A rock and an edge kill; an empty space does not."""
    table = road(drawing, "r3 at f1\nb2 at f14\nred commanded").play(f"red: r1 1, {way}")

    assert ("c7" if "r2" in drawing else "gone") == table["r1"]


@rule("TR-CDR-05")
def test_a_slide_slams_and_flips() -> None:
    """Whoever stands at the end of the glass is slammed, a token there is turned over."""
    assert "top F" in road("c5: .r1 * .b1").play("red: r1 1, F").menu
    assert "quake" in road("c5: .r1 * ?").play("red: r1 1, F").menu


@rule("TR-CDR-07")
def test_a_slide_over_the_front_moves_the_board_up() -> None:
    """From the last column of the lead tile onto the first of a new one."""
    table = road("tile pile 4 5 6 7 8 9 10\nc23: .r1 *", "r3 at f10\nb2 at f14\nb3 at f16\nred commanded")
    table.play("red: r1 1, F", "dice: tile 5a")

    assert "c17" == table["r1"]


@rule("TR-CDR-08")
def test_moves_that_are_left_are_used_after_the_slide() -> None:
    """One move for the glass, two more from where it ended."""
    table = road("c5: .r1 * . . .").play("red: r1 3, F")

    assert "c7" == table["r1"]
    assert "2" == table["r1.moves"]


@rule("TR-CDR-09")
def test_from_a_flight_onto_glass() -> None:
    """Blasted off two spaces to the left onto glass, and one more."""
    table = road("c5: .r1 .b1 .\nb6: *").play("red: r1 1, F", "dice: bottom F", "red: shoot b1")
    table.play("dice: any, blast off, RL 1")

    assert "a6" == table["b1"]


# Ramps


@rule("TR-CDR-10", "TR-CDR-11", "TR-CDR-12")
@pytest.mark.parametrize("distance, there", [(1, "c7"), (2, "c8"), (3, "c9"), (4, "c10")])
def test_a_ramp_launches(distance: int, there: str) -> None:
    """From behind, so many spaces from the ramp on, over whatever is between; then no move is left."""
    table = road("c5: .r1 > . . . . .").play("red: r1 4, F", f"dice: {distance}")

    assert there == table["r1"]
    assert "0" == table["r1.moves"]
    assert "blue" == table.to_act


@rule("TR-CDR-10")
def test_a_flight_ignores_what_is_between() -> None:
    """Rock, a car and a token lie below."""
    table = road("c5: .r1 > # .b1 ? .").play("red: r1 1, F", "dice: 4")

    assert "c10" == table["r1"]
    assert "c8" == table["b1"]
    assert "face down" == table["hazard c9"]


@rule("TR-CDR-12")
def test_the_landing_is_resolved() -> None:
    """On a rock the flight ends for good, on a car in a slam, on oil it slides on."""
    assert "gone" == road("c5: .r1 > . #").play("red: r1 1, F", "dice: 2")["r1"]
    assert "top F" in road("c5: .r1 > . .b1").play("red: r1 1, F", "dice: 2").menu
    assert "c9" == road("c5: .r1 > . o .").play("red: r1 3, F", "dice: 2, F")["r1"]


@rule("TR-CDR-13")
@pytest.mark.parametrize("way, ramp", [("FL", "b5: >"), ("FR", "d5: >")])
def test_from_the_side_a_ramp_kills(way: str, ramp: str) -> None:
    """There is no way up from there."""
    table = road(f"c5: .r1\n{ramp}").play(f"red: r1 3, {way}")

    assert "gone" == table["r1"]
    assert "thunder-told-gone-ramp" in table["said"]


@rule("TR-CDR-14", "TR-CDR-15")
def test_faq_58_a_ramp_onto_a_ramp() -> None:
    """The Springboards: from the ramp on d19 two spaces to the one on d21, and on with a new die."""
    table = road("tiles 1a 2a 6a\nr1 at d18").play("red: r1 2, F", "dice: 2")

    assert ["1", "2", "3", "4"] == table.menu
    assert "d22" == table.play("dice: 1")["r1"]


@rule("TR-CDR-16")
def test_a_flight_over_the_front() -> None:
    """The board moves up under the car; over the line it wins."""
    table = road("tile pile 4 5 6 7 8 9 10\nc22: .r1 >", "r3 at f10\nb2 at f14\nb3 at f16\nred commanded")

    assert "c18" == table.play("red: r1 1, F", "dice: 3", "dice: tile 5a")["r1"]
    assert "finished" == road("c22: .r1 >\nfinal").play("red: r1 1, F", "dice: 3")["reason"]


@rule("TR-CDR-13", "TR-CDR-15", "TR-CDR-17", "TR-XEX-13")
@pytest.mark.parametrize("way", ["F", "FL", "FR", "R", "RL", "RR"])
def test_thrown_onto_a_ramp(way: str) -> None:
    """An inoperable car and a wreck, thrown by a slam, fly if they go ahead, and are gone from anywhere else."""
    around = "c6: {} >\nb5: > >\nd5: > >\nc5: >r1"
    for victim in ("b1", "w"):
        table = road(around.format(f".{victim}") + ("\nb1 damage dent, dent" if victim == "b1" else ""))
        table.play("red: r1 1, F", f"dice: bottom {way}")
        if way == "F":
            table.play("dice: 2")
        flown, gone = ("c9", "gone") if victim == "b1" else ("c9", "none")
        assert (flown if way == "F" else gone) == table["b1" if victim == "b1" else "wrecks"]


# Fire spaces


@rule("TR-CDR-18", "TR-FIR-01", "TR-FIR-17")
def test_fire_spaces_set_on_fire_and_stop_nobody() -> None:
    """Through the fire and two spaces further."""
    table = road("c5: .r1 ! . .").play("red: r1 3, F")

    assert "yes" == table["r1.fire"]
    assert "2" == table["r1.moves"]


# Salt flats


@rule("TR-CDR-19", "TR-CDR-20")
@pytest.mark.parametrize("cells", [".r1 : . .", ".r1 . : .", ".r1 . . :", "=r1 ~ : ."])
def test_salt_gives_the_road_die_whatever_else(cells: str) -> None:
    """Entered at any moment, on whatever other ground the car was."""
    table = road(f"c5: {cells}\nred dice 3 4")
    table.play(f"red: r1 {4 if '~' in cells else 3}, F, F, F")

    assert ["road 1", "no road die"] == table.menu


@rule("TR-CDR-20")
@pytest.mark.parametrize(("cell", "warning"), [("=", "off-road"), (":", "none")])
def test_nobody_is_warned_of_sand_who_has_been_on_salt(cell: str, warning: str) -> None:
    """On a road the road die would be lost there; after salt nothing takes it away."""
    play = road(f"c5: =r1 {cell} .").play("red: r1 2, F")

    assert warning == play.game.menu[play.menu.index("F")].label(play.game).args["danger"]


@rule("TR-CDR-20")
def test_somebody_elses_salt_gives_nothing() -> None:
    """A quake takes b1 onto salt while r1 is on sand: no road die for r1."""
    assert "blue" == road("c5: .r1 ? .\nc9: .b1 :").play("red: r1 1, F", "dice: quake, F").to_act


@rule("TR-CDR-21", "TR-RDD-06")
def test_faq_19_salt_is_road() -> None:
    """The start on salt and then nothing but road: the bonus, as from a road."""
    assert ["road 1", "no road die"] == road("c5: :r1 = =").play("red: r1 2, F, F").menu


@rule("TR-CDR-22")
def test_a_start_on_salt_gives_no_right() -> None:
    """Off the road after it: no bonus."""
    assert "blue" == road("c5: :r1 . =").play("red: r1 2, F, F").to_act


@rule("TR-CDR-23")
def test_faq_57_salt_and_then_goo() -> None:
    """The Graveyard: the moves are lost in the goo, the road die is not."""
    table = road("tiles 1a 2a 10b\nr1 at a19\nroad 2").play("red: r1 4, F, F")

    assert "a21" == table["r1"]
    assert "0" == table["r1.moves"]
    assert ["road 2", "no road die"] == table.menu


@rule("TR-CDR-24")
def test_salt_and_then_a_ramp() -> None:
    """After the landing the bonus may be taken; after a slam on landing it may not."""
    assert ["road 1", "no road die"] == road("c5: .r1 : >").play("red: r1 4, F, F", "dice: 2").menu
    slam = road("c5: .r1 : > . .w").play("red: r1 4, F, F", "dice: 2, bottom F")

    assert ["hold", "shoot w1"] == slam.menu


@rule("TR-CDR-25")
def test_faq_28_salt_gives_nothing_on_a_coast() -> None:
    """One space and no more."""
    table = Table("thunder", "c5: .r1 :\nr1 moved\nb1 at a14\nred commanded", players=2, options={"carnage": True})

    assert "blue" == table.play("red: coast r1 3, F").to_act


@rule("TR-CDR-26")
@pytest.mark.parametrize("mark", [":", "!", "*"])
def test_new_ground_costs_one_move(mark: str) -> None:
    """Three moves, less one."""
    assert "2" == road(f"c5: .r1 {mark} . .").play("red: r1 3, F")["r1.moves"]


@rule("TR-CDR-12")
def test_nobody_drifts_on_from_a_landing() -> None:
    """Three moves and a drift are left, but the landing takes them: it is a slam."""
    table = road("c5: .r1 > . .b1 .\nred dice 4 3", "r3 at f1\nb2 at f14\nb3 at f16")
    table.play("red: r1 4, drift 3, F", "dice: 2")

    assert "top F" in table.menu


@rule("TR-XEX-06")
def test_salt_serves_a_motorcycle_as_well() -> None:
    """Whatever the other ground, it may have the road die."""
    others = "m2 at a20\nm2 moved\nr1 at f1\nr3 at f3\nfinal_five dice 1, commanded\nroad 2"
    drawing = f"ground off-road\nc5: .m1 {{}} .\n{others}"
    options = {"carnage": True, "crew": "final_five,cars"}
    menus = [
        Table("thunder", drawing.format(ground), players=2, options=options).play("final_five: F").menu
        for ground in (":", ".")
    ]

    assert [True, False] == ["road 2" in menu for menu in menus]


# Ground below a token


@rule("TR-TER-01", "TR-ENT-01", "TR-CDR-01", "TR-CDR-18")
@pytest.mark.parametrize(("cell", "token", "moves"), [("%?", "worm", "0"), ("%?", "wreck", "0"), ("!?", "worm", "2")])
def test_the_ground_below_a_token(cell: str, token: str, moves: str) -> None:
    """Ruling 240: the token does its work, and then the goo or the fire that it lay on."""
    table = road(f"c5: .r1 {cell} . .\na1: .w").play("red: r1 3, F", f"dice: {token}")

    assert [moves, "no" if "%" in cell else "yes"] == [table["r1.moves"], table["r1.fire"]]


@rule("TR-CDR-19", "TR-CDR-24")
@pytest.mark.parametrize(
    ("cell", "dice", "bonus"),
    [(":?", "quake, F", True), (":?", "worm", True), (".?", "quake, F", False), (":?", "mine, dent", False)],
)
def test_salt_below_a_token(cell: str, dice: str, bonus: bool) -> None:
    """Ruling 241: whom a quake shakes off the salt has entered it; damage forfeits the bonus all the same."""
    table = road(f"c5: .r1 {cell} . .\na1: .w").play("red: r1 1, F", f"dice: {dice}")

    assert bonus == ("road 1" in table.menu)


@rule("TR-ENT-02", "TR-CDR-03", "TR-CDR-13")
def test_ground_that_takes_one_elsewhere() -> None:
    """Off the glass before the wreck on it is met; at an angle onto a ramp there is no mercy."""
    slid = road("c5: .r1 *? . .").play("red: r1 2, F", "dice: wreck")
    assert ["c7", "c6", "1"] == [slid["r1"], slid["wrecks"], slid["r1.moves"]]

    assert "gone" == road("c5: .r1\nb5: >?\na1: .w").play("red: r1 2, FL", "dice: worm")["r1"]


@rule("TR-ENT-02", "TR-CDR-32")
def test_who_was_shaken_off_the_ground_is_not_held_by_it() -> None:
    """A quake found on goo: the finder goes on from where it is."""
    shaken = road("c5: .r1 %? .").play("red: r1 2, F", "dice: quake, F")

    assert ["c7", "1"] == [shaken["r1"], shaken["r1.moves"]]


@rule("TR-TER-15")
def test_a_token_that_makes_terrain_covers_the_ground() -> None:
    """Oil on goo is oil, and a pit trap on goo that is missed costs nothing."""
    assert "2" == road("c5: .r1 %? . .").play("red: r1 3, F", "dice: oil, F")["r1.moves"]
    assert "2" == road("c5: .r1 %? . .").play("red: r1 3, F", "dice: pit, large")["r1.moves"]
