"""What the things in the circus are, for whoever asks: pieces by the key of their label, and the spaces."""

from __future__ import annotations

from typing import Final

from chicane.chariot.picture.circuit import outline
from chicane.chariot.picture.legend import on_boards
from chicane.chariot.picture.sketch import status
from chicane.chariot.state import OFF, Race
from chicane.chariot.tracks import NO_LIMIT
from chicane.core.inspect import About, encloses
from chicane.core.message import Message
from chicane.core.scene import Piece

MEANS: Final = {  # what a piece is an example of, in the words of the legend
    "chariot-scene-caltrop": Message("chariot-sign-caltrop", "CH-CALT-04"),
    "chariot-scene-damage": Message("chariot-sign-damage", "CH-BOARD-03"),
    "chariot-scene-fortune": Message("chariot-sign-fortune", "CH-BOARD-12"),
    "chariot-scene-lap": Message("chariot-sign-laps", "CH-END-01"),
    "chariot-scene-round": Message("chariot-sign-round", "CH-ORDER-03"),
    "chariot-scene-speed": Message("chariot-sign-speed", "CH-BOARD-05"),
    "chariot-scene-turn": Message("chariot-sign-turn", "CH-ORDER-03"),
    "chariot-scene-wreck": Message("chariot-sign-wreck", "CH-DEST-01"),
}
RULES: Final = {
    "chariot-scene-board": "CH-BOARD-01",
    "chariot-scene-chariot": "CH-BOARD-05",
    "chariot-scene-die": "CH-BOARD-06",
    "chariot-scene-laps": "CH-END-01",
    "chariot-scene-offered": "CH-BLK-01",
    "chariot-scene-supply": "CH-COMP-06",
    "chariot-scene-winner": "CH-END-07",
}
ON_BOARDS: Final = ("chariot-scene-board", "chariot-scene-offered")


def about(race: Race, piece: Piece) -> About:
    """A piece in words; a chariot with its levels, a board with its icons."""
    key = piece.label.key
    means = [MEANS[key]] if key in MEANS else []
    facts = [status(race, int(piece.id.rpartition("-")[2]))] if key == "chariot-scene-chariot" else []
    signs = on_boards() if key in ON_BOARDS else []
    return About(piece.label, means, facts, signs, RULES.get(key, ""))


def ground(race: Race, x: float, y: float) -> About | None:
    """The space at a place, with its number or its pillar."""
    track = race.track
    space = next((each for each in range(len(track.name)) if encloses(outline(track, each), x, y)), OFF)
    if space == OFF:
        return None
    means, facts = [], []
    if track.limit[space] != NO_LIMIT:
        means.append(Message("chariot-sign-limit", "CH-CURVE-01"))
        facts.append(Message("chariot-scene-safe-speed", limit=track.limit[space]))
    if track.pillar[space]:
        means.append(Message("chariot-sign-pillar", "CH-VAR-06"))
    return About(Message("chariot-scene-space", "CH-TRACK-01", place=track.place(space)), means, facts)
