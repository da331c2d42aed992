"""How long ago somebody played at a table: kept to ten minutes, so that hardly any act costs a second write."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import Connection, update

from chicane.server.store import Job, Record, now, tables

TOUCH: Final = timedelta(minutes=10)


def utc(moment: datetime) -> datetime:
    """A point in time as SQLite gives it back, without its zone."""
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


class Age:
    """When somebody last played at a table."""

    def __init__(self, record: Record) -> None:
        self.table = record.id
        self.kept = utc(record.touched or record.created)
        self.last = self.kept

    def touch(self) -> Job | None:
        """Somebody plays: what is to be written with it, now and then."""
        self.last = now()
        if self.last - self.kept < TOUCH:
            return None
        self.kept = self.last
        return touching(self.table, self.last)


def touching(table: str, moment: datetime) -> Job:
    """Keep when somebody last played at a table."""

    def job(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.id == table).values(touched=moment))

    return job


def together(*jobs: Job | None) -> Job | None:
    """Several jobs in one transaction; none, where there is nothing to do."""
    found = [each for each in jobs if each is not None]

    def job(connection: Connection) -> None:
        for each in found:
            each(connection)

    return job if found else None
