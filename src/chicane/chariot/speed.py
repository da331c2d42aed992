"""Phase 2 and the beginning of phase 5: the speed of the turn (CH-ADJ, CH-SPD)."""

from __future__ import annotations

from typing import Any, Final

from chicane.chariot.boards import Board
from chicane.chariot.damage import BY_SPRINT, Hurt
from chicane.chariot.dice import PACE, SPRINT, TURN
from chicane.chariot.move import Move
from chicane.chariot.state import NAMES, Race
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step

SPRINT_GAIN: Final = 2  # CH-DIE-03
SPRINT_DAMAGE: Final = 1


def adjusted(board: Board, speed: int, damage: int) -> int:
    """The speed a turn starts with: what the damage level allows at most (CH-ADJ-01)."""
    return min(speed, board.ceiling[damage])


def pace_changes(dice: int) -> list[int]:
    """What so many Pace dice may come to, each of them up or down (CH-DIE-02)."""
    return list(range(dice, -dice - 1, -2))


def final_speed(board: Board, speed: int, change: int, sprints: int) -> int:
    """All changes are summed before the limits of the speed track apply (CH-SPD-02, CH-DIE-03)."""
    return max(0, min(speed + change + SPRINT_GAIN * sprints, board.speed_top))


class Adjust(Step[Race]):
    """A speed above what the damage level allows is lowered to it, only here (CH-ADJ-01..03, CH-BLK-10)."""

    def __init__(self, chariot: int) -> None:
        self.chariot = chariot

    def ceiling(self, race: Race) -> int:
        return race.kind(self.chariot).ceiling[race.damage[self.chariot]]

    def run(self, race: Race) -> None:
        chariot = self.chariot
        race.speed[chariot] = adjusted(race.kind(chariot), race.speed[chariot], race.damage[chariot])

    def tell(self, race: Race) -> Message | None:
        ceiling = self.ceiling(race)
        if race.speed[self.chariot] <= ceiling:
            return None
        return Message("chariot-told-adjust", "CH-ADJ-01", chariot=NAMES[self.chariot], speed=ceiling)


class Hasten(Step[Race]):
    """Each Pace die goes up or down as its owner likes; none may be ignored (CH-DIE-02, CH-SPD-06)."""

    def __init__(self, chariot: int) -> None:
        self.chariot = chariot

    def actor(self, race: Race) -> int:
        return race.owner[self.chariot] if race.dice[PACE] else NOBODY

    def options(self, race: Race) -> list[Step[Any]]:
        return [Pace(self.chariot, change) for change in pace_changes(race.dice[PACE])]

    def run(self, race: Race) -> None:
        race.do(Pace(self.chariot, 0))

    def prompt(self, race: Race) -> Message:
        return Message(
            "chariot-ask-pace",
            "CH-DIE-02",
            chariot=NAMES[self.chariot],
            dice=race.dice[PACE],
            sprint=race.dice[SPRINT],
            speed=race.speed[self.chariot],
        )


class Pace(Step[Race]):
    """All changes are summed before the track's limits apply; then each Sprint die hurts (CH-SPD-02..08)."""

    def __init__(self, chariot: int, change: int) -> None:
        self.chariot = chariot
        self.change = change

    def speed(self, race: Race) -> int:
        board, before = race.kind(self.chariot), race.speed[self.chariot]
        return final_speed(board, before, self.change, race.dice[SPRINT])

    def run(self, race: Race) -> None:
        chariot = self.chariot
        race.speed[chariot] = self.speed(race)
        race.path = [race.space[chariot]]
        race.do(Move(chariot, race.speed[chariot], race.dice[TURN]))
        if race.dice[SPRINT]:
            race.do(Hurt(chariot, SPRINT_DAMAGE * race.dice[SPRINT], BY_SPRINT))

    def text(self, race: Race) -> str:
        return f"pace {self.change:+d}"

    def label(self, race: Race) -> Message:
        return Message(
            "chariot-do-pace",
            "CH-DIE-02",
            way="up" if self.change > 0 else "down" if self.change < 0 else "even",
            change=abs(self.change),
            speed=self.speed(race),
        )

    def tell(self, race: Race) -> Message:
        before, after = race.speed[self.chariot], self.speed(race)
        return Message(
            "chariot-told-speed",
            "CH-SPD-02",
            chariot=NAMES[self.chariot],
            way="up" if after > before else "down" if after < before else "even",
            speed=after,
        )
