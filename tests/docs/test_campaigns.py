"""The snippet of docs/campaigns.md climbs to the top."""

from pathlib import Path
from typing import Any

import pytest

import chicane
from chicane.bots import bot, play_out
from tests.docs.test_docs import blocks
from tools.rules import ROOT

pytestmark = pytest.mark.usefixtures("toy_installed")


def test_the_climb_of_the_docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a game of the tests and bots that play it; the file holds the end of it."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for _, block in blocks(ROOT / "docs" / "campaigns.md", "python"):
        exec(block, names)
    campaign = chicane.Campaign("toy", {"deck": "steep"})

    def play(match: chicane.Match) -> None:
        play_out(match, [bot("random", match.commitment) for _ in range(match.players)])

    attempts = names["climb"](campaign, play)
    kept = chicane.load_campaign("campaign.json")

    assert kept.is_over
    assert attempts == sum(kept.won) + sum(kept.lost)
    assert [1, 1, 1] == kept.won
