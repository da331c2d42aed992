"""What is kept: tables, the hashes of their tokens, and an append-only log of acts (SQLite or PostgreSQL)."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    DateTime,
    Engine,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    create_engine,
    event,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from chicane.core.errors import BadInput
from chicane.core.message import Message
from chicane.server.migrations import epoch_of, migrate
from chicane.server.seats import Key

log = logging.getLogger(__name__)

BATCH: Final = 200  # writes that share one transaction at most

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    Column("kinds", JSON, nullable=False),
    Column("seed", String(200)),
    Column("seeded", Boolean, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("finished", DateTime(timezone=True)),
    Column("rematch_of", String(32), unique=True),
    Column("touched", DateTime(timezone=True)),
    Column("days", Integer, nullable=False, server_default="0"),
    Column("closed", DateTime(timezone=True)),
)

tokens = Table(
    "tokens",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("hash", String(64), nullable=False),
)

acts = Table(
    "acts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("actor", Integer, nullable=False),
    Column("text", String(400), nullable=False),
    Column("act_id", String(64)),
    UniqueConstraint("table_id", "act_id"),
)


class Conflict(Exception):
    """Somebody else wrote this number, this act or this rematch first."""


class Restored(Conflict):
    """A backup took the place of everything: what is in memory is of another time."""


class Record(NamedTuple):
    """What stays the same at a table."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, str]
    names: list[str]
    kinds: list[str]
    seed: str | None
    seeded: bool
    commitment: str
    created: datetime
    finished: datetime | None = None
    rematch_of: str | None = None
    touched: datetime | None = None  # when somebody last acted, to ten minutes or so
    days: int = 0  # that a choice may take; none where everybody sits there at once
    closed: datetime | None = None


class Entry(NamedTuple):
    """One line of a table's log; the text of what is not an option begins with an exclamation mark."""

    seq: int
    actor: int
    text: str
    act_id: str | None = None


class Stored(NamedTuple):
    """A whole table."""

    record: Record
    keys: list[Key]
    entries: list[Entry]
    rematch: str | None


def now() -> datetime:
    """The time, to be kept."""
    return datetime.now(UTC)


def connect(url: str) -> Engine:
    """The database behind a URL, with its tables as they are today."""
    try:
        ping = not url.startswith("sqlite")
        engine = create_engine(make_url(url), pool_pre_ping=ping, hide_parameters=True)  # seeds and addresses of mail
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", durable)
        migrate(engine)
    except (ArgumentError, ImportError, SQLAlchemyError) as error:
        why = Message(f"server-database-{trouble(error)}")
        message = Message("server-no-database", detail=plain(error), why=why)
        raise BadInput(f"--db: the database can't be opened: {plain(error)}", message) from error
    return engine


def trouble(error: Exception) -> str:
    """What kind of trouble a database is in, for those who would not understand its own words."""
    if isinstance(error, ArgumentError):
        return "url"
    return "driver" if isinstance(error, ImportError) else "closed"


def plain(error: Exception) -> str:
    """An error in one line, without the URL and its password."""
    cause = error.orig if isinstance(error, OperationalError) else error
    return str(cause).strip().partition("\n")[0]


def durable(connection: Any, _: object) -> None:
    """SQLite writes ahead, and does not say it has written before the disk has."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


Job = Callable[[Connection], None]
Row = dict[str, int | str | None]  # of the log


class Waiting(NamedTuple):
    """What somebody waits for to be on disk: something to do, then lines of the log."""

    job: Job | None
    rows: list[Row]
    epoch: str  # in which it is to be written; nothing where any will do
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Store:
    """Reads where it is called; writes on one thread, as many as are waiting in one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        self.epoch = self.newest_epoch()  # as far as tables in memory know
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="store", daemon=True)
        self.thread.start()

    # Reading

    def load(self, table: str) -> Stored | None:
        """A table with everything that happened at it."""
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
            if row is None:
                return None
            keys = connection.execute(select(tokens.c.seat, tokens.c.hash).where(tokens.c.table_id == table))
            return Stored(
                Record(*row),
                [Key(*each) for each in keys],
                self.entries(connection, table),
                self.rematch(connection, table),
            )

    def entries(self, connection: Connection, table: str) -> list[Entry]:
        """The log of a table."""
        columns = (acts.c.seq, acts.c.actor, acts.c.text, acts.c.act_id)
        wanted = select(*columns).where(acts.c.table_id == table).order_by(acts.c.seq)
        return [Entry(*row) for row in connection.execute(wanted)]

    def rematch(self, connection: Connection, table: str) -> str | None:
        """The table where the same people play again."""
        found: str | None = connection.execute(select(tables.c.id).where(tables.c.rematch_of == table)).scalar()
        return found

    def rematch_of(self, table: str) -> str | None:
        """The table where the same people play again."""
        with self.engine.connect() as connection:
            return self.rematch(connection, table)

    def is_well(self) -> bool:
        """Whether the database answers and the writer lives."""
        with self.engine.connect() as connection:
            connection.execute(select(tables.c.id).limit(1))
        return self.thread.is_alive()

    def newest_epoch(self) -> str:
        """What the database calls the time since its last restore."""
        with self.engine.connect() as connection:
            return epoch_of(connection)

    # Writing

    async def create(self, record: Record, keys: list[Key], entries: list[Entry], also: Job | None = None) -> None:
        """Keep a new table, and in the same transaction what goes with it."""

        def job(connection: Connection) -> None:
            connection.execute(insert(tables), record._asdict())
            connection.execute(insert(tokens), [{"table_id": record.id, **key._asdict()} for key in keys])
            if also is not None:
                also(connection)

        await self.do(job, rows(record.id, entries))

    async def append(
        self, table: str, entries: list[Entry], over: bool, also: Job | None = None, epoch: str = ""
    ) -> None:
        """Keep an act, the dice that follow it and what goes with them, all of it or nothing, in the epoch it knows."""

        def job(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == table).values(finished=now()))
            if also is not None:
                also(connection)

        await self.do(job if over else also, rows(table, entries), epoch)

    async def do(self, job: Job | None, rows: list[Row] | None = None, epoch: str = "") -> None:
        """Have a job done by the writer, then lines written, and wait until all is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.put(Waiting(job, rows or [], epoch, loop, done))
        await asyncio.shield(done)

    def work(self) -> None:
        """The writer: takes what is waiting, until it is told to stop, and writes it over one connection."""
        with self.engine.connect() as connection:
            self.write_all(connection)

    def write_all(self, connection: Connection) -> None:
        """Write batch after batch."""
        while (first := self.waiting.get()) is not None:
            batch = [first]
            while len(batch) < BATCH and not self.waiting.empty():
                more = self.waiting.get()
                if more is None:
                    self.waiting.put(None)
                    break
                batch.append(more)
            self.write(connection, batch)

    def write(self, connection: Connection, batch: list[Waiting], again: bool = True) -> None:
        """Several jobs in one transaction; if it fails, each in its own, so that only the guilty one does."""
        try:
            self.commit(connection, batch)
        except (SQLAlchemyError, Restored) as error:
            if again and is_cut_off(error):
                self.write(connection, batch, again=False)
                return
            if len(batch) == 1:
                settle(batch, Conflict() if isinstance(error, IntegrityError) else error)
                return
            for each in batch:
                self.write(connection, [each])

    def commit(self, connection: Connection, batch: list[Waiting]) -> None:
        """One transaction, and one statement for all lines of the log; whoever waits is told once it is on disk."""
        lines, epochs = [row for each in batch for row in each.rows], {each.epoch for each in batch if each.epoch}
        with connection.begin():
            if epochs and epochs != {epoch_of(connection)}:
                raise Restored
            for each in batch:
                if each.job is not None:
                    each.job(connection)
            if lines:
                connection.execute(insert(acts), lines)
        settle(batch, None)

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self.waiting.put(None)
        self.thread.join()
        self.engine.dispose()


def rows(table: str, entries: list[Entry]) -> list[Row]:
    """Lines of the log of a table, to be written."""
    return [{"table_id": table, **entry._asdict()} for entry in entries]


def is_cut_off(error: Exception) -> bool:
    """Whether the database went away; what it had written before is in the way of a second attempt, not lost."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def settle(batch: list[Waiting], error: Exception | None) -> None:
    """Tell those who wait how it went, all at once."""

    def tell() -> None:
        for each in batch:
            if each.done.done():
                continue
            if error is None:
                each.done.set_result(None)
            else:
                each.done.set_exception(error)

    if batch[0].loop.is_closed():
        log.warning("a job was done after the end")
    else:
        batch[0].loop.call_soon_threadsafe(tell)
