"""Special obstacles: pumps blow up, tyres burn, wrecks are pushed and barrels fly (WK-OBST)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckage import collide, damage, mines, move, wrecks
from chicane.wreckage.kinds import BARREL_CARDS, MINE_CARDS, OBSTACLES
from chicane.wreckage.names import named
from chicane.wreckage.shapes import LENGTH, OBSTACLE
from chicane.wreckage.sight import faces
from chicane.wreckage.state import MINES_FROM, NONE, REVERSE_GEAR, Wreckage
from chicane.wreckage.sweep import CLEAR, TOKEN, VEHICLE, Stop, disc_straight, moved, straight
from chicane.wreckage.trig import FULL

FIRE_CARDS: Final = 1  # WK-OBST-06, WK-OBST-07


def relay(game: Wreckage, number: int, x: int, y: int, kind: int) -> None:
    """An obstacle lies elsewhere, or is gone."""
    obstacles = game.obstacles[:]
    obstacles[number] = (x, y, kind)
    game.obstacles = obstacles


def course(game: Wreckage, seat: int) -> int:
    """The direction in which a vehicle drives straight: its heading, or the opposite in reverse."""
    turned = FULL // 2 if game.gear[seat] == REVERSE_GEAR else 0
    return (game.heading[seat] + turned) % FULL


class Explode(Step[Wreckage]):
    """A petrol pump takes the vehicle with it; nothing helps, but jerrycans are dropped (WK-OBST-03, WK-OBST-04)."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, game: Wreckage) -> None:
        x, y, _ = game.obstacles[self.number]
        relay(game, self.number, x, y, NONE)
        game.do(wrecks.Destroy(self.seat))

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-pump", "WK-OBST-03", vehicle=named(game, self.seat))


class CatchFire(Step[Wreckage]):
    """Who still faces the tyres after the spin burns, and takes a card (WK-OBST-06, WK-OBST-08, WK-OBST-09)."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def is_caught(self, game: Wreckage) -> bool:
        x, y, _ = game.obstacles[self.number]
        return faces(game.x[self.seat], game.y[self.seat], game.heading[self.seat], x, y)

    def run(self, game: Wreckage) -> None:
        if self.is_caught(game):
            game.burning = changed(game.burning, self.seat, 1)
            game.do(collide.Impact(self.seat, FIRE_CARDS))  # a collision, so a ram helps (WK-UPG-03, WK-OBST-12)

    def tell(self, game: Wreckage) -> Message | None:
        if not self.is_caught(game):
            return None
        return Message("wreckage-told-fire", "WK-OBST-08", vehicle=named(game, self.seat))


class Burn(Step[Wreckage]):
    """A burning vehicle takes a card, or passes its player turn to put the fire out (WK-OBST-07, WK-OBST-10)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Wreckage) -> int:
        return self.seat if game.burning[self.seat] else NOBODY

    def options(self, game: Wreckage) -> list[Step[Any]]:
        return [BurnOn(self.seat), PutOut(self.seat)]

    def run(self, game: Wreckage) -> None:
        """It doesn't burn."""

    def prompt(self, game: Wreckage) -> Message:
        return Message("wreckage-ask-burn", "WK-OBST-07", vehicle=named(game, self.seat))


class BurnOn(Step[Wreckage]):
    """The fire costs a card and goes on (WK-OBST-07)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        game.do_all([damage.Draw(self.seat, FIRE_CARDS, damage.BLUNT), damage.CheckLast()])

    def text(self, game: Wreckage) -> str:
        return "burn on"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-burn", "WK-OBST-07")

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-burn", "WK-OBST-07", vehicle=named(game, self.seat))


class PutOut(Step[Wreckage]):
    """No card, no move, no shot: the fire is out (WK-OBST-10)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        game.burning = changed(game.burning, self.seat, 0)
        game.given_up = changed(game.given_up, self.seat, 1)
        game.acting = NONE

    def text(self, game: Wreckage) -> str:
        return "put the fire out"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-put-out", "WK-OBST-10")

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-put-out", "WK-OBST-10", vehicle=named(game, self.seat))


class Throw(Step[Wreckage]):
    """Barrels fly ahead by the vehicle's speed; it isn't stopped, slowed or hurt (WK-OBST-20..25)."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, game: Wreckage) -> None:
        x, y, kind = game.obstacles[self.number]
        heading, distance = course(game, self.seat), game.speed[self.seat] * LENGTH
        boxes, discs = game.others(self.seat), game.blocks(self.number)
        stop = disc_straight(x, y, OBSTACLE, heading, distance, boxes, discs)
        x, y, _ = moved(x, y, heading, stop.travelled)
        relay(game, self.number, x, y, kind)
        if stop.kind == VEHICLE:
            game.do_all([Scorched(stop.what), damage.CheckLast()])

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-throw", "WK-OBST-21", vehicle=named(game, self.seat))


class Scorched(Step[Wreckage]):
    """A vehicle hit by the barrels takes two cards; a ram helps, handling does not (WK-OBST-22, WK-OBST-25)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        game.do(collide.Impact(self.seat, BARREL_CARDS))

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-scorched", "WK-OBST-22", vehicle=named(game, self.seat))


class Shove(Step[Wreckage]):
    """A vehicle hits a wreck: it takes its cards once, then pushes the wreck ahead (WK-OBST-13, WK-OBST-17)."""

    def __init__(self, seat: int, number: int, left: int, drops: tuple[int, ...]) -> None:
        self.seat = seat
        self.number = number
        self.left = left
        self.drops = drops  # how much is left of the move where a mine is dropped

    def run(self, game: Wreckage) -> None:
        hit = collide.Impact(self.seat, game.speed[self.seat])
        game.do_all([hit, damage.CheckLast(), Push(self.seat, self.number, self.left, self.drops)])

    def tell(self, game: Wreckage) -> Message:
        vehicle, speed = named(game, self.seat), game.speed[self.seat]
        return Message("wreckage-told-shove", "WK-OBST-13", vehicle=vehicle, speed=speed)


class Push(Step[Wreckage]):
    """Vehicle and wreck go on together until the move is done or either meets something (WK-OBST-13..19)."""

    def __init__(self, seat: int, number: int, left: int, drops: tuple[int, ...]) -> None:
        self.seat = seat
        self.number = number
        self.left = left
        self.drops = drops  # how much is left of the move where a mine is dropped

    def run(self, game: Wreckage) -> None:
        if game.acting != self.seat:  # the impact was the end of it
            return
        distance = self.left - (self.drops[0] if self.drops else 0)
        gap = self.gap(game, distance)
        own, ahead = self.stops(game, distance, gap)
        stop = own if own.travelled <= ahead.travelled else ahead
        x, y, kind = game.obstacles[self.number]
        x, y, _ = moved(x, y, course(game, self.seat), max(0, stop.travelled - gap))
        relay(game, self.number, x, y, kind)
        game.do_all(move.drive_straight(game, self.seat, stop.travelled) + self.what_follows(stop, stop is own))

    def what_follows(self, stop: Stop, by_vehicle: bool) -> list[Step[Any]]:
        """A mine and the rest of the way, or the end of it."""
        if stop.kind != CLEAR or not self.drops:
            return [Halt(self.seat, stop.kind, stop.what, by_vehicle)]
        rest = Push(self.seat, self.number, self.left - stop.travelled, self.drops[1:])
        return [mines.DropMine(self.seat), rest]

    def gap(self, game: Wreckage, distance: int) -> int:
        """How far it is to the wreck: nothing, unless the impact has spun the vehicle; all the way if it is passed."""
        x, y, _ = game.obstacles[self.number]
        wreck = [(self.number, x, y, OBSTACLE)]
        return straight(game.box(self.seat), game.gear[self.seat], distance, [], wreck).travelled

    def stops(self, game: Wreckage, distance: int, gap: int) -> tuple[Stop, Stop]:
        """Where the vehicle would be stopped, and where the wreck ahead of it (WK-OBST-18)."""
        boxes, discs = game.others(self.seat), game.blocks(self.number)
        x, y, _ = game.obstacles[self.number]
        own = straight(game.box(self.seat), game.gear[self.seat], distance, boxes, discs)
        ahead = disc_straight(x, y, OBSTACLE, course(game, self.seat), distance - gap, boxes, discs)
        return own, Stop(gap + ahead.travelled, ahead.kind, ahead.what)


class Halt(Step[Wreckage]):
    """The end of a push: no shot (WK-OBST-17); a second obstruction stops everything (WK-OBST-14..16)."""

    def __init__(self, seat: int, kind: int, what: int, by_vehicle: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.what = what
        self.by_vehicle = by_vehicle  # whether the vehicle itself met it, not the wreck

    def run(self, game: Wreckage) -> None:
        game.silent = True
        if self.kind == CLEAR:
            return
        speed = collide.stop_dead(game, self.seat)
        if self.kind == VEHICLE:
            cards = collide.cards_for_hit(game, self.seat, speed, self.what, self.by_vehicle)
            game.do_all([collide.Impact(self.what, cards), damage.CheckLast()])
        elif self.kind == TOKEN and self.what >= MINES_FROM and self.by_vehicle:
            game.mines = game.mines[: self.what - MINES_FROM] + game.mines[self.what - MINES_FROM + 1 :]
            game.do_all([collide.Impact(self.seat, MINE_CARDS), damage.CheckLast()])
        elif self.kind == TOKEN and self.by_vehicle and OBSTACLES[game.obstacles[self.what][2]].fatal:
            game.do_all([Explode(self.seat, self.what), damage.CheckLast()])  # WK-OBST-03

    def tell(self, game: Wreckage) -> Message | None:
        if self.kind == CLEAR:
            return None
        vehicle = named(game, self.seat)
        if self.kind == VEHICLE:
            return Message("wreckage-told-push-hit", "WK-OBST-15", vehicle=vehicle, hit=named(game, self.what))
        return Message("wreckage-told-push-stop", "WK-OBST-14", vehicle=vehicle)
