"""The open form of a crew: name, command board and dashboards, large enough to choose on (TR-CMP-08, TR-CMP-09)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final
from xml.sax.saxutils import escape

from chicane.thunder.box import Command
from chicane.thunder.picture import art, vehicles
from chicane.thunder.picture.art import box, disc, moved, outlined, stroke, text
from chicane.thunder.picture.layout import (
    DASH_HEIGHT,
    HEAD,
    PANEL_WIDTH,
    Box,
    command_box,
    groove,
    slot_point,
    spent_box,
)

ROUND: Final = 10  # of the corners
LONGEST_NAME: Final = 13
CAR_SCALE: Final = 1.3
LONGEST_CAR: Final = 110.0  # with what stands beside it
TOKEN_SCALE: Final = 1.25  # of damage
BROKEN: Final = "#4a2019"


def plate(width: float, height: float) -> str:
    """An empty plate of steel with its shade."""
    shade = box(0, 5, width, height, ROUND, art.INK, ' opacity=".45"')
    return shade + box(0, 0, width, height, ROUND, art.STEEL, outlined(art.INK, 3))


def band(width: float, height: float, colour: str) -> str:
    """The top of a plate in the colour of a crew."""
    return art.fill(f"M0 10Q0 0 10 0H{width - 10:g}Q{width:g} 0 {width:g} 10V{height:g}H0Z", colour, art.INK, 3)


def cut(name: str) -> str:
    """A name as far as there is room for it."""
    return escape(name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…")


@lru_cache(maxsize=256)
def head(crew: str, letter: str, owner: str) -> str:
    """Whose panel it is."""
    sign = moved(art.badge(crew, letter), 26, HEAD / 2, 1.3)
    name = text(cut(owner), art.LARGE, art.BONE, 50, HEAD / 2, "start")
    return band(PANEL_WIDTH, HEAD, art.PAINTS[crew].shade) + sign + name


# Commands


def span(kind: Command) -> str:
    """The dice that a command takes."""
    return str(kind.least) if kind.least == kind.most else f"{kind.least}–{kind.most}"


@cache
def command(kind: Command, number: int, count: int, lit: bool) -> str:
    """One command with the dice that fit it."""
    x, y, width, height = command_box(number, count)
    border = outlined(art.GOLD, 3) if lit else outlined(art.INK, 1.5)
    field = box(0, 0, width, height, 6, art.STEEL_LIGHT, border)
    dice = art.star_token() if not kind.most else text(span(kind), art.LARGE, art.BONE)
    return moved(field + moved(art.COMMAND_ICONS[kind.id], width * 0.3, 23) + moved(dice, width * 0.7, 23), x, y)


@cache
def spent(crew: str, used: bool) -> str:
    """Where the die goes that was spent on a command."""
    field = spent_box()
    slot = box(*field, 6, art.STEEL_DARK, outlined(art.INK, 1.5))
    return slot + (moved(ticked_die(crew, 38), *field.middle()) if used else "")


@cache
def ticked_die(crew: str, size: float) -> str:
    """A die that was spent on a command."""
    paint = art.PAINTS[crew]
    half = size / 2
    die = box(-half, -half, size, size, size / 5, paint.fill, outlined(art.INK, 1.8))
    return die + moved(stroke("M-7 0L-2 6 9-7", paint.ink, 4), 0, 0, size / 28)


# Dashboards


@lru_cache(maxsize=256)
def dashboard(crew: str, kind: str, code: str, broken: bool, width: float, slots: int, rows: bool = False) -> str:
    """A dashboard: the car, damage slots, and a groove for the die; red once the car is broken (TR-STA-02)."""
    field = Box(0, 0, width, DASH_HEIGHT)
    border = outlined(art.BLOOD, 3) if broken else outlined(art.INK, 1.5)
    face = box(*field, 7, BROKEN if broken else art.STEEL_LIGHT, border)
    places = [slot_point(field, slot, slots) for slot in range(slots)]
    holes = "".join(moved(art.fill(SLOT, art.STEEL_DARK, art.INK, 1.5), *place, TOKEN_SCALE) for place in places)
    scale = min(CAR_SCALE, width / LONGEST_CAR)
    if rows:  # commands take the place of slots and groove
        return face + moved(vehicles.car(crew, kind, code, broken), width * 0.32, 23, 0.95)
    car = moved(vehicles.car(crew, kind, code, broken), width * 0.32, 35, scale, 180 if broken else 0)
    return face + holes + box(*groove(field), 5, art.STEEL_DARK, outlined(art.INK, 1.5)) + car


SLOT: Final = "M-19-12L-12-19H12L19-12V12L12 19H-12L-19 12Z"


def pips(has_moved: bool, coasts: int, most: int) -> str:
    """Has the vehicle moved this round, and how often has it coasted of so many times (TR-END-01, TR-CST-03)."""
    edge = outlined(art.INK, 1.5)
    turn = box(-23, -7, 14, 14, 4, art.GOLD if has_moved else art.STEEL_DARK, edge)
    colours = [art.GOLD if coasts > number else art.STEEL_DARK for number in range(most)]
    top = 7 - 7 * ((most + 1) // 2)  # two in a row
    return turn + "".join(
        disc(5, colour, edge, 14 * (number % 2), top + 14 * (number // 2)) for number, colour in enumerate(colours)
    )


@cache
def progress(width: float, has_moved: bool, coasts: int, most: int, moves: int, rows: bool = False) -> str:
    """What a vehicle did this round; while it moves, how far it still goes, in the groove or beside it."""
    if rows:
        arrows = moved(art.chevrons(moves), width * 0.84, 23, 0.8) if moves else ""
        return moved(pips(has_moved, coasts, most), width * 0.76, 23) + arrows
    left = moved(art.chevrons(moves), *groove(Box(0, 0, width, DASH_HEIGHT)).middle()) if moves else ""
    return moved(pips(has_moved, coasts, most), width * 0.76, 26, min(1.25, width / LONGEST_CAR)) + left


@cache
def gone(width: float, height: float) -> str:
    """A dashboard whose car was eliminated: a dark plate with a skull (TR-STA-05)."""
    cover = box(0, 0, width, height, 7, art.STEEL_DARK, ' opacity=".82"')
    return cover + moved(art.skull("#8f8577", art.STEEL_DARK), width / 2, height / 2, min(width, height) / 50)


# Marks


@cache
def lit_frame(width: float, height: float) -> str:
    """The golden frame of whoever must decide, or has won."""
    shape = f'<rect width="{width:g}" height="{height:g}" rx="{ROUND}" fill="none"'
    return f"{shape}{outlined(art.INK, 9)}/>{shape}{outlined(art.GOLD, 6)}/>"


@cache
def out(width: float, height: float) -> str:
    """A crew that is out of the game (TR-STA-08)."""
    cover = box(0, 0, width, height, ROUND, art.INK, ' opacity=".55"')
    return cover + moved(art.skull_stamp(), width / 2, height / 2 + 10, min(1.6, height / 100))


@cache
def cup(width: float) -> str:
    """The winner's cup, on the upper edge."""
    return moved(art.trophy(), width / 2, -14, 1.3)


def plaque(width: float, markup: str) -> str:
    """A steel plate in the sky with something on it."""
    return box(-width / 2, -31, width, 62, 10, art.STEEL, outlined(art.INK, 3)) + markup
