"""Steps are values: equal by what they say, never by who made them."""

from __future__ import annotations

import pytest

from chicane.core.message import Message
from chicane.core.step import CHANCE, NOBODY, Step, fields, values
from tests.core.toy import GAME, Bury, DrawnCard, Duel, Planned, Toss


class Slide(Step[Duel]):
    """A step with a default."""

    def __init__(self, way: str, spaces: int = 1) -> None:
        self.way = way
        self.spaces = spaces


class SlideBack(Slide):
    """A step with the fields of its parent."""


class SlideFar(Step[Duel]):
    """A step that can't be built again by position."""

    def __init__(self, way: str, *, spaces: int) -> None:
        self.way = way
        self.spaces = spaces


def duel() -> Duel:
    """A game at its first decision."""
    game = GAME.start(2)
    assert isinstance(game, Duel)
    return game


def test_fields_are_the_parameters() -> None:
    """In the order of the constructor, inherited or not; a step may have none."""
    assert ("way", "spaces") == fields(Slide)
    assert ("way", "spaces") == fields(SlideBack)
    assert () == fields(Bury)


def test_keyword_only_fields_are_refused() -> None:
    """They would be lost from saves, copies and comparisons; the error names step and field."""
    with pytest.raises(TypeError, match=r"^SlideFar: 'spaces' is keyword-only; a step is built again by position$"):
        fields(SlideFar)
    with pytest.raises(TypeError, match=r"^SlideFar: "):
        repr(SlideFar("left", spaces=2))


def test_values_build_the_step_again() -> None:
    """Defaults are written out."""
    assert ("left", 1) == values(Slide("left"))
    assert Slide("left") == Slide(*values(Slide("left")))  # type: ignore[arg-type]


def test_equal_steps() -> None:
    """Same kind and same values; a child is not its parent."""
    assert Slide("left", 1) == Slide("left")
    assert hash(Slide("left", 1)) == hash(Slide("left"))
    assert Slide("left") != Slide("right")
    assert Slide("left") != SlideBack("left")
    assert Slide("left") != "left"
    assert 2 == len({Slide("left"), Slide("left", 1), SlideBack("left")})


def test_repr_names_kind_and_values() -> None:
    """As it would be written in code."""
    assert "Slide('left', 1)" == repr(Slide("left"))
    assert "Bury()" == repr(Bury())


def test_bare_step() -> None:
    """By itself a step has no actor, no weights, no secrets and nothing to tell."""
    game, step = duel(), Slide("left")

    assert NOBODY == step.actor(game)
    assert step.weights(game) is None
    assert step.tell(game) is None
    assert not step.hidden(0)


@pytest.mark.parametrize("ask", ["options", "run", "text", "label", "prompt"])
def test_what_a_step_does_not_answer(ask: str) -> None:
    """The error names the step."""
    with pytest.raises(NotImplementedError, match=r"^Slide "):
        getattr(Slide("left"), ask)(duel())


def test_parse_finds_the_option_of_the_menu() -> None:
    """By its exact text form; anything else is None."""
    game = duel()

    assert game.menu[0] == game.pending.parse(game, "bury 1")
    assert game.pending.parse(game, "bury 9") is None
    assert game.pending.parse(game, "BURY 1") is None
    assert game.pending.parse(game, "") is None


def test_seats_and_others_are_told_apart() -> None:
    """Seats count from 0; chance and nobody are below."""
    assert NOBODY < CHANCE < 0


def test_tuples_in_fields() -> None:
    """Steps with tuples can be compared and hashed like all others."""
    assert Toss((0, 1)) == Toss((0, 1))
    assert 1 == len({Toss((0, 1)), Toss((0, 1))})


def test_secrets_depend_on_the_seat() -> None:
    """One's own card is no secret to oneself."""
    assert [False, True] == [Planned(0, 3).hidden(seat) for seat in (0, 1)]
    assert [True, False] == [DrawnCard(1, 3).hidden(seat) for seat in (0, 1)]


def test_messages() -> None:
    """Equal by key, rule and arguments, which may be messages themselves."""
    green = Message("chariot-green")
    message = Message("told-turn", "CH-ORDER-03", chariot=green, speed=4)

    assert message == Message("told-turn", "CH-ORDER-03", chariot=Message("chariot-green"), speed=4)
    assert hash(message) == hash(Message("told-turn", "CH-ORDER-03"))
    assert message != Message("told-turn", "CH-ORDER-03", chariot=green, speed=5)
    assert message != Message("told-turn", chariot=green, speed=4)
    assert "Message(told-turn CH-ORDER-03: chariot=Message(chariot-green), speed=4)" == repr(message)
