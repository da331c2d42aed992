"""Enemies are activated, act one after the other and move clockwise; what an enemy and a Boss board can do alike."""

from __future__ import annotations

from typing import Any, Final

from chicane.core import cards
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckland.damage import HitEngine
from chicane.wreckland.decks import DealEnemy, DrawScrap
from chicane.wreckland.dice import LoseDie
from chicane.wreckland.enemies import FOES
from chicane.wreckland.grid import ZONES, clockwise
from chicane.wreckland.heal import Heal
from chicane.wreckland.icons import (
    ACTIVATE,
    ALL,
    ATTACKS,
    CHOICE,
    EFFECTS,
    ENGINE,
    GAIN_SCRAP,
    HEAL,
    LOSE_CARD,
    LOSE_DIE,
    LOSE_SCRAP,
    RALLY,
    REINFORCE,
    REPAIR,
    ROTATE,
)
from chicane.wreckland.kinds import CALLS_ALL, FOE_DICE, FOE_VALUES
from chicane.wreckland.losses import LoseCard, first_to_lose, possible
from chicane.wreckland.mend import Mend
from chicane.wreckland.names import ZONE_NAMES, foe_code, foe_name
from chicane.wreckland.phrases import doing
from chicane.wreckland.queries import ENEMY_ATTACK, ENEMY_MOVES, ask
from chicane.wreckland.rally import Rally
from chicane.wreckland.scrap import LoseScrap
from chicane.wreckland.state import CHASE, GONE, ON_FOE, Wreckland
from chicane.wreckland.strike import strike

NO_DIE: Final = -1  # enemies act without a red die


def fitting(game: Wreckland, foe: int, value: int) -> list[int]:
    """The free die slots of an enemy that show a value (WL-FOE-02, WL-FOE-14)."""
    slots = FOE_DICE[game.foe_kind[foe]]
    return [slot for slot in game.free_on(foe) if slots[slot] >> value & 1]


def matching(game: Wreckland, value: int) -> list[int]:
    """The enemies that a value activates: they show it on any slot, and have a free one (WL-FOE-03, -06, -09)."""
    return [foe for foe in game.foes() if FOE_VALUES[game.foe_kind[foe]] >> value & 1 and game.free_on(foe)]


class Activation(Step[Wreckland]):
    """The player says who acts next; each acts once a die, then all of them move (WL-FOE-04, WL-FOE-05, WL-FOE-11)."""

    def __init__(self, die: int, value: int, waiting: tuple[int, ...], acted: tuple[int, ...]) -> None:
        self.die = die
        self.value = value
        self.waiting = waiting
        self.acted = acted

    def ready(self, game: Wreckland) -> list[int]:
        """Those who have yet to act; a die that was rerolled on its slot calls others (WL-ICON-07)."""
        waiting = [foe for foe in self.waiting if game.foe_zone[foe] != GONE]  # WL-FOE-13
        if self.die == NO_DIE or game.dice[self.die] == self.value:
            return waiting
        called = matching(game, game.dice[self.die])
        return [*waiting, *[foe for foe in called if foe not in waiting and foe not in self.acted]]

    def actor(self, game: Wreckland) -> int:
        return 0 if self.ready(game) else NOBODY

    def options(self, game: Wreckland) -> list[Step[Any]]:
        value = self.value if self.die == NO_DIE else game.dice[self.die]
        ready = tuple(self.ready(game))
        return [EnemyActs(self.die, value, ready, self.acted, foe) for foe in ready]

    def run(self, game: Wreckland) -> None:
        if self.die != NO_DIE:
            game.do_all([MoveOn(foe) for foe in self.acted])

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-enemy-order", "WL-FOE-04")


class EnemyActs(Step[Wreckland]):
    """An enemy acts from the zone it is in (WL-FOE-12)."""

    def __init__(self, die: int, value: int, waiting: tuple[int, ...], acted: tuple[int, ...], foe: int) -> None:
        self.die = die
        self.value = value
        self.waiting = waiting
        self.acted = acted
        self.foe = foe

    def run(self, game: Wreckland) -> None:
        acted = (*self.acted, self.foe)
        others = tuple(foe for foe in called(game, self.foe, self.waiting) if foe not in acted)
        game.do(Activation(self.die, self.value, others, acted))
        effects = FOES[game.foe_kind[self.foe]].effects
        game.do_all([EnemyEffect(self.foe, effect, self.die) for effect in effects])

    def text(self, game: Wreckland) -> str:
        return f"{foe_code(game, self.foe)} acts"

    def label(self, game: Wreckland) -> Message:
        does = doing(FOES[game.foe_kind[self.foe]].effects)
        return Message("wreckland-do-act", "WL-FOE-04", enemy=foe_name(game, self.foe), does=does)

    def tell(self, game: Wreckland) -> Message:
        zone = ZONE_NAMES[game.foe_zone[self.foe]]
        return Message("wreckland-told-act", "WL-FOE-03", enemy=foe_name(game, self.foe), zone=zone)


def called(game: Wreckland, foe: int, waiting: tuple[int, ...]) -> tuple[int, ...]:
    """Who acts besides this enemy: those that wait, or everybody if it makes all others act."""
    return tuple(game.foes()) if CALLS_ALL[game.foe_kind[foe]] else waiting


class EnemyEffect(Step[Wreckland]):
    """One thing that an enemy does."""

    def __init__(self, foe: int, effect: int, die: int) -> None:
        self.foe = foe
        self.effect = effect
        self.die = die

    def run(self, game: Wreckland) -> None:
        zone = game.foe_zone[self.foe]
        if zone == GONE:
            return
        icon, kind = EFFECTS[self.effect], FOES[game.foe_kind[self.foe]]
        if icon.do in ATTACKS:
            strike(game, icon.do, zone, ask(game, ENEMY_ATTACK, zone, icon.amount), kind.engine_bonus)
        elif icon.do == ENGINE:
            hit = ask(game, ENEMY_ATTACK, zone, icon.amount) + kind.engine_bonus
            game.do(HitEngine(hit, "WL-FOE-03"))
        elif icon.do == CHOICE:
            game.do(EnemyChoice(self.foe, self.effect, self.die))
        elif icon.do == RALLY:
            if self.die != NO_DIE and game.place[self.die] >= ON_FOE:
                game.do(Rally(self.die))
        elif icon.do != ACTIVATE:  # the others are called already
            befall(game, self.effect, zone, "WL-FOE-03")


class EnemyChoice(Step[Wreckland]):
    """The player chooses what an enemy does to him (WL-ICON-03)."""

    def __init__(self, foe: int, effect: int, die: int) -> None:
        self.foe = foe
        self.effect = effect
        self.die = die

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        lists = possible(game, EFFECTS[self.effect].of)  # ruling 102
        return [EnemyChosen(self.foe, chosen, self.die) for chosen in lists]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-enemy-choice", "WL-ICON-03", enemy=foe_name(game, self.foe))


class EnemyChosen(Step[Wreckland]):
    """This is what the enemy does."""

    def __init__(self, foe: int, chosen: tuple[int, ...], die: int) -> None:
        self.foe = foe
        self.chosen = chosen
        self.die = die

    def run(self, game: Wreckland) -> None:
        game.do_all([EnemyEffect(self.foe, effect, self.die) for effect in self.chosen])

    def text(self, game: Wreckland) -> str:
        return " and ".join(EFFECTS[effect].text for effect in self.chosen)

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-choice", "WL-ICON-03", effect=doing(self.chosen))


class MoveOn(Step[Wreckland]):
    """An enemy that acted moves clockwise; the vehicle never does (WL-FOE-05, WL-FOE-08)."""

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def target(self, game: Wreckland) -> int:
        zone = game.foe_zone[self.foe]
        return clockwise(zone, cards.ask(game, ENEMY_MOVES, zone, FOES[game.foe_kind[self.foe]].moves))

    def run(self, game: Wreckland) -> None:
        if game.foe_zone[self.foe] != GONE:
            game.foe_zone[self.foe] = self.target(game)

    def tell(self, game: Wreckland) -> Message | None:
        if game.foe_zone[self.foe] == GONE or self.target(game) == game.foe_zone[self.foe]:
            return None
        zone = ZONE_NAMES[self.target(game)]
        return Message("wreckland-told-move-on", "WL-FOE-05", enemy=foe_name(game, self.foe), zone=zone)


# What enemies and Boss boards have in common


def befall(game: Wreckland, effect: int, zone: int, rule: str) -> None:
    """An effect that is the same whoever brings it, in a zone where it needs one."""
    icon = EFFECTS[effect]
    do = icon.do
    if do == HEAL:
        zones = range(len(ZONES)) if zone == ALL else [zone]
        game.do_all([Heal(each, icon.amount, rule) for each in zones])
    elif do == REPAIR:
        game.do(Mend(icon.amount))
    elif do == LOSE_DIE:
        game.do(LoseDie(first_to_lose(game)))
    elif do == LOSE_SCRAP:
        game.do(LoseScrap())
    elif do == LOSE_CARD:
        game.do(LoseCard())
    elif do == GAIN_SCRAP:
        game.do_all([DrawScrap() for _ in range(icon.amount)])
    elif game.phase == CHASE:
        befall_enemies(game, do, icon.amount, zone)


def befall_enemies(game: Wreckland, do: int, amount: int, zone: int) -> None:
    """Effects that need enemies in play."""
    if do == REINFORCE:
        game.do_all([DealEnemy(zone) for _ in range(amount)])
    elif do == ROTATE:
        game.foe_zone = [clockwise(each, 1) if each != GONE else GONE for each in game.foe_zone]
    else:
        assert do == ACTIVATE
        foes = game.foes() if zone == ALL else game.foes_in(zone)
        game.do(Activation(NO_DIE, 0, tuple(foes), ()))
