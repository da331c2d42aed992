"""Ahead knows no game: it plays the options that look best on until it has its turn again."""

from __future__ import annotations

import pytest

from chicane.bots import bot
from chicane.bots.ahead import BELIEF, AheadBot, Candidate
from chicane.bots.budget import Budget
from chicane.core.errors import BadInput
from chicane.core.step import CHANCE
from chicane.core.view import seen_by
from tests.bots.test_greedy import Take, Tree, walk
from tests.bots.test_rollout import chosen, midway


def choice(*branches: Tree, playouts: int = 400, seconds: float = 0.0) -> int:
    """Which branch it takes for seat 0."""
    game = walk((0, list(branches)))
    taken = AheadBot("seed", Budget(playouts, seconds)).choose(seen_by(game, 0), game.menu)
    assert isinstance(taken, Take)
    return taken.number


def test_only_what_looks_nearly_as_good_as_the_best_is_played_on() -> None:
    """The best first."""
    game = walk((0, [0.58, 0.1, 0.6, 0.3]))
    found = AheadBot("seed", Budget(8, 0.0)).candidates(seen_by(game, 0), game.menu)

    assert [0.6, 0.58] == [each.worth for each in found]


def test_a_risk_is_taken_where_it_pays() -> None:
    """A risk that pays three times in four beats six in ten for sure."""
    assert 2 == choice(0.6, 0.1, (CHANCE, [1, 0], [3, 1]), 0.3, 0.2)
    assert 0 == choice(0.6, 0.1, (CHANCE, [1, 0], [1, 3]), 0.3, 0.2)


def test_without_time_it_takes_what_greedy_likes_best() -> None:
    """Of what was looked at until then: one option at least."""
    assert choice(0.1, (0, [0.3, 0.2]), playouts=0, seconds=1e-9) in (0, 1)


def test_first_sight_gives_way_to_what_came_of_it() -> None:
    """It counts for some play-outs, and what was wrong for all options alike is set right."""
    candidate = Candidate(Take(0), 0.5)
    assert 0.6 == pytest.approx(candidate.promise(0.1))

    candidate.tries, candidate.total = int(BELIEF), 0.2 * BELIEF

    assert 0.4 == pytest.approx(candidate.promise(0.1))


def test_the_same_seed_makes_the_same_choice() -> None:
    """A number of play-outs depends on nothing else."""
    match = midway("thunder")

    assert chosen("ahead:8", match) == chosen("ahead:8", match)
    assert chosen("ahead:1ms/careful", match) in match.game.menu


def test_a_budget_that_is_none() -> None:
    """The error says what a budget looks like."""
    with pytest.raises(BadInput, match="takes so many iterations or milliseconds, as in ahead:500ms, not 'x'"):
        bot("ahead:x")
    with pytest.raises(BadInput, match="not '8/paranoid'"):
        bot("ahead:8/paranoid")
