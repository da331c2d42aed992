"""What an enemy does when it acts (WL-FOE-12, WL-ICON)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import CHANCE, Step
from chicane.wreckland.damage import HitEngine
from chicane.wreckland.dice import LoseDie
from chicane.wreckland.enemies import FOES
from chicane.wreckland.heal import Heal
from chicane.wreckland.icons import ATTACKS, EFFECTS, ENGINE, HEAL, LOSE_DIE, LOSE_SCRAP
from chicane.wreckland.kinds import RED
from chicane.wreckland.queries import ENEMY_ATTACK, ask
from chicane.wreckland.scrap import LoseScrap
from chicane.wreckland.state import GONE, ON_FOE, Wreckland
from chicane.wreckland.strike import strike

NO_DIE: Final = -1  # enemies act without a red die


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
        elif icon.do == HEAL:
            game.do(Heal(zone, icon.amount, "WL-FOE-03"))
        elif icon.do == LOSE_DIE:
            game.do(LoseDie(RED))
        elif icon.do == LOSE_SCRAP:
            game.do(LoseScrap())
        elif self.die != NO_DIE and game.place[self.die] >= ON_FOE:
            game.do(Rally(self.die))


class Rally(Step[Wreckland]):
    """The die on the enemy is rolled again and goes back to its slot (WL-ICON-07)."""

    def __init__(self, die: int) -> None:
        self.die = die

    def actor(self, game: Wreckland) -> int:
        return CHANCE

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [Rallied(self.die, value) for value in range(1, 7)]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-roll-red", "WL-ICON-07")


class Rallied(Step[Wreckland]):
    """Others that match the new value act as well."""

    def __init__(self, die: int, value: int) -> None:
        self.die = die
        self.value = value

    def run(self, game: Wreckland) -> None:
        game.dice[self.die] = self.value

    def text(self, game: Wreckland) -> str:
        return str(self.value)

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-value", "WL-ICON-07", value=self.value)

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-rally", "WL-ICON-07", value=self.value)
