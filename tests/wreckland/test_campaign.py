"""The campaign: chapters in order, retries and reset (WL-CAMP); its file is tested in tests/core/test_campaign.py."""

import pytest

from chicane.core.campaign import Campaign
from chicane.core.errors import BadInput
from chicane.core.registry import find
from chicane.wreckland.state import Wreckland
from tests.rule import rule
from tests.wreckland.printed import ENEMIES, EQUIPMENT

CHAPTERS = ["1", "2", "3", "4", "5", "6", "7"]


def campaign(vehicle: str = "roadrunner", hero: str = "wrench-mary") -> Campaign:
    """A new campaign."""
    return Campaign("wreckland", {"vehicle": vehicle, "hero": hero})


@rule("WL-CAMP-01", "WL-CAMP-02", "WL-CAMP-05")
def test_chapters_in_order() -> None:
    """Each chapter that is won opens the next one; vehicle and hero stay."""
    mine = campaign("dumper", "bull-bar-bill")
    played = []
    while not mine.is_over:
        options = mine.options()
        assert ("dumper", "bull-bar-bill") == (options["vehicle"], options["hero"])
        played.append(str(options["chapter"]))
        mine.after(played[-1], won=True)

    assert CHAPTERS == played


@rule("WL-CAMP-06", "WL-CAMP-07", "WL-CAMP-09")
def test_retry() -> None:
    """A lost chapter is tried again; the envelope was opened by the first attempt."""
    mine = campaign()
    assert [0, True] == [mine.opened, mine.begin("1")]
    mine.after("1", won=False)
    assert not mine.begin("1")
    mine.after("1", won=False)

    assert [0, 2, 1] == [mine.reached, mine.lost[0], mine.opened]
    with pytest.raises(BadInput, match="no open chapter '2'"):
        mine.options(rung="2")


@rule("WL-CAMP-08", "WL-SETUP-03")
@pytest.mark.parametrize("chapter", CHAPTERS[:5])
def test_a_replay_uses_the_envelopes_up_to_its_chapter(chapter: str) -> None:
    """Chapter 5 is reached and its envelope is open: the decks of an earlier chapter are as they were then."""
    mine = campaign()
    for won in CHAPTERS[:4]:
        mine.after(won, won=True)
    mine.begin("5")
    game = find("wreckland").start(1, mine.options(rung=chapter))
    assert isinstance(game, Wreckland)

    decks = [(EQUIPMENT, game.deck), (ENEMIES, game.foe_deck)]
    for cards, deck in decks:
        assert {card["id"] for card in cards if card["chapter"] <= int(chapter)} == {
            card["id"] for card, count in zip(cards, deck, strict=True) if count
        }


@rule("WL-CAMP-11", "WL-DIFF-02")
def test_difficulty_is_chosen_anew() -> None:
    """Every attempt may have another difficulty."""
    mine = campaign()

    assert ["ace", "learner"] == [mine.options({"difficulty": each})["difficulty"] for each in ("ace", "learner")]
    with pytest.raises(BadInput, match="hero is settled by the campaign"):
        mine.options({"hero": "bull-bar-bill"})


@rule("WL-CAMP-12")
def test_reset() -> None:
    """Everything but vehicle and hero begins anew."""
    mine = campaign("dumper")
    mine.after("1", won=True)
    mine.reset()

    assert campaign("dumper").to_json() == mine.to_json()


@rule("WL-CAMP-03")
def test_roadrunner_is_advised() -> None:
    """Nobody who does not choose drives anything else."""
    assert "roadrunner" == find("wreckland").check_options({}, 1)["vehicle"]
    assert "roadrunner" == Campaign("wreckland", {}).kept["vehicle"]
