"""A bot of today meets the greedy bots of another checkout in a match that both play side by side."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bench.past import Past, arguments, main, played
from chicane.core.errors import BadInput

HERE = Path(__file__).parents[2]  # a checkout like any other


def test_a_match_is_played_side_by_side() -> None:
    past = Past(HERE)
    told = played(past, "chariot", 2, "random", "side", at=1)
    past.close()
    assert told.share == 0.0 and told.choices > 5


def test_the_same_match_again() -> None:
    past = Past(HERE)
    twice = [played(past, "chariot", 2, "greedy", "twin", at=0).choices for _ in range(2)]
    past.close()
    assert twice[0] == twice[1]


def test_other_rules_are_found(tmp_path: Path) -> None:
    """A peer whose dice fell otherwise is no peer."""
    stub = tmp_path / "src" / "chicane"
    stub.mkdir(parents=True)
    (stub / "__init__.py").write_text("raise SystemExit")
    past = Past(tmp_path)
    with pytest.raises(BadInput, match="plays by other rules"):
        played(past, "chariot", 2, "random", "other", at=0)
    past.close()


def test_a_folder_without_chicane_is_named(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "bench.past", str(tmp_path), "chariot"], cwd=HERE, capture_output=True, text=True
    )
    assert ran.returncode == 2
    assert "is no checkout of Chicane" in ran.stderr


def test_how_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    main(arguments([str(HERE), "chariot", "--bot", "random", "--players", "2", "--games", "2"]))
    assert "random: 0 of 2, 0 % (" in capsys.readouterr().out
