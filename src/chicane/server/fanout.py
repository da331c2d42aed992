"""News between server processes, over Litestar's channels: which table was written to; the rest is in the database."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import make_url

from chicane.core.errors import BadInput
from chicane.core.message import Message
from chicane.server.whisper import Whisper

if TYPE_CHECKING:
    from chicane.server.tables import Tables

log = logging.getLogger(__name__)

CHANNEL: Final = "chicane_tables"
LOST: Final = b"lost"  # said after a failure: news may be missing
PAUSE: Final = 1.0  # seconds between two attempts


class Steady(ChannelsBackend):
    """A backend that outlives the failures of another one: they are logged, and it is started again."""

    def __init__(self, make: Callable[[], ChannelsBackend]) -> None:
        self.make = make
        self.backend: ChannelsBackend | None = None
        self.channels: set[str] = set()

    async def on_startup(self) -> None:
        await self.attempt(self.begin())

    async def on_shutdown(self) -> None:
        await self.end()

    async def begin(self) -> ChannelsBackend:
        """A fresh backend that listens to our channels."""
        backend = self.make()
        await backend.on_startup()
        if self.channels:
            await backend.subscribe(self.channels)
        self.backend = backend
        return backend

    async def end(self) -> None:
        """Have done with a backend."""
        backend, self.backend = self.backend, None
        if backend is not None:
            await self.attempt(backend.on_shutdown())

    async def attempt(self, work: Awaitable[object]) -> bool:
        """Whether it went well; if not, the log says why."""
        try:
            await work
        except Exception as error:
            log.warning("news between processes: %r", error)
            return False
        return True

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        names = list(channels)
        for _ in range(2):  # the first attempt may find its connection gone
            if self.backend is not None and await self.attempt(self.backend.publish(data, names)):
                return

    async def subscribe(self, channels: Iterable[str]) -> None:
        wanted = set(channels)
        self.channels |= wanted
        if self.backend is not None:
            await self.attempt(self.backend.subscribe(wanted))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        unwanted = set(channels)
        self.channels -= unwanted
        if self.backend is not None:
            await self.attempt(self.backend.unsubscribe(unwanted))

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                if self.backend is None:
                    await (await self.begin()).publish(LOST, self.channels)
                assert self.backend is not None
                async for event in self.backend.stream_events():
                    yield event
            except Exception as error:
                log.warning("news between processes: %r", error)
            await self.end()
            await asyncio.sleep(PAUSE)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []


def backend_for(db: str, fanout: str | None, whispers: str | None = None) -> ChannelsBackend:
    """The way to other processes: Redis if asked for, PostgreSQL if the tables are there, or a socket among workers."""
    if fanout is not None:
        return Steady(redis(fanout))
    if make_url(db).get_backend_name() == "postgresql":
        return Steady(postgres(db))
    return MemoryChannelsBackend() if whispers is None else Steady(lambda: Whisper(whispers))


def postgres(db: str) -> Callable[[], ChannelsBackend]:
    """PostgreSQL's LISTEN and NOTIFY."""
    try:
        from chicane.server.notify import Notify
    except ImportError as error:
        text = "--db: PostgreSQL needs psycopg: pip install 'chicane[postgres]'"
        raise BadInput(text, Message("server-needs-psycopg", install="pip install 'chicane[postgres]'")) from error
    address = make_url(db).set(drivername="postgresql").render_as_string(hide_password=False)
    return lambda: Notify(address)


def redis(url: str) -> Callable[[], ChannelsBackend]:
    """Redis, published to and subscribed to."""
    try:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis
    except ImportError as error:
        text = "--fanout needs redis: pip install 'chicane[redis]'"
        raise BadInput(text, Message("server-needs-redis", install="pip install 'chicane[redis]'")) from error
    try:
        Redis.from_url(url)
    except ValueError as error:
        message = Message("server-no-fanout", url=url, example="redis://host:6379")
        raise BadInput(f"--fanout: {url!r} does not look like redis://host:6379", message) from error
    return lambda: RedisChannelsPubSubBackend(redis=Redis.from_url(url))


class Fanout:
    """Tells other processes what was written here, and hears what they wrote."""

    def __init__(self, backend: ChannelsBackend) -> None:
        self.is_shared = not isinstance(backend, MemoryChannelsBackend)  # whether others write to the same tables
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self.me = secrets.token_hex(8)

    def tell(self, table: str, seq: int) -> None:
        """A table has entries up to this number now."""
        if self.is_shared:
            self.channels.publish(f"{self.me} {table} {seq}", CHANNEL)

    @asynccontextmanager
    async def hearing(self, tables: Tables) -> AsyncIterator[None]:
        """From start to stop."""

        async def hear(data: bytes) -> None:
            self.hear(tables, data)

        async with self.channels, self.channels.start_subscription(CHANNEL) as news, news.run_in_background(hear):
            yield

    def hear(self, tables: Tables, data: bytes) -> None:
        """What some process said, perhaps this one."""
        if data == LOST:
            tables.heard_of_losses()
            return
        who, table, seq = data.decode().split(" ")
        if who != self.me:
            tables.heard(table, int(seq))
