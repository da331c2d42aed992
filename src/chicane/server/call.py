"""A line for requests: who begins one must finish it soon, and read the answer, or is cut off."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

PATIENCE: Final = 30.0  # seconds for a whole request, and for whoever does not read


class Call(HttpToolsProtocol):
    """A connection that waits for nobody for ever."""

    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.hurry()

    def data_received(self, data: bytes) -> None:
        """Part of a request, perhaps the last one."""
        super().data_received(data)
        if self.flow.write_paused:
            return  # who asks on and does not read is cut off all the same
        if self.is_answering or self.transport.get_protocol() is not self:  # or it is a table's line from here on
            self.relax()
        else:
            self.hurry()

    def pause_writing(self) -> None:
        """Nobody reads the answer."""
        super().pause_writing()
        self.hurry()

    def resume_writing(self) -> None:
        """Somebody does."""
        super().resume_writing()
        self.relax()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more to wait for."""
        self.relax()
        super().connection_lost(exc)

    @property
    def is_answering(self) -> bool:
        """Whether all of a request is here, and its answer is not all there."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not (cycle.more_body or cycle.response_complete)

    def hurry(self) -> None:
        """What is under way must be over soon; asked again, no later."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(PATIENCE, self.transport.abort)

    def relax(self) -> None:
        """What was under way is over."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
