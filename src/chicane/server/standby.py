"""Tables that are played at another process, kept ready for the moment at which everybody comes over from there."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from chicane.server import frames, showing
from chicane.server.pieces import put_written
from chicane.server.refusal import Refusal
from chicane.server.shots import viewpoint
from chicane.words import LANGUAGES

if TYPE_CHECKING:
    from chicane.server.room import Room
    from chicane.server.tables import Tables

log = logging.getLogger(__name__)

READY: Final = 1_000  # tables in memory, with those that are played here
PAUSE: Final = 0.1  # seconds between two of them, at most
BEHIND: Final = 10  # entries that one may lack while people play here: they are read soon enough when somebody comes
CALM: Final = 1.0  # seconds until the first one is read: where everybody comes over, they come first


class Standby:
    """Reads tables one by one, and leaves as much time to those who play here, if anybody does."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.waiting: dict[str, None] = {}  # in the order in which they were heard of
        self.task: asyncio.Task[None] | None = None

    def heard(self, table: str, seq: int) -> None:
        """Another process wrote at a table that nobody sits at here."""
        room = self.tables.rooms.get(table)
        if room is None and len(self.tables.rooms) + len(self.waiting) >= READY:
            return
        if room is None or seq - room.standing.seq > (BEHIND if self.tables.here else 0):
            self.waiting[table] = None
            if self.task is None:
                self.task = asyncio.create_task(self.read())

    async def read(self) -> None:
        """One table after the other."""
        try:
            await asyncio.sleep(CALM)
            while self.waiting:
                begun = time.monotonic()
                await self.ready(next(iter(self.waiting)))
                await asyncio.sleep(min(PAUSE, time.monotonic() - begun) if self.tables.here else 0)
        finally:
            self.task = None

    async def ready(self, table: str) -> None:
        """Have a table in memory as it stands now, and all that its picture is made of."""
        del self.waiting[table]
        try:
            room = await self.tables.room(table)
        except Refusal as refusal:  # whoever comes is told the same
            log.debug("table %s is not kept ready: %s", table, refusal)
            return
        for lang in LANGUAGES if not room.audience.connections else ():
            await asyncio.sleep(0)
            prepare(room, lang)

    def close(self) -> None:
        """No more."""
        if self.task is not None:
            self.task.cancel()


def prepare(room: Room, lang: str) -> None:
    """Make all that a picture and a question are made of; it is kept when they are needed."""
    frames.whole(room.shot, viewpoint(room.match, set()), lang, 0, [], put=put_written)
    for seat in room.standing.waiting:
        showing.prompt(room, seat, lang, "", covered=False, alone=seat)
