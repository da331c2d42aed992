"""Cards in place of dice: the move value large, and beside it the three sizes, red where a shot hits."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.core.message import Message
from chicane.core.pile import UNKNOWN, kinds, left
from chicane.core.scene import CARD, Piece
from chicane.thunder.german_engineering import AS_DIE, CODES, FACE, FACE_IDS, HAND, VALUE, card_name, card_of, codes
from chicane.thunder.kinds import SHOOTING_DIE
from chicane.thunder.names import crew_of
from chicane.thunder.picture import art
from chicane.thunder.picture.art import box, disc, moved, outlined, stroke, text
from chicane.thunder.state import Thunder

DESIGN: Final = 36.0  # the size for which a card is drawn
DOTS: Final = [(3.0, -10.5), (3.8, -1.5), (4.8, 9.5)]  # radius and height of small, medium and large
SPENT: Final = 0


def hand(game: Thunder, seat: int) -> list[int]:
    """What a crew may spend, as dice; UNKNOWN for a card that the viewer may not know, 0 for one that is gone."""
    cards = [UNKNOWN if card == UNKNOWN else AS_DIE[card] for card in game.drive_hand[seat]]
    return cards + [SPENT] * (HAND - len(cards))


def id_of(crew: str, die: int, number: int) -> str:
    """The piece that a card is."""
    return f"drive-{crew}-{number if die in (UNKNOWN, SPENT) else CODES[card_of(die)]}"


def label(game: Thunder, seat: int, die: int) -> Message:
    """What a card is to whoever looks."""
    crew = crew_of(game, seat)
    if die == SPENT:
        return Message("thunder-scene-drive-none", crew=crew)
    if die == UNKNOWN:
        return Message("thunder-scene-drive-back", crew=crew)
    return Message("thunder-scene-drive-card", crew=crew, card=card_name(card_of(die)))


@cache
def card(die: int, crew: str, size: float) -> str:
    """A card, its back, or the place of one that is gone."""
    if die == SPENT:
        return art.die(SPENT, crew, size)
    return moved(back(crew) if die == UNKNOWN else face(card_of(die), crew), 0, 0, round(size / DESIGN, 3))


def face(number: int, crew: str) -> str:
    """The face of a card."""
    paint = art.PAINTS[crew]
    shade = box(-18, -15.5, 36, 36, 4, art.INK, ' opacity=".5"')
    paper = box(-18, -18, 36, 36, 4, art.BONE, outlined(art.INK, 1.8)) + box(-18, -18, 5, 36, 2, paint.fill)
    hits = SHOOTING_DIE[FACE[number]].hits
    dots = [dot(place, size in hits) for size, place in enumerate(DOTS)]
    return shade + paper + text(str(VALUE[number]), art.HUGE, art.INK, -3.5) + "".join(dots)


def dot(place: tuple[float, float], hit: bool) -> str:
    """One of the three sizes, red where it is hit."""
    return disc(place[0], art.BLOOD if hit else "none", outlined(art.INK, 1.2), 11, place[1])


def back(crew: str) -> str:
    """The back of a card."""
    paint = art.PAINTS[crew]
    paper = box(-18, -18, 36, 36, 4, paint.shade, outlined(art.INK, 1.8))
    return paper + box(-14, -14, 28, 28, 3, "none", outlined(paint.light, 1.5)) + stroke("M0-11V11", art.GOLD, 3)


# Deck and discards


def deck(game: Thunder, seat: int) -> Message:
    """How many cards are left, and what lies among the discards (TR-GEN-18)."""
    used = kinds(game.drive_used[seat])
    faces = [FACE_IDS[FACE[each]] for each in used]
    any_size, either, medium, large = (faces.count(id) for id in ("any", "small-medium", "medium", "large"))
    left, shown = left_in(game, seat), values(used)
    return Message(
        "thunder-scene-drive-deck", "TR-GEN-18", crew=crew_of(game, seat), left=left, used=len(used), values=shown,
        any=any_size, either=either, medium=medium, large=large,
    )  # fmt: skip


def left_in(game: Thunder, seat: int) -> int:
    """How many cards really are in a deck, whoever looks."""
    return left(game.drive_pile[seat], [game.drive_hand[seat]])


def values(cards: list[int]) -> str:
    """The move values of some cards."""
    return " ".join(str(VALUE[each]) for each in cards) or "–"


def in_hand(game: Thunder, seat: int) -> str:
    """The cards in a hand by their short forms."""
    return codes(game.drive_hand[seat]) or "-"


def in_a_line(game: Thunder, seat: int) -> Message:
    """The same in a line of text, discards by their short forms."""
    used = codes(kinds(game.drive_used[seat])) or "–"
    return Message("thunder-sketch-drive-deck", left=left_in(game, seat), values=used)


def pile(game: Thunder, seat: int, x: float, y: float, crew: str) -> Piece:
    """The deck of a crew with the number of its cards, on the panel."""
    under = moved(back(crew), 4, 3, 0.72)
    count = disc(10, art.STEEL_DARK, outlined(art.GOLD, 1.5)) + text(str(left_in(game, seat)), art.BODY, art.BONE)
    markup = under + moved(back(crew), 0, 0, 0.72) + count
    return Piece(f"deck-{crew}", x, y, markup, deck(game, seat), fold=crew, role=CARD)
