"""What boxes add to the picture, each in its own file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chicane.core.scene import Piece
from chicane.thunder.state import Thunder

Layer = Callable[[Thunder], list[Piece]]

BELOW: Final[list[Layer]] = []  # on the road, below the vehicles
ABOVE: Final[list[Layer]] = []  # on the vehicles
BESIDE: Final[list[Layer]] = []  # in the sky, or over all of it


def pieces_of(layers: list[Layer], game: Thunder) -> list[Piece]:
    """The pieces of some layers, in their order."""
    return [piece for layer in layers for piece in layer(game)]
