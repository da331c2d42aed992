"""What lies before each player: dice, command board, chopper pad and three dashboards (TR-CMP-08, TR-CMP-09)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final
from xml.sax.saxutils import escape

from chicane.thunder.kinds import COMMANDS, DICE
from chicane.thunder.picture import art, vehicles
from chicane.thunder.picture.art import box, disc, moved, outlined, stroke, text

Point = tuple[float, float]

WIDTH: Final = 1600  # of the picture
PANEL_WIDTH: Final = 384
PANEL_HEIGHT: Final = 258
GAP: Final = 14
TOP: Final = 544
HEIGHT: Final = TOP + PANEL_HEIGHT + 16  # of the picture
HEAD: Final = 46
LONGEST_NAME: Final = 13
DIE: Final = 34
DIE_PITCH: Final = 40
COMMAND_TOP: Final = 54
COMMAND_WIDTH: Final = 79
COMMAND_HEIGHT: Final = 62
COMMAND_PITCH: Final = 83
DASH_TOP: Final = 124
DASH_WIDTH: Final = 120
DASH_HEIGHT: Final = 128
DASH_PITCH: Final = 125
CHOICE: Final = 24  # a die that may be chosen
CHOICE_PITCH: Final = 29.0
FIRST: Final = (194.0, 0.0)  # the first player's steering wheel, on the edge of the panel


# Where things are


def corner(seat: int, players: int) -> Point:
    """The top left corner of a panel; they lie side by side in the middle."""
    left = (WIDTH - players * PANEL_WIDTH - (players - 1) * GAP) / 2
    return left + seat * (PANEL_WIDTH + GAP), TOP


def die_point(number: int) -> Point:
    """Where a movement die lies, within a panel."""
    return PANEL_WIDTH - 28 - (DICE - 1 - number) * DIE_PITCH, HEAD / 2


def command_point(command: int) -> Point:
    """The top left corner of a command, within a panel."""
    return 8 + command * COMMAND_PITCH, COMMAND_TOP


def pad_point() -> Point:
    """Where a chopper waits: on the airstrike command."""
    x, y = command_point(0)
    return x + 24, y + 23


def dash_point(car: int) -> Point:
    """The top left corner of a dashboard, within a panel."""
    return 7 + car * DASH_PITCH, DASH_TOP


def slot_point(car: int, slot: int) -> Point:
    """Where a damage token lies, within a panel."""
    x, y = dash_point(car)
    return x + 34 + slot * 52, y + 70


def choice_point(left: float, width: float, index: int, count: int) -> float:
    """Where one of several dice that may be chosen lies across a field."""
    return left + width / 2 + min(CHOICE_PITCH, width / count) * (index - (count - 1) / 2)


# What is printed


@lru_cache(maxsize=256)
def head(crew: int, letter: str, owner: str) -> str:
    """Whose panel it is."""
    name = owner if len(owner) <= LONGEST_NAME else owner[: LONGEST_NAME - 1] + "…"
    band = f"M0 10Q0 0 10 0H{PANEL_WIDTH - 10}Q{PANEL_WIDTH} 0 {PANEL_WIDTH} 10V{HEAD}H0Z"
    bolts = "".join(disc(3, art.STEEL_LIGHT, outlined(art.INK, 1), x, PANEL_HEIGHT - 7) for x in (8, PANEL_WIDTH - 8))
    return (
        art.fill(band, art.SHADES[crew], art.INK, 3)
        + moved(art.badge(crew, letter), 26, HEAD / 2, 1.25)
        + text(escape(name), art.LARGE, art.BONE, 50, HEAD / 2, "start")
        + bolts
    )


@cache
def commands(used: bool, lit: int) -> str:
    """The command board: what each command does and takes; dim once a die was spent on it (TR-CMD-03)."""
    fields = "".join(command(number, number == lit) for number in range(len(COMMANDS)))
    return f'<g opacity=".35">{fields}</g>' if used and lit < 0 else fields


def command(number: int, lit: bool) -> str:
    """One command with the dice that fit it."""
    x, y = command_point(number)
    kind = COMMANDS[number]
    border = outlined(art.GOLD, 3) if lit else outlined(art.INK, 1.5)
    field = box(0, 0, COMMAND_WIDTH, COMMAND_HEIGHT, 6, art.STEEL_LIGHT, border)
    dice = text(str(kind.least) if kind.least == kind.most else f"{kind.least}–{kind.most}", art.BODY, art.BONE, 60, 23)
    return moved(field + moved(art.COMMAND_ICONS[number], 24, 23) + dice, x, y)


@cache
def command_slot(crew: int, used: bool) -> str:
    """Where the die goes that was spent on a command."""
    x, y = command_point(len(COMMANDS))
    slot = box(x, y, PANEL_WIDTH - 8 - x, COMMAND_HEIGHT, 6, art.STEEL_DARK, outlined(art.INK, 1.5))
    die = art.die(1, art.FILLS[crew], art.FILLS[crew], 28) + stroke("M-7 0L-2 6 9-7", art.ON_FILLS[crew], 4)
    return slot + (moved(die, (PANEL_WIDTH - 8 + x) / 2, y + COMMAND_HEIGHT / 2) if used else "")


@cache
def dashboard(crew: int, size: int, code: str, broken: bool) -> str:
    """A dashboard: the car, two damage slots, and a groove for the die; red once the car is broken (TR-STA-02)."""
    border = outlined(art.BLOOD, 3) if broken else outlined(art.INK, 1.5)
    face = box(0, 0, DASH_WIDTH, DASH_HEIGHT, 7, "#4a2019" if broken else art.STEEL_LIGHT, border)
    slots = "".join(art.fill(slot_outline(34 + 52 * slot, 70), art.STEEL_DARK, art.INK, 1.5) for slot in range(2))
    groove = box(6, DASH_HEIGHT - 34, DASH_WIDTH - 12, 28, 5, art.STEEL_DARK, outlined(art.INK, 1.5))
    car = moved(vehicles.car(crew, size, code, broken), 38, 25, 1, 180 if broken else 0)
    return face + slots + groove + car


def slot_outline(x: float, y: float) -> str:
    """The outline of a damage slot."""
    return f"M{x - 19:g} {y - 12:g}l7-7h24l7 7v24l-7 7h-24l-7-7z"


@cache
def pips(has_moved: bool, coasts: int) -> str:
    """Has the car moved this round, and how often has it coasted (TR-END-01, TR-CST-03)."""
    edge = outlined(art.INK, 1.5)
    turn = box(77, 18, 14, 14, 4, art.GOLD if has_moved else art.STEEL_DARK, edge)
    first = disc(5, art.GOLD if coasts > 0 else art.STEEL_DARK, edge, 98, 25)
    return turn + first + disc(5, art.GOLD if coasts > 1 else art.STEEL_DARK, edge, 110, 25)


@cache
def gone() -> str:
    """A dashboard whose car was eliminated: a dark plate with a skull (TR-STA-05)."""
    cover = box(0, 0, DASH_WIDTH, DASH_HEIGHT, 7, art.STEEL_DARK, ' opacity=".82"')
    return cover + moved(art.skull("#8f8577", art.STEEL_DARK), DASH_WIDTH / 2, DASH_HEIGHT / 2, 2.4)


@cache
def lit_frame() -> str:
    """The golden frame of whoever must decide, or has won."""
    shape = f'<rect width="{PANEL_WIDTH}" height="{PANEL_HEIGHT}" rx="10" fill="none"'
    return f"{shape}{outlined(art.INK, 9)}/>{shape}{outlined(art.GOLD, 6)}/>"


@cache
def out() -> str:
    """A crew that is out of the game (TR-STA-08)."""
    cover = box(0, 0, PANEL_WIDTH, PANEL_HEIGHT, 10, art.INK, ' opacity=".55"')
    return cover + moved(art.skull_stamp(), PANEL_WIDTH / 2, PANEL_HEIGHT / 2 + 20, 1.6)


def plaque(width: float, markup: str) -> str:
    """A steel plate in the sky with something on it."""
    return box(-width / 2, -31, width, 62, 10, art.STEEL, outlined(art.INK, 3)) + markup


@cache
def cup() -> str:
    """The winner's cup, above the panel."""
    return moved(art.trophy(), PANEL_WIDTH / 2, -14, 1.3)
