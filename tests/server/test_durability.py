"""Nothing that was acknowledged is lost: the server is killed in the middle of races, again and again."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed

from chicane.cli.serve import listen
from chicane.server.store import connect
from tests.server.conftest import GAME, Made, Web, wait_for

ROUNDS = 4


@contextmanager
def process(db: Path, port: int, *more: str) -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process of its own, ended by whoever started it."""
    command = [sys.executable, "-m", "chicane.cli", "serve", "--db", f"sqlite:///{db}", "--port", str(port), *more]
    with open(db.with_suffix(".log"), "ab") as log, subprocess.Popen(command, stdout=log, stderr=log) as server:
        try:
            wait_for(lambda: is_up(port) or server.poll() is not None)
            assert server.poll() is None, db.with_suffix(".log").read_text()
            yield server
        finally:
            server.kill()


def is_up(port: int) -> bool:
    """Whether the server answers."""
    web = Web(f"http://127.0.0.1:{port}")
    try:
        return web.get("/health").status_code == 200
    except httpx.TransportError:
        return False
    finally:
        web.close()


def free_port() -> int:
    """A port that nobody listens at."""
    with listen("127.0.0.1", 0) as socket:
        port: int = socket.getsockname()[1]
        return port


def test_killed_in_the_middle(tmp_path: Path) -> None:
    """After each kill -9, both people are back at the same position, and every acknowledged act is there."""
    db, port, rng = tmp_path / "tables.sqlite", free_port(), random.Random(1)
    acknowledged: dict[str, int] = {}
    data: dict[str, Any] = {}
    for _ in range(ROUNDS):
        with process(db, port) as server:
            web = Web(f"http://127.0.0.1:{port}")
            made = Made(web, data) if data else web.table("human", "human", game=GAME)
            data = made.data
            check(made, acknowledged)
            race_until_killed(made, server, acknowledged, rng.randrange(3, 15))
            web.close()
    with process(db, port):
        web = Web(f"http://127.0.0.1:{port}")
        check(Made(web, data), acknowledged)
        web.close()
    assert len(acknowledged) >= 3 * ROUNDS


def race_until_killed(made: Made, server: subprocess.Popen[bytes], acknowledged: dict[str, int], most: int) -> None:
    """Race; the server is killed as soon as so many more acts are acknowledged, with one under way."""
    socket = made.join(0, 1)
    before = len(acknowledged)
    asked = socket.settled(0)
    try:
        while asked["t"] == "ask":
            socket.act(asked, -1)
            if len(acknowledged) - before >= most:
                server.kill()
            message = socket.until("done")
            acknowledged[message["act_id"]] = message["seq"]
            asked = socket.settled(message["seq"])
    except ConnectionClosed:
        return
    server.kill()


def check(made: Made, acknowledged: dict[str, int]) -> None:
    """Everybody sees the same, and every act sent again is known by its old number."""
    both = [made.join(0), made.join(1)]
    frames = []
    for socket in both:
        socket.settled(0)
        frames.append(next(message for message in socket.got if message["t"] == "frames"))
    assert frames[0] == frames[1]
    for act_id, seq in acknowledged.items():
        answers = [made.post("/acts", seat, act_id=act_id, seq=0, option="again") for seat in (0, 1)]
        assert [200, 409] == sorted(answer.status_code for answer in answers)
        assert [seq] == [answer.json()["seq"] for answer in answers if answer.status_code == 200]


def test_a_polite_end(tmp_path: Path) -> None:
    """On SIGTERM everybody is told that the server restarts, and it ends by itself; its bots end with it."""
    db, port = tmp_path / "tables.sqlite", free_port()
    with process(db, port) as server:
        web = Web(f"http://127.0.0.1:{port}")
        socket = web.table("human", "bot:greedy").join(0)
        socket.act(socket.until("ask"))
        os.kill(server.pid, signal.SIGTERM)
        try:
            while True:
                socket.next()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and 1012 == closed.rcvd.code
        assert server.wait(20) in (0, -signal.SIGTERM)
        web.close()


def test_no_token_in_the_logs(tmp_path: Path) -> None:
    """Whatever happens, tokens and seeds stay out of the log, and of the database in the clear."""
    db, port = tmp_path / "tables.sqlite", free_port()
    with process(db, port):
        web = Web(f"http://127.0.0.1:{port}")
        made = web.table("human", "bot:greedy", seed="a secret seed")
        made.get(), made.get("/file"), made.post("/acts", act_id="x"), made.post("/undo", act_id=uuid4().hex, seq=1)
        web.get(f"/api/tables/{made.id}", None, token=made.tokens[0])
        made.join(0).settled(0)
        ring = web.post("/api/keyring/").json()["token"]
        web.post("/api/keyring/seats", ring, table=made.id, tokens=[made.tokens[0]])
        web.get(f"/api/tables/{made.id}", ring), web.post("/api/keyring/mail", ring, address="ann@example.org")
        web.socket(made.id).hello("a wrong token").connection.close()
        web.close()
    logged = db.with_suffix(".log").read_text()
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))

    assert f"/api/tables/{made.id}" in logged
    for secret in (made.tokens[0], made.watch, ring, "a secret seed", "a wrong token", "ann@example.org"):
        assert secret and secret not in logged
    assert not any(str(token).encode() in kept for token in (made.watch, made.tokens[0], ring))


def test_a_fault_of_the_database_names_no_secret(tmp_path: Path) -> None:
    """What could not be written is not in the log either."""
    engine = connect(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with pytest.raises(SQLAlchemyError) as fault, engine.begin() as connection:
        connection.execute(text("INSERT INTO nowhere VALUES (:seed)"), {"seed": "a secret seed"})
    engine.dispose()

    assert "a secret seed" not in str(fault.value)
