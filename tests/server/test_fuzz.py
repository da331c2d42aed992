"""Whatever is sent, the server neither fails nor changes a table."""

import json
import random
from typing import Any
from urllib.parse import quote
from uuid import uuid4

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import GAME, Made, Socket, Web

KINDS = ["hello", "act", "undo", "lang", "hint", "table", "", None, 7]
VALUES: list[Any] = [
    None, True, -1, 0, 3, 2**31, 2**70, 1.5, "", "en", "keep", "0 keep", "!undo", "\x00", "\u202e", "x" * 300,
    [], [[]], {}, {"t": "act"}, ["x"] * 50,
]  # fmt: skip
RAW = [
    b"", b"\xff\xfe", b"{", b"[]", b"null", b'"act"', b'{"t":"act"', b"[" * 5000, b'{"t":"act","t":"hello"}',
    b"\x00" * 99, b"[" * 30_000 + b"]" * 30_000, b'{"t":"act","option":' + b"[" * 900 + b"]" * 900 + b"}",
    b'{"t":' * 5000 + b"1" + b"}" * 5000,
]  # fmt: skip
DEEP: Any = "DEEP"  # stands for lists in lists in lists, which can't be made of lists here
PARTS = ["\0", "%00", "..", "%2e%2e", "x" * 300, "\ud800", "index.html%00.js", "api", "tables", "games", "%ff", "é"]


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


BODIES: dict[str, dict[str, Any]] = {
    "/api/tables": {"game": GAME, "seats": [{"kind": "human", "name": "A"}] * 2, "seed": "1", "options": {}},
    "/api/files": {"file": {"game": GAME, "seats": ["A", "B"], "log": [], "setup": {}, "seed": "1"}, "lang": "en"},
    "/api/campaigns": {"game": GAME, "kept": {}, "lang": "en"},
    "/api/campaigns/import": {"file": {}, "lang": "en"},
    "/api/codes": {"link": "/#/t/x"},
    "/api/keyring/": {"lang": "en"},
    "/api/keyring/seats": {"table": "x", "tokens": ["x"]},
    "/api/keyring/forget": {"table": "x"},
    "/api/keyring/mail": {"address": "", "lang": "en"},
    "/api/keyring/code": {"code": "123456"},
    "/api/keyring/push": {"endpoint": "https://push.example/x", "p256dh": "x", "auth": "x"},
    "/api/keyring/push/stop": {"endpoint": "https://push.example/x"},
}
NOT_INSTALLED = 501  # this server sends no mail and no pushes


def spoilt(body: Any, rng: random.Random) -> Any:
    """The same with something in it that does not belong there."""
    if isinstance(body, dict) and body and rng.random() < 0.8:
        key = rng.choice(list(body))
        return body | {key: spoilt(body[key], rng)}
    if isinstance(body, list) and body and rng.random() < 0.8:
        return [spoilt(body[0], rng), *body[1:]]
    return rng.choice([*VALUES, DEEP, "a\0b", "x" * 5000])


def sent(body: Any) -> bytes:
    """A body as JSON, with what is too deep to be written by the library."""
    return json.dumps(body).replace(f'"{DEEP}"', "[" * 9000 + "]" * 9000).encode()


@pytest.mark.parametrize("seed", range(2))
def test_nonsense_over_http(web: Web, seed: int) -> None:
    """Bodies with NULs, lists in lists and endless names, and paths made to break something: each is told why."""
    ring = web.post("/api/keyring/").json()["token"]
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {ring}"}
    rng, http = random.Random(seed), httpx.Client(base_url=web.address, headers=headers)
    for _ in range(100):
        path = rng.choice(list(BODIES))
        answer = http.post(path, content=sent(spoilt(BODIES[path], rng)))
        assert 500 > answer.status_code or NOT_INSTALLED == answer.status_code, (path, answer.text)
        assert 300 > answer.status_code or len(answer.text) < 1500, (path, answer.text)
        told = http.get("/" + "/".join(quote(part, "%", errors="surrogatepass") for part in rng.choices(PARTS, k=3)))
        assert 500 > told.status_code and len(told.text) < 100_000, told.url

    assert {"ok": True} == web.get("/health").json()
