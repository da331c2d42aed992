"""How heroes and chapters bend the rules, as it is printed: bends of queries, and effects in windows (WL-CAMP-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chicane.core.cards import Bend
from chicane.core.content import Field
from chicane.wreckland.grid import ZONES
from chicane.wreckland.icons import BOARD, read_effects

if TYPE_CHECKING:
    from chicane.wreckland.state import Wreckland

ZONED: Final = ["attack", "enemy-attack", "enemy-armour", "ram", "enemy-moves"]  # asked of a zone
QUERIES: Final = [
    "starting-scrap",  # cards at setup
    "equipment-cards",  # face-up cards of this round
    "most-dice",  # white dice in one step
    "phase-end",  # the Chase of rounds 1 and 2 ends with so many enemies or fewer
    "attack",  # damage of an attack of the player on an enemy in a zone
    "enemy-attack",  # damage of a hit by an enemy in a zone
    "enemy-armour",  # armour of an enemy in a zone
    "armour",  # armour of the player's equipment
    "ram",  # damage of a ram on a zone
    "enemy-moves",  # zones that an enemy moves after it acted, clockwise
    "chase-repair",  # damage removed by a die in the Chase
    "customise-repair",  # damage removed by a die above the card's values in Customisation
    "engine-resistance",
    "low-dice",  # the highest die for the abilities of the engine
    "may-ram",
    "may-use-scrap",  # in the Chase
    "explosion",  # damage by a volatile enemy
    "boss-alone",  # whether the Boss is safe while it has company
    "kill-scrap",  # whether a perfect kill gives scrap
    "bonus",  # whether a perfect placement triggers the bonus
]
WINDOWS: Final = [
    "customise-start",  # cards lie face up and the dice are rolled
    "chase-start",  # the enemies are dealt
    "turn-start",  # the dice of a turn are rolled
    "turn-end",  # before it is seen whether the Chase ends
    "enemy-destroyed",  # the subject is the zone where it was
    "after-ram",  # the subject is the zone
]
ROUNDS: Final = 3  # WL-FLOW-01
ANY_ZONE: Final = -1  # a bend that no zone is named for


def read_rounds(table: dict[str, Field]) -> list[int]:
    """The rounds in which a bend or a window holds: all of them unless told."""
    return [item.whole(1, ROUNDS) for item in table["rounds"].items()] if "rounds" in table else [0, 1, 2, 3]


def read_bend(field: Field) -> tuple[str, Bend]:
    """The query and what becomes of its value."""
    table = field.table(("query",), ("plus", "set", "zone", "rounds"))
    query = table["query"].one_of(tuple(QUERIES))
    if ("plus" in table) == ("set" in table):
        field.refuse('must have either "plus" or "set"')
    if "zone" in table and query not in ZONED:
        table["zone"].refuse(f"must not be given for {query}")
    zone = ZONES.index(table["zone"].one_of(tuple(ZONES))) if "zone" in table else ANY_ZONE
    amount = table["plus"].whole(-9, 9) if "plus" in table else table["set"].whole(0, 30)
    return query, bend(amount, "set" in table, zone, read_rounds(table))


def bend(amount: int, exactly: bool, zone: int, rounds: list[int]) -> Bend:
    """A value changed in some rounds, and for one zone only if it is named."""

    def bent(game: Wreckland, subject: int, other: int, value: int) -> int:
        if game.round not in rounds or zone not in (ANY_ZONE, subject):
            return value
        return amount if exactly else value + amount

    return bent


def after(first: Bend, second: Bend) -> Bend:
    """Two bends of one query, one after the other."""
    return lambda game, subject, other, value: second(game, subject, other, first(game, subject, other, value))


class Moment:
    """Effects in a window."""

    def __init__(self, field: Field) -> None:
        table = field.table(("window", "effects"), ("rounds", "from_turn"))
        self.window = table["window"].one_of(tuple(WINDOWS))
        self.effects = read_effects(table["effects"], BOARD)
        self.rounds = read_rounds(table)
        self.from_turn = table["from_turn"].whole(1, 99) if "from_turn" in table else 0

    def is_due(self, game: Wreckland) -> bool:
        """Whether it is time."""
        return game.round in self.rounds and game.turn >= self.from_turn


class Twists:
    """What a hero or a chapter changes: a card for its bends and its first window, and one for each window more."""

    def __init__(self, id: str, table: dict[str, Field]) -> None:
        self.id = id
        self.mods: dict[str, Bend] = {}
        for field in table["bends"].items() if "bends" in table else []:
            query, bent = read_bend(field)
            self.mods[query] = after(self.mods[query], bent) if query in self.mods else bent
        self.moments = [Moment(field) for field in table["windows"].items()] if "windows" in table else []

    def card_ids(self) -> list[str]:
        """The ids of these cards."""
        return [self.id, *(f"{self.id}-{number}" for number in range(2, len(self.moments) + 1))]
