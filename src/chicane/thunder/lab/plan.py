"""Where the active vehicle may still get to, and what that would be worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chicane.core.cards import ask
from chicane.thunder.board import COLUMNS, LANES, NEIGHBOURS, SPACES, TILES
from chicane.thunder.effects import effect_of
from chicane.thunder.kinds import BOG_DOWN, COST, EXPLODE, FL, FR, HAZARDS, IS_ROAD, KILLS_FROM, VEHICLES, WAYS, F
from chicane.thunder.lab.standing import JUDGES, NONE, WIN, Standing
from chicane.thunder.seams import COST as COST_QUERY
from chicane.thunder.slam import always_thrown, larger
from chicane.thunder.state import FREE_RIDE, IN_AIR, MAY_STOP, NO_ROAD_DIE, START, Thunder

ON_ROAD: Final = 1  # what a plan knows of the road die: it may be had as long as all is road,
FREE: Final = 2  # or whatever the ground
KEPT: Final = 8  # plans that are remembered
EDGE: Final = -1  # in place of a terrain: there is none
AHEAD: Final = [[(NEIGHBOURS[way][space], way) for way in (FL, F, FR)] for space in range(SPACES)]


class Facts:
    """All that a plan depends on: who plans, and everything on the road but where the vehicle itself is."""

    def __init__(self, game: Thunder, vehicle: int, drift: bool) -> None:
        mine = game.active == vehicle, game.owner[vehicle] == game.active_seat()
        trail = game.trail & (MAY_STOP | NO_ROAD_DIE)
        self.marks = (vehicle, drift, *mine, trail, game.road_die, game.final, game.round, game.rules)
        others = [*game.at[:vehicle], *game.at[vehicle + 1 :]]
        self.road = [others, game.slots[:], game.chopper, game.hazard, game.ground, game.burning, game.under, game.out]
        self.cards = game.open

    def match(self, other: Facts) -> bool:
        """Whether a plan for one is a plan for the other."""
        return self.marks == other.marks and self.road == other.road and self.cards == other.cards


class Plan:
    """The best way for the active vehicle to use its moves, as far as can be seen."""

    def __init__(self, facts: Facts, standing: Standing, vehicle: int, drift: bool) -> None:
        self.facts = facts
        self.standing = standing
        self.game = standing.game
        self.vehicle = vehicle
        self.seat = self.game.owner[vehicle]
        self.drift = drift
        self.stops = bool(self.game.trail & MAY_STOP) and self.seat == self.game.active_seat()
        self.known: dict[tuple[int, int, int], float] = {}

    def best(self, space: int, moves: int, road: int) -> float:
        """The change in worth from standing on a space with so many moves left; road says what of the road die."""
        key = (space, moves, road)
        if key not in self.known:
            self.known[key] = self.find(space, moves, road)
        return self.known[key]

    def find(self, space: int, moves: int, road: int) -> float:
        """With no moves left it stands there, or takes the road die."""
        if moves > 0:
            goes = max([self.step(there, way, moves, road) if there >= 0 else -WIN for there, way in AHEAD[space]])
            return max(goes, self.best(space, 0, road)) if self.stops else goes
        rest = self.standing.placed(self.vehicle, space)
        return max(rest, self.best(space, self.game.road_die, 0)) if road else rest

    def step(self, space: int, way: int, moves: int, road: int) -> float:
        """What entering a space leads to."""
        game = self.game
        if space >= SPACES:
            return self.beyond(moves)
        terrain = game.terrain(space) if space >= 0 else EDGE
        if terrain == EDGE or KILLS_FROM[terrain] & 1 << way:
            return 0.0
        left = max(0, moves - ask(game, COST_QUERY, self.vehicle, COST[terrain], space))
        if game.hazard[space] < 0:
            return self.best(space, left, road) - self.standing.weights.unknown
        road = road if IS_ROAD[terrain] or road == FREE else 0
        effect = HAZARDS[game.hazard[space]].effect or effect_of(game, self.vehicle, space, terrain)
        if effect is not None:
            return ENTRIES.get(effect.id, plain)(self, space, way, left, road)
        return self.arrive(space, left, road)

    def arrive(self, space: int, left: int, road: int) -> float:
        """What being there leads to: a slam, or the moves that are left."""
        here = self.standing.here.get(space, NONE)
        others = [other for other in here if other != self.vehicle] if here else here
        if not others or (self.drift and left):
            return self.best(space, left, road)
        slam = self.slam(space, others[0])
        return max(slam, self.best(space, self.game.road_die, 0)) if self.drift and road else slam  # TR-RDD-15

    def thrown(self, space: int, way: int, left: int, road: int) -> float:
        """What it leads to if the vehicle comes to a space for free."""
        cost = COST[self.game.terrain(space)] if 0 <= space < SPACES and left else 0
        return self.step(space, way, left + cost, road)

    def beyond(self, moves: int) -> float:
        """Over the front: the line, or a new tile while the rear one falls away with all on it."""
        game, standing = self.game, self.standing
        worth = WIN if game.final else self.on_new_tile(moves)
        if game.burning[self.vehicle] and standing.weights.waits:
            worth -= worth * standing.weights.burning
        return worth if game.final else worth + standing.left_behind(self.vehicle)

    def on_new_tile(self, moves: int) -> float:
        """What the vehicle is worth so many moves beyond the front."""
        standing = self.standing
        lead = standing.lead_of(self.vehicle, SPACES + moves * LANES)
        return standing.metal(self.vehicle) + (COLUMNS * TILES + moves) * standing.weights.space + lead

    def slam(self, space: int, other: int) -> float:
        """One of the two is thrown, the lower one twice as often; ledges make it deadly."""
        game, standing = self.game, self.standing
        danger = standing.ledges(space) / len(WAYS)
        big = larger(game, self.vehicle, other)
        mine, theirs = (0.2, 0.8) if big == self.vehicle else (0.45, 0.55) if big == other else (1 / 3, 2 / 3)
        thrown = always_thrown(game, self.vehicle, other)
        if thrown:
            mine, theirs = float(self.vehicle in thrown), float(thrown == [other])
        stake = standing.worth[other] * (1 if game.owner[other] != self.seat else -1)
        worth = standing.placed(self.vehicle, space)
        return worth - mine * danger * worth + theirs * danger * stake - standing.weights.slam


def plain(plan: Plan, space: int, way: int, left: int, road: int) -> float:
    """As on any other ground."""
    return plan.arrive(space, left, road)


def stuck(plan: Plan, space: int, way: int, left: int, road: int) -> float:
    """No move is left."""
    return plan.arrive(space, 0, road)


def blown_up(plan: Plan, space: int, way: int, left: int, road: int) -> float:
    """A mine that is seen: damage, and no move is left."""
    return plan.standing.placed(plan.vehicle, space) - plan.standing.loss(plan.vehicle)


Entry = Callable[[Plan, int, int, int, int], float]  # plan, space, way, moves left, what of the road die
ENTRIES: Final[dict[str, Entry]] = {  # what an effect that does not kill leads to; boxes add theirs
    BOG_DOWN.id: stuck,
    EXPLODE.id: blown_up,
}


class Memory:
    """The last plans: whoever tries options asks for the same ones over and over."""

    def __init__(self) -> None:
        self.plans: list[Plan] = []

    def plan(self, game: Thunder, vehicle: int, drift: bool) -> Plan:
        """A plan for a vehicle, wherever on the road it is."""
        facts = Facts(game, vehicle, drift)
        for known in self.plans:
            if known.facts.match(facts):
                return known
        copy = game.copy()
        copy.at[vehicle] = IN_AIR
        plan = Plan(facts, Standing(copy), vehicle, drift)
        self.plans = [plan, *self.plans[: KEPT - 1]]
        return plan


MEMORY: Final = Memory()


def ahead(game: Thunder, vehicle: int, way: int) -> float:
    """What the best way adds that begins in a direction, for a vehicle in the middle of its move."""
    plan, space = MEMORY.plan(game, vehicle, drifts(game, vehicle)), game.at[vehicle]
    return plan.step(NEIGHBOURS[way][space], way, game.moves[vehicle], road_die_of(game, vehicle, space))


def drifts(game: Thunder, vehicle: int) -> bool:
    """Whether a vehicle may drift, or does so by itself."""
    return game.may_drift() or VEHICLES[game.kind[vehicle]].drifts


def drive(game: Thunder, standing: Standing, vehicle: int, moves: int, drift: bool) -> float:
    """What the best way with so many moves adds to the vehicle's worth."""
    judge = JUDGES.get(game.kind[vehicle])
    if judge is not None:
        return judge.drive(standing, vehicle, moves)
    space = game.at[vehicle]
    plan = MEMORY.plan(game, vehicle, drift or VEHICLES[game.kind[vehicle]].drifts)
    road = road_die_of(game, vehicle, space)
    if space == START:
        entries = [plan.step(entry, F, moves, road) for entry in range(LANES)]
        return max(entries) - standing.worth[vehicle] if moves else 0.0
    return plan.best(space, moves, road) - standing.worth[vehicle] if space >= 0 else 0.0


def road_die_of(game: Thunder, vehicle: int, space: int) -> int:
    """What a plan knows of the road die before the first step."""
    if game.active == vehicle:
        free = FREE if game.trail & FREE_RIDE else ON_ROAD
        return free if game.may_take_road_die() else 0
    return ON_ROAD if space == START or (space >= 0 and IS_ROAD[game.terrain(space)]) else 0
