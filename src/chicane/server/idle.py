"""Tables at which nobody plays any more are closed, where whoever runs the server wants that."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import TYPE_CHECKING

from sqlalchemy import Engine

from chicane.server import metrics
from chicane.server.admin import OPEN, Wanted, close, listed
from chicane.server.store import now

if TYPE_CHECKING:
    from chicane.server.tables import Tables

log = logging.getLogger(__name__)


async def close_idle(tables: Tables) -> None:
    """Close what has been idle for too long; whoever looks at it is told."""
    days = tables.settings.close_after
    if days <= 0:
        return
    for table in await asyncio.to_thread(close_all, tables.store.engine, days):
        metrics.closed.inc()
        if table in tables.rooms:
            tables.fall_behind(tables.rooms[table])


def close_all(engine: Engine, days: float) -> list[str]:
    """Close tables at which nobody has played for so many days, on top of those that a choice there may take."""
    found = [
        each.record.id
        for each in listed(engine, Wanted(state=OPEN, days=days))
        if each.last < now() - timedelta(days=days + each.record.days)
    ]
    for table in found:
        close(engine, table)
    if found:
        log.info("tables were closed: %s", len(found))
    return found
