"""News between the processes of one machine: what one says at the hub is told to all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from pathlib import Path

from litestar.channels.backends.base import ChannelsBackend

log = logging.getLogger(__name__)


class Hub:
    """What one worker says is told to all, itself included."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.writers: set[asyncio.StreamWriter] = set()

    async def run(self) -> None:
        """Listen for as long as there are workers."""
        async with await asyncio.start_unix_server(self.serve, self.place) as server:
            await server.serve_forever()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One worker, until it ends."""
        self.writers.add(writer)
        try:
            while line := await reader.readline():
                for each in self.writers:
                    each.write(line)
        except OSError as error:
            log.warning("a worker was cut off: %r", error)
        finally:
            self.writers.discard(writer)
            writer.close()


class Whisper(ChannelsBackend):
    """The way to the hub; what breaks it off is left to `Steady`."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def on_startup(self) -> None:
        self.streams = await asyncio.open_unix_connection(self.place)

    async def on_shutdown(self) -> None:
        if self.streams is not None:
            self.streams[1].close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        assert self.streams is not None
        self.streams[1].writelines(b"%s %s\n" % (channel.encode(), data) for channel in channels)
        await self.streams[1].drain()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """There is one channel, and everybody hears it."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Whoever hears nothing more closes the connection."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        assert self.streams is not None
        while line := await self.streams[0].readline():
            channel, _, data = line.rstrip(b"\n").partition(b" ")
            yield channel.decode(), data
        raise ConnectionError("the hub is gone")

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []
