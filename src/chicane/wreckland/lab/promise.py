"""What an action that is not finished may still bring: guessed by the bots, not played out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from chicane.core.lists import changed
from chicane.core.step import Step
from chicane.wreckland.actions import Place, reached
from chicane.wreckland.attack import Aim, targets
from chicane.wreckland.board import RollBoard
from chicane.wreckland.damage import Salvaged
from chicane.wreckland.deeds import EnemyEffect
from chicane.wreckland.effects import Choose, ChooseZone, Resolve
from chicane.wreckland.enemies import FOES
from chicane.wreckland.enemy import Activation
from chicane.wreckland.equipment import GEAR
from chicane.wreckland.grid import ZONES, facings
from chicane.wreckland.handle import Adjust, Hold, RemoveDie
from chicane.wreckland.icons import ATTACKS, DOUBLE, EFFECTS, MOVE, REPAIR, TOTAL, ZONE
from chicane.wreckland.install import ChooseFacing, ChooseSlot, open_slots
from chicane.wreckland.kinds import GEAR_BARS, GEAR_LOWEST, GEAR_RESISTANCE
from chicane.wreckland.lab.threat import Road, blow, gain, pushed, relief
from chicane.wreckland.lab.vehicle import standing, vehicle
from chicane.wreckland.lab.worth import (
    BOARD_HARM,
    DIE_WORTH,
    GEAR_POINT,
    SCRAP_WORTH,
    SLOT_WORTHS,
    TOOL_DIE,
    TRICK,
    WHOLE,
)
from chicane.wreckland.mend import Mend
from chicane.wreckland.names import is_red, is_scrap, piece_value
from chicane.wreckland.pay import INSTALL, RESTORE, Pay, cost_of
from chicane.wreckland.queries import ATTACK, MAY_RAM, NOTHING, ask
from chicane.wreckland.ram import Push, Split, ram_damage
from chicane.wreckland.repair import RepairWith, matches
from chicane.wreckland.shift import MoveEnemy
from chicane.wreckland.skill import ChooseSkillUse, skill_uses
from chicane.wreckland.state import GONE, Wreckland
from chicane.wreckland.strike import ChooseHit


def coming(game: Wreckland, road: Road) -> float:
    """What the agenda brings: attacks and pushes for the better, enemies that act and penalties for the worse."""
    worth = 0.0
    for step in game.agenda:
        if isinstance(step, Push):
            worth += pushed(game, road, step.foe)
        elif isinstance(step, Activation):
            worth -= sum(blow(game, road, foe) for foe in step.waiting)
        elif isinstance(step, EnemyEffect):
            if game.foe_zone[step.foe] != GONE:
                worth -= blow(game, road, step.foe) / len(FOES[game.foe_kind[step.foe]].effects)
        elif isinstance(step, ChooseHit):
            worth -= GEAR_POINT * step.damage * min(step.hits, len(step.slots))
        elif isinstance(step, RollBoard):
            worth -= BOARD_HARM
        elif isinstance(step, Salvaged):
            worth += SCRAP_WORTH[game.phase][game.round]
        elif isinstance(step, Resolve):
            worth += effects_promise(game, road, step.effects, [step.zone], step.plus)
    return worth


def promise(game: Wreckland, road: Road, step: Step[Any]) -> float:
    """What the step that is asked may still bring."""
    if isinstance(step, Place):
        return place_promise(game, road, step.piece)
    if isinstance(step, Aim):
        gains = sorted([gain(game, road, foe, step.damage) for foe in step.foes], reverse=True)
        return sum(gains[: step.hits])
    if isinstance(step, ChooseZone):
        return max(effects_promise(game, road, step.effects, [zone], step.plus) for zone in step.zones)
    if isinstance(step, Split):
        return split_promise(game, road, step)
    if isinstance(step, Choose):
        return max(effects_promise(game, road, each, [step.zone], step.plus) for each in EFFECTS[step.effect].of)
    if isinstance(step, ChooseSkillUse):
        return max(effects_promise(game, road, each.effects, [each.zone], 0) for each in skill_uses(game))
    if isinstance(step, Mend):
        return mend_promise(game, step.amount)
    if isinstance(step, MoveEnemy):
        return move_promise(game, road, step.zone)
    if isinstance(step, Adjust | Hold | RemoveDie):
        return TRICK
    return workshop_promise(game, step)


def place_promise(game: Wreckland, road: Road, piece: int) -> float:
    """The best that a die or a scrap card can do, less what it is worth itself."""
    found = [TRICK] if piece_value(piece) <= 2 else [0.0]
    for slot in range(len(game.gear)):
        if game.works(slot) and piece_value(piece) >= GEAR_LOWEST[game.gear[slot]]:
            found.append(use_promise(game, road, piece, slot))
            if game.hurt[slot] and not is_scrap(piece):
                found.append(mended(game, slot, 2 if matches(game, slot, piece) else 1))
    if ask(game, MAY_RAM, NOTHING, 1):
        found += [ram_promise(game, road, zone) for zone in range(len(ZONES))]
    return max(found) - (SCRAP_WORTH[game.phase][game.round] if is_scrap(piece) else DIE_WORTH)


def use_promise(game: Wreckland, road: Road, piece: int, slot: int) -> float:
    """The best that an equipment can do with a die: on a slot with its value the bonus comes, too."""
    gear = GEAR[game.gear[slot]]
    free = game.free_slots(slot)
    if not free:
        return 0.0
    zones = reached(gear.reach, slot)
    if any(gear.dice[each] >> piece_value(piece) & 1 for each in free):
        return max([effects_promise(game, road, gear.effects + gear.more, [zone], gear.plus) for zone in zones])
    return max([effects_promise(game, road, gear.effects, [zone], 0) for zone in zones])


def ram_promise(game: Wreckland, road: Road, zone: int) -> float:
    """The damage of a ram where it does most, and the enemies pushed aside."""
    foes = game.foes_in(zone)
    if not foes:
        return 0.0
    worth = sum([pushed(game, road, foe) for foe in foes])
    return worth + best_split(game, road, targets(game, zone), ram_damage(game, zone))


def split_promise(game: Wreckland, road: Road, step: Split) -> float:
    """The damage of a ram, all on the enemy where it does most; what is shared out already counts."""
    worth = sum(gain(game, road, foe, share) for foe, share in zip(step.foes, step.shares, strict=False) if share)
    return worth + best_split(game, road, step.foes[len(step.shares) :], step.left)


def best_split(game: Wreckland, road: Road, foes: tuple[int, ...], left: int) -> float:
    """The best way to share damage out among some enemies."""
    if not foes or not left:
        return 0.0
    if len(foes) == 1:
        return gain(game, road, foes[0], left)
    first, others = foes[0], foes[1:]
    shares = [gain(game, road, first, each) if each else 0.0 for each in range(left + 1)]
    return max(shares[each] + best_split(game, road, others, left - each) for each in range(left + 1))


def effects_promise(game: Wreckland, road: Road, effects: Sequence[int], zones: Sequence[int], plus: int) -> float:
    """What effects bring in the best of some zones."""
    worth = 0.0
    for effect in effects:
        icon = EFFECTS[effect]
        if icon.do in ATTACKS:
            worth += max(attack_promise(game, road, icon.do, zone, icon.amount + plus) for zone in zones)
        elif icon.of:
            worth += max(effects_promise(game, road, each, zones, plus) for each in icon.of)
        elif icon.do == REPAIR:
            worth += mend_promise(game, icon.amount)
        elif icon.do == MOVE:
            worth += max(move_promise(game, road, zone) for zone in zones)
        else:
            worth += TRICK
    return worth


def attack_promise(game: Wreckland, road: Road, do: int, zone: int, damage: int) -> float:
    """What an attack on a zone brings."""
    damage = ask(game, ATTACK, zone, damage)
    gains = [gain(game, road, foe, damage) for foe in targets(game, zone)]
    if do == ZONE or len(gains) < 2:
        return sum(gains)
    gains.sort(reverse=True)
    return sum(gains[: 2 if do == DOUBLE else 1])


def move_promise(game: Wreckland, road: Road, zone: int) -> float:
    """What it brings to move one enemy of a zone away; it must be done where it can be."""
    foes = game.foes_in(zone)
    others = [each for each in range(len(ZONES)) if each != zone]
    return max([relief(game, road, foe, others) for foe in foes]) if foes else 0.0


def mend_promise(game: Wreckland, amount: int) -> float:
    """What it brings to repair the equipment that needs it most."""
    return max([mended(game, slot, amount) for slot in range(len(game.gear)) if game.hurt[slot]], default=0.0)


def mended(game: Wreckland, slot: int, amount: int) -> float:
    """What so much damage off an equipment is worth."""
    kind = game.gear[slot]
    return WHOLE * SLOT_WORTHS[kind][slot] * min(amount, game.hurt[slot]) / GEAR_RESISTANCE[kind]


# In Customisation


def workshop_promise(game: Wreckland, step: Step[Any]) -> float:
    """What an equipment will be worth where it may go, less what was there and what it costs."""
    if isinstance(step, ChooseSlot):
        best = max(installed(game, step.kind, slot, facing) for slot in open_slots(game) for facing in ways(step.kind))
        return best - dice_cost(INSTALL, step.kind)
    if isinstance(step, ChooseFacing):
        best = max(installed(game, step.kind, step.slot, facing) for facing in ways(step.kind))
        return best - dice_cost(INSTALL, step.kind)
    if isinstance(step, RepairWith):
        return mended(game, step.slot, 3) - TOOL_DIE
    if isinstance(step, Pay):
        return pay_promise(game, step)
    return 0.0


def pay_promise(game: Wreckland, step: Pay) -> float:
    """What is paid for, less the dice; red ones bring penalties."""
    cost = dice_cost(step.deed, step.kind) + BOARD_HARM * sum([is_red(piece) for piece in step.paid])
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
