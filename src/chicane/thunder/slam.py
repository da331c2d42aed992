"""Slams: two vehicles in one space, and the dice say who is thrown, and where (TR-SLM)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, Final

from chicane.core.cards import ask, bring_up, happen, is_awaited
from chicane.core.message import Message
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.thunder import enter
from chicane.thunder.box import MENUS
from chicane.thunder.kinds import (
    ALWAYS_THROWN,
    ANCHORED,
    BOTTOM_WEIGHT,
    IMMOVABLE,
    THROWN_BY_DICE,
    TOP_WEIGHT,
    VEHICLES,
    WAYS,
)
from chicane.thunder.names import WAY_NAMES, code, named
from chicane.thunder.seams import COLLISION, PLOUGHS, SLAM_OVER, SLAM_REROLL, THROW, THROWN
from chicane.thunder.state import FORFEITED, NO_VEHICLE, NOBODY_OWNS, Thunder
from chicane.thunder.ways import ThisWay

SLAM_WEIGHTS: Final = [TOP_WEIGHT] * len(WAYS) + [BOTTOM_WEIGHT] * len(WAYS)


def meet(game: Thunder, top: int, bottom: int) -> None:
    """Two vehicles share a space: a slam, unless a card has something else in mind (TR-SLM-01)."""
    bumps = VEHICLES[game.kind[top]].bumps
    steps = bumps(game, top, bottom) if bumps is not None else None
    if steps is None:
        bring_up(game, COLLISION, Slam(top, bottom), (top, bottom))
    else:
        game.do_all(list(steps))


def slams(game: Thunder, vehicle: int, other: int) -> int:
    """How a vehicle slams; what is fixed is bent by nothing but the exception (TR-COC-01, TR-COC-02)."""
    kind = VEHICLES[game.kind[vehicle]]
    if not kind.fixed:
        return ask(game, THROWN, vehicle, kind.thrown, other)
    return ANCHORED if ask(game, PLOUGHS, vehicle, 0, other) else kind.thrown


def always_thrown(game: Thunder, top: int, bottom: int) -> list[int]:
    """Whom the slam die is not needed for: one that is always thrown, or whoever meets one that never is."""
    kinds = {top: slams(game, top, bottom), bottom: slams(game, bottom, top)}
    if kinds[top] == kinds[bottom] == THROWN_BY_DICE:
        return []
    for firm in (IMMOVABLE, ANCHORED):
        if firm in kinds.values():
            return [each for each, thrown in kinds.items() if thrown != firm]
    thrown = [each for each, how in kinds.items() if how == ALWAYS_THROWN]
    return [each for each in thrown if VEHICLES[game.kind[each]].fixed] or thrown


class Slam(Step[Thunder]):
    """The vehicle that entered is on top and loses its moves, whoever is thrown (TR-SLM-02, TR-SLM-15)."""

    def __init__(self, top: int, bottom: int) -> None:
        self.top = top
        self.bottom = bottom

    def run(self, game: Thunder) -> None:
        game.lose_moves(self.top)
        if game.head(self.bottom) == game.active:
            game.trail |= FORFEITED
        if is_awaited(game, SLAM_OVER):
            game.do(EndSlam(self.top, self.bottom))
        thrown = always_thrown(game, self.top, self.bottom)
        game.do(SlamWay(self.top, self.bottom, tuple(thrown)) if thrown else SlamDice(self.top, self.bottom, 1))

    def coming(self, game: Thunder) -> Message:
        return Message("thunder-coming-slam", "TR-SLM-01", top=named(game, self.top), bottom=named(game, self.bottom))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-slam", "TR-SLM-01", top=named(game, self.top), bottom=named(game, self.bottom))


class SlamDice(Step[Thunder]):
    """Slam die and direction die are rolled together (TR-SLM-03, TR-SLM-11)."""

    def __init__(self, top: int, bottom: int, rerolls: int) -> None:
        self.top = top
        self.bottom = bottom
        self.rerolls = rerolls

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return throws(self.top, self.bottom, self.rerolls)

    def weights(self, game: Thunder) -> list[int]:
        return SLAM_WEIGHTS

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-slam-dice", "TR-SLM-03")


def larger(game: Thunder, top: int, bottom: int) -> int:
    """The larger of two vehicles, or NO_VEHICLE when they are equal (TR-SLM-08, TR-SLM-17)."""
    difference = game.size(top) - game.size(bottom)
    return NO_VEHICLE if difference == 0 else top if difference > 0 else bottom


class Slammed(Step[Thunder]):
    """The larger vehicle's owner may ask once for both dice again (TR-SLM-05..10, TR-SLM-20)."""

    def __init__(self, top: int, bottom: int, throws_top: bool, way: int, rerolls: int) -> None:
        self.top = top
        self.bottom = bottom
        self.throws_top = throws_top
        self.way = way
        self.rerolls = rerolls

    def thrown(self) -> int:
        return self.top if self.throws_top else self.bottom

    def let_stand(self) -> LetStand:
        return LetStand(self.thrown(), self.bottom if self.throws_top else self.top, self.way)

    def actor(self, game: Thunder) -> int:
        big = larger(game, self.top, self.bottom)
        if not self.rerolls or big == NO_VEHICLE or game.owner[big] == NOBODY_OWNS or game.out[game.owner[big]]:
            return NOBODY
        other = self.bottom if big == self.top else self.top
        return game.owner[big] if ask(game, SLAM_REROLL, big, 1, other) else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [self.let_stand(), AskAgain(self.top, self.bottom)]

    def run(self, game: Thunder) -> None:
        game.do(self.let_stand())

    def text(self, game: Thunder) -> str:
        return f"{'top' if self.throws_top else 'bottom'} {WAYS[self.way]}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-slammed", "TR-SLM-04", vehicle=named(game, self.thrown()), way=WAY_NAMES[self.way])

    def prompt(self, game: Thunder) -> Message:
        return Message(
            "thunder-ask-reroll",
            "TR-SLM-05",
            vehicle=named(game, self.thrown()),
            way=WAY_NAMES[self.way],
            larger=named(game, larger(game, self.top, self.bottom)),
        )


@lru_cache(MENUS)
def throws(top: int, bottom: int, rerolls: int) -> list[Step[Any]]:
    """All that slam die and direction die can show."""
    ways = range(len(WAYS))
    return [Slammed(top, bottom, throws_top, way, rerolls) for throws_top in (True, False) for way in ways]


class Fling(Step[Thunder]):
    """The named vehicle moves one space in the rolled direction and resolves it (TR-SLM-12, TR-SLM-13)."""

    def __init__(self, vehicle: int, other: int, way: int) -> None:
        self.vehicle = vehicle
        self.other = other
        self.way = way

    def thrown(self, game: Thunder) -> int:
        """The vehicle, unless a card means another than the one that always moves (TR-COC-01)."""
        is_fixed = VEHICLES[game.kind[self.other]].fixed
        moves = is_fixed and always_thrown(game, self.vehicle, self.other) == [self.other]
        return self.other if moves else self.vehicle

    def run(self, game: Thunder) -> None:
        enter.travel(game, self.thrown(game), self.way, enter.SLAMMED)

    def coming(self, game: Thunder) -> Message:
        return Message("thunder-coming-throw", "TR-SLM-12", vehicle=named(game, self.vehicle), way=WAY_NAMES[self.way])

    def tell(self, game: Thunder) -> Message:
        vehicle, way = named(game, self.thrown(game)), WAY_NAMES[self.way]
        return Message("thunder-told-thrown", "TR-SLM-12", vehicle=vehicle, way=way)


class LetStand(Step[Thunder]):
    """The dice stand, and one of the two is thrown (TR-SLM-12)."""

    def __init__(self, vehicle: int, other: int, way: int) -> None:
        self.vehicle = vehicle
        self.other = other
        self.way = way

    def run(self, game: Thunder) -> None:
        bring_up(game, THROW, Fling(self.vehicle, self.other, self.way), (self.vehicle, self.other))

    def text(self, game: Thunder) -> str:
        return "keep"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-keep", "TR-SLM-12", vehicle=named(game, self.vehicle), way=WAY_NAMES[self.way])


class AskAgain(Step[Thunder]):
    """Both dice once more; the second result stands (TR-SLM-10)."""

    def __init__(self, top: int, bottom: int) -> None:
        self.top = top
        self.bottom = bottom

    def run(self, game: Thunder) -> None:
        game.do(SlamDice(self.top, self.bottom, 0))

    def text(self, game: Thunder) -> str:
        return "reroll"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-reroll", "TR-SLM-05")

    def tell(self, game: Thunder) -> Message:
        big = larger(game, self.top, self.bottom)
        return Message("thunder-told-reroll", "TR-SLM-05", vehicle=named(game, big))


class SlamWay(Step[Thunder]):
    """Only the direction die is rolled: who is thrown is known, or chosen after it (TR-SLM-12)."""

    def __init__(self, top: int, bottom: int, thrown: tuple[int, ...]) -> None:
        self.top = top
        self.bottom = bottom
        self.thrown = thrown

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return slides(self.top, self.bottom, self.thrown)

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-slam-dice", "TR-SLM-03")


class SlamGoes(ThisWay):
    """The direction is known; of two that are always thrown, the owner of the one on top says which.

    Where the owner is out of the game, it is the one on top.
    """

    rule: ClassVar[str] = "TR-SLM-12"

    def __init__(self, vehicle: int, way: int, bottom: int, thrown: tuple[int, ...]) -> None:
        self.vehicle = vehicle
        self.way = way
        self.bottom = bottom
        self.thrown = thrown

    def throw(self, thrown: int) -> Thrown:
        return Thrown(thrown, self.bottom if thrown == self.vehicle else self.vehicle, self.way)

    def actor(self, game: Thunder) -> int:
        owner = game.owner[self.vehicle]
        return owner if len(self.thrown) > 1 and not game.out[owner] else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [self.throw(vehicle) for vehicle in self.thrown]

    def run(self, game: Thunder) -> None:
        game.do(self.throw(self.thrown[0]))

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-thrown", "TR-SLM-12", way=WAY_NAMES[self.way])


@lru_cache(MENUS)
def slides(top: int, bottom: int, thrown: tuple[int, ...]) -> list[Step[Any]]:
    """All that the direction die can show."""
    return [SlamGoes(top, way, bottom, thrown) for way in range(len(WAYS))]


class Thrown(LetStand):
    """One of the two is thrown, without any die for it."""

    def text(self, game: Thunder) -> str:
        return f"throw {code(game, self.vehicle)}"


class EndSlam(Step[Thunder]):
    """Whoever was thrown has landed, and what came of it is done."""

    def __init__(self, top: int, bottom: int) -> None:
        self.top = top
        self.bottom = bottom

    def run(self, game: Thunder) -> None:
        happen(game, SLAM_OVER, SlamOver(self.top, self.bottom), (self.top, self.bottom))


class SlamOver(Step[Thunder]):
    """A slam is over; nothing more comes of it by the rules."""

    def __init__(self, top: int, bottom: int) -> None:
        self.top = top
        self.bottom = bottom

    def run(self, game: Thunder) -> None:
        """Both go their ways."""

    def coming(self, game: Thunder) -> Message:
        top, bottom = named(game, self.top), named(game, self.bottom)
        return Message("thunder-coming-slam-over", "TR-SLM-12", top=top, bottom=bottom)
