"""`chicane watch`: bots race, the commentator tells it."""

from pathlib import Path

import chicane
from tests.cli.conftest import Run

WATCH = ("watch", "chariot", "--seats", "greedy,random,random,random", "--seed", "2")


def test_a_race_is_told_to_its_end(run: Run) -> None:
    """The story, the board once a round, and the result."""
    code, out, err = run(*WATCH)

    assert (0, "") == (code, err)
    assert "  And they’re off! Round 1" in out
    assert "  Red to drive:" in out
    assert out.count("outer ") > 4
    assert "The winner: 1 greedy." in out


def test_a_race_is_kept(run: Run, tmp_path: Path) -> None:
    """With --save the file can be replayed and verified."""
    out = run(*WATCH, "--save", "race.json").out

    assert "Saved in race.json." in out
    assert chicane.load(tmp_path / "race.json").over


def test_only_bots_are_watched(run: Run) -> None:
    """A person plays with `chicane play`."""
    code, _, err = run("watch", "chariot", "--seats", "human,random")

    assert 2 == code
    assert "chicane: only bots race while you watch; 'chicane play' has a seat for you\n" == err


def test_french(run: Run) -> None:
    """The commentator speaks French."""
    assert "Vainqueur\u00a0: 1 greedy." in run(*WATCH, "--lang", "fr").out
