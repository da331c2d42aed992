"""The piloting deck of a colour as a list of cards (WK-CARD)."""

from __future__ import annotations

from chicane.wreckage.kinds import ACCELERATE, DECELERATE, card_of


def deck_without(cards: list[int], plays: list[int]) -> list[int]:
    """The cards of a deck without those that lie planned."""
    left = cards[:]
    for play in plays:
        if play >= 0:
            left.remove(card_of(play))
    return left


def plays_of(deck: list[int]) -> list[int]:
    """Every way to lay a card of a deck, each once; the reversible one both ways up (WK-CARD-02)."""
    plays = sorted(set(deck))
    return plays + [DECELERATE] if ACCELERATE in plays else plays
