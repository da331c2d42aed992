"""Who may ask at all: other names, other origins, bodies that are no JSON, paths and bodies made to break something."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from chicane.core.errors import LONGEST, BadInput, one_of
from chicane.server.settings import Settings
from tests.server.conftest import GAME, Web, running

TABLE = {"game": GAME, "seats": [{"kind": "human"}, {"kind": "bot:random"}]}
EVIL = "http://evil.example"


def port_of(web: Web) -> str:
    """Where the server listens."""
    return web.address.rpartition(":")[2]


def ask(web: Web, **headers: str) -> httpx.Response:
    """A new table, asked for with these headers."""
    sent = {"Content-Type": "application/json"} | {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.post(f"{web.address}/api/tables", content=json.dumps(TABLE), headers=sent)


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "0x7f.1"])
def test_a_name_that_is_not_ours_is_sent_away(web: Web, host: str) -> None:
    """A name server that points its own name here opens no door: not to the API, nor to the pages, nor the socket."""
    for path in ("/api/games", "/", "/health"):
        answer = httpx.get(f"{web.address}{path}", headers={"Host": f"{host}:{port_of(web)}"})
        assert (421, True) == (answer.status_code, host in answer.json()["error"])
    line = socket.create_connection(("127.0.0.1", int(port_of(web))))
    with pytest.raises(InvalidStatus), connect(f"ws://{host}/ws/x", sock=line):
        pass


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST", "127.0.0.1", "[::1]", "192.168.1.20"])
def test_addresses_and_this_computer_s_names_are_ours(web: Web, host: str) -> None:
    """No name server stands behind an address."""
    assert 200 == httpx.get(f"{web.address}/api/bots", headers={"Host": f"{host}:{port_of(web)}"}).status_code


@pytest.mark.parametrize("origin", [EVIL, "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"])
def test_a_page_of_another_origin_opens_no_table(web: Web, origin: str) -> None:
    """Nothing is changed by a page that is not ours, and the reason names it."""
    answer = ask(web, Origin=origin)

    assert 403 == answer.status_code
    assert origin in answer.json()["error"]


def test_our_own_page_and_programs_may(web: Web) -> None:
    """The page of this address, and whatever is no page at all."""
    assert [201, 201] == [ask(web, Origin=web.address).status_code, ask(web).status_code]


def test_a_page_of_another_origin_opens_no_socket(web: Web) -> None:
    """The socket is refused before it is accepted; ours is not."""
    table = ask(web).json()["table"]
    place = f"ws://127.0.0.1:{port_of(web)}/ws/{table}"
    with pytest.raises(InvalidStatus), connect(place, origin=Origin(EVIL)):
        pass
    with connect(place, origin=Origin(web.address)) as line:
        line.send("{}")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_is_json_by_its_type(web: Web, kind: str) -> None:
    """A form of another page can send text, and is refused before it is read."""
    answer = ask(web, Content_Type=kind)

    assert 415 == answer.status_code
    assert "application/json" in answer.json()["error"]
    assert 201 == ask(web, Content_Type="application/json; charset=utf-8").status_code


def test_a_proxy_s_name_can_be_given(tmp_path: Path) -> None:
    """Then pages under that name are ours, with or without the proxy's port."""
    with running(Settings(f"sqlite:///{tmp_path / 'x.sqlite'}", hosts=("chicane.example",))) as address:
        web = Web(address)
        sent = ask(web, Host="chicane.example", Origin="https://chicane.example")
        inside = ask(web, Host="127.0.0.1", Origin="https://chicane.example")
        other = ask(web, Host="chicane.example", Origin=EVIL)
        web.close()

    assert [201, 201, 403] == [sent.status_code, inside.status_code, other.status_code]


NULS = ["/%00", "/index.html%00.js", "/api/tables/%00", "/api/rules/thunder/%00"]
PATHS = [*NULS, "/" + "x" * 300, "/js/" + "%C3%A9" * 150]


@pytest.mark.parametrize("path", PATHS)
def test_no_path_holds_a_nul_or_a_name_without_end(web: Web, path: str) -> None:
    """It names nothing, in either database or on disk."""
    answer = httpx.get(f"{web.address}{path}", headers={"Authorization": "Bearer x"})

    assert (400, True) == (answer.status_code, bool(answer.json()["error"]))


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/files", '{"file": {"a": ' + "[" * 20_000 + "]" * 20_000 + "}}"),
        ("/api/tables", '{"x": ' + "[" * 20_000 + "]" * 20_000 + "}"),
    ],
)
def test_what_is_nested_too_deeply_is_refused(web: Web, path: str, body: str) -> None:
    """With a reason, not with a fault of ours."""
    answer = httpx.post(f"{web.address}{path}", content=body, headers={"Content-Type": "application/json"})

    assert 400 == answer.status_code
    assert "nested too deeply" in answer.json()["error"]


def test_no_name_or_seed_holds_a_nul(web: Web) -> None:
    """PostgreSQL can't keep it, so nobody does."""
    for more in ({"seats": [{"kind": "human", "name": "a\0b"}, {"kind": "bot:random"}]}, {"seed": "a\0b"}):
        answer = web.post("/api/tables", **(TABLE | more))
        assert 400 == answer.status_code, answer.text
    assert 400 == web.table("human", "human").post("/name", 0, name="a\0b").status_code


def test_errors_quote_a_hundred_characters_at_most(web: Web) -> None:
    """Of what was sent, named or asked for."""
    long = "x" * 5_000
    shown = one_of("card", long, ["duck"]).args[0]
    answers = [
        web.post("/api/tables", game=GAME, seats=[{"kind": "human"}] * 2, options={long: "1"}),
        web.post("/api/tables", game=GAME, seats=[{"kind": "human"}] * 2, **{long: "1"}),
        web.get(f"/api/rules/{GAME}/{'x' * 200}"),
        ask(web, Origin=f"http://{long}"),
        ask(web, Host=long),
    ]

    assert LONGEST == shown.count("x")
    assert all(400 <= each.status_code < 500 for each in answers)
    assert [True] * 5 == [10 < each.text.count("x") <= LONGEST + 10 for each in answers]
    assert "a" * LONGEST + "…" == str(BadInput("a" * 101))


def test_a_server_that_is_behind_reads_on_before_it_answers(tmp_path: Path) -> None:
    """Whoever comes from another one with a later number is never shown an earlier position."""
    db = f"sqlite:///{tmp_path / 'x.sqlite'}"  # SQLite tells the other process nothing
    with running(Settings(db)) as first, running(Settings(db)) as second:
        one, two = Web(first), Web(second)
        made = one.table("human", "human", seed="7")
        two.socket(made.id).hello(*made.tokens).until("ask")
        ahead = made.join(0, 1)
        for number in range(3):
            asked = ahead.until("ask")
            ahead.act(asked, number % 2)
        seen = ahead.until("ask")["seq"]
        shown = two.socket(made.id).hello(*made.tokens, seen=seen).until("ask")
        one.close()
        two.close()

    assert seen == shown["seq"]
