"""Damage cards: drawn one by one, added up, borne; then their icons (WK-FIRE-04..09, WK-ICON)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.pile import DrawFromPile, given, taken, turned
from chicane.core.step import NOBODY, Step
from chicane.wreckage import wrecks
from chicane.wreckage.kinds import DAMAGE, EQUIPMENT
from chicane.wreckage.loss import LoseCard
from chicane.wreckage.names import EQUIPMENT_NAMES, named
from chicane.wreckage.spin import Spin
from chicane.wreckage.state import Wreckage

BLUNT: Final = -1  # a cause that handling doesn't help against: a collision, barrels, fire (WK-COLL-06, WK-OBST-11)


class Draw(DrawFromPile[Wreckage]):
    """So many cards are still to be drawn for a vehicle; the cause is a weapon or BLUNT (WK-FIRE-04, WK-COLL-05)."""

    def __init__(self, seat: int, left: int, cause: int, cards: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.left = left
        self.cause = cause
        self.cards = cards

    def pile(self, game: Wreckage) -> list[int]:
        return game.pile if self.left else []

    def drawn(self, game: Wreckage, kind: int) -> Step[Any]:
        return Drawn(self.seat, self.left, self.cause, self.cards, kind)

    def run(self, game: Wreckage) -> None:
        """Nothing is left to draw, or the pile must be shuffled first, without this draw's cards (WK-FIRE-09)."""
        if self.left and any(game.discards):
            game.do_all([Reshuffle(), self])
        elif self.cards:
            game.do(Settle(self.seat, self.cause, self.cards))

    def prompt(self, game: Wreckage) -> Message:
        return Message("wreckage-ask-draw", "WK-FIRE-04", vehicle=named(game, self.seat), left=self.left)


class Drawn(Step[Wreckage]):
    """One damage card (WK-COMP-13)."""

    def __init__(self, seat: int, left: int, cause: int, cards: tuple[int, ...], kind: int) -> None:
        self.seat = seat
        self.left = left
        self.cause = cause
        self.cards = cards
        self.kind = kind

    def run(self, game: Wreckage) -> None:
        game.pile = taken(game.pile, self.kind)
        game.table = given(game.table, self.kind)
        game.do(Draw(self.seat, self.left - 1, self.cause, (*self.cards, self.kind)))

    def text(self, game: Wreckage) -> str:
        return f"card {DAMAGE[self.kind].id}"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-draw", "WK-COMP-13", card=DAMAGE[self.kind].id)


class Reshuffle(Step[Wreckage]):
    """Used cards and the pile are shuffled together (WK-FIRE-09, WK-ICON-10)."""

    def run(self, game: Wreckage) -> None:
        game.pile, game.discards = turned(game.pile, game.discards)

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-reshuffle", "WK-ICON-10")


def points_of(cards: tuple[int, ...]) -> int:
    """What damage cards add up to (WK-FIRE-05)."""
    return sum(DAMAGE[kind].points for kind in cards)


def handling_against(game: Wreckage, seat: int, cause: int) -> int:
    """The points that handling takes off: none of a blunt cause (WK-FIRE-05, WK-COLL-06)."""
    return 0 if cause == BLUNT else game.handling(seat)


class Settle(Step[Wreckage]):
    """The points, less the handling against a weapon; plates may be thrown in (WK-FIRE-05, WK-UPG-01)."""

    def __init__(self, seat: int, cause: int, cards: tuple[int, ...], soaked: int = 0) -> None:
        self.seat = seat
        self.cause = cause
        self.cards = cards
        self.soaked = soaked  # by plates thrown in so far

    def amount(self, game: Wreckage) -> int:
        """What becomes damage markers if nothing more is done (WK-FIRE-05, WK-FIRE-06, WK-COLL-06, WK-UPG-02)."""
        handling = handling_against(game, self.seat, self.cause)
        return max(0, points_of(self.cards) - handling - self.soaked)

    def shields(self, game: Wreckage) -> list[int]:
        return sorted({number for number in game.equipment[self.seat] if EQUIPMENT[number].soak})

    def actor(self, game: Wreckage) -> int:
        return self.seat if self.amount(game) and self.shields(game) else NOBODY

    def options(self, game: Wreckage) -> list[Step[Any]]:
        bear = Suffer(self.seat, self.cause, self.cards, self.amount(game))
        return [bear, *[Shield(self.seat, self.cause, self.cards, self.soaked, each) for each in self.shields(game)]]

    def run(self, game: Wreckage) -> None:
        game.do(Suffer(self.seat, self.cause, self.cards, self.amount(game)))

    def prompt(self, game: Wreckage) -> Message:
        vehicle, amount = named(game, self.seat), self.amount(game)
        return Message("wreckage-ask-shield", "WK-UPG-01", vehicle=vehicle, amount=amount)


class Shield(Step[Wreckage]):
    """Plates are thrown away to cancel damage; others may follow (WK-UPG-01)."""

    def __init__(self, seat: int, cause: int, cards: tuple[int, ...], soaked: int, number: int) -> None:
        self.seat = seat
        self.cause = cause
        self.cards = cards
        self.soaked = soaked
        self.number = number

    def run(self, game: Wreckage) -> None:
        game.lose_equipment(self.seat, self.number)
        game.do(Settle(self.seat, self.cause, self.cards, self.soaked + EQUIPMENT[self.number].soak))

    def text(self, game: Wreckage) -> str:
        return f"use {EQUIPMENT[self.number].id}"

    def label(self, game: Wreckage) -> Message:
        soak = EQUIPMENT[self.number].soak
        return Message("wreckage-do-shield", "WK-UPG-01", equipment=EQUIPMENT_NAMES[self.number], soak=soak)

    def tell(self, game: Wreckage) -> Message:
        vehicle, equipment = named(game, self.seat), EQUIPMENT_NAMES[self.number]
        return Message("wreckage-told-shield", "WK-UPG-01", vehicle=vehicle, equipment=equipment)


class Suffer(Step[Wreckage]):
    """Damage markers, then the icons of the cards; they need at least one marker, Shuffle doesn't (WK-ICON-01..11)."""

    def __init__(self, seat: int, cause: int, cards: tuple[int, ...], amount: int) -> None:
        self.seat = seat
        self.cause = cause
        self.cards = cards
        self.amount = amount

    def run(self, game: Wreckage) -> None:
        for kind in self.cards:  # WK-FIRE-08
            game.table = taken(game.table, kind)
            game.discards = given(game.discards, kind)
        steps: list[Step[Any]] = [Reshuffle()] if any(DAMAGE[kind].shuffles for kind in self.cards) else []
        if self.amount:
            game.damage[self.seat] += self.amount
            game.quiet = 0
            dead = game.damage[self.seat] >= game.structure(self.seat)
            steps = ([wrecks.Destroy(self.seat)] if dead else self.icons(game)) + steps
        game.do_all(steps)

    def icons(self, game: Wreckage) -> list[Step[Any]]:
        """One spin at most a phase, a card lost for each Irreversible (WK-ICON-07, WK-ICON-09, WK-WPN-03..05)."""
        cards = [DAMAGE[kind] for kind in self.cards]
        losses: list[Step[Any]] = [LoseCard(self.seat) for card in cards if card.irreversible]
        spins = any(card.spins for card in cards) or (self.cause != BLUNT and EQUIPMENT[self.cause].spins)
        return losses if not spins or game.spun[self.seat] else [Spin(self.seat), *losses]

    def text(self, game: Wreckage) -> str:
        return "bear it"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-bear", "WK-UPG-01", amount=self.amount)

    def tell(self, game: Wreckage) -> Message:
        vehicle, rule = named(game, self.seat), "WK-COLL-06" if self.cause == BLUNT else "WK-FIRE-05"
        if not self.amount:
            return Message("wreckage-told-unhurt", "WK-FIRE-06", vehicle=vehicle, cards=len(self.cards))
        left = max(0, game.structure(self.seat) - game.damage[self.seat] - self.amount)
        return Message(
            "wreckage-told-hurt", rule, vehicle=vehicle, amount=self.amount, cards=len(self.cards), left=left
        )


class Strain(Step[Wreckage]):
    """A hairpin costs a damage marker at once; plates don't help (WK-HAIR-02, WK-HAIR-05, WK-HAIR-08)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        game.damage[self.seat] += 1
        game.quiet = 0
        if game.damage[self.seat] >= game.structure(self.seat):
            game.do_all([wrecks.Destroy(self.seat), CheckLast()])


class CheckLast(Step[Wreckage]):
    """The last player still in play wins; if one event took the last ones, nobody does (WK-GOAL-02, WK-GOAL-03)."""

    def run(self, game: Wreckage) -> None:
        alive = game.alive()
        if len(alive) == 1:
            game.finish(alive, "last")
        elif not alive:
            game.finish([], "nobody")

    def tell(self, game: Wreckage) -> Message | None:
        alive = game.alive()
        if len(alive) == 1:
            return Message("wreckage-told-last", "WK-GOAL-02", vehicle=named(game, alive[0]))
        return None if alive else Message("wreckage-told-nobody", "WK-GOAL-03")
