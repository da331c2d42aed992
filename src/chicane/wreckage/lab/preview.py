"""What an option would lead to: it is played on a copy, without whatever others or chance would decide."""

from __future__ import annotations

from math import hypot
from typing import Any

from chicane.core.log import Teller
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckage.collide import Blast, Collide
from chicane.wreckage.move import TakeCan
from chicane.wreckage.names import LIMIT_NAME, MINE_NAME, OBSTACLE_NAMES, named
from chicane.wreckage.obstacles import Halt, Shove, Throw
from chicane.wreckage.shapes import LENGTH
from chicane.wreckage.state import MINES_FROM, Wreckage
from chicane.wreckage.steer import Turn
from chicane.wreckage.sweep import LIMIT, VEHICLE
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
        event = event_of(game, seat, option, future, step)
        if event is not None:
            found.append(event)
    return found


def event_of(game: Wreckage, seat: int, option: Step[Any], future: Preview, step: Step[Any]) -> Message | None:
    """What one step of the future means for the vehicle."""
    if isinstance(step, Collide):
        return crash(game, option, future, step)
    if isinstance(step, Shove):
        return Message("wreckage-preview-shove", "WK-OBST-13")
    if isinstance(step, Throw):
        return Message("wreckage-preview-throw", "WK-OBST-21")
    if isinstance(step, Halt):
        thing = thing_named(game, step.kind, step.what)
        return Message("wreckage-preview-halt", "WK-OBST-14", thing=thing)
    if isinstance(step, Blast):
        return Message("wreckage-preview-blast", "WK-SPEC-19")
    if isinstance(step, Destroy) and step.seat == seat:
        return Message("wreckage-preview-end", "WK-DEST-03")
    return None


def crash(game: Wreckage, option: Step[Any], future: Preview, step: Collide) -> Message:
    """A collision: with what, and how far the vehicle comes."""
    thing = thing_named(game, step.kind, step.what)
    if isinstance(option, Turn):
        return Message("wreckage-preview-swing", "WK-GEO-22", thing=thing, degrees=int(future.travelled))
    whole, tenths = divmod(round(future.travelled * 10), 10)
    return Message("wreckage-preview-crash", "WK-COLL-01", thing=thing, whole=whole, tenths=tenths)


def thing_named(game: Wreckage, kind: int, what: int) -> Message:
    """What stands in the way."""
    if kind == VEHICLE:
        return named(game, what)
    if kind == LIMIT:
        return LIMIT_NAME
    return MINE_NAME if what >= MINES_FROM else OBSTACLE_NAMES[game.obstacles[what][2]]
