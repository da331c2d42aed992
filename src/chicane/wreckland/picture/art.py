"""Palette, type and brushes; pictures are drawn around their own origin and know nothing of the chase."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.core.brush import CONDENSED, Pen
from chicane.core.brush import box as box
from chicane.core.brush import dim as dim
from chicane.core.brush import disc as disc
from chicane.core.brush import flat as flat
from chicane.core.brush import moved as moved
from chicane.core.brush import outlined as outlined
from chicane.core.brush import skull as skull
from chicane.core.brush import stroke as stroke
from chicane.core.caption import Caption
from chicane.core.message import Message

FONT: Final = CONDENSED
TINY: Final = 11  # the type scale
SMALL: Final = 14
BODY: Final = 17
LARGE: Final = 22
HUGE: Final = 34

INK: Final = "#17110d"
BONE: Final = "#f9ebcf"
STEEL: Final = "#362c26"
STEEL_LIGHT: Final = "#52443a"
STEEL_DARK: Final = "#231b17"
CHROME: Final = "#c9c1b1"
IRON: Final = "#857a6c"
RUST: Final = "#9c4a20"
GOLD: Final = "#ffc93c"
FIRE: Final = "#f2641c"
BLOOD: Final = "#cf2a1d"
MOSS: Final = "#7d9a56"
TEAL: Final = "#3f8f92"
SAND: Final = "#c08a4c"
ASPHALT: Final = "#4d4643"
RUBBER: Final = "#191513"
GLASS: Final = "#24353d"

Point = tuple[float, float]


# Brushes


PEN: Final = Pen(FONT, INK, 1.5)
text, fill = PEN.text, PEN.fill


def caption(
    words: Message, size: float, width: float, x: float, y: float, lines: int = 1, anchor: str = "middle"
) -> Caption:
    """Words that are printed on something."""
    return Caption(words, x, y, size, width, lines, BONE, FONT, anchor)


def cased(path: str, colour: str, width: float) -> str:
    """A bright line with a dark edge, to be seen on anything."""
    return stroke(path, INK, width + 3) + stroke(path, colour, width)


def leaf(width: float, height: float, round: float, colour: str, more: str = "") -> str:
    """A filled rectangle around the origin."""
    return box(-width / 2, -height / 2, width, height, round, colour, more)


# Things that several pictures share

SHIELD: Final = "M0-11L9.5-7V0Q9.5 8 0 12Q-9.5 8-9.5 0V-7Z"
BURST: Final = "M0-21L5-9 17-15 11-4 22 3 10 6 12 18 2 11-7 20-8 9-20 9-12 0-19-11-7-9Z"


@cache
def crown() -> str:
    """A crown of spikes, 26 wide: the sign of a Boss."""
    return fill("M-13 8L-15-7-7 0 0-12 7 0 15-7 13 8Z", GOLD, INK, 1.6) + stroke("M-10 4.5H10", INK, 1.6)


@cache
def horns() -> str:
    """Two horns, 26 wide: the sign of a mini-boss."""
    return fill("M-6 7Q-15 5-13-9Q-8-1-1 0H1Q8-1 13-9Q15 5 6 7Z", FIRE, INK, 1.6)


@cache
def flame() -> str:
    """A flame, 26 high, that stands on the origin."""
    outer = "M0 0C-10 0-12-8-8-14C-7-11-5-10-4-11C-6-18-1-22 2-26C2-20 8-17 9-10C10-4 7 0 0 0Z"
    return fill(outer, FIRE, INK, 1.4) + flat("M0-1C-5-1-6-5-3-9C-2-7 0-8 1-12C4-9 5-6 4-3C3-1 2-1 0-1Z", GOLD)


@cache
def burst() -> str:
    """An explosion, 44 wide."""
    return fill(BURST, FIRE, INK, 2) + moved(flat(BURST, GOLD), 0, 0, 0.55)


@cache
def trophy() -> str:
    """The winner's cup."""
    ears = stroke("M-13-12Q-24-12-20-2Q-17 4-9 4M13-12Q24-12 20-2Q17 4 9 4", GOLD, 4)
    return ears + fill("M-14-18H14Q14 6 3 9V14H10V20H-10V14H-3V9Q-14 6-14-18Z", GOLD, INK, 2)


@cache
def armour(value: int) -> str:
    """A shield with its number."""
    return fill(SHIELD, CHROME, INK, 1.6) + text(str(value), SMALL, INK, 0, -0.5)


@cache
def wheel_badge() -> str:
    """The driver's sign: a steering wheel, 24 by 24."""
    rim = disc(9.5, STEEL_DARK, outlined(INK, 5)) + disc(9.5, "none", outlined(GOLD, 3))
    return rim + stroke("M-8 0H8M0 0V8", GOLD, 2.6) + disc(3, BLOOD, outlined(INK, 1))


@cache
def plate(width: float, height: float) -> str:
    """A dark panel with its corner at the origin."""
    bolts = "".join(disc(2, STEEL_LIGHT, "", x, y) for x in (8, width - 8) for y in (8, height - 8))
    return box(0, 0, width, height, 10, STEEL, outlined(INK, 3.5)) + bolts


# Damage


@cache
def endurance(hurt: int, resistance: int, width: float) -> str:
    """A box for each point of resistance, the damaged ones burst; so wide, around the origin."""
    rows = 1 if resistance <= 10 else 2
    each = -(-resistance // rows)
    pitch = min(18.0, width / each)
    high = 12.0 if rows == 1 else 7.0
    boxes = ""
    for index in range(resistance):
        row, column = divmod(index, each)
        x = (column - (each - 1) / 2) * pitch
        y = (row - (rows - 1) / 2) * (high + 1.5)
        boxes += moved(point(index < hurt, pitch - 2.4, high), round(x, 2), y)
    return boxes


@cache
def point(hit: bool, width: float, height: float) -> str:
    """One point of resistance."""
    field = leaf(round(width, 2), height, 2.5, BLOOD if hit else MOSS, outlined(INK, 1.2))
    reach = min(width, height) * 0.26
    cross = f"M{-reach:.1f} {-reach:.1f}L{reach:.1f} {reach:.1f}M{reach:.1f} {-reach:.1f}L{-reach:.1f} {reach:.1f}"
    return field + (stroke(cross, INK, 1.8) if hit else "")
