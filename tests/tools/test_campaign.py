"""The tables of win rates."""

import argparse

from tools.campaign import Attempt, Outcome, alone, plan


def outcome(number: int, difficulty: str, won: bool) -> Outcome:
    """How an attempt at chapter 1 went."""
    return Outcome(Attempt("greedy", "1", difficulty, number), won, 3, 1)


def test_the_same_attempt_with_two_difficulties() -> None:
    """Counted are those that only one of them won; an attempt without its twin is left out."""
    outcomes = [
        *[outcome(number, "learner", won) for number, won in enumerate([True, True, False, False, True])],
        *[outcome(number, "trucker", won) for number, won in enumerate([True, False, True, False])],
    ]

    assert "1 : 1 of 4" == alone(outcomes, "learner", "trucker")
    assert "0 : 0 of 0" == alone(outcomes, "trucker", "ace")


def test_attempts_begin_where_they_are_told_to() -> None:
    """Sixteen in a row are every vehicle with every hero."""
    options = argparse.Namespace(bot="greedy", first=32, attempts=16, chapters="7", difficulties="ace")
    attempts = plan(options)

    assert list(range(32, 48)) == [attempt.number for attempt in attempts]
    assert 16 == len({(attempt.vehicle, attempt.hero) for attempt in attempts})
