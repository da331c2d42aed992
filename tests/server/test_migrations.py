"""Databases of before: the schema they had, brought up to date, and every game in them."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, create_engine, inspect, text

from chicane.core.errors import BadInput
from chicane.server import keyrings, ledger, migrations
from chicane.server.settings import Settings
from chicane.server.standing import replayed
from chicane.server.store import Store, connect, metadata
from tests.server.conftest import Web, running
from tests.server.test_store import db, postgres  # noqa: F401  fixtures

DATABASES = Path(__file__).parents[1] / "saves" / "databases"
NEWEST = len(migrations.MIGRATIONS)

# What the program that wrote them said of each table: game, entries, whether it is over, who must choose.
FIRST = {
    "86a04730e1d27f71": ("chariot", 59, False, 0),
    "2ae2348bd87c3fc4": ("chariot", 525, True, None),
    "381ac3e3d1915350": ("thunder", 26, False, 0),
    "1de9b96fd9c4537b": ("wreckage", 18, False, 0),
}
LAST = {
    "b2bdf564b1d7624f": ("chariot", 59, False, 0),
    "dd3cfa3f69c91334": ("chariot", 525, True, None),
    "30c0b8a701d543d8": ("thunder", 26, False, 0),
    "f78c81815363820b": ("wreckage", 19, False, 0),
    "bdc227ccff720ef2": ("wreckland", 61, False, 0),
    "594fe6de6666d4ca": ("wreckland", 28, False, 0),
}


def restored(name: str, folder: Path) -> str:
    """The URL of a database made from a stored text."""
    file = folder / "tables.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript((DATABASES / f"{name}.sql").read_text("utf-8"))
    connection.close()
    return f"sqlite:///{file}"


def stand(url: str, table: str) -> tuple[str, int, bool, int | None]:
    """How a table stands when its log is replayed."""
    store = Store(url)
    try:
        stored = store.load(table)
        assert stored is not None
        standing = replayed(stored.record, stored.entries)
        return stored.record.game, standing.seq, standing.match.over, standing.match.to_act
    finally:
        store.close()


@pytest.mark.parametrize("name, tables", [("0.1-first", FIRST), ("0.1-last", LAST)])
def test_tables_of_version_0_1_replay(name: str, tables: dict[str, Any], tmp_path: Path) -> None:
    """Every table comes to where the program that wrote it had left it."""
    url = restored(name, tmp_path)

    for table, expected in tables.items():
        assert expected == stand(url, table)


def test_a_table_by_other_rules_says_why_not(tmp_path: Path) -> None:
    """Wreckland of the first days had other cards: its table is refused with the reason, the others play on."""
    url = restored("0.1-first", tmp_path)
    with running(Settings(url, workers=1)) as address:
        web = Web(address)
        with connect(url).begin() as connection:  # somebody's token, of which only the hash was kept
            connection.execute(text("UPDATE tokens SET hash = :hash"), {"hash": HASH})
        refused = web.get("/api/tables/8bc12c44a659f81a", "token")
        opened = web.get("/api/tables/86a04730e1d27f71", "token")
        web.close()

    assert 409 == refused.status_code
    assert "This table was played by other rules of wreckland than this server knows." == refused.json()["error"]
    assert (200, 59) == (opened.status_code, opened.json()["seq"])


HASH = "3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0"  # of `token`


def test_an_old_table_is_played_on(tmp_path: Path) -> None:
    """A table of version 0.1 takes acts as if it had never been closed."""
    url = restored("0.1-last", tmp_path)
    with running(Settings(url, workers=1)) as address:
        web = Web(address)
        with connect(url).begin() as connection:
            connection.execute(text("UPDATE tokens SET hash = :hash"), {"hash": HASH})
        socket = web.socket("b2bdf564b1d7624f").hello("token")
        asked = socket.until("ask")
        socket.act(asked)
        done = socket.until("done")
        web.close()

    assert 59 == asked["seq"]
    assert 60 == done["seq"]


def test_a_database_from_before_campaigns(tmp_path: Path) -> None:
    """What it lacks is added; what it has stays."""
    url = restored("0.1-first", tmp_path)
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.executescript("DROP TABLE attempts; DROP TABLE campaigns;")
    engine = connect(url)

    assert inspect(engine).has_table("campaigns")
    assert FIRST["86a04730e1d27f71"] == stand(url, "86a04730e1d27f71")


def shape(engine: Engine) -> dict[str, Any]:
    """Tables, columns, keys and constraints of a database."""
    found, seen = {}, inspect(engine)
    for name in sorted(set(seen.get_table_names()) - {"schema"}):
        columns = {each["name"]: (str(each["type"]), each["nullable"]) for each in seen.get_columns(name)}
        unique = sorted(tuple(each["column_names"]) for each in seen.get_unique_constraints(name))
        foreign = sorted((*each["constrained_columns"], each["referred_table"]) for each in seen.get_foreign_keys(name))
        indexes = sorted(
            tuple(map(str, each["column_names"])) for each in seen.get_indexes(name) if not each.get("unique")
        )
        key = seen.get_pk_constraint(name)["constrained_columns"]
        found[name] = (columns, key, unique, foreign, indexes)
    return found


def test_migrations_lead_to_what_the_program_expects(db: str) -> None:  # noqa: F811
    """A database that went through all migrations has the tables that the program's own definitions make."""
    assert ledger.campaigns.metadata is keyrings.keyrings.metadata is metadata
    engine = connect(db)
    migrated = shape(engine)
    metadata.drop_all(engine)
    metadata.create_all(engine)
    expected = shape(engine)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE schema"))
    metadata.drop_all(engine)
    engine.dispose()

    assert expected == migrated


def test_migrating_twice_changes_nothing(tmp_path: Path) -> None:
    """A database that is up to date keeps its number and its epoch."""
    url = restored("0.1-last", tmp_path)
    first, second = connect(url), connect(url)

    assert NEWEST == migrations.version_of(first)
    assert kept(first) == kept(second)


def kept(engine: Engine) -> Any:
    """What a database says of itself."""
    with engine.connect() as connection:
        return connection.execute(text("SELECT version, epoch FROM schema")).all()


def test_a_migration_that_fails_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it or nothing: a half-migrated database would be neither old nor new."""
    url = restored("0.1-last", tmp_path)
    broken = migrations.Migration("nonsense", ["ALTER TABLE tables ADD COLUMN more INTEGER", "ALTER nothing"])
    monkeypatch.setattr(migrations, "MIGRATIONS", [*migrations.MIGRATIONS, broken])
    with pytest.raises(BadInput, match="can't be opened"):
        connect(url)
    monkeypatch.undo()

    engine = create_engine(url)
    assert 0 == migrations.version_of(engine)
    assert "more" not in {column["name"] for column in inspect(engine).get_columns("tables")}
    assert LAST["b2bdf564b1d7624f"] == stand(url, "b2bdf564b1d7624f")


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    """An older program would not know what it may touch."""
    url = restored("0.1-last", tmp_path)
    with connect(url).begin() as connection:
        connection.execute(text("UPDATE schema SET version = 99"))

    with pytest.raises(BadInput, match=f"the database has schema 99, this program knows {NEWEST}"):
        connect(url)
