"""Firing: one weapon a player turn, at a vehicle in range and in sight (WK-FIRE, WK-WPN, WK-GEO-24..31)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckage import damage
from chicane.wreckage.kinds import BARRAGE, EQUIPMENT, EQUIPMENT_IDS, SHORT_RANGE
from chicane.wreckage.names import EQUIPMENT_NAMES, SIDE_NAMES, code, named
from chicane.wreckage.shapes import HALF_LONG, LONG, SHORT, discs_overlap
from chicane.wreckage.sight import BACK, FORWARD, LEFT, RIGHT, has_sight, in_range
from chicane.wreckage.state import Wreckage

ALL_SIDES: Final = [FORWARD, BACK, RIGHT, LEFT]


def sides(game: Wreckage, seat: int, weapon: int) -> list[int]:
    """Forward, unless it is a turret or the vehicle can fire to the rear (WK-FIRE-03, WK-WPN-01, WK-UPG-06)."""
    if EQUIPMENT[weapon].turret:
        return ALL_SIDES
    return [FORWARD, BACK] if any(each.rear for each in game.fitted(seat)) else [FORWARD]


def side_to(game: Wreckage, seat: int, weapon: int, target: int) -> int | None:
    """The side from which a weapon reaches and sees a target, if there is one (WK-FIRE-02)."""
    x, y, heading = game.x[seat], game.y[seat], game.heading[seat]
    reach = SHORT if EQUIPMENT[weapon].reach == SHORT_RANGE else LONG
    if not discs_overlap(x, y, reach, game.x[target], game.y[target], 3 * HALF_LONG, -1):  # no side can reach it
        return None
    box = game.box(target)
    for side in sides(game, seat, weapon):
        seen = in_range(x, y, heading, side, reach, box)
        if seen and has_sight(x, y, heading, side, box, game.others(seat, target), game.sights()):
            return side
    return None


def ready(game: Wreckage, seat: int, fired: tuple[int, ...]) -> list[int]:
    """The weapons that may still fire; some only in the second phase (WK-FIRE-01, WK-SPEC-07, WK-WPN-02)."""
    left = game.equipment[seat][:]
    for weapon in fired:
        if not EQUIPMENT[weapon].discarded:  # its shot took it off the vehicle already
            left.remove(weapon)
    return [
        weapon
        for weapon in sorted(set(left))
        if EQUIPMENT[weapon].attack and (game.phase == 2 or not EQUIPMENT[weapon].second_phase)
    ]


class Aim(Step[Wreckage]):
    """One weapon, or with Barrage each of them once (WK-FIRE-01, WK-SPEC-06, WK-SPEC-07)."""

    def __init__(self, seat: int, fired: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.fired = fired

    def shots(self, game: Wreckage) -> list[Step[Any]]:
        if game.acting != self.seat or game.silent or (self.fired and game.card(self.seat) != BARRAGE):
            return []
        found: list[Step[Any]] = []
        for weapon in ready(game, self.seat, self.fired):
            for target in game.alive():
                side = side_to(game, self.seat, weapon, target) if target != self.seat else None
                if side is not None:
                    found.append(Shoot(self.seat, weapon, target, side, self.fired))
        return found

    def actor(self, game: Wreckage) -> int:
        return self.seat if self.shots(game) else NOBODY

    def options(self, game: Wreckage) -> list[Step[Any]]:
        return [*self.shots(game), HoldFire()]

    def run(self, game: Wreckage) -> None:
        """There is nobody to fire at, or nothing to fire with."""

    def prompt(self, game: Wreckage) -> Message:
        return Message("wreckage-ask-fire", "WK-FIRE-01", vehicle=named(game, self.seat))


class HoldFire(Step[Wreckage]):
    """Firing is never compulsory (WK-FIRE-01)."""

    def run(self, game: Wreckage) -> None:
        """Nothing happens."""

    def text(self, game: Wreckage) -> str:
        return "hold fire"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-hold", "WK-FIRE-01")


class Shoot(Step[Wreckage]):
    """One shot at one target: as many cards as the attack score (WK-FIRE-04, WK-FIRE-11)."""

    def __init__(self, seat: int, weapon: int, target: int, side: int, fired: tuple[int, ...]) -> None:
        self.seat = seat
        self.weapon = weapon
        self.target = target
        self.side = side
        self.fired = fired

    def run(self, game: Wreckage) -> None:
        draw = damage.Draw(self.target, EQUIPMENT[self.weapon].attack, self.weapon)
        game.do_all([draw, damage.CheckLast(), Aim(self.seat, (*self.fired, self.weapon))])
        if EQUIPMENT[self.weapon].discarded:  # whether it hurts or not (WK-WPN-06, WK-WPN-07)
            game.lose_equipment(self.seat, self.weapon)

    def text(self, game: Wreckage) -> str:
        return f"fire {EQUIPMENT_IDS[self.weapon]} {code(game, self.target)}"

    def label(self, game: Wreckage) -> Message:
        return Message(
            "wreckage-do-fire",
            "WK-FIRE-04",
            weapon=EQUIPMENT_NAMES[self.weapon],
            target=named(game, self.target),
            side=SIDE_NAMES[self.side],
            attack=EQUIPMENT[self.weapon].attack,
        )

    def tell(self, game: Wreckage) -> Message:
        return Message(
            "wreckage-told-fire-at",
            "WK-FIRE-04",
            vehicle=named(game, self.seat),
            weapon=EQUIPMENT_NAMES[self.weapon],
            target=named(game, self.target),
            side=SIDE_NAMES[self.side],
        )
