"""Choppers: placed by Airstrike, shooting once, bombing whoever ends a turn below (TR-CHP)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import ask, bring_up
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.thunder.board import NAMES, SPACES
from chicane.thunder.box import MOST_SEATS
from chicane.thunder.kinds import DEADLY, FRONT_ARC
from chicane.thunder.names import crew_of
from chicane.thunder.seams import AIRSTRIKE, ARC, HOVER
from chicane.thunder.shoot import HoldFire, shots, targets
from chicane.thunder.state import CHOPPER, REMOVED, Thunder

OBSTACLE: Final = 1  # a vehicle or a chopper, where tokens lie


def is_empty(game: Thunder, space: int) -> bool:
    """Whether a space is without an obstacle: no vehicle, chopper or token, and passable (TR-BRD-15, TR-OBS-01)."""
    passable = not game.hazard[space] and not DEADLY[game.ground[space]]
    return passable and space not in game.at and space not in game.chopper


def empty_spaces(game: Thunder) -> list[int]:
    """All spaces that are empty; many at once are found quicker than one by one."""
    taken = game.hazard[:]
    for space in game.at:
        if 0 <= space < SPACES:
            taken[space] = OBSTACLE
    for space in game.chopper:
        if space >= 0:
            taken[space] = OBSTACLE
    ground = game.ground
    return [space for space in range(SPACES) if not taken[space] and not DEADLY[ground[space]]]


class CallChopper(Step[Thunder]):
    """The chopper is about to come."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Thunder) -> None:
        bring_up(game, AIRSTRIKE, Airstrike(self.seat), (CHOPPER + self.seat,))


class Airstrike(Step[Thunder]):
    """The chopper goes to any empty space, or stays where it is on the board (TR-CMD-05, TR-CMD-06, TR-CHP-03)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Thunder) -> int:
        return NOBODY if game.chopper[self.seat] == REMOVED else self.seat  # TR-CHP-14

    def options(self, game: Thunder) -> list[Step[Any]]:
        spaces = empty_spaces(game)
        if game.chopper[self.seat] >= 0:
            spaces.insert(0, game.chopper[self.seat])
        flights = FLIGHTS[self.seat]
        return [flights[space] for space in spaces]

    def run(self, game: Thunder) -> None:
        """The chopper is out of the game."""

    def coming(self, game: Thunder) -> Message:
        return Message("thunder-coming-airstrike", "TR-CMD-05", crew=crew_of(game, self.seat))

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-airstrike", "TR-CMD-05", crew=crew_of(game, self.seat))


class ChopperTo(Step[Thunder]):
    """Once in place the chopper may shoot (TR-CMD-07)."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, game: Thunder) -> None:
        game.chopper = changed(game.chopper, self.seat, self.space)
        bring_up(game, HOVER, ChopperShoots(self.seat), (CHOPPER + self.seat,))

    def text(self, game: Thunder) -> str:
        return f"chopper {NAMES[self.space]}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-chopper", "TR-CMD-05", space=NAMES[self.space])

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-chopper", "TR-CMD-05", crew=crew_of(game, self.seat), space=NAMES[self.space])


FLIGHTS: Final[list[list[Step[Any]]]] = [
    [ChopperTo(seat, space) for space in range(SPACES)] for seat in range(MOST_SEATS)
]


class ChopperShoots(Step[Thunder]):
    """One shot in its front arc, not in round 1 (TR-CMD-08, TR-CHP-02, TR-CHP-09)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def targets(self, game: Thunder) -> list[int]:
        arc = ask(game, ARC, CHOPPER + self.seat, FRONT_ARC)
        return targets(game, game.chopper[self.seat], arc)

    def actor(self, game: Thunder) -> int:
        return self.seat if game.round > 1 and self.shots(game) else NOBODY

    def shots(self, game: Thunder) -> list[Step[Any]]:
        return shots(game, CHOPPER + self.seat, self.targets(game))

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [HoldFire(), *self.shots(game)]

    def run(self, game: Thunder) -> None:
        """There is nobody to shoot at, or it is round 1."""

    def coming(self, game: Thunder) -> Message:
        return Message("thunder-coming-hover", "TR-CMD-07", crew=crew_of(game, self.seat))

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-chopper-shoots", "TR-CMD-07", crew=crew_of(game, self.seat))


def bombed(game: Thunder) -> list[int]:
    """The vehicles that share a space with a chopper, whoever owns either (TR-END-02, TR-CHP-07)."""
    hovering = [space for space in game.chopper if space >= 0 and space in game.at]
    return [vehicle for vehicle, space in enumerate(game.at) if space in hovering] if hovering else []
