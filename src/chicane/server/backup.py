"""Backups: everything a server keeps, in one SQLite file; made and restored while the server runs."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, delete, func, insert, select

from chicane.core.errors import BadInput, unwritable
from chicane.core.message import Message
from chicane.server import keyrings, ledger
from chicane.server.migrations import new_epoch
from chicane.server.store import acts, connect, tables, tokens

PAGES: Final = 2_000  # of 4 kB that are copied in one go
ROWS: Final = 2_000
HEAD: Final = b"SQLite format 3\0"
ORDER: Final = [
    tables, tokens, acts, ledger.campaigns, ledger.attempts,
    keyrings.keyrings, keyrings.seats, keyrings.subscriptions, keyrings.reminders,
]  # what others refer to comes first  # fmt: skip

Tell = Callable[[int, int], object]  # how much of how much is done


def backup(engine: Engine, file: Path, tell: Tell) -> None:
    """Write a backup. Nothing has the file's name until all of it is there."""
    draft = file.with_name(f"{file.name}.part")
    try:
        draft.unlink(missing_ok=True)
        (pages if engine.dialect.name == "sqlite" else rows)(engine, draft, tell)
        draft.replace(file)
    except (OSError, sqlite3.Error) as error:
        draft.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise unwritable(file, error) from error
        raise BadInput(f"{file}: {error}", Message("cli-admin-no-backup", file=str(file), why=str(error))) from error


def pages(engine: Engine, draft: Path, tell: Tell) -> None:
    """SQLite's own backup, of one moment: the source reads in a transaction, so that nothing written begins it anew."""
    with closing(sqlite3.connect(str(engine.url.database))) as source, closing(sqlite3.connect(draft)) as target:
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(target, pages=PAGES, progress=lambda _, left, total: tell(total - left, total))
        target.execute("PRAGMA journal_mode=DELETE")


def rows(engine: Engine, draft: Path, tell: Tell) -> None:
    """The same from any database, row by row, of one moment, too."""
    target = connect(f"sqlite:///{draft}")
    try:
        with engine.connect().execution_options(isolation_level="REPEATABLE READ") as source, target.begin() as sink:
            copy(source, sink, tell)
        with target.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
    finally:
        target.dispose()


def copy(source: Connection, sink: Connection, tell: Tell) -> None:
    """Copy every row, those that others refer to first."""
    total = sum(source.execute(select(func.count()).select_from(table)).scalar_one() for table in ORDER)
    done = 0
    for table in ORDER:
        found = source.execution_options(yield_per=ROWS).execute(select(table))
        for part in found.mappings().partitions(ROWS):
            sink.execute(insert(table), [dict(row) for row in part])
            done += len(part)
            tell(done, total)


def restore(engine: Engine, file: Path, tell: Tell) -> None:
    """Put a backup in the place of everything that is there, in one transaction; a running server begins anew."""
    with readable(file) as source, source.connect() as rows_of, engine.begin() as sink:
        for table in reversed(ORDER):
            sink.execute(delete(table))
        copy(rows_of, sink, tell)
        new_epoch(sink)


@contextmanager
def readable(file: Path) -> Iterator[Engine]:
    """A copy of a backup, brought up to date if an older program made it."""
    check_backup(file)
    with tempfile.TemporaryDirectory(prefix="chicane-") as folder:
        twin = shutil.copyfile(file, Path(folder) / "backup.sqlite")
        engine = connect(f"sqlite:///{twin}")
        try:
            yield engine
        finally:
            engine.dispose()


def check_backup(file: Path) -> None:
    """Only a file that is a database can be restored."""
    try:
        with file.open("rb") as stream:
            is_database = stream.read(len(HEAD)) == HEAD
    except OSError as error:
        raise BadInput(f"{file}: {error}", Message("cli-admin-no-file", file=str(file))) from error
    if not is_database:
        raise BadInput(f"{file}: no backup", Message("cli-admin-not-a-backup", file=str(file)))
