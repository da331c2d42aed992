"""How many live tables one server process holds: acts at a steady rate, timed until the last seat has its data.

python -m bench.server --tables 300 --seats 4 --periods 2
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from chicane.core.registry import find, names

BURST = 12  # tables that are joined at once


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
    frames: list[Frame] = []
    options: list[Option] = []


decoder = msgspec.json.Decoder(News)


class Table:
    """A table with all its seats connected."""

    def __init__(self, data: dict[str, Any], game: str) -> None:
        self.game = game
        self.id: str = data["table"]
        self.tokens: list[str] = [seat["token"] for seat in data["seats"]]
        self.sockets: list[ClientConnection] = []
        self.asked: News | None = None
        self.begun = 0.0
        self.wanted = 0  # the number that everybody must have seen
        self.missing: set[int] = set()
        self.delays: list[float] = []
        self.over = False

    async def join(self, address: str, deflate: bool) -> None:
        """Connect every seat."""
        url = f"{address.replace('http', 'ws')}/ws/{self.id}"
        for seat, token in enumerate(self.tokens):
            socket = await connect(url, max_size=None, compression="deflate" if deflate else None, ping_interval=None)
            await socket.send(msgspec.json.encode({"t": "hello", "tokens": [token]}).decode())
            self.sockets.append(socket)
            asyncio.get_running_loop().create_task(self.read(seat, socket))

    async def read(self, seat: int, socket: ClientConnection) -> None:
        """Take what comes; note when the last seat has seen the act."""
        async for raw in socket:
            news = decoder.decode(raw)
            if news.t == "frames" and seat in self.missing and news.frames[0].seq >= self.wanted:
                self.missing.discard(seat)
                if not self.missing:
                    self.delays.append(time.perf_counter() - self.begun)
            elif news.t == "ask":
                self.asked = news
            elif news.t == "over":
                self.over = True

    async def act(self, rng: random.Random) -> bool:
        """Choose something; whether somebody could."""
        asked, self.asked = self.asked, None
        if asked is None or asked.seat is None:
            return False
        act = {"t": "act", "act_id": uuid4().hex, "seq": asked.seq, "option": rng.choice(asked.options).text}
        self.wanted, self.missing = asked.seq + 1, set(range(len(self.sockets)))
        self.begun = time.perf_counter()
        await self.sockets[asked.seat].send(msgspec.json.encode(act).decode())
        return True

    async def play(self, period: float, end: float, rng: random.Random) -> int:
        """Act once a period until the end; how often nobody was asked yet."""
        late = 0
        due = time.perf_counter() + rng.random() * period
        while due < end and not self.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            late += not await self.act(rng)
            due += period
        return late


async def opened(http: httpx.AsyncClient, count: int, seats: int) -> list[Table]:
    """So many tables, over all games that have so many seats."""
    games = [name for name in names() if find(name).min_players <= seats <= find(name).max_players]
    made = []
    for number in range(count):
        game = games[number % len(games)]
        body = {"game": game, "seats": [{"kind": "human"}] * seats}
        answer = await http.post("/api/tables", json=body)
        answer.raise_for_status()
        made.append(Table(answer.json(), game))
    return made


async def measure(address: str, pid: int, given: argparse.Namespace) -> None:
    """Open the tables, then play at each rate in turn."""
    rng = random.Random(1)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        tables = await opened(http, given.tables, given.seats)
        for first in range(0, len(tables), BURST):
            await asyncio.gather(*[each.join(address, given.deflate) for each in tables[first : first + BURST]])
        await asyncio.sleep(2)
        how = "compressed" if given.deflate else "not compressed"
        print(f"{len(tables)} tables, {len(tables) * given.seats} connections, {how}")
        for period in given.periods:
            await measure_rate(tables, period, given.seconds, rng, pid)
        metrics = (await http.get("/metrics")).text
    for name in ("act", "write"):
        total, count = (value_of(metrics, f"chicane_{name}_seconds_{each}") for each in ("sum", "count"))
        print(f"mean inside the server, {name}: {total / max(1, count) * 1000:.1f} ms")


def value_of(metrics: str, name: str) -> float:
    """One figure of the server's own."""
    return float(next(line.split()[1] for line in metrics.splitlines() if line.startswith(f"{name} ")))


async def measure_rate(tables: list[Table], period: float, seconds: float, rng: random.Random, pid: int) -> None:
    """Play at one rate and say how it went."""
    for table in tables:
        table.delays.clear()
    playing = [table for table in tables if not table.over]
    end, before = time.perf_counter() + seconds, processor_seconds(pid)
    late = sum(await asyncio.gather(*[table.play(period, end, rng) for table in playing]))
    await asyncio.sleep(1)
    used = processor_seconds(pid) - before
    delays = sorted(delay * 1000 for table in tables for delay in table.delays)
    marks = [delays[int(len(delays) * part)] for part in (0.5, 0.9, 0.99)] if delays else [0.0] * 3
    print(
        f"an act every {period:g} s at {len(playing)} tables: {len(delays) / seconds:.0f} acts/s, "
        f"p50 {marks[0]:.1f} ms, p90 {marks[1]:.1f} ms, p99 {marks[2]:.1f} ms, "
        f"max {delays[-1] if delays else 0:.1f} ms, late {late}, "
        f"{used / max(1, len(delays)) * 1000:.1f} ms of processor an act, load {os.getloadavg()[0]:.1f}"
    )


def processor_seconds(pid: int) -> float:
    """The processor time that the server has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A server in a process of its own, and its address."""
    command = [sys.executable, "-m", "chicane.cli", "serve", "--lang", "en", "--port", "0"]
    place = ["--tables-a-minute", "1000000", "--db", f"sqlite:///{folder / 'tables.sqlite'}"]
    with open(folder / "log", "w") as log:
        server = subprocess.Popen([*command, *place], stdout=subprocess.PIPE, stderr=log, text=True)
    assert server.stdout is not None
    address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
    return server, address


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--periods", type=float, nargs="+", default=[2.0], help="seconds between two acts at a table")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each rate is kept up")
    parser.add_argument("--deflate", action="store_true", help="compress messages, as browsers ask for")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, address = start(Path(folder))
        try:
            asyncio.run(measure(address, server.pid, given))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
