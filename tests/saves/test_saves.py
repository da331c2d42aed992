"""Game files of the past: each of them is replayed, and comes to the position it was saved in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import chicane
from chicane.core.codec import digest
from chicane.core.errors import BadInput
from chicane.core.registry import find, names
from chicane.core.save import FORMAT, OLD_FORMAT, as_data, verify

FOLDER = Path(__file__).parent
PATHS = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_stored_game_replays(path: Path) -> None:
    """To the same log and position; written again it is the same file, but for what the game has learnt since.

    That is content that was touched, and options that it did not have then.
    """
    saved = json.loads(path.read_text(encoding="utf-8"))
    match = chicane.load(path)

    written = as_data(match)
    if saved["format"] == OLD_FORMAT:
        saved |= {"format": FORMAT, "position": written["position"]}
    saved["options"] = {**match.setup, **saved["options"]}
    assert {**saved, "content": match.rules.content_hashes()} == written
    assert saved["rules"] == match.rules.version


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_dice_of_a_stored_game(path: Path) -> None:
    """They are proven by the seed, where it is known; a game in progress may keep it."""
    match = chicane.load(path)

    if match.seed is None:
        assert not match.over
    else:
        proof = verify(match)
        assert (True, sum(line.startswith("*") for line in match.log)) == (proof.holds, proof.chances)


@pytest.mark.parametrize("path", sorted((FOLDER / "old").glob("*.json")), ids=lambda path: path.stem)
def test_file_of_the_first_format(path: Path) -> None:
    """It is loaded, and ends like the same game in the format of today."""
    old, new = chicane.load(path), chicane.load(FOLDER / path.name)

    assert OLD_FORMAT == json.loads(path.read_text(encoding="utf-8"))["format"]
    assert (new.log, new.result, digest(new.game)) == (old.log, old.result, digest(old.game))


REFUSED = sorted((FOLDER / "refused").glob("*.json"))


@pytest.mark.parametrize("path", REFUSED, ids=lambda path: path.stem)
def test_a_game_by_older_rules_is_refused_with_the_reason(path: Path) -> None:
    """It says where the log leaves today's rules, and which rules it was played by."""
    saved = json.loads(path.read_text(encoding="utf-8"))
    today = find(saved["game"]).version

    with pytest.raises(BadInput, match=rf"log entry .*\(played by rules {saved['rules']}, these are rules {today}"):
        chicane.load(path)


@pytest.mark.parametrize("name", names())
def test_every_game_has_stored_ones(name: str) -> None:
    """One that was won, and one that goes on."""
    matches = [chicane.load(path) for path in PATHS if path.stem.startswith(f"{name}-")]

    assert any(match.game.winners for match in matches)
    assert any(not match.over for match in matches)
