"""A turn planned: what every movement would lead to, and so what the dice may still make of it."""

from __future__ import annotations

from math import exp
from typing import Final

from chicane.chariot.attack import JAVELIN, targets_from
from chicane.chariot.clash import CLASH, free_behind
from chicane.chariot.damage import SPIKES
from chicane.chariot.dice import ATTACK, FORTUNE, PACE, PRICE, SPRINT, TURN, affords_change, fortune_after
from chicane.chariot.lab.outlook import Way, course
from chicane.chariot.lab.pool import Pool
from chicane.chariot.lab.standing import Standing, share
from chicane.chariot.lab.weights import LUCK
from chicane.chariot.speed import SPRINT_DAMAGE, final_speed, pace_changes
from chicane.chariot.state import Race, all_laps_done
from chicane.core.content import UNIT

TINY: Final = 1e-9
FAR: Final = 99  # more dice than there are
MOST_TURNS: Final = 2  # more Turn dice than these are not planned for


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
        self.weights = self.course.weights
        others = [other for other in race.racing() if other != chariot]
        self.taken = [race.space[other] for other in others]
        self.clashes = [self.standing.harm(other, CLASH) for other in others]
        self.javelins = {other: self.standing.harm(other, JAVELIN) for other in others}
        self.homes = [other for other in others if race.is_home(other) and race.owner[other] != race.owner[chariot]]
        self.drop = self.weights.drop * self.standing.rest if race.supply() else 0.0
        self.scale = self.weights.spread / max(self.standing.rest, TINY)  # from weight that others lose to spaces
        self.walks: dict[int, list[list[Way]]] = {}
        self.outcomes: dict[int, list[Outcome]] = {}
        self.levels: dict[int, Level] = {}

    def walk(self, speed: int, steps: int, turns: int) -> list[list[Way]]:
        """The ways to go from where the chariot stands, with what stands and lies there."""
        race = self.race
        toll = self.course.toll(speed)[:]
        for space in race.caltrops:
            toll[space] += SPIKES
        for space in self.taken:
            toll[space] += CLASH
        cost = [self.weights.wood * each for each in toll]
        for space, harm in zip(self.taken, self.clashes, strict=True):
            cost[space] -= harm * self.scale
        return self.course.walk(race.space[self.chariot], steps, turns, toll, cost)

    def after(self, ways: list[Way], speed: int, damage: int, rich: bool) -> list[Outcome]:
        """The outcomes of the ways that the chariot survives; none that is worse in every respect than another."""
        alive = [way for way in ways if way[2] < damage]
        track = self.race.track
        ends = [(track.lane[way[0]], track.progress(way[1], way[0]), way[3]) for way in alive]
        free = [end for way, end in zip(alive, ends, strict=True) if way[0] not in self.taken]
        best = [
            way
            for way, (lane, far, price) in zip(alive, ends, strict=True)
            if not any(lane == its and further > far and paid <= price for its, further, paid in free)
        ]
        outcomes = [self.outcome(way, speed, damage, rich) for way in best]
        return [outcome for outcome in outcomes if outcome is not None]

    def outcome(self, way: Way, speed: int, damage: int, rich: bool) -> Outcome | None:
        """What a movement leads to; None if the chariot is wrecked as it is put back."""
        standing = self.standing
        end, lap, left = self.rest(way, damage)
        if left <= 0:
            return None
        if all_laps_done(lap):
            return Outcome(standing.home(self.race.track.progress(lap, end) / UNIT, left))
        need = self.course.need(end, lap)
        hope = self.course.hope(end, lap, speed, left, PRICE if rich else 0)
        hope += standing.soon(self.chariot, end, speed, left, False)
        if rich:
            hope -= self.weights.luck * LUCK[PRICE] * need
        harm = (self.weights.wood * way[2] - way[3]) / self.scale
        return Outcome(0.0, hope, need, harm, self.attack(end), self.stop(end))

    def rest(self, way: Way, damage: int) -> tuple[int, int, int]:
        """Space, lap and damage level once the chariot rests, perhaps put back (CH-COLL-05, CH-COLL-09)."""
        end, crossed, hurt, _ = way
        lap, left = self.race.lap[self.chariot] + crossed, damage - hurt
        if end in self.taken:
            end, back = free_behind(self.race.track, self.taken, end)
            lap -= back
            left -= SPIKES if end in self.race.caltrops else 0  # even if the way led over that very caltrop
        return end, lap, left

    def attack(self, end: int) -> float:
        """The most weight that an attack from a space takes from the others."""
        return max([self.drop, *[self.javelins[other] for other in targets_from(self.race, self.chariot, end)]])

    def stop(self, end: int) -> int:
        """How many Attack dice it takes from a space to wreck every rival who is home; too many if one is too far."""
        if not self.homes:
            return 0
        reach = targets_from(self.race, self.chariot, end)
        return sum(self.race.damage[rival] if rival in reach else FAR for rival in self.homes)

    def worth(self, outcomes: list[Outcome], fortune: int, attacks: int) -> float:
        """The best share among outcomes, with so much fortune and so many Attack dice; 0 if there is none."""
        standing, weights = self.standing, self.weights
        best = 0.0
        for each in outcomes:
            if each.home:
                found = share(standing.last_own + each.home, standing.last_rest, weights)
            elif standing.closing and attacks < each.stop:
                found = share(standing.last_own, standing.last_rest, weights)
            else:
                own = standing.own + exp((each.hope + weights.luck * LUCK[fortune] * each.need) / weights.spread)
                found = share(own, max(0.0, standing.rest - each.harm - attacks * each.attack), weights)
            if found > best:
                best = found
        return best

    def settled(self, roll: tuple[int, ...], fortune: int) -> float:
        """What a roll is worth once its dice stay as they lie, the fortune they give being counted already."""
        pace, sprint, turns = roll[PACE], roll[SPRINT], min(roll[TURN], MOST_TURNS)
        before = self.race.speed[self.chariot]
        best = 0.0
        for change in pace_changes(pace):
            speed = final_speed(self.course.board, before, change, sprint)
            outcomes = self.moved(speed, turns, sprint, affords_change(fortune))
            best = max(best, self.worth(outcomes, fortune, roll[ATTACK]))
        return best

    def moved(self, speed: int, turns: int, sprint: int, rich: bool) -> list[Outcome]:
        """The outcomes of a movement at a speed, after the damage of so many Sprint dice."""
        key = ((speed * 8 + turns) * 8 + sprint) * 2 + rich
        outcomes = self.outcomes.get(key)
        if outcomes is None:
            ways = self.walks.get(speed)
            if ways is None:
                ways = self.walks[speed] = self.walk(speed, speed, MOST_TURNS)
            left = self.race.damage[self.chariot] - SPRINT_DAMAGE * sprint
            outcomes = self.after(ways[turns], speed, left, rich)
            self.outcomes[key] = outcomes
        return outcomes

    def level(self, pool: Pool, fortune: int) -> Level:
        """What rolls are worth with this fortune on the track."""
        found = self.levels.get(fortune)
        if found is None:
            worth = [0.0] * len(pool.rolls)
            for index in pool.full:
                roll = pool.rolls[index]
                worth[index] = self.settled(roll, fortune_after(fortune, roll[FORTUNE]))
            less = self.level(pool, fortune - PRICE) if affords_change(fortune) else None
            found = self.levels[fortune] = Level(pool, worth, less)
        return found


_plans: dict[tuple[object, ...], Plan] = {}
PLANS: Final = 8


def plan_of(race: Race, chariot: int) -> Plan:
    """The plan of this turn; it holds as long as only dice and the chariot's fortune change."""
    fortune = race.fortune[:]
    fortune[chariot] = 0
    lists = (race.space, race.lap, race.damage, race.speed, race.board, race.owner, race.caltrops, race.order, fortune)
    key = (race.track.spec, race.rules, *race.variants, chariot, race.played, *map(tuple, lists))
    plan = _plans.get(key)
    if plan is None:
        if len(_plans) >= PLANS:
            _plans.clear()
        plan = _plans[key] = Plan(race.copy(), chariot)
    return plan
