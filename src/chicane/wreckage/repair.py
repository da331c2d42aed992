"""The emergency repair: two cards for a marker or a lost card, instead of card and move (WK-FIX)."""

from __future__ import annotations

from typing import Any

from chicane.core.lists import changed, without
from chicane.core.message import Message
from chicane.core.pile import held
from chicane.core.step import Step
from chicane.wreckage.kinds import PLAYS, REPAIR_PRICE
from chicane.wreckage.loss import lose_card
from chicane.wreckage.names import PLAY_NAMES, named
from chicane.wreckage.state import Wreckage


def may_repair(game: Wreckage, seat: int) -> bool:
    """With two cards in the deck, and something to gain (WK-FIX-03, WK-FIX-06)."""
    return bool(game.damage[seat] or game.lost[seat]) and game.can_pay(seat)


class Repair(Step[Wreckage]):
    """Card and move are given up; speed stays and firing is possible (WK-FIX-01, WK-FIX-05)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        game.given_up = changed(game.given_up, self.seat, 1)
        before = tuple(sorted(set(game.lost[self.seat])))
        pay: list[Step[Any]] = [Pay(self.seat) for _ in range(REPAIR_PRICE)]
        game.do_all([*pay, Gain(self.seat, before)])

    def text(self, game: Wreckage) -> str:
        return "repair"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-repair", "WK-FIX-01")

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-repair", "WK-FIX-01", vehicle=named(game, self.seat))


class Pay(Step[Wreckage]):
    """A card of the deck is removed for good; planned cards can't pay (WK-FIX-02, WK-FIX-06)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Wreckage) -> int:
        return self.seat

    def options(self, game: Wreckage) -> list[Step[Any]]:
        return [Paid(self.seat, card) for card in sorted(set(game.deck(self.seat)))]

    def prompt(self, game: Wreckage) -> Message:
        return Message("wreckage-ask-pay", "WK-FIX-02", vehicle=named(game, self.seat))


class Paid(Step[Wreckage]):
    """The card that is given."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, game: Wreckage) -> None:
        lose_card(game, self.seat, self.card)

    def text(self, game: Wreckage) -> str:
        return f"pay {PLAYS[self.card]}"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-pay", "WK-FIX-02", card=PLAY_NAMES[self.card])


class Gain(Step[Wreckage]):
    """One marker less, or a card lost before this repair comes back (WK-FIX-03, WK-FIX-04, WK-FIX-06)."""

    def __init__(self, seat: int, lost: tuple[int, ...]) -> None:
        self.seat = seat
        self.lost = lost

    def actor(self, game: Wreckage) -> int:
        return self.seat

    def options(self, game: Wreckage) -> list[Step[Any]]:
        back: list[Step[Any]] = [TakeBack(self.seat, card) for card in self.lost]
        return ([Mend(self.seat)] if game.damage[self.seat] else []) + back

    def prompt(self, game: Wreckage) -> Message:
        return Message("wreckage-ask-gain", "WK-FIX-03", vehicle=named(game, self.seat))


class Mend(Step[Wreckage]):
    """One damage marker is removed (WK-FIX-03)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        game.damage[self.seat] -= 1

    def text(self, game: Wreckage) -> str:
        return "mend"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-mend", "WK-FIX-03")

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-mend", "WK-FIX-03", vehicle=named(game, self.seat))


class TakeBack(Step[Wreckage]):
    """A piloting card comes back to its deck, the only way it can (WK-FIX-03, WK-FIX-04)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, game: Wreckage) -> None:
        game.lost = changed(game.lost, self.seat, without(game.lost[self.seat], self.card))
        game.cards = changed(game.cards, self.seat, held(game.cards[self.seat], self.card))

    def text(self, game: Wreckage) -> str:
        return f"take back {PLAYS[self.card]}"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-take-back", "WK-FIX-03", card=PLAY_NAMES[self.card])

    def tell(self, game: Wreckage) -> Message:
        vehicle, card = named(game, self.seat), PLAY_NAMES[self.card]
        return Message("wreckage-told-take-back", "WK-FIX-03", vehicle=vehicle, card=card)
