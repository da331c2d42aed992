"""The acts and the story."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from chicane.core.errors import BadInput, clipped
from chicane.core.log import Act, Teller, read_act, written
from chicane.core.message import Message
from chicane.core.step import CHANCE
from tests.core.toy import GAME, Bout, Buried, DrawnCard, Duel, Gain, Planned, Raised


def duel() -> Duel:
    game = GAME.start(2)
    assert isinstance(game, Duel)
    return game


@pytest.mark.parametrize(("actor", "line"), [(CHANCE, "* draw 3"), (0, "0 draw 3"), (11, "11 draw 3")])
def test_how_acts_are_written(actor: int, line: str) -> None:
    """The actor, a blank, the option's text form."""
    assert line == written(actor, "draw 3")
    assert (actor, "draw 3") == read_act(line)
    assert line == str(Act(actor, DrawnCard(0, 3), "draw 3"))


@given(actor=some.integers(CHANCE, 99), text=some.text(min_size=1))
def test_acts_are_read_back(actor: int, text: str) -> None:
    """Whatever the text form."""
    assert (actor, text) == read_act(written(actor, text))


@pytest.mark.parametrize(
    "line", ["", " ", "keep", "*keep", "2", "-1 keep", "x keep", "** keep", "² keep", "٣ keep", "9" * 5000 + " keep"]
)
def test_not_an_act(line: str) -> None:
    """The error shows the line and what one looks like."""
    with pytest.raises(BadInput) as error:
        read_act(line)

    assert clipped(f"{line!r} is not an act; one looks like '* pace' or '2 keep'") == str(error.value)


def test_acts_as_seats_know_them() -> None:
    """Secret options are struck out; who acted is always known."""
    acts = [Act(0, Planned(0, 3), "plan 3"), Act(CHANCE, DrawnCard(1, 2), "draw 2"), Act(1, Raised(2), "stake 2")]

    assert ["0 plan 3", "* ?", "1 stake 2"] == [act.seen_by(0) for act in acts]
    assert ["0 ?", "* draw 2", "1 stake 2"] == [act.seen_by(1) for act in acts]
    assert "* ?" == Act(CHANCE, Buried(1), "bury 1").seen_by(0)


def test_teller_keeps_what_is_said() -> None:
    """With the ply and the step, which knows who may not hear it; most steps say nothing."""
    game, teller = duel(), Teller()
    game.plies = 7
    teller.hear(game, Bout(0))
    teller.hear(game, Gain(0, 1))
    teller.hear(game, Planned(1, 4))

    assert [(7, Message("toy-told-bout", number=1)), (7, Message("toy-told-plan", seat=1, card=4))] == [
        (line.ply, line.message) for line in teller.lines
    ]
    assert [False, True] == [line.step.hidden(0) for line in teller.lines]
