"""Presets: mixes of options with a name, from a first race to everything that there is."""

from __future__ import annotations

import pytest

from chicane.core.chance import Luck
from chicane.core.errors import BadInput
from chicane.thunder.game import GAME

IDS = [preset.id for preset in GAME.presets]
PLAYERS = range(GAME.min_players, GAME.max_players + 1)
SEEDS = [f"seed {number}" for number in range(40)]


def mix(id: str, players: int = 4, seed: str = "1") -> dict[str, str]:
    """The setup that a preset makes."""
    return GAME.check_options(GAME.preset_options(id, players, Luck(seed)), players)


def test_what_there_is_to_choose_from() -> None:
    """From the first race to a surprise."""
    assert ["first-race", "base", "carnage", "maximum-chrome", "surprise"] == IDS


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("id", IDS)
def test_every_preset_can_be_played_by_any_number(id: str, players: int) -> None:
    """A game begins with it."""
    assert players == GAME.start(players, GAME.preset_options(id, players, Luck(id))).players


def test_the_base_game_adds_nothing() -> None:
    """As if nobody had chosen anything."""
    assert GAME.check_options({}, 4) == mix("base") == mix("first-race")


def test_a_first_race_is_a_duel() -> None:
    """It is meant for two."""
    assert [2, 0] == [GAME.preset(id).players for id in ("first-race", "base")]


def test_carnage_adds_carnage_only() -> None:
    """And nothing else."""
    assert {**mix("base"), "carnage": "yes"} == mix("carnage")


def test_maximum_chrome_has_every_box_and_deck() -> None:
    """Whatever can be switched on is on, also what is added later."""
    setup = mix("maximum-chrome")
    switched = [option.name for option in GAME.options if "yes" in option.choices]

    assert "carnage" in switched
    assert {"yes"} == {setup[name] for name in switched}


def test_a_surprise_is_drawn_by_luck() -> None:
    """The same seed draws the same, others draw otherwise; every choice comes up, and the cap is no matter of luck."""
    drawn = [mix("surprise", 4, seed) for seed in SEEDS]

    assert drawn == [mix("surprise", 4, seed) for seed in SEEDS]
    assert {"yes", "no"} == {each["carnage"] for each in drawn}
    assert {"1a", "1b"} == {each["start"] for each in drawn}
    assert any("final_five" in each["crew"] for each in drawn)
    assert {"20000"} == {each["ply_cap"] for each in drawn}


def test_a_preset_that_is_none() -> None:
    """The answer names what was meant."""
    with pytest.raises(BadInput, match="thunder: no preset 'carnag'; did you mean 'carnage'"):
        GAME.preset_options("carnag", 4, Luck("1"))
