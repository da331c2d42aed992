"""How much may be asked for."""

import asyncio
import json
import socket
import time
from pathlib import Path
from unittest.mock import Mock

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from chicane.server import app, call
from chicane.server.limits import Bucket, Limits
from chicane.server.live import Connection
from chicane.server.refusal import Refusal
from chicane.server.room import Room
from chicane.server.settings import Settings
from tests.server.conftest import PATIENCE, Web, run, running, settings, wait_for

MUCH = 80  # times that everything is sent, which is more than waits on the way


def test_bucket() -> None:
    """So many at once, and then no more."""
    bucket = Bucket(rate=0.001, burst=3)

    assert [True, True, True, False] == [bucket.take() for _ in range(4)]


def test_waiting_for_the_bucket() -> None:
    """Whoever is too fast waits, and then goes on."""
    bucket = Bucket(rate=1000, burst=1)

    async def take() -> int:
        for _ in range(5):
            await bucket.wait()
        return 5

    assert 5 == run(take())


def test_each_address_has_its_own() -> None:
    """One that asks too often does not keep another one out."""
    limits = Limits(a_minute=2)
    for _ in range(2):
        limits.take("here")
    with pytest.raises(Refusal):
        limits.take("here")
    limits.take("there")

    assert ["here", "there"] == sorted(limits.buckets)


def test_too_many_tables(tmp_path: Path) -> None:
    """An address that opens table after table is asked to wait."""
    with running(Settings(f"sqlite:///{tmp_path / 'x.sqlite'}", tables_a_minute=2)) as address:
        web = Web(address)
        wanted = {"game": "chariot", "seats": [{"kind": "human"}] * 2}
        answers = [web.post("/api/tables", **wanted) for _ in range(3)]
        web.close()

    assert [201, 201, 429] == [answer.status_code for answer in answers]
    assert "Wait a minute" in answers[2].json()["error"]


def test_whoever_reads_nothing_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Much waits for somebody who never reads, so that no ping gets there: they leave, and their seat is free."""
    left: list[set[int]] = []
    leave = Room.leave

    def noted(room: Room, connection: Connection) -> None:
        left.append(connection.seats)
        leave(room, connection)

    monkeypatch.setattr(app, "PING", 1.0)
    monkeypatch.setattr(Room, "leave", noted)
    with running(settings(tmp_path)) as address:
        web = Web(address)
        made = web.table("human", "human")
        deaf = deaf_line(address, made.id)
        for message in [{"t": "hello", "tokens": [made.tokens[0]]}, *[{"t": "lang", "lang": "fr"}] * MUCH]:
            deaf.sendall(masked(json.dumps(message).encode()))
        wait_for(lambda: [{0}] == left)
        assert not made.get("", 1).json()["seats"][0]["connected"]
        deaf.close()
        web.close()


HALVES = {
    "nothing": "",
    "headers that never end": "GET /health HTTP/1.1\r\nHost: {host}\r\n",
    "a body that never ends": "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    "Content-Length: 100\r\n\r\n{{",
    "a second request that never ends": "GET /health HTTP/1.1\r\nHost: {host}\r\n\r\nGET /hea",
}


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)
def test_half_a_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, half: str) -> None:
    """Who never finishes what they ask is cut off, however slowly they go on."""
    monkeypatch.setattr(call, "PATIENCE", 0.5)
    with running(settings(tmp_path)) as address:
        host = address.removeprefix("http://")
        with socket.create_connection((host.split(":")[0], int(host.split(":")[1])), timeout=PATIENCE) as line:
            line.sendall(half.format(host=host).encode())
            assert is_cut_off(line)


def is_cut_off(line: socket.socket) -> bool:
    """Whether the other side ends it, whatever it said before."""
    try:
        while line.recv(10_000):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def test_an_answer_that_nobody_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks again and again and never reads is cut off."""
    monkeypatch.setattr(call, "PATIENCE", 0.5)
    with running(settings(tmp_path)) as address:
        host = address.removeprefix("http://")
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.settimeout(PATIENCE)
            line.connect((host.split(":")[0], int(host.split(":")[1])))
            with pytest.raises(ConnectionError):
                while True:
                    line.sendall(f"GET /api/words HTTP/1.1\r\nHost: {host}\r\n\r\n".encode() * 10)
                    time.sleep(0.05)  # or the server hears of nothing else


def test_to_ask_on_is_not_to_read() -> None:
    """A further request gives no more time to whoever does not read the answers."""

    async def answer(_scope: object, _receive: object, _send: object) -> None:
        await asyncio.sleep(PATIENCE)

    async def hurried() -> list[bool]:
        line, request = call.Call(Config(answer), ServerState(), {}), b"GET / HTTP/1.1\r\n\r\n"
        line.connection_made(Mock(**{"get_extra_info.return_value": None, "get_protocol.return_value": line}))
        line.data_received(request)
        found = [line.deadline is not None]
        line.pause_writing()
        line.data_received(request)
        await asyncio.sleep(0)  # what answers begins
        found.append(line.deadline is not None)
        line.connection_lost(None)  # or whatever answers waits for ever
        return found

    assert [False, True] == run(hurried())


def test_whole_requests_are_not_hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a line over which everything was asked and answered, nor a socket at a table, is waited for."""
    lines: list[call.Call] = []
    hurry = call.Call.hurry

    def noted(line: call.Call) -> None:
        lines.append(line)
        hurry(line)

    monkeypatch.setattr(call.Call, "hurry", noted)
    with running(settings(tmp_path)) as address:
        web = Web(address)
        made = web.table("human", "human")
        made.join(0).until("ask", "wait")
        wait_for(lambda: [None] * len(lines) == [line.deadline for line in lines])
        assert 2 <= len(set(lines))
        web.close()


def deaf_line(address: str, table: str) -> socket.socket:
    """A socket at a table, and nobody who reads there."""
    host, port = address.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((host, int(port)))
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="
    upgrade = f"Upgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n\r\n"
    line.sendall(f"GET /ws/{table} HTTP/1.1\r\nHost: {host}:{port}\r\n{upgrade}".encode())
    assert line.recv(1000).startswith(b"HTTP/1.1 101 ")
    return line


def masked(text: bytes) -> bytes:
    """A short message as browsers send it, with a mask of zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
