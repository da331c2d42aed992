"""Piles and hands: drawn by what is left, and hidden so that nothing can be worked out from what is shown."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as some

from chicane.core.chance import Luck
from chicane.core.engine import Game
from chicane.core.pile import (
    UNKNOWN,
    DrawFromPile,
    any_of,
    counted,
    covered,
    held,
    hidden,
    imagined,
    kinds,
    left,
    mixed,
    taken,
    turned,
    weights,
)  # fmt: skip
from chicane.core.pile import (
    given as given_back,
)
from chicane.core.step import CHANCE, Step

KINDS = 4
WATCHER = -3
piles = some.lists(some.integers(0, 4), min_size=KINDS, max_size=KINDS)
hands = some.lists(some.lists(some.integers(0, KINDS - 1), max_size=4).map(sorted), min_size=3, max_size=3)
seats = some.sampled_from([0, 1, 2, WATCHER])


def test_what_can_be_drawn() -> None:
    """Kinds of which some are left, each with its number, unless there is no more than one of any."""
    assert [0, 2] == kinds([3, 0, 1])
    assert [3, 1] == weights([3, 0, 1])
    assert weights([1, 0, 1]) is None
    assert [] == kinds([0, 0])
    assert weights([0, 0]) is None


def test_take_and_give_back() -> None:
    """One card less, one card more; the list that others may share stays as it is."""
    pile = [3, 0, 1]

    assert [2, 0, 1] == taken(pile, 0)
    assert [3, 1, 1] == given_back(pile, 1)
    assert [3, 0, 1] == pile


def test_nothing_can_be_taken_that_is_not_there() -> None:
    """Fewer than none is a fault of the rules."""
    with pytest.raises(AssertionError, match="no card of kind 1 is left"):
        taken([3, 0, 1], 1)


def test_discards_are_turned() -> None:
    """They are shuffled into what is left of the pile."""
    assert ([3, 2, 1], [0, 0, 0]) == turned([1, 0, 1], [2, 2, 0])


def test_cards_as_a_pile() -> None:
    """How many there are of each kind."""
    assert [1, 0, 2, 0] == counted([2, 0, 2], KINDS)


class Deck(Game):
    """A pile, its discards, and what was drawn."""

    parts: ClassVar[tuple[str, ...]] = Game.parts + ("discards", "drawn", "pile")

    def __init__(self, pile: list[int], discards: list[int]) -> None:
        super().__init__(2, {})
        self.pile = pile
        self.discards = discards
        self.drawn: list[int] = []


class Draw(DrawFromPile[Deck]):
    """Cards are drawn until pile and discards are empty."""

    def pile(self, game: Deck) -> list[int]:
        return game.pile

    def drawn(self, game: Deck, kind: int) -> Step[Any]:
        return Drawn(kind)

    def run(self, game: Deck) -> None:
        if any(game.discards):
            game.pile, game.discards = turned(game.pile, game.discards)
            game.do(self)


class Drawn(Step[Deck]):
    """The card is put aside."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, game: Deck) -> None:
        game.pile = taken(game.pile, self.kind)
        game.drawn.append(self.kind)
        game.do(Draw())


def test_chance_draws_by_what_is_left() -> None:
    """An option for each kind, weighted by its number."""
    deck = Deck([3, 0, 2], [0, 0, 0])
    deck.do(Draw())
    deck.advance()

    assert (CHANCE, [Drawn(0), Drawn(2)], [3, 2]) == (deck.actor, deck.menu, deck.weights)


def test_an_empty_pile_asks_nobody() -> None:
    """The discards are turned; where there are none either, the game goes on."""
    deck = Deck([1, 0, 0], [0, 1, 1])
    deck.do(Draw())
    deck.advance()

    assert ([0], [0, 1, 1], [Drawn(1), Drawn(2)]) == (deck.drawn, deck.pile, deck.menu)
    deck.play(deck.menu[1])
    assert ([0, 2, 1], [0, 0, 0], True) == (deck.drawn, deck.pile, deck.over)


def test_hands_are_sorted() -> None:
    """Nobody can tell from a hand in which order its cards came."""
    assert [1, 2, 3] == held(held(held([], 3), 1), 2) == held(held(held([], 1), 2), 3)


def test_a_seat_sees_its_own_hand() -> None:
    """Of the others it sees how many cards they hold; what they may be lies with the pile."""
    assert ([[0, 1], [UNKNOWN], [UNKNOWN, UNKNOWN]], [3, 1, 1]) == hidden([[0, 1], [2], [0, 0]], [1, 1, 0], 0)
    assert ([[UNKNOWN], [UNKNOWN]], [1, 1]) == hidden([[0], [1]], [0, 0], WATCHER)


def test_covered_cards() -> None:
    """Cards that are unknown already lie with the pile already."""
    assert [1, 2] == covered([1, UNKNOWN, 1], [1, 0])


@given(hands=hands, pile=piles, seat=seats, seed=some.integers())
def test_hiding_shows_nothing_but_what_is_known(hands: list[list[int]], pile: list[int], seat: int, seed: int) -> None:
    """However the cards that a seat has not seen are dealt, it sees the same."""
    luck = Luck(str(seed))
    unseen = [card for card, count in enumerate(pile) for _ in range(count)]
    unseen = mixed(unseen + [card for other, hand in enumerate(hands) if other != seat for card in hand], luck)
    dealt = [hand if other == seat else sorted(unseen.pop() for _ in hand) for other, hand in enumerate(hands)]

    assert hidden(hands, pile, seat) == hidden(dealt, counted(unseen, KINDS), seat)


@given(hands=hands, pile=piles, seat=seats, seed=some.integers())
def test_imagined_hands_could_be_the_real_ones(hands: list[list[int]], pile: list[int], seat: int, seed: int) -> None:
    """As many cards in every hand, the same cards in all, the seat's own untouched; and it would see the same."""
    seen = hidden(hands, pile, seat)
    guess, rest = imagined(*seen, Luck(str(seed)))

    assert list(map(len, hands)) == list(map(len, guess))
    assert all(sorted(hand) == hand and UNKNOWN not in hand for hand in guess)
    assert seat < 0 or hands[seat] == guess[seat]
    assert total(hands, pile) == total(guess, rest)
    assert seen == hidden(guess, rest, seat)


def total(hands: list[list[int]], pile: list[int]) -> Counter[int]:
    """How many cards of each kind there are, wherever they are."""
    return Counter(card for hand in hands for card in hand) + Counter(dict(enumerate(pile)))


@given(hands=hands, pile=piles, seat=seats)
def test_hiding_what_is_hidden(hands: list[list[int]], pile: list[int], seat: int) -> None:
    """Nothing is hidden twice, and the size of the pile is no secret."""
    seen, heap = hidden(hands, pile, seat)

    assert (seen, heap) == hidden(seen, heap, seat)
    assert sum(pile) == left(pile, hands) == left(heap, seen)


def test_hands_are_imagined_by_what_is_left() -> None:
    """Three of four unseen cards are alike, so three hands in four hold such a card."""
    luck = Luck("7")
    found = Counter(imagined([[UNKNOWN], [1]], [3, 0, 1], luck)[0][0][0] for _ in range(2000))

    assert {0, 2} == set(found)
    assert 1400 < found[0] < 1600
    assert {0, 2} == {any_of([3, 0, 1], luck) for _ in range(100)}


def test_more_unknown_cards_than_there_are() -> None:
    """A pile that was not hidden with the hands is a fault of the game."""
    with pytest.raises(AssertionError, match="more cards are unknown than there are left"):
        imagined([[UNKNOWN, UNKNOWN]], [1, 0], Luck("7"))


def test_an_ordered_pile_is_mixed() -> None:
    """The same cards, in any order; the pile itself stays as it is."""
    luck, pile = Luck("7"), [1, 2, 2]
    orders = {tuple(mixed(pile, luck)) for _ in range(200)}

    assert {(1, 2, 2), (2, 1, 2), (2, 2, 1)} == orders
    assert [1, 2, 2] == pile
