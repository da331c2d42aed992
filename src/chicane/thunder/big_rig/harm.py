"""Damage to the Big Rig: minor damage on one of six commands; with all six it is gone (TR-RIG-53..61)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.thunder.kinds import MINOR
from chicane.thunder.names import command_of, crew_of, seat_of
from chicane.thunder.state import EMPTY, GONE, NO_SLOT, Thunder
from chicane.thunder.status import Cause, add_cause, eliminate

BY_SCRAP: Final = add_cause(Cause("thunder-told-gone-rig", "TR-RIG-60"))
REPAIR: Final = 1  # the place of Repair among the three commands of a section; it is never damaged (TR-RIG-55)


def undamaged(game: Thunder, section: int) -> list[int]:
    """The commands of a section that may still be damaged, by their slots (TR-RIG-54)."""
    slots = enumerate(game.slots_of(section))
    return [slot for number, slot in slots if number != REPAIR and game.slots[slot] == EMPTY]


def targets_on(game: Thunder, section: int, shooter: int) -> list[int]:
    """What a shooter may name; the rig's own guns and chopper nothing (TR-RIG-53, TR-RIG-56, TR-RIG-82)."""
    return [] if seat_of(game, shooter) == game.owner[section] else undamaged(game, section)


def take_damage(game: Thunder, section: int, slot: int) -> list[Step[Any]]:
    """A named command breaks, otherwise one of the owner's choice (TR-RIG-53, TR-RIG-57)."""
    return [TakeMinor(game.head(section))] if slot == NO_SLOT else [Break(slot)]


class TakeMinor(Step[Thunder]):
    """The owner says which command takes the minor damage (TR-RIG-57)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        return NOBODY if game.at[self.vehicle] == GONE else game.owner[self.vehicle]

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Break(slot) for section in game.train(self.vehicle) for slot in undamaged(game, section)]

    def run(self, game: Thunder) -> None:
        """There is no rig any more."""

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-break", "TR-RIG-57", crew=crew_of(game, game.owner[self.vehicle]))


class Break(Step[Thunder]):
    """A command is damaged; the sixth is the end (TR-RIG-60)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, game: Thunder) -> None:
        game.slots[self.slot] = MINOR
        rig = game.head(game.box.slot_owners[self.slot])
        if not any(undamaged(game, section) for section in game.train(rig)):
            eliminate(game, [rig], BY_SCRAP)

    def text(self, game: Thunder) -> str:
        return f"break {command_of(game, self.slot).id}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-break", "TR-RIG-57", command=command_of(game, self.slot).name)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-break", "TR-RIG-57", command=command_of(game, self.slot).name)
