"""The bots of a table: they think as soon as one of them must choose, in one process of several."""

from __future__ import annotations

import asyncio
import logging
import weakref
from typing import TYPE_CHECKING, Final

from chicane.server.refusal import Refusal

if TYPE_CHECKING:
    from chicane.server.room import Room

log = logging.getLogger(__name__)

DOUBT: Final = 30.0  # seconds beyond the budget after which the bots of another process are not waited for


class Thinking:
    """Has bots choose, one after the other, until only people are asked."""

    def __init__(self, room: Room) -> None:
        self.room: Room = weakref.proxy(room)  # a table that is forgotten is gone at once
        self.task: asyncio.Task[None] | None = None
        self.here = True  # whether they think in this process: they do where the last entry was written

    def wake(self) -> None:
        """Have a bot think, where one must choose."""
        if self.task is None and self.turn() is not None:
            self.task = asyncio.create_task(self.think())
            self.task.add_done_callback(self.done)

    def turn(self) -> tuple[int, str] | None:
        """A seat that must choose and the bot that does it; bots answer early, they need not wait for people."""
        room = self.room
        waiting = room.standing.waiting if room.playable and self.here else []
        bots = [(seat, room.bot_of(seat)) for seat in waiting]
        return next(((seat, spec) for seat, spec in bots if spec is not None), None)

    async def think(self) -> None:
        """Bots choose; what was thought about a position that has changed meanwhile is thought about again."""
        room = self.room
        while (turn := self.turn()) is not None:
            (seat, spec), seq = turn, room.standing.seq
            option = await room.tables.thinkers.choose(room.match, room.standing.view(seat), spec)
            async with room.lock:
                if room.bot_of(seat) == spec and room.standing.is_fresh({seat}, seq):
                    await self.choose(seat, option)

    async def choose(self, seat: int, option: str) -> None:
        """What a bot chose, unless another process was faster."""
        try:
            await self.room.answer(seat, option, None)
        except Refusal:
            if self.here:
                raise

    def done(self, task: asyncio.Task[None]) -> None:
        """The bots are done, or failed; they go on when somebody acts or comes in."""
        self.task = None
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("the bots of a table stopped", exc_info=task.exception())
        else:
            self.wake()

    def leave_to_others(self) -> None:
        """Another process wrote the last entry: its bots think, unless nothing comes of it."""
        self.here = False
        doubt = self.room.tables.settings.budget + DOUBT
        asyncio.get_running_loop().call_later(doubt, take_over, weakref.ref(self), self.room.standing.seq)

    def take_over(self, seq: int) -> None:
        """Nothing came of it, as far as is known here."""
        if seq == self.room.standing.seq and not self.room.behind:
            self.here = True
            self.wake()


def take_over(whose: weakref.ref[Thinking], seq: int) -> None:
    """Nothing came of it, unless the table was forgotten meanwhile."""
    thinking = whose()
    if thinking is not None:
        thinking.take_over(seq)
