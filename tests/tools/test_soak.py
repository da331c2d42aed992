"""The soak: which mixes a series goes through, and how it goes on where its file ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from chicane.core.errors import BadInput
from chicane.core.registry import find
from tools.kept import write
from tools.soak import Outcome, Series, kept, play, resumed

CHROME = Series("thunder", "soak", "maximum-chrome")


def test_a_preset_is_in_every_mix() -> None:
    """With any number of players and any crews, and nothing of it missing."""
    wanted = find("thunder").preset("maximum-chrome").options

    assert {2, 3, 4, 5, 6} == {players for players, _ in CHROME.mixes()}
    assert all(wanted.items() <= options.items() for _, options in CHROME.mixes())


def test_no_such_preset() -> None:
    """A wrong name does not mean every mix."""
    with pytest.raises(BadInput, match="maximum-chrome"):
        Series("thunder", "soak", "maximum-rust").mixes()


def test_a_game_has_its_number() -> None:
    """It says how it went, and which game of the series it was."""
    (outcome,) = play(CHROME, [3])

    assert (3, "") == (outcome.number, outcome.failure)
    assert outcome.plies > 0


def test_what_was_kept_is_not_played_again(tmp_path: Path) -> None:
    """The outcomes of the file are the series'; those of later games are left for later."""
    file = tmp_path / "soak.jsonl"
    before = [Outcome(400, "last", "", number) for number in range(3)]
    write(file, (each._asdict() for each in before), len(before))

    assert before[:2] == resumed(CHROME, 2, 1, file)
    assert before == kept(file, 10)
