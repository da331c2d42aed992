"""The straight move: by exactly the current speed, or not at all (WK-MOVE, WK-GEO-13..16)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckage import collide, mines, obstacles
from chicane.wreckage.kinds import EQUIPMENT, JUMP, OBSTACLES, WINNING_CANS
from chicane.wreckage.names import in_lengths, named
from chicane.wreckage.room import fits
from chicane.wreckage.shapes import CAN, LENGTH, MINE, Box, box_disc_overlap, box_disc_touch
from chicane.wreckage.state import FORWARD_GEAR, MINES_FROM, NONE, Wreckage
from chicane.wreckage.sweep import CLEAR, TOKEN, Stop, meets_straight, moved, straight

LEAST_TOLD: Final = LENGTH // 20  # less than that is no way to speak of


class Move(Step[Wreckage]):
    """Straight by the whole current speed, or not at all (WK-MOVE-01, WK-MOVE-03, WK-MOVE-04)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Wreckage) -> int:
        return self.seat if game.acting == self.seat else NOBODY

    def options(self, game: Wreckage) -> list[Step[Any]]:
        seat, speed = self.seat, game.speed[self.seat]
        found: list[Step[Any]] = [Go(seat, NONE)] if speed else []
        found += [Go(seat, nitro) for nitro in nitros(game, seat)]
        if game.card(seat) == JUMP:
            leaps = [Leap(seat, go.nitro) for go in found if isinstance(go, Go)]
            found += [leap for leap in leaps if leap.may_land(game)]
        return [*found, Stay(seat)]

    def run(self, game: Wreckage) -> None:
        """The player turn is over."""

    def prompt(self, game: Wreckage) -> Message:
        vehicle, speed = named(game, self.seat), game.speed[self.seat]
        return Message("wreckage-ask-move", "WK-MOVE-01", vehicle=vehicle, speed=speed)


def nitros(game: Wreckage, seat: int) -> list[int]:
    """The equipment that can boost this move; not in reverse (WK-UPG-14, WK-UPG-16)."""
    if game.gear[seat] != FORWARD_GEAR:
        return []
    return sorted({number for number in game.equipment[seat] if EQUIPMENT[number].boost})


def distance_of(game: Wreckage, seat: int, nitro: int) -> int:
    """How far a move goes: the speed, and the boost (WK-UPG-14)."""
    return (game.speed[seat] + (EQUIPMENT[nitro].boost if nitro != NONE else 0)) * LENGTH


class Stay(Step[Wreckage]):
    """Not moving leaves the speed unchanged (WK-MOVE-04)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        game.do(mines.OfferMine(self.seat, 0))

    def text(self, game: Wreckage) -> str:
        return "stay"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-stay", "WK-MOVE-03")

    def tell(self, game: Wreckage) -> Message:
        vehicle, speed = named(game, self.seat), game.speed[self.seat]
        return Message("wreckage-told-stay", "WK-MOVE-04", vehicle=vehicle, speed=speed)


class Go(Step[Wreckage]):
    """The move, with a boost or without (WK-MOVE-01, WK-UPG-14)."""

    def __init__(self, seat: int, nitro: int) -> None:
        self.seat = seat
        self.nitro = nitro

    def run(self, game: Wreckage) -> None:
        distance = distance_of(game, self.seat, self.nitro)
        if self.nitro != NONE:
            game.lose_equipment(self.seat, self.nitro)  # single use (WK-UPG-16)
        game.do(mines.OfferMine(self.seat, distance))

    def text(self, game: Wreckage) -> str:
        return "go" if self.nitro == NONE else "nitro"

    def label(self, game: Wreckage) -> Message:
        lengths = distance_of(game, self.seat, self.nitro) // LENGTH
        if self.nitro == NONE:
            return Message("wreckage-do-go", "WK-MOVE-01", lengths=lengths)
        return Message("wreckage-do-nitro", "WK-UPG-14", lengths=lengths)

    def tell(self, game: Wreckage) -> Message | None:
        if self.nitro == NONE:
            return None  # how far it comes is told once it has come there
        return Message("wreckage-told-nitro", "WK-UPG-14", vehicle=named(game, self.seat))


def departure(seat: int, distance: int, flying: bool, drops: tuple[int, ...]) -> list[Step[Any]]:
    """A move, once it is settled where mines are dropped: by how much is still to come there."""
    before: list[Step[Any]] = [mines.DropMine(seat)] if distance in drops else []
    after: list[Step[Any]] = [mines.DropMine(seat)] if 0 in drops else []
    if not distance:
        return before
    return [*before, Flight(seat, distance), *after] if flying else [Leg(seat, distance, drops)]


def drive_straight(game: Wreckage, seat: int, distance: int) -> list[Step[Any]]:
    """Put the vehicle where a straight move of so much ends; it takes the jerrycans on its way (WK-MOVE-06..08)."""
    box, gear = game.box(seat), game.gear[seat]
    met = [meets_straight(box, gear, distance, x, y, CAN) for x, y in game.cans]
    taken: list[Step[Any]] = [TakeCan(seat, x, y) for x, y in in_order(game.cans, met)]
    game.place(seat, moved(game.x[seat], game.y[seat], game.heading[seat], gear * distance))
    return [Driven(seat, distance), *taken]


def in_order(cans: list[tuple[int, int]], met: list[int]) -> list[tuple[int, int]]:
    """The jerrycans that are met at all, the first one first (WK-GEO-34)."""
    found = [(where, can) for where, can in zip(met, cans, strict=True) if where >= 0]
    return [can for _, can in sorted(found)]


class Leg(Step[Wreckage]):
    """What is left of a straight move, to where a mine is dropped, to its end, or to first contact (WK-GEO-14)."""

    def __init__(self, seat: int, left: int, drops: tuple[int, ...] = (), thrown: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.left = left
        self.drops = drops  # how much is left of the move where a mine is dropped
        self.thrown = thrown  # barrels met before

    def run(self, game: Wreckage) -> None:
        if game.acting != self.seat:
            return
        distance = self.left - (self.drops[0] if self.drops else 0)
        stop = straight(game.box(self.seat), game.gear[self.seat], distance, game.others(self.seat), game.blocks())
        driven = drive_straight(game, self.seat, stop.travelled)
        game.do_all([*driven, *self.what_follows(game, stop)])

    def what_follows(self, game: Wreckage, stop: Stop) -> list[Step[Any]]:
        """The rest of the move, or whatever was hit."""
        left = self.left - stop.travelled
        if stop.kind == CLEAR:
            rest = Leg(self.seat, left, self.drops[1:], self.thrown)
            return [mines.DropMine(self.seat), rest] if self.drops else []
        if stop.kind == TOKEN and stop.what < MINES_FROM:
            kind = OBSTACLES[game.obstacles[stop.what][2]]
            if kind.pushed:
                return [obstacles.Shove(self.seat, stop.what, left, self.drops)]
            if kind.thrown and stop.what not in self.thrown:
                rest = Leg(self.seat, left, self.drops, (*self.thrown, stop.what))
                return [obstacles.Throw(self.seat, stop.what), rest]
        return [collide.Collide(self.seat, stop.kind, stop.what)]


class Driven(Step[Wreckage]):
    """How far the vehicle has come: what was planned may have been more (WK-COLL-02)."""

    def __init__(self, seat: int, distance: int) -> None:
        self.seat = seat
        self.distance = distance

    def run(self, game: Wreckage) -> None:
        """It stands there already."""

    def tell(self, game: Wreckage) -> Message | None:
        if self.distance < LEAST_TOLD:
            return None
        vehicle, lengths = named(game, self.seat), in_lengths(self.distance)
        if game.gear[self.seat] == FORWARD_GEAR:
            return Message("wreckage-told-go", "WK-MOVE-01", vehicle=vehicle, lengths=lengths)
        return Message("wreckage-told-back", "WK-REV-03", vehicle=vehicle, lengths=lengths)


class TakeCan(Step[Wreckage]):
    """A jerrycan met on the way is taken; the third one ends the game in mid-move (WK-MOVE-06, WK-MOVE-08)."""

    def __init__(self, seat: int, x: int, y: int) -> None:
        self.seat = seat
        self.x = x
        self.y = y

    def run(self, game: Wreckage) -> None:
        game.cans = [can for can in game.cans if can != (self.x, self.y)]
        game.held[self.seat] += 1
        game.quiet = 0
        if game.held[self.seat] >= WINNING_CANS:  # WK-GOAL-01
            game.finish([self.seat], "cans")

    def tell(self, game: Wreckage) -> Message:
        held, vehicle = game.held[self.seat] + 1, named(game, self.seat)
        if held >= WINNING_CANS:
            return Message("wreckage-told-last-can", "WK-GOAL-01", vehicle=vehicle, held=held)
        return Message("wreckage-told-can", "WK-MOVE-06", vehicle=vehicle, held=held)


class Leap(Step[Wreckage]):
    """A move over everything, if the landing pose overlaps nothing (WK-SPEC-16, WK-SPEC-17)."""

    def __init__(self, seat: int, nitro: int) -> None:
        self.seat = seat
        self.nitro = nitro

    def landing(self, game: Wreckage) -> tuple[int, int, int]:
        distance = distance_of(game, self.seat, self.nitro) * game.gear[self.seat]
        return moved(game.x[self.seat], game.y[self.seat], game.heading[self.seat], distance)

    def may_land(self, game: Wreckage) -> bool:
        """Not in the arena's wall either; a mine is no hindrance, it goes off (WK-SPEC-18, WK-SPEC-19)."""
        return fits(game, self.seat, Box(*self.landing(game)), game.sights())

    def run(self, game: Wreckage) -> None:
        distance = distance_of(game, self.seat, self.nitro)
        if self.nitro != NONE:
            game.lose_equipment(self.seat, self.nitro)
        game.do(mines.OfferMine(self.seat, distance, True))

    def text(self, game: Wreckage) -> str:
        return "jump" if self.nitro == NONE else "nitro jump"

    def label(self, game: Wreckage) -> Message:
        lengths = distance_of(game, self.seat, self.nitro) // LENGTH
        if self.nitro == NONE:
            return Message("wreckage-do-jump", "WK-SPEC-16", lengths=lengths)
        return Message("wreckage-do-nitro-jump", "WK-SPEC-16", lengths=lengths)


class Flight(Step[Wreckage]):
    """The vehicle lands: what it touches there is taken or goes off (WK-SPEC-19)."""

    def __init__(self, seat: int, distance: int) -> None:
        self.seat = seat
        self.distance = distance

    def run(self, game: Wreckage) -> None:
        distance = self.distance * game.gear[self.seat]
        game.place(self.seat, moved(game.x[self.seat], game.y[self.seat], game.heading[self.seat], distance))
        box = game.box(self.seat)
        steps: list[Step[Any]] = [TakeCan(self.seat, x, y) for x, y in game.cans if box_disc_touch(box, x, y, CAN)]
        struck = [mine for mine in game.mines if box_disc_overlap(box, *mine, MINE)]
        game.mines = [mine for mine in game.mines if mine not in struck]
        if struck:
            steps.append(collide.Blast(self.seat, len(struck)))
        game.do_all(steps)

    def tell(self, game: Wreckage) -> Message:
        vehicle, lengths = named(game, self.seat), in_lengths(self.distance)
        return Message("wreckage-told-jump", "WK-SPEC-16", vehicle=vehicle, lengths=lengths)
