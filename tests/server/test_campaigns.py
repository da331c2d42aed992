"""Campaigns at the web table: each attempt is a table, and counts once."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from chicane.core.campaign import from_data
from chicane.server.ledger import concluding
from chicane.server.settings import Settings
from tests.server.conftest import Made, Web, running, settings, wait_for
from tests.server.test_durability import free_port, is_up
from tests.server.test_store import db, postgres  # noqa: F401  fixtures

TAMPERED: list[tuple[str, Any]] = [
    ("format", "x"), ("game", "chariot"), ("kept", {"boots": "red"}), ("reached", 99), ("reached", 10**30),
    ("won", []), ("won", [1, 0, 0]), ("lost", "x"), ("extra", 1), ("kept", {"x" * 50_000: 1}),
]  # fmt: skip


class Climb:
    """A campaign that a test began."""

    def __init__(self, web: Web, data: dict[str, Any]) -> None:
        self.web = web
        self.id: str = data["campaign"]
        self.token: str = data["token"]

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        """Ask as its owner."""
        return self.web.get(f"/api/campaigns/{self.id}{path}", self.token, **query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        """Send as its owner."""
        return self.web.post(f"/api/campaigns/{self.id}{path}", self.token, **body)

    def attempt(self, **wanted: Any) -> Made:
        """A table for an attempt."""
        answer = self.post("/attempts", **wanted)
        assert 201 == answer.status_code, answer.text
        return Made(self.web, answer.json())

    def win(self, **wanted: Any) -> Made:
        """An attempt that succeeds."""
        made = self.attempt(**wanted)
        for _ in range(3):
            act(made, "up")
        return made

    @property
    def counts(self) -> list[tuple[int, int]]:
        """How often each stage was won and lost."""
        return [(stage["won"], stage["lost"]) for stage in self.get().json()["stages"]]

    @property
    def states(self) -> list[str]:
        """How the stages stand."""
        return [stage["state"] for stage in self.get().json()["stages"]]


def begun(web: Web, game: str = "hike", **kept: str) -> Climb:
    """A new campaign."""
    answer = web.post("/api/campaigns", game=game, kept=kept)
    assert 201 == answer.status_code, answer.text
    return Climb(web, answer.json())


def act(made: Made, option: str, act_id: str = "") -> httpx.Response:
    """Choose at a table, wherever it stands."""
    seq = made.get().json()["seq"]
    return made.post("/acts", act_id=act_id or uuid4().hex, seq=seq, option=option)


def test_a_new_campaign(web: Web) -> None:
    """What was chosen for good in words, every stage, and a token."""
    climb = begun(web, boots="heavy")
    shown = climb.get(lang="fr").json()

    assert 22 == len(climb.token)
    assert ["Randonnée", "chapter", False, []] == [shown[name] for name in ("title", "option", "over", "attempts")]
    heavy = {"value": "heavy", "label": "Lourdes", "help": "Elles ne prennent rien."}
    assert [{"name": "boots", "label": "Chaussures", "choice": heavy}] == shown["kept"]
    assert ["open", "locked", "locked"] == climb.states
    assert ["La butte", "La colline", "La montagne"] == [stage["rung"]["label"] for stage in shown["stages"]]


def test_the_lobby_knows_of_campaigns(web: Web) -> None:
    """Which option is climbed, and which are chosen once."""
    ladders = {card["id"]: card["ladder"] for card in web.get("/api/games").json()}

    assert {"rung": "chapter", "kept": ["boots"], "asked": []} == ladders["hike"]
    assert ladders["chariot"] is None


def test_a_win_opens_the_next_stage(web: Web) -> None:
    """A loss does not; a stage that was won may be played again."""
    climb = begun(web)
    lost = climb.attempt()
    assert 200 == act(lost, "down").status_code
    assert ["open", "locked", "locked"] == climb.states
    climb.win()
    assert ["won", "open", "locked"] == climb.states
    climb.win(rung="1")
    assert [(2, 1), (0, 0), (0, 0)] == climb.counts
    climb.win(), climb.win()
    assert ["won", "won", "won"] == climb.states
    assert climb.get().json()["over"]


def test_the_options_of_an_attempt(web: Web) -> None:
    """What is kept, the stage, the free ones; a name for the seat."""
    climb = begun(web, boots="heavy")
    climb.win()
    made = climb.attempt(options={"weather": "foul"}, name="Ada")
    act(made, "down")

    assert ["Ada"] == [seat["name"] for seat in made.data["seats"]]
    assert {"chapter": "2", "boots": "heavy", "weather": "foul", "told": "no"} == made.get("/file").json()["options"]


def test_the_dice_of_an_attempt(web: Web) -> None:
    """They come from the seed that was asked for, or from one that nobody knows before the end."""
    climb = begun(web)
    made = [climb.attempt(seed="mine"), climb.attempt(), climb.attempt(seed="")]
    for each in made:
        act(each, "down")
    shown = [each.get().json() for each in made]

    assert [True, False, False] == [each["seeded"] for each in shown]
    assert "mine" == shown[0]["seed"]
    assert 3 == len({each["seed"] for each in shown} - {""})


def test_attempts_under_way(web: Web) -> None:
    """The newest first, until they are over."""
    climb = begun(web)
    made = [climb.attempt(), climb.attempt()]
    assert [made[1].id, made[0].id] == [each["table"] for each in climb.get().json()["attempts"]]
    act(made[1], "down")
    assert [{"table": made[0].id, "rung": "1"}] == climb.get().json()["attempts"]


def test_an_attempt_sent_twice_counts_once(web: Web) -> None:
    """The last act again, or an undo of it, changes nothing."""
    climb = begun(web)
    made = climb.attempt()
    for _ in range(2):
        assert 200 == act(made, "up", "the-last-act").status_code
    assert 409 == act(made, "up").status_code
    assert 409 == made.post("/undo", act_id=uuid4().hex, seq=made.get().json()["seq"]).status_code
    assert [(1, 0), (0, 0), (0, 0)] == climb.counts


def test_a_rematch_is_no_attempt(web: Web) -> None:
    """It is played for its own sake."""
    climb = begun(web)
    made = climb.win()
    again = made.post("/rematch").json()["table"]
    rematch = Made(web, made.data | {"table": again})
    assert 200 == act(rematch, "up").status_code
    assert rematch.get().json()["over"]
    assert [(1, 0), (0, 0), (0, 0)] == climb.counts


def test_reset(web: Web) -> None:
    """What is kept stays; an attempt under way counts no more, and can be played to its end."""
    climb = begun(web, boots="heavy")
    climb.win()
    made, first = climb.attempt(), climb.attempt(rung="1")
    answer = climb.post("/reset")
    assert ["heavy"] == [each["choice"]["value"] for each in answer.json()["kept"]]
    act(made, "up"), act(made, "up"), act(first, "up")

    assert made.get().json()["over"]
    assert [(0, 0), (0, 0), (0, 0)] == climb.counts
    assert [] == climb.get().json()["attempts"]


def test_reset_with_other_choices(web: Web) -> None:
    """What is named changes; what can't be is refused, and nothing is forgotten."""
    climb = begun(web, boots="heavy")
    climb.win()
    assert 400 == climb.post("/reset", kept={"boots": "red"}).status_code
    assert 400 == climb.post("/reset", kept={"chapter": "2"}).status_code
    assert [(1, 0), (0, 0), (0, 0)] == climb.counts
    answer = climb.post("/reset", kept={"boots": "light"})

    assert ["light"] == [each["choice"]["value"] for each in answer.json()["kept"]]
    assert [(0, 0), (0, 0), (0, 0)] == climb.counts


def test_portraits(web: Web) -> None:
    """Pictures of what is kept, as far as a game has any."""
    found = web.get("/api/games/hike/portraits").json()
    assert [("boots", "light"), ("boots", "heavy")] == [(each["option"], each["choice"]) for each in found]
    assert all(each["picture"].startswith("<svg") for each in found)
    assert [] == web.get("/api/games/chariot/portraits").json()
    drawn = web.get("/api/games/wreckland/portraits", lang="fr").json()

    assert {"vehicle": 4, "hero": 4} == Counter(each["option"] for each in drawn)
    assert 404 == web.get("/api/games/ludo/portraits").status_code


def test_what_a_stage_brings_is_told_with_its_first_attempt(web: Web) -> None:
    """Neither the lobby nor the campaign explain it before."""
    games = {game["id"]: game for game in web.get("/api/games").json()}
    chapters = next(option for option in games["wreckland"]["options"] if option["name"] == "chapter")
    assert {""} == {choice["help"] for choice in chapters["choices"]}
    climb = begun(web, "wreckland")
    assert {""} == {stage["rung"]["help"] for stage in climb.get().json()["stages"]}
    climb.attempt()

    assert [0] == [place for place, stage in enumerate(climb.get().json()["stages"]) if stage["rung"]["help"]]


def test_a_file_there_and_back_again(web: Web) -> None:
    """It is the terminal's file, and becomes a campaign of its own."""
    climb = begun(web, boots="heavy")
    climb.win()
    answer = climb.get("/file")
    assert 'attachment; filename="campaign-hike.json"' == answer.headers["Content-Disposition"]
    assert ["1", "2"] == from_data(answer.json()).open_rungs()
    twin = Climb(web, web.post("/api/campaigns/import", file=answer.json()).json())
    twin.win()

    assert (["won", "won", "open"], ["won", "open", "locked"]) == (twin.states, climb.states)


@pytest.mark.parametrize(("field", "value"), TAMPERED)
def test_a_file_that_was_tampered_with(web: Web, field: str, value: Any) -> None:
    """Refused with the reason."""
    file = begun(web).get("/file").json() | {field: value}
    answer = web.post("/api/campaigns/import", file=file)

    assert 400 == answer.status_code
    assert answer.json()["error"]


def test_what_cannot_be_begun_or_attempted(web: Web) -> None:
    """A game without a campaign, what is not kept, a stage that is locked, what is settled."""
    assert "chariot has no campaign" in web.post("/api/campaigns", game="chariot").json()["error"]
    assert "no game" in web.post("/api/campaigns", game="ludo").json()["error"]
    assert 400 == web.post("/api/campaigns", game="hike", kept={"chapter": "3"}).status_code
    climb = begun(web)
    answers = [
        climb.post("/attempts", rung="2"),
        climb.post("/attempts", rung="x"),
        climb.post("/attempts", options={"boots": "light"}),
        climb.post("/attempts", options={"chapter": "3"}),
        climb.post("/attempts", options={"weather": "dry"}),
        climb.post("/attempts", options={"x": "y"}),
        climb.post("/attempts", seed="x" * 101),
    ]

    assert [400] * len(answers) == [answer.status_code for answer in answers]
    assert [] == climb.get().json()["attempts"]


def test_only_its_owner(web: Web) -> None:
    """Another campaign's token, a seat's, none, or one in the address opens nothing."""
    climb, other = begun(web), begun(web)
    made = climb.attempt()
    for token in (other.token, made.tokens[0], None, "x"):
        for answer in (
            web.get(f"/api/campaigns/{climb.id}", token),
            web.get(f"/api/campaigns/{climb.id}/file", token),
            web.post(f"/api/campaigns/{climb.id}/attempts", token),
            web.post(f"/api/campaigns/{climb.id}/reset", token),
        ):
            assert 401 == answer.status_code
    assert 401 == climb.get(token=climb.token).status_code
    assert 404 == web.get("/api/campaigns/nowhere", climb.token).status_code
    assert 401 == web.get(f"/api/tables/{made.id}", climb.token).status_code


def test_too_many(tmp_path: Path, duel_installed: None) -> None:
    """Campaigns and attempts are limited together with tables."""
    with running(Settings(f"sqlite:///{tmp_path / 'x.sqlite'}", tables_a_minute=2)) as address:
        web = Web(address)
        climb = begun(web)
        answers = [climb.post("/attempts") for _ in range(2)]
        web.close()

    assert [201, 429] == [answer.status_code for answer in answers]


def test_a_campaign_against_bots(web: Web) -> None:
    """In a game for several, bots take the other seats, and their last act counts as well."""
    climb = begun(web, "duel")
    made = climb.attempt()
    assert ["human", "bot:greedy", "bot:greedy"] == [seat["kind"] for seat in made.data["seats"]]
    socket = made.join(0)
    while (asked := socket.until("ask", "over"))["t"] == "ask":
        socket.act(asked)
    won = 0 in asked["winners"]

    assert [(int(won), int(not won)), (0, 0), (0, 0)] == climb.counts


def test_a_table_for_one(web: Web) -> None:
    """Alone at a table: live, watched, replayed and drawn."""
    made = web.table("human", game="hike")
    socket, watcher = made.join(0), made.join()
    socket.act(socket.until("ask"))

    assert [0] == socket.until("over")["winners"] == watcher.until("over")["winners"]
    assert 2 == made.get("/frames").json()["plies"]
    assert 200 == made.get("/picture.svg").status_code
    assert 400 == web.post("/api/tables", game="hike", seats=[{"kind": "human"}] * 2).status_code


# On disk


def test_in_both_databases(db: str, duel_installed: None) -> None:  # noqa: F811
    """A second server finds the campaign as the first one left it, and goes on."""
    with running(Settings(db)) as address:
        climb = begun(Web(address), boots="heavy")
        climb.win()
        made = climb.attempt()
        act(made, "up")
    with running(Settings(db)) as first, running(Settings(db)) as second:
        climb.web, made.web = Web(first), Web(second)
        other = climb.attempt(rung="1")
        act(made, "up"), act(other, "down")
        assert [(1, 1), (1, 0), (0, 0)] == climb.counts
        climb.web = made.web
        assert ["won", "won", "open"] == climb.states
        assert 200 == climb.post("/reset").status_code
        assert [(0, 0), (0, 0), (0, 0)] == climb.counts


def test_the_outcome_is_written_once(tmp_path: Path, duel_installed: None) -> None:
    """However often it is told, and whatever it is told later; of a table that is no attempt, nothing is."""
    with running(settings(tmp_path)) as address:
        climb = begun(Web(address))
        made, other = climb.attempt(), climb.web.table("human", game="hike")
        engine = create_engine(settings(tmp_path).db)
        for table, won in ((made.id, True), (made.id, True), (made.id, False), (other.id, True)):
            with engine.begin() as connection:
                concluding(table, won)(connection)
        assert [(1, 0), (0, 0), (0, 0)] == climb.counts


def test_a_campaign_that_other_rules_made(tmp_path: Path, duel_installed: None) -> None:
    """It is refused with the reason; an attempt at it can still be played to its end."""
    with running(settings(tmp_path)) as address:
        climb = begun(Web(address))
        made = climb.attempt()
        engine = create_engine(settings(tmp_path).db)
        with engine.begin() as connection:
            connection.execute(text("""UPDATE campaigns SET state = '{"format": "older"}'"""))
        assert 409 == climb.get().status_code
        assert 200 == act(made, "up").status_code
        assert made.get().json()["over"]


def test_the_token_is_kept_as_a_hash(tmp_path: Path, duel_installed: None) -> None:
    """Whoever reads the database can't play on."""
    with running(settings(tmp_path)) as address:
        climb = begun(Web(address))
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))

    assert climb.id.encode() in kept
    assert climb.token.encode() not in kept


SERVE = """
import sys
from tests.server.conftest import install
install()
from chicane.cli import main
main(["serve", "--db", sys.argv[1], "--port", sys.argv[2], "--tables-a-minute", "100000"])
"""


@contextmanager
def process(place: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process of its own that knows the games of the tests."""
    command = [sys.executable, "-c", SERVE, place, str(port)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            wait_for(lambda: is_up(port) or server.poll() is not None)
            assert server.poll() is None
            yield server
        finally:
            server.kill()


@pytest.mark.slow
def test_killed_at_the_last_act(tmp_path: Path) -> None:
    """Whether a kill -9 comes before or after it is written: an attempt that is over is counted, once, and no other."""
    place, port = f"sqlite:///{tmp_path / 'tables.sqlite'}", free_port()
    data: dict[str, Any] = {}
    tables: list[dict[str, Any]] = []
    for number in range(4):
        with process(place, port) as server:
            web = Web(f"http://127.0.0.1:{port}")
            data = data or web.post("/api/campaigns", game="hike").json()
            made = Climb(web, data).attempt(rung="1")
            tables.append(made.data)
            last_act(made, server, wait=number % 2 == 0)
            web.close()
    with process(place, port):
        web = Web(f"http://127.0.0.1:{port}")
        climb = Climb(web, data)
        over = sum(Made(web, each).get().json()["over"] for each in tables)
        counts = climb.counts
        web.close()

    assert over >= 2
    assert [(over, 0), (0, 0), (0, 0)] == counts


def last_act(made: Made, server: subprocess.Popen[bytes], *, wait: bool) -> None:
    """Win; the server is killed as soon as that is acknowledged, or at once."""
    socket = made.join(0)
    with suppress(ConnectionClosed):
        socket.act(socket.until("ask"))
        if wait:
            socket.until("done")
        server.kill()
        while True:
            socket.next()


def test_the_wire_of_a_campaign_is_small(web: Web) -> None:
    """No picture, no token."""
    climb = begun(web)

    assert climb.token not in json.dumps(climb.get().json())


def test_what_is_wrong_with_a_file_in_french(web: Web) -> None:
    """A file that is none is refused in the language of the asker."""
    answer = web.http.post("/api/campaigns/import", json={"file": {"format": "x"}}, headers={"Accept-Language": "fr"})

    assert 400 == answer.status_code
    assert "ce n’est pas une campagne" in answer.json()["error"]
