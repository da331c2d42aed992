"""Choppe Shoppe: crew leaders with their command tokens, and upgrades for cars (TR-LDR, TR-TOK, TR-UPG)."""

from __future__ import annotations

from typing import Final

from chicane.core.cards import EVERYBODY, InForce
from chicane.core.step import NOBODY
from chicane.thunder.box import Expansion
from chicane.thunder.choppe_shoppe import deal, draft, leaders, upgrades
from chicane.thunder.choppe_shoppe.tokens import RULES, TOKEN_RULE
from chicane.thunder.state import Thunder


def holding(game: Thunder) -> list[InForce]:
    """Command tokens are for everybody who has some."""
    return [(game.box.seams.number[TOKEN_RULE.id], EVERYBODY, NOBODY)]


# Two options, each by itself (TR-SET-25). Leaders come first, for one of them changes the draft (TR-LDR-10).
CREW_LEADERS: Final = Expansion(
    "leaders", decks=[RULES], in_force=holding, prepare=deal.prepare, stocks=[leaders.STOCK]
)
UPGRADES: Final = Expansion("upgrades", prepare=draft.prepare, stocks=[upgrades.STOCK])
