"""The hero's skill: at any time of the Chase, as often as the card allows (WL-HERO)."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckland import effects
from chicane.wreckland.grid import ZONES
from chicane.wreckland.heroes import HEROES
from chicane.wreckland.kinds import HERO_NAMES
from chicane.wreckland.state import Wreckland


def skills(game: Wreckland, back: Step[Any]) -> list[Step[Any]]:
    """The skill, if it may be used now; whoever asks is asked again afterwards."""
    return [UseSkill(back)] if game.used < HEROES[game.hero].times else []


class UseSkill(Step[Wreckland]):
    """It never counts as placing a die (WL-HERO-02)."""

    def __init__(self, back: Step[Any]) -> None:
        self.back = back

    def run(self, game: Wreckland) -> None:
        game.used += 1
        game.do(self.back)
        effects.begin(game, HEROES[game.hero].effects, list(range(len(ZONES))), 0)

    def text(self, game: Wreckland) -> str:
        return "skill"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-skill", "WL-HERO-01", hero=HERO_NAMES[game.hero])

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-skill", "WL-HERO-01", hero=HERO_NAMES[game.hero])
