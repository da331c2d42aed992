"""The nine commands of the sections, and the cab's (TR-RIG-54, TR-RIG-64..76)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.thunder.big_rig.catcher import lower
from chicane.thunder.big_rig.dispenser import dispense
from chicane.thunder.big_rig.guns import compute
from chicane.thunder.big_rig.launcher import launch
from chicane.thunder.box import Command, CommandSteps
from chicane.thunder.command import Repaired, airstrike
from chicane.thunder.names import command_of, named
from chicane.thunder.state import EMPTY, FREE_RIDE, Thunder


def nothing(game: Thunder, seat: int, section: int, die: int) -> list[Step[Any]]:
    """Nothing at that time."""
    return []


class SectionCommand(Command):
    """A command of a section: what it does before the rig moves, and after (TR-RIG-05, TR-RIG-14)."""

    def __init__(
        self, id: str, before: CommandSteps = nothing, after: CommandSteps = nothing, least: int = 1, most: int = 3
    ) -> None:
        super().__init__(id, least, most, before)
        self.after = after


def traction(game: Thunder, seat: int, section: int, die: int) -> list[Step[Any]]:
    """The road die, whatever the ground (TR-RIG-67)."""
    return [Grip()]


class Grip(Step[Thunder]):
    """The road die may be had this turn (TR-RIG-67)."""

    def run(self, game: Thunder) -> None:
        game.trail |= FREE_RIDE


def mend(game: Thunder, seat: int, section: int, die: int) -> list[Step[Any]]:
    """A minor damage of this section comes off (TR-RIG-65)."""
    return [Mend(section)]


class Mend(Step[Thunder]):
    """Which command of the section works again (TR-RIG-65)."""

    def __init__(self, section: int) -> None:
        self.section = section

    def damaged(self, game: Thunder) -> list[int]:
        return [slot for slot in game.slots_of(self.section) if game.slots[slot] != EMPTY]

    def actor(self, game: Thunder) -> int:
        return game.owner[self.section] if self.damaged(game) else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Mended(self.section, slot) for slot in self.damaged(game)]

    def run(self, game: Thunder) -> None:
        """Nothing is damaged."""

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-mend", "TR-RIG-65", section=named(game, self.section))


class Mended(Repaired):
    """The command works again."""

    def text(self, game: Thunder) -> str:
        return f"mend {command_of(game, self.slot).id}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-mend", "TR-RIG-65", command=command_of(game, self.slot).name)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-mend", "TR-RIG-65", command=command_of(game, self.slot).name)


def repair(section: str) -> SectionCommand:
    """Repair needs a three (TR-RIG-10)."""
    return SectionCommand(f"repair-{section}", mend, least=3)


BOARD: Final[list[Command]] = [  # in the order of the slots of the sections
    SectionCommand("launcher", after=launch),
    repair("front"),
    SectionCommand("catcher", lower),
    SectionCommand("traction", traction),
    repair("mid"),
    SectionCommand("airstrike", airstrike),
    SectionCommand("dispenser", after=dispense),
    repair("rear"),
    SectionCommand("computer", compute),
    Command("steering", 1, 3, nothing),
]
