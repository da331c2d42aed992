"""The mine layer: up to three mines a game, dropped against the rear while the vehicle moves (WK-UPG-08..13)."""

from __future__ import annotations

from typing import Any

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckage import move
from chicane.wreckage.kinds import OBSTACLES
from chicane.wreckage.names import named
from chicane.wreckage.shapes import HALF_LONG, LENGTH, MINE, SLACK, box_disc_overlap, disc_inside, discs_overlap, spot
from chicane.wreckage.state import Wreckage
from chicane.wreckage.sweep import moved, straight

Tokens = list[tuple[int, int, int, int]]


def drop_point(game: Wreckage, seat: int, driven: int = 0) -> tuple[int, int]:
    """A mine's radius behind the middle of the rear edge, once so much more is driven (WK-UPG-12)."""
    pose = moved(game.x[seat], game.y[seat], game.heading[seat], driven * game.gear[seat])
    return spot(*pose, -HALF_LONG - MINE, 0)


def has_room(game: Wreckage, seat: int, driven: int, tokens: Tokens) -> bool:
    """Whether a mine would overlap nothing but a jerrycan there (WK-UPG-12)."""
    x, y = drop_point(game, seat, driven)
    return (
        disc_inside(x, y, MINE, SLACK)
        and not any(box_disc_overlap(box, x, y, MINE, SLACK) for _, box in game.others(seat))
        and not any(discs_overlap(x, y, MINE, to_x, to_y, radius, SLACK) for _, to_x, to_y, radius in tokens)
    )


def places(game: Wreckage, seat: int, distance: int, flying: bool) -> list[int]:
    """After how many lengths of a move a mine may be dropped: before it, after each and at its end (WK-UPG-12)."""
    tokens = game.blocks()
    here = [0] if has_room(game, seat, 0, tokens) else []
    if flying:
        return here + [distance // LENGTH] * has_room(game, seat, distance, tokens)
    stays = [token for token in tokens if not gives_way(game, token[0])]
    reach = straight(game.box(seat), game.gear[seat], distance, game.others(seat), stays).travelled // LENGTH
    return here + [each for each in range(1, reach + 1) if has_room(game, seat, each * LENGTH, stays)]


def gives_way(game: Wreckage, token: int) -> bool:
    """Whether a token that blocks is pushed or thrown out of the way (WK-OBST-13, WK-OBST-20)."""
    if token >= len(game.obstacles):
        return False
    kind = OBSTACLES[game.obstacles[token][2]]
    return kind.pushed or kind.thrown


class OfferMine(Step[Wreckage]):
    """Once a move: where is a mine to be dropped? Who says so is asked for another one (WK-UPG-08, WK-UPG-12)."""

    def __init__(self, seat: int, distance: int, flying: bool = False, drops: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.distance = distance
        self.flying = flying
        self.drops = drops  # how much of the move is still to come where a mine falls, the first one first

    def lengths(self, game: Wreckage) -> list[int]:
        """The places that are left, further on than the last one chosen."""
        if game.acting != self.seat or len(self.drops) >= game.mines_left[self.seat]:
            return []
        found = places(game, self.seat, self.distance, self.flying)
        return [each for each in found if not self.drops or self.distance - each * LENGTH < self.drops[-1]]

    def actor(self, game: Wreckage) -> int:
        return self.seat if self.lengths(game) else NOBODY

    def options(self, game: Wreckage) -> list[Step[Any]]:
        now = self.seat, self.distance, self.flying, self.drops
        return [KeepMine(*now), *[MineAfter(*now, lengths) for lengths in self.lengths(game)]]

    def run(self, game: Wreckage) -> None:
        """There is no mine to drop, or no room for it."""
        game.do_all(move.departure(self.seat, self.distance, self.flying, self.drops))

    def prompt(self, game: Wreckage) -> Message:
        vehicle, left = named(game, self.seat), game.mines_left[self.seat] - len(self.drops)
        key = "wreckage-ask-another-mine" if self.drops else "wreckage-ask-mine"
        return Message(key, "WK-UPG-08", vehicle=vehicle, left=left)


class KeepMine(Step[Wreckage]):
    """No mine, or none further on; off it goes."""

    def __init__(self, seat: int, distance: int, flying: bool, drops: tuple[int, ...]) -> None:
        self.seat = seat
        self.distance = distance
        self.flying = flying
        self.drops = drops

    def run(self, game: Wreckage) -> None:
        game.do_all(move.departure(self.seat, self.distance, self.flying, self.drops))

    def text(self, game: Wreckage) -> str:
        return "no more mines" if self.drops else "no mine"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-no-more-mines" if self.drops else "wreckage-do-no-mine", "WK-UPG-08")


class MineAfter(Step[Wreckage]):
    """A mine is to fall after so many lengths of the move (WK-UPG-12)."""

    def __init__(self, seat: int, distance: int, flying: bool, drops: tuple[int, ...], lengths: int) -> None:
        self.seat = seat
        self.distance = distance
        self.flying = flying
        self.drops = drops
        self.lengths = lengths

    def run(self, game: Wreckage) -> None:
        drops = (*self.drops, self.distance - self.lengths * LENGTH)
        game.do(OfferMine(self.seat, self.distance, self.flying, drops))

    def text(self, game: Wreckage) -> str:
        return f"mine after {self.lengths}" if self.distance else "mine"

    def label(self, game: Wreckage) -> Message:
        if not self.lengths:
            return Message("wreckage-do-mine-here", "WK-UPG-12", moves="yes" if self.distance else "no")
        at_end = "yes" if self.lengths * LENGTH == self.distance else "no"
        return Message("wreckage-do-mine", "WK-UPG-12", lengths=self.lengths, end=at_end)


class DropMine(Step[Wreckage]):
    """A mine lies behind the vehicle until somebody hits it, its owner too (WK-UPG-10, WK-UPG-13)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def may_drop(self, game: Wreckage) -> bool:
        """Not once the turn has ended in a collision, nor where something came in the way."""
        return game.acting == self.seat and has_room(game, self.seat, 0, game.blocks())

    def run(self, game: Wreckage) -> None:
        if self.may_drop(game):
            game.mines = [*game.mines, drop_point(game, self.seat)]
            game.mines_left = changed(game.mines_left, self.seat, game.mines_left[self.seat] - 1)

    def tell(self, game: Wreckage) -> Message | None:
        if not self.may_drop(game):
            return None
        return Message("wreckage-told-mine", "WK-UPG-08", vehicle=named(game, self.seat))
