"""Two people, one keyboard, and secrets: each looks alone, and an undo shows nobody another's cards."""

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from chicane.cli.curtain import CLEARED
from tests.cli.conftest import Run
from tests.cli.test_play import Keyboard

HOT = ("play", "wreckage", "--seats", "human,human", "--seed", "1")
LIFT = "The others look away."
SPEED, FIRST_CARD, SECOND_CARD = "how fast do you come in?", "what is your first card?", "and what comes second?"
PLANNED = "2"  # what is typed for both cards of the first player


class Shown(NamedTuple):
    """What was on the screen since the last line, and what was typed then."""

    text: str
    typed: str


Sit = Callable[..., list[Shown]]


@pytest.fixture
def sit(run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Two people at a terminal who always take the first choice, until a question; then they type these lines."""

    def play(question: str, *lines: str) -> list[Shown]:
        shown: list[Shown] = []
        left = list(lines)

        def type_line(_: str) -> str:
            text = capsys.readouterr().out
            ready = len(left) < len(lines) or question in text
            if LIFT not in text and ready and not left:
                shown.append(Shown(text, ""))
                raise EOFError
            typed = "" if LIFT in text else left.pop(0) if ready else "1"
            shown.append(Shown(text, typed))
            return typed

        monkeypatch.setattr(io, "StringIO", Keyboard)
        monkeypatch.setattr("builtins.input", type_line)
        run(*HOT)
        return shown

    return play


def test_each_looks_alone(sit: Sit) -> None:
    """A curtain before a secret is chosen, and before the next one looks; then the screen is empty."""
    shown = sit(FIRST_CARD, PLANNED, PLANNED)
    curtains = [each.text for each in shown if LIFT in each.text]

    assert all(CLEARED in text for text in curtains)
    assert ["2 human", "1 human", "2 human"] == [text.partition("For ")[2].partition(" alone")[0] for text in curtains]
    asked = [place for place, each in enumerate(shown) if SPEED in each.text or FIRST_CARD in each.text]
    assert [True, True, False, True] == [LIFT in shown[place - 1].text for place in asked]  # seat 1: speed, then cards


def test_what_one_planned_is_gone(sit: Sit) -> None:
    """After the curtain neither the story nor the board of the other shows the cards."""
    shown = sit(FIRST_CARD, PLANNED, PLANNED)
    curtain, after = shown[-2].text, shown[-1].text

    assert SECOND_CARD in shown[-3].text
    assert LIFT in curtain.partition(CLEARED)[2]
    assert "2 human: your turn" in after
    assert "B face down, face down" in after


def test_undo_shows_nobody_anothers_card(sit: Sit) -> None:
    """Who takes back what the other planned sees a curtain, not the cards: they are for the other alone."""
    shown = sit(FIRST_CARD, PLANNED, PLANNED, "undo")
    taken_back, again = shown[-2], shown[-1]

    assert "undo" == shown[-3].typed
    assert "Taken back." in taken_back.text.partition(CLEARED)[0]
    assert "For 1 human alone" in taken_back.text.partition(CLEARED)[2]
    assert SECOND_CARD not in taken_back.text
    assert SECOND_CARD in again.text


def test_two_secrets_and_back(sit: Sit) -> None:
    """Both have planned one card each; the second takes back only what is theirs."""
    shown = sit(FIRST_CARD, PLANNED, PLANNED, "1", "undo")

    assert FIRST_CARD in shown[-1].text
    assert "2 human: your turn" not in shown[-1].text.partition("Taken back.")[0]
    assert not [each for each in shown[-2:] if LIFT in each.text]


def test_a_pipe_is_told_and_does_not_wait(run: Run) -> None:
    """Its lines are answers, none is swallowed by a curtain."""
    ran = run(*HOT, typed="1\n" * 12)

    assert "── For 1 human alone ──" in ran.out
    assert CLEARED not in ran.out
    assert 12 == ran.out.count("> 1\n")


@pytest.mark.parametrize("seats", ["human,greedy", "human,human"])
def test_no_curtain_without_a_secret(run: Run, seats: str) -> None:
    """Alone against bots, or where a game hides nothing."""
    game = "wreckage" if "greedy" in seats else "chariot"

    assert "── For " not in run("play", game, "--seats", seats, "--seed", "1", typed="1\n" * 30).out
