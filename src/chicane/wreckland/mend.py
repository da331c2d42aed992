"""The repair icon: damage comes off one equipment (WL-ICON-06)."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckland.names import gear_code, gear_name
from chicane.wreckland.state import Wreckland


def damaged(game: Wreckland) -> list[int]:
    """The slots with damaged equipment that is not destroyed."""
    return [slot for slot in range(len(game.hurt)) if game.hurt[slot] and game.works(slot)]


class Mend(Step[Wreckland]):
    """So much damage comes off one equipment, never off the engine (WL-ICON-06, WL-REPC-08)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def actor(self, game: Wreckland) -> int:
        return 0 if damaged(game) else NOBODY

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [Mended(slot, self.amount) for slot in damaged(game)]

    def run(self, game: Wreckland) -> None:
        """Nothing is damaged."""

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-mend", "WL-ICON-06", amount=self.amount)


class Mended(Step[Wreckland]):
    """Damage comes off an equipment."""

    def __init__(self, slot: int, amount: int) -> None:
        self.slot = slot
        self.amount = amount

    def run(self, game: Wreckland) -> None:
        game.hurt[self.slot] = max(0, game.hurt[self.slot] - self.amount)

    def text(self, game: Wreckland) -> str:
        return f"mend {gear_code(game, self.slot)}"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-mend", "WL-ICON-06", card=gear_name(game, self.slot))

    def tell(self, game: Wreckland) -> Message:
        amount = min(self.amount, game.hurt[self.slot])
        return Message("wreckland-told-mend", "WL-ICON-06", card=gear_name(game, self.slot), amount=amount)
