"""The Boss board: penalties in Customisation, effects in the Chase, and the moments of a chapter (WL-BOSSB, WL-RED)."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.wreckland import effects
from chicane.wreckland.activation import befall
from chicane.wreckland.chapters import BOOK
from chicane.wreckland.damage import HitEngine
from chicane.wreckland.dice import spend
from chicane.wreckland.grid import ZONES
from chicane.wreckland.icons import ANY, ATTACKS, BOSS, CHOICE, EFFECTS, ENGINE, HERE, OWN
from chicane.wreckland.losses import possible
from chicane.wreckland.names import RED_CODE, ZONE_NAMES
from chicane.wreckland.phrases import doing
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
    if icon.do in ATTACKS:
        strike(game, icon.do, zone, icon.amount, 0)
    elif icon.do == ENGINE:
        game.do(HitEngine(icon.amount, rule))
    elif icon.do == CHOICE:
        game.do(BoardChoice(effect, zone, rule))
    else:
        befall(game, effect, zone, rule)


class BoardChoice(Step[Wreckland]):
    """The player chooses what happens (WL-ICON-03)."""

    def __init__(self, effect: int, here: int, rule: str) -> None:
        self.effect = effect
        self.here = here
        self.rule = rule

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        lists = possible(game, EFFECTS[self.effect].of)  # ruling 102
        return [BoardChosen(chosen, self.here, self.rule) for chosen in lists]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-choice", "WL-ICON-03")


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
