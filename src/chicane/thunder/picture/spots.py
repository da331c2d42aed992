"""Where an option of the menu can be pointed at: a space, a vehicle, a dashboard, a command, a die."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.scene import Spot
from chicane.core.step import Step
from chicane.thunder.assign import Assign, ChosenCommand, Coast
from chicane.thunder.board import NEIGHBOURS
from chicane.thunder.choppers import ChopperTo
from chicane.thunder.command import Repaired
from chicane.thunder.enter import DriftPast, Ram
from chicane.thunder.kinds import CARS, COMMANDS
from chicane.thunder.move import DriveOn, Go, TakeRoadDie, danger
from chicane.thunder.picture import art, panels, road
from chicane.thunder.picture.art import moved, stroke
from chicane.thunder.picture.panels import Point
from chicane.thunder.picture.places import ROAD_DIE_X, SKY, on_board, place_of, within
from chicane.thunder.shoot import Shot
from chicane.thunder.slam import AskAgain, LetStand
from chicane.thunder.state import Thunder

DANGERS: Final = {"rock": art.BLOOD, "vehicle": art.FIRE, "hazard": art.FIRE, "chopper": art.FIRE}  # or else gold


def spots_of(game: Thunder, option: Step[Any]) -> list[Spot]:
    """Where an option can be pointed at; what declines or rolls again is a sign on the crew's own panel."""
    if isinstance(option, Go):
        return [space_spot(game, option, NEIGHBOURS[option.way][game.at[option.vehicle]], art.ANGLES[option.way])]
    if isinstance(option, DriveOn):
        return [space_spot(game, option, option.space, 0)]
    if isinstance(option, ChopperTo):
        return [pad_spot(game, option)]
    if isinstance(option, Shot):
        return [target_spot(game, option)]
    if isinstance(option, DriftPast):
        return [beside_spot(game, option, option.vehicle, (30, -26), on_disc(art.drift_icon()))]
    if isinstance(option, Ram):
        return [beside_spot(game, option, option.other, (-30, 26), art.star())]
    if isinstance(option, LetStand):
        return [throw_spot(game, option)]
    return board_spots(game, option)


def board_spots(game: Thunder, option: Step[Any]) -> list[Spot]:
    """Options with a place on a board: a dashboard, a command, a damage slot, the road die."""
    if isinstance(option, Assign | Coast):
        return [assign_spot(game, option)]
    if isinstance(option, ChosenCommand):
        return [command_spot(game, option)]
    if isinstance(option, Repaired):
        car = option.slot // 2
        x, y = within(game, car // CARS, panels.slot_point(car % CARS, option.slot % 2))
        return [spot(game, option, x, y, glow(SLOT, art.GOLD, ".15"))]
    if isinstance(option, TakeRoadDie):
        return [spot(game, option, ROAD_DIE_X, SKY, glow("M-29-29H29V29H-29Z", art.GOLD, "0"))]
    x, y = within(game, game.actor, SIGN)
    return [spot(game, option, x, y, on_disc(stroke(AGAIN if isinstance(option, AskAgain) else NO, art.GOLD, 5)))]


SIGN: Final = (panels.PANEL_WIDTH / 2, -26.0)  # above the panel
NO: Final = "M-9-9L9 9M9-9L-9 9"
AGAIN: Final = "M11-4A12 12 0 1 0 12 4M13-13V-3H3"


SLOT: Final = "M-20-13L-13-20H13L20-13V13L13 20H-13L-20 13Z"


def spot(game: Thunder, option: Step[Any], x: float, y: float, markup: str) -> Spot:
    """A spot with the words of its option."""
    return Spot(option.text(game), x, y, markup, option.label(game))


def glow(path: str, colour: str, strength: str) -> str:
    """A bright shape with a dark edge, to be seen on asphalt and on sand."""
    body = f'<path d="{path}" fill="{colour}" fill-opacity="{strength}"/>'
    return body + stroke(path, art.INK, 6) + stroke(path, colour, 3.4)


def space_spot(game: Thunder, option: Step[Any], space: int, angle: float) -> Spot:
    """A whole space with an arrow into it; red where it is deadly, orange where something waits."""
    x, y = on_board(space)
    colour = DANGERS.get(danger(game, space), art.GOLD)
    head = "M-23-9L-13 0-23 9"  # where the way in is, so that it hides nothing
    arrow = moved(stroke(head, art.INK, 8) + stroke(head, colour, 4.5), 0, 0, 1, angle)
    return spot(game, option, x, y, glow(road.hexagon(0, 0, 3), colour, ".22") + arrow)


def pad_spot(game: Thunder, option: ChopperTo) -> Spot:
    """A ring on a space where a chopper may go."""
    x, y = on_board(option.space)
    ring = art.disc(13, art.GOLD, f' fill-opacity=".3"{art.outlined(art.INK, 5)}') + art.disc(
        13, "none", art.outlined(art.GOLD, 2.6)
    )
    return spot(game, option, x, y, ring)


def target_spot(game: Thunder, option: Shot) -> Spot:
    """Cross hairs on a vehicle."""
    x, y = place_of(game, option.target) or (0, 0)
    return spot(game, option, x, y, art.cross_hairs())


def beside_spot(game: Thunder, option: Step[Any], vehicle: int, aside: Point, markup: str) -> Spot:
    """A round sign beside a vehicle."""
    x, y = place_of(game, vehicle) or (0, 0)
    return spot(game, option, x + aside[0], y + aside[1], markup)


def on_disc(icon: str) -> str:
    """An icon on a dark disc."""
    return art.disc(21, art.STEEL, art.outlined(art.GOLD, 3)) + moved(icon, 0, 0, 0.8)


def throw_spot(game: Thunder, option: LetStand) -> Spot:
    """A broad arrow the way a vehicle is thrown."""
    x, y = place_of(game, option.vehicle) or (0, 0)
    arrow = art.fill("M22-7H36V-16L56 0 36 16V7H22Z", art.GOLD, art.INK, 3)
    return spot(game, option, x, y, moved(arrow, 0, 0, 1, art.ANGLES[option.way]))


def assign_spot(game: Thunder, option: Assign | Coast) -> Spot:
    """The die, in the groove of the car's dashboard."""
    dice = game.unused(option.seat)
    left, top = within(game, option.seat, panels.dash_point(option.vehicle % CARS))
    x = panels.choice_point(left, panels.DASH_WIDTH, dice.index(option.die), len(dice))
    return spot(game, option, x, top + panels.DASH_HEIGHT - 20, choice(option.seat, option.die))


def command_spot(game: Thunder, option: ChosenCommand) -> Spot:
    """The die, on the command."""
    kind = COMMANDS[option.command]
    dice = [die for die in game.unused(option.seat) if kind.least <= die <= kind.most]
    left, top = within(game, option.seat, panels.command_point(option.command))
    x = panels.choice_point(left, panels.COMMAND_WIDTH, dice.index(option.die), len(dice))
    return spot(game, option, x, top + panels.COMMAND_HEIGHT - 13, choice(option.seat, option.die))


def choice(crew: int, value: int) -> str:
    """A die that may be chosen."""
    ring = art.box(-13, -13, 26, 26, 6, "none", art.outlined(art.GOLD, 2.4))
    return art.die(value, art.FILLS[crew], art.ON_FILLS[crew], panels.CHOICE) + ring
