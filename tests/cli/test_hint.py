"""`hint` at the terminal: what a bot would choose that knows no more than the player."""

import re
from typing import Any

import pytest

import chicane
from chicane.bots import hint
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.step import Step
from chicane.core.view import View
from tests.cli.conftest import Run

PLAY = ("play", "chariot", "--seed", "7", "--seats", "human,random,random,random")
SAID = "A bot that knows what you know would choose:"


def second(views: list[View]) -> Any:
    """An adviser that always says the second option, and keeps what it was shown."""

    def advise(view: View, seed: str) -> tuple[Step[Any], Message]:
        views.append(view)
        return view.game.menu[1], Message("end-finished")

    return advise


@pytest.mark.parametrize("game", chicane.games())
def test_any_game_has_hints(run: Run, game: str) -> None:
    """The number, label and text form of an option that may be typed as it stands; nothing is chosen yet."""
    players = find(game).min_players
    out = run("play", game, "--seed", "7", "--players", str(players), typed="hint\n").out
    told, why = out.partition(f"> hint\n{SAID}\n")[2].splitlines()[:2]
    number, label, text = re.fullmatch(r" +(\d+)  (.*) \((.+)\)", told).groups()  # type: ignore[union-attr]

    assert f" {number}  {label}" in out.partition("> hint")[0]
    assert why.strip().startswith(("Expected: ", "The bot rates it "))
    assert "is none of the choices" not in run("play", game, "--seed", "7", "--players", str(players), typed=text).out


def test_it_is_asked_with_the_view_of_the_seat(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser is handed what the seat may know and no way to the rest; its option is set apart."""
    views: list[View] = []
    monkeypatch.setattr("chicane.cli.play.advice", second(views))
    out = run("play", "wreckage", "--seed", "7", "--players", "2", typed="hint\n").out

    assert [0] == [view.seat for view in views]
    assert views[0].options and views[0].game.weights is None
    assert f"> hint\n{SAID}\n  2  " in out


def test_asked_again_it_says_the_same(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint is thought of once for a question, and anew for the next one or once a choice was taken back."""
    views: list[View] = []
    monkeypatch.setattr("chicane.cli.play.advice", second(views))
    run(*PLAY, typed="hint\nhint\n2\nhint\nundo\nhint\n")

    assert 3 == len(views)


def test_it_has_a_name_in_french_and_stands_in_the_help(run: Run) -> None:
    """`h` is still help."""
    out = run(*PLAY, "--lang", "fr", typed="conseil\nh\n").out

    assert "> conseil\nUn bot qui sait ce que vous savez choisirait\xa0:\n" in out
    assert "  conseil               dire quel choix ferait un bot à votre place\n" in out.partition("> h\n")[2]


def test_there_is_none_once_the_race_is_over(run: Run) -> None:
    """What may still be typed is said instead."""
    out = run("play", "chariot", "--seed", "7", "--seats", "human,random", typed="1\n" * 200 + "hint\n").out

    assert "Type 'save' to keep the game in a file" in out
    assert SAID not in out


def test_python_asks_the_same_way() -> None:
    """`hint(view)` is an option of the menu."""
    match = chicane.new("chariot", players=2, seed=7)
    view = match.seen_by(match.game.actor)

    assert hint(view) in match.game.menu
