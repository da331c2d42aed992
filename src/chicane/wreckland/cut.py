"""The Boss's cut: what a chapter takes before the first Customisation begins (WL-CAMP-04)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckland.dice import LoseDie
from chicane.wreckland.scrap import LoseScrap
from chicane.wreckland.state import Wreckland

DICE_EACH: Final = 2  # instead of a scrap card


def demands(left: int) -> list[Step[Any]]:
    """What is still to be handed over."""
    return [Cut(left)] if left else []


class Cut(Step[Wreckland]):
    """So many times a scrap card, or two dice; dice only where there is no scrap."""

    def __init__(self, left: int) -> None:
        self.left = left

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [GiveScrap(self.left), GiveDice(self.left)] if any(game.scrap) else [GiveDice(self.left)]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-cut", "WL-CAMP-04", left=self.left)


class GiveScrap(Step[Wreckland]):
    """A scrap card of the player's choice."""

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, game: Wreckland) -> None:
        game.do_all([LoseScrap(), *demands(self.left - 1)])

    def text(self, game: Wreckland) -> str:
        return "give scrap"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-cut-scrap", "WL-CAMP-04")


class GiveDice(Step[Wreckland]):
    """Two dice of the player's choice."""

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, game: Wreckland) -> None:
        game.do_all([*[LoseDie(0) for _ in range(DICE_EACH)], *demands(self.left - 1)])

    def text(self, game: Wreckland) -> str:
        return "give dice"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-cut-dice", "WL-CAMP-04", count=DICE_EACH)

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-cut", "WL-CAMP-04", count=DICE_EACH)
