"""Setup: chariots, boards and start positions (CH-SETUP)."""

from __future__ import annotations

from typing import Any

from chicane.chariot.boards import BOARDS, COLOURS, WHITE
from chicane.chariot.seams import BEFORE_RACE
from chicane.chariot.state import NAMES, OFF, Race
from chicane.chariot.turn import StartRound
from chicane.core.cards import EVERYBODY, offer
from chicane.core.message import Message
from chicane.core.step import CHANCE, NOBODY, Step


def chariots_each(players: int) -> int:
    """Two chariots a player with 2 or 3 players, otherwise one (CH-SETUP-07, CH-SETUP-08)."""
    return 2 if players <= 3 else 1


def take(race: Race, seat: int, colour: int, kind: int) -> None:
    """A player takes a chariot with its board, markers and lap counter (CH-SETUP-02, CH-BLK-07)."""
    race.owner[colour] = seat
    race.board[colour] = kind
    race.damage[colour] = BOARDS[kind].damage
    race.speed[colour] = BOARDS[kind].speed
    race.fortune[colour] = BOARDS[kind].fortune
    race.order.append(colour)


class Prepare(Step[Race]):
    """From an empty circuit to the first round; variants have their say before anybody has a chariot."""

    def run(self, race: Race) -> None:
        race.do_all([DrawStart(0), LineUp(), StartRound()])
        offer(race, BEFORE_RACE, Deal(), (EVERYBODY,))

    def tell(self, race: Race) -> Message:
        return Message("chariot-told-welcome", "CH-GOAL-01", players=race.players)


class Deal(Step[Race]):
    """Everybody without a chariot takes a colour and its board, white columns up (CH-SETUP-02, CH-SETUP-04)."""

    def run(self, race: Race) -> None:
        if race.order:
            return
        for colour in range(race.players * chariots_each(race.players)):
            take(race, colour % race.players, colour, WHITE)


class DrawStart(Step[Race]):
    """Start positions are drawn chariot by chariot, the first drawn on position 1 (CH-SETUP-03, CH-SETUP-10)."""

    def __init__(self, position: int) -> None:
        self.position = position

    def waiting(self, race: Race) -> list[int]:
        return [chariot for chariot in race.order if race.space[chariot] == OFF]

    def actor(self, race: Race) -> int:
        return CHANCE if self.waiting(race) else NOBODY

    def options(self, race: Race) -> list[Step[Any]]:
        return [DrawnStart(chariot, self.position) for chariot in self.waiting(race)]

    def run(self, race: Race) -> None:
        """Everybody is on the grid."""

    def prompt(self, race: Race) -> Message:
        return Message("chariot-ask-draw-start", "CH-SETUP-03", position=self.position + 1)


class OnGrid(Step[Race]):
    """A chariot goes on a start position."""

    def __init__(self, chariot: int, position: int) -> None:
        self.chariot = chariot
        self.position = position

    def run(self, race: Race) -> None:
        race.space[self.chariot] = race.track.grid[self.position]

    def text(self, race: Race) -> str:
        return f"{COLOURS[self.chariot]} on {self.position + 1}"

    def label(self, race: Race) -> Message:
        return Message("chariot-do-start", "CH-SETUP-05", chariot=NAMES[self.chariot], position=self.position + 1)

    def tell(self, race: Race) -> Message:
        return Message("chariot-told-start", "CH-SETUP-05", chariot=NAMES[self.chariot], position=self.position + 1)


class DrawnStart(OnGrid):
    """A drawn chariot goes on the next position, then the next one is drawn."""

    def run(self, race: Race) -> None:
        super().run(race)
        race.do(DrawStart(self.position + 1))


class LineUp(Step[Race]):
    """Before the first round the order is that of the start positions (CH-ORDER-08)."""

    def run(self, race: Race) -> None:
        race.order.sort(key=lambda chariot: race.track.grid.index(race.space[chariot]))
