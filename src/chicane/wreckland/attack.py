"""Attacks of the player on enemies, and who can be hit (WL-ACT-07..12, WL-BOSS-03..09)."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckland.damage import HitEnemy
from chicane.wreckland.enemies import FOES
from chicane.wreckland.icons import DOUBLE, ZONE
from chicane.wreckland.kinds import IS_BOSS
from chicane.wreckland.names import ZONE_NAMES, foe_code, foe_name
from chicane.wreckland.queries import ATTACK, BOSS_ALONE, ask
from chicane.wreckland.state import Wreckland


def is_safe(game: Wreckland, foe: int) -> bool:
    """A Boss with company in its zone can't be harmed (WL-BOSS-03, WL-BOSS-04)."""
    kind = game.foe_kind[foe]
    if not IS_BOSS[kind]:
        return False
    zone = game.foe_zone[foe]
    guarded = game.foe_zone.count(zone) > 1
    return guarded and bool(ask(game, BOSS_ALONE, zone, int(FOES[kind].alone)))


def targets(game: Wreckland, zone: int) -> tuple[int, ...]:
    """The enemies of a zone that an attack starting now can harm (WL-BOSS-07, WL-BOSS-09)."""
    return tuple(foe for foe in game.foes_in(zone) if not is_safe(game, foe))


def attack(game: Wreckland, do: int, zone: int, damage: int) -> None:
    """A single, double or zone attack; without a target nothing happens (WL-ACT-16)."""
    found = targets(game, zone)
    damage = ask(game, ATTACK, zone, damage)
    if not found or not damage:
        return
    if do == ZONE:
        game.do_all([HitEnemy(foe, damage) for foe in found])  # WL-ACT-11
    else:
        game.do(Aim(zone, damage, 2 if do == DOUBLE else 1, found))


class Aim(Step[Wreckland]):
    """One enemy of the zone is chosen; a second hit needs another one (WL-ACT-10, WL-ICON-05)."""

    def __init__(self, zone: int, damage: int, hits: int, foes: tuple[int, ...]) -> None:
        self.zone = zone
        self.damage = damage
        self.hits = hits
        self.foes = foes

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [Fire(self.zone, self.damage, self.hits, self.foes, foe) for foe in self.foes]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-aim", "WL-ACT-10", zone=ZONE_NAMES[self.zone], damage=self.damage)


class Fire(Step[Wreckland]):
    """An enemy is hit."""

    def __init__(self, zone: int, damage: int, hits: int, foes: tuple[int, ...], foe: int) -> None:
        self.zone = zone
        self.damage = damage
        self.hits = hits
        self.foes = foes
        self.foe = foe

    def run(self, game: Wreckland) -> None:
        others = tuple(foe for foe in self.foes if foe != self.foe)
        if self.hits > 1 and others:
            game.do(Aim(self.zone, self.damage, self.hits - 1, others))
        game.do(HitEnemy(self.foe, self.damage))

    def text(self, game: Wreckland) -> str:
        return f"fire {foe_code(game, self.foe)}"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-fire", "WL-ACT-10", enemy=foe_name(game, self.foe), damage=self.damage)
