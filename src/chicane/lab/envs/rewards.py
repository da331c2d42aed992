"""What positions are worth to a seat. A reward is by how much that has grown since the seat last chose."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from chicane.core.engine import Game

Worth: TypeAlias = Callable[[Game, int], float]  # game, seat -> what the position is worth


def won(game: Game, seat: int) -> float:
    """Nothing until the game is over; then 1 to the winner, a part if several won."""
    return game.returns()[seat] if game.over else 0.0


def standing(game: Game, seat: int) -> float:
    """The game's own judgement on the way, from 0 to 1, where it has one; the result in the end."""
    if game.over:
        return game.returns()[seat]
    value = game.rules.value(game, seat)
    return 1 / game.players if value is None else value
