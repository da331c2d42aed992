"""A game looked at afterwards: chances, turning points, mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

import chicane
from chicane.bots import bot
from chicane.bots.review import MISTAKES, TURNS, review
from chicane.core.match import Match
from chicane.core.registry import find, names
from tests.cli.conftest import Run, run  # noqa: F401  the command as a fixture

SAVES = Path(__file__).parents[1] / "saves"


def begun(name: str, choices: int, seats: list[str]) -> Match:
    """The beginning of a match in which the first seat takes anything and the others what looks best."""
    rules = find(name)
    match = chicane.new(name, rules.usual_players({}), seed=6, seats=seats[: rules.usual_players({})])
    players = [bot("random" if not seat else "greedy", f"{seat}") for seat in range(match.players)]
    for _ in range(choices):
        if match.to_act is None:
            break
        view = match.seen_by(match.to_act)
        match.play(players[match.to_act].choose(view, view.game.menu))
    return match


@pytest.mark.parametrize("name", names())
def test_every_game_can_be_reviewed(name: str) -> None:
    """Chances for every ply that sum to one, and a few words on what turned it."""
    match = begun(name, 30, ["a", "b", "c", "d"])
    found = review(match, seconds=5.0)

    assert len(match.acts) + 1 == len(found.chances)
    assert all(0 <= chance <= 1 for chances in found.chances for chance in chances)
    if match.players > 1:
        assert all(abs(1 - sum(chances)) < 1e-6 for chances in found.chances)
    assert TURNS >= len(found.turns)
    assert MISTAKES >= len(found.mistakes)


def test_a_draft_turns_nothing() -> None:
    """Until the first turn everybody has the same chances, whoever has been dealt a chariot already."""
    match = chicane.load(SAVES / "chariot-wrecked.json")
    found = review(match, of=(), seconds=0.0)
    first_throw = next(ply for ply, act in enumerate(match.acts) if str(act) == "* sprint")

    assert all(chance == pytest.approx(1 / 3) for chances in found.chances[:first_throw] for chance in chances)
    assert all(first_throw < turn.ply for turn in found.turns)


def test_mistakes_are_those_of_whoever_makes_them() -> None:
    """Somebody who takes anything makes some, each worse than what was better; greedy is not asked about."""
    match = begun("thunder", 60, ["a", "b", "c", "d"])
    found = review(match, {0})

    assert 0 < len(found.mistakes) <= MISTAKES
    assert {0} == {mistake.seat for mistake in found.mistakes}
    costs = [mistake.cost for mistake in found.mistakes]
    assert sorted(costs, reverse=True) == costs
    for mistake in found.mistakes:
        assert mistake.chosen != mistake.better
        assert 0 == match.acts[mistake.ply].actor


def test_without_time_there_are_chances_only() -> None:
    """Mistakes take longest to find."""
    found = review(begun("chariot", 20, ["a", "b", "c", "d"]), seconds=0.0)

    assert [] == found.mistakes
    assert len(found.chances) > 20


def test_a_review_at_the_terminal(run: Run, tmp_path: Path) -> None:  # noqa: F811
    """Curves, turning points and mistakes of people, in both languages."""
    begun("chariot", 40, ["Ann", "greedy", "greedy", "greedy"]).save(tmp_path / "race.json")
    english = run("review", str(tmp_path / "race.json"))
    french = run("review", str(tmp_path / "race.json"), "--lang", "fr")

    assert 0 == english.code == french.code
    assert "Chances to win" in english.out and "▂" in english.out
    assert "Ann chose “" in english.out and "greedy chose" not in english.out
    assert "Les plus grandes erreurs" in french.out
    assert 2 == run("review", str(tmp_path / "none.json")).code
