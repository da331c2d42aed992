"""Two decks, face down: equipment and enemies. A card is drawn by chance among those that are left (WL-SETUP-06)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.pile import DrawFromPile, given, held, taken, turned
from chicane.core.step import Step
from chicane.wreckland.enemies import FOE_IDS
from chicane.wreckland.grid import ZONES
from chicane.wreckland.kinds import CARDS, DECK, FOE_NAMES, GEAR_IDS, GEAR_NAMES
from chicane.wreckland.names import ZONE_NAMES
from chicane.wreckland.state import Wreckland


class DrawEquipment(DrawFromPile[Wreckland]):
    """A card is laid face up; an empty deck is made of its discards again (WL-CUST-01, WL-CUST-06)."""

    def pile(self, game: Wreckland) -> list[int]:
        return game.deck

    def drawn(self, game: Wreckland, kind: int) -> Step[Any]:
        return DRAWN_GEAR[kind]

    def run(self, game: Wreckland) -> None:
        if any(game.discards):
            game.deck, game.discards = turned(game.deck, game.discards)
            game.do(self)

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-draw-equipment", "WL-CUST-01")


class DrawnEquipment(Step[Wreckland]):
    """The card lies face up."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, game: Wreckland) -> None:
        game.deck = taken(game.deck, self.kind)
        game.market = held(game.market, self.kind)

    def text(self, game: Wreckland) -> str:
        return GEAR_IDS[self.kind]

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-draw", "WL-CUST-01", card=GEAR_NAMES[self.kind])

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-draw", "WL-CUST-01", card=GEAR_NAMES[self.kind])


DRAWN_GEAR: Final = [DrawnEquipment(kind) for kind in range(CARDS)]


class DrawEnemy(DrawFromPile[Wreckland]):
    """The deck of enemies; once it is empty the discards, but no scrap, become the deck (WL-CHASE-04, WL-CHASE-06)."""

    def pile(self, game: Wreckland) -> list[int]:
        return game.foe_deck

    def run(self, game: Wreckland) -> None:
        if any(game.foe_discards):
            game.foe_deck, game.foe_discards = turned(game.foe_deck, game.foe_discards)
            game.do(self)


class DealEnemy(DrawEnemy):
    """An enemy comes to a zone (WL-CHASE-01, WL-CHASE-03)."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def drawn(self, game: Wreckland, kind: int) -> Step[Any]:
        return ARRIVALS[self.zone][kind]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-deal", "WL-CHASE-01", zone=ZONE_NAMES[self.zone])


class EnemyArrives(Step[Wreckland]):
    """A card of the deck, face up in its zone."""

    def __init__(self, kind: int, zone: int) -> None:
        self.kind = kind
        self.zone = zone

    def run(self, game: Wreckland) -> None:
        game.foe_deck = taken(game.foe_deck, self.kind)
        join(game, self.kind, self.zone)

    def text(self, game: Wreckland) -> str:
        return FOE_IDS[self.kind]

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-arrive", "WL-CHASE-01", enemy=FOE_NAMES[self.kind])

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-arrive", "WL-CHASE-01", enemy=FOE_NAMES[self.kind], zone=ZONE_NAMES[self.zone])


ARRIVALS: Final = [[EnemyArrives(kind, zone) for kind in range(DECK)] for zone in range(len(ZONES))]


def join(game: Wreckland, kind: int, zone: int) -> None:
    """An enemy, a mini-boss or the Boss is in play."""
    game.foe_kind = [*game.foe_kind, kind]
    game.foe_zone.append(zone)
    game.foe_hurt.append(0)


class DrawScrap(DrawEnemy):
    """The top card of the enemies' deck becomes scrap (WL-DIFF-01, WL-DIFF-04)."""

    def drawn(self, game: Wreckland, kind: int) -> Step[Any]:
        return NEW_SCRAP[kind]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-draw-scrap", "WL-DIFF-01")


class NewScrap(Step[Wreckland]):
    """An enemy card used as a resource (WL-DIFF-03)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, game: Wreckland) -> None:
        game.foe_deck = taken(game.foe_deck, self.kind)
        game.scrap = given(game.scrap, self.kind)

    def text(self, game: Wreckland) -> str:
        return FOE_IDS[self.kind]

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-scrap", "WL-DIFF-03", enemy=FOE_NAMES[self.kind])

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-scrap", "WL-DIFF-03", enemy=FOE_NAMES[self.kind])


NEW_SCRAP: Final = [NewScrap(kind) for kind in range(DECK)]
