"""Going one space and entering it: edge, impassable, token, terrain, drift or slam (TR-ENT, TR-OBS)."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.thunder import finish, hazards, slam
from chicane.thunder.board import NEIGHBOURS, SPACES
from chicane.thunder.kinds import AS_PRINTED, COST, DEADLY, IS_ROAD, TOKEN_TERRAIN
from chicane.thunder.names import code, named
from chicane.thunder.state import Thunder


def travel(game: Thunder, vehicle: int, way: int, paying: bool) -> None:
    """One space in a direction; only chosen and dazed steps pay for terrain (TR-TER-02..04, TR-DMG-24)."""
    space = NEIGHBOURS[way][game.at[vehicle]]
    if space >= SPACES:
        finish.cross(game, vehicle, space, paying)
    elif space >= 0:
        arrive(game, vehicle, space, paying)
    else:
        finish.eliminate(game, [vehicle], finish.BY_EDGE)  # TR-BRD-11


def arrive(game: Thunder, vehicle: int, space: int, paying: bool) -> None:
    """Enter a space of the board, in the order of TR-ENT-01."""
    game.at[vehicle] = space
    token = game.hazard[space]
    terrain = game.ground[space]
    if token > 0 and TOKEN_TERRAIN[token] != AS_PRINTED:
        terrain = TOKEN_TERRAIN[token]
    if DEADLY[terrain]:
        finish.eliminate(game, [vehicle], finish.BY_ROCK)  # TR-OBS-10
        return
    if paying:  # the underlying terrain of a face-down token (TR-TER-18); 1 move is enough for mud (TR-TER-08)
        game.moves[vehicle] = max(0, game.moves[vehicle] - COST[terrain])
    if vehicle == game.active and not IS_ROAD[terrain]:
        game.bonus = False  # TR-RDD-01
    if game.at.count(space) > 1 or token:
        game.do(Meet(vehicle, space))
    if token:
        game.do(hazards.Resolve(vehicle, space, token < 0))
        if token < 0:
            game.do(hazards.Flip(space))


class Arrive(Step[Thunder]):
    """A vehicle comes down on a space: the first of a new tile, or the end of a flight (TR-FRT-12, TR-DMG-19)."""

    def __init__(self, vehicle: int, space: int, paying: bool) -> None:
        self.vehicle = vehicle
        self.space = space
        self.paying = paying

    def run(self, game: Thunder) -> None:
        arrive(game, self.vehicle, self.space, self.paying)


class Push(Step[Thunder]):
    """A vehicle is moved one space, for free (TR-SLM-12, TR-DMG-18)."""

    def __init__(self, vehicle: int, way: int) -> None:
        self.vehicle = vehicle
        self.way = way

    def run(self, game: Thunder) -> None:
        if game.at[self.vehicle] >= 0:
            travel(game, self.vehicle, self.way, paying=False)


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
        may = game.drift and self.vehicle == game.active and (game.moves[self.vehicle] > 0 or game.bonus)
        return game.owner[self.vehicle] if may and self.others(game) else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [DriftPast(self.vehicle), Ram(self.vehicle, self.others(game)[0])]

    def run(self, game: Thunder) -> None:
        for other in self.others(game)[:1]:
            game.do(slam.Slam(self.vehicle, other))

    def prompt(self, game: Thunder) -> Message:
        other = named(game, self.others(game)[0])
        return Message("thunder-ask-drift", "TR-CMD-17", vehicle=named(game, self.vehicle), other=other)


class DriftPast(Step[Thunder]):
    """No slam here; the movement goes on, with the road die where no other move is left (TR-CMD-17, TR-RDD-15)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        game.drift = False  # one space only (TR-CMD-19)
        if game.moves[self.vehicle] == 0:
            game.moves[self.vehicle] = game.road_die
            game.bonus = False

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
        game.do(slam.Slam(self.vehicle, self.other))

    def text(self, game: Thunder) -> str:
        return f"slam {code(game, self.other)}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-slam", "TR-CMD-18", other=named(game, self.other))
