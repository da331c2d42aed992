"""A race in progress: where each chariot is and what its board shows."""

from __future__ import annotations

from typing import ClassVar, Final

from chicane.chariot.boards import BOARDS, CHARIOTS, Board
from chicane.chariot.seams import SEAMS
from chicane.chariot.tracks import Track, find_track
from chicane.core.cards import EVERYBODY, InForce, Seams
from chicane.core.engine import Game
from chicane.core.message import Message
from chicane.core.step import NOBODY

OFF: Final = -1  # a chariot that is not on the circuit
CALTROPS: Final = 20  # CH-COMP-06
LAPS: Final = 2  # CH-GOAL-01

NAMES: Final = [
    Message("chariot-green"),
    Message("chariot-red"),
    Message("chariot-yellow"),
    Message("chariot-blue"),
    Message("chariot-purple"),
    Message("chariot-white"),
]


class Race(Game):
    """Everything is listed by chariot number, which is the number of its colour."""

    parts: ClassVar[tuple[str, ...]] = Game.parts + (
        "active", "board", "caltrops", "damage", "dice", "fortune", "lap", "order", "owner", "path", "played",
        "round", "space", "speed",
    )  # fmt: skip

    __slots__ = (
        "active", "board", "caltrops", "damage", "dice", "fortune", "lap", "order", "owner", "path", "played",
        "round", "space", "speed", "track", "variants",
    )  # fmt: skip

    def __init__(self, players: int, setup: dict[str, str], track: Track, variants: list[int]) -> None:
        super().__init__(players, setup)
        self.track = track
        self.variants = variants  # the variants in force, as cards
        self.active = OFF  # the chariot whose turn it is
        self.played = 0  # how many of the order have had their turn this round
        self.round = 0

    owner: list[int]  # the seat of each chariot, or OFF
    board: list[int]  # the kind of board it uses
    space: list[int]  # where it stands, or OFF
    lap: list[int]  # -1 on the grid, then how often it has crossed the line since the start (CH-TRACK-05)
    damage: list[int]  # counts down; 0 is destroyed (CH-BOARD-03)
    speed: list[int]
    fortune: list[int]
    caltrops: list[int]  # the spaces that hold one
    order: list[int]  # the order of play of this round
    dice: list[int]  # how many dice show each face
    path: list[int]  # where this turn's movement started, then the spaces entered

    def copy(self) -> Race:
        twin = Race(self.players, self.setup, self.track, self.variants)
        self.share(twin)
        twin.active = self.active
        twin.played = self.played
        twin.round = self.round
        twin.owner = self.owner[:]
        twin.board = self.board[:]
        twin.space = self.space[:]
        twin.lap = self.lap[:]
        twin.damage = self.damage[:]
        twin.speed = self.speed[:]
        twin.fortune = self.fortune[:]
        twin.caltrops = self.caltrops[:]
        twin.order = self.order[:]
        twin.dice = self.dice[:]
        twin.path = self.path[:]
        return twin

    def seams(self) -> Seams:
        return SEAMS

    def in_force(self) -> list[InForce]:
        return [(number, EVERYBODY, NOBODY) for number in self.variants]

    def active_seat(self) -> int:
        return self.owner[self.active]

    def kind(self, chariot: int) -> Board:
        """The board the chariot uses."""
        return BOARDS[self.board[chariot]]

    def progress(self, chariot: int) -> int:
        """How far it has come, in thousandths of the lap scale (CH-TRACK-05)."""
        return self.track.progress(self.lap[chariot], self.space[chariot])

    def laps_done(self, chariot: int) -> int:
        """Laps completed; crossing the line at the start completes none (CH-TRACK-06, CH-TRACK-08)."""
        return max(0, self.lap[chariot])

    def dolphins(self, chariot: int) -> int:
        """What its lap counter shows: two dolphins, one, or back in the box (CH-END-01, CH-END-02)."""
        return LAPS - min(LAPS, self.laps_done(chariot))

    def is_home(self, chariot: int) -> bool:
        """Whether both laps are done."""
        return all_laps_done(self.lap[chariot])

    def supply(self) -> int:
        """The caltrops that are not on the circuit (CH-COMP-06)."""
        return CALTROPS - len(self.caltrops)

    def racing(self) -> list[int]:
        """The chariots still on the circuit, in the order of play."""
        return [chariot for chariot in self.order if self.damage[chariot] > 0]

    def chariots_of(self, seat: int) -> list[int]:
        """The chariots of a seat, in the order they were taken."""
        return [chariot for chariot in self.order if self.owner[chariot] == seat]


def all_laps_done(lap: int) -> bool:
    """Whether a chariot in this lap has none left to run (CH-GOAL-01, CH-END-02)."""
    return lap >= LAPS


def empty_race(players: int, setup: dict[str, str]) -> Race:
    """The circuit laid out, with nobody on it yet."""
    race = Race(players, setup, find_track(setup["track"]), in_play(setup))
    race.owner, race.space, race.lap = [OFF] * CHARIOTS, [OFF] * CHARIOTS, [-1] * CHARIOTS
    race.board, race.damage, race.speed, race.fortune = [0] * CHARIOTS, [0] * CHARIOTS, [0] * CHARIOTS, [0] * CHARIOTS
    race.caltrops, race.order, race.path, race.dice = [], [], [], [0] * 5
    return race


def in_play(setup: dict[str, str]) -> list[int]:
    """The variants that the players agreed on (CH-VAR-01)."""
    return [number for number, card in enumerate(SEAMS.cards) if setup[card.id] == "yes"]
