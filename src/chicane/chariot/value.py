"""How well a seat stands: what its chariots may hope for, and what the dice may still make of this turn.

Hope is counted in spaces of a straight: how far a chariot has come, how far a few more turns alone on the circuit
would take it, and what wood and fortune are worth after those. The value of a position to a seat is the weight of its
chariots' hopes among all of them.
"""

from __future__ import annotations

from math import exp, log1p
from typing import Final

from chicane.chariot.attack import Attack
from chicane.chariot.boards import BOARDS, DICE_IN_POOL, FORTUNE_TOP, Board
from chicane.chariot.clash import CLASH
from chicane.chariot.dice import ATTACK as ATTACK_FACE
from chicane.chariot.dice import (
    FACE_WEIGHTS,
    FORTUNE,
    PACE,
    PRICE,
    SETTABLE,
    SPRINT,
    TURN,
    BuyChange,
    FreeReroll,
    Lifting,
    Throw,
    TurnDie,
)
from chicane.chariot.move import Move
from chicane.chariot.queries import DAMAGE, SEAMS
from chicane.chariot.speed import SPRINT_GAIN, Hasten
from chicane.chariot.state import CALTROPS, LAPS, OFF, Race
from chicane.chariot.tracks import Track
from chicane.core.content import UNIT

# What things are worth, in spaces; found by racing bots of different tastes against each other.
TURNS_AHEAD: Final = 1
SPREAD: Final = 9.0  # so many spaces make a chariot e times as likely to win
LAST_SPREAD: Final = 2.0  # the same once somebody is home
LOST: Final = 40.0  # by a wreck, in looking further ahead
HOME: Final = 30.0  # beyond the line
SPEED_WORTH: Final = 0.5
LIFE: Final = (0.0, 3.3, 5.5, 7.2, 8.5, 9.6, 10.5, 11.2, 11.8, 12.4, 13.0, 13.5, 13.9, 14.3, 14.6, 14.9, 15.1)
FORTUNE_WORTH: Final = (0.0, 1.5, 3.8, 5.5, 7.0, 8.1, 9.0)
END_WORTH: Final = 0.3  # the part of wood and fortune that still matters at the finish
TURN_COST: Final = 2.0  # a Turn bought with fortune
SPIKE: Final = 1.0  # a caltrop in the lane ahead
DROP: Final = 0.01  # the part of their weight that a caltrop takes from the others
PRUDENCE: Final = 0.1  # how much hope itself counts beside winning
FULL: Final = 20.0  # the logarithm of more weight than any chariot has
WOOD: Final = 2.0  # a point of damage on the way
SURVIVAL: Final = 0.3  # the wood that others may take from a chariot that is home

TINY: Final = 1e-9
FAR: Final = 99  # more dice than there are
MOST_TURNS: Final = 2  # more Turn dice than these are not planned for

# By number of dice: the chances of a Turn, of one Pace, of two and of a Sprint when it is wanted, with a free reroll.
WANTED: Final = (
    (0.0, 0.0, 0.0, 0.0),
    (0.45, 0.2, 0.0, 0.2),
    (0.71, 0.39, 0.04, 0.34),
    (0.84, 0.52, 0.11, 0.45),
    (0.92, 0.64, 0.22, 0.54),
    (0.96, 0.74, 0.34, 0.62),
)


def value(race: Race, seat: int) -> float:
    """The seat's part of all hopes; its own turn is played on as well as the dice allow."""
    active = race.active
    if active == OFF:
        return draft_value(race, seat)
    if race.owner[active] == seat and race.damage[active] > 0:
        planned = turn_value(race, active)
        if planned >= 0:
            return planned
    return Standing(race, seat, OFF).at_rest()


def draft_value(race: Race, seat: int) -> float:
    """Before the race: the hopes of the chariots picked and placed so far (CH-BLK-02, CH-BLK-04)."""
    weights = [0.0] * race.players
    for chariot in race.order:
        weights[race.owner[chariot]] += exp(course(race, chariot).start(race.space[chariot]) / SPREAD)
    return share(weights[seat], sum(weights) - weights[seat])


# A chariot alone on the circuit


Way = tuple[int, int, int, float]  # last space, distance, damage, and that damage in spaces less the harm to others


class Course:
    """What a chariot with a certain board may hope for on a certain circuit, were it alone there."""

    def __init__(self, track: Track, board: Board) -> None:
        self.track = track
        self.board = board
        self.outlooks: dict[int, float] = {}
        self.bests: dict[int, float] = {}
        self.movements: dict[int, list[Way]] = {}
        self.edges = [self.edges_from(space) for space in range(len(track.lane))]

    def edges_from(self, space: int) -> list[tuple[int, int, int]]:
        """Where one movement point may lead, how far that is, and the Turn dice it takes; never into a pillar."""
        track = self.track
        tos = [(track.ahead[space], 0), *[(to, 1) for to in track.sideways[space]]]
        ways = [(to, (track.front[to] - track.front[space]) % track.length, turns) for to, turns in tos]
        return [way for way in ways if not track.pillar[way[0]]]

    def start(self, space: int) -> float:
        """The hope before the race; a chariot not placed yet gets the last position."""
        board = self.board
        return self.hope(space if space != OFF else self.track.grid[-1], -1, board.speed, board.damage, board.fortune)

    def hope(self, space: int, lap: int, speed: int, damage: int, fortune: int) -> float:
        """How far it has come and may come, for a chariot at rest."""
        done = (lap * self.track.length + self.track.front[space]) / UNIT
        if lap >= LAPS:
            return done + HOME
        ahead = self.outlook(TURNS_AHEAD, space, lap, speed, damage, fortune >= PRICE)
        return done + ahead + FORTUNE_WORTH[fortune] * self.need(space, lap)

    def need(self, space: int, lap: int) -> float:
        """How much wood and fortune still matter: wholly at the start, in part at the finish."""
        left = LAPS - lap - self.track.front[space] / self.track.length
        return END_WORTH + (1 - END_WORTH) * left / LAPS

    def outlook(self, turns: int, space: int, lap: int, speed: int, damage: int, rich: bool) -> float:
        """Spaces to be gained in so many turns, and what speed and wood are worth after them."""
        top = min(speed, self.board.ceiling[damage])
        if not turns:
            return SPEED_WORTH * top + LIFE[damage] * self.need(space, lap)
        key = ((((turns * 4 + lap + 1) * 1024 + space) * 32 + top) * 32 + damage) * 2 + rich
        known = self.outlooks.get(key)
        if known is None:
            known = self.outlooks[key] = self.next_turn(turns, space, lap, top, damage, rich)
        return known

    def next_turn(self, turns: int, space: int, lap: int, speed: int, damage: int, rich: bool) -> float:
        """The mean over what the dice may allow: a lane change or none, a change of speed or none."""
        turn, pace, twice, sprint = WANTED[self.board.dice[speed]]
        means: list[float] = []
        for lanes in (0, 1):
            paced = [self.best(turns, space, lap, speed + by, damage, rich, lanes) for by in (-2, -1, 0, 1, 2)]
            sprinted = [self.best(turns, space, lap, speed + by, damage - 1, rich, lanes) for by in (1, 2, 3)]
            one, two = max(paced[1:4]), max(paced)
            calm = (1 - pace) * paced[2] + (pace - twice) * one + twice * two
            most = max(sprinted)
            wild = (1 - pace) * max(paced[2], sprinted[1]) + (pace - twice) * max(one, most) + twice * max(two, most)
            means.append((1 - sprint) * calm + sprint * wild)
        straight, free = means
        stuck = max(straight, free - TURN_COST) if rich else straight
        return turn * free + (1 - turn) * stuck

    def best(self, turns: int, space: int, lap: int, speed: int, damage: int, rich: bool, lanes: int) -> float:
        """The best movement at a speed, with one lane change at most or none."""
        speed = max(0, min(speed, self.board.speed_top))
        key = (((((turns * 4 + lap + 1) * 1024 + space) * 32 + speed) * 32 + damage) * 2 + rich) * 2 + lanes
        best = self.bests.get(key)
        if best is None:
            best = -LOST
            for end, gain, hurt, _ in self.ends(space, speed, lanes):
                if hurt < damage:
                    after = laps_after(self.track, space, lap, gain)
                    further = HOME
                    if after < LAPS:
                        further = self.outlook(turns - 1, end, after, speed, damage - hurt, rich)
                    best = max(best, gain / UNIT + further)
            self.bests[key] = best
        return best

    def ends(self, space: int, speed: int, lanes: int) -> list[Way]:
        """Where a movement on the empty circuit may end."""
        key = (space * 32 + speed) * 2 + lanes
        ends = self.movements.get(key)
        if ends is None:
            toll = [max(0, speed - limit) for limit in self.track.limit]
            ends = self.walk(space, speed, lanes, toll, [WOOD * each for each in toll])[lanes]
            self.movements[key] = ends
        return ends

    def walk(self, start: int, steps: int, turns: int, toll: list[int], cost: list[float]) -> list[list[Way]]:
        """The cheapest way to every space that a movement may end on, by the most Turn dice it may use."""
        edges = self.edges
        layers: list[dict[int, Way]] = [{} for _ in range(turns + 1)]
        layers[0][start] = (start, 0, 0, 0.0)
        for _ in range(steps):
            entered: list[dict[int, Way]] = [{} for _ in range(turns + 1)]
            for used, layer in enumerate(layers):
                for space, gain, hurt, paid in layer.values():
                    for to, distance, turn in edges[space]:
                        if used + turn <= turns:
                            price = paid + cost[to]
                            into = entered[used + turn]
                            if to not in into or price < into[to][3]:
                                into[to] = (to, gain + distance, hurt + toll[to], price)
            layers = entered
        return [best_ends(layers[: most + 1]) for most in range(turns + 1)]


def best_ends(layers: list[dict[int, Way]]) -> list[Way]:
    """The cheapest way to each space among those with few and with many lane changes."""
    found: dict[int, Way] = {}
    for layer in layers:
        for to, way in layer.items():
            if to not in found or way[3] < found[to][3]:
                found[to] = way
    return list(found.values())


def laps_after(track: Track, space: int, lap: int, gain: int) -> int:
    """The lap a chariot is in after so much distance (CH-TRACK-05)."""
    return lap + (track.front[space] + gain - 1) // track.length


_courses: dict[tuple[str, int], Course] = {}


def course(race: Race, chariot: int) -> Course:
    """The course of a chariot; what was worked out once is kept."""
    key = (race.track.spec, race.board[chariot])
    found = _courses.get(key)
    if found is None or found.track is not race.track:
        found = _courses[key] = Course(race.track, BOARDS[race.board[chariot]])
    return found


# Among the others


class Standing:
    """The weights of all chariots' hopes as a seat sees them; that of the chariot being moved is left open."""

    def __init__(self, race: Race, seat: int, mover: int) -> None:
        self.race = race
        self.seat = seat
        racing = race.racing()
        others = [chariot for chariot in racing if chariot != mover]
        self.due = [chariot for chariot in others if not has_moved(race, chariot)]
        self.all_due = not self.due  # the mover is the last of its round
        self.closing = any(not race.dolphins(chariot) for chariot in others)
        self.weights = {chariot: self.weight(chariot, race.damage[chariot]) for chariot in others}
        self.own = sum(self.weights[chariot] for chariot in others if race.owner[chariot] == seat)
        self.rest = sum(self.weights.values()) - self.own
        marks = {chariot: self.mark(chariot) for chariot in others}
        self.last_own = sum(marks[chariot] for chariot in others if race.owner[chariot] == seat)
        self.last_rest = sum(marks.values()) - self.last_own

    def weight(self, chariot: int, damage: int) -> float:
        """The weight of a chariot's hope, were this its damage level."""
        race = self.race
        if damage <= 0:
            return 0.0
        space, speed = race.space[chariot], race.speed[chariot]
        hope = course(race, chariot).hope(space, race.lap[chariot], speed, damage, race.fortune[chariot])
        return exp((hope + self.soon(chariot, space, speed, damage, chariot in self.due)) / SPREAD)

    def soon(self, chariot: int, space: int, speed: int, damage: int, due: bool) -> float:
        """What its next turn is worth beyond its hope: caltrops in its way; a turn that it has and others had."""
        top = min(speed, self.race.kind(chariot).ceiling[damage])
        spikes = SPIKE * caltrops_ahead(self.race, space, top)
        return (top if due or self.all_due else 0) - spikes

    def mark(self, chariot: int) -> float:
        """Its weight once somebody is home: only those still to move may pass (CH-END-04, CH-END-07)."""
        race = self.race
        mark = race.progress(chariot) / UNIT
        if race.lap[chariot] < LAPS:
            mark += min(race.speed[chariot], race.kind(chariot).ceiling[race.damage[chariot]]) + 1
            if chariot not in self.due or mark * UNIT <= LAPS * race.track.length:
                return 0.0
        return self.home(mark, race.damage[chariot])

    def home(self, mark: float, damage: int) -> float:
        """The weight of a chariot that is home; those still to move may take its wood."""
        return exp(mark / LAST_SPREAD) * damage / (damage + (SURVIVAL if self.due else 0))

    def at_rest(self) -> float:
        """The seat's share as things stand."""
        return share(self.last_own, self.last_rest) if self.closing else share(self.own, self.rest)

    def harm(self, chariot: int, amount: int) -> float:
        """The weight that the others lose when a chariot is hurt; less than nothing if it is the seat's own."""
        amount = SEAMS.ask(self.race, DAMAGE, chariot, amount)
        loss = self.weights[chariot] - self.weight(chariot, self.race.damage[chariot] - amount)
        return loss if self.race.owner[chariot] != self.seat else -loss


def share(own: float, rest: float) -> float:
    """One's part of all weights; its own hope counts a little beside that: a lone chariot must still finish."""
    if own <= 0:
        return 0.0
    return (1 - PRUDENCE) * own / (own + rest) + PRUDENCE * min(1.0, log1p(own) / FULL)


def has_moved(race: Race, chariot: int) -> bool:
    """Whether a chariot has had its movement this round."""
    if chariot == race.active:
        return bool(race.agenda) and isinstance(race.agenda[-1], Attack)
    return race.order.index(chariot) < race.played


def caltrops_ahead(race: Race, space: int, steps: int) -> int:
    """How many caltrops lie straight ahead."""
    if not race.caltrops:
        return 0
    found = 0
    for _ in range(steps):
        space = race.track.ahead[space]
        found += space in race.caltrops
    return found


# The dice


class Pool:
    """Every way in which up to so many dice may lie, as numbers, and how one follows from another."""

    def __init__(self, dice: int) -> None:
        self.rolls = rolls_up_to(dice)  # fewest dice first
        number = {roll: index for index, roll in enumerate(self.rolls)}
        self.number = number
        self.full = [index for index, roll in enumerate(self.rolls) if sum(roll) == dice]
        self.more = [[number.get(changed(roll, face, 1), 0) for face in range(len(roll))] for roll in self.rolls]
        self.less = [[number[changed(roll, face, -1)] for face in faces(roll)] for roll in self.rolls]
        self.turned = [
            [number[changed(changed(roll, face, -1), to, 1)] for face in faces(roll) for to in SETTABLE if to != face]
            for roll in self.rolls
        ]

    def thrown(self, worth: list[float]) -> list[float]:
        """What each roll is worth when the dice that lack are thrown, given the worth of full rolls."""
        mean = worth[:]
        for index in range(self.full[0] - 1, -1, -1):
            more = self.more[index]
            total = 0.0
            for face, weight in enumerate(FACE_WEIGHTS):
                total += weight * mean[more[face]]
            mean[index] = total / sum(FACE_WEIGHTS)
        return mean

    def lifted(self, mean: list[float]) -> list[float]:
        """What each roll is worth when any of its dice may first be taken up."""
        best = mean[:]
        for index, less in enumerate(self.less):
            for to in less:
                if best[to] > best[index]:
                    best[index] = best[to]
        return best


def faces(roll: tuple[int, ...]) -> list[int]:
    """The faces that a roll shows."""
    return [face for face, count in enumerate(roll) if count]


def changed(roll: tuple[int, ...], face: int, by: int) -> tuple[int, ...]:
    """The roll with dice more or fewer on a face."""
    return (*roll[:face], roll[face] + by, *roll[face + 1 :])


def rolls_up_to(dice: int) -> list[tuple[int, ...]]:
    """All rolls of none to so many dice, as counts by face."""
    layers: list[list[tuple[int, ...]]] = [[(0,) * len(FACE_WEIGHTS)]]
    for _ in range(dice):
        layers.append(sorted({changed(roll, face, 1) for roll in layers[-1] for face in range(len(FACE_WEIGHTS))}))
    return [roll for layer in layers for roll in layer]


POOLS: Final = [Pool(dice) for dice in range(DICE_IN_POOL + 1)]


# The turn that is being played


class Outcome:
    """What a movement leads to."""

    __slots__ = ("attack", "harm", "home", "hope", "need", "stop")

    def __init__(
        self, home: float, hope: float = 0, need: float = 0, harm: float = 0, attack: float = 0, stop: int = 0
    ) -> None:
        self.home = home  # the chariot's weight if its race is run, else 0
        self.hope = hope  # without what its fortune is worth
        self.need = need  # how much fortune still matters there
        self.harm = harm  # the weight that others lost on the way
        self.attack = attack  # the weight that they lose by each Attack die
        self.stop = stop  # the Attack dice it takes to wreck every rival who is home


class Level:
    """What each roll is worth with a certain fortune on the track, after the free reroll."""

    def __init__(self, pool: Pool, settled: list[float], less: Level | None) -> None:
        if less is not None:
            for index in pool.full:
                best = settled[index]
                for to in pool.less[index]:
                    best = max(best, less.lifted[to])
                for to in pool.turned[index]:
                    best = max(best, less.bought[to])
                settled[index] = best
        self.bought: list[float] = settled  # changes may be bought
        self.thrown = pool.thrown(settled)  # the dice that lack are thrown first
        self.lifted: list[float] = pool.lifted(self.thrown)  # dice may be taken up before that
        self.first = pool.thrown(self.lifted)  # the dice that lack are thrown and the free reroll follows


class Plan:
    """A chariot's turn played as well as can be: which dice to want, how fast and which way to go."""

    def __init__(self, race: Race, chariot: int) -> None:
        self.race = race
        self.chariot = chariot
        self.standing = Standing(race, race.owner[chariot], chariot)
        self.course = course(race, chariot)
        others = [other for other in race.racing() if other != chariot]
        self.taken = [race.space[other] for other in others]
        self.clashes = [self.standing.harm(other, CLASH) for other in others]
        self.javelins = [self.standing.harm(other, 1) for other in others]
        homes = [other for other in others if not race.dolphins(other) and race.owner[other] != race.owner[chariot]]
        self.wood = {other: race.damage[other] if SEAMS.ask(race, DAMAGE, other, 1) else FAR for other in homes}
        self.drop = DROP * self.standing.rest if len(race.caltrops) < CALTROPS else 0.0
        self.scale = SPREAD / max(self.standing.rest, TINY)  # from weight that others lose to spaces
        self.walks: dict[int, list[list[Way]]] = {}
        self.outcomes: dict[int, list[Outcome]] = {}
        self.levels: dict[int, Level] = {}

    def walk(self, speed: int, steps: int, turns: int) -> list[list[Way]]:
        """The ways to go from where the chariot stands, with what stands and lies there."""
        race = self.race
        toll = [speed - limit if speed > limit else 0 for limit in race.track.limit]
        for space in race.caltrops:
            toll[space] += 1
        for space in self.taken:
            toll[space] += CLASH
        cost = [WOOD * each for each in toll]
        for space, harm in zip(self.taken, self.clashes, strict=True):
            cost[space] -= harm * self.scale
        return self.course.walk(race.space[self.chariot], steps, turns, toll, cost)

    def after(self, ways: list[Way], speed: int, damage: int, rich: bool) -> list[Outcome]:
        """The outcomes of the ways that the chariot survives; none that is worse in every respect than another."""
        alive = [way for way in ways if way[2] < damage]
        free = [(self.race.track.lane[way[0]], way[1], way[3]) for way in alive if way[0] not in self.taken]
        lanes = [self.race.track.lane[way[0]] for way in alive]
        best = [
            way
            for way, lane in zip(alive, lanes, strict=True)
            if not any(lane == its and gain > way[1] and paid <= way[3] for its, gain, paid in free)
        ]
        outcomes = [self.outcome(way, speed, damage, rich) for way in best]
        return [outcome for outcome in outcomes if outcome is not None]

    def outcome(self, way: Way, speed: int, damage: int, rich: bool) -> Outcome | None:
        """What a movement leads to; None if the chariot is wrecked as it is put back (CH-COLL-05, CH-COLL-09)."""
        race, track, standing, chariot = self.race, self.race.track, self.standing, self.chariot
        end, gain, hurt, paid = way
        left = damage - hurt
        if end in self.taken:
            while end in self.taken or track.pillar[end]:
                gain -= (track.front[end] - track.front[track.behind[end]]) % track.length
                end = track.behind[end]
            left -= end in race.caltrops
            if left <= 0:
                return None
        lap = laps_after(track, race.space[chariot], race.lap[chariot], gain)
        if lap >= LAPS:
            mark = (lap * track.length + track.front[end]) / UNIT
            return Outcome(standing.home(mark, left))
        need = self.course.need(end, lap)
        hope = self.course.hope(end, lap, speed, left, PRICE if rich else 0)
        hope += standing.soon(chariot, end, speed, left, False)
        if rich:
            hope -= FORTUNE_WORTH[PRICE] * need
        harm = (WOOD * hurt - paid) / self.scale
        return Outcome(0.0, hope, need, harm, self.attack(end), self.stop(end))

    def attack(self, end: int) -> float:
        """The most weight that an attack from a space takes from the others."""
        near = self.race.track.near[end]
        best = self.drop
        for worth, space in zip(self.javelins, self.taken, strict=True):
            if worth > best and space in near:
                best = worth
        return best

    def stop(self, end: int) -> int:
        """How many Attack dice it takes from a space to wreck every rival who is home; too many if one is too far."""
        race = self.race
        near = race.track.near[end]
        return sum(wood if race.space[rival] in near else FAR for rival, wood in self.wood.items())

    def worth(self, outcomes: list[Outcome], fortune: int, attacks: int) -> float:
        """The best share among outcomes, with so much fortune and so many Attack dice; 0 if there is none."""
        standing = self.standing
        best = 0.0
        for each in outcomes:
            if each.home:
                found = share(standing.last_own + each.home, standing.last_rest)
            elif standing.closing and attacks < each.stop:
                found = share(standing.last_own, standing.last_rest)
            else:
                own = standing.own + exp((each.hope + FORTUNE_WORTH[fortune] * each.need) / SPREAD)
                found = share(own, max(0.0, standing.rest - each.harm - attacks * each.attack))
            if found > best:
                best = found
        return best

    def settled(self, roll: tuple[int, ...], fortune: int) -> float:
        """What a roll is worth once its dice stay as they lie, the fortune they give being counted already."""
        pace, sprint, turns = roll[PACE], roll[SPRINT], min(roll[TURN], MOST_TURNS)
        base = self.race.speed[self.chariot] + SPRINT_GAIN * sprint
        top = self.course.board.speed_top
        best = 0.0
        for change in range(-pace, pace + 1, 2):
            outcomes = self.moved(max(0, min(base + change, top)), turns, sprint, fortune >= PRICE)
            best = max(best, self.worth(outcomes, fortune, roll[ATTACK_FACE]))
        return best

    def moved(self, speed: int, turns: int, sprint: int, rich: bool) -> list[Outcome]:
        """The outcomes of a movement at a speed, after the damage of so many Sprint dice."""
        key = ((speed * 8 + turns) * 8 + sprint) * 2 + rich
        outcomes = self.outcomes.get(key)
        if outcomes is None:
            ways = self.walks.get(speed)
            if ways is None:
                ways = self.walks[speed] = self.walk(speed, speed, MOST_TURNS)
            outcomes = self.after(ways[turns], speed, self.race.damage[self.chariot] - sprint, rich)
            self.outcomes[key] = outcomes
        return outcomes

    def level(self, pool: Pool, fortune: int) -> Level:
        """What rolls are worth with this fortune on the track."""
        found = self.levels.get(fortune)
        if found is None:
            worth = [0.0] * len(pool.rolls)
            for index in pool.full:
                roll = pool.rolls[index]
                worth[index] = self.settled(roll, min(FORTUNE_TOP, fortune + roll[FORTUNE]))
            less = self.level(pool, fortune - PRICE) if fortune >= PRICE else None
            found = self.levels[fortune] = Level(pool, worth, less)
        return found


def turn_value(race: Race, chariot: int) -> float:
    """What the chariot's own turn will come to; less than 0 where there is nothing left to plan."""
    step = race.agenda[-1]
    roll = tuple(race.dice)
    if isinstance(step, Move):
        plan = Plan(race, chariot)
        ways = plan.walk(race.speed[chariot], step.left, min(step.turns, MOST_TURNS))[-1]
        fortune = race.fortune[chariot]
        outcomes = plan.after(ways, race.speed[chariot], race.damage[chariot], fortune >= PRICE)
        return plan.worth(outcomes, fortune, roll[ATTACK_FACE])
    if isinstance(step, Hasten):
        return plan_of(race, chariot).settled(roll, race.fortune[chariot])
    if isinstance(step, (Throw, FreeReroll, Lifting, BuyChange, TurnDie)):
        return dice_value(race, chariot, roll)
    return -1.0


def dice_value(race: Race, chariot: int, roll: tuple[int, ...]) -> float:
    """What the dice may still come to, wherever in phase 3 the turn is."""
    waiting = 0
    step = race.agenda[-1]
    while isinstance(step, Throw):
        waiting += 1
        step = race.agenda[-1 - waiting]
    held = waiting + (step.held if isinstance(step, Lifting) else 0)
    pool = POOLS[sum(roll) + held]
    level = plan_of(race, chariot).level(pool, race.fortune[chariot])
    number = pool.number[roll]
    if waiting:
        return level.first[number] if isinstance(step, FreeReroll) else level.thrown[number]
    if isinstance(step, TurnDie):
        turned = [changed(changed(roll, step.face, -1), to, 1) for to in SETTABLE if to != step.face]
        return max(level.bought[pool.number[each]] for each in turned)
    if isinstance(step, Lifting) and not step.held:
        return max(level.lifted[less] for less in pool.less[number])
    return level.bought[number] if isinstance(step, BuyChange) else level.lifted[number]


_plans: dict[tuple[object, ...], Plan] = {}
PLANS: Final = 8


def plan_of(race: Race, chariot: int) -> Plan:
    """The plan of this turn; it holds as long as only dice and the chariot's fortune change."""
    fortune = race.fortune[:]
    fortune[chariot] = 0
    lists = (race.space, race.lap, race.damage, race.speed, race.board, race.owner, race.caltrops, race.order, fortune)
    key = (race.track.spec, *race.variants, chariot, race.played, *map(tuple, lists))
    plan = _plans.get(key)
    if plan is None:
        if len(_plans) >= PLANS:
            _plans.clear()
        plan = _plans[key] = Plan(race.copy(), chariot)
    return plan
