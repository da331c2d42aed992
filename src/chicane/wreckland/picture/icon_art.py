"""The icons of cards and boards: one for each effect, with its number and its zone (WL-ICON)."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.wreckland.icons import ALL, ANY, BOSS, CHOICE, EFFECTS, HERE, OWN, PLUS
from chicane.wreckland.picture import art
from chicane.wreckland.picture.art import (
    BLOOD,
    BONE,
    CHROME,
    FIRE,
    GOLD,
    INK,
    IRON,
    MOSS,
    STEEL_DARK,
    cased,
    disc,
    fill,
    flat,
    leaf,
    moved,
    outlined,
    skull,
    stroke,
    text,
)
from chicane.wreckland.picture.dice_art import die

AROUND: Final = "M10-5A11 11 0 1 0 11 3M12-11V-4H5"
SPANNER: Final = "M-12 9L2-5Q0-10 5-13Q8-14 11-13L6-8 9-5 14-10Q15-6 13-3Q10 1 5-1L-9 13Q-11 14-12 13T-12 9Z"


def hairs() -> str:
    """A target."""
    ring = "M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0ZM-13 0H-6M6 0H13M0-13V-6M0 6V13"
    return stroke(ring, INK, 5) + stroke(ring, "#ff6a50", 2.6) + disc(2, BONE)


def two_hairs() -> str:
    """Two targets."""
    return moved(hairs(), -5, -4, 0.74) + moved(hairs(), 5, 5, 0.74)


def fan() -> str:
    """A whole zone in flames: a fan of blasts."""
    wedge = fill("M0 12L-14-8Q0-16 14-8Z", FIRE, INK, 1.8)
    return wedge + flat("M0 9L-7-6Q0-10 7-6Z", GOLD) + disc(2.4, INK, "", 0, 10)


def pushed() -> str:
    """A vehicle with arrows to both sides."""
    car = fill("M-5-8H5L6 9H-6Z", IRON, INK, 1.4) + flat("M-3-3H3V1H-3Z", INK)
    return car + cased("M-9 0H-14M-11-4L-15 0-11 4M9 0H14M11-4L15 0 11 4", GOLD, 2.2)


def with_die(sign: str, red: bool = False, value: int = 5) -> str:
    """Something that is done to a die."""
    return die(value, red, 19) + sign


def cog() -> str:
    """A cog wheel: scrap."""
    teeth = "".join(
        f'<rect x="-2.6" y="-13" width="5.2" height="26" rx="1" transform="rotate({a})"/>' for a in (0, 45, 90, 135)
    )
    wheel = f'<g fill="{CHROME}"{outlined(INK, 1.4)}>{teeth}</g>'
    return wheel + disc(9, CHROME) + disc(3.4, STEEL_DARK, outlined(INK, 1.2))


def card() -> str:
    """A card of equipment."""
    return leaf(17, 23, 3, "#8a6a3a", outlined(INK, 1.5)) + moved(flat(SPANNER, BONE), 0, 0, 0.5)


@cache
def block() -> str:
    """An engine block with its pipes."""
    pipes = stroke("M-8-6V-12M0-6V-12M8-6V-12", INK, 6) + stroke("M-8-6V-12M0-6V-12M8-6V-12", CHROME, 3)
    body = fill("M-13-7H13V8H9V12H-9V8H-13Z", IRON, INK, 1.6)
    return pipes + body + stroke("M-8-2H8M-8 3H8", INK, 1.6)


def heart() -> str:
    """Enemies lose damage."""
    return fill("M0 11C-16 0-12-12-5-11Q-1-10 0-6Q1-10 5-11C12-12 16 0 0 11Z", MOSS, INK, 1.6) + stroke(
        "M-4 0H4M0-4V4", BONE, 2.4
    )


def crossed(picture: str) -> str:
    """Something that is lost."""
    minus = disc(7.5, BLOOD, outlined(INK, 1.6)) + stroke("M-3.6 0H3.6", BONE, 2.6)
    return moved(picture, -2, -1) + moved(minus, 8, 7)


def foes_around() -> str:
    """All enemies move on, clockwise."""
    return cased("M-10-7A12 12 0 1 1-12 3M-14-12L-10-6-3-8", GOLD, 2.4) + moved(skull(BONE, INK), 0, 0, 0.62)


def foes_act() -> str:
    """Enemies act: a skull with a flash."""
    bolt = fill("M10-15L3-2H8L4 10L15-5H10L15-15Z", GOLD, INK, 1.3)
    return moved(skull(BONE, INK), -4, 1, 0.95) + bolt


ICONS: Final = [
    hairs(),
    two_hairs(),
    fan(),
    "",
    pushed(),
    with_die(cased("M0 2V-15M-5-10L0-15 5-10", GOLD, 2.4)),
    fill(SPANNER, CHROME, INK, 1.6),
    with_die(moved(cased(AROUND, GOLD, 2.6), 0, 0, 1.15), value=4),
    leaf(27, 20, 4, BONE, outlined(INK, 1.6)) + text("±1", 19, INK),
    with_die(
        disc(8, STEEL_DARK, outlined(GOLD, 1.5), 8, -7)
        + moved(stroke("M-3-1V-4A3 3 0 0 1 3-4V-1M-4 0H4V4H-4Z", GOLD, 1.8), 8, -6)
    ),
    cog(),
    "",
    moved(block(), 0, 0, 0.9) + moved(art.burst(), 8, -7, 0.36),
    heart(),
    crossed(die(5, False, 21)),
    crossed(cog()),
    crossed(card()),
    with_die(moved(cased(AROUND, GOLD, 2.6), 0, 0, 1.15), red=True, value=4),
    skull(BONE, INK) + moved(cased("M-5 0H5M0-5V5", GOLD, 2.6), 11, -8),
    foes_around(),
    foes_act(),
]  # as EFFECT_NAMES

ICON: Final = 30.0  # the width of an icon, of a digit, of a zone's sign, of the bar between choices
DIGIT: Final = 11.0
ZONE_SIGN: Final = 25.0
BAR: Final = 10.0


@cache
def zone_sign(zone: int) -> str:
    """A small vehicle with the side that is meant lit up."""
    if zone == BOSS:
        return moved(art.crown(), 0, 0, 0.6)
    if zone == ANY:
        return leaf(16, 16, 2, STEEL_DARK, outlined(IRON, 1.2)) + text("?", 16, GOLD)
    body = leaf(12, 12, 2, STEEL_DARK, outlined(IRON, 1.2))
    sides = ["M-7-8H7", "M8-7V7", "M-7 8H7", "M-8-7V7"]
    lit = "".join(sides) if zone in (ALL, HERE) else sides[zone]
    return body + stroke(lit, INK, 4.6) + stroke(lit, GOLD, 2.8)


def width_of(effect: int) -> float:
    """How wide an effect is drawn."""
    icon = EFFECTS[effect]
    if icon.do == CHOICE:
        return sum(row_width(effects) for effects in icon.of) + BAR * (len(icon.of) - 1)
    if icon.do == PLUS:
        return 2 * DIGIT + 4
    return ICON + (DIGIT if icon.amount else 0) + (ZONE_SIGN if icon.zone != OWN else 0)


def row_width(effects: tuple[int, ...]) -> float:
    """How wide several effects are drawn."""
    return sum(width_of(effect) for effect in effects)


def effect_art(effect: int) -> str:
    """An effect from the origin to the right."""
    icon = EFFECTS[effect]
    if icon.do == CHOICE:
        return choice_art(icon.of)
    if icon.do == PLUS:
        return text(f"+{icon.amount}", 20, GOLD, DIGIT + 2)
    number = text(str(icon.amount), 20, BONE, ICON + DIGIT / 2 - 1) if icon.amount else ""
    at = ICON + (DIGIT if icon.amount else 0) + ZONE_SIGN / 2
    zone = moved(zone_sign(icon.zone), at, 0, 1.25) if icon.zone != OWN else ""
    return moved(ICONS[icon.do], ICON / 2, 0) + number + zone


def choice_art(choices: list[tuple[int, ...]]) -> str:
    """Effects to choose from, with a bar between them."""
    drawn, x = "", 0.0
    for index, effects in enumerate(choices):
        if index:
            drawn += moved(stroke("M3-11L-3 11", GOLD, 2.4), x + BAR / 2, 0)
            x += BAR
        drawn += moved(from_left(effects), x, 0)
        x += row_width(effects)
    return drawn


def from_left(effects: tuple[int, ...]) -> str:
    """Several effects from the origin to the right."""
    drawn, x = "", 0.0
    for effect in effects:
        drawn += moved(effect_art(effect), x, 0)
        x += width_of(effect)
    return drawn


@cache
def row(effects: tuple[int, ...], most: float, scale: float = 1.0) -> str:
    """Several effects around the origin, made smaller where they are too wide."""
    wide = row_width(effects)
    size = min(scale, most / wide) if wide else scale
    return moved(from_left(effects), round(-wide * size / 2, 1), 0, round(size, 3))
