"""People at tables of a server that is killed under them: they come back and send again what was not answered."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from typing import Any, Final
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

RETRY: Final = 0.05  # seconds until somebody who was cut off tries again
PATIENCE: Final = 30.0
PLAIN: Final[dict[str, Any]] = {"compression": None, "ping_interval": None, "open_timeout": PATIENCE, "proxy": None}


class Option(msgspec.Struct):
    """What may be chosen."""

    text: str


class Frame(msgspec.Struct):
    """What was seen."""

    seq: int


class News(msgspec.Struct):
    """The fields of any message that matter here."""

    t: str
    seq: int = 0
    seat: int | None = None
    act_id: str | None = None
    frames: list[Frame] = []
    options: list[Option] = []


decoder = msgspec.json.Decoder(News)


class Count:
    """What is to be told in the end."""

    def __init__(self) -> None:
        self.acknowledged: dict[tuple[str, str], int] = {}  # table and act: the number it was given
        self.stale: list[str] = []  # positions older than what the same person had seen
        self.pauses: list[float] = []  # seconds from being cut off to seeing the table again
        self.heard: Counter[str] = Counter()

    def lost(self, kept: dict[tuple[str, str], int]) -> list[tuple[str, str]]:
        """The acts that were acknowledged and are not on disk under the number that was told."""
        return [act for act, seq in self.acknowledged.items() if kept.get(act) != seq]


class Seat:
    """Somebody who sits at a table and comes back whenever they are cut off."""

    def __init__(self, table: Table, number: int, token: str) -> None:
        self.table = table
        self.number = number
        self.token = token
        self.seen = 0
        self.away: float | None = None  # since when
        self.home = number  # which of the servers they come in by
        self.socket: ClientConnection | None = None

    async def live(self) -> None:
        """Come in, play, come back."""
        while not self.table.over:
            try:
                await self.visit()
            except (OSError, WebSocketException, TimeoutError):
                self.table.count.heard["cut off"] += 1
            self.socket = None
            if self.away is None:
                self.away = time.monotonic()
            self.home += 1
            await asyncio.sleep(RETRY)

    async def visit(self) -> None:
        """One connection, from hello to its end."""
        servers = self.table.servers
        url = f"{servers[self.home % len(servers)].replace('http', 'ws')}/ws/{self.table.id}"
        async with connect(url, max_size=None, **PLAIN) as socket:
            hello = {"t": "hello", "tokens": [self.token], "seen": self.seen}
            await socket.send(msgspec.json.encode(hello).decode())
            fresh = True
            while True:
                news = decoder.decode(await socket.recv(decode=False))
                if news.t == "frames":
                    self.see(news.frames[-1].seq)
                elif news.t in ("ask", "wait", "over"):
                    self.socket = socket
                    await self.table.told(self, news, fresh)
                    fresh = False
                elif news.t in ("done", "refused"):
                    self.table.answered(news)

    def see(self, seq: int) -> None:
        """A position; none may be older than one that was seen before."""
        if self.away is not None:
            self.table.count.pauses.append(time.monotonic() - self.away)
            self.away = None
        if seq < self.seen:
            self.table.count.stale.append(f"{self.table.id} seat {self.number}: {seq} after {self.seen}")
        self.seen = max(seq, self.seen)


class Table:
    """A table with somebody at every seat."""

    def __init__(self, data: dict[str, Any], servers: list[str], count: Count, rng: random.Random) -> None:
        self.id: str = data["table"]
        self.servers = servers
        self.count = count
        self.rng = rng
        self.over = False
        self.asked: tuple[Seat, News] | None = None
        self.pending: tuple[Seat, dict[str, Any]] | None = None  # who acts, and what is not answered yet
        self.seats = [Seat(self, seat["seat"], seat["token"]) for seat in data["seats"]]

    async def told(self, seat: Seat, news: News, fresh: bool) -> None:
        """Somebody must choose, or it is over; what was not answered before the cut is sent again."""
        if news.t == "over":
            self.over = True
        elif news.t == "ask":
            self.asked = (seat, news)
        if fresh and self.pending is not None and self.pending[0] is seat and seat.socket is not None:
            self.count.heard["sent again"] += 1
            await seat.socket.send(msgspec.json.encode(self.pending[1]).decode())

    def answered(self, news: News) -> None:
        """An act was written, or refused."""
        self.count.heard[news.t] += 1
        if news.t == "done" and news.act_id is not None:
            self.count.acknowledged[self.id, news.act_id] = news.seq
        if self.pending is not None and self.pending[1]["act_id"] == news.act_id:
            self.pending = None

    async def act(self) -> None:
        """Choose something, if somebody is asked and nothing is under way."""
        if self.pending is not None or self.asked is None or self.asked[0].socket is None:
            return
        (seat, news), self.asked = self.asked, None
        act = {"t": "act", "act_id": uuid4().hex, "seq": news.seq, "option": self.rng.choice(news.options).text}
        self.pending = (seat, act)
        try:
            assert seat.socket is not None
            await seat.socket.send(msgspec.json.encode(act).decode())
        except WebSocketException:
            self.count.heard["cut off while acting"] += 1

    async def play(self, period: float) -> None:
        """Act once a period until it is over."""
        people = [asyncio.create_task(seat.live()) for seat in self.seats]
        try:
            while not all(seat.seen for seat in self.seats):
                await asyncio.sleep(RETRY)
            self.count.heard["seated"] += 1
            await asyncio.sleep(self.rng.random() * period)
            while not self.over:
                await self.act()
                await asyncio.sleep(period)
        finally:
            for each in people:
                each.cancel()


async def opened(servers: list[str], game: str, seats: int, count: Count, rng: random.Random) -> Table:
    """A new table at the first server that answers."""
    body = {"game": game, "seats": [{"kind": "human"}] * seats}
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        for attempt in range(1000):
            try:
                answer = await http.post(f"{servers[attempt % len(servers)]}/api/tables", json=body)
                answer.raise_for_status()
                return Table(answer.json(), servers, count, rng)
            except httpx.TransportError:
                await asyncio.sleep(RETRY)
    raise ConnectionError("no server opens a table")


async def party(servers: list[str], game: str, seats: int, period: float, count: Count, rng: random.Random) -> None:
    """Table after table, for as long as it is let."""
    while True:
        table = await opened(servers, game, seats, count, rng)
        await table.play(period)
        count.heard["over"] += 1
