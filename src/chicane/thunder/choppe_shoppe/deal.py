"""Two leaders for each car crew, of which it keeps one, in secret (TR-LDR-02, TR-LDR-13)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.carnage.fire import FIRE_RULE
from chicane.thunder.choppe_shoppe.cards import Secret, TurnUp, car_crews, lay_down
from chicane.thunder.choppe_shoppe.leaders import LEADERS, STOCK
from chicane.thunder.choppe_shoppe.memory import remember
from chicane.thunder.choppe_shoppe.tokens import GetTokens
from chicane.thunder.names import crew_of
from chicane.thunder.state import Thunder
from chicane.thunder.stocks import Deal, card_by, put_back, set_hand, take, without

DEALT: Final = 2  # TR-LDR-02


def number(game: Thunder) -> int:
    """The stock of the leaders."""
    return game.box.stock_numbers[STOCK.id]


def prepare(game: Thunder) -> list[Step[Any]]:
    """Boards are dealt, chosen at once, and shown together; then everybody takes tokens (TR-LDR-02..04)."""
    seats, stock = car_crews(game), number(game)
    deals: list[Step[Any]] = [Deal(stock, seat) for seat in seats for _ in range(DEALT)]
    return [SortOut(), *deals, *[ChooseLeader(seat) for seat in seats], TurnUp(stock), TakeStars()]


class SortOut(Step[Thunder]):
    """Leaders that can't do what they are there for stay in the box (TR-LDR-15)."""

    def run(self, game: Thunder) -> None:
        stock = number(game)
        if "upgrades" not in game.box.stock_numbers:
            take(game, stock, card_by(game, stock, "miss-betty"))
        if FIRE_RULE.id not in game.box.seams.number:
            take(game, stock, card_by(game, stock, "em-berco"))


class ChooseLeader(Step[Thunder]):
    """Everybody keeps one of two, without seeing what the others do (TR-LDR-02, TR-LDR-13)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Thunder) -> int:
        return self.seat

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [LeaderChosen(number(game), self.seat, card) for card in game.hands[number(game)][self.seat]]

    def at_once(self) -> bool:
        return True

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-leader", "TR-LDR-02", crew=crew_of(game, self.seat))


class LeaderChosen(Secret):
    """One lies face down before the seat, the other goes back into the box unseen (TR-LDR-02)."""

    def run(self, game: Thunder) -> None:
        for other in without(game.hands[self.stock][self.seat], self.card):
            set_hand(game, self.stock, self.seat, without(game.hands[self.stock][self.seat], other))
            put_back(game, self.stock, other)
            remember(game, self.stock, self.seat, [other])
        lay_down(game, self.stock, self.seat, self.card, self.seat)


class TakeStars(Step[Thunder]):
    """As many tokens as there are stars on the board (TR-LDR-04)."""

    def run(self, game: Thunder) -> None:
        boards = enumerate(game.open[number(game)])
        game.do_all([GetTokens(seat, LEADERS[card].stars) for seat, cards in boards for card in cards])
