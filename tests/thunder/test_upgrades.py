"""Choppe Shoppe: the upgrades, a test for each card and more for the rules about all of them (TR-UPG)."""

from __future__ import annotations

import pytest

from chicane.bots import bot
from chicane.core.cards import ask
from chicane.core.message import Message
from chicane.core.scenario import Table
from chicane.core.view import seen_by
from chicane.thunder.choppe_shoppe import UPGRADES
from chicane.thunder.choppe_shoppe.dispensers import DROPPED_MINE, DROPPED_OIL, EACH, left
from chicane.thunder.choppe_shoppe.upgrades import CARDS, STOCK
from chicane.thunder.kinds import HAZARDS, MINE, OIL
from chicane.thunder.seams import REACH
from chicane.words import words
from tests.rule import rule
from tests.thunder.chrome import road, thunder

R1, R2, R3, B1, B2, B3 = range(6)


@rule("TR-CMP-20", "TR-SET-28")
def test_what_is_in_the_box() -> None:
    """27 different cards; the tokens of the dispensers are in no pile of hazards."""
    assert 27 == len({card.id for card in STOCK.cards}) == sum(card.count for card in STOCK.cards)
    assert {} == UPGRADES.hazards
    assert 3 == EACH
    game = thunder(road("r1 at c5\nb1 at a20"))
    assert len(game.box.hazards) <= DROPPED_MINE


@pytest.mark.parametrize("card", [card.id for card in CARDS])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_says_what_it_does(card: str, language: str) -> None:
    """A name and an effect, in both languages."""
    say = words(language)

    assert say.say(Message(f"thunder-card-{card}"))
    assert 30 < len(say.help(Message(f"thunder-card-{card}")))


# Rules about all of them


@rule("TR-UPG-06", "TR-UPG-07")
def test_an_upgrade_works_for_its_car_only() -> None:
    """Not for the others of the crew."""
    drawing = "c5: r1 .\nd5: r2 .\nb1 at a20\nr1 has turbo-switch\nred dice 1 1 1 1"

    assert ["turbo-switch", "decline"] == road(drawing).play("red: r1 1").menu
    assert "turbo-switch" not in road(drawing).play("red: r2 1").menu


@rule("TR-UPG-08")
def test_an_upgrade_sleeps_while_its_car_is_inoperable() -> None:
    """And is awake again after a repair."""
    broken = road("r1 at c5, damage dent, dent, has long-barrel\nr2 at c8\nb1 at a20\nred dice 6 1 1 1", "r3 at f1")
    assert 1 == ask(broken.game, REACH, R1, 1)

    broken.play("red: r2 1, repair 6, repair r1 dent")
    assert 2 == ask(broken.game, REACH, R1, 1)


@rule("TR-UPG-09", "TR-LDR-06")
def test_an_upgrade_may_be_declined() -> None:
    """FAQ-51: the car moves as if it had none."""
    play = road("c5: r1 . .\nb1 at a20\nr1 has turbo-switch\nred dice 1 1 1 1").play("red: r1 1, decline")

    assert "1" == play["r1.moves"]


@rule("TR-STA-13")
def test_an_upgrade_goes_with_its_car() -> None:
    """Nothing lies beside a car that is gone."""
    play = road("c5: .r1 #\nb1 at a20\nr1 has long-barrel\nred dice 1 1 1 1")
    assert "long-barrel" == play["r1.cards"]

    play.play("red: r1 1, F")
    assert ["gone", "none"] == [play["r1"], play["r1.cards"]]


# Engine, gearbox and wheels


@rule("TR-UPG-13", "TR-XEX-07")
def test_turbo_switch() -> None:
    """FAQ-54: one more move, on a coast too."""
    play = road("c5: r1 . . .\nb1 at a20\nr1 has turbo-switch\nred dice 2 2 2 2").play("red: r1 2, turbo-switch")
    assert "3" == play["r1.moves"]

    coast = road("c5: r1 . . .\nb1 at a20\nr1 has turbo-switch, coasted 0\nr3 moved\nred dice 4")
    assert "2" == coast.play("red: coast r1 4, turbo-switch")["r1.moves"]


def test_take_off_rocket() -> None:
    """Five more moves, and the card is used up."""
    play = road("c5: r1 . . .\nb1 at a20\nr1 has take-off-rocket\nred dice 2 2 2 2").play("red: r1 2, take-off-rocket")

    assert ["7", "none"] == [play["r1.moves"], play["r1.cards"]]


def test_drag_chute() -> None:
    """Fewer moves, one at least."""
    play = road("c5: r1 . . .\nb1 at a20\nr1 has drag-chute\nred dice 4 4 4 4").play("red: r1 4, drag-chute")
    assert ["drag-chute 1", "drag-chute 2", "drag-chute 3"] == play.menu

    assert "2" == play.play("red: drag-chute 2")["r1.moves"]
    assert "drag-chute" not in road("r1 at c5, has drag-chute\nb1 at a20\nred dice 1 1 1 1").play("red: r1 1").menu


def test_gearbox_roulette() -> None:
    """What the die shows in place of all its moves; not on a coast."""
    play = road("c5: r1 . . .\nb1 at a20\nr1 has gearbox-roulette\nred dice 2 2 2 2").play(
        "red: r1 2, gearbox-roulette"
    )
    assert "5" == play.play("dice: 5")["r1.moves"]

    coast = road("c5: r1 . .\nb1 at a20\nr1 has gearbox-roulette, coasted 0\nr3 moved\nred dice 4")
    assert "gearbox-roulette" not in coast.play("red: coast r1 4").menu


def test_balloon_tyres() -> None:
    """The road die after a move through sand."""
    drawing = "ground off-road\nc5: .r1 . .\nb1 at a20\nred dice 1 1 1 1\nroad 2"

    assert "road 2" in road(f"{drawing}\nr1 has balloon-tyres").play("red: r1 1, F").menu
    assert "road 2" not in road(drawing).play("red: r1 1, F").menu
    bald = road(f"{drawing}\nr1 has balloon-tyres, damage bald-tyres").play("red: r1 1, F")
    assert "road 2" not in bald.menu  # a prohibition beats a permission (TR-PRE-02)


def test_reverse_gear() -> None:
    """All six directions."""
    play = road("c5: r1 . .\nb1 at a20\nr1 has reverse-gear\nred dice 2 2 2 2").play("red: r1 2")
    assert ["F", "FL", "FR", "R", "RL", "RR"] == sorted(play.menu)

    assert "c4" == play.play("red: R")["r1"]


def test_hydraulics() -> None:
    """A drift without a command."""
    play = road("c5: .r1 .b1 .\nr1 has hydraulics\nred dice 2 2 2 2").play("red: r1 2, F")

    assert ["drift", "slam b1"] == play.menu


def test_repair_kit() -> None:
    """The car stands still, without the road die, and a token comes off."""
    drawing = "c5: =r1 = =\nb1 at a20\nr1 damage dent, has repair-kit\nred dice 3 3 3 3"
    play = road(drawing).play("red: r1 3, repair-kit")

    assert ["none", "c5", "blue"] == [play["r1.damage"], play["r1"], play.to_act]
    coast = road("c5: .r1 .\nb1 at a20\nr1 damage dent, has repair-kit, coasted 0\nr3 moved\nred dice 4")
    assert "repair-kit" not in coast.play("red: coast r1 4").menu


# Guns


def test_tail_gunner() -> None:
    """Who is right behind is in sight."""
    drawing = "b6: .b1\nc6: .r1 .\nred dice 1 1 1 1"

    assert ["hold", "shoot b1"] == road(f"{drawing}\nr1 has tail-gunner").play("red: r1 1, F").menu
    assert "shoot b1" not in road(drawing).play("red: r1 1, F").menu


@rule("TR-SHT-15")
def test_long_barrel() -> None:
    """FAQ-32: up to two spaces away in a line, over whoever is in between."""
    drawing = "c5: .r1 . .b2 .b1\nred dice 1 1 1 1"
    others = "r3 at f1\nb3 at f16\nred commanded"

    assert ["hold", "shoot b2", "shoot b1"] == road(f"{drawing}\nr1 has long-barrel", others).play("red: r1 1, F").menu
    assert ["hold", "shoot b2"] == road(drawing, others).play("red: r1 1, F").menu


@pytest.mark.parametrize(("second", "damage"), [("any", "dent"), ("large", "none")])
def test_laser_sight(second: str, damage: str) -> None:
    """A missed shot once more, and not a third time."""
    play = road("c5: .r1 . .b1\nr1 has laser-sight\nred dice 1 1 1 1").play("red: r1 1, F, shoot b1", "dice: large")
    assert ["laser-sight", "decline"] == play.menu
    play.play("red: laser-sight", f"dice: {second}")
    if second == "any":
        play.play("dice: dent")

    assert [damage, "blue"] == [play["b1.damage"], play.to_act]


def test_ricochet() -> None:
    """A missed shot flies on to somebody next to the target."""
    play = road("c5: .r1 . .b1 .b2\nr1 has ricochet\nred dice 1 1 1 1", "r3 at f1\nb3 at f16\nred commanded")
    play.play("red: r1 1, F, shoot b1", "dice: large", "red: ricochet", "dice: any, dent")

    assert ["none", "dent"] == [play["b1.damage"], play["b2.damage"]]


def test_flak_cannon() -> None:
    """A chopper within two spaces of the car goes home, and is not out of the game."""
    play = road("c5: .r1 . . B\nb1 at a20\nr1 has flak-cannon\nred dice 1 1 1 1").play("red: r1 1, F, flak-cannon")

    assert "away" == play["blue.chopper"]
    far = road("c5: .r1 . . . B\nb1 at a20\nr1 has flak-cannon\nred dice 1 1 1 1").play("red: r1 1, F")
    own = road("c5: .r1 . . R\nb1 at a20\nr1 has flak-cannon\nred dice 1 1 1 1").play("red: r1 1, F")
    assert ["blue", "blue"] == [far.to_act, own.to_act]


@pytest.mark.parametrize(("second", "damage"), [("large", "none"), ("any", "dent")])
def test_smoke_screen(second: str, damage: str) -> None:
    """The target's owner has the die thrown again, once."""
    play = road("c5: .r1 . .b1\nb1 has smoke-screen\nred dice 1 1 1 1").play("red: r1 1, F, shoot b1", "dice: any")
    assert ("blue", ["smoke-screen", "decline"]) == (play.to_act, play.menu)
    play.play("blue: smoke-screen", f"dice: {second}")
    if second == "any":
        play.play("dice: dent")

    assert damage == play["b1.damage"]


def test_decoy_balloon() -> None:
    """Another vehicle next to the target is shot at in its place."""
    play = road("c5: .r1 . .b1\nb6: .b2\nb1 has decoy-balloon\nred dice 1 1 1 1", "r3 at f1\nb3 at f16\nred commanded")
    play.play("red: r1 1, F, shoot b1", "blue: decoy-balloon", "dice: any, dent")

    assert ["none", "dent"] == [play["b1.damage"], play["b2.damage"]]


# Bodywork


def test_armour_plates() -> None:
    """Minor damage in place of a token from the pile."""
    play = road("c5: .r1 . .b1\nb1 has armour-plates\nred dice 1 1 1 1").play("red: r1 1, F, shoot b1", "dice: any")
    play.play("blue: armour-plates")

    assert ["minor", "30"] == [play["b1.damage"], play["damage pile"]]


def test_spare_engine() -> None:
    """No damage, once."""
    play = road("c5: .r1 . .b1\nb1 has spare-engine\nred dice 1 1 1 1").play("red: r1 1, F, shoot b1", "dice: any")
    play.play("blue: spare-engine")

    assert ["none", "none"] == [play["b1.damage"], play["b1.cards"]]


@pytest.mark.parametrize(("choice", "there"), [("steel-umbrella", "c6"), ("decline", "gone")])
def test_steel_umbrella(choice: str, there: str) -> None:
    """No bombs on this car."""
    play = road("c5: .r1 B\nb1 at a20\nr1 has steel-umbrella\nred dice 1 1 1 1").play("red: r1 1, F", f"red: {choice}")

    assert there == play["r1"]
    rock = road("c5: .r1 #\nb1 at a20\nr1 has steel-umbrella\nred dice 1 1 1 1").play("red: r1 1, F")
    assert "gone" == rock["r1"]  # it keeps off nothing else


def test_booby_trap() -> None:
    """Whoever is next to the car when it goes takes damage."""
    play = road("c5: .r1 # .b1\nr1 has booby-trap\nred dice 1 1 1 1").play("red: r1 1, F, booby-trap", "dice: dent")

    assert ["gone", "dent"] == [play["r1"], play["b1.damage"]]


def test_sandbags() -> None:
    """The other one is thrown."""
    play = road("c5: .r1 .b1\nb1 has sandbags\nred dice 1 1 1 1").play("red: r1 1, F", "dice: bottom F")
    assert ("blue", ["sandbags", "decline"]) == (play.to_act, play.menu)
    play.play("blue: sandbags")

    assert ["c7", "c6"] == [play["r1"], play["b1"]]


@rule("TR-UPG-12", "TR-TER-03")
def test_assault_bumper_does_not_mind_the_mud() -> None:
    """FAQ-53: after the slam the other car goes one space ahead, into mud as well."""
    play = road("c5: .r1 .b1 . ~\nr1 has assault-bumper\nred dice 1 1 1 1").play("red: r1 1, F", "dice: bottom F")
    assert ["assault-bumper", "decline"] == play.menu
    play.play("red: assault-bumper")
    assert ["assault-bumper FL", "assault-bumper F", "assault-bumper FR"] == play.menu

    assert "c8" == play.play("red: assault-bumper F")["b1"]


@rule("TR-XEX-12")
def test_neither_bumper_nor_cable_moves_the_rig() -> None:
    """Both are for cars; nobody is asked."""
    drawing = "r1 has {}\nred dice 1 1 1 1, commanded\nr3 at f1"
    options = {"upgrades": True, "crew": "cars,big_rig"}
    slam = Table("thunder", "c5: .r1 .t3 .t2 .t1\n" + drawing.format("assault-bumper"), players=2, options=options)
    line = Table("thunder", "c4: .r1 . . .t3 .t2 .t1\n" + drawing.format("tow-cable"), players=2, options=options)

    slam.play("red: r1 1, F", "dice: RL")
    line.play("red: r1 1, F")

    assert "assault-bumper" not in slam.menu and "b5" == slam["r1"]
    assert "big_rig" == line.to_act


def test_spiked_hubs() -> None:
    """Who drove into the car takes damage; whom the car drove into does not."""
    play = road("c5: .r1 .b1\nb1 has spiked-hubs\nred dice 1 1 1 1").play("red: r1 1, F", "dice: bottom F")
    play.play("blue: spiked-hubs", "dice: dent")
    assert "dent" == play["r1.damage"]

    other = road("c5: .r1 .b1\nr1 has spiked-hubs\nred dice 1 1 1 1").play("red: r1 1, F", "dice: bottom F")
    assert ["hold", "shoot b1"] == other.menu


# Gadgets


@rule("TR-UPG-10")
@pytest.mark.parametrize(("card", "token"), [("mine-dispenser", DROPPED_MINE), ("oil-dispenser", DROPPED_OIL)])
def test_dispensers(card: str, token: int) -> None:
    """A token face up on an empty space behind the car; three of them in all."""
    play = road(f"c5: .r1 .\nb1 at a20\nr1 has {card}\nred dice 1 1 1 1").play(f"red: r1 1, F, {card}")
    assert [f"{card} b5", f"{card} c5", f"{card} d5"] == sorted(play.menu)
    play.play(f"red: {card} c5")

    assert HAZARDS[token].id == play["hazard c5"]
    assert 2 == left(thunder(play), token)
    crowded = road(f"b5: #\nc5: .r1 .\nd5: .b1\nr1 has {card}\nred dice 1 1 1 1").play(f"red: r1 1, F, {card}")
    assert HAZARDS[token].id == crowded["hazard c5"]  # there was no other room: nobody was asked where


@rule("TR-UPG-11")
def test_a_dropped_mine_is_a_mine_and_comes_back_to_its_card() -> None:
    """It stops and damages whoever drives there, and never comes to the discards."""
    play = road("c4: .b1 . .r1 .\nr1 has mine-dispenser\nred dice 1 1 1 1\nblue dice 2 2 2 2")
    play.play("red: r1 1, F, mine-dispenser, mine-dispenser c6", "blue: b1 2, F, F", "dice: dent")
    game = thunder(play)

    assert ["c6", "dent", "none"] == [play["b1"], play["b1.damage"], play["hazard c6"]]
    assert (0, 3) == (sum(game.discards), left(game, DROPPED_MINE))


@rule("TR-UPG-11")
def test_dropped_tokens_are_of_their_kind() -> None:
    """The same terrain and the same effect as the hazards that they are."""
    pairs = [(DROPPED_MINE, MINE), (DROPPED_OIL, OIL)]

    assert [True, True] == [HAZARDS[one].effect is HAZARDS[other].effect for one, other in pairs]
    assert [True, True] == [HAZARDS[one].terrain == HAZARDS[other].terrain for one, other in pairs]


def test_an_empty_dispenser_is_not_offered() -> None:
    """All three lie on the road."""
    play = road("c5: .r1 .\nb1 at a20\nr1 has oil-dispenser\nred dice 1 1 1 1")
    game = thunder(play)
    game.hazard = [DROPPED_OIL if space in (100, 101, 102) else token for space, token in enumerate(game.hazard)]

    assert "blue" == play.play("red: r1 1, F").to_act


def test_dropped_tokens_stay_when_their_car_is_gone() -> None:
    """They lie where they are; nobody drops them again."""
    play = road("c5: .r1 .\nb1 at a20\nr1 has mine-dispenser\nred dice 1 1 1 1")
    play.play("red: r1 1, F, mine-dispenser, mine-dispenser c5")
    game = thunder(play)
    game.lose_cards(R1)

    assert "dropped-mine" == play["hazard c5"]
    assert all("mine-dispenser" not in play[f"{car}.cards"] for car in ("r1", "r3", "b1"))


def test_snow_plough() -> None:
    """A token one space ahead is discarded."""
    drawing = "b5: ?\nc5: .r1 ? .\nd5: ?\nb1 at a20\nr1 has snow-plough\nred dice 1 1 1 1"
    play = road(drawing).play("red: r1 1, snow-plough")
    assert ["snow-plough b5", "snow-plough c6", "snow-plough d5"] == sorted(play.menu)

    assert "none" == play.play("red: snow-plough c6")["hazard c6"]


def test_tow_cable() -> None:
    """A car two spaces away in a line comes one space nearer."""
    play = road("c5: .r1 . . .b1\nr1 has tow-cable\nred dice 1 1 1 1").play("red: r1 1, F, tow-cable")

    assert "c7" == play["b1"]
    near = road("c5: .r1 . .b1\nr1 has tow-cable\nred dice 1 1 1 1").play("red: r1 1, F")
    assert ["hold", "shoot b1"] == near.menu


@rule("TR-UPG-15", "TR-CHP-13")
def test_big_red_button_takes_choppers_along() -> None:
    """FAQ-27: everything within two spaces is gone, a chopper for good, the car itself too; further away nothing is."""
    play = road(
        "c5: .r1 . .b1 B\nb9: .b2\nr1 has big-red-button\nred dice 1 1 1 1", "r3 at f1\nb3 at f16\nred commanded"
    )
    play.play("red: r1 1, F, big-red-button")

    assert ["gone", "gone", "removed"] == [play["r1"], play["b1"], play["blue.chopper"]]
    assert ["b9", "f16"] == [play["b2"], play["b3"]]


@rule("TR-UPG-14", "TR-WIN-06")
def test_big_red_button_and_nobody_is_left() -> None:
    """FAQ-55: all remaining road vehicles are eliminated, and everybody loses."""
    play = road("c5: .r1 . .b1\nr1 has big-red-button\nred dice 1 1 1 1", "red commanded\nblue commanded")
    play.play("red: r1 1, F, big-red-button")

    assert "lost" == play["reason"]
    assert () == tuple(play.game.winners)


def test_two_upgrades_of_one_car_and_of_two_players() -> None:
    """Ruling 197: whoever's turn it is is asked first; each says for all its cards which is used."""
    drawing = "c5: .r1 .b1\nr1 has assault-bumper\nb1 has spiked-hubs\nred dice 1 1 1 1"
    play = road(drawing).play("red: r1 1, F", "dice: bottom F")
    assert ("red", ["assault-bumper", "decline"]) == (play.to_act, play.menu)

    play.play("red: decline")
    assert ("blue", ["spiked-hubs", "decline"]) == (play.to_act, play.menu)


def test_what_was_dropped_is_seen_and_warned_of() -> None:
    """In the menu, on the road and in the terminal; and bots drive round it."""
    play = road("c4: =b1 =r1 =\nr1 has mine-dispenser\nred dice 1 1 1 1\nblue dice 1 1 1 1")
    play.play("red: r1 1, F, no road die, mine-dispenser, mine-dispenser c5", "blue: b1 1")
    game = thunder(play)
    warned = [repr(option.label(game)) for option in game.menu if option.text(game) == "F"]
    pieces = [repr(piece.label) for piece in game.rules.scene(game, ["A", "B"]).pieces if "hazard-" in piece.id]
    lines = [str(span.text) for line in game.rules.sketch(game, ["A", "B"]) for span in line]

    assert "mine" in warned[0]
    assert any("dropped-mine" in label for label in pieces)
    assert "i" in lines and any("dropped-mine" in text for text in lines)
    assert "F" != bot("greedy").choose(seen_by(game, 1), game.menu).text(game)
