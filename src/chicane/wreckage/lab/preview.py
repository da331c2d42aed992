"""What an option would lead to: it is played on a copy, without whatever others or chance would decide."""

from __future__ import annotations

from math import hypot
from typing import Any, Final

from chicane.core.engine import Game
from chicane.core.log import Teller
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckage.collide import Blast, Collide
from chicane.wreckage.damage import Draw
from chicane.wreckage.mines import OfferMine
from chicane.wreckage.move import Move, TakeCan
from chicane.wreckage.names import in_lengths, thing_named
from chicane.wreckage.obstacles import Halt, Shove, Throw
from chicane.wreckage.shapes import LENGTH
from chicane.wreckage.state import Wreckage
from chicane.wreckage.steer import Pose, Turn, pose_of
from chicane.wreckage.trig import DEGREE, FULL
from chicane.wreckage.wrecks import Destroy


class Witness(Teller):
    """Hears of nothing but what may befall a vehicle: that is quicker than hearing all."""

    def hear(self, game: Game, step: Step[Any]) -> None:
        if isinstance(step, Blast | Collide | Destroy | Halt | Shove | TakeCan | Throw):
            super().hear(game, step)


class Preview:
    """Where a vehicle would come to stand, and what would happen to it on the way."""

    def __init__(
        self,
        after: Wreckage,
        seat: int,
        told: list[Step[Any]],
        travelled: float,
        begun: Pose | None,
        start: Pose,
        cards: int,
    ) -> None:
        self.after = after
        self.seat = seat
        self.pose = pose_of(after, seat)
        self.told = told
        self.travelled = travelled  # lengths, or degrees for a turn
        self.begun = begun  # from where it drove on after what the card did, if it did
        self.start = start  # of the straight part of its way
        self.cards = cards  # damage cards that would be drawn for it

    def is_bad(self) -> bool:
        """Whether something is hit that doesn't give way for free."""
        return any(isinstance(step, Collide | Blast | Shove | Halt | Destroy) for step in self.told)

    def is_end(self) -> bool:
        """Whether the vehicle would not survive it."""
        return any(isinstance(step, Destroy) and step.seat == self.seat for step in self.told)

    def cans(self) -> int:
        """The jerrycans that are taken on the way."""
        return sum(isinstance(step, TakeCan) for step in self.told)


def preview(game: Wreckage, seat: int, option: Step[Any], driving: bool = False) -> Preview:
    """Play an option to its end, with the whole move that follows or without it; what must be decided or drawn on
    the way is left out."""
    twin = game.copy()
    twin.teller = witness = Witness()
    twin.agenda = [option]
    twin.advance()
    begun: Pose | None = None
    cards = 0
    while twin.agenda:
        if isinstance(twin.pending, OfferMine):
            twin.play(twin.menu[0])  # the move comes after the mines
        elif driving and isinstance(twin.pending, Move):
            begun = pose_of(twin, seat)
            twin.play(twin.menu[0])  # by the whole speed: who stands is not asked
        else:
            if isinstance(twin.pending, Draw) and twin.pending.seat == seat:
                cards += twin.pending.left
            twin.agenda.pop()
            twin.advance()
    told = [line.step for line in witness.lines]
    start = begun or pose_of(twin, seat) if isinstance(option, Turn) else pose_of(game, seat)
    return Preview(twin, seat, told, distance(game, twin, seat, option, begun), begun, start, cards)


def distance(game: Wreckage, after: Wreckage, seat: int, option: Step[Any], begun: Pose | None) -> float:
    """How far a vehicle came: in degrees where it only turned, in lengths otherwise."""
    x, y, heading = pose_of(game, seat)
    if isinstance(option, Turn) and begun is None:
        turned = (after.heading[seat] - heading) % FULL
        return min(turned, FULL - turned) / DEGREE
    if begun is not None and isinstance(option, Turn):
        x, y, _ = begun
    return hypot(after.x[seat] - x, after.y[seat] - y) / LENGTH


def foretold(game: Wreckage, seat: int, option: Step[Any], future: Preview) -> Message:
    """The label of an option with what it leads to."""
    event = joined(events_of(game, seat, option, future))
    label = option.label(game)
    return label if event is None else Message("wreckage-preview", label.rule, action=label, event=event)


def joined(events: list[Message]) -> Message | None:
    """All that is worth saying in one message."""
    if not events:
        return None
    event = events[0]
    for each in events[1:]:
        event = Message("wreckage-preview-then", first=event, second=each)
    return event


def events_of(game: Wreckage, seat: int, option: Step[Any], future: Preview) -> list[Message]:
    """What is worth saying, in the order in which it happens."""
    found: list[Message] = []
    if isinstance(option, Turn) and option.is_hairpin():
        found.append(Message("wreckage-preview-strain", "WK-HAIR-02"))
    cans = future.cans()
    if cans:
        found.append(Message("wreckage-preview-cans", "WK-MOVE-06", cans=cans))
    for step in future.told:
        if isinstance(step, Collide):
            found.append(crash(game, option, future, step))
        elif isinstance(step, Halt):
            thing = thing_named(game, step.kind, step.what)
            found.append(Message("wreckage-preview-halt", "WK-OBST-14", thing=thing))
        elif type(step) in EVENTS and not (isinstance(step, Destroy) and step.seat != seat):
            found.append(EVENTS[type(step)])
    return found


EVENTS: Final[dict[type[Step[Any]], Message]] = {
    Shove: Message("wreckage-preview-shove", "WK-OBST-13"),
    Throw: Message("wreckage-preview-throw", "WK-OBST-21"),
    Blast: Message("wreckage-preview-blast", "WK-SPEC-19"),
    Destroy: Message("wreckage-preview-end", "WK-DEST-03"),
}


def crash(game: Wreckage, option: Step[Any], future: Preview, step: Collide) -> Message:
    """A collision: with what, and how far the vehicle comes."""
    thing = thing_named(game, step.kind, step.what)
    if isinstance(option, Turn) and future.begun is None:
        return Message("wreckage-preview-swing", "WK-GEO-22", thing=thing, degrees=int(future.travelled))
    lengths = in_lengths(round(future.travelled * LENGTH))
    return Message("wreckage-preview-crash", "WK-COLL-01", thing=thing, lengths=lengths)
