"""Ramming: spikes do the damage, and whoever survives is pushed aside (WL-RAM)."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckland.attack import targets
from chicane.wreckland.damage import HitEnemy
from chicane.wreckland.dice import spend
from chicane.wreckland.grid import NEIGHBOURS, ZONES
from chicane.wreckland.names import ZONE_NAMES, foe_code, foe_name
from chicane.wreckland.queries import AFTER_RAM, RAM, ask, open_window
from chicane.wreckland.state import ON_RAM, Wreckland


def ram_damage(game: Wreckland, zone: int) -> int:
    """One damage for each card with spikes that face the zone (WL-RAM-02)."""
    return ask(game, RAM, zone, game.spikes(zone))


class Ram(Step[Wreckland]):
    """A die of any value on the engine's ram area, and a zone (WL-RAM-01, WL-RAM-02, WL-RAM-05)."""

    def __init__(self, piece: int, zone: int) -> None:
        self.piece = piece
        self.zone = zone

    def run(self, game: Wreckland) -> None:
        spend(game, self.piece, ON_RAM)
        game.do(PushAll(self.zone))
        damage, found = ram_damage(game, self.zone), targets(game, self.zone)  # WL-BOSS-08
        if damage and found:
            game.do(Split(found, (), damage))

    def text(self, game: Wreckland) -> str:
        return f"ram {ZONES[self.zone]}"

    def label(self, game: Wreckland) -> Message:
        damage = ram_damage(game, self.zone)
        return Message("wreckland-do-ram", "WL-RAM-02", zone=ZONE_NAMES[self.zone], damage=damage)

    def tell(self, game: Wreckland) -> Message:
        damage = ram_damage(game, self.zone)
        return Message("wreckland-told-ram", "WL-RAM-02", zone=ZONE_NAMES[self.zone], damage=damage)


class Split(Step[Wreckland]):
    """All of the damage is shared out among the enemies of the zone, as the player likes (WL-RAM-03)."""

    def __init__(self, foes: tuple[int, ...], shares: tuple[int, ...], left: int) -> None:
        self.foes = foes
        self.shares = shares
        self.left = left

    def actor(self, game: Wreckland) -> int:
        return 0 if len(self.shares) < len(self.foes) else NOBODY

    def options(self, game: Wreckland) -> list[Step[Any]]:
        waiting = len(self.foes) - len(self.shares)
        if self.left == 1:  # one of them takes it
            return [Share(self.foes, self.shares + (0,) * passed, 1, 1) for passed in range(waiting)]
        shares = [self.left] if waiting == 1 else range(self.left, -1, -1)
        return [Share(self.foes, self.shares, self.left, share) for share in shares]

    def run(self, game: Wreckland) -> None:
        hits = zip(self.foes, self.shares, strict=True)
        game.do_all([HitEnemy(foe, share) for foe, share in hits if share])  # one attack each (WL-EARM-03)

    def prompt(self, game: Wreckland) -> Message:
        if self.left == 1:
            return Message("wreckland-ask-last-point", "WL-RAM-03")
        enemy = foe_name(game, self.foes[len(self.shares)])
        return Message("wreckland-ask-split", "WL-RAM-03", left=self.left, enemy=enemy)


class Share(Step[Wreckland]):
    """So much of it for this enemy."""

    def __init__(self, foes: tuple[int, ...], shares: tuple[int, ...], left: int, share: int) -> None:
        self.foes = foes
        self.shares = shares
        self.left = left
        self.share = share

    def run(self, game: Wreckland) -> None:
        game.do(Split(self.foes, (*self.shares, self.share), self.left - self.share))

    def text(self, game: Wreckland) -> str:
        return f"{self.share} to {foe_code(game, self.foes[len(self.shares)])}"

    def label(self, game: Wreckland) -> Message:
        enemy = foe_name(game, self.foes[len(self.shares)])
        return Message("wreckland-do-share", "WL-RAM-03", enemy=enemy, damage=self.share)


class PushAll(Step[Wreckland]):
    """Every enemy still there is pushed to an adjacent zone, the Boss too (WL-RAM-04, WL-RAM-06, WL-RAM-07)."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def run(self, game: Wreckland) -> None:
        open_window(game, AFTER_RAM, self.zone)
        game.do_all([Push(foe) for foe in game.foes_in(self.zone)])


class Push(Step[Wreckland]):
    """The player chooses the zone for each enemy separately (WL-RAM-04)."""

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [Pushed(self.foe, zone) for zone in NEIGHBOURS[game.foe_zone[self.foe]]]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-push", "WL-RAM-04", enemy=foe_name(game, self.foe))


class Pushed(Step[Wreckland]):
    """An enemy is pushed aside."""

    def __init__(self, foe: int, zone: int) -> None:
        self.foe = foe
        self.zone = zone

    def run(self, game: Wreckland) -> None:
        game.foe_zone[self.foe] = self.zone

    def text(self, game: Wreckland) -> str:
        return f"push {foe_code(game, self.foe)} {ZONES[self.zone]}"

    def label(self, game: Wreckland) -> Message:
        enemy = foe_name(game, self.foe)
        return Message("wreckland-do-push", "WL-RAM-04", enemy=enemy, zone=ZONE_NAMES[self.zone])

    def tell(self, game: Wreckland) -> Message:
        enemy = foe_name(game, self.foe)
        return Message("wreckland-told-push", "WL-RAM-04", enemy=enemy, zone=ZONE_NAMES[self.zone])
