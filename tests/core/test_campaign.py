"""Campaigns: a win opens the next game, and the file of it is checked field by field."""

import json
from typing import Any

import pytest

from chicane.core.campaign import Campaign, from_data, from_json
from chicane.core.errors import BadInput

pytestmark = pytest.mark.usefixtures("toy_installed")


def test_only_a_win_opens_the_next() -> None:
    """A loss may be tried again; a rung that was won may be played again without climbing further."""
    campaign = Campaign("toy", {"deck": "steep"})
    assert ["none"] == campaign.open_rungs()
    campaign.after("none", won=False)
    assert ["none"] == campaign.open_rungs()
    campaign.after("none", won=True)
    campaign.after("none", won=True)
    assert ["none", "one"] == campaign.open_rungs()
    assert ([2, 0, 0], [1, 0, 0]) == (campaign.won, campaign.lost)


def test_the_options_of_an_attempt() -> None:
    """What is kept stays, the rung is the next one unless an open one is named."""
    campaign = Campaign("toy", {"deck": "steep"})
    campaign.after("none", won=True)
    assert {"deck": "steep", "cards": "one"} == campaign.options()
    assert {"deck": "steep", "cards": "none"} == campaign.options(rung="none")
    with pytest.raises(BadInput, match="no open cards 'all'"):
        campaign.options(rung="all")
    for name in ("deck", "cards"):
        with pytest.raises(BadInput, match=f"{name} is settled by the campaign"):
            campaign.options({name: "plain"})


def test_the_first_attempt_is_known() -> None:
    """Only the first one at a rung opens it."""
    campaign = Campaign("toy", {})
    assert [True, False] == [campaign.begin("none"), campaign.begin("none")]
    campaign.after("none", won=True)
    assert [True, False] == [campaign.begin("one"), campaign.begin("none")]
    with pytest.raises(BadInput, match="no open rung 'all'"):
        campaign.begin("all")


def test_the_end_and_a_new_beginning() -> None:
    """Once the last rung is won all are open; a reset keeps what is kept."""
    campaign = Campaign("toy", {"deck": "steep"})
    for rung in ("none", "one", "all"):
        assert not campaign.is_over
        campaign.after(rung, won=True)
    assert campaign.is_over
    assert {"deck": "steep", "cards": "all"} == campaign.options()
    campaign.reset()
    assert (["none"], {"deck": "steep"}, [0, 0, 0]) == (campaign.open_rungs(), campaign.kept, campaign.won)


def test_what_is_kept() -> None:
    """Defaults where nothing is said; nothing but what the ladder keeps, and only choices there are."""
    assert {"deck": "plain"} == Campaign("toy", {}).kept
    with pytest.raises(BadInput, match="no choice of a campaign 'cards'"):
        Campaign("toy", {"cards": "none"})
    with pytest.raises(BadInput, match="'flat' is not one of plain, steep"):
        Campaign("toy", {"deck": "flat"})
    with pytest.raises(BadInput, match="chariot has no campaign"):
        Campaign("chariot", {})


def test_there_and_back_again() -> None:
    """A file holds all of it."""
    campaign = Campaign("toy", {"deck": "steep"})
    campaign.after("none", won=True)
    campaign.begin("one")
    assert campaign.as_data() == from_json(campaign.to_json()).as_data()


@pytest.mark.parametrize(
    "field, value, said",
    [
        ("format", "chicane-game-1", "'format' must be 'chicane-campaign-1'"),
        ("game", "ludo", "no game 'ludo'"),
        ("game", 3, "'game' must be text"),
        ("kept", {"deck": "flat"}, "'flat' is not one of"),
        ("reached", 4, "'reached' must be a whole number from 0 to 3"),
        ("reached", True, "'reached' must be a whole number from 0 to 3"),
        ("opened", 3, "'opened' must be a whole number from 1 to 2"),
        ("won", [1, 0], "'won' must be a list of 3 numbers"),
        ("won", [0, 0, 0], "'won': every game before the one reached"),
        ("won", [1, 1, 0], "'won': every game before the one reached"),
        ("lost", [-1, 0, 0], "'lost' must be a whole number from 0"),
        ("extra", 1, "field 'extra' is unknown"),
    ],
)
def test_a_file_that_was_tampered_with(field: str, value: Any, said: str) -> None:
    """The error names the file and the field."""
    campaign = Campaign("toy", {})
    campaign.after("none", won=True)
    with pytest.raises(BadInput, match=f"mine.json: .*{said}"):
        from_data({**campaign.as_data(), field: value}, "mine.json")


@pytest.mark.parametrize("text", ["", "[]", "{", "null", json.dumps({"format": "chicane-campaign-1"})])
def test_a_file_that_is_none(text: str) -> None:
    """Cut short, of another kind, or empty."""
    with pytest.raises(BadInput, match="mine"):
        from_json(text, "mine.json")


def test_begin_anew_with_other_choices() -> None:
    """What is not named stays as it was; what can't be is refused, and nothing is lost."""
    campaign = Campaign("toy", {"deck": "steep"})
    campaign.after("none", won=True)
    with pytest.raises(BadInput, match="'flat' is not one of"):
        campaign.reset({"deck": "flat"})
    assert 1 == campaign.reached
    campaign.reset({"deck": "plain"})
    assert ({"deck": "plain"}, 0, 0) == (campaign.kept, campaign.reached, campaign.attempts)
    campaign.reset()

    assert {"deck": "plain"} == campaign.kept
