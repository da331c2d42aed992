"""Phase 5: the movement, one space at a time, and what entering a space does (CH-MOVE, CH-CURVE)."""

from __future__ import annotations

from typing import Any, Final

from chicane.chariot.clash import Clash
from chicane.chariot.damage import BY_CURVE, Destroy, Hurt, Spiked
from chicane.chariot.state import NAMES, Race
from chicane.chariot.tracks import LANES, Track
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step

AHEAD: Final = "ahead"


class Move(Step[Race]):
    """Exactly as many spaces as the final speed; each Turn die allows one lane change (CH-MOVE-01..08)."""

    def __init__(self, chariot: int, left: int, turns: int) -> None:
        self.chariot = chariot
        self.left = left
        self.turns = turns

    def actor(self, race: Race) -> int:
        if self.turns and self.left and race.damage[self.chariot] > 0:
            return race.owner[self.chariot]
        return NOBODY

    def options(self, race: Race) -> list[Step[Any]]:
        space = race.space[self.chariot]
        chariot, left, turns = self.chariot, self.left - 1, self.turns
        return [Go(chariot, to, left, turns - used) for to, used in race.track.onwards[space]]

    def run(self, race: Race) -> None:
        """Without a Turn die the whole movement stays in one lane (CH-MOVE-03)."""
        left = self.left
        while left > 0 and race.damage[self.chariot] > 0:
            left -= 1
            to = race.track.ahead[race.space[self.chariot]]
            advance(race, self.chariot, to)
            if has_effect(race, self.chariot, to):
                race.do(Move(self.chariot, left, 0))
                enter(race, self.chariot, to, left)
                return

    def prompt(self, race: Race) -> Message:
        return Message(
            "chariot-ask-move",
            "CH-MOVE-01",
            chariot=NAMES[self.chariot],
            left=self.left,
            turns=self.turns,
            speed=race.speed[self.chariot],
        )


class Go(Step[Race]):
    """One movement point: straight on, or one lane sideways to a space further ahead (CH-MOVE-05, CH-MOVE-06)."""

    def __init__(self, chariot: int, to: int, left: int, turns: int) -> None:
        self.chariot = chariot
        self.to = to
        self.left = left
        self.turns = turns

    def run(self, race: Race) -> None:
        advance(race, self.chariot, self.to)
        race.do(Move(self.chariot, self.left, self.turns))
        if has_effect(race, self.chariot, self.to):
            enter(race, self.chariot, self.to, self.left)

    def sideways(self, race: Race) -> int:
        return race.track.lane[self.to] - race.track.lane[race.space[self.chariot]]

    def text(self, race: Race) -> str:
        way = self.sideways(race)
        if not way:
            return AHEAD
        twins = [to for to in race.track.sideways[race.space[self.chariot]] if same_lane(race, to, self.to)]
        word = "out" if way > 0 else "in"
        return word if len(twins) == 1 else f"{word} to {race.track.name[self.to]}"

    def label(self, race: Race) -> Message:
        way = self.sideways(race)
        return Message(
            "chariot-do-go",
            "CH-MOVE-04" if way else "CH-MOVE-01",
            way="out" if way > 0 else "in" if way < 0 else "ahead",
            lane=LANES[race.track.lane[self.to]],
            danger=danger(race, self.chariot, self.to),
            cost=curve_damage(race.track, self.to, race.speed[self.chariot]),
        )


def same_lane(race: Race, one: int, other: int) -> bool:
    """Whether two spaces lie in the same lane."""
    return race.track.lane[one] == race.track.lane[other]


def danger(race: Race, chariot: int, space: int) -> str:
    """The worst thing that waits on a space, by the order in which it would strike."""
    if race.track.pillar[space]:
        return "pillar"
    if space in race.space:
        return "chariot"
    if curve_damage(race.track, space, race.speed[chariot]):
        return "curve"
    return "caltrop" if space in race.caltrops else "none"


def advance(race: Race, chariot: int, to: int) -> None:
    """The chariot goes on to a space, perhaps over the line."""
    race.lap[chariot] += race.track.crossing(race.space[chariot], to)
    race.space[chariot] = to
    race.path.append(to)


def curve_damage(track: Track, space: int, speed: int) -> int:
    """By how much a speed exceeds the number of a space: so much damage (CH-CURVE-01)."""
    limit = track.limit[space]
    return speed - limit if speed > limit else 0


def has_effect(race: Race, chariot: int, space: int) -> bool:
    """Whether anything waits on the space that was just entered."""
    track = race.track
    return (
        race.speed[chariot] > track.limit[space]
        or track.pillar[space]
        or space in race.caltrops
        or race.space.count(space) > 1
    )


def enter(race: Race, chariot: int, space: int, left: int) -> None:
    """Pillar, curve, caltrop, collision, in this order; nothing more once destroyed (CH-MOVE-10, CH-VAR-06)."""
    if race.track.pillar[space]:
        race.do(Destroy(chariot))
        return
    effects: list[Step[Any]] = []
    too_fast = curve_damage(race.track, space, race.speed[chariot])
    if too_fast:
        effects.append(Hurt(chariot, too_fast, BY_CURVE))
    if space in race.caltrops:
        effects.append(Spiked(chariot))
    for other in race.order:
        if other != chariot and race.space[other] == space:
            effects.append(Clash(chariot, other, left))
    race.do_all(effects)
