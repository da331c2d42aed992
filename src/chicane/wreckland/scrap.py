"""Scrap: enemy cards used as dice (WL-PAY-05..10, WL-SCRP)."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.pile import given, kinds, taken
from chicane.core.step import NOBODY, Step
from chicane.wreckland.enemies import FOE_IDS, FOES
from chicane.wreckland.kinds import FOE_NAMES
from chicane.wreckland.names import scrap_piece
from chicane.wreckland.state import Wreckland


def scrap_pieces(game: Wreckland) -> list[int]:
    """Every scrap card once a kind, as each of its values (WL-PAY-06)."""
    return [scrap_piece(kind, value) for kind in kinds(game.scrap) for value in FOES[kind].scrap]


class LoseScrap(Step[Wreckland]):
    """The player discards one scrap card, if there is any."""

    def actor(self, game: Wreckland) -> int:
        return 0 if any(game.scrap) else NOBODY

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [LostScrap(kind) for kind in kinds(game.scrap)]

    def run(self, game: Wreckland) -> None:
        """There is none."""

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-lose-scrap", "WL-PAY-08")


class LostScrap(Step[Wreckland]):
    """The card goes to the enemies' discards (WL-PAY-09)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, game: Wreckland) -> None:
        game.scrap = taken(game.scrap, self.kind)
        game.foe_discards = given(game.foe_discards, self.kind)

    def text(self, game: Wreckland) -> str:
        return f"lose {FOE_IDS[self.kind]}"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-lose-scrap", "WL-PAY-08", enemy=FOE_NAMES[self.kind])

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-lose-scrap", "WL-PAY-08", enemy=FOE_NAMES[self.kind])
