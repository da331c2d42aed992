"""Damage to equipment, engine and enemies, and what it destroys (WL-HIT, WL-ACT-12, WL-KILL, WL-VOLT)."""

from __future__ import annotations

from typing import Final

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.pile import given, taken
from chicane.core.step import Step
from chicane.wreckland.enemies import FOES
from chicane.wreckland.equipment import GEAR, VEHICLES
from chicane.wreckland.grid import ZONE_SLOTS
from chicane.wreckland.kinds import DECK, FOE_NAMES, FOE_RESISTANCE, GEAR_RESISTANCE, IS_BOSS
from chicane.wreckland.names import ZONE_NAMES, foe_name, gear_name
from chicane.wreckland.queries import (
    ARMOUR,
    ENEMY_ARMOUR,
    ENEMY_DESTROYED,
    ENGINE_RESISTANCE,
    EXPLOSION,
    KILL_SCRAP,
    NOTHING,
    ask,
    open_window,
)
from chicane.wreckland.state import ASIDE, GONE, MOST_SLOTS, ON_FOE, ON_GEAR, Wreckland
from chicane.wreckland.story import AFTER, LOST, Read

BOSS_DESTROYED: Final = "boss-destroyed"
ENGINE_DESTROYED: Final = "engine-destroyed"
VOLATILE: Final = 2  # damage of an explosion (WL-VOLT-01)
WAYS: Final = {  # to the engine past the equipment
    "WL-HIT-04": "wreckland-told-engine-bare",
    "WL-HIT-06": "wreckland-told-engine-holes",
}


def clear_dice(game: Wreckland, first: int) -> None:
    """Dice on a card that is gone are set aside until they are gathered (WL-FOE-13)."""
    for die, place in enumerate(game.place):
        if first <= place < first + MOST_SLOTS:
            game.place[die] = ASIDE


# The vehicle


class HitEquipment(Step[Wreckland]):
    """One attack on one equipment: armour, damage, and at its resistance it explodes (WL-HIT-03, WL-HIT-11..13)."""

    def __init__(self, slot: int, damage: int) -> None:
        self.slot = slot
        self.damage = damage

    def dealt(self, game: Wreckland) -> int:
        """What armour lets through; nothing where the equipment was destroyed meanwhile."""
        if not game.works(self.slot):
            return 0
        armour = ask(game, ARMOUR, self.slot, GEAR[game.gear[self.slot]].armour)
        return max(0, self.damage - armour)

    def run(self, game: Wreckland) -> None:
        dealt = self.dealt(game)
        if not dealt:
            return
        resistance = GEAR_RESISTANCE[game.gear[self.slot]]
        game.hurt[self.slot] = min(resistance, game.hurt[self.slot] + dealt)
        if game.hurt[self.slot] == resistance:
            game.do(Explode(self.slot))

    def tell(self, game: Wreckland) -> Message:
        dealt = self.dealt(game)
        gear = gear_name(game, self.slot)
        if not dealt:
            return Message("wreckland-told-armour", "WL-HIT-13", card=gear)
        return Message("wreckland-told-hit", "WL-HIT-02", card=gear, damage=dealt)


class Explode(Step[Wreckland]):
    """A Destruction card covers the equipment; excess damage is lost (WL-HIT-03, WL-HIT-11, WL-DSTR-05)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, game: Wreckland) -> None:
        game.hurt[self.slot] = 0  # WL-DSTR-04
        game.wrecked = changed(game.wrecked, self.slot, 1)
        clear_dice(game, ON_GEAR + self.slot * MOST_SLOTS)

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-explode", "WL-HIT-11", card=gear_name(game, self.slot))


def engine_resistance(game: Wreckland) -> int:
    """How much damage destroys the engine."""
    return max(1, ask(game, ENGINE_RESISTANCE, NOTHING, VEHICLES[game.vehicle].engine))


class HitEngine(Step[Wreckland]):
    """The engine takes damage by some rule; at its resistance all is lost, in any phase (WL-END-03, WL-END-04)."""

    def __init__(self, damage: int, rule: str) -> None:
        self.damage = damage
        self.rule = rule

    def run(self, game: Wreckland) -> None:
        resistance = engine_resistance(game)
        game.engine = min(resistance, game.engine + self.damage)
        if game.engine == resistance:
            game.do_all([Read(LOST), Lose()])

    def tell(self, game: Wreckland) -> Message:
        resistance = engine_resistance(game)
        damage = min(resistance, game.engine + self.damage)
        key = WAYS.get(self.rule, "wreckland-told-engine")
        return Message(key, self.rule, damage=self.damage, total=damage, resistance=resistance)


class Lose(Step[Wreckland]):
    """The engine is destroyed (WL-END-03)."""

    def run(self, game: Wreckland) -> None:
        game.finish([], ENGINE_DESTROYED)

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-lost", "WL-END-03", number=game.chapter + 1)


# Enemies


def enemy_armour(game: Wreckland, foe: int) -> int:
    """The armour of an enemy where it is."""
    return ask(game, ENEMY_ARMOUR, game.foe_zone[foe], FOES[game.foe_kind[foe]].armour)


class HitEnemy(Step[Wreckland]):
    """One attack on one enemy, less its armour (WL-EARM-01, WL-EARM-02, WL-ACT-12)."""

    def __init__(self, foe: int, damage: int) -> None:
        self.foe = foe
        self.damage = damage

    def dealt(self, game: Wreckland) -> int:
        return max(0, self.damage - enemy_armour(game, self.foe)) if game.foe_zone[self.foe] != GONE else 0

    def run(self, game: Wreckland) -> None:
        dealt = self.dealt(game)
        if not dealt:
            return
        game.foe_hurt[self.foe] += dealt
        excess = game.foe_hurt[self.foe] - FOE_RESISTANCE[game.foe_kind[self.foe]]
        if excess >= 0:
            game.foe_hurt[self.foe] -= excess
            game.do(Destroy(self.foe, exact=excess == 0))

    def tell(self, game: Wreckland) -> Message | None:
        dealt = self.dealt(game)
        if game.foe_zone[self.foe] == GONE:
            return None
        if not dealt:
            return Message("wreckland-told-enemy-armour", "WL-EARM-01", enemy=foe_name(game, self.foe))
        return Message("wreckland-told-hit-enemy", "WL-ACT-10", enemy=foe_name(game, self.foe), damage=dealt)


class Destroy(Step[Wreckland]):
    """An enemy is destroyed: scrap if the damage is exact, an explosion if it is volatile and it is not."""

    def __init__(self, foe: int, exact: bool) -> None:
        self.foe = foe
        self.exact = exact

    def run(self, game: Wreckland) -> None:
        kind, zone = game.foe_kind[self.foe], game.foe_zone[self.foe]
        if IS_BOSS[kind]:
            game.do_all([Read(AFTER), Win()])
            return
        game.foe_zone[self.foe] = GONE
        clear_dice(game, ON_FOE + self.foe * MOST_SLOTS)
        open_window(game, ENEMY_DESTROYED, zone)
        if kind < DECK:  # a mini-boss leaves the game
            game.foe_discards = given(game.foe_discards, kind)
            if self.exact and ask(game, KILL_SCRAP, NOTHING, 1):
                game.do(Salvaged(kind))
        if FOES[kind].volatile and not self.exact:
            game.do(Blast(zone))

    def tell(self, game: Wreckland) -> Message:
        rule = "WL-KILL-01" if self.exact else "WL-KILL-03"
        return Message("wreckland-told-destroy", rule, enemy=foe_name(game, self.foe))


class Win(Step[Wreckland]):
    """The Boss is destroyed (WL-END-01, WL-END-02)."""

    def run(self, game: Wreckland) -> None:
        game.finish([0], BOSS_DESTROYED)

    def tell(self, game: Wreckland) -> Message:
        boss = FOE_NAMES[game.foe_kind[game.boss()]]
        return Message("wreckland-told-won", "WL-END-01", number=game.chapter + 1, boss=boss)


class Blast(Step[Wreckland]):
    """A volatile enemy explodes: all equipment of its zone is hit, the engine never (WL-VOLT-01, WL-VOLT-02)."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def run(self, game: Wreckland) -> None:
        damage = ask(game, EXPLOSION, self.zone, VOLATILE)
        game.do_all([HitEquipment(slot, damage) for slot in ZONE_SLOTS[self.zone] if game.works(slot)])

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-blast", "WL-VOLT-01", zone=ZONE_NAMES[self.zone])


class Salvaged(Step[Wreckland]):
    """A perfect kill: the card joins the scrap and can be used at once (WL-KILL-01, WL-KILL-04, ruling 106)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, game: Wreckland) -> None:
        game.foe_discards = taken(game.foe_discards, self.kind)
        game.scrap = given(game.scrap, self.kind)

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-salvage", "WL-KILL-01", enemy=FOE_NAMES[self.kind])
