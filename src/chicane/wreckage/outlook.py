"""What vehicles may hope for and must fear where they stand: jerrycans ahead, guns and bumpers around them."""

from __future__ import annotations

from math import hypot
from typing import Final

from chicane.wreckage.kinds import EQUIPMENT, SHORT_RANGE, WINNING_CANS
from chicane.wreckage.shapes import LENGTH, LONG, SHORT
from chicane.wreckage.state import NONE, Wreckage
from chicane.wreckage.trig import COS, SCALE, SIN
from chicane.wreckage.worth import HURT, PER_CARD

GOAL: Final = [1.0, 1.7, 3.2, 9.0, 9.0, 9.0]  # the worth of so many jerrycans
SOONER: Final = 0.75  # of a chance, for every player turn that it is away
SECOND: Final = 0.6  # of the chance to take another one after it
CREEP: Final = 1.5  # lengths a turn that even a standing vehicle will make
CIRCLE: Final = 1.2  # player turns lost on what lies close beside or behind
DETOUR: Final = 1.0  # the same for an obstacle on the way
CLEARANCE: Final = 0.62  # lengths between the middle of an obstacle and a way past it
FIRE: Final = 0.5  # the part of a shot in prospect that counts as suffered
BUMP: Final = 0.2  # the same for a collision
FALL_OFF: Final = 0.6  # by what a target out of range is harder to get at, for every length


class Arena:
    """Who stands where, in lengths, and which way they look."""

    def __init__(self, game: Wreckage) -> None:
        self.game = game
        self.x = [x / LENGTH for x in game.x]
        self.y = [y / LENGTH for y in game.y]
        self.sine = [SIN[heading] / SCALE for heading in game.heading]
        self.cosine = [COS[heading] / SCALE for heading in game.heading]
        self.cans = [(x / LENGTH, y / LENGTH) for x, y in game.cans]
        self.obstacles = [(x / LENGTH, y / LENGTH) for x, y, kind in game.obstacles if kind != NONE]

    def seen_from(self, seat: int, x: float, y: float) -> tuple[float, float]:
        """How far ahead of a vehicle a place lies, and how far to its right."""
        x -= self.x[seat]
        y -= self.y[seat]
        sine, cosine = self.sine[seat], self.cosine[seat]
        return x * sine + y * cosine, x * cosine - y * sine

    def goal(self, seat: int) -> float:
        """The worth of the jerrycans that a vehicle has, and of those it may hope for."""
        held = min(self.game.held[seat], WINNING_CANS)
        hopes = sorted((SOONER ** self.turns_to(seat, x, y) for x, y in self.cans), reverse=True)
        first, second = [*hopes, 0.0, 0.0][:2]
        return GOAL[held] + (GOAL[held + 1] - GOAL[held]) * first + (GOAL[held + 2] - GOAL[held + 1]) * first * second * SECOND

    def turns_to(self, seat: int, x: float, y: float) -> float:
        """About how many player turns a vehicle needs to reach a place."""
        game = self.game
        ahead, right = self.seen_from(seat, x, y)
        ahead *= game.gear[seat]
        far = hypot(ahead, right)
        gap, stride = far - 0.7, max(CREEP, game.speed[seat])
        turns = max(1.0, gap / stride)
        if ahead <= 0 or abs(right) > 0.45:
            turns += bend(ahead / far if far else 1.0) * 0.5
            if ahead < abs(right) and far < 2.0:
                turns += CIRCLE
        return turns + DETOUR if self.is_hidden(seat, x, y) else turns

    def is_hidden(self, seat: int, x: float, y: float) -> bool:
        """Whether an obstacle stands in the way to a place."""
        from_x, from_y = self.x[seat], self.y[seat]
        way_x, way_y = x - from_x, y - from_y
        whole = way_x * way_x + way_y * way_y
        for other_x, other_y in self.obstacles:
            other_x -= from_x
            other_y -= from_y
            along = other_x * way_x + other_y * way_y
            if 0 < along < whole:
                across = other_x * way_y - other_y * way_x
                if across * across < CLEARANCE * CLEARANCE * whole:
                    return True
        return False

    def danger(self, seat: int, enemy: int) -> float:
        """The markers that a vehicle must expect from another one soon."""
        ahead, right = self.seen_from(enemy, self.x[seat], self.y[seat])
        far = hypot(ahead, right) or 1.0
        game = self.game
        handling = game.handling(seat)
        back = any(EQUIPMENT[number].rear for number in game.equipment[enemy])
        shot = 0.0
        for number in game.equipment[enemy]:
            weapon = EQUIPMENT[number]
            if weapon.attack:
                look = max(abs(ahead), abs(right)) if weapon.turret else abs(ahead) if back else ahead
                beyond = max(0.0, far - 1.0 - (SHORT if weapon.reach == SHORT_RANGE else LONG) / LENGTH)
                aim = aimed(look / far) / (1.0 + FALL_OFF * beyond)
                shot = max(shot, aim * HURT[weapon.attack][handling] * (0.7 if weapon.second_phase else 1.0))
        return FIRE * shot + BUMP * self.bump(seat, enemy, ahead * game.gear[enemy] / far, far)

    def bump(self, seat: int, enemy: int, look: float, far: float) -> float:
        """The markers that a collision costs a vehicle more than the one that drives into it."""
        game = self.game
        cards = game.speed[seat]
        if any(EQUIPMENT[number].ram for number in game.equipment[enemy]):
            cards += game.speed[enemy]
        return PER_CARD * cards * aimed(look) / (1.0 + max(0.0, far - 1.0 - game.speed[enemy]))


def bend(look: float) -> float:
    """How many turns of 45 degrees it takes to look at a place, from the cosine of its bearing."""
    return 2.0 * (1.0 - look) if look < 0.7 else 0.85 * (1.0 - look)


def aimed(look: float) -> float:
    """How likely a vehicle comes to bear on another one, from the cosine of its bearing."""
    if look > 0.9:
        return 0.6 + 4.0 * (look - 0.9)
    return 0.15 + 0.5 * look if look > 0 else 0.15 + 0.1 * look
