"""What speaks for a vehicle or a hero, in numbers that can be compared."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.core.stage import Strength
from chicane.wreckland.equipment import GEAR, VEHICLES, Vehicle
from chicane.wreckland.heroes import HEROES
from chicane.wreckland.icons import ATTACKS, EFFECTS
from chicane.wreckland.kinds import HERO_IDS, VEHICLE_IDS

KEYS: Final = [
    "wreckland-strength-engine",
    "wreckland-strength-guns",
    "wreckland-strength-body",
    "wreckland-strength-spikes",
]


def strengths(option: str, choice: str) -> list[Strength]:
    """Engine, guns, body and spikes of a vehicle; how often a hero's skill may be used."""
    if option == "vehicle":
        counts = numbers(VEHICLES[VEHICLE_IDS.index(choice)])
        return [Strength(Message(key), *each) for key, *each in zip(KEYS, counts, MOST, strict=True)]
    hero = HEROES[HERO_IDS.index(choice)] if option == "hero" else None
    most = max(each.times for each in HEROES)
    return [Strength(Message("wreckland-strength-skill"), hero.times, most)] if hero and hero.times else []


def numbers(vehicle: Vehicle) -> list[int]:
    """What is printed on a board, added up."""
    printed = [GEAR[number] for number in vehicle.printed if number >= 0]
    effects = [EFFECTS[effect] for gear in printed for effect in (*gear.effects, *gear.more)]
    guns = sum(icon.amount for icon in effects if icon.do in ATTACKS) + sum(gear.plus for gear in printed)
    bars = [*vehicle.bars, *[gear.bars for gear in printed]]
    body = sum(gear.resistance + gear.armour for gear in printed)
    return [vehicle.engine, guns, body, sum(each.bit_count() for each in bars)]


MOST: Final = [max(counts) for counts in zip(*[numbers(vehicle) for vehicle in VEHICLES], strict=True)]
