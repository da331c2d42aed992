"""Red dice in the Chase: enemies are activated, act and move clockwise (WL-FOE)."""

from __future__ import annotations

from typing import Any

from chicane.core.cards import ask
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckland import board
from chicane.wreckland.deeds import NO_DIE, EnemyEffect
from chicane.wreckland.dice import die_of, pieces
from chicane.wreckland.enemies import FOES
from chicane.wreckland.grid import clockwise
from chicane.wreckland.kinds import FOE_DICE
from chicane.wreckland.names import RED_CODE, ZONE_NAMES, foe_code, foe_name
from chicane.wreckland.queries import ENEMY_MOVES
from chicane.wreckland.skill import skills
from chicane.wreckland.state import GONE, MOST_SLOTS, ON_FOE, Wreckland


def fitting(game: Wreckland, foe: int, value: int) -> list[int]:
    """The free die slots of an enemy that show a value (WL-FOE-02, WL-FOE-09, WL-FOE-14)."""
    slots = FOE_DICE[game.foe_kind[foe]]
    return [slot for slot in game.free_on(foe) if slots[slot] >> value & 1]


def matching(game: Wreckland, value: int) -> tuple[int, ...]:
    """The enemies that a value activates (WL-FOE-03, WL-FOE-06)."""
    return tuple(foe for foe in game.foes() if fitting(game, foe, value))


class RedStep(Step[Wreckland]):
    """Steps 1, 3 and 5: exactly one red die is placed (WL-TURN-02, WL-FOE-01)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def actor(self, game: Wreckland) -> int:
        return 0 if game.reds() else NOBODY

    def options(self, game: Wreckland) -> list[Step[Any]]:
        found: list[Step[Any]] = []
        for piece in pieces(game, game.reds()):
            value = piece - RED_CODE
            places = placements(game, value)
            found.extend(places or [board.RedOnBoard(value)])  # WL-BOSSB-01..04
        return [*found, *skills(game, self)]

    def run(self, game: Wreckland) -> None:
        """No red die is left."""

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-red", "WL-FOE-01", step=self.number)


def placements(game: Wreckland, value: int) -> list[Step[Any]]:
    """The die slots that a red die may go to; of equal ones on a card the first."""
    found: list[Step[Any]] = []
    for foe in matching(game, value):
        masks = FOE_DICE[game.foe_kind[foe]]
        slots = fitting(game, foe, value)
        firsts = [slot for slot in slots if masks[slot] not in [masks[other] for other in slots if other < slot]]
        found.extend(RedOnEnemy(value, foe, slot) for slot in firsts)
    return found


class RedOnEnemy(Step[Wreckland]):
    """A red die on an enemy activates all enemies that match it (WL-FOE-02, WL-FOE-03)."""

    def __init__(self, value: int, foe: int, slot: int) -> None:
        self.value = value
        self.foe = foe
        self.slot = slot

    def run(self, game: Wreckland) -> None:
        die = die_of(game, self.value + RED_CODE)
        game.do(Activation(die, self.value, matching(game, self.value), ()))
        game.place[die] = ON_FOE + self.foe * MOST_SLOTS + self.slot

    def has_others(self, game: Wreckland) -> bool:
        """Whether the die could go on another slot of the enemy."""
        return len([each for each in placements(game, self.value) if named_foe(each) == self.foe]) > 1

    def text(self, game: Wreckland) -> str:
        which = f" slot {self.slot + 1}" if self.has_others(game) else ""
        return f"red {self.value} on {foe_code(game, self.foe)}{which}"

    def label(self, game: Wreckland) -> Message:
        enemy, number = foe_name(game, self.foe), self.slot + 1 if self.has_others(game) else 0
        return Message("wreckland-do-red", "WL-FOE-02", value=self.value, enemy=enemy, slot=number)

    def tell(self, game: Wreckland) -> Message:
        count = len(matching(game, self.value))
        enemy = foe_name(game, self.foe)
        return Message("wreckland-told-red", "WL-FOE-03", value=self.value, enemy=enemy, count=count)


def named_foe(option: Step[Any]) -> int:
    """The enemy that a placement names."""
    return option.foe if isinstance(option, RedOnEnemy) else GONE


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
        others = tuple(foe for foe in self.waiting if foe != self.foe)
        effects = FOES[game.foe_kind[self.foe]].effects
        game.do(Activation(self.die, self.value, others, (*self.acted, self.foe)))
        game.do_all([EnemyEffect(self.foe, effect, self.die) for effect in effects])

    def text(self, game: Wreckland) -> str:
        return f"{foe_code(game, self.foe)} acts"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-act", "WL-FOE-04", enemy=foe_name(game, self.foe))

    def tell(self, game: Wreckland) -> Message:
        zone = ZONE_NAMES[game.foe_zone[self.foe]]
        return Message("wreckland-told-act", "WL-FOE-03", enemy=foe_name(game, self.foe), zone=zone)


class MoveOn(Step[Wreckland]):
    """An enemy that acted moves clockwise; the vehicle never does (WL-FOE-05, WL-FOE-08)."""

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def target(self, game: Wreckland) -> int:
        zone = game.foe_zone[self.foe]
        return clockwise(zone, ask(game, ENEMY_MOVES, zone, FOES[game.foe_kind[self.foe]].moves))

    def run(self, game: Wreckland) -> None:
        if game.foe_zone[self.foe] != GONE:
            game.foe_zone[self.foe] = self.target(game)

    def tell(self, game: Wreckland) -> Message | None:
        if game.foe_zone[self.foe] == GONE or self.target(game) == game.foe_zone[self.foe]:
            return None
        zone = ZONE_NAMES[self.target(game)]
        return Message("wreckland-told-move-on", "WL-FOE-05", enemy=foe_name(game, self.foe), zone=zone)
