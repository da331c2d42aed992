"""Damage tokens: drawn, resolved, then placed; two of them stop a car (TR-DMG)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chicane.core.message import Message
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.thunder import enter, finish
from chicane.thunder.board import NEIGHBOURS, SPACES, TILE
from chicane.thunder.kinds import (
    BLAST_OFF,
    DAMAGE_IDS,
    DAZED,
    MINOR,
    SHRAPNEL,
    SKID,
    STUNT_DIE,
    STUNT_WEIGHTS,
    WAYS,
)
from chicane.thunder.names import WAY_NAMES, named
from chicane.thunder.state import EMPTY, IN_AIR, RESOLVING, Thunder, changed
from chicane.thunder.ways import ThisWay

DAMAGE_NAMES: Final = [
    Message("thunder-damage-dent"),
    Message("thunder-damage-shrapnel"),
    Message("thunder-damage-dazed"),
    Message("thunder-damage-blast-off"),
    Message("thunder-damage-skid-f"),
    Message("thunder-damage-skid-fl"),
    Message("thunder-damage-skid-fr"),
    Message("thunder-damage-skid-r"),
    Message("thunder-damage-skid-rl"),
    Message("thunder-damage-skid-rr"),
    Message("thunder-damage-minor"),
]


class Damage(Step[Thunder]):
    """A vehicle takes one damage: a wreck is eliminated, one without a free slot ignores it (TR-DMG-05, TR-WRK-05)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        if game.at[self.vehicle] < 0:
            return
        if game.is_wreck(self.vehicle):
            finish.eliminate(game, [self.vehicle], finish.BY_DAMAGE)
        elif game.free_slot(self.vehicle) != EMPTY:
            game.lose_moves(self.vehicle)  # TR-DMG-02
            game.do(DrawDamage(self.vehicle))

    def tell(self, game: Thunder) -> Message | None:
        if game.at[self.vehicle] < 0 or game.is_wreck(self.vehicle) or game.free_slot(self.vehicle) != EMPTY:
            return None
        if game.is_operable(self.vehicle):  # the last slot is reserved
            return Message("thunder-told-no-slot", "TR-DMG-07", vehicle=named(game, self.vehicle))
        return Message("thunder-told-no-damage", "TR-DMG-05", vehicle=named(game, self.vehicle))


class DrawDamage(Step[Thunder]):
    """The top token of the shuffled pile, or minor damage when the pile is empty (TR-DMG-01, TR-DMG-08)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        return CHANCE if sum(game.bag) else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Drawn(self.vehicle, token) for token, count in enumerate(game.bag) if count]

    def weights(self, game: Thunder) -> list[int]:
        return [count for count in game.bag if count]

    def run(self, game: Thunder) -> None:
        game.do(Drawn(self.vehicle, MINOR))

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-damage", "TR-DMG-01", vehicle=named(game, self.vehicle))


class Drawn(Step[Thunder]):
    """The token reserves its slot, does its work, and only then counts (TR-DMG-04, TR-DMG-07)."""

    def __init__(self, vehicle: int, token: int) -> None:
        self.vehicle = vehicle
        self.token = token

    def run(self, game: Thunder) -> None:
        slot = game.free_slot(self.vehicle)
        game.slots[slot] = self.token + RESOLVING
        if self.token != MINOR:
            game.bag = changed(game.bag, self.token, game.bag[self.token] - 1)
        game.do(Place(self.vehicle, slot))
        if self.token == SHRAPNEL:
            game.do(Shrapnel(self.vehicle))
        elif self.token == DAZED:
            game.do(Daze(self.vehicle))
        elif self.token == BLAST_OFF:
            game.do(BlastOff(self.vehicle))
        elif SKID <= self.token < MINOR:
            game.do(enter.Push(self.vehicle, self.token - SKID))

    def text(self, game: Thunder) -> str:
        return DAMAGE_IDS[self.token]

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-damage", "TR-DMG-01", token=DAMAGE_NAMES[self.token])

    def tell(self, game: Thunder) -> Message:
        return Message(
            "thunder-told-damage", "TR-DMG-01", vehicle=named(game, self.vehicle), token=DAMAGE_NAMES[self.token]
        )


class Place(Step[Thunder]):
    """The resolved token lies in its slot; the second one makes the car inoperable (TR-DMG-03, TR-STA-02)."""

    def __init__(self, vehicle: int, slot: int) -> None:
        self.vehicle = vehicle
        self.slot = slot

    def run(self, game: Thunder) -> None:
        if game.slots[self.slot] < RESOLVING:
            return  # the car was eliminated and its tokens went back
        game.slots[self.slot] -= RESOLVING
        if not game.is_operable(self.vehicle):
            game.do_all([BreakDown(self.vehicle), finish.Check()])


class BreakDown(Step[Thunder]):
    """The figure faces backward and stays on the board (TR-STA-02..04)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        game.lose_moves(self.vehicle)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-inoperable", "TR-STA-02", vehicle=named(game, self.vehicle))


class Shrapnel(Step[Thunder]):
    """It flies in a straight line over any terrain, to the first road vehicle or the edge (TR-DMG-12..16)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [ShrapnelFlies(self.vehicle, way) for way in range(len(WAYS))]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-shrapnel", "TR-DMG-12", vehicle=named(game, self.vehicle))


class ShrapnelFlies(ThisWay):
    """The first vehicle on the line takes one damage, whoever owns it."""

    rule: ClassVar[str] = "TR-DMG-12"

    def target(self, game: Thunder) -> int:
        space = NEIGHBOURS[self.way][game.at[self.vehicle]]
        while 0 <= space < SPACES:
            for vehicle in game.vehicles_on(space):
                return vehicle
            space = NEIGHBOURS[self.way][space]
        return EMPTY

    def run(self, game: Thunder) -> None:
        target = self.target(game)
        if target != EMPTY:
            game.do(Damage(target))

    def tell(self, game: Thunder) -> Message:
        target = self.target(game)
        if target == EMPTY:
            return Message("thunder-told-shrapnel-misses", "TR-DMG-15", way=WAY_NAMES[self.way])
        return Message("thunder-told-shrapnel", "TR-DMG-12", way=WAY_NAMES[self.way], vehicle=named(game, target))


class BlastOff(Step[Thunder]):
    """Direction and stunt dice say where the car flies (TR-DMG-19)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        ways = range(len(WAYS))
        return [TakeOff(self.vehicle, way, distance) for way in ways for distance in STUNT_DIE]

    def weights(self, game: Thunder) -> list[int]:
        return STUNT_WEIGHTS * len(WAYS)

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-blast-off", "TR-DMG-19", vehicle=named(game, self.vehicle))


class TakeOff(Step[Thunder]):
    """The car leaves the ground."""

    def __init__(self, vehicle: int, way: int, distance: int) -> None:
        self.vehicle = vehicle
        self.way = way
        self.distance = distance

    def run(self, game: Thunder) -> None:
        space = game.at[self.vehicle]
        game.at[self.vehicle] = IN_AIR
        game.do(Flight(self.vehicle, space, self.way, self.distance))

    def text(self, game: Thunder) -> str:
        return f"{WAYS[self.way]} {self.distance}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-blast-off", "TR-DMG-19", way=WAY_NAMES[self.way], distance=self.distance)

    def tell(self, game: Thunder) -> Message:
        return Message(
            "thunder-told-blast-off",
            "TR-DMG-19",
            vehicle=named(game, self.vehicle),
            way=WAY_NAMES[self.way],
            distance=self.distance,
        )


class Flight(Step[Thunder]):
    """Only edges matter on the way; the landing space is resolved (TR-DMG-19, TR-DMG-20)."""

    def __init__(self, vehicle: int, space: int, way: int, left: int) -> None:
        self.vehicle = vehicle
        self.space = space
        self.way = way
        self.left = left

    def run(self, game: Thunder) -> None:
        space, left = self.space, self.left
        while left and 0 <= space < SPACES:
            space = NEIGHBOURS[self.way][space]
            left -= 1
        if 0 <= space < SPACES:
            enter.arrive(game, self.vehicle, space, paying=False)
        elif space < 0:
            finish.eliminate(game, [self.vehicle], finish.BY_EDGE)
        elif game.final:
            game.do(finish.CrossLine(self.vehicle))
        else:  # the board moves up under the car, and the flight goes on
            game.do(Flight(self.vehicle, space - TILE, self.way, left))
            finish.update(game, self.vehicle)


class Daze(Step[Thunder]):
    """The stunt die says how many moves the dazed car makes (TR-DMG-21)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Reel(self.vehicle, moves) for moves in STUNT_DIE]

    def weights(self, game: Thunder) -> list[int]:
        return STUNT_WEIGHTS

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-daze", "TR-DMG-21", vehicle=named(game, self.vehicle))


class Reel(Step[Thunder]):
    """So many moves, each in a direction of its own."""

    def __init__(self, vehicle: int, moves: int) -> None:
        self.vehicle = vehicle
        self.moves = moves

    def run(self, game: Thunder) -> None:
        game.moves[self.vehicle] = self.moves
        game.do(Stagger(self.vehicle))

    def text(self, game: Thunder) -> str:
        return str(self.moves)

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-daze", "TR-DMG-21", moves=self.moves)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-daze", "TR-DMG-21", vehicle=named(game, self.vehicle), moves=self.moves)


class Stagger(Step[Thunder]):
    """The direction die is rolled afresh for each space, until the moves are used or lost (TR-DMG-21..23)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        return CHANCE if game.moves[self.vehicle] and game.at[self.vehicle] >= 0 else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Staggered(self.vehicle, way) for way in range(len(WAYS))]

    def run(self, game: Thunder) -> None:
        """The car has come to a stop."""

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-stagger", "TR-DMG-21", vehicle=named(game, self.vehicle))


class Staggered(ThisWay):
    """One dazed move; it pays for mud (TR-DMG-24) and resolves what it enters."""

    rule: ClassVar[str] = "TR-DMG-21"

    def run(self, game: Thunder) -> None:
        game.do(Stagger(self.vehicle))
        enter.travel(game, self.vehicle, self.way, paying=True)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-stagger", "TR-DMG-21", vehicle=named(game, self.vehicle), way=WAY_NAMES[self.way])
