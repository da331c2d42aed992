"""Queries, windows and cards: declared, installed and checked; asked on read, offered before an event."""

from __future__ import annotations

from typing import Any

import pytest

from chicane.core.cards import (
    EVERYBODY,
    NO_OTHER,
    Answer,
    Card,
    Deck,
    Decline,
    Index,
    InForce,
    Moment,
    Offered,
    Seams,
    UseCard,
    also,
    ask,
    exactly,
    happen,
    index_of,
    plus,
)
from chicane.core.codec import restore, state
from chicane.core.errors import BadInput
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from tests.core.toy import GAINING, GAME, HEAVY, SEAMS, WON, WORTH, Duel, Gain, Won


def nothing(game: Any, event: Step[Any], subject: int) -> list[Step[Any]]:
    return []


def seams() -> Seams:
    """A game with two queries and two windows, and no deck yet."""
    made = Seams("derby")
    for query in ("moves", "arcs"):
        made.query(query)
    for window in ("damage_dealt", "after_move"):
        made.window(window)
    return made


def duel(cards: str, seat: int = 0, stake: int = 2) -> Duel:
    """A game with some cards in play, in which a seat has just won a bout."""
    game = GAME.blank(2, GAME.check_options({"cards": cards}, 2))
    game.stake = stake
    game.do(Won(seat))
    game.advance()
    return game


def chosen(game: Duel, text: str) -> Duel:
    """The game after an option of the menu."""
    game.play(next(option for option in game.menu if option.text(game) == text))
    return game


# Registration


@pytest.mark.parametrize(
    ("card", "message"),
    [
        (Card("nitro", mods={"move": plus(1)}), "nitro: no query 'move'; did you mean 'moves'?"),
        (Card("nitro", mods={"speed": plus(1)}), "nitro: no query 'speed'; known: moves, arcs"),
        (
            Card("steel-plates", answers={"damage_delt": Answer(nothing)}),
            "steel-plates: no window 'damage_delt'; did you mean 'damage_dealt'?",
        ),
    ],
)
def test_wrong_card(card: Card, message: str) -> None:
    """The error names the card, and the name that may have been meant."""
    with pytest.raises(BadInput) as error:
        seams().install(Deck("gear", 2, [Card("armour", mods={"moves": plus(-1)}), card]))

    assert message == str(error.value)


def test_same_id_twice() -> None:
    """Even in different decks."""
    made = seams()
    made.install(Deck("gear", 1, [Card("nitro")]))
    with pytest.raises(BadInput) as error:
        made.install(Deck("guns", 1, [Card("nitro")]))

    assert "derby, card nitro: the id is used twice" == str(error.value)


@pytest.mark.parametrize("size", [3, 5])
def test_wrong_deck_size(size: int) -> None:
    """Copies count."""
    with pytest.raises(BadInput) as error:
        seams().install(Deck("gear", size, [Card("nitro", count=3), Card("armour")]))

    assert f"derby, deck gear: 4 cards, the box has {size}" == str(error.value)


def test_declared_twice() -> None:
    """Two rules would ask for different things by one name."""
    with pytest.raises(BadInput, match=r"^derby, query arcs: declared twice$"):
        seams().query("arcs")
    with pytest.raises(BadInput, match=r"^derby, window after_move: declared twice$"):
        seams().window("after_move")


def test_numbers_of_names() -> None:
    """In the order in which they were declared and installed."""
    assert [2, 2] == [seams().query("armour"), seams().window("end")]
    assert {"heavy": 0, "double": 1, "tax": 2, "robbery": 3, "toll": 4} == SEAMS.number


def test_decks_of_a_box() -> None:
    """The same names with other cards; the first ones stay as they were."""
    made = seams()
    boxed = made.with_decks([Deck("gear", 1, [Card("armour", mods={"moves": plus(-1)})])])

    assert (["armour"], []) == ([card.id for card in boxed.cards], made.cards)
    assert made.queries is boxed.queries


# Queries


@pytest.mark.parametrize(
    ("bend", "value", "bent"), [(plus(2), 3, 5), (plus(-2), 3, 1), (also(0b100), 0b001, 0b101), (exactly(0), 3, 0)]
)
def test_bends(bend: Any, value: int, bent: int) -> None:
    """More or fewer, further bits, or a fixed value."""
    assert bent == bend(None, 0, NO_OTHER, value)


def test_query_without_cards_is_the_rulebook_s_value() -> None:
    """Nobody bends it."""
    assert 3 == ask(duel("none"), WORTH, 1, 3)


def test_query_depends_on_the_subject() -> None:
    """The heavy card is in force for the last seat only."""
    game = duel("all")

    assert [3, 4] == [ask(game, WORTH, seat, 3) for seat in (0, 1)]


def test_query_knows_the_other_one() -> None:
    """A bend may depend on whom the subject meets."""
    game = Stacked(2, GAME.check_options({}, 2))
    game.deck = [Card("bully", mods={"moves": lambda game, subject, other, value: value + 10 * other})]

    assert [3 + 20, 3 - 10] == [ask(game, 0, 0, 3, 2), ask(game, 0, 0, 3)]


class Stacked(Duel):
    """Cards of a made-up deck, each in force for somebody."""

    deck: list[Card]
    whom: list[int]

    def seams(self) -> Seams:
        return seams().with_decks([Deck("a", len(self.deck), self.deck)])

    def in_force(self) -> list[InForce]:
        whom = getattr(self, "whom", [EVERYBODY] * len(self.deck))
        return [(number, subject, NOBODY) for number, subject in enumerate(whom)]


@pytest.mark.parametrize(("order", "bent"), [((1, 10), 10), ((10, 1), 11)])
def test_bends_apply_one_after_the_other(order: tuple[int, int], bent: int) -> None:
    """In the order of the decks."""
    game = Stacked(2, GAME.check_options({}, 2))
    bends = {1: plus(1), 10: exactly(10)}
    game.deck = [Card(str(each), mods={"moves": bends[each]}) for each in order]

    assert bent == ask(game, 0, 0, 3)


@pytest.mark.parametrize(("whom", "values"), [([EVERYBODY, 0], [10, 4]), ([0, EVERYBODY], [11, 4])])
def test_cards_for_everybody_keep_their_place_among_the_others(whom: list[int], values: list[int]) -> None:
    """Whoever has no card of their own still has those for everybody."""
    game = Stacked(2, GAME.check_options({}, 2))
    game.whom = whom
    game.deck = [Card("more", mods={"moves": plus(1)}), Card("ten", mods={"moves": exactly(10)})]
    if whom[0] != EVERYBODY:
        game.deck.reverse()

    assert values == [ask(game, 0, seat, 3) for seat in (0, 1)]


def test_index_is_made_anew_when_cards_change() -> None:
    """A card that left play bends nothing any more, once the game was told."""
    game = duel("all")
    game.twists.remove(HEAVY)
    assert 4 == ask(game, WORTH, 1, 3)
    game.cards_changed()

    assert 3 == ask(game, WORTH, 1, 3)


def test_index_is_shared_by_copies_and_no_part_of_the_state() -> None:
    """A copy costs no new index; a saved state has none."""
    game = duel("all")

    assert index_of(game) is game.copy().index
    assert "index" not in state(game)


def test_a_table_without_cards_has_one_index() -> None:
    """It is made once for all games."""
    assert index_of(duel("none")) is index_of(duel("none"))


def test_names_that_nobody_bends_cost_a_look() -> None:
    """Where no card waits or bends there is nothing to look through."""
    index = Index(SEAMS, [(HEAVY, 1, NOBODY)])

    assert (None, None) == (index.waiting[WON], index.waiting[GAINING])
    assert [None] == Index(SEAMS, []).bends


# Windows: cards that happen by themselves


def test_window_without_cards() -> None:
    """Nothing happens and nobody is asked."""
    game = duel("none")

    assert game.over
    assert [2, 0] == game.points


def test_what_happens_last_happens_at_once_without_cards() -> None:
    """It is put on the agenda only where a card has something to say."""
    alone, watched = (GAME.blank(2, GAME.check_options({"cards": cards}, 2)) for cards in ("none", "all"))
    for game in (alone, watched):
        happen(game, WON, Gain(0, 2), (0,))

    assert ([], [2, 0]) == (alone.agenda, alone.points)
    assert ([Offered(WON, Gain(0, 2), (0,), ())], [0, 0]) == (watched.agenda, watched.points)


def test_window_with_one_card() -> None:
    """It has its say without asking."""
    game = duel("one")

    assert game.over
    assert [4, 0] == game.points


def test_window_with_two_cards_asks_the_active_player() -> None:
    """Whoever the window is about; cards that wait for something else are not offered."""
    game = duel("all", seat=1)

    assert 0 == game.actor
    assert ["double", "tax"] == [option.text(game) for option in game.menu]
    assert Message("window-order") == game.pending.prompt(game)
    assert [Message("toy-card-double"), Message("toy-card-tax")] == [option.label(game) for option in game.menu]


@pytest.mark.parametrize(("first", "points"), [("double", 3), ("tax", 2)])
def test_order_of_two_cards_matters(first: str, points: int) -> None:
    """Both have their say, the one chosen first; the second is not asked for."""
    game = chosen(duel("all", seat=1), first)

    assert game.over
    assert [0, points] == game.points
    assert 1 == game.plies


def test_card_that_left_play_is_not_asked() -> None:
    """A window looks again after each card."""
    game = duel("all")
    game.twists.remove(SEAMS.number["tax"])
    game.cards_changed()
    game.play(game.menu[0])

    assert game.over
    assert [4, 0] == game.points


def test_window_steps_say_what_is_done() -> None:
    """The cards that had their say travel in the step, not in the state."""
    game = duel("all")
    double, tax = ((number, EVERYBODY, NOBODY) for number in (1, 2))

    assert Offered(WON, Moment(), (0,), ()) == game.pending
    assert [UseCard(WON, Moment(), (0,), (), each) for each in (double, tax)] == game.menu
    game.agenda[-1] = Offered(WON, Moment(), (0,), (double,))
    game.advance()
    assert [1, 0] == game.points


# Windows: cards whose holder is asked


class Rich(Duel):
    """The last seat holds two cards against everybody."""

    def in_force(self) -> list[InForce]:
        return [(SEAMS.number[id], EVERYBODY, self.players - 1) for id in ("robbery", "toll")]


def held(stake: int = 2) -> Duel:
    """The first seat is about to gain points, the other one has an answer."""
    game = Rich(2, GAME.check_options({}, 2))
    game.stake = stake
    game.do(Won(0))
    game.advance()
    return game


def test_holder_is_asked_in_somebody_else_s_turn() -> None:
    """Before the event happens, with what is about to happen in the question; all their cards are offered at once."""
    game = held()

    assert (1, [0, 0]) == (game.actor, game.points)
    assert ["robbery", "toll", "decline"] == [option.text(game) for option in game.menu]
    robbery, toll = Message("toy-card-robbery"), Message("toy-card-toll")
    coming = Message("toy-coming-gain", seat=0, points=2)
    asked = Message("window-ask", event=coming, card0=robbery, card1=toll)
    assert asked == game.pending.prompt(game)
    assert Message("window-decline") == game.menu[-1].label(game)


def test_declined_event_happens() -> None:
    """And the holder is not asked again."""
    game = chosen(held(), "decline")

    assert (True, [2, 0]) == (game.over, game.points)


def test_card_instead_of_the_event() -> None:
    """The event does not happen, and nobody else answers it."""
    game = chosen(held(), "robbery")

    assert (True, [0, 2]) == (game.over, game.points)


def test_card_before_the_event() -> None:
    """The others may still answer it; then it happens."""
    game = chosen(held(), "toll")

    assert ["robbery", "decline"] == [option.text(game) for option in game.menu]
    assert [2 - 1, 0] == chosen(game, "decline").points


def test_card_that_does_not_fit_the_event() -> None:
    """It is not offered."""
    game = held(stake=1)

    assert ["robbery", "decline"] == [option.text(game) for option in game.menu]


def test_holders_are_asked_from_the_active_seat_on() -> None:
    """Each for their own cards."""
    game = Held(3, GAME.check_options({}, 2))
    game.active = 2
    game.do(Offered(GAINING, Gain(0, 2), (0,), ()))
    game.advance()
    asked = []
    while not game.over:
        asked.append(game.actor)
        chosen(game, "decline")

    assert [2, 0, 1] == asked
    assert [2, 0, 0] == game.points


class Held(Duel):
    """Everybody holds a robbery, each against somebody."""

    def in_force(self) -> list[InForce]:
        return [(SEAMS.number["robbery"], EVERYBODY, seat) for seat in range(self.players)]


def test_what_happens_by_itself_comes_before_anybody_is_asked() -> None:
    """Whoever holds a card for the same event is asked when the curse is over, and not about the curse."""
    game = Cursed(2, GAME.check_options({}, 2))
    game.deck = [
        Card("choice", answers={"after_move": Answer(nothing)}),
        Card("curse", answers={"after_move": Answer(lambda game, event, subject: [Gain(0, -1)], by_itself=True)}),
    ]
    game.do(Offered(1, Gain(0, 2), (0,), ()))
    game.advance()

    assert ([-1, 0], 0) == (game.points, game.actor)
    assert ["choice", "decline"] == [option.text(game) for option in game.menu]
    assert [1, 0] == chosen(game, "decline").points


class Cursed(Stacked):
    """The active seat holds the first card, nobody the others."""

    def in_force(self) -> list[InForce]:
        return [(number, EVERYBODY, NOBODY if number else 0) for number in range(len(self.deck))]


def test_copies_of_a_card_are_told_apart() -> None:
    """By what they are in force for."""
    game = Twins(2, GAME.check_options({}, 2))
    game.do(Offered(GAINING, Gain(0, 2), (0, 1), ()))
    game.advance()

    assert ["robbery 0", "robbery 1", "decline"] == [option.text(game) for option in game.menu]


class Twins(Duel):
    """One seat has the same card for two subjects."""

    def in_force(self) -> list[InForce]:
        return [(SEAMS.number["robbery"], subject, 1) for subject in (0, 1)]


def test_offered_event_survives_the_codec() -> None:
    """An event waits on the agenda as plain data."""
    game = held()
    again = Rich(2, GAME.check_options({}, 2))
    restore(again, state(game), GAME.steps())

    assert game.menu == again.menu
    assert [2, 0] == chosen(again, "decline").points
    assert isinstance(game.menu[-1], Decline)


def test_an_index_without_some_cards_is_that_of_the_others() -> None:
    """Whatever goes, what is left is indexed as if it had never been there."""
    game = duel("all")
    cards = index_of(game).cards
    assert len(cards) > 2
    for gone in cards:
        left = [held for held in cards if held != gone]
        fresh, known = Index(game.seams(), left, game), index_of(game).without(game, [gone])
        assert (fresh.cards, fresh.bends, fresh.waiting) == (known.cards, known.bends, known.waiting)
    empty = index_of(game).without(game, cards)
    assert ([], Index(game.seams(), []).waiting) == (empty.cards, empty.waiting)
