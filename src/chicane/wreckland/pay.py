"""Paying a cost with dice and scrap, and what was paid for (WL-PAY, WL-RED)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckland import install
from chicane.wreckland.board import RollBoard
from chicane.wreckland.dice import spend
from chicane.wreckland.enemies import FOES
from chicane.wreckland.equipment import DESTRUCTION_COST, GEAR
from chicane.wreckland.icons import Cost
from chicane.wreckland.names import SCRAP_CODE, die_piece, is_red, piece_name, piece_text, scrap_piece
from chicane.wreckland.patterns import Payment, Sources, is_affordable, payments
from chicane.wreckland.state import ASIDE, CUSTOMISE, Wreckland

INSTALL: Final = 0  # an equipment card
UPGRADE: Final = 1
RESTORE: Final = 2  # take a Destruction card off
SHORT: Final = 12  # payments that still make a short menu; of more, one piece after the other is chosen


DIE_SOURCES: Final = [(piece,) for piece in range(SCRAP_CODE)]
SCRAP_SOURCES: Final = [tuple(scrap_piece(kind, value) for value in sorted(foe.scrap)) for kind, foe in enumerate(FOES)]


def sources(game: Wreckland) -> Sources:
    """All dice of the pool and all scrap, in order; colours do not matter for a cost (WL-PAY-01, WL-PAY-02)."""
    dice = [die_piece(game, die) for die in game.pool()]
    dice.sort()
    found: list[tuple[int, ...]] = [DIE_SOURCES[piece] for piece in dice]
    for kind, count in enumerate(game.scrap):
        for _ in range(count):
            found.append(SCRAP_SOURCES[kind])
    return tuple(found)


def can_pay(found: Sources, deed: int, kind: int) -> bool:
    """Whether dice and scrap are enough for a deed."""
    cost = cost_of(deed, kind)
    return is_affordable(cost.pattern, cost.number, found)


def cost_of(deed: int, kind: int) -> Cost:
    """What a deed costs."""
    cost = DESTRUCTION_COST if deed == RESTORE else GEAR[kind].cost
    assert cost is not None  # what is printed on the vehicle is never installed
    return cost


class Pay(Step[Wreckland]):
    """Choose a payment; where there are many, one die or card after the other (WL-PAY-01)."""

    def __init__(self, deed: int, kind: int, slot: int, facing: int, paid: Payment) -> None:
        self.deed = deed
        self.kind = kind
        self.slot = slot
        self.facing = facing
        self.paid = paid

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        cost = cost_of(self.deed, self.kind)
        found = payments(cost.pattern, cost.number, sources(game), self.paid)
        if len(found) <= SHORT:
            return [Paid(self.deed, self.kind, self.slot, self.facing, self.paid, rest) for rest in found]
        pieces = sorted({piece for rest in found for piece in rest})
        return [AddPiece(self.deed, self.kind, self.slot, self.facing, self.paid, piece) for piece in pieces]

    def prompt(self, game: Wreckland) -> Message:
        cost = cost_of(self.deed, self.kind)
        name = Message(f"wreckland-cost-{cost.id.partition('-')[0]}", number=cost.number)
        return Message("wreckland-ask-pay", "WL-PAY-01", cost=name, paid=len(self.paid))


class AddPiece(Step[Wreckland]):
    """One piece of the payment."""

    def __init__(self, deed: int, kind: int, slot: int, facing: int, paid: Payment, piece: int) -> None:
        self.deed = deed
        self.kind = kind
        self.slot = slot
        self.facing = facing
        self.paid = paid
        self.piece = piece

    def run(self, game: Wreckland) -> None:
        game.do(Pay(self.deed, self.kind, self.slot, self.facing, (*self.paid, self.piece)))

    def text(self, game: Wreckland) -> str:
        return f"add {piece_text(self.piece)}"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-add", "WL-PAY-01", piece=piece_name(self.piece))


class Paid(Step[Wreckland]):
    """The dice leave the pool, the deed is done, then each red die is rerolled for its penalty (WL-RED-01..03)."""

    def __init__(self, deed: int, kind: int, slot: int, facing: int, paid: Payment, rest: Payment) -> None:
        self.deed = deed
        self.kind = kind
        self.slot = slot
        self.facing = facing
        self.paid = paid
        self.rest = rest

    def run(self, game: Wreckland) -> None:
        pieces = [*self.paid, *self.rest]
        for piece in pieces:
            spend(game, piece, ASIDE)  # WL-PAY-03, WL-PAY-04
        game.do_all([RollBoard(CUSTOMISE) for piece in pieces if is_red(piece)])
        if self.deed == RESTORE:
            game.do(install.Restored(self.slot))
        else:
            game.do(install.Installed(self.kind, self.slot, self.facing))

    def text(self, game: Wreckland) -> str:
        return f"pay {' '.join(piece_text(piece) for piece in self.rest)}".strip()

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-pay", "WL-PAY-01", pieces=pieces_name([*self.paid, *self.rest]))


def pieces_name(pieces: list[int]) -> Message:
    """Several pieces in messages."""
    first = piece_name(pieces[0])
    if len(pieces) == 1:
        return first
    return Message("wreckland-piece-and", first=first, second=pieces_name(pieces[1:]))
