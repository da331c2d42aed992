"""Chariots among each other: the weight of every chariot's hope, and a seat's part of all of it."""

from __future__ import annotations

from math import exp, log1p

from chicane.chariot.attack import Attack
from chicane.chariot.damage import damage_after
from chicane.chariot.lab.outlook import course
from chicane.chariot.lab.weights import Weights, weights_of
from chicane.chariot.speed import adjusted
from chicane.chariot.state import LAPS, Race
from chicane.core.content import UNIT


class Standing:
    """The weights of all chariots' hopes as a seat sees them; that of the chariot being moved is left open."""

    def __init__(self, race: Race, seat: int, mover: int) -> None:
        self.race = race
        self.taste = weights_of(race)
        self.seat = seat
        racing = race.racing()
        others = [chariot for chariot in racing if chariot != mover]
        self.due = [chariot for chariot in others if not has_moved(race, chariot)]
        self.all_due = not self.due  # the mover is the last of its round
        self.closing = any(race.is_home(chariot) for chariot in others)
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
        return exp((hope + self.soon(chariot, space, speed, damage, chariot in self.due)) / self.taste.spread)

    def soon(self, chariot: int, space: int, speed: int, damage: int, due: bool) -> float:
        """What its next turn is worth beyond its hope: caltrops in its way; a turn that it has and others had."""
        top = adjusted(self.race.kind(chariot), speed, damage)
        spikes = self.taste.spike * caltrops_ahead(self.race, space, top)
        turn = self.taste.due + self.taste.due_speed * top if due or self.all_due else 0.0
        return turn - spikes

    def mark(self, chariot: int) -> float:
        """Its weight once somebody is home: only those still to move may pass (CH-END-04, CH-END-07)."""
        race = self.race
        mark = race.progress(chariot) / UNIT
        if not race.is_home(chariot):
            mark += adjusted(race.kind(chariot), race.speed[chariot], race.damage[chariot]) + 1
            if chariot not in self.due or mark * UNIT <= LAPS * race.track.length:
                return 0.0
        return self.home(mark, race.damage[chariot])

    def home(self, mark: float, damage: int) -> float:
        """The weight of a chariot that is home; those still to move may take its wood."""
        return exp(mark / self.taste.last_spread) * damage / (damage + (self.taste.survival if self.due else 0))

    def at_rest(self) -> float:
        """The seat's share as things stand."""
        own, rest = (self.last_own, self.last_rest) if self.closing else (self.own, self.rest)
        return share(own, rest, self.taste)

    def harm(self, chariot: int, amount: int) -> float:
        """The weight that the others lose when a chariot is hurt; less than nothing if it is the seat's own."""
        loss = self.weights[chariot] - self.weight(chariot, damage_after(self.race, chariot, amount))
        return self.taste.spite * loss if self.race.owner[chariot] != self.seat else -loss


def share(own: float, rest: float, taste: Weights) -> float:
    """One's part of all weights; its own hope counts a little beside that: a lone chariot must still finish."""
    if own <= 0:
        return 0.0
    hope = min(1.0, log1p(own) / taste.full)
    return (1 - taste.prudence) * own / (own + rest) + taste.prudence * hope


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
