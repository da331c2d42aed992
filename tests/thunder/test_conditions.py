"""Extra Ammo: road conditions (TR-AMM-01..12)."""

from __future__ import annotations

import pytest

from chicane.core.scenario import Table
from chicane.thunder.extra_ammo.conditions import CONDITIONS, NUMBERS
from tests.rule import rule
from tests.thunder.ammo import DECKS, begun, known, road, thunder, untold

DECK = "road_conditions"
DICE = "red dice 1 1 1 1, commanded\nblue commanded"
TILES = ("rear", "middle", "lead")


def board(drawing: str, others: str = "r3 at f1\nb2 at f14\nb3 at f15") -> Table:
    """Red's turn, with one move for each car."""
    return road(f"{drawing}\n{DICE}", DECK, others=others)


def lying(table: Table) -> list[str]:
    """The cards beside the tiles, from the rear one on."""
    return [table[f"{tile}.cards"] for tile in TILES]


@rule("TR-CMP-21")
def test_how_many_cards_there_are() -> None:
    """8 road conditions, 10 advanced airstrikes, 8 bounties, 6 one shots and 8 bonus commands."""
    box = thunder(begun(2, *DECKS)).box

    assert [8, 10, 8, 6, 8] == [sum(card.count for card in stock.cards) for stock in box.stocks]


@rule("TR-SET-26")
@pytest.mark.parametrize("deck", DECKS)
def test_each_deck_is_an_option_of_its_own(deck: str) -> None:
    """It comes alone, and without any there is none."""
    assert [deck] == [stock.id for stock in thunder(begun(3, deck)).box.stocks]
    assert [] == thunder(begun(3)).box.stocks


@rule("TR-AMM-31")
def test_every_card_is_played_and_told() -> None:
    """A test here names it, and there are words for it in both languages."""
    assert [] == untold(CONDITIONS, __file__)


@rule("TR-AMM-01")
def test_none_at_the_start_tile() -> None:
    """One at the middle tile and one at the lead tile, face up."""
    match = begun(4, DECK)

    assert [0, 1, 1] == [len(cards) for cards in thunder(match).open[0]]
    assert thunder(match).open[0] == known(match.seen_by(2)).open[0]


CROSSING = "c24: .r1\nrear has sandstorm\nmiddle has tailwind\nlead has speed-trap"


@rule("TR-AMM-03", "TR-AMM-04")
def test_a_condition_comes_and_goes_with_its_tile() -> None:
    """The others move along, the new tile gets one, and the old one's is discarded."""
    table = board(f"{CROSSING}\ntile pile 4 5").play("red: r1 1, F", "dice: tile 4a, roadworks")

    assert ["tailwind", "speed-trap", "roadworks"] == lying(table)
    assert 1 == thunder(table).used[0][NUMBERS["sandstorm"]]


@rule("TR-XEX-19")
def test_a_condition_is_gone_before_the_next_tile_is_drawn() -> None:
    """While chance decides on the tile, two are in force."""
    table = board(f"{CROSSING}\ntile pile 4 5").play("red: r1 1, F")

    assert "tile 4a" in table.menu
    assert ["tailwind", "speed-trap", "none"] == lying(table)
    assert {"tailwind", "speed-trap"} == {CONDITIONS.cards[number].id for number, _, _ in thunder(table).in_force()}


@rule("TR-AMM-04")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    """What was discarded may come again: the rain of before, and the storm that left just now."""
    table = board(f"{CROSSING}\ntile pile 4 5")
    game = thunder(table)
    game.piles, game.used = [[0] * 8], [[0, 1, 0, 0, 0, 0, 0, 0]]
    table.play("red: r1 1, F", "dice: tile 4a")

    assert ["torrential-rain", "sandstorm"] == table.menu
    assert 0 == sum(game.used[0])


@rule("TR-AMM-05")
def test_tile_1_gets_one_when_it_comes_again() -> None:
    """Like any new tile."""
    table = board("c24: .r1\ntiles 2a 3a 4a\ntile pile 1a 5a").play("red: r1 1, F", "dice: marauders")

    assert ["1a", "marauders"] == [table["tiles"].split()[-1], table["lead.cards"]]


@rule("TR-AMM-06")
def test_the_finish_line_gets_none() -> None:
    """The fifth tile is the last one in a race of two: three tiles lie there, and three cards."""
    table = board(f"{CROSSING}\nlaid 4\ntile pile 4 5").play("red: r1 1, F", "dice: tile 4a, roadworks")

    assert ["yes", 3] == [table["final"], sum(len(cards) for cards in thunder(table).open[0])]


# Marauders


@rule("TR-AMM-07")
@pytest.mark.parametrize(("face", "damage"), [("any, dent", "dent"), ("large", "none")])
def test_faq_66_marauders_roll_to_hit(face: str, damage: str) -> None:
    """The die says whether the leading vehicle of the tile is hit, once it has moved."""
    table = board("c18: .r1 .\nlead has marauders", others="r3 at f1\nb2 at f14\nb3 at f16").play("red: r1 1, F")

    assert ("dice", "any") == (table.to_act, table.menu[-1])
    assert damage == table.play(f"dice: {face}")["r1.damage"]
    assert "thunder-told-marauders" in table["said"]


@rule("TR-AMM-02", "TR-AMM-07")
@pytest.mark.parametrize(
    "drawing",
    ["c18: .r1 . .b1\nlead has marauders", "c18: .r1 . .w\nlead has marauders", "c18: .r1 .\nmiddle has marauders"],
    ids=["somebody ahead", "a wreck ahead", "another tile"],
)
def test_whom_marauders_leave_alone(drawing: str) -> None:
    """Whoever does not lead on their tile."""
    table = board(drawing).play("red: r1 1, F")

    assert "thunder-told-marauders" not in table["said"]


@rule("TR-AMM-07")
def test_who_is_level_with_the_leader_leads_too() -> None:
    """By half spaces, as everywhere."""
    table = board("c18: .r1 .\ne19: .b1\nlead has marauders").play("red: r1 1, F")

    assert ("dice", "any") == (table.to_act, table.menu[-1])


@rule("TR-AMM-09")
def test_marauders_are_silent_in_round_1() -> None:
    """As all guns are."""
    assert "blue" == board("c18: .r1 .\nlead has marauders\nround 1").play("red: r1 1, F").to_act


@rule("TR-AMM-07")
def test_a_card_against_a_shot_helps_against_marauders() -> None:
    """Their shots are shots, of nobody."""
    drawing = f"c18: .r1 .\nlead has marauders\nred holds flares\nred chopper c24\n{DICE}"
    table = road(drawing, DECK, "advanced_airstrikes").play("red: r1 1, F")
    assert ["flares", "decline"] == table.menu

    assert ["none", "blue"] == [table.play("red: flares")["r1.damage"], table.to_act]


# The others


@rule("TR-AMM-10", "TR-AMM-11")
@pytest.mark.parametrize("cell", ["~", "m"])
def test_faq_43_torrential_rain(cell: str) -> None:
    """Mud of its tile stops, printed or as a token; mud of another tile costs two moves and no more."""
    wet = road(f"c18: .r1 {cell} .\nlead has torrential-rain\nred dice 4", DECK).play("red: r1 4, F")
    dry = road(f"c18: .r1 {cell} .\nmiddle has torrential-rain\nred dice 4", DECK).play("red: r1 4, F")

    assert ["0", "blue"] == [wet["r1.moves"], wet.to_act]
    assert ["2", "red"] == [dry["r1.moves"], dry.to_act]


@rule("TR-AMM-10")
def test_mud_that_is_turned_up_in_the_rain() -> None:
    """A token that turns out to be mud stops its finder."""
    table = road("c18: .r1 ? .\nlead has torrential-rain\nred dice 4", DECK).play("red: r1 4, F", "dice: mud")

    assert ["c19", "blue"] == [table["r1"], table.to_act]


@rule("TR-AMM-02", "TR-AMM-12")
def test_faq_65_tremors_on_their_tile_only() -> None:
    """Before the next round everybody on the middle tile goes one space, and nobody else."""
    drawing = "c11: .r1\nc12: .b1\nr2 at c3\nb2 at c20\nmiddle has tremors\nturn blue 3\nblue dice 0"
    table = road(drawing, DECK, others="r3 at f1\nb3 at f23")
    assert ["F", "FL", "FR", "R", "RL", "RR"] == table.menu
    table.play("dice: FL")

    assert ["b11", "b12", "c3", "c20"] == [table[car] for car in ("r1", "b1", "r2", "b2")]


@rule("TR-AMM-12")
def test_tremors_push_over_the_seam() -> None:
    """Into whoever stands on the next tile, which does not shake: a slam."""
    drawing = "c16: .r1 .b1\nmiddle has tremors\nturn blue 3\nblue dice 0"
    table = road(drawing, DECK, others="r3 at f1\nb3 at f23").play("dice: F")

    assert "top F" in table.menu


@rule("TR-AMM-12")
def test_nobody_there_nothing_shakes() -> None:
    """The dice of the round come at once."""
    table = road("c3: .r1\nb2 at c20\nmiddle has tremors\nturn blue 3\nblue dice 0", DECK, others="r3 at f1")

    assert ["1", "2", "3", "4", "5", "6"] == table.menu


@rule("TR-AMM-02")
def test_sandstorm() -> None:
    """Nobody shoots from its tile, vehicle or chopper; into it, anybody may."""
    inside = board("c18: .r1 . .b1\nlead has sandstorm").play("red: r1 1, F")
    outside = board("c15: .r1 . .b1\nlead has sandstorm").play("red: r1 1, F")
    chopper = road("r1 at c3\nc19: .b1\nlead has sandstorm", DECK).play("red: r1 1, airstrike 2, chopper c18")

    assert "blue" == inside.to_act
    assert ["hold", "shoot b1"] == outside.menu
    assert ["FL", "F", "FR"] == chopper.menu


@rule("TR-AMM-02")
def test_roadworks() -> None:
    """Road costs two moves on its tile, sand one; elsewhere road costs one."""
    cells = [("c18: =r1 = =", "lead"), ("c18: =r1 . .", "lead"), ("c18: =r1 = =", "rear")]
    tables = [road(f"{row}\n{tile} has roadworks\nred dice 4", DECK).play("red: r1 4, F") for row, tile in cells]

    assert ["2", "3", "3"] == [table["r1.moves"] for table in tables]


@rule("TR-AMM-02")
def test_tailwind() -> None:
    """One more with its die for whoever begins on the tile; a coast is a coast."""
    drawing = "c18: .r1\nr2 at c3, moved\nlead has tailwind\nred dice 2 3"
    tables = [road(drawing, DECK).play(f"red: {car} 3, no command") for car in ("r1", "r3")]
    coast = road("r1 at c18, moved\nlead has tailwind\nred dice 3", DECK, others="b2 at f14").play("red: coast r1 3")

    assert ["4", "3"] == [tables[0]["r1.moves"], tables[1]["r3.moves"]]
    assert "1" == coast["r1.moves"]


@rule("TR-AMM-02")
def test_speed_trap() -> None:
    """Four moves from a six; Nitro comes on top, and a three is a three."""
    drawing = "c18: .r1\nr2 at c3\nlead has speed-trap\nred dice 2 3 6"
    moves = [
        ("r1 6, no command", "r1"),
        ("r1 6, nitro 2", "r1"),
        ("r1 3, no command", "r1"),
        ("r2 6, no command", "r2"),
    ]

    assert ["4", "6", "3", "6"] == [road(drawing, DECK).play(f"red: {play}")[f"{car}.moves"] for play, car in moves]


@rule("TR-AMM-02")
def test_roadside_garage() -> None:
    """A car that coasts to rest on the tile loses a token of its owner's choice; a regular move helps nobody."""
    drawing = "r1 at c18, {}damage dent\nlead has roadside-garage\nred dice 1"
    coasted = road(drawing.format("moved, "), DECK, others="b2 at f14").play("red: coast r1 1, F")
    driven = road(drawing.format(""), DECK, others="b2 at f14").play("red: r1 1, F, no road die")

    assert ["none", "dent"] == [coasted["r1.damage"], driven["r1.damage"]]
    assert "blue" == driven.to_act


@rule("TR-AMM-02")
def test_the_garage_is_on_its_tile() -> None:
    """Elsewhere a coast is just a coast."""
    drawing = "r1 at c18, moved, damage dent\nmiddle has roadside-garage\nred dice 1"

    assert "dent" == road(drawing, DECK, others="b2 at f14").play("red: coast r1 1, F")["r1.damage"]
