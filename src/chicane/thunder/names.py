"""What vehicles, crews and directions are called: in text forms, and as messages."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.thunder.box import Command
from chicane.thunder.kinds import DAMAGES, VEHICLES
from chicane.thunder.state import CHOPPER, NO_CARD, NOBODY_OWNS, RESOLVING, Thunder

DICE: Final = "dice"  # where move values come from, unless a crew has something else
WAY_NAMES: Final = [
    Message("thunder-way-f"),
    Message("thunder-way-fl"),
    Message("thunder-way-fr"),
    Message("thunder-way-r"),
    Message("thunder-way-rl"),
    Message("thunder-way-rr"),
]


def code(game: Thunder, vehicle: int) -> str:
    """The short form of a vehicle: r1 is red's small car, w1 the first wreck."""
    box = game.box
    return box.codes[vehicle] if vehicle < box.vehicles else f"w{vehicle - box.vehicles + 1}"


def named(game: Thunder, vehicle: int) -> Message:
    """The name of a vehicle."""
    box = game.box
    if vehicle < box.vehicles:
        return box.names[vehicle]
    return Message("thunder-wreck", number=vehicle - box.vehicles + 1)


def crew_of(game: Thunder, seat: int) -> Message:
    """The name of a seat's crew."""
    return game.box.crew_names[seat]


def is_command(game: Thunder, slot: int) -> bool:
    """Whether a slot is one of those that a shooter must name."""
    return VEHICLES[game.kind[game.box.slot_owners[slot]]].aims is not None


def command_of(game: Thunder, slot: int) -> Command:
    """The command that a slot belongs to, on a board whose commands are damaged one by one (TR-RIG-54)."""
    seat = game.owner[game.box.slot_owners[slot]]
    return game.box.crews[seat].board[slot - game.box.first_slot[game.box.first_vehicle[seat]]]


def seat_of(game: Thunder, doer: int) -> int:
    """The seat behind a vehicle or a chopper that did something; NOBODY_OWNS where nobody is."""
    if doer < 0:
        return NOBODY_OWNS
    return doer - CHOPPER if doer >= CHOPPER else game.owner[doer]


def die_code(game: Thunder, seat: int, die: int) -> str:
    """The short form of a die of a seat, or of what its crew has instead."""
    supply = game.box.supplies[seat]
    return str(die) if supply is None else supply.code(die)


def die_name(game: Thunder, seat: int, die: int) -> int | Message:
    """What a die of a seat shows, or the name of what its crew has instead."""
    supply = game.box.supplies[seat]
    return die if supply is None else supply.name(die)


def source(game: Thunder, seat: int) -> str:
    """Where the move values of a seat come from: dice, or what its crew has instead."""
    supply = game.box.supplies[seat] if seat != NOBODY_OWNS else None
    return DICE if supply is None else supply.id


def broken(game: Thunder, slot: int) -> str:
    """The short form of what lies in a damage slot: the card below the token, or the command that is damaged."""
    if is_command(game, slot):
        return command_of(game, slot).id
    card = game.under[slot]
    return DAMAGES[game.slots[slot] % RESOLVING].id if card == NO_CARD else game.box.effects[card].id


def broken_name(game: Thunder, slot: int) -> Message:
    """The name of what lies in a damage slot."""
    if is_command(game, slot):
        return command_of(game, slot).name
    card = game.under[slot]
    if card == NO_CARD:
        return DAMAGES[game.slots[slot] % RESOLVING].name
    return Message(f"thunder-card-{game.box.effects[card].id}")
