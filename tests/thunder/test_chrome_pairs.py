"""Choppe Shoppe: every two cards that wait for one moment or bend one number, together on one table."""

from __future__ import annotations

from itertools import combinations

import pytest

from chicane.core.cards import Card
from chicane.core.chance import Luck, weighted
from chicane.thunder.choppe_shoppe.leaders import LEADERS
from chicane.thunder.choppe_shoppe.upgrades import CARDS
from tests.thunder.chrome import road, thunder

LEADER_IDS = {leader.id for leader in LEADERS}
CROWD = """
    b5: =b1 =  =  =b2
    c4: =r1 =  ?  =r2 =  ~
    d5: =b3 =  B  =r3 #
    r1 damage dent
    b1 damage dent
    r1 burning
    road 2
    red tokens 2, dice 2 4 5 6
    blue dice 1 3 4 6
"""
PLIES = 160
WALKS = 3


def seams(card: Card) -> set[str]:
    """The windows and queries of a card."""
    return {*card.answers, *card.mods}


def meeting() -> list[tuple[str, str]]:
    """Every two cards that share a window or a query; two leaders never sit at one board."""
    cards: list[Card] = [*LEADERS, *CARDS]
    pairs = [(one, other) for one, other in combinations(cards, 2) if seams(one) & seams(other)]
    return [(one.id, other.id) for one, other in pairs]


def lines(one: str, other: str) -> str:
    """Two upgrades on red's small car; a leader before red; of two leaders the second one before blue."""
    owners = ["red", "blue"] if {one, other} <= LEADER_IDS else ["red", "red"]
    placed = [
        f"{owner if card in LEADER_IDS else 'r1'} has {card}" for card, owner in zip((one, other), owners, strict=True)
    ]
    return "\n".join(placed)


@pytest.mark.parametrize(("one", "other"), meeting())
def test_two_cards_that_meet(one: str, other: str) -> None:
    """Whatever is chosen, the books are right before every decision, and every option says what it is."""
    for walk in range(WALKS):
        game, luck = thunder(road(f"{CROWD}\n{lines(one, other)}", "")), Luck(f"{one} {other} {walk}")
        for _ in range(PLIES):
            if game.over:
                break
            assert "" == game.rules.audit(game)
            assert len(game.menu) == len({option.text(game) for option in game.menu})
            weights = game.weights or [1] * len(game.menu)
            game.play(game.menu[weighted(weights, luck.below(sum(weights)))])


def test_all_that_meet_are_tried() -> None:
    """Dozens of pairs, leaders with upgrades among them."""
    pairs = meeting()

    assert len(pairs) > 50
    assert ("bongo", "sandbags") in pairs
