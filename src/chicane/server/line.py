"""The line to somebody's browser: who reads nothing of what is sent is cut off, and may come back."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Line(WebSocketsSansIOProtocol):
    """A socket that is gone once nobody answers its pings."""

    def keepalive_timeout(self) -> None:
        """Throw away what still waits: the library would send it first, for ever to somebody who does not read."""
        super().keepalive_timeout()
        self.transport.abort()
