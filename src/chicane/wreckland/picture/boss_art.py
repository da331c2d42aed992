"""Bosses as large as a page, each before the land of its chapter and with what it is known by."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from chicane.core.stage import BEFORE, LOST
from chicane.wreckland.picture import art
from chicane.wreckland.picture.art import (
    BLOOD,
    BONE,
    CHROME,
    FIRE,
    GOLD,
    INK,
    IRON,
    RUST,
    box,
    cased,
    disc,
    fill,
    flat,
    moved,
    outlined,
    skull,
    stroke,
)

SIZE: Final = (640.0, 480.0)
GROUND: Final = 352.0  # where the land begins
PLATE: Final = 72.0  # for the name
HEAD: Final = 9.5  # how much larger than on a card


class Land(NamedTuple):
    """The sky from top to bottom, the sun, hills and ground of a chapter."""

    high: str
    low: str
    sun: str
    hills: str
    ground: str


LANDS: Final = [
    Land("#5b2a1c", "#e08a3c", "#ffd27a", "#7c4424", "#a8713c"),
    Land("#26303a", "#b9c4c4", "#f4f4ea", "#6d7780", "#dcdcd2"),
    Land("#2a1f3a", "#c86a4a", "#ffc25e", "#4c3a4e", "#5a5350"),
    Land("#10243a", "#8fb8cc", "#eaf6ff", "#4a6b80", "#d8e8ee"),
    Land("#1d1430", "#7a4a9a", "#d9a6ff", "#35264e", "#574a6a"),
    Land("#2b1208", "#e0521c", "#ffb03a", "#43201a", "#3a2a24"),
    Land("#0e0e18", "#3c4a6a", "#c9d4ff", "#20263a", "#3a3c48"),
]


@cache
def boss(chapter: int, mood: str) -> str:
    """The Boss of a chapter: looming before and after a defeat, beaten in the sand after a victory."""
    wide, high = SIZE
    land = LANDS[chapter % len(LANDS)]
    beaten = mood not in (BEFORE, LOST)
    plate = box(0, high - PLATE, wide, PLATE, 0, "#000", ' opacity=".55"')
    return landscape(chapter, land) + (fallen(chapter) if beaten else looming(chapter, mood)) + plate


def landscape(chapter: int, land: Land) -> str:
    """Sky, sun, hills and ground."""
    wide, high = SIZE
    shade = (
        f'<linearGradient id="sky-{chapter}" x2="0" y2="1"><stop stop-color="{land.high}"/>'
        f'<stop offset="1" stop-color="{land.low}"/></linearGradient>'
    )
    hills = "M0 352L70 300 150 332 238 276 330 330 420 288 506 336 580 302 640 340V352Z"
    road = f"M{wide / 2 - 26} {GROUND}H{wide / 2 + 26}L{wide - 90} {high}H90Z"
    return (
        f"<defs>{shade}</defs>"
        + box(0, 0, wide, high, 0, f"url(#sky-{chapter})")
        + disc(118, land.sun, ' opacity=".8"', wide / 2, GROUND - 96)
        + flat(hills, land.hills)
        + box(0, GROUND, wide, high - GROUND, 0, land.ground)
        + flat(road, "#2d2725")
        + stroke(f"M{wide / 2} {GROUND + 8}V{high - PLATE}", GOLD, 5)
    )


def looming(chapter: int, mood: str) -> str:
    """Larger than the hills; eyes glow after a defeat."""
    wide = SIZE[0]
    eyes = "".join(disc(15, FIRE, "", x, 214) + disc(7, GOLD, "", x, 214) for x in (wide / 2 - 40, wide / 2 + 40))
    head = moved(skull(BONE, INK), wide / 2, 236, HEAD) + moved(art.crown(), wide / 2, 92, 6.4)
    return moved(EMBLEMS[chapter % len(EMBLEMS)](), wide / 2, 250) + head + (eyes if mood == LOST else "")


def fallen(chapter: int) -> str:
    """On the ground and on its side, the crown beside it, and smoke above."""
    smoke = "".join(disc(size, "#1c1614", ' opacity=".45"', x, y) for x, y, size in SMOKE)
    head = f'<g transform="rotate(24 300 330)">{moved(skull(BONE, INK), 300, 316, 5)}</g>'
    crown = f'<g transform="rotate(-32 470 380)">{moved(art.crown(), 470, 372, 4.2)}</g>'
    fires = "".join(moved(art.flame(), x, y, size) for x, y, size in ((176, 398, 3), (404, 402, 2.4), (226, 406, 1.8)))
    return moved(smoke + dimmed(chapter) + head + crown + fires, 0, -RAISED)


def dimmed(chapter: int) -> str:
    """What the Boss was known by, scattered behind it."""
    emblem = moved(EMBLEMS[chapter % len(EMBLEMS)](), 320, 340, 0.7)
    return f'<g transform="rotate(-14 320 330)" opacity=".75">{emblem}</g>'


RAISED: Final = 34.0  # above the name
SMOKE: Final = ((300, 210, 46), (338, 150, 60), (292, 84, 74), (372, 60, 60), (250, 130, 40))


# What each is known by, drawn behind the head, around its middle


def bumpers() -> str:
    """A throne of bumpers and hubcaps: the Junk King."""
    back = fill("M-190 150L-150-150Q0-206 150-150L190 150Z", RUST, INK, 6)
    bars = "".join(
        cased(f"M{-170 + abs(y) / 9:.0f} {y}Q0 {y - 34} {170 - abs(y) / 9:.0f} {y}", CHROME, 13)
        for y in (-112, -56, 0, 56, 112)
    )
    caps = "".join(
        disc(26, CHROME, outlined(INK, 4), x, y) + disc(9, IRON, outlined(INK, 3), x, y)
        for x, y in ((-178, -134), (178, -134), (-204, 128), (204, 128))
    )
    return back + bars + caps


def drills() -> str:
    """Two drills and a chimney: Mother Lode."""
    drill = fill("M-44 120V-30H44V120ZM-52-30H52L0-190Z", IRON, INK, 6) + stroke(
        "M-40-48L32-66M-30-86L24-104M-18-126L14-142", CHROME, 9
    )
    stacks = "".join(
        fill(f"M{x}-60h46v-150h-46z", "#3b3431", INK, 5) + disc(34, "#8b8784", ' opacity=".7"', x + 23, -228)
        for x in (-66, 20)
    )
    return (
        stacks
        + f'<g transform="rotate(-26)">{moved(drill, -170, 6)}</g><g transform="rotate(26)">{moved(drill, 170, 6)}</g>'
    )


def barriers() -> str:
    """Crossed barriers of a booth: the Toll Baroness."""
    stripes = "".join(
        fill(f"M{x}-17h44v34h-44z", BLOOD if number % 2 else BONE, INK, 3)
        for number, x in enumerate(range(-264, 264, 44))
    )
    bar = box(-266, -19, 532, 38, 12, BONE, outlined(INK, 6)) + stripes
    booth = fill("M-130 150V-170H130V150Z", "#6a3d52", INK, 6) + fill("M-160-160L0-226 160-160Z", "#8d5a78", INK, 6)
    return booth + f'<g transform="rotate(30)">{bar}</g><g transform="rotate(-30)">{bar}</g>'


def needles() -> str:
    """Needles and barbed wire: Granny Permafrost."""
    needle = cased("M0 210V-190", CHROME, 12) + disc(22, "#5fa3c4", outlined(INK, 5), 0, -200)
    ball = disc(104, "#9fc4d4", outlined(INK, 6), 0, 60) + stroke(
        "M-92 20Q0 92 92 10M-96 70Q0 136 96 64M-70-10Q-10 60 20 160M60-24Q0 60-50 148", "#4a6b80", 6
    )
    flakes = "".join(
        moved(stroke("M0-22V22M-19-11L19 11M-19 11L19-11", BONE, 5), x, y)
        for x, y in ((-220, -120), (214, -150), (-244, 60), (240, 40))
    )
    return flakes + f'<g transform="rotate(-42)">{needle}</g><g transform="rotate(42)">{needle}</g>' + ball


def baton() -> str:
    """Pipes of an organ and a baton: the Conductor."""
    tall = (120, 170, 214, 240, 214, 170, 120)
    pipes = "".join(
        box(x - 24, 140 - 1.5 * high, 48, 1.5 * high, 10, CHROME, outlined(INK, 5))
        + fill(f"M{x - 14} 96l14-26 14 26z", INK, INK, 2)
        for x, high in zip(range(-216, 217, 72), tall, strict=True)
    )
    stick = cased("M0 60V-230", BONE, 8) + disc(20, RUST, outlined(INK, 5), 0, 66)
    return pipes + f'<g transform="rotate(58) translate(0 -40)">{stick}</g>'


def pumps() -> str:
    """Petrol pumps on fire: Lady Octane."""
    pump = (
        box(-52, -120, 104, 250, 16, BLOOD, outlined(INK, 6))
        + box(-34, -96, 68, 54, 8, BONE, outlined(INK, 4))
        + cased("M52-40Q104-60 92 20T66 96", IRON, 9)
    )
    fires = "".join(moved(art.flame(), x, 150, size) for x, size in ((-230, 4.4), (-120, 6), (120, 6), (230, 4.4)))
    return moved(pump, -178, 4) + f'<g transform="scale(-1 1)">{moved(pump, -178, 4)}</g>' + fires


def letters() -> str:
    """A seal and a storm of letters: the Postmaster."""
    letter = (
        box(-46, -30, 92, 60, 5, BONE, outlined(INK, 4))
        + stroke("M-46-30L0 8 46-30", INK, 4)
        + disc(8, BLOOD, outlined(INK, 2), 0, 10)
    )
    storm = "".join(
        f'<g transform="translate({x} {y}) rotate({turn})">{letter}</g>'
        for x, y, turn in (
            (-226, -130, -24),
            (-250, 0, 14),
            (-206, 118, -8),
            (222, -140, 18),
            (254, -14, -16),
            (208, 112, 10),
            (-120, -190, 8),
            (122, -196, -12),
        )
    )
    seal = disc(176, "#2a3150", outlined(GOLD, 8)) + disc(150, "none", outlined(GOLD, 3))
    return seal + storm


EMBLEMS: Final = [bumpers, drills, barriers, needles, baton, pumps, letters]
