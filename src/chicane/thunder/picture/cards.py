"""Cards as pieces: what they say is a caption, for a drawing can't be translated; face down they say nothing."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from chicane.core.caption import Caption
from chicane.core.message import Message
from chicane.thunder.picture import art
from chicane.thunder.picture.art import box, moved, outlined, stroke
from chicane.thunder.picture.layout import CARD_HEIGHT, CARD_WIDTH

ROUND: Final = 7  # of the corners
LINES: Final = 4  # of a caption


class Held(NamedTuple):
    """A card in somebody's hand."""

    id: str
    name: Message | None  # None for those who may not know
    label: Message


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
