"""Piles and hands as plain data that is replaced whole: a pile is counts by kind, a hand is a sorted list of kinds.

A pile has no order, so nobody can know it: chance decides at the moment a card is drawn, by what is left.
"""

from __future__ import annotations

from typing import Any, Final

from chicane.core.chance import Luck, weighted
from chicane.core.native import mypyc_attr
from chicane.core.step import CHANCE, NOBODY, G, Step

UNKNOWN: Final = -1  # a card that the viewer may not know


def kinds(pile: list[int]) -> list[int]:
    """The kinds of which some are left."""
    return [kind for kind, count in enumerate(pile) if count]


def weights(pile: list[int]) -> list[int] | None:
    """How many are left of each of these kinds; None when there is no more than one of any."""
    found = [count for count in pile if count]
    return found if any(count > 1 for count in found) else None


def taken(pile: list[int], kind: int) -> list[int]:
    """The pile without one card of a kind, which must be there."""
    assert pile[kind] > 0, f"no card of kind {kind} is left in {pile}"
    pile = pile[:]
    pile[kind] -= 1
    return pile


def given(pile: list[int], kind: int) -> list[int]:
    """The pile with one card more of a kind."""
    pile = pile[:]
    pile[kind] += 1
    return pile


def turned(pile: list[int], discards: list[int]) -> tuple[list[int], list[int]]:
    """Pile and discards once the discards are shuffled into the pile."""
    return [left + used for left, used in zip(pile, discards, strict=True)], [0] * len(discards)


def counted(cards: list[int], number: int) -> list[int]:
    """The cards as a pile of so many kinds."""
    pile = [0] * number
    for card in cards:
        pile[card] += 1
    return pile


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawFromPile(Step[G]):
    """Chance draws a card, each kind as often as it is left; a subclass says from which pile, and what follows.

    Nobody draws from an empty pile: the step just runs, and may turn the discards.
    """

    def pile(self, game: G) -> list[int]:
        """Where the card comes from."""
        raise NotImplementedError

    def drawn(self, game: G, kind: int) -> Step[Any]:
        """The option that stands for a card of a kind."""
        raise NotImplementedError

    def actor(self, game: G) -> int:
        return CHANCE if any(self.pile(game)) else NOBODY

    def options(self, game: G) -> list[Step[Any]]:
        return [self.drawn(game, kind) for kind, count in enumerate(self.pile(game)) if count]

    def weights(self, game: G) -> list[int] | None:
        return weights(self.pile(game))


# Secrets. What a seat has not seen is one heap to it: the pile, and whatever others hold. `hide` counts their cards
# among those of the pile, `imagine` deals them from there again.


def held(hand: list[int], card: int) -> list[int]:
    """The hand with a card more; the order in which cards came is nobody's business."""
    return sorted([*hand, card])


def covered(cards: list[int], pile: list[int]) -> list[int]:
    """The pile with cards that lie elsewhere counted in, for somebody who knows neither."""
    pile = pile[:]
    for card in cards:
        if card != UNKNOWN:
            pile[card] += 1
    return pile


def hidden(hands: list[list[int]], pile: list[int], seat: int) -> tuple[list[list[int]], list[int]]:
    """Hands and pile as a seat knows them: how many cards the others hold, and all that it has not seen."""
    return hidden_but(hands, pile, [seat])


def hidden_but(hands: list[list[int]], pile: list[int], known: list[int]) -> tuple[list[list[int]], list[int]]:
    """Hands and pile for somebody who knows only some of the hands, by their numbers."""
    if not any(hands):
        return hands, pile
    for number, hand in enumerate(hands):
        if hand and number not in known:
            pile = covered(hand, pile)
    return [hand if number in known else [UNKNOWN] * len(hand) for number, hand in enumerate(hands)], pile


def imagined(hands: list[list[int]], pile: list[int], luck: Luck) -> tuple[list[list[int]], list[int]]:
    """Hands and pile with the unknown cards dealt in some way."""
    dealt, pile = [], pile[:]
    for hand in hands:
        known = [card for card in hand if card != UNKNOWN]
        for _ in range(hand.count(UNKNOWN)):
            card = any_of(pile, luck)
            pile[card] -= 1
            known.append(card)
        dealt.append(sorted(known) if UNKNOWN in hand else hand)
    return dealt, pile


def any_of(pile: list[int], luck: Luck) -> int:
    """A card that may as well be any of the pile, for what is imagined; real cards are drawn by chance."""
    assert any(pile), "more cards are unknown than there are left"
    return weighted(pile, luck.below(sum(pile)))


def left(pile: list[int], hands: list[list[int]]) -> int:
    """How many cards really lie in the pile, whoever looks."""
    return sum(pile) - sum(hand.count(UNKNOWN) for hand in hands)


def mixed(cards: list[int], luck: Luck) -> list[int]:
    """An ordered pile in some order; hidden, such a pile is sorted."""
    cards = cards[:]
    return [cards.pop(luck.below(len(cards))) for _ in range(len(cards))]
