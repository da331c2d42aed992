"""`chicane arena`: a tournament that is kept, gone on with, and the same however it is played."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from chicane.cli import main
from chicane.core.errors import BadInput
from chicane.core.registry import find
from chicane.lab.results import TABLES
from chicane.lab.tournament import Tournament
from chicane.lab.workers import spread
from tests.cli.conftest import Run, run

__all__ = ["run"]
ARENA = ("arena", "chariot", "--bots", "random,greedy", "--players", "2", "--games", "12")
LONGER = ("arena", "thunder", "--bots", "random", "--players", "2", "--games", "64")


def tables(folder: Path) -> dict[str, bytes]:
    """The bytes of the result tables."""
    return {name: (folder / f"{name}.parquet").read_bytes() for name in TABLES}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tournament, played to its end by one worker."""
    folder = tmp_path_factory.mktemp("arena") / "whole"
    assert 0 == main([*ARENA, "--workers", "1", "-o", str(folder)])
    return folder


def test_companies() -> None:
    """Fewer bots than seats take turns; of more, every choice plays, each on every seat, on the same dice."""
    few = Tournament("thunder", ("a", "b"), 3, (), "7", 4)
    many = Tournament("thunder", ("a", "b", "c"), 2, (), "7", 8)

    assert [("a", "b", "a"), ("b", "a", "a"), ("a", "a", "b")] == few.lineups()
    assert ["7-0", "7-0", "7-0", "7-1"] == [task.seed for task in few.tasks()]
    assert [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")] == many.lineups()
    assert ["7-0"] * 6 + ["7-1"] * 2 == [task.seed for task in many.tasks()]


def test_mixes() -> None:
    """What seats chose goes round, and every choice of what is compared is played, all on the same dice."""
    setup = tuple(find("thunder").check_options({"crew": "cars,big_rig"}, 2).items())
    crews = Tournament("thunder", ("a", "b"), 2, setup, "7", 8, ("start",)).tasks()
    alike = Tournament("thunder", ("a",), 2, setup, "7", 4).tasks()

    assert {"7-0"} == {task.seed for task in crews}
    met = {(task.bots, dict(task.setup)["crew"], dict(task.setup)["start"]) for task in crews}
    assert 8 == len(met)
    assert ["7-0", "7-0", "7-1", "7-1"] == [task.seed for task in alike]
    assert ["cars,big_rig", "big_rig,cars"] * 2 == [dict(task.setup)["crew"] for task in alike]


def test_what_can_not_be_compared(run: Run, tmp_path: Path) -> None:
    """Only an option of the whole table has choices to be played in turn."""
    code, _, err = run("arena", "thunder", "--each", "crew", "-o", str(tmp_path))

    assert 2 == code and "thunder: no option “crew”" in err


def test_any_number_of_workers_gives_the_same_tables(run: Run, whole: Path, tmp_path: Path) -> None:
    """Byte for byte."""
    one = run(*ARENA, "--workers", "1", "-o", str(whole))
    two = run(*ARENA, "--workers", "2", "-o", str(tmp_path / "two"))

    assert (0, 0) == (one.code, two.code)
    assert one.out == two.out
    assert tables(whole) == tables(tmp_path / "two")


def test_stopped_and_gone_on_with(run: Run, whole: Path, tmp_path: Path) -> None:
    """Parts that are there are not played again, those that are missing or unfinished are; the tables are the same."""
    cut = shutil.copytree(whole, tmp_path / "cut")
    for path in [*cut.glob("*.parquet"), *cut.glob("parts/*-0000008-*")]:
        path.unlink()
    (cut / "parts" / "games-0000008-0000012.unfinished").write_bytes(b"PAR1 half")

    again = run(*ARENA, "--workers", "1", "-o", str(cut))
    assert "4 games in " in again.err and "(8 were there already)" in again.err
    assert tables(whole) == tables(cut)


@pytest.fixture(scope="module")
def longer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament of several chunks, played to its end."""
    folder = tmp_path_factory.mktemp("arena") / "longer"
    assert 0 == main([*LONGER, "--workers", "1", "-o", str(folder)])
    return folder


@pytest.mark.parametrize("before, after", [("1", "2"), ("2", "1")])
def test_killed_and_gone_on_with(run: Run, longer: Path, tmp_path: Path, before: str, after: str) -> None:
    """A tournament that is killed in the middle leaves no worker behind, and comes to the same tables later."""
    killed = subprocess.Popen(
        [sys.executable, "-m", "chicane.cli", *LONGER, "--workers", before, "-o", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    while killed.poll() is None and not list(tmp_path.glob("parts/events-*.parquet")):
        time.sleep(0.01)
    killed.kill()
    killed.communicate(timeout=60)  # workers share its output, so this ends with the last of them
    there = len(list(tmp_path.glob("parts/events-*.parquet")))

    assert -signal.SIGKILL == killed.returncode
    assert 0 < there < 8
    assert not (tmp_path / "games.parquet").exists()
    again = run(*LONGER, "--workers", after, "-o", str(tmp_path))
    assert "were there already)" in again.err
    assert tables(longer) == tables(tmp_path)


def test_a_killed_worker_is_said() -> None:
    """Where a worker is gone, so is the work: that is one line for whoever asked for it, and no wait."""
    with pytest.raises(BadInput, match="a worker was killed; try with fewer of them"):
        list(spread(os._exit, [1, 1, 1], 2))


def test_another_tournament_in_the_same_folder(run: Run, whole: Path) -> None:
    """Results of different tournaments are not mixed."""
    code, _, err = run(*ARENA, "--workers", "1", "--seed", "2", "-o", str(whole))

    message = f"chicane: {whole} holds another tournament: its seed is 1, not 2; name another folder with -o\n"
    assert (2, message) == (code, err)


def test_the_table(run: Run, whole: Path) -> None:
    """Bots with their share, its interval and a rating, the better one first; what it was played with beside it."""
    code, out, err = run(*ARENA, "--workers", "1", "-o", str(whole))

    assert 0 == code
    assert ["greedy", "random"] == [line.split()[0] for line in out.splitlines()[1:3]]
    assert " ± " in out
    assert f"The results are in {whole}." in err


@pytest.mark.slow
def test_on_ray(run: Run, whole: Path, tmp_path: Path) -> None:
    """A real Ray on this computer gives the same tables, byte for byte."""
    pytest.importorskip("ray", reason="pip install 'chicane[ray]'")
    ray = run(*ARENA, "--workers", "2", "--on", "ray", "-o", str(tmp_path / "ray"))

    assert 0 == ray.code, ray.err
    assert tables(whole) == tables(tmp_path / "ray")
