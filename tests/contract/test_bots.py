"""What every bot owes every game: it chooses by what its seat may know, and by nothing else."""

from __future__ import annotations

import pytest

import chicane
from chicane.bots import bot
from chicane.core.chance import Luck
from chicane.core.match import Match
from chicane.core.registry import find, names
from chicane.core.view import has_secrets, seen_by

SPECS = ["greedy", "greedy-1", "rollout:2", "mcts:6", "mcts:6/paranoid", "halving:4"]


def secretive(name: str) -> Match:
    """A match of a game with everything in which there may be something to hide."""
    rules = find(name)
    known = {option.name: option.choices for option in rules.options}
    wanted: dict[str, object] = {key: "yes" for key, choices in known.items() if "yes" in choices}
    mix = wanted if rules.is_allowed({**wanted}, rules.usual_players({})) else {}
    return chicane.new(name, seed=4, options=mix)


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("name", [each for each in names() if has_secrets(secretive(each).game)])
def test_no_choice_depends_on_what_is_hidden(name: str, spec: str) -> None:
    """All that the seat can't know is drawn anew: it chooses the same, with the same luck."""
    match, luck, looked = secretive(name), Luck("swap"), 0
    while looked < 3 and not match.over:
        seat = match.to_act
        assert seat is not None
        view = match.seen_by(seat)
        swapped = view.imagine(luck)
        other = seen_by(swapped, seat, view.log[:])
        if match.game.plies % 9 == 0 and len(match.game.menu) < 40:
            looked += 1
            assert bot(spec, "s").choose(view, view.game.menu) == bot(spec, "s").choose(other, other.game.menu)
        match.play(match.game.menu[luck.below(len(match.game.menu))])
