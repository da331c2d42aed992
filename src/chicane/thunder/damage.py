"""Damage tokens: drawn, resolved, then placed; two of them stop a car (TR-DMG)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chicane.core.cards import bring_up
from chicane.core.message import Message
from chicane.core.pile import DrawFromPile, taken
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.thunder import enter, front
from chicane.thunder.board import NEIGHBOURS, SPACES, TILE
from chicane.thunder.effects import befall
from chicane.thunder.kinds import DAMAGES, FLY, MINOR, NO_WAY, REEL, SPRAY, STUNT_DIE, STUNT_WEIGHTS, VEHICLES, WAYS
from chicane.thunder.names import WAY_NAMES, named
from chicane.thunder.seams import DAMAGE
from chicane.thunder.state import IN_AIR, NO_SLOT, NO_VEHICLE, RESOLVING, Thunder
from chicane.thunder.status import BY_DAMAGE, BY_EDGE, BreakDown, Check, eliminate
from chicane.thunder.ways import ThisWay

# What a damage comes from.
BY_SHOT: Final = 0
BY_MINE: Final = 1
BY_SHRAPNEL: Final = 2
BY_CARD: Final = 3


class Damage(Step[Thunder]):
    """A vehicle takes one damage: a wreck is eliminated, one without a free slot ignores it (TR-DMG-05, TR-WRK-05)."""

    def __init__(self, vehicle: int, cause: int, by: int, slot: int) -> None:
        self.vehicle = vehicle
        self.cause = cause
        self.by = by  # the vehicle or chopper that did it, or NO_VEHICLE
        self.slot = slot  # the one that was aimed at, or NO_SLOT

    def run(self, game: Thunder) -> None:
        if game.at[self.vehicle] < 0:
            return
        breaks = VEHICLES[game.kind[self.vehicle]].breaks
        if breaks is not None:
            game.do_all(list(breaks(game, self.vehicle, self.slot)))
        elif game.is_wreck(self.vehicle):
            eliminate(game, [self.vehicle], BY_DAMAGE, self.by)
        elif game.free_slot(self.vehicle) != NO_SLOT:
            game.lose_moves(self.vehicle)  # TR-DMG-02
            bring_up(game, DAMAGE, DrawDamage(self.vehicle, self.cause, self.by, self.slot), (self.vehicle,))

    def tell(self, game: Thunder) -> Message | None:
        if game.at[self.vehicle] < 0 or game.is_wreck(self.vehicle) or game.free_slot(self.vehicle) != NO_SLOT:
            return None
        if game.is_operable(self.vehicle):  # the last slot is reserved
            return Message("thunder-told-no-slot", "TR-DMG-07", vehicle=named(game, self.vehicle))
        return Message("thunder-told-no-damage", "TR-DMG-05", vehicle=named(game, self.vehicle))


class DrawDamage(DrawFromPile[Thunder]):
    """The top token of the shuffled pile, or minor damage when the pile is empty (TR-DMG-01, TR-DMG-08)."""

    def __init__(self, vehicle: int, cause: int, by: int, slot: int) -> None:
        self.vehicle = vehicle
        self.cause = cause
        self.by = by
        self.slot = slot

    def pile(self, game: Thunder) -> list[int]:
        return game.bag

    def drawn(self, game: Thunder, kind: int) -> Step[Any]:
        return Drawn(self.vehicle, kind, self.slot)

    def actor(self, game: Thunder) -> int:
        return super().actor(game) if VEHICLES[game.kind[self.vehicle]].draws else NOBODY

    def run(self, game: Thunder) -> None:
        game.do(Drawn(self.vehicle, MINOR, self.slot))

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-damage", "TR-DMG-01", vehicle=named(game, self.vehicle))

    def coming(self, game: Thunder) -> Message:
        return Message("thunder-coming-damage", "TR-DMG-01", vehicle=named(game, self.vehicle))


class Drawn(Step[Thunder]):
    """The token reserves its slot, does its work, and only then counts (TR-DMG-04, TR-DMG-07).

    Who draws none takes minor damage, whatever a card says (TR-MOT-21, TR-COC-01).
    """

    def __init__(self, vehicle: int, token: int, slot: int) -> None:
        self.vehicle = vehicle
        self.token = token
        self.slot = slot

    def suffered(self, game: Thunder) -> int:
        return self.token if VEHICLES[game.kind[self.vehicle]].draws else MINOR

    def run(self, game: Thunder) -> None:
        token, slot = self.suffered(game), game.free_slot(self.vehicle) if self.slot == NO_SLOT else self.slot
        game.slots[slot] = token + RESOLVING
        if token != MINOR:
            game.bag = taken(game.bag, token)
        game.do(Place(self.vehicle, slot))
        effect = DAMAGES[token].effect
        if effect is not None:
            befall(game, self.vehicle, game.at[self.vehicle], effect, NO_WAY)

    def text(self, game: Thunder) -> str:
        return DAMAGES[self.token].id

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-damage", "TR-DMG-01", token=DAMAGES[self.token].name)

    def tell(self, game: Thunder) -> Message:
        token = DAMAGES[self.suffered(game)].name
        return Message("thunder-told-damage", "TR-DMG-01", vehicle=named(game, self.vehicle), token=token)


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
            game.do_all([BreakDown(self.vehicle), Check()])


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
        return NO_VEHICLE

    def run(self, game: Thunder) -> None:
        target = self.target(game)
        if target != NO_VEHICLE:
            game.do(Damage(target, BY_SHRAPNEL, self.vehicle, NO_SLOT))

    def tell(self, game: Thunder) -> Message:
        target = self.target(game)
        if target == NO_VEHICLE:
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
            enter.arrive(game, self.vehicle, space, self.way, enter.FLOWN)
        elif space < 0:
            eliminate(game, [self.vehicle], BY_EDGE)
        elif game.final:
            game.do(front.CrossLine(self.vehicle))
        else:  # the board moves up under the car, and the flight goes on
            game.do(Flight(self.vehicle, space - TILE, self.way, left))
            front.update(game, self.vehicle)


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
        enter.travel(game, self.vehicle, self.way, enter.DAZED)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-stagger", "TR-DMG-21", vehicle=named(game, self.vehicle), way=WAY_NAMES[self.way])


def spray(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """Shrapnel flies off (TR-DMG-12)."""
    return [Shrapnel(vehicle)]


def reel(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """The vehicle is dazed (TR-DMG-21)."""
    return [Daze(vehicle)]


def fly(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """The vehicle is blasted off the ground (TR-DMG-19)."""
    return [BlastOff(vehicle)]


SPRAY.steps = spray
REEL.steps = reel
FLY.steps = fly
