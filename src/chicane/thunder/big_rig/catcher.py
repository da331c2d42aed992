"""Cow Catcher: the first vehicle in the way is pushed aside, and the rig goes on (TR-RIG-76..79)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder import enter
from chicane.thunder.board import NEIGHBOURS
from chicane.thunder.kinds import FL, FR, WAYS
from chicane.thunder.move import danger
from chicane.thunder.names import WAY_NAMES, named
from chicane.thunder.state import NOBODY_OWNS, Thunder

# Bits of the trail.
CATCHES: Final = 65536
CAUGHT: Final = 131072


def lower(game: Thunder, seat: int, section: int, die: int) -> list[Step[Any]]:
    """The catcher is down for this turn (TR-RIG-76)."""
    return [LowerCatcher()]


def push_aside(game: Thunder, vehicle: int, other: int) -> list[Step[Any]] | None:
    """The first time this turn there is no slam (TR-RIG-76, TR-RIG-77)."""
    if vehicle != game.active or game.trail & (CATCHES | CAUGHT) != CATCHES:
        return None
    return [Caught(), PushAside(other)]


class LowerCatcher(Step[Thunder]):
    """The rig may push somebody aside this turn."""

    def run(self, game: Thunder) -> None:
        game.trail |= CATCHES


class Caught(Step[Thunder]):
    """It has done so."""

    def run(self, game: Thunder) -> None:
        game.trail |= CAUGHT


class PushAside(Step[Thunder]):
    """Whoever controls the vehicle says which way; of a wreck, or of somebody who is out, the rig (TR-RIG-76, -78)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        owner = game.owner[self.vehicle]
        return game.active_seat() if owner == NOBODY_OWNS or game.out[owner] else owner

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Aside(self.vehicle, FL), Aside(self.vehicle, FR)]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-aside", "TR-RIG-76", vehicle=named(game, self.vehicle))


class Aside(Step[Thunder]):
    """One space to the front left or the front right, which is resolved like any other (TR-RIG-78)."""

    def __init__(self, vehicle: int, way: int) -> None:
        self.vehicle = vehicle
        self.way = way

    def run(self, game: Thunder) -> None:
        enter.travel(game, self.vehicle, self.way, enter.PUSHED)

    def text(self, game: Thunder) -> str:
        return WAYS[self.way]

    def label(self, game: Thunder) -> Message:
        warning = danger(game, self.vehicle, NEIGHBOURS[self.way][game.at[self.vehicle]], self.way)
        vehicle, way = named(game, self.vehicle), WAY_NAMES[self.way]
        return Message("thunder-do-aside", "TR-RIG-76", vehicle=vehicle, way=way, danger=warning)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-aside", "TR-RIG-76", vehicle=named(game, self.vehicle), way=WAY_NAMES[self.way])
