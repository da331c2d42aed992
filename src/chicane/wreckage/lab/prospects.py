"""What vehicles may hope for and must fear where they stand: jerrycans ahead, guns and bumpers around them.

All of it is estimated from bearings and distances, in lengths; what was asked before is remembered.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, hypot, pi
from typing import Final, NamedTuple

from chicane.wreckage.kinds import ACCELERATE, FULL_THROTTLE, PLAYS, TURBO, WINNING_CANS
from chicane.wreckage.lab.weights import Weights
from chicane.wreckage.lab.worth import HURT, LATE, PER_CARD, fittings
from chicane.wreckage.shapes import LENGTH, LONG, SHORT
from chicane.wreckage.state import NONE, Wreckage
from chicane.wreckage.steer import TO_LEFT, TO_RIGHT, any_degree, ways
from chicane.wreckage.trig import COS, SCALE, SIN

CREEP: Final = 1.5  # lengths a turn that even a standing vehicle will make
SWATH: Final = 0.45  # lengths to either side of a vehicle's axis where it takes a jerrycan
BEND: Final = 1.0  # player turns lost on a turn of 45 degrees
DETOUR: Final = 0.8  # the same for an obstacle on the way
ROUND: Final = 3.0  # the same for what lies to a side to which no card turns
START: Final = 0.6  # the same for who stands and has to accelerate
STUCK: Final = 4.0  # the same for who can't
CLEARANCE: Final = 0.62  # lengths between the middle of an obstacle and a way past it
PASS: Final = 0.75  # the same for a way that is chosen
EIGHTHS: Final = 4 / pi  # turns of 45 degrees in an angle
RANGES: Final = [SHORT / LENGTH, LONG / LENGTH]
FALL_OFF: Final = 0.6  # by what a target out of range is harder to get at, for every length
MINE_WIDTH: Final = 0.6  # lengths to either side of a vehicle's axis where a mine is in its way

TURNS_RIGHT: Final = [play for play in range(len(PLAYS)) if any_degree(play) and TO_RIGHT in ways(play)]
TURNS_LEFT: Final = [play for play in range(len(PLAYS)) if any_degree(play) and TO_LEFT in ways(play)]
STARTS: Final = (ACCELERATE, FULL_THROTTLE, TURBO)

Places = tuple[tuple[int, int], ...]


class Car(NamedTuple):
    """What counts of a vehicle for those around it."""

    x: int
    y: int
    heading: int
    drive: int  # the speed, in either gear
    gear: int
    handling: int
    equipment: tuple[int, ...]

    def sees(self, x: float, y: float) -> tuple[float, float]:
        """How far ahead of the vehicle a place lies, and how far to its right, in lengths."""
        sine, cosine = SIN[self.heading] / SCALE, COS[self.heading] / SCALE
        x, y = (x - self.x) / LENGTH, (y - self.y) / LENGTH
        return x * sine + y * cosine, x * cosine - y * sine


def car(game: Wreckage, seat: int) -> Car:
    """A seat's vehicle."""
    pose = game.x[seat], game.y[seat], game.heading[seat]
    handling = game.kind(seat).handling  # a dodge is over before anything comes of it
    return Car(*pose, game.speed[seat], game.gear[seat], handling, tuple(game.equipment[seat]))


def goal(game: Wreckage, seat: int, mover: Car, weights: Weights) -> float:
    """The worth of the jerrycans that a seat's vehicle has, and of those it may hope for."""
    held = min(game.held[seat], WINNING_CANS)
    obstacles = tuple([(x, y) for x, y, kind in game.obstacles if kind != NONE])
    first, second = hopes(mover, tuple(game.cards[seat]), tuple(game.cans), obstacles, weights.sooner)
    goals = [1.0, weights.one_can, weights.two_cans, weights.home, weights.home, weights.home]
    one, two, three = goals[held : held + 3]
    return one + first * (two - one + weights.second * second * (three - two))


@lru_cache(maxsize=20_000)
def hopes(mover: Car, cards: tuple[int, ...], cans: Places, obstacles: Places, sooner: float) -> tuple[float, float]:
    """How likely the vehicle gets the nearest jerrycan, and the next one."""
    turns = sorted([turns_to(mover, cards, x, y, obstacles) for x, y in cans])
    found = [sooner**each for each in turns[:2]]
    return (found[0], found[1]) if len(found) > 1 else (found[0], 0.0) if found else (0.0, 0.0)


def turns_to(mover: Car, cards: tuple[int, ...], x: int, y: int, obstacles: Places) -> float:
    """About how many player turns a vehicle needs to reach a place, past the first obstacle that hides it."""
    hidden = hiding(mover, x, y, obstacles)
    if hidden is None:
        return turns_straight_to(mover, cards, x, y)
    return min([turns_straight_to(mover, cards, *past) + DETOUR for past in passes(mover, x, y, hidden)])


def turns_straight_to(mover: Car, cards: tuple[int, ...], x: int, y: int) -> float:
    """About how many player turns a vehicle needs to look at a place and drive there: the last turn is on the way."""
    ahead, right = mover.sees(x, y)
    ahead *= mover.gear
    far = hypot(ahead, right)
    turns = max(1.0, (far - 0.7) / max(CREEP, mover.drive))
    if not mover.drive:
        turns += START if any(card in cards for card in STARTS) else STUCK
    if ahead > 0 and -SWATH < right < SWATH:
        return turns
    if not any(card in cards for card in (TURNS_RIGHT if right > 0 else TURNS_LEFT)):
        turns += ROUND
    return turns + BEND * max(0.3, atan2(abs(right), ahead) * EIGHTHS - 1.0)


def hiding(mover: Car, x: int, y: int, obstacles: Places) -> tuple[int, int] | None:
    """The first obstacle in the way to a place."""
    way_x, way_y = (x - mover.x) / LENGTH, (y - mover.y) / LENGTH
    whole = way_x * way_x + way_y * way_y
    first, found = whole, None
    for other in obstacles:
        to_x, to_y = (other[0] - mover.x) / LENGTH, (other[1] - mover.y) / LENGTH
        along, across = to_x * way_x + to_y * way_y, to_x * way_y - to_y * way_x
        if 0 < along < first and across * across < CLEARANCE * CLEARANCE * whole:
            first, found = along, other
    return found


def passes(mover: Car, x: int, y: int, obstacle: tuple[int, int]) -> list[tuple[int, int]]:
    """The places beside an obstacle, to the left and to the right of the way to a place."""
    way_x, way_y = x - mover.x, y - mover.y
    far = hypot(way_x, way_y)
    aside_x, aside_y = int(PASS * LENGTH * way_y / far), int(PASS * LENGTH * way_x / far)
    return [
        (obstacle[0] + aside_x, obstacle[1] - aside_y),
        (obstacle[0] - aside_x, obstacle[1] + aside_y),
    ]


@lru_cache(maxsize=20_000)
def danger(target: Car, enemy: Car, fire: float, bump: float) -> float:
    """The markers that a vehicle must expect from another one soon."""
    ahead, right = enemy.sees(target.x, target.y)
    far = hypot(ahead, right) or 1.0
    arms = fittings(enemy.equipment)
    shot = 0.0
    for weapon in arms.guns:
        look = max(abs(ahead), abs(right)) if weapon.turret else abs(ahead) if arms.rear else ahead
        hurt = HURT[weapon.attack][target.handling] * aimed(look / far) * (LATE if weapon.second_phase else 1.0)
        shot = max(shot, hurt / (1.0 + FALL_OFF * max(0.0, far - 1.0 - RANGES[weapon.reach])))
    cards = target.drive + (enemy.drive if arms.ram else 0)  # what a collision costs more than it costs the enemy
    hit = PER_CARD * cards * aimed(ahead * enemy.gear / far) / (1.0 + max(0.0, far - 1.0 - enemy.drive))
    return fire * shot + bump * hit


@lru_cache(maxsize=20_000)
def mined(mover: Car, mines: Places, part: float) -> float:
    """The markers that a vehicle must expect from mines ahead of it."""
    fear = 0.0
    for x, y in mines:
        ahead, right = mover.sees(x, y)
        if ahead * mover.gear > 0 and -MINE_WIDTH < right < MINE_WIDTH:
            fear += (1 + mover.drive) / (1.0 + max(0.0, ahead * mover.gear - 1.0 - mover.drive))
    return part * PER_CARD * fear


def aimed(look: float) -> float:
    """How likely a vehicle comes to bear on another one, from the cosine of its bearing."""
    if look > 0.9:
        return 0.6 + 4.0 * (look - 0.9)
    return 0.15 + 0.5 * look if look > 0 else 0.15 + 0.1 * look
