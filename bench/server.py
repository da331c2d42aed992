"""How many live tables one server process holds: acts at a steady rate, timed until the last seat has its data.

python -m bench.server --tables 1000 --period 2 --rounds 5

Each round plays at the server, then at a bare uvicorn that sends messages of the same sizes; the ratio counts.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import NamedTuple
from uuid import uuid4

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from chicane.core.registry import find, names
from tools.party import News, decoder

BURST = 12  # tables that are joined at once
CORES = os.cpu_count() or 1
CORE = 0  # the server's own; everybody else is on the others


class Table:
    """A table with all its seats connected."""

    def __init__(self, id: str, tokens: list[str]) -> None:
        self.id = id
        self.tokens = tokens
        self.sockets: list[ClientConnection] = []
        self.asked: News | None = None
        self.begun = 0.0
        self.wanted = 0  # the number that everybody must have seen
        self.missing: set[int] = set()
        self.delays: list[float] = []
        self.sizes: dict[str, list[int]] = {"frames": [], "ask": [], "wait": []}  # since the first act
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
        """Take what comes, until the server ends."""
        with suppress(ConnectionClosed):
            async for raw in socket:
                self.take(seat, raw)

    def take(self, seat: int, raw: str | bytes) -> None:
        """One message; note when the last seat has seen the act."""
        news = decoder.decode(raw)
        if self.wanted and news.t in self.sizes:
            self.sizes[news.t].append(len(raw))
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

    async def lead(self, acts: int, rng: random.Random) -> None:
        """Play so many acts as fast as the server lets."""
        for _ in range(acts):
            while not self.over and not await self.act(rng):
                await asyncio.sleep(0.01)

    async def play(self, period: float, end: float, rng: random.Random) -> int:
        """Act once a period until the end; how often nobody was asked yet."""
        late = 0
        due = time.perf_counter() + rng.random() * period
        while due < end and not self.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            late += not await self.act(rng)
            due += period
        return late


class Figures(NamedTuple):
    """How a round went: milliseconds, and what the server used of processor and memory."""

    acts: float  # a second
    p50: float
    p99: float
    late: int
    processor: float  # an act
    memory: float  # MB
    ours: float  # per cent of a core that those took who play and time

    def __str__(self) -> str:
        return (
            f"{self.acts:.0f} acts/s, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, late {self.late}, "
            f"{self.processor:.2f} ms of processor an act, {self.memory:.0f} MB, "
            f"{self.ours:.0f} % of a core to play and time"
        )


class Server:
    """A server in a process of its own, with tables at which every seat is connected."""

    def __init__(self, command: list[str], folder: Path) -> None:
        alone = ["taskset", "--cpu-list", str(CORE)] if CORES > 1 else []
        with open(folder / "log", "a") as log:
            self.process = subprocess.Popen([*alone, *command], stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        self.address = next(word for word in self.process.stdout.readline().split() if word.startswith("http"))
        self.tables: list[Table] = []

    async def fill(self, tables: list[Table], deflate: bool) -> None:
        """Everybody comes in."""
        self.tables = tables
        for first in range(0, len(tables), BURST):
            await asyncio.gather(*[each.join(self.address, deflate) for each in tables[first : first + BURST]])
        await asyncio.sleep(2)

    async def round(self, period: float, seconds: float, rng: random.Random) -> Figures:
        """Play at one rate for a while."""
        playing = [table for table in self.tables if not table.over]
        for table in self.tables:
            table.delays.clear()
        begun, before, ours = time.perf_counter(), processor_seconds(self.process.pid), time.process_time()
        late = sum(await asyncio.gather(*[table.play(period, begun + seconds, rng) for table in playing]))
        ours = (time.process_time() - ours) / seconds * 100
        await asyncio.sleep(1)
        used = processor_seconds(self.process.pid) - before
        delays = sorted(delay * 1000 for table in self.tables for delay in table.delays) or [0.0]
        p50, p99 = (delays[int(len(delays) * part)] for part in (0.5, 0.99))
        memory = megabytes(self.process.pid)
        return Figures(len(delays) / seconds, p50, p99, late, used / len(delays) * 1000, memory, ours)

    def close(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait()


async def opened(address: str, count: int, seats: int) -> list[Table]:
    """So many tables, over all games that have so many seats."""
    games = [name for name in names() if find(name).min_players <= seats <= find(name).max_players]
    made = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for number in range(count):
            body = {"game": games[number % len(games)], "seats": [{"kind": "human"}] * seats, "seed": str(number)}
            answer = (await http.post("/api/tables", json=body)).raise_for_status().json()
            made.append(Table(answer["table"], [seat["token"] for seat in answer["seats"]]))
    return made


def mean(tables: list[Table], kind: str) -> int:
    """How many bytes a message of a kind has."""
    sizes = [size for table in tables for size in table.sizes[kind]]
    return sum(sizes) // max(1, len(sizes))


async def measure(given: argparse.Namespace, folder: Path) -> None:
    """Round after round, at the server and at the bare one."""
    rng, ratios = random.Random(1), []
    place = ["--port", "0", "--db", given.db or f"sqlite:///{folder / 'tables.sqlite'}", "--tables-a-minute", "1000000"]
    server = Server([sys.executable, "-m", "chicane.cli", "serve", "--lang", "en", *place], folder)
    try:
        await server.fill(await opened(server.address, given.tables, given.seats), given.deflate)
        print(f"{given.tables} tables of {given.seats} seats, an act every {given.period:g} s at each")
        await asyncio.gather(*[table.lead(rng.randint(0, given.ahead), rng) for table in server.tables])
        await server.round(given.period, min(4.0, given.seconds), rng)  # the first acts make what is kept afterwards
        sizes = [mean(server.tables, kind) for kind in ("frames", "ask", "wait")]
        bare = Server([sys.executable, "-m", "bench.echo", *map(str, sizes)], folder)
        try:
            blank = [Table(f"bare{number}", list(map(str, range(given.seats)))) for number in range(given.tables)]
            await bare.fill(blank, given.deflate)
            print("bytes a seat and act: frames {}, question {}, or wait {}".format(*sizes))
            for number in range(1, given.rounds + 1):
                figures = [await each.round(given.period, given.seconds, rng) for each in (server, bare)]
                ratios.append(figures[0].processor / figures[1].processor)
                print(f"round {number}, load {os.getloadavg()[0]:.1f}")
                print(f"  server: {figures[0]}\n  bare:   {figures[1]}\n  ratio:  {ratios[-1]:.1f}", flush=True)
            print(f"processor an act, server to bare: {median(ratios):.1f}")
        finally:
            bare.close()
    finally:
        server.close()


def processor_seconds(pid: int) -> float:
    """The processor time that a server has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    """The memory that a server has."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS"))) / 1024


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--period", type=float, default=2.0, help="seconds between two acts at a table")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long a round is, at each of the two")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--ahead", type=int, default=60, help="acts that a table may have had before, by lot")
    parser.add_argument("--deflate", action="store_true", help="compress messages, as browsers ask for")
    parser.add_argument("--db", help="a database that may be written to (default: a new SQLite file)")
    gc.disable()  # nobody is to wait while thousands of our sockets are looked through
    if CORES > 1:
        os.sched_setaffinity(0, set(range(CORES)) - {CORE})
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(measure(parser.parse_args(), Path(folder)))


if __name__ == "__main__":
    main()
