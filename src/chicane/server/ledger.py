"""What is kept of campaigns: how far each got, the hash of its token, and the tables that are attempts at it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    DateTime,
    Engine,
    ForeignKey,
    String,
    Table,
    delete,
    insert,
    select,
    update,
)

from chicane.core.campaign import Campaign, from_data
from chicane.core.errors import BadInput
from chicane.server.store import Job, metadata, now

log = logging.getLogger(__name__)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("state", JSON, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
)

attempts = Table(
    "attempts",
    metadata,
    Column("campaign_id", ForeignKey("campaigns.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True, unique=True),
    Column("rung", String(100), nullable=False),
    Column("won", Boolean),  # nothing while it is under way
    Column("begun", DateTime(timezone=True), nullable=False),
)


class Kept(NamedTuple):
    """A campaign as it is kept."""

    id: str
    game: str
    hash: str
    state: dict[str, Any]
    created: datetime
    changed: datetime


class Tried(NamedTuple):
    """An attempt under way."""

    table: str
    rung: str


# Reading


def find(engine: Engine, campaign: str) -> tuple[Kept, list[Tried]] | None:
    """A campaign and its attempts under way, the newest first."""
    with engine.connect() as connection:
        row = connection.execute(select(campaigns).where(campaigns.c.id == campaign)).one_or_none()
        if row is None:
            return None
        open_ones = attempts.c.campaign_id == campaign, attempts.c.won.is_(None)
        wanted = select(attempts.c.table_id, attempts.c.rung).where(*open_ones).order_by(attempts.c.begun.desc())
        return Kept(*row), [Tried(*each) for each in connection.execute(wanted)]


# Writing: jobs of the one writer, who must never fail but for the database


def adding(kept: Kept) -> Job:
    """Keep a new campaign."""

    def job(connection: Connection) -> None:
        connection.execute(insert(campaigns), kept._asdict())

    return job


def binding(campaign: str, table: str, rung: str) -> Job:
    """An attempt begins at a table that the same transaction keeps."""

    def job(connection: Connection) -> None:
        begun = {"campaign_id": campaign, "table_id": table, "rung": rung, "begun": now()}
        connection.execute(insert(attempts), begun)
        change(connection, campaign, lambda found: found.begin(rung))

    return job


def concluding(table: str, won: bool) -> Job:
    """A table's game is over: if it was an attempt, its campaign knows, once and in the same transaction."""

    def job(connection: Connection) -> None:
        mine = attempts.c.table_id == table
        ended = update(attempts).where(mine, attempts.c.won.is_(None)).values(won=won)
        if connection.execute(ended).rowcount:
            row = connection.execute(select(attempts.c.campaign_id, attempts.c.rung).where(mine)).one()
            change(connection, row.campaign_id, lambda found: found.after(row.rung, won))

    return job


def resetting(campaign: str, kept: dict[str, str]) -> Job:
    """Everything anew, with other choices where they are named; attempts under way count no more."""

    def job(connection: Connection) -> None:
        connection.execute(delete(attempts).where(attempts.c.campaign_id == campaign))
        change(connection, campaign, lambda found: found.reset(kept))

    return job


def change(connection: Connection, campaign: str, how: Callable[[Campaign], object]) -> None:
    """Change a campaign; nobody else can meanwhile, for its row is written to first."""
    mine = campaigns.c.id == campaign
    connection.execute(update(campaigns).where(mine).values(changed=now()))
    state = connection.execute(select(campaigns.c.state).where(mine)).scalar_one()
    try:
        found = from_data(state)
        how(found)
    except BadInput as error:  # rules that have changed since must not keep an act from being written
        log.error("campaign %s can't be changed: %s", campaign, error)
        return
    connection.execute(update(campaigns).where(mine).values(state=found.as_data()))
