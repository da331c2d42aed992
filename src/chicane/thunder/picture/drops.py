"""What may be pulled where: a die to a dashboard or a command, a vehicle to the space it enters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.core.scene import Drop, Spot
from chicane.core.step import Step
from chicane.thunder.assign import Assign, ChosenCommand, Coast
from chicane.thunder.move import Go
from chicane.thunder.names import code
from chicane.thunder.picture import art, facts, layout
from chicane.thunder.picture.layout import Box
from chicane.thunder.picture.places import on_panel
from chicane.thunder.picture.spots import beside_spot, dash_of, glow, spots_of
from chicane.thunder.state import Thunder

RING: Final = art.disc(25, art.GOLD, f' fill-opacity=".2"{art.outlined(art.INK, 6)}') + art.disc(
    25, "none", art.outlined(art.GOLD, 3.4)
)


def drops_of(game: Thunder, option: Step[Any]) -> list[Drop]:
    """Where the pieces that stand for an option may be pulled: where it is pointed at."""
    pulled = PULLED.get(type(option))
    if pulled is None:
        return []
    pieces = pulled(game, option)
    return [
        Drop(pieces, [spot.option], spot.x, spot.y, spot.markup, spot.label, spot.angle)
        for spot in goals_of(game, option)
    ]


def goals_of(game: Thunder, option: Step[Any]) -> list[Spot]:
    """Where a piece is let go: anywhere on a dashboard or on its vehicle, on a command, or where one points at it."""
    if isinstance(option, Assign | Coast):
        return [
            area(game, option, dash_of(game, option.vehicle)),
            *beside_spot(game, option, option.vehicle, (0, 0), RING),
        ]
    if type(option) is ChosenCommand:
        number = len(facts.commands(game, option.seat))
        return [area(game, option, layout.command_box(option.command, number))]
    return spots_of(game, option)


def area(game: Thunder, option: Step[Any], box: Box) -> Spot:
    """All of a field of the panel."""
    across, down = box.width / 2, box.height / 2
    frame = f"M{-across:g}{-down:g}H{across:g}V{down:g}H{-across:g}Z"
    return Spot(option.text(game), *on_panel(game, box.middle()), glow(frame, art.GOLD, ".12"), option.label(game))


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
