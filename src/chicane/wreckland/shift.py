"""The move icon: an enemy goes to another zone (WL-ICON-01)."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckland.grid import ZONES
from chicane.wreckland.names import ZONE_NAMES, foe_code, foe_name
from chicane.wreckland.state import Wreckland


class MoveEnemy(Step[Wreckland]):
    """One enemy of this zone goes to any other (WL-ICON-01)."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def actor(self, game: Wreckland) -> int:
        return 0 if game.foes_in(self.zone) else NOBODY

    def options(self, game: Wreckland) -> list[Step[Any]]:
        others = [zone for zone in range(len(ZONES)) if zone != self.zone]
        return [MovedEnemy(foe, zone) for foe in game.foes_in(self.zone) for zone in others]

    def run(self, game: Wreckland) -> None:
        """There is none."""

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-move", "WL-ICON-01", zone=ZONE_NAMES[self.zone])


class MovedEnemy(Step[Wreckland]):
    """An enemy is in another zone."""

    def __init__(self, foe: int, zone: int) -> None:
        self.foe = foe
        self.zone = zone

    def run(self, game: Wreckland) -> None:
        game.foe_zone[self.foe] = self.zone

    def text(self, game: Wreckland) -> str:
        return f"move {foe_code(game, self.foe)} {ZONES[self.zone]}"

    def label(self, game: Wreckland) -> Message:
        enemy = foe_name(game, self.foe)
        return Message("wreckland-do-move", "WL-ICON-01", enemy=enemy, zone=ZONE_NAMES[self.zone])

    def tell(self, game: Wreckland) -> Message:
        enemy = foe_name(game, self.foe)
        return Message("wreckland-told-move", "WL-ICON-01", enemy=enemy, zone=ZONE_NAMES[self.zone])
