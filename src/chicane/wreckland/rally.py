"""Rally: the die on an enemy is rolled again and calls others (WL-ICON-07)."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.step import CHANCE, Step
from chicane.wreckland.state import Wreckland


class Rally(Step[Wreckland]):
    """The die on the enemy is rolled again and goes back to its slot (WL-ICON-07)."""

    def __init__(self, die: int) -> None:
        self.die = die

    def actor(self, game: Wreckland) -> int:
        return CHANCE

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [Rallied(self.die, value) for value in range(1, 7)]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-roll-red", "WL-ICON-07")


class Rallied(Step[Wreckland]):
    """Others that match the new value act as well."""

    def __init__(self, die: int, value: int) -> None:
        self.die = die
        self.value = value

    def run(self, game: Wreckland) -> None:
        game.dice[self.die] = self.value

    def text(self, game: Wreckland) -> str:
        return str(self.value)

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-value", "WL-ICON-07", value=self.value)

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-rally", "WL-ICON-07", value=self.value)
