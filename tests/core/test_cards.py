"""Queries, windows and cards: checked when they are registered, asked on read."""

from __future__ import annotations

from typing import Any

import pytest

from chicane.core.cards import Card, Deck, Open, Seams, UseCard, also, exactly, plus
from chicane.core.errors import BadInput
from chicane.core.message import Message
from chicane.core.step import Step
from tests.core.toy import GAME, HEAVY, SEAMS, WON, WORTH, Duel, Gain, Won


def nothing(game: Any, subject: int) -> tuple[Step[Any], ...]:
    return ()


def seams(*cards: Card, size: int | None = None) -> Seams:
    """A game with two queries, two windows and one deck."""
    count = sum(card.count for card in cards) if size is None else size
    return Seams("derby", ["moves", "arcs"], ["damage_dealt", "after_move"], [Deck("gear", count, list(cards))])


def duel(cards: str, seat: int = 0) -> Duel:
    """A game with some cards in play, in which a seat has just won a bout of two points."""
    game = GAME.blank(2, GAME.check_options({"cards": cards}))
    game.stake = 2
    game.do(Won(seat))
    game.advance()
    return game


# Registration


@pytest.mark.parametrize(
    ("card", "message"),
    [
        (Card("nitro", mods={"move": plus(1)}), "nitro: no query 'move'; did you mean 'moves'?"),
        (Card("nitro", mods={"speed": plus(1)}), "nitro: no query 'speed'; known: moves, arcs"),
        (
            Card("steel-plates", window="damage_delt", steps=nothing),
            "steel-plates: no window 'damage_delt'; did you mean 'damage_dealt'?",
        ),
        (Card("steel-plates", window="damage_dealt"), "steel-plates: a window and its steps go together"),
        (Card("steel-plates", steps=nothing), "steel-plates: a window and its steps go together"),
    ],
)
def test_wrong_card(card: Card, message: str) -> None:
    """The error names the card, and the name that may have been meant."""
    with pytest.raises(BadInput) as error:
        seams(Card("armour", mods={"moves": plus(-1)}), card)

    assert message == str(error.value)


def test_same_id_twice() -> None:
    """Even in different decks."""
    with pytest.raises(BadInput) as error:
        Seams("derby", ["moves"], [], [Deck("gear", 1, [Card("nitro")]), Deck("guns", 1, [Card("nitro")])])

    assert "derby, card nitro: the id is used twice" == str(error.value)


@pytest.mark.parametrize("size", [3, 5])
def test_wrong_deck_size(size: int) -> None:
    """Copies count."""
    with pytest.raises(BadInput) as error:
        seams(Card("nitro", count=3), Card("armour"), size=size)

    assert f"derby, deck gear: 4 cards, the box has {size}" == str(error.value)


def test_unknown_query_or_window_of_a_rule() -> None:
    """A rule that asks for a name that nobody declared fails at import, like a card."""
    with pytest.raises(BadInput, match=r"^no query 'arc'; did you mean 'arcs'[?]$"):
        seams().query("arc")
    with pytest.raises(BadInput, match=r"^no window 'boarding'; known: damage_dealt, after_move$"):
        seams().window("boarding")


def test_numbers_of_names() -> None:
    """By their place in the list."""
    assert [0, 1] == [seams().query("moves"), seams().query("arcs")]
    assert [0, 1] == [seams().window("damage_dealt"), seams().window("after_move")]
    assert {"heavy": 0, "double": 1, "tax": 2} == SEAMS.number


# Queries


@pytest.mark.parametrize(
    ("bend", "value", "bent"), [(plus(2), 3, 5), (plus(-2), 3, 1), (also(0b100), 0b001, 0b101), (exactly(0), 3, 0)]
)
def test_bends(bend: Any, value: int, bent: int) -> None:
    """More or fewer, further bits, or a fixed value."""
    assert bent == bend(None, 0, value)


def test_query_without_cards_is_the_rulebook_s_value() -> None:
    """Nobody bends it."""
    assert 3 == SEAMS.ask(duel("none"), WORTH, 1, 3)


def test_query_depends_on_the_subject() -> None:
    """The heavy card is in force for the last seat only."""
    game = duel("all")

    assert [3, 4] == [SEAMS.ask(game, WORTH, seat, 3) for seat in (0, 1)]


class Stacked(Duel):
    """Two cards that bend the same query are in force, in the order of the setup."""

    def in_force(self, subject: int) -> list[int]:
        return [0, 1] if self.setup["deck"] == "plain" else [1, 0]


@pytest.mark.parametrize(("deck", "bent"), [("plain", 10), ("steep", 11)])
def test_bends_apply_one_after_the_other(deck: str, bent: int) -> None:
    """In the order in which the game lists the cards in force."""
    game = Stacked(2, GAME.check_options({"deck": deck}))
    stack = Seams("derby", ["moves"], [], [Deck("a", 2, [Card("more", mods={"moves": plus(1)}),
                                                         Card("ten", mods={"moves": exactly(10)})])])  # fmt: skip

    assert bent == stack.ask(game, stack.query("moves"), 0, 3)


# Windows


def test_window_without_cards() -> None:
    """Nothing happens and nobody is asked."""
    game = duel("none")

    assert game.over
    assert [2, 0] == game.points


def test_window_with_one_card() -> None:
    """It has its say without asking."""
    game = duel("one")

    assert game.over
    assert [4, 0] == game.points


def test_window_with_two_cards_asks_the_active_player() -> None:
    """Whoever the window is about; cards without a window are not offered."""
    game = duel("all", seat=1)

    assert 0 == game.actor
    assert ["double", "tax"] == [option.text(game) for option in game.menu]
    assert Message("window-order") == game.pending.prompt(game)
    assert [Message("toy-card-double"), Message("toy-card-tax")] == [option.label(game) for option in game.menu]


@pytest.mark.parametrize(("first", "points"), [("double", 3), ("tax", 2)])
def test_order_of_two_cards_matters(first: str, points: int) -> None:
    """Both have their say, the one chosen first; the second is not asked for."""
    game = duel("all", seat=1)
    option = game.pending.parse(game, first)
    assert option is not None
    game.play(option)

    assert game.over
    assert [0, points] == game.points
    assert 1 == game.plies


def test_card_that_left_play_is_not_asked() -> None:
    """A window looks again after each card."""
    game = duel("all")
    game.twists.remove(SEAMS.number["tax"])
    game.play(game.menu[0])

    assert game.over
    assert [4, 0] == game.points


def test_cards_in_reach() -> None:
    """Those in force for the subject that wait for this window."""
    game = duel("all", seat=1)

    assert [1, 2] == SEAMS.reached(game, WON, 1)
    assert HEAVY in game.in_force(1)


def test_window_steps_say_what_is_done() -> None:
    """The cards that had their say travel in the step, not in the state."""
    game = duel("all")

    assert Open(WON, 0) == game.pending
    assert [UseCard(WON, 0, 1, ()), UseCard(WON, 0, 2, ())] == game.menu
    game.agenda[-1] = Open(WON, 0, (1,))
    game.advance()
    assert [1, 0] == game.points


def test_builder_returns_the_rules_own_steps() -> None:
    """A card is an entry; what it does is done by steps that exist anyway."""
    build = SEAMS.cards[1].steps
    assert build is not None

    assert (Gain(0, 2),) == build(duel("none"), 0)
