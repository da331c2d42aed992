"""Cards of a stock: dealt in secret, laid open, played from the hand, discarded; with toy cards."""

from __future__ import annotations

import pytest

from chicane.core.cards import ask
from chicane.core.chance import Luck, commitment
from chicane.core.engine import Game
from chicane.core.errors import BadInput
from chicane.core.match import Match
from chicane.core.pile import UNKNOWN
from chicane.core.scenario import Table
from chicane.core.view import WATCHER, seen_by
from chicane.thunder.seams import COASTS, COST, MOVES
from chicane.thunder.state import Thunder
from chicane.thunder.stocks import Open, discard, set_open
from tests.rule import rule
from tests.thunder.toy_box import STOCKED_RULES

R1, R2, R3, B1, B2, B3 = range(6)
RED, BLUE = 0, 1
TRICKS, BOSSES, GADGETS, WEATHER = range(4)
SHOOTING = "c5: .r2 . .b1\nb2 at a20\nred dice 1 1 1 1, commanded"


def table(drawing: str) -> Table:
    """A position with stocks of toy cards."""
    return Table(STOCKED_RULES, drawing, players=2)


def begun(seed: str) -> Match:
    """A race of two from the start, with a trick dealt to each."""
    setup = STOCKED_RULES.check_options({}, 2)
    match = Match(STOCKED_RULES, 2, setup, ["Ann", "Bob"], seed, commitment(seed))
    match.settle()
    return match


def known_to(game: Game, seat: int) -> Thunder:
    """The chase as a seat knows it."""
    known = seen_by(game, seat).game
    assert isinstance(known, Thunder)
    return known


def pieces(game: Game, seat: int) -> set[str]:
    """What is drawn for a seat."""
    return {piece.id for piece in STOCKED_RULES.scene(known_to(game, seat), ["Ann", "Bob"]).pieces}


def lines(game: Game, seat: int) -> str:
    """What the terminal shows a seat, as keys."""
    shown = STOCKED_RULES.sketch(known_to(game, seat), ["Ann", "Bob"])
    return " ".join(str(span.text) for line in shown for span in line)


def test_a_dealt_card_is_known_to_its_holder_only() -> None:
    """The others see that there is one, in state, log and story."""
    match = begun("7")
    game = match.game
    assert isinstance(game, Thunder)
    mine, yours, nobody = (match.seen_by(seat) for seat in (RED, BLUE, WATCHER))
    card = game.box.stocks[TRICKS].cards[game.hands[TRICKS][RED][0]].id

    assert [game.hands[TRICKS][RED], [UNKNOWN]] == known_to(game, RED).hands[TRICKS]
    assert [[UNKNOWN], game.hands[TRICKS][BLUE]] == known_to(game, BLUE).hands[TRICKS]
    assert any(card in line for line in mine.log)
    assert not any(card in line for line in yours.log + nobody.log)
    told = [sum(f"thunder-card-{card}" in repr(line.message) for line in view.story) for view in (mine, yours, nobody)]
    assert [1, 0, 0] == told


def test_a_hidden_hand_is_imagined_from_what_is_unseen() -> None:
    """Never a card that the viewer holds itself."""
    match = begun("7")
    hands = []
    for seed in range(20):
        game = match.seen_by(RED).imagine(Luck(str(seed)))
        assert isinstance(game, Thunder)
        hands.append(game.hands[TRICKS])

    assert 2 == len({tuple(yours) for _, yours in hands})
    assert all(mine != yours for mine, yours in hands)


def test_a_card_is_played_from_the_hand_in_another_s_turn() -> None:
    """It is shown, leaves the game, and does what it says."""
    play = table(SHOOTING + "\nblue holds sidestep, feint").play("red: r2 1, F, shoot b1")
    assert ("blue", ["sidestep", "decline"]) == (play.to_act, play.menu)

    play.play("blue: sidestep")
    assert ["feint", "none"] == [play["blue.hand"], play["b1.damage"]]


def test_whoever_is_asked_is_imagined_with_such_a_card() -> None:
    """Red does not know which of blue's cards it is, but that it answers a shot."""
    view = seen_by(table(SHOOTING + "\nblue holds sidestep").play("red: r2 1, F, shoot b1").game, RED)
    hands = set()
    for seed in range(30):
        game = view.imagine(Luck(str(seed)))
        assert isinstance(game, Thunder) and BLUE == game.actor
        hands.add(tuple(game.hands[TRICKS][BLUE]))

    tricks = [STOCKED_RULES.expansions[1].stocks[TRICKS].numbers[card] for card in ("sidestep", "smoke")]
    assert {(trick,) for trick in tricks} == hands


def test_a_card_does_not_wait_for_what_is_nobody_s_business() -> None:
    """The target is not the holder's: nobody is asked."""
    play = table("c5: .r2 . .r1\nb2 at a20\nred dice 1 1 1 1, commanded\nblue holds sidestep")
    play.play("red: r2 1, F, shoot r1")

    assert "any" in play.menu


def test_declining_tells_nobody_which_card_was_kept() -> None:
    """What waits on the agenda is the same for either card, and the holder is asked once for all of them."""
    seen = []
    for card in ("sidestep", "smoke"):
        play = table(SHOOTING + f"\nblue holds {card}").play("red: r2 1, F, shoot b1", "blue: decline")
        seen.append(seen_by(play.game, RED).state)
    assert seen[0] == seen[1]

    both = table(SHOOTING + "\nblue holds sidestep, smoke").play("red: r2 1, F, shoot b1")
    assert ["sidestep", "smoke", "decline"] == both.menu
    assert "any" in both.play("blue: decline").menu


def test_whoever_is_out_plays_no_card() -> None:
    """Their hands stay where they are."""
    play = Table(STOCKED_RULES, "c5: .r2 . .b1\ng1 at a20\nblue holds sidestep\nred dice 1 1 1 1, commanded", players=3)
    game = play.game
    assert isinstance(game, Thunder)
    game.out = [0, 1, 0]
    game.cards_changed()

    assert "any" in play.play("red: r2 1, F, shoot b1").menu


def test_a_card_beside_a_seat_bends_for_all_that_is_its_own() -> None:
    """Every vehicle of the crew, and no other."""
    game = table("r1 at c5\nb1 at a20\nred has boss").game

    assert [5, 5, 4] == [ask(game, MOVES, vehicle, 4) for vehicle in (R1, R3, B1)]


def test_a_board_replaces_or_joins_the_crew_s() -> None:
    """Commands are offered as the cards beside the seat say."""
    replaced = table("c5: r1\nb1 at a20\nred has boss, dice 1 3 3 3").play("red: r1 1")
    joined = table("c5: r1\nb1 at a20\nred has sidekick, dice 1 5 5 5").play("red: r1 1")

    assert ["no command", "horn 3"] == replaced.menu
    assert ["no command", "airstrike 5", "drift 5", "horn 5"] == joined.menu


def test_a_card_beside_a_vehicle_sleeps_while_it_is_broken() -> None:
    """In force while the car runs."""
    game = table("r1 at c5, has springs\nr2 at c8\nb1 at a20").game
    broken = table("r1 at c5, damage dent, dent, has springs\nr2 at c8\nb1 at a20").game

    assert [3, 2] == [ask(game, COASTS, vehicle, 2) for vehicle in (R1, R2)]
    assert 2 == ask(broken, COASTS, R1, 2)


def test_a_card_beside_a_tile_is_in_force_for_everybody() -> None:
    """It knows its tile by its place."""
    game = table("r1 at c5\nb1 at a20\nmiddle has fog").game

    assert [1, 2, 1] == [ask(game, COST, R1, 1, space) for space in (0, 50, 143)]
    assert "fog" == table("r1 at c5\nb1 at a20\nmiddle has fog")["middle.cards"]


@rule("TR-AMM-01", "TR-AMM-03", "TR-AMM-04")
def test_cards_beside_tiles_come_and_go_with_them() -> None:
    """A card for every tile that is laid, none for the start; it is discarded with its tile, and moves along before."""
    begun_game = begun("7").game
    assert isinstance(begun_game, Thunder)
    assert [0, 1, 1] == [len(cards) for cards in begun_game.open[WEATHER]]

    play = table("c24: .r1\nb1 at a20\nrear has sun\nlead has fog\ntile pile 4 5\nred dice 1 1 1 1, commanded")
    play.play("red: r1 1, F", "dice: tile 4a")
    assert ["none", "fog", "sun"] == [play[f"{tile}.cards"] for tile in ("rear", "middle", "lead")]


def test_an_empty_pile_is_made_of_the_discards() -> None:
    """And where there are none either, nothing is drawn."""
    game = table("r1 at c5\nb1 at a20\nmiddle has fog, sun").game
    assert isinstance(game, Thunder)
    discard(game, WEATHER, game.open[WEATHER][1][0])
    set_open(game, WEATHER, 1, game.open[WEATHER][1][1:])
    game.do(Open(WEATHER, 2))
    game.advance()
    assert [0, 0] == game.piles[WEATHER]
    assert [0] == game.open[WEATHER][2]

    game.do(Open(WEATHER, 0))
    game.advance()
    assert [] == game.open[WEATHER][0]


def test_cards_are_drawn_for_those_who_may_read_them() -> None:
    """Faces with names for the holder, backs for the others, also in the terminal."""
    game = table("r1 at c5\nb1 at a20\nred holds sidestep\nred has boss").game

    assert {"card-sidestep-red", "card-boss-red"} <= pieces(game, RED)
    assert {"back-tricks-0-red", "card-boss-red"} <= pieces(game, BLUE)
    assert "card-sidestep-red" not in pieces(game, BLUE)
    assert [True, False] == ["thunder-card-sidestep" in lines(game, seat) for seat in (RED, BLUE)]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("red holds duck", "no card 'duck'"),
        ("red has fog", "'fog' does not lie beside a crew"),
        ("red holds feint\nblue holds feint", "there is no 'feint' left in its pile"),
    ],
)
def test_an_impossible_card_is_refused(line: str, reason: str) -> None:
    """With the reason."""
    with pytest.raises(BadInput, match=reason):
        table(f"r1 at c5\nb1 at a20\n{line}")
