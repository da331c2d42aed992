"""A vehicle spins to a random heading (WK-ICON-04..06)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.wreckage.names import named
from chicane.wreckage.outlook import outlook
from chicane.wreckage.room import fits
from chicane.wreckage.shapes import Box
from chicane.wreckage.state import Wreckage
from chicane.wreckage.trig import DEGREE

HEADINGS: Final = 360
TRIES: Final = 360  # WK-ICON-06
MENUS: Final = 64  # that are remembered: a few tries of each seat


class Spin(Step[Wreckage]):
    """The vehicle faces a random direction; if it doesn't fit, another one (WK-ICON-04..06)."""

    def __init__(self, seat: int, tries: int = 0) -> None:
        self.seat = seat
        self.tries = tries

    def actor(self, game: Wreckage) -> int:
        return CHANCE if self.tries < TRIES and not game.out[self.seat] else NOBODY

    def options(self, game: Wreckage) -> list[Step[Any]]:
        return headings(self.seat, self.tries)

    def run(self, game: Wreckage) -> None:
        """It fits nowhere: the heading stays."""

    def prompt(self, game: Wreckage) -> Message:
        return Message("wreckage-ask-spin", "WK-ICON-04", vehicle=named(game, self.seat))


@lru_cache(MENUS)
def headings(seat: int, tries: int) -> list[Step[Any]]:
    """Every heading that a vehicle may come to face."""
    return [Spun(seat, tries, degrees) for degrees in range(HEADINGS)]


class Spun(Step[Wreckage]):
    """A whole degree; only the final pose is tested (WK-ICON-06)."""

    def __init__(self, seat: int, tries: int, degrees: int) -> None:
        self.seat = seat
        self.tries = tries
        self.degrees = degrees

    def fits(self, game: Wreckage) -> bool:
        box = Box(game.x[self.seat], game.y[self.seat], self.degrees * DEGREE)
        return fits(game, self.seat, box, game.blocks())

    def run(self, game: Wreckage) -> None:
        if self.fits(game):
            game.heading[self.seat] = self.degrees * DEGREE
            game.spun = changed(game.spun, self.seat, 1)  # whatever spun it, burning tyres too (WK-WPN-04)
        else:
            game.do(Spin(self.seat, self.tries + 1))

    def text(self, game: Wreckage) -> str:
        return f"heading {self.degrees}"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-spin", "WK-ICON-04", degrees=self.degrees)

    def tell(self, game: Wreckage) -> Message | None:
        if not self.fits(game):
            return None
        pose = game.x[self.seat], game.y[self.seat], self.degrees * DEGREE
        vehicle, thing = named(game, self.seat), outlook(game, self.seat, pose)
        return Message("wreckage-told-spin", "WK-ICON-04", vehicle=vehicle, thing=thing)
