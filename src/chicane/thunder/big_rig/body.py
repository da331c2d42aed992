"""Massive, sturdy, dependable, solid: what road, tokens and choppers do to the Big Rig (TR-RIG-26..46)."""

from __future__ import annotations

from typing import Any

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.thunder.big_rig.harm import TakeMinor
from chicane.thunder.board import NAMES
from chicane.thunder.hazards import discard
from chicane.thunder.kinds import BOMB, NO_SPACE, OFF_ROAD, Effect
from chicane.thunder.names import crew_of
from chicane.thunder.state import AWAY, Thunder


def shrug(game: Thunder, vehicle: int, space: int, effect: Effect) -> list[Step[Any]] | None:
    """Whatever would move, stop, kill or burn the rig costs it one minor damage (TR-RIG-29, TR-RIG-36, TR-RIG-44)."""
    minor = TakeMinor(game.head(vehicle))
    if effect is BOMB:
        return [SendHome(vehicle), minor]  # TR-RIG-40
    if space == NO_SPACE:
        return [minor] if effect.moves else []  # TR-RIG-33, TR-RIG-45
    if effect.hurts:
        return [Clear(space), minor]  # TR-RIG-32
    if effect.moves or effect.stops or effect.kills or effect.burns:
        return [Flatten(space), minor]
    return None


class Clear(Step[Thunder]):
    """The token on a space is used up (TR-RIG-32)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, game: Thunder) -> None:
        if game.hazard[self.space]:
            discard(game, self.space)


class Flatten(Clear):
    """Any token goes and an off-road token comes: the space is off-road (TR-RIG-30, TR-RIG-37)."""

    def run(self, game: Thunder) -> None:
        super().run(game)
        game.ground = changed(game.ground, self.space, OFF_ROAD)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-flatten", "TR-RIG-30", space=NAMES[self.space])


class SendHome(Step[Thunder]):
    """The chopper above a section goes back to its owner (TR-RIG-40..43), unless it left with its crew (TR-CHP-12)."""

    def __init__(self, section: int) -> None:
        self.section = section

    def owner(self, game: Thunder) -> int:
        space = game.at[self.section]
        return game.chopper.index(space) if space in game.chopper else NOBODY

    def run(self, game: Thunder) -> None:
        owner = self.owner(game)
        if owner != NOBODY:
            game.chopper = changed(game.chopper, owner, AWAY)

    def tell(self, game: Thunder) -> Message | None:
        owner = self.owner(game)
        return Message("thunder-told-send-home", "TR-RIG-40", crew=crew_of(game, owner)) if owner != NOBODY else None
