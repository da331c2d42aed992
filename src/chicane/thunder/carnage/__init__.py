"""Carnage at Devil's Run: more road, more to fear on it, fire, and damage that stays (TR-CDR, TR-FIR, TR-ONG)."""

from __future__ import annotations

from typing import Final

from chicane.core.cards import EVERYBODY, InForce
from chicane.core.step import NOBODY
from chicane.thunder.box import Expansion
from chicane.thunder.carnage.cards import EFFECTS
from chicane.thunder.carnage.fire import FIRE_RULE, ON_FIRE, RULES
from chicane.thunder.carnage.hazards import FIRE_TOKEN, GLASS_TOKEN, PIT_TRAP, QUAKE, RAMP_TOKEN, SAND_WORM
from chicane.thunder.carnage.ongoing import ONGOING, in_force
from chicane.thunder.state import Thunder
from chicane.thunder.tiles import add_faces

CONTENT: Final = "carnage.toml"
add_faces(CONTENT)


def holding(game: Thunder) -> list[InForce]:
    """The fire die for everybody, and every card below a token."""
    return [(game.box.seams.number[FIRE_RULE.id], EVERYBODY, NOBODY), *in_force(game)]


CARNAGE: Final = Expansion(
    "carnage",
    hazards={GLASS_TOKEN: 5, RAMP_TOKEN: 4, FIRE_TOKEN: 5, PIT_TRAP: 3, QUAKE: 3, SAND_WORM: 2},  # 22 (TR-CMP-18)
    damages={ON_FIRE: 4, ONGOING: 6},  # 10 (TR-CMP-18)
    tiles=[6, 7, 8, 9, 10],
    decks=[RULES],
    effects=EFFECTS,
    in_force=holding,
)
