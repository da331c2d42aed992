"""The hero's skill: at any time of the Chase, as often as the card allows (WL-HERO)."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckland.effects import Resolve, effects_name, works
from chicane.wreckland.grid import ZONES
from chicane.wreckland.heroes import HEROES
from chicane.wreckland.icons import EFFECTS
from chicane.wreckland.kinds import HERO_NAMES
from chicane.wreckland.names import ZONE_NAMES
from chicane.wreckland.state import Wreckland


def skills(game: Wreckland, back: Step[Any]) -> list[Step[Any]]:
    """The skill, if it may be used now and for something; whoever asks is asked again afterwards."""
    return [UseSkill(back)] if game.used < HEROES[game.hero].times and skill_uses(game) else []


def skill_uses(game: Wreckland) -> list[SkillUse]:
    """All that the skill can do now: each of its effects, in each zone where something comes of it (ruling 105)."""
    return [
        SkillUse(effects, zone)
        for effects in HEROES[game.hero].choices
        for zone in range(len(ZONES) if needs_zone(effects) else 1)
        if any(works(game, effect, zone) for effect in effects)
    ]


def needs_zone(effects: tuple[int, ...]) -> bool:
    """Whether it matters where they happen."""
    return any(EFFECTS[effect].needs_zone for effect in effects)


class UseSkill(Step[Wreckland]):
    """It never counts as placing a die (WL-HERO-02)."""

    def __init__(self, back: Step[Any]) -> None:
        self.back = back

    def run(self, game: Wreckland) -> None:
        game.used += 1
        game.do_all([ChooseSkillUse(), self.back])

    def text(self, game: Wreckland) -> str:
        return "skill"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-skill", "WL-HERO-01", hero=HERO_NAMES[game.hero])

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-skill", "WL-HERO-01", hero=HERO_NAMES[game.hero])


class ChooseSkillUse(Step[Wreckland]):
    """One question for effect and zone."""

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [*skill_uses(game)]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-skill", "WL-HERO-01", hero=HERO_NAMES[game.hero])


class SkillUse(Step[Wreckland]):
    """One of the effects, in a zone where it needs one."""

    def __init__(self, effects: tuple[int, ...], zone: int) -> None:
        self.effects = effects
        self.zone = zone

    def run(self, game: Wreckland) -> None:
        game.do(Resolve(self.effects, self.zone, 0))

    def text(self, game: Wreckland) -> str:
        does = " and ".join(EFFECTS[effect].text for effect in self.effects)
        return f"{does} {ZONES[self.zone]}" if needs_zone(self.effects) else does

    def label(self, game: Wreckland) -> Message:
        effect = effects_name(self.effects)
        if not needs_zone(self.effects):
            return Message("wreckland-do-choice", "WL-HERO-01", effect=effect)
        return Message("wreckland-do-skill-zone", "WL-HERO-01", effect=effect, zone=ZONE_NAMES[self.zone])
