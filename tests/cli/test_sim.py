"""`chicane sim`: many games, one table."""

import argparse
from typing import Any

import pytest

from chicane.cli.sim import planned
from chicane.lab.interval import wilson
from chicane.lab.played import play_only
from tests.cli.conftest import Run

SIM = ("sim", "chariot", "--bots", "random,random")


def arguments(**given: Any) -> argparse.Namespace:
    """What the command line would give."""
    usual: dict[str, Any] = {
        "game": "chariot", "bots": "greedy,random", "players": None, "games": 8, "seed": "1", "option": [],
        "preset": "", "each": [],
    }  # fmt: skip
    return argparse.Namespace(**{**usual, **given})


def test_the_table(run: Run) -> None:
    """Wins with their share, interval and what the seats alone would give; the clock is not part of the result."""
    code, out, err = run("sim", "chariot", "--games", "4", "--bots", "random")

    assert 0 == code
    assert "95\u00a0% interval" in out.splitlines()[0]
    assert "100.0 %" in out
    assert "4 games, " in out
    assert "How they ended: " in out
    assert " games/s, one worker." in err
    assert " games/s" not in out


def test_greedy_beats_random(run: Run) -> None:
    """The better bot comes first in the table."""
    out = run("sim", "chariot", "--games", "2").out

    assert ["greedy", "random"] == [line.split()[0] for line in out.splitlines()[1:3]]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_any_number_of_workers_gives_the_same_table(run: Run, language: str) -> None:
    """Games are counted in their order, whoever plays them."""
    one = run(*SIM, "--games", "6", "--workers", "1", "--lang", language)
    two = run(*SIM, "--games", "6", "--workers", "2", "--lang", language)

    assert (0, 0) == (one.code, two.code)
    assert one.out == two.out


def test_seats_rotate_and_dice_are_paired() -> None:
    """Each bot sits on each seat, and the games of one rotation share a seed."""
    games = planned(arguments()).tasks()

    assert ("greedy", "random", "greedy", "random") == games[0].bots
    assert ("random", "greedy", "random", "greedy") == games[1].bots
    assert ["1-0"] * 4 + ["1-1"] * 4 == [game.seed for game in games]


def test_equal_tasks_are_equal_games() -> None:
    """A game depends on nothing but its task."""
    task = planned(arguments(bots="random")).task(0)

    assert play_only(task) == play_only(task)


def test_other_seeds_are_other_games() -> None:
    """The seed of the command reaches the dice."""
    one, other = planned(arguments(bots="random")).task(0), planned(arguments(bots="random", seed="2")).task(0)

    assert play_only(one) != play_only(other)


def test_wilson() -> None:
    """Known values of the interval."""
    assert (0.4038, 0.5962) == tuple(round(limit, 4) for limit in wilson(50, 100))
    assert (0.0, 0.0370) == tuple(round(limit, 4) for limit in wilson(0, 100))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (["--games", "0"], "--games must be at least 1, not 0"),
        (["--bots", "gredy"], "--bots: no bot “gredy”; did you mean “greedy”?"),
        (["--bots", ","], "--bots names no bot"),
        (["--players", "9"], "chariot is for 2 to 6 players, not 9"),
        (["--workers", "0"], "--workers must be at least 1, not 0"),
        (["--option", "track=C"], "chariot, option track: “C” is not one of A, B, AB, BA"),
    ],
)
def test_bad_input(run: Run, given: list[str], message: str) -> None:
    """One line that names the argument, before any game is played."""
    code, out, err = run("sim", "chariot", *given)

    assert (2, "", f"chicane: {message}\n") == (code, out, err)
