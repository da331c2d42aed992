"""A hundred thousand stored tables: those that nobody watches cost neither memory nor time."""

import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bench.server import megabytes
from bench.start import multiply
from chicane.core.match import Match
from chicane.server import tables as memory
from chicane.server.live import Connection
from chicane.server.tables import Tables
from tests.server.conftest import Made, Web, made, opened, rooms, run, running, settings, wait_for
from tests.server.test_durability import free_port, process

STORED = 100_000
MEGABYTES = 20.0  # that they may cost a server


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is looked up in /proc")
def test_what_nobody_watches_costs_no_memory(tmp_path: Path) -> None:
    """A server that starts with all of them has what one with a single table has, and finds any of them."""
    db, port, used = tmp_path / "tables.sqlite", free_port(), []
    made: Made | None = None
    for _ in range(2):
        with process(db, port) as server:
            web = Web(f"http://127.0.0.1:{port}")
            first = made or web.table("human", "human")
            far = Made(web, first.data | {"table": f"{STORED:016x}"}) if made else first
            far.join(0, 1).until("ask")
            used.append(megabytes(server.pid))
            web.close()
        if made is None:
            made = first
            multiply(f"sqlite:///{db}", [made.id], STORED)

    assert MEGABYTES > used[1] - used[0]


def test_tables_that_were_left_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many that nobody sits at any more, only the last ones stay in memory; one that is watched stays."""
    monkeypatch.setattr("chicane.server.app.SWEEP", 0.05)
    monkeypatch.setattr(memory, "UNWATCHED", 2)
    with running(settings(tmp_path)) as address:
        web = Web(address)
        watched = web.table("human", "human")
        socket = watched.join(0, 1)
        asked = socket.until("ask")
        left = [web.table("human", "human") for _ in range(6)]
        for each in left:
            each.get()
        wait_for(lambda: rooms(web) == 3)
        socket.act(asked)

        assert "done" == socket.until("done", "refused")["t"]
        assert [200] * 6 == [each.get().status_code for each in left]
        web.close()


def test_an_act_leaves_nothing_behind(tmp_path: Path) -> None:
    """The match as it was before is gone at once: nothing waits for the collector, which hardly ever looks."""

    async def play(tables: Tables) -> tuple[int, int]:
        [id] = await made(tables, 1)
        room, counts = await tables.room(id), []
        for number in range(12):
            seat = room.standing.waiting[0]
            await room.act({seat}, room.match.options[0], str(number), room.standing.seq)
            if number in {1, 11}:
                counts.append(matches())
        return counts[0], counts[1]

    with uncollected(), opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as tables:
        before, after = run(play(tables))

    assert before == after


def test_a_table_that_is_forgotten_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With everything that belongs to it, at once."""
    monkeypatch.setattr(memory, "UNWATCHED", 0)

    async def forget(tables: Tables) -> list[object]:
        [id] = await made(tables, 1)
        room = await tables.room(id)
        await room.act({room.standing.waiting[0]}, room.match.options[0], "1", room.standing.seq)
        all = [room, room.standing, room.match, room.standing.recorder, room.thinking]
        held = [weakref.ref(each) for each in all if type(each).__weakrefoffset__]  # compiled, a match can't be watched
        del all
        del room
        tables.sweep()
        return [each() for each in held]

    with uncollected(), opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as tables:
        tables.fanout.is_shared = False
        assert {None} == set(run(forget(tables)))


def test_whoever_left_is_gone_sooner_or_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sockets hold themselves: after so many that were closed, somebody looks."""
    looked: list[int] = []
    monkeypatch.setattr(memory, "LEFT", 2)
    monkeypatch.setattr("chicane.server.tables.gc.collect", lambda: looked.append(1))

    async def come_and_go(tables: Tables) -> None:
        [id] = await made(tables, 1)
        room = await tables.room(id)
        for _ in range(3):
            visitor = Connection({0}, "en")
            room.join(visitor, 0)
            room.leave(visitor)
            tables.sweep()

    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as tables:
        run(come_and_go(tables))

    assert [1] == looked


@contextmanager
def uncollected() -> Iterator[None]:
    """What holds itself stays."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def matches() -> int:
    """How many matches are in memory."""
    return sum(isinstance(each, Match) for each in gc.get_objects())
