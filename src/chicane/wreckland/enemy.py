"""Red dice in the Chase: which die is placed, and on which enemy or on the Boss board (WL-FOE, WL-BOSSB)."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckland.activation import Activation, fitting, matching
from chicane.wreckland.board import RedOnBoard
from chicane.wreckland.dice import die_of, firsts, pieces
from chicane.wreckland.enemies import FOES
from chicane.wreckland.kinds import FOE_DICE
from chicane.wreckland.names import RED_CODE, foe_code, foe_name
from chicane.wreckland.phrases import doing
from chicane.wreckland.skill import skills
from chicane.wreckland.state import MOST_SLOTS, ON_FOE, Wreckland


class RedStep(Step[Wreckland]):
    """Steps 1, 3 and 5: exactly one red die is placed (WL-TURN-02, WL-FOE-01)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def actor(self, game: Wreckland) -> int:
        return 0 if game.reds() else NOBODY

    def options(self, game: Wreckland) -> list[Step[Any]]:
        values = [piece - RED_CODE for piece in pieces(game, game.reds())]
        found: list[Step[Any]] = []
        for value in values:
            foes = matching(game, value)
            found += placements(game, value, foes) if foes else [RedOnBoard(value)]  # WL-BOSSB-01..04
        return (found or [RedOnBoard(value) for value in values]) + skills(game, self)  # WL-BOSSB-02

    def run(self, game: Wreckland) -> None:
        """No red die is left."""

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-red", "WL-FOE-01", step=self.number)


def placements(game: Wreckland, value: int, foes: list[int]) -> list[Step[Any]]:
    """The die slots of some enemies that a red die may go to; of equal ones on a card the first."""
    found: list[Step[Any]] = []
    for foe in foes:
        for slot in firsts(FOE_DICE[game.foe_kind[foe]], fitting(game, foe, value)):
            found.append(RedOnEnemy(value, foe, slot))
    return found


class RedOnEnemy(Step[Wreckland]):
    """A red die on an enemy activates all enemies that match it (WL-FOE-02, WL-FOE-03)."""

    def __init__(self, value: int, foe: int, slot: int) -> None:
        self.value = value
        self.foe = foe
        self.slot = slot

    def run(self, game: Wreckland) -> None:
        die = die_of(game, self.value + RED_CODE)
        game.do(Activation(die, self.value, tuple(matching(game, self.value)), ()))
        game.place[die] = ON_FOE + self.foe * MOST_SLOTS + self.slot

    def has_others(self, game: Wreckland) -> bool:
        """Whether the die could go on another slot of the enemy."""
        return self.foe in matching(game, self.value) and len(placements(game, self.value, [self.foe])) > 1

    def text(self, game: Wreckland) -> str:
        which = f" slot {self.slot + 1}" if self.has_others(game) else ""
        return f"red {self.value} on {foe_code(game, self.foe)}{which}"

    def label(self, game: Wreckland) -> Message:
        enemy, number = foe_name(game, self.foe), self.slot + 1 if self.has_others(game) else 0
        does = doing(FOES[game.foe_kind[self.foe]].effects)
        return Message("wreckland-do-red", "WL-FOE-02", value=self.value, enemy=enemy, slot=number, does=does)

    def tell(self, game: Wreckland) -> Message:
        count = len(matching(game, self.value))
        enemy = foe_name(game, self.foe)
        return Message("wreckland-told-red", "WL-FOE-03", value=self.value, enemy=enemy, count=count)
