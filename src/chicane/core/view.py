"""What a seat may know: a copy with the rest erased, and no handle to the original."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.chance import Luck
from chicane.core.codec import state
from chicane.core.engine import Game
from chicane.core.step import CHANCE

WATCHER: Final = -3  # a seat that knows nothing secret


class View:
    """State and log as one seat knows them; bots and clients get exactly this."""

    __slots__ = ("game", "log", "seat")

    def __init__(self, seat: int, game: Game, log: list[str]) -> None:
        self.seat = seat
        self.game = game
        self.log = log

    @property
    def state(self) -> dict[str, Any]:
        """The state as plain data."""
        return state(self.game)

    @property
    def options(self) -> list[str]:
        """The text forms of what the seat may choose now."""
        return [option.text(self.game) for option in self.game.menu] if self.game.actor == self.seat else []

    def imagine(self, luck: Luck) -> Game:
        """A full game that agrees with everything the seat knows, the rest drawn anew."""
        game = self.game.copy()
        game.imagine(self.seat, luck)
        game.advance()
        return game


def seen_by(game: Game, seat: int, log: list[str] | None = None) -> View:
    """The game as a seat may know it; only the actor sees its menu."""
    copy = game.copy()
    copy.hide(seat)
    if copy.actor not in (seat, CHANCE):
        copy.menu = []
    return View(seat, copy, log if log is not None else [])
