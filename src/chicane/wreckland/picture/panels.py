"""What lies beside the board: hero, the six steps, the tray of dice, scrap, decks, and the engine with its areas."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.core.caption import Caption
from chicane.wreckland.heroes import HEROES, PER_CHASE, PER_TURN
from chicane.wreckland.kinds import DICE, HERO_NAMES, RED
from chicane.wreckland.picture import art, dice_art, foe_art, gear_art, icon_art
from chicane.wreckland.picture.art import (
    BONE,
    GOLD,
    INK,
    STEEL_DARK,
    Point,
    box,
    dim,
    disc,
    fill,
    flat,
    leaf,
    moved,
    outlined,
    stroke,
    text,
)
from chicane.wreckland.picture.places import (
    ASIDE_DIE,
    CARD,
    DECKS_TOP,
    HERO_TOP,
    LEFT_EDGE,
    PANEL,
    POOL_DIE,
    RIGHT_EDGE,
    SCRAP_HEIGHT,
    SCRAP_TOP,
    SHELF_TOP,
    STEPS_TOP,
    TRAY_HEIGHT,
    TRAY_TOP,
    aside_point,
    pool_point,
)

HERO_HEIGHT: Final = 102.0
STEPS_HEIGHT: Final = 52.0
DECKS_HEIGHT: Final = 94.0
SHELF_HEIGHT: Final = 128.0


def plates() -> str:
    """The plates of all panels; part of the background."""
    scrap = moved(art.plate(PANEL, SCRAP_HEIGHT), RIGHT_EDGE, SCRAP_TOP)
    sign = moved(icon_art.cog(), RIGHT_EDGE + PANEL / 2, SCRAP_TOP + SCRAP_HEIGHT / 2, 4)
    decks = moved(art.plate(PANEL, DECKS_HEIGHT), LEFT_EDGE, DECKS_TOP)
    shelf = moved(art.plate(PANEL, SHELF_HEIGHT), RIGHT_EDGE, SHELF_TOP)
    steps = moved(art.plate(PANEL, STEPS_HEIGHT), RIGHT_EDGE, STEPS_TOP)
    return tray() + scrap + dim(sign, 0.09) + decks + shelf + steps


def tray() -> str:
    """Where the dice are rolled, and the groove for those that are out."""
    field = moved(art.plate(PANEL, TRAY_HEIGHT), RIGHT_EDGE, TRAY_TOP)
    felt = box(RIGHT_EDGE + 6, TRAY_TOP + 6, PANEL - 12, 110, 8, "#2c3a33", outlined(INK, 2))
    groove = box(RIGHT_EDGE + 6, TRAY_TOP + 122, PANEL - 12, 37, 8, STEEL_DARK, outlined(INK, 2))
    pool = "".join(moved(dice_art.hollow(POOL_DIE + 4, die < RED), *pool_point(die)) for die in range(DICE))
    out = "".join(moved(dice_art.hollow(ASIDE_DIE + 2, die < RED), *aside_point(die)) for die in range(DICE))
    sign = moved(stroke("M-6-6L6 6M6-6L-6 6", art.IRON, 3), RIGHT_EDGE + 22, TRAY_TOP + 140)
    return field + felt + groove + pool + out + sign


# The hero


@cache
def hero(number: int, used: int) -> str:
    """The driver: a face, the skill as icons, and how often it may still be used (WL-HERO)."""
    card = HEROES[number]
    frame = box(0, 0, PANEL, HERO_HEIGHT, 10, "#4b3a24", outlined(INK, 3.5))
    if not card.times:
        return frame + moved(face(number), 47, 54) + moved(always(), 150, 62)
    skill = moved(icon_art.row(card.effects, 120, 1.25), 156, 62)
    left = card.times - used
    lights = "".join(
        disc(
            8,
            GOLD if index < left else STEEL_DARK,
            outlined(INK, 2),
            PANEL - 24,
            62 + (index - (card.times - 1) / 2) * 20,
        )
        for index in range(card.times)
    )
    return frame + moved(face(number), 47, 54) + skill + lights + moved(limit(card.per), PANEL - 24, 20)


def hero_name(number: int) -> Caption:
    """What is written on the hero card."""
    return art.caption(HERO_NAMES[number], art.BODY, PANEL - 94 - 44, 94, 20, anchor="start")


def always() -> str:
    """A skill that is always at work: the wreck of a ram, one stronger."""
    teeth = moved(fill("M-26 8L-26-2-17-14-13-2-4-16 0-2 4-16 13-2 17-14 26-2 26 8Z", art.CHROME, INK, 1.8), 0, 0)
    return teeth + text("+1", art.LARGE, GOLD, 50)


@cache
def limit(per: int) -> str:
    """How often: each turn, each Chase, once a game."""
    if per == PER_TURN:
        return moved(stroke(icon_art.AROUND, GOLD, 2.6), 0, 0, 0.75)
    return moved(art.skull(BONE, INK), 0, 0, 0.8) if per == PER_CHASE else text("1", art.BODY, GOLD)


HATS: Final = ["#2f6f73", "#8a2f22", "#5b4a86", "#33322f"]
SKINS: Final = ["#d9a273", "#c78a5c", "#e0b48c", "#a8744c"]


@cache
def face(number: int) -> str:
    """A driver's head, each with a hat of their own."""
    hat, skin = HATS[number % 4], SKINS[number % 4]
    back = disc(36, STEEL_DARK, outlined(GOLD, 2.4))
    coat = flat("M-30 20Q-20 12 0 12T30 20A36 36 0 0 1-30 20Z", hat)
    head = fill("M-15-8Q-15 14 0 17Q15 14 15-8Q14-20 0-20T-15-8Z", skin, INK, 1.8)
    eyes = fill("M-14-6Q-7-11 0-7Q7-11 14-6Q13 2 6 1Q1 0 0-3Q-1 0-6 1Q-13 2-14-6Z", art.GLASS, INK, 1.6)
    mouth = stroke(("M-5 9Q0 13 5 9", "M-6 10H6", "M-4 9Q1 11 6 8", "M-5 11Q0 8 5 11")[number % 4], INK, 1.8)
    tops = (
        "M-17-10Q-16-28 0-28T17-10Q0-17-17-10Z",
        "M-20-12H20L14-17Q12-30 0-28Q-12-30-14-17Z",
        "M-25-13Q0-22 25-13L13-19Q10-31 0-26Q-10-31-13-19Z",
        "M-12-14V-31H12V-14H21V-10H-21V-14Z",
    )
    return back + coat + head + eyes + mouth + fill(tops[number % 4], hat, INK, 1.8)


# The turn


@cache
def steps(turn: int, current: int) -> str:
    """The turn of the Chase, and its six steps: red and white in turn (WL-TURN-02, WL-TURN-03)."""
    shown = text(str(turn), art.LARGE + 4, BONE, 40, STEPS_HEIGHT / 2) if turn else ""
    shown += moved(stroke(icon_art.AROUND, GOLD, 2.6), 18, STEPS_HEIGHT / 2, 0.75)
    for number in range(1, 7):
        x = 76 + (number - 1) * 36
        colour = dice_art.RED_FACE if number % 2 else dice_art.WHITE_FACE
        lamp = leaf(24, 24, 5, colour, outlined(INK, 1.8)) + text(str(number), art.SMALL, BONE if number % 2 else INK)
        ring = leaf(31, 31, 7, "none", outlined(GOLD, 3)) if number == current else ""
        shown += moved((lamp if number >= current > 0 else dim(lamp, 0.35)) + ring, x, STEPS_HEIGHT / 2)
    return shown


# The engine


@cache
def hub(hurt: int, resistance: int, low: int) -> str:
    """The engine: damage, the ram area, and the area for low dice (WL-GRID-10)."""
    left = resistance - hurt
    danger = left * 3 <= resistance
    body = leaf(CARD, CARD, 9, "#2c2622", outlined(art.BLOOD if danger else GOLD, 3))
    motor = moved(icon_art.block(), -38, -43, 1.35)
    number = text(f"{left}", art.HUGE, "#ff7a60" if danger else BONE, 8, -44) + text(
        f"/{resistance}", gear_art.NAME, art.IRON, 44, -40
    )
    life = moved(art.endurance(hurt, resistance, CARD - 14), 0, -14)
    areas = moved(area(), -33, 32) + moved(area(), 33, 32)
    ram = moved(fill("M-16 5L-16-1-9-7-6-1 0-8 6-1 9-7 16-1 16 5Z", art.CHROME, INK, 1.4), -33, 9, 1.15)
    low_dice = text(f"1–{low}", gear_art.NAME, BONE, 33, 8)
    return body + motor + number + life + areas + ram + low_dice


def area() -> str:
    """A field for dice on the engine."""
    return leaf(63, 66, 6, STEEL_DARK, outlined(art.STEEL_LIGHT, 1.5))


# Decks


@cache
def deck(which: int, count: int, discards: int) -> str:
    """A deck and its discards: equipment, enemies, Destruction cards."""
    backs = [
        foe_art.back("#8a6a3a", icon_art.ICONS[6]),
        foe_art.back("#6d2c16", art.skull(BONE, INK)),
        foe_art.back("#3a1a11", moved(art.flame(), 0, 12, 0.9)),
    ]
    number = text(str(count), art.LARGE, BONE, 26, -12 if discards >= 0 else 0)
    thrown = text(f"({discards})", art.SMALL, art.IRON, 26, 14) if discards >= 0 else ""
    return moved(backs[which], -18, 0, 1.4) + number + thrown


def deck_point(which: int) -> Point:
    """Where a deck lies."""
    return LEFT_EDGE + 54 + which * 90, DECKS_TOP + DECKS_HEIGHT / 2


HERO_POINT: Final[Point] = (RIGHT_EDGE, HERO_TOP)
STEPS_POINT: Final[Point] = (RIGHT_EDGE, STEPS_TOP)


# The end


@cache
def ending(won: bool) -> str:
    """A cup for the winner, a burning engine for the loser."""
    if won:
        field = disc(92, STEEL_DARK, f' fill-opacity=".9"{outlined(GOLD, 6)}')
        return field + moved(art.trophy(), 0, 2, 3)
    field = disc(92, "#1a0f0a", f' fill-opacity=".9"{outlined(art.BLOOD, 6)}')
    fire = moved(art.flame(), -36, 62, 2.6) + moved(art.flame(), 36, 62, 2.6) + moved(art.flame(), 0, 66, 3.6)
    return field + fire + moved(art.skull(BONE, INK), 0, -8, 3)
