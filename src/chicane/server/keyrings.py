"""Keyrings: one token for all seats of one person, to be carried from device to device; only its hash is kept."""

from __future__ import annotations

import hmac
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import (
    Column,
    Connection,
    DateTime,
    Engine,
    Executable,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)

from chicane.server.store import Job, metadata, now, tables

keyrings = Table(
    "keyrings",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("lang", String(2), nullable=False),
    Column("mail", String(200)),
    Column("wanted", String(200)),  # an address that is still to be confirmed by its code
    Column("code", String(64)),
    Column("tries", Integer, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
)

seats = Table(
    "keyring_seats",
    metadata,
    Column("keyring", ForeignKey("keyrings.hash"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Index("keyring_seats_by_table", "table_id"),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("keyring", ForeignKey("keyrings.hash"), nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
)

reminders = Table(
    "reminders",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("due", DateTime(timezone=True), nullable=False),
)

MOST: Final = 500  # seats on one ring
DEVICES: Final = 20
TRIES: Final = 5  # for a code that was sent by mail


class Ring(NamedTuple):
    """What is kept of a keyring."""

    hash: str
    lang: str
    mail: str | None
    wanted: str | None
    code: str | None
    tries: int
    created: datetime


class Device(NamedTuple):
    """A browser that gets pushes."""

    endpoint: str
    p256dh: str
    auth: str


# Reading


def find(engine: Engine, hash: str) -> Ring | None:
    """A keyring by the hash of its token."""
    with engine.connect() as connection:
        row = connection.execute(select(keyrings).where(keyrings.c.hash == hash)).one_or_none()
    return None if row is None else Ring(*row)


def held(engine: Engine, hash: str) -> list[tuple[str, str, int]]:
    """The tables, their games and the seats that hang on a keyring, the newest first."""
    found = select(seats.c.table_id, tables.c.game, seats.c.seat).join(tables, tables.c.id == seats.c.table_id)
    order = (tables.c.created.desc(), seats.c.table_id, seats.c.seat)
    with engine.connect() as connection:
        rows = connection.execute(found.where(seats.c.keyring == hash).order_by(*order))
        return [(row[0], row[1], row[2]) for row in rows]


def opened(engine: Engine, table: str, hashes: list[str]) -> set[int]:
    """The seats of a table that some keyrings open."""
    mine = seats.c.table_id == table, seats.c.keyring.in_(hashes)
    with engine.connect() as connection:
        return set(connection.execute(select(seats.c.seat).where(*mine)).scalars())


def holders(engine: Engine, table: str, seat: int) -> list[Ring]:
    """Whose keyrings open a seat."""
    mine = seats.c.table_id == table, seats.c.seat == seat
    wanted = select(keyrings).join(seats, seats.c.keyring == keyrings.c.hash).where(*mine)
    with engine.connect() as connection:
        return [Ring(*row) for row in connection.execute(wanted)]


def devices(engine: Engine, hash: str) -> list[Device]:
    """The browsers that get pushes for a keyring."""
    columns = (subscriptions.c.endpoint, subscriptions.c.p256dh, subscriptions.c.auth)
    with engine.connect() as connection:
        return [Device(*row) for row in connection.execute(select(*columns).where(subscriptions.c.keyring == hash))]


# Writing: jobs of the one writer


def adding(ring: Ring) -> Job:
    """Keep a new keyring."""
    return lambda connection: run(connection, insert(keyrings).values(ring._asdict()))


def changing(hash: str, **values: object) -> Job:
    """Change what is kept of a keyring."""
    return lambda connection: run(connection, update(keyrings).where(keyrings.c.hash == hash).values(values))


def trying(hash: str, code: str, right: list[bool]) -> Job:
    """Compare a code with the one that was sent; each try counts before it is known, however many come at once."""

    def job(connection: Connection) -> None:
        mine = keyrings.c.hash == hash, keyrings.c.code.is_not(None), keyrings.c.tries < TRIES
        tried = update(keyrings).where(*mine).values(tries=keyrings.c.tries + 1).returning(keyrings.c.code)
        right[:] = [hmac.compare_digest(code, sent) for sent in connection.execute(tried).scalars()]
        if True in right:
            confirmed = {"mail": keyrings.c.wanted, "wanted": None, "code": None}
            connection.execute(update(keyrings).where(keyrings.c.hash == hash).values(confirmed))

    return job


def hanging(hash: str, table: str, found: set[int]) -> Job:
    """Hang seats of a table on a keyring; the same again changes nothing."""

    def job(connection: Connection) -> None:
        mine = seats.c.keyring == hash
        known = set(connection.execute(select(seats.c.seat).where(mine, seats.c.table_id == table)).scalars())
        count = connection.execute(select(func.count()).where(mine)).scalar_one()
        rows = [{"keyring": hash, "table_id": table, "seat": seat} for seat in sorted(found - known)]
        if rows and count < MOST:
            connection.execute(insert(seats), rows)

    return job


def passing_on(old: str, new: str) -> Job:
    """Whose keyring opens a table can open its rematch."""
    rows = select(seats.c.keyring, literal(new), seats.c.seat).where(seats.c.table_id == old)
    return lambda connection: run(connection, insert(seats).from_select(["keyring", "table_id", "seat"], rows))


def taking_off(hash: str, table: str) -> Job:
    """Take a table off a keyring."""
    mine = seats.c.keyring == hash, seats.c.table_id == table
    return lambda connection: run(connection, delete(seats).where(*mine))


def subscribing(hash: str, device: Device) -> Job:
    """A browser gets pushes for this keyring, and for no other."""

    def job(connection: Connection) -> None:
        run(connection, delete(subscriptions).where(subscriptions.c.endpoint == device.endpoint))
        count = connection.execute(select(func.count()).where(subscriptions.c.keyring == hash)).scalar_one()
        if count < DEVICES:
            run(connection, insert(subscriptions).values(keyring=hash, created=now(), **device._asdict()))

    return job


def unsubscribing(endpoint: str, hash: str) -> Job:
    """A browser gets no more pushes for a keyring."""
    mine = subscriptions.c.endpoint == endpoint, subscriptions.c.keyring == hash
    return lambda connection: run(connection, delete(subscriptions).where(*mine))


def run(connection: Connection, statement: Executable) -> None:
    """Have one statement done."""
    connection.execute(statement)
