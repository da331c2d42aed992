"""What an action of the Customisation that is not finished may still bring."""

from __future__ import annotations

from typing import Final

from chicane.core.lists import changed
from chicane.wreckland.customise import ChooseDice
from chicane.wreckland.grid import facings
from chicane.wreckland.icons import TOTAL
from chicane.wreckland.install import ChooseFacing, ChooseSlot, open_slots
from chicane.wreckland.kinds import GEAR_BARS
from chicane.wreckland.lab.promise import mended
from chicane.wreckland.lab.threat import Road
from chicane.wreckland.lab.vehicle import standing, vehicle
from chicane.wreckland.lab.worth import FRESH_DIE, PENALTY, TOOL_DIE
from chicane.wreckland.names import is_red
from chicane.wreckland.pay import INSTALL, RESTORE, Pay, cost_of
from chicane.wreckland.repair import RepairWith
from chicane.wreckland.state import CUSTOMISE, Wreckland


def choosing_slot(game: Wreckland, road: Road, step: ChooseSlot) -> float:
    """What a card will be worth where it may go, less what was there and what it costs."""
    gains = [installed(game, step.kind, slot, facing) for slot in open_slots(game) for facing in ways(step.kind)]
    return max(gains) - dice_cost(INSTALL, step.kind)


def choosing_facing(game: Wreckland, road: Road, step: ChooseFacing) -> float:
    gains = [installed(game, step.kind, step.slot, facing) for facing in ways(step.kind)]
    return max(gains) - dice_cost(INSTALL, step.kind)


def repairing(game: Wreckland, road: Road, step: RepairWith) -> float:
    return mended(game, step.slot, 3) - TOOL_DIE


def choosing_dice(game: Wreckland, road: Road, step: ChooseDice) -> float:
    """All dice of the pool may be rolled again."""
    return FRESH_DIE * len(game.pool())


def paying(game: Wreckland, road: Road, step: Pay) -> float:
    """What is paid for, less the dice; red ones bring penalties."""
    reds = sum([is_red(piece) for piece in step.paid])
    cost = dice_cost(step.deed, step.kind) + PENALTY[game.chapter][CUSTOMISE] * reds
    if step.deed == RESTORE:
        wrecked = changed(game.wrecked, step.slot, 0)
        return vehicle(game, game.gear, game.facing, wrecked, game.hurt) - standing(game) - cost
    return installed(game, step.kind, step.slot, step.facing) - cost


def ways(kind: int) -> list[int]:
    """The orientations of a card that differ."""
    return FACINGS[GEAR_BARS[kind]]


FACINGS: Final = [facings(bars) for bars in range(16)]


def dice_cost(deed: int, kind: int) -> float:
    """What the dice are worth that a deed takes."""
    cost = cost_of(deed, kind)
    return TOOL_DIE * (cost.number / 4 if cost.pattern == TOTAL else cost.number)


def installed(game: Wreckland, kind: int, slot: int, facing: int) -> float:
    """What the vehicle gains by a card in a slot."""
    gear, turns = changed(game.gear, slot, kind), changed(game.facing, slot, facing)
    return vehicle(game, gear, turns, game.wrecked, changed(game.hurt, slot, 0)) - standing(game)
