"""`--preset`: a mix of options with a name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def setup_of(run: Run, path: Path, *arguments: str) -> dict[str, str]:
    """The options of a game that was begun and left at once."""
    code, _, error = run("play", "thunder", "--save", str(path), *arguments, typed="quit\n")
    assert (0, "") == (code, error)
    options: dict[str, str] = json.loads(path.read_text("utf-8"))["options"]
    return options


def test_a_preset_sets_the_options(run: Run, tmp_path: Path) -> None:
    """Carnage is on, and four sit down."""
    options = setup_of(run, tmp_path / "race.json", "--preset", "carnage")

    assert ("yes", "cars,cars,cars,cars") == (options["carnage"], options["crew"])


def test_a_preset_says_for_how_many_it_is_meant(run: Run, tmp_path: Path) -> None:
    """A first race is a duel, unless somebody says otherwise."""
    duel = setup_of(run, tmp_path / "duel.json", "--preset", "first-race")
    three = setup_of(run, tmp_path / "three.json", "--preset", "first-race", "--players", "3")

    assert ("cars,cars", "cars,cars,cars") == (duel["crew"], three["crew"])


def test_an_option_given_by_hand_wins(run: Run, tmp_path: Path) -> None:
    """The rest is as the preset says."""
    options = setup_of(run, tmp_path / "race.json", "--preset", "maximum-chrome", "--option", "carnage=no")

    assert "no" == options["carnage"]


def test_the_same_seed_brings_the_same_surprise(run: Run, tmp_path: Path) -> None:
    """So that it can be told to a friend."""
    first, second = (
        setup_of(run, tmp_path / f"{name}.json", "--preset", "surprise", "--seed", "7") for name in ("first", "second")
    )

    assert first == second


@pytest.mark.parametrize(
    ("given", "message"), [("maximum", "no preset “maximum”"), ("carnag", "did you mean “carnage”?")]
)
def test_a_preset_that_is_none(run: Run, given: str, message: str) -> None:
    """What is wrong is said, and what there is."""
    code, _, error = run("play", "thunder", "--preset", given)

    assert 2 == code
    assert message in error


def test_games_list_their_presets(run: Run) -> None:
    """With what each adds and how long it takes, in both languages."""
    _, english, _ = run("games")
    _, french, _ = run("games", "--lang", "fr")

    assert "--preset first-race" in english
    assert "About 10 minutes." in " ".join(english.split())
    assert "Environ 10 minutes." in " ".join(french.split())


def test_simulations_take_presets(run: Run) -> None:
    """A first race is the same as a race of two."""
    games = ("sim", "thunder", "--games", "2", "--bots", "random")
    _, preset, _ = run(*games, "--preset", "first-race")
    _, two, _ = run(*games, "--players", "2")

    assert two == preset


@pytest.mark.parametrize(("preset", "told"), [("carnage", "In play: Carnage at Devil’s Run."), ("base", "")])
def test_what_a_preset_put_on_the_table_is_told(run: Run, preset: str, told: str) -> None:
    """Whatever is not as usual."""
    _, out, _ = run("play", "thunder", "--preset", preset, typed="quit\n")

    assert told in out
    assert bool(told) == ("In play" in out)
