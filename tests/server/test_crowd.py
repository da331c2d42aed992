"""Many who come at once: what they are sent is made once, who is there is told once, and acts come after them."""

import asyncio
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chicane.core.registry import find
from chicane.server import frames, live, pieces, wire
from chicane.server.crowd import LOOK, MANY, MOMENT, PATIENCE, Crowd
from chicane.server.live import Connection
from chicane.server.shots import viewpoint
from chicane.server.tables import Tables
from chicane.words import LANGUAGES
from tests.server.conftest import GAMES, Web, made, opened, run


def heard(connection: Connection) -> list[dict[str, Any]]:
    """The messages that wait for somebody; they are taken away."""
    found = []
    while not connection.outbox.empty():
        message = connection.outbox.get_nowait()
        assert isinstance(message, bytes)
        found.append(msgspec.json.decode(message))
    return found


def test_who_is_there_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of people who come, or leave, at the same moment everybody hears once, and how it is then."""
    monkeypatch.setattr(live, "MOMENT", 0.0)

    async def meet(tables: Tables) -> None:
        room = await tables.room((await made(tables, 1))[0])
        watcher, *people = [Connection({seat}, "en") for seat in (-1, 0, 1)]
        for each in (watcher, *people):
            room.join(each, 0)
        assert [[True, True]] == await presence(watcher)
        for each in people:
            room.leave(each)
        assert [[False, False]] == await presence(watcher)

    async def presence(watcher: Connection) -> list[list[bool]]:
        await asyncio.sleep(0.01)
        told = [message for message in heard(watcher) if message["t"] == "seats"]
        return [[seat["connected"] for seat in message["seats"]] for message in told]

    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as tables:
        run(meet(tables))


@pytest.mark.parametrize("game", GAMES)
def test_pieces_are_written_as_they_are(game: str, tmp_path: Path) -> None:
    """Whoever comes in is sent the same picture as if each piece were written anew, and each is written once,
    even if it is drawn again."""

    async def come(tables: Tables) -> None:
        seats = [wire.SeatWanted("human")] * find(game).min_players
        room = await tables.room((await tables.open(wire.NewTable(game, seats=seats, seed="1"))).table)
        eyes = viewpoint(room.match, {0})
        for lang in LANGUAGES:
            frame, picture = frames.whole(room.shot, eyes, lang, 0, [])
            text, _ = live.whole(room.shot, eyes, lang, 0, [], upright=True)
            assert live.encoded(wire.Frames([frame])) == text
            for piece in picture.pieces.values():
                assert pieces.put_written(piece, lang) is pieces.put_written(copy(piece), lang)

    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as tables:
        run(come(tables))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What time it is, for a crowd; whoever looks again later moves it on."""
    now = [0.0]

    async def later(seconds: float) -> None:
        now[0] += seconds

    monkeypatch.setattr("chicane.server.crowd.time.monotonic", lambda: now[0])
    monkeypatch.setattr("chicane.server.crowd.asyncio.sleep", later)
    return now


def test_a_few_are_no_crowd(clock: list[float]) -> None:
    """Nobody waits for them, nor for many who came one by one."""
    crowd = Crowd()
    for _ in range(MANY - 1):
        crowd.came()
    run(crowd.seated())
    for _ in range(MANY):
        clock[0] += MOMENT
        crowd.came()
    before = clock[0]
    run(crowd.seated())

    assert before == clock[0]


def test_who_plays_waits_until_a_crowd_is_seated(clock: list[float]) -> None:
    """And goes on as soon as nobody comes any more."""
    crowd = Crowd()
    for _ in range(MANY):
        crowd.came()
    run(crowd.seated())

    assert MOMENT <= clock[0] < MOMENT + 2 * LOOK


def test_nobody_waits_long(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    """However many come."""
    crowd = Crowd()
    monkeypatch.setattr(crowd, "is_coming", lambda: True)
    run(crowd.seated())

    assert PATIENCE <= clock[0] < PATIENCE + 2 * LOOK


def test_an_act_waits_for_a_crowd(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is seated counts, and an act comes after them; it is answered all the same."""
    seen: list[str] = []

    async def seated(crowd: Crowd) -> None:
        seen.append("waited")

    monkeypatch.setattr(Crowd, "came", lambda crowd: seen.append("came"))
    monkeypatch.setattr(Crowd, "seated", seated)
    table = web.table("human", "human")
    sockets = [table.join(seat) for seat in (0, 1)]
    asked = [socket.until("ask", "wait") for socket in sockets]
    seat = next(number for number, message in enumerate(asked) if message["t"] == "ask")
    sockets[seat].act(asked[seat])
    sockets[seat].until("done")

    assert ["came", "came", "waited"] == seen
