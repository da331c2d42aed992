"""Enemy cards; the Boss and mini-bosses larger, with a crown or horns (WL-COMP-09, WL-BOSS)."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.core.caption import Caption
from chicane.wreckland.enemies import FOES, Enemy
from chicane.wreckland.icons import DOUBLE, EFFECTS, ZONE
from chicane.wreckland.kinds import DECK, FOE_NAMES
from chicane.wreckland.picture import art, dice_art, icon_art
from chicane.wreckland.picture.art import (
    BLOOD,
    BONE,
    CHROME,
    GOLD,
    INK,
    IRON,
    RUBBER,
    box,
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
from chicane.wreckland.picture.gear_art import band, band_name
from chicane.wreckland.picture.places import BOSS_SCALE, FOE_HEIGHT, FOE_SOCKET, FOE_WIDTH, MINI_SCALE, foe_socket

PAINTS: Final = ["#b5532a", "#8c8f3c", "#6f7f8c", "#b98a2f", "#8d5a78", "#4f8a7a"]
NAME: Final = 20.0  # larger than on equipment: a phone shows enemies smaller


def rank(kind: int) -> int:
    """0 for an enemy of the deck, 1 for a mini-boss, 2 for a Boss."""
    return 2 if FOES[kind].is_boss else 1 if kind >= DECK else 0


def scale_of(kind: int) -> float:
    """How much larger than others it is drawn."""
    return (1.0, MINI_SCALE, BOSS_SCALE)[rank(kind)]


# Vehicles from the side, 44 wide, on wheels at y = 9


def wheels(*places: tuple[float, float]) -> str:
    """Wheels: their places and sizes."""
    return "".join(
        disc(size, RUBBER, outlined(INK, 1.2), x, 9) + disc(size * 0.42, CHROME, "", x, 9) for x, size in places
    )


def buggy(paint: str) -> str:
    """A bare frame with an engine behind."""
    frame = stroke("M-17 3L-8-10H6L16 3", INK, 5) + stroke("M-17 3L-8-10H6L16 3", CHROME, 2.6)
    return frame + fill("M-21 6L-17 0H12L21 4V8H-21Z", paint, INK, 1.5) + wheels((-13, 7), (13, 7))


def truck(paint: str) -> str:
    """A box of plates."""
    body = fill("M-22 8V-12H6V8ZM6 8V-7H15L21 1V8Z", paint, INK, 1.6)
    return (
        body
        + flat("M9-4H14L17 0H9Z", art.GLASS)
        + stroke("M-17-8V4M-10-8V4M-3-8V4", INK, 1.6)
        + wheels((-14, 6), (-2, 6), (14, 6))
    )


def bike(paint: str) -> str:
    """Two wheels and a rider."""
    frame = fill("M-12 7L-6-2H6L13-7 15-4 8 3 2 7Z", paint, INK, 1.5)
    rider = fill("M-6-2L-5-11Q0-14 4-10L9-6 7-3 2-5 2-1Z", IRON, INK, 1.3) + disc(4.4, BONE, outlined(INK, 1.3), 2, -14)
    return wheels((-14, 8), (15, 8)) + frame + rider


def tanker(paint: str) -> str:
    """A tank that had better not burst."""
    tank = fill("M-22 5V-5Q-22-12-14-12H2Q8-12 8-5V5Z", paint, INK, 1.6) + stroke("M-13-11V4M-3-11V4", GOLD, 3)
    return tank + fill("M8 8V-6H14L20 1V8Z", IRON, INK, 1.5) + wheels((-15, 6), (-4, 6), (14, 6))


def technical(paint: str) -> str:
    """A pick-up with a gun."""
    gun = stroke("M-12-8L8-15", INK, 6) + stroke("M-12-8L8-15", CHROME, 3) + fill("M-15-4H-7V2H-15Z", IRON, INK, 1.3)
    return (
        gun
        + fill("M-22 8V0H-2V-8H9L14 0H21V8Z", paint, INK, 1.6)
        + flat("M1-5H8L11 0H1Z", art.GLASS)
        + wheels((-13, 7), (12, 7))
    )


def figure(kind: int) -> str:
    """A vehicle that looks like what it does; a Boss is a skull with a crown."""
    foe = FOES[kind]
    if rank(kind):
        head = moved(skull(BONE, INK), 0, 2, 1.35)
        return head + (moved(art.crown(), 0, -15, 1.05) if foe.is_boss else moved(art.horns(), 0, -13, 1.1))
    paint = PAINTS[kind % len(PAINTS)]
    if foe.volatile:
        return tanker(paint)
    if foe.moves > 1:
        return bike(paint)
    if foe.armour:
        return truck(paint)
    return technical(paint) if any(EFFECTS[each].do in (DOUBLE, ZONE) for each in foe.effects) else buggy(paint)


# Cards


@cache
def foe(kind: int, hurt: int, armour: int, safe: bool) -> str:
    """An enemy: name, attack, dice, resistance, armour, and what else it does."""
    card = FOES[kind]
    body = leaf(FOE_WIDTH, FOE_HEIGHT, 8, ("#5a2f26", "#6d2c16", "#54151a")[rank(kind)], edge(kind))
    strip = band(FOE_WIDTH, -FOE_HEIGHT / 2, ("#00000066", "#00000088", "#000000aa")[rank(kind)])
    does = moved(icon_art.row(card.effects, 79), 21, -11)
    dice = "".join(
        moved(dice_art.socket(mask, FOE_SOCKET, True), *foe_socket(index, len(card.dice)))
        for index, mask in enumerate(card.dice)
    )
    life = moved(life_bar(card, hurt), 0, FOE_HEIGHT / 2 - 13)
    return (
        body
        + strip
        + moved(figure(kind), -37, -12, 0.8 if not rank(kind) else 0.72)
        + does
        + dice
        + life
        + marks(card, armour)
        + guard(safe)
    )


def name(kind: int, armour: int, scale: float) -> Caption:
    """What is written on an enemy; armour and volatility are marked at the corners."""
    left, right = 14.0 if FOES[kind].volatile else 0.0, 15.0 if armour else 0.0
    return band_name(FOE_NAMES[kind], FOE_WIDTH, -FOE_HEIGHT / 2, left, right, NAME).within(0, 0, scale)


def edge(kind: int) -> str:
    """The frame: gold for a Boss, fire for a mini-boss."""
    return outlined((INK, art.FIRE, GOLD)[rank(kind)], (2.2, 2.6, 3)[rank(kind)])


def life_bar(card: Enemy, hurt: int) -> str:
    """Resistance and damage; a number too where the boxes are many."""
    if card.resistance <= 10:
        return art.endurance(hurt, card.resistance, FOE_WIDTH - 14)
    number = text(f"{card.resistance - hurt}", art.BODY, BONE, -FOE_WIDTH / 2 + 18)
    return number + moved(art.endurance(hurt, card.resistance, FOE_WIDTH - 44), 13, 0)


def marks(card: Enemy, armour: int) -> str:
    """Armour and volatility at the corners, how far it moves and what it adds against the engine beside its dice."""
    shown = moved(art.armour(armour), FOE_WIDTH / 2 - 9, -FOE_HEIGHT / 2 + 11, 1.45) if armour else ""
    if card.volatile:
        shown += moved(volatile(), -FOE_WIDTH / 2 + 10, -FOE_HEIGHT / 2 + 9)
    x = FOE_WIDTH / 2 - (9 if len(card.dice) > 2 else 13)
    if card.moves != 1:
        shown += moved(moves(card.moves), x, 17)
        x -= 26
    if card.engine_bonus:
        shown += moved(engine_bonus(card.engine_bonus), x - 12, 17)
    return shown


@cache
def volatile() -> str:
    """It explodes unless the damage is exact (WL-VOLT-01)."""
    sign = fill("M0-14L14 10H-14Z", GOLD, INK, 2)
    return sign + moved(art.flame(), 0, 8, 0.6)


@cache
def moves(count: int) -> str:
    """It moves further than one zone, or not at all."""
    if not count:
        return disc(10, art.STEEL_DARK, outlined(INK, 1.2)) + stroke("M-5-5H5V5H-5Z", BONE, 2.4)
    ring = stroke("M-7 4A8 8 0 1 1 7 4M3 6L8 4 8-2", INK, 4.4) + stroke("M-7 4A8 8 0 1 1 7 4M3 6L8 4 8-2", GOLD, 2.2)
    return ring + text(str(count), NAME, BONE, 0, 0.5)


@cache
def engine_bonus(plus: int) -> str:
    """More damage when it hits the engine (WL-EX-01)."""
    return moved(icon_art.block(), -5, 0, 0.62) + text(f"+{plus}", NAME, GOLD, 14)


def guard(safe: bool) -> str:
    """A Boss with company can't be harmed (WL-BOSS-03)."""
    if not safe:
        return ""
    shield = fill("M0-15L13-10V0Q13 11 0 17Q-13 11-13 0V-10Z", "#5fa3c4", INK, 2)
    return moved(shield + cased("M-5-5L5 5M5-5L-5 5", BONE, 2.4), -FOE_WIDTH / 2 + 3, -12, 0.85)


# Scrap


@cache
def scrap(kind: int, count: int) -> str:
    """An enemy card as scrap, 66 by 84: it stands for one die of its values (WL-PAY-05)."""
    card = FOES[kind]
    body = leaf(SCRAP_WIDTH, SCRAP_HIGH, 7, "#45403a", outlined(INK, 2))
    picture = moved(figure(kind), 0, -4, 0.74)
    dice = "".join(
        moved(dice_art.die(value, False, VALUE), *value_point(index, len(card.scrap)))
        for index, value in enumerate(card.scrap)
    )
    many = (
        moved(disc(9, BLOOD, outlined(INK, 1.4)) + text(f"×{count}", art.TINY, BONE), SCRAP_WIDTH / 2 - 8, -14)
        if count > 1
        else ""
    )
    return body + picture + dice + many


def scrap_name(kind: int, scale: float) -> Caption:
    """What is written on it."""
    return art.caption(FOE_NAMES[kind], art.TINY, SCRAP_WIDTH - 6, 0, -SCRAP_HIGH / 2 + 11, 2).within(0, 0, scale)


SCRAP_WIDTH: Final = 66.0
SCRAP_HIGH: Final = 84.0
VALUE: Final = 18.0


def value_point(index: int, count: int) -> tuple[float, float]:
    """Where a value is on a scrap card, from its middle."""
    return (index - (count - 1) / 2) * min(28.0, 62 / count), SCRAP_HIGH / 2 - 16


@cache
def back(colour: str, picture: str) -> str:
    """The back of a card, for a deck."""
    under = box(-13, -17, 30, 40, 4, art.STEEL_DARK, outlined(INK, 1.4))
    return under + box(-16, -20, 30, 40, 4, colour, outlined(INK, 1.6)) + moved(picture, -1, 0, 0.8)
