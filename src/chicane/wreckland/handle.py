"""Dice handled by an icon: taken off a card, changed by 1, held (WL-ICON-02, WL-ENG-04, WL-ENG-05)."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckland.dice import RollRest, die_of, loose_dice, pieces
from chicane.wreckland.names import (
    die_piece,
    distinct,
    foe_code,
    foe_name,
    gear_code,
    gear_name,
    piece_name,
    piece_text,
)
from chicane.wreckland.state import ASIDE, MOST_SLOTS, ON_FOE, ON_GEAR, Wreckland


def placed_dice(game: Wreckland) -> list[int]:
    """The dice that lie on equipment or enemies."""
    return [die for die, place in enumerate(game.place) if place >= ON_GEAR]


class RemoveDie(Step[Wreckland]):
    """A die comes off an equipment or an enemy (WL-ICON-02)."""

    def actor(self, game: Wreckland) -> int:
        return 0 if placed_dice(game) else NOBODY

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return distinct(game, [RemovedDie(die) for die in placed_dice(game)])

    def run(self, game: Wreckland) -> None:
        """There is none."""

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-remove-die", "WL-ICON-02")


class RemovedDie(Step[Wreckland]):
    """The die is set aside and the slot is free again (WL-ICON-08)."""

    def __init__(self, die: int) -> None:
        self.die = die

    def run(self, game: Wreckland) -> None:
        game.place[self.die] = ASIDE

    def text(self, game: Wreckland) -> str:
        place = game.place[self.die]
        if place >= ON_FOE:
            return f"{piece_text(die_piece(game, self.die))} off {foe_code(game, (place - ON_FOE) // MOST_SLOTS)}"
        return f"{piece_text(die_piece(game, self.die))} off {gear_code(game, (place - ON_GEAR) // MOST_SLOTS)}"

    def card(self, game: Wreckland) -> Message:
        place = game.place[self.die]
        if place >= ON_FOE:
            return foe_name(game, (place - ON_FOE) // MOST_SLOTS)
        return gear_name(game, (place - ON_GEAR) // MOST_SLOTS)

    def label(self, game: Wreckland) -> Message:
        piece = piece_name(die_piece(game, self.die))
        return Message("wreckland-do-remove-die", "WL-ICON-02", piece=piece, card=self.card(game))

    def tell(self, game: Wreckland) -> Message:
        piece = piece_name(die_piece(game, self.die))
        return Message("wreckland-told-remove-die", "WL-ICON-08", piece=piece, card=self.card(game))


class Adjust(Step[Wreckland]):
    """One die of the pool, of any colour, is changed by 1 (WL-ENG-04, WL-ENG-08)."""

    def actor(self, game: Wreckland) -> int:
        return 0 if game.pool() else NOBODY

    def options(self, game: Wreckland) -> list[Step[Any]]:
        found = pieces(game, game.pool())
        return [Adjusted(piece, by) for piece in found for by in (1, -1) if 1 <= piece % 10 + by <= 6]

    def run(self, game: Wreckland) -> None:
        """There is none."""

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-adjust", "WL-ENG-04")


class Adjusted(Step[Wreckland]):
    """The die shows one more or one less."""

    def __init__(self, piece: int, by: int) -> None:
        self.piece = piece
        self.by = by

    def run(self, game: Wreckland) -> None:
        game.dice[die_of(game, self.piece)] += self.by

    def text(self, game: Wreckland) -> str:
        return f"{piece_text(self.piece)} {self.by:+}"

    def label(self, game: Wreckland) -> Message:
        piece = piece_name(self.piece)
        return Message("wreckland-do-adjust", "WL-ENG-04", piece=piece, value=self.piece % 10 + self.by)

    def tell(self, game: Wreckland) -> Message:
        piece = piece_name(self.piece)
        return Message("wreckland-told-adjust", "WL-ENG-04", piece=piece, value=self.piece % 10 + self.by)


def may_hold(game: Wreckland) -> list[int]:
    """The dice of the pool that a hold would keep as they are: there is none before the last reroll of a turn."""
    return loose_dice(game) if any(isinstance(step, RollRest) for step in game.agenda) else []


class Hold(Step[Wreckland]):
    """One die of the pool, of any colour, skips the next reroll (WL-ENG-05, WL-ENG-09)."""

    def actor(self, game: Wreckland) -> int:
        return 0 if may_hold(game) else NOBODY

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [Held(piece) for piece in pieces(game, may_hold(game))]

    def run(self, game: Wreckland) -> None:
        """There is none."""

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-hold", "WL-ENG-05")


class Held(Step[Wreckland]):
    """The die is held."""

    def __init__(self, piece: int) -> None:
        self.piece = piece

    def run(self, game: Wreckland) -> None:
        game.held |= 1 << die_of(game, self.piece)

    def text(self, game: Wreckland) -> str:
        return f"hold {piece_text(self.piece)}"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-hold", "WL-ENG-05", piece=piece_name(self.piece))

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-hold", "WL-ENG-05", piece=piece_name(self.piece))
