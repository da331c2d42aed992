"""Cards on offer before the arena is built: the vehicles of the garage and the equipment (WK-SETUP-03, WK-SETUP-05)."""

from __future__ import annotations

from functools import cache

from chicane.core.message import Message
from chicane.core.scene import CARD, Piece
from chicane.wreckage.kinds import DECKS, EQUIPMENT, EQUIPMENT_IDS, STANDARD, VEHICLES
from chicane.wreckage.names import EQUIPMENT_NAMES, VEHICLE_NAMES
from chicane.wreckage.picture import art, icons, places, vehicles
from chicane.wreckage.picture.art import box, disc, moved, outlined, text
from chicane.wreckage.picture.panels import acceleration, handling, structure_sign
from chicane.wreckage.state import NONE, Wreckage


def is_drafting(game: Wreckage) -> bool:
    """Whether there is still equipment on offer: the arena is not built yet (WK-SETUP-08)."""
    return not game.turn and any(game.pool)


def is_choosing(game: Wreckage) -> bool:
    """Whether somebody still has to choose a vehicle."""
    return NONE in game.vehicle


def cards(game: Wreckage) -> list[Piece]:
    """All that is on offer."""
    if not is_drafting(game):
        return []
    garage = [vehicle_card(game, number) for number in range(len(VEHICLES))] if is_choosing(game) else []
    alone = not is_choosing(game)
    return garage + [equipment_card(number, left, alone) for number, left in enumerate(game.pool)]


def vehicle_card(game: Wreckage, number: int) -> Piece:
    """A side of a tile; it is gone once somebody drives that colour."""
    kind = VEHICLES[number]
    taken = [vehicle for vehicle in game.vehicle if vehicle != NONE and VEHICLES[vehicle].colour == kind.colour]
    markup = garage(number)
    label = Message(
        "wreckage-scene-garage",
        vehicle=VEHICLE_NAMES[number],
        acceleration=kind.acceleration,
        handling=kind.handling,
        structure=kind.structure,
        state="taken" if number in taken else "gone" if taken else "free",
    )
    cover = taken_cover() if taken else ""
    return Piece(f"garage-{kind.id}", *places.garage_point(number), markup + cover, label, role=CARD)


@cache
def garage(number: int) -> str:
    """A vehicle with its three numbers and the two special cards of its colour."""
    kind = VEHICLES[number]
    width, height = places.GARAGE_CARD
    leaf = box(-width / 2, -height / 2, width, height, 9, art.STEEL, outlined(art.SHADES[kind.colour], 5))
    edge = box(-width / 2, -height / 2, width, height, 9, "none", outlined(art.INK, 1.5))
    car = moved(vehicles.vehicle(number), 18, -24, 1.55, 90)
    sign = moved(art.badge(kind.colour, art.LETTERS[kind.colour]), -66, -44)
    specials = "".join(
        moved(icons.PLAY_ICONS[play], -66, -10 + 34 * index, 0.66)
        for index, play in enumerate(specials_of(kind.colour))
    )
    structure = moved(structure_sign(), -8, 0) + text(str(kind.structure), art.BODY, art.BONE, 14)
    numbers = moved(acceleration(kind.acceleration), -28, 40) + moved(handling(kind.handling), 20, 40)
    return leaf + edge + car + sign + specials + numbers + moved(structure, 62, 40)


@cache
def taken_cover() -> str:
    """What lies over a card that can't be taken any more."""
    width, height = places.GARAGE_CARD
    return box(-width / 2 - 3, -height / 2 - 3, width + 6, height + 6, 10, art.STEEL_DARK, ' opacity=".8"')


def specials_of(colour: int) -> list[int]:
    """The two cards that only this colour has (WK-CARD-15)."""
    return DECKS[colour][len(STANDARD) :]


@cache
def equipment_card(number: int, left: int, alone: bool) -> Piece:
    """An equipment card, and how many of it are left."""
    markup = moved(offer(number, left), 0, 0, places.offer_scale(alone))
    label = Message("wreckage-scene-offer", equipment=EQUIPMENT_NAMES[number], left=left)
    return Piece(f"offer-{EQUIPMENT_IDS[number]}", *places.offer_point(number, alone), markup, label, role=CARD)


@cache
def offer(number: int, left: int) -> str:
    """A card of the equipment deck."""
    width, height = places.OFFER_CARD
    colour = "#6b3420" if EQUIPMENT[number].attack else "#3d4a52"
    leaf = box(-width / 2, -height / 2, width, height, 8, colour, outlined(art.INK, 2.5))
    inner = box(-width / 2 + 4, -height / 2 + 4, width - 8, height - 8, 6, "none", outlined(art.BONE, 0.8))
    line = moved(icons.weapon_line(number), -width / 2 + 16, 34)
    card = leaf + inner + moved(icons.EQUIPMENT_ICONS[number], 0, -12, 1.25) + line
    many = disc(12, art.INK, outlined(art.GOLD, 1.6)) + text(f"×{left}", art.SMALL, art.BONE)
    count = moved(many, width / 2 - 18, -height / 2 + 18)
    return card + (count if left else box(-width / 2, -height / 2, width, height, 8, art.STEEL_DARK, ' opacity=".8"'))
