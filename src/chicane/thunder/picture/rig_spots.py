"""Where the options of the Big Rig are pointed at, and what of it may be pulled."""

from __future__ import annotations

from chicane.core.scene import Spot
from chicane.thunder.big_rig.catcher import Aside
from chicane.thunder.big_rig.commands import Mended
from chicane.thunder.big_rig.dispenser import Drop, KeepClean
from chicane.thunder.big_rig.guns import KeepShot, ShootAgain, SightedShot
from chicane.thunder.big_rig.harm import Break
from chicane.thunder.big_rig.steering import Steer
from chicane.thunder.big_rig.turn import FirstDie, SectionDie
from chicane.thunder.picture import art, facts, layout, road, tokens
from chicane.thunder.picture.art import moved
from chicane.thunder.picture.drops import PULLED, car, dice, dice_showing
from chicane.thunder.picture.places import on_board
from chicane.thunder.picture.spots import (
    SLOT,
    SPOTS,
    again_spot,
    arrow_spot,
    beside_spot,
    dash_of,
    die_spot,
    glow,
    no_spot,
    on_open,
    spot,
    target_spot,
    way_spot,
)
from chicane.thunder.state import Thunder


def aside_spot(game: Thunder, option: Aside) -> list[Spot]:
    """A broad arrow the way a vehicle is pushed."""
    return arrow_spot(game, option, option.vehicle, option.way)


def drop_spot(game: Thunder, option: Drop) -> list[Spot]:
    """A space behind the rig."""
    x, y = on_board(option.space)
    return spot(game, option, x, y, glow(road.hexagon(0, 0, 3), art.GOLD, ".22") + tokens.face_down_token())


def kept_spot(game: Thunder, option: KeepShot) -> list[Spot]:
    """Cross hairs on the target."""
    return beside_spot(game, option, option.target, (0, 0), art.cross_hairs())


def row_spot(game: Thunder, option: SectionDie) -> list[Spot]:
    """The die, on a command of the section's dashboard."""
    number, kind = option.command % len(facts.slots(game, option.vehicle)), option.entry(game)
    fitting = [die for die in game.unused(option.seat) if kind.accepts(die)]
    field = layout.row_dice(dash_of(game, option.vehicle), number)
    return die_spot(game, option, option.seat, field, field.height / 2, fitting, option.die)


def steering_spot(game: Thunder, option: FirstDie) -> list[Spot]:
    """The die, in the cab."""
    field = layout.cab_dice()
    return die_spot(game, option, option.seat, field, field.height / 2, game.unused(option.seat), option.die)


def row_light(game: Thunder, option: Break | Mended) -> list[Spot]:
    """The sign of a command on a dashboard."""
    section = game.box.slot_owners[option.slot]
    number = facts.slots(game, section).index(option.slot)
    light = moved(glow(SLOT, art.GOLD, ".15"), 0, 0, 0.84)
    return on_open(game, option, facts.seat_of(game, section), layout.row_point(dash_of(game, section), number), light)


def steering_dice(game: Thunder, option: FirstDie) -> list[str]:
    """The dice that may go in the cab."""
    return dice_showing(game, option.seat, option.die)


SPOTS.update(
    {
        Aside: aside_spot,
        Break: row_light,
        Drop: drop_spot,
        FirstDie: steering_spot,
        KeepClean: no_spot,
        KeepShot: kept_spot,
        Mended: row_light,
        SectionDie: row_spot,
        ShootAgain: again_spot,
        SightedShot: target_spot,
        Steer: way_spot,
    }
)
PULLED.update({FirstDie: steering_dice, SectionDie: dice, Steer: car})
