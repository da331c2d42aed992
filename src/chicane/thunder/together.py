"""Several vehicles moved by one effect: all at once, conflicts from the front to the back (TR-SIM)."""

from __future__ import annotations

from typing import Any

from chicane.core.step import Step
from chicane.thunder import enter, front
from chicane.thunder.board import NEIGHBOURS, SPACES, TILE, half_spaces, lane_of
from chicane.thunder.effects import struck
from chicane.thunder.kinds import COST, SHOVE, TERRAIN_EFFECT
from chicane.thunder.state import IN_AIR, Thunder
from chicane.thunder.status import BY_EDGE, BY_TILE, eliminate


def in_order(game: Thunder, vehicles: list[int]) -> list[int]:
    """From the front of the board to the back, and from the left edge to the right (TR-SIM-03, TR-SIM-04)."""
    return sorted(vehicles, key=lambda each: (-half_spaces(game.at[each]), lane_of(game.at[each])))


class PushTogether(Step[Thunder]):
    """Vehicles move one space the same way at the same time; the smooth ones first (TR-SIM-01, TR-SIM-02)."""

    def __init__(self, vehicles: tuple[int, ...], way: int) -> None:
        self.vehicles = vehicles
        self.way = way

    def run(self, game: Thunder) -> None:
        shaken = struck(game, [each for each in self.vehicles if game.head(each) == each], SHOVE)
        shift = {vehicle: NEIGHBOURS[self.way][game.at[vehicle]] for vehicle in in_order(game, shaken)}
        after = [shift.get(vehicle, space) for vehicle, space in enumerate(game.at)]
        smooth = [vehicle for vehicle, space in shift.items() if is_smooth(game, after, space)]
        for vehicle, space in shift.items():  # all stand on their new spaces before anything happens there
            game.at[vehicle] = space if 0 <= space < SPACES else IN_AIR
        for vehicle in smooth:  # nothing is left to do but to see whether the active one is still on road (TR-RDD-10)
            enter.arrive(game, vehicle, shift[vehicle], self.way, enter.SHAKEN)
        rough = [vehicle for vehicle in shift if vehicle not in smooth]
        steps: list[Step[Any]] = [Settle(vehicle, shift[vehicle], self.way, game.laid) for vehicle in rough]
        game.do_all(steps)
        over = [vehicle for vehicle in rough if shift[vehicle] >= SPACES]
        if over and not game.final:  # one update for all of them (TR-FRT-19)
            front.update(game, over[0])


def is_smooth(game: Thunder, after: list[int], space: int) -> bool:
    """On the board, alone after the shift, and nothing there that triggers (TR-SIM-05)."""
    if not 0 <= space < SPACES or after.count(space) > 1 or game.hazard[space]:
        return False
    terrain = game.ground[space]
    return TERRAIN_EFFECT[terrain] is None and COST[terrain] == 1


class Settle(Step[Thunder]):
    """A vehicle comes down: over an edge, where no tile is left, over the line, or on a space (TR-SIM-06)."""

    def __init__(self, vehicle: int, space: int, way: int, laid: int) -> None:
        self.vehicle = vehicle
        self.space = space
        self.way = way
        self.laid = laid  # tiles placed when the joint move began: the board may have moved up since

    def run(self, game: Thunder) -> None:
        space = self.space - TILE * (game.laid - self.laid)
        if self.space < 0:
            eliminate(game, [self.vehicle], BY_EDGE)
        elif self.space >= SPACES:
            self.come_down(game, space)
        elif game.at[self.vehicle] == space:  # otherwise somebody else's landing took it elsewhere
            enter.arrive(game, self.vehicle, space, self.way, enter.SHAKEN)

    def come_down(self, game: Thunder, space: int) -> None:
        """From beyond the front: on the new tile, behind the board after a second update, or over the line."""
        if space < 0:
            eliminate(game, [self.vehicle], BY_TILE)
        elif space >= SPACES:
            game.do(front.CrossLine(self.vehicle))
        else:
            enter.arrive(game, self.vehicle, space, self.way, enter.SHAKEN)
