"""Cards of equipment, printed, installed or face up, with their spikes, and Destruction cards (WL-COMP-08)."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.core.caption import Caption
from chicane.core.message import Message
from chicane.wreckland.equipment import DESTRUCTION_COST, GEAR, REACH_ANY, REACH_ZONE, Gear
from chicane.wreckland.icons import EFFECTS
from chicane.wreckland.kinds import CARDS, GEAR_NAMES
from chicane.wreckland.names import SLOT_MARKS
from chicane.wreckland.picture import art, dice_art, icon_art
from chicane.wreckland.picture.art import BLOOD, GOLD, INK, box, dim, disc, fill, leaf, moved, outlined, stroke
from chicane.wreckland.picture.places import CARD, COST_HEIGHT, GEAR_SOCKET, gear_socket

HALF: Final = CARD / 2
NAME: Final = 18.0  # large enough to be read on a phone, where cards are half as large
BAND: Final = 23  # the height of its strip
WEAPON: Final = "#5f3322"
TOOL: Final = "#37463d"
UPGRADE: Final = "#66501c"
PRINTED: Final = "#3f4349"
FAINT: Final = "#5c4c41"  # what is printed where nothing stands
STAR: Final = "M0-8L2.4-2.6 8-2.2 3.8 1.6 5.2 7.4 0 4.2-5.2 7.4-3.8 1.6-8-2.2-2.4-2.6Z"


def band(width: float, top: float, colour: str) -> str:
    """The strip for the name."""
    return box(-width / 2 + 3, top + 3, width - 6, BAND, 4, colour)


def band_name(
    words: Message, width: float, top: float, left: float = 0, right: float = 0, size: float = NAME
) -> Caption:
    """The name on the strip; marks at its ends leave less room."""
    middle = (left - right) / 2
    return art.caption(words, size, width - 12 - left - right, middle, top + 3 + BAND / 2)._replace(least=size)


def name(kind: int) -> Caption:
    """What is written on a card of equipment."""
    return band_name(GEAR_NAMES[kind], CARD, -HALF)


def colour_of(kind: int) -> str:
    """Printed equipment is of steel, upgrades of brass; of the cards weapons are rusty and tools green."""
    if GEAR[kind].on >= 0:
        return UPGRADE
    if kind >= CARDS:
        return PRINTED
    return WEAPON if any(EFFECTS[effect].attacks for effect in GEAR[kind].effects) else TOOL


@cache
def gear(kind: int, bars: int, hurt: int) -> str:
    """A card in its slot or face up; it stands upright and shows its spikes where they are turned to."""
    card = GEAR[kind]
    body = leaf(CARD, CARD, 9, colour_of(kind), outlined(INK, 2.5))
    strip = band(CARD, -HALF, "#00000066")
    dice = "".join(
        moved(dice_art.socket(mask, GEAR_SOCKET, False), *gear_socket(index, len(card.dice)))
        for index, mask in enumerate(card.dice)
    )
    return spikes(bars) + body + inner_edge(bars) + strip + moved(abilities(card), 0, -19) + dice + bottom(card, hurt)


def abilities(card: Gear) -> str:
    """What it does, and after a star what a perfect placement adds."""
    wide = icon_art.row_width(card.effects)
    more = icon_art.row_width(card.bonus) + 22 if card.bonus else 0
    size = min(1.15, (CARD - 14) / (wide + more + 4))
    shown = moved(icon_art.from_left(card.effects), -(wide + more) / 2, 0)
    if card.bonus:
        start = (wide - more) / 2 + 3
        chip = box(start, -15, more, 30, 6, "#00000055", outlined(GOLD, 1.4))
        star = moved(fill(STAR, GOLD, INK, 1), start + 11, 0)
        shown += chip + star + moved(icon_art.from_left(card.bonus), start + 19, 0)
    return moved(shown, 0, 0, round(size, 3))


def bottom(card: Gear, hurt: int) -> str:
    """Armour, resistance and reach."""
    left = 26 if card.armour else 0
    right = 26 if card.reach != REACH_ZONE else 0
    shown = moved(art.endurance(hurt, card.resistance, CARD - 18 - left - right), (left - right) / 2, HALF - 13)
    if card.armour:
        shown += moved(art.armour(card.armour), -HALF + 17, HALF - 17, 1.3)
    if right:
        shown += moved(reach_sign(card.reach), HALF - 16, HALF - 15)
    return shown


@cache
def reach_sign(reach: int) -> str:
    """Arrows to all sides, or to the neighbours of its zone."""
    ways = (0, 90, 180, 270) if reach == REACH_ANY else (-45, 45)
    arrow = stroke("M0-2V-10M-3.5-7L0-10.5 3.5-7", GOLD, 2)
    return disc(11.5, art.STEEL_DARK, outlined(INK, 1.2)) + "".join(moved(arrow, 0, 0, 1, way) for way in ways)


# Spikes

TEETH: Final = "M-57-64" + "".join(f"L{-47.5 + 19 * each:g}-78L{-38 + 19 * each}-64" for each in range(6)) + "Z"


@cache
def spikes(bars: int) -> str:
    """Teeth beyond the edge, on the sides with a bar."""
    return "".join(
        moved(fill(TEETH, art.CHROME, INK, 1.4), 0, 0, 1, 90 * side) for side in range(4) if bars >> side & 1
    )


@cache
def inner_edge(bars: int) -> str:
    """The red bars themselves."""
    bar = box(-HALF + 6, -HALF + 0.5, CARD - 12, 6, 2, "#ef3b2b", outlined(INK, 1))
    return "".join(moved(bar, 0, 0, 1, 90 * side) for side in range(4) if bars >> side & 1)


@cache
def turned_card(bars: int) -> str:
    """A small card that shows how it would be turned, on a dark field of 68 by 68."""
    field = leaf(68, 68, 6, art.STEEL_DARK)
    teeth = fill("M-20-21L-15-31-9-21-5-31 0-21 5-31 9-21 15-31 20-21Z", art.CHROME, INK, 1.2)
    side = teeth + box(-21, -25, 42, 7, 2, "#ef3b2b", outlined(INK, 1))
    sides = "".join(moved(side, 0, 0, 1, 90 * way) for way in range(4) if bars >> way & 1)
    return field + leaf(46, 46, 6, WEAPON, outlined(GOLD, 2.4)) + sides


# Other things in a slot or with a card


@cache
def cost_strip(kind: int) -> str:
    """The cost, on a strip that hangs under the card."""
    which = GEAR[kind].cost
    if which is None:
        return ""
    tag = box(-HALF + 8, HALF - 4, CARD - 16, COST_HEIGHT + 2, 7, art.STEEL_DARK, outlined(INK, 2))
    return tag + moved(dice_art.cost(which), 0, HALF + COST_HEIGHT / 2 + 1)


@cache
def offered(kind: int) -> str:
    """A face-up card or an upgrade, with its cost; drawn around the middle of both."""
    return moved(cost_strip(kind) + gear(kind, GEAR[kind].bars, 0), 0, -COST_HEIGHT / 2)


def offered_name(kind: int, scale: float) -> Caption:
    """What is written on it."""
    return name(kind).within(0, -COST_HEIGHT / 2 * scale, scale)


@cache
def empty_slot() -> str:
    """A slot of the vehicle without anything."""
    edge = f'{outlined(FAINT, 2)} stroke-dasharray="8 6"'
    return leaf(CARD - 4, CARD - 4, 9, "#2a211c", edge)


def slot_mark(slot: int) -> Caption:
    """The letters of a slot, in the language of whoever looks."""
    return art.caption(SLOT_MARKS[slot], art.LARGE, CARD - 20, 0, 0)._replace(fill=FAINT)


@cache
def destruction() -> str:
    """A Destruction card: fire, and what it costs to take it off (WL-DSTR-02)."""
    veil = leaf(CARD, CARD, 9, "#1a0f0a", f' fill-opacity=".82"{outlined(BLOOD, 3)}')
    fire = moved(art.flame(), -27, 28, 1.9) + moved(art.flame(), 28, 28, 1.7) + moved(art.flame(), 0, 30, 2.6)
    tag = leaf(CARD - 22, 28, 7, art.STEEL_DARK, outlined(INK, 2))
    price = moved(tag + moved(icon_art.ICONS[6], -38, 0, 0.8) + moved(dice_art.cost(DESTRUCTION_COST), 10, 0), 0, 47)
    return veil + stroke("M-48-50L-20-30-34-18M50-46L26-34 36-20", "#5b3a2a", 3) + fire + price


@cache
def loose_bars(bars: int) -> str:
    """Spikes that are printed on the vehicle itself."""
    return dim(spikes(bars), 0.95) + inner_edge(bars)
