"""Vehicles, seats and spaces by the names that a scenario has for them."""

from __future__ import annotations

from chicane.core.errors import BadInput, one_of
from chicane.core.message import Message
from chicane.thunder.board import COLUMNS, NAMES, TILES
from chicane.thunder.names import code
from chicane.thunder.state import Thunder


def vehicle_by(game: Thunder, name: str) -> int:
    """A vehicle by its short form."""
    known = [code(game, vehicle) for vehicle in range(len(game.at))]
    if name not in known:
        raise one_of("vehicle", name, known)
    return known.index(name)


def crew_by(game: Thunder, name: str) -> int:
    """A seat by its crew's name."""
    return seat_by(game, name, game.box.crew_ids)


def seat_by(game: Thunder, name: str, names: list[str]) -> int:
    """A seat by its crew's name or letter."""
    if name not in names:
        raise one_of("crew", name, names)
    return names.index(name)


def space_by(name: str) -> int:
    """A space by its name, such as c13."""
    if name not in NAMES:
        last = f"f{COLUMNS * TILES}"
        message = Message("scenario-space", space=name, first="a1", last=last)
        raise BadInput(f"no space {name!r}; they run from a1 to {last}", message)
    return NAMES.index(name)
