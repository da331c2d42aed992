"""How well a seat stands: what its vehicles are worth among all, and where the active one may still get to.

Worth is counted in spaces. A vehicle is worth its metal and how far it has come, less what threatens it: the rear tile
that may fall away, guns behind it, a chopper above it, rock and edges beside it when somebody may slam it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.core.cards import Offered, ask
from chicane.core.pile import UNKNOWN as HIDDEN
from chicane.core.step import Step
from chicane.thunder.assign import ChooseCommand, Turn
from chicane.thunder.big_rig.guns import RigShoot
from chicane.thunder.big_rig.turn import RigTurn
from chicane.thunder.board import COLUMNS, LANES, NEIGHBOURS, SPACES, TILE, TILES, column_of, half_spaces
from chicane.thunder.carnage.fire import BURN, FireDie
from chicane.thunder.carnage.hazards import PitDie, QuakeDie
from chicane.thunder.carnage.ongoing import DrawEffect
from chicane.thunder.carnage.terrain import LAUNCH, RUN_FREE, SLIDE_ON, STICK, RampDie
from chicane.thunder.choppe_shoppe.aim import Aim
from chicane.thunder.choppe_shoppe.deal import ChooseLeader
from chicane.thunder.choppe_shoppe.draft import DealPacket, FitUpgrade, PickSpare, PickUpgrade
from chicane.thunder.choppe_shoppe.engines import Gamble
from chicane.thunder.choppe_shoppe.guns import SecondShotDie
from chicane.thunder.choppe_shoppe.tokens import ChooseCommands
from chicane.thunder.choppers import Airstrike, ChopperShoots
from chicane.thunder.command import Repair
from chicane.thunder.damage import BlastOff, Daze, DrawDamage, Shrapnel, Stagger
from chicane.thunder.effects import effect_of
from chicane.thunder.enter import Meet
from chicane.thunder.final_five import Ride, RidersTurn, SecondDie
from chicane.thunder.front import DrawTile
from chicane.thunder.german_engineering import VALUE, DrawCard, TopCard, hit_share
from chicane.thunder.hazards import Flip, Reshuffle, Slide
from chicane.thunder.kinds import (
    BOG_DOWN,
    COST,
    FL,
    FR,
    IS_ROAD,
    KILLS_FROM,
    LARGE,
    MEDIUM,
    RL,
    RR,
    SMALL,
    STUNT_DIE,
    STUNT_WEIGHTS,
    VEHICLES,
    WAYS,
    F,
    R,
)
from chicane.thunder.lab import ammo, rig
from chicane.thunder.lab.worth import possessions
from chicane.thunder.move import Move, RoadDie, SetOff, StartMove
from chicane.thunder.seams import COST as COST_QUERY
from chicane.thunder.shoot import Shoot, ShotDie, targets
from chicane.thunder.slam import SlamDice, SlamGoes, Slammed, SlamWay, always_thrown, larger
from chicane.thunder.state import EMPTY, FREE_RIDE, GONE, MAY_STOP, NO_ROAD_DIE, START, Thunder
from chicane.thunder.turn import RollDie, RollRoadDie

# What things are worth, in spaces; found by racing bots of different tastes against each other.
SOUND: Final = 16.0  # a car without damage
DAMAGED: Final = 10.0  # a car with one token
BROKEN: Final = 1.5  # an inoperable car, which may be repaired or pushed
SPACE: Final = 0.8  # a space further on
LAST_SPACE: Final = 2.5  # the same once the finish line stands
FALLING: Final = 0.75  # the part of its worth that a car stands to lose on a rear tile about to go
UNDER_FIRE: Final = 1.6  # standing before somebody's guns, for a car that is always hit
IN_SIGHT: Final = 1.2  # having somebody before one's own
LEDGE: Final = 0.35  # rock or an edge beside a car that may be slammed
UNKNOWN: Final = 1.8  # a face-down token
LOOK: Final = 0.3  # to turn one up from afar
REPAIR: Final = 4.0
HIT: Final = {SMALL: 2 / 6, MEDIUM: 3 / 6, LARGE: 4 / 6}  # TR-CMP-12
WIN: Final = 1000.0
BURNING: Final = 0.25  # the part of its worth that a burning car stands to lose
ON_ROAD: Final = 1  # what a plan knows of the road die: it may be had as long as all is road,
FREE: Final = 2  # or whatever the ground
KEPT: Final = 0.1  # a pip of a card that stays in the hand
MEAN: Final = sum(VALUE) / len(VALUE)  # of a card that is drawn
NEAR: Final = 8  # columns: from so far behind the front edge an update is in reach


NO_BARRIERS: Final[dict[int, float]] = {}


class Standing:
    """The worth of every vehicle in a position, worked out once."""

    def __init__(self, game: Thunder) -> None:
        self.game = game
        self.lead = max((column_of(space) for space in game.at if space >= 0), default=0)
        self.barriers = rig.barriers(game) if game.box.tows else NO_BARRIERS
        self.worth = [self.vehicle(each) for each in range(len(game.at))]

    def metal(self, vehicle: int) -> float:
        """What the vehicle itself is worth, wherever it is."""
        game = self.game
        if game.at[vehicle] == GONE or game.is_wreck(vehicle):
            return 0.0
        if not game.is_operable(vehicle):
            return BROKEN
        if rig.is_rig(game, vehicle):
            return rig.metal(game, vehicle)
        return SOUND if sum(game.slots[slot] == EMPTY for slot in game.slots_of(vehicle)) > 1 else DAMAGED

    def vehicle(self, vehicle: int) -> float:
        """What a vehicle is worth where it is."""
        return self.placed(vehicle, self.game.at[vehicle])

    def placed(self, vehicle: int, space: int) -> float:
        """What a vehicle would be worth on a space, at the end of the turn."""
        metal = self.metal(vehicle)
        if not metal or space < 0:
            return metal
        game = self.game
        if rig.is_rig(game, vehicle):
            return self.kept(rig.placed(self, vehicle, space), space)
        if space in game.chopper:
            return 0.0
        if metal == BROKEN:
            return metal
        worth = metal + half_spaces(space) / 2 * (LAST_SPACE if game.final else SPACE)
        worth -= self.exposed(vehicle, space) - self.barriers.get(space, 0.0)
        worth -= worth * BURNING if game.burning[vehicle] else 0.0
        return self.kept(worth, space)

    def kept(self, worth: float, space: int) -> float:
        """What is left of a worth on a space that may fall away with the rear tile."""
        return worth - worth * self.falling(space) if space < TILE and not self.game.final else worth

    def falling(self, space: int) -> float:
        """How likely the rear tile goes before the vehicle has left it, from how near the leader is to the front."""
        reach = self.lead - (COLUMNS * TILES - NEAR)
        behind = 1 - column_of(space) / COLUMNS
        return max(0.0, FALLING * reach / NEAR * behind)

    def exposed(self, vehicle: int, space: int) -> float:
        """Guns behind, prey ahead, and edges beside, for a vehicle on a space."""
        game, mine = self.game, self.game.owner[vehicle]
        risk = 0.0
        for way in (R, RL, RR):
            there = on(game, NEIGHBOURS[way][space])
            risk += sum(self.hostile(each, mine) for each in there if game.head(each) == each)
        prey = sum(self.hostile(each, mine) * HIT[game.size(each)] for each in targets(game, space, 7))
        ledges = sum(is_deadly(game, NEIGHBOURS[way][space], way) for way in range(len(WAYS)))
        guns = UNDER_FIRE * HIT[game.size(vehicle)]
        return risk * (guns + LEDGE * ledges) - prey * IN_SIGHT + LEDGE * ledges / 2

    def hostile(self, vehicle: int, seat: int) -> int:
        """1 for a vehicle that somebody else drives."""
        owner = self.game.owner[vehicle]
        return int(owner >= 0 and owner != seat and self.game.is_operable(vehicle))

    def left_behind(self, leader: int) -> float:
        """What the fall of the rear tile is worth to whoever drives the leader: rivals lose what is on it."""
        game, seat, gain = self.game, self.game.owner[leader], 0.0
        for vehicle, space in enumerate(game.at):
            if 0 <= space < TILE and vehicle != leader:
                worth = self.worth[vehicle]
                gain += -worth if game.owner[vehicle] == seat else worth / 2 if game.owner[vehicle] >= 0 else 0
        return gain

    def total(self, seat: int) -> float:
        """The worth of all of a seat's vehicles."""
        return sum(worth for worth, owner in zip(self.worth, self.game.owner, strict=True) if owner == seat)

    def loss(self, vehicle: int) -> float:
        """What one damage costs the owner of a vehicle."""
        if rig.is_rig(self.game, vehicle):
            return rig.loss(self.game, vehicle)
        metal = self.metal(vehicle)
        if metal == SOUND:
            return SOUND - DAMAGED
        return max(0.0, self.worth[vehicle] - BROKEN) if metal == DAMAGED else 0.0


def on(game: Thunder, space: int) -> list[int]:
    """The vehicles on a space, or none beyond an edge."""
    return game.vehicles_on(space) if 0 <= space < SPACES and space in game.at else []


def is_deadly(game: Thunder, space: int, way: int) -> bool:
    """Whether whoever comes there in a direction is gone."""
    return space < 0 or (space < SPACES and bool(KILLS_FROM[game.terrain(space)] & 1 << way))


class Plan:
    """The best way for the active vehicle to use its moves, as far as can be seen."""

    def __init__(self, standing: Standing, vehicle: int, drift: bool) -> None:
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
            ahead = [(NEIGHBOURS[way][space], way) for way in (FL, F, FR)]
            goes = max(self.step(there, way, moves, road) if there >= 0 else -WIN for there, way in ahead)
            return max(goes, self.best(space, 0, road)) if self.stops else goes
        rest = self.standing.placed(self.vehicle, space)
        return max(rest, self.best(space, self.game.road_die, 0)) if road else rest

    def step(self, space: int, way: int, moves: int, road: int) -> float:
        """What entering a space leads to."""
        game = self.game
        if space >= SPACES:
            return self.beyond(moves)
        if is_deadly(game, space, way):
            return 0.0
        terrain = game.terrain(space)
        left = max(0, moves - ask(game, COST_QUERY, self.vehicle, COST[terrain], space))
        if game.hazard[space] < 0:
            return self.best(space, left, road) - UNKNOWN
        road = road if IS_ROAD[terrain] or road == FREE else 0
        effect = effect_of(game, self.vehicle, space, terrain)
        if effect is not None:
            return ENTRIES.get(effect.id, plain)(self, space, way, left, road)
        return self.arrive(space, left, road)

    def arrive(self, space: int, left: int, road: int) -> float:
        """What being there leads to: a slam, or the moves that are left."""
        others = [other for other in on(self.game, space) if other != self.vehicle]
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
        if game.final:
            return WIN
        here = standing.metal(self.vehicle) + (COLUMNS * TILES + moves) * SPACE
        return here + standing.left_behind(self.vehicle)

    def slam(self, space: int, other: int) -> float:
        """One of the two is thrown, the lower one twice as often; ledges make it deadly."""
        game, standing = self.game, self.standing
        danger = sum(is_deadly(game, NEIGHBOURS[way][space], way) for way in range(len(WAYS))) / len(WAYS)
        big = larger(game, self.vehicle, other)
        mine, theirs = (0.2, 0.8) if big == self.vehicle else (0.45, 0.55) if big == other else (1 / 3, 2 / 3)
        thrown = always_thrown(game, self.vehicle, other)
        if thrown:
            mine, theirs = float(self.vehicle in thrown), float(thrown == [other])
        stake = standing.worth[other] * (1 if game.owner[other] != self.seat else -1)
        worth = standing.placed(self.vehicle, space)
        return worth - mine * danger * worth + theirs * danger * stake - 0.5


def plain(plan: Plan, space: int, way: int, left: int, road: int) -> float:
    """As on any other ground."""
    return plan.arrive(space, left, road)


def stuck(plan: Plan, space: int, way: int, left: int, road: int) -> float:
    """In goo no move is left."""
    return plan.arrive(space, 0, road)


def sliding(plan: Plan, space: int, way: int, left: int, road: int) -> float:
    """On glass it goes on the same way."""
    return plan.thrown(NEIGHBOURS[way][space], way, left, road)


def flying(plan: Plan, space: int, way: int, left: int, road: int) -> float:
    """From a ramp it lands one to four spaces on, without moves."""
    worth, weights = 0.0, 0
    for distance, weight in zip(STUNT_DIE, STUNT_WEIGHTS, strict=True):
        worth += plan.thrown(space + distance * LANES, F, 0, road) * weight
        weights += weight
    return worth / weights


def scorched(plan: Plan, space: int, way: int, left: int, road: int) -> float:
    """A fire costs a part of what the vehicle is worth, unless it burns already."""
    loss = 0.0 if plan.game.burning[plan.vehicle] else BURNING * plan.standing.metal(plan.vehicle)
    return plan.arrive(space, left, road) - loss


def free_ride(plan: Plan, space: int, way: int, left: int, road: int) -> float:
    """Salt gives the road die, unless there is none any more."""
    spent = bool(plan.game.trail & NO_ROAD_DIE) and plan.game.active == plan.vehicle
    return plan.arrive(space, left, 0 if spent else FREE)


Entry = Callable[[Plan, int, int, int, int], float]  # plan, space, way, moves left, what of the road die
ENTRIES: Final[dict[str, Entry]] = {  # what an effect that does not kill leads to
    STICK.id: stuck,
    SLIDE_ON.id: sliding,
    LAUNCH.id: flying,
    BURN.id: scorched,
    RUN_FREE.id: free_ride,
    BOG_DOWN.id: stuck,
}


def value(game: Thunder, seat: int) -> float | None:
    """The seat's part of all worth; its own move is planned to the end."""
    step = game.pending
    if type(step) in PLAYED_ON or (game.box.stocks and is_played_on(step)):
        return None
    standing = Standing(game)
    mine = standing.total(seat) + GAINS[type(step)](game, standing, seat) + waiting(game, standing, seat)
    mine += kept(game, seat)
    rivals = [each for each in range(game.players) if each != seat and not game.out[each]]
    others = sum(standing.total(each) for each in rivals)
    if rig.is_rig(game, game.vehicles_of(seat)[0]):
        mine += rig.ahead(standing, seat)
    if game.box.stocks:
        mine += ammo.in_store(game, seat) + possessions(game, seat)
        others += sum(ammo.in_store(game, each) for each in rivals) + rival_move(game, standing, seat)
    return min(1.0, max(0.0, mine / (mine + others))) if mine > 0 else 0.0


def is_played_on(step: Step[Any]) -> bool:
    """Whether cards have their say first, or commands that were chosen have not taken effect yet."""
    return isinstance(step, Offered) or (isinstance(step, ChooseCommands) and bool(step.chosen))


def rival_move(game: Thunder, standing: Standing, seat: int) -> float:
    """What the rest of its move is worth to somebody else."""
    step = game.pending
    if isinstance(step, (Move, RoadDie)) and game.owner[step.vehicle] != seat:
        return drive(game, standing, step.vehicle, game.moves[step.vehicle], game.may_drift())
    return 0.0


Gain = Callable[[Thunder, Standing, int], float]


def nothing(game: Thunder, standing: Standing, seat: int) -> float:
    """The board says it all."""
    return 0.0


def shot_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """The die is about to fall."""
    step = game.pending
    if isinstance(step, TopCard):
        step = step.roll
    return shot(game, standing, seat, step.target) if isinstance(step, ShotDie) else 0.0


def shoot_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """The best target, for whoever may shoot."""
    step = game.pending
    if isinstance(step, Shoot) and game.actor == seat:
        return best_shot(game, standing, seat, step.targets(game))
    return 0.0


def chopper_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """The chopper's best target, and the move that follows."""
    step = game.pending
    prey = step.targets(game) if isinstance(step, ChopperShoots) else []
    return best_shot(game, standing, seat, prey) + unmoved(game, standing)


def strike_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """The best place for the chopper, and the move that follows."""
    return strike(game, standing, seat) + unmoved(game, standing)


def repair_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """A token less, and the move that follows."""
    return REPAIR + unmoved(game, standing)


def command_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """The move that waits, without any command."""
    step = game.pending
    if isinstance(step, ChooseCommand | ChooseCommands) and step.seat == seat:
        return drive(game, standing, step.vehicle, game.given[step.vehicle], False)
    return 0.0


def move_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """The rest of the move, for its driver."""
    step = game.pending
    if isinstance(step, (Move, RoadDie)) and game.owner[step.vehicle] == seat:
        return drive(game, standing, step.vehicle, game.moves[step.vehicle], game.may_drift())
    return 0.0


def flip_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """Nobody knows what comes up; to know it before driving there is an advantage."""
    step = game.pending
    if isinstance(step, Flip) and step.space not in game.at:
        return LOOK + unmoved(game, standing)
    return -UNKNOWN


def damage_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """A token is about to be drawn: it counts where cards may have a say in it."""
    step = game.pending
    if not game.box.stocks or not isinstance(step, DrawDamage):
        return 0.0
    return standing.loss(step.vehicle) * (-1.0 if game.owner[step.vehicle] == seat else 0.5)


def second_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """The ride that waits for the second die."""
    step = game.pending
    return ride(game, standing, step.first) if isinstance(step, SecondDie) and step.seat == seat else 0.0


# What a seat may still make of the turn, beyond what stands on the board, by the step that is pending.
GAINS: Final[dict[type[Step[Any]], Gain]] = {
    ShotDie: shot_gain,
    Shoot: shoot_gain,
    ChopperShoots: chopper_gain,
    Airstrike: strike_gain,
    Repair: repair_gain,
    ChooseCommand: command_gain,
    Move: move_gain,
    RoadDie: move_gain,
    Flip: flip_gain,
    Turn: nothing,
    Meet: nothing,
    Slammed: nothing,
    SlamGoes: nothing,
    DrawDamage: damage_gain,
    Shrapnel: nothing,
    BlastOff: nothing,
    Daze: nothing,
    Stagger: nothing,
    Slide: nothing,
    DrawTile: nothing,
    Reshuffle: nothing,
    RollDie: nothing,
    RollRoadDie: nothing,
    Offered: nothing,
    FireDie: nothing,
    RampDie: nothing,
    QuakeDie: nothing,
    PitDie: nothing,
    DrawEffect: nothing,
    RidersTurn: nothing,
    SecondDie: second_gain,
    RigTurn: nothing,
    RigShoot: shoot_gain,
    **dict.fromkeys(ammo.UNDECIDED, nothing),
    DrawCard: nothing,
    TopCard: shot_gain,
    ChooseCommands: command_gain,
    SecondShotDie: shot_gain,
    ChooseLeader: nothing,
    PickUpgrade: nothing,
    PickSpare: nothing,
    FitUpgrade: nothing,
    DealPacket: nothing,
}
PLAYED_ON: Final[set[type[Step[Any]]]] = {
    SlamDice,
    SlamWay,
    *ammo.TRIED,
    *rig.TRIED,
    Aim,
    Gamble,
}  # the dice are tried before anything is judged


def unmoved(game: Thunder, standing: Standing) -> float:
    """The move that still follows a command."""
    coming = [step.event if isinstance(step, Offered) else step for step in game.agenda]
    ahead = [step.vehicle for step in coming if isinstance(step, (StartMove, SetOff))]
    return drive(game, standing, ahead[-1], game.given[ahead[-1]], game.may_drift()) if ahead else 0.0


def waiting(game: Thunder, standing: Standing, seat: int) -> float:
    """The rides of a seat that are still to come."""
    rides = [step for step in game.agenda if isinstance(step, Ride)]
    return sum(ride(game, standing, each) for each in rides if game.owner[each.vehicle] == seat)


def ride(game: Thunder, standing: Standing, ahead: Ride) -> float:
    """What a ride adds to the worth of its motorcycle, as far as can be seen."""
    return drive(game, standing, ahead.vehicle, ahead.moves, False) if game.is_operable(ahead.vehicle) else 0.0


def drive(game: Thunder, standing: Standing, vehicle: int, moves: int, drift: bool) -> float:
    """What the best way with so many moves adds to the vehicle's worth."""
    if rig.is_rig(game, vehicle):
        return rig.drive(standing, vehicle, moves)
    space = game.at[vehicle]
    plan = Plan(standing, vehicle, drift or VEHICLES[game.kind[vehicle]].drifts)
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


def shot(game: Thunder, standing: Standing, seat: int, target: int) -> float:
    """What a shot is worth before the die falls: the target's loss, or one's own."""
    mine = game.owner[target] == seat
    worth = standing.loss(target) * (-1.0 if mine else 0.5)
    return chance(game, seat, game.size(target)) * worth


def chance(game: Thunder, seat: int, size: int) -> float:
    """How likely a shot of a seat hits a size: by the die, or by what is left in its deck."""
    return hit_share(game, seat, size) if seat in game.box.supplied else HIT[size]


def kept(game: Thunder, seat: int) -> float:
    """What the cards in a hand are worth above those that would be drawn in their place."""
    if seat not in game.box.supplied:
        return 0.0
    return sum(KEPT * (VALUE[card] - MEAN) for card in game.drive_hand[seat] if card != HIDDEN)


def best_shot(game: Thunder, standing: Standing, seat: int, prey: list[int]) -> float:
    """The best of the targets, or nothing."""
    return max([0.0, *[shot(game, standing, seat, target) for target in prey]])


def strike(game: Thunder, standing: Standing, seat: int) -> float:
    """The best that a chopper could shoot at from anywhere."""
    if game.round == 1:
        return 0.0
    prey = [vehicle for vehicle, space in enumerate(game.at) if space >= 0]
    return best_shot(game, standing, seat, prey)
