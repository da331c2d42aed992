"""The Chase: enemies are dealt, then turns of six steps until few are left or the Boss is gone (WL-CHASE, WL-TURN)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.pile import given
from chicane.core.step import Step
from chicane.wreckland import customise
from chicane.wreckland.actions import WhiteStep
from chicane.wreckland.bends import ROUNDS
from chicane.wreckland.chapters import BOOK
from chicane.wreckland.damage import HitEngine
from chicane.wreckland.decks import DealEnemy, join
from chicane.wreckland.dice import RollAll, RollRest
from chicane.wreckland.enemy import RedStep
from chicane.wreckland.grid import ZONES
from chicane.wreckland.heroes import HEROES, PER_CHASE, PER_TURN
from chicane.wreckland.kinds import DECK, FOE_NAMES
from chicane.wreckland.names import ZONE_NAMES
from chicane.wreckland.queries import CHASE_START, NOTHING, PHASE_END, TURN_END, TURN_START, ask, open_window
from chicane.wreckland.state import GONE, Wreckland

FEW: Final = 2  # enemies left when the Chase of rounds 1 and 2 ends (WL-PHEND-01)
OVERHEATS: Final = 20  # after so many turns of one Chase the engine overheats, so that every attempt ends


class StartChase(Step[Wreckland]):
    """Enemies come from the deck, mini-bosses and the Boss by the Boss board (WL-CHASE-01, WL-BOSS-01)."""

    def run(self, game: Wreckland) -> None:
        chapter = BOOK[game.chapter]
        numbers = chapter.enemies[game.round - 1]
        deals = [DealEnemy(zone) for zone in range(len(ZONES)) for _ in range(numbers[zone])]
        cards = [Enter(card, zone) for card, round, zone in chapter.minis if round == game.round]
        if game.round == ROUNDS:  # WL-FLOW-02, WL-SETUP-05
            cards.append(Enter(chapter.boss, chapter.boss_zone))
        game.do_all([*deals, *cards, BeginTurns()])

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-chase", "WL-CHASE-01", round=game.round)


class Enter(Step[Wreckland]):
    """A mini-boss or the Boss joins its zone (WL-BOSS-01)."""

    def __init__(self, kind: int, zone: int) -> None:
        self.kind = kind
        self.zone = zone

    def run(self, game: Wreckland) -> None:
        join(game, self.kind, self.zone)

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-enter", "WL-BOSS-01", enemy=FOE_NAMES[self.kind], zone=ZONE_NAMES[self.zone])


class BeginTurns(Step[Wreckland]):
    """All enemies are dealt."""

    def run(self, game: Wreckland) -> None:
        if HEROES[game.hero].per == PER_CHASE:
            game.used = 0
        game.do(StartTurn())
        open_window(game, CHASE_START)


class StartTurn(Step[Wreckland]):
    """All dice are rolled; then six steps, red and white in turn (WL-TURN-01..04)."""

    def run(self, game: Wreckland) -> None:
        game.turn += 1
        if HEROES[game.hero].per == PER_TURN:
            game.used = 0
        game.gather()
        close_ranks(game)
        game.do_all([RollAll(), DiceRolled(), *SIX_STEPS, EndTurn()])

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-turn", "WL-TURN-01", turn=game.turn + 1, enemies=len(game.foes()))


SIX_STEPS: Final[list[Step[Any]]] = [
    RedStep(1),
    WhiteStep(2, 0),
    RollRest(),
    RedStep(3),
    WhiteStep(4, 0),
    RollRest(),
    RedStep(5),
    WhiteStep(6, 0),
]


def close_ranks(game: Wreckland) -> None:
    """Enemies that are gone are forgotten; between turns nothing refers to them."""
    if GONE in game.foe_zone:
        left = game.foes()
        game.foe_kind = [game.foe_kind[foe] for foe in left]
        game.foe_hurt = [game.foe_hurt[foe] for foe in left]
        game.foe_zone = [game.foe_zone[foe] for foe in left]


class DiceRolled(Step[Wreckland]):
    """The dice of the turn lie in the pool."""

    def run(self, game: Wreckland) -> None:
        open_window(game, TURN_START)


class EndTurn(Step[Wreckland]):
    """What the chapter does at the end of a turn, then the look at who is left (WL-PHEND-02)."""

    def run(self, game: Wreckland) -> None:
        game.do(CheckEnd())
        if game.turn > OVERHEATS:
            game.do(Overheat())
        open_window(game, TURN_END)


class Overheat(Step[Wreckland]):
    """The engine can't take a Chase that goes on for ever (ruling 99)."""

    def run(self, game: Wreckland) -> None:
        game.do(HitEngine(1, "WL-TURN-09"))

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-overheat", "WL-TURN-09", turn=game.turn)


class CheckEnd(Step[Wreckland]):
    """In rounds 1 and 2 the Chase ends with two enemies or fewer; in round 3 it goes on (WL-PHEND-01, WL-PHEND-04)."""

    def run(self, game: Wreckland) -> None:
        few = ask(game, PHASE_END, NOTHING, FEW)
        if game.round < ROUNDS and len(game.foes()) <= few:
            game.do(EndChase())
        else:
            game.do(StartTurn())  # WL-TURN-09, WL-BOSS-10


class EndChase(Step[Wreckland]):
    """The remaining enemies are discarded and the round token moves on (WL-PHEND-03)."""

    def run(self, game: Wreckland) -> None:
        for foe in game.foes():
            if game.foe_kind[foe] < DECK:
                game.foe_discards = given(game.foe_discards, game.foe_kind[foe])
        game.foe_kind, game.foe_zone, game.foe_hurt = [], [], []
        game.gather()
        game.do(customise.StartRound())

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-chase-end", "WL-PHEND-03", enemies=len(game.foes()))
