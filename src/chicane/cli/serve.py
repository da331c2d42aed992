"""`chicane serve`: the web table."""

from __future__ import annotations

import argparse
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

from chicane.cli.fast import runs_on
from chicane.cli.place import place, ways
from chicane.cli.screen import Screen
from chicane.cli.wrong import wrong
from chicane.core.errors import reason
from chicane.core.message import Arg, Message

LIMITS = ("grace", "budget", "tables_a_minute", "messages_a_second", "close_after", "remind_after")


def serve(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane serve [--db URL] [--fanout URL] [--host ADDRESS] [--port N] [--workers N] [--open]`"""
    try:
        from chicane.server.app import server
        from chicane.server.fanout import backend_for
        from chicane.server.messages import Messages
        from chicane.server.settings import Settings
        from chicane.server.store import connect
        from chicane.server.workers import run
    except ImportError as error:
        raise wrong("cli-serve-needs", package=str(error.name)) from error
    if not arguments.messages_a_second > 0:
        raise wrong("cli-serve-mute")
    if arguments.workers < 1:
        raise wrong("cli-wrong-count", name="workers", count=str(arguments.workers))
    found = place(arguments) | ways(arguments)
    db = arguments.db or usual_place()
    connect(db).dispose()  # what is wrong with the database is said before anything starts
    backend_for(db, arguments.fanout)
    Messages(Settings(db, **found))  # so is what is wrong with the ways to reach people
    listener = listen(arguments.host, arguments.port)
    limits = {name: getattr(arguments, name) for name in LIMITS}
    host, port = listener.getsockname()[:2]
    settings = Settings(db, tuple(arguments.allow_host), arguments.fanout, None, host, port, **found, **limits)
    write_logs()
    announce(screen, listener, db, arguments.open, found)
    if arguments.workers > 1:
        run(arguments.workers, settings, listener, write_logs)
    else:
        server(settings).run(sockets=[listener])
    return 0


def usual_place() -> str:
    """The SQLite file for whoever did not say where."""
    return f"sqlite:///{data_folder('--db') / 'tables.sqlite'}"


def data_folder(instead: str) -> Path:
    """The folder among the user's data where things are kept, unless an argument names another place."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(base) / "chicane"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise wrong("cli-serve-folder", folder=str(folder), why=reason(error), instead=instead) from error
    return folder


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, or a reason why it can't."""
    try:
        listener = socket.create_server((host, port), family=family(host), backlog=1024)
    except (OSError, OverflowError) as error:
        raise wrong("cli-serve-deaf", place=f"{host}:{port}", why=deafness(error)) from error
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # of all it accepts: asyncio forgets it there
    return listener


def deafness(error: OSError | OverflowError) -> Arg:
    """Why nobody can listen somewhere."""
    if isinstance(error, OverflowError):
        return Message("cli-serve-no-port")
    if error.errno == errno.EADDRNOTAVAIL or (error.errno or 0) < 0:  # what resolves names counts downwards
        return Message("cli-serve-no-host")
    return Message("cli-serve-taken") if error.errno == errno.EADDRINUSE else reason(error)


def family(host: str) -> socket.AddressFamily:
    """The kind of an address."""
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def address(listener: socket.socket) -> str:
    """Where a browser on this computer finds the table."""
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def announce(screen: Screen, listener: socket.socket, db: str, wanted: bool, found: dict[str, Any]) -> None:
    """Say where the table is, and show it."""
    where = found["public"] or f"{address(listener)}{found['base']}"
    screen.line(screen.say("cli-serve-ready", address=where), "bold")
    screen.line(screen.say("cli-serve-engine", engine=runs_on(screen)))
    if db.startswith("sqlite"):
        screen.line(screen.say("cli-serve-kept", place=db.removeprefix("sqlite:///")))
    sys.stdout.flush()
    if wanted:
        threading.Timer(1.0, webbrowser.open, [where]).start()


def write_logs() -> None:
    """Structured lines on stderr."""
    from chicane.server.guard import Structured

    handler = logging.StreamHandler()
    handler.setFormatter(Structured())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(is_of_the_server)


def is_of_the_server(record: logging.LogRecord) -> bool:
    """Whether uvicorn says something of itself: of visits it would name the address."""
    return record.levelno > logging.INFO or not ("WebSocket" in str(record.msg) or "connection" in str(record.msg))
