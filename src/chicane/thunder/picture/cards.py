"""Cards as pieces: what they say is a caption, for a drawing can't be translated; face down they say nothing."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from chicane.core.caption import Caption
from chicane.core.message import Message
from chicane.core.pile import UNKNOWN
from chicane.thunder.box import BESIDE_SEATS
from chicane.thunder.names import code, crew_of
from chicane.thunder.picture import art
from chicane.thunder.picture.art import box, moved, outlined, stroke
from chicane.thunder.picture.layout import CARD_HEIGHT, CARD_WIDTH
from chicane.thunder.state import Thunder
from chicane.thunder.stocks import beside_tiles, card_name

ROUND: Final = 7  # of the corners
LINES: Final = 4  # of a caption


class Held(NamedTuple):
    """A card in somebody's hand, or open before them."""

    id: str
    name: Message | None  # None for those who may not know
    label: Message
    is_open: bool = False  # for everybody to read


def held_by(game: Thunder, seat: int) -> list[Held]:
    """What lies before a crew: open cards first, then the hand, face down for those who may not know it."""
    stocks = range(len(game.box.stocks))
    seats = [number for number in stocks if game.box.stocks[number].beside == BESIDE_SEATS]
    shown = [card_of(game, seat, number, place, "open") for number in seats for place in game.open[number][seat]]
    return shown + [
        hidden(game, seat, number, at) if card == UNKNOWN else card_of(game, seat, number, card, "hand")
        for number in stocks
        for at, card in enumerate(game.hands[number][seat])
    ]


def beside_tile(game: Thunder, tile: int) -> list[Message]:
    """The names of the cards that lie beside a tile."""
    return [card_name(game, stock, card) for stock in beside_tiles(game) for card in game.open[stock][tile]]


def card_of(game: Thunder, seat: int, stock: int, card: int, where: str) -> Held:
    """A card that the viewer may read."""
    name = card_name(game, stock, card)
    label = Message("thunder-scene-card", crew=crew_of(game, seat), card=name, where=where)
    id = f"card-{game.box.stocks[stock].cards[card].id}-{game.box.crew_ids[seat]}"
    return Held(id, name, label, where == "open")


def hidden(game: Thunder, seat: int, stock: int, at: int) -> Held:
    """A card that only its holder may read."""
    label = Message("thunder-scene-card-back", crew=crew_of(game, seat))
    return Held(f"back-{game.box.stocks[stock].id}-{at}-{game.box.crew_ids[seat]}", None, label)


def beside(game: Thunder, vehicle: int) -> list[Held]:
    """The cards of a vehicle: open ones, and those that still lie face down."""
    seat, found = game.owner[vehicle], []
    for number in game.box.vehicle_stocks:
        for card in [*game.open[number][vehicle], *game.down[number][vehicle]]:
            held = hidden(game, seat, number, 0) if card == UNKNOWN else card_of(game, seat, number, card, "open")
            found.append(held._replace(id=f"{held.id}-{code(game, vehicle)}"))
    return found


@cache
def plate(width: float, height: float, crew: str, silent: bool) -> str:
    """A card beside a vehicle, in small."""
    return box(0, 0, width, height, 5, art.STEEL_DARK if silent else art.BONE, outlined(art.PAINTS[crew].fill, 2.4))


def plate_caption(name: Message, width: float, height: float, silent: bool) -> Caption:
    """The name of a card beside a vehicle."""
    colour = art.BONE if silent else art.INK
    size = round(min(art.BODY, height * 0.38), 1) if height > 25 else art.BODY
    return Caption(name, width / 2, height / 2, size, width - 8, 2 if height > 25 else 1, colour, art.FONT)


@cache
def chip(crew: str) -> str:
    """A card beside a vehicle on a tab: seen, not read."""
    return box(-6, -8, 12, 16, 3, art.BONE, outlined(art.PAINTS[crew].fill, 2.4))


@cache
def small(crew: str, is_open: bool, scale: float) -> str:
    """A card in small: the face without words, or the back."""
    return moved(face(crew), 0, 0, scale) if is_open else back(crew, scale)


@cache
def face(crew: str) -> str:
    """A card that lies face up, with a stripe in the colour of a crew."""
    paper = box(0, 0, CARD_WIDTH, CARD_HEIGHT, ROUND, art.BONE, outlined(art.INK, 2))
    return paper + box(5, 5, CARD_WIDTH - 10, 12, 4, art.PAINTS[crew].fill, outlined(art.INK, 1))


@cache
def back(crew: str, scale: float = 1.0) -> str:
    """A card that lies face down."""
    paper = box(0, 0, CARD_WIDTH, CARD_HEIGHT, ROUND, art.PAINTS[crew].shade, outlined(art.INK, 2))
    frame = box(5, 5, CARD_WIDTH - 10, CARD_HEIGHT - 10, 4, "none", outlined(art.PAINTS[crew].light, 1.5))
    road = stroke(f"M{CARD_WIDTH / 2:g} 14V{CARD_HEIGHT - 14}", art.GOLD, 4, ' stroke-dasharray="11 8"')
    return moved(paper + frame + road, 0, 0, scale)


def caption(name: Message) -> Caption:
    """The name of a card, in the middle below the stripe."""
    middle = 17 + (CARD_HEIGHT - 17) / 2
    return Caption(name, CARD_WIDTH / 2, middle, art.BODY, CARD_WIDTH - 10, LINES, art.INK, art.FONT)
