"""What the player's icons do: equipment, upgrades, printed equipment and the hero's skill (WL-ACT-14, WL-ICON)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckland.attack import attack, targets
from chicane.wreckland.damage import HitEnemy
from chicane.wreckland.decks import DrawScrap
from chicane.wreckland.dice import reroll_whites
from chicane.wreckland.grid import ZONES
from chicane.wreckland.handle import Adjust, Hold, RemoveDie, may_hold, placed_dice
from chicane.wreckland.icons import (
    ADJUST,
    ATTACKS,
    CHOICE,
    EFFECTS,
    GAIN_SCRAP,
    HOLD,
    MOVE,
    REMOVE_DIE,
    REPAIR,
    REROLL,
)
from chicane.wreckland.mend import Mend, damaged
from chicane.wreckland.names import EFFECT_WORDS, ZONE_NAMES, distinct
from chicane.wreckland.queries import ATTACK, ask
from chicane.wreckland.shift import MoveEnemy
from chicane.wreckland.state import Wreckland


def effect_name(effect: int) -> Message:
    """An effect in messages."""
    icon = EFFECTS[effect]
    return Message(EFFECT_WORDS[icon.do], amount=icon.amount)


def begin(game: Wreckland, effects: tuple[int, ...], zones: list[int], plus: int) -> None:
    """Choose a zone if any of the effects needs one, then resolve them all (WL-ACT-09)."""
    if any(EFFECTS[effect].needs_zone for effect in effects):
        game.do(ChooseZone(effects, tuple(zones), plus))
    else:
        game.do(Resolve(effects, zones[0], plus))


class ChooseZone(Step[Wreckland]):
    """The zone in which a card works, chosen at each activation (WL-ACT-08, WL-ACT-09)."""

    def __init__(self, effects: tuple[int, ...], zones: tuple[int, ...], plus: int) -> None:
        self.effects = effects
        self.zones = zones
        self.plus = plus

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [InZone(self.effects, zone, self.plus) for zone in self.zones]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-zone", "WL-ACT-09")


class InZone(Step[Wreckland]):
    """The card works in this zone."""

    def __init__(self, effects: tuple[int, ...], zone: int, plus: int) -> None:
        self.effects = effects
        self.zone = zone
        self.plus = plus

    def run(self, game: Wreckland) -> None:
        game.do(Resolve(self.effects, self.zone, self.plus))

    def text(self, game: Wreckland) -> str:
        return ZONES[self.zone]

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-zone", "WL-ACT-09", zone=ZONE_NAMES[self.zone])


class Resolve(Step[Wreckland]):
    """All effects must be resolved, in the order the player likes (WL-ACT-14, WL-ACT-15)."""

    def __init__(self, effects: tuple[int, ...], zone: int, plus: int) -> None:
        self.effects = effects
        self.zone = zone
        self.plus = plus

    def actor(self, game: Wreckland) -> int:
        return 0 if self.effects else NOBODY

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return distinct(game, [Do(self.effects, self.zone, self.plus, effect) for effect in self.effects])

    def run(self, game: Wreckland) -> None:
        """All is done."""

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-order", "WL-ACT-15")


class Do(Step[Wreckland]):
    """One effect, then the others."""

    def __init__(self, effects: tuple[int, ...], zone: int, plus: int, effect: int) -> None:
        self.effects = effects
        self.zone = zone
        self.plus = plus
        self.effect = effect

    def run(self, game: Wreckland) -> None:
        others = tuple(effect for effect in self.effects if effect != self.effect)
        game.do(Resolve(others, self.zone, self.plus))
        apply(game, self.effect, self.zone, self.plus)

    def text(self, game: Wreckland) -> str:
        return EFFECTS[self.effect].text

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-effect", "WL-ACT-15", effect=effect_name(self.effect))


def apply(game: Wreckland, effect: int, zone: int, plus: int) -> None:
    """What an icon does; extra damage is part of the attack (WL-PERF-02)."""
    icon = EFFECTS[effect]
    do = icon.do
    if do in ATTACKS:
        attack(game, do, zone, icon.amount + plus)
    elif do == MOVE:
        game.do(MoveEnemy(zone))
    elif do == REMOVE_DIE:
        game.do(RemoveDie())
    elif do == REPAIR:
        game.do(Mend(icon.amount))
    elif do == REROLL:
        reroll_whites(game)
    elif do == ADJUST:
        game.do(Adjust())
    elif do == HOLD:
        game.do(Hold())
    elif do == GAIN_SCRAP:
        game.do_all([DrawScrap() for _ in range(icon.amount)])
    else:
        assert do == CHOICE
        game.do(Choose(effect, zone, plus))


def works(game: Wreckland, effect: int, zone: int) -> bool:
    """Whether anything would come of an icon in a zone."""
    icon = EFFECTS[effect]
    if icon.do in ATTACKS:
        damage = ask(game, ATTACK, zone, icon.amount)
        return any(HitEnemy(foe, damage).dealt(game) for foe in targets(game, zone))
    if icon.do == MOVE:
        return bool(game.foes_in(zone))
    if icon.do == GAIN_SCRAP:
        return any(game.foe_deck) or any(game.foe_discards)
    if icon.do == CHOICE:
        return any(works(game, each, zone) for effects in icon.of for each in effects)
    return bool(AT_HAND[icon.do](game))


AT_HAND: Final[dict[int, Callable[[Wreckland], list[int]]]] = {  # what there must be some of
    REMOVE_DIE: placed_dice,
    REPAIR: damaged,
    REROLL: Wreckland.whites,
    ADJUST: Wreckland.pool,
    HOLD: may_hold,
}


class Choose(Step[Wreckland]):
    """One of the effects shown (WL-ICON-03)."""

    def __init__(self, effect: int, zone: int, plus: int) -> None:
        self.effect = effect
        self.zone = zone
        self.plus = plus

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [Chosen(effects, self.zone, self.plus) for effects in EFFECTS[self.effect].of]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-choice", "WL-ICON-03")


class Chosen(Step[Wreckland]):
    """This one."""

    def __init__(self, effects: tuple[int, ...], zone: int, plus: int) -> None:
        self.effects = effects
        self.zone = zone
        self.plus = plus

    def run(self, game: Wreckland) -> None:
        game.do(Resolve(self.effects, self.zone, self.plus))

    def text(self, game: Wreckland) -> str:
        return " and ".join(EFFECTS[effect].text for effect in self.effects)

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-choice", "WL-ICON-03", effect=effects_name(self.effects))


def effects_name(effects: tuple[int, ...]) -> Message:
    """Several effects in messages."""
    first = effect_name(effects[0])
    if len(effects) == 1:
        return first
    return Message("wreckland-effect-and", first=first, second=effects_name(effects[1:]))
