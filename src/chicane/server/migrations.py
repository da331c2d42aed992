"""How a database became what it is: every change of the schema, in order, for new databases and old ones alike."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from sqlalchemy import Connection, Engine, inspect, text

from chicane.core.errors import BadInput
from chicane.core.message import Message

LOCK: Final = 0x0C41_CA9E  # of PostgreSQL: servers that start at once migrate one after the other
MOMENT: Final = {"sqlite": "DATETIME", "postgresql": "TIMESTAMP WITH TIME ZONE"}


class Migration(NamedTuple):
    """What it brings, and the statements that do it; `{moment}` is the database's type for a point in time."""

    brings: str
    statements: list[str]


# Only ever added to: what stands here has happened to databases elsewhere. The first two say IF NOT EXISTS, because
# databases were made without a number before there were migrations.
MIGRATIONS: Final = [
    Migration(
        "tables, tokens and acts",
        [
            """CREATE TABLE IF NOT EXISTS tables (
                id VARCHAR(32) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL, rules VARCHAR(40) NOT NULL,
                players INTEGER NOT NULL, options JSON NOT NULL, names JSON NOT NULL, kinds JSON NOT NULL,
                seed VARCHAR(200), seeded BOOLEAN NOT NULL, commitment VARCHAR(64) NOT NULL,
                created {moment} NOT NULL, finished {moment}, rematch_of VARCHAR(32), UNIQUE (rematch_of))""",
            """CREATE TABLE IF NOT EXISTS tokens (
                table_id VARCHAR(32) NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL,
                hash VARCHAR(64) NOT NULL, PRIMARY KEY (table_id, seat))""",
            """CREATE TABLE IF NOT EXISTS acts (
                table_id VARCHAR(32) NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, actor INTEGER NOT NULL,
                text VARCHAR(400) NOT NULL, act_id VARCHAR(64),
                PRIMARY KEY (table_id, seq), UNIQUE (table_id, act_id))""",
        ],
    ),
    Migration(
        "campaigns and their attempts",
        [
            """CREATE TABLE IF NOT EXISTS campaigns (
                id VARCHAR(32) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL, hash VARCHAR(64) NOT NULL,
                state JSON NOT NULL, created {moment} NOT NULL, changed {moment} NOT NULL)""",
            """CREATE TABLE IF NOT EXISTS attempts (
                campaign_id VARCHAR(32) NOT NULL REFERENCES campaigns (id),
                table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
                rung VARCHAR(100) NOT NULL, won BOOLEAN, begun {moment} NOT NULL,
                PRIMARY KEY (campaign_id, table_id), UNIQUE (table_id))""",
        ],
    ),
    Migration(
        "when a table was last played at, how many days a choice may take, and whether the table was closed",
        [
            "ALTER TABLE tables ADD COLUMN touched {moment}",
            "ALTER TABLE tables ADD COLUMN days INTEGER DEFAULT 0 NOT NULL",
            "ALTER TABLE tables ADD COLUMN closed {moment}",
        ],
    ),
    Migration(
        "keyrings: somebody's seats on all their devices, and how they are told that it is their turn",
        [
            """CREATE TABLE keyrings (
                hash VARCHAR(64) NOT NULL PRIMARY KEY, lang VARCHAR(2) NOT NULL, mail VARCHAR(200),
                wanted VARCHAR(200), code VARCHAR(64), tries INTEGER NOT NULL, created {moment} NOT NULL)""",
            """CREATE TABLE keyring_seats (
                keyring VARCHAR(64) NOT NULL REFERENCES keyrings (hash),
                table_id VARCHAR(32) NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL,
                PRIMARY KEY (keyring, table_id, seat))""",
            "CREATE INDEX keyring_seats_by_table ON keyring_seats (table_id)",
            """CREATE TABLE subscriptions (
                endpoint VARCHAR(1000) NOT NULL PRIMARY KEY, keyring VARCHAR(64) NOT NULL REFERENCES keyrings (hash),
                p256dh VARCHAR(200) NOT NULL, auth VARCHAR(100) NOT NULL, created {moment} NOT NULL)""",
            """CREATE TABLE reminders (
                table_id VARCHAR(32) NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL,
                due {moment} NOT NULL, PRIMARY KEY (table_id, seat))""",
        ],
    ),
]


def version_of(engine: Engine) -> int:
    """How many migrations a database has had; none that was made before there were any."""
    if not inspect(engine).has_table("schema"):
        return 0
    with engine.connect() as connection:
        return recorded(connection)


def recorded(connection: Connection) -> int:
    """The number that a database has of itself."""
    return int(connection.execute(text("SELECT version FROM schema")).scalar() or 0)


def migrate(engine: Engine) -> None:
    """Bring a database up to date, all of it or nothing; a newer one is refused."""
    if engine.dialect.name not in MOMENT:
        kind = engine.dialect.name
        raise BadInput(f"--db: SQLite or PostgreSQL, not {kind}", Message("server-database-kind", kind=kind))
    if version_of(engine) == len(MIGRATIONS):
        return
    with engine.connect() as connection:
        lock(connection)
        begin(connection)
        found = recorded(connection)
        if found > len(MIGRATIONS):
            message = Message("server-database-newer", found=found, known=len(MIGRATIONS))
            raise BadInput(f"--db: the database has schema {found}, this program knows {len(MIGRATIONS)}", message)
        for migration in MIGRATIONS[found:]:
            for statement in migration.statements:
                connection.execute(text(statement.format(moment=MOMENT[engine.dialect.name])))
        connection.execute(text("UPDATE schema SET version = :version"), {"version": len(MIGRATIONS)})
        connection.commit()


def lock(connection: Connection) -> None:
    """Nobody else migrates meanwhile."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python's driver begins only before changes of rows
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def begin(connection: Connection) -> None:
    """The row that says how far a database is; `epoch` changes when a backup takes the place of what was there."""
    statement = "CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL, epoch VARCHAR(32) NOT NULL)"
    connection.execute(text(statement))
    if connection.execute(text("SELECT 1 FROM schema")).scalar() is None:
        connection.execute(text("INSERT INTO schema VALUES (0, :epoch)"), {"epoch": secrets.token_hex(8)})


def epoch_of(connection: Connection) -> str:
    """What a database calls the time since it was made or last restored."""
    return str(connection.exec_driver_sql("SELECT epoch FROM schema").scalar())


def new_epoch(connection: Connection) -> None:
    """Something else is in the database than whoever runs on it knows."""
    connection.execute(text("UPDATE schema SET epoch = :epoch"), {"epoch": secrets.token_hex(8)})
