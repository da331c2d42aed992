"""What a stretch of the attempt has brought: enemies hit and destroyed, damage to engine and equipment, scrap."""

from __future__ import annotations

from typing import Final

from chicane.core.outcome import Change
from chicane.wreckland.kinds import IS_BOSS
from chicane.wreckland.lab.worth import ENGINE_POINT, FOE_WORTH, GEAR_POINT, POINT, SCRAP_WORTH
from chicane.wreckland.state import GONE, Wreckland

GEAR: Final = 4.0  # an equipment that works
BOSS: Final = 100.0


def outcome(before: Wreckland, after: Wreckland) -> list[Change]:
    """Every change."""
    same = after.foe_kind[: len(before.foe_kind)] == before.foe_kind  # and not those of another round
    foes = before.foes() if same else []
    fallen = [foe for foe in foes if after.foe_zone[foe] == GONE]
    hits = sum(after.foe_hurt[foe] - before.foe_hurt[foe] for foe in foes if foe not in fallen)
    bosses = sum(IS_BOSS[before.foe_kind[foe]] for foe in fallen)
    slots = range(len(before.gear))
    works = sum(after.works(slot) - before.works(slot) for slot in slots)
    hurt = sum(after.hurt[slot] - before.hurt[slot] for slot in slots if after.works(slot) and before.works(slot))
    scrap = sum(after.scrap) - sum(before.scrap)
    return [
        Change("wreckland-change-boss", bosses, BOSS, "wreckland-chance-boss"),
        Change("wreckland-change-foes", len(fallen) - bosses, FOE_WORTH, "wreckland-chance-foes"),
        Change("wreckland-change-hits", hits, POINT, "wreckland-chance-hits"),
        Change("wreckland-change-engine", after.engine - before.engine, -ENGINE_POINT, "wreckland-chance-engine"),
        Change("wreckland-change-works", works, GEAR),
        Change("wreckland-change-hurt", hurt, -GEAR_POINT, "wreckland-chance-hurt"),
        Change("wreckland-change-scrap", scrap, SCRAP_WORTH[before.round]),
    ]
