"""Kill a server again and again under people who play, and count what was lost: `python -m tools.kills`.

--cycles 1000            one server on SQLite, killed so often, at a random moment
--nodes --db URL         two servers on one PostgreSQL, one of them killed every ten seconds for --seconds
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import uvloop

from chicane.core.message import Message
from chicane.core.registry import find, names
from chicane.words import LANGUAGES, words
from tools.nodes import Node, Nursery, kept
from tools.party import Count, party

GAMES = [name for name in names() if find(name).min_players <= 4 <= find(name).max_players]
TOLD = [words(lang).say(Message("player", player=1)) for lang in LANGUAGES]  # read before servers are forked


async def play(nodes: list[Node], given: argparse.Namespace, count: Count) -> None:
    """All tables, and somebody who kills; until that one has done enough."""
    rng, servers = random.Random(given.seed), [node.address for node in nodes]
    tables = [
        asyncio.create_task(
            party(servers, GAMES[each % len(GAMES)], 4, given.period, count, random.Random(f"{given.seed} {each}"))
        )
        for each in range(given.tables)
    ]
    await (killed_in_turn(nodes, given, count) if given.nodes else killed(nodes[0], given, count, rng))
    await asyncio.sleep(given.period + 1)
    for each in tables:
        each.cancel()
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*tables)


async def killed(node: Node, given: argparse.Namespace, count: Count, rng: random.Random) -> None:
    """One server, at any moment of its life."""
    for cycle in range(1, given.cycles + 1):
        await asyncio.to_thread(node.wait)
        before = len(count.acknowledged)
        end = time.monotonic() + PATIENCE
        while len(count.acknowledged) == before and time.monotonic() < end:
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.random() * given.longest)
        await asyncio.to_thread(node.kill)
        node.start()
        if cycle % given.every == 0 or cycle == given.cycles:
            tell(f"{cycle} kills", count, node.settings.db)
    await asyncio.to_thread(node.wait)


PATIENCE = 20.0  # seconds for somebody to act between two kills


async def killed_in_turn(nodes: list[Node], given: argparse.Namespace, count: Count) -> None:
    """One of two, every ten seconds; it is back before the other one is killed."""
    while count.heard["seated"] < given.tables:
        await asyncio.sleep(0.1)
    await asyncio.sleep(given.pause)
    tell("before the first kill", count, nodes[0].settings.db)
    end, number = time.monotonic() + given.seconds, 0
    while time.monotonic() < end:
        node = nodes[number % 2]
        await asyncio.to_thread(node.kill)
        node.start()
        number += 1
        await asyncio.sleep(given.pause)
        await asyncio.to_thread(node.wait)
        tell(f"{number} killed nodes", count, node.settings.db)


def tell(when: str, count: Count, db: str) -> None:
    """How it stands."""
    lost, pauses = count.lost(kept(db)), sorted(count.pauses)
    marks = ", ".join(f"p{part} {pauses[len(pauses) * part // 100]:.2f} s" for part in (50, 99)) if pauses else "none"
    longest = f", longest {pauses[-1]:.2f} s" if pauses else ""
    print(
        f"{when}: {len(count.acknowledged)} acts acknowledged, {len(lost)} lost, {len(count.stale)} stale, "
        f"back at the table after {marks}{longest}; {dict(count.heard)}",
        flush=True,
    )


def soak(given: argparse.Namespace) -> int:
    """Run it; whether anything was lost or stale."""
    count, nursery = Count(), Nursery()
    gc.disable()  # nobody is to wait while thousands of our sockets are looked through
    with tempfile.TemporaryDirectory() as folder:
        db = given.db or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        nodes = [Node(db, nursery) for _ in range(2 if given.nodes else 1)]
        for node in nodes:
            node.start()
            node.wait()
        try:
            uvloop.run(play(nodes, given, count))
        finally:
            for node in nodes:
                node.kill()
            nursery.close()
        tell("in the end", count, db)
        return 1 if count.lost(kept(db)) or count.stale else 0


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What may be chosen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cycles", type=int, default=1000, help="how often one server is killed")
    parser.add_argument("--longest", type=float, default=0.5, help="seconds from the first act to the kill, at most")
    parser.add_argument("--nodes", action="store_true", help="two servers instead; needs --db with PostgreSQL")
    parser.add_argument("--seconds", type=float, default=300.0, help="how long one of two is killed again and again")
    parser.add_argument("--pause", type=float, default=10.0, help="seconds between two killed nodes")
    parser.add_argument("--db", help="a database that may be written to (default: a new SQLite file)")
    parser.add_argument("--tables", type=int, default=8, help="how many tables of four seats are played")
    parser.add_argument("--period", type=float, default=0.1, help="seconds between two acts at a table")
    parser.add_argument("--every", type=int, default=50, help="kills between two lines of output")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args(words)
    if given.nodes and not (given.db or "").startswith("postgresql"):
        parser.error("--nodes needs --db postgresql+psycopg://…")
    return given


if __name__ == "__main__":
    sys.exit(soak(arguments()))
