"""Tokens: hazards on the road, face down and face up, and damage in its slots."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.thunder.kinds import DAMAGES, SKIDS
from chicane.thunder.picture.art import (
    ANGLES,
    BLOOD,
    BONE,
    FIRE,
    GOLD,
    INK,
    MUD,
    RUST,
    STEEL,
    STEEL_DARK,
    disc,
    fill,
    moved,
    outlined,
    skull,
    stroke,
)
from chicane.thunder.picture.vehicles import wreck


@cache
def face_down_token() -> str:
    """The back that all hazard tokens share."""
    shadow = disc(19.5, INK, ' opacity=".45"', 1, 3)
    rim = disc(19, BLOOD, outlined(INK, 2)) + disc(15, STEEL_DARK)
    ticks = stroke("M0-19V-15.5M0 19V15.5M-19 0H-15.5M19 0H15.5", GOLD, 3)
    return shadow + rim + ticks + moved(skull(BONE, STEEL_DARK), 0, 1, 0.98)


def token_base(colour: str) -> str:
    """A token that lies face up."""
    shadow = disc(20.5, INK, ' opacity=".45"', 1, 3)
    return shadow + disc(20, colour, outlined(INK, 2)) + disc(18, "none", outlined(BONE, 1))


@cache
def road_token() -> str:
    """A patch of asphalt."""
    patch = token_base("#5d5853") + stroke("M-15-9H15M-15 9H15", BONE, 2)
    return patch + stroke("M-14 0H14", GOLD, 3.4, ' stroke-dasharray="7 6.5"')


@cache
def oil_token() -> str:
    """A black puddle with all the colours of petrol."""
    puddle = fill(
        "M-15 2Q-17-7-9-9Q-6-16 2-13Q11-15 12-8Q18-3 14 4Q15 12 6 12Q0 17-5 12Q-14 11-15 2Z", "#0f0d12", "#3b3540", 2
    )
    sheen = stroke("M-9-1Q-8-7-1-8", "#a37fe6", 3) + stroke("M-5 1Q-4-4 1-4", "#48c2b6", 2.4)
    return token_base("#6a635c") + puddle + sheen + stroke("M3 8Q9 6 9 1", "#d9973f", 2.2)


@cache
def mud_token() -> str:
    """A splash of mud."""
    splash = fill(
        "M-13 3L-16-3-10-5-9-11-3-9 1-15 5-9 11-10 11-4 16-1 12 4 13 10 7 9 3 14-1 10-8 13-9 7Z", MUD, INK, 1.6
    )
    return token_base("#b08a58") + splash + stroke("M-7-2Q-3-5 0-2T7-2M-5 4Q-2 1 0 4T5 4", "#c39a66", 2)


def mine_token() -> str:
    """A mine with its horns."""
    horns = stroke("M0-15V15M-15 0H15M-11-11 11 11M-11 11 11-11", INK, 4.5)
    return token_base("#d9b04a") + horns + disc(11, STEEL, outlined(INK, 2)) + disc(4.5, BLOOD, outlined(BONE, 1.2))


def wreck_token() -> str:
    """The wreck it stands for."""
    return token_base("#b8a88e") + moved(wreck(""), 0, 0, 0.66)


TOKENS: Final[dict[str, str]] = {  # by hazard; boxes add their own
    "road": road_token(),
    "oil": oil_token(),
    "mud": mud_token(),
    "mine": mine_token(),
    "wreck": wreck_token(),
}


# Damage


@cache
def damage_token(token: int, fresh: bool, scale: float = 1.0) -> str:
    """A damage token in its slot: face up while its effect runs, then face down with a small reminder."""
    icon = DAMAGE_ICONS[DAMAGES[token].id]
    if fresh:
        return moved(disc(21, GOLD, outlined(INK, 2.5)) + moved(icon, 0, 0, 1.1), 0, 0, scale)
    return moved(DAMAGE_BACK + disc(13, BONE, outlined(INK, 1)) + moved(icon, 0, 0, 0.74), 0, 0, scale)


DAMAGE_BACK: Final = fill("M-17-11L-11-17H11L17-11V11L11 17H-11L-17 11Z", RUST, INK, 2) + stroke(
    "M-8-9L1-1-4 2 7 10M1-1L9-6", INK, 2.4
)


def skid_icon(angle: float) -> str:
    """Tyre marks that end in an arrow."""
    marks = stroke("M-14-4H2M-14 4H2", INK, 3.2, ' stroke-dasharray="4 4"')
    return moved(marks + fill("M2-9L15 0 2 9Z", BLOOD, INK, 1.2), 0, 0, 1, angle)


def dent_icon() -> str:
    """A crumpled panel."""
    panel = fill("M-13-12H13V12H-13Z", "#a39a8b", INK, 1.6)
    return panel + stroke("M-7-8L-1-2-5 1 2 8M-1-2L7-6M2 8L8 3", INK, 2.2)


def shrapnel_icon() -> str:
    """A burst of splinters."""
    return fill("M0-16L3-5 13-11 6-2 17 2 6 5 9 15 1 7-7 15-5 5-17 4-7-1-13-10-3-5Z", FIRE, INK, 1.5) + disc(3, GOLD)


def dazed_icon() -> str:
    """A spiral."""
    return stroke("M0 0Q4-3 5 2Q4 8-3 7Q-10 4-8-4Q-4-12 5-10Q14-6 12 4Q9 13-1 14", "#6a2c86", 3.2)


def blast_icon() -> str:
    """Up and away on a ball of fire."""
    blast = fill("M-13 14Q-17 5-8 3Q-9-4 0-3Q9-4 8 3Q17 5 13 14Z", FIRE, INK, 1.4)
    return blast + fill("M0-17L9-6H4V5H-4V-6H-9Z", BLOOD, INK, 1.4)


def minor_icon() -> str:
    """A scratch."""
    return stroke("M-9 6L5-10M-3 9L9-4", "#6f675c", 3)


DAMAGE_ICONS: Final[dict[str, str]] = {  # by damage token; boxes add their own
    "dent": dent_icon(),
    "shrapnel": shrapnel_icon(),
    "dazed": dazed_icon(),
    "blast off": blast_icon(),
    **{skid.id: skid_icon(angle) for skid, angle in zip(SKIDS, ANGLES, strict=True)},
    "minor": minor_icon(),
}
