"""Hazard Dispenser: a token that nobody has seen, left behind on the road (TR-RIG-64)."""

from __future__ import annotations

from typing import Any

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.thunder.board import NAMES, NEIGHBOURS, SPACES
from chicane.thunder.choppers import is_empty
from chicane.thunder.hazards import Reshuffle, can_reshuffle, face_down
from chicane.thunder.kinds import RL, RR, R
from chicane.thunder.state import Thunder


def dispense(game: Thunder, seat: int, section: int, die: int) -> list[Step[Any]]:
    """After the move (TR-RIG-64)."""
    return [Dispense(section)]


class Dispense(Step[Thunder]):
    """An empty space behind the rear section may get a token from the pile (TR-RIG-64, TR-RIG-62)."""

    def __init__(self, section: int) -> None:
        self.section = section

    def spaces(self, game: Thunder) -> list[int]:
        here = game.at[self.section]
        if here < 0 or not (game.pile or can_reshuffle(game)):
            return []
        behind = [NEIGHBOURS[way][here] for way in (RL, R, RR)]
        return [space for space in behind if 0 <= space < SPACES and is_empty(game, space)]

    def actor(self, game: Thunder) -> int:
        return game.owner[self.section] if self.spaces(game) else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [KeepClean(), *[Drop(space) for space in self.spaces(game)]]

    def run(self, game: Thunder) -> None:
        """There is no room behind the rig, or no token."""

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-dispense", "TR-RIG-64")


class KeepClean(Step[Thunder]):
    """Nothing is dropped (TR-RIG-64)."""

    def run(self, game: Thunder) -> None:
        """The road stays as it is."""

    def text(self, game: Thunder) -> str:
        return "no hazard"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-no-hazard", "TR-RIG-64")


class Drop(Step[Thunder]):
    """A random token goes face down on the road; an empty pile is made of the discards first (TR-HAZ-24)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, game: Thunder) -> None:
        if not game.pile:
            game.do_all([Reshuffle(), Dropped(self.space)])
        else:
            game.do(Dropped(self.space))

    def text(self, game: Thunder) -> str:
        return f"drop {NAMES[self.space]}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-drop", "TR-RIG-64", space=NAMES[self.space])


class Dropped(Step[Thunder]):
    """Nobody has seen the token."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, game: Thunder) -> None:
        game.pile -= 1
        game.hazard = changed(game.hazard, self.space, face_down(len(game.pools) - 1))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-drop", "TR-RIG-64", space=NAMES[self.space])
