"""`chicane admin`: looking after the tables of a server."""

import json
import sqlite3
from pathlib import Path

import pytest

from chicane.core.save import load
from tests.cli.conftest import Run
from tests.server.test_migrations import restored

OPEN = "b2bdf564b1d7624f"  # chariot, under way
FINISHED = "dd3cfa3f69c91334"
OTHER_RULES = "8bc12c44a659f81a"  # wreckland as it was in the first days


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A database with six tables, one of them finished."""
    return restored("0.1-last", tmp_path)


def test_tables_are_listed(run: Run, db: str) -> None:
    """By game, state, and how long nobody has played there."""
    ran = run("admin", "list", "--db", db)
    finished = run("admin", "list", "--db", db, "--state", "finished")
    none = run("admin", "list", "--db", db, "--game", "chariot", "--days", "100000")

    assert 0 == ran.code and OPEN in ran.out and "6 tables." in ran.out
    assert FINISHED in finished.out and OPEN not in finished.out
    assert "0 tables.\n" == none.out


def test_every_table_is_replayed(run: Run, db: str) -> None:
    """A good database: exit code 0."""
    ran = run("admin", "check", "--db", db)

    assert (0, "6 tables were replayed, all of them well.\n") == (ran.code, ran.out)


def test_what_does_not_replay_is_named_with_the_reason(run: Run, tmp_path: Path) -> None:
    """Exit code 1, and a line for each table that is not well."""
    ran = run("admin", "check", "--db", restored("0.1-first", tmp_path))

    assert 1 == ran.code
    assert f"{OTHER_RULES}  wreckland  begun by rules 1, these are rules 4" in ran.out
    assert f"{OTHER_RULES}  wreckland  does not replay:" in ran.out
    assert "5 tables were replayed, one of them not to the end." in ran.out


def test_a_hole_in_a_log_is_found(run: Run, db: str) -> None:
    """So is a table whose log ends before its list says so."""
    with sqlite3.connect(db.removeprefix("sqlite:///")) as connection:
        connection.execute("DELETE FROM acts WHERE table_id = ? AND seq = 7", [OPEN])
        connection.execute("DELETE FROM acts WHERE table_id = ? AND seq > 500", [FINISHED])
    ran = run("admin", "check", "--db", db)

    assert f"{OPEN}  chariot  numbers are missing in its log" in ran.out
    assert f"{FINISHED}  chariot  its log and its list disagree" in ran.out
    assert 1 == ran.code


def test_tables_are_exported(run: Run, db: str, tmp_path: Path) -> None:
    """As game files; the seed of a game under way only where it is asked for."""
    ran = run("admin", "export", FINISHED, OPEN, "--db", db, "-o", "files")
    finished, under_way = tmp_path / f"files/chariot-{FINISHED}.json", tmp_path / f"files/chariot-{OPEN}.json"
    withheld = json.loads(under_way.read_text())["seed"]
    run("admin", "export", OPEN, "--db", db, "-o", "files", "--seeds")

    assert (0, "2 game files in files\n") == (ran.code, ran.out)
    assert 525 == len(load(finished).acts)
    assert None is withheld
    assert "old chariot 12" == json.loads(under_way.read_text())["seed"]


def test_tables_are_pruned_only_with_yes(run: Run, db: str) -> None:
    """First what would go, then it goes, with everything that was kept with it."""
    asked = run("admin", "prune", "--db", db, "--state", "finished", "--days", "0")
    still = run("admin", "list", "--db", db)
    done = run("admin", "prune", "--db", db, "--state", "finished", "--days", "0", "--yes")
    left = run("admin", "list", "--db", db)

    assert "This table would be thrown away; --yes does it." in asked.out
    assert "6 tables." in still.out
    assert "One table thrown away.\n" == done.out
    assert FINISHED not in left.out and "5 tables." in left.out
    assert 0 == run("admin", "check", "--db", db).code


def test_a_backup_and_back(run: Run, db: str, tmp_path: Path) -> None:
    """What was thrown away since is there again; what is there is not overwritten by accident."""
    saved = run("admin", "backup", "saved.sqlite", "--db", db)
    again = run("admin", "backup", "saved.sqlite", "--db", db)
    run("admin", "prune", OPEN, "--db", db, "--yes")
    refused = run("admin", "restore", "saved.sqlite", "--db", db)
    done = run("admin", "restore", "saved.sqlite", "--db", db, "--yes")

    assert 0 == saved.code and saved.out.startswith("saved.sqlite: 0.")
    assert (2, "chicane: saved.sqlite is there already; --yes writes over it\n") == (again.code, again.err)
    assert 2 == refused.code and "there are 5 tables in this database" in refused.err
    assert "saved.sqlite is restored: 6 tables.\n" == done.out
    assert 0 == run("admin", "check", "--db", db).code
    assert not list(tmp_path.glob("*.part"))


def test_a_backup_of_version_0_1_is_restored(run: Run, db: str, tmp_path: Path) -> None:
    """A file that an older program kept is brought up to date on the way; it stays as it is."""
    before = Path(db.removeprefix("sqlite:///")).read_bytes()
    done = run("admin", "restore", "tables.sqlite", "--db", f"sqlite:///{tmp_path}/new.sqlite")

    assert "tables.sqlite is restored: 6 tables.\n" == done.out
    assert before == Path(db.removeprefix("sqlite:///")).read_bytes()
    assert 0 == run("admin", "check", "--db", f"sqlite:///{tmp_path}/new.sqlite").code


@pytest.mark.parametrize(
    "arguments, why",
    [
        (["close"], "close: say which tables, by their ids"),
        (["backup"], "backup: say which file"),
        (["prune"], "prune: say which tables, with --days N or by their ids"),
        (["close", "nowhere"], "there is no table nowhere"),
        (["restore", "nothing.sqlite"], "nothing.sqlite: there is no such file"),
        (["restore", "no.sqlite"], "no.sqlite: not a backup"),
        (["dance"], "dance"),
        (["list", "--state", "lost"], "lost"),
    ],
)
def test_what_can_be_wrong(run: Run, db: str, tmp_path: Path, arguments: list[str], why: str) -> None:
    """One line that names it, and exit code 2."""
    (tmp_path / "no.sqlite").write_text("nothing")
    ran = run("admin", *arguments, "--db", db)

    assert 2 == ran.code
    assert why in ran.err


def test_in_french(run: Run, db: str) -> None:
    """The same for who reads French."""
    ran = run("admin", "check", "--db", db, "--lang", "fr")
    help = run("admin", "--help", "--lang", "fr")

    assert "6 tables rejouées, toutes comme il faut.\n" == ran.out
    assert "S’occuper des tables d’un serveur" in help.out
