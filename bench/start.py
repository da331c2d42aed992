"""How soon a server is there that has many tables on disk, and how soon everybody is back at those that are played.

python -m bench.start --stored 100000 --live 1000
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect

from bench.server import Server, Table, megabytes, opened, processor_seconds

NUMBERS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :count)"
AT_ONCE = 50  # people who come in at the same time


def command(db: str) -> list[str]:
    """A server on a database."""
    place = ["--port", "0", "--db", db, "--tables-a-minute", "1000000"]
    return [sys.executable, "-m", "chicane.cli", "serve", "--lang", "en", *place]


async def played(db: str, folder: Path, acts: int) -> list[Table]:
    """A table of each game, after so many acts."""
    server, rng = Server(command(db), folder), random.Random(1)
    try:
        await server.fill(await opened(server.address, 3, 4), deflate=False)
        await server.round(0.25, acts * 0.25, rng)
        await asyncio.gather(*[socket.close() for table in server.tables for socket in table.sockets])
        return server.tables
    finally:
        server.close()


def multiply(db: str, tables: list[str], count: int) -> None:
    """Each of these tables so many times, under other names."""
    engine = create_engine(db)
    with engine.begin() as connection:
        for number, table in enumerate(tables):
            for name, key in (("tables", "id"), ("tokens", "table_id"), ("acts", "table_id")):
                columns = [row[1] for row in connection.execute(text(f"PRAGMA table_info({name})"))]
                others = ", ".join(each for each in columns if each != key)
                copied = f"INSERT INTO {name} ({key}, {others}) {NUMBERS} SELECT printf('{number}%015x', i), {others}"
                given = {"count": count, "table": table}
                connection.execute(text(f"{copied} FROM n, {name} WHERE {key} = :table"), given)
    engine.dispose()


async def seated(address: str, table: str, token: str, turn: asyncio.Semaphore) -> float:
    """How long it takes somebody to see their table."""
    async with turn:
        begun = time.perf_counter()
        socket = await connect(f"{address.replace('http', 'ws')}/ws/{table}", max_size=None, compression=None)
        await socket.send(msgspec.json.encode({"t": "hello", "tokens": [token]}).decode())
        while msgspec.json.decode(await socket.recv())["t"] not in ("ask", "wait", "over"):
            pass
        return time.perf_counter() - begun


async def measure(given: argparse.Namespace, folder: Path) -> None:
    """Make the database, start, and let people in."""
    db = f"sqlite:///{folder / 'tables.sqlite'}"
    tables = await played(db, folder, given.acts)
    multiply(db, [table.id for table in tables], given.stored // len(tables))
    size = (folder / "tables.sqlite").stat().st_size / 1e6
    print(f"{given.stored} tables, some {given.acts} acts at each: {size:.0f} MB on disk")
    for _ in range(given.rounds):
        await start(command(db), tables, given.live, folder)


async def start(words: list[str], tables: list[Table], live: int, folder: Path) -> None:
    """One start, and one person at each table that is played."""
    begun = time.perf_counter()
    server = Server(words, folder)
    try:
        while httpx.get(f"{server.address}/health").status_code != 200:
            await asyncio.sleep(0.01)
        there, used = time.perf_counter() - begun, processor_seconds(server.process.pid)
        print(f"there after {there:.2f} s, {used:.2f} s of processor, {megabytes(server.process.pid):.0f} MB", end="; ")
        turn = asyncio.Semaphore(AT_ONCE)
        places = [
            (f"{each % len(tables)}{each // len(tables) + 1:015x}", tables[each % len(tables)]) for each in range(live)
        ]
        begun = time.perf_counter()
        await asyncio.gather(*[seated(server.address, id, table.tokens[0], turn) for id, table in places])
        whole, more = time.perf_counter() - begun, processor_seconds(server.process.pid) - used
        memory = megabytes(server.process.pid)
        print(
            f"{live} tables after {whole:.1f} s more, {more / live * 1000:.1f} ms of processor each, {memory:.0f} MB;",
            end=" ",
        )
        print(f"load {os.getloadavg()[0]:.1f}", flush=True)
    finally:
        server.close()


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--stored", type=int, default=100_000)
    parser.add_argument("--live", type=int, default=1_000, help="tables that somebody comes back to")
    parser.add_argument("--acts", type=int, default=20, help="at each table")
    parser.add_argument("--rounds", type=int, default=3)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(parser.parse_args(), Path(folder)))


if __name__ == "__main__":
    main()
