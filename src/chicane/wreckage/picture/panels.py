"""What lies before each player: dashboard, damage, jerrycans, equipment and piloting cards (WK-COMP-05, WK-COMP-08)."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, radians, sin
from typing import Final
from xml.sax.saxutils import escape

from chicane.wreckage.kinds import EQUIPMENT, TOP_SPEED, VEHICLES, WINNING_CANS
from chicane.wreckage.picture import art, icons, places, tokens, vehicles
from chicane.wreckage.picture.art import box, dim, disc, fill, moved, outlined, stroke, text
from chicane.wreckage.picture.places import GAUGE, HEAD, HUB, PANEL_HEIGHT, PANEL_WIDTH, PORTRAIT, REACH
from chicane.wreckage.state import UNKNOWN

LONGEST_NAME: Final = 17


@cache
def frame() -> str:
    """The plate a panel lies on; part of the background."""
    return box(0, 0, PANEL_WIDTH, PANEL_HEIGHT, 10, art.STEEL, outlined(art.INK, 4))


@lru_cache(maxsize=256)
def head(colour: int, letter: str, owner: str) -> str:
    """Whose panel it is."""
    name = owner if len(owner) <= LONGEST_NAME else owner[: LONGEST_NAME - 1] + "…"
    band = f"M0 10Q0 0 10 0H{PANEL_WIDTH - 10}Q{PANEL_WIDTH} 0 {PANEL_WIDTH} 10V{HEAD}H0Z"
    sign = moved(art.badge(colour, letter), 26, HEAD / 2, 1.25)
    return (
        fill(band, art.SHADES[colour], art.INK, 3)
        + sign
        + text(escape(name), art.LARGE, art.BONE, 50, HEAD / 2, "start")
    )


@cache
def portrait(number: int, level: int, burning: bool) -> str:
    """The vehicle, as battered as it is, with acceleration and handling (WK-COMP-04)."""
    x, y, width, height = PORTRAIT
    field = box(x, y, width, height, 7, art.STEEL_LIGHT, outlined(art.INK, 1.5))
    if number < 0:
        return field + text("?", art.HUGE, art.IRON, x + width / 2, y + height / 2)
    flames = vehicles.fire() if burning else ""
    body = vehicles.vehicle(number) + vehicles.scars(level) + vehicles.smoke(level) + flames
    car = moved(body, x + width / 2, y + 36, 1.35, 90)
    kind = VEHICLES[number]
    return (
        field
        + car
        + moved(acceleration(kind.acceleration), x + 30, y + 82)
        + moved(handling(kind.handling), x + 86, y + 82)
    )


def acceleration(number: int) -> str:
    """How much faster or slower it gets with a card."""
    heads = stroke("M-12 4L-6-4 0 4M-12 10L-6 2 0 10", art.INK, 5) + stroke(
        "M-12 4L-6-4 0 4M-12 10L-6 2 0 10", art.GOLD, 2.6
    )
    return moved(heads, 0, -3) + text(str(number), art.BODY, art.BONE, 12)


def handling(number: int) -> str:
    """How well it steers, as a wheel."""
    rim = disc(8.5, "none", outlined(art.GOLD, 2.8), -8) + stroke("M-16 0H0M-8 0V8", art.GOLD, 2.4)
    return rim + text(str(number), art.BODY, art.BONE, 12)


def structure_sign() -> str:
    """A shield: how much a vehicle bears."""
    return moved(fill(icons.SHIELD, art.CHROME, art.INK, 2), 0, 0, 0.6)


# The dashboard


def speed_point(speed: int) -> places.Point:
    """Where the number of a speed is, within a panel."""
    angle = radians(places.needle_angle(speed))
    return HUB[0] + REACH * sin(angle), HUB[1] - REACH * cos(angle)


@cache
def gauge(speed: int, reverse: bool, top: int) -> str:
    """The dashboard: speeds from 0 to 4, red at the end, and the gear (WK-COMP-08, WK-REV-02)."""
    x, y, width, height = GAUGE
    field = box(x, y, width, height, 7, art.STEEL_DARK, outlined(art.INK, 1.5))
    rim = moved(stroke(arc(38, -82, 82), "#5d524a", 5) + stroke(arc(38, 44, 82), art.BLOOD, 5), *HUB)
    numbers = "".join(number(each, each == speed, each <= top) for each in range(TOP_SPEED + 1))
    secret = text("?", art.HUGE, art.GOLD, HUB[0], HUB[1] - 8) if speed == UNKNOWN else ""
    gear = box(x + 7, y + 71, 22, 22, 4, art.BLOOD if reverse else art.STEEL_LIGHT, outlined(art.INK, 1.2))
    return field + rim + numbers + secret + gear + text("R" if reverse else "D", art.BODY, art.BONE, x + 18, y + 82)


def arc(radius: float, start: float, end: float) -> str:
    """A stretch of a circle about the origin, by angles from the top."""
    (x, y), (to_x, to_y) = ((radius * sin(radians(each)), -radius * cos(radians(each))) for each in (start, end))
    return f"M{x:.1f} {y:.1f}A{radius:g} {radius:g} 0 0 1 {to_x:.1f} {to_y:.1f}"


def number(speed: int, lit: bool, possible: bool) -> str:
    """One number of the dashboard."""
    x, y = speed_point(speed)
    colour = art.GOLD if lit else art.BONE if possible else "#5d524a"
    return text(str(speed), art.LARGE if lit else art.BODY, colour, round(x, 1), round(y, 1))


@cache
def needle() -> str:
    """The needle, pointing up."""
    return fill("M-3.4 6L-1.2-34H1.2L3.4 6Z", art.FIRE, art.INK, 1.2) + disc(6, art.CHROME, outlined(art.INK, 1.5))


# Damage, jerrycans and the rest


@cache
def damage(markers: int, structure: int) -> str:
    """A box for each point of structure, the damaged ones burst (WK-FIRE-07)."""
    pitch = places.damage_pitch(structure)
    field = box(8, places.DAMAGE_TOP, 296, 24, 5, art.STEEL_DARK, outlined(art.INK, 1.2))
    boxes = "".join(damage_box(index < markers, pitch - 3, 34 + index * pitch) for index in range(structure))
    return field + moved(structure_sign(), 20, places.DAMAGE_TOP + 12) + boxes


def damage_box(hit: bool, width: float, x: float) -> str:
    """One point of structure."""
    y = places.DAMAGE_TOP + 4
    if not hit:
        return box(round(x, 1), y, round(width, 1), 16, 3, "#6e8a5a", outlined(art.INK, 1))
    cross = moved(stroke("M-4-4L4 4M4-4L-4 4", art.INK, 2.2), round(x + width / 2, 1), y + 8)
    return box(round(x, 1), y, round(width, 1), 16, 3, art.BLOOD, outlined(art.INK, 1)) + cross


@cache
def cans(held: int) -> str:
    """Three places for jerrycans (WK-GOAL-01)."""
    shown = ""
    for index in range(WINNING_CANS):
        x, y = places.can_point(index)
        slot = disc(17, art.STEEL_DARK, outlined(art.GOLD if index < held else art.INK, 1.8))
        picture = moved(tokens.can_icon(), 0, 0, 1.1)
        shown += moved(slot + (picture if index < held else dim(picture, 0.16)), x, y)
    return shown


@cache
def notes(mines: int, hairpins: int, handling_: int, burning: bool) -> str:
    """Mines left, hairpins left, and fire."""
    y = places.CANS_TOP + 20
    laid = moved(tokens.mine(), 156, y, 1.1) + text(f"×{mines}", art.BODY, art.BONE, 180, y) if mines else ""
    bend = moved(icons.PLAY_SIGNS["u-turn"], 214, y, 0.62)
    left = max(0, handling_ - hairpins)
    pins = (bend if left else dim(bend, 0.3)) + text(f"×{left}", art.BODY, art.BONE if left else art.IRON, 242, y)
    return laid + pins + (moved(vehicles.flame(), 284, y + 9, 1.2) if burning else "")


# Equipment and cards


@cache
def kit(number_: int) -> str:
    """An equipment card: a weapon on rust, an upgrade on steel (WK-COMP-09)."""
    colour = "#6b3420" if EQUIPMENT[number_].attack else "#3d4a52"
    leaf = box(
        -places.KIT_WIDTH / 2,
        -places.KIT_HEIGHT / 2,
        places.KIT_WIDTH,
        places.KIT_HEIGHT,
        6,
        colour,
        outlined(art.INK, 1.8),
    )
    line = moved(icons.weapon_line(number_), -places.KIT_WIDTH / 2 + 7, 23)
    return leaf + moved(icons.EQUIPMENT_ICONS[number_], 0, -8) + line


@cache
def no_kit() -> str:
    """A place where no equipment is fitted."""
    width, height = places.KIT_WIDTH - 4, places.KIT_HEIGHT - 4
    edge = f'{outlined(art.STEEL_LIGHT, 1.6)} stroke-dasharray="6 5"'
    return box(-width / 2, -height / 2, width, height, 6, art.STEEL_DARK, edge)


@cache
def planned(play: int, nth: int, state: str) -> str:
    """A planned card: empty, face down, known to its owner alone, or face up (WK-TURN-02, WK-TURN-05)."""
    half, high = places.CARD_WIDTH / 2, places.CARD_HEIGHT / 2
    corner = moved(disc(9, art.INK) + text(str(nth + 1), art.SMALL, art.BONE), -half + 10, -high + 10)
    size = (-half, -high, places.CARD_WIDTH, places.CARD_HEIGHT, 7)
    if state == "empty":
        return box(*size, art.STEEL_DARK, f'{outlined(art.STEEL_LIGHT, 1.6)} stroke-dasharray="6 5"') + corner
    if state == "down" and play < 0:
        return box(*size, "#5b2a1c", outlined(art.INK, 1.8)) + back() + corner
    colour = {"down": "#5b2a1c", "up": "#7a5a25", "now": "#8d6a1f", "done": art.STEEL_LIGHT}[state]
    edge = outlined(art.GOLD, 3) if state == "now" else outlined(art.INK, 1.8)
    icon = moved(icons.PLAY_ICONS[play], 6, 0, 1.15)
    shown = dim(icon, 0.35) if state == "done" else icon
    hidden = moved(stroke("M-9 0Q0-9 9 0Q0 9-9 0ZM-10 8L10-8", art.BONE, 2), half - 14, high - 12, 0.8)
    return box(*size, colour, edge) + shown + (hidden if state == "down" else "") + corner


def back() -> str:
    """The pattern on the back of a piloting card: crossed spanners on a road."""
    road = stroke("M-26 26L26-26M-26-26L26 26", "#3a1a11", 12)
    return road + stroke("M-24 24L24-24M-24-24L24 24", art.GOLD, 1.8, ' stroke-dasharray="6 5"')


@cache
def cell(play: int, count: int, lost: bool, width: float) -> str:
    """A card of the deck, how many there are of it, or crossed out (WK-CARD-04, WK-ICON-08)."""
    high = places.CELL_HEIGHT
    leaf = box(
        -width / 2 + 2,
        -high / 2 + 1,
        width - 4,
        high - 2,
        5,
        "#5d4a2e" if count else art.STEEL_DARK,
        outlined(art.INK, 1.5),
    )
    icon = moved(icons.PLAY_ICONS[play], 0, 0, 0.9)
    many = text(f"×{count}", art.BODY, art.BONE, width / 2 - 14, high / 2 - 11) if count > 1 else ""
    cross = stroke(
        f"M{-width / 2 + 9:g}-20L{width / 2 - 9:g} 20M{width / 2 - 9:g}-20L{-width / 2 + 9:g} 20", art.BLOOD, 4
    )
    return leaf + (icon if count else dim(icon, 0.22)) + many + (cross if lost and not count else "")
