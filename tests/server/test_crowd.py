"""Many who come at once: what all of them are sent is made once, and who is there is told once."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chicane.core.registry import find
from chicane.server import frames, live, pieces, wire
from chicane.server.live import Connection
from chicane.server.shots import viewpoint
from chicane.server.tables import Tables
from chicane.words import LANGUAGES
from tests.server.conftest import GAMES, made, opened, run


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
    """Whoever comes in is sent the same picture as if each piece were written anew, and each is written once."""

    async def come(tables: Tables) -> None:
        seats = [wire.SeatWanted("human")] * find(game).min_players
        room = await tables.room((await tables.open(wire.NewTable(game, seats=seats, seed="1"))).table)
        eyes = viewpoint(room.match, {0})
        for lang in LANGUAGES:
            frame, picture = frames.whole(room.shot, eyes, lang, 0, [])
            text, _ = live.whole(room.shot, eyes, lang, 0, [], upright=True)
            assert live.encoded(wire.Frames([frame])) == text
            for piece in picture.pieces.values():
                assert pieces.put_written(piece, lang) is pieces.put_written(piece, lang)

    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as tables:
        run(come(tables))
