"""What things are worth to the bots, in points of damage: tables by kind of card."""

from __future__ import annotations

from typing import Final

from chicane.wreckland.chapters import BOOK
from chicane.wreckland.enemies import ENEMIES, FOES
from chicane.wreckland.equipment import GEAR, REACH_ZONE, VEHICLES
from chicane.wreckland.grid import SLOT_ZONES, SLOTS, TURNS, ZONE_SLOTS, turned
from chicane.wreckland.icons import (
    ACTIVATE,
    ATTACKS,
    DOUBLE,
    EFFECTS,
    ENGINE,
    GAIN_SCRAP,
    HEAL,
    HOLD,
    LOSE_CARD,
    LOSE_DIE,
    LOSE_SCRAP,
    RALLY,
    REINFORCE,
    REPAIR,
    ROTATE,
    ZONE,
)

# The vehicle
ENGINE_WORTH: Final = 40.0  # an engine without damage
GEAR_POINT: Final = 0.8  # a point of damage to equipment
ENGINE_POINT: Final = 3.0  # a point of damage to the engine
COVER: Final = [0.0, 4.0, 5.5, 6.5]  # a zone by the number of its slots with equipment that works
SPIKES: Final = [0.0, 0.8, 2.5, 5.0, 7.0, 9.0]  # a zone by its ram damage
CORNER: Final = 1.2  # an attack from a corner, which reaches two zones
WHOLE: Final = 0.6  # the part of an equipment's worth that damage takes away
SCRAP_WORTH: Final = [
    1.6,
    1.6,
    1.6,
    1.4,
]  # a scrap card by round, whatever the phase: it is kept

# Dice and cards
DIE_WORTH: Final = 0.6  # a white die that can still be placed
TOOL_DIE: Final = 0.8  # a die of the Customisation
CARD_WORTH: Final = 0.1  # a face-up card
FRESH_DIE: Final = 0.05  # a die that is rolled again
TRICK: Final = 0.3  # an icon that only handles dice

# Enemies
FOE_WORTH: Final = 2.0  # an enemy that is gone
POINT: Final = 0.7  # a point of damage on an enemy
ACTS: Final = 0.6  # how often an enemy acts before it is gone, for each value that calls it
BOSS_WEIGHT: Final = 2.0
GUARD: Final = 1.5  # an enemy beside a Boss that must be alone
EXCESS: Final = 1.0  # an enemy too many for the Chase to end
BLAST: Final = 1.0  # an explosion, for each equipment it hits
COVERED: Final = 2  # the equipment of a side, where it is not looked at
HARMS: Final = {  # effects of enemies and boards without damage to the vehicle, for each point or time
    HEAL: 1.0,
    REPAIR: -0.8,
    LOSE_DIE: 1.0,
    LOSE_SCRAP: 1.4,
    LOSE_CARD: 0.4,
    GAIN_SCRAP: -1.4,
    RALLY: 2.0,
    REINFORCE: 5.0,
    ROTATE: 0.5,
    ACTIVATE: 4.0,
}


def gear_worth(kind: int) -> float:
    """What an equipment is worth: its effects, how easily it is used, what it can take."""
    gear = GEAR[kind]
    effects = sum(effect_worth(effect) for effect in (*gear.effects, *gear.more)) + gear.plus / 2
    easy = 0.5 + (7 - gear.lowest) / 6
    far = 1.0 if gear.reach == REACH_ZONE else 1.5
    return effects * easy * far * (1 + 0.4 * (len(gear.dice) - 1)) + gear.resistance / 4 + gear.armour


def effect_worth(effect: int) -> float:
    """What an effect is worth to the player."""
    icon = EFFECTS[effect]
    if icon.do in ATTACKS:
        return icon.amount * (1.8 if icon.do == ZONE else 1.5 if icon.do == DOUBLE else 1.0)
    if icon.of:
        return max(sum(effect_worth(each) for each in effects) for effects in icon.of)
    return 0.7 if icon.do <= HOLD else 1.0


WORTHS: Final = [gear_worth(kind) for kind in range(len(GEAR))]


def slot_worth(kind: int, slot: int) -> float:
    """An equipment in a slot: in a corner it attacks two zones."""
    gear = GEAR[kind]
    attacks = gear.reach == REACH_ZONE and any(EFFECTS[effect].needs_zone for effect in gear.effects)
    return WORTHS[kind] * (CORNER if attacks and len(SLOT_ZONES[slot]) > 1 else 1.0)


SLOT_WORTHS: Final = [[slot_worth(kind, slot) for slot in range(len(SLOTS))] for kind in range(len(GEAR))]
BARS: Final = [[turned(gear.bars, facing) for facing in range(TURNS)] for gear in GEAR]
PRINTED_BARS: Final = [vehicle.bars for vehicle in VEHICLES]


def harm(kind: int, working: int) -> float:
    """What an enemy does when it acts on a zone with so many equipments: far more where the engine is bare."""
    foe = FOES[kind]
    return sum(effect_harm(effect, working, foe.engine_bonus) for effect in foe.effects)


def effect_harm(effect: int, working: int, engine_bonus: int) -> float:
    """What an effect of an enemy or a board costs the player; of several he takes the mildest."""
    icon = EFFECTS[effect]
    if icon.of:
        return min(sum(effect_harm(each, working, engine_bonus) for each in effects) for effects in icon.of)
    engine = (icon.amount + engine_bonus) * ENGINE_POINT
    if icon.do == ZONE:
        return icon.amount * working * GEAR_POINT + engine * (len(ZONE_SLOTS[0]) - working)
    if icon.do == ENGINE or (icon.do in ATTACKS and not working):
        return engine
    if icon.do in ATTACKS:
        return icon.amount * GEAR_POINT * min(working, 2 if icon.do == DOUBLE else 1)
    return HARMS[icon.do] * max(1, icon.amount)


HARM: Final = [[harm(kind, working) for working in range(len(ZONE_SLOTS[0]) + 1)] for kind in range(len(FOES))]
CALLS: Final = [bin(foe.values).count("1") * ACTS for foe in FOES]
THREAT: Final = [[CALLS[kind] * each for each in HARM[kind]] for kind in range(len(FOES))]


def whole_cost(kind: int) -> float:
    """What an enemy costs before it is hit, somewhere."""
    return foe_worth(kind) * (FOE_WORTH + POINT * FOES[kind].resistance) + THREAT[kind][2]


def foe_worth(kind: int) -> float:
    """The weight of an enemy."""
    return BOSS_WEIGHT if FOES[kind].is_boss else 1.0


def expected(chapter: int, number: int) -> float:
    """What the enemies of a round cost before they come."""
    board = BOOK[chapter]
    deck = [kind for kind, foe in enumerate(ENEMIES) if foe.chapter <= chapter + 1]
    mean = sum(whole_cost(kind) for kind in deck) / len(deck)
    cost = mean * sum(board.enemies[number - 1])
    cost += sum(whole_cost(kind) for kind, when, _ in board.minis if when == number)
    return cost + (whole_cost(board.boss) if number == len(board.enemies) else 0.0)


EXPECTED: Final = [[expected(chapter, number) for number in (1, 2, 3)] for chapter in range(len(BOOK))]
AHEAD: Final = [[sum(costs[number:]) for number in range(4)] for costs in EXPECTED]  # by rounds that were dealt


def penalties(tables: list[tuple[int, ...]]) -> float:
    """What a roll on a table of the Boss board costs on average."""
    return sum(effect_harm(effect, COVERED, 0) for effects in tables for effect in effects) / len(tables)


PENALTY: Final = [[penalties(board.customise), penalties(board.chase)] for board in BOOK]  # by chapter and phase
