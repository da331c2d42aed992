"""The campaign: chapters in order, retries, reset, and its file (WL-CAMP)."""

import json

import pytest

from chicane.core.errors import BadInput
from chicane.core.registry import find
from chicane.wreckland.campaign import Campaign, from_json
from tests.rule import rule


@rule("WL-CAMP-01", "WL-CAMP-02", "WL-CAMP-05")
def test_chapters_in_order() -> None:
    """Each chapter that is won opens the next one; vehicle and hero stay."""
    campaign = Campaign("dumper", "bull-bar-bill")
    for chapter in range(1, 8):
        assert chapter == campaign.chapter
        assert {"chapter": str(chapter), "vehicle": "dumper", "hero": "bull-bar-bill", "difficulty": "trucker"} == (
            campaign.options_for()
        )
        campaign.after(chapter, won=True)

    assert campaign.is_over


@rule("WL-CAMP-06", "WL-CAMP-07", "WL-CAMP-09")
def test_retry() -> None:
    """A lost chapter is tried again; the envelope was opened by the first attempt."""
    campaign = Campaign("roadrunner", "wrench-mary")
    assert 0 == campaign.opened
    assert campaign.begin(1)
    campaign.after(1, won=False)
    assert not campaign.begin(1)
    campaign.after(1, won=False)

    assert [1, 2, 1] == [campaign.chapter, campaign.lost[0], campaign.opened]
    with pytest.raises(BadInput, match="chapter 2 is not open yet"):
        campaign.options_for(chapter=2)


@rule("WL-CAMP-11", "WL-DIFF-02")
def test_difficulty_is_chosen_anew() -> None:
    """Every attempt may have another difficulty."""
    campaign = Campaign("roadrunner", "wrench-mary")

    assert ["ace", "learner"] == [campaign.options_for(each)["difficulty"] for each in ("ace", "learner")]


@rule("WL-CAMP-12")
def test_reset() -> None:
    """Everything but vehicle and hero begins anew."""
    campaign = Campaign("dumper", "wrench-mary")
    campaign.after(1, won=True)
    campaign.reset()

    assert Campaign("dumper", "wrench-mary").to_json() == campaign.to_json()


@rule("WL-CAMP-03")
def test_roadrunner_is_advised() -> None:
    """Nobody who does not choose drives anything else."""
    assert "roadrunner" == find("wreckland").check_options({})["vehicle"]


def test_json() -> None:
    """A campaign survives being written; errors name the field."""
    campaign = Campaign("dumper", "wrench-mary")
    campaign.after(1, won=True)
    campaign.after(2, won=False)
    text = campaign.to_json()

    assert text == from_json(text).to_json()
    for field, value, wrong in [
        ("format", 2, "format must be 1"),
        ("chapter", 9, "campaign.chapter"),
        ("vehicle", "bike", "no vehicle 'bike'"),
        ("won", [0] * 7, "must be won"),
        ("lost", [0], "campaign.lost"),
        ("extra", 1, "campaign.extra: unknown field"),
    ]:
        with pytest.raises(BadInput, match=wrong):
            from_json(json.dumps({**json.loads(text), field: value}))
