"""The vehicle's grid: eight slots around the engine, and four zones around the vehicle (WL-GRID)."""

from __future__ import annotations

from typing import Final

ZONES: Final = ["front", "right", "rear", "left"]  # clockwise (WL-GRID-07)
FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3
DEALT: Final = [FRONT, LEFT, RIGHT, REAR]  # the order of the numbers on a Boss board (WL-CHASE-02)

SLOTS: Final = ["FL", "F", "FR", "L", "R", "BL", "B", "BR"]  # WL-GRID-03; none in the centre (WL-GRID-02)
ZONE_SLOTS: Final = [[0, 1, 2], [2, 4, 7], [5, 6, 7], [0, 3, 5]]  # WL-GRID-05
SLOT_ZONES: Final = [[zone for zone in range(4) if slot in ZONE_SLOTS[zone]] for slot in range(8)]  # WL-GRID-06
NEIGHBOURS: Final = [[(zone + 3) % 4, (zone + 1) % 4] for zone in range(4)]  # WL-GRID-08
TURNS: Final = 4  # orientations, a quarter each (WL-SPIKE-04)


def turned(bars: int, quarters: int) -> int:
    """The sides of a card's spike bars, as bits by zone, once it is turned clockwise."""
    return (bars << quarters | bars >> (TURNS - quarters)) & 15


def facings(bars: int) -> list[int]:
    """The orientations that differ: a card without bars looks the same from all sides."""
    seen: list[int] = []
    for quarters in range(TURNS):
        if turned(bars, quarters) not in [turned(bars, each) for each in seen]:
            seen.append(quarters)
    return seen


def clockwise(zone: int, steps: int) -> int:
    """The zone so many steps on; fewer than none is the other way round."""
    return (zone + steps) % 4
