"""Where a game has come to, for clients: whose turn it is, and where everything stands that drives."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final, NamedTuple

from chicane.core.step import NOBODY

Place = tuple[float, float, float]  # in the picture: x, y, and the angle
Tracks = dict[str, list[Place]]  # by piece: where it was drawn, as far as the game remembers; the last is now

ASIDE: Final = 25.0  # units of a picture
JOURNEY: Final = 150.0


class Moment(NamedTuple):
    """A round, a turn of it, and the seat whose turn it is; nobody's between two turns."""

    round: int = 0
    turn: int = 0
    seat: int = NOBODY


class Flight(NamedTuple):
    """Something that is seen before a step acts, mostly to fly from a place of the picture to another."""

    kind: str
    x: float
    y: float
    to_x: float
    to_y: float
    markup: str = ""


JAVELIN, TRACER = "javelin", "tracer"
ARROW = "arrow"  # swings until it points there
LEAP = "leap"  # whoever drives from here to there does so through the air
QUAKE = "quake"  # the ground shakes, wherever it is
MAW = "maw"  # with its drawing: it comes up from below, and takes whoever is lost there


class Tracker:
    """Keeps the places that pieces pass between two looks at a game, and counts the spaces they drive in a turn."""

    def __init__(self) -> None:
        self.tracks: Tracks = {}
        self.passed: Tracks = {}
        self.driven: dict[str, int] = {}

    def see(self, tracks: Tracks) -> None:
        """Things stand where they stand now; whatever is not where it was has come there by a way."""
        for piece, track in tracks.items():
            known = self.tracks.get(piece)
            if known and known != track:
                self.pass_by(piece, known[-1], news(known, track))
        self.tracks = tracks

    def pass_by(self, piece: str, start: Place, places: list[Place]) -> None:
        """A piece passes some places."""
        self.passed.setdefault(piece, []).extend(places)
        spaces = sum(is_a_space(here, there) for here, there in pairwise([start, *places]))
        self.driven[piece] = self.driven.get(piece, 0) + spaces

    def drives(self) -> dict[str, int]:
        """How many spaces each piece drove since the last time this was asked."""
        found, self.driven = self.driven, {}
        return {piece: spaces for piece, spaces in found.items() if spaces}

    def taken(self) -> Tracks:
        """The places since the last time this was asked."""
        found, self.passed = self.passed, {}
        return found


def is_a_space(here: Place, there: Place) -> bool:
    """Whether it is as far from one place to the other as from a space to the next: no shuffling aside, no journey."""
    return ASIDE < math.dist(here[:2], there[:2]) < JOURNEY


def news(known: list[Place], track: list[Place]) -> list[Place]:
    """What a track adds to what was known of it; where it begins anew, the place where it stands."""
    if track[: len(known)] == known:
        return track[len(known) :]
    return [] if known[-1:] == track[-1:] else track[-1:]
