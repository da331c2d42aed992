"""Hints: what a bot would choose in the place of a seat that must; one at a time for a seat, and not too often."""

from __future__ import annotations

import asyncio
import weakref
from typing import TYPE_CHECKING, Final

from chicane.core.message import Message
from chicane.core.view import WATCHER
from chicane.server import metrics, wire
from chicane.server.limits import TOO_MANY_REQUESTS, Bucket
from chicane.server.live import Connection, encoded
from chicane.server.refusal import FORBIDDEN, Refusal, no
from chicane.words import words

if TYPE_CHECKING:
    from chicane.server.room import Room

RATE: Final = 0.5  # hints a second, for a seat
BURST: Final = 5

Given = tuple[str, Message]  # the text of an option, and why


class Advice:
    """The hints of a table; a question has one, however often it is asked for."""

    def __init__(self, room: Room) -> None:
        self.room: Room = weakref.proxy(room)
        self.busy: set[int] = set()  # seats whose hint is being thought of
        self.buckets: dict[int, Bucket] = {}
        self.given: dict[int, tuple[int, Given]] = {}  # by seat: the last hint, and the number it was for
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, to: Connection, seq: int) -> None:
        """Have a hint thought of; meanwhile the connection may go on."""
        task = asyncio.create_task(self.reply(to, seq))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def reply(self, to: Connection, seq: int) -> None:
        """The hint, or why there is none."""
        try:
            found = await self.hint(to.seats - {WATCHER}, seq)
        except Refusal as refusal:
            metrics.refused.inc()
            to.send(encoded(wire.Hint(seq, None, refusal.said(to.lang))))
            return
        option, why = (found[0], words(to.lang).say(found[1])) if found is not None else (None, "")
        to.send(encoded(wire.Hint(seq, option, "", why)))

    async def hint(self, seats: set[int], seq: int) -> Given | None:
        """An option for the seat that is asked, and why; None where something else is asked by now."""
        if not seats:
            raise no("server-refused-watcher", FORBIDDEN)
        seat = self.room.check_act(seats, seq)
        number, found = self.given.get(seat, (-1, None))
        if found is None or not self.room.standing.is_fresh({seat}, number):
            found = await self.thought(seat)
            self.given[seat] = seq, found
        return found if self.room.standing.is_fresh({seat}, seq) else None

    async def thought(self, seat: int) -> Given:
        """A hint from what the seat may know."""
        self.check(seat)
        room = self.room
        self.busy.add(seat)
        try:
            found = await room.tables.thinkers.advise(room.match, room.standing.view(seat))
        finally:
            self.busy.remove(seat)
        if found is None:
            raise no("server-refused-hint-none")
        return found

    def check(self, seat: int) -> None:
        """Refuse a second hint at the same time, and too many in a row."""
        if seat in self.busy:
            raise no("server-refused-hint-busy")
        if not self.buckets.setdefault(seat, Bucket(RATE, BURST)).take():
            raise no("server-refused-hint-often", TOO_MANY_REQUESTS)
