"""Every door of the house, opened by a toy: windows, queries, kinds, crews (docs/cards.md, CONTRIBUTING.md)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chicane.core.cards import EVERYBODY
from chicane.core.lists import changed
from chicane.core.scenario import Table
from chicane.core.scene import svg
from chicane.thunder.choppe_shoppe.leaders import LEADERS
from chicane.thunder.expansions import EXPANSIONS
from chicane.thunder.kinds import DAMAGES, EXPLODE, HAZARDS, TERRAINS, VEHICLES, Effect, Hazard, Terrain, Token
from chicane.thunder.picture import art, road, tokens, vehicles
from chicane.thunder.seams import SEAMS
from chicane.thunder.state import CHOPPER, Thunder
from tests.rule import rule
from tests.thunder import toy_box
from tests.thunder.toy_box import HELD, ODD_RULES, RULES, SHRUGGED

R1, R2, R3, B1, B2, B3 = range(6)
RED, BLUE = 0, 1
Z1, WASPS = 4, 2  # among odd crews


@pytest.fixture(autouse=True)
def empty_hands() -> Iterator[None]:
    """No toy is left on the table of the next test."""
    yield
    HELD.clear()
    SHRUGGED.clear()


def table(drawing: str, *held: tuple[str, int, int], players: int = 2) -> Table:
    """A position of thunder with toy cards on the table: card, subject, holder."""
    HELD[:] = held
    return Table(RULES, drawing, players=players)


def odd(drawing: str, *held: tuple[str, int, int]) -> Table:
    """Red's cars against a boulder and five wasps."""
    HELD[:] = held
    return Table(ODD_RULES, drawing, players=3)


# Windows


def test_a_curse_replaces_a_slam() -> None:
    """It happens by itself: the cursed car is gone, no dice are rolled, and whoever ran into it stays."""
    play = table("c5: .r1 .b1\nb2 at a20\nred dice 1 1 1 1, commanded", ("curse", B1, BLUE)).play("red: r1 1, F")

    assert ["c6", "gone"] == [play["r1"], play["b1"]]
    assert "blue" == play.to_act


def test_a_card_is_played_in_another_s_turn_or_declined() -> None:
    """Blue is asked in red's turn, with what is about to happen; declined, the slam takes its course."""
    drawing = "c5: .r1 .b1\nb2 at a20\nred dice 1 1 1 1, commanded"
    asked = table(drawing, ("ghost", B1, BLUE)).play("red: r1 1, F")
    assert ("blue", ["ghost", "decline"]) == (asked.to_act, asked.menu)
    assert "thunder-coming-slam" in repr(asked.game.pending.prompt(asked.game))

    asked.play("blue: decline")
    assert "top F" in asked.menu

    passed = table(drawing, ("ghost", B1, BLUE)).play("red: r1 1, F", "blue: ghost")
    assert ["c6", "c6"] == [passed["r1"], passed["b1"]]


def test_a_card_against_either_of_two_that_meet() -> None:
    """The event is about both: the striker's card is asked for too, from the active seat on."""
    drawing = "c5: .r1 .b1\nb2 at a20\nred dice 1 1 1 1, commanded"
    play = table(drawing, ("ghost", B1, BLUE), ("lucky", B1, BLUE), ("bump", R1, RED)).play("red: r1 1, F")
    assert "blue" == play.to_act
    first = table(drawing, ("ghost", R1, RED), ("ghost", B1, BLUE)).play("red: r1 1, F")
    assert ("red", ["ghost 0", "decline"]) == (first.to_act, first.menu)
    first.play("red: decline")
    assert ("blue", ["ghost 3", "decline"]) == (first.to_act, first.menu)


def test_a_damage_draw_is_replaced() -> None:
    """Minor damage in place of a token of the pile, which stays as it is."""
    drawing = "c5: .r1 . .b1\nb2 at a20\nred dice 1 1 1 1, commanded"
    play = table(drawing, ("steel-plates", B1, BLUE)).play("red: r1 1, F, shoot b1", "dice: any")
    assert ["steel-plates", "decline"] == play.menu
    play.play("blue: steel-plates")

    assert ["minor", "22"] == [play["b1.damage"], play["damage pile"]]


@pytest.mark.parametrize(("card", "spoilt"), [("duck", False), ("decline", True)])
def test_before_the_shooting_die(card: str, spoilt: bool) -> None:
    """The target has chosen to duck: the die is not even rolled."""
    drawing = "c5: .r1 . .b1\nb2 at a20\nred dice 1 1 1 1, commanded"
    play = table(drawing, ("duck", B1, BLUE)).play("red: r1 1, F, shoot b1")
    assert ["duck", "decline"] == play.menu
    play.play(f"blue: {card}")

    assert spoilt == (play.to_act == "dice")


def test_before_an_elimination() -> None:
    """A card saves its car from the rock, which stands there like any other."""
    play = table("c5: .r1 #\nb1 at a20\nr2 at a18\nred dice 1 1 1 1, commanded", ("lucky", R1, RED))
    play.play("red: r1 1, F, lucky")

    assert "c6" == play["r1"]


def test_before_a_turn() -> None:
    """The steps of a card come before the die is assigned, and the holder is asked."""
    play = table("r1 at c5\nb1 at a20\nred dice 1 1 1 1, commanded", ("espresso", R1, RED))

    assert ["espresso", "decline"] == play.menu
    play.play("red: espresso")
    assert "2" == play["r1.moves"]  # the only die is a 1


def test_at_rest() -> None:
    """After the last move and before the shot."""
    play = table("c5: .r1 . .\nb1 at a20\nred dice 1 1 1 1, commanded", ("bump", R1, RED)).play("red: r1 1, F")
    assert ["bump", "decline"] == play.menu

    play.play("red: bump")
    assert "c7" == play["r1"]


@pytest.mark.parametrize(("card", "there"), [("parasol", "c6"), ("decline", "gone")])
def test_before_a_turn_ends(card: str, there: str) -> None:
    """No bombs fall on whoever has a parasol up; the event is about the vehicle that moved."""
    play = table("c5: .r1 B\nb1 at a20\nr2 at a18\nred dice 1 1 1 1, commanded", ("parasol", R1, RED))
    play.play("red: r1 1, F", f"red: {card}")

    assert there == play["r1"]


def test_before_a_round() -> None:
    """Nobody has rolled yet."""
    play = table("r1 at c5\nb1 at a20\nturn blue 3\nblue dice 0", ("siren", EVERYBODY, BLUE))

    assert ("blue", ["siren", "decline"]) == (play.to_act, play.menu)


def test_before_the_race() -> None:
    """Nothing is laid out."""
    HELD[:] = [("flag", EVERYBODY, BLUE)]
    play = Table(RULES, players=2)

    assert ("blue", ["flag", "decline"]) == (play.to_act, play.menu)


def test_before_a_command() -> None:
    """Silence: no command comes with the die of this car."""
    drawing = "r1 at c5\nr2 at c1\nb1 at a20\nred dice 1 1 1 1"
    play = table(drawing, ("silence", R1, RED)).play("red: r1 1")
    assert ["silence", "decline"] == play.menu

    assert ["F", "FL", "FR"] == sorted(play.play("red: silence").menu)
    assert "nitro 1" in table(drawing, ("silence", R1, RED)).play("red: r2 1").menu


def test_before_a_throw() -> None:
    """The dice stand and their result is known; the card's car stays where it is."""
    play = table("c5: .r1 .b1\nb2 at a20\nred dice 1 1 1 1, commanded", ("rewind", B1, BLUE))
    play.play("red: r1 1, F", "dice: bottom F")
    assert ("blue", ["rewind", "decline"]) == (play.to_act, play.menu)
    play.play("blue: rewind")

    assert ["c6", "c6"] == [play["r1"], play["b1"]]


def test_after_a_slam() -> None:
    """Whoever was thrown has landed."""
    play = table("c5: .r1 .b1\nb2 at a20\nred dice 1 1 1 1, commanded", ("applause", B1, BLUE))
    play.play("red: r1 1, F", "dice: bottom F")

    assert ("c7", ["applause", "decline"]) == (play["b1"], play.menu)


@pytest.mark.parametrize("face", ["any", "large"])
def test_after_the_shooting_die(face: str) -> None:
    """Hit or miss, it is known before anything comes of it."""
    play = table("c5: .r1 . .b1\nb2 at a20\nred dice 1 1 1 1, commanded", ("blank", B1, BLUE))
    play.play("red: r1 1, F, shoot b1", f"dice: {face}")
    assert ["blank", "decline"] == play.menu

    assert "none" == play.play("blue: blank")["b1.damage"]


def test_after_an_elimination() -> None:
    """The car is gone when its owner is asked."""
    play = table("c5: .r1 #\nb1 at a20\nr2 at a18\nred dice 1 1 1 1, commanded", ("wreath", R1, RED))
    play.play("red: r1 1, F")

    assert ["wreath", "decline"] == play.menu
    assert "gone" == play["r1"]


@rule("TR-AMM-15")
def test_before_a_chopper_is_placed_and_before_it_shoots() -> None:
    """Either may be answered: no chopper comes, or it comes and does not shoot."""
    drawing = "c5: .b1\nr1 at c20\nb2 at a20\nred dice 1 1 1 1"
    away = table(drawing, ("parachute", CHOPPER + RED, RED)).play("red: r1 1, airstrike 1, parachute")
    silent = table(drawing, ("jammed", CHOPPER + RED, RED)).play("red: r1 1, airstrike 1, chopper c4, jammed")

    assert ["away", "c4"] == [away["red.chopper"], silent["red.chopper"]]
    assert ["FL", "F", "FR"] == away.menu == silent.menu


def test_every_seam_has_its_toy() -> None:
    """A window or a query that no card goes through is no seam."""
    answered = {window for card in toy_box.CARDS for window in card.answers}
    bent = {query for card in [*toy_box.CARDS, *LEADERS] for query in card.mods}  # one is the leaders' own

    assert (set(), set()) == (set(SEAMS.windows) - answered, set(SEAMS.queries) - bent)


def test_every_toy_is_played_with() -> None:
    """A toy that no test of this file puts on the table proves nothing."""
    tests = Path(__file__).read_text(encoding="utf-8")

    assert [] == [card.id for card in toy_box.CARDS if f'"{card.id}"' not in tests]


# Queries


def test_more_moves() -> None:
    """Two more than the die shows."""
    play = table("r1 at c5\nb1 at a20\nred dice 1 1 1 1, commanded", ("big-tank", R1, RED)).play("red: r1 1")

    assert "3" == play["r1.moves"]


def test_another_arc() -> None:
    """r1 shoots at who is right behind it."""
    drawing = "b5: .b1 .\nc6: .r1\nb2 at a20\nred dice 1 1 1 1, commanded"

    assert "shoot b1" in table(drawing, ("rear-gun", R1, RED)).play("red: r1 1, FL").menu
    assert "shoot b1" not in table(drawing).play("red: r1 1, FL").menu


def test_another_arc_of_a_chopper() -> None:
    """It is asked for by its seat, as whoever did something."""
    drawing = "b5: .b1 .\nr1 at c20\nb2 at a20\nred dice 1 1 1 1"
    plays = "red: r1 1, airstrike 1, chopper b6"

    assert ["hold", "shoot b1"] == table(drawing, ("rear-gun", CHOPPER + RED, RED)).play(plays).menu
    assert "shoot b1" not in table(drawing).play(plays).menu


def test_who_may_ask_again_depends_on_the_other() -> None:
    """A meek car asks for no second throw against b1, but does against b2."""
    drawing = "c5: .r3 .{}\nb3 at a20\nred dice 1 1 1 1, commanded"
    menus = [
        table(drawing.format(car), ("meek", R3, RED)).play("red: r3 1, F", "dice: top F").menu for car in ("b1", "b2")
    ]

    assert [False, True] == ["reroll" in menu for menu in menus]


def test_more_coasts() -> None:
    """A third time in one round."""
    drawing = "r1 at c5, coasted 2\nb1 at a20\nred dice 1 2, commanded"

    assert ["coast r1 1", "coast r1 2"] == table(drawing, ("tireless", R1, RED)).menu
    assert "blue" == table(drawing).to_act


@pytest.mark.parametrize(("way", "left"), [("F", "2"), ("FL", "3")])
def test_cost_depends_on_the_space(way: str, left: str) -> None:
    """The other argument of the query is the space: those of lane c cost the card's owner two moves, of lane b one."""
    play = table("r1 at c5\nb1 at a20\nred dice 4 4 4 4, commanded", ("thin-tyres", R1, RED))

    assert left == play.play(f"red: r1 4, {way}")["r1.moves"]


def test_a_drift_without_a_command() -> None:
    """The question is asked as if a die lay on Drift."""
    drawing = "c5: .r1 .b1 .\nb2 at a20\nred dice 2 2 2 2, commanded"

    assert ["drift", "slam b1"] == table(drawing, ("pogo", R1, RED)).play("red: r1 2, F").menu
    assert "top F" in table(drawing).play("red: r1 2, F").menu


def test_a_longer_reach() -> None:
    """Two spaces in a line, and over whoever is in between."""
    drawing = "c5: .r1 . .b1 .b2\nb3 at a20\nred dice 1 1 1 1, commanded"

    assert ["hold", "shoot b1", "shoot b2"] == table(drawing, ("telescope", R1, RED)).play("red: r1 1, F").menu
    assert ["hold", "shoot b1"] == table(drawing).play("red: r1 1, F").menu


@rule("TR-TER-12")
@pytest.mark.parametrize(("card", "left"), [("quagmire", "0"), ("decline", "2")])
def test_mud_may_stop(card: str, left: str) -> None:
    """Printed or on a token; otherwise it costs and no more."""
    held = [("quagmire", R1, RED)] if card == "quagmire" else []
    for cell in ("~", "m"):
        play = table(f"c5: .r1 {cell}\nb1 at a20\nred dice 4 4 4 4, commanded", *held)

        assert left == play.play("red: r1 4, F")["r1.moves"]


def test_before_a_move() -> None:
    """The vehicle has its die and its command, and has not set off."""
    play = table("r1 at c5\nb1 at a20\nred dice 1 1 1 1, commanded", ("choke", R1, RED)).play("red: r1 1")
    assert ["choke", "decline"] == play.menu

    assert "2" == play.play("red: choke")["r1.moves"]


def test_fewer_ways_to_go() -> None:
    """Straight on or not at all."""
    play = table("r1 at c5\nb1 at a20\nred dice 2 2 2 2, commanded", ("rails", R1, RED))

    assert "c7" == play.play("red: r1 2")["r1"]


def test_the_road_die_on_any_ground() -> None:
    """Otherwise it is for those who kept to the road."""
    drawing = "c5: .r1 .\nb1 at a20\nred dice 1 1 1 1, commanded"

    assert "road 1" in table(drawing, ("shortcut", R1, RED)).play("red: r1 1, F").menu
    assert "blue" == table(drawing).play("red: r1 1, F").to_act


def test_no_command_with_a_die() -> None:
    """Nobody is asked for one."""
    drawing = "r1 at c5\nb1 at a20\nred dice 1 1 1 1"

    assert ["FL", "F", "FR"] == table(drawing, ("gag", R1, RED)).play("red: r1 1").menu
    assert "no command" in table(drawing).play("red: r1 1").menu


def test_what_no_shot_hits() -> None:
    """Whatever the die shows."""
    drawing = "c5: .r1 . .b1\nb2 at a20\nred dice 1 1 1 1, commanded"
    play = table(drawing, ("mirror", B1, BLUE)).play("red: r1 1, F, shoot b1", "dice: any")

    assert ["none", "blue"] == [play["b1.damage"], play.to_act]


def test_another_way_to_slam() -> None:
    """A small car is as firm as a boulder: the direction die is for whoever runs into it."""
    play = table("c5: .r3 .b1\nb2 at a20\nred dice 1 1 1 1, commanded", ("concrete", B1, BLUE))
    play.play("red: r3 1, F", "dice: FL")

    assert ["b6", "c6"] == [play["r3"], play["b1"]]


def test_the_exception_for_what_no_card_bends() -> None:
    """A wasp is thrown whatever a card says of its slams, unless it makes others move (TR-COC-02)."""
    drawing = "c5: .z1 .r3\nk1 at a20\nz2 at a18\nturn wasps\nwasps dice 1 1 1 1, commanded"
    plays = [odd(drawing, (card, Z1, WASPS)).play("wasps: z1 1, F", "dice: FL") for card in ("concrete", "sting")]

    assert [["b6", "c6"], ["c6", "b6"]] == [[play["z1"], play["r3"]] for play in plays]


# Kinds


@pytest.mark.parametrize("cell", ["^", "?"])
def test_a_new_terrain_and_a_new_hazard_do_the_same(cell: str) -> None:
    """Printed or revealed, the effect is the same by construction."""
    play = table(f"c5: .r1 {cell}\nb1 at a20\nred dice 1 1 1 1, commanded").play("red: r1 1, F")
    if cell == "?":
        assert "geyser" in play.menu
        play.play("dice: geyser")

    assert "c7" == play["r1"]


def test_a_new_damage_token() -> None:
    """It is in the pile, and does its work when it is drawn."""
    drawing = "c5: .r1 . .b1\nb2 at a20\nred dice 1 1 1 1, commanded"
    play = table(drawing).play("red: r1 1, F, shoot b1", "dice: any, humming")
    game = play.game
    assert isinstance(game, Thunder)

    assert ("humming", 1) == (play["b1.damage"], game.given[B1])


def test_new_kinds_cost_the_base_game_nothing() -> None:
    """Its piles are as long as they were, and its menus too."""
    game = Table("thunder", "r1 at c5\nb1 at a20", players=2).game
    assert isinstance(game, Thunder)

    assert (6, 10) == (len(game.discards), len(game.bag))
    assert len(HAZARDS) > 6 and len(DAMAGES) > 11


def test_new_kinds_are_drawn() -> None:
    """The token on its space, the damage in its slot; a terrain is part of its tile."""
    play = table("c5: .r1 ? ^\nb1 at a20, damage humming\nred dice 1 1 1 1, commanded")
    game = play.game
    assert isinstance(game, Thunder)
    game.hazard = changed(game.hazard, 5 * 6 + 2, toy_box.GEYSER)
    shown = svg(RULES.scene(game, ["Ann", "Bob"]))
    tile = road.tile("9z", "Toy", [toy_box.SPRING] * 48, [])

    assert tokens.TOKENS["geyser"] in shown and tokens.DAMAGE_ICONS["humming"] in shown
    assert "#9adcf0" in tile


def test_every_kind_has_its_picture() -> None:
    """Tables by id: what a box brings without a picture is found here, not at somebody's table."""
    assert [] == [each.id for each in HAZARDS[1:] if each.id not in tokens.TOKENS]
    assert [] == [each.id for each in DAMAGES if each.id not in tokens.DAMAGE_ICONS]
    assert [] == [each.id for each in TERRAINS[4:] if each.id not in road.FURTHER]
    assert [] == [each.id for each in VEHICLES if each.id not in vehicles.FIGURES and each.slots]
    crews = [crew for each in [*EXPANSIONS, toy_box.ODD] for crew in each.crews]
    assert [] == [crew.id for crew in crews if crew.id not in art.PAINTS]
    assert [] == [each.id for crew in crews for each in crew.board if each.id not in art.COMMAND_ICONS]


def test_every_effect_has_steps() -> None:
    """Whoever names an effect says in its file what it does."""
    kinds: list[Terrain | Hazard | Token] = [*TERRAINS, *HAZARDS, *DAMAGES]

    assert [] == [kind.id for kind in kinds if kind.effect is not None and kind.effect.steps is Effect("none").steps]


# Vehicles and crews


def test_an_anchored_vehicle_is_never_thrown() -> None:
    """Only the direction die is rolled, and nobody may ask again."""
    play = odd("c5: .r1 .k1\nz1 at a20\nred dice 1 1 1 1, commanded").play("red: r1 1, F")

    assert ["F", "FL", "FR", "R", "RL", "RR"] == play.menu
    play.play("dice: FL")
    assert ["b6", "c6"] == [play["r1"], play["k1"]]


def test_one_that_is_always_thrown() -> None:
    """Whoever of the two came, and although it is the smaller one."""
    play = odd("c5: .r3 .z1\nk1 at a20\nz2 at a18\nred dice 1 1 1 1, commanded").play("red: r3 1, F", "dice: R")

    assert ["c6", "c5"] == [play["r3"], play["z1"]]


def test_of_two_that_are_always_thrown_the_one_on_top_says_which() -> None:
    """After the direction die."""
    play = odd("c5: .z1 .z2\nk1 at a20\nr1 at a18\nturn wasps\nwasps dice 1 1 1 1, commanded")
    play.play("wasps: z1 1, F", "dice: FL")

    assert ("wasps", ["throw z1", "throw z2"]) == (play.to_act, play.menu)
    play.play("wasps: throw z2")
    assert ["c6", "b6"] == [play["z1"], play["z2"]]


def test_one_that_drifts_by_itself() -> None:
    """It passes everybody while it has moves, and slams whom it comes to rest upon."""
    play = odd("c5: .z1 .r1 .r2\nk1 at a20\nz2 at a18\nturn wasps\nwasps dice 2 2 2 2, commanded")
    play.play("wasps: z1 2, F")

    assert ["wasps", "c6"] == [play.to_act, play["z1"]]
    play.play("wasps: F")
    assert ["dice", "c7"] == [play.to_act, play["z1"]]


def test_one_that_shrugs_effects_off() -> None:
    """Oil does not move a boulder; a mine does what it does."""
    play = odd("c5: .k1 o\nr1 at a20\nz1 at a18\nturn boulders\nboulders dice 1 1").play("boulders: k1 1, F")

    assert ["c6", ["slide"]] == [play["k1"], SHRUGGED]
    assert not EXPLODE.moves


def test_one_that_draws_no_tokens() -> None:
    """Any damage is minor, and the pile stays whole; one slot makes it inoperable."""
    play = odd("c5: .r1 . .z1\nk1 at a20\nz2 at a18\nred dice 1 1 1 1, commanded")
    play.play("red: r1 1, F, shoot z1", "dice: any")

    assert ["minor", "inoperable", "22"] == [play["z1.damage"], play["z1.state"], play["damage pile"]]


def test_dice_and_command_board_of_a_crew() -> None:
    """Two dice of 1 to 3, one command; wasps have six dice and five vehicles."""
    play = odd("k1 at c5\nr1 at a20\nz1 at a18\nturn boulders\nboulders dice 2 3").play("boulders: k1 3")

    assert ["no command", "horn 2"] == play.menu
    play.play("boulders: horn 2")
    assert "4" == play["k1.moves"]
    game = play.game
    assert isinstance(game, Thunder)
    assert ([3, 1, 5], [4, 2, 6]) == (
        [len(game.vehicles_of(seat)) for seat in range(3)],
        [len(game.dice_of(seat)) for seat in range(3)],
    )
