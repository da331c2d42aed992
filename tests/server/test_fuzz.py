"""Whatever is sent, the server neither fails nor changes a table."""

import json
import random
from typing import Any
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Made, Socket, Web

KINDS = ["hello", "act", "undo", "lang", "hint", "table", "", None, 7]
VALUES: list[Any] = [
    None, True, -1, 0, 3, 2**31, 2**70, 1.5, "", "en", "keep", "0 keep", "!undo", "\x00", "\u202e", "x" * 300,
    [], [[]], {}, {"t": "act"}, ["x"] * 50,
]  # fmt: skip
RAW = [
    b"", b"\xff\xfe", b"{", b"[]", b"null", b'"act"', b'{"t":"act"', b"[" * 5000, b'{"t":"act","t":"hello"}',
    b"\x00" * 99,
]  # fmt: skip


def nonsense(rng: random.Random, seq: int) -> bytes:
    """A message that may look like one of ours, but is not one."""
    if rng.random() < 0.2:
        return rng.choice(RAW) if rng.random() < 0.7 else rng.randbytes(rng.randrange(200))
    message: dict[str, Any] = {"t": rng.choice(KINDS)}
    for field in rng.sample(["act_id", "seq", "option", "tokens", "seen", "lang", "seat"], rng.randrange(7)):
        message[field] = rng.choice(VALUES)
    if rng.random() < 0.3:
        message |= {"t": "act", "act_id": uuid4().hex, "seq": seq, "option": rng.choice(["", "fly", "x" * 200])}
    return json.dumps(message).encode()


def visitor(made: Made, kind: int) -> Socket:
    """A seat, a watcher, or somebody who has not said hello."""
    return made.web.socket(made.id) if kind == 2 else made.join(*range(kind))


def throw(made: Made, rng: random.Random, seq: int, count: int) -> int:
    """Send nonsense, as a seat, as a watcher or as nobody, coming back whenever shown out; how often that was."""
    out = 0
    socket: Socket | None = None
    for _ in range(count):
        if socket is None:
            socket = visitor(made, rng.randrange(3))
        data = nonsense(rng, seq)
        try:
            socket.connection.send(data if rng.random() < 0.3 else data.decode("latin-1"))
            socket.connection.recv(timeout=0.02)
        except TimeoutError:
            continue
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code in (1007, 4400, 4401), closed
            out, socket = out + 1, None
    return out


@pytest.mark.parametrize("seed", range(3))
def test_nonsense_on_the_socket(web: Web, seed: int) -> None:
    """Random messages, of all shapes, leave the table as it was."""
    made = web.table("human", "human")
    before = made.get().json()

    assert throw(made, random.Random(seed), before["seq"], 150)
    assert before | {"seats": []} == made.get().json() | {"seats": []}
    assert made.join(0, 1).until("ask")
    assert {"ok": True} == web.get("/health").json()


def test_replayed_messages(web: Web) -> None:
    """What was recorded at a table does nothing when it is sent again, in any order."""
    made = web.table("human", "human")
    socket = made.join(0, 1)
    sent = []
    for _ in range(12):
        asked = socket.until("ask")
        message = {"act_id": uuid4().hex, "seq": asked["seq"], "option": asked["options"][-1]["text"]}
        socket.send(t="act", **message)
        sent.append(message)
    socket.until("ask")
    before = made.get().json()["seq"]
    random.Random(1).shuffle(sent)
    for message in sent:
        socket.send(t="act", **message)
        socket.send(t="act", **message | {"act_id": uuid4().hex})

    kinds = [socket.until("done", "refused")["t"] for _ in range(24)]
    assert before == made.get().json()["seq"]
    assert {"done", "refused"} == set(kinds)
