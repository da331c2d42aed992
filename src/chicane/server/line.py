"""The line to somebody's browser: who reads nothing of what is sent is cut off, and may come back."""

from __future__ import annotations

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState


class Line(WebSocketsSansIOProtocol):
    """A socket for JSON only, which is gone once nobody answers its pings."""

    async def send(self, message: ASGISendEvent) -> None:
        """What comes as bytes is text that is encoded already, and goes out without being decoded in between."""
        if message["type"] != "websocket.send":
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        try:
            self.conn.send_text(message.get("bytes") or b"")
        except InvalidState as error:
            raise ClientDisconnected from error
        self.transport.writelines(self.conn.data_to_send())

    def keepalive_timeout(self) -> None:
        """Throw away what still waits: the library would send it first, for ever to somebody who does not read."""
        super().keepalive_timeout()
        self.transport.abort()
