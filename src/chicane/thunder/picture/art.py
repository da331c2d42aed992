"""Palette, type, brushes, dice and signs; pictures are drawn around their own origin and know nothing of the chase."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from chicane.core.brush import CONDENSED, PIPS, Pen
from chicane.core.brush import box as box
from chicane.core.brush import disc as disc
from chicane.core.brush import flat as flat
from chicane.core.brush import moved as moved
from chicane.core.brush import outlined as outlined
from chicane.core.brush import skull as skull
from chicane.core.brush import stroke as stroke
from chicane.core.letters import lettered

FONT: Final = CONDENSED
BODY: Final = 17  # the type scale
SIGN: Final = 22  # nine pixels where a phone shows most of the road
BADGE: Final = 20
LARGE: Final = 22
HUGE: Final = 32

INK: Final = "#1d1511"
BONE: Final = "#fbeed3"
STEEL: Final = "#3b3029"
STEEL_LIGHT: Final = "#56473b"
STEEL_DARK: Final = "#28201b"
RUST: Final = "#9c4a20"
GOLD: Final = "#ffc93c"
FIRE: Final = "#f2641c"
BLOOD: Final = "#c3201a"
ASPHALT: Final = "#4c4845"
MUD: Final = "#63401f"
GLASS: Final = "#25343d"
RUBBER: Final = "#191614"


class Paint(NamedTuple):
    """How a crew is told from others: its colours, a shape of its own, and its look in a terminal."""

    fill: str
    shade: str
    light: str
    ink: str  # on its fill
    shape: str
    terminal: str
    plate: float = 1.22  # how large its shape must be for two signs


DISC: Final = "M-10.5 0A10.5 10.5 0 1 1 10.5 0A10.5 10.5 0 1 1-10.5 0Z"
PAINTS: Final[dict[str, Paint]] = {  # by crew; boxes add their own
    "red": Paint("#cf3420", "#8d1f12", "#f2765a", BONE, DISC, "red"),
    "blue": Paint("#2b6cb8", "#194880", "#72a9e4", BONE, "M-9.5-9.5H9.5V9.5H-9.5Z", "blue"),
    "green": Paint("#568f2e", "#335f18", "#94c765", BONE, "M-6-10.5H6L12 0 6 10.5H-6L-12 0Z", "green"),
    "yellow": Paint("#f0b51e", "#b07c0a", "#ffdc75", INK, "M0-14L14 0 0 14-14 0Z", "yellow"),
    "purple": Paint("#8a52b5", "#573078", "#bd8ee0", BONE, "M0-15L14 10H-14Z", "magenta", 1.42),
    "white": Paint("#d8d2c6", "#77716a", "#ffffff", INK, "M0-13L12.5-4 8 10.5H-8L-12.5-4Z", "white", 1.3),
}

ANGLES: Final = [0.0, -63.8, 63.8, 180.0, -116.2, 116.2]  # of the directions F, FL, FR, R, RL, RR in the picture


# Brushes


PEN: Final = Pen(FONT, INK, 1.5)
text, fill = PEN.text, PEN.fill


@cache
def badge(crew: str, plain: str) -> str:
    """The sign of a crew: colour, shape and letter."""
    paint = PAINTS[crew]
    letter = lettered(f"thunder-letter-{crew}", plain)
    return fill(paint.shape, paint.fill, INK, 2) + text(letter, BADGE, paint.ink)


# Dice


@cache
def die(value: int, crew: str, size: float = 34) -> str:
    """A die of a crew; without a value it is blank and dim."""
    paint = PAINTS[crew]
    half = size / 2
    edge = size * 0.2
    if not value:
        return box(-half, -half, size, size, edge, STEEL, f'{outlined(STEEL_LIGHT, 2)} stroke-dasharray="5 4"')
    shade = box(-half, -half + 2.5, size, size, edge, INK, ' opacity=".5"')
    body = box(-half, -half, size, size, edge, paint.fill, outlined(INK, 1.8))
    spot = size * 0.1
    pips = "".join(disc(round(spot, 2), paint.ink, "", x * size * 0.27, y * size * 0.27) for x, y in PIPS[value])
    return shade + body + pips


@cache
def road_die(value: int) -> str:
    """The road die: asphalt with a lane line and a number."""
    shade = box(-25, -22, 50, 50, 10, INK, ' opacity=".5"')
    body = box(-25, -25, 50, 50, 10, ASPHALT, outlined(INK, 2.5))
    lines = stroke("M-19-18H19M-19 18H19", GOLD, 2.5, ' stroke-dasharray="7 5"')
    return shade + body + lines + text(str(value) if value else "", HUGE, BONE)


# Signs on plates


def airstrike_icon() -> str:
    """A landing pad for the chopper."""
    return disc(19, STEEL_DARK, outlined(GOLD, 2)) + stroke("M-6-8V8M6-8V8M-6 0H6", STEEL_LIGHT, 3.5)


def nitro_icon() -> str:
    """A bottle with a flame at its end."""
    flame = fill("M-8-5Q-18-6-21 0Q-18 6-8 5Q-13 0-8-5Z", FIRE, INK, 1.2)
    core = flat("M-8-2.5Q-14-2-16 0Q-14 2-8 2.5Z", GOLD)
    bottle = fill("M-8-7H8Q14-7 14-3H19V3H14Q14 7 8 7H-8Z", "#3f9ac0", INK, 1.6)
    return flame + core + bottle + stroke("M-3-3H7", BONE, 2)


def drift_icon() -> str:
    """A bend of tyre marks."""
    return stroke("M-17 10Q0 10 4-2T17-12M-17 16Q5 17 10 2T19-5", BONE, 3, ' stroke-dasharray="6 3.5"')


def repair_icon() -> str:
    """A spanner."""
    head = "M-15 11L3-7Q1-13 6-16Q10-18 14-16L8-10 11-7 17-13Q19-9 16-5Q13 0 7-2L-11 15Q-14 17-16 15T-15 11Z"
    return fill(head, "#cfc6b4", INK, 1.6)


STAR: Final = "M0-10L3-3.5 10-3 5 2 6.5 9.5 0 5.5-6.5 9.5-5 2-10-3-3-3.5Z"


@cache
def star_token(scale: float = 1.0) -> str:
    """A command token, and the sign of a command that no die fits (TR-LDR-07)."""
    return moved(disc(13, "#2b2620", outlined(INK, 1.5)) + fill(STAR, GOLD, INK, 1), 0, 0, scale)


COMMAND_ICONS: Final[dict[str, str]] = {  # by command; boxes add their own
    "airstrike": airstrike_icon(),
    "nitro": nitro_icon(),
    "drift": drift_icon(),
    "repair": repair_icon(),
}


@cache
def wheel() -> str:
    """The first player's steering wheel."""
    rim = disc(12, "none", outlined(INK, 7)) + disc(12, "none", outlined(GOLD, 4))
    spokes = stroke("M-10 0H10M0 0V11", INK, 5) + stroke("M-10 0H10M0 0V11", GOLD, 2.6)
    return rim + spokes + disc(3.6, GOLD, outlined(INK, 1.2))


def tile_icon() -> str:
    """A pile of road tiles."""
    leaf = "M-24-12H24V12H-24Z"
    under = moved(fill(leaf, "#b98645", INK, 1.6), 5, 7) + moved(fill(leaf, "#b98645", INK, 1.6), 2.5, 3.5)
    return under + fill(leaf, ASPHALT, INK, 1.6) + stroke("M-20 0H20", GOLD, 2.4, ' stroke-dasharray="6 5"')


def flag() -> str:
    """A chequered flag: the sign of the round."""
    cloth = fill("M-6-14H20V4H-6Z", BONE, INK, 1.6)
    squares = "M-6-14h6.5v6h-6.5zM7-14h6.5v6h-6.5zM.5-8h6.5v6h-6.5zM13.5-8h6.5v6h-6.5zM-6-2h6.5v6h-6.5zM7-2h6.5v6h-6.5z"
    return cloth + flat(squares, INK) + stroke("M-8-16V18", "#8a5a33", 4)


@cache
def chevrons(count: int) -> str:
    """Moves left, as so many arrow heads; more than six are a number."""
    shown = count if count <= 6 else 1
    heads = "".join(f"M{-6 * shown + 12 * index}-6l6 6-6 6" for index in range(shown))
    number = text(str(count), BODY, GOLD, 20) if count > 6 else ""
    return stroke(heads, GOLD, 3.6) + number


@cache
def halo() -> str:
    """The light under the vehicle that moves."""
    return (
        f'<ellipse rx="35" ry="25" fill="{GOLD}" fill-opacity=".4"{outlined(INK, 5)}/>'
        f'<ellipse rx="35" ry="25" fill="none"{outlined(GOLD, 3)}/>'
    )


def cross_hairs() -> str:
    """A target."""
    hairs = "M-25 0A25 25 0 1 1 25 0A25 25 0 1 1-25 0ZM-33 0H-17M17 0H33M0-33V-17M0 17V33"
    return disc(25, BLOOD, ' fill-opacity=".2"') + stroke(hairs, BONE, 6) + stroke(hairs, BLOOD, 3)


def star() -> str:
    """A crash."""
    burst = "M0-21L5-9 17-15 11-4 22 3 10 6 12 18 2 11-7 20-8 9-20 9-12 0-19-11-7-9Z"
    return fill(burst, FIRE, INK, 2.5) + moved(flat(burst, GOLD), 0, 0, 0.5)


def skull_stamp() -> str:
    """Out of the game."""
    return moved(skull(BLOOD, STEEL_DARK), 0, 0, 2.6) + stroke("M-46-30L46 34M46-30L-46 34", BLOOD, 9)


def trophy() -> str:
    """The winner's cup."""
    ears = stroke("M-13-12Q-24-12-20-2Q-17 4-9 4M13-12Q24-12 20-2Q17 4 9 4", GOLD, 4)
    return ears + fill("M-14-18H14Q14 6 3 9V14H10V20H-10V14H-3V9Q-14 6-14-18Z", GOLD, INK, 2)
