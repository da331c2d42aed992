"""The seams of the game: heroes and chapters are the cards that bend it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chicane.core.cards import Card, Deck, Open, Seams
from chicane.wreckland.bends import QUERIES, WINDOWS
from chicane.wreckland.chapters import BOOK
from chicane.wreckland.heroes import HEROES

if TYPE_CHECKING:
    from chicane.wreckland.state import Wreckland

HERO_CARDS: Final[list[Card]] = [card for hero in HEROES for card in hero.cards]
CHAPTER_CARDS: Final[list[Card]] = [card for chapter in BOOK for card in chapter.cards]

SEAMS: Final = Seams(
    "wreckland",
    queries=QUERIES,
    windows=WINDOWS,
    decks=[Deck("heroes", len(HERO_CARDS), HERO_CARDS), Deck("chapters", len(CHAPTER_CARDS), CHAPTER_CARDS)],
)

STARTING_SCRAP: Final = SEAMS.query("starting-scrap")
EQUIPMENT_CARDS: Final = SEAMS.query("equipment-cards")
MOST_DICE: Final = SEAMS.query("most-dice")
PHASE_END: Final = SEAMS.query("phase-end")
ATTACK: Final = SEAMS.query("attack")
ENEMY_ATTACK: Final = SEAMS.query("enemy-attack")
ENEMY_ARMOUR: Final = SEAMS.query("enemy-armour")
ARMOUR: Final = SEAMS.query("armour")
RAM: Final = SEAMS.query("ram")
ENEMY_MOVES: Final = SEAMS.query("enemy-moves")
CHASE_REPAIR: Final = SEAMS.query("chase-repair")
CUSTOMISE_REPAIR: Final = SEAMS.query("customise-repair")
ENGINE_RESISTANCE: Final = SEAMS.query("engine-resistance")
LOW_DICE: Final = SEAMS.query("low-dice")
MAY_RAM: Final = SEAMS.query("may-ram")
MAY_USE_SCRAP: Final = SEAMS.query("may-use-scrap")
EXPLOSION: Final = SEAMS.query("explosion")
BOSS_ALONE: Final = SEAMS.query("boss-alone")
KILL_SCRAP: Final = SEAMS.query("kill-scrap")
BONUS: Final = SEAMS.query("bonus")

CUSTOMISE_START: Final = SEAMS.window("customise-start")
CHASE_START: Final = SEAMS.window("chase-start")
TURN_START: Final = SEAMS.window("turn-start")
TURN_END: Final = SEAMS.window("turn-end")
ENEMY_DESTROYED: Final = SEAMS.window("enemy-destroyed")
AFTER_RAM: Final = SEAMS.window("after-ram")

NOTHING: Final = -1  # the subject of a query or window about the whole game


def in_force(hero: int, chapter: int) -> list[int]:
    """The numbers of the cards of a hero and a chapter."""
    return [SEAMS.number[card.id] for card in [*HEROES[hero].cards, *BOOK[chapter].cards]]


def ask(game: Wreckland, query: int, subject: int, value: int) -> int:
    """The rulebook's value as hero and chapter bend it, never below nothing."""
    return max(0, SEAMS.ask(game, query, subject, value))


def open_window(game: Wreckland, window: int, subject: int = NOTHING) -> None:
    """A named moment, if a hero or a chapter waits for it."""
    if SEAMS.reached(game, window, subject):
        game.do(Open(window, subject))
