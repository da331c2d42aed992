"""Phase 1: three fortune repair up to three points of damage (CH-REP)."""

from __future__ import annotations

from typing import Any, Final

from chicane.chariot.state import NAMES, Race
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step

PRICE: Final = 3  # CH-REP-01
MOST: Final = 3  # CH-REP-02


class Repair(Step[Race]):
    """One repair a turn, before the dice; never above the top of the track (CH-REP-03..06)."""

    def __init__(self, chariot: int) -> None:
        self.chariot = chariot

    def missing(self, race: Race) -> int:
        return race.kind(self.chariot).damage_top - race.damage[self.chariot]

    def actor(self, race: Race) -> int:
        may = race.fortune[self.chariot] >= PRICE and self.missing(race) > 0
        return race.owner[self.chariot] if may else NOBODY

    def options(self, race: Race) -> list[Step[Any]]:
        amounts = range(1, min(MOST, self.missing(race)) + 1)
        return [LeaveDamage(), *[Repaired(self.chariot, amount) for amount in amounts]]

    def run(self, race: Race) -> None:
        """Nothing can be repaired."""

    def prompt(self, race: Race) -> Message:
        return Message(
            "chariot-ask-repair", "CH-REP-01", chariot=NAMES[self.chariot], fortune=race.fortune[self.chariot]
        )


class LeaveDamage(Step[Race]):
    """No repair this turn."""

    def run(self, race: Race) -> None:
        """Nothing changes."""

    def text(self, race: Race) -> str:
        return "no repair"

    def label(self, race: Race) -> Message:
        return Message("chariot-do-no-repair", "CH-ORDER-10")


class Repaired(Step[Race]):
    """The price is the same however few points are repaired (CH-REP-02)."""

    def __init__(self, chariot: int, amount: int) -> None:
        self.chariot = chariot
        self.amount = amount

    def run(self, race: Race) -> None:
        race.fortune[self.chariot] -= PRICE
        race.damage[self.chariot] += self.amount

    def text(self, race: Race) -> str:
        return f"repair {self.amount}"

    def label(self, race: Race) -> Message:
        return Message("chariot-do-repair", "CH-REP-02", amount=self.amount, price=PRICE)

    def tell(self, race: Race) -> Message:
        return Message("chariot-told-repair", "CH-REP-02", chariot=NAMES[self.chariot], amount=self.amount)
