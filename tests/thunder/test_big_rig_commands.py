"""The commands of the Big Rig's sections, its guns, and what they do to others (TR-RIG-64..82)."""

from __future__ import annotations

import pytest

from chicane.core.scenario import Table
from chicane.thunder.big_rig.launcher import blast, in_blast
from chicane.thunder.board import NAMES
from chicane.thunder.names import code
from tests.rule import rule
from tests.thunder.test_big_rig import FAR, TRAIN, game_of, table, train


def damage(play: Table) -> str:
    """What is broken, front to back; nobody is asked for more."""
    assert not any(option.startswith("break") for option in play.menu)
    found = [play[f"t{number}.damage"] for number in (1, 2, 3)]
    return ", ".join(each for each in found if each != "none")


# Hazard Dispenser


@rule("TR-RIG-64", "TR-RIG-14")
def test_a_hazard_is_dropped_behind() -> None:
    """After the move, before the shot: a token of the pile lies face down on a space that was empty."""
    play = table(TRAIN + "r1 at c10\nr2 at a20\nturn big_rig\nbig_rig dice 2, steering 0").play("big_rig: dispenser 2")
    assert ["no hazard", "drop b6", "drop c6", "drop d6"] == play.menu
    before = game_of(play).pile
    play.play("big_rig: drop c6")

    assert ["face down", "hold"] == [play["hazard c6"], play.menu[0]]
    assert before - 1 == game_of(play).pile


@rule("TR-RIG-64")
def test_dropping_is_optional() -> None:
    """Nothing is dropped, and the pile stays."""
    play = table(TRAIN + FAR + "big_rig dice 1, steering 0").play("big_rig: dispenser 1, no hazard")

    assert ("red", 26) == (play.to_act, game_of(play).pile)


@rule("TR-RIG-64", "TR-OBS-01")
def test_only_empty_spaces() -> None:
    """A vehicle, a token, a chopper or rock is in the way."""
    rest = "\nr2 at a20\nturn big_rig\nbig_rig dice 1, steering 0"
    two = table("c5: .t3 .t2 .t1\nb5: .r1\nd5: ?" + rest).play("big_rig: dispenser 1")
    assert ["no hazard", "drop c5"] == two.menu

    chopper = table("c5: .t3 .t2 .t1\nb5: =R\nd5: #\nr1 at a5" + rest).play("big_rig: dispenser 1")
    assert ["no hazard", "drop c5"] == chopper.menu


@rule("TR-RIG-64", "TR-HAZ-24")
def test_an_empty_pile_is_shuffled_first() -> None:
    """The discards become the pile; with none, nothing is dropped."""
    play = table(TRAIN + FAR + "big_rig dice 1, steering 0")
    game = game_of(play)
    game.pile, game.discards, game.pools = 0, game.pools[0], [[0] * len(game.discards)]
    play.play("big_rig: dispenser 1, drop c5")
    assert ["face down", 25] == [play["hazard c5"], game.pile]

    none = table(TRAIN + FAR + "big_rig dice 1, steering 0")
    game_of(none).pile = 0
    assert "red" == none.play("big_rig: dispenser 1").to_act


@rule("TR-RIG-62")
def test_no_room_behind_what_hangs() -> None:
    """The rear section is off the board: nothing is dropped."""
    play = table("t1 at c1" + FAR + "big_rig dice 1, steering 0").play("big_rig: dispenser 1")

    assert ("red", "hanging") == (play.to_act, play["t3"])


# Repair


@rule("TR-RIG-65")
def test_repair_mends_its_own_section() -> None:
    """One of the section's two damages comes off, before the rig moves."""
    drawing = (
        "t1 at c7, damage launcher\nt2 at c6, damage traction, airstrike\nt3 at c5" + FAR + "big_rig dice 3, steering 1"
    )
    play = table(drawing).play("big_rig: repair-mid 3")
    assert ["mend traction", "mend airstrike"] == play.menu
    play.play("big_rig: mend airstrike")

    assert ["launcher, traction", "c7", "3"] == [damage(play), play["t1"], play["t1.moves"]]


@rule("TR-RIG-65")
def test_repair_of_a_sound_section() -> None:
    """Damage elsewhere stays."""
    drawing = "t1 at c7, damage launcher\nt2 at c6\nt3 at c5" + FAR + "big_rig dice 3, steering 0"
    play = table(drawing).play("big_rig: repair-rear 3")

    assert ("red", "launcher", "c10") == (play.to_act, damage(play), play["t1"])


# Targeting Computer


@rule("TR-RIG-66")
def test_the_computer_aims_again() -> None:
    """The shot of this turn may be rolled once more, and that stands."""
    drawing = TRAIN + "r1 at c9\nr2 at a20\nturn big_rig\nbig_rig dice 1, steering 0"
    play = table(drawing).play("big_rig: computer 1, shoot r1", "dice: large")
    assert ("big_rig", ["keep", "reroll"]) == (play.to_act, play.menu)
    play.play("big_rig: reroll", "dice: small-medium, dent")
    assert ("red", "dent") == (play.to_act, play["r1.damage"])

    kept = table(drawing).play("big_rig: computer 1, shoot r1", "dice: large", "big_rig: keep")
    assert ("red", "none") == (kept.to_act, kept["r1.damage"])

    hit = table(drawing).play("big_rig: computer 1, shoot r1", "dice: small-medium")
    assert ["keep", "reroll"] == hit.menu


@rule("TR-RIG-66")
def test_no_computer_without_its_die() -> None:
    """The die lies elsewhere: a miss is a miss."""
    drawing = TRAIN + "r1 at c9\nr2 at a20\nturn big_rig\nbig_rig dice 1, steering 0"
    play = table(drawing).play("big_rig: catcher 1, shoot r1", "dice: large")

    assert ("red", "none") == (play.to_act, play["r1.damage"])


# Traction Drive


@rule("TR-RIG-67", "TR-RIG-23")
def test_traction_gives_the_road_die() -> None:
    """On sand all the way: the road die may be had."""
    play = table("road 3\n" + TRAIN + FAR + "big_rig dice 1, steering 0").play("big_rig: traction 1")
    assert ["road 3", "no road die"] == play.menu

    assert "c11" == play.play("big_rig: road 3")["t1"]


@rule("TR-RIG-67")
def test_nobody_is_warned_of_sand_who_has_traction() -> None:
    """Straight ahead the road ends, and the road die is not lost there."""
    play = table("road 3\nc5: =t3 =t2 =t1 . ." + FAR + "big_rig dice 1, steering 1").play("big_rig: traction 1")
    game = game_of(play)

    assert ("F", "none") == (play.menu[0], game.menu[0].label(game).args["danger"])


@rule("TR-RIG-68")
def test_faq_16_a_slam_costs_the_road_die() -> None:
    """FAQ-16: with traction too, nobody is asked after a slam."""
    drawing = "c5: .t3 .t2 .t1 .r1 .\nr2 at a20\nturn big_rig\nbig_rig dice 1, steering 0"
    play = table(drawing).play("big_rig: traction 1", "dice: FL")

    assert ["c8", "hold"] == [play["t1"], play.menu[0]]


def test_salt_gives_the_rig_nothing() -> None:
    """Ruling 142: only Traction Drive brings the road die, whatever the ground gives to others."""
    drawing = "c5: .t3 .t2 .t1 : ." + FAR + "big_rig dice 2, steering 0"

    assert "red" == table(drawing, carnage="yes").play("big_rig: computer 2").to_act


# Airstrike


@rule("TR-RIG-69", "TR-CHP-17")
def test_airstrike_before_the_move() -> None:
    """With any die the chopper comes and may shoot, and then the rig drives."""
    play = table(TRAIN + FAR + "big_rig dice 1, steering 1").play("big_rig: airstrike 1, chopper a19")
    assert ["hold", "shoot r1"] == play.menu

    assert ["F", "FL", "FR"] == play.play("big_rig: hold").menu


# Missile Launcher


@rule("TR-RIG-70")
def test_the_area_of_the_missiles() -> None:
    """The second space straight ahead and its six neighbours, of even and odd lanes."""
    assert ["b11", "b12", "c11", "c12", "c13", "d11", "d12"] == sorted(
        (NAMES[space] for space in blast(NAMES.index("c10"))), key=lambda name: (name[0], int(name[1:]))
    )
    assert ["c12", "c13", "d11", "d12", "d13", "e12", "e13"] == sorted(
        NAMES[space] for space in blast(NAMES.index("d10"))
    )


@rule("TR-RIG-70", "TR-RIG-71", "TR-RIG-72", "TR-RIG-14")
def test_one_roll_for_all() -> None:
    """Small ones are hit: a buggy is damaged, a wreck is gone, a broken buggy ignores it; a truck is not hit."""
    drawing = (
        "c5: .t3 .t2 .t1 . . .r1\nb9: .w .b1\nc11: .r3\nb1 damage dent, shrapnel\nr2 at a20\nb2 at a18\n"
        "turn big_rig\nbig_rig dice 1, steering 0"
    )
    play = table(drawing, "cars,cars,big_rig").play("big_rig: launcher 1")
    assert ("dice", "c8") == (play.to_act, play["t1"])
    play.play("dice: small-medium")

    assert ["minor", "none", "none"] == [play["r1.damage"], play["wrecks"], play["r3.damage"]]
    assert "dent, shrapnel" == play["b1.damage"]


@rule("TR-RIG-71", "TR-SIM-03")
def test_missiles_hit_from_the_front_to_the_back() -> None:
    """The foremost first, then the left one of two that are level; whose they are does not matter."""
    game = game_of(table(f"{TRAIN}r1 at c8\nr2 at d9\nb1 at b9\nb2 at c10\nturn big_rig", "cars,cars,big_rig"))

    assert ["b2", "b1", "r2", "r1"] == [code(game, each) for each in in_blast(game, game.vehicles_of(2)[0])]


@rule("TR-RIG-72")
def test_a_motorcycle_is_stopped() -> None:
    """One minor damage is enough."""
    drawing = TRAIN + "m1 at c10\nm2 at a20\nturn big_rig\nbig_rig dice 1, steering 0"
    play = table(drawing, "final_five,big_rig").play("big_rig: launcher 1", "dice: any")

    assert "inoperable" == play["m1.state"]


@rule("TR-RIG-73")
def test_missiles_and_a_shot() -> None:
    """The launcher does not replace the shot of the turn."""
    drawing = TRAIN + "r1 at c9\nr2 at a20\nturn big_rig\nbig_rig dice 1, steering 0"
    play = table(drawing).play("big_rig: launcher 1", "dice: large")

    assert ["hold", "shoot r1"] == play.menu


@rule("TR-RIG-74", "TR-SHT-14")
def test_faq_31_no_missiles_in_round_one() -> None:
    """FAQ-31: neither missiles nor a shot."""
    play = table("round 1\n" + TRAIN + "r1 at c9\nturn big_rig\nbig_rig dice 1, steering 0").play("big_rig: launcher 1")

    assert "red" == play.to_act


@rule("TR-RIG-75")
def test_missiles_over_the_front_edge() -> None:
    """From the last space the second one ahead is beyond the board; those beside it that are not are hit."""
    assert ["b24", "c24", "d24"] == sorted(NAMES[space] for space in blast(NAMES.index("c23")))
    play = table("c20: .t3 .t2 .t1\nr1 at d24\nr2 at a5\nturn big_rig\nbig_rig dice 1, steering 0")
    play.play("big_rig: launcher 1", "dice: any")

    assert ["c23", "minor"] == [play["t1"], play["r1.damage"]]


@rule("TR-XEX-20")
def test_missiles_draw_no_token() -> None:
    """A car that waits for damage with a card just takes the minor one."""
    drawing = TRAIN + "r1 at c10, damage tinderbox\nr2 at a20\nturn big_rig\nbig_rig dice 1, steering 0"
    play = table(drawing, carnage="yes").play("big_rig: launcher 1", "dice: any")

    assert ["tinderbox, minor", "no"] == [play["r1.damage"], play["r1.fire"]]


# Cow Catcher


@rule("TR-RIG-76", "TR-RIG-77", "TR-RIG-14")
def test_the_victim_says_which_way() -> None:
    """No slam: red moves its car to the front left or right, and the rig drives on."""
    drawing = "c5: .t3 .t2 .t1 .r1 . .\nr2 at a20\nturn big_rig\nbig_rig dice 3, steering 0"
    play = table(drawing).play("big_rig: catcher 3")
    assert ("red", ["FL", "FR"]) == (play.to_act, play.menu)
    play.play("red: FR")

    assert ["d8", "c10", ""] == [play["r1"], play["t1"], damage(play)]


@rule("TR-RIG-76")
def test_the_second_one_is_a_slam() -> None:
    """Only the first time this turn."""
    drawing = "c5: .t3 .t2 .t1 .r1 .r2 .\nr3 at a20\nturn big_rig\nbig_rig dice 3, steering 0"
    play = table(drawing).play("big_rig: catcher 3", "red: FL")

    assert ("dice", "c9") == (play.to_act, play["t1"])


@rule("TR-RIG-76", "TR-RIG-79")
def test_a_wreck_goes_where_the_rig_likes() -> None:
    """Also one that turns up under its wheels."""
    play = table("c5: .t3 .t2 .t1 .w ." + FAR + "big_rig dice 2, steering 0").play("big_rig: catcher 2")
    assert ("big_rig", ["FL", "FR"]) == (play.to_act, play.menu)

    found = table("c5: .t3 .t2 .t1 ? ." + FAR + "big_rig dice 2, steering 0")
    found.play("big_rig: catcher 2", "dice: wreck", "big_rig: FL")
    assert ["b8", "c9"] == [found["wrecks"], found["t1"]]


@rule("TR-RIG-78")
def test_the_pushed_vehicle_resolves_its_space() -> None:
    """A mine waits there; over an edge it is gone; of somebody who is out, the rig decides."""
    drawing = "c5: .t3 .t2 .t1 .r1 .\nhazard b8\nr2 at a20\nturn big_rig\nbig_rig dice 2, steering 0"
    mined = table(drawing).play("big_rig: catcher 2", "red: FL", "dice: mine, dent")
    assert ["b8", "dent"] == [mined["r1"], mined["r1.damage"]]

    edge = table("a5: .t3 .t2 .t1 .r1 .\nr2 at a20\nturn big_rig\nbig_rig dice 2, steering 0")
    edge.play("big_rig: catcher 2", "red: FL")
    assert "gone" == edge["r1"]

    out = table("c5: .t3 .t2 .t1 .r1 .\nr1 damage dent, shrapnel\nb1 at a20\nturn big_rig\nbig_rig dice 2, steering 0",
                "cars,cars,big_rig").play("big_rig: catcher 2")  # fmt: skip
    assert ("big_rig", ["FL", "FR"]) == (out.to_act, out.menu)


@rule("TR-RIG-76", "TR-RIG-78")
@pytest.mark.parametrize(
    ("there", "danger"),
    [("#", "rock"), ("%", "goo"), (">", "ramp-side"), ("!", "fire"), (".w", "vehicle"), ("?", "hazard"), (".", "none")],
)
def test_the_victim_is_warned(there: str, danger: str) -> None:
    """What waits on either side is said on the options, and what it is to the victim, not to the rig."""
    drawing = f"c5: .t3 .t2 .t1 .r1\nb8: {there}\nr2 at a20\nturn big_rig\nbig_rig dice 2, steering 0"
    play = table(drawing, carnage="yes").play("big_rig: catcher 2")
    labels = [option.label(play.game) for option in play.game.menu]

    assert [danger, "none"] == [label.args["danger"] for label in labels]
    edge = table("a5: .t3 .t2 .t1 .r1\nr2 at a20\nturn big_rig\nbig_rig dice 2, steering 0").play("big_rig: catcher 2")
    assert "edge" == edge.game.menu[0].label(edge.game).args["danger"]


@rule("TR-XEX-15")
def test_no_leak_without_a_slam() -> None:
    """A car with Nitro Leak is pushed aside unharmed."""
    drawing = "c5: .t3 .t2 .t1 .r1 .\nr1 damage nitro-leak\nr2 at a20\nturn big_rig\nbig_rig dice 2, steering 0"
    play = table(drawing, carnage="yes").play("big_rig: catcher 2", "red: FL")

    assert ["b8", "c9"] == [play["r1"], play["t1"]]


@rule("TR-CMD-01")
def test_what_worked_at_first_works_this_turn() -> None:
    """Ruling 143: oil breaks the catcher on the way; it still pushes r1 aside."""
    drawing = "c5: .t3 .t2 .t1 o .r1 .\nr2 at a20\nturn big_rig\nbig_rig dice 3, steering 0"
    play = table(drawing).play("big_rig: catcher 3, break catcher")

    assert ("red", ["FL", "FR"]) == (play.to_act, play.menu)


# Guns


@rule("TR-RIG-03", "TR-RIG-80", "TR-BRD-06")
def test_front_or_rear_arc() -> None:
    """One target ahead of the front section or behind the rear one; nobody beside the rig, and one shot in all."""
    drawing = TRAIN + "r1 at c9\nr2 at b5\nr3 at d7\nturn big_rig\nbig_rig dice 1, steering 0"
    play = table(drawing).play("big_rig: catcher 1")
    assert ["hold", "shoot r1", "shoot r2"] == play.menu

    play.play("big_rig: shoot r2", "dice: large")
    assert "red" == play.to_act


@rule("TR-RIG-81")
@pytest.mark.parametrize(("crew", "target", "told"), [("cars", "r1", "dent"), ("final_five", "m1", "minor")])
def test_what_its_shot_does(crew: str, target: str, told: str) -> None:
    """A car draws a token, a motorcycle takes a minor damage."""
    other = target[0] + "2"
    drawing = TRAIN + f"{target} at c9\n{other} at a20\nturn big_rig\nbig_rig dice 1, steering 0"
    play = table(drawing, f"{crew},big_rig").play(f"big_rig: catcher 1, shoot {target}", "dice: any")
    if play.to_act == "dice":
        play.play("dice: dent")

    assert told == play[f"{target}.damage"]


@rule("TR-SHT-01")
def test_no_shot_in_round_one() -> None:
    """Nobody is asked."""
    play = table("round 1\n" + TRAIN + "r1 at c9\nturn big_rig\nbig_rig dice 1, steering 0").play("big_rig: catcher 1")

    assert ("red", ["c8", "c7", "c6"]) == (play.to_act, train(play))
