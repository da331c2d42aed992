"""Little pictures for the circuit, each drawn around its own origin; they know nothing of the race."""

from __future__ import annotations

from typing import Final

from chicane.chariot.boards import COLOURS, LETTERS
from chicane.core.brush import Pen
from chicane.core.brush import moved as moved
from chicane.core.brush import stroke as stroke
from chicane.core.letters import lettered

FONT: Final = "Palatino,'Book Antiqua',Georgia,serif"
BODY: Final = 15  # the type scale
SIGN: Final = 17
LARGE: Final = 20
HUGE: Final = 26

INK: Final = "#2b1d14"
PAPER: Final = "#f6ecd8"
BONE: Final = "#fffaf0"
SAND: Final = "#e9cf9d"
SAND_SHADE: Final = "#d3ab6c"
STONE: Final = "#e7dbc5"
STONE_SHADE: Final = "#bfa98a"
TERRACOTTA: Final = "#b4532f"
WINE: Final = "#6e1f28"
GOLD: Final = "#d49b2a"
LAUREL: Final = "#5b7a3a"
SEA: Final = "#4f97a3"

FILLS: Final = ["#3b8540", "#c0281c", "#f0b912", "#2b62b4", "#7d3c98", "#fbf8f2"]  # by colour, as COLOURS
LETTER_FILLS: Final = [BONE, BONE, INK, BONE, BONE, INK]
COATS: Final = ["#8b5a33", "#4b3a30", "#a5673a", "#d8d0c4", "#4b3a30", "#8b5a33"]  # of the horses, by colour

# Each colour has a shape of its own: disc, square, triangle, diamond, hexagon, cross.
SHAPES: Final = [
    "M-10 0A10 10 0 1 1 10 0A10 10 0 1 1-10 0Z",
    "M-9-9H9V9H-9Z",
    "M0-12.5L12.5 8.5H-12.5Z",
    "M0-12.5L12.5 0 0 12.5-12.5 0Z",
    "M-6-10.5H6L12 0 6 10.5H-6L-12 0Z",
    "M-5-11.5H5V-5H11.5V5H5V11.5H-5V5H-11.5V-5H-5Z",
]
SHAPE_MIDDLES: Final = [0.0, 0.0, 2.0, 0.0, 0.0, 0.0]  # where the letter sits, downwards

WHEEL: Final = "M0-9V9M-9 0H9M-6.4-6.4 6.4 6.4M-6.4 6.4 6.4-6.4"
SHIELD: Final = "M-8-9H8V0Q8 6 0 10Q-8 6-8 0Z"
DOLPHIN: Final = (
    "M-17 5Q-14-8 0-9Q4-14 8-13Q7-10 7-8Q14-5 18 1Q20 3 18 4Q14 4 11 4Q13 7 12 9Q8 8 6 5Q-4 6-11 9"
    "Q-12 14-18 14Q-17 11-18 9Q-22 9-23 5Q-19 4-17 5Z"
)


PEN: Final = Pen(FONT, INK, 1.5)
text, fill = PEN.text, PEN.fill


def badge(colour: int) -> str:
    """The sign of a chariot: colour, shape and letter."""
    return shaped(colour, FILLS[colour], LETTER_FILLS[colour])


def seat_badge(colours: list[int]) -> str:
    """The sign of a seat: that of its chariot, two small ones for two, an empty ring before it has any."""
    if not colours:
        return f'<circle r="10" fill="{SAND}" stroke="{INK}" stroke-width="2" stroke-dasharray="4 3"/>'
    if len(colours) == 1:
        return badge(colours[0])
    first, second = (badge(each) for each in colours[:2])
    return moved(first, -4.6, -4.6, 0.62) + moved(second, 4.6, 4.6, 0.62)


def shaped(colour: int, body: str, ink: str) -> str:
    """A letter in the shape of its colour."""
    size = BODY if colour == 2 else SIGN  # a triangle has less room
    letter = lettered(f"chariot-letter-{COLOURS[colour]}", LETTERS[colour])
    return fill(SHAPES[colour], body) + text(letter, size, ink, 0, SHAPE_MIDDLES[colour])


# Chariots


HORSE: Final = (
    "M-9 0C-9-5-5-6.4-2-5.8C2-5 5-4.8 9-5.6C12-6 15-5 17-3.4L24-2.8C27-3.2 31-2 31.5 0"
    "C31 2 27 3.2 24 2.8L17 3.4C15 5 12 6 9 5.6C5 4.8 2 5-2 5.8C-5 6.4-9 5-9 0Z"
)


def horse(coat: str, cloth: str) -> str:
    """A horse at the gallop, seen from above, nose to the right."""
    legs = stroke("M13-4L21-7.5M13 4L19 8M-4-4L-11-7M-4 4L-9 8", INK, 2.6)
    tail = stroke("M-8 0Q-13-3-17 1", INK, 2.6)
    ears = fill("M22-2.6L20-5 24-3.4ZM22 2.6L20 5 24 3.4Z", coat, INK, 0.8)
    mane = stroke("M11 0H22", INK, 2)
    return legs + tail + fill(HORSE, coat, INK, 1.2) + ears + fill("M-4-5.9H7V5.9H-4Z", cloth, INK, 1) + mane


def chariot(colour: int, angle: float) -> str:
    """Two horses and a cart, heading right; the letter stands upright whatever the heading."""
    cloth = FILLS[colour]
    team = moved(horse(COATS[colour], cloth), 3, -7.5) + moved(horse(COATS[colour], cloth), 1, 7.5)
    shade = f'<ellipse cx="1" cy="2" rx="34" ry="17" fill="{INK}" opacity=".25"/>'
    wheels = fill("M-28-17.5H-11V-13H-28ZM-28 13H-11V17.5H-28Z", "#5a3a22", INK, 1.3)
    axle = stroke("M-19.5-14V14M-10 0H14", INK, 2.4)
    reins = stroke("M-8-4L18-7.5M-8 4L16 7.5", INK, 0.9)
    cart = fill("M-33-12.5H-17Q-5-11-5 0T-17 12.5H-33Z", cloth, INK, 1.8)
    shield = moved(shaped(colour, BONE, INK), -19, 0, 1, -round(angle, 1))
    return shade + axle + team + reins + wheels + cart + shield


def halo() -> str:
    """The mark under the chariot whose turn it is."""
    return (
        f'<rect x="-40" y="-20" width="80" height="40" rx="20" fill="#ffd75e" stroke="{INK}" stroke-width="5"/>'
        '<rect x="-40" y="-20" width="80" height="40" rx="20" fill="none" stroke="#ffd75e" stroke-width="3"/>'
    )


# Things on the sand


def caltrop() -> str:
    """Four iron points."""
    spikes = "M0-11L2.5-2.5 11 0 2.5 2.5 0 11-2.5 2.5-11 0-2.5-2.5Z"
    return (
        f'<circle r="11.5" fill="{BONE}" fill-opacity=".85"/>'
        + moved(fill(spikes, "#3d4148", INK, 1), 0, 0, 1, 20)
        + '<circle r="1.6" fill="#aab2bd"/>'
    )


def pillar() -> str:
    """A stone column from above, with its shadow."""
    flutes = "M0-16V16M-16 0H16M-11.3-11.3 11.3 11.3M-11.3 11.3 11.3-11.3"
    return (
        f'<ellipse rx="28" ry="27" fill="{INK}" opacity=".35"/>'
        + fill("M-21-21H21V21H-21Z", STONE_SHADE, INK, 1.6)
        + f'<circle r="18.5" fill="{STONE}" stroke="{INK}" stroke-width="1.6"/>'
        + stroke(flutes, STONE_SHADE, 2)
        + f'<circle r="10" fill="{BONE}" stroke="{INK}" stroke-width="1.2"/>'
        + stroke("M-4-4 4 4M-4 4 4-4", WINE, 3)
    )


def limit_sign(number: int) -> str:
    """The safe speed of a curve space."""
    return f'<circle r="12" fill="{BONE}" stroke="{WINE}" stroke-width="2.5"/>' + text(str(number), BODY, WINE)


# Dice


def die(face: int) -> str:
    """A bone die: pace, sprint, turn, attack or fortune."""
    body = (
        f'<rect x="-24" y="-21" width="48" height="48" rx="9" fill="{INK}" opacity=".35"/>'
        f'<rect x="-24" y="-24" width="48" height="48" rx="9" fill="{BONE}" stroke="{INK}" stroke-width="2"/>'
    )
    return body + face_icon(face)


def face_icon(face: int) -> str:
    """The picture on a die's face."""
    if face == 0:
        shoe = stroke("M-9 12Q-17-15 0-16Q17-15 9 12", "#6b4a2b", 6)
        return shoe + text("±1", BODY, INK, 0, 1)
    if face == 1:
        arrows = stroke("M-13-15L-4-7-13 1M-1-15L8-7-1 1", TERRACOTTA, 5)
        return moved(arrows, 2, 0) + text("+2", BODY, INK, 0, 14)
    if face == 2:
        return stroke("M-14 11H-8C2 11-4-8 8-8H13M7-15L14-8 7-1", "#2b62b4", 5)
    if face == 3:
        shaft = stroke("M-14 14L8-8", "#6b4a2b", 4) + fill("M4-8L16-16 8-4Z", "#59616c", INK, 1.2)
        return shaft + stroke("M-15 8L-8 15M-11 4L-4 11", WINE, 2.5)
    return fortune_icon(1.5)


def fortune_icon(scale: float) -> str:
    """The wheel of Fortune."""
    return moved(
        f'<circle r="9" fill="#ffe29a" stroke="{GOLD}" stroke-width="3"/>' + stroke(WHEEL, INK, 1.3), 0, 0, scale
    )


def damage_icon() -> str:
    """A shield."""
    return fill(SHIELD, TERRACOTTA, INK, 1.3) + stroke("M0-6V6M-5-2H5", BONE, 1.8)


def speed_icon() -> str:
    """A horseshoe."""
    return stroke("M-5 8Q-11-9 0-9.5Q11-9 5 8", INK, 5) + stroke("M-5 8Q-11-9 0-9.5Q11-9 5 8", STONE_SHADE, 2.4)


def dolphin(awake: bool) -> str:
    """A lap dolphin: bronze while its lap is still to be run, stone afterwards."""
    skin = GOLD if awake else STONE_SHADE
    eye = f'<circle cx="11" cy="-1" r="1.5" fill="{INK}"/>'
    return fill(DOLPHIN, skin, INK, 1.3) + eye


def wreath() -> str:
    """The victor's laurel, where a lap counter has gone back to the box."""
    leaves = "".join(moved(f'<ellipse cy="-11" rx="3" ry="5.5" fill="{LAUREL}"/>', 0, 0, 1, turn) for turn in LEAVES)
    return leaves + stroke("M-3-1L0 2 5-5", GOLD, 2.6)


LEAVES: Final = [45, 75, 105, 135, 165, 195, 225, 255, 285, 315]


# The spina


def obelisk() -> str:
    """An obelisk on its base, standing 100 high."""
    shade = f'<path d="M10 50L46 30 34 16 6 40Z" fill="{INK}" opacity=".18"/>'
    base = fill("M-17 50H17V40H-17ZM-13 40H13V33H-13Z", STONE_SHADE)
    shaft = fill("M-9 33L-6-36H6L9 33Z", "#d98a5f") + fill("M-6-36L0-50 6-36Z", GOLD)
    signs = stroke("M-2-24H2M0-16V-10M-3-2H3M0 6L-2 11H2ZM-3 20H3M0 20V26", WINE, 1.4)
    return shade + base + shaft + signs


def turning_post() -> str:
    """The three cones at the end of the spina."""
    cone = fill("M-8 17Q-6-8 0-19Q6-8 8 17Q0 21-8 17Z", GOLD) + stroke("M-6.5 4Q0 8 6.5 4M-4-6Q0-3 4-6", WINE, 1.4)
    base = fill("M-28 15H28V24H-28Z", STONE_SHADE)
    return base + moved(cone, -17, 0) + moved(cone, 17, 0) + moved(cone, 0, 4)


def palm() -> str:
    """A palm in a pot."""
    fronds = "M0-8Q-14-20-22-8M0-8Q-10-28-20-24M0-8Q14-20 22-8M0-8Q10-28 20-24M0-8Q0-24 0-30"
    trunk = stroke("M0 30Q3 10 0-8", "#8a5a33", 4)
    return trunk + stroke(fronds, INK, 5.5) + stroke(fronds, LAUREL, 3.4) + fill("M-9 26H9L6 40H-6Z", TERRACOTTA)


def temple() -> str:
    """A small temple with four columns."""
    roof = fill("M-40-16L0-38 40-16Z", TERRACOTTA) + fill("M-38-16H38V-9H-38Z", STONE)
    columns = "".join(fill(f"M{x}-9H{x + 9}V28H{x}Z", BONE) for x in (-34, -15, 6, 25))
    return fill("M-30-9H30V28H-30Z", WINE) + columns + roof + fill("M-42 28H42V38H-42Z", STONE)


def dolphin_rack() -> str:
    """The beam on two columns that carries the lap dolphins."""
    columns = fill("M-38-6H-29V38H-38ZM29-6H38V38H29Z", BONE)
    return columns + fill("M-48-14H48V-6H-48Z", STONE) + fill("M-46 38H46V46H-46Z", STONE)


def plaque(words: str) -> str:
    """A marble disc with a carved letter or number."""
    rim = f'<circle r="30" fill="{STONE}" stroke="{INK}" stroke-width="2"/>'
    return rim + f'<circle r="24" fill="none" stroke="{STONE_SHADE}" stroke-width="2.5"/>' + text(words, HUGE, WINE)


def hourglass() -> str:
    """The sign of the round."""
    return fill("M-8-11H8L1.5 0 8 11H-8L-1.5 0Z", "#ffe29a") + stroke("M-10-11H10M-10 11H10", INK, 3)


# Buttons


def button(picture: str) -> str:
    """A round bronze button."""
    return f'<circle r="25" fill="{PAPER}" stroke="{INK}" stroke-width="5"/>' + (
        f'<circle r="25" fill="none" stroke="#ffd75e" stroke-width="3"/>{picture}'
    )


def tick() -> str:
    """Yes, go on."""
    return stroke("M-11 1L-3 9 12-9", LAUREL, 6)


def again() -> str:
    """Roll again."""
    return stroke("M10 7A12.5 12.5 0 1 1 11-6M12-15V-5H2", "#2b62b4", 4.5)


def nothing() -> str:
    """No, thank you."""
    return stroke("M-8-8 8 8M8-8-8 8", WINE, 5)
