"""How a server is set up."""

from __future__ import annotations

import os

from msgspec import Struct


class Settings(Struct, frozen=True):
    """What whoever runs a server may choose."""

    db: str
    hosts: tuple[str, ...] = ()  # further names of this server, such as a proxy's; `*` for any
    fanout: str | None = None  # Redis for the news between processes; PostgreSQL needs none
    whispers: str | None = None  # the socket for the news between the workers of one server
    listens: str = "127.0.0.1"
    port: int = 8000
    base: str = ""  # the path below which this server is found
    proxies: tuple[str, ...] = ()  # addresses whose word on where somebody comes from is taken
    public: str = ""  # the address that people know, for links in messages
    smtp: str = ""  # a mail server
    mail_from: str = ""
    push_key: str = ""  # the file of this server's key for web push
    push_hosts: tuple[str, ...] = ()  # further push services
    remind_after: float = 60.0  # seconds after which somebody is told that it is their turn
    close_after: float = 0.0  # days after which a table is closed at which nobody plays; never, if none
    grace: float = 60.0  # seconds away after which a bot may stand in
    budget: float = 5.0  # seconds a bot may think about one choice
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes for bots
    tables_a_minute: float = 30.0  # by address
    messages_a_second: float = 20.0  # by connection

    @property
    def reminds(self) -> bool:
        """Whether there is a way to reach somebody who is away."""
        return bool(self.smtp or self.push_key)
