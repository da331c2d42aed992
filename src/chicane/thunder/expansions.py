"""What is in the boxes: the base game, and every expansion, listed once."""

from __future__ import annotations

from typing import Final

from chicane.thunder.box import Box, Expansion
from chicane.thunder.carnage import CARNAGE
from chicane.thunder.crews import CAR_CREWS
from chicane.thunder.kinds import (
    BLAST_OFF,
    DAZED,
    DENT,
    MINE,
    MUD_TOKEN,
    OIL,
    ROAD_TOKEN,
    SHRAPNEL,
    SKID,
    WAYS,
    WRECK_TOKEN,
)

SKID_TOKENS: Final = [SKID + way for way in range(len(WAYS))]  # one for each direction (TR-CMP-05)
BASE: Final = Expansion(
    "base",
    hazards={ROAD_TOKEN: 6, OIL: 6, MUD_TOKEN: 6, MINE: 4, WRECK_TOKEN: 4},  # 26 in all (TR-CMP-06)
    damages={DENT: 3, SHRAPNEL: 3, DAZED: 3, BLAST_OFF: 5, **dict.fromkeys(SKID_TOKENS, 1)},  # 20 in all (TR-CMP-04)
    tiles=[1, 2, 3, 4, 5],  # TR-CMP-01
    crews=CAR_CREWS,
)
EXPANSIONS: Final = [BASE, CARNAGE]


def box_for(expansions: list[Expansion], players: int, setup: dict[str, str]) -> Box:
    """The box for a number of players: the base game, what the options add, and a crew for each seat."""
    chosen = [each for each in expansions if each is expansions[0] or setup.get(each.id) == "yes"]
    crews = [crew for each in chosen for crew in each.crews]
    return Box(chosen, crews[:players])
