"""The finish line, and who wins (TR-FIN, TR-WIN)."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.names import crew_of
from chicane.thunder.state import Thunder

ALL_LOST: Final = "lost"  # nobody has an operable vehicle (TR-WIN-06)
LAST_STANDING: Final = "last"  # TR-WIN-02
TWO_PLAYER_TILES: Final = 5  # TR-FIN-01


class LastStanding(Step[Thunder]):
    """One player left wins at once; none left and all lose; the first one out sets the line (TR-WIN-02, TR-FIN-03)."""

    def run(self, game: Thunder) -> None:
        left = [seat for seat in range(game.players) if not game.out[seat]]
        if len(left) == 1:
            game.do(Winner(left[0], LAST_STANDING))
        elif not left:
            game.do(EverybodyLost())
        elif not updating(game):  # otherwise the update is completed first (TR-FIN-05)
            game.do(FinishLine())


def updating(game: Thunder) -> bool:
    """Whether the board is being updated: the end of an update is still to be done."""
    return any(isinstance(step, CloseUpdate) for step in game.agenda)


class CloseUpdate(Step[Thunder]):
    """Is the new lead tile the final one (TR-FRT-11, TR-FIN-01, TR-FIN-05)."""

    def run(self, game: Thunder) -> None:
        if game.laid >= TWO_PLAYER_TILES if game.players == 2 else any(game.out):
            game.do(FinishLine())


class FinishLine(Step[Thunder]):
    """The finish line goes to the front of the lead tile, once and for all (TR-FIN-03, TR-FIN-07)."""

    def run(self, game: Thunder) -> None:
        game.final = True

    def tell(self, game: Thunder) -> Message | None:
        rule = "TR-FIN-01" if game.players == 2 else "TR-FIN-03"
        return None if game.final else Message("thunder-told-finish-line", rule)


class Winner(Step[Thunder]):
    """The game stops here (TR-WIN-10)."""

    def __init__(self, seat: int, reason: str) -> None:
        self.seat = seat
        self.reason = reason

    def run(self, game: Thunder) -> None:
        game.finish([self.seat], self.reason)

    def tell(self, game: Thunder) -> Message:
        if self.reason == LAST_STANDING:
            return Message("thunder-told-last-standing", "TR-WIN-02", crew=crew_of(game, self.seat))
        return Message("thunder-told-winner", "TR-WIN-01", crew=crew_of(game, self.seat))


class EverybodyLost(Step[Thunder]):
    """No player has an operable vehicle: all lose (TR-WIN-06)."""

    def run(self, game: Thunder) -> None:
        game.finish([], ALL_LOST)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-all-lost", "TR-WIN-06")
