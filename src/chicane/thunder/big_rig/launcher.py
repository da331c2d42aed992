"""Missile Launcher: one roll for all around the second space ahead (TR-RIG-70..75)."""

from __future__ import annotations

from typing import Any

from chicane.core.cards import ask
from chicane.core.message import Message
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.thunder.board import COLUMNS, LANES, TILES, column_of, lane_of, space_at, step
from chicane.thunder.damage import Drawn
from chicane.thunder.kinds import MINOR, SHOOTING_DIE, WAYS
from chicane.thunder.names import named
from chicane.thunder.seams import HIT
from chicane.thunder.shoot import SHOOTING_WEIGHTS
from chicane.thunder.state import NO_SLOT, Thunder
from chicane.thunder.status import BY_DAMAGE, eliminate
from chicane.thunder.together import in_order


def launch(game: Thunder, seat: int, section: int, die: int) -> list[Step[Any]]:
    """Missiles after the move (TR-RIG-70, TR-RIG-73)."""
    return [Missiles(game.head(section))]


def blast(space: int) -> list[int]:
    """The spaces of the board on or beside the second space ahead, which may itself lie beyond it (TR-RIG-75)."""
    lane, column = lane_of(space), column_of(space) + 2
    around = [(lane, column), *[step(lane, column, way) for way in range(len(WAYS))]]
    return [space_at(*each) for each in around if 0 <= each[0] < LANES and each[1] < COLUMNS * TILES]


def in_blast(game: Thunder, rig: int) -> list[int]:
    """The road vehicles in the area, from the front to the back (TR-RIG-70, TR-SIM-03)."""
    area = blast(game.at[rig])
    return in_order(game, [vehicle for vehicle, space in enumerate(game.at) if space in area])


class Missiles(Step[Thunder]):
    """The shooting die once for everybody, not in round 1 (TR-RIG-71, TR-RIG-74)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        flies = game.round > 1 and game.at[self.vehicle] >= 0
        return CHANCE if flies and in_blast(game, self.vehicle) else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [MissilesHit(self.vehicle, face) for face in range(len(SHOOTING_DIE))]

    def weights(self, game: Thunder) -> list[int]:
        return SHOOTING_WEIGHTS

    def run(self, game: Thunder) -> None:
        """There is nobody to hit."""

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-missiles", "TR-RIG-71", count=len(in_blast(game, self.vehicle)))


class MissilesHit(Step[Thunder]):
    """Everybody in the area whose size it shows takes one minor damage (TR-RIG-70)."""

    def __init__(self, vehicle: int, face: int) -> None:
        self.vehicle = vehicle
        self.face = face

    def hit(self, game: Thunder) -> list[int]:
        sizes = SHOOTING_DIE[self.face].hits
        area = in_blast(game, self.vehicle)
        return [each for each in area if ask(game, HIT, each, int(game.size(each) in sizes), self.vehicle)]

    def run(self, game: Thunder) -> None:
        game.do_all([Scratch(each, self.vehicle) for each in self.hit(game)])

    def text(self, game: Thunder) -> str:
        return SHOOTING_DIE[self.face].id

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-shot-face", "TR-RIG-71", face=SHOOTING_DIE[self.face].name)

    def tell(self, game: Thunder) -> Message:
        face = SHOOTING_DIE[self.face].name
        return Message("thunder-told-missiles", "TR-RIG-70", face=face, count=len(self.hit(game)))


class Scratch(Step[Thunder]):
    """A minor damage without any token: a wreck is gone, what no longer runs ignores it (TR-RIG-72, TR-XEX-20)."""

    def __init__(self, vehicle: int, by: int) -> None:
        self.vehicle = vehicle
        self.by = by

    def run(self, game: Thunder) -> None:
        if game.is_wreck(self.vehicle):
            eliminate(game, [self.vehicle], BY_DAMAGE, self.by)
        elif game.free_slot(self.vehicle) != NO_SLOT:
            game.lose_moves(self.vehicle)
            game.do(Drawn(self.vehicle, MINOR, NO_SLOT))

    def tell(self, game: Thunder) -> Message | None:
        ignored = not game.is_wreck(self.vehicle) and game.free_slot(self.vehicle) == NO_SLOT
        return Message("thunder-told-no-damage", "TR-RIG-72", vehicle=named(game, self.vehicle)) if ignored else None
