"""Cards of a stock: dealt in secret, laid open, played from the hand, discarded."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress
from typing import Any

from chicane.core.cards import EVERYBODY, HELD, Answer, Build, Condition, InForce, cards_gone, known
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.pile import UNKNOWN, DrawFromPile, given, held, taken, turned
from chicane.core.step import NOBODY, Step
from chicane.thunder.box import BESIDE_SEATS, BESIDE_TILES, BESIDE_VEHICLES
from chicane.thunder.names import crew_of
from chicane.thunder.state import Thunder


def card_name(game: Thunder, stock: int, card: int) -> Message:
    """What a card is called."""
    return Message(f"thunder-card-{game.box.stocks[stock].cards[card].id}")


def card_by(game: Thunder, stock: int, id: str) -> int:
    """The card of a stock with this id."""
    return game.box.stocks[stock].numbers[id]


def rule_of(game: Thunder, stock: int) -> str:
    """The rule by which a stock is dealt."""
    return game.box.stocks[stock].rule


# In the state


def take(game: Thunder, stock: int, card: int) -> None:
    """A card leaves its pile."""
    game.piles = changed(game.piles, stock, taken(game.piles[stock], card))


def discard(game: Thunder, stock: int, card: int) -> None:
    """A card that lay somewhere comes to the discards, from which the pile is made again."""
    game.used = changed(game.used, stock, given(game.used[stock], card))


def put_back(game: Thunder, stock: int, card: int) -> None:
    """A card that lay somewhere is shuffled into its pile."""
    game.piles = changed(game.piles, stock, given(game.piles[stock], card))


def set_hand(game: Thunder, stock: int, seat: int, hand: list[int]) -> None:
    """What a seat holds from now on."""
    game.hands = changed(game.hands, stock, changed(game.hands[stock], seat, hand))
    if game.box.stocks[stock].from_hand:
        game.cards_changed()


def without(hand: list[int], card: int) -> list[int]:
    """The hand without a card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def set_open(game: Thunder, stock: int, place: int, cards: list[int]) -> None:
    """What lies open beside a seat, a vehicle or a tile from now on."""
    game.open = changed(game.open, stock, changed(game.open[stock], place, cards))
    game.cards_changed()


# Dealing


class Draw(DrawFromPile[Thunder]):
    """The next card of a stock; an empty pile is made of the discards again."""

    def __init__(self, stock: int, place: int) -> None:
        self.stock = stock
        self.place = place  # a seat, or what the card will lie beside

    def pile(self, game: Thunder) -> list[int]:
        return game.piles[self.stock]

    def cards(self, number: int) -> list[Step[Any]]:
        """The options that stand for so many cards of the stock."""
        raise NotImplementedError

    def options(self, game: Thunder) -> list[Step[Any]]:
        pile = game.piles[self.stock]
        return list(compress(self.cards(len(pile)), pile))

    def run(self, game: Thunder) -> None:
        pile, used = turned(game.piles[self.stock], game.used[self.stock])
        game.piles, game.used = changed(game.piles, self.stock, pile), changed(game.used, self.stock, used)
        if any(pile):
            game.do(type(self)(self.stock, self.place))


class Deal(Draw):
    """A card for a hand, which nobody else sees."""

    def cards(self, number: int) -> list[Step[Any]]:
        return dealt(self.stock, self.place, number)

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-deal", rule_of(game, self.stock), crew=crew_of(game, self.place))


class Dealt(Step[Thunder]):
    """The seat knows the card, and the others that it has one."""

    def __init__(self, stock: int, seat: int, card: int) -> None:
        self.stock = stock
        self.seat = seat
        self.card = card

    def run(self, game: Thunder) -> None:
        take(game, self.stock, self.card)
        set_hand(game, self.stock, self.seat, held(game.hands[self.stock][self.seat], self.card))

    def hidden(self, seat: int) -> bool:
        return seat != self.seat

    def text(self, game: Thunder) -> str:
        return game.box.stocks[self.stock].cards[self.card].id

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-deal", rule_of(game, self.stock), card=card_name(game, self.stock, self.card))

    def tell(self, game: Thunder) -> Message | None:
        crew, card = crew_of(game, self.seat), card_name(game, self.stock, self.card)
        return Message("thunder-told-deal", rule_of(game, self.stock), crew=crew, card=card)


@cache
def dealt(stock: int, seat: int, number: int) -> list[Step[Any]]:
    """Each of so many cards for a hand; values are shared."""
    return [Dealt(stock, seat, card) for card in range(number)]


class Open(Draw):
    """A card that everybody sees."""

    def cards(self, number: int) -> list[Step[Any]]:
        return opened(self.stock, self.place, number)

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-open", rule_of(game, self.stock))


class Opened(Step[Thunder]):
    """The card lies beside a seat, a vehicle or a tile."""

    def __init__(self, stock: int, place: int, card: int) -> None:
        self.stock = stock
        self.place = place
        self.card = card

    def run(self, game: Thunder) -> None:
        take(game, self.stock, self.card)
        set_open(game, self.stock, self.place, [*game.open[self.stock][self.place], self.card])

    def text(self, game: Thunder) -> str:
        return game.box.stocks[self.stock].cards[self.card].id

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-deal", rule_of(game, self.stock), card=card_name(game, self.stock, self.card))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-open", rule_of(game, self.stock), card=card_name(game, self.stock, self.card))


@cache
def opened(stock: int, place: int, number: int) -> list[Step[Any]]:
    """Each of so many cards for all to see; values are shared."""
    return [Opened(stock, place, card) for card in range(number)]


# Cards beside tiles come and go with their tiles.


def beside_tiles(game: Thunder) -> list[int]:
    """The stocks whose cards lie beside tiles."""
    return [number for number, stock in enumerate(game.box.stocks) if stock.beside == BESIDE_TILES]


def tile_laid(game: Thunder, tile: int) -> list[Step[Any]]:
    """Every tile that is laid gets a card (TR-AMM-01, TR-AMM-03)."""
    return [Open(number, tile) for number in beside_tiles(game)]


def tiles_move_up(game: Thunder) -> None:
    """The cards of the rear tile are discarded, the others go along with their tiles (TR-AMM-04)."""
    for number in beside_tiles(game):
        leaving, *others = game.open[number]
        for card in leaving:
            discard(game, number, card)
        game.open = changed(game.open, number, [*others, []])
        game.cards_changed()


# Playing


class Play(Step[Thunder]):
    """A card is shown and leaves the game (TR-AMM-14, TR-AMM-22, TR-AMM-25)."""

    def __init__(self, stock: int, seat: int, card: int) -> None:
        self.stock = stock
        self.seat = seat
        self.card = card

    def run(self, game: Thunder) -> None:
        game.reveal()
        hands, played = game.hands[self.stock], (game.box.stock_cards[self.stock][self.card], HELD, self.seat)
        game.hands = changed(game.hands, self.stock, changed(hands, self.seat, without(hands[self.seat], self.card)))
        cards_gone(game, [held for held in known(game) if held == played])

    def tell(self, game: Thunder) -> Message:
        crew, card = crew_of(game, self.seat), card_name(game, self.stock, self.card)
        return Message("thunder-told-play", "TR-AMM-25", crew=crew, card=card)


def from_hand(stock: str, id: str, steps: Build, instead: bool = False, when: Condition | None = None) -> Answer:
    """What a card does when its holder plays it: it is shown and leaves the game, then its steps."""

    def build(game: Thunder, event: Step[Any], seat: int) -> Sequence[Step[Any]]:
        number = game.box.stock_numbers[stock]
        return [Play(number, seat, card_by(game, number, id)), *steps(game, event, seat)]

    return Answer(build, instead=instead, when=when)


# In force


def in_force(game: Thunder) -> list[InForce]:
    """Open cards, and cards in a hand that wait for their moment, in the order of the stocks."""
    found: list[InForce] = []
    for number, stock in enumerate(game.box.stocks):
        numbers, beside, places = game.box.stock_cards[number], stock.beside, game.open[number]
        if stock.from_hand:
            add_held(game, found, numbers, game.hands[number])
        if beside == BESIDE_VEHICLES:
            add_fitted(game, found, numbers, places)
        elif beside == BESIDE_SEATS:
            add_held(game, found, numbers, places)
        elif beside == BESIDE_TILES:
            found += [(numbers[card], EVERYBODY, NOBODY) for cards in places for card in cards]
    found.sort()
    return found


def add_held(game: Thunder, found: list[InForce], numbers: list[int], seats: list[list[int]]) -> None:
    """Cards of a seat are for all that is its own; nobody who is out plays any."""
    for seat, cards in enumerate(seats):
        if cards and not game.out[seat]:
            for card in cards:
                if card != UNKNOWN:
                    found.append((numbers[card], HELD, seat))


def add_fitted(game: Thunder, found: list[InForce], numbers: list[int], vehicles: list[list[int]]) -> None:
    """Cards of a vehicle are for it alone, while it runs (TR-UPG-06, TR-UPG-08)."""
    for vehicle, cards in enumerate(vehicles):
        if cards and game.is_operable(vehicle):
            for card in cards:
                found.append((numbers[card], vehicle, game.owner[vehicle]))
