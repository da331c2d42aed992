"""Every two cards of Extra Ammo that wait for one window or bend one query, together in a race."""

from __future__ import annotations

import itertools

import pytest

from chicane.core.cards import Card, UseCard
from chicane.core.chance import Luck, weighted
from chicane.thunder.box import BESIDE_SEATS, BESIDE_TILES, Stock
from chicane.thunder.extra_ammo import EXTRA_AMMO
from chicane.thunder.game import GAME
from chicane.thunder.lab.audit import audit
from chicane.thunder.state import Thunder
from chicane.thunder.stocks import set_hand, set_open

STOCKS = [stock for each in EXTRA_AMMO for stock in each.stocks]
PLACES = {card.id: (stock, number) for stock in STOCKS for number, card in enumerate(stock.cards)}
CARDS = [card for stock in STOCKS for card in stock.cards]
PLIES = 400


def meet(one: Card, other: Card) -> bool:
    """Whether two cards have a window or a query in common."""
    return bool(set(one.answers) & set(other.answers) or set(one.mods) & set(other.mods))


PAIRS = [(one.id, other.id) for one, other in itertools.combinations(CARDS, 2) if meet(one, other)]


def put(game: Thunder, stock: Stock, card: int, seat: int) -> None:
    """A card where it belongs, for a seat or a tile, in place of what is there."""
    number = game.box.stock_numbers[stock.id]
    game.piles = [
        [max(0, count - (kind == card and at == number)) for kind, count in enumerate(pile)]
        for at, pile in enumerate(game.piles)
    ]
    if stock.beside in (BESIDE_SEATS, BESIDE_TILES):
        set_open(game, number, seat, [card])
    else:
        set_hand(game, number, seat, [card])


def race(one: str, other: str) -> Thunder:
    """Two crews with a card each in round 2, and nothing else of the decks."""
    decks: dict[str, object] = {PLACES[id][0].id: "yes" for id in (one, other)}
    game = GAME.position(
        ["r1 at c5", "r2 at d6", "r3 at b18", "b1 at c6", "b2 at d18", "b3 at c19"], 2, GAME.check_options(decks, 2)
    )
    for seat, id in enumerate((one, other)):
        put(game, *PLACES[id], 1 + seat if PLACES[id][0].beside == BESIDE_TILES else seat)
    game.advance()
    return game


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=lambda id: id)
def test_cards_that_meet(one: str, other: str) -> None:
    """Both are played as soon as they may be, and the books are right after every choice."""
    luck = Luck(f"{one} {other}")
    game = race(one, other)
    for _ in range(PLIES):
        if game.over:
            break
        uses = [option for option in game.menu if isinstance(option, UseCard)]
        weights = game.weights or [1] * len(game.menu)
        game.play(uses[0] if uses else game.menu[weighted(weights, luck.below(sum(weights)))])

        assert "" == audit(game)
