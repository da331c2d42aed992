"""What may be pulled where: a die to a dashboard or a command, a vehicle to the space it enters."""

from __future__ import annotations

from typing import Any

from chicane.core.scene import Drop
from chicane.core.step import Step
from chicane.thunder.assign import Assign, ChosenCommand, Coast
from chicane.thunder.kinds import DICE
from chicane.thunder.move import Go
from chicane.thunder.names import CREWS, code
from chicane.thunder.picture.spots import spots_of
from chicane.thunder.state import Thunder


def drops(game: Thunder) -> list[Drop]:
    """A place for each way to pull a piece: where its option is pointed at."""
    found: list[Drop] = []
    for option in game.menu:
        pieces = pulled(game, option)
        for spot in spots_of(game, option) if pieces else []:
            found.append(Drop(pieces, [spot.option], spot.x, spot.y, spot.markup, spot.label, spot.angle))
    return found


def pulled(game: Thunder, option: Step[Any]) -> list[str]:
    """The pieces that stand for an option."""
    if isinstance(option, Assign | Coast | ChosenCommand):
        return dice(game, option.seat, option.die)
    return [f"car-{code(game, option.vehicle)}"] if isinstance(option, Go) else []


def dice(game: Thunder, seat: int, value: int) -> list[str]:
    """The dice of a crew that show a value."""
    rolled = game.dice[seat * DICE : seat * DICE + DICE]
    return [f"die-{CREWS[seat]}-{number}" for number, each in enumerate(rolled) if each == value]
