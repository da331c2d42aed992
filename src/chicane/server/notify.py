"""PostgreSQL's LISTEN and NOTIFY as a way between processes; needs psycopg."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection


class Notify(PsycoPgChannelsBackend):
    """Litestar's backend, which opens a connection for every message; this one keeps it."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address
        self.sender: AsyncConnection[Any] | None = None

    async def on_shutdown(self) -> None:
        if self.sender is not None:
            await self.sender.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self.sender is None or self.sender.closed:
            self.sender = await AsyncConnection[Any].connect(self.address, autocommit=True)
        for channel in channels:
            await self.sender.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
