"""Play by days: a table that waits, keyrings, and word that it is one's turn by mail and push."""

import base64
import email
import json
import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import timedelta
from email import policy
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import insert, text, update

from chicane.server import keyrings
from chicane.server.admin import prune
from chicane.server.idle import close_all
from chicane.server.keyrings import reminders
from chicane.server.live import Connection
from chicane.server.messages import Messages, Push
from chicane.server.reminders import Postman, Reminder
from chicane.server.settings import Settings
from chicane.server.store import connect, now
from chicane.server.tables import Tables
from tests.server.conftest import Made, Web, made, opened, run, running, settings, wait_for
from tests.server.test_proxy import free_port

PUBLIC = "https://games.example.org/chicane"


class Letterbox:
    """A mail server on this computer that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: list[tuple[list[str], str]] = []
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.mails.append((envelope.rcpt_tos, envelope.content.decode()))
        return "250 OK"

    @property
    def url(self) -> str:
        """Where it is."""
        return f"smtp://127.0.0.1:{self.controller.port}"


@pytest.fixture
def letterbox() -> Iterator[Letterbox]:
    """A mail server that runs meanwhile."""
    box = Letterbox()
    box.controller.start()
    yield box
    box.controller.stop()


class Browser:
    """A push service and the browser behind it, which can read what comes."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], str]] = []
        self.status = 201
        self.key, self.secret = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        browser = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                browser.got.append(({name.lower(): value for name, value in self.headers.items()}, browser.read(body)))
                self.send_response(browser.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nobody wants to know."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def read(self, body: bytes) -> str:
        """What was enciphered for this browser."""
        return str(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm").decode())

    @property
    def subscription(self) -> dict[str, str]:
        """What a browser says of itself."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"http://127.0.0.1:{self.server.server_port}/push/1"
        return {"endpoint": endpoint, "p256dh": base64url(point), "auth": base64url(self.secret)}


def base64url(data: bytes) -> str:
    """As browsers write it."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@pytest.fixture
def browser() -> Iterator[Browser]:
    """A push receiver that runs meanwhile."""
    made = Browser()
    yield made
    made.server.shutdown()


@contextmanager
def club(folder: Path, **more: Any) -> Iterator[Web]:
    """A server that tells people at once."""
    with running(settings(folder, workers=1, public=PUBLIC, remind_after=0.2, **more)) as address:
        web = Web(address)
        yield web
        web.close()


def ring(web: Web, made: Made, seat: int, lang: str = "en") -> str:
    """A keyring with one seat on it."""
    token: str = web.post("/api/keyring/", lang=lang).json()["token"]
    assert 200 == web.post("/api/keyring/seats", token, table=made.id, tokens=[made.tokens[seat]]).status_code
    return token


def play_to(made: Made, seat: int) -> None:
    """Whoever is asked chooses, all at one screen, until it is a seat's turn; then they leave."""
    socket = made.join(0, 1)
    asked = socket.until("ask")
    while asked["seat"] == seat:  # first somebody else's, so that it becomes this one's
        socket.act(asked)
        asked = socket.until("ask")
    while asked["seat"] != seat:
        socket.act(asked)
        asked = socket.until("ask")
    socket.connection.close()


# Keyrings


def test_a_keyring_opens_seats_from_another_device(tmp_path: Path) -> None:
    """Its token sits, plays and watches like that of the seat, and nothing else; only hashes are kept."""
    with club(tmp_path) as web:
        made, other = web.table("human", "human", seed="5"), web.table("human", "human")
        token = ring(web, made, 0)
        shown = web.get("/api/keyring/", token).json()
        socket = web.socket(made.id).hello(token)
        seats = socket.until("table")["seats"]
        refused = web.get(f"/api/tables/{other.id}", token)
        stranger = web.post("/api/keyring/seats", token, table=other.id, tokens=["nonsense"])
        forgotten = web.post("/api/keyring/forget", token, table=made.id).json()
        gone = web.get(f"/api/tables/{made.id}", token)
        kept = (tmp_path / "tables.sqlite").read_bytes() + (tmp_path / "tables.sqlite-wal").read_bytes()

    assert [{"table": made.id, "game": "chariot", "seats": [0]}] == shown["tables"]
    assert [True, False] == [seat["you"] for seat in seats]
    assert (401, 401, 401) == (refused.status_code, stranger.status_code, gone.status_code)
    assert [] == forgotten["tables"]
    assert token.encode() not in kept


def test_a_keyring_opens_the_rematch(tmp_path: Path, duel_installed: None) -> None:
    """The same people play again, on whatever device."""
    with club(tmp_path) as web:
        made = web.table("human", game="hike", seed="5")
        token = ring(web, made, 0)
        socket = made.join(0)
        while (message := socket.until("ask", "over"))["t"] == "ask":
            socket.act(message)
        again = made.post("/rematch").json()["table"]
        opened = web.get(f"/api/tables/{again}", token)

    assert 200 == opened.status_code


def test_a_keyring_with_two_seats_shows_nobodys_secrets(tmp_path: Path, duel_installed: None) -> None:
    """Several people share it at one table: pictures and replays are those of a watcher."""
    with club(tmp_path) as web:
        made = web.table("human", "human", game="duel", seed="5")
        token = ring(web, made, 0)
        path = f"/api/tables/{made.id}"
        alone = web.get(f"{path}/frames", token).json()
        web.post("/api/keyring/seats", token, table=made.id, tokens=[made.tokens[1]])
        both, watcher = web.get(f"{path}/frames", token).json(), web.get(f"{path}/frames", made.watch).json()
        seats = web.get(path, token).json()["seats"]

    assert alone != watcher
    assert watcher == both
    assert [True, True] == [seat["you"] for seat in seats]


@pytest.mark.parametrize("token", [None, "nonsense"])
def test_no_keyring_without_its_token(tmp_path: Path, token: str | None) -> None:
    """It is refused with the reason."""
    with club(tmp_path) as web:
        refused = [web.get("/api/keyring/", token), web.post("/api/keyring/mail", token, address="")]

    assert [401, 401] == [each.status_code for each in refused]
    assert "token of a keyring" in refused[0].json()["error"]


def test_a_table_that_was_thrown_away_meanwhile(tmp_path: Path) -> None:
    """It is in memory here, but neither hung on a keyring nor played on: it says that there is no such table."""
    with club(tmp_path) as web:
        made = web.table("human", "human")
        socket = made.join(0, 1)
        asked = socket.until("ask")
        token = web.post("/api/keyring/").json()["token"]
        prune(connect(settings(tmp_path).db), made.id)
        hung = web.post("/api/keyring/seats", token, table=made.id, tokens=[made.tokens[0]])
        socket.act(asked)
        refused = socket.until("refused", "done")
        shown = web.get("/api/keyring/", token)

    assert (404, "There is no such table.") == (hung.status_code, hung.json()["error"])
    assert ("refused", "There is no such table.") == (refused["t"], refused["reason"])
    assert (200, []) == (shown.status_code, shown.json()["tables"])


# Several servers


def test_who_sits_at_another_server_is_not_reminded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until they have left it for as long as anybody may be away; then once."""
    told: list[int] = []
    monkeypatch.setattr(Postman, "tell", lambda self, room, seat: told.append(seat))
    more: dict[str, Any] = {"smtp": "smtp://127.0.0.1:9", "mail_from": "a@example.org"}

    async def wait(here: Tables, there: Tables) -> None:
        [id] = await made(here, 1, days=1)
        room, visitor = await there.room(id), Connection({0, 1}, "en")
        room.join(visitor, 0)
        first = room.standing.waiting
        while room.standing.waiting == first:
            await room.act(set(first), room.match.options[0], str(room.standing.seq), room.standing.seq)
        postmen = [Postman(each, Messages(here.settings)) for each in (there, here)]
        for _ in range(2):
            come_due(here)
            for postman in postmen:
                await postman.round()
            told.append(len(told))
            room.leave(visitor)
        assert [0, *room.standing.waiting, 2] == told

    db = settings(tmp_path).db
    with opened(db, tmp_path, **more) as here, opened(db, tmp_path, **more) as there:
        run(wait(here, there))


def come_due(tables: Tables) -> None:
    """As if all who are asked had been asked long ago."""
    with tables.store.engine.begin() as connection:
        connection.execute(update(reminders).values(due=now()))


def test_those_who_are_due_do_not_wait_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many reminders are kept for later."""
    monkeypatch.setattr("chicane.server.reminders.BAG", 1)

    async def ask(tables: Tables) -> list[Reminder]:
        ids = await made(tables, 2)
        moments = [now() + timedelta(days=1), now()]
        rows = [{"table_id": id, "seat": 0, "due": due} for id, due in zip(ids, moments, strict=True)]
        with tables.store.engine.begin() as connection:
            connection.execute(insert(reminders), rows)
        return Postman(tables, Messages(tables.settings)).soon()

    with opened(settings(tmp_path).db, tmp_path) as tables:
        assert 1 == len(run(ask(tables)))


# A week


def aged(made: Made, folder: Path, days: float) -> None:
    """As if everything at a table had happened so many days ago."""
    moment = (now() - timedelta(days=days)).replace(tzinfo=None)
    with connect(settings(folder).db).begin() as connection:
        values = {"moment": moment.isoformat(" "), "id": made.id}
        connection.execute(text("UPDATE tables SET created = :moment, touched = :moment WHERE id = :id"), values)


def test_a_table_waits_for_a_week(tmp_path: Path) -> None:
    """After eight days, restarts and a club that closes tables after one, it is as it was left, and played on."""
    with club(tmp_path) as web:
        made = web.table("human", "human", seed="5", days=7)
        play_to(made, 1)
        before = made.get().json()
    aged(made, tmp_path, 7.9)
    closed = close_all(connect(settings(tmp_path).db), 1)
    with club(tmp_path, close_after=1) as web:
        made.web = web
        after = made.get().json()
        socket = made.join(1)
        socket.act(socket.until("ask"))
        done = socket.until("done")

    assert [] == closed
    assert 7 == before["days"]
    assert (before["seq"], before["to_act"]) == (after["seq"], after["to_act"])
    assert before["seq"] + 1 == done["seq"]


def test_no_bot_stands_in_before_the_days_are_over(tmp_path: Path) -> None:
    """Somebody who left a minute ago may take the days that were agreed; after them, a bot may play."""
    with club(tmp_path, grace=0.0) as web:
        made = web.table("human", "human", seed="5", days=3)
        play_to(made, 1)
        soon = made.post("/stand-in", seat=1, bot="random")
        grace = made.join(0).until("table")["grace"]
    aged(made, tmp_path, 2.9)
    with club(tmp_path, grace=0.0) as web:
        made.web = web
        not_yet = made.post("/stand-in", seat=1, bot="random")
    aged(made, tmp_path, 3.1)
    with club(tmp_path, grace=0.0) as web:
        made.web = web
        now_it_may = made.post("/stand-in", seat=1, bot="random")

    assert [409, 409, 200] == [each.status_code for each in (soon, not_yet, now_it_may)]
    assert "may take 3 days to choose, as agreed" in soon.json()["error"]
    assert 3 * 86_400 == grace


def test_an_idle_table_is_closed_where_the_club_wants_it(tmp_path: Path) -> None:
    """After the days of the club and those that a choice may take; not a minute earlier."""
    with club(tmp_path) as web:
        live, slow = web.table("human", "human"), web.table("human", "human", days=7)
    engine = connect(settings(tmp_path).db)
    aged(live, tmp_path, 29)
    aged(slow, tmp_path, 36)
    early = close_all(engine, 30)
    aged(live, tmp_path, 31)
    aged(slow, tmp_path, 38)
    late = close_all(engine, 30)

    assert [] == early
    assert {live.id, slow.id} == set(late)


# By mail


def mailed(box: Letterbox) -> str:
    """The last mail."""
    return box.mails[-1][1]


def test_your_turn_by_mail(tmp_path: Path, letterbox: Letterbox) -> None:
    """To an address that its owner confirmed; once a turn, with a link and without a token."""
    with club(tmp_path, smtp=letterbox.url, mail_from="club@example.org") as web:
        made = web.table("human", "human", seed="5", days=7)
        token = ring(web, made, 1, "fr")
        web.post("/api/keyring/mail", token, address="ann@example.org", lang="fr")
        code = re.search(r"\b\d{6}\b", mailed(letterbox))
        assert code is not None
        unsure = web.get("/api/keyring/", token).json()["mail"]
        wrong = web.post("/api/keyring/code", token, code="000000" if code[0] != "000000" else "111111")
        sure = web.post("/api/keyring/code", token, code=code[0]).json()["mail"]
        play_to(made, 1)
        wait_for(lambda: len(letterbox.mails) == 2)
        to, letter = letterbox.mails[-1]
        told = text_of(letter)
        web.post("/api/keyring/mail", token, address="")
        play_to(made, 1)
        wait_for(lambda: no_reminders(tmp_path))

    assert ["ann@example.org"] == to
    assert ("", 409, "ann@example.org") == (unsure, wrong.status_code, sure)
    assert f"{PUBLIC}/#/t/{made.id}" in told and "C’est à vous de jouer" in told
    assert not any(each and each in letter for each in [*made.tokens, token])
    assert 2 == len(letterbox.mails)


def text_of(letter: str) -> str:
    """What a mail says."""
    body = email.message_from_string(letter, policy=policy.default).get_body()
    assert body is not None
    return str(body.get_content())


def no_reminders(folder: Path) -> bool:
    """Whether nobody is to be told anything."""
    with connect(settings(folder).db).connect() as connection:
        return connection.execute(text("SELECT count(*) FROM reminders")).scalar() == 0


def kept_until(folder: Path) -> str:
    """When the one who is asked is to be told."""
    with connect(settings(folder).db).connect() as connection:
        return str(connection.execute(text("SELECT due FROM reminders")).scalar_one())


def test_a_code_is_good_for_a_few_tries(tmp_path: Path, letterbox: Letterbox) -> None:
    """Nobody guesses their way to somebody else's letterbox."""
    with club(tmp_path, smtp=letterbox.url, mail_from="club@example.org") as web:
        token = web.post("/api/keyring/").json()["token"]
        web.post("/api/keyring/mail", token, address="ann@example.org")
        code = re.search(r"\b\d{6}\b", mailed(letterbox))
        assert code is not None
        wrong = f"{(int(code[0]) + 1) % 1_000_000:06}"
        tries = [web.post("/api/keyring/code", token, code=wrong).json()["error"] for _ in range(6)]
        late = web.post("/api/keyring/code", token, code=code[0])

    assert ["This is not the code"] * 5 == [each[:20] for each in tries[:5]]
    assert tries[5].startswith("There is no code to wait for") and 409 == late.status_code


def test_many_tries_at_once_are_no_more_than_a_few(tmp_path: Path, letterbox: Letterbox) -> None:
    """A try counts before it is known whether it was right, so that nobody tries a million at one moment."""
    with club(tmp_path, smtp=letterbox.url, mail_from="club@example.org") as web:
        token = web.post("/api/keyring/").json()["token"]
        web.post("/api/keyring/mail", token, address="ann@example.org")
        code = re.search(r"\b\d{6}\b", mailed(letterbox))
        assert code is not None
        wrong = [f"{(int(code[0]) + each) % 1_000_000:06}" for each in range(1, 41)]
        with ThreadPoolExecutor(20) as crowd:
            answers = list(crowd.map(lambda each: web.post("/api/keyring/code", token, code=each), wrong))

    assert keyrings.TRIES == sum(each.json()["error"].startswith("This is not the code") for each in answers)


@pytest.mark.parametrize("address", ["a@[b", "a@b,c@d", "(a@b", "a@b\r\nBcc: c@d", "a@", "a..b@c", "a@é.fr", "\0@b"])
def test_what_is_no_address_of_mail(tmp_path: Path, letterbox: Letterbox, address: str) -> None:
    """It is refused before any mail program looks at it."""
    with club(tmp_path, smtp=letterbox.url, mail_from="club@example.org") as web:
        token = web.post("/api/keyring/").json()["token"]
        assert 400 == web.post("/api/keyring/mail", token, address=address).status_code

    assert not letterbox.mails


def test_nobody_is_flooded_with_codes(tmp_path: Path, letterbox: Letterbox) -> None:
    """One address gets a few codes and then none for minutes, whoever asks."""
    with club(tmp_path, smtp=letterbox.url, mail_from="club@example.org") as web:
        tokens = [web.post("/api/keyring/").json()["token"] for _ in range(6)]
        answers = [web.post("/api/keyring/mail", token, address="ann@example.org").status_code for token in tokens]

    assert [200] * 5 + [429] == answers
    assert 5 == len(letterbox.mails)


def test_a_mail_server_that_is_down(tmp_path: Path, letterbox: Letterbox) -> None:
    """Whoever asks is told; the game goes on without."""
    with club(tmp_path, smtp="smtp://127.0.0.1:1", mail_from="club@example.org") as web:
        token = web.post("/api/keyring/").json()["token"]
        answer = web.post("/api/keyring/mail", token, address="ann@example.org")

    assert (503, "The mail could not be sent. Try again later.") == (answer.status_code, answer.json()["error"])


def test_who_is_there_gets_no_mail(tmp_path: Path, letterbox: Letterbox) -> None:
    """Nor does anybody at a table where people play at once."""
    with club(tmp_path, smtp=letterbox.url, mail_from="club@example.org") as web:
        for days in (0, 7):
            made = web.table("human", "human", seed="5", days=days)
            token = ring(web, made, 1)
            web.post("/api/keyring/mail", token, address="ann@example.org")
            code = re.search(r"\b\d{6}\b", mailed(letterbox))
            web.post("/api/keyring/code", token, code=code and code[0])
            if days:
                web.socket(made.id).hello(token).until("table")
            play_to(made, 1)
        first = kept_until(tmp_path)
        wait_for(lambda: kept_until(tmp_path) > first)  # it was put off, at the moment at which it would have been sent
        mails = len(letterbox.mails)

    assert 2 == mails  # the codes


# By push


def test_your_turn_by_push(tmp_path: Path, browser: Browser) -> None:
    """Enciphered for one browser, signed by the server's key; a browser that wants no more is forgotten."""
    key = tmp_path / "push.pem"
    with club(tmp_path, push_key=str(key), push_hosts=("127.0.0.1",)) as web:
        ways = web.get("/api/keyring/ways").json()
        made = web.table("human", "human", seed="5", days=7)
        token = ring(web, made, 1)
        shown = web.post("/api/keyring/push", token, **browser.subscription).json()
        play_to(made, 1)
        wait_for(lambda: len(browser.got) == 1)
        headers, message = browser.got[0]
        browser.status = 410
        play_to(made, 1)
        wait_for(lambda: web.get("/api/keyring/", token).json()["devices"] == 0)

    assert 1 == shown["devices"]
    assert headers["authorization"].startswith("vapid t=") and ways["push"] in headers["authorization"]
    assert {"title": "Your turn: Chariot Race", "table": made.id} == {
        name: json.loads(message)[name] for name in ("title", "table")
    }
    assert "0o600" == oct(key.stat().st_mode & 0o777)
    assert Push(str(key), "mailto:club@example.org", ()).public == ways["push"]


@pytest.mark.parametrize("endpoint", ["https://example.org/push", "http://fcm.googleapis.com/1", "http://127.0.0.1/1"])
def test_pushes_go_to_push_services_only(tmp_path: Path, endpoint: str) -> None:
    """A server that posts wherever it is told would be somebody's weapon."""
    with club(tmp_path, push_key=str(tmp_path / "push.pem")) as web:
        token = web.post("/api/keyring/").json()["token"]
        answer = web.post("/api/keyring/push", token, endpoint=endpoint, p256dh="abc", auth="abc")

    assert 409 == answer.status_code and "not the address of a push service" in answer.json()["error"]


def test_a_server_without_ways(tmp_path: Path) -> None:
    """It says so, and writes nothing down for anybody."""
    with club(tmp_path) as web:
        ways = web.get("/api/keyring/ways").json()
        token = web.post("/api/keyring/").json()["token"]
        answers = [
            web.post("/api/keyring/mail", token, address="ann@example.org"),
            web.post("/api/keyring/push", token, endpoint="https://fcm.googleapis.com/1", p256dh="abc", auth="abc"),
        ]
        play_to(web.table("human", "human", seed="5", days=7), 1)

    assert {"mail": False, "push": ""} == ways
    assert [501, 501] == [each.status_code for each in answers]
    assert no_reminders(tmp_path)
    assert not Settings("sqlite://").reminds
