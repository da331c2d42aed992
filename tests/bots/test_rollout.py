"""Rollout knows no game either: it plays options on, and takes the one that led furthest."""

from __future__ import annotations

from typing import Any

import pytest

import chicane
from chicane.bots import bot
from chicane.bots.rollout import RolloutBot
from chicane.core.errors import BadInput
from chicane.core.match import Match
from chicane.core.step import CHANCE, Step
from chicane.core.view import seen_by
from tests.bots.test_greedy import Take, Tree, walk


def choice(*branches: Tree, playouts: int = 400, seconds: float = 0.0) -> int:
    """Which branch rollout takes for seat 0."""
    game = walk((0, list(branches)))
    player = RolloutBot("seed", playouts, seconds)
    chosen = player.choose(seen_by(game, 0), game.menu)
    assert isinstance(chosen, Take)
    return chosen.number


def test_dice_are_played_often_enough_to_tell() -> None:
    """Three in four of all are better than six in ten for sure; one in four is not."""
    assert 1 == choice(0.6, (CHANCE, [1, 0], [3, 1]))
    assert 0 == choice(0.6, (CHANCE, [1, 0], [1, 3]))


def test_decisions_on_the_way_are_made_with_sense() -> None:
    """One's own are the best there are, and others take what is best for them."""
    assert 1 == choice(0.5, (CHANCE, [(0, [0.1, 0.9]), 0.6]))
    assert 0 == choice(0.5, (CHANCE, [(1, [0.1, 0.9]), 0.6]))


def test_few_play_outs_are_not_spread_thin() -> None:
    """With too few of them for all options, those that greedy likes best are tried; with enough, all are."""
    assert 2 == choice(0.1, 0.3, 0.9, playouts=2)
    assert 1 == choice(0.1, 0.9, 0.3, playouts=1)
    assert 2 == choice(0.1, 0.3, 0.9, playouts=12)


def test_without_time_for_a_play_out_it_takes_what_greedy_likes_best() -> None:
    """Not what happens to come first; nor are options left untried where there is time."""
    assert 2 == choice(0.1, (0, [0.3, 0.2]), (0, [0.9, 0.8]), 0.4, playouts=0, seconds=1e-9)
    assert 1 == choice(0.6, (CHANCE, [1, 0], [3, 1]), playouts=0, seconds=0.2)


def midway(game: str) -> Match:
    """A match after some choices."""
    match = chicane.new(game, players=2, seed=5)
    for _ in range(12):
        match.play(match.game.menu[0])
    return match


def chosen(spec: str, match: Match) -> Step[Any]:
    """What a bot does now."""
    assert match.to_act is not None
    view = match.seen_by(match.to_act)
    return bot(spec, "seed").choose(view, view.game.menu)


@pytest.mark.parametrize("game", ["chariot", "thunder"])
def test_the_same_seed_makes_the_same_choice(game: str) -> None:
    """A number of play-outs depends on nothing else, least of all on the clock."""
    match = midway(game)
    before = match.log[:]

    assert chosen("rollout:8", match) == chosen("rollout:8", match)
    assert chosen("rollout:8", match) in match.game.menu
    assert before == match.log


def test_the_clock_ends_it() -> None:
    """A budget in milliseconds ends the search wherever it is; the choice is still one of the menu."""
    match = midway("thunder")

    assert chosen("rollout:1ms", match) in match.game.menu


@pytest.mark.parametrize("argument", ["0", "-3", "x", "5s", "ms", "1.5"])
def test_a_budget_that_is_none(argument: str) -> None:
    """The error says what a budget looks like."""
    with pytest.raises(BadInput, match="takes so many play-outs or milliseconds, as in rollout:500ms, not"):
        bot(f"rollout:{argument}")


def test_without_a_budget_there_is_a_usual_one() -> None:
    """`rollout` alone is a bot too."""
    player = bot("rollout")
    assert isinstance(player, RolloutBot)
    assert 100 == player.playouts
