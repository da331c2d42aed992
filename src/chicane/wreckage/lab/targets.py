"""Whom a weapon can hit, and why it can't hit the others (WK-FIRE-02, WK-GEO-24..31)."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.wreckage.kinds import EQUIPMENT, SHORT_RANGE
from chicane.wreckage.names import in_lengths, thing_named
from chicane.wreckage.shapes import ARENA, LENGTH, LONG, SHORT, Box
from chicane.wreckage.shoot import side_to, sides
from chicane.wreckage.sight import has_sight, in_range
from chicane.wreckage.state import Wreckage
from chicane.wreckage.sweep import TOKEN, VEHICLE

TENTH: Final = LENGTH // 10
ACROSS: Final = 2 * ARENA


def reach_of(weapon: int) -> int:
    """How far a weapon fires (WK-COMP-11)."""
    return SHORT if EQUIPMENT[weapon].reach == SHORT_RANGE else LONG


def why_not(game: Wreckage, seat: int, weapons: list[int], target: int) -> Message | None:
    """Why no weapon can hit a vehicle, by the one that comes nearest to it; None if one can."""
    if any(side_to(game, seat, weapon, target) is not None for weapon in weapons):
        return None
    hidden = [what for weapon in weapons for what in hiding(game, seat, weapon, target)]
    if hidden:
        return Message("wreckage-no-target-hidden", "WK-GEO-28", thing=hidden[0])
    far = [far for far in [too_far(game, seat, weapon, target) for weapon in weapons] if far]
    if far:
        return Message("wreckage-no-target-far", "WK-GEO-24", lengths=in_lengths(min(far)))
    return Message("wreckage-no-target-aside", "WK-FIRE-03")


def too_far(game: Wreckage, seat: int, weapon: int, target: int) -> int:
    """What a weapon lacks to reach a vehicle on one of its sides; 0 where none of them points at it."""
    x, y, heading, box, reach = game.x[seat], game.y[seat], game.heading[seat], game.box(target), reach_of(weapon)
    for far in range(reach + TENTH, ACROSS, TENTH):
        if any(in_range(x, y, heading, side, far, box) for side in sides(game, seat, weapon)):
            return far - reach
    return 0


def hiding(game: Wreckage, seat: int, weapon: int, target: int) -> list[Message]:
    """What stands between a weapon and a vehicle within its reach."""
    x, y, heading, box = game.x[seat], game.y[seat], game.heading[seat], game.box(target)
    near = [side for side in sides(game, seat, weapon) if in_range(x, y, heading, side, reach_of(weapon), box)]
    found: list[Message] = []
    for side in near:
        pose = x, y, heading, side
        found += screens(game, pose, box, game.others(seat, target))
    return found


def screens(game: Wreckage, pose: tuple[int, int, int, int], box: Box, cars: list[tuple[int, Box]]) -> list[Message]:
    """The obstacles and vehicles that hide a target, each by itself; else it takes several of them."""
    discs = game.sights()
    alone = [thing_named(game, TOKEN, disc[0]) for disc in discs if not has_sight(*pose, box, [], [disc])]
    alone += [thing_named(game, VEHICLE, car[0]) for car in cars if not has_sight(*pose, box, [car], [])]
    return alone or [Message("wreckage-no-target-several")]
