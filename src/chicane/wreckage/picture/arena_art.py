"""The ground everything lies on: dirt, tyre marks, oil, the wall of tyres, the stands; it never changes."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from chicane.wreckage.picture.art import BONE, GOLD, INK, STEEL, box, disc, flat, moved, outlined, stroke
from chicane.wreckage.picture.vehicles import UNIT

WIDTH: Final = 1600
HEIGHT: Final = 940
MIDDLE_X: Final = 800.0
MIDDLE_Y: Final = 470.0
RADIUS: Final = 6 * UNIT  # WK-GEO-10
TYRE: Final = 10.5
TYRES: Final = 124
STANDS: Final = RADIUS + 2 * TYRE + 8
ROWS: Final = 13
ROW: Final = 16.0

SIDE: Final = 328  # what the panels lie on

NIGHT: Final = "#1f1a17"
DIRT: Final = "#b98a57"
DIRT_DARK: Final = "#8d6237"
DIRT_LIGHT: Final = "#cda06c"
CROWD: Final = ["#c8553d", "#d9b25f", "#5d7fa3", "#8fa05a", "#c9bda6", "#7c5a78", "#a8743f"]


def noise(number: int, salt: int) -> float:
    """A number from 0 to 1 that looks like chance and is always the same."""
    return (number * 7919 + salt * 104_729 + number * number * 31 + number * salt * 17) % 1009 / 1009


def background() -> str:
    """Stands, wall and dirt."""
    ground = box(0, 0, WIDTH, HEIGHT, 0, NIGHT)
    sides = box(0, 0, SIDE, HEIGHT, 0, NIGHT) + box(WIDTH - SIDE, 0, SIDE, HEIGHT, 0, NIGHT)
    return ground + moved(stands() + dirt() + stains() + marks() + wall(), MIDDLE_X, MIDDLE_Y) + sides


def ring_point(radius: float, turn: float) -> tuple[float, float]:
    """A point of a circle; turns go from 0 to 1, clockwise from the top."""
    return radius * sin(2 * pi * turn), -radius * cos(2 * pi * turn)


# Stands


def stands() -> str:
    """Rows of people in the dark, all round."""
    rows = "".join(
        disc(STANDS + ROW * (row + 0.5), "none", outlined("#3a312b" if row % 2 else "#443932", ROW))
        for row in range(ROWS)
    )
    return rows + "".join(crowd(number) for number in range(len(CROWD))) + aisles()


def crowd(number: int) -> str:
    """Everybody who wears one colour."""
    dots = ""
    for row in range(ROWS):
        radius = STANDS + ROW * (row + 0.5)
        seats = int(2 * pi * radius / 12)
        for seat in range(seats):
            x, y = ring_point(radius + 4 * noise(seat, row) - 2, seat / seats)
            taken = noise(seat * 3 + 1, row + 5)
            if int(taken * 9) == number and abs(x) < 478 and abs(y) < MIDDLE_Y:
                dots += f"M{x:.0f} {y:.0f}h0"
    return stroke(dots, CROWD[number], 8, ' opacity=".48"')


def aisles() -> str:
    """Stairs between the blocks, and masts with lamps over them."""
    stairs, lamps = "", ""
    for number in range(8):
        (x, y), (to_x, to_y) = (ring_point(STANDS + out, number / 8 + 1 / 16) for out in (4, ROWS * ROW))
        stairs += f"M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}"
        if number % 2 == 0 or abs(x) < 400:
            lamps += moved(
                disc(30, "#fff1c0", ' opacity=".13"') + disc(6, "#fff1c0", outlined(INK, 2)), round(x), round(y)
            )
    return stroke(stairs, "#5a4c41", 11) + stroke(stairs, "#2c2521", 5, ' stroke-dasharray="2 9"') + lamps


# Dirt


SHADING: Final = (
    '<radialGradient id="wreckage-dirt">'
    f'<stop offset="0" stop-color="{DIRT_LIGHT}"/><stop offset=".45" stop-color="{DIRT}"/>'
    f'<stop offset=".8" stop-color="#ac7f4e"/><stop offset="1" stop-color="{DIRT_DARK}"/></radialGradient>'
)


def dirt() -> str:
    """The arena floor: worn bright in the middle, dark and churned along the wall."""
    base = SHADING + disc(RADIUS + TYRE, "url(#wreckage-dirt)")
    patches = ""
    for number in range(46):
        turn, far = noise(number, 3), 30 + (RADIUS - 75) * noise(number, 11) ** 0.6
        x, y = ring_point(far, turn)
        wide, high = 14 + 44 * noise(number, 5), 5 + 13 * noise(number, 7)
        colour = DIRT_LIGHT if number % 2 else DIRT_DARK
        patches += (
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{wide:.0f}" ry="{high:.0f}" fill="{colour}" opacity=".22" '
            f'transform="rotate({180 * noise(number, 2):.0f} {x:.0f} {y:.0f})"/>'
        )
    return base + patches + paint() + pebbles()


def paint() -> str:
    """What is left of the paint: a ring and a star in the middle."""
    star = "M0-92L22-30 88-28 35 11 54 74 0 36-54 74-35 11-88-28-22-30Z"
    faded = ' opacity=".2" stroke-dasharray="60 9 22 6 90 14"'
    return stroke(star, BONE, 7, faded) + disc(128, "none", f"{outlined(BONE, 6)}{faded}")


def pebbles() -> str:
    """Stones and ruts."""
    stones = ""
    for number in range(240):
        x, y = ring_point((RADIUS - 12) * noise(number, 13) ** 0.5, noise(number, 29))
        stones += f"M{x:.0f} {y:.0f}h{1 + int(2 * noise(number, 4))}"
    return stroke(stones, "#6d4a29", 2.2, ' opacity=".55"')


def stains() -> str:
    """Oil on the floor."""
    blots = [
        (-235, 120, 1.1, 20),
        (190, 235, 0.8, 80),
        (255, -130, 0.9, 140),
        (-120, -285, 0.75, 10),
        (60, -150, 0.5, 60),
    ]
    shape = "M-34-6Q-30-26-4-22Q14-36 30-16Q48 2 24 16Q8 34-14 20Q-44 20-34-6ZM40 18q8-2 9 4t-7 4-2-8Z"
    blot = flat(shape, "#241a13", ' opacity=".5"') + stroke("M-18-8Q-8-14 4-10", "#8e7fa3", 3, ' opacity=".4"')
    return "".join(moved(blot, x, y, size, angle) for x, y, size, angle in blots)


def marks() -> str:
    """Tyre marks: pairs of arcs and a few full spins."""
    pairs = ""
    for number in range(17):
        x, y = ring_point(60 + 300 * noise(number, 17), noise(number, 19))
        bend, far = 60 * noise(number, 23) - 30, 70 + 110 * noise(number, 31)
        pair = f"M-8 0q{bend:.0f} {-far / 2:.0f} 0 {-far:.0f}M8 0q{bend:.0f} {-far / 2:.0f} 0 {-far:.0f}"
        faint = 0.14 + 0.16 * noise(number, 37)
        pairs += moved(
            stroke(pair, "#2b1c11", 5, f' opacity="{faint:.2f}" stroke-dasharray="9 2"'),
            round(x),
            round(y),
            1,
            21 * number,
        )
    spins = "".join(
        disc(radius, "none", f'{outlined("#2b1c11", 5)} opacity=".2" stroke-dasharray="{gap}"', x, y)
        for x, y, radius, gap in [
            (-255, -150, 34, "150 30"),
            (-255, -150, 22, "90 20"),
            (150, 120, 30, "120 50"),
            (-60, 300, 26, "100 40"),
        ]
    )
    return pairs + spins


# The wall


def wall() -> str:
    """Tyres on end all round; their inner edge is the limit of the arena (WK-GEO-10)."""
    far = RADIUS + TYRE
    under = disc(far, "none", outlined(INK, 2 * TYRE + 3))
    bands = [("#26211e", 0), ("#c8392b", 1), ("#26211e", 2), ("#e6dcc8", 3)]
    tyres = "".join(tyre_ring(far, colour, turn) for colour, turn in bands)
    inner = disc(RADIUS, "none", outlined("#5a3a1e", 1.5))
    return under + tyres + inner + gates()


def tyre_ring(far: float, colour: str, first: int) -> str:
    """Every fourth tyre, in one colour."""
    path = "".join("M{:.1f} {:.1f}h0".format(*ring_point(far, number / TYRES)) for number in range(first, TYRES, 4))
    return stroke(path, colour, 2 * TYRE - 2) + stroke(path, INK, TYRE - 1)


def gates() -> str:
    """Four gates of sheet metal."""
    gate = box(-46, -13, 92, 22, 3, STEEL, outlined(INK, 2)) + stroke(
        "M-40 3L-28-8M-24 3L-12-8M-8 3L4-8M8 3L20-8M24 3L36-8", GOLD, 4
    )
    places = [(ring_point(RADIUS + TYRE + 2, turn), 360 * turn) for turn in (0, 0.25, 0.5, 0.75)]
    return "".join(moved(gate, round(x, 1), round(y, 1), 1, angle) for (x, y), angle in places)
