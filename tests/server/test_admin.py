"""What whoever runs a server does with it while it runs."""

import threading
from pathlib import Path

from chicane.server.admin import Wanted, checked, close, listed, loaded
from chicane.server.backup import backup, restore
from chicane.server.settings import Settings
from chicane.server.store import Store, connect
from tests.server.conftest import Made, Socket, Web, running, settings
from tests.server.test_store import db, postgres  # noqa: F401  fixtures


def quiet(done: int, total: int) -> None:
    """Nobody looks at the bar."""


def acted(socket: Socket, times: int) -> None:
    """Somebody chooses a few times, and is asked again."""
    for _ in range(times):
        asked = [each for each in socket.got if each["t"] == "ask"][-1:] or [socket.until("ask")]
        socket.act(asked[0])
        socket.until("done")
        socket.settled(asked[0]["seq"] + 1)


def test_a_closed_table_is_watched_not_played(tmp_path: Path) -> None:
    """A running server learns of it at the next act at the latest; opened again, the table is played on."""
    chosen = settings(tmp_path, workers=1)
    with running(chosen) as address:
        web = Web(address)
        made = web.table("human", "human", seed="5")
        socket = made.join(0, 1)
        asked = socket.until("ask")
        engine = connect(chosen.db)
        close(engine, made.id)
        socket.act(asked)
        told, refused = socket.until("wait"), socket.until("refused")
        again = made.post("/acts", option="keep", act_id="act-number-1", seq=told["seq"])
        undone = made.post("/undo", act_id="act-number-2", seq=told["seq"])
        came = made.join(0, 1).until("wait", "ask")
        [row] = listed(engine, Wanted(state="closed"))
        close(engine, made.id, reopen=True)
        asked = made.join(0, 1).until("ask")
        web.close()

    assert "This table is closed" in refused["reason"]
    assert "This table is closed" in told["text"] and "This table is closed" in came["text"]
    assert 409 == again.status_code and "This table is closed" in again.json()["error"]
    assert 409 == undone.status_code
    assert made.id == row.record.id
    assert asked["options"]


def test_closing_twice_is_closing_once(tmp_path: Path) -> None:
    """The log has one entry for it."""
    chosen = settings(tmp_path, workers=1)
    with running(chosen) as address:
        web = Web(address)
        made = web.table("human", "human", seed="5")
        web.close()
    store = Store(chosen.db)
    before = len(loaded(store, made.id).entries)
    for _ in range(2):
        close(store.engine, made.id)
    stored = loaded(store, made.id)
    store.close()

    assert before + 1 == len(stored.entries)
    assert checked(stored).wrong is None


def test_a_backup_is_of_one_moment_while_tables_are_played(db: str, tmp_path: Path) -> None:  # noqa: F811
    """Acts go on being written; the backup has whole tables, all of which replay, and nothing is waited for."""
    with running(Settings(db, workers=1, messages_a_second=1000)) as address:
        web = Web(address)
        tables = [web.table("human", "bot:random", seed=str(number)) for number in range(3)]
        engine = connect(db)
        stop = threading.Event()
        players = [threading.Thread(target=play_on, args=[address, made, stop]) for made in tables]
        for player in players:
            player.start()
        for number in range(5):
            backup(engine, tmp_path / f"{number}.sqlite", quiet)
        stop.set()
        for player in players:
            player.join()
        web.close()
    for number in range(5):
        store = Store(f"sqlite:///{tmp_path / f'{number}.sqlite'}")
        found = [checked(loaded(store, made.id)) for made in tables]
        store.close()
        assert [None] * 3 == [each.wrong for each in found]


def play_on(address: str, made: Made, stop: threading.Event) -> None:
    """Somebody chooses as fast as they can."""
    web = Web(address)
    socket = web.socket(made.id).hello(made.tokens[0])
    while not stop.is_set():
        asked = socket.until("ask", "over")
        if asked["t"] == "over":
            break
        socket.act(asked)
    web.close()


def test_a_backup_is_restored_under_a_running_server(db: str, tmp_path: Path) -> None:  # noqa: F811
    """Nobody goes on from a position that is no more: whoever acts is refused, comes back and plays from the backup."""
    with running(Settings(db, workers=1, messages_a_second=1000)) as address:
        web = Web(address)
        made, other = web.table("human", "human", seed="5"), web.table("human", "human", seed="6")
        first, second = made.join(0, 1), other.join(0, 1)
        acted(first, 2)
        acted(second, 1)
        seq = made.get().json()["seq"]
        engine = connect(db)
        backup(engine, tmp_path / "saved.sqlite", quiet)
        acted(first, 3)
        acted(second, 3)
        restore(engine, tmp_path / "saved.sqlite", quiet)
        later = made.get().json()["seq"]
        asked = [each for each in first.got if each["t"] == "ask"][-1]
        wanted = {"option": asked["options"][0]["text"], "act_id": "act-number-9", "seq": later}
        refused = made.post("/acts", asked["seat"], **wanted)
        stand = made.get().json()["seq"]
        acted(made.join(0, 1, seen=later), 2)
        acted(other.join(0, 1), 2)
        web.close()
    store = Store(db)
    found = [checked(loaded(store, table.id)) for table in (made, other)]
    store.close()

    assert 409 == refused.status_code and "A backup of the server was restored" in refused.json()["error"]
    assert later > seq == stand
    assert [None, None] == [each.wrong for each in found]
