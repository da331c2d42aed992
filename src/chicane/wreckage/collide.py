"""Collisions: the mover stops, loses its speed and its turn, and cards are drawn for both (WK-COLL)."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckage import damage, obstacles
from chicane.wreckage.kinds import CRUSH, CRUSH_CARDS, EQUIPMENT, MINE_CARDS, OBSTACLES
from chicane.wreckage.names import MINE_NAME, named, thing_named
from chicane.wreckage.spin import Spin
from chicane.wreckage.state import MINES_FROM, NONE, Wreckage
from chicane.wreckage.sweep import LIMIT, VEHICLE


def stop_dead(game: Wreckage, seat: int) -> int:
    """The speed becomes 0 and the player turn is over; the speed it had (WK-COLL-03, WK-COLL-04)."""
    speed = game.speed[seat]
    game.speed[seat] = 0
    game.acting = NONE
    return speed


def cards_for_hit(game: Wreckage, mover: int, speed: int, hit: int, crush: bool = True) -> int:
    """Both speeds, and two more where the mover came to crush (WK-COLL-08, WK-SPEC-12, WK-SPEC-13)."""
    return speed + game.speed[hit] + (CRUSH_CARDS if crush and game.card(mover) == CRUSH else 0)


class Collide(Step[Wreckage]):
    """A move ends early against a vehicle, a token or the limit of the arena (WK-COLL-01)."""

    def __init__(self, seat: int, kind: int, what: int) -> None:
        self.seat = seat
        self.kind = kind
        self.what = what

    def run(self, game: Wreckage) -> None:
        speed = stop_dead(game, self.seat)
        if self.kind == VEHICLE:
            cards = cards_for_hit(game, self.seat, speed, self.what)
            game.do_all([Impact(self.seat, speed), Impact(self.what, cards), damage.CheckLast()])  # WK-COLL-14
        elif self.kind == LIMIT:
            game.do_all([Impact(self.seat, speed), damage.CheckLast()])
        elif self.what >= MINES_FROM:
            game.mines = game.mines[: self.what - MINES_FROM] + game.mines[self.what - MINES_FROM + 1 :]
            game.do_all([Impact(self.seat, speed + MINE_CARDS), damage.CheckLast()])  # WK-UPG-10, WK-UPG-11
        else:
            game.do_all([*self.at_obstacle(game, speed), damage.CheckLast()])

    def at_obstacle(self, game: Wreckage, speed: int) -> list[Step[Any]]:
        """What the obstacle adds, or does instead, to who drives and to who pivots (WK-OBST-02..12, WK-OBST-27)."""
        kind = OBSTACLES[game.obstacles[self.what][2]]
        if kind.fatal:
            return [obstacles.Explode(self.seat, self.what)]
        if kind.burns:
            return [Spin(self.seat), obstacles.CatchFire(self.seat, self.what)]
        return [Impact(self.seat, speed + kind.cards)]

    def tell(self, game: Wreckage) -> Message:
        vehicle, speed = named(game, self.seat), game.speed[self.seat]
        if self.kind == VEHICLE:
            hit = named(game, self.what)
            return Message("wreckage-told-ram", "WK-COLL-01", vehicle=vehicle, hit=hit, speed=speed)
        thing = thing_named(game, self.kind, self.what)
        return Message("wreckage-told-crash", "WK-COLL-01", vehicle=vehicle, thing=thing, speed=speed)


class Blast(Step[Wreckage]):
    """A vehicle lands on mines: one collision, a card more for each (WK-SPEC-19, WK-UPG-11)."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, game: Wreckage) -> None:
        speed = stop_dead(game, self.seat)
        game.do_all([Impact(self.seat, speed + MINE_CARDS * self.count), damage.CheckLast()])

    def tell(self, game: Wreckage) -> Message:
        vehicle, speed = named(game, self.seat), game.speed[self.seat]
        return Message("wreckage-told-crash", "WK-SPEC-19", vehicle=vehicle, thing=MINE_NAME, speed=speed)


class Impact(Step[Wreckage]):
    """Cards for one of those who collide, unless a ram takes it all, once (WK-COLL-05..07, WK-UPG-03..05)."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def ram(self, game: Wreckage) -> int:
        """The ram that is spent on this collision, if there is one (WK-UPG-05)."""
        rams = [number for number in game.equipment[self.seat] if EQUIPMENT[number].ram]
        return rams[0] if rams and self.count else NONE

    def run(self, game: Wreckage) -> None:
        ram = self.ram(game)
        if ram == NONE:
            game.do(damage.Draw(self.seat, self.count, damage.BLUNT))
        else:
            game.lose_equipment(self.seat, ram)

    def tell(self, game: Wreckage) -> Message | None:
        if self.ram(game) == NONE:
            return None
        return Message("wreckage-told-ram-spent", "WK-UPG-03", vehicle=named(game, self.seat))
