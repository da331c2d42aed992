"""Heroes and chapters as cards: what they bend, and what they do in their windows (WL-CAMP-13)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import Answer, Build, Card, Deck
from chicane.core.step import Step
from chicane.wreckland.bends import Moment, Twists
from chicane.wreckland.board import BoardEffect
from chicane.wreckland.chapters import BOOK
from chicane.wreckland.heroes import HEROES
from chicane.wreckland.state import Wreckland
from chicane.wreckland.twist import Twist


def happening(id: str, moment: Moment) -> Build:
    """What happens in a window, if it is time; it is told first."""

    def steps(game: Wreckland, event: Step[Any], subject: int) -> list[Step[Any]]:
        if not moment.is_due(game):
            return []
        effects = [BoardEffect(effect, subject, "WL-CAMP-13") for effect in moment.effects]
        return [Twist(id, moment.effects), *effects]

    return steps


def cards(twists: Twists) -> list[Card]:
    """The first card has all bends, and each has a window if there is one for it."""
    waiting = [{each.window: Answer(happening(twists.id, each), by_itself=True)} for each in twists.moments]
    first, *more = twists.card_ids()
    first_card = Card(first, mods=twists.mods, answers=waiting[0] if waiting else None)
    return [first_card, *(Card(id, answers=answers) for id, answers in zip(more, waiting[1:], strict=True))]


def deck(id: str, all_twists: list[Twists]) -> Deck:
    """Their cards, all of them in the box."""
    found = [card for twists in all_twists for card in cards(twists)]
    return Deck(id, len(found), found)


DECKS: Final = [
    deck("heroes", [hero.twists for hero in HEROES]),
    deck("chapters", [chapter.twists for chapter in BOOK]),
]
