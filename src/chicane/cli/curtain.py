"""The curtain between people at one keyboard: what one of them saw is gone before the next one looks."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from typing import Final

from chicane.cli.display import Display
from chicane.cli.screen import Screen
from chicane.core.match import Match
from chicane.core.view import keeps_from

CLEARED: Final = "\033[2J\033[3J\033[H"  # the screen, and what was scrolled off it
NOBODY_YET: Final = -1


class Curtain:
    """Knows who looks at the screen, and who must not see what is on it."""

    def __init__(self, screen: Screen, match: Match, display: Display) -> None:
        self.screen = screen
        self.match = match
        self.display = display
        self.alone = NOBODY_YET  # the seat that the curtain was last opened for, while nobody else was asked
        self.barred: set[int] = set()  # the people who must not see what is on it
        self.heard: dict[int, int] = {}  # by seat: how much of the story was told to it

    def open_for(self, seat: int, wait: Callable[[], str]) -> None:
        """The seat is about to look: where it must be alone, the screen is cleared and it says when it is there."""
        others = self.others_barred(seat)
        if seat in self.barred or (others and seat != self.alone):
            self.close(seat, wait)
            self.alone = seat
        elif seat != self.alone:
            self.alone = NOBODY_YET
        self.heard[seat] = len(self.match.story)
        self.barred |= others

    def others_barred(self, seat: int) -> set[int]:
        """The people who must not see what a seat sees and chooses now."""
        game, others = self.match.game, set(self.display.humans) - {seat}
        return {other for other in others if keeps_from(game, seat, other)}

    def close(self, seat: int, wait: Callable[[], str]) -> None:
        """Nothing is left of what was shown and typed; the story goes on where the seat heard it last."""
        if sys.stdin.isatty():
            self.screen.console.file.write(CLEARED)
            forget_typing()
        self.screen.heading(self.screen.say("cli-curtain", player=self.display.names[seat]))
        if sys.stdin.isatty():
            self.screen.paragraph(self.screen.say("cli-curtain-lift"))
            wait()
        self.barred = set()
        self.display.told = min(self.heard.get(seat, self.display.told), len(self.match.story))


def forget_typing() -> None:
    """What was typed can't be called up again."""
    with contextlib.suppress(ImportError):
        import readline

        readline.clear_history()
