"""How well a seat stands: what its vehicles are worth among all.

Worth is counted in spaces. A vehicle is worth its metal and how far it has come, less what threatens it: the rear tile
that may fall away, guns behind it, a chopper above it, rock and edges beside it when somebody may slam it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chicane.thunder.assign import Turn
from chicane.thunder.board import COLUMNS, NEIGHBOURS, SPACES, TILE, TILES, column_of, half_spaces
from chicane.thunder.kinds import FL, FR, IS_ROAD, KILLS_FROM, LARGE, MEDIUM, RL, RR, SMALL, WAYS, F, R
from chicane.thunder.lab.weights import weights_of
from chicane.thunder.state import EMPTY, GONE, NOBODY_OWNS, Thunder
from chicane.thunder.turn import TURNS

HIT: Final = {SMALL: 2 / 6, MEDIUM: 3 / 6, LARGE: 4 / 6}  # TR-CMP-12
WIN: Final = 1000.0
NONE: Final[list[int]] = []
END: Final = COLUMNS * TILES  # the finish line, in columns
LATER: Final = 0.5  # what it is still worth to be the next who can finish
NEAR: Final = 8  # columns: from so far behind the front edge an update is in reach


class Judge:
    """What vehicles of another make are worth, and what they make of their moves."""

    def metal(self, game: Thunder, vehicle: int) -> float:
        """What the vehicle itself is worth, wherever it is."""
        raise NotImplementedError

    def placed(self, standing: Standing, vehicle: int, space: int) -> float:
        """What it would be worth on a space, at the end of the turn."""
        raise NotImplementedError

    def loss(self, game: Thunder, vehicle: int) -> float:
        """What one damage costs its owner."""
        raise NotImplementedError

    def drive(self, standing: Standing, vehicle: int, moves: int) -> float:
        """What the best way with so many moves adds to its worth."""
        raise NotImplementedError


AHEAD: Final = [[NEIGHBOURS[way][space] for way in (F, FL, FR)] for space in range(SPACES)]
BEHIND: Final = [[NEIGHBOURS[way][space] for way in (R, RL, RR)] for space in range(SPACES)]

# Boxes add their own.
JUDGES: Final[dict[int, Judge]] = {}  # by kind of vehicle
PRIZES: Final[list[Callable[[Thunder], dict[int, float]]]] = []  # what it is worth to stand on some spaces


class Standing:
    """The worth of every vehicle in a position, worked out once."""

    def __init__(self, game: Thunder) -> None:
        self.game = game
        self.weights = weights_of(game)
        self.lead = max((column_of(space) for space in game.at if space >= 0), default=0)
        self.prizes: dict[int, float] = {}
        for prizes in PRIZES:
            self.prizes.update(prizes(game))
        self.here = occupants(game)
        self.known = TERRAIN.of(game)
        self.driver = [owner if game.is_operable(each) else NOBODY_OWNS for each, owner in enumerate(game.owner)]
        self.metals = [self.weighed(each) for each in range(len(game.at))]
        self.runner = self.weights.last_runner if game.final else self.weights.runner
        self.mates: dict[int, float] = {}  # how far the first of its crew has come, the vehicle itself left out
        self.far = [self.progress(each) for each in range(len(game.at))]
        self.worth = [self.vehicle(each) for each in range(len(game.at))]
        self.totals = [0.0 if game.out[seat] else self.total(seat) for seat in range(game.players)]
        if game.final and self.weights.line:
            self.near_the_line()

    def metal(self, vehicle: int) -> float:
        """What the vehicle itself is worth, wherever it is."""
        return self.metals[vehicle]

    def weighed(self, vehicle: int) -> float:
        """The same, worked out."""
        game = self.game
        if game.at[vehicle] == GONE or game.is_wreck(vehicle):
            return 0.0
        if not game.is_operable(vehicle):
            return self.weights.broken
        judge = JUDGES.get(game.kind[vehicle])
        if judge is not None:
            return judge.metal(game, vehicle)
        sound = sum(game.slots[slot] == EMPTY for slot in game.slots_of(vehicle)) > 1
        return self.weights.sound if sound else self.weights.damaged

    def vehicle(self, vehicle: int) -> float:
        """What a vehicle is worth where it is."""
        return self.placed(vehicle, self.game.at[vehicle])

    def placed(self, vehicle: int, space: int) -> float:
        """What a vehicle would be worth on a space, at the end of the turn."""
        metal = self.metals[vehicle]
        if not metal or space < 0:
            return metal
        game, weights = self.game, self.weights
        judge = JUDGES.get(game.kind[vehicle])
        if judge is not None:
            return self.kept(judge.placed(self, vehicle, space), space)
        if space in game.chopper:
            return 0.0
        if metal == weights.broken:
            return metal
        further = weights.last_space if game.final else weights.space
        worth = metal + half_spaces(space) / 2 * further + self.lead_of(vehicle, space)
        worth -= self.exposed(vehicle, space) - self.prizes.get(space, 0.0)
        worth -= worth * weights.burning if game.burning[vehicle] else 0.0
        return self.kept(worth, space)

    def progress(self, vehicle: int) -> float:
        """How far a vehicle that runs has come."""
        space = self.game.at[vehicle]
        return half_spaces(space) / 2 if space >= 0 and self.driver[vehicle] != NOBODY_OWNS else 0.0

    def lead_of(self, vehicle: int, space: int) -> float:
        """What it is worth that a vehicle on a space is further on than all others of its crew."""
        if vehicle not in self.mates:
            crew = self.game.vehicles_of(self.game.owner[vehicle])
            self.mates[vehicle] = max([self.far[each] for each in crew if each != vehicle], default=0.0)
        return self.runner * max(0.0, half_spaces(space) / 2 - self.mates[vehicle])

    def kept(self, worth: float, space: int) -> float:
        """What is left of a worth on a space that may fall away with the rear tile."""
        return worth - worth * self.falling(space) if space < TILE and not self.game.final else worth

    def falling(self, space: int) -> float:
        """How likely the rear tile goes before the vehicle has left it, from how near the leader is to the front."""
        reach = self.lead - (COLUMNS * TILES - NEAR)
        behind = 1 - column_of(space) / COLUMNS
        return max(0.0, self.weights.falling * reach / NEAR * behind)

    def exposed(self, vehicle: int, space: int) -> float:
        """Guns behind, prey ahead, and edges beside, for a vehicle on a space."""
        game, mine = self.game, self.game.owner[vehicle]
        risk, prey, ledges = 0, 0.0, self.ledges(space)
        for there in BEHIND[space]:
            for each in self.here.get(there, NONE):
                risk += self.hostile(each, mine) if game.head(each) == each else 0
        for there in AHEAD[space]:
            for each in self.here.get(there, NONE):
                prey += self.hostile(each, mine) * HIT[game.size(each)]
        weights = self.weights
        guns = weights.under_fire * HIT[game.size(vehicle)]
        return risk * (guns + weights.ledge * ledges) - prey * weights.in_sight + weights.ledge * ledges / 2

    def ledges(self, space: int) -> int:
        """How many of the six spaces beside one are deadly."""
        if space not in self.known:
            deadly = [is_deadly(self.game, NEIGHBOURS[way][space], way) for way in range(len(WAYS))]
            self.known[space] = sum(deadly)
        return self.known[space]

    def hostile(self, vehicle: int, seat: int) -> int:
        """1 for a vehicle that somebody else drives."""
        driver = self.driver[vehicle]
        return int(driver != NOBODY_OWNS and driver != seat)

    def left_behind(self, leader: int) -> float:
        """What the fall of the rear tile is worth to whoever drives the leader: rivals lose what is on it."""
        game, seat, gain = self.game, self.game.owner[leader], 0.0
        for vehicle, space in enumerate(game.at):
            if 0 <= space < TILE and vehicle != leader:
                worth = self.worth[vehicle]
                gain += -worth if game.owner[vehicle] == seat else worth / 2 if game.owner[vehicle] >= 0 else 0
        return gain

    def total(self, seat: int) -> float:
        """The worth of all of a seat's vehicles; the first of them is as far ahead as the second, and more."""
        crew = self.game.vehicles_of(seat)
        far = sorted([self.far[each] for each in crew], reverse=True)
        runner = self.runner * far[1] if len(far) > 1 else 0.0
        return sum([self.worth[each] for each in crew]) + runner + self.dice_of(seat)

    def dice_of(self, seat: int) -> float:
        """What dice are worth that a seat has not used yet: moves of cars that wait for one."""
        pip = self.weights.pip
        return pip * sum(self.dice_left(seat)[: len(self.waiting(seat))]) if pip else 0.0

    def dice_left(self, seat: int) -> list[int]:
        """The dice that a seat has not used yet, the largest first."""
        return sorted([self.game.dice[each] for each in self.game.dice_of(seat)], reverse=True)

    def waiting(self, seat: int) -> list[int]:
        """The vehicles of a seat that may still get a die in this round."""
        game = self.game
        return [each for each in game.vehicles_of(seat) if not game.moved[each] and self.driver[each] == seat]

    def near_the_line(self) -> None:
        """Whoever can finish with what it has left of this round: the first to have a turn most of all."""
        worth = self.weights.line
        for seat in coming_turns(self.game):
            if self.can_finish(seat):
                self.totals[seat] += worth
                worth *= LATER

    def can_finish(self, seat: int) -> bool:
        """Whether a die that a seat has left takes one of its cars over the line, nothing being in the way."""
        die = max(self.dice_left(seat), default=0)
        spaces = [self.game.at[each] for each in self.waiting(seat)]
        return die > 0 and any(END - column_of(at) <= die + self.road_die(at) for at in spaces if at >= 0)

    def road_die(self, space: int) -> int:
        """What the road die adds to a move that begins on a space, if all goes well."""
        return self.game.road_die if IS_ROAD[self.game.terrain(space)] else 0

    def envy(self, seat: int, rival: int) -> float:
        """What a rival's loss is worth to a seat, as a part of it: the more, the more the rival has among all."""
        others = sum([total * total for each, total in enumerate(self.totals) if each != seat])
        part = min(1.0, self.totals[seat] * self.totals[rival] / others) if others else 0.0
        return part * self.weights.spite

    def loss(self, vehicle: int) -> float:
        """What one damage costs the owner of a vehicle."""
        judge = JUDGES.get(self.game.kind[vehicle])
        if judge is not None:
            return judge.loss(self.game, vehicle)
        metal, weights = self.metal(vehicle), self.weights
        if metal == weights.sound:
            return weights.sound - weights.damaged
        return max(0.0, self.worth[vehicle] - weights.broken) if metal == weights.damaged else 0.0


def coming_turns(game: Thunder) -> list[int]:
    """The seats that still have a turn in this round, in their order."""
    begun = game.turn - 1 if isinstance(game.pending, Turn) else game.turn
    rest = min(game.players, TURNS * game.players - begun)
    return [(game.first + begun + number) % game.players for number in range(rest)]


def occupants(game: Thunder) -> dict[int, list[int]]:
    """The vehicles on each space on which there are any."""
    found: dict[int, list[int]] = {}
    for vehicle, space in enumerate(game.at):
        if space >= 0:
            found.setdefault(space, []).append(vehicle)
    return found


class Terrain:
    """How many spaces beside one are deadly, for one road; copies of a game share theirs until it changes."""

    def __init__(self) -> None:
        self.ground: list[int] = []
        self.hazard: list[int] = []
        self.ledges: dict[int, int] = {}  # by space, as far as anybody asked

    def of(self, game: Thunder) -> dict[int, int]:
        """What is known of the road of a game."""
        if self.ground is not game.ground or self.hazard is not game.hazard:
            self.ground, self.hazard, self.ledges = game.ground, game.hazard, {}
        return self.ledges


TERRAIN: Final = Terrain()


def is_deadly(game: Thunder, space: int, way: int) -> bool:
    """Whether whoever comes there in a direction is gone."""
    return space < 0 or (space < SPACES and bool(KILLS_FROM[game.terrain(space)] & 1 << way))
