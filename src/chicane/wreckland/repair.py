"""Repair, in Customisation and in the Chase; the engine never (WL-REPC, WL-REPP)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckland.board import RollBoard
from chicane.wreckland.dice import pieces, spend
from chicane.wreckland.kinds import GEAR_LOWEST, GEAR_VALUES
from chicane.wreckland.mend import damaged
from chicane.wreckland.names import gear_code, gear_name, is_red, piece_name, piece_text, piece_value
from chicane.wreckland.queries import CHASE_REPAIR, CUSTOMISE_REPAIR, ask
from chicane.wreckland.scrap import scrap_pieces
from chicane.wreckland.state import ASIDE, CUSTOMISE, Wreckland

ABOVE: Final = 2  # damage removed in Customisation by a die that matches no value (WL-REPC-04)


def can_repair(game: Wreckland, slot: int, piece: int) -> bool:
    """One die of at least the lowest value (WL-REPC-01..03)."""
    return piece_value(piece) >= GEAR_LOWEST[game.gear[slot]]


def matches(game: Wreckland, slot: int, piece: int) -> bool:
    """Whether a die equals a printed value."""
    return bool(GEAR_VALUES[game.gear[slot]] >> piece_value(piece) & 1)


# In Customisation


def all_pieces(game: Wreckland) -> list[int]:
    """Dice of both colours, and scrap (WL-REPC-07)."""
    return [*pieces(game, game.pool()), *scrap_pieces(game)]


def customise_repairs(game: Wreckland) -> list[Step[Any]]:
    """The damaged equipment that something can repair."""
    slots = damaged(game)
    best = max([piece_value(piece) for piece in all_pieces(game)], default=0) if slots else 0
    return [Repair(slot) for slot in slots if can_repair(game, slot, best)]


class Repair(Step[Wreckland]):
    """An equipment to repair; as often as one likes (WL-REPC-06)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, game: Wreckland) -> None:
        game.do(RepairWith(self.slot))

    def text(self, game: Wreckland) -> str:
        return f"repair {gear_code(game, self.slot)}"

    def label(self, game: Wreckland) -> Message:
        damage = game.hurt[self.slot]
        return Message("wreckland-do-repair", "WL-REPC-01", card=gear_name(game, self.slot), damage=damage)


class RepairWith(Step[Wreckland]):
    """One die or scrap card pays for it."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [Repaired(self.slot, piece) for piece in all_pieces(game) if can_repair(game, self.slot, piece)]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-repair", "WL-REPC-01", card=gear_name(game, self.slot))


class Repaired(Step[Wreckland]):
    """A matching die removes all damage, a higher one up to two; a red one is rerolled (WL-REPC-04, WL-REPC-05)."""

    def __init__(self, slot: int, piece: int) -> None:
        self.slot = slot
        self.piece = piece

    def amount(self, game: Wreckland) -> int:
        hurt = game.hurt[self.slot]
        if matches(game, self.slot, self.piece):
            return hurt
        return min(hurt, ask(game, CUSTOMISE_REPAIR, self.slot, ABOVE))

    def run(self, game: Wreckland) -> None:
        game.hurt[self.slot] -= self.amount(game)
        spend(game, self.piece, ASIDE)
        if is_red(self.piece):
            game.do(RollBoard(CUSTOMISE))  # WL-RED-01

    def text(self, game: Wreckland) -> str:
        return f"with {piece_text(self.piece)}"

    def label(self, game: Wreckland) -> Message:
        amount = self.amount(game)
        return Message("wreckland-do-repair-with", "WL-REPC-01", piece=piece_name(self.piece), amount=amount)

    def tell(self, game: Wreckland) -> Message:
        card, piece = gear_name(game, self.slot), piece_name(self.piece)
        return Message("wreckland-told-repair", "WL-REPC-01", card=card, piece=piece, amount=self.amount(game))


# In the Chase


def chase_repairs(game: Wreckland, piece: int) -> list[Step[Any]]:
    """The damaged equipment that a white die can repair, full of dice or not (WL-REPP-01, WL-REPP-02)."""
    return [ChaseRepair(piece, slot) for slot in damaged(game) if can_repair(game, slot, piece)]


class ChaseRepair(Step[Wreckland]):
    """One damage, or two by a matching die, which is set aside (WL-REPP-01, WL-REPP-02)."""

    def __init__(self, piece: int, slot: int) -> None:
        self.piece = piece
        self.slot = slot

    def amount(self, game: Wreckland) -> int:
        printed = 2 if matches(game, self.slot, self.piece) else 1
        return min(game.hurt[self.slot], ask(game, CHASE_REPAIR, self.slot, printed))

    def run(self, game: Wreckland) -> None:
        game.hurt[self.slot] -= self.amount(game)
        spend(game, self.piece, ASIDE)

    def text(self, game: Wreckland) -> str:
        return f"repair {gear_code(game, self.slot)}"

    def label(self, game: Wreckland) -> Message:
        card = gear_name(game, self.slot)
        return Message("wreckland-do-chase-repair", "WL-REPP-01", card=card, amount=self.amount(game))

    def tell(self, game: Wreckland) -> Message:
        card, piece = gear_name(game, self.slot), piece_name(self.piece)
        return Message("wreckland-told-repair", "WL-REPP-01", card=card, piece=piece, amount=self.amount(game))
