"""Palette, type and brushes, and the sign of each seat; pictures are drawn around their own origin."""

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
from chicane.core.brush import stroke as stroke
from chicane.core.letters import lettered
from chicane.wreckage.kinds import COLOURS
from chicane.wreckage.state import NONE, Wreckage

FONT: Final = CONDENSED
SMALL: Final = 15  # the type scale
BODY: Final = 17
TAG: Final = 18  # nine pixels wherever a phone looks at the arena
LARGE: Final = 22
HUGE: Final = 34

INK: Final = "#16120f"
BONE: Final = "#f7ead0"
STEEL: Final = "#332c28"
STEEL_LIGHT: Final = "#4a403a"
STEEL_DARK: Final = "#221c19"
CHROME: Final = "#c9c3b6"
IRON: Final = "#857d72"
RUST: Final = "#9a4f26"
GOLD: Final = "#ffc93c"
FIRE: Final = "#f2641c"
BLOOD: Final = "#d1271c"
GLASS: Final = "#22323c"
RUBBER: Final = "#1a1715"
SMOKE: Final = "#4f4843"

# By colour: red, blue, green, yellow; then a seat without a vehicle.
FILLS: Final = ["#cf3420", "#2b6cb8", "#4f8f34", "#f0b51e", "#7a7067"]
SHADES: Final = ["#8d1f12", "#194880", "#2f5f1d", "#b07c0a", "#524a43"]
LIGHTS: Final = ["#f2765a", "#72a9e4", "#94c765", "#ffdc75", "#a79d92"]
ON_FILLS: Final = [BONE, BONE, BONE, INK, BONE]
LETTERS: Final = "RBGY"
NO_COLOUR: Final = 4

# Each colour has a shape of its own: disc, square, hexagon, diamond; a seat without a vehicle an octagon.
SHAPES: Final = [
    "M-10.5 0A10.5 10.5 0 1 1 10.5 0A10.5 10.5 0 1 1-10.5 0Z",
    "M-9.5-9.5H9.5V9.5H-9.5Z",
    "M-6-10.5H6L12 0 6 10.5H-6L-12 0Z",
    "M0-13L13 0 0 13-13 0Z",
    "M-4.5-10.5H4.5L10.5-4.5V4.5L4.5 10.5H-4.5L-10.5 4.5V-4.5Z",
]


# Brushes


PEN: Final = Pen(FONT, INK, 1.4)
text, fill = PEN.text, PEN.fill


def unseen(markup: str) -> str:
    """A picture that a pointer goes through."""
    return f'<g><g pointer-events="none">{markup}</g></g>'


# Seats


@cache
def badge(colour: int, letter: str) -> str:
    """The sign of a seat: colour, shape and letter, 24 by 24."""
    return fill(SHAPES[colour], FILLS[colour], INK, 1.8) + text(spoken(letter), SMALL, ON_FILLS[colour])


def spoken(letter: str) -> str:
    """The letter of a colour in any language; a number stays what it is."""
    return lettered(f"wreckage-letter-{COLOURS[LETTERS.index(letter)]}", letter) if letter in LETTERS else letter


def colour_of(game: Wreckage, seat: int) -> int:
    """The colour of a seat's vehicle; grey before it has one."""
    return NO_COLOUR if game.vehicle[seat] == NONE else game.kind(seat).colour


def letter_of(game: Wreckage, seat: int) -> str:
    """The letter of a seat's colour; before it has one, its number."""
    return str(seat + 1) if game.vehicle[seat] == NONE else LETTERS[game.kind(seat).colour]


def seat_badge(game: Wreckage, seat: int) -> str:
    """The sign of a seat, as on the board."""
    return badge(colour_of(game, seat), letter_of(game, seat))
