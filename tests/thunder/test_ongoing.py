"""Carnage: cards below damage tokens (TR-ONG). What each card does is in the scenarios `card-*.scn`."""

from pathlib import Path

import pytest

from chicane.core.cards import Card
from chicane.core.scenario import Table
from chicane.thunder.carnage import CARNAGE
from chicane.thunder.carnage.cards import EFFECTS, LASTING
from chicane.thunder.state import Thunder
from chicane.words import words
from tests.rule import rule

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "thunder"
OTHERS = "r3 at f1\nb2 at f14\nb3 at f16\nred commanded\nblue commanded"


def road(drawing: str, others: str = OTHERS) -> Table:
    """Red's turn on a drawn road, with cars far away so that nobody is out."""
    return Table("thunder", f"{drawing}\n{others}", players=2, options={"carnage": True})


def thunder(table: Table) -> Thunder:
    assert isinstance(table.game, Thunder)
    return table.game


@rule("TR-CMP-18")
def test_what_is_in_the_box() -> None:
    """22 hazard tokens, 21 cards, 10 damage tokens, five tiles."""
    assert 22 == sum(CARNAGE.hazards.values())
    assert 21 == sum(card.count for card in EFFECTS.cards)
    assert 10 == sum(CARNAGE.damages.values())
    assert 5 == len(CARNAGE.tiles)


@rule("TR-CMP-19", "TR-SET-23")
def test_all_is_mixed_into_the_base_game() -> None:
    """Ten tiles, 48 hazard tokens and 30 damage tokens; the start tile is one of the base game."""
    game = thunder(Table("thunder", players=2, options={"carnage": True, "start": "1b"}))

    assert list(range(1, 11)) == game.box.tiles
    assert 48 == sum(game.box.hazards)
    assert 30 == sum(game.bag)
    assert 1 not in game.shuffled
    assert 9 == len(game.shuffled)


@rule("TR-SET-24")
def test_the_cards_make_a_deck() -> None:
    """Every card once, none discarded; without Carnage there are none."""
    assert [1] * 21 == thunder(Table("thunder", players=2, options={"carnage": True})).effects
    assert [] == thunder(Table("thunder", players=2)).effects


@rule("TR-ONG-01", "TR-ONG-02")
def test_a_card_comes_below_the_token() -> None:
    """The token asks for the next card, which then is what the slot says."""
    table = road("c5: .r1 . .b1").play("red: r1 1, F, shoot b1", "dice: any, ongoing effect")

    assert 21 == len(table.menu)

    table.play("dice: jammed-gun")

    assert "jammed-gun" == table["b1.damage"]
    assert "operable" == table["b1.state"]
    assert [20, 0] == [sum(thunder(table).effects), sum(thunder(table).effects_used)]


@rule("TR-ONG-01")
def test_a_card_in_the_free_slot() -> None:
    """The other slot has a token, which stays what it is."""
    table = road("c5: .r1 . .b1\nb1 damage dent")
    table.play("red: r1 1, F, shoot b1", "dice: any, ongoing effect, bald-tyres")

    assert "dent, bald-tyres" == table["b1.damage"]


@rule("TR-ONG-03", "TR-ONG-09", "TR-ONG-11")
def test_faq_07_a_repair_discards_the_card_and_shuffles_the_token() -> None:
    """The owner chooses which of two; the card is discarded, the token is in the pile again."""
    table = road("c5: .r1\nr1 damage stuck-throttle, bald-tyres\nr2 at c9\nred dice 6 2", "b1 at f14")
    table.play("red: r2 2, repair 6")

    assert ["repair r1 stuck-throttle", "repair r1 bald-tyres"] == table.menu

    table.play("red: repair r1 bald-tyres")

    assert "stuck-throttle" == table["r1.damage"]
    assert "29" == table["damage pile"]
    assert [1, 19] == [sum(thunder(table).effects_used), sum(thunder(table).effects)]


@rule("TR-ONG-03")
def test_an_eliminated_car_gives_its_card_back() -> None:
    """Card and token leave with it."""
    table = road("c5: .r1 #\nr1 damage flat-tyre").play("red: r1 1, F")

    assert "30" == table["damage pile"]
    assert 1 == sum(thunder(table).effects_used)


@rule("TR-ONG-04")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    """Twenty cards are discarded and one lies below a token: the next one is one of the twenty."""
    table = road("c5: .r1 . .b1\nb2 damage nitro-leak").play("red: r1 1, F")
    game = thunder(table)
    game.effects, game.effects_used = game.effects_used, game.effects
    table.play("red: shoot b1", "dice: any, ongoing effect")

    assert 20 == len(table.menu)
    assert "nitro-leak" not in table.menu
    assert 0 == sum(game.effects_used)


@rule("TR-ONG-06")
def test_a_card_falls_silent_with_its_engine() -> None:
    """On a car that does not run, jammed and spare things do nothing; slams and elimination are another matter."""
    table = road("c5: .r1\nb1 at c9\nb1 damage bulls-eye, dent")
    ids = {game_card(table, number) for number, _, _ in thunder(table).in_force()}

    assert {"fire-die"} == ids
    assert {"nitro-leak", "loose-bumper", "loose-ballast", "dragging-anchor", "short-fuse"} == LASTING

    table = road("c5: .r1 .b1\nb1 damage nitro-leak, dent").play("red: r1 1, F")

    assert "gone" == table["b1"]


@rule("TR-ONG-02")
def test_a_fuse_that_falls_away_with_its_tile_hurts_nobody() -> None:
    """r1 brings a new tile: b1 on the rear one is gone, and b2 in the first column of the next is whole."""
    others = "r3 at f12\nb3 at f16\nred commanded\nblue commanded"
    table = road("r1 at c24\nb1 at c8\nb2 at c9\nb1 damage short-fuse", others)
    table.play("red: r1 1, F", "dice: tile 5a")

    assert ("gone", "none") == (table["b1"], table["b2.damage"])


@rule("TR-ONG-02")
def test_a_handbrake_does_not_roll_over_the_rear_edge() -> None:
    """A quake has shaken the car back to the first column, where there is no space behind it."""
    table = road("c1: .r1 ?\nr1 damage dodgy-handbrake", OTHERS.replace("r3 at f1", "r3 at f9"))
    table.play("red: r1 1, F", "dice: quake, R")

    assert "c1" == table["r1"]


@rule("TR-ONG-06")
def test_a_card_speaks_again_after_a_repair() -> None:
    """The dent comes off, and every shot hits again."""
    table = road("c5: .r1\nr2 at c9\nr2 damage bulls-eye, dent\nred dice 6 2", "b1 at f14")
    table.play("red: r1 2, repair 6, repair r2 dent")

    assert "bulls-eye" in {game_card(table, number) for number, _, _ in thunder(table).in_force()}


@rule("TR-ONG-02")
def test_a_card_is_over_with_its_token() -> None:
    """The token on the jammed gun is repaired, and the car shoots in the same turn."""
    table = road("c5: .r1 . .b1\nr1 damage jammed-gun\nred dice 6 1", "b2 at f14\nr3 at f1")

    assert ["hold", "shoot b1"] == table.play("red: r1 1, repair 6, F").menu


@rule("TR-ONG-06")
def test_a_card_that_speaks_again_takes_effect() -> None:
    """The dent of a bull's-eye comes off, and in the same turn a shot that would miss hits."""
    table = road("c5: .r1 . .r2\nr2 damage bulls-eye, dent\nred dice 6 1", "b1 at f14")
    table.play("red: r1 1, repair 6, repair r2 dent, F, shoot r2", "dice: large")

    assert ("dice", True) == (table.to_act, "shrapnel" in table.menu)


def game_card(table: Table, number: int) -> str:
    """The id of a card that is in force."""
    return thunder(table).box.seams.cards[number].id


@rule("TR-ONG-07")
def test_faq_62_nitro_leak() -> None:
    """Whoever is on top, the car with the leak is gone, and no die is rolled."""
    below = road("c5: .r1 .b1\nb1 damage nitro-leak").play("red: r1 1, F")
    above = road("c5: .r1 .b1\nr1 damage nitro-leak").play("red: r1 1, F")

    assert ["c6", "gone", "blue"] == [below["r1"], below["b1"], below.to_act]
    assert ["gone", "c6", "blue"] == [above["r1"], above["b1"], above.to_act]
    assert "thunder-told-slam" not in below["said"]


@rule("TR-ONG-08")
def test_who_drives_into_a_leak_stops_there() -> None:
    """Three moves are left and lost, and so is the road die."""
    table = road("c5: =r1 =b1 = =\nb1 damage nitro-leak").play("red: r1 4, F")

    assert ["c6", "0", "blue"] == [table["r1"], table["r1.moves"], table.to_act]


@rule("TR-XEX-16")
def test_a_drift_is_no_slam() -> None:
    """Past a car with a leak nothing happens."""
    table = road("c5: .r1 .b1 .\nb1 damage nitro-leak\nred dice 3 4", "r3 at f1\nb2 at f14")
    table.play("red: r1 4, drift 3, F, drift, F")

    assert ["c7", "c6"] == [table["r1"], table["b1"]]


@pytest.mark.parametrize("card", EFFECTS.cards, ids=lambda card: card.id)
def test_every_card_has_a_scenario_and_words(card: Card) -> None:
    """A file of its own that names it, a name and a line in both languages."""
    scenario = SCENARIOS / f"card-{card.id}.scn"

    assert card.id in scenario.read_text(encoding="utf-8")
    for language in ("en", "fr"):
        said = words(language)
        assert said.has(f"thunder-card-{card.id}")
        assert said.has(f"thunder-told-card-{card.id}")
