"""Turning: pivots on a trailing corner, hairpins, U-turns and swerves (WK-GEO-17..23, WK-HAIR, WK-SPEC-09..11)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckage import collide, damage, move
from chicane.wreckage.kinds import (
    HAIRPIN_LIMIT,
    LEFT,
    RIGHT,
    SWERVE,
    TURN_LIMIT,
    U_TURN,
    U_TURN_DEGREES,
)  # fmt: skip
from chicane.wreckage.names import named
from chicane.wreckage.outlook import outlook
from chicane.wreckage.pivot import meets_pivot, pivot, pivoted
from chicane.wreckage.shapes import CAN, FL, FR, RL, RR
from chicane.wreckage.state import FORWARD_GEAR, Wreckage
from chicane.wreckage.sweep import CLEAR, Stop
from chicane.wreckage.trig import COS, DEGREE, SIN

if TYPE_CHECKING:
    from mypy_extensions import i64

Pose = tuple[int, int, int]  # place and heading

TO_RIGHT: Final = 1
TO_LEFT: Final = -1
WAYS: Final = {TO_RIGHT: "right", TO_LEFT: "left"}
WAY_NAMES: Final = {TO_RIGHT: Message("wreckage-way-right"), TO_LEFT: Message("wreckage-way-left")}
USUAL: Final = [15, 30, TURN_LIMIT]
USUAL_HAIRPINS: Final = [60, 75, HAIRPIN_LIMIT]
AIMS: Final = 3  # more angles on the menu at most: those that point at something
TURN_TEXT: Final = re.compile("(hairpin )?(right|left) ([1-9][0-9]?)")


def ways(play: int) -> list[int]:
    """To which sides a card turns (WK-CARD-08, WK-SPEC-09, WK-SPEC-11)."""
    if play in (SWERVE, U_TURN):
        return [TO_RIGHT, TO_LEFT]
    return [TO_RIGHT] if play == RIGHT else [TO_LEFT] if play == LEFT else []


def any_degree(play: int) -> bool:
    """Whether a card turns by a degree of the player's choice (WK-GEO-12); a U-turn doesn't (WK-SPEC-10)."""
    return play in (RIGHT, LEFT, SWERVE)


def may_hairpin(game: Wreckage, seat: int) -> bool:
    """With a turn to one side, as often a game as the printed handling says (WK-HAIR-03..07)."""
    return game.card(seat) in (RIGHT, LEFT) and game.hairpins[seat] < game.kind(seat).handling


def turns(game: Wreckage, seat: int) -> list[Step[Any]]:
    """The turns on the menu: a few usual angles, and those that aim at something."""
    play = game.card(seat)
    if play == U_TURN:
        return [Turn(seat, way, U_TURN_DEGREES) for way in ways(play)]  # WK-SPEC-10
    return [Turn(seat, way, degrees) for way in ways(play) for degrees in angles(game, seat, way)]


def angles(game: Wreckage, seat: int, way: int) -> list[int]:
    """The angles to one side that the menu offers, in whole degrees (WK-GEO-12)."""
    usual = USUAL + USUAL_HAIRPINS if may_hairpin(game, seat) else USUAL
    goals = game.cans + [(game.x[other], game.y[other]) for other in game.alive() if other != seat]
    return sorted({*usual, *aims(Swinging(game, seat, way), usual[-1], goals)})


def aims(swing: Swinging, most: int, goals: list[tuple[int, int]]) -> list[int]:
    """The angles of a turn that point at something, of the first few things."""
    found: list[int] = []
    for x, y in goals:
        degrees = aimed(swing, most, x, y)
        if degrees:
            found.append(degrees)
        if len(found) == AIMS:
            break
    return found


def pose_of(game: Wreckage, seat: int) -> Pose:
    """Where a vehicle stands and which way it looks."""
    return game.x[seat], game.y[seat], game.heading[seat]


class Swinging:
    """A turn by any whole degree."""

    def __init__(self, game: Wreckage, seat: int, way: int) -> None:
        self.x, self.y, self.heading = pose_of(game, seat)
        self.which, self.sense = axle(game, seat, way)
        self.way = way

    def aside(self, degrees: int, to_x: int, to_y: int) -> int:
        """How far to the side of the turn a place still lies once it is made; negative when it was too much."""
        x, y, heading = pivoted(self.x, self.y, self.heading, self.which, self.sense * degrees * DEGREE)
        aside: i64 = to_x - x
        ahead: i64 = to_y - y
        right = aside * COS[heading] - ahead * SIN[heading]
        return right if self.way == TO_RIGHT else -right


def aimed(swing: Swinging, most: int, x: int, y: int) -> int:
    """The whole degree at which the vehicle points at a place after its turn; 0 if no turn does it."""
    if swing.aside(1, x, y) < 0 or swing.aside(most, x, y) > 0:
        return 0
    low, high = 1, most
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if swing.aside(middle, x, y) > 0 else (low, middle)
    return low


def axle(game: Wreckage, seat: int, way: int) -> tuple[int, int]:
    """The corner a turn pivots on, and whether the heading grows (WK-GEO-19..21)."""
    if game.gear[seat] == FORWARD_GEAR:
        return (RL, 1) if way == TO_RIGHT else (RR, -1)
    return (FL, -1) if way == TO_RIGHT else (FR, 1)  # in reverse the front corners, the tail swings (WK-GEO-18)


def turned(game: Wreckage, seat: int, way: int, degrees: int) -> tuple[int, int, int]:
    """Where a vehicle stands after a turn, if nothing is in its way (WK-GEO-20, WK-GEO-21)."""
    x, y, heading = pose_of(game, seat)
    which, sense = axle(game, seat, way)
    return pivoted(x, y, heading, which, sense * degrees * DEGREE)


def swept(game: Wreckage, seat: int, way: int, degrees: int) -> Stop:
    """How far a turn really goes, and what stops it (WK-GEO-22)."""
    x, y, heading = pose_of(game, seat)
    which, sense = axle(game, seat, way)
    return pivot(x, y, heading, which, sense * degrees * DEGREE, game.others(seat), game.blocks())


def read_turn(game: Wreckage, seat: int, text: str) -> Step[Any] | None:
    """A turn by any whole degree that the card in force allows (WK-GEO-12, WK-GEO-17, WK-HAIR-01)."""
    match = TURN_TEXT.fullmatch(text)
    if match is None or game.card(seat) == U_TURN:
        return None
    way, degrees = TO_RIGHT if match[2] == "right" else TO_LEFT, int(match[3])
    most = HAIRPIN_LIMIT if may_hairpin(game, seat) else TURN_LIMIT
    is_hairpin = degrees > TURN_LIMIT
    allowed = way in ways(game.card(seat)) and degrees <= most and is_hairpin == bool(match[1])
    return Turn(seat, way, degrees) if allowed else None


class Turn(Step[Wreckage]):
    """A turn of up to 45 degrees, a hairpin of up to 90, or a U-turn (WK-CARD-08, WK-HAIR-01, WK-SPEC-09)."""

    def __init__(self, seat: int, way: int, degrees: int) -> None:
        self.seat = seat
        self.way = way
        self.degrees = degrees

    def is_hairpin(self) -> bool:
        return TURN_LIMIT < self.degrees <= HAIRPIN_LIMIT

    def rule(self) -> str:
        if self.is_hairpin():
            return "WK-HAIR-01"
        return "WK-SPEC-09" if self.degrees == U_TURN_DEGREES else "WK-CARD-08"

    def run(self, game: Wreckage) -> None:
        game.do_all([Pivot(self.seat, self.way, self.degrees), move.Move(self.seat)])
        if self.is_hairpin():
            game.hairpins = changed(game.hairpins, self.seat, game.hairpins[self.seat] + 1)
            game.do(damage.Strain(self.seat))

    def text(self, game: Wreckage) -> str:
        if self.degrees == U_TURN_DEGREES:
            return f"u-turn {WAYS[self.way]}"
        return f"{'hairpin ' if self.is_hairpin() else ''}{WAYS[self.way]} {self.degrees}"

    def label(self, game: Wreckage) -> Message:
        way = WAY_NAMES[self.way]
        if self.is_hairpin():
            return Message("wreckage-do-hairpin", self.rule(), way=way, degrees=self.degrees)
        if self.degrees == U_TURN_DEGREES:
            return Message("wreckage-do-u-turn", self.rule(), way=way)
        return Message("wreckage-do-turn", self.rule(), way=way, degrees=self.degrees)

    def tell(self, game: Wreckage) -> Message | None:
        if not self.is_hairpin():
            return None  # how far it comes round is told as it does
        return Message("wreckage-told-hairpin", "WK-HAIR-02", vehicle=named(game, self.seat), way=WAY_NAMES[self.way])


class Pivot(Step[Wreckage]):
    """The vehicle swings round its corner until the turn is made or something stops it (WK-GEO-22, WK-COLL-10)."""

    def __init__(self, seat: int, way: int, degrees: int) -> None:
        self.seat = seat
        self.way = way
        self.degrees = degrees

    def run(self, game: Wreckage) -> None:
        if game.acting == self.seat:  # otherwise the strain of a hairpin was too much (WK-HAIR-05)
            stop = swept(game, self.seat, self.way, self.degrees)
            game.do(Swung(self.seat, self.way, self.degrees, stop.travelled, stop.kind, stop.what))


class Swung(Step[Wreckage]):
    """So far round, over these jerrycans, and into whatever stopped it (WK-MOVE-07, WK-COLL-10)."""

    def __init__(self, seat: int, way: int, degrees: int, travelled: int, kind: int, what: int) -> None:
        self.seat = seat
        self.way = way
        self.degrees = degrees
        self.travelled = travelled  # in steps of heading
        self.kind = kind  # of what stopped it, or CLEAR
        self.what = what

    def run(self, game: Wreckage) -> None:
        which, sense = axle(game, self.seat, self.way)
        (x, y, heading), far = pose_of(game, self.seat), sense * self.travelled
        met = [meets_pivot(x, y, heading, which, far, can_x, can_y, CAN) for can_x, can_y in game.cans]
        steps: list[Step[Any]] = [move.TakeCan(self.seat, *can) for can in move.in_order(game.cans, met)]
        game.place(self.seat, pivoted(x, y, heading, which, far))
        if self.kind != CLEAR:
            steps.append(collide.Collide(self.seat, self.kind, self.what))
        game.do_all(steps)

    def tell(self, game: Wreckage) -> Message:
        vehicle, way = named(game, self.seat), WAY_NAMES[self.way]
        if self.kind != CLEAR:
            degrees = self.travelled // DEGREE
            return Message("wreckage-told-swing", "WK-GEO-22", vehicle=vehicle, way=way, degrees=degrees)
        thing = outlook(game, self.seat, turned(game, self.seat, self.way, self.degrees))
        if self.degrees == U_TURN_DEGREES:
            return Message("wreckage-told-u-turn", "WK-SPEC-09", vehicle=vehicle, way=way, thing=thing)
        return Message(
            "wreckage-told-turn-it", "WK-CARD-08", vehicle=vehicle, way=way, degrees=self.degrees, thing=thing
        )
