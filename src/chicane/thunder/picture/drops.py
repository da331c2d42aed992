"""What may be pulled where: a die to a dashboard or a command, a vehicle to the space it enters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.core.scene import Drop
from chicane.core.step import Step
from chicane.thunder.assign import Assign, ChosenCommand, Coast
from chicane.thunder.move import Go
from chicane.thunder.names import code
from chicane.thunder.picture import facts
from chicane.thunder.picture.spots import spots_of
from chicane.thunder.state import Thunder


def drops_of(game: Thunder, option: Step[Any]) -> list[Drop]:
    """Where the pieces that stand for an option may be pulled: where it is pointed at."""
    pulled = PULLED.get(type(option))
    if pulled is None:
        return []
    pieces = pulled(game, option)
    return [
        Drop(pieces, [spot.option], spot.x, spot.y, spot.markup, spot.label, spot.angle)
        for spot in spots_of(game, option)
    ]


def dice(game: Thunder, option: Assign | Coast | ChosenCommand) -> list[str]:
    """The dice that may be meant by an option."""
    return dice_showing(game, option.seat, option.die)


def dice_showing(game: Thunder, seat: int, die: int) -> list[str]:
    """The dice of a crew that show the value."""
    rolled = enumerate(facts.dice(game, seat))
    return [facts.die_piece(game, seat, each, number) for number, each in rolled if each == die]


def car(game: Thunder, option: Go) -> list[str]:
    """The vehicle that goes."""
    return [f"car-{code(game, option.vehicle)}"]


PULLED: Final[dict[type[Step[Any]], Callable[[Thunder, Any], list[str]]]] = {  # by kind of option; boxes add their own
    Assign: dice,
    ChosenCommand: dice,
    Coast: dice,
    Go: car,
}
