"""Step 3: the move, one space at a time, and the road die after it (TR-MOV, TR-RDD)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import ask, happen
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.thunder import enter
from chicane.thunder.board import BACK_EDGE, NAMES, NEIGHBOURS, SPACES
from chicane.thunder.box import MOST_VEHICLES
from chicane.thunder.effects import effect_of, withstood
from chicane.thunder.kinds import (
    COST,
    DEADLY,
    FL,
    FR,
    FRONT_ARC,
    HAZARDS,
    IS_ROAD,
    KILLS_FROM,
    NO_TOKEN,
    TERRAIN_EFFECT,
    TERRAINS,
    VEHICLES,
    WAYS,
    F,
)
from chicane.thunder.names import WAY_NAMES, named
from chicane.thunder.seams import AT_REST, DRIFTS, MOVE_START, ROAD_BONUS, STEERING
from chicane.thunder.state import COASTED, FREE_RIDE, MAY_DRIFT, MAY_STOP, SETTLED, START, STARTED_ON_ROAD, Thunder

ON_ANY_GROUND: Final = 2  # a right to the road die that needs no road

AHEAD: Final = [  # TR-MOV-03, and never over a side (TR-BRD-12)
    [way for way in (FL, F, FR) if NEIGHBOURS[way][space] >= 0] for space in range(SPACES)
]


def can_move(game: Thunder, vehicle: int) -> bool:
    """On the board or about to enter it, and operable (TR-RND-09, TR-ASG-14)."""
    return (game.at[vehicle] >= 0 or game.at[vehicle] == START) and game.is_operable(vehicle)


def has_road_die(game: Thunder, vehicle: int) -> bool:
    """Whether a vehicle is of a kind that may have the road die, or was given it for this turn."""
    return VEHICLES[game.kind[vehicle]].road_die or bool(game.trail & FREE_RIDE)


class StartMove(Step[Thunder]):
    """The move step begins: what comes before moving, such as a fire, comes first (TR-FIR-02)."""

    def __init__(self, vehicle: int, coasting: bool) -> None:
        self.vehicle = vehicle
        self.coasting = coasting

    def run(self, game: Thunder) -> None:
        happen(game, MOVE_START, SET_OFF[self.coasting][self.vehicle], (self.vehicle,))


class SetOff(Step[Thunder]):
    """The space occupied now decides whether the vehicle started on road (TR-RDD-16)."""

    def __init__(self, vehicle: int, coasting: bool) -> None:
        self.vehicle = vehicle
        self.coasting = coasting

    def run(self, game: Thunder) -> None:
        vehicle = self.vehicle
        moves, game.given = game.given[vehicle], changed(game.given, vehicle, 0)
        if not can_move(game, vehicle):
            return
        game.moves[vehicle] = moves
        space = game.at[vehicle]
        game.active = vehicle
        if space == START or IS_ROAD[game.terrain(space)]:  # TR-RDD-08
            game.trail |= STARTED_ON_ROAD
        if self.coasting:
            game.trail |= COASTED  # TR-RDD-13
        game.trail |= granted(game, vehicle)
        game.agenda += MOVEMENT[vehicle]

    def coming(self, game: Thunder) -> Message:
        return Message("thunder-coming-move", "TR-MOV-03", vehicle=named(game, self.vehicle))


SET_OFF: Final = [[SetOff(car, coasting) for car in range(MOST_VEHICLES)] for coasting in (False, True)]


def granted(game: Thunder, vehicle: int) -> int:
    """What cards give or forbid a movement from its start, as bits of its trail."""
    bonus = ask(game, ROAD_BONUS, vehicle, int(has_road_die(game, vehicle)))
    drift = MAY_DRIFT if ask(game, DRIFTS, vehicle, 0) else 0
    return drift | (SETTLED if not bonus else FREE_RIDE if bonus == ON_ANY_GROUND else 0)


class Move(Step[Thunder]):
    """All moves must be used, each to a front-arc space, chosen once the last space is resolved (TR-MOV-03..06)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        vehicle = self.vehicle
        return game.owner[vehicle] if game.moves[vehicle] and can_move(game, vehicle) else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        vehicle, space = self.vehicle, game.at[self.vehicle]
        if space == START:
            return [DriveOn(vehicle, entry) for entry in BACK_EDGE]
        helm = VEHICLES[game.kind[vehicle]].helm
        if helm is not None:
            return helm(game, vehicle)
        ways = ask(game, STEERING, vehicle, FRONT_ARC)
        goes = GO_AHEAD[vehicle][space] if ways == FRONT_ARC else bent(vehicle, space, ways)
        return [*goes, Brake(vehicle)] if game.trail & MAY_STOP and vehicle == game.active else goes

    def run(self, game: Thunder) -> None:
        """The vehicle has no moves left."""

    def prompt(self, game: Thunder) -> Message:
        return Message(
            "thunder-ask-move", "TR-MOV-03", vehicle=named(game, self.vehicle), left=game.moves[self.vehicle]
        )


def bent(vehicle: int, space: int, ways: int) -> list[Step[Any]]:
    """The steps in the directions that a card leaves or gives a vehicle."""
    around = AHEAD[space] if ways < FRONT_ARC else [way for way in range(len(WAYS)) if NEIGHBOURS[way][space] >= 0]
    return [GO[vehicle][way] for way in around if ways & 1 << way]


class Go(Step[Thunder]):
    """One chosen step; it can't be taken back (TR-MOV-05)."""

    def __init__(self, vehicle: int, way: int) -> None:
        self.vehicle = vehicle
        self.way = way

    def run(self, game: Thunder) -> None:
        game.reveal()  # so that no undo takes it back either
        game.agenda.append(MOVING[self.vehicle])
        enter.travel(game, self.vehicle, self.way, enter.DRIVEN)

    def text(self, game: Thunder) -> str:
        return WAYS[self.way]

    def label(self, game: Thunder) -> Message:
        space = NEIGHBOURS[self.way][game.at[self.vehicle]]
        name = NAMES[space] if space < SPACES else "front"
        warning = danger(game, self.vehicle, space, self.way)
        return Message("thunder-do-go", "TR-MOV-03", way=WAY_NAMES[self.way], space=name, danger=warning)


class Brake(Step[Thunder]):
    """A card allows the vehicle to leave moves unused, against TR-MOV-04."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        game.moves[self.vehicle] = 0

    def text(self, game: Thunder) -> str:
        return "stop"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-stop", "TR-AMM-26")


# Values are shared, and most steps of a race are these.
MOVING: Final = [Move(car) for car in range(MOST_VEHICLES)]
GO: Final[list[list[Step[Any]]]] = [[Go(car, way) for way in range(len(WAYS))] for car in range(MOST_VEHICLES)]
GO_AHEAD: Final = [[[goes[way] for way in ways] for ways in AHEAD] for goes in GO]  # by vehicle and space


def danger(game: Thunder, vehicle: int, space: int, way: int) -> str:
    """What waits on a space for a vehicle that comes this way, the worst first."""
    if space < 0:
        return "edge"
    if space >= SPACES:
        return "finish" if game.final else "front"
    terrain = game.terrain(space)
    warning = TERRAINS[terrain].danger
    scratches = shrugs_off(game, vehicle, space, terrain)
    if KILLS_FROM[terrain] & 1 << way and not scratches:
        return warning if DEADLY[terrain] else f"{warning}-side"
    if space in game.at:
        return "passed" if slips_past(game, vehicle, space, terrain) else "vehicle"
    if game.hazard[space] < 0:
        return "hazard"
    if scratches:
        return "scratch"
    token = HAZARDS[game.hazard[space]]
    if token.effect is not None:
        return token.danger or "hazard"
    if space in game.chopper:
        return "chopper"
    if warning:
        return warning
    if vehicle != game.active or not game.may_take_road_die():
        return "none"
    return "none" if IS_ROAD[terrain] or game.trail & FREE_RIDE else "off-road"  # TR-RDD-01, TR-RIG-67, TR-CDR-20


def slips_past(game: Thunder, vehicle: int, space: int, terrain: int) -> bool:
    """Whether a vehicle that drifts by itself goes on from an occupied space on which nothing else is (TR-MOT-11)."""
    goes_on = vehicle == game.active and game.moves[vehicle] > COST[terrain]
    bare = not game.hazard[space] and effect_of(game, vehicle, space, terrain) is None
    return VEHICLES[game.kind[vehicle]].drifts and goes_on and bare


def shrugs_off(game: Thunder, vehicle: int, space: int, terrain: int) -> bool:
    """Whether a vehicle would suffer something else than what a space does to others."""
    effect = HAZARDS[max(NO_TOKEN, game.hazard[space])].effect or TERRAIN_EFFECT[terrain]
    return effect is not None and bool(withstood(game, vehicle, space, effect))


class DriveOn(Step[Thunder]):
    """The first step leads onto any space of the back edge and costs a move like any other (TR-MOV-01, TR-MOV-02)."""

    def __init__(self, vehicle: int, space: int) -> None:
        self.vehicle = vehicle
        self.space = space

    def run(self, game: Thunder) -> None:
        game.reveal()  # no step is taken back (TR-MOV-05)
        game.do(Move(self.vehicle))
        enter.arrive(game, self.vehicle, self.space, F, enter.DRIVEN)

    def text(self, game: Thunder) -> str:
        return f"start {NAMES[self.space]}"

    def label(self, game: Thunder) -> Message:
        warning = danger(game, self.vehicle, self.space, F)
        return Message("thunder-do-start", "TR-MOV-01", space=NAMES[self.space], danger=warning)


class RoadDie(Step[Thunder]):
    """Started on road and on nothing but road since: the road die's moves may be had (TR-RDD-01..03)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        return game.owner[self.vehicle] if game.may_take_road_die() and can_move(game, self.vehicle) else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [TakeRoadDie(self.vehicle), LeaveRoadDie()]

    def run(self, game: Thunder) -> None:
        """The vehicle left the road, or slammed, or was hurt."""

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-road-die", "TR-RDD-01", vehicle=named(game, self.vehicle), moves=game.road_die)


class TakeRoadDie(Step[Thunder]):
    """All of it must be used, on the road or off it, and only once (TR-RDD-03..05)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        game.trail |= SETTLED
        game.moves[self.vehicle] = game.road_die
        game.do(Move(self.vehicle))

    def text(self, game: Thunder) -> str:
        return f"road {game.road_die}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-road-die", "TR-RDD-03", moves=game.road_die)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-road-die", "TR-RDD-01", vehicle=named(game, self.vehicle), moves=game.road_die)


class LeaveRoadDie(Step[Thunder]):
    """The bonus is optional (TR-RDD-02)."""

    def run(self, game: Thunder) -> None:
        game.trail |= SETTLED

    def text(self, game: Thunder) -> str:
        return "no road die"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-no-road-die", "TR-RDD-02")


class ComeToRest(Step[Thunder]):
    """The movement has ended (TR-MOV-06)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        happen(game, AT_REST, RESTED[self.vehicle], (self.vehicle,))


class Rested(Step[Thunder]):
    """Whoever drifts by itself and stays in an occupied space meets who is in it."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        if game.at[self.vehicle] >= 0 and VEHICLES[game.kind[self.vehicle]].drifts:
            game.do(enter.Meet(self.vehicle, game.at[self.vehicle]))

    def coming(self, game: Thunder) -> Message:
        return Message("thunder-coming-rest", "TR-MOV-06", vehicle=named(game, self.vehicle))


RESTED: Final = [Rested(car) for car in range(MOST_VEHICLES)]
MOVEMENT: Final[list[list[Step[Any]]]] = [  # in the order of the agenda, what is done first at the end
    [ComeToRest(car), RoadDie(car), MOVING[car]] for car in range(MOST_VEHICLES)
]
