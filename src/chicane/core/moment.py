"""Where a game has come to, for clients: whose turn it is, and where everything stands that drives."""

from __future__ import annotations

from typing import NamedTuple

from chicane.core.step import NOBODY

Place = tuple[float, float, float]  # in the picture: x, y, and the angle
Tracks = dict[str, list[Place]]  # by piece: where it was drawn, as far as the game remembers; the last is now


class Moment(NamedTuple):
    """A round, a turn of it, and the seat whose turn it is; nobody's between two turns."""

    round: int = 0
    turn: int = 0
    seat: int = NOBODY


class Tracker:
    """Keeps the places that pieces pass between two looks at a game."""

    def __init__(self) -> None:
        self.tracks: Tracks = {}
        self.passed: Tracks = {}

    def see(self, tracks: Tracks) -> None:
        """Things stand where they stand now; whatever is not where it was has come there by a way."""
        for piece, track in tracks.items():
            known = self.tracks.get(piece)
            if known != track:
                self.passed.setdefault(piece, []).extend(news(known, track))
        self.tracks = tracks

    def taken(self) -> Tracks:
        """The places since the last time this was asked."""
        found, self.passed = self.passed, {}
        return found


def news(known: list[Place] | None, track: list[Place]) -> list[Place]:
    """What a track adds to what was known of it; where it begins anew, the place where it stands."""
    if known is None:
        return track[-1:]
    if track[: len(known)] == known:
        return track[len(known) :]
    return [] if known[-1:] == track[-1:] else track[-1:]
