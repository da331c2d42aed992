"""Massive, sturdy, dependable, solid: the Big Rig on the road, in slams, under fire, and its end (TR-RIG-26..63)."""

from __future__ import annotations

import pytest

from chicane.core.scenario import Table
from chicane.thunder.board import NAMES
from chicane.thunder.carnage.fire import can_catch_fire
from chicane.thunder.choppers import empty_spaces
from chicane.thunder.front import update
from chicane.thunder.kinds import MINOR, OFF_ROAD
from chicane.thunder.status import BY_EDGE, eliminate
from chicane.thunder.tiles import FACES
from chicane.thunder.turn import DropBombs
from tests.rule import rule
from tests.thunder.test_big_rig import FAR, TRAIN, game_of, table, train


def driven(cells: str, dice: int = 2, carnage: str = "no") -> Table:
    """The rig drives straight into some cells ahead of it."""
    drawing = f"c5: .t3 .t2 .t1 {cells}{FAR}big_rig dice {dice}, steering 0"
    return table(drawing, carnage=carnage).play(f"big_rig: computer {dice}")


def damage(play: Table) -> list[str]:
    """What is broken, front to back; nobody is asked for more."""
    assert not any(option.startswith("break") for option in play.menu)
    found = [play[f"t{number}.damage"] for number in (1, 2, 3)]
    return [each for each in found if each != "none"]


# Massive


@rule("TR-RIG-27")
def test_only_the_front_section_triggers_anything() -> None:
    """Towed over oil and rock, the mid and rear sections don't notice."""
    play = table("c5: .t3 ot2 ot1 ." + FAR + "big_rig dice 1, steering 0")
    play.play("big_rig: computer 1")

    assert ("red", ["c8", "c7", "c6"], []) == (play.to_act, train(play), damage(play))


@rule("TR-RIG-28")
def test_mud_costs_the_front_section_two() -> None:
    """Two of three moves for mud; the others follow for free, and with one move left one is enough."""
    assert "c9" == driven("~ . . .", 3)["t1"]
    assert "c8" == driven("~ . .", 1)["t1"]

    towed = table("c5: .t3 ~t2 ~t1 . . ." + FAR + "big_rig dice 3, steering 0").play("big_rig: computer 3")
    assert "c10" == towed["t1"]


@rule("TR-RIG-26", "TR-FRT-04")
def test_on_the_tile_of_its_front_section() -> None:
    """r1 drives over the front: the front section is on the middle tile, so the rig stays."""
    play = table("c7: .t3 .t2 .t1\nr1 at a24\nturn red\nred dice 1 1, commanded").play("red: r1 1, F", "dice: tile 4a")

    assert ["c1", "hanging", "hanging"] == train(play)


@rule("TR-RIG-58", "TR-RIG-59")
@pytest.mark.parametrize(("drawing", "left"), [
    ("c7: .t3 .t2 .t1", ["c1", "hanging", "hanging"]),
    ("c8: .t3 .t2 .t1", ["c2", "c1", "hanging"]),
    ("c6: .t3 .t2 .t1", ["gone", "gone", "gone"]),
    ("c2: .t1", ["gone", "gone", "gone"]),
])  # fmt: skip
def test_a_removed_rear_tile(drawing: str, left: list[str]) -> None:
    """The rig is lost only with its front section; what else was on the tile hangs off the back."""
    players = "\nr1 at a24\nb1 at a22\nturn red\nred dice 1 1, commanded"
    play = table(drawing + players, "cars,cars,big_rig").play("red: r1 1, F", "dice: tile 4a")

    assert left == train(play)


@rule("TR-RIG-58")
def test_hanging_sections_are_drawn_in_again() -> None:
    """Each step of the front section brings one back."""
    play = table("t1 at c1" + FAR + "big_rig dice 2, steering 0")
    assert ["c1", "hanging", "hanging"] == train(play)

    assert ["c3", "c2", "c1"] == train(play.play("big_rig: computer 2"))


@rule("TR-RIG-62")
def test_what_hangs_is_not_on_the_board() -> None:
    """Nobody stands on it, and behind the rig there is nobody to shoot at."""
    play = table("t1 at c2\nt2 at c1\nr1 at b1\nturn big_rig\nbig_rig dice 1, steering 0")
    play.play("big_rig: airstrike 1, chopper a20")
    assert ["c3", "c2", "c1"] == train(play)

    hung = table("t1 at c1\nr1 at b1\nturn big_rig\nbig_rig dice 1, steering 0").play("big_rig: computer 1")
    assert ("red", ["c2", "c1", "hanging"]) == (hung.to_act, train(hung))
    gone = table("t1 at c1\nr1 at c23\nturn big_rig\nbig_rig dice 1, steering 0").play("big_rig: computer 1")
    assert "red" == gone.to_act


@rule("TR-WIN-09")
def test_the_front_section_wins() -> None:
    """Over the line with the front section alone."""
    play = table("c22: .t3 .t2 .t1" + FAR + "final\nbig_rig dice 1, steering 0").play("big_rig: computer 1")

    assert "1" == play["winners"]


# Sturdy


@rule("TR-RIG-29", "TR-RIG-30", "TR-TER-15", "TR-XEX-01")
def test_oil_does_not_move_it() -> None:
    """It takes a minor damage where its owner likes, the token is gone, the space is off-road, and it goes on."""
    play = driven("o .")
    assert ["launcher", "catcher", "traction", "airstrike", "dispenser", "computer"] == [
        option.removeprefix("break ") for option in play.menu
    ]
    play.play("big_rig: break airstrike")

    assert ["c9", "none", "off-road"] == [play["t1"], play["hazard c8"], play["terrain c8"]]
    assert ["airstrike"] == damage(play)


@rule("TR-RIG-30")
def test_a_token_it_turns_up_goes_too() -> None:
    """Oil comes up below the rig and is discarded."""
    play = driven("? .").play("dice: oil", "big_rig: break launcher")

    assert ["c9", "none", "off-road"] == [play["t1"], play["hazard c8"], play["terrain c8"]]
    assert 1 == game_of(play).discards[2]


@rule("TR-RIG-35", "TR-XEX-01")
@pytest.mark.parametrize("cell", ["%", "*", ">"])
def test_goo_glass_and_ramps_from_behind(cell: str) -> None:
    """It is not stopped, slid on or launched."""
    play = driven(f"{cell} .", carnage="yes").play("big_rig: break launcher")

    assert ["c9", "off-road", ["launcher"]] == [play["t1"], play["terrain c8"], damage(play)]


@rule("TR-RIG-31")
def test_faq_37_a_slam_is_no_effect() -> None:
    """FAQ-37: the rig that runs into somebody stops, and nothing breaks."""
    play = driven("r2 .", 2).play("dice: F")

    assert ["c8", "c9", []] == [play["t1"], play["r2"], damage(play)]


@rule("TR-RIG-32", "TR-XEX-01")
def test_faq_36_a_mine_costs_one_damage() -> None:
    """FAQ-36: one minor damage in all, the mine is discarded, the ground stays as it was, the rig goes on."""
    play = driven("=? .").play("dice: mine", "big_rig: break launcher")

    assert ["c9", "none", "road", ["launcher"]] == [play["t1"], play["hazard c8"], play["terrain c8"], damage(play)]


@rule("TR-RIG-33", "TR-RIG-34", "TR-XEX-01", "TR-CDR-29", "TR-CDR-32")
def test_faq_35_a_quake_shakes_everybody_else() -> None:
    """FAQ-35: the rig takes one damage, stays, keeps its moves and the ground; others move, and slam against it."""
    drawing = "c5: .t3 .t2 .t1 =? .\nb6: .r1\nr2 at a20\nturn big_rig\nbig_rig dice 2, steering 0"
    play = table(drawing, carnage="yes").play("big_rig: computer 2", "dice: quake, FR")
    assert ["b20", "c7"] == [play["r2"], play["r1"]]
    play.play("dice: FL", "big_rig: break launcher")

    assert ["c9", "road", "b7", ["launcher"]] == [play["t1"], play["terrain c8"], play["r1"], damage(play)]


@rule("TR-RIG-33")
def test_somebody_elses_quake() -> None:
    """The rig stands on a mud token, which stays."""
    drawing = "c5: .t3 .t2 mt1\nr1 at a4\nhazard a5\nturn red\nred dice 1 1, commanded"
    play = table(drawing, carnage="yes").play("red: r1 1, F", "dice: quake, F", "big_rig: break launcher")

    assert [["c7", "c6", "c5"], "mud", "a6"] == [train(play), play["hazard c7"], play["r1"]]


# Dependable


@rule("TR-RIG-36", "TR-TER-13")
def test_rock_does_not_end_it() -> None:
    """A minor damage, the rock becomes off-road, and it goes on."""
    play = driven("# .").play("big_rig: break computer")

    assert ["c9", "off-road", ["computer"]] == [play["t1"], play["terrain c8"], damage(play)]


@rule("TR-RIG-37")
def test_a_token_on_rock_goes() -> None:
    """Face down, it is discarded unseen."""
    play = driven("#? .").play("big_rig: break computer")

    assert ["c9", "none", "off-road"] == [play["t1"], play["hazard c8"], play["terrain c8"]]
    assert [1] == game_of(play).lost


@rule("TR-RIG-38", "TR-XEX-02")
def test_faq_34_a_pit_trap_is_just_impassable() -> None:
    """FAQ-34: no roll, whether it is turned up or lies there already."""
    found = driven("? .", carnage="yes").play("dice: pit")
    assert "break launcher" == found.menu[0]
    found.play("big_rig: break launcher")
    assert ["c9", "none", "off-road"] == [found["t1"], found["hazard c8"], found["terrain c8"]]

    known = driven("p .", carnage="yes").play("big_rig: break launcher")
    assert ["c9", "none", "off-road"] == [known["t1"], known["hazard c8"], known["terrain c8"]]


@rule("TR-RIG-39")
def test_the_side_of_a_ramp() -> None:
    """As any other impassable space."""
    drawing = "c5: .t3 .t2 .t1\nb7: >" + FAR + "big_rig dice 2, steering 1"
    play = table(drawing, carnage="yes").play("big_rig: computer 2, FL, break launcher")

    assert ["b8", "off-road"] == [play["t1"], play["terrain b7"]]


@rule("TR-OBS-04", "TR-CMP-25", "TR-FRT-16")
def test_an_off_road_token_is_ground() -> None:
    """Its space is empty, so that a chopper may go there; there are always enough of them."""
    drawing = "first big_rig\nc1: .t3 .t2 .t1 # # # # # #" + FAR + "big_rig dice 3 3, steering 0"
    play = table(drawing).play("big_rig: computer 3, break launcher, break catcher, break traction")
    play.play("others idle until big_rig", "big_rig: launcher 3, break airstrike, break dispenser")
    assert ["off-road"] * 5 == [play[f"terrain c{column}"] for column in range(4, 9)]

    assert {NAMES.index(f"c{column}") for column in (4, 5)} <= set(empty_spaces(game_of(play)))


@rule("TR-FRT-16")
def test_off_road_tokens_go_with_their_tile() -> None:
    """The rear tile comes back at once as the lead tile, and is as printed."""
    play = table("tiles 1a 2a 3a\nc5: .t3 .t2 .t1 #" + FAR + "big_rig dice 3, steering 0\nr2 at a23")
    game = game_of(play.play("big_rig: computer 3, break launcher"))
    assert OFF_ROAD == game.ground[NAMES.index("c8")]
    game.shuffled, game.queue = [], []
    update(game, 0)
    game.advance()

    assert FACES[0].ground == game.ground[-48:]


# Solid


@rule("TR-RIG-40", "TR-RIG-61", "TR-CHP-18", "TR-END-02")
def test_a_chopper_above_a_section() -> None:
    """At the end of the turn the rig takes a damage and the chopper goes home, to be used again."""
    play = table("c5: .t3 .t2 .t1 .R" + FAR + "big_rig dice 1, steering 0").play("big_rig: computer 1")
    play.play("big_rig: break launcher")

    assert ["c8", "away", ["launcher"]] == [play["t1"], play["red.chopper"], damage(play)]


@rule("TR-RIG-41")
def test_at_the_end_of_every_turn() -> None:
    """Red's turn ends, and the chopper that got above the rear section is sent home."""
    play = table("c5: .t3 .t2 .t1\nr1 at a5\nb1 at a20\nturn red\nred dice 1 1, commanded", "cars,cars,big_rig")
    game = game_of(play)
    game.chopper = [-1, game.at[8], -1]
    play.play("red: r1 1, F, no road die", "big_rig: break launcher")

    assert ("blue", "away") == (play.to_act, play["blue.chopper"])


@rule("TR-RIG-42", "TR-RIG-43")
def test_two_choppers_are_two_damages() -> None:
    """One of them is the rig's own."""
    play = table("c5: .t3 .t2 .t1\nr1 at a5\nturn red\nred dice 1 1, commanded")
    game = game_of(play)
    game.chopper = [game.at[3], game.at[4]]
    play.play("red: r1 1, F, no road die", "big_rig: break launcher, break catcher")

    assert ["away", "away", ["launcher, catcher"]] == [play["red.chopper"], play["big_rig.chopper"], damage(play)]


@rule("TR-RIG-40", "TR-CHP-12")
def test_a_chopper_that_leaves_with_its_crew() -> None:
    """Blue's last car is bombed while its chopper is above the rig: it is removed, and the rig is damaged."""
    play = table("c5: .t3 .t2 .t1\nr1 at a5\nb1 at a20\nturn red\nred dice 1 1, commanded", "cars,cars,big_rig")
    game = game_of(play)
    game.chopper = [-1, game.at[8], game.at[3]]
    play.play("red: r1 1, F, no road die", "big_rig: break launcher")

    assert ["gone", "removed", ["launcher"]] == [play["b1"], play["blue.chopper"], damage(play)]


def test_bombs_ask_nobody_where_there_is_no_rig() -> None:
    """A car is gone as ever."""
    play = table("c5: .r1\nr2 at a20\nt1 at e5\nturn red")
    game = game_of(play)
    game.chopper = [-1, game.at[0]]
    game.do(DropBombs())
    game.advance()

    assert "gone" == play["r1"]


# Carnage


@rule("TR-RIG-44", "TR-FIR-16", "TR-XEX-02")
def test_it_never_burns() -> None:
    """A fire costs a minor damage, and the space is off-road, printed or token."""
    for cell in ("!", "f"):
        play = driven(f"{cell} .", carnage="yes").play("big_rig: break launcher")
        assert ["c9", "off-road", "no"] == [play["t1"], play["terrain c8"], play["t1.fire"]]
        assert not any(can_catch_fire(game_of(play), section) for section in game_of(play).vehicles_of(1))


@rule("TR-RIG-45", "TR-XEX-02")
def test_faq_33_the_worm_does_not_take_the_rig() -> None:
    """FAQ-33: the rig alone is last, and nobody is eliminated."""
    drawing = "c1: .t3 .t2 .t1\nr1 at a4\nhazard a5\nturn red\nred dice 1 1, commanded"
    play = table(drawing, carnage="yes").play("red: r1 1, F", "dice: worm")

    assert [["c3", "c2", "c1"], "a5", []] == [train(play), play["r1"], damage(play)]


@rule("TR-RIG-46")
def test_the_worm_takes_those_beside_the_rig() -> None:
    """By its front section the rig is level with r2, which is eliminated; r3 is behind the rig and not last by it."""
    drawing = "c1: .t3 .t2 .t1\nr1 at a5\nhazard a6\nr2 at e3\nturn red\nred dice 1 1, commanded"
    play = table(drawing, carnage="yes").play("red: r1 1, F", "dice: worm")

    assert [["c3", "c2", "c1"], "gone", "a6"] == [train(play), play["r2"], play["r1"]]


# Slams


@rule("TR-RIG-47", "TR-RIG-48", "TR-SLM-21")
@pytest.mark.parametrize("section", ["t1", "t2", "t3"])
def test_the_other_vehicle_moves(section: str) -> None:
    """r3 drives into a section: only the direction die is rolled, nobody may ask for it again."""
    behind = {"t1": "b6", "t2": "b5", "t3": "b4"}[section]
    play = table(f"{TRAIN}r3 at {behind}\nr1 at a20\nturn red\nred dice 1 1, commanded").play("red: r3 1, FR")
    assert ("dice", ["F", "FL", "FR", "R", "RL", "RR"]) == (play.to_act, play.menu)
    assert play[section] == play["r3"]
    play.play("dice: FL")

    assert [["c7", "c6", "c5"], []] == [train(play), damage(play)]


@rule("TR-RIG-49")
def test_faq_38_the_rig_stops_where_it_slams() -> None:
    """FAQ-38: it loses its moves, takes no damage, and the other one is thrown."""
    play = driven("r2 . .", 3).play("dice: FR")

    assert ["c8", "d8", []] == [play["t1"], play["r2"], damage(play)]


@rule("TR-RIG-50")
def test_faq_39_thrown_from_section_to_section() -> None:
    """FAQ-39: r3 is thrown from the front section onto the mid one, and slams again."""
    play = table(TRAIN + "r3 at b6\nr1 at a20\nturn red\nred dice 1 1, commanded").play("red: r3 1, FR", "dice: R")
    assert ("dice", play["t2"]) == (play.to_act, play["r3"])

    play.play("dice: R, RL")
    assert ["b4", ["c7", "c6", "c5"]] == [play["r3"], train(play)]


@rule("TR-RIG-51")
def test_a_wreck_that_turns_up() -> None:
    """The wreck is thrown and the rig stops."""
    play = driven("? .").play("dice: wreck, FL")

    assert ["c8", "b8", []] == [play["t1"], play["wrecks"], damage(play)]


@rule("TR-RIG-52", "TR-XEX-08")
def test_drifting_past_sections() -> None:
    """Drift passes one section and slams the second; a motorcycle passes all of them."""
    drawing = "c4: .r1 .t3 .t2 .t1\nr2 at a20\nturn red\nred dice 4 3"
    car = table(drawing).play("red: r1 4, drift 3, F, drift, F")
    assert ("dice", "c6") == (car.to_act, car["r1"])

    bikes = table("c4: .m1 .t3 .t2 .t1\nturn final_five\nfinal_five dice 4, commanded", "final_five,big_rig")
    bikes.play("final_five: F, F, F, F")
    assert "c8" == bikes["m1"]


@rule("TR-XEX-14")
def test_faq_62_nitro_leak_against_the_rig() -> None:
    """FAQ-62: the car is gone without any roll, and the rig stops."""
    drawing = "c5: .t3 .t2 .t1 .r1 .\nr1 damage nitro-leak\nr2 at a20\nturn big_rig\nbig_rig dice 2, steering 0"
    play = table(drawing, carnage="yes").play("big_rig: computer 2")

    assert ["gone", "c8"] == [play["r1"], play["t1"]]


def test_an_anchored_car_is_thrown_by_the_rig() -> None:
    """Ruling 140: a car with a dragging anchor stays put in any slam but this one."""
    drawing = "c5: .t3 .t2 .t1 .r1 .\nr1 damage dragging-anchor\nr2 at a20\nturn big_rig\nbig_rig dice 2, steering 0"
    play = table(drawing, carnage="yes").play("big_rig: computer 2", "dice: FL")

    assert ["b8", "c8"] == [play["r1"], play["t1"]]


# Being shot


@rule("TR-RIG-53", "TR-RIG-54", "TR-SHT-11")
def test_a_shooter_names_a_command() -> None:
    """Each section in the arc is a target, with its undamaged commands; a large one, and only that command breaks."""
    drawing = TRAIN + "r1 at b4\nr2 at a20\nturn red\nred dice 1 1, commanded"
    play = table(drawing).play("red: r1 1, F, no road die")
    assert ["hold", "shoot t2 traction", "shoot t2 airstrike"] == play.menu
    missed = play.play("red: shoot t2 airstrike", "dice: medium")
    assert [] == damage(missed)

    hit = table(drawing).play("red: r1 1, F, no road die, shoot t2 airstrike", "dice: large")
    assert ["airstrike"] == damage(hit)


@rule("TR-RIG-53", "TR-RIG-56")
def test_damaged_commands_are_no_targets() -> None:
    """One left, then none: a section without any is no legal target."""
    drawing = "t1 at c7\nt2 at c6, damage {}\nt3 at c5\nr1 at b4\nr2 at a20\nturn red\nred dice 1 1, commanded"
    one = table(drawing.format("traction")).play("red: r1 1, F, no road die")
    assert ["hold", "shoot t2 airstrike"] == one.menu

    none = table(drawing.format("traction, airstrike")).play("red: r1 1, F, no road die")
    assert "big_rig" == none.to_act


@rule("TR-RIG-57", "TR-DMG-17")
def test_other_damage_is_the_owners_choice() -> None:
    """Shrapnel that flies into the mid section may break anything."""
    drawing = TRAIN + "r1 at b4\nhazard b5\nr2 at a20\nturn red\nred dice 1 1, commanded"
    play = table(drawing).play("red: r1 1, F", "dice: mine, shrapnel, FR", "big_rig: break dispenser")

    assert ["dispenser"] == damage(play)


@rule("TR-RIG-29", "TR-RIG-31")
def test_shrapnel_does_not_stop_it() -> None:
    """In its own turn the rig pushes r1 onto a mine, shrapnel flies back at it, and it goes on."""
    drawing = "c5: .t3 .t2 .t1 .r1 . .\nhazard b8\nr2 at a20\nturn big_rig\nbig_rig dice 3, steering 0"
    play = table(drawing).play("big_rig: catcher 3", "red: FL", "dice: mine, shrapnel, RR", "big_rig: break catcher")

    assert ["c10", ["catcher"]] == [play["t1"], damage(play)]


@rule("TR-RIG-60", "TR-RIG-61", "TR-RIG-63", "TR-FIN-06")
def test_the_sixth_damage_is_the_end() -> None:
    """The rig is gone, its owner out, the lead tile final; the race goes on for the others."""
    drawing = (
        "t1 at c7, damage launcher, catcher\nt2 at c6, damage traction, airstrike\nt3 at c5, damage computer\n"
        "c8: #\nr1 at a20\nb1 at a10\nturn big_rig\nbig_rig dice 2, steering 0"
    )
    play = table(drawing, "cars,cars,big_rig").play("big_rig: computer 2")

    assert [["gone"] * 3, "yes", "yes", "no"] == [train(play), play["big_rig.out"], play["final"], play["over"]]
    assert "off-road" == play["terrain c8"]


@rule("TR-RIG-60", "TR-RIG-04")
def test_the_fifth_damage_is_not() -> None:
    """One command is left, and the rig drives on."""
    drawing = (
        "t1 at c7, damage launcher, catcher\nt2 at c6, damage traction, airstrike\nt3 at c5\n"
        "c8: #\nr1 at a20\nturn big_rig\nbig_rig dice 2, steering 0"
    )
    play = table(drawing).play("big_rig: computer 2, break dispenser")

    assert ["c9", "no"] == [play["t1"], play["big_rig.out"]]


@rule("TR-RIG-82")
def test_it_does_not_shoot_itself() -> None:
    """Its chopper hovers behind the rear section and has no target."""
    drawing = TRAIN + "big_rig chopper c4\nr1 at a20\nturn big_rig\nbig_rig dice 1, steering 0"
    play = table(drawing).play("big_rig: airstrike 1, chopper c4")

    assert ("red", "c8") == (play.to_act, play["t1"])


def test_a_bang_beside_two_sections() -> None:
    """Ruling 144: a short fuse beside the mid and the rear section costs the rig one command."""
    drawing = TRAIN + "r1 at b5, damage short-fuse\nr2 at a20\nb1 at a10\nturn red\nred dice 1 1, commanded"
    play = table(drawing, "cars,cars,big_rig", "yes")
    game = game_of(play)
    eliminate(game, [0], BY_EDGE)
    game.advance()
    play.play("big_rig: break computer")

    assert [["computer"], "gone", "red"] == [damage(play), play["r1"], play.to_act]


def test_a_hazard_on_an_off_road_token() -> None:
    """Ruling 145: the dispenser's token lies on what was rock; whoever finds a mine there stands on sand."""
    play = table("c1: .t3 .t2 .t1 . #\nr1 at a20\nfirst big_rig\nturn big_rig\nbig_rig dice 3 2, steering 0\nt2 moved")
    play.play("big_rig: launcher 3, break launcher", "others idle until big_rig", "big_rig: dispenser 2, drop c5")
    assert ["face down", "off-road"] == [play["hazard c5"], play["terrain c5"]]


@rule("TR-CMP-17", "TR-CMP-24")
def test_minor_damage_never_runs_out() -> None:
    """Ruling 141: fifteen lie in slots; a sixteenth fills its slot, has no effect, and costs the pile nothing."""
    broken = [f"{car} at {lane}{column}, damage minor, minor" for car, lane, column in BROKEN]
    others = ["r3 at c10", "b3 at a20, damage minor", "g3 at a22, damage minor"]
    rig = ["t1 at c7", "t2 at c6, damage traction", "t3 at c5", "turn big_rig", "big_rig dice 1, steering 0"]
    play = table("\n".join([*broken, *others, *rig]), "cars,cars,cars,big_rig")
    assert 15 == sum(token == MINOR for token in game_of(play).slots)
    play.play("big_rig: launcher 1", "dice: any")

    assert ["minor", "20"] == [play["r3.damage"], play["damage pile"]]


BROKEN = [("r1", "f", 2), ("r2", "f", 4), ("b1", "f", 6), ("b2", "f", 8), ("g1", "f", 10), ("g2", "f", 12)]
