"""What an option would lead to: it is played on a copy, without whatever others or chance would decide."""

from __future__ import annotations

from math import hypot
from typing import Any, Final

from chicane.core.log import Teller
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckage.collide import Blast, Collide
from chicane.wreckage.mines import OfferMine
from chicane.wreckage.move import TakeCan
from chicane.wreckage.names import in_lengths, thing_named
from chicane.wreckage.obstacles import Halt, Shove, Throw
from chicane.wreckage.shapes import LENGTH
from chicane.wreckage.state import Wreckage
from chicane.wreckage.steer import Turn
from chicane.wreckage.trig import DEGREE, FULL
from chicane.wreckage.wrecks import Destroy


class Preview:
    """Where a vehicle would come to stand, and what would happen to it on the way."""

    def __init__(self, pose: tuple[int, int, int], told: list[Step[Any]], travelled: float) -> None:
        self.pose = pose
        self.told = told
        self.travelled = travelled  # lengths, or degrees for a turn

    def is_bad(self) -> bool:
        """Whether something is hit that doesn't give way for free."""
        return any(isinstance(step, Collide | Blast | Shove | Halt | Destroy) for step in self.told)


def preview(game: Wreckage, seat: int, option: Step[Any]) -> Preview:
    """Play an option and its moves to their end; what must be decided or drawn on the way is left out."""
    twin = game.copy()
    twin.teller = Teller()
    twin.agenda = [option]
    twin.advance()
    while twin.agenda:
        if isinstance(twin.pending, OfferMine):
            twin.play(twin.menu[0])  # the move comes after the mines
        else:
            twin.agenda.pop()
            twin.advance()
    pose = twin.x[seat], twin.y[seat], twin.heading[seat]
    travelled = hypot(pose[0] - game.x[seat], pose[1] - game.y[seat]) / LENGTH
    if isinstance(option, Turn):
        turned = (pose[2] - game.heading[seat]) % FULL
        travelled = min(turned, FULL - turned) / DEGREE
    return Preview(pose, [line.step for line in twin.teller.lines], travelled)


def foretold(game: Wreckage, seat: int, option: Step[Any], future: Preview) -> Message:
    """The label of an option with what it leads to."""
    events = events_of(game, seat, option, future)
    if not events:
        return option.label(game)
    event = events[0]
    for each in events[1:]:
        event = Message("wreckage-preview-then", first=event, second=each)
    label = option.label(game)
    return Message("wreckage-preview", label.rule, action=label, event=event)


def events_of(game: Wreckage, seat: int, option: Step[Any], future: Preview) -> list[Message]:
    """What is worth saying, in the order in which it happens."""
    found: list[Message] = []
    if isinstance(option, Turn) and option.is_hairpin():
        found.append(Message("wreckage-preview-strain", "WK-HAIR-02"))
    cans = sum(isinstance(step, TakeCan) for step in future.told)
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
    if isinstance(option, Turn):
        return Message("wreckage-preview-swing", "WK-GEO-22", thing=thing, degrees=int(future.travelled))
    lengths = in_lengths(round(future.travelled * LENGTH))
    return Message("wreckage-preview-crash", "WK-COLL-01", thing=thing, lengths=lengths)
