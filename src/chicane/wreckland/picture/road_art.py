"""The ground everything stands on: wasteland, road, four zones and the panels' plates; and the vehicle's chassis."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.core.chance import Luck
from chicane.wreckland.grid import SLOTS, ZONES
from chicane.wreckland.picture import art, board_art, gear_art, panels
from chicane.wreckland.picture.art import BONE, GOLD, INK, box, fill, flat, moved, outlined, stroke
from chicane.wreckland.picture.places import CENTRE, HEIGHT, PITCH, WIDTH, ZONE_BOXES, slot_point

PAINTS: Final = ["#2f7f86", "#c08a1e", "#4d5f96", "#7d8a35"]  # of the vehicles
DARKS: Final = ["#1b4b50", "#775410", "#2c3860", "#4b5420"]
ROAD: Final = (566.0, 1034.0)
BODY: Final = PITCH * 1.5 + 8


@cache
def background(chapter: int) -> str:
    """What never changes in a game."""
    return ground() + road() + zones() + board_art.board(chapter) + panels.plates()


def ground() -> str:
    """Sand with stones, bones, dry scrub and the tracks of those who fled."""
    shade = (
        '<radialGradient id="wasteland" cx="50%" cy="50%" r="70%"><stop offset="0" stop-color="#c9935a"/>'
        '<stop offset=".7" stop-color="#a8713c"/><stop offset="1" stop-color="#7c4f2a"/></radialGradient>'
    )
    return f"<defs>{shade}</defs>" + box(0, 0, WIDTH, HEIGHT, 0, "url(#wasteland)") + dunes() + litter()


def between(luck: Luck, least: int, most: int) -> int:
    """A whole number, the same in every picture."""
    return least + luck.below(most - least)


def dunes() -> str:
    """Long soft waves."""
    luck = Luck("dunes")
    waves = ""
    for _ in range(26):
        x, y, reach = between(luck, 290, 1290), between(luck, 10, 930), between(luck, 60, 150)
        waves += f"M{x} {y}q{reach / 2:g}-{reach / 7:.0f} {reach} 0"
    return stroke(waves, "#e0b57c", 3, ' opacity=".28"') + stroke(
        waves.replace("q", "m0 5q"), "#6d4422", 2, ' opacity=".25"'
    )


def litter() -> str:
    """Stones and scrub beside the road."""
    luck = Luck("litter")
    things = ""
    for _ in range(34):
        x = between(luck, 310, 550) + 740 * luck.below(2)
        y, size = between(luck, 20, 920), between(luck, 50, 130) / 100
        picture = [STONE, STONE, SCRUB][luck.below(3)]
        things += moved(picture, x, y, round(size, 2), between(luck, -20, 20))
    return f'<g opacity=".7">{things}</g>'


STONE: Final = flat("M-9 4Q-10-4-2-6Q8-6 9 3Q4 7-9 4Z", "#8b6238") + flat("M-7 1Q-6-4 0-4Q-2 0-7 1Z", "#c49a66")
SCRUB: Final = stroke("M0 5Q-2-3-8-6M0 5Q0-4-2-9M0 5Q2-3 7-7M0 5Q4 0 9-1", "#6c5a2c", 1.8)


def road() -> str:
    """A broken road from rear to front."""
    luck = Luck("road")
    left, right = ROAD
    width = right - left
    tar = box(left, 0, width, HEIGHT, 0, art.ASPHALT) + box(left, 0, width, HEIGHT, 0, "none", outlined("#3a3431", 3))
    holes = ""
    for y in range(6, HEIGHT, 34):
        for edge, way in ((left, 1), (right, -1)):
            bite = between(luck, 4, 20) * way
            holes += flat(
                f"M{edge - way * 3:g} {y - 13}q{bite * 1.4:.0f} {between(luck, 4, 12)} 0 {between(luck, 18, 28)}z",
                "#a06a38",
            )
    lines = stroke(
        f"M{left + 150:g} 0V{HEIGHT}M{right - 150:g} 0V{HEIGHT}", BONE, 5, ' stroke-dasharray="44 40" opacity=".35"'
    )
    skids = stroke(
        "M640 940Q650 820 636 700M700 940Q706 820 700 690M955 940Q940 800 952 700", "#2b2624", 12, ' opacity=".5"'
    )
    return tar + holes + lines + skids


def zones() -> str:
    """Chalk lines between the zones, and an arrow out into each."""
    chalk = "M566 244L312 6M1034 244L1288 6M566 696L312 934M1034 696L1288 934"
    lines = stroke(chalk, INK, 6, ' opacity=".25"') + stroke(chalk, BONE, 3, ' stroke-dasharray="14 10" opacity=".6"')
    arrows = ""
    for zone in range(len(ZONES)):
        x, y, width, height = ZONE_BOXES[zone]
        arrow = flat("M-34 22L0-22 34 22 0 6Z", BONE, ' opacity=".16"')
        arrows += moved(arrow, x + width / 2, y + height / 2, 1.4, 90 * zone)
    return lines + arrows


# The vehicle


@cache
def chassis(vehicle: int) -> str:
    """The vehicle from above, its nose up, around its middle: wheels, bumpers, body, and eight empty slots."""
    paint, dark = PAINTS[vehicle % len(PAINTS)], DARKS[vehicle % len(PAINTS)]
    half = BODY
    wheels = "".join(tyre(x, y) for x in (-half - 7, half + 7) for y in (-150, 150))
    nose = f"M{-half} {-half + 30}Q{-half} {-half}{-half + 34} {-half}H{half - 34}Q{half} {-half} {half} {-half + 30}"
    hull = fill(
        f"{nose}V{half - 16}Q{half} {half} {half - 16} {half}H{-half + 16}Q{-half} {half} {-half} {half - 16}Z",
        paint,
        INK,
        4,
    )
    trim = stroke(f"M{-half + 7} {-half + 60}V{half - 30}M{half - 7} {-half + 60}V{half - 30}", dark, 6)
    lamps = "".join(fill(f"M{x - 22}-226h44v8h-44z", GOLD, INK, 2) for x in (-150, 150))
    pipes = "".join(fill(f"M{x - 8} 218h16v12h-16z", art.IRON, INK, 2) for x in (-170, -145, 145, 170))
    slots = "".join(moved(gear_art.empty_slot(), *off_centre(slot)) for slot in range(len(SLOTS)))
    shadow = box(-half + 6, -half + 12, 2 * half, 2 * half, 20, "#000", ' opacity=".35"')
    return shadow + pipes + lamps + wheels + hull + trim + slots


def off_centre(slot: int) -> tuple[float, float]:
    """The middle of a slot, from the middle of the vehicle."""
    x, y = slot_point(slot)
    return x - CENTRE[0], y - CENTRE[1]


def tyre(x: float, y: float) -> str:
    """A wheel from above."""
    treads = stroke("".join(f"M{x - 9} {y - 36 + 12 * each}h18" for each in range(7)), "#3a322d", 3)
    return box(x - 13, y - 46, 26, 92, 8, art.RUBBER, outlined(INK, 2.5)) + treads
