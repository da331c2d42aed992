"""What stands on the vehicle and works, as the bots see it."""

from __future__ import annotations

from chicane.wreckland.grid import SLOT_ZONES
from chicane.wreckland.kinds import GEAR_RESISTANCE
from chicane.wreckland.lab.worth import BARS, COVER, PRINTED_BARS, SLOT_WORTHS, SPIKES, WHOLE
from chicane.wreckland.queries import RAM, ask
from chicane.wreckland.state import EMPTY, Wreckland


def vehicle(game: Wreckland, gear: list[int], facing: list[int], wrecked: list[int], hurt: list[int]) -> float:
    """Equipment by its worth and its damage, the sides it covers, and the spikes of each side."""
    worth = 0.0
    working, spikes = [0, 0, 0, 0], [0, 0, 0, 0]
    for slot in range(8):
        kind = gear[slot]
        if wrecked[slot]:
            continue
        if kind == EMPTY:
            bars = PRINTED_BARS[game.vehicle][slot]
        else:
            bars = BARS[kind][facing[slot]]
            worth += SLOT_WORTHS[kind][slot] * (1 - WHOLE * hurt[slot] / GEAR_RESISTANCE[kind])
        for zone in SLOT_ZONES[slot]:
            working[zone] += kind != EMPTY
            spikes[zone] += bars >> zone & 1
    for zone in range(4):
        worth += COVER[working[zone]] + SPIKES[min(5, ask(game, RAM, zone, spikes[zone]))]
    return worth


def standing(game: Wreckland) -> float:
    """The vehicle as it is."""
    return vehicle(game, game.gear, game.facing, game.wrecked, game.hurt)
