"""Upgrades that can be used once."""

from __future__ import annotations

from chicane.core.cards import cards_gone, known
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.names import named
from chicane.thunder.state import Thunder
from chicane.thunder.stocks import card_by, card_name, without


class UseUp(Step[Thunder]):
    """An upgrade leaves the game."""

    def __init__(self, vehicle: int, id: str) -> None:
        self.vehicle = vehicle
        self.id = id

    def run(self, game: Thunder) -> None:
        stock = game.box.stock_numbers["upgrades"]
        cards = game.open[stock][self.vehicle]
        used = card_by(game, stock, self.id)
        game.open = changed(game.open, stock, changed(game.open[stock], self.vehicle, without(cards, used)))
        gone = game.box.stock_cards[stock][used]
        cards_gone(game, [held for held in known(game) if held[0] == gone and held[1] == self.vehicle])

    def tell(self, game: Thunder) -> Message:
        stock = game.box.stock_numbers["upgrades"]
        card = card_name(game, stock, card_by(game, stock, self.id))
        return Message("thunder-told-use-up", "TR-UPG-06", vehicle=named(game, self.vehicle), card=card)
