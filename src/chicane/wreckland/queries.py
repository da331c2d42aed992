"""Where heroes and chapters bend the rules: every query and window. The cards themselves are installed later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chicane.core import cards
from chicane.core.cards import EVERYBODY, Moment, Seams
from chicane.wreckland.bends import QUERIES, WINDOWS
from chicane.wreckland.chapters import BOOK
from chicane.wreckland.heroes import HEROES

if TYPE_CHECKING:
    from chicane.wreckland.state import Wreckland

SEAMS: Final = Seams("wreckland")
QUERY: Final = {name: SEAMS.query(name) for name in QUERIES}
WINDOW: Final = {name: SEAMS.window(name) for name in WINDOWS}

STARTING_SCRAP: Final = QUERY["starting-scrap"]
EQUIPMENT_CARDS: Final = QUERY["equipment-cards"]
MOST_DICE: Final = QUERY["most-dice"]
PHASE_END: Final = QUERY["phase-end"]
ATTACK: Final = QUERY["attack"]
ENEMY_ATTACK: Final = QUERY["enemy-attack"]
ENEMY_ARMOUR: Final = QUERY["enemy-armour"]
ARMOUR: Final = QUERY["armour"]
RAM: Final = QUERY["ram"]
ENEMY_MOVES: Final = QUERY["enemy-moves"]
CHASE_REPAIR: Final = QUERY["chase-repair"]
CUSTOMISE_REPAIR: Final = QUERY["customise-repair"]
ENGINE_RESISTANCE: Final = QUERY["engine-resistance"]
LOW_DICE: Final = QUERY["low-dice"]
MAY_RAM: Final = QUERY["may-ram"]
MAY_USE_SCRAP: Final = QUERY["may-use-scrap"]
EXPLOSION: Final = QUERY["explosion"]
BOSS_ALONE: Final = QUERY["boss-alone"]
KILL_SCRAP: Final = QUERY["kill-scrap"]
BONUS: Final = QUERY["bonus"]

CUSTOMISE_START: Final = WINDOW["customise-start"]
CHASE_START: Final = WINDOW["chase-start"]
TURN_START: Final = WINDOW["turn-start"]
TURN_END: Final = WINDOW["turn-end"]
ENEMY_DESTROYED: Final = WINDOW["enemy-destroyed"]
AFTER_RAM: Final = WINDOW["after-ram"]

NOTHING: Final = EVERYBODY  # the subject of a query or window about the whole game


def in_force(hero: int, chapter: int) -> list[int]:
    """The numbers of the cards of a hero and a chapter."""
    return [SEAMS.number[id] for twists in (HEROES[hero].twists, BOOK[chapter].twists) for id in twists.card_ids()]


def ask(game: Wreckland, query: int, subject: int, value: int) -> int:
    """The rulebook's value as hero and chapter bend it, never below nothing."""
    return max(0, cards.ask(game, query, subject, value))


def open_window(game: Wreckland, window: int, subject: int = NOTHING) -> None:
    """A named moment, if a hero or a chapter waits for it."""
    cards.offer(game, window, Moment(), (subject,))
