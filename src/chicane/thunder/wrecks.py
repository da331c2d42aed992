"""Wrecks: inoperable small cars without an owner (TR-WRK)."""

from __future__ import annotations

from chicane.thunder.kinds import WRECK
from chicane.thunder.state import GONE, NOBODY_OWNS, Thunder


def place_wreck(game: Thunder, space: int) -> int:
    """A wreck figure on a space; one that was eliminated is used again (TR-HAZ-04, TR-WRK-09)."""
    for vehicle in range(game.box.vehicles, len(game.at)):
        if game.at[vehicle] == GONE:
            game.at[vehicle] = space
            return vehicle
    game.at.append(space)
    game.moves.append(0)
    game.kind = [*game.kind, WRECK]
    game.owner = [*game.owner, NOBODY_OWNS]
    game.moved = [*game.moved, 0]
    game.given = [*game.given, 0]
    game.coasts = [*game.coasts, 0]
    return len(game.at) - 1
