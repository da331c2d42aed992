"""Choppe Shoppe: the crew leaders, a test for each power and each command, and how they are chosen (TR-LDR)."""

from __future__ import annotations

import pytest

import chicane
from chicane import Match
from chicane.core.cards import ask
from chicane.core.early import asked_first
from chicane.core.message import Message
from chicane.core.scenario import Table
from chicane.core.view import WATCHER, seen_by
from chicane.thunder.choppe_shoppe import deal
from chicane.thunder.choppe_shoppe.leaders import LEADERS, STOCK
from chicane.thunder.choppe_shoppe.tokens import TOKENS, supply
from chicane.thunder.command import BASE_BOARD
from chicane.thunder.seams import ARC
from chicane.thunder.state import CHOPPER, Thunder
from chicane.words import words
from tests.rule import rule
from tests.thunder.chrome import CHROME, OTHERS, road, thunder

RED, BLUE = 0, 1
R1, R2, R3, B1, B2, B3 = range(6)
FREE = OTHERS.replace("red commanded", "")  # red has its command die


def begun(players: int = 2, **options: object) -> Table:
    """A race before anything is chosen."""
    return Table("thunder", players=players, options=options or CHROME)


def dealt(players: int = 2, **options: object) -> Table:
    """A race in which everybody has two boards and chooses, the first ones in the pile."""
    table = begun(players, **options)
    while table.to_act == "dice":
        table.play(f"dice: {table.menu[0]}")
    return table


# The box


@rule("TR-CMP-20")
def test_what_is_in_the_box() -> None:
    """Eleven boards with four commands each, and fifteen tokens."""
    assert 11 == len({leader.id for leader in LEADERS}) == sum(card.count for card in STOCK.cards)
    assert {4} == {len(leader.commands) for leader in LEADERS}
    assert 15 == TOKENS


@pytest.mark.parametrize("leader", [leader.id for leader in LEADERS])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_leader_says_what_they_do(leader: str, language: str) -> None:
    """A name and a power, in both languages."""
    say = words(language)

    assert say.say(Message(f"thunder-card-{leader}"))
    assert 40 < len(say.help(Message(f"thunder-card-{leader}")))


@rule("TR-LDR-04")
def test_tokens_never_run_short_of_stars() -> None:
    """The four boards with the most stars need no more than there are."""
    assert sum(sorted(leader.stars for leader in LEADERS)[-4:]) <= TOKENS


@rule("TR-SET-25")
@pytest.mark.parametrize("leaders", [True, False])
@pytest.mark.parametrize("upgrades", [True, False])
def test_two_options(leaders: bool, upgrades: bool) -> None:
    """Either, both or none."""
    game = thunder(begun(2, leaders=leaders, upgrades=upgrades))

    assert [leaders, upgrades] == ["leaders" in game.box.stock_numbers, "upgrades" in game.box.stock_numbers]


# Dealing and choosing


@rule("TR-LDR-02")
def test_two_boards_of_which_one_is_kept() -> None:
    """The other one is nobody's, and nobody sees it."""
    table = dealt()
    game, stock = thunder(table), deal.number(thunder(table))
    assert [2, 2] == [len(hand) for hand in game.hands[stock]]
    mine, yours = game.hands[stock]
    table.play(f"red: {table.menu[0]}")
    table.play(f"blue: {table.menu[1]}")

    assert [mine[:1], yours[1:]] == thunder(table).open[stock]
    assert [[], []] == thunder(table).hands[stock]
    assert 0 == sum(thunder(table).used[stock])


@rule("TR-LDR-13")
def test_boards_are_shown_together() -> None:
    """Red's choice is a secret until blue has chosen too, who need not wait for it."""
    table = dealt()
    early = asked_first(table.game, BLUE)
    assert early is not None and BLUE == early.actor
    table.play(f"red: {table.menu[0]}")
    game, stock = thunder(table), deal.number(thunder(table))
    known = seen_by(game, BLUE).game
    assert isinstance(known, Thunder)

    assert [[-1], []] == known.down[stock]
    assert [[], []] == game.open[stock]
    table.play(f"blue: {table.menu[0]}")
    assert [1, 1] == [len(cards) for cards in thunder(table).open[stock]]


@rule("TR-LDR-13")
def test_no_view_tells_which_board_was_chosen() -> None:
    """Whatever red chose, others see the same state and log."""
    seen = []
    for number in (0, 1):
        match = begun_match()
        match.play(match.options[number])
        seen.append([(view.state, view.log) for view in (match.seen_by(BLUE), match.seen_by(WATCHER))])

    assert seen[0] == seen[1]


def begun_match() -> Match:
    """A match at the choice of leaders."""
    return chicane.new("thunder", players=2, seed=3, options={"leaders": True})


@rule("TR-LDR-04")
def test_as_many_tokens_as_stars() -> None:
    """Each takes its own."""
    table = dealt()
    stock = deal.number(thunder(table))
    table.play(f"red: {table.menu[0]}")
    table.play(f"blue: {table.menu[0]}")
    game = thunder(table)
    stars = [LEADERS[cards[0]].stars for cards in game.open[stock]]

    assert stars == game.tokens
    assert TOKENS - sum(stars) == supply(game)


@rule("TR-LDR-01", "TR-MOT-30")
def test_only_car_crews_have_leaders() -> None:
    """Motorcycles get none, nor does the rig."""
    table = dealt(4, leaders=True, crew="final_five,cars,big_rig,cars")
    stock = deal.number(thunder(table))

    assert [0, 2, 0, 2] == [len(hand) for hand in thunder(table).hands[stock]]


@rule("TR-LDR-15")
@pytest.mark.parametrize("upgrades", [True, False])
def test_miss_betty_stays_at_home_without_upgrades(upgrades: bool) -> None:
    """There is nothing for her to take."""
    assert upgrades == ("miss-betty" in begun(2, leaders=True, upgrades=upgrades).menu)


@pytest.mark.parametrize("carnage", [True, False])
def test_em_berco_stays_at_home_without_fire(carnage: bool) -> None:
    """There are no ON FIRE! tokens."""
    assert carnage == ("em-berco" in begun(2, leaders=True, carnage=carnage).menu)


@rule("TR-LDR-03")
def test_the_board_replaces_the_standard_one() -> None:
    """Its own commands with its own ranges."""
    game = thunder(road("r1 at c5\nb1 at a20\nred has miss-betty"))

    assert ["airstrike", "nitro", "drift", "repair"] == [each.id for each in game.board_of(RED)]
    assert 4 == game.board_of(RED)[1].most
    assert BASE_BOARD == game.board_of(BLUE)


@rule("TR-CMD-10")
def test_a_range_of_its_own() -> None:
    """Nitro takes a 4 where it is printed so, and adds it."""
    drawing = "c5: r1 . .\nb1 at a20\nred dice 1 4 4 4"

    assert "nitro 4" in road(f"{drawing}\nred has miss-betty", FREE).play("red: r1 1").menu
    assert "nitro 4" not in road(drawing, FREE).play("red: r1 1").menu
    assert "5" == road(f"{drawing}\nred has miss-betty", FREE).play("red: r1 1, nitro 4")["r1.moves"]


@rule("TR-LDR-07")
def test_a_star_takes_no_die() -> None:
    """Only a token activates it."""
    play = road("c5: r1 . .\nb1 at a20\nred has lucky-lou, tokens 1, dice 1 2 6", FREE).play("red: r1 1")

    assert "token overdrive" in play.menu
    assert not any(option.startswith("overdrive") for option in play.menu)


@rule("TR-LDR-05")
def test_a_power_needs_neither_die_nor_token() -> None:
    """Slick Vic drifts with nothing on his board."""
    play = road("c5: .r1 .b1 .\nred has slick-vic\nred dice 2 2 2 2").play("red: r1 2, F")

    assert ["drift", "slam b1"] == play.menu
    assert "0" == play["red.tokens"]


# Powers


@rule("TR-LDR-09")
def test_abigail_cleans_up_by_chopper_too() -> None:
    """FAQ-48: a shot that misses something damaged hits, whoever shoots."""
    drawing = "c5: .r1 . .b1\nb1 damage dent\nred has abigail, dice 1 1 1 1"
    car = road(drawing).play("red: r1 1, F, shoot b1", "dice: large")
    assert ["abigail", "decline"] == car.menu
    assert "dent, dent" == car.play("red: abigail", "dice: dent")["b1.damage"]

    chopper = road("c8: .b1\nr1 at f3\nb1 damage dent\nred has abigail, dice 1 1 1 1", FREE)
    chopper.play("red: r1 1, airstrike 1, chopper c7, shoot b1", "dice: large")
    assert ["abigail", "decline"] == chopper.menu


def test_abigail_sweeps_away_what_no_longer_runs() -> None:
    """Hit or miss; an undamaged vehicle is shot at as by anybody."""
    play = road("c5: .r1 . .b1\nb1 damage dent, dent\nred has abigail, dice 1 1 1 1")
    assert "gone" == play.play("red: r1 1, F, shoot b1", "dice: large", "red: abigail")["b1"]

    sound = road("c5: .r1 . .b1\nred has abigail, dice 1 1 1 1").play("red: r1 1, F, shoot b1", "dice: large")
    assert "blue" == sound.to_act


def test_granny_vendetta_shoots_back_first() -> None:
    """The target shoots at the shooter, then it is hit."""
    play = road("c5: .r1 . .b1\nblue has granny-vendetta\nred dice 1 1 1 1").play("red: r1 1, F, shoot b1", "dice: any")
    assert ("blue", ["granny-vendetta", "decline"]) == (play.to_act, play.menu)
    play.play("blue: granny-vendetta", "dice: any, dent, dent")

    assert ["dent", "dent"] == [play["r1.damage"], play["b1.damage"]]


def test_granny_vendetta_minds_neither_choppers_nor_her_own() -> None:
    """She shoots back at vehicles of others only."""
    chopper = road("c8: .b1\nr1 at f3\nblue has granny-vendetta\nred dice 1 1 1 1", FREE)
    chopper.play("red: r1 1, airstrike 1, chopper c7, shoot b1", "dice: any")
    own = road("c5: .r1 . .r2\nb1 at a20\nred has granny-vendetta, dice 1 1 1 1")
    own.play("red: r1 1, F, shoot r2", "dice: any")

    assert ["dice", "dice"] == [chopper.to_act, own.to_act]


def test_em_berco_does_not_burn() -> None:
    """The fire goes out in place of the car."""
    play = road("c5: .r1 .\nb1 at a20\nr1 burning\nred has em-berco, dice 1 1 1 1").play(
        "red: r1 1", "dice: eliminated"
    )
    assert ["em-berco", "decline"] == play.menu
    play.play("red: em-berco")

    assert ["c5", "no"] == [play["r1"], play["r1.fire"]]


def test_em_berco_fears_everything_else() -> None:
    """Rocks take a burning car of hers, and nobody is asked."""
    play = road("c5: .r1 #\nb1 at a20\nr1 burning\nred has em-berco, dice 1 1 1 1").play("red: r1 1", "dice: 1")

    assert "gone" == play.play("red: F")["r1"]


@rule("TR-LDR-11")
def test_the_flamethrower_sets_fire() -> None:
    """An ON FIRE! token for a vehicle one space ahead."""
    play = road("c5: .r1 .b1\nred has em-berco, dice 1 4 4 4", FREE).play("red: r1 1, flamethrower 4")
    assert ["flamethrower b1", "nobody"] == play.menu

    assert "yes" == play.play("red: flamethrower b1")["b1.fire"]


def test_the_flamethrower_points_ahead() -> None:
    """Whoever is behind or next to the car is safe, and nobody is asked for an aim."""
    play = road("c4: .b1 .r1 .\nred has em-berco, dice 1 4 4 4", FREE).play("red: r1 1, flamethrower 4")

    assert ["F", "FL", "FR"] == sorted(play.menu)


def test_sergeant_kettle_looks_all_round() -> None:
    """His chopper does, his cars do not."""
    game = road("r1 at c5\nb1 at a20\nred has sergeant-kettle").game

    assert [63, 7] == [ask(game, ARC, CHOPPER + RED, 7), ask(game, ARC, R1, 7)]


def test_bongo_is_a_colossus() -> None:
    """The other one is thrown."""
    play = road("c5: .b1 .r1\nturn blue\nred has bongo\nblue dice 1 1 1 1").play("blue: b1 1, F", "dice: bottom F")
    assert ("red", ["bongo", "decline"]) == (play.to_act, play.menu)

    assert ["c6", "c7"] == [play.play("red: bongo")["r1"], play["b1"]]


@rule("TR-LDR-08", "TR-LDR-12")
@pytest.mark.parametrize("dice", ["bottom F", "top F"])
def test_a_leader_wins_over_an_upgrade(dice: str) -> None:
    """FAQ-52: whichever of the two is named by the dice, Bongo's car stays and the sandbags fly."""
    play = road("c5: .b1 .r1\nturn blue\nred has bongo\nb1 has sandbags\nblue dice 1 1 1 1")
    play.play("blue: b1 1, F", f"dice: {dice}")
    if dice == "top F":
        play.play("blue: sandbags")
    play.play("red: bongo")

    assert ["c6", "c7"] == [play["r1"], play["b1"]]


def test_nobody_throws_what_is_never_thrown() -> None:
    """Ruling 200: neither Bongo nor sandbags move a car with a dragging anchor."""
    drawing = "c5: .b1 .r1\nturn blue\nb1 damage dragging-anchor\nblue dice 1 1 1 1"
    leader = road(f"{drawing}\nred has bongo").play("blue: b1 1, F", "dice: FL")
    upgrade = road(f"{drawing}\nr1 has sandbags").play("blue: b1 1, F", "dice: FL")

    assert ["b6", "b6"] == [leader["r1"], upgrade["r1"]]


def test_slick_vic_drifts_by_himself() -> None:
    """With any of his cars."""
    play = road("c5: .r2 .b1 .\nred has slick-vic\nred dice 2 2 2 2").play("red: r2 2, F, drift, F")

    assert "c7" == play["r2"]


def test_mother_goose_takes_stragglers_along() -> None:
    """At the end of her turn, a vehicle on the rear tile goes one space ahead."""
    play = road("c9: .r1 .\nb1 at a20\nred has mother-goose, dice 1 1 1 1").play("red: r1 1, F")
    assert ["mother-goose", "decline"] == play.menu

    assert "f2" == play.play("red: mother-goose")["r3"]


def test_mother_goose_waits_for_her_own_turn_and_for_what_runs() -> None:
    """At the end of somebody else's turn she is not asked, nor about a vehicle that does not run."""
    other = road("c9: .b1 .\nr1 at a20\nturn blue\nred has mother-goose\nblue dice 1 1 1 1").play("blue: b1 1, F")
    broken = road("c9: .r1 .\nb1 at a20\nr3 damage dent, dent\nred has mother-goose, dice 1 1 1 1")

    assert ("red", False) == (other.to_act, "mother-goose" in other.menu)
    assert "blue" == broken.play("red: r1 1, F").to_act


def test_professor_lens_turns_a_token_up() -> None:
    """Three spaces ahead in a line, before the car moves."""
    play = road("c5: .r1 . . ?\nb1 at a20\nred has professor-lens, dice 1 1 1 1").play("red: r1 1, professor-lens")
    assert "mine" in play.menu

    assert "mine" == play.play("dice: mine")["hazard c8"]


def test_professor_lens_sees_three_spaces_before_his_own() -> None:
    """Not four, and not before a rival's car."""
    far = road("c5: .r1 . . . ?\nb1 at a20\nred has professor-lens, dice 1 1 1 1").play("red: r1 1")
    rival = road("c5: .b1 . . ?\nr1 at a20\nturn blue\nred has professor-lens\nblue dice 1 1 1 1").play("blue: b1 1")

    assert [("red", 3), ("blue", 3)] == [(play.to_act, len(play.menu)) for play in (far, rival)]


def test_lucky_lou_has_second_thoughts() -> None:
    """All four dice again, before the first of them is used."""
    play = road("c5: .r1 .\nb1 at a20\nred has lucky-lou, dice 1 1 1 1")
    assert ["lucky-lou", "decline"] == play.menu
    assert "6 5 4 3" == play.play("red: lucky-lou", "dice: 6, 5, 4, 3")["red.dice"]

    later = road("c5: .r1 .\nb1 at a20\nred has lucky-lou, dice 1 1 1")
    assert "lucky-lou" not in later.menu


def test_the_undertaker_takes_a_commission() -> None:
    """A token for every vehicle of somebody else that goes, none for his own."""
    play = road("c5: .b1 #\nturn blue\nred has undertaker\nblue dice 1 1 1 1").play("blue: b1 1, F")
    assert "1" == play["red.tokens"]

    own = road("c5: .r1 #\nb1 at a20\nred has undertaker, dice 1 1 1 1").play("red: r1 1, F")
    assert "0" == own["red.tokens"]


def test_the_undertaker_has_no_customers_among_wrecks() -> None:
    """A wreck is nobody's: there is no token for it."""
    play = road("c5: .b1 .w #\nr1 at a20\nturn blue\nred has undertaker\nblue dice 1 1 1 1").play("blue: b1 1, F")
    play.play("dice: bottom F")

    assert ["none", "0"] == [play["wrecks"], play["red.tokens"]]


# Commands


def test_snipe() -> None:
    """A shot before the move, and another one after it."""
    play = road("c5: .r1 .b1 .\nred has abigail, dice 1 4 4 4", FREE).play(
        "red: r1 1, snipe 4, shoot b1", "dice: any, dent"
    )

    assert ["dent", "c5"] == [play["b1.damage"], play["r1"]]


@rule("TR-XEX-12")
def test_a_banana_is_for_cars_and_motorcycles() -> None:
    """Next to the vehicle; the rig is no car, and has nothing to fear."""
    drawing = "c5: .r1 .m1\nd3: .t3 .t2 .t1\nred has bongo, dice 1 3 3 3\nr3 at f1\nm2 at a20"
    options = {"leaders": True, "crew": "cars,final_five,big_rig"}
    play = Table("thunder", drawing, players=3, options=options).play("red: r1 1, banana 3")
    assert ["banana m1", "nobody"] == play.menu
    play.play("red: banana m1", "dice: FL")

    assert "b6" == play["m1"]


@rule("TR-PRE-07")
def test_a_power_that_names_no_car_works_against_everybody() -> None:
    """Abigail cleans up motorcycles as well."""
    drawing = "c5: .r1 . .m1\nm1 damage minor\nred has abigail, dice 1 1 1 1, commanded\nr3 at f1\nm2 at a20"
    options = {"leaders": True, "crew": "cars,final_five"}
    play = Table("thunder", drawing, players=2, options=options).play("red: r1 1, F, shoot m1", "dice: large")

    assert "gone" == play.play("red: abigail")["m1"]


def test_convoy() -> None:
    """Another vehicle of the crew goes two spaces ahead."""
    play = road("c5: .r1 .\nb1 at a20\nred has mother-goose, dice 1 2 2 2", FREE).play("red: r1 1, convoy 2")
    assert ["convoy r3", "nobody"] == play.menu

    assert "f3" == play.play("red: convoy r3")["r3"]


def test_what_does_not_run_joins_no_convoy() -> None:
    """Nor does it change places."""
    drawing = "c5: .r1 .\nb1 at a20\nr2 at d8, damage dent, dent\nred has {}, tokens 1, dice 1 2 2 2"
    convoy = road(drawing.format("mother-goose"), FREE).play("red: r1 1, convoy 2, enough")
    switch = road(drawing.format("slick-vic"), FREE).play("red: r1 1, token switch, enough")

    assert ["convoy r3", "nobody"] == convoy.menu
    assert ["switch r3", "nobody"] == switch.menu


def test_switch() -> None:
    """Two vehicles of the crew change places."""
    play = road("c5: .r1 .\nb1 at a20\nred has slick-vic, tokens 1, dice 1 6", FREE)
    play.play("red: r1 1, token switch, enough, switch r3")

    assert ["f1", "c5"] == [play["r1"], play["r3"]]


def test_shortcut() -> None:
    """The road die after a move through sand."""
    play = road("ground off-road\nc5: .r1 .\nb1 at a20\nred has slick-vic, dice 1 2 2 2\nroad 3", FREE)

    assert "road 3" in play.play("red: r1 1, shortcut 2, F").menu


def test_jam() -> None:
    """Others' choppers go home, one's own stays."""
    play = road("c5: .r1 . R B\nb1 at a20\nred has sergeant-kettle, dice 1 2 2 2", FREE).play("red: r1 1, jam 2")

    assert ["c7", "away"] == [play["red.chopper"], play["blue.chopper"]]


def test_overdrive() -> None:
    """As many moves again."""
    play = road("c5: .r1 . . .\nb1 at a20\nred has lucky-lou, tokens 1, dice 3 6", FREE)

    assert "6" == play.play("red: r1 3, token overdrive, enough")["r1.moves"]
