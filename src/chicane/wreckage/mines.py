"""The mine layer: up to three mines a game, dropped against the rear while the vehicle moves (WK-UPG-08..13)."""

from __future__ import annotations

from typing import Any

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckage.names import named
from chicane.wreckage.shapes import HALF_LONG, MINE, SLACK, box_disc_overlap, disc_inside, discs_overlap, spot
from chicane.wreckage.state import Wreckage


def drop_point(game: Wreckage, seat: int) -> tuple[int, int]:
    """A mine's radius behind the middle of the rear edge (WK-UPG-12)."""
    return spot(game.x[seat], game.y[seat], game.heading[seat], -HALF_LONG - MINE, 0)


def may_drop(game: Wreckage, seat: int) -> bool:
    """It may not overlap anything but a jerrycan (WK-UPG-12)."""
    if not game.mines_left[seat] or game.acting != seat:
        return False
    x, y = drop_point(game, seat)
    return (
        disc_inside(x, y, MINE, SLACK)
        and not any(box_disc_overlap(box, x, y, MINE, SLACK) for _, box in game.others())
        and not any(discs_overlap(x, y, MINE, to_x, to_y, radius, SLACK) for _, to_x, to_y, radius in game.blocks())
    )


class OfferMine(Step[Wreckage]):
    """Before the move, after each whole length and at its end (WK-UPG-12)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Wreckage) -> int:
        return self.seat if may_drop(game, self.seat) else NOBODY

    def options(self, game: Wreckage) -> list[Step[Any]]:
        return [KeepMine(), DropMine(self.seat)]

    def run(self, game: Wreckage) -> None:
        """There is no mine to drop, or no room for it."""

    def prompt(self, game: Wreckage) -> Message:
        left = game.mines_left[self.seat]
        return Message("wreckage-ask-mine", "WK-UPG-08", vehicle=named(game, self.seat), left=left)


class KeepMine(Step[Wreckage]):
    """The mine stays on board."""

    def run(self, game: Wreckage) -> None:
        """Nothing happens."""

    def text(self, game: Wreckage) -> str:
        return "no mine"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-no-mine", "WK-UPG-08")


class DropMine(Step[Wreckage]):
    """A mine lies behind the vehicle until somebody hits it, its owner too (WK-UPG-10, WK-UPG-13)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        game.mines = [*game.mines, drop_point(game, self.seat)]
        game.mines_left = changed(game.mines_left, self.seat, game.mines_left[self.seat] - 1)

    def text(self, game: Wreckage) -> str:
        return "mine"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-mine", "WK-UPG-08")

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-mine", "WK-UPG-08", vehicle=named(game, self.seat))
