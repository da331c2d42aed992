"""The vehicles from above, heading right: three cars of a crew, its chopper, and wrecks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from chicane.core.letters import lettered
from chicane.thunder.picture.art import (
    BONE,
    GLASS,
    GOLD,
    INK,
    PAINTS,
    RUBBER,
    SIGN,
    STEEL_LIGHT,
    Paint,
    badge,
    disc,
    fill,
    flat,
    moved,
    outlined,
    stroke,
    text,
)


def plate(paint: Paint, code: str) -> str:
    """The number plate of a car, in the shape of its crew."""
    return moved(fill(paint.shape, BONE, INK, 1.6), 0, 0, paint.plate) + text(code, SIGN)


def spelt_out(crew: str, code: str) -> str:
    """The short form of a vehicle with the letter its crew has in the language of whoever looks."""
    return lettered(f"thunder-letter-{crew}", code[0]) + code[1:] if code else ""


@cache
def car(crew: str, kind: str, code: str, broken: bool = False) -> str:
    """A car from above; a broken one faces the other way, smokes, and keeps its plate upright."""
    paint, figure = PAINTS[crew], FIGURES[kind]
    half = figure.shadow
    shadow = f'<ellipse cx="2" cy="{-4 if broken else 4}" rx="{half}" ry="15" fill="{INK}" opacity=".35"/>'
    sign = moved(plate(paint, spelt_out(crew, code)), figure.plate, 0, 1, 180 if broken else 0)
    return shadow + figure.body(paint) + sign + (moved(smoke(), figure.nose, 2, 0.9, 180) if broken else "")


def buggy(paint: Paint) -> str:
    """The small car: bare wheels, a narrow body and an engine that sticks out."""
    wheels = fill("M-19-16H-7V-9H-19ZM-19 9H-7V16H-19ZM9-14.5H18V-8.5H9ZM9 8.5H18V14.5H9Z", RUBBER, INK, 1)
    axles = stroke("M-13-10V10M13.5-10V10", "#8c8578", 3)
    engine = fill("M-23-5H-14V5H-23Z", "#8c8578", INK, 1.2) + stroke("M-25-7.5H-16M-25 7.5H-16", "#cfc6b4", 2.2)
    body = fill("M-18-7.5L-11-10.5H5L12-6 23-4V4L12 6 5 10.5H-11L-18 7.5Z", paint.fill, INK, 1.6)
    nose = flat("M12-4L21.5-2.6V2.6L12 4Z", paint.light)
    cage = stroke("M-16-7L-3-11.5M-16 7L-3 11.5M7-9L14-4M7 9L14 4", paint.shade, 1.8)
    return axles + wheels + engine + body + nose + cage


def coupe(paint: Paint) -> str:
    """The medium car: low, smooth, with stripes, a scoop and a spoiler."""
    wheels = fill("M-18-14.5H-8V-11H-18ZM-18 11H-8V14.5H-18ZM8-14.5H17V-11H8ZM8 11H17V14.5H8Z", RUBBER, INK, 1)
    body = fill(
        "M-23-9Q-23-12.5-19-12.5H9Q21-12 25-5.5Q26 0 25 5.5Q21 12 9 12.5H-19Q-23 12.5-23 9Z", paint.fill, INK, 1.6
    )
    stripes = flat("M-23-4.2H25.4V-1.6H-23ZM-23 1.6H25.4V4.2H-23Z", paint.light)
    glass = flat("M8-9.5L14-8Q16 0 14 8L8 9.5Q10 0 8-9.5ZM-17-8.5L-13-9.5Q-14.5 0-13 9.5L-17 8.5Q-18 0-17-8.5Z", GLASS)
    roof = stroke("M-12-9.8H8M-12 9.8H8", paint.shade, 1.6)
    scoop = fill("M16.5-3.5H21.5V3.5H16.5Z", INK, INK, 0.5)
    spoiler = fill("M-26-12H-22V12H-26Z", paint.shade, INK, 1.2)
    lights = flat("M22-8.5L25-5.5 23-5ZM22 8.5L25 5.5 23 5Z", GOLD)
    return wheels + body + stripes + glass + roof + scoop + spoiler + lights


def truck(paint: Paint) -> str:
    """The large car: six wheels, a gun on the bed, a ram with spikes."""
    left = "M-26-17.5H-16V-12H-26ZM-14-17.5H-4V-12H-14ZM9-17.5H20V-12H9Z"
    right = "M-26 12H-16V17.5H-26ZM-14 12H-4V17.5H-14ZM9 12H20V17.5H9Z"
    wheels = fill(left + right, RUBBER, INK, 1)
    bed = fill("M-28-13.5H-4V13.5H-28Z", paint.shade, INK, 1.6) + stroke("M-24-10V10M-20-10V10M-9-10V10", INK, 1)
    barrel = stroke("M-16 0H-5", INK, 4) + stroke("M-16 0H-6", "#cfc6b4", 1.6)
    gun = disc(5.5, "#8c8578", outlined(INK, 1.2), -16) + barrel
    cab = fill("M-6-14H15Q18-14 18-11V11Q18 14 15 14H-6Z", paint.fill, INK, 1.6)
    glass = flat("M13.5-10.5L17-9V9L13.5 10.5Z", GLASS)
    hood = fill("M18-10.5H24Q26-10.5 26-8V8Q26 10.5 24 10.5H18Z", paint.fill, INK, 1.4)
    vents = stroke("M20-6V6M22.8-6V6", paint.shade, 1.4)
    ram = fill("M26.5-13L33-9.5 26.5-6 33-2 26.5 0 33 2 26.5 6 33 9.5 26.5 13Z", "#a39a8b", INK, 1.2)
    return wheels + bed + cab + gun + glass + ram + hood + vents


class Figure(NamedTuple):
    """How a kind of vehicle looks: its body, where its plate and its nose are, half of its shadow; and its rule."""

    body: Callable[[Paint], str]
    plate: float
    nose: float
    shadow: float
    rule: str = "TR-SLM-17"


FIGURES: Final[dict[str, Figure]] = {  # by kind of vehicle; boxes add their own
    "small": Figure(buggy, -3, 18, 22),
    "medium": Figure(coupe, -2, 22, 27),
    "large": Figure(truck, 4, 25, 31),
}


@cache
def wreck(code: str) -> str:
    """A burnt-out hull on its rims, without an owner."""
    shadow = f'<ellipse cx="2" cy="4" rx="24" ry="15" fill="{INK}" opacity=".35"/>'
    rims = fill("M-17-12H-9V-8H-17ZM9 8H17V12H9ZM8-12H15V-8H8Z", "#6f675c", INK, 1)
    hull = fill(
        "M-21-7L-17-10.5-9-9-3-11 5-9.5 12-11 20-6 18-1 21 4 15 10 4 9-2 11-11 9-19 10.5-22 3Z", "#6a4630", INK, 1.6
    )
    holes = flat("M-16-6L-8-7-7 6-15 5ZM7-7L13-6 12 6 7 7Z", INK)
    scars = stroke("M-19-2L-15 2M15-3L18 1M-4-9L-1-6", "#c0703a", 1.8)
    return shadow + rims + hull + holes + scars + wreck_plate(code)


def wreck_plate(code: str) -> str:
    """A piece of sheet metal with a number."""
    half = 6.5 * len(code)
    return (fill(f"M{-half:g}-9.5H{half:g}V9.5H{-half:g}Z", "#e3d3b4", INK, 1.2) + text(code, SIGN)) if code else ""


def smoke() -> str:
    """Smoke that drifts back; flames are for what burns."""
    puffs = [(-26, -21, 9.5, ".6"), (-14, -18, 8, ".8"), (-4, -12, 7, ".95"), (2, -3, 5.5, "1")]
    clouds = [disc(radius, "#8d857b", f' stroke="#4a433d" opacity="{thin}"', x, y) for x, y, radius, thin in puffs]
    return "".join(clouds)


@cache
def chopper(crew: str, letter: str) -> str:
    """A gunship in the air: shadow on the ground, body, rotor."""
    paint = PAINTS[crew]
    shadow = moved(flat(CHOPPER, INK, ' opacity=".35"') + disc(27, INK, ' opacity=".12"', 4), 8, 20)
    skids = stroke("M-8-14H18M-8 14H18M-2-13V13M11-13V13", INK, 2.6)
    body = fill(CHOPPER, paint.fill, INK, 1.8) + flat("M15-7.5Q24-5.5 25.5 0Q24 5.5 15 7.5Q17.5 0 15-7.5Z", GLASS)
    tail = fill("M-33-9H-28V9H-33Z", paint.shade, INK, 1.4)
    guns = stroke("M5-12H20M5 12H20", STEEL_LIGHT, 3.4)
    rotor = disc(30, BONE, f' fill-opacity=".1" stroke="{BONE}" stroke-width="1.3" stroke-dasharray="14 9"', 4)
    blades = stroke(BLADES, INK, 3.6, ' opacity=".8"') + stroke(BLADES, "#d9cbb0", 1.5)
    return shadow + skids + guns + body + tail + rotor + blades + moved(badge(crew, letter), 4, 0, 1.35)


CHOPPER: Final = "M26 0Q24.5-10.5 12-11.5Q-4-12.5-9-4.6L-32-2.4V2.4L-9 4.6Q-4 12.5 12 11.5Q24.5 10.5 26 0Z"
BLADES: Final = "M-23-10L31 10M-6 28L14-28"
