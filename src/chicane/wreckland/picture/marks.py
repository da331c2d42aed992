"""How options look on the board: frames, rings, round signs, ghosts of dice."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.wreckland.names import is_red, is_scrap, piece_value
from chicane.wreckland.picture import art, dice_art, gear_art, icon_art
from chicane.wreckland.picture.art import (
    BLOOD,
    BONE,
    GOLD,
    INK,
    STEEL_DARK,
    cased,
    disc,
    fill,
    leaf,
    moved,
    outlined,
    text,
)
from chicane.wreckland.picture.places import GEAR_DIE

ON_EDGE: Final = (62.0, 2.0)  # a sign on a card in its slot: beside its name, its dice and its damage
CHECK: Final = "M-9 1L-3 8 10-8"
CROSS: Final = "M-8-8L8 8M8-8L-8 8"
ONWARD: Final = "M-9-8L-1 0-9 8M1-8L9 0 1 8"


@cache
def frame(width: float, height: float, round: float, colour: str = GOLD, strength: float = 0.05) -> str:
    """A bright frame, all of which can be pointed at."""
    field = leaf(width, height, round, colour, f' fill-opacity="{strength:g}"{outlined(INK, 6.5)}')
    return field + leaf(width, height, round, "none", outlined(colour, 3.4))


@cache
def die_ring(size: float, colour: str = GOLD) -> str:
    """A frame around a die."""
    return frame(size + 7, size + 7, size * 0.25, colour)


@cache
def sign(icon: str, radius: float = 20, colour: str = GOLD) -> str:
    """An icon on a dark disc."""
    return disc(radius, STEEL_DARK, outlined(INK, 6)) + disc(radius, STEEL_DARK, outlined(colour, 2.8)) + icon


@cache
def button(icon: str) -> str:
    """A sign in the row of options without a place."""
    return leaf(56, 52, 12, STEEL_DARK, outlined(INK, 6)) + leaf(56, 52, 12, "#4a3a24", outlined(GOLD, 2.8)) + icon


@cache
def corner_sign(icon: str, colour: str = GOLD) -> str:
    """A small sign."""
    return sign(moved(icon, 0, 0, 0.62), 13, colour)


def spanner() -> str:
    """To repair."""
    return icon_art.ICONS[6]


def cross() -> str:
    """To lose or to decline."""
    return cased(CROSS, BLOOD, 4)


def go_on() -> str:
    """To go on."""
    return cased(ONWARD, GOLD, 4)


def check() -> str:
    """Enough."""
    return cased(CHECK, GOLD, 4)


@cache
def number(value: int) -> str:
    """A number to choose."""
    return sign(text(str(value), art.BODY, BONE), 14)


@cache
def arrow(angle: float) -> str:
    """A broad arrow; up is to the front."""
    head = fill("M0-17L14-1H6V14H-6V-1H-14Z", GOLD, INK, 2.4)
    return moved(head, 0, 0, 1, angle)


@cache
def field(width: float, height: float, zone: int) -> str:
    """A whole zone, from its corner, with an arrow out into it."""
    return moved(frame(width, height, 14, strength=0.13) + arrow(90 * zone), width / 2, height / 2)


@cache
def cross_hairs() -> str:
    """A target."""
    hairs = "M-27 0A27 27 0 1 1 27 0A27 27 0 1 1-27 0ZM-37 0H-18M18 0H37M0-37V-18M0 18V37"
    return (
        disc(27, BLOOD, ' fill-opacity=".22"')
        + art.stroke(hairs, INK, 8)
        + art.stroke(hairs, BONE, 5.5)
        + art.stroke(hairs, BLOOD, 3)
    )


@cache
def ram() -> str:
    """Teeth: to ram this way."""
    teeth = fill("M-24 10V-1L-14-14-8-1 0-17 8-1 14-14 24-1V10Z", art.CHROME, INK, 2)
    return sign(moved(teeth, 0, 1, 0.62), 20)


@cache
def ghost(value: int, red: bool, size: float, perfect: bool) -> str:
    """A die that would lie here; a star if it is a perfect placement."""
    return dice_art.die(value, red, size) + die_ring(size) + (star(size) if perfect else "")


def star(size: float) -> str:
    """The mark of a perfect placement, at the corner of a die."""
    return moved(fill(gear_art.STAR, GOLD, INK, 1.4), size * 0.5, -size * 0.5, 1.1)


@cache
def goal(perfect: bool) -> str:
    """A die slot that waits for the die in the hand."""
    return die_ring(GEAR_DIE) + (star(GEAR_DIE) if perfect else "")


@cache
def payment(pieces: tuple[int, ...], width: float, height: float) -> str:
    """The dice and cards that pay, on a plate."""
    pitch = min(44.0, (width - 16) / len(pieces))
    size = min(34.0, pitch - 4)
    dice = "".join(
        moved(piece_art(piece, size), round((index - (len(pieces) - 1) / 2) * pitch, 1), 0)
        for index, piece in enumerate(pieces)
    )
    return (
        leaf(width, height, 10, STEEL_DARK, outlined(INK, 6))
        + leaf(width, height, 10, art.STEEL, outlined(GOLD, 2.6))
        + dice
    )


@cache
def piece_art(piece: int, size: float) -> str:
    """A die, or a scrap card as a die on a cog."""
    if not is_scrap(piece):
        return dice_art.die(piece_value(piece), is_red(piece), size)
    return moved(icon_art.cog(), 0, 0, round(size / 23, 2)) + dice_art.die(
        piece_value(piece), False, round(size * 0.62, 1)
    )
