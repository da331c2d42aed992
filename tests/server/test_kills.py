"""A sample of what `make kills` does a thousand times, and its two nodes for a moment."""

import subprocess
import sys

import pytest

from tests.server.test_store import postgres
from tools.kills import arguments
from tools.party import Count

__all__ = ["postgres"]


def soaked(*words: str) -> str:
    """The last line of a run that went well; in a process of its own, for it forks."""
    done = subprocess.run([sys.executable, "-m", "tools.kills", *words], capture_output=True, text=True, timeout=200)
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout.splitlines()[-1]


def test_killed_again_and_again() -> None:
    """Nobody loses an act that was acknowledged, nor sees an older position than before."""
    assert "0 lost, 0 stale" in soaked("--cycles", "6", "--tables", "3", "--every", "6", "--longest", "0.3")


@pytest.mark.slow
def test_two_nodes_one_of_them_killed(postgres: str) -> None:
    """Whoever sat at the one that is gone plays on at the other."""
    words = ["--db", postgres, "--tables", "6", "--seconds", "6", "--pause", "2", "--period", "0.5"]

    assert "0 lost, 0 stale" in soaked("--nodes", *words)


def test_what_was_acknowledged_must_be_on_disk() -> None:
    """Under the number that was told; the count is no decoration."""
    count = Count()
    count.acknowledged = {("t", "a"): 1, ("t", "b"): 2, ("t", "c"): 3}

    assert [("t", "b"), ("t", "c")] == count.lost({("t", "a"): 1, ("t", "b"): 9})


def test_nodes_need_a_database_that_tells_news(capsys: pytest.CaptureFixture[str]) -> None:
    """It says which."""
    with pytest.raises(SystemExit):
        arguments(["--nodes"])
    assert "--nodes needs --db postgresql" in capsys.readouterr().err
