"""What lies in the arena: jerrycans, mines, and obstacles with both their sides (WK-GEO-07, WK-OBST)."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.wreckage.kinds import DAMAGE, OBSTACLES
from chicane.wreckage.picture.art import (
    BLOOD,
    BODY,
    BONE,
    CHROME,
    FIRE,
    GLASS,
    GOLD,
    INK,
    IRON,
    RUBBER,
    RUST,
    box,
    disc,
    fill,
    flat,
    moved,
    outlined,
    stroke,
    text,
)
from chicane.wreckage.picture.vehicles import UNIT, flame

CAN_RADIUS: Final = UNIT * 0.2
STONE_RADIUS: Final = UNIT * 0.4
MINE_RADIUS: Final = UNIT * 0.15


@cache
def can_icon() -> str:
    """A jerrycan from the side, 22 high."""
    body = fill("M-8-6H3L8-2V11H-8Z", "#b8301f", INK, 1.5)
    grip = stroke("M-6-6V-10H2V-6", INK, 4) + stroke("M-6-6V-10H2V-6", "#b8301f", 1.8)
    spout = fill("M3-6L8-11 11-8 8-2Z", CHROME, INK, 1.2)
    return grip + spout + body + stroke("M-5-2L5 8M5-2L-5 8", "#f28a6a", 1.8)


@cache
def can() -> str:
    """A jerrycan on the ground, on the disc that it covers."""
    glow = disc(CAN_RADIUS + 4, GOLD, ' opacity=".25"')
    return glow + disc(CAN_RADIUS, "#f6e2b0", outlined(INK, 1.6)) + moved(can_icon(), 0, 0, 0.92)


@cache
def mine() -> str:
    """A mine: dark, with horns and a red eye."""
    horns = stroke("M0-10.2V10.2M-10.2 0H10.2M-7-7L7 7M7-7L-7 7", INK, 3)
    return horns + disc(8, "#3a3f33", outlined(INK, 1.6)) + disc(3.4, BLOOD, outlined(INK, 1.2)) + disc(1.2, "#ff9d8a")


# Obstacles


def ordinary() -> str:
    """A block of concrete with stripes of warning."""
    block = disc(STONE_RADIUS, "#9d968b", outlined(INK, 2)) + disc(20, "#b9b2a6", outlined("#6d675e", 1.5))
    stripes = stroke("M-24-11L-11-24M-26 3L3-26M-21 16L16-21M-12 23L23-12M2 26L26 2M14 22L22 14", "#d9a514", 3.4)
    face = disc(15.5, "#b9b2a6", outlined(INK, 1.5))
    cracks = stroke("M-8-9l4 6-3 5 6 4M9-4l-5 3 3 7", "#6d675e", 1.5)
    return block + stripes + face + cracks


def column() -> str:
    """A steel column with spikes all round."""
    spike = "M-4.6-15L0-27.2 4.6-15Z"
    spikes = "".join(moved(fill(spike, CHROME, INK, 1.2), 0, 0, 1, angle) for angle in range(0, 360, 30))
    return (
        disc(STONE_RADIUS, INK, ' opacity=".35"')
        + spikes
        + disc(16, IRON, outlined(INK, 2))
        + fill("M-7-7L0-12 7-7 12 0 7 7 0 12-7 7-12 0Z", "#5b544c", INK, 1.2)
        + disc(4, CHROME, outlined(INK, 1.2))
    )


def pump() -> str:
    """A petrol pump on its island."""
    island = disc(STONE_RADIUS, "#c9bda6", outlined(INK, 2)) + disc(
        24, "none", f'{outlined(BLOOD, 3)} stroke-dasharray="9 6"'
    )
    cabinet = fill("M-13-19H9V20H-13Z", BLOOD, INK, 1.8) + box(-9, -15, 14, 11, 2, BONE, outlined(INK, 1.2))
    hose = stroke("M9-8Q19-8 17 4T12 14", INK, 5) + stroke("M9-8Q19-8 17 4T12 14", "#5a514a", 2.4)
    drop = flat("M-2 2Q5 10-2 14Q-9 10-2 2Z", GOLD)
    return island + hose + cabinet + stroke("M-7-9.5H3", BLOOD, 2) + drop


def tyres() -> str:
    """A heap of burning tyres."""
    heap = [(-10, -10), (11, -9), (-11, 11), (10, 11), (0, 0)]
    ring = "".join(
        disc(12.5, RUBBER, outlined(INK, 1.5), x, y) + disc(5, "#4b413a", outlined("#332b26", 2), x, y) for x, y in heap
    )
    flames = moved(flame(), -9, 0, 0.9) + moved(flame(), 10, -4, 0.8) + moved(flame(), 1, 16, 1.0)
    return disc(STONE_RADIUS, FIRE, ' opacity=".35"') + ring + flames


def wreck() -> str:
    """A rusty hull that can be pushed."""
    base = disc(STONE_RADIUS, INK, ' opacity=".4"') + disc(
        STONE_RADIUS, "none", f'{outlined(BONE, 1.5)} stroke-dasharray="4 5"'
    )
    hull = "M-12-24L-4-21 3-25 12-21 14-6 12 4 15 19 8 24 0 21-9 24-14 15-12 2-15-8Z"
    holes = flat("M-9-12L9-13 8-5-8-4ZM-8 13L9 12 8 18-7 19Z", INK)
    scars = stroke("M-10-20l4 3M11 5l-4 3M-12 6l5 1M2-22l-1 5M5 21l-1-4", "#d07a3e", 1.8)
    return base + fill(hull, RUST, INK, 1.8) + fill("M-8-4L8-5 9 12-8 13Z", "#7c3f1e", INK, 1) + holes + scars


def barrels() -> str:
    """Three barrels that burn."""
    places = [(-11, -9), (12, -7), (0, 12)]
    drums = "".join(
        disc(13, "#3f6f6a", outlined(INK, 1.8), x, y) + disc(9, "#2a1c14", outlined("#5d9089", 1.6), x, y)
        for x, y in places
    )
    flames = "".join(moved(flame(), x, y + 3, 0.72) for x, y in places)
    return disc(STONE_RADIUS, FIRE, ' opacity=".3"') + drums + flames


PICTURES: Final = {
    "obstacle": ordinary(),
    "column": column(),
    "pump": pump(),
    "tyres": tyres(),
    "wreck": wreck(),
    "barrels": barrels(),
}
STONES: Final = [PICTURES[kind.id] for kind in OBSTACLES]


# Damage cards

SPIN_SIGN: Final = "M7-3A8 8 0 1 0 8 3M9-9V-2H2"
CARD_WIDTH: Final = 40
CARD_HEIGHT: Final = 54


@cache
def damage_card(kind: int) -> str:
    """A damage card: a splash with its points, and its icon below (WK-COMP-13)."""
    card, half = DAMAGE[kind], CARD_HEIGHT / 2
    leaf = box(-CARD_WIDTH / 2, -half, CARD_WIDTH, CARD_HEIGHT, 5, BONE, outlined(INK, 2))
    burst = "M0-15L4-7 12-10 9-2 16 2 8 5 9 13 1 9-6 14-7 6-15 5-9-1-13-9-5-7Z"
    points = moved(flat(burst, BLOOD if card.points else IRON), 0, -9, 1.05)
    number = text(str(card.points), BODY, BONE, 0, -9)
    return leaf + points + number + moved(damage_sign(kind), 0, 16, 0.8)


def damage_sign(kind: int) -> str:
    """The extra icon of a damage card: a spin, a torn card, a shuffle; or nothing."""
    card = DAMAGE[kind]
    if card.spins:
        return stroke(SPIN_SIGN, INK, 2.6)
    if card.irreversible:
        return fill("M-7-9H7V9H-7Z", GLASS, INK, 1) + stroke("M-8-8L8 8M8-8L-8 8", BLOOD, 3)
    return stroke("M-9-5H-4L4 5H9M-9 5H-4L4-5H9M6-8L10-5 6-2M6 2L10 5 6 8", INK, 2.2) if card.shuffles else ""


@cache
def damage_back() -> str:
    """A damage card from behind."""
    leaf = box(-CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT, 5, "#7d1b12", outlined(INK, 2))
    return leaf + fill("M0-15L4-7 12-10 9-2 16 2 8 5 9 13 1 9-6 14-7 6-15 5-9-1-13-9-5-7Z", FIRE, INK, 1.4)
