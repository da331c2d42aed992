"""What a seat sees of a race: everything, for a race has no secrets."""

from __future__ import annotations

from typing import Final

from chicane.chariot.boards import CHARIOTS
from chicane.chariot.dice import FACES
from chicane.chariot.state import CALTROPS, OFF, Race
from chicane.chariot.tracks import Track
from chicane.core.content import UNIT
from chicane.core.features import QUESTION, Feature, Features, Parts, question

CHARTS: Final = 64


class Chart:
    """How far along the lap each space is; the last entry is for whoever is off the circuit."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.front = [*[front // UNIT for front in track.front], OFF]
        self.spaces: list[int] = []
        self.fronts: list[int] = []  # of those spaces, as they were last asked for

    def fronts_of(self, spaces: list[int]) -> list[int]:
        """How far along the lap some spaces are."""
        if self.spaces != spaces:
            self.spaces = spaces[:]
            self.fronts = [self.front[each] for each in spaces]
        return self.fronts


_charts: dict[int, Chart] = {}  # by track; a chart keeps its track, so that no other gets its number


def chart(track: Track) -> Chart:
    """A new chart of a track, which is kept."""
    if len(_charts) >= CHARTS:
        _charts.clear()
    _charts[id(track)] = Chart(track)
    return _charts[id(track)]


def seen(race: Race, seat: int) -> Parts:
    """The parts of FEATURES."""
    known = _charts.get(id(race.track)) or chart(race.track)
    boards = [*race.owner, *race.board, *race.damage, *race.speed, *race.fortune]
    where = [*race.space, *race.lap, *known.fronts_of(race.space), *race.caltrops]
    return [[*question(race, seat), race.round, race.active, race.played, *race.dice, *boards, *where]]


FEATURES: Final = Features(
    [
        [
            *QUESTION,
            Feature("round", 1, "the round"),
            Feature("active", 1, "the chariot whose turn it is"),
            Feature("played", 1, "chariots that had their turn this round"),
            Feature("dice", len(FACES), "dice that show each face"),
            Feature("owner", CHARIOTS, "the seat of each chariot, by colour"),
            Feature("board", CHARIOTS, "the kind of its board"),
            Feature("damage", CHARIOTS, "what it can still take; 0 is destroyed"),
            Feature("speed", CHARIOTS, "its speed"),
            Feature("fortune", CHARIOTS, "its fortune"),
            Feature("space", CHARIOTS, "the number of its space, lane by lane"),
            Feature("lap", CHARIOTS, "-1 on the grid, then how often it has crossed the line"),
            Feature("front", CHARIOTS, "how far along the lap it is, in spaces of the outer lane"),
            Feature("caltrops", CALTROPS, "the spaces of the caltrops"),
        ],
    ],
    seen,
)
