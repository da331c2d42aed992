"""What the things in the arena are, for whoever asks: pieces by the key of their label, and the ground."""

from __future__ import annotations

from math import dist
from typing import Final

from chicane.core.book import Sign
from chicane.core.inspect import About
from chicane.core.message import Message
from chicane.core.scene import Piece
from chicane.wreckage.kinds import COLOURS, EQUIPMENT, EQUIPMENT_IDS, LONG_RANGE, VEHICLES
from chicane.wreckage.names import code
from chicane.wreckage.picture.draft_art import specials_of
from chicane.wreckage.picture.draw import vehicle
from chicane.wreckage.picture.legend import play_sign
from chicane.wreckage.picture.places import on_screen
from chicane.wreckage.shapes import ARENA
from chicane.wreckage.state import NONE, Wreckage

RULES: Final = {
    "wreckage-scene-acts": "WK-TURN-06",
    "wreckage-scene-acts-at": "WK-TURN-07",
    "wreckage-scene-can": "WK-MOVE-06",
    "wreckage-scene-card": "WK-CARD-04",
    "wreckage-scene-damage": "WK-FIRE-07",
    "wreckage-scene-decides": "WK-TURN-06",
    "wreckage-scene-drawn": "WK-COMP-13",
    "wreckage-scene-face-down": "WK-TURN-02",
    "wreckage-scene-first": "WK-TURN-09",
    "wreckage-scene-garage": "WK-COMP-04",
    "wreckage-scene-grave": "WK-DEST-06",
    "wreckage-scene-held": "WK-MOVE-08",
    "wreckage-scene-kit": "WK-COMP-09",
    "wreckage-scene-mine": "WK-UPG-11",
    "wreckage-scene-mine-to-come": "WK-UPG-08",
    "wreckage-scene-no-kit": "WK-SETUP-06",
    "wreckage-scene-no-plan": "WK-TURN-02",
    "wreckage-scene-no-vehicle": "WK-SETUP-02",
    "wreckage-scene-notes": "WK-HAIR-03",
    "wreckage-scene-obstacle": "WK-COLL-01",
    "wreckage-scene-offer": "WK-COMP-09",
    "wreckage-scene-order": "WK-TURN-07",
    "wreckage-scene-out": "WK-DEST-03",
    "wreckage-scene-pile": "WK-FIRE-09",
    "wreckage-scene-plan": "WK-TURN-02",
    "wreckage-scene-seat": "WK-COMP-05",
    "wreckage-scene-speed": "WK-COMP-08",
    "wreckage-scene-struck": "WK-FIRE-05",
    "wreckage-scene-turn": "WK-TURN-01",
    "wreckage-scene-vehicle": "WK-MOVE-01",
    "wreckage-scene-winner": "WK-MOVE-08",
}


def about(game: Wreckage, piece: Piece) -> About:
    """A piece in words; weapons with their numbers, vehicles with the cards of their colour."""
    kind, _, rest = piece.id.partition("-")
    label = vehicle(game, of_colour(game, rest)).label if kind == "tag" else piece.label
    return About(label, facts=weapon(game, kind, rest), signs=specials(game, kind, rest), rule=RULES.get(label.key, ""))


def of_colour(game: Wreckage, colour: str) -> int:
    """The seat that drives a colour."""
    return next(seat for seat in game.alive() if code(game, seat) == colour)


def weapon(game: Wreckage, kind: str, rest: str) -> list[Message]:
    """What is printed on a weapon."""
    number = fitted(game, rest) if kind == "kit" else EQUIPMENT_IDS.index(rest) if kind == "offer" else NONE
    if number == NONE or not EQUIPMENT[number].attack:
        return []
    card = EQUIPMENT[number]
    reach = "long" if card.reach == LONG_RANGE else "short"
    return [Message("wreckage-scene-weapon", attack=card.attack, reach=reach, ability=card.ability)]


def fitted(game: Wreckage, place: str) -> int:
    """The equipment in a place of a seat, if there is any."""
    seat, index = map(int, place.split("-"))
    return game.equipment[seat][index] if index < len(game.equipment[seat]) else NONE


def specials(game: Wreckage, kind: str, rest: str) -> list[Sign]:
    """The two cards that only the colour of a vehicle has, on pictures of the vehicle."""
    ids = {each.id: each.colour for each in VEHICLES}
    if kind == "garage":
        return [play_sign(play) for play in specials_of(ids[rest])]
    if kind == "portrait" and game.vehicle[int(rest)] != NONE:
        return [play_sign(play) for play in specials_of(game.kind(int(rest)).colour)]
    return [play_sign(play) for play in specials_of(COLOURS.index(rest))] if kind in ("tag", "vehicle") else []


def ground(x: float, y: float) -> About | None:
    """The arena, up to its wall."""
    middle, edge = on_screen(0, 0), on_screen(ARENA, 0)
    return About(Message("wreckage-scene-arena", "WK-COLL-01")) if dist(middle, (x, y)) < dist(middle, edge) else None
