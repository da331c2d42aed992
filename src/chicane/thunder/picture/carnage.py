"""Carnage in the picture: goo, glass, ramps, fire, salt and pits, their tokens, and vehicles that burn."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.core.message import Message
from chicane.core.moment import MAW, QUAKE, Flight
from chicane.core.scene import FLAME, Piece
from chicane.thunder.carnage.hazards import BY_WORM, Quaked
from chicane.thunder.carnage.terrain import Launched
from chicane.thunder.kinds import F
from chicane.thunder.names import code, named
from chicane.thunder.picture import art
from chicane.thunder.picture.art import box, disc, fill, flat, moved, outlined, stroke
from chicane.thunder.picture.flights import FLIGHTS, leap
from chicane.thunder.picture.layers import ABOVE
from chicane.thunder.picture.places import place_of
from chicane.thunder.picture.road import FURTHER, hexagons, middle, noise, scattered
from chicane.thunder.picture.tokens import DAMAGE_ICONS, TOKENS, token_base
from chicane.thunder.state import Thunder
from chicane.thunder.status import Eliminated

SLIME: Final = "#6fae1f"
SLIME_DARK: Final = "#3c6b12"
ICE: Final = "#a9dfe0"
ICE_DARK: Final = "#4f9aa3"
SALT_WHITE: Final = "#f4efe4"
EMBER: Final = "#3a1c12"


# The ground


def goo(spaces: list[int], seed: int) -> str:
    """A green swamp with bubbles."""
    path = hexagons(spaces)
    pools = flat(scattered(spaces, seed, ["q8-8 18-4t8 9q-5 8-16 6t-10-11z"], 85, 8), SLIME_DARK)
    bubbles = "a5 5 0 1 0 .1 0z", "a3 3 0 1 0 .1 0z", "a2 2 0 1 0 .1 0z"
    foam = fill(scattered(spaces, seed + 1, list(bubbles), 75, 18), "#c8f06a", SLIME_DARK, 1.2)
    return stroke(path, "#2e4d12", 6) + flat(path, SLIME) + pools + foam


def glass(spaces: list[int], seed: int) -> str:
    """Sand molten to glass: pale facets and glints."""
    path = hexagons(spaces)
    facets = flat(scattered(spaces, seed, ["l16-9 8 14-12 6z", "l-12 8 6 12 12-6z"], 80, 10), "#d8f4f2")
    cracks = stroke(scattered(spaces, seed + 1, ["l12-6 6 9m-6-9l-3-11", "l-9 10 4 8"], 85, 12), ICE_DARK, 1.5)
    glints = stroke(scattered(spaces, seed + 2, ["l7-7m-3 9l5-5"], 85, 14), "#ffffff", 2.4)
    return stroke(path, ICE_DARK, 4) + flat(path, ICE) + facets + cracks + glints


def ramps(spaces: list[int], seed: int) -> str:
    """A plank of steel that climbs to the right."""
    return "".join(moved(plank(), *middle(space)) for space in spaces)


@cache
def plank() -> str:
    """One ramp: chevrons on steel, a shadow at its high end, walls at its sides."""
    shadow = flat("M-24-23L30-28V28L-24 23Z", art.INK, ' opacity=".35"')
    deck = fill("M-26-20L24-25V25L-26 20Z", "#8b8f93", art.INK, 2)
    chevrons = stroke("M-19-12l8 12-8 12M-6-14l8 14-8 14M8-16l8 16-8 16", art.GOLD, 4.4)
    walls = stroke("M-26-20L24-25M-26 20L24 25", art.BLOOD, 4)
    return shadow + deck + chevrons + walls + stroke("M24-25V25", art.INK, 5)


def fires(spaces: list[int], seed: int) -> str:
    """Scorched ground with flames on it."""
    ground = stroke(hexagons(spaces), "#7a3a18", 5) + flat(hexagons(spaces), EMBER)
    coals = flat(scattered(spaces, seed, ["h5l2 4-4 3-4-3z"] * 3, 80, 20), art.FIRE)
    return ground + coals + "".join(pyre(space, seed) for space in spaces)


def pyre(space: int, seed: int) -> str:
    """Two flames on a space."""
    x, y = middle(space)
    aside = noise(seed, space) % 9 - 4
    return moved(alive(), x - 9 + aside, y + 4, 0.75) + moved(alive(), x + 9, y - 2 + aside, 0.95)


def alive() -> str:
    """A flame that flickers where things move."""
    return f'<g class="flame">{flame()}</g>'


@cache
def flame() -> str:
    """A flame, 34 high, that stands on its origin."""
    outer = "M0 15Q-14 12-12-2Q-10-9-5-13Q-5-7-1-7Q-3-16 4-21Q4-13 9-8Q15 4 10 11Q7 15 0 15Z"
    core = "M0 13Q-7 11-6 3Q-4-3 0-6Q1-1 4 1Q8 6 5 11Q3 13 0 13Z"
    return fill(outer, art.FIRE, art.INK, 1.4) + flat(core, art.GOLD)


def salt(spaces: list[int], seed: int) -> str:
    """A white crust in plates."""
    path = hexagons(spaces)
    plates = stroke(scattered(spaces, seed, ["l11-5 9 7-3 11-12 2-7-8z", "l-9 3-4 9 7 6"], 90, 10), "#cfc4ad", 1.6)
    glitter = flat(scattered(spaces, seed + 1, ["l2-4 2 4-2 4z"] * 3, 60, 22), "#ffffff")
    return stroke(path, "#d9ccb0", 5) + flat(path, SALT_WHITE) + plates + glitter


def pits(spaces: list[int], seed: int) -> str:
    """A hole where the road was."""
    return flat(hexagons(spaces), "#120c08") + stroke(hexagons(spaces), "#5a4028", 4)


FURTHER.update({"goo": goo, "glass": glass, "ramp": ramps, "fire": fires, "salt": salt, "pit": pits})


# Tokens


def glass_token() -> str:
    """Shards."""
    shards = fill("M-12 6L-4-13 1 5ZM2 4L8-10 13 7ZM-9 10L3 8 10 12-3 15Z", ICE, ICE_DARK, 1.5)
    return token_base("#d9b785") + shards + stroke("M-6-2l2-5M8-3l1-3", "#ffffff", 2)


def ramp_token() -> str:
    """A small ramp."""
    return token_base("#c9a36a") + moved(plank(), -1, 0, 0.56)


def fire_token() -> str:
    """A flame."""
    return token_base(EMBER) + moved(alive(), 0, 2, 0.86)


def pit_token() -> str:
    """A hole with stakes in it."""
    hole = disc(15, "#120c08", outlined("#5a4028", 2.5))
    return token_base("#b98747") + hole + fill("M-8 9L-5-5-2 9ZM1 11L4-8 7 11ZM-4 4L-1-10 2 4Z", "#a98a5c", art.INK, 1)


def quake_token() -> str:
    """A crack through the ground."""
    crack = "M-4-17L2-7-5-2 4 6-2 10 3 17"
    return token_base("#c08a4a") + stroke(crack, art.INK, 6) + stroke("M2-7l9-4M-5-2l-10 3M4 6l9 3", art.INK, 3)


def worm_token() -> str:
    """The mouth of the worm, from above."""
    teeth = "".join(moved(flat("M-3-15H3L0-7Z", art.BONE), 0, 0, 1, angle) for angle in range(0, 360, 45))
    return token_base("#d3a45c") + disc(15, "#7a2f2a", outlined(art.INK, 2)) + teeth + disc(4.5, art.INK)


TOKENS.update(
    {
        "glass": glass_token(),
        "ramp": ramp_token(),
        "fire": fire_token(),
        "pit": pit_token(),
        "quake": quake_token(),
        "worm": worm_token(),
    }
)


def card_icon() -> str:
    """A card that lies below its token."""
    return box(-9, -13, 18, 26, 3, art.BONE, outlined(art.INK, 1.5)) + moved(art.skull(art.BLOOD, art.BONE), 0, 0, 0.66)


DAMAGE_ICONS.update({"on fire": moved(flame(), 0, 2, 0.8), "ongoing effect": card_icon()})


@cache
def burning() -> str:
    """Flames around a vehicle, so that its plate can still be read."""
    return moved(flame(), -23, -3, 0.7) + moved(flame(), -13, -17, 0.6) + moved(flame(), 15, -13, 0.5)


def flames(game: Thunder) -> list[Piece]:
    """A fire on every vehicle that burns (TR-FIR)."""
    alight = [vehicle for vehicle, burns in enumerate(game.burning) if burns]
    return [piece for vehicle in alight for piece in fire(game, vehicle)]


def fire(game: Thunder, vehicle: int) -> list[Piece]:
    """Flames over a vehicle that is drawn somewhere."""
    place = place_of(game, vehicle)
    label = Message("thunder-scene-fire", vehicle=named(game, vehicle))
    return [Piece(f"fire-{code(game, vehicle)}", *place, burning(), label, role=FLAME)] if place is not None else []


ABOVE.append(flames)


# What is seen to happen


def launch(game: Thunder, step: Launched) -> Flight | None:
    """A vehicle takes off from a ramp (TR-CDR-10)."""
    return leap(game, step.vehicle, F, step.distance)


def quake(game: Thunder, step: Quaked) -> Flight:
    """The ground shakes under everybody (TR-CDR-27)."""
    return Flight(QUAKE, 0, 0, 0, 0)


def worm(game: Thunder, step: Eliminated) -> Flight | None:
    """The worm comes up below whoever it takes (TR-CDR-33)."""
    here = place_of(game, step.vehicle) if step.cause == BY_WORM else None
    return Flight(MAW, *here, *here, maw()) if here is not None else None


@cache
def maw() -> str:
    """The open mouth of the worm, from above: rings of hide, then teeth, then nothing."""
    dust = disc(52, "#c99a55", ' opacity=".55"')
    hide = disc(44, "#a9603f", outlined(art.INK, 2.5)) + disc(37, "#8a4432", outlined(art.INK, 1.5))
    tooth = fill("M-6-33H6L0-17Z", art.BONE, art.INK, 1.2)
    teeth = "".join(moved(tooth, 0, 0, 1, angle) for angle in range(0, 360, 30))
    return dust + hide + disc(32, "#4a1a1c") + disc(20, "#140708") + teeth


FLIGHTS.update({Launched: launch, Quaked: quake, Eliminated: worm})
