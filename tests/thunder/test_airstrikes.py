"""Extra Ammo: advanced airstrikes (TR-AMM-13..19)."""

from __future__ import annotations

import pytest

from chicane.core.scenario import Table
from chicane.thunder.extra_ammo.airstrikes import AIRSTRIKES
from chicane.thunder.state import GONE
from tests.rule import rule
from tests.thunder.ammo import FAR, begun, known, road, thunder, untold

DECK = "advanced_airstrikes"
CALL = "red: r1 1, airstrike 2"
B1 = 3


def sky(drawing: str, card: str, others: str = FAR, carnage: bool = False) -> Table:
    """Red has a card and calls the chopper; r1 drives far behind."""
    return road(f"r1 at c2\n{drawing}\nred holds {card}\nred dice 1 2", DECK, others=others, carnage=carnage).play(CALL)


@rule("TR-AMM-31")
def test_every_card_is_played_and_told() -> None:
    """A test here names it, and there are words for it in both languages."""
    assert [] == untold(AIRSTRIKES, __file__)


@rule("TR-AMM-13")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_gets_one_face_down(players: int) -> None:
    """Also motorcycles; nobody else sees which."""
    match = begun(players, DECK)
    hands = thunder(match).hands[0]

    assert [1] * players == [len(hand) for hand in hands]
    assert [*[[-1]] * (players - 1), hands[-1]] == known(match.seen_by(players - 1)).hands[0]


@rule("TR-AMM-14")
def test_a_played_one_leaves_the_game() -> None:
    """It is in no hand, no pile, and not among the discards."""
    table = sky("c12: .b1", "twin-guns").play("red: chopper c11, twin-guns")
    game = thunder(table)

    assert ["none", 9, 0] == [table["red.hand"], sum(game.piles[0]), sum(game.used[0])]


# Low pass


@rule("TR-AMM-15", "TR-XEX-17")
@pytest.mark.parametrize(("cell", "token"), [("~o", "oil"), (".m", "mud"), ("=t", "road")])
def test_low_pass(cell: str, token: str) -> None:
    """The chopper comes to a face-up hazard, which is discarded; the printed ground is back."""
    table = sky(f"c12: {cell}", "low-pass")
    assert ["low-pass", "decline"] == table.menu
    table.play("red: low-pass")  # the only such space is taken at once

    terrain = {"~": "mud", ".": "off-road", "=": "road"}[cell[0]]
    assert ["c12", "none", terrain] == [table["red.chopper"], table["hazard c12"], table["terrain c12"]]
    assert 1 == sum(thunder(table).discards)


@rule("TR-AMM-15", "TR-AMM-18")
def test_where_a_low_pass_may_go() -> None:
    """No vehicle, no other chopper, nothing face down, no rock: hazards that lie open and alone."""
    table = sky("c12: .o .ob1 .oB .? #o .m\nb1 damage dent", "low-pass", others="r3 at f1\nb2 at f14\nb3 at f16")

    assert ["chopper c12", "chopper c17"] == table.play("red: low-pass").menu


@rule("TR-AMM-15", "TR-XEX-17")
def test_low_pass_over_a_pit() -> None:
    """A pit trap that gapes is a face-up hazard as well."""
    table = sky("c12: .p", "low-pass", carnage=True).play("red: low-pass")

    assert ["c12", "off-road"] == [table["red.chopper"], table["terrain c12"]]


@rule("TR-AMM-15")
@pytest.mark.parametrize("place", ["", "red chopper c20"])
def test_a_chopper_that_moves_comes_into_play(place: str) -> None:
    """From home or from where it hovers."""
    assert "low-pass" in sky(f"c12: .o\n{place}", "low-pass").menu


@rule("TR-AMM-15")
def test_no_low_pass_over_nothing() -> None:
    """Without a face-up hazard nobody is asked."""
    assert "chopper a1" in sky("c12: .?", "low-pass").menu


@rule("TR-AMM-16")
def test_low_pass_is_no_twin_guns() -> None:
    """The chopper shoots once."""
    table = sky("c12: .o .b1", "low-pass").play("red: low-pass, shoot b1", "dice: large")

    assert ["FL", "F", "FR"] == table.menu


@rule("TR-AMM-17")
def test_after_a_low_pass_the_chopper_may_shoot() -> None:
    """As in a normal airstrike."""
    assert ["hold", "shoot b1"] == sky("c12: .o .b1", "low-pass").play("red: low-pass").menu


# The others


@rule("TR-AMM-13")
def test_twin_guns() -> None:
    """Two shots, at two vehicles or at one."""
    table = sky("c12: . .b1\nb12: .b2", "twin-guns", others="r3 at f1\nb3 at f16").play("red: chopper c12, twin-guns")
    table.play("red: shoot b1", "dice: any, dent", "red: shoot b2", "dice: any, dent")

    assert ["dent", "dent"] == [table["b1.damage"], table["b2.damage"]]
    assert ["FL", "F", "FR"] == table.menu


@rule("TR-AMM-19", "TR-CHP-13")
def test_faq_27_air_to_air_missile() -> None:
    """Another chopper is out of the game; its owner calls in vain."""
    table = sky("c20: .B", "air-to-air-missile", others=f"{FAR}\nblue dice 1 2")
    table.play("red: chopper c12, air-to-air-missile", "red: F, no road die")
    assert ["removed", "c12"] == [table["blue.chopper"], table["red.chopper"]]

    table.play("blue: b2 1, airstrike 2")
    assert {"FL", "F", "FR"} >= set(table.menu)


@rule("TR-AMM-19")
def test_which_of_several_choppers() -> None:
    """The owner of the missile says which; never its own."""
    drawing = "r1 at c2\nc20: .B\nc22: .G\ng1 at a20\nred holds air-to-air-missile\nred dice 1 2"
    table = road(drawing, DECK, players=3).play(CALL, "red: chopper c12, air-to-air-missile")

    assert ["down blue", "down green"] == table.menu


@rule("TR-AMM-13")
def test_cluster_bomb() -> None:
    """A shot at everybody around, and no other."""
    drawing = "c11: .b1 . .b2\nd12: .r2"
    table = sky(drawing, "cluster-bomb", others="r3 at f1\nb3 at f16").play("red: chopper c12, cluster-bomb")
    table.play("dice: any, dent, any, dent, large")

    assert ["dent", "dent", "none"] == sorted(table[f"{car}.damage"] for car in ("b1", "b2", "r2"))
    assert ["FL", "F", "FR"] == table.menu


@rule("TR-AMM-13")
@pytest.mark.parametrize("card", ["low-pass", "twin-guns", "cluster-bomb", "rotor-wash", "crop-duster"])
def test_a_card_is_for_ones_own_chopper(card: str) -> None:
    """Whoever holds it is not asked when another's comes."""
    drawing = f"r1 at c2\nc12: . .b1 o\nblue holds {card}\nred dice 1 2"
    table = road(drawing, DECK).play("red: r1 1, airstrike 2, chopper c12")

    assert ("red", ["hold", "shoot b1"]) == (table.to_act, table.menu)


@rule("TR-AMM-13")
def test_a_cluster_bomb_leaves_out_who_is_gone() -> None:
    """The shots go on without a vehicle that an earlier one took."""
    table = sky("c11: .b1 . .b2", "cluster-bomb", others="r3 at f1\nb3 at f16").play("red: chopper c12, cluster-bomb")
    game = thunder(table)
    game.at[B1] = GONE
    table.play("dice: large")

    assert ["FL", "F", "FR"] == table.menu


@rule("TR-AMM-13", "TR-CHP-14")
def test_no_low_pass_for_a_chopper_that_is_out() -> None:
    """Airstrike does nothing, and the card stays where it is."""
    drawing = "r1 at c2\nc12: o\nred holds low-pass\nred chopper removed\nred dice 1 2"

    assert ["FL", "F", "FR"] == road(drawing, DECK).play("red: r1 1, airstrike 2").menu


@rule("TR-AMM-13", "TR-SHT-14")
@pytest.mark.parametrize("card", ["twin-guns", "cluster-bomb"])
def test_no_weapon_in_round_1(card: str) -> None:
    """A chopper may come, and its guns are silent."""
    assert ["FL", "F", "FR"] == sky("c12: . .b1\nround 1", card).play("red: chopper c12").menu


@rule("TR-AMM-13")
def test_crop_duster() -> None:
    """Face-down hazards on the empty spaces before the chopper, then it may shoot."""
    table = sky("c12: . .b1\nb12: #", "crop-duster").play("red: chopper c12, crop-duster")

    assert ["face down", "none", "none"] == [table[f"hazard {space}"] for space in ("d12", "c13", "b12")]
    assert ["hold", "shoot b1"] == table.menu
    assert 25 == thunder(table).pile


@rule("TR-AMM-13")
def test_a_crop_duster_has_no_more_than_the_pile() -> None:
    """One token is left: one space gets it, from the left."""
    table = sky("c12: . .b1", "crop-duster").play("red: chopper c12")
    thunder(table).pile = 1
    table.play("red: crop-duster")

    assert ["face down", "none"] == [table[f"hazard {space}"] for space in ("b12", "d12")]
    assert 0 == thunder(table).pile


@rule("TR-AMM-13")
def test_sky_hook() -> None:
    """One's own vehicle from behind the chopper comes down before it, and moves on from there."""
    table = road("c11: .r1 . ~\nred holds sky-hook\nred dice 1 2", DECK).play("red: r1 1, airstrike 2, chopper c12")
    assert ["sky-hook", "decline"] == table.menu
    table.play("red: sky-hook")
    assert ["lift r1 b12", "lift r1 c13", "lift r1 d12"] == sorted(table.menu)

    table.play("red: lift r1 c13, hold, F")
    assert "c14" == table["r1"]


@rule("TR-AMM-13")
@pytest.mark.parametrize("drawing", ["c11: .b1 .", "c13: .r2", "c11: .w ."])
def test_nothing_for_the_hook(drawing: str) -> None:
    """Only one's own vehicles, and only from behind."""
    assert "sky-hook" not in sky(drawing, "sky-hook", others="r3 at f1\nb3 at f16").play("red: chopper c12").menu


@rule("TR-AMM-13")
def test_rotor_wash() -> None:
    """Everybody around goes the same way at once, and the chopper does not shoot."""
    table = sky("c11: .b1 . .r2", "rotor-wash").play("red: chopper c12, rotor-wash", "dice: FL")

    assert ["b11", "b13"] == [table["b1"], table["r2"]]
    assert ["FL", "F", "FR"] == table.menu


@rule("TR-AMM-13")
@pytest.mark.parametrize(("place", "asked"), [("c24", True), ("c16", False), ("away", False)])
def test_flares(place: str, asked: bool) -> None:
    """One's own vehicle is not hit while one's chopper hovers over its tile."""
    drawing = f"c18: .r1 . .b1\nblue holds flares\nblue chopper {place}\nred dice 1, commanded"
    table = road(drawing, DECK).play("red: r1 1, F, shoot b1")

    assert asked == ("flares" in table.menu)
    if asked:
        assert ["none", "blue"] == [table.play("blue: flares")["b1.damage"], table.to_act]


@rule("TR-AMM-13")
@pytest.mark.parametrize(("place", "asked"), [("c24", True), ("c16", False)])
def test_laser_pointer(place: str, asked: bool) -> None:
    """One's own shot hits without a die, at whoever is below one's chopper."""
    drawing = f"c18: .r1 . .b1\nred holds laser-pointer\nred chopper {place}\nred dice 1, commanded"
    table = road(drawing, DECK).play("red: r1 1, F, shoot b1")

    assert asked == ("laser-pointer" in table.menu)
    rival = road(drawing.replace("red holds", "blue holds").replace("red chopper", "blue chopper"), DECK)
    assert "dice" == rival.play("red: r1 1, F, shoot b1").to_act
    if asked:
        assert "dent" == table.play("red: laser-pointer", "dice: dent")["b1.damage"]


@rule("TR-AMM-13")
def test_extraction() -> None:
    """The vehicle comes down where the chopper hovered, and the chopper goes home."""
    table = road("c5: .r1 #\nred holds extraction\nred chopper c20\nred dice 3, commanded", DECK)
    table.play("red: r1 3, F, extraction")

    assert ["c20", "away", "blue"] == [table["r1"], table["red.chopper"], table.to_act]


@rule("TR-AMM-13")
@pytest.mark.parametrize(("place", "there"), [("c12", "c4"), ("c7", "gone")])
def test_extraction_from_a_tile_that_falls_away(place: str, there: str) -> None:
    """A chopper over the same tile falls away with it."""
    drawing = f"c24: .r1\nr2 at c3\nred holds extraction\nred chopper {place}\nred dice 1, commanded\ntile pile 4 5"
    table = road(drawing, DECK, others="r3 at f20\nb2 at f14").play("red: r1 1, F")
    if there != "gone":
        table.play("red: extraction")

    assert there == table.play("dice: tile 4a")["r2"]


@rule("TR-AMM-13")
@pytest.mark.parametrize("line", ["red chopper away", "c20: .b1R", "c20: %R", "r1 damage dent, dent"])
def test_no_extraction(line: str) -> None:
    """Not without a chopper, not onto somebody, not into goo, and not of a wreck of a car."""
    drawing = "c5: .r2 .r1 #\nred holds extraction\nred dice 1, commanded"
    chopper = "" if "R" in line or "away" in line else "\nred chopper c20"
    table = road(f"{drawing}\n{line}{chopper}", DECK, carnage=True).play("red: r2 1, F", "dice: bottom F")
    if "keep" in table.menu:
        table.play("red: keep")

    assert "gone" == table["r1"]
