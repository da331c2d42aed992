"""Advanced airstrikes: a secret card each, played once, when the chopper comes or hovers (TR-AMM-13..19)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import Build, Card, Condition, Deck
from chicane.core.step import Step
from chicane.thunder.board import TILE
from chicane.thunder.box import Stock
from chicane.thunder.choppers import Airstrike, ChopperShoots
from chicane.thunder.damage import BY_SHOT, Damage
from chicane.thunder.extra_ammo.choppers import (
    AirToAir,
    CropDust,
    Extracted,
    LowPass,
    ShootAll,
    SkyHook,
    WashDie,
    blown,
    bombed,
    dusted,
    face_up_spaces,
    is_light,
    liftable,
    other_choppers,
)
from chicane.thunder.kinds import TERRAIN_EFFECT
from chicane.thunder.names import seat_of
from chicane.thunder.shoot import ShotDie
from chicane.thunder.state import REMOVED, Thunder
from chicane.thunder.status import Eliminated
from chicane.thunder.stocks import from_hand
from chicane.thunder.winning import updating

STOCK: Final = "advanced_airstrikes"


def comes(game: Thunder, event: Airstrike | ChopperShoots, seat: int) -> bool:
    """Whether it is the holder's own chopper, and still in the game."""
    return event.seat == seat and game.chopper[seat] != REMOVED


# Low pass


def can_fly_low(game: Thunder, event: Airstrike, seat: int) -> bool:
    """Whether some hazard lies open."""
    return comes(game, event, seat) and bool(face_up_spaces(game))


def low_pass(game: Thunder, event: Airstrike, seat: int) -> list[Step[Any]]:
    """Instead of an empty space."""
    return [LowPass(seat)]


# Guns and bombs


def can_shoot(game: Thunder, event: ChopperShoots, seat: int) -> bool:
    """Somebody is before the guns, and they are not silent (TR-SHT-14)."""
    return comes(game, event, seat) and game.round > 1 and bool(event.targets(game))


def shoot_first(game: Thunder, event: ChopperShoots, seat: int) -> list[Step[Any]]:
    """A shot before the usual one."""
    return [ChopperShoots(seat)]


def can_bomb(game: Thunder, event: ChopperShoots, seat: int) -> bool:
    """Somebody is beside the chopper, and guns are not silent."""
    return comes(game, event, seat) and game.round > 1 and bool(bombed(game, seat))


def cluster(game: Thunder, event: ChopperShoots, seat: int) -> list[Step[Any]]:
    """A shot at everybody around."""
    return [ShootAll(seat, tuple(bombed(game, seat)))]


def has_rivals(game: Thunder, event: ChopperShoots, seat: int) -> bool:
    """Whether another chopper hovers."""
    return comes(game, event, seat) and bool(other_choppers(game, seat))


def launch_missile(game: Thunder, event: ChopperShoots, seat: int) -> list[Step[Any]]:
    """One of the other choppers is chosen."""
    return [AirToAir(seat)]


# What else a chopper can do


def can_dust(game: Thunder, event: ChopperShoots, seat: int) -> bool:
    """Whether there is a token, and room for it."""
    return comes(game, event, seat) and bool(dusted(game, seat))


def dust(game: Thunder, event: ChopperShoots, seat: int) -> list[Step[Any]]:
    """Face-down hazards before the chopper."""
    return [CropDust(seat)]


def can_lift(game: Thunder, event: ChopperShoots, seat: int) -> bool:
    """Whether there is something to lift, and somewhere to put it down."""
    return comes(game, event, seat) and bool(liftable(game, seat))


def lift(game: Thunder, event: ChopperShoots, seat: int) -> list[Step[Any]]:
    """The hook comes down."""
    return [SkyHook(seat)]


def can_blow(game: Thunder, event: ChopperShoots, seat: int) -> bool:
    """Whether anybody is there to be blown away."""
    return comes(game, event, seat) and bool(blown(game, seat))


def blow(game: Thunder, event: ChopperShoots, seat: int) -> list[Step[Any]]:
    """Wind instead of bullets."""
    return [WashDie(seat)]


# While it hovers


def watches(game: Thunder, seat: int, vehicle: int) -> bool:
    """Whether the seat's chopper hovers over the tile of a vehicle."""
    here, there = game.chopper[seat], game.at[vehicle]
    return here >= 0 and there >= 0 and here // TILE == there // TILE


def covers(game: Thunder, event: ShotDie, seat: int) -> bool:
    """One's own vehicle is about to be shot at below the chopper."""
    return game.owner[event.target] == seat and watches(game, seat, event.target)


def dazzle(game: Thunder, event: ShotDie, seat: int) -> list[Step[Any]]:
    """The shot goes at the flares."""
    return []


def points_out(game: Thunder, event: ShotDie, seat: int) -> bool:
    """One's own shot is about to be fired at somebody below the chopper."""
    mine = event.shooter >= 0 and seat_of(game, event.shooter) == seat
    return mine and watches(game, seat, event.target)


def hit(game: Thunder, event: ShotDie, seat: int) -> list[Step[Any]]:
    """It hits, without a die."""
    return [Damage(event.target, BY_SHOT, event.shooter, event.slot)]


def can_extract(game: Thunder, event: Eliminated, seat: int) -> bool:
    """One's own running vehicle is about to go, and the chopper is above firm ground that does not go with it."""
    here, vehicle = game.chopper[seat], event.vehicle
    if game.owner[vehicle] != seat or not is_light(game, vehicle) or not game.is_operable(vehicle):
        return False
    stays = here >= TILE or (here >= 0 and not updating(game))
    return stays and here not in game.at and TERRAIN_EFFECT[game.terrain(here)] is None


def extract(game: Thunder, event: Eliminated, seat: int) -> list[Step[Any]]:
    """The chopper goes home, and the vehicle is where it was."""
    return [Extracted(seat, event.vehicle)]


def card(id: str, window: str, steps: Build, when: Condition, instead: bool = False) -> Card:
    """A card that is played in one window."""
    return Card(id, answers={window: from_hand(STOCK, id, steps, instead, when)})


CARDS: Final = [
    card("low-pass", "airstrike", low_pass, can_fly_low, instead=True),  # TR-AMM-15
    card("twin-guns", "hover", shoot_first, can_shoot),
    card("air-to-air-missile", "hover", launch_missile, has_rivals),  # TR-AMM-19
    card("cluster-bomb", "hover", cluster, can_bomb, instead=True),
    card("crop-duster", "hover", dust, can_dust),
    card("sky-hook", "hover", lift, can_lift),
    card("rotor-wash", "hover", blow, can_blow, instead=True),
    card("flares", "shot", dazzle, covers, instead=True),
    card("laser-pointer", "shot", hit, points_out, instead=True),
    card("extraction", "elimination", extract, can_extract, instead=True),
]
AIRSTRIKES: Final = Stock(Deck(STOCK, 10, CARDS), from_hand=True)  # TR-CMP-21
