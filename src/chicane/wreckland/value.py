"""How well an attempt stands, from 0 to 1: how far it is, what is left of the vehicle, and who still chases it.

Worth is counted in points of damage. Within an action the worth of what it may still do is guessed, not played out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from chicane.core.step import Step
from chicane.wreckland.actions import Place
from chicane.wreckland.attack import Aim, targets
from chicane.wreckland.board import RollBoard
from chicane.wreckland.damage import enemy_armour, engine_resistance
from chicane.wreckland.effects import ChooseZone, Resolve
from chicane.wreckland.enemies import FOES
from chicane.wreckland.enemy import Activation, EnemyEffect
from chicane.wreckland.equipment import GEAR
from chicane.wreckland.grid import SLOT_ZONES, ZONE_SLOTS, ZONES, turned
from chicane.wreckland.icons import ATTACKS, DOUBLE, EFFECTS, ENGINE, HOLD, REPAIR, ZONE
from chicane.wreckland.install import ChooseFacing, ChooseSlot
from chicane.wreckland.kinds import GEAR_BARS, IS_BOSS
from chicane.wreckland.mend import Mend
from chicane.wreckland.names import is_red
from chicane.wreckland.pay import INSTALL, RESTORE, Pay
from chicane.wreckland.ram import Split
from chicane.wreckland.repair import RepairWith
from chicane.wreckland.state import CHASE, EMPTY, GONE, Wreckland
from chicane.wreckland.strike import ChooseHit

ENGINE_WORTH: Final = 40.0  # an engine without damage
ENGINE_POINT: Final = 4.0  # a point of damage to it
GEAR_POINT: Final = 0.8  # a point of damage to equipment
COVER_WORTH: Final = 4.0  # a zone in which some equipment works
ACTS: Final = 0.45  # how often an enemy acts in a turn, for each value that calls it
SCRAP_WORTH: Final = 1.0
SPIKE_WORTH: Final = 0.8  # a card with spikes that face a zone
DIE_WORTH: Final = 0.3  # a die of the pool that may still do something
CARD_WORTH: Final = 0.2  # a face-up card
ROUND_WORTH: Final = 30.0  # a round that is behind
POINT_WORTH: Final = 0.7  # a point of damage on an enemy
FOE_WORTH: Final = 2.0  # an enemy that is gone
BOSS_WEIGHT: Final = 2.0
BOARD_HARM: Final = 1.5  # a roll on the Boss board
FULL: Final = 200.0  # so much and one is as good as through


def value(game: Wreckland) -> float | None:
    """The worth of a position; None where a die was taken and not yet placed."""
    step = game.pending
    if isinstance(step, Place):
        return None
    worth = game.round * ROUND_WORTH + engine(game) + vehicle(game) + sum(game.scrap) * SCRAP_WORTH
    if game.phase == CHASE:
        worth += ROUND_WORTH / 2 + DIE_WORTH * len(game.whites()) - chasers(game)
    else:
        worth += CARD_WORTH * len(game.market) + DIE_WORTH * len(game.pool())
    worth += promise(game, step) - coming(game)
    return min(0.99, max(0.01, worth / FULL))


def engine(game: Wreckland) -> float:
    """What the engine has left; the last points are the dearest."""
    return ENGINE_WORTH * math.sqrt(max(0.0, 1 - game.engine / engine_resistance(game)))


def vehicle(game: Wreckland) -> float:
    """What stands on the vehicle and works."""
    worth = SPIKE_WORTH * sum(game.spikes(zone) for zone in range(len(ZONES)))
    worth += COVER_WORTH * sum(bool(game.working(zone)) for zone in range(len(ZONES)))
    for slot in range(len(game.gear)):
        if game.works(slot):
            left = 1 - game.hurt[slot] / GEAR[game.gear[slot]].resistance
            worth += WORTHS[game.gear[slot]] * (0.4 + 0.6 * left)
    return worth


def gear_worth(kind: int) -> float:
    """What an equipment is worth: its effects, how easily it is used, what it can take."""
    gear = GEAR[kind]
    effects = sum(effect_worth(effect) for effect in (*gear.effects, *gear.more)) + gear.plus / 2
    easy = 0.5 + (7 - gear.lowest) / 6
    return effects * easy * (1 + 0.4 * (len(gear.dice) - 1)) + gear.resistance / 4 + gear.armour


def effect_worth(effect: int) -> float:
    """What an effect is worth to the player."""
    icon = EFFECTS[effect]
    if icon.do in ATTACKS:
        return icon.amount * (1.8 if icon.do in (ZONE, DOUBLE) else 1.0)
    if icon.of:
        return max(sum(effect_worth(each) for each in effects) for effects in icon.of)
    return 0.7 if icon.do <= HOLD else 1.0


WORTHS: Final = [gear_worth(kind) for kind in range(len(GEAR))]


def harm(game: Wreckland, foe: int) -> float:
    """What an enemy does when it acts where it is: far more where nothing stands before the engine."""
    zone, kind = game.foe_zone[foe], FOES[game.foe_kind[foe]]
    slots = len(game.working(zone))
    worth = 0.0
    for effect in kind.effects:
        icon = EFFECTS[effect]
        if icon.do == ZONE:
            worth += icon.amount * slots * GEAR_POINT
            worth += (icon.amount + kind.engine_bonus) * (len(ZONE_SLOTS[zone]) - slots) * ENGINE_POINT
        elif icon.do == ENGINE or (icon.do in ATTACKS and not slots):
            worth += (icon.amount + kind.engine_bonus) * ENGINE_POINT
        else:
            worth += (icon.amount or 1) * (min(2, slots) if icon.do == DOUBLE else 1) * GEAR_POINT
    return worth


def chasers(game: Wreckland) -> float:
    """What the enemies in play cost, and most of all the Boss."""
    worth = 0.0
    for foe in game.foes():
        kind = game.foe_kind[foe]
        left = FOES[kind].resistance - game.foe_hurt[foe]
        worth += (FOE_WORTH + POINT_WORTH * left) * (BOSS_WEIGHT if IS_BOSS[kind] else 1.0)
        worth += ACTS * VALUES[kind] * harm(game, foe)
    return worth


VALUES: Final = [bin(foe.values).count("1") for foe in FOES]


def coming(game: Wreckland) -> float:
    """What is about to happen: enemies that have yet to act, hits to be taken, rolls on the Boss board."""
    worth = 0.0
    for step in game.agenda:
        if isinstance(step, Activation):
            worth += sum(harm(game, foe) for foe in step.waiting if game.foe_zone[foe] != GONE)
        elif isinstance(step, EnemyEffect) and game.foe_zone[step.foe] != GONE:
            worth += harm(game, step.foe) / len(FOES[game.foe_kind[step.foe]].effects)
        elif isinstance(step, ChooseHit):
            worth += GEAR_POINT * step.damage * min(step.hits, len(step.slots))
        elif isinstance(step, RollBoard):
            worth += BOARD_HARM
    return worth


# Guesses within an action


def promise(game: Wreckland, step: Step[Any]) -> float:
    """What the step that is asked may still bring."""
    if isinstance(step, Aim):
        gains = sorted((gain(game, foe, step.damage) for foe in step.foes), reverse=True)
        return sum(gains[: step.hits])
    if isinstance(step, Resolve):
        return effects_promise(game, step.effects, [step.zone], step.plus)
    if isinstance(step, ChooseZone):
        return effects_promise(game, step.effects, step.zones, step.plus)
    if isinstance(step, Split):
        return max(gain(game, foe, step.left) for foe in step.foes[len(step.shares) :])
    if isinstance(step, Mend):
        return POINT_WORTH * step.amount
    if isinstance(step, RepairWith):
        return POINT_WORTH * game.hurt[step.slot] / 2
    return install_promise(game, step)


def gain(game: Wreckland, foe: int, damage: int) -> float:
    """What damage to an enemy is worth; a perfect kill gives scrap."""
    kind = game.foe_kind[foe]
    dealt = max(0, damage - enemy_armour(game, foe))
    left = FOES[kind].resistance - game.foe_hurt[foe]
    worth = POINT_WORTH * min(dealt, left)
    if dealt >= left:
        worth += FOE_WORTH + ACTS * VALUES[kind] * harm(game, foe) + (SCRAP_WORTH if dealt == left else 0.0)
    return worth * (BOSS_WEIGHT if IS_BOSS[kind] else 1.0)


def effects_promise(game: Wreckland, effects: Sequence[int], zones: Sequence[int], plus: int) -> float:
    """What effects bring in the best of some zones."""
    worth = 0.0
    for effect in effects:
        icon = EFFECTS[effect]
        if icon.do in ATTACKS:
            worth += max(attack_promise(game, icon.do, zone, icon.amount + plus) for zone in zones)
        elif icon.of:
            worth += max(effects_promise(game, each, zones, plus) for each in icon.of)
        elif icon.do == REPAIR:
            worth += POINT_WORTH * min(icon.amount, max(game.hurt))
        else:
            worth += 0.3
    return worth


def attack_promise(game: Wreckland, do: int, zone: int, damage: int) -> float:
    """What an attack on a zone brings."""
    gains = sorted((gain(game, foe, damage) for foe in targets(game, zone)), reverse=True)
    return sum(gains if do == ZONE else gains[: 2 if do == DOUBLE else 1])


def install_promise(game: Wreckland, step: Step[Any]) -> float:
    """What an equipment will be worth where it may go, less what was there."""
    if isinstance(step, ChooseSlot):
        return max(in_slot(game, step.kind, slot, 0) for slot in range(len(game.gear)) if not game.wrecked[slot])
    if isinstance(step, ChooseFacing):
        return in_slot(game, step.kind, step.slot, 0) + SPIKE_WORTH * bool(GEAR_BARS[step.kind])
    if isinstance(step, Pay):
        reds = BOARD_HARM * sum(is_red(piece) for piece in step.paid)
        if step.deed == RESTORE:
            return WORTHS[game.gear[step.slot]] - reds
        return in_slot(game, step.kind, step.slot, step.facing if step.deed == INSTALL else 0) - reds
    return 0.0


def in_slot(game: Wreckland, kind: int, slot: int, facing: int) -> float:
    """A card's worth in a slot: attacks do most in corners, spikes on the outside."""
    old = game.gear[slot]
    there = WORTHS[old] * (1 - game.hurt[slot] / (2 * GEAR[old].resistance)) if old != EMPTY else 0.0
    bars = turned(GEAR_BARS[kind], facing)
    spikes = sum(bars >> zone & 1 for zone in SLOT_ZONES[slot])
    bare = sum(not game.working(zone) for zone in SLOT_ZONES[slot])
    return WORTHS[kind] - there + SPIKE_WORTH * spikes + COVER_WORTH * bare + 0.4 * len(SLOT_ZONES[slot])
