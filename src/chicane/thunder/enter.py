"""Going one space and entering it: edge, impassable, token, terrain, drift or slam (TR-ENT, TR-OBS)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import ask
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.thunder import front, hazards, slam
from chicane.thunder.board import NEIGHBOURS, SPACES
from chicane.thunder.effects import befall, effect_of
from chicane.thunder.kinds import COST, IS_ROAD, SKIDS, VEHICLES, EffectSteps
from chicane.thunder.names import code, named
from chicane.thunder.seams import COST as COST_QUERY
from chicane.thunder.state import DRIFTED, LEFT_ROAD, SETTLED, Thunder
from chicane.thunder.status import BY_EDGE, eliminate

# What brought a vehicle here. Only chosen and dazed steps pay for terrain (TR-TER-02..04, TR-DMG-24).
DRIVEN: Final = 0
DAZED: Final = 1
SLAMMED: Final = 2
SKIDDED: Final = 3
SLID: Final = 4
FLOWN: Final = 5
SHAKEN: Final = 6  # with others, by one effect (TR-SIM)
PUSHED: Final = 7
PAYS: Final = [True, True, False, False, False, False, False, False]


def travel(game: Thunder, vehicle: int, way: int, cause: int) -> None:
    """One space in a direction."""
    space = NEIGHBOURS[way][game.at[vehicle]]
    if space >= SPACES:
        front.cross(game, vehicle, space, way, cause)
    elif space >= 0:
        if game.box.tows:
            pull(game, vehicle)
        arrive(game, vehicle, space, way, cause)
    else:
        eliminate(game, [vehicle], BY_EDGE)  # TR-BRD-11


def pull(game: Thunder, vehicle: int) -> None:
    """What the vehicle tows comes into the places just left, and triggers nothing there (TR-RIG-15, TR-RIG-27)."""
    if vehicle < game.box.vehicles:
        for before, towed in game.box.couplings[vehicle]:
            game.at[towed] = game.at[before]


def arrive(game: Thunder, vehicle: int, space: int, way: int, cause: int) -> None:
    """Enter a space of the board, in the order of TR-ENT-01."""
    game.at[vehicle] = space
    token, terrain = game.hazard[space], game.terrain(space)
    if PAYS[cause]:  # the underlying terrain of a face-down token (TR-TER-18); 1 move is enough for mud (TR-TER-08)
        left = game.moves[vehicle] - ask(game, COST_QUERY, vehicle, COST[terrain], space)
        game.moves[vehicle] = left if left > 0 else 0
    if vehicle == game.active and not IS_ROAD[terrain]:
        game.trail |= LEFT_ROAD  # TR-RDD-01
    effect = effect_of(game, vehicle, space, terrain)
    if token or effect is not None or game.at.count(space) > 1:
        game.do(Meet(vehicle, space))
    if effect is not None and (effect.kills or not token):
        befall(game, vehicle, space, effect, way)
    elif token:
        game.do(hazards.Resolve(vehicle, space, way, token < 0))
        if token < 0:
            game.do(hazards.Flip(space))


class Arrive(Step[Thunder]):
    """A vehicle comes down on a space: the first of a new tile, or the end of a flight (TR-FRT-12, TR-DMG-19)."""

    def __init__(self, vehicle: int, space: int, way: int, cause: int) -> None:
        self.vehicle = vehicle
        self.space = space
        self.way = way
        self.cause = cause

    def run(self, game: Thunder) -> None:
        arrive(game, self.vehicle, self.space, self.way, self.cause)


class Push(Step[Thunder]):
    """A vehicle is moved one space, for free (TR-SLM-12, TR-DMG-18)."""

    def __init__(self, vehicle: int, way: int, cause: int) -> None:
        self.vehicle = vehicle
        self.way = way
        self.cause = cause

    def run(self, game: Thunder) -> None:
        if game.at[self.vehicle] >= 0:
            travel(game, self.vehicle, self.way, self.cause)


def skid(way: int) -> EffectSteps:
    """The token says which way the vehicle skids, wherever it came from (TR-DMG-18)."""
    return lambda game, vehicle, space, came: [Push(vehicle, way, SKIDDED)]


for skid_way, skid_effect in enumerate(SKIDS):
    skid_effect.steps = skid(skid_way)


class Meet(Step[Thunder]):
    """Another vehicle in the space: a slam, unless the active vehicle may drift past (TR-OBS-05, TR-CMD-17..20)."""

    def __init__(self, vehicle: int, space: int) -> None:
        self.vehicle = vehicle
        self.space = space

    def others(self, game: Thunder) -> list[int]:
        if game.at[self.vehicle] != self.space:
            return []  # the effect took the vehicle elsewhere, and was settled there (TR-ENT-02)
        return [other for other in game.vehicles_on(self.space) if other != self.vehicle]

    def actor(self, game: Thunder) -> int:
        """Moves left, or a road die that may still be taken, allow a drift (TR-RDD-15)."""
        may = self.vehicle == game.active and game.may_drift() and self.goes_on(game)
        return game.owner[self.vehicle] if may and self.others(game) else NOBODY

    def goes_on(self, game: Thunder) -> bool:
        return game.moves[self.vehicle] > 0 or (self.vehicle == game.active and game.may_take_road_die())

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [DriftPast(self.vehicle), Ram(self.vehicle, self.others(game)[0])]

    def run(self, game: Thunder) -> None:
        if not self.slips_past(game):
            for other in self.others(game)[:1]:
                slam.meet(game, self.vehicle, other)

    def slips_past(self, game: Thunder) -> bool:
        """Whoever drifts by itself passes everybody as long as it moves, also by the road die (TR-RDD-15)."""
        return VEHICLES[game.kind[self.vehicle]].drifts and self.goes_on(game)

    def tell(self, game: Thunder) -> Message | None:
        passes = self.slips_past(game) and self.others(game)
        return Message("thunder-told-drift", "TR-CMD-17", vehicle=named(game, self.vehicle)) if passes else None

    def prompt(self, game: Thunder) -> Message:
        other = named(game, self.others(game)[0])
        return Message("thunder-ask-drift", "TR-CMD-17", vehicle=named(game, self.vehicle), other=other)


class DriftPast(Step[Thunder]):
    """No slam here; the movement goes on, with the road die where no other move is left (TR-CMD-17, TR-RDD-15)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        game.trail |= DRIFTED  # one space only (TR-CMD-19)
        if game.moves[self.vehicle] == 0:
            game.moves[self.vehicle] = game.road_die
            game.trail |= SETTLED

    def text(self, game: Thunder) -> str:
        return "drift"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-drift", "TR-CMD-17")

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-drift", "TR-CMD-17", vehicle=named(game, self.vehicle))


class Ram(Step[Thunder]):
    """The drift is declined: a normal slam (TR-CMD-18)."""

    def __init__(self, vehicle: int, other: int) -> None:
        self.vehicle = vehicle
        self.other = other

    def run(self, game: Thunder) -> None:
        slam.meet(game, self.vehicle, self.other)

    def text(self, game: Thunder) -> str:
        return f"slam {code(game, self.other)}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-slam", "TR-CMD-18", other=named(game, self.other))
