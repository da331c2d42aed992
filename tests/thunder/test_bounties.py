"""Extra Ammo: bounties (TR-AMM-21..23), and what is secret about all hands."""

from __future__ import annotations

import itertools

import pytest

from chicane.core.chance import Luck
from chicane.core.scenario import Table
from chicane.core.scene import svg
from chicane.core.view import WATCHER, seen_by
from chicane.thunder.box import Stock
from chicane.thunder.extra_ammo.airstrikes import AIRSTRIKES
from chicane.thunder.extra_ammo.bounties import BOUNTIES
from chicane.thunder.extra_ammo.one_shots import ONE_SHOTS
from chicane.thunder.game import GAME
from chicane.thunder.status import BY_DAMAGE, eliminate
from tests.rule import rule
from tests.thunder.ammo import FAR, begun, known, road, thunder, untold

DECK = "bounties"
R1, B1 = 0, 3
DICE = "red dice 1, commanded\nblue commanded"


def chase(drawing: str, card: str, others: str = FAR) -> Table:
    """Red's turn with a bounty in hand."""
    return road(f"{drawing}\nred holds {card}\n{DICE}", DECK, others=others)


@rule("TR-AMM-31")
def test_every_card_is_played_and_told() -> None:
    """A test here names it, and there are words for it in both languages."""
    assert [] == untold(BOUNTIES, __file__)


@rule("TR-AMM-21")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_everybody_gets_one_in_secret(players: int) -> None:
    """The log names no card to the others either."""
    match = begun(players, DECK)
    game = thunder(match)
    mine = BOUNTIES.cards[game.hands[0][0][0]].id

    assert [1] * players == [len(hand) for hand in game.hands[0]]
    assert [True, False, False] == [f"* {mine}" in match.seen_by(seat).log for seat in (0, 1, WATCHER)]


@rule("TR-AMM-22")
def test_a_bounty_is_claimed_at_once_and_leaves_the_game() -> None:
    """Right after the elimination, before anything else; then nobody has it."""
    table = chase("c5: .r1 .b1 #", "headhunter").play("red: r1 1, F", "dice: bottom F")
    assert ("red", ["headhunter", "decline"]) == (table.to_act, table.menu)
    table.play("red: headhunter, hurry r3")

    assert [[0, 0, 3], "gone"] == [thunder(table).given[:3], table["b1"]]
    assert ["none", 7, 0] == [table["red.hand"], sum(thunder(table).piles[0]), sum(thunder(table).used[0])]


@rule("TR-AMM-23")
def test_a_bounty_may_be_kept_for_a_later_completion() -> None:
    """Declined once, it is asked about again."""
    drawing = "c5: .r1 ~ ~\nr1 damage dent\nred holds mud-bath\nred dice 1 1, commanded\nblue dice 1, commanded"
    table = road(drawing, DECK, others="b2 at f14").play("red: r1 1, F, decline", "others idle until red")

    assert ["mud-bath", "decline"] == table.play("red: coast r1 1, F").menu


# The cards


@rule("TR-AMM-22")
@pytest.mark.parametrize(("thrown", "turn"), [("w", "red"), ("r2", "red"), ("b1", "blue")])
def test_no_head_for_the_headhunter(thrown: str, turn: str) -> None:
    """A wreck, one's own vehicle, or a rival's in somebody else's turn."""
    striker = "r1" if turn == "red" else "b2"
    drawing = f"c5: .{striker} .{thrown} #\nr3 at f1, damage dent\nb3 at f16\nturn {turn}\nred holds headhunter"
    table = road(f"{drawing}\n{turn} dice 1, commanded", DECK, others="").play(f"{turn}: {striker} 1, F")
    table.play("dice: bottom F")
    if "keep" in table.menu:
        table.play(f"{turn}: keep")

    assert "headhunter" not in table.menu


@rule("TR-AMM-22")
def test_nobody_is_asked_to_throw_a_bounty_away() -> None:
    """A bath in the mud, and nothing of red's is damaged."""
    table = chase("c5: .r1 ~", "mud-bath", others="r2 at f1\nb1 at f14").play("red: r1 1, F")

    assert ["blue", "mud-bath"] == [table.to_act, table["red.hand"]]


@rule("TR-AMM-22")
def test_a_head_is_a_head_whoever_took_it() -> None:
    """Blue's car falls to blue's own chopper when red's turn ends."""
    table = chase("c5: .r1 . .b1B\nr1 damage dent", "headhunter").play("red: r1 1, F, hold")

    assert ["gone", ["headhunter", "decline"]] == [table["b1"], table.menu]


@rule("TR-AMM-22")
def test_a_head_is_no_use_to_whoever_lost_all() -> None:
    """Red's only car that runs and a blue one go at once: there is nobody for the moves."""
    table = chase("c5: .r1 . .b1\nr2 at f1, damage dent, dent", "headhunter", others="b2 at f14\nb3 at f16")
    eliminate(thunder(table), [R1, B1], BY_DAMAGE)
    thunder(table).advance()

    assert ["gone", "gone", False] == [table["r1"], table["b1"], "headhunter" in table.menu]


@rule("TR-AMM-22")
def test_moves_wait_for_their_vehicle() -> None:
    """r2 has moved this round: the moves come with its next one, a coast."""
    drawing = "c5: .r1 .b1 #\nr2 at a12, moved\nred holds headhunter\nred dice 1 1, commanded\nblue dice 1, commanded"
    table = road(drawing, DECK, others="b2 at f14").play("red: r1 1, F", "dice: bottom F")
    table.play("red: headhunter, hurry r2", "others idle until red")

    assert "4" == table.play("red: coast r2 1")["r2.moves"]


@rule("TR-AMM-22")
@pytest.mark.parametrize(("target", "asked"), [("b3", True), ("b2", False), ("r3", False)])
def test_big_game(target: str, asked: bool) -> None:
    """A shot that hits a rival's large vehicle brings two moves for one's own next move."""
    table = chase(f"c5: .r1 . .{target}", "big-game", others="r2 at f1\nb1 at f14")
    table.play(f"red: r1 1, F, shoot {target}", "dice: any")
    assert asked == ("big-game" in table.menu)
    if asked:
        table.play("red: big-game, hurry r2", "dice: dent")

        assert [0, 2, 0] == thunder(table).given[:3]


@rule("TR-AMM-22")
@pytest.mark.parametrize(("card", "shooter", "target"), [("big-game", "r1", "b3"), ("crash-test", "b1", "r3")])
def test_a_shot_at_scrap_is_no_deed(card: str, shooter: str, target: str) -> None:
    """What does not run can't be wounded."""
    crew = "red" if shooter == "r1" else "blue"
    drawing = f"c5: .{shooter} . .{target}\n{target} damage dent, dent\nred holds {card}\nturn {crew}"
    table = road(f"{drawing}\n{crew} dice 1, commanded", DECK, others="r2 at f1\nb2 at f14")

    assert card not in table.play(f"{crew}: {shooter} 1, F, shoot {target}", "dice: any").menu


@rule("TR-AMM-22")
def test_big_game_by_chopper() -> None:
    """The chopper's shots are the seat's."""
    drawing = "r1 at c2\nc12: . .b3\nred holds big-game\nred dice 1 2"
    table = road(drawing, DECK, others="r2 at f1\nb1 at f14").play("red: r1 1, airstrike 2, chopper c12, shoot b3")

    assert "big-game" in table.play("dice: any").menu


@rule("TR-AMM-22")
@pytest.mark.parametrize(("drawing", "asked"), [("c18: .r1", True), ("c18: .r1 . . .b1", False), ("c12: .r1", False)])
def test_lone_wolf(drawing: str, asked: bool) -> None:
    """Nobody but red is on the lead tile when red's turn ends: an airstrike without a die."""
    table = chase(f"{drawing}\ne20: .w", "lone-wolf").play("red: r1 1, F")
    if "no road die" in table.menu:
        table.play("red: no road die")

    assert asked == ("lone-wolf" in table.menu)
    if asked:
        assert "d22" == table.play("red: lone-wolf, chopper d22")["red.chopper"]
        grounded = chase(f"{drawing}\nred chopper removed", "lone-wolf").play("red: r1 1, F")
        assert "blue" == grounded.to_act  # ruling 226: the card would do nothing


@rule("TR-AMM-22")
@pytest.mark.parametrize(("mine", "asked"), [("c4", True), ("c12", False)])
def test_last_laugh(mine: str, asked: bool) -> None:
    """All of red's cars that run are behind all others that run: four moves for one of them."""
    broken = "r2 at a20, damage minor, minor\nb3 at a1, damage minor, minor"
    table = chase(f"r1 at {mine}\nb1 at c10", "last-laugh", others=broken)

    assert asked == ("last-laugh" in table.menu)
    if asked:
        assert "5" == table.play("red: last-laugh", "red: r1 1")["r1.moves"]


@rule("TR-AMM-22")
def test_billiards() -> None:
    """A vehicle that was thrown in red's turn runs into another: three moves, before the dice fall."""
    table = chase("c5: .r1 .b1 .b2", "billiards", others="r3 at f1\nb3 at f16").play("red: r1 1, F")
    assert "billiards" not in table.menu
    table.play("dice: bottom F", "red: billiards, hurry r3")

    assert [0, 0, 3] == thunder(table).given[:3]
    assert "top F" in table.menu


@rule("TR-AMM-22")
def test_rush_hour() -> None:
    """Two vehicles around one that has moved, or more: one of them takes damage."""
    drawing = "c5: .r1 . .b1\nb6: .b2\nd6: .w"
    table = chase(drawing, "rush-hour", others="r3 at f1\nb3 at f16").play("red: r1 1, F")
    assert ["rush-hour", "decline"] == table.menu
    table.play("red: rush-hour")
    assert {"hit b1", "hit b2", "hit w1"} == set(table.menu)

    assert "dent" == table.play("red: hit b2", "dice: dent")["b2.damage"]


@rule("TR-AMM-22")
@pytest.mark.parametrize(("row", "asked"), [("b6: .b2", True), ("b9: .b2", False)])
def test_two_are_a_crowd(row: str, asked: bool) -> None:
    """With one vehicle around nobody is asked."""
    table = chase(f"c5: .r1 . .b1\n{row}", "rush-hour", others="r3 at f1\nb3 at f16").play("red: r1 1, F")

    assert asked == ("rush-hour" in table.menu)


@rule("TR-AMM-22")
@pytest.mark.parametrize(("cell", "asked"), [("~", True), ("m", True), (".", False)])
def test_mud_bath(cell: str, asked: bool) -> None:
    """At rest in mud, printed or on a token: a damage token comes off."""
    table = chase(f"c5: .r1 {cell}\nr1 damage dent", "mud-bath", others="r2 at f1\nb1 at f14").play("red: r1 1, F")

    assert asked == ("mud-bath" in table.menu)
    if asked:
        assert "none" == table.play("red: mud-bath")["r1.damage"]


@rule("TR-AMM-22")
def test_crash_test() -> None:
    """A rival's shot that hits pays, one's own does not."""
    drawing = "c5: .b2 . .r1\nturn blue\nblue dice 1, commanded\nred holds crash-test, commanded\nr2 at f1\nb1 at f14"
    theirs = road(drawing, DECK, others="").play("blue: b2 1, F, shoot r1", "dice: any")
    mine = chase("c5: .r2 . .r1", "crash-test", others="b1 at f14").play("red: r2 1, F, shoot r1", "dice: any")

    assert ["crash-test", "decline"] == theirs.menu
    assert "crash-test" not in mine.menu
    theirs.play("red: crash-test, hurry r2", "dice: dent", "red: r2 1")
    assert "4" == theirs["r2.moves"]


# Secrets


def shown(table: Table, seat: int) -> list[object]:
    """All that a seat is shown: state, picture and sketch."""
    view, names = seen_by(table.game, seat), ["Ann", "Bob"]
    game = known(view)
    lines = [[(str(span.text), span.style) for span in line] for line in GAME.sketch(game, names)]
    return [view.state, svg(GAME.scene(game, names)), lines]


@pytest.mark.parametrize("stock", [AIRSTRIKES, BOUNTIES, ONE_SHOTS], ids=lambda stock: stock.id)
def test_hands_can_be_swapped_unseen(stock: Stock) -> None:
    """Whatever blue holds, red and whoever watches see the same."""
    drawing = "c5: .r1\nb1 at a20\nred dice 1, commanded\nblue holds {}"
    tables = [road(drawing.format(card.id), stock.id).play("red: r1 1") for card in stock.cards]

    for seat in (0, WATCHER):
        assert all(shown(one, seat) == shown(other, seat) for one, other in itertools.pairwise(tables))
    assert len(stock.cards) == len({str(shown(table, 1)[0]) for table in tables})


@pytest.mark.parametrize("players", [2, 6])
def test_log_and_story_name_nobody_s_cards_to_others(players: int) -> None:
    """Through a whole race: a card of somebody else is named once it is played, and not before."""
    match, luck = begun(players, "advanced_airstrikes", "bounties", "one_shots"), Luck("secret 2")
    while not match.over and len(match.acts) < 600:
        match.play(match.game.menu[luck.below(len(match.game.menu))])
    game = thunder(match)
    held = [
        (seat, stock, card) for stock, hands in enumerate(game.hands) for seat in range(players) for card in hands[seat]
    ]
    ids = {(seat, game.box.stocks[stock].cards[card].id) for seat, stock, card in held}

    assert ids
    for seat, id in ids:
        mine, others = match.seen_by(seat), match.seen_by((seat + 1) % players)
        assert any(id in line for line in mine.log)
        assert not any(id in line for line in others.log)
        assert not any(id in repr(line.message) for line in others.story)


@pytest.mark.parametrize("deck", ["advanced_airstrikes", "bounties", "one_shots"])
def test_whoever_is_asked_is_imagined_with_a_card(deck: str) -> None:
    """A game that red imagines while blue is asked has blue asked as well."""
    cards = {"advanced_airstrikes": "flares\nblue chopper a8", "bounties": "", "one_shots": "decoy"}
    if not cards[deck]:
        drawing = "c5: .b2 . .r1\nturn blue\nblue dice 1, commanded\nred holds crash-test\nr2 at f1\nb1 at f14"
        table = road(drawing, deck, others="").play("blue: b2 1, F, shoot r1", "dice: any")
        viewer, asked = 1, 0
    else:
        drawing = f"c5: .r2 . .b1\nb6: .b3\nred dice 1, commanded\nblue holds {cards[deck]}"
        table = road(drawing, deck, others="r3 at f1\nb2 at f14").play("red: r2 1, F, shoot b1")
        viewer, asked = 0, 1
    for seed in range(5):
        assert asked == seen_by(table.game, viewer).imagine(Luck(str(seed))).actor
