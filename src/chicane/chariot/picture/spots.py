"""Where an option of the menu can be pointed at: a space, a chariot, dice, a level, a board, or else a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.chariot.attack import Drop, HoldFire, Javelin
from chicane.chariot.dice import Accept, BuyFace, BuyReroll, Keep, Lift, Reroll, Turned
from chicane.chariot.draft import Picked
from chicane.chariot.move import Go
from chicane.chariot.picture import art, panels
from chicane.chariot.picture.art import moved, stroke
from chicane.chariot.picture.circuit import MIDDLE_Y, Point, middle, outline, polygon
from chicane.chariot.picture.places import corner_of, die_x, faces, standing
from chicane.chariot.repair import LeaveDamage, Repaired
from chicane.chariot.setup import OnGrid
from chicane.chariot.speed import Pace
from chicane.chariot.state import Race
from chicane.core.scene import Spot
from chicane.core.step import Step

BUTTONS_LEFT: Final = 896  # buttons for what has no place on the circuit cover the temple
BUTTON_PITCH: Final = 58


def spots(race: Race) -> list[Spot]:
    """Where each option of the menu can be pointed at."""
    return [spot for option in race.menu for spot in SPOTS[type(option)](race, option)]


def spot(race: Race, option: Step[Any], x: float, y: float, markup: str, angle: float = 0) -> Spot:
    """A spot with the words of its option."""
    return Spot(option.text(race), x, y, markup, option.label(race), angle)


def go_spots(race: Race, option: Go) -> list[Spot]:
    """The space ahead."""
    return [space_spot(race, option, option.to)]


def drop_spots(race: Race, option: Drop) -> list[Spot]:
    """The space where the caltrop falls."""
    return [space_spot(race, option, option.space)]


def grid_spots(race: Race, option: OnGrid) -> list[Spot]:
    """The start position."""
    return [space_spot(race, option, race.track.grid[option.position])]


def space_spot(race: Race, option: Step[Any], space: int) -> Spot:
    """A whole space."""
    x, y, _ = middle(race.track, space)
    path = polygon(outline(race.track, space, 4), x, y)
    return spot(race, option, x, y, glow(path, ".3"))


def glow(path: str, strength: str) -> str:
    """A golden shape with a dark edge, to be seen on sand and on stone."""
    return (
        f'<path d="{path}" fill="#ffd75e" fill-opacity="{strength}"/>'
        + stroke(path, art.INK, 5.5)
        + (stroke(path, "#ffd75e", 3))
    )


def target_spots(race: Race, option: Javelin) -> list[Spot]:
    """Cross hairs on a chariot."""
    x, y, _ = standing(race.track, race.space[option.target])
    hairs = "M-27 0A27 27 0 1 1 27 0A27 27 0 1 1-27 0ZM-34 0H-20M20 0H34M0-34V-20M0 20V34"
    disc = '<circle r="27" fill="#ffd75e" fill-opacity=".25"/>'
    return [spot(race, option, x, y, disc + stroke(hairs, art.BONE, 6) + stroke(hairs, art.WINE, 3))]


def dice_spots(race: Race, option: Lift | BuyFace) -> list[Spot]:
    """Every die that shows the face."""
    showing = faces(race)
    path = "M-27-27H27V27H-27Z"
    indices = [index for index, each in enumerate(showing) if each == option.face]
    return [spot(race, option, die_x(index, len(showing)), MIDDLE_Y, glow(path, "0")) for index in indices]


def pace_spots(race: Race, option: Pace) -> list[Spot]:
    """The speed that it leads to."""
    return [level_spot(race, option, option.chariot, panels.speed_point(race.kind(option.chariot), option.speed(race)))]


def repair_spots(race: Race, option: Repaired) -> list[Spot]:
    """The damage level that it leads to."""
    level = race.damage[option.chariot] + option.amount
    return [level_spot(race, option, option.chariot, panels.damage_point(race.kind(option.chariot), level))]


def level_spot(race: Race, option: Step[Any], number: int, point: Point) -> Spot:
    """The cell of a level track where the marker would go."""
    left, top = corner_of(race, number)
    return spot(race, option, left + point[0], top + point[1], glow("M-13-14H13V14H-13Z", "0"))


def board_spots(race: Race, option: Picked) -> list[Spot]:
    """A whole board."""
    x, y = corner_of(race, option.colour)
    path = f"M0 0H{panels.PANEL_WIDTH}V{panels.PANEL_HEIGHT}H0Z"
    return [spot(race, option, x, y, glow(path, "0"))]


# Buttons


def button_spots(race: Race, option: Step[Any]) -> list[Spot]:
    """A button beside the basin, in the order of the menu."""
    buttons = [each for each in race.menu if type(each) in BUTTONS]
    x = BUTTONS_LEFT + BUTTON_PITCH * buttons.index(option)
    picture = BUTTONS[type(option)](option)
    return [spot(race, option, x, MIDDLE_Y, art.button(moved(picture, 0, 0, 0.75)))]


def turned_face(option: Turned) -> str:
    """The face that the die is turned to."""
    return art.face_icon(option.after)


BUTTONS: Final[dict[type[Step[Any]], Callable[[Any], str]]] = {
    Turned: turned_face,
    Reroll: lambda option: art.again(),
    BuyReroll: lambda option: art.again(),
    HoldFire: lambda option: art.nothing(),
    LeaveDamage: lambda option: art.nothing(),
    Keep: lambda option: art.tick(),
    Accept: lambda option: art.tick(),
}  # what is on the button of an option without a place of its own

SPOTS: Final[dict[type[Step[Any]], Callable[[Race, Any], list[Spot]]]] = {
    Go: go_spots,
    Drop: drop_spots,
    OnGrid: grid_spots,
    Javelin: target_spots,
    Lift: dice_spots,
    BuyFace: dice_spots,
    Pace: pace_spots,
    Repaired: repair_spots,
    Picked: board_spots,
    **dict.fromkeys(BUTTONS, button_spots),
}
