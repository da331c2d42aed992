"""Upgrades that can be used once."""

from __future__ import annotations

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.names import named
from chicane.thunder.state import Thunder
from chicane.thunder.stocks import card_by, card_name, set_open, without


class UseUp(Step[Thunder]):
    """An upgrade leaves the game."""

    def __init__(self, vehicle: int, id: str) -> None:
        self.vehicle = vehicle
        self.id = id

    def run(self, game: Thunder) -> None:
        stock = game.box.stock_numbers["upgrades"]
        cards = game.open[stock][self.vehicle]
        set_open(game, stock, self.vehicle, without(cards, card_by(game, stock, self.id)))

    def tell(self, game: Thunder) -> Message:
        stock = game.box.stock_numbers["upgrades"]
        card = card_name(game, stock, card_by(game, stock, self.id))
        return Message("thunder-told-use-up", "TR-UPG-06", vehicle=named(game, self.vehicle), card=card)
