"""Enemies that shed damage: by one of their own, or by the Boss board."""

from __future__ import annotations

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckland.names import ZONE_NAMES
from chicane.wreckland.state import Wreckland


class Heal(Step[Wreckland]):
    """Damage comes off all enemies of a zone; the rule says who sees to it."""

    def __init__(self, zone: int, amount: int, rule: str) -> None:
        self.zone = zone
        self.amount = amount
        self.rule = rule

    def run(self, game: Wreckland) -> None:
        for foe in game.foes_in(self.zone):
            game.foe_hurt[foe] = max(0, game.foe_hurt[foe] - self.amount)

    def tell(self, game: Wreckland) -> Message | None:
        shed = sum(min(self.amount, game.foe_hurt[foe]) for foe in game.foes_in(self.zone))
        return Message("wreckland-told-heal", self.rule, zone=ZONE_NAMES[self.zone], damage=shed) if shed else None
