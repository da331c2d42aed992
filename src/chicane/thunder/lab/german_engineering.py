"""What bots think of German Engineering: cards that are kept, and what may be on top of a deck."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.pile import UNKNOWN
from chicane.core.step import Step
from chicane.thunder.german_engineering import VALUE, Cards, DrawCard, TopCard, hit_share
from chicane.thunder.lab import drive
from chicane.thunder.lab.audit import BOOKS
from chicane.thunder.lab.gains import ASSETS, CHANCES, GAINS, nothing, shot
from chicane.thunder.lab.idle import SHOWN
from chicane.thunder.lab.lines import CREW_WORDS
from chicane.thunder.lab.standing import Standing
from chicane.thunder.shoot import ShotDie
from chicane.thunder.state import Thunder

KEPT: Final = 0.1  # a pip of a card that stays in the hand
MEAN: Final = sum(VALUE) / len(VALUE)  # of a card that is drawn


def top_card_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """A card is about to be turned over in place of the die."""
    step = game.pending
    roll = step.roll if isinstance(step, TopCard) else None
    return shot(game, standing, seat, roll.target) if isinstance(roll, ShotDie) else 0.0


def kept(game: Thunder, standing: Standing, seat: int) -> float:
    """What the cards in a hand are worth above those that would be drawn in their place."""
    if seat not in game.box.supplied:
        return 0.0
    return sum(KEPT * (VALUE[card] - MEAN) for card in game.drive_hand[seat] if card != UNKNOWN)


def first_card(game: Thunder, step: DrawCard) -> Step[Any]:
    """While turns pass, the first card that there is."""
    return game.menu[0]


GAINS.update({DrawCard: nothing, TopCard: top_card_gain})
ASSETS.append(kept)
CHANCES[Cards.id] = hit_share
CREW_WORDS.update({"discards": drive.discards, "hand": drive.hand, "played": drive.played})
SHOWN[DrawCard] = first_card
BOOKS.append(drive.flaw)
