"""What other processes wrote: many rooms ask for it at once, one statement reads it for all of them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Final, NamedTuple

from sqlalchemy import Engine, text

from chicane.server.store import Entry

TOGETHER: Final = 100  # rooms that are read for in one statement at most
PAUSE: Final = 0.02  # seconds between two statements, in which more rooms come to the next one


class Wanted(NamedTuple):
    """A room that wants to know what came after a number."""

    table: str
    since: int
    done: asyncio.Future[list[Entry]]


class Reader:
    """Reads for all who wait, then for all who came meanwhile: whoever asks gets what was there when they asked."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.waiting: list[Wanted] = []
        self.task: asyncio.Task[None] | None = None

    async def news(self, table: str, since: int) -> list[Entry]:
        """The log of a table after a number."""
        done: asyncio.Future[list[Entry]] = asyncio.get_running_loop().create_future()
        self.waiting.append(Wanted(table, since, done))
        if self.task is None:
            self.task = asyncio.create_task(self.rounds())
        return await done

    async def rounds(self) -> None:
        """Batch after batch, until nobody waits."""
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:TOGETHER], self.waiting[TOGETHER:]
                await self.round(batch)
                await asyncio.sleep(PAUSE if self.waiting else 0)
        finally:
            self.task = None

    async def round(self, batch: list[Wanted]) -> None:
        """One statement for several rooms; what goes wrong goes wrong for each of them, and nobody waits for ever."""
        try:
            found = await asyncio.to_thread(entries, self.engine, [(each.table, each.since) for each in batch])
        except Exception as error:
            for each in batch:
                if not each.done.done():
                    each.done.set_exception(error)
            return
        for each in batch:
            if not each.done.done():
                each.done.set_result([entry for entry in found[each.table] if entry.seq > each.since])


def entries(engine: Engine, wanted: list[tuple[str, int]]) -> dict[str, list[Entry]]:
    """By table: the log after a number, in order."""
    which = " OR ".join(f"(table_id = :table{each} AND seq > :since{each})" for each in range(len(wanted)))
    given: dict[str, str | int] = {}
    for number, (table, since) in enumerate(wanted):
        given |= {f"table{number}": table, f"since{number}": since}
    statement = text(f"SELECT table_id, seq, actor, text, act_id FROM acts WHERE {which} ORDER BY table_id, seq")
    found: defaultdict[str, list[Entry]] = defaultdict(list)
    with engine.connect() as connection:
        for table, *entry in connection.execute(statement, given):
            found[table].append(Entry(*entry))
    return found
