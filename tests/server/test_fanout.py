"""Several server processes and one database: whoever sits at one of them sees what happens at the others."""

import asyncio
import shutil
import signal
import subprocess
from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import create_engine, text

from chicane.core.errors import BadInput
from chicane.server import fanout
from chicane.server.fanout import CHANNEL, LOST, Fanout, Steady, backend_for
from chicane.server.settings import Settings
from tests.server.conftest import PATIENCE, Made, Socket, Web, run, running
from tests.server.test_durability import free_port, process
from tests.server.test_live import pieces, story
from tests.server.test_store import postgres

__all__ = ["postgres"]


CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname IS NOT NULL AND pid <> pg_backend_pid()"


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Redis server that keeps nothing."""
    pytest.importorskip("redis", reason="news over Redis need redis")
    program, port = shutil.which("redis-server"), free_port()
    if program is None:
        pytest.skip("Redis is not installed (on Debian: apt-get install redis-server)")
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=tmp_path_factory.mktemp("redis")) as server:
        yield f"redis://127.0.0.1:{port}"
        server.terminate()


@pytest.fixture(params=["postgres", "redis"])
def shared(request: pytest.FixtureRequest) -> list[str]:
    """The options of servers that share their tables; the last --db is the one that counts."""
    way: str = request.getfixturevalue(request.param)
    return ["--db", way] if request.param == "postgres" else ["--fanout", way]


@contextmanager
def servers(folder: Path, options: list[str]) -> Iterator[list[Web]]:
    """Two servers, each in a process of its own, as two people see them."""
    with ExitStack() as stack:
        webs = []
        for _ in range(2):
            port = free_port()
            stack.enter_context(process(folder / "tables.sqlite", port, *options))
            webs.append(Web(f"http://127.0.0.1:{port}"))
            stack.callback(webs[-1].close)
        yield webs


def at(web: Web, made: Made, *seats: int) -> Socket:
    """Somebody joins a table at a server of their choice."""
    return Made(web, made.data).join(*seats)


def test_two_processes(tmp_path: Path, shared: list[str]) -> None:
    """One person at each server: both see every act, undo and name, and end with the same picture and story."""
    with servers(tmp_path, shared) as (first, second):
        made = first.table("human", "human")
        sockets = [at(first, made, 0), at(second, made, 1)]
        seq = 0
        for _ in range(12):
            asked = [socket.settled(seq) for socket in sockets]
            assert ["ask", "wait"] == sorted(each["t"] for each in asked)
            turn = 0 if asked[0]["t"] == "ask" else 1
            sockets[turn].act(asked[turn], -1)
            seq = sockets[turn].until("done")["seq"]
        both = [socket.settled(seq) for socket in sockets]
        Made(first, made.data).post("/name", 0, name="Zoé")
        while sockets[1].until("seats")["seats"][0]["name"] != "Zoé":
            pass

        assert both[0]["seq"] == both[1]["seq"] >= 12
        sockets[0].settled(both[0]["seq"] + 1)
        assert pieces(sockets[0]) == pieces(sockets[1])
        assert story(sockets[0]) == story(sockets[1])


@pytest.mark.slow
def test_bots_and_the_rematch(tmp_path: Path, shared: list[str]) -> None:
    """Bots race on whatever server they think at; at the end both servers know the same rematch."""
    with servers(tmp_path, [*shared, "--budget", "30"]) as (first, second):
        made = first.table("human", "bot:random", "bot:random")
        here, there = at(first, made, 0), at(second, made)
        over = None
        while over is None:
            asked = here.until("ask", "over")
            if asked["t"] == "ask":
                here.act(asked)
            else:
                over = asked
        assert over["winners"] == there.until("over")["winners"]

        rematch = Made(first, made.data).post("/rematch", 0).json()
        assert rematch["table"] == there.until("rematch")["table"]


@pytest.mark.slow
def test_news_that_were_lost(tmp_path: Path, postgres: str) -> None:
    """Connections of the database break: the servers find each other again, and look at what they missed."""
    with servers(tmp_path, ["--db", postgres]) as (first, second):
        made = first.table("human", "human")
        here, there = at(first, made, 0, 1), at(second, made)
        asked, _ = here.until("ask"), there.until("wait")
        with create_engine(postgres).connect() as database:
            database.execute(text(CUT))
        here.act(asked)
        done = here.until("done", "refused")
        assert "done" == done["t"], done
        seq = done["seq"]

        assert seq <= there.settled(seq)["seq"]


def test_a_node_that_heard_nothing(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """News that never came: whoever joins there, or asks without a socket, sees the newest position all the same."""
    monkeypatch.setattr(Fanout, "tell", lambda self, table, seq: None)
    with running(Settings(postgres)) as one, running(Settings(postgres)) as other:
        first, second = Web(one), Web(other)
        made = first.table("human", "human", seed="7")
        at(second, made).until("wait")
        here = at(first, made, 0, 1)
        for _ in range(3):
            here.act(here.until("ask"))
        seq = here.until("ask")["seq"]

        assert seq == Made(second, made.data).get().json()["seq"]
        assert seq == at(second, made).until("wait")["seq"]
        first.close()
        second.close()


def test_a_polite_end(tmp_path: Path, shared: list[str]) -> None:
    """A server that is told to stop stops listening to the others, and ends by itself."""
    with process(tmp_path / "tables.sqlite", free_port(), *shared) as server:
        server.terminate()
        assert server.wait(PATIENCE) in (0, -signal.SIGTERM)


class Fragile(MemoryChannelsBackend):
    """A backend that breaks whenever it is told to."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if data == b"break":
            raise OSError("broken")
        await super().publish(data, channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        async for channel, data in super().stream_events():
            if data == b"deaf":
                raise OSError("deaf")
            yield channel, data


def test_a_backend_that_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What can't be said is not said; whoever went deaf listens again, and says that something may be lost."""
    monkeypatch.setattr(fanout, "PAUSE", 0.0)

    async def talk() -> list[bytes]:
        steady = Steady(Fragile)
        await steady.on_startup()
        await steady.subscribe([CHANNEL])
        for data in (b"one", b"break", b"two", b"deaf", b"never heard"):
            await steady.publish(data, [CHANNEL])
        heard: list[bytes] = []
        async for _, data in steady.stream_events():
            heard.append(data)
            if data == LOST:
                break
        await steady.on_shutdown()
        return heard

    assert [b"one", b"two", LOST] == run(asyncio.wait_for(talk(), PATIENCE))


def test_a_backend_that_cannot_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server whose database has a bad moment starts anyway, and tries again."""
    monkeypatch.setattr(fanout, "PAUSE", 0.0)
    made: list[ChannelsBackend] = []

    def make() -> ChannelsBackend:
        made.append(MemoryChannelsBackend())
        if len(made) < 3:
            raise OSError("not yet")
        return made[-1]

    async def listen() -> bytes:
        steady = Steady(make)
        await steady.on_startup()
        await steady.subscribe([CHANNEL])
        async for _, data in steady.stream_events():
            return data
        raise AssertionError

    assert LOST == run(asyncio.wait_for(listen(), PATIENCE))


def test_which_backend() -> None:
    """One process needs nothing; PostgreSQL tells the news itself; anything else is Redis."""
    assert isinstance(backend_for("sqlite:///x.sqlite", None), MemoryChannelsBackend)
    pytest.importorskip("psycopg", reason="PostgreSQL needs psycopg")
    assert isinstance(backend_for("postgresql+psycopg://x@/y", None), Steady)
    pytest.importorskip("redis", reason="news over Redis need redis")
    with pytest.raises(BadInput, match="does not look like redis://"):
        backend_for("sqlite:///x.sqlite", "carrier-pigeon")
