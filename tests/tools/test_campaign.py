"""The tables of win rates."""

import argparse

import pytest

from tools.campaign import Attempt, Outcome, alone, plan, print_ratios, print_table


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


def test_a_table_ends_with_all(capsys: pytest.CaptureFixture[str]) -> None:
    """The last row pools the others."""
    outcomes = [outcome(number, "ace", number == 0) for number in range(4)]
    print_table("vehicle", lambda attempt: attempt.vehicle, ["roadrunner", "dumper"], outcomes)
    rows = capsys.readouterr().out.splitlines()[3:]

    assert ["| roadrunner | - | - | 100% of 1", "| dumper | - | - | 0% of 1", "| all | - | - | 25% of 4"] == [
        row.partition(" (")[0] for row in rows
    ]


def test_rates_over_the_mean(capsys: pytest.CaptureFixture[str]) -> None:
    """A vehicle that wins all is twice the mean where another wins none."""
    outcomes = [outcome(number, "ace", number % 4 == 0) for number in (0, 1, 4, 5)]
    print_ratios("vehicle", lambda attempt: attempt.vehicle, ["roadrunner", "dumper"], outcomes)
    rows = capsys.readouterr().out.splitlines()[3:]

    assert [["roadrunner", "2", "100%", "2.00"], ["dumper", "2", "0%", "0.00"]] == [
        [cell.strip() for cell in row.split("|")[1:5]] for row in rows
    ]
