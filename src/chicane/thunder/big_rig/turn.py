"""A turn of the Big Rig: a die for a command of one section, which is also how far it goes (TR-RIG-05..14)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from chicane.core.cards import ask
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.assign import ChosenCommand, Idle, Turn, assignable
from chicane.thunder.big_rig.commands import SectionCommand, nothing
from chicane.thunder.big_rig.guns import RigShoot
from chicane.thunder.big_rig.steering import SteeringDie, has_steering_die
from chicane.thunder.box import MENUS, Crew
from chicane.thunder.move import StartMove
from chicane.thunder.names import crew_of
from chicane.thunder.seams import MOVES
from chicane.thunder.state import EMPTY, Thunder


class RigTurn(Turn):
    """Once a round the steering die, then a die for a section that has had none (TR-RIG-05..08, TR-RIG-12)."""

    def options(self, game: Thunder) -> list[Step[Any]]:
        seat, dice = self.seat, game.unused(self.seat)
        if not has_steering_die(game, seat) and dice:
            return [FirstDie(seat, die) for die in dice]
        sections = assignable(game, seat)
        return [each for section in sections for each in on_section(game, seat, section, tuple(dice))] or [Idle(seat)]

    def prompt(self, game: Thunder) -> Message:
        crew, road = crew_of(game, self.seat), game.road_die
        if not has_steering_die(game, self.seat):
            return Message("thunder-ask-steering", "TR-RIG-06", crew=crew, road=road)
        return Message("thunder-ask-section", "TR-RIG-07", crew=crew, left=game.steering[self.seat], road=road)


class FirstDie(SteeringDie):
    """The die of a section comes next (TR-RIG-06)."""

    def run(self, game: Thunder) -> None:
        super().run(game)
        game.do(RigTurn(self.seat))


def on_section(game: Thunder, seat: int, section: int, dice: tuple[int, ...]) -> list[Step[Any]]:
    """Every command of a section with every die that it accepts (TR-RIG-10, TR-RIG-12)."""
    first, slots = game.box.first_slot[game.box.first_vehicle[seat]], game.slots_of(section)
    return section_dice(game.box.crews[seat], seat, section, slots.start - first, slots.stop - first, dice)


@lru_cache(MENUS)
def section_dice(crew: Crew, seat: int, section: int, first: int, end: int, dice: tuple[int, ...]) -> list[Step[Any]]:
    """The dice that fit some commands of a crew's board; values are shared."""
    commands = [(number, crew.board[number]) for number in range(first, end)]
    fitting = [(number, die) for number, each in commands for die in dice if each.accepts(die)]
    return [SectionDie(seat, section, number, die) for number, die in fitting]


class SectionDie(ChosenCommand):
    """The die's value is the rig's moves; a damaged command does nothing (TR-RIG-09, TR-RIG-11)."""

    def is_damaged(self, game: Thunder) -> bool:
        return game.slots[game.box.first_slot[game.head(self.vehicle)] + self.command] != EMPTY

    def run(self, game: Thunder) -> None:
        """What works now works this turn, whatever breaks on the way (TR-CMD-01)."""
        rig, command, works = game.head(self.vehicle), self.entry(game), not self.is_damaged(game)
        game.moved = changed(game.moved, self.vehicle, 1)
        game.given = changed(game.given, rig, game.given[rig] + ask(game, MOVES, rig, self.die))
        late = command.after if works and isinstance(command, SectionCommand) else nothing
        after = late(game, self.seat, self.vehicle, self.die)
        game.do_all([StartMove(rig, False), *after, RigShoot(rig)])
        if works:
            super().run(game)
        else:
            self.lay(game)

    def label(self, game: Thunder) -> Message:
        damaged = "yes" if self.is_damaged(game) else "no"
        name = self.entry(game).name
        return Message("thunder-do-section", "TR-RIG-07", command=name, die=self.die, damaged=damaged)

    def tell(self, game: Thunder) -> Message:
        damaged = "yes" if self.is_damaged(game) else "no"
        crew, command = crew_of(game, self.seat), self.entry(game).name
        return Message("thunder-told-section", "TR-RIG-09", crew=crew, command=command, die=self.die, damaged=damaged)
