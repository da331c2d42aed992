"""State and steps as JSON and back."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as some

from chicane.core.codec import decode, digest, encode, restore, state, step_kinds
from chicane.core.errors import BadInput
from chicane.core.step import Step
from tests.core.toy import GAME, Bury, DrawnCard, Duel, Planned, Toss, ToyRules

KINDS = GAME.steps()

plain = some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text()
steps = (
    some.builds(Planned, some.integers(0, 5), some.integers())
    | some.just(Bury())
    | some.builds(Toss, some.lists(some.integers()).map(tuple))
)
data = some.recursive(
    plain | steps,
    lambda inner: (
        some.lists(inner, max_size=4)
        | some.lists(inner, max_size=4).map(tuple)
        | some.dictionaries(some.text() | some.integers(), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(data)
def test_any_plain_data_comes_back(value: object) -> None:
    """Numbers, text, lists, tuples, maps and steps, in one another."""
    again = decode(json.loads(json.dumps(encode(value))), KINDS)

    assert value == again
    assert type(value) is type(again)


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ([1, True, None, "x", 0.5], [1, True, None, "x", 0.5]),
        ((1, [2]), {"tuple": [1, [2]]}),
        ({3: "c", "d": (4,)}, {"map": [[3, "c"], ["d", {"tuple": [4]}]]}),
        (DrawnCard(1, 4), {"step": "DrawnCard", "with": [1, 4]}),
        (Bury(), {"step": "Bury", "with": []}),
    ],
)
def test_how_values_are_written(value: object, written: object) -> None:
    """What is in a file says by itself what it is."""
    assert written == encode(value)


@pytest.mark.parametrize("value", [object(), {1, 2}, b"bytes", [1, [object()]], Toss])
def test_only_plain_data_can_be_written(value: object) -> None:
    """No pickles: anything else is an error."""
    with pytest.raises(TypeError, match="is not plain data"):
        encode(value)


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ({"step": "Teleport", "with": []}, "unknown step 'Teleport'"),
        ({"stop": "Bury"}, "unknown step None"),
        ({}, "unknown step None"),
        ({"step": "DrawnCard", "with": [1]}, "step DrawnCard takes seat, card, not 1 values"),
        ({"step": "DrawnCard"}, "step DrawnCard takes seat, card, not 0 values"),
        ({"step": "Bury", "with": [1]}, "step Bury takes nothing, not 1 values"),
    ],
)
def test_unknown_step(written: object, message: str) -> None:
    """The error names the step and what it takes."""
    with pytest.raises(BadInput) as error:
        decode([written], KINDS)

    assert message == str(error.value)


def test_state_has_every_part() -> None:
    """Sorted by name, agenda included."""
    game = GAME.start(2)
    written = state(game)

    assert sorted(Duel.parts) == list(written)
    assert [{"step": "Bury", "with": []}] == written["agenda"]
    assert [0, 3, 3, 3, 3] == written["pile"]


def test_state_lacks_a_part() -> None:
    """The error names what is missing."""
    written = state(GAME.start(2))
    del written["pile"], written["agenda"]

    with pytest.raises(BadInput, match=r"^the state lacks agenda, pile$"):
        restore(GAME.blank(2, GAME.check_options({}, 2)), written, KINDS)


def test_restored_game_stands_at_its_decision() -> None:
    """Actor, menu and weights are worked out again."""
    game = GAME.start(2, {"deck": "steep"})
    game.play(game.menu[1])
    again = GAME.restore(2, game.setup, json.loads(json.dumps(state(game))))

    assert digest(game) == digest(again)
    assert (game.actor, game.menu, [5, 3, 2, 1]) == (again.actor, again.menu, again.weights)


def test_digest_changes_with_any_part() -> None:
    """A fingerprint of the whole position."""
    games = [GAME.start(2) for _ in range(4)]
    games[1].plies = 1
    games[2].agenda.insert(0, Bury())
    assert isinstance(games[3], Duel)
    games[3].points[1] = 1

    assert 4 == len({digest(game) for game in games})
    assert digest(GAME.start(2)) == digest(games[0])


class Weathered(Duel):
    """The toy game with something new in its state."""

    parts: ClassVar[tuple[str, ...]] = Duel.parts + ("weather",)

    __slots__ = ("weather",)

    def __init__(self, players: int, setup: dict[str, str]) -> None:
        super().__init__(players, setup)
        self.weather = [0] * players


class WeatheredRules(ToyRules):
    """Its rules."""

    def empty(self, players: int, setup: dict[str, str]) -> Duel:
        return Weathered(players, setup)


def test_a_new_part_costs_no_saved_game() -> None:
    """As long as it is as on an empty table, the fingerprint is that of before."""
    game = WeatheredRules().start(2)
    assert isinstance(game, Weathered)

    assert digest(GAME.start(2)) == digest(game)
    game.weather[0] = 1
    assert digest(GAME.start(2)) != digest(game)


def test_known_digest() -> None:
    """Stored games rely on it: it must never change for the same state."""
    assert "3a73a3683587491a8a62c2c5f968037e20a0ed0061bf8e5dd66b1db041897223" == digest(GAME.start(2))


def test_steps_of_a_game_and_of_the_engine() -> None:
    """By name: those of the game's own package and of `core`, no others."""
    assert {"Bury", "Planned", "Offered", "UseCard"} <= set(KINDS)
    assert {"Decline", "DrawFromPile", "Moment", "Offer", "Offered", "UseCard"} == set(step_kinds("chicane.nothing"))


def test_two_steps_of_one_name() -> None:
    """They could not be told apart in a file."""

    def dash(home: str) -> type[Step[Any]]:
        return type("Dash", (Step,), {"__module__": home})

    kinds = [dash("derby.move"), dash("derby.slam"), dash("derbyshire.move")]
    with pytest.raises(BadInput, match=r"^derby: two steps are called Dash$"):
        step_kinds("derby")
    assert kinds[2] is step_kinds("derbyshire")["Dash"]
