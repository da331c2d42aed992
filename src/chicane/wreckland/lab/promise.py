"""What an action of the Chase that is not finished may still bring: guessed by the bots, not played out."""

from __future__ import annotations

from collections.abc import Sequence

from chicane.wreckland.actions import Place, reached
from chicane.wreckland.attack import Aim, targets
from chicane.wreckland.effects import Choose, ChooseZone, Resolve
from chicane.wreckland.equipment import GEAR
from chicane.wreckland.grid import ZONES
from chicane.wreckland.icons import ATTACKS, DOUBLE, EFFECTS, MOVE, REPAIR, ZONE
from chicane.wreckland.kinds import GEAR_FITS, GEAR_RESISTANCE
from chicane.wreckland.lab.threat import Road, gain, pushed, relief
from chicane.wreckland.lab.worth import DIE_WORTH, SCRAP_WORTH, SLOT_WORTHS, TRICK, WHOLE
from chicane.wreckland.mend import Mend
from chicane.wreckland.names import is_scrap, piece_value
from chicane.wreckland.queries import ATTACK, MAY_RAM, NOTHING, ask
from chicane.wreckland.ram import Push, Split, ram_damage
from chicane.wreckland.repair import can_repair, matches
from chicane.wreckland.shift import MoveEnemy
from chicane.wreckland.skill import ChooseSkillUse, skill_uses
from chicane.wreckland.state import Wreckland

# Steps that are asked, or will be


def placing(game: Wreckland, road: Road, step: Place) -> float:
    return place_promise(game, road, step.piece)


def aiming(game: Wreckland, road: Road, step: Aim) -> float:
    """The best targets."""
    gains = sorted([gain(game, road, foe, step.damage) for foe in step.foes], reverse=True)
    return sum(gains[: step.hits])


def choosing_zone(game: Wreckland, road: Road, step: ChooseZone) -> float:
    return max([effects_promise(game, road, step.effects, [zone], step.plus) for zone in step.zones])


def resolving(game: Wreckland, road: Road, step: Resolve) -> float:
    return effects_promise(game, road, step.effects, [step.zone], step.plus)


def choosing(game: Wreckland, road: Road, step: Choose) -> float:
    return max([effects_promise(game, road, each, [step.zone], step.plus) for each in EFFECTS[step.effect].of])


def choosing_skill(game: Wreckland, road: Road, step: ChooseSkillUse) -> float:
    return max([effects_promise(game, road, each.effects, [each.zone], 0) for each in skill_uses(game)])


def mending(game: Wreckland, road: Road, step: Mend) -> float:
    return mend_promise(game, step.amount)


def moving(game: Wreckland, road: Road, step: MoveEnemy) -> float:
    return move_promise(game, road, step.zone)


def pushing(game: Wreckland, road: Road, step: Push) -> float:
    return pushed(game, road, step.foe)


def splitting(game: Wreckland, road: Road, step: Split) -> float:
    """The damage of a ram, all on the enemy where it does most; what is shared out already counts."""
    worth = sum([gain(game, road, foe, share) for foe, share in zip(step.foes, step.shares, strict=False) if share])
    return worth + best_split(game, road, step.foes[len(step.shares) :], step.left)


# What dice and effects bring


def place_promise(game: Wreckland, road: Road, piece: int) -> float:
    """The best that a die or a scrap card can do, less what it is worth itself."""
    found = [TRICK] if piece_value(piece) <= 2 else [0.0]
    for slot in range(len(game.gear)):
        if game.works(slot):
            found.append(use_promise(game, road, piece, slot))
            if game.hurt[slot] and not is_scrap(piece) and can_repair(game, slot, piece):
                found.append(mended(game, slot, 2 if matches(game, slot, piece) else 1))
    if ask(game, MAY_RAM, NOTHING, 1):
        found += [ram_promise(game, road, zone) for zone in range(len(ZONES))]
    return max(found) - (SCRAP_WORTH[game.round] if is_scrap(piece) else DIE_WORTH)


def use_promise(game: Wreckland, road: Road, piece: int, slot: int) -> float:
    """The best that an equipment can do with a die: on a slot with its value the bonus comes, too."""
    gear, fits, value = GEAR[game.gear[slot]], GEAR_FITS[game.gear[slot]], piece_value(piece)
    free = [each for each in game.free_slots(slot) if fits[each] >> value & 1]
    if not free:
        return 0.0
    zones = reached(gear.reach, slot)
    if any(gear.dice[each] >> value & 1 for each in free):
        return max([effects_promise(game, road, gear.effects + gear.more, [zone], gear.plus) for zone in zones])
    return max([effects_promise(game, road, gear.effects, [zone], 0) for zone in zones])


def ram_promise(game: Wreckland, road: Road, zone: int) -> float:
    """The damage of a ram where it does most, and the enemies pushed aside."""
    foes = game.foes_in(zone)
    if not foes:
        return 0.0
    worth = sum([pushed(game, road, foe) for foe in foes])
    return worth + best_split(game, road, targets(game, zone), ram_damage(game, zone))


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
