"""What is kept, in SQLite and in PostgreSQL: a whole race, and what happens when two write the same number."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from chicane.core.errors import BadInput
from chicane.server.reader import entries
from chicane.server.settings import Settings
from chicane.server.store import Conflict, Entry, Store, connect
from tests.server.conftest import Web, running
from tests.server.conftest import run as run_apart
from tests.server.test_live import play_out

DEBIAN = Path("/usr/lib/postgresql")


def newest() -> Path | None:
    """The programs of the newest PostgreSQL that Debian's packages installed."""
    found = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


def account() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then it runs as its own user."""
    return {"user": "postgres", "group": "postgres"} if os.getuid() == 0 else {}


def run(*command: object) -> None:
    """Run a program to its end; what it says is shown only if it fails."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, cwd="/", **account())
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server on a temporary folder, reached by a socket in it."""
    programs = newest()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (on Debian: apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="chicane-postgres-"))
    if account():
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
    data, quiet = folder / "data", "-c listen_addresses='' -c fsync=off -k"
    try:
        run(programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "--no-sync")
        run(programs / "pg_ctl", "-D", data, "-w", "-o", f"{quiet} {folder}", "-l", folder / "log", "start")
        yield f"postgresql+psycopg://postgres@/postgres?host={folder}"
        run(programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database."""
    if request.param == "postgres":
        url: str = request.getfixturevalue("postgres")
        return url
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def test_a_race_survives_a_restart(db: str) -> None:
    """A second server finds the table as the first one left it, and plays it to the end."""
    with running(Settings(db, messages_a_second=1000)) as address:
        web = Web(address)
        made = web.table("human", "bot:random", seed="5")
        socket = made.join(0)
        for _ in range(6):
            socket.act(socket.until("ask"))
        socket.until("ask")
        before = made.get().json()
        web.close()
    with running(Settings(db, messages_a_second=1000)) as address:
        made.web = Web(address)
        after = made.get().json()
        over = play_out(made.join(0))
        file = made.get("/file").json()
        made.web.close()

    assert before | {"seats": []} == after | {"seats": []}
    assert over["seed"] == file["seed"] == "5"


def test_two_servers_and_one_table(db: str) -> None:
    """Both can't write the same move: the second is refused, sees what the first one wrote, and goes on from there."""
    with running(Settings(db)) as first, running(Settings(db)) as second:
        webs = [Web(first), Web(second)]
        made = webs[0].table("human", "human")
        token = made.tokens
        states = [web.get(f"/api/tables/{made.id}", made.watch).json() for web in webs]
        other = webs[1].socket(made.id).hello(*made.tokens)
        asked = other.until("ask")
        path, seat = f"/api/tables/{made.id}/acts", asked["seat"]
        acts = [
            {"act_id": f"number-{number}", "seq": asked["seq"], "option": option["text"]}
            for number, option in enumerate(asked["options"][:2])
        ]

        assert states[0]["seq"] == states[1]["seq"]
        assert 200 == webs[0].post(path, token[seat], **acts[0]).status_code
        assert 409 == webs[1].post(path, token[seat], **acts[1]).status_code
        assert acts[0]["option"] == other.until("frames")["frames"][0]["act"]
        again = other.until("ask")
        other.act(again)
        assert other.until("done", "refused")["t"] == "done"
        for web in webs:
            web.close()


def test_only_the_guilty_write_fails(db: str) -> None:
    """Of several writes in one transaction, the one that can't be is refused, and the others are kept."""
    with running(Settings(db)) as address:
        web = Web(address)
        made = [web.table("human", "human") for _ in range(3)]
        web.close()
    store = Store(db)
    number = len(entries(store.engine, [(made[0].id, 0)])[made[0].id])

    async def write() -> list[BaseException | None]:
        wanted = [[Entry(number + 1, 0, "!back")], [Entry(1, 0, "!back")], [Entry(number + 1, 0, "!back")]]
        jobs: list[Coroutine[Any, Any, None]] = [
            store.append(table.id, each, False) for table, each in zip(made, wanted, strict=True)
        ]
        return await asyncio.gather(*jobs, return_exceptions=True)

    kinds = [type(result) for result in run_apart(write())]
    found = entries(store.engine, [(table.id, number) for table in made])
    news = [len(found[table.id]) for table in made]
    store.close()

    assert [type(None), Conflict, type(None)] == kinds
    assert [1, 0, 1] == news


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////no/such/folder/x.sqlite", "oracle://x"])
def test_databases_that_cannot_be(url: str) -> None:
    """The reason is one line."""
    with pytest.raises(BadInput, match=r"--db: the database can't be opened: [^\n]+$"):
        connect(url)
