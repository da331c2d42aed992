"""The eight vehicles from above, nose up, each filling its rectangle of one length by half a length (WK-GEO-06)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from chicane.wreckage.kinds import VEHICLES
from chicane.wreckage.picture.art import (
    BONE,
    CHROME,
    FILLS,
    FIRE,
    GLASS,
    GOLD,
    INK,
    IRON,
    LIGHTS,
    NO_COLOUR,
    RUBBER,
    SHADES,
    SHAPES,
    SMOKE,
    TAG,
    disc,
    fill,
    flat,
    moved,
    outlined,
    spoken,
    stroke,
    text,
)

UNIT: Final = 68.0  # of the picture, to a vehicle length
SILHOUETTE: Final = "M-17-29Q-17-34-12-34H12Q17-34 17-29V30Q17 34 13 34H-13Q-17 34-17 30Z"

WHEELS: Final = "M-17-24h4v13h-4zM13-24h4v13h-4zM-17 13h4v13h-4zM13 13h4v13h-4z"
HEADLIGHTS: Final = "M-14-34h6v3h-6zM8-34h6v3h-6z"
TAIL_LIGHTS: Final = "M-14 31h6v2.5h-6zM8 31h6v2.5h-6z"


def lights() -> str:
    """White in front, red behind."""
    return flat(HEADLIGHTS, "#fff3c4") + flat(TAIL_LIGHTS, "#ff5a45")


def sedan(colour: int) -> str:
    """Four doors, a long flat bonnet, a boot."""
    body = fill(SILHOUETTE, FILLS[colour])
    bonnet = stroke("M-8-31V-15M8-31V-15M0-31V-17", SHADES[colour], 1.4)
    glass = flat("M-13-14Q0-18 13-14L11-6H-11ZM-11 17H11L13 24Q0 27-13 24Z", GLASS)
    roof = fill("M-11-6H11V17H-11Z", LIGHTS[colour], SHADES[colour], 1)
    doors = flat("M-15.5-9V19L-13 16V-5ZM15.5-9V19L13 16V-5Z", GLASS) + stroke("M-16 5H-13M13 5H16", FILLS[colour], 2)
    return flat(WHEELS, RUBBER) + body + bonnet + glass + roof + doors + lights()


def hearse(colour: int) -> str:
    """Long and dark, with curtains and a cross on its roof."""
    body = fill("M-15-34H15L17-26V34H-17V-26Z", SHADES[colour])
    bonnet = stroke("M-6-33L-4-18M6-33L4-18", INK, 1.4) + disc(2.2, CHROME, "", 0, -31)
    glass = flat("M-13-17H13L11-10H-11Z", GLASS)
    roof = fill("M-12-10H12V31H-12Z", INK, FILLS[colour], 1.6)
    curtains = stroke("M-15-8q2 4 0 8q2 4 0 8q2 4 0 8q2 4 0 8M15-8q-2 4 0 8q-2 4 0 8q-2 4 0 8q-2 4 0 8", BONE, 1.6)
    cross = stroke("M0 16V30M-5 20.5H5", CHROME, 2.6)
    return flat(WHEELS, RUBBER) + body + bonnet + glass + roof + curtains + cross + lights()


def muscle(colour: int) -> str:
    """Wide at the back, stripes from end to end, a blower through the bonnet."""
    body = fill("M-12-34H12L15-30 14-4 17 8V30L14 34H-14L-17 30V8L-14-4-15-30Z", FILLS[colour])
    stripes = flat("M-6-34h4v68h-4zM2-34h4v68h-4z", BONE)
    glass = flat("M-12-7Q0-12 12-7L10 2H-10ZM-10 19H10L12 25H-12Z", GLASS)
    roof = stroke("M-11 3V18M11 3V18", SHADES[colour], 2)
    blower = fill("M-6-28H6V-14H-6Z", CHROME, INK, 1.4) + stroke("M-3-28V-14M0-28V-14M3-28V-14", INK, 1)
    pipes = stroke("M-15-22L-9-19M-15-18L-9-16M15-22L9-19M15-18L9-16", IRON, 2.4)
    spoiler = fill("M-17 29H17V34H-17Z", SHADES[colour], INK, 1.2)
    return flat(WHEELS, RUBBER) + body + stripes + glass + roof + pipes + blower + spoiler + flat(HEADLIGHTS, "#fff3c4")


def van(colour: int) -> str:
    """A box with a short nose, ribs on the roof and a hatch."""
    body = fill("M-14-34H14Q17-34 17-30V34H-17V-30Q-17-34-14-34Z", FILLS[colour])
    glass = flat("M-14-31H14L13-22H-13Z", GLASS)
    roof = fill("M-14.5-20H14.5V32H-14.5Z", LIGHTS[colour], SHADES[colour], 1.2)
    ribs = stroke("M-12-15H12M-12-9H12M-12 14H12M-12 20H12M-12 26H12", SHADES[colour], 1.6)
    mirrors = flat("M-17-25h-3v-4h3zM17-25h3v-4h-3z", INK)
    return mirrors + body + glass + roof + ribs + lights()


def jeep(colour: int) -> str:
    """Open top, big wheels outside, a roll bar and a spare wheel."""
    tyres = fill("M-17-28h7v17h-7zM10-28h7v17h-7zM-17 10h7v17h-7zM10 10h7v17h-7z", RUBBER, INK, 1)
    body = fill("M-9-33H9L12-28V-8L14-6V28H-14V-6L-12-28V-28Z", FILLS[colour])
    grille = stroke("M-6-32V-12M-3-32V-12M0-32V-12M3-32V-12M6-32V-12", SHADES[colour], 1.3)
    screen = stroke("M-12-7H12", GLASS, 4)
    floor = flat("M-11-4H11V22H-11Z", "#2b241f")
    seats = fill("M-9 0H-2V9H-9ZM2 0H9V9H2Z", SHADES[colour], INK, 1)
    bar = stroke("M-12 13H12M-12 13V25M12 13V25", CHROME, 2.6)
    spare = disc(7, RUBBER, outlined(INK, 1), 0, 27) + disc(2.6, IRON, "", 0, 27)
    return tyres + body + grille + floor + seats + screen + bar + spare + flat("M-9-34h4v3h-4zM5-34h4v3h-4z", "#fff3c4")


def tow_truck(colour: int) -> str:
    """A cab, a flat bed with stripes of warning, a crane with its hook over the tail."""
    body = fill("M-14-34H14Q17-34 17-30V-4H-17V-30Q-17-34-14-34Z", FILLS[colour])
    glass = flat("M-14-22Q0-26 14-22L12-15H-12Z", GLASS)
    lamps = fill("M-11-12H11V-8H-11Z", GOLD, INK, 1)
    bed = fill("M-17-3H17V34H-17Z", SHADES[colour])
    warning = stroke("M-17 27L-10 34M-17 20L-13.5 23.5M17 27L10 34M17 20L13.5 23.5", GOLD, 3)
    crane = stroke("M-9 0L0 28L9 0", INK, 6) + stroke("M-9 0L0 28L9 0", CHROME, 3.4)
    hook = disc(4, INK, "", 0, 28) + stroke("M0 28q6 2 3 5q-4 2-5-2", CHROME, 1.8)
    return flat(WHEELS, RUBBER) + body + glass + bed + warning + lamps + crane + hook + flat(HEADLIGHTS, "#fff3c4")


def pickup(colour: int) -> str:
    """A cab in front, an open bed with planks behind, a bull bar."""
    body = fill("M-13-32H13Q17-32 17-27V34H-17V-27Q-17-32-13-32Z", FILLS[colour])
    bar = stroke("M-13-33.4H13", INK, 3.4) + stroke("M-13-33.4H13", CHROME, 1.6)
    bonnet = stroke("M-7-29V-16M7-29V-16", SHADES[colour], 1.4)
    glass = flat("M-13-15Q0-19 13-15L11-8H-11ZM-11 3H11L12 6H-12Z", GLASS)
    roof = flat("M-11-8H11V3H-11Z", LIGHTS[colour])
    bed = fill("M-13 8H13V32H-13Z", "#5d4028", INK, 1.4) + stroke(
        "M-7.5 9V31M-2.5 9V31M2.5 9V31M7.5 9V31", "#3d2918", 1.3
    )
    tyre = disc(7, "none", outlined(RUBBER, 5), 3, 21)
    return flat(WHEELS, RUBBER) + body + bar + bonnet + glass + roof + bed + tyre + flat(TAIL_LIGHTS, "#ff5a45")


def coupe(colour: int) -> str:
    """Low and pointed, round cabin, a wing on struts."""
    body = fill("M-6-34H6Q15-30 16-18L14 2 17 18V30L13 33H-13L-17 30V18L-14 2-16-18Q-15-30-6-34Z", FILLS[colour])
    nose = flat("M-5-32H5L9-17H-9Z", LIGHTS[colour])
    cabin = flat("M-11-4Q0-20 11-4L9 15Q0 22-9 15Z", GLASS)
    roof = flat("M-8 0Q0-9 8 0L7 11Q0 15-7 11Z", LIGHTS[colour])
    vents = stroke("M-7 23H7M-7 26H7", SHADES[colour], 1.6)
    wing = stroke("M-9 26V30M9 26V30", INK, 2) + fill("M-17 29.5H17V34H-17Z", SHADES[colour], INK, 1.2)
    eyes = flat("M-13-26L-8-30-9-25ZM13-26L8-30 9-25Z", "#fff3c4")
    return flat(WHEELS, RUBBER) + body + nose + cabin + roof + vents + wing + eyes


BODIES: Final[dict[str, Callable[[int], str]]] = {
    "sedan": sedan,
    "hearse": hearse,
    "muscle": muscle,
    "van": van,
    "jeep": jeep,
    "tow-truck": tow_truck,
    "pickup": pickup,
    "coupe": coupe,
}


@cache
def vehicle(number: int) -> str:
    """A vehicle in its colour, without a scratch."""
    return BODIES[VEHICLES[number].id](VEHICLES[number].colour)


def shadow() -> str:
    """What it throws on the dirt; it turns with the vehicle, so it lies all round."""
    return f'<rect x="-20" y="-37" width="40" height="74" rx="9" fill="{INK}" opacity=".28"/>'


DENTS: Final = [
    "M-15-20l4 3-2 3M12-26l-3 4 4 2",
    "M-16 6l5 2-4 4M15 20l-5-2M-6-30l2 5",
    "M14-4l-5 3 5 4M-13 26l5-3M3 30l1-6",
]
SCORCH: Final = ["M8-30Q16-28 15-17Q8-16 6-24Z", "M-16 14Q-6 12-7 24Q-12 31-16 26Z", "M-14-32Q-2-34 0-22Q-10-14-15-20Z"]


@cache
def scars(level: int) -> str:
    """Dents and soot: more of them with each third of the structure that is gone."""
    soot = "".join(flat(each, INK, ' opacity=".5"') for each in SCORCH[:level])
    return soot + "".join(stroke(each, INK, 1.6) + stroke(each, CHROME, 0.6) for each in DENTS[:level])


@cache
def smoke(level: int) -> str:
    """Smoke from the bonnet; none before a third is gone."""
    puffs = [(3, -24, 6.0, 0.75), (-5, -13, 8.0, 0.6), (4, 0, 10.0, 0.45), (-6, 16, 12.0, 0.3)]
    shown = puffs[: 2 * (level - 1)] if level > 1 else []
    colour = "#b7aea3" if level < 3 else SMOKE
    return "".join(
        disc(radius, colour, f' opacity="{thin}" stroke="{INK}" stroke-opacity=".35"', x, y)
        for x, y, radius, thin in shown
    )


def flame() -> str:
    """One flame, 26 high, standing on its origin."""
    outer = "M0 4Q-11 4-10-6Q-9-12-4-15Q-5-10-2-9Q-2-17 4-22Q4-15 8-11Q12-4 8 1Q5 4 0 4Z"
    inner = "M0 3Q-6 3-5-3Q-4-6-1-8Q-1-5 1-4Q2-8 4-10Q4-6 6-4Q7 3 0 3Z"
    return fill(outer, FIRE, "#7c2408", 1) + flat(inner, GOLD)


@cache
def fire() -> str:
    """A vehicle that burns: flames on bonnet and boot (WK-OBST-07)."""
    return moved(flame(), -6, -16, 0.85) + moved(flame(), 7, -6, 0.7) + moved(flame(), -2, 24, 1.0)


@cache
def tag(colour: int, letter: str) -> str:
    """The roof plate: shape and letter of the colour, always upright."""
    plate = moved(fill(SHAPES[colour], BONE, INK, 2), 0, 0, 1.05)
    return plate + text(spoken(letter), TAG, SHADES[colour] if colour != NO_COLOUR else INK)


@cache
def explosion() -> str:
    """A fireball where a vehicle is being destroyed (WK-DEST-01)."""
    burst = "M0-46L9-24 28-38 24-15 46-12 30 4 44 24 20 22 14 44 0 26-16 42-18 20-44 22-29 3-45-14-22-16-26-38-8-24Z"
    return fill(burst, FIRE, INK, 2.5) + moved(flat(burst, GOLD), 0, 0, 0.66) + moved(flat(burst, BONE), 0, 0, 0.34)


@cache
def grave(colour: int) -> str:
    """Soot and scraps on the ground where a vehicle went out; nothing stands there any more (WK-DEST-06)."""
    soot = flat("M-30-8Q-24-30 2-27Q30-28 31-4Q34 22 6 27Q-26 31-30-8Z", INK, ' opacity=".42"')
    rays = stroke("M-26-22L-36-31M24-24L34-34M28 16L40 22M-24 20L-35 30M0-26V-38M3 26L5 38", INK, 4, ' opacity=".3"')
    scraps = flat("M-14-6l7-5 3 6-6 4zM8 8l8-2 1 6-7 2zM6-14l5-2 2 4-5 3z", SHADES[colour], ' opacity=".9"')
    bolts = flat("M-8 14l5 1-2 4zM-20 6l4-2 1 4zM16-8l4 3-4 2z", IRON)
    return soot + rays + scraps + bolts


@cache
def ghost(number: int, colour: str) -> str:
    """Where a vehicle would stand: its outline and its windows, with its nose marked."""
    outline = f'<path d="{SILHOUETTE}" fill="{colour}" fill-opacity=".3" stroke="{INK}" stroke-width="4.5"/>'
    edge = stroke(SILHOUETTE, colour, 2.4)
    return f'<g opacity=".45">{vehicle(number)}</g>' + outline + edge + stroke("M-8-18L0-27 8-18", colour, 3.4)
