"""What whoever runs a server does with its tables, beside the server or without it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, delete, func, insert, select, update

from chicane.core.errors import BadInput, reason
from chicane.core.message import Message
from chicane.core.save import as_data
from chicane.core.view import WATCHER
from chicane.server.keyrings import reminders
from chicane.server.keyrings import seats as keyring_seats
from chicane.server.ledger import attempts
from chicane.server.standing import CLOSE, REOPEN, replayed, rules_of
from chicane.server.store import Record, Store, Stored, acts, now, tables, tokens
from chicane.server.upload import file_of

OPEN, FINISHED, CLOSED = STATES = ("open", "finished", "closed")
STATE: Final = {
    OPEN: tables.c.finished.is_(None) & tables.c.closed.is_(None),
    FINISHED: tables.c.finished.is_not(None),
    CLOSED: tables.c.closed.is_not(None),
}


class Wanted(NamedTuple):
    """Which tables are meant."""

    game: str | None = None
    state: str | None = None
    days: float | None = None  # for which nobody has played there

    def condition(self) -> list[ColumnElement[bool]]:
        """The same for the database."""
        found = [tables.c.game == self.game] if self.game else []
        if self.state is not None:
            found.append(STATE[self.state])
        if self.days is not None:
            found.append(func.coalesce(tables.c.touched, tables.c.finished, tables.c.created) < before(self.days))
        return found


class Listed(NamedTuple):
    """A table, and how many entries its log has."""

    record: Record
    entries: int

    @property
    def last(self) -> datetime:
        """When somebody last played there, as far as is known."""
        record = self.record
        found = record.touched or record.finished or record.created
        return found if found.tzinfo else found.replace(tzinfo=UTC)

    @property
    def state(self) -> str:
        """Whether it goes on."""
        return CLOSED if self.record.closed else FINISHED if self.record.finished else OPEN


def before(days: float) -> datetime:
    """So many days ago."""
    return now() - timedelta(days=days)


def listed(engine: Engine, wanted: Wanted) -> list[Listed]:
    """The tables that are meant, those played at last first."""
    count = select(func.count()).where(acts.c.table_id == tables.c.id).scalar_subquery()
    with engine.connect() as connection:
        rows = connection.execute(select(tables, count).where(*wanted.condition()))
        found = [Listed(Record(*row[:-1]), row[-1]) for row in rows]
    return sorted(found, key=lambda each: (each.last, each.record.id), reverse=True)


def loaded(store: Store, table: str) -> Stored:
    """A table that must be there."""
    found = store.load(table)
    if found is None:
        raise BadInput(f"there is no table {table}", Message("cli-admin-no-table", table=table))
    return found


# Closed and opened


def close(engine: Engine, table: str, reopen: bool = False) -> None:
    """Nobody can play on at a table, or they can again; the log says so, and a running server reads it there."""
    with engine.begin() as connection:
        found = connection.execute(select(tables.c.closed).where(tables.c.id == table)).one_or_none()
        if found is None:
            raise BadInput(f"there is no table {table}", Message("cli-admin-no-table", table=table))
        if (found.closed is None) != reopen:
            note(connection, table, REOPEN if reopen else CLOSE)
            closed = None if reopen else now()
            connection.execute(update(tables).where(tables.c.id == table).values(closed=closed))


def note(connection: Connection, table: str, text: str) -> None:
    """One more entry of a table's log."""
    last = select(func.coalesce(func.max(acts.c.seq), 0)).where(acts.c.table_id == table)
    seq = connection.execute(last).scalar_one() + 1
    connection.execute(insert(acts), {"table_id": table, "seq": seq, "actor": WATCHER, "text": text})


# Thrown away

KEPT_WITH: Final = [(tokens, tokens.c.table_id), (acts, acts.c.table_id), (attempts, attempts.c.table_id),
                    (keyring_seats, keyring_seats.c.table_id), (reminders, reminders.c.table_id)]  # fmt: skip


def prune(engine: Engine, table: str) -> None:
    """Throw a table away, with everything that was kept with it."""
    with engine.begin() as connection:
        for kept, column in KEPT_WITH:
            connection.execute(delete(kept).where(column == table))
        connection.execute(delete(tables).where(tables.c.id == table))


# Looked through


class Found(NamedTuple):
    """What a check says of a table; `wrong` where something is."""

    record: Record
    wrong: Message | None = None
    note: Message | None = None


def checked(stored: Stored) -> Found:
    """Whether the log of a table replays, and to an end if it is finished."""
    record = stored.record
    numbers = [entry.seq for entry in stored.entries]
    if numbers != list(range(1, len(numbers) + 1)):
        return Found(record, Message("cli-admin-gap"))
    try:
        standing = replayed(record, stored.entries)
    except BadInput as error:
        return Found(record, Message("cli-admin-stuck", why=reason(error)), other_rules(record))
    if standing.match.over != (record.finished is not None):
        return Found(record, Message("cli-admin-unlike"))
    return Found(record, None, other_rules(record))


def other_rules(record: Record) -> Message | None:
    """That a table was begun by other rules than those of today, where it was."""
    rules = rules_of(record.game).version
    return None if rules == record.rules else Message("cli-admin-rules", then=record.rules, now=rules)


def exported(stored: Stored, seeds: bool) -> dict[str, Any]:
    """The game file of a table; the seed of a game under way only if it is asked for."""
    match = replayed(stored.record, stored.entries).match
    data = file_of(match, stored.record.kinds)
    return data | {"seed": as_data(match)["seed"]} if seeds else data
