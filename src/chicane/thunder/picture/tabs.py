"""The folded form of a crew: what others must know of it at a glance, and where it is pressed to open it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from chicane.thunder.picture import art, vehicles
from chicane.thunder.picture.art import box, disc, moved, outlined, stroke, text
from chicane.thunder.picture.layout import TAB_HEAD, TAB_SLOT_PITCH, Box, pad_point, tab_slot_point
from chicane.thunder.picture.panels import BROKEN, ROUND, SLOT, band, cut, pips, ticked_die

WIDE: Final = 360.0  # from here on a head has room for more than a name
LONGEST_CAR: Final = 70.0
TOKEN: Final = 40.0  # the room that a damage token takes
PIPS: Final = 48.0  # the room that the signs of what it did take


@lru_cache(maxsize=256)
def head(crew: str, letter: str, owner: str, used: bool, width: float, height: float) -> str:
    """Whose tab it is, the pad of the chopper, and whether a die was spent on a command; all of it can be pressed."""
    field = box(0, 0, width, height, ROUND, art.STEEL, ' opacity="0"')
    sign = moved(art.badge(crew, letter), 24, TAB_HEAD / 2, 1.1)
    name = text(cut(owner), art.LARGE, art.BONE, 45, TAB_HEAD / 2, "start")
    pad = disc(17, art.STEEL_DARK, outlined(art.GOLD, 1.5)) + stroke("M-5-7V7M5-7V7M-5 0H5", art.STEEL_LIGHT, 3)
    slot = box(-16, -16, 32, 32, 6, art.STEEL_DARK, outlined(art.INK, 1.5))
    die = ticked_die(crew, 26) if used else ""
    right = moved(pad, *pad_point(width)) + moved(slot + die, width - 24, TAB_HEAD / 2)
    return field + band(width, TAB_HEAD, art.PAINTS[crew].shade) + sign + name + right


@cache
def tokens(count: int, width: float) -> str:
    """The command tokens of a crew; on a narrow tab, whose name needs the room, one of them and their number."""
    if width >= WIDE:
        return "".join(moved(art.star_token(0.8), width - 250 + 24 * number, TAB_HEAD / 2) for number in range(count))
    number = text(str(count), art.BODY, art.GOLD, width - 104, TAB_HEAD / 2, "middle")
    return moved(art.star_token(0.7), width - 121, TAB_HEAD / 2) + number if count else ""


@cache
def opened(crew: str, letter: str, width: float, height: float) -> str:
    """What is left of a tab while its crew lies open: its sign, and where to look; what is below can be pressed."""
    middle = TAB_HEAD + (height - TAB_HEAD) / 2
    cover = box(0, 0, width, height, ROUND, art.STEEL_DARK, ' opacity=".45"')
    arrows = stroke("M0-22L-22 0 0 22M26-22L4 0 26 22", art.GOLD, 7, ' opacity=".8"')
    signs = moved(arrows, width * 0.36, middle) + moved(art.badge(crew, letter), width * 0.6, middle, 2.4)
    return f'<g pointer-events="none">{cover}{signs}</g>'


@lru_cache(maxsize=256)
def dashboard(
    crew: str, kind: str, code: str, broken: bool, width: float, height: float, slots: int, signs: tuple[str, ...] = ()
) -> str:
    """A vehicle and its damage slots; red once it is broken (TR-STA-02)."""
    field = Box(0, 0, width, height)
    border = outlined(art.BLOOD, 2.5) if broken else outlined(art.INK, 1.5)
    face = box(*field, 6, BROKEN if broken else art.STEEL_LIGHT, border)
    places = [tab_slot_point(field, slot, slots) for slot in range(slots)]
    scale = token_scale(width, slots)
    holes = "".join(moved(art.fill(SLOT, art.STEEL_DARK, art.INK, 1.5), *place, scale) for place in places)
    car = moved(vehicles.car(crew, kind, code, broken), width / 2, 22, car_scale(width), 180 if broken else 0)
    icons = [moved(art.COMMAND_ICONS[sign], *place, scale * 0.62) for sign, place in zip(signs, places, strict=False)]
    return face + holes + "".join(icons) + car


def token_scale(width: float, slots: int) -> float:
    """How large damage tokens are, for so many slots across so much room."""
    return min(1.0, min(TAB_SLOT_PITCH, width / slots) / TOKEN)


def car_scale(width: float) -> float:
    """How large a vehicle is that has so much room."""
    return min(1.0, width / LONGEST_CAR)


@cache
def progress(width: float, has_moved: bool, coasts: int, most: int, moves: int) -> str:
    """What a vehicle did this round, or how far it still goes while it moves."""
    size = min(1.0, width / PIPS)
    did = moved(art.chevrons(moves), 0, 0, 0.8) if moves else moved(pips(has_moved, coasts, most), 4 * size, 0, size)
    return moved(did, width / 2, 47)
