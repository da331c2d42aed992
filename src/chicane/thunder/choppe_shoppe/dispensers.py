"""Mines and oil that cars drop behind them: three tokens each, which come back to their card (TR-UPG-10, TR-UPG-11)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import Answer, Card
from chicane.core.lists import changed
from chicane.core.step import Step
from chicane.thunder.choppe_shoppe.aim import Aim, AtSpace
from chicane.thunder.choppe_shoppe.reach import BEHIND, around
from chicane.thunder.choppers import is_empty
from chicane.thunder.kinds import AS_PRINTED, EXPLODE, ROAD, SLIDE, Hazard, add_hazard
from chicane.thunder.state import Thunder

EACH: Final = 3  # TR-CMP-20
DROPPED_MINE: Final = add_hazard(Hazard("dropped-mine", "i", AS_PRINTED, EXPLODE, danger="mine", dropped=True))
DROPPED_OIL: Final = add_hazard(Hazard("dropped-oil", "u", ROAD, SLIDE, danger="oil", dropped=True))


def left(game: Thunder, kind: int) -> int:
    """The tokens on the card: all that do not lie on the road (TR-UPG-11)."""
    return EACH - game.hazard.count(kind)


def room_behind(game: Thunder, vehicle: int) -> list[int]:
    """The empty spaces behind a vehicle."""
    return [space for space in around(game.at[vehicle], BEHIND) if is_empty(game, space)]


def dispenser(what: str, kind: int) -> Card:
    """After the car has moved, its owner says where a token goes, face up for everybody to see (TR-UPG-10)."""

    def can_drop(game: Thunder, event: Step[Any], vehicle: int) -> bool:
        return left(game, kind) > 0 and bool(room_behind(game, vehicle))

    def drop(game: Thunder, event: Step[Any], vehicle: int) -> list[Step[Any]]:
        ways = [AtSpace(what, space, (DropToken(space, kind),)) for space in room_behind(game, vehicle)]
        return [Aim(game.owner[vehicle], what, tuple(ways))]

    return Card(what, answers={"at_rest": Answer(drop, when=can_drop)})


class DropToken(Step[Thunder]):
    """A token lies on the road, face up (TR-UPG-11)."""

    def __init__(self, space: int, kind: int) -> None:
        self.space = space
        self.kind = kind

    def run(self, game: Thunder) -> None:
        game.hazard = changed(game.hazard, self.space, self.kind)
