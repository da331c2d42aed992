"""Halving knows no game: it plays all options on, and drops the worse half until one is left."""

from __future__ import annotations

import pytest

from chicane.bots import bot
from chicane.bots.budget import Budget
from chicane.bots.halving import HalvingBot
from chicane.core.errors import BadInput
from chicane.core.step import CHANCE
from chicane.core.view import seen_by
from tests.bots.test_greedy import Take, Tree, walk
from tests.bots.test_rollout import chosen, midway


def choice(*branches: Tree, playouts: int = 400, seconds: float = 0.0) -> int:
    """Which branch halving takes for seat 0."""
    game = walk((0, list(branches)))
    taken = HalvingBot("seed", Budget(playouts, seconds)).choose(seen_by(game, 0), game.menu)
    assert isinstance(taken, Take)
    return taken.number


def test_the_better_half_stays() -> None:
    """A risk that pays three times in four beats six in ten for sure, among others that are worse."""
    assert 2 == choice(0.6, 0.1, (CHANCE, [1, 0], [3, 1]), 0.3, 0.2)
    assert 0 == choice(0.6, 0.1, (CHANCE, [1, 0], [1, 3]), 0.3, 0.2)


def test_without_time_it_takes_what_greedy_likes_best() -> None:
    """Not what happens to come first."""
    assert 2 == choice(0.1, (0, [0.3, 0.2]), (0, [0.9, 0.8]), 0.4, playouts=0, seconds=1e-9)


def test_the_same_seed_makes_the_same_choice() -> None:
    """A number of play-outs depends on nothing else."""
    match = midway("thunder")

    assert chosen("halving:8", match) == chosen("halving:8", match)
    assert chosen("halving:1ms/careful", match) in match.game.menu


def test_a_budget_that_is_none() -> None:
    """The error says what a budget looks like."""
    with pytest.raises(BadInput, match="takes so many iterations or milliseconds, as in halving:500ms, not 'x'"):
        bot("halving:x")
