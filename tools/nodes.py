"""A server in a process of its own, started soon and killed without a word; what it kept is read behind its back."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import random
import signal
import socket
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

import httpx
from sqlalchemy import create_engine, select

from chicane.cli.serve import listen
from chicane.core.errors import BadInput
from chicane.server.app import server
from chicane.server.settings import Settings
from chicane.server.store import acts

PATIENCE: Final = 300.0  # seconds, for a machine that is busy with other things
PORTS: Final = (12_000, 30_000)
FORK: Final = multiprocessing.get_context("fork")


def serve(settings: Settings, port: int) -> None:
    """A server at a port, as soon as whoever was killed there has left it."""
    for _ in range(100):
        with contextlib.suppress(BadInput):
            return server(settings).run(sockets=[listen("127.0.0.1", port)])
        time.sleep(0.05)
    raise TimeoutError(f"somebody listens at port {port}")


def nurse(orders: Connection) -> None:
    """A process that has imported everything and does nothing but fork servers, so that a start takes no seconds."""
    nursed: list[BaseProcess] = []
    while order := orders.recv():
        child = FORK.Process(target=serve, args=order)
        child.start()
        nursed = [each for each in nursed if each.is_alive()] + [child]  # those that were killed are buried
        orders.send(child.pid)


class Nursery:
    """Where servers come from; to be made before there are threads."""

    def __init__(self) -> None:
        self.orders, theirs = FORK.Pipe()
        self.process = FORK.Process(target=nurse, args=(theirs,))
        self.process.start()

    def start(self, settings: Settings, port: int) -> int:
        """The process of a new server."""
        self.orders.send((settings, port))
        pid: int = self.orders.recv()
        return pid

    def close(self) -> None:
        """No more servers."""
        self.orders.send(None)
        self.process.join()


class Node:
    """A server that is killed and started again at the same port."""

    def __init__(self, db: str, nursery: Nursery) -> None:
        self.nursery = nursery
        self.settings = Settings(db, tables_a_minute=1_000_000, messages_a_second=1_000, workers=1)
        self.port = free_port()
        self.pid = 0

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it; it answers soon."""
        self.pid = self.nursery.start(self.settings, self.port)

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while not self.is_up():
            if time.monotonic() > end:
                raise TimeoutError(f"no server at {self.address}")
            time.sleep(0.02)

    def is_up(self) -> bool:
        """Whether it answers."""
        try:
            return httpx.get(f"{self.address}/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """kill -9."""
        os.kill(self.pid, signal.SIGKILL)


def free_port() -> int:
    """A port that nobody listens at, of those that no client is given, so that it can be had again."""
    while True:
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", random.randrange(*PORTS))) as listener:
            port: int = listener.getsockname()[1]
            return port


def kept(db: str) -> dict[tuple[str, str], int]:
    """Every act on disk by its table and id, with its number."""
    engine = create_engine(db)
    try:
        with engine.connect() as connection:
            found = connection.execute(select(acts.c.table_id, acts.c.act_id, acts.c.seq))
            return {(table, act_id): seq for table, act_id, seq in found if act_id is not None}
    finally:
        engine.dispose()
