"""Damage and destruction (CH-DEST)."""

from __future__ import annotations

from typing import Final

from chicane.chariot.queries import DAMAGE, SEAMS
from chicane.chariot.state import CALTROPS, NAMES, OFF, Race
from chicane.core.message import Message
from chicane.core.step import Step

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


def lose(race: Race, chariot: int, amount: int) -> int:
    """Move the damage marker down, not below 0 (CH-BOARD-04, CH-DEST-05); how much was really lost."""
    amount = min(SEAMS.ask(race, DAMAGE, chariot, amount), race.damage[chariot])
    race.damage[chariot] -= amount
    return amount


class Hurt(Step[Race]):
    """A chariot takes damage; at 0 it is destroyed at once (CH-DEST-01)."""

    def __init__(self, chariot: int, amount: int, cause: int) -> None:
        self.chariot = chariot
        self.amount = amount
        self.cause = cause

    def run(self, race: Race) -> None:
        if race.damage[self.chariot] > 0:
            lose(race, self.chariot, self.amount)
            if race.damage[self.chariot] == 0:
                race.do(Destroy(self.chariot))

    def tell(self, race: Race) -> Message | None:
        before = race.damage[self.chariot]
        if before <= 0:
            return None
        return Message(
            HURT_KEYS[self.cause],
            HURT_RULES[self.cause],
            chariot=NAMES[self.chariot],
            amount=self.amount,
            left=max(0, before - self.amount),
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
    if space not in race.caltrops and len(race.caltrops) < CALTROPS:
        race.caltrops.append(space)


class Spiked(Step[Race]):
    """A caltrop hurts whoever enters and goes back to the supply (CH-CALT-04..06)."""

    def __init__(self, chariot: int) -> None:
        self.chariot = chariot

    def run(self, race: Race) -> None:
        if race.damage[self.chariot] > 0:
            race.caltrops.remove(race.space[self.chariot])
            race.do(Hurt(self.chariot, 1, BY_CALTROP))
