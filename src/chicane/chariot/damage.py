"""Damage and destruction (CH-DEST)."""

from __future__ import annotations

from typing import Final

from chicane.chariot.seams import DAMAGE
from chicane.chariot.state import NAMES, OFF, Race
from chicane.core.cards import ask
from chicane.core.message import Message
from chicane.core.step import Step

SPIKES: Final = 1  # what a caltrop does (CH-CALT-04)

BY_SPRINT: Final = 0
BY_CURVE: Final = 1
BY_CALTROP: Final = 2
BY_JAVELIN: Final = 3

HURT_KEYS: Final = [
    "chariot-told-hurt-sprint",
    "chariot-told-hurt-curve",
    "chariot-told-hurt-caltrop",
    "chariot-told-hurt-javelin",
]
HURT_RULES: Final = ["CH-DIE-03", "CH-CURVE-01", "CH-CALT-04", "CH-JAV-02"]


def damage_after(race: Race, chariot: int, amount: int) -> int:
    """The level that the damage marker moves down to, not below 0 (CH-BOARD-04, CH-DEST-05)."""
    amount = min(ask(race, DAMAGE, chariot, amount), race.damage[chariot])
    return race.damage[chariot] - amount


class Hurt(Step[Race]):
    """A chariot takes damage; at 0 it is destroyed at once (CH-DEST-01)."""

    def __init__(self, chariot: int, amount: int, cause: int) -> None:
        self.chariot = chariot
        self.amount = amount
        self.cause = cause

    def run(self, race: Race) -> None:
        if race.damage[self.chariot] > 0:
            race.damage[self.chariot] = damage_after(race, self.chariot, self.amount)
            if race.damage[self.chariot] == 0:
                race.do(Destroy(self.chariot))

    def tell(self, race: Race) -> Message | None:
        if race.damage[self.chariot] <= 0:
            return None
        return Message(
            HURT_KEYS[self.cause],
            HURT_RULES[self.cause],
            chariot=NAMES[self.chariot],
            amount=self.amount,
            left=damage_after(race, self.chariot, self.amount),
        )


class Destroy(Step[Race]):
    """The wreck leaves the circuit and a caltrop lies where it was (CH-DEST-02..04, CH-CALT-07)."""

    def __init__(self, chariot: int) -> None:
        self.chariot = chariot

    def run(self, race: Race) -> None:
        space = race.space[self.chariot]
        race.damage[self.chariot] = 0
        race.space[self.chariot] = OFF
        lay_caltrop(race, space)

    def tell(self, race: Race) -> Message:
        name = NAMES[self.chariot]
        if race.track.pillar[race.space[self.chariot]]:
            return Message("chariot-told-pillar", "CH-VAR-06", chariot=name)
        return Message("chariot-told-destroyed", "CH-DEST-02", chariot=name)


def lay_caltrop(race: Race, space: int) -> None:
    """A cube from the supply, if there is one, on a space that has none (CH-TRACK-13, CH-CALT-07)."""
    if space not in race.caltrops and race.supply():
        race.caltrops.append(space)


class Spiked(Step[Race]):
    """A caltrop hurts whoever enters and goes back to the supply (CH-CALT-04..06)."""

    def __init__(self, chariot: int) -> None:
        self.chariot = chariot

    def run(self, race: Race) -> None:
        if race.damage[self.chariot] > 0:
            race.caltrops.remove(race.space[self.chariot])
            race.do(Hurt(self.chariot, SPIKES, BY_CALTROP))
