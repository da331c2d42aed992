"""What bots think of the Big Rig: one vehicle of great worth that plans lane by lane and shrugs off what it meets."""

from __future__ import annotations

from typing import Final

from chicane.core.scenario import whole
from chicane.thunder.big_rig.catcher import CATCHES, CAUGHT, PushAside
from chicane.thunder.big_rig.commands import Mend
from chicane.thunder.big_rig.dispenser import Dispense
from chicane.thunder.big_rig.guns import RigShoot, Sighted, SightedDie
from chicane.thunder.big_rig.harm import TakeMinor, undamaged
from chicane.thunder.big_rig.launcher import Missiles, in_blast
from chicane.thunder.big_rig.sections import FRONT, MID, REAR
from chicane.thunder.big_rig.steering import CAB
from chicane.thunder.big_rig.turn import RigTurn
from chicane.thunder.board import COLUMNS, LANES, NEIGHBOURS, SPACES, TILES, half_spaces
from chicane.thunder.effects import withstood
from chicane.thunder.kinds import COST, FL, FR, HAZARDS, KILLS_FROM, RL, RR, TERRAIN_EFFECT, VEHICLES, WAYS, F, R
from chicane.thunder.lab.gains import ASSETS, GAINS, PLAYED_ON, always, nothing, shoot_gain
from chicane.thunder.lab.idle import DROPPED
from chicane.thunder.lab.lines import CREW_WORDS
from chicane.thunder.lab.standing import JUDGES, PRIZES, Judge, Standing
from chicane.thunder.names import command_of
from chicane.thunder.state import FREE_RIDE, NO_ROAD_DIE, START, Thunder

# In spaces of a car; found by racing bots of different tastes against each other.
METAL: Final = [0.0, 15.0, 25.0, 33.0, 39.0, 44.0, 48.0]  # by how many commands are sound: three cars in all
TASTE: Final = {"launcher": 0.4, "catcher": 0.5, "traction": 0.6, "airstrike": 0.6, "dispenser": 0.2, "computer": 0.3}
PACE: Final = 1.8  # a space further on
LAST_PACE: Final = 5.0  # the same once the finish line stands
SWERVE: Final = 0.35  # a lane change, which may be needed later
BEHIND: Final = 1.0  # guns in reach of it
UNKNOWN: Final = 1.5  # a face-down token
RAMMED: Final = 0.5  # standing still before one's time
DIE: Final = 1.1  # a move that is still to come this round
CHANGES: Final = [0.0, 1.6, 2.3, 2.6]  # lane changes that are still to come
LITTER: Final = 0.5  # a token that others will find behind it
BARRIER: Final = 3.0  # standing right in its way
LAST_BARRIER: Final = 9.0  # the same once the finish line stands
LINE: Final = 1000.0


def is_rig(game: Thunder, vehicle: int) -> bool:
    """Whether a vehicle takes damage command by command."""
    return VEHICLES[game.kind[vehicle]].breaks is not None


def metal(game: Thunder, vehicle: int) -> float:
    """What the rig itself is worth; its head stands for all of it."""
    if game.head(vehicle) != vehicle:
        return 0.0
    sound = [slot for section in game.train(vehicle) for slot in undamaged(game, section)]
    return METAL[len(sound)] + sum(TASTE[command_of(game, slot).id] for slot in sound)


def loss(game: Thunder, vehicle: int) -> float:
    """What one damage costs its owner."""
    sound = sum(len(undamaged(game, section)) for section in game.train(game.head(vehicle)))
    return METAL[sound] - METAL[sound - 1] if sound else 0.0


def placed(standing: Standing, vehicle: int, space: int) -> float:
    """What the rig would be worth with its front section on a space, at the end of a turn."""
    game, worth = standing.game, metal(standing.game, vehicle)
    if not worth or space < 0:
        return worth
    worth += half_spaces(space) / 2 * (LAST_PACE if game.final else PACE)
    worth -= loss(game, vehicle) * (space in game.chopper)
    seat = game.owner[vehicle]
    guns = sum(standing.hostile(each, seat) for way in (R, RL, RR) for each in around(game, space, way))
    prey = sum(standing.hostile(each, seat) for way in (F, FL, FR) for each in around(game, space, way))
    litter = sum(game.hazard[each] < 0 for each in behind(game, vehicle))
    return worth - BEHIND * guns + BEHIND * prey + LITTER * litter


def around(game: Thunder, space: int, way: int) -> list[int]:
    """The vehicles beside a space."""
    there = NEIGHBOURS[way][space]
    return game.vehicles_on(there) if 0 <= there < SPACES else []


def behind(game: Thunder, vehicle: int) -> list[int]:
    """The spaces right behind the rear section."""
    rear = game.at[game.train(vehicle)[-1]]
    spaces = [NEIGHBOURS[way][rear] for way in (R, RL, RR)] if rear >= 0 else []
    return [space for space in spaces if 0 <= space < SPACES]


def barriers(game: Thunder) -> dict[int, float]:
    """The spaces where somebody stands in a rig's way, and what it is worth to whoever is not in it (TR-RIG-49)."""
    found: dict[int, float] = {}
    if not game.box.tows:
        return found
    for vehicle in range(game.box.vehicles):
        if is_rig(game, vehicle) and game.head(vehicle) == vehicle and game.at[vehicle] >= 0:
            near, worth = NEIGHBOURS[F][game.at[vehicle]], LAST_BARRIER if game.final else BARRIER
            found[near] = worth
            if near < SPACES:
                found[NEIGHBOURS[F][near]] = worth / 2
    return found


class Haul:
    """The best way for the rig to use its moves and its steering."""

    def __init__(self, standing: Standing, rig: int) -> None:
        self.standing = standing
        self.game = standing.game
        self.rig = rig
        self.known: dict[tuple[int, int, int, bool, bool], float] = {}

    def best(self, space: int, moves: int, lanes: int, catches: bool, road: bool) -> float:
        """What it is worth to be on a space with so many moves and lane changes left."""
        key = (space, moves, lanes, catches, road)
        if key not in self.known:
            self.known[key] = self.find(space, moves, lanes, catches, road)
        return self.known[key]

    def find(self, space: int, moves: int, lanes: int, catches: bool, road: bool) -> float:
        """With no moves left it stands there, or takes the road die."""
        if moves <= 0:
            rest = placed(self.standing, self.rig, space)
            return max(rest, self.best(space, self.game.road_die, lanes, catches, False)) if road else rest
        worths = [self.step(NEIGHBOURS[F][space], moves, lanes, catches, road)]
        aside = [NEIGHBOURS[way][space] for way in (FL, FR)] if lanes else []
        worths += [self.step(there, moves, lanes - 1, catches, road) - SWERVE for there in aside if there >= 0]
        return max(worths)

    def step(self, space: int, moves: int, lanes: int, catches: bool, road: bool) -> float:
        """What entering a space leads to."""
        game = self.game
        if space >= SPACES:
            return self.beyond(moves)
        left = max(0, moves - COST[game.terrain(space)])
        others = [each for each in game.vehicles_on(space) if game.head(each) != self.rig]
        if others and not catches:
            return placed(self.standing, self.rig, space) + self.push(space, others[0]) - RAMMED - self.price(space)
        gain = self.push(space, others[0]) / 3 if others else 0.0
        return self.best(space, left, lanes, catches and not others, road) + gain - self.price(space)

    def price(self, space: int) -> float:
        """What lies on a space costs a command, or may."""
        token = self.game.hazard[space]
        if token < 0:
            return UNKNOWN
        effect = HAZARDS[token].effect or TERRAIN_EFFECT[self.game.terrain(space)]
        hurts = effect is not None and withstood(self.game, self.rig, space, effect)
        return loss(self.game, self.rig) if hurts else 0.0

    def push(self, space: int, other: int) -> float:
        """What it is worth to throw somebody out of a space: rock and edges are deadly to others."""
        game = self.game
        ways = [(NEIGHBOURS[way][space], way) for way in range(len(WAYS))]
        deadly = [there < 0 or (there < SPACES and KILLS_FROM[game.terrain(there)] & 1 << way) for there, way in ways]
        return self.standing.worth[other] * sum(map(bool, deadly)) / len(WAYS) / 2 if game.owner[other] >= 0 else 0.0

    def beyond(self, moves: int) -> float:
        """Over the front: the line, or a new tile while the rear one falls away with all on it."""
        if self.game.final:
            return LINE
        here = metal(self.game, self.rig) + (COLUMNS * TILES + moves) * PACE
        return here + self.standing.left_behind(self.rig)


def drive(standing: Standing, rig: int, moves: int) -> float:
    """What the best way with so many moves adds to the rig's worth."""
    game, haul = standing.game, Haul(standing, rig)
    catches = game.trail & (CATCHES | CAUGHT) == CATCHES
    road = bool(game.trail & FREE_RIDE) and not game.trail & NO_ROAD_DIE
    lanes, space = game.steering[game.owner[rig]], game.at[rig]
    if space == START:
        entries = [haul.step(entry, moves, lanes, catches, road) for entry in range(LANES)]
        return max(entries) - standing.worth[rig] if moves else 0.0
    return haul.best(space, moves, lanes, catches, road) - standing.worth[rig] if space >= 0 else 0.0


def ahead(game: Thunder, standing: Standing, seat: int) -> float:
    """What dice, steering and missiles that are still to come are worth to a seat with a rig."""
    if not is_rig(game, game.vehicles_of(seat)[0]):
        return 0.0
    dice = [game.dice[die] for die in game.dice_of(seat)]
    flying = [step.vehicle for step in game.agenda if isinstance(step, Missiles) and game.owner[step.vehicle] == seat]
    prey = [each for rig in flying if game.at[rig] >= 0 and game.round > 1 for each in in_blast(game, rig)]
    missiles = sum(standing.loss(each) / 3 for each in prey if game.owner[each] >= 0)
    return sum(dice) * DIE + CHANGES[game.steering[seat]] + missiles


def steering(game: Thunder, seat: int, rest: str, line: str) -> None:
    """`black steering 2`: lane changes left, by a die in the cab."""
    game.steering[seat] = whole(rest, line, 0, 6)
    game.commanded[seat] |= 1 << CAB


class RigJudge(Judge):
    """All of the above in the tables."""

    def metal(self, game: Thunder, vehicle: int) -> float:
        return metal(game, vehicle)

    def placed(self, standing: Standing, vehicle: int, space: int) -> float:
        return placed(standing, vehicle, space)

    def loss(self, game: Thunder, vehicle: int) -> float:
        return loss(game, vehicle)

    def drive(self, standing: Standing, vehicle: int, moves: int) -> float:
        return drive(standing, vehicle, moves)


JUDGES.update(dict.fromkeys([FRONT, MID, REAR], RigJudge()))
PRIZES.append(barriers)
GAINS.update({RigShoot: shoot_gain, RigTurn: nothing})
PLAYED_ON.update(dict.fromkeys([Dispense, Mend, Missiles, PushAside, Sighted, SightedDie, TakeMinor], always))
ASSETS.append(ahead)
CREW_WORDS["steering"] = steering
DROPPED.append(Dispense)
