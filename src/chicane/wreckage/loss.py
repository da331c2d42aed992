"""Piloting cards that are gone for good (WK-ICON-08, WK-ICON-09)."""

from __future__ import annotations

from typing import Any

from chicane.core.lists import changed, without
from chicane.core.message import Message
from chicane.core.pile import DrawFromPile, counted, held
from chicane.core.step import Step
from chicane.wreckage.kinds import PLAYS
from chicane.wreckage.names import PLAY_NAMES, named
from chicane.wreckage.state import Wreckage


class LoseCard(DrawFromPile[Wreckage]):
    """A random card of the deck is gone for good; planned ones are safe (WK-ICON-08, WK-ICON-09)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: Wreckage) -> list[int]:
        return counted(game.deck(self.seat), len(PLAYS))

    def drawn(self, game: Wreckage, kind: int) -> Step[Any]:
        return CardLost(self.seat, kind)

    def run(self, game: Wreckage) -> None:
        """The deck is empty: nothing is lost."""

    def prompt(self, game: Wreckage) -> Message:
        return Message("wreckage-ask-lose", "WK-ICON-08", vehicle=named(game, self.seat))


class CardLost(Step[Wreckage]):
    """The card that is gone."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, game: Wreckage) -> None:
        lose_card(game, self.seat, self.card)

    def text(self, game: Wreckage) -> str:
        return f"lose {PLAYS[self.card]}"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-lose", "WK-ICON-08", card=PLAY_NAMES[self.card])

    def tell(self, game: Wreckage) -> Message:
        vehicle, card = named(game, self.seat), PLAY_NAMES[self.card]
        return Message("wreckage-told-lose", "WK-ICON-08", vehicle=vehicle, card=card)


def lose_card(game: Wreckage, seat: int, card: int) -> None:
    """A piloting card is removed for good."""
    game.cards = changed(game.cards, seat, without(game.cards[seat], card))
    game.lost = changed(game.lost, seat, held(game.lost[seat], card))
