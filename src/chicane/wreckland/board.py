"""The Boss board: penalties in Customisation, effects in the Chase, and the moments of a chapter (WL-BOSSB, WL-RED)."""

from __future__ import annotations

from typing import Any

from chicane.core.lists import without
from chicane.core.message import Message
from chicane.core.pile import given
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.wreckland import deeds, effects, enemy
from chicane.wreckland.chapters import BOOK
from chicane.wreckland.damage import HitEngine
from chicane.wreckland.decks import DealEnemy, DrawScrap
from chicane.wreckland.dice import LoseDie, spend
from chicane.wreckland.grid import ZONES, clockwise
from chicane.wreckland.heal import Heal
from chicane.wreckland.icons import (
    ACTIVATE,
    ALL,
    ANY,
    ATTACKS,
    BOSS,
    CHOICE,
    EFFECTS,
    ENGINE,
    GAIN_SCRAP,
    HEAL,
    HERE,
    LOSE_CARD,
    LOSE_DIE,
    LOSE_SCRAP,
    OWN,
    REINFORCE,
    REPAIR,
    ROTATE,
)
from chicane.wreckland.kinds import GEAR_IDS, GEAR_NAMES, RED
from chicane.wreckland.mend import Mend
from chicane.wreckland.names import RED_CODE, ZONE_NAMES
from chicane.wreckland.phrases import doing
from chicane.wreckland.scrap import LoseScrap
from chicane.wreckland.state import ASIDE, CHASE, CUSTOMISE, GONE, Wreckland
from chicane.wreckland.strike import strike


class RedOnBoard(Step[Wreckland]):
    """A red die that fits no enemy is rerolled on the Boss board and is out for the turn (WL-BOSSB-05, WL-BOSSB-06)."""

    def __init__(self, value: int) -> None:
        self.value = value

    def run(self, game: Wreckland) -> None:
        spend(game, self.value + RED_CODE, ASIDE)
        game.do(RollBoard(CHASE))

    def text(self, game: Wreckland) -> str:
        return f"red {self.value} on board"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-red-board", "WL-BOSSB-01", value=self.value)

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-red-board", "WL-BOSSB-05", value=self.value)


class RollBoard(Step[Wreckland]):
    """A red die is rolled for the Boss board's table of this phase (WL-RED-01, WL-BOSSB-07)."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def actor(self, game: Wreckland) -> int:
        return CHANCE

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [BoardShows(self.phase, value) for value in range(1, 7)]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-roll-board", "WL-RED-01" if self.phase == CUSTOMISE else "WL-BOSSB-05")


class BoardShows(Step[Wreckland]):
    """The effect of a result; there may be none (WL-RED-05)."""

    def __init__(self, phase: int, value: int) -> None:
        self.phase = phase
        self.value = value

    def effects(self, game: Wreckland) -> tuple[int, ...]:
        chapter = BOOK[game.chapter]
        return (chapter.customise if self.phase == CUSTOMISE else chapter.chase)[self.value - 1]

    def rule(self) -> str:
        return "WL-RED-01" if self.phase == CUSTOMISE else "WL-BOSSB-05"

    def run(self, game: Wreckland) -> None:
        game.do_all([BoardEffect(effect, GONE, self.rule()) for effect in self.effects(game)])

    def text(self, game: Wreckland) -> str:
        return str(self.value)

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-value", "WL-BOSSB-05", value=self.value)

    def tell(self, game: Wreckland) -> Message:
        found = self.effects(game)
        if not found:
            return Message("wreckland-told-board-nothing", "WL-RED-05", value=self.value)
        return Message("wreckland-told-board", self.rule(), value=self.value, effect=doing(found))


class BoardEffect(Step[Wreckland]):
    """One effect of the Boss board or of the chapter, by its rule; `here` is the zone where something happened."""

    def __init__(self, effect: int, here: int, rule: str) -> None:
        self.effect = effect
        self.here = here
        self.rule = rule

    def zones(self, game: Wreckland) -> list[int]:
        """The zones that may be meant."""
        zone = EFFECTS[self.effect].zone
        if zone == ANY:
            return list(range(len(ZONES)))
        if zone == BOSS:
            boss = game.boss()
            return [game.foe_zone[boss]] if boss != GONE else []
        if zone == HERE:
            return [self.here] if self.here != GONE else []
        return [self.here if zone == OWN else zone]

    def actor(self, game: Wreckland) -> int:
        return 0 if len(self.zones(game)) > 1 else NOBODY

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [BoardZone(self.effect, zone, self.rule) for zone in self.zones(game)]

    def run(self, game: Wreckland) -> None:
        for zone in self.zones(game):
            happen(game, self.effect, zone, self.rule)

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-board-zone", self.rule, effect=effects.effect_name(self.effect))


class BoardZone(Step[Wreckland]):
    """The player chooses where it happens."""

    def __init__(self, effect: int, zone: int, rule: str) -> None:
        self.effect = effect
        self.zone = zone
        self.rule = rule

    def run(self, game: Wreckland) -> None:
        happen(game, self.effect, self.zone, self.rule)

    def text(self, game: Wreckland) -> str:
        return ZONES[self.zone]

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-zone", self.rule, zone=ZONE_NAMES[self.zone])


def happen(game: Wreckland, effect: int, zone: int, rule: str) -> None:
    """What an effect of the board or of the chapter does."""
    icon = EFFECTS[effect]
    do = icon.do
    if do in ATTACKS:
        strike(game, do, zone, icon.amount, 0)
    elif do == ENGINE:
        game.do(HitEngine(icon.amount, rule))
    elif do == HEAL:
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
    elif do == CHOICE:
        game.do(BoardChoice(effect, zone, rule))
    elif game.phase == CHASE:
        happen_to_enemies(game, do, icon.amount, zone)


def first_to_lose(game: Wreckland) -> int:
    """The first die that may be lost: in the Chase a white one."""
    return RED if game.phase == CHASE else 0


def happen_to_enemies(game: Wreckland, do: int, amount: int, zone: int) -> None:
    """Effects that need enemies in play."""
    if do == REINFORCE:
        game.do_all([DealEnemy(zone) for _ in range(amount)])
    elif do == ROTATE:
        game.foe_zone = [clockwise(each, 1) if each != GONE else GONE for each in game.foe_zone]
    else:
        assert do == ACTIVATE
        foes = game.foes() if zone == ALL else game.foes_in(zone)
        game.do(enemy.Activation(deeds.NO_DIE, 0, tuple(foes), ()))


class BoardChoice(Step[Wreckland]):
    """The player chooses what happens (WL-ICON-03)."""

    def __init__(self, effect: int, here: int, rule: str) -> None:
        self.effect = effect
        self.here = here
        self.rule = rule

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        lists = EFFECTS[self.effect].of
        found = [chosen for chosen in lists if can_lose(game, chosen)] or lists  # ruling 102
        return [BoardChosen(chosen, self.here, self.rule) for chosen in found]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-choice", "WL-ICON-03")


def can_lose(game: Wreckland, chosen: tuple[int, ...]) -> bool:
    """Whether there is what these effects take away."""
    kinds = [EFFECTS[effect].do for effect in chosen]
    if LOSE_SCRAP in kinds and not any(game.scrap):
        return False
    if LOSE_DIE in kinds and not game.pool(first_to_lose(game)):
        return False
    return LOSE_CARD not in kinds or bool(game.market)


class BoardChosen(Step[Wreckland]):
    """This happens."""

    def __init__(self, chosen: tuple[int, ...], here: int, rule: str) -> None:
        self.chosen = chosen
        self.here = here
        self.rule = rule

    def run(self, game: Wreckland) -> None:
        game.do_all([BoardEffect(effect, self.here, self.rule) for effect in self.chosen])

    def text(self, game: Wreckland) -> str:
        return " and ".join(EFFECTS[effect].text for effect in self.chosen)

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-choice", "WL-ICON-03", effect=doing(self.chosen))


class LoseCard(Step[Wreckland]):
    """A face-up equipment card of the player's choice is discarded."""

    def actor(self, game: Wreckland) -> int:
        return 0 if game.market else NOBODY

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [LostCard(kind) for kind in sorted(set(game.market))]

    def run(self, game: Wreckland) -> None:
        """There is none."""

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-lose-card", "WL-RED-01")


class LostCard(Step[Wreckland]):
    """The card is discarded."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, game: Wreckland) -> None:
        discard_face_up(game, self.kind)

    def text(self, game: Wreckland) -> str:
        return f"lose {GEAR_IDS[self.kind]}"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-lose-card", "WL-RED-01", card=GEAR_NAMES[self.kind])

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-lose-card", "WL-RED-01", card=GEAR_NAMES[self.kind])


def discard_face_up(game: Wreckland, kind: int) -> None:
    """A face-up card goes to the discards."""
    game.market = without(game.market, kind)
    game.discards = given(game.discards, kind)
