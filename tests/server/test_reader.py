"""What other processes wrote is read for many rooms at once, and before anybody comes over from there."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import SQLAlchemyError

from chicane.core.kept import Kept
from chicane.server import live, pieces, showing, speech
from chicane.server.live import Connection
from chicane.server.reader import PAUSE, TOGETHER, Reader
from chicane.server.room import Room
from chicane.server.shots import viewpoint
from chicane.server.standby import BEHIND, CALM
from chicane.server.store import Entry
from chicane.server.tables import Tables
from chicane.words import LANGUAGES
from tests.server.conftest import Made, Web, made, opened, rooms, run, wait_for
from tests.server.test_durability import free_port, process
from tests.server.test_fanout import at, servers
from tests.server.test_store import db, postgres

__all__ = ["db", "postgres"]


def selects(engine: Engine) -> list[str]:
    """Every statement from here on that reads the log."""
    found: list[str] = []

    @event.listens_for(engine, "before_cursor_execute")
    def hear(connection: object, cursor: object, statement: str, *more: object) -> None:
        if "FROM acts" in statement:
            found.append(statement)

    return found


def test_many_rooms_are_read_together(db: str, tmp_path: Path) -> None:
    """Each gets what came after its own number, in two statements at most: one that runs, and one for the others."""

    async def ask(tables: Tables) -> None:
        ids, reader = await made(tables, 20), Reader(tables.store.engine)
        log = {id: tables.store.load(id) for id in ids}
        found = selects(tables.store.engine)
        news = await asyncio.gather(*[reader.news(id, 1) for id in ids])

        assert [[entry for entry in stored.entries if entry.seq > 1] for stored in log.values() if stored] == news
        assert any(news)
        assert 2 >= len(found)

    with opened(db, tmp_path) as tables:
        run(ask(tables))


def test_who_comes_meanwhile_is_read_for_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two statements there is time for more rooms to come to the second one; nobody else waits for that."""
    slept: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    async def ask(tables: Tables) -> None:
        with monkeypatch.context() as patch:
            patch.setattr("chicane.server.reader.asyncio.sleep", noted)
            await asyncio.gather(*[tables.reader.news("none", 0) for _ in range(TOGETHER + 1)])
            await sleep(0.01)

    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as tables:
        run(ask(tables))
    assert [PAUSE, 0] == slept


def test_more_rooms_than_fit(db: str, tmp_path: Path) -> None:
    """Nobody is left out, nor gets what is another's."""

    async def ask(tables: Tables) -> list[list[Entry]]:
        [id], reader = await made(tables, 1), Reader(tables.store.engine)
        return await asyncio.gather(*[reader.news(id, 0) for _ in range(TOGETHER)], reader.news("none", 0))

    with opened(db, tmp_path) as tables:
        *all_of_it, none = run(ask(tables))

        assert ([], 1) == (none, len({tuple(each) for each in all_of_it}))


@pytest.mark.parametrize("fault", [SQLAlchemyError("no database"), RuntimeError("a fault of ours")])
def test_whoever_waits_is_told_of_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception) -> None:
    """And the next one gets an answer again."""

    def fail(*given: object) -> None:
        raise fault

    async def ask(tables: Tables) -> None:
        with monkeypatch.context() as patch:
            patch.setattr("chicane.server.reader.entries", fail)
            answers = await asyncio.gather(*[tables.reader.news("t", 0) for _ in range(3)], return_exceptions=True)
        assert [fault] * 3 == answers
        assert [] == await tables.reader.news("t", 0)

    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as tables:
        run(ask(tables))


def test_a_crowd_at_one_table_reads_once(tmp_path: Path) -> None:
    """Fifty people who come at once need one look at the database; who comes later needs another."""

    async def come(tables: Tables) -> None:
        [id] = await made(tables, 1)
        await tables.room(id)
        found = selects(tables.store.engine)
        await asyncio.gather(*[tables.room(id) for _ in range(50)])
        assert 1 == len(found)
        await tables.room(id)
        assert 2 == len(found)

    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as tables:
        run(come(tables))


def test_what_is_played_elsewhere_is_kept_ready(tmp_path: Path, postgres: str) -> None:
    """A server that nobody came to has a table in memory as soon as somebody sits at it elsewhere."""
    with servers(tmp_path, ["--db", postgres]) as (first, second):
        at(first, first.table("human", "human"), 0, 1).until("ask")

        wait_for(lambda: rooms(second) == 1)


def test_a_table_that_is_ready_is_read_on_now_and_then(tmp_path: Path) -> None:
    """Drawn once, and read not at every act, but before it lacks many; what can't be read is left to whoever comes."""

    async def hear(tables: Tables) -> None:
        [id] = await made(tables, 1)
        tables.heard("nothing", 1)
        tables.heard(id, 1)
        await idle(tables)
        room = tables.rooms[id]
        assert set(LANGUAGES) == {lang for _, lang in room.shot.pictures}
        newest = room.standing.seq
        found = selects(tables.store.engine)
        tables.here = 1
        tables.heard(id, newest + BEHIND)
        await idle(tables)
        assert (0, True) == (len(found), room.behind)
        tables.heard(id, newest + BEHIND + 1)
        await idle(tables)
        assert (1, False) == (len(found), room.behind)

    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as tables:
        run(hear(tables))


def test_what_is_ready_is_said_already(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is kept ready can be shown, and its question asked, with all drawn and put into words before."""
    monkeypatch.setattr(speech, "_texts", Kept(1_000))
    monkeypatch.setattr(pieces, "_written", Kept(1_000))

    async def come(tables: Tables) -> None:
        [id] = await made(tables, 1)
        tables.heard(id, 1)
        await idle(tables)
        room = tables.rooms[id]
        ready = set(speech._texts.known), set(pieces._written.known)
        for lang in LANGUAGES:
            showing.prompt(room, room.match.to_act, lang, "", covered=False, alone=room.match.to_act)
            live.whole(room.shot, viewpoint(room.match, {0}), lang, 0, [], upright=False)
        assert ready == (set(speech._texts.known), set(pieces._written.known))

    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as tables:
        run(come(tables))


def test_what_was_read_on_is_drawn_again(tmp_path: Path) -> None:
    """A position that is newer than the one that was drawn is ready in both languages, too."""

    async def fall_behind(tables: Tables, others: Tables) -> None:
        [id] = await made(tables, 1)
        room, there = await tables.room(id), await others.room(id)
        before = room.shot
        for number in range(BEHIND + 1):
            await there.rename({0}, f"Ada {number}")
        tables.heard(id, there.standing.seq)
        await idle(tables)
        assert before is not room.shot
        assert set(LANGUAGES) == {lang for _, lang in room.shot.pictures}

    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with opened(url, tmp_path) as tables, opened(url, tmp_path) as others:
        run(fall_behind(tables, others))


def test_a_server_that_nobody_plays_at_follows_at_once(tmp_path: Path) -> None:
    """It has nothing better to do; where somebody came, a table may lack some entries."""

    async def hear(tables: Tables) -> None:
        [id] = await made(tables, 1)
        room = await tables.room(id)
        found, somebody = selects(tables.store.engine), Connection({0}, "en")
        other = await tables.room((await made(tables, 1))[0])
        found.clear()
        other.join(somebody, 0)
        tables.heard(id, room.standing.seq + 1)
        await idle(tables)
        assert [] == found
        other.leave(somebody)
        tables.heard(id, room.standing.seq + 1)
        await idle(tables)
        assert 1 == len(found)

    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as tables:
        run(hear(tables))


def test_those_who_come_over_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is read in advance before it is calm."""
    slept: list[tuple[float, int]] = []

    async def hear(tables: Tables) -> None:
        [id] = await made(tables, 1)
        sleep = asyncio.sleep

        async def noted(seconds: float) -> None:
            slept.append((seconds, len(tables.rooms)))
            await sleep(0)

        with monkeypatch.context() as patch:
            patch.setattr("chicane.server.standby.asyncio.sleep", noted)
            tables.heard(id, 1)
            assert tables.standby.task is not None
            await tables.standby.task
        assert id in tables.rooms

    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as tables:
        run(hear(tables))
    assert (CALM, 0) == slept[0]


async def idle(tables: Tables) -> None:
    """Until nothing more is read."""
    while tables.standby.task is not None:
        await asyncio.sleep(0.01)


def test_bots_do_not_think_about_a_position_that_is_old(tmp_path: Path) -> None:
    """A process that knows to be behind does not take over for one that may well have gone on."""

    async def doubt(tables: Tables) -> list[bool]:
        [id] = await made(tables, 1)
        room: Room = await tables.room(id)
        room.thinking.here, room.behind, found = False, True, []
        for room.behind in (True, False):
            room.thinking.take_over(room.standing.seq)
            found.append(room.thinking.here)
        return found

    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as tables:
        assert [False, True] == run(doubt(tables))


def test_logs_name_nobodys_address(tmp_path: Path) -> None:
    """Whoever comes in by a socket is not written down."""
    path, port = tmp_path / "tables.sqlite", free_port()
    with process(path, port):
        web = Web(f"http://127.0.0.1:{port}")
        table: Made = web.table("human", "human")
        table.join(0).until("ask", "wait")
        web.close()
        log = path.with_suffix(".log").read_text()

    assert "/api/tables" in log
    assert [] == [line for line in log.splitlines() if "127.0.0.1" in line and line.startswith("{")]
