"""Cards that are chosen in secret and turned up together (TR-LDR-13, TR-UPG-05)."""

from __future__ import annotations

from typing import Any

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.box import BESIDE_VEHICLES
from chicane.thunder.names import crew_of, named
from chicane.thunder.state import Thunder
from chicane.thunder.stocks import card_name, set_hand, set_open, without


def car_crews(game: Thunder) -> list[int]:
    """The seats that may have leaders and upgrades (TR-LDR-01, TR-UPG-01)."""
    return [seat for seat in range(game.players) if game.box.crews[seat].drives_cars]


def lay_down(game: Thunder, stock: int, seat: int, card: int, place: int) -> None:
    """A card of a seat's hand lies face down beside something."""
    set_hand(game, stock, seat, without(game.hands[stock][seat], card))
    down = game.down[stock]
    game.down = changed(game.down, stock, changed(down, place, [*down[place], card]))


class Secret(Step[Thunder]):
    """A choice that only its seat knows for now."""

    def __init__(self, stock: int, seat: int, card: int) -> None:
        self.stock = stock
        self.seat = seat
        self.card = card

    def hidden(self, seat: int) -> bool:
        return seat != self.seat

    def text(self, game: Thunder) -> str:
        return game.box.stocks[self.stock].cards[self.card].id

    def label(self, game: Thunder) -> Message:
        return card_name(game, self.stock, self.card)


class TurnUp(Step[Thunder]):
    """All cards of a stock that lie face down are turned up together, and nothing of it is a secret any more."""

    def __init__(self, stock: int) -> None:
        self.stock = stock

    def run(self, game: Thunder) -> None:
        game.reveal()
        down = game.down[self.stock]
        game.down = changed(game.down, self.stock, [[] for _ in down])
        game.passed = changed(game.passed, self.stock, [[] for _ in range(game.players)])
        shown: list[Step[Any]] = [Shown(self.stock, place, card) for place, cards in enumerate(down) for card in cards]
        game.do_all(shown)


class Shown(Step[Thunder]):
    """One of the cards that are turned up."""

    def __init__(self, stock: int, place: int, card: int) -> None:
        self.stock = stock
        self.place = place
        self.card = card

    def run(self, game: Thunder) -> None:
        set_open(game, self.stock, self.place, [*game.open[self.stock][self.place], self.card])

    def tell(self, game: Thunder) -> Message:
        card = card_name(game, self.stock, self.card)
        if game.box.stocks[self.stock].beside == BESIDE_VEHICLES:
            return Message("thunder-told-fitted", "TR-UPG-05", vehicle=named(game, self.place), card=card)
        return Message("thunder-told-leader", "TR-LDR-13", crew=crew_of(game, self.place), card=card)
