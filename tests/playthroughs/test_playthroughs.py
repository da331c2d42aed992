"""Whole games, written down: whatever changes in how they go must be meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from chicane.core.errors import BadInput
from chicane.core.log import read_act
from chicane.core.registry import names
from chicane.core.step import CHANCE
from tests.playthroughs.regenerate import FOLDER, headers, opening, playthrough

PATHS = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    """The game goes as it is written, line by line."""
    kept = path.read_text(encoding="utf-8").splitlines()
    played = playthrough("\n".join(kept)).splitlines()

    for number, (before, now) in enumerate(zip(kept, played, strict=False), 1):
        assert before == now, f"{path.name}, line {number}; if this is meant: make golden"
    assert len(kept) == len(played), f"{path.name} has another length; if this is meant: make golden"


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_players_alone_are_needed(path: Path) -> None:
    """A match with the same seed, told the players' choices only, comes to the same log and position."""
    text = path.read_text(encoding="utf-8")
    acts = [line[6:].partition("   of: ")[0] for line in text.splitlines() if line[:5].strip().isdigit()]
    match = opening(headers(text))
    match.settle()
    for actor, option in map(read_act, acts):
        if actor != CHANCE:
            assert actor == match.to_act
            match.play(option)

    assert acts == match.log
    assert match.over


@pytest.mark.parametrize("name", names())
def test_every_game_is_won_in_some_playthrough(name: str) -> None:
    """At least one game comes to its proper end, for random play seldom does."""
    ends = [path.read_text().partition("\nwinners: ")[2] for path in PATHS if path.stem.startswith(f"{name}-")]

    assert any(end[0].isdigit() for end in ends if end)


@pytest.mark.parametrize("text", ["", "game: toy\n", "game: toy\nplayers: 2\noptions:\nseed: 1\nlikes: keep\n"])
def test_wrong_headers(text: str) -> None:
    """A playthrough says what is played."""
    with pytest.raises(BadInput, match=r"^the headers are game, players, options, seed, prefers, not "):
        headers(text)
