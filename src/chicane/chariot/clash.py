"""Collisions, and where a chariot is put that ends on an occupied space (CH-COLL)."""

from __future__ import annotations

from typing import Any, Final

from chicane.chariot.damage import Destroy, Spiked, damage_after
from chicane.chariot.seams import DAMAGE
from chicane.chariot.state import NAMES, Race
from chicane.chariot.tracks import Track
from chicane.core.cards import ask
from chicane.core.message import Message
from chicane.core.step import Step

CLASH: Final = 2  # CH-COLL-02


class Clash(Step[Race]):
    """Both chariots take damage at the same time; the one that is hit never moves (CH-COLL-01..04, CH-COLL-12)."""

    def __init__(self, chariot: int, other: int, left: int) -> None:
        self.chariot = chariot
        self.other = other
        self.left = left

    def run(self, race: Race) -> None:
        if race.damage[self.chariot] <= 0:
            return
        for each in (self.chariot, self.other):
            race.damage[each] = damage_after(race, each, CLASH)
        if self.left == 0 and race.damage[self.chariot] > 0:
            race.do_all([PutBack(self.chariot, self.other), *self.wrecks(race)])  # CH-COLL-13
        else:
            race.do_all(self.wrecks(race))

    def wrecks(self, race: Race) -> list[Step[Any]]:
        return [Destroy(each) for each in (self.chariot, self.other) if race.damage[each] == 0]

    def tell(self, race: Race) -> Message | None:
        if race.damage[self.chariot] <= 0:
            return None
        names = {"chariot": NAMES[self.chariot], "other": NAMES[self.other]}
        if not ask(race, DAMAGE, self.other, CLASH):
            return Message("chariot-told-clash-safe", "CH-VAR-04", amount=CLASH, **names)
        return Message("chariot-told-clash", "CH-COLL-02", amount=CLASH, **names)


def free_behind(track: Track, taken: list[int], space: int) -> tuple[int, int]:
    """The first free space from here backwards in the lane, and how often the line lies between (CH-COLL-05)."""
    crossed = 0
    while space in taken or track.pillar[space]:  # CH-COLL-10
        crossed += track.crossing(track.behind[space], space)  # CH-COLL-15
        space = track.behind[space]
    return space, crossed


class PutBack(Step[Race]):
    """To the first free space behind the chariot hit, in its lane, without touching anybody (CH-COLL-05..08)."""

    def __init__(self, chariot: int, other: int) -> None:
        self.chariot = chariot
        self.other = other

    def run(self, race: Race) -> None:
        to, crossed = free_behind(race.track, race.space, race.space[self.chariot])
        race.space[self.chariot] = to
        race.lap[self.chariot] -= crossed
        if to in race.caltrops:  # CH-COLL-09
            race.do(Spiked(self.chariot))

    def tell(self, race: Race) -> Message:
        return Message("chariot-told-back", "CH-COLL-05", chariot=NAMES[self.chariot], other=NAMES[self.other])
