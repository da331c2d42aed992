"""Dice, the places where they lie, and costs as patterns of dice (WL-COMP-04, WL-COST)."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.core.brush import PIPS
from chicane.wreckland.icons import ANY_DICE, RUN, TOTAL, TWO_PAIRS, Cost
from chicane.wreckland.picture import art
from chicane.wreckland.picture.art import BONE, GOLD, INK, box, disc, fill, leaf, moved, outlined, stroke, text
from chicane.wreckland.traits import mask_text

RED_FACE: Final = "#c9281c"
WHITE_FACE: Final = "#f6ecd6"
COST_DIE: Final = 20


@cache
def die(value: int, red: bool, size: float) -> str:
    """A die of either colour."""
    face, pip = (RED_FACE, BONE) if red else (WHITE_FACE, INK)
    edge = size * 0.2
    shade = box(-size / 2, -size / 2 + size * 0.07, size, size, edge, INK, ' opacity=".5"')
    body = leaf(size, size, edge, face, outlined(INK, max(1.2, size * 0.05)))
    apart = size * 0.27
    pips = "".join(
        disc(round(size * 0.1, 2), pip, "", round(x * apart, 2), round(y * apart, 2)) for x, y in PIPS[value]
    )
    return shade + body + pips


@cache
def lock(size: float) -> str:
    """The mark of a held die, at its upper right corner."""
    shackle = stroke("M-4-2V-6A4 4 0 0 1 4-6V-2", INK, 4.4) + stroke("M-4-2V-6A4 4 0 0 1 4-6V-2", BONE, 2.2)
    sign = (
        disc(10.5, art.STEEL_DARK, outlined(GOLD, 2), 0, -1) + shackle + box(-6, -3, 12, 9, 2, GOLD, outlined(INK, 1.2))
    )
    return moved(sign, round(size * 0.42, 1), round(-size * 0.42, 1))


@cache
def socket(mask: int, size: float, red: bool) -> str:
    """A die slot with its value."""
    colour = "#e9705f" if red else BONE
    field = leaf(size, size, size * 0.2, art.STEEL_DARK, outlined(colour, 1.8))
    words = mask_text(mask)
    return field + text(words, size * (0.67 if len(words) == 1 else 0.64), colour)


@cache
def hollow(size: float, red: bool = False) -> str:
    """A place for a die."""
    edge = f'{outlined("#6b2a22" if red else art.STEEL_LIGHT, 1.6)} stroke-dasharray="4 4"'
    return leaf(size, size, size * 0.2, art.STEEL_DARK, edge)


# Costs

SAME: Final = "M0-5.5L5.5 0 0 5.5-5.5 0Z"  # dice with the same sign show the same value
OTHER: Final = "M0-5L5.4 4.2H-5.4Z"


@cache
def cost(which: Cost) -> str:
    """The pattern that pays: equal signs for equal values, a stair for a run, a sum for a total."""
    if which.pattern == TOTAL:
        return total(which.number)
    pitch = COST_DIE + 4
    left = -pitch * (which.number - 1) / 2
    dice = [
        moved(blank(sign_of(which, index)), left + index * pitch, rise(which, index)) for index in range(which.number)
    ]
    return "".join(dice)


def sign_of(which: Cost, index: int) -> str:
    """What is drawn on one die of a pattern."""
    if which.pattern == ANY_DICE:
        return text("?", art.BODY)
    if which.pattern == RUN:
        return stroke("M-5 4V1H-1.5V-2H2V-5H5", INK, 2)
    if which.pattern == TWO_PAIRS and index >= 2:
        return fill(OTHER, "#2b6cb8", INK, 1)
    return fill(SAME, art.BLOOD, INK, 1)


def rise(which: Cost, index: int) -> float:
    """The dice of a run climb."""
    return (which.number - 1) * 1.6 - index * 3.2 if which.pattern == RUN else 0


def blank(sign: str) -> str:
    """A small die with a sign on it."""
    return leaf(COST_DIE, COST_DIE, 4, WHITE_FACE, outlined(INK, 1.3)) + sign


def total(number: int) -> str:
    """So many pips together, on any number of dice."""
    two = moved(blank(""), -24, -2) + moved(blank(text("+", art.BODY)), -18, 2)
    return two + text(f"= {number}", art.BODY, BONE, 14)
