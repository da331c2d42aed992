"""Attacks on the vehicle, by enemies and by the Boss board (WL-HIT)."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckland.damage import HitEngine, HitEquipment
from chicane.wreckland.grid import ZONE_SLOTS
from chicane.wreckland.icons import DOUBLE, ZONE
from chicane.wreckland.names import ZONE_NAMES, gear_code, gear_name
from chicane.wreckland.state import Wreckland


def strike(game: Wreckland, do: int, zone: int, damage: int, engine_bonus: int) -> None:
    """A single, double or zone attack on a side of the vehicle, judged as it is when the attack starts (WL-HIT-10)."""
    if damage <= 0:
        return
    slots = game.working(zone)
    if do == ZONE:
        holes = len(ZONE_SLOTS[zone]) - len(slots)  # WL-HIT-06, WL-HIT-07
        if holes:
            game.do(HitEngine(holes * (damage + engine_bonus), "WL-HIT-06"))  # WL-HIT-16
        game.do_all([HitEquipment(slot, damage) for slot in slots])  # WL-HIT-05
    elif slots:
        game.do(ChooseHit(zone, damage, 2 if do == DOUBLE else 1, tuple(slots)))
    else:
        game.do(HitEngine(damage + engine_bonus, "WL-HIT-04"))  # WL-HIT-08, WL-HIT-15


class ChooseHit(Step[Wreckland]):
    """The player chooses which equipment of the zone takes the damage; each is hit once (WL-HIT-02, WL-HIT-14)."""

    def __init__(self, zone: int, damage: int, hits: int, slots: tuple[int, ...]) -> None:
        self.zone = zone
        self.damage = damage
        self.hits = hits
        self.slots = slots

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [TakeHit(self.zone, self.damage, self.hits, self.slots, slot) for slot in self.slots]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-hit", "WL-HIT-02", zone=ZONE_NAMES[self.zone], damage=self.damage)


class TakeHit(Step[Wreckland]):
    """One equipment is hit; a second hit needs another one."""

    def __init__(self, zone: int, damage: int, hits: int, slots: tuple[int, ...], slot: int) -> None:
        self.zone = zone
        self.damage = damage
        self.hits = hits
        self.slots = slots
        self.slot = slot

    def run(self, game: Wreckland) -> None:
        others = tuple(slot for slot in self.slots if slot != self.slot)
        if self.hits > 1 and others:
            game.do(ChooseHit(self.zone, self.damage, self.hits - 1, others))
        game.do(HitEquipment(self.slot, self.damage))

    def text(self, game: Wreckland) -> str:
        return f"hit {gear_code(game, self.slot)}"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-hit", "WL-HIT-02", card=gear_name(game, self.slot), damage=self.damage)
