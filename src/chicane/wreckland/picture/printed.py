"""A vehicle as it is printed, before anything happened to it."""

from __future__ import annotations

from chicane.wreckland.kinds import CHAPTER_NUMBERS, DIFFICULTIES, HERO_IDS, VEHICLE_IDS
from chicane.wreckland.setup import empty_road
from chicane.wreckland.state import Wreckland


def parked(vehicle: int) -> Wreckland:
    """An attempt that has not begun, to look at the vehicle."""
    setup = {
        "chapter": CHAPTER_NUMBERS[0], "vehicle": VEHICLE_IDS[vehicle], "hero": HERO_IDS[0],
        "difficulty": next(iter(DIFFICULTIES)), "ply_cap": "1",
    }  # fmt: skip
    return empty_road(1, setup)
