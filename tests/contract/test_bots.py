"""What every bot owes every game: it chooses by what its seat may know, and by nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import chicane
from chicane.bots import Bot, bot
from chicane.core.chance import Luck
from chicane.core.codec import digest
from chicane.core.engine import Game
from chicane.core.match import Match
from chicane.core.registry import find, names
from chicane.core.step import Step
from chicane.core.view import View, has_secrets, seen_by

SPECS = ["greedy", "greedy-1", "rollout:2", "mcts:6", "mcts:6/paranoid", "halving:4", "ahead:4", "naive"]


def secretive(name: str) -> Match:
    """A match of a game with everything in which there may be something to hide."""
    rules = find(name)
    known = {option.name: option.choices for option in rules.options}
    wanted: dict[str, object] = {key: "yes" for key, choices in known.items() if "yes" in choices}
    mix = wanted if rules.is_allowed({**wanted}, rules.usual_players({})) else {}
    return chicane.new(name, seed=4, options=mix)


SECRETIVE = [each for each in names() if has_secrets(secretive(each).game)]


def swapped(name: str, luck: Luck) -> Iterator[tuple[Match, Game]]:
    """A match at three decisions, each with a game that only those who see all can tell from it."""
    match, looked = secretive(name), 0
    while looked < 3 and not match.over:
        assert match.to_act is not None
        other = match.seen_by(match.to_act).imagine(luck)
        if match.game.plies % 9 == 0 and len(match.game.menu) < 40 and digest(other) != digest(match.game):
            looked += 1
            yield match, other
        match.play(match.game.menu[luck.below(len(match.game.menu))])


class Peeker(Bot):
    """Chooses by all that it is shown, so that it betrays whatever its seat should not have seen."""

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        return options[int(digest(view.game), 16) % len(options)]


def choices(player: Callable[[], Bot], views: list[View]) -> list[Step[Any]]:
    """What a bot with the same luck chooses in several views."""
    return [player().choose(view, view.game.menu) for view in views]


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("name", SECRETIVE)
def test_no_choice_depends_on_what_is_hidden(name: str, spec: str) -> None:
    """All that the seat can't know is drawn anew: it chooses the same, with the same luck."""
    looked = 0
    for match, other in swapped(name, Luck("swap")):
        view = match.seen_by(match.game.actor)
        first, second = choices(lambda: bot(spec, "s"), [view, seen_by(other, view.seat, view.log[:])])
        assert first == second
        looked += 1
    assert looked == 3


@pytest.mark.parametrize("name", SECRETIVE)
def test_who_sees_what_is_hidden_is_caught(name: str) -> None:
    """The same decisions, looked at by a bot that chooses by all it is shown: only hiding makes it choose the same."""
    caught = False
    for match, other in swapped(name, Luck("swap")):
        seat = match.game.actor
        honest = choices(Peeker, [seen_by(match.game, seat), seen_by(other, seat)])
        cheated = choices(Peeker, [View(seat, match.game, []), View(seat, other, [])])
        assert honest[0] == honest[1]
        caught = caught or cheated[0] != cheated[1]
    assert caught
