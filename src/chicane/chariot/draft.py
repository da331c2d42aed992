"""Black-column chariots: picked in turn, then placed on start positions of their owners' choice (CH-BLK)."""

from __future__ import annotations

from typing import Any

from chicane.chariot.boards import BOARDS, COLOURS, black
from chicane.chariot.names import PLAYERS
from chicane.chariot.setup import OnGrid, chariots_each, take
from chicane.chariot.state import NAMES, OFF, Race
from chicane.core.message import Message
from chicane.core.step import CHANCE, Step


class FirstPicker(Step[Race]):
    """A random player picks first (CH-BLK-02)."""

    def actor(self, race: Race) -> int:
        return CHANCE

    def options(self, race: Race) -> list[Step[Any]]:
        return [PicksFirst(seat) for seat in range(race.players)]

    def prompt(self, race: Race) -> Message:
        return Message("chariot-ask-first-picker", "CH-BLK-02")


def passes(seats: list[int], players: int) -> list[tuple[int, int]]:
    """Seat and how many chariots it had before, for a pass each way (CH-BLK-03)."""
    there = [(seat, 0) for seat in seats]
    return there + [(seat, 1) for seat in reversed(seats)] if chariots_each(players) == 2 else there


class PicksFirst(Step[Race]):
    """The others follow clockwise; start positions are chosen from the last picker back (CH-BLK-02..06)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race) -> None:
        clockwise = [(self.seat + each) % race.players for each in range(race.players)]
        picks: list[Step[Any]] = [Pick(seat) for seat, _ in passes(clockwise, race.players)]
        places: list[Step[Any]] = [Place(seat, nth) for seat, nth in passes(clockwise[::-1], race.players)]
        race.do_all(picks + places)

    def text(self, race: Race) -> str:
        return f"seat {self.seat} first"

    def label(self, race: Race) -> Message:
        return Message("chariot-do-pick-first", "CH-BLK-02", player=self.seat + 1)

    def tell(self, race: Race) -> Message:
        return Message("chariot-told-pick-first", "CH-BLK-02", player=PLAYERS[self.seat])


class Pick(Step[Race]):
    """A player picks one of the boards that are left, all six being on offer (CH-BLK-01)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, race: Race) -> int:
        return self.seat

    def options(self, race: Race) -> list[Step[Any]]:
        return [Picked(self.seat, colour) for colour in range(len(COLOURS)) if race.owner[colour] == OFF]

    def prompt(self, race: Race) -> Message:
        return Message("chariot-ask-pick", "CH-BLK-02")


class Picked(Step[Race]):
    """The board comes with its chariot and markers (CH-BLK-02)."""

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def run(self, race: Race) -> None:
        take(race, self.seat, self.colour, black(self.colour))

    def text(self, race: Race) -> str:
        return f"take {COLOURS[self.colour]}"

    def label(self, race: Race) -> Message:
        board = BOARDS[black(self.colour)]
        return Message(
            "chariot-do-pick",
            "CH-BLK-07",
            chariot=NAMES[self.colour],
            damage=board.damage,
            speed=board.speed,
            top=board.speed_top,
            fortune=board.fortune,
        )

    def tell(self, race: Race) -> Message:
        return Message("chariot-told-pick", "CH-BLK-02", player=PLAYERS[self.seat], chariot=NAMES[self.colour])


class Place(Step[Race]):
    """A player chooses any free start position for a chariot (CH-BLK-04..06, CH-BLK-12)."""

    def __init__(self, seat: int, nth: int) -> None:
        self.seat = seat
        self.nth = nth

    def actor(self, race: Race) -> int:
        return self.seat

    def options(self, race: Race) -> list[Step[Any]]:
        chariot = race.chariots_of(self.seat)[self.nth]
        grid = race.track.grid
        return [OnGrid(chariot, position) for position in range(len(grid)) if grid[position] not in race.space]

    def prompt(self, race: Race) -> Message:
        chariot = race.chariots_of(self.seat)[self.nth]
        return Message("chariot-ask-place", "CH-BLK-04", chariot=NAMES[chariot])
