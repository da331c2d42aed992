"""Signs of Choppe Shoppe: its commands, the tokens that are dropped, and what kind of thing an upgrade is."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.thunder.picture import art
from chicane.thunder.picture.art import box, disc, fill, moved, outlined, stroke
from chicane.thunder.picture.tokens import TOKENS

# Icons of commands


def snipe_icon() -> str:
    """Cross hairs."""
    return moved(art.cross_hairs(), 0, 0, 0.55)


def banana_icon() -> str:
    """A banana."""
    return fill("M-16-6Q-8 14 14 8L17 3Q0 6-10-10Z", "#f2cf3b", art.INK, 1.8) + fill("M14 8L20 7 17 3Z", "#6b4a1e")


def flame_icon() -> str:
    """A flame."""
    outer = fill("M0-18Q13-5 11 6Q9 16 0 16Q-9 16-11 6Q-12 0-6-5Q-5 1-2 2Q-5-8 0-18Z", art.FIRE, art.INK, 1.8)
    return outer + art.flat("M0 0Q7 5 4 11Q0 15-4 11Q-6 6 0 0Z", art.GOLD)


def convoy_icon() -> str:
    """Two arrows, one behind the other."""
    return stroke("M-16-9L-6 0-16 9M0-9L10 0 0 9", art.BONE, 5)


def switch_icon() -> str:
    """Two arrows that pass each other."""
    return stroke("M-15-6H13M6-12L14-6 6 0M15 8H-13M-6 2L-14 8-6 14", art.BONE, 4)


def shortcut_icon() -> str:
    """A straight line through a bend."""
    bend = stroke("M-16 12Q-18-14 0-10T16-12", art.STEEL_DARK, 5)
    return bend + stroke("M-16 12L14-10M14-10H4M14-10V0", art.GOLD, 4)


def jam_icon() -> str:
    """Waves, struck out."""
    waves = stroke("M-5 0A5 5 0 1 1 5 0M-11 3A12 12 0 1 1 11 3", art.BONE, 3)
    return waves + stroke("M-15-14L15 14", art.BLOOD, 5)


def overdrive_icon() -> str:
    """A needle beyond the end of its dial."""
    dial = stroke("M-15 9A17 17 0 1 1 15 9", art.BONE, 4) + stroke("M0 5L13 9", art.BLOOD, 5)
    return dial + disc(4, art.BLOOD, outlined(art.INK, 1), 0, 5)


art.COMMAND_ICONS.update(
    {
        "snipe": snipe_icon(),
        "banana": banana_icon(),
        "flamethrower": flame_icon(),
        "convoy": convoy_icon(),
        "switch": switch_icon(),
        "shortcut": shortcut_icon(),
        "jam": jam_icon(),
        "overdrive": overdrive_icon(),
    }
)
RING: Final = stroke("M-18 0A18 18 0 1 1 18 0A18 18 0 1 1-18 0Z", art.GOLD, 2.5)
TOKENS["dropped-mine"] = TOKENS["mine"] + RING
TOKENS["dropped-oil"] = TOKENS["oil"] + RING


# Emblems of upgrades: what kind of thing it is, before a word is read


def gear_emblem() -> str:
    """A cogwheel, for engine, gearbox and wheels."""
    teeth = "".join(moved(box(-4, -23, 8, 46, 2, art.STEEL), 0, 0, 1, angle) for angle in (0, 45, 90, 135))
    return teeth + disc(17, art.STEEL, outlined(art.INK, 2)) + disc(6, art.BONE, outlined(art.INK, 2))


def shield_emblem() -> str:
    """A plate with rivets, for bodywork."""
    plate = fill("M-18-20H18V2Q18 16 0 24Q-18 16-18 2Z", art.STEEL, art.INK, 2)
    return plate + "".join(
        disc(2.6, art.BONE, "", x, y) for x, y in ((-11, -13), (11, -13), (-10, 3), (10, 3), (0, 15))
    )


ENGINES: Final = {
    "turbo-switch", "take-off-rocket", "drag-chute", "gearbox-roulette", "balloon-tyres", "reverse-gear", "hydraulics",
    "repair-kit",
}  # fmt: skip
GUNS: Final = {"tail-gunner", "long-barrel", "laser-sight", "ricochet", "flak-cannon"}
GADGETS: Final = {"mine-dispenser", "oil-dispenser", "snow-plough", "tow-cable", "big-red-button"}


@cache
def emblem(id: str) -> str:
    """The sign of an upgrade: wheels, guns, things for the road, or bodywork."""
    if id in ENGINES:
        return gear_emblem()
    if id in GUNS:
        return moved(art.cross_hairs(), 0, 0, 0.75)
    return moved(TOKENS["mine"], 0, 0, 1.15) if id in GADGETS else shield_emblem()
