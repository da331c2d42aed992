"""Several server processes on one machine: each takes whoever comes next, and all tell each other what they wrote."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import Final

from msgspec.structs import replace

from chicane.server.app import server
from chicane.server.settings import Settings
from chicane.server.whisper import Hub

log = logging.getLogger(__name__)

SPAWN: Final = multiprocessing.get_context("spawn")
SOON: Final = 1.0  # seconds: a worker that ended sooner is not started again at once


def work(settings: Settings, listener: socket.socket, begin: Callable[[], None]) -> None:
    """A worker: a server like any other, which ends when the first process does."""
    begin()
    threading.Thread(target=follow, daemon=True).start()
    server(settings).run(sockets=[listener])


def follow() -> None:
    """Leave politely once the first process is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


class Crew:
    """The workers: one that ends is replaced, for nothing was only in its memory."""

    def __init__(self, count: int, settings: Settings, listener: socket.socket, begin: Callable[[], None]) -> None:
        self.given = settings, listener, begin
        self.stopping = threading.Event()
        self.workers = [self.start() for _ in range(count)]

    def start(self) -> BaseProcess:
        """One more worker."""
        worker = SPAWN.Process(target=work, args=self.given)
        worker.start()
        return worker

    def stop(self, signum: int = signal.SIGTERM, frame: FrameType | None = None) -> None:
        """Send all home."""
        self.stopping.set()
        for worker in self.workers:
            worker.terminate()

    def watch(self) -> None:
        """Until they are sent home."""
        while not self.stopping.is_set():
            wait([worker.sentinel for worker in self.workers], SOON)
            for number, worker in enumerate(self.workers):
                if not worker.is_alive() and not self.stopping.is_set():
                    log.error("a worker ended with %s and is replaced", worker.exitcode)
                    self.stopping.wait(SOON)
                    self.workers[number] = self.start()
        for worker in self.workers:
            worker.join()


def run(count: int, settings: Settings, listener: socket.socket, begin: Callable[[], None]) -> None:
    """So many workers at one socket, until somebody stops them; each begins with what the caller wants."""
    with tempfile.TemporaryDirectory(prefix="chicane-") as folder:  # that nobody else may enter
        place = Path(folder) / "news"
        threading.Thread(target=asyncio.run, args=(Hub(place).run(),), daemon=True).start()
        bots = max(1, settings.workers // count)
        crew = Crew(count, replace(settings, whispers=str(place), workers=bots), listener, begin)
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, crew.stop)
        crew.watch()
