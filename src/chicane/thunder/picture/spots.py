"""Where an option of the menu can be pointed at: a space, a vehicle, a dashboard, a command, a die."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.core.cards import Decline, UseCard
from chicane.core.scene import Spot
from chicane.core.step import Step
from chicane.thunder.assign import Assign, ChosenCommand, Coast, Idle, NoCommand
from chicane.thunder.board import NEIGHBOURS
from chicane.thunder.choppers import ChopperTo
from chicane.thunder.command import Repaired
from chicane.thunder.enter import DriftPast, Ram
from chicane.thunder.kinds import F
from chicane.thunder.move import Brake, DriveOn, Go, LeaveRoadDie, TakeRoadDie, danger
from chicane.thunder.names import command_of
from chicane.thunder.picture import art, cards, facts, layout, panels, road
from chicane.thunder.picture.art import moved, stroke
from chicane.thunder.picture.layout import Box, Point
from chicane.thunder.picture.places import ROAD_DIE_X, SKY, on_board, on_panel, place_of
from chicane.thunder.shoot import HoldFire, Shot
from chicane.thunder.slam import AskAgain, LetStand, Thrown
from chicane.thunder.state import NO_SLOT, Thunder

DEADLY: Final = dict.fromkeys(["rock", "pit", "ramp-side"], art.BLOOD)
HARMFUL: Final = dict.fromkeys(["vehicle", "hazard", "mine", "chopper", "fire", "goo"], art.FIRE)
DANGERS: Final = {**DEADLY, **HARMFUL}  # or else gold
SIGN: Final = (layout.PANEL_WIDTH / 2, -26.0)  # above the panel
SIGN_PITCH: Final = 54
NO: Final = "M-9-9L9 9M9-9L-9 9"
AGAIN: Final = "M11-4A12 12 0 1 0 12 4M13-13V-3H3"


def spots_of(game: Thunder, option: Step[Any]) -> list[Spot]:
    """Where an option can be pointed at."""
    return SPOTS[type(option)](game, option)


def spot(game: Thunder, option: Step[Any], x: float, y: float, markup: str) -> list[Spot]:
    """A spot with the words of its option."""
    return [Spot(option.text(game), x, y, markup, option.label(game))]


def on_open(game: Thunder, option: Step[Any], seat: int, point: Point, markup: str) -> list[Spot]:
    """A spot on the panel, while that crew is open."""
    return [Spot(option.text(game), *on_panel(game, point), markup, option.label(game), fold=facts.crew(game, seat).id)]


# On the road


def glow(path: str, colour: str, strength: str) -> str:
    """A bright shape with a dark edge, to be seen on asphalt and on sand."""
    body = f'<path d="{path}" fill="{colour}" fill-opacity="{strength}"/>'
    return body + stroke(path, art.INK, 6) + stroke(path, colour, 3.4)


def way_spot(game: Thunder, option: Go) -> list[Spot]:
    """The space that lies this way."""
    return space_spot(game, option, option.vehicle, NEIGHBOURS[option.way][game.at[option.vehicle]], option.way)


def entry_spot(game: Thunder, option: DriveOn) -> list[Spot]:
    """A space of the back edge."""
    return space_spot(game, option, option.vehicle, option.space, F)


def space_spot(game: Thunder, option: Step[Any], vehicle: int, space: int, way: int) -> list[Spot]:
    """A whole space with an arrow into it; red where it is deadly, orange where something waits."""
    x, y = on_board(space)
    colour = DANGERS.get(danger(game, vehicle, space, way), art.GOLD)
    head = "M-23-9L-13 0-23 9"  # where the way in is, so that it hides nothing
    arrow = moved(stroke(head, art.INK, 8) + stroke(head, colour, 4.5), 0, 0, 1, art.ANGLES[way])
    return spot(game, option, x, y, glow(road.hexagon(0, 0, 3), colour, ".22") + arrow)


def pad_spot(game: Thunder, option: ChopperTo) -> list[Spot]:
    """A ring on a space where a chopper may go."""
    x, y = on_board(option.space)
    ring = art.disc(13, art.GOLD, f' fill-opacity=".3"{art.outlined(art.INK, 5)}') + art.disc(
        13, "none", art.outlined(art.GOLD, 2.6)
    )
    return spot(game, option, x, y, ring)


def target_spot(game: Thunder, option: Shot) -> list[Spot]:
    """Cross hairs on a vehicle; where a command must be named, small ones around its sign, one on either side."""
    if option.slot == NO_SLOT:
        return beside_spot(game, option, option.target, (0, 0), art.cross_hairs())
    number = facts.slots(game, option.target).index(option.slot)
    sign = moved(art.COMMAND_ICONS[command_of(game, option.slot).id], 0, 0, 0.6)
    hairs = moved(art.cross_hairs(), 0, 0, 0.66)
    return beside_spot(game, option, option.target, (16 * (number - 1), 14 * (number - 1)), hairs + sign)


def drift_spot(game: Thunder, option: DriftPast) -> list[Spot]:
    """A bend ahead of the vehicle that drifts."""
    return beside_spot(game, option, option.vehicle, (30, -26), on_disc(art.drift_icon()))


def ram_spot(game: Thunder, option: Ram) -> list[Spot]:
    """A crash behind the vehicle that is hit."""
    return beside_spot(game, option, option.other, (-30, 26), art.star())


def beside_spot(game: Thunder, option: Step[Any], vehicle: int, aside: Point, markup: str) -> list[Spot]:
    """A sign on a vehicle or beside it."""
    x, y = place_of(game, vehicle) or (0, 0)
    return spot(game, option, x + aside[0], y + aside[1], markup)


def on_disc(icon: str) -> str:
    """An icon on a dark disc."""
    return art.disc(21, art.STEEL, art.outlined(art.GOLD, 3)) + moved(icon, 0, 0, 0.8)


def throw_spot(game: Thunder, option: LetStand) -> list[Spot]:
    """A broad arrow the way a vehicle is thrown."""
    return arrow_spot(game, option, option.vehicle, option.way)


def arrow_spot(game: Thunder, option: Step[Any], vehicle: int, way: int) -> list[Spot]:
    """A broad arrow from a vehicle."""
    arrow = art.fill("M22-7H36V-16L56 0 36 16V7H22Z", art.GOLD, art.INK, 3)
    return beside_spot(game, option, vehicle, (0, 0), moved(arrow, 0, 0, 1, art.ANGLES[way]))


def road_die_spot(game: Thunder, option: TakeRoadDie) -> list[Spot]:
    """The road die."""
    return spot(game, option, ROAD_DIE_X, SKY, glow("M-29-29H29V29H-29Z", art.GOLD, "0"))


# On the panel


def assign_spot(game: Thunder, option: Assign | Coast) -> list[Spot]:
    """The die, in the groove of the car's dashboard."""
    field = layout.groove(dash_of(game, option.vehicle))
    return die_spot(game, option, option.seat, field, field.height / 2, game.unused(option.seat), option.die)


def dash_of(game: Thunder, vehicle: int) -> Box:
    """The dashboard of a vehicle."""
    cars = facts.cars(game, facts.seat_of(game, vehicle))
    return layout.dash_box(cars.index(vehicle), len(cars))


def command_spot(game: Thunder, option: ChosenCommand) -> list[Spot]:
    """The die, on the command."""
    kinds = facts.commands(game, option.seat)
    kind = kinds[option.command]
    fitting = [die for die in game.unused(option.seat) if kind.accepts(die)]
    field = layout.command_box(option.command, len(kinds))
    return die_spot(game, option, option.seat, field, field.height - 18, fitting, option.die)


def die_spot(
    game: Thunder, option: Step[Any], seat: int, field: Box, down: float, dice: list[int], die: int
) -> list[Spot]:
    """One of the dice that may be chosen, side by side across a field."""
    x = layout.in_row(field, dice.index(die), len(dice), layout.CHOICE_PITCH)
    size = min(layout.CHOICE, field.width / len(dice) - 2)
    ring = art.box(-size / 2 - 1, -size / 2 - 1, size + 2, size + 2, 7, "none", art.outlined(art.GOLD, 2.6))
    picture = facts.die_picture(game, seat, die, layout.CHOICE) + ring
    scale = min(1.0, field.width / len(dice) / layout.CHOICE_PITCH)
    return on_open(game, option, seat, (x, field.y + down), moved(picture, 0, 0, round(scale, 2)))


def repair_spot(game: Thunder, option: Repaired) -> list[Spot]:
    """The damage slot."""
    car = option.vehicle
    slots = facts.slots(game, car)
    point = layout.slot_point(dash_of(game, car), slots.index(option.slot), len(slots))
    light = moved(glow(SLOT, art.GOLD, ".15"), 0, 0, panels.TOKEN_SCALE)
    return on_open(game, option, facts.seat_of(game, car), point, light)


SLOT: Final = "M-20-13L-13-20H13L20-13V13L13 20H-13L-20 13Z"


def no_spot(game: Thunder, option: Step[Any]) -> list[Spot]:
    """A cross above the panel: whatever is offered is declined."""
    return on_open(game, option, game.actor, SIGN, on_disc(stroke(NO, art.GOLD, 5)))


def card_spot(game: Thunder, option: UseCard) -> list[Spot]:
    """A card above the panel, beside the cross: one of those that may be played now."""
    offered = [each for each in game.menu if isinstance(each, UseCard)]
    point = SIGN[0] + SIGN_PITCH * (offered.index(option) + 1), SIGN[1]
    picture = moved(cards.back(facts.crew(game, game.actor).id), -12.6, -16.5, 0.35)
    return on_open(game, option, game.actor, point, art.disc(24, art.STEEL, art.outlined(art.GOLD, 3)) + picture)


def again_spot(game: Thunder, option: Step[Any]) -> list[Spot]:
    """An arrow in a circle above the panel: the dice are asked again."""
    return on_open(game, option, game.actor, SIGN, on_disc(stroke(AGAIN, art.GOLD, 5)))


SPOTS: Final[dict[type[Step[Any]], Callable[[Thunder, Any], list[Spot]]]] = {  # by kind of option; boxes add their own
    Assign: assign_spot,
    AskAgain: again_spot,
    Brake: no_spot,
    ChopperTo: pad_spot,
    ChosenCommand: command_spot,
    Coast: assign_spot,
    Decline: no_spot,
    DriftPast: drift_spot,
    DriveOn: entry_spot,
    Go: way_spot,
    HoldFire: no_spot,
    Idle: no_spot,
    LeaveRoadDie: no_spot,
    LetStand: throw_spot,
    NoCommand: no_spot,
    Ram: ram_spot,
    Repaired: repair_spot,
    Shot: target_spot,
    TakeRoadDie: road_die_spot,
    Thrown: throw_spot,
    UseCard: card_spot,
}
