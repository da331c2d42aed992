"""The tool that counts how often the crews of thunder win."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools import crews


def test_games_are_played_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Seats are rotated, results are kept line by line, and what is there is not played again."""
    results = tmp_path / "crews.jsonl"
    crews.main(["cars,final_five", "--games", "2", "--bot", "random", "--results", str(results)])
    kept = results.read_text()
    crews.main(["cars,final_five", "--games", "2", "--bot", "random", "--results", str(results)])

    assert kept == results.read_text()
    assert [0, 1] == [json.loads(line)["number"] for line in kept.splitlines()]
    assert "| cars, final_five | 2 | final_five |" in capsys.readouterr().out


def game(won: list[str], **more: Any) -> dict[str, Any]:
    """A result."""
    usual = {"mix": "cars,cars,big_rig", "setup": "", "rounds": 6, "reason": "finished", "lost": {"edge": 2}}
    return usual | {"won": won} | more


def test_shares_are_by_seat() -> None:
    """Two of three seats drive cars: winning two games in three is what they are due."""
    table = crews.report([game(["cars"]), game(["cars"]), game(["big_rig"], rounds=9, reason="last", lost={"rig": 1})])

    assert "| 2 cars, big_rig | 3 | cars | 33.3% | 9.7% - 70.0% | 1.00 |" in table
    assert "| 2 cars, big_rig | 3 | big_rig | 33.3% | 6.1% - 79.2% | 1.00 |" in table
    assert "| 2 cars, big_rig | 7.0 | 33% | 0.0% | edge 1.33, rig 0.33 |" in table
