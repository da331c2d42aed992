"""Options with a place in the arena: where a vehicle would come to stand, whom it fires at, what it leaves behind."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from typing import Any, Final

from chicane.core.scene import Spot
from chicane.core.step import Step
from chicane.wreckage.drive import Turbo
from chicane.wreckage.kinds import U_TURN_DEGREES
from chicane.wreckage.lab.preview import foretold, preview
from chicane.wreckage.mines import MineAfter, drop_point
from chicane.wreckage.move import Go, Leap
from chicane.wreckage.picture import art, icons, tokens, vehicles
from chicane.wreckage.picture.arena_art import HEIGHT, WIDTH
from chicane.wreckage.picture.art import disc, moved, outlined, stroke, text
from chicane.wreckage.picture.places import Point, degrees, on_screen
from chicane.wreckage.picture.vehicles import UNIT
from chicane.wreckage.shapes import LENGTH, corner
from chicane.wreckage.shoot import Shoot
from chicane.wreckage.state import FORWARD_GEAR, NONE, Wreckage
from chicane.wreckage.steer import TO_RIGHT, Turn, axle
from chicane.wreckage.wrecks import DropAt, slot

RAYS: Final = [118.0, 146.0, 174.0]  # how far the marks of turns lie from the pivot; neighbours take turns
NOSE: Final = 74.0  # where a vehicle ends, from the pivot
MARGIN: Final = 16.0


def spot(game: Wreckage, option: Step[Any], place: Point, markup: str) -> Spot:
    """A spot with the words of its option."""
    return Spot(option.text(game), *place, markup, option.label(game))


def glow(markup: str, radius: float) -> str:
    """A picture in a bright ring."""
    return markup + disc(radius + 3, "none", outlined(art.INK, 5)) + disc(radius + 3, "none", outlined(art.GOLD, 2.6))


def turn_spot(game: Wreckage, option: Turn) -> Spot:
    """A U-turn is pointed at where the vehicle comes to stand, any other turn where it points."""
    return ghost_spot(game, option) if option.degrees == U_TURN_DEGREES else ray_spot(game, option)


def can_spot(game: Wreckage, option: DropAt) -> Spot:
    """Where a jerrycan may be left."""
    place = on_screen(*slot(game, option.seat, option.number))
    return spot(game, option, place, glow(art.dim(tokens.can(), 0.5), tokens.CAN_RADIUS))


def mine_spot(game: Wreckage, option: MineAfter) -> Spot:
    """Where a mine may be dropped on the way."""
    place = on_screen(*drop_point(game, option.seat, option.lengths * LENGTH))
    return spot(game, option, place, glow(art.dim(tokens.mine(), 0.6), tokens.MINE_RADIUS + 4))


def ghost_spot(game: Wreckage, option: Turn | Go | Leap | Turbo) -> Spot:
    """The vehicle where it would come to stand: red where that is a collision."""
    future = preview(game, option.seat, option)
    x, y, heading = future.pose
    colour = art.BLOOD if future.is_bad() else art.GOLD
    shape = vehicles.ghost(game.vehicle[option.seat], colour)
    if not isinstance(option, Turn):
        shape = trace(future.travelled * UNIT * game.gear[option.seat], colour) + shape
    label = foretold(game, option.seat, option, future)
    return Spot(option.text(game), *on_screen(x, y), marked(option, shape), label, degrees(heading))


def trace(far: float, colour: str) -> str:
    """The way a vehicle has come, behind its ghost."""
    if abs(far) < UNIT:
        return ""
    side = 1 if far > 0 else -1
    line = f"M-11 {side * 40}V{far - side * 36:.0f}M11 {side * 40}V{far - side * 36:.0f}"
    return art.unseen(stroke(line, colour, 3, ' opacity=".8" stroke-dasharray="3 9"'))


def marked(option: Turn | Go | Leap | Turbo, shape: str) -> str:
    """All but the plain move are pointed at by a sign, since their ghosts may lie over each other."""
    if isinstance(option, Turn):
        bend = moved(icons.PLAY_SIGNS["u-turn"], 0, 0, 0.52)
        return art.unseen(shape) + moved(
            button(bend if option.way == TO_RIGHT else icons.mirrored(bend)), 15 * option.way, 0
        )
    if isinstance(option, Go) and option.nitro == NONE:
        return shape
    kind, at = ("jump", -24) if isinstance(option, Leap) else ("turbo", 24)
    if isinstance(option, Leap) and option.nitro != NONE:
        at = -4
    return art.unseen(shape) + moved(button(moved(icons.PLAY_SIGNS[kind], 0, 0, 0.52)), 0, at)


def button(icon: str) -> str:
    """A small round sign."""
    return disc(14, art.STEEL_DARK, outlined(art.GOLD, 2.6)) + icon


def ray_spot(game: Wreckage, option: Turn) -> Spot:
    """A mark with the degrees, on the line along which the vehicle would point."""
    future = preview(game, option.seat, option)
    colour = art.BLOOD if future.is_bad() else art.FIRE if option.is_hairpin() else art.GOLD
    x, y, angle, far = ray(game, option)
    path = f"M0 16V{max(16, far - NOSE):.0f}"
    mark = disc(13, art.STEEL_DARK, outlined(art.INK, 5)) + disc(13, art.STEEL_DARK, outlined(colour, 2.6))
    number = moved(mark + text(str(option.degrees), art.SMALL, art.BONE), 0, 0, 1, -angle)
    line = stroke(path, art.INK, 4.5) + stroke(path, colour, 2.2)
    label = foretold(game, option.seat, option, future)
    return Spot(option.text(game), x, y, art.unseen(line) + number, label, angle)


def ray(game: Wreckage, option: Turn) -> tuple[float, float, float, float]:
    """Where the mark of a turn lies, the angle of its line, and how far that goes."""
    seat = option.seat
    which, sense = axle(game, seat, option.way)
    pivot = on_screen(*corner(game.x[seat], game.y[seat], game.heading[seat], which))
    ahead = game.gear[seat] == FORWARD_GEAR
    angle = degrees(game.heading[seat]) + sense * option.degrees + (0 if ahead else 180)
    same = [each.degrees for each in game.menu if isinstance(each, Turn) and each.way == option.way]
    far = min(RAYS[same.index(option.degrees) % len(RAYS)], room(pivot, angle))
    place = pivot[0] + far * sin(radians(angle)), pivot[1] - far * cos(radians(angle))
    return round(place[0], 1), round(place[1], 1), angle % 360, far


def room(place: Point, angle: float) -> float:
    """How far a line goes before it leaves the picture."""
    across, down = sin(radians(angle)), -cos(radians(angle))
    limits = [max(RAYS)]
    for at, way, size in ((place[0], across, WIDTH), (place[1], down, HEIGHT)):
        if abs(way) > 0.01:
            limits.append(((size - MARGIN if way > 0 else MARGIN) - at) / way)
    return min(limits)


def target_spot(game: Wreckage, option: Shoot) -> Spot:
    """Cross hairs on the target, and the weapon beside it."""
    same = [each.weapon for each in game.menu if isinstance(each, Shoot) and each.target == option.target]
    index = same.index(option.weapon)
    x, y = on_screen(game.x[option.target], game.y[option.target])
    aside = 58 if x < WIDTH / 2 else -58
    weapon = moved(icons.EQUIPMENT_ICONS[option.weapon], 0, 0, 0.72)
    sign = disc(21, art.STEEL_DARK, outlined(art.INK, 6)) + disc(21, art.STEEL_DARK, outlined(art.BLOOD, 3)) + weapon
    down = (index - (len(same) - 1) / 2) * 46
    hairs = moved(cross_hairs(), -aside, -down) if not index else ""
    return spot(game, option, (x + aside, max(MARGIN + 8, min(HEIGHT - MARGIN - 8, y + down))), hairs + sign)


def cross_hairs() -> str:
    """A target."""
    hairs = "M-30 0A30 30 0 1 1 30 0A30 30 0 1 1-30 0ZM-40 0H-20M20 0H40M0-40V-20M0 20V40"
    return disc(30, art.BLOOD, ' fill-opacity=".18"') + stroke(hairs, art.BONE, 6) + stroke(hairs, art.BLOOD, 3)


ARENA_SPOTS: Final[dict[type[Step[Any]], Callable[[Wreckage, Any], Spot]]] = {
    Turn: turn_spot,
    Go: ghost_spot,
    Leap: ghost_spot,
    Turbo: ghost_spot,
    Shoot: target_spot,
    DropAt: can_spot,
    MineAfter: mine_spot,
}
