"""How a server is set up."""

from __future__ import annotations

import os

from msgspec import Struct


class Settings(Struct, frozen=True):
    """What whoever runs a server may choose."""

    db: str
    hosts: tuple[str, ...] = ()  # further names of this server, such as a proxy's; `*` for any
    fanout: str | None = None  # Redis for the news between processes; PostgreSQL needs none
    listens: str = "127.0.0.1"
    port: int = 8000
    grace: float = 60.0  # seconds away after which a bot may stand in
    budget: float = 5.0  # seconds a bot may think about one choice
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes for bots
    tables_a_minute: float = 30.0  # by address
    messages_a_second: float = 20.0  # by connection
