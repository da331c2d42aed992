"""The bot that draws what it plays with."""

from typing import Any

import chicane
from chicane.bots import Bot
from chicane.bots.draft import DraftBot
from chicane.core.step import Step
from chicane.core.view import View

PICKS = ("take ", "fit ")


class First(Bot):
    """Takes the first option."""

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        return options[0]


def derby(seed: str) -> list[tuple[str, str]]:
    """What a bot chooses until the derby has begun, each beside the first option."""
    match, player = chicane.new("wreckage", players=2, seed=3), DraftBot(seed, First())
    found: list[tuple[str, str]] = []
    while len(found) < 12 and match.to_act is not None:
        view = match.seen_by(match.to_act)
        option = player.choose(view, view.game.menu)
        found.append((option.text(view.game), view.game.menu[0].text(view.game)))
        match.play(option)
    return found


def test_picks_are_drawn() -> None:
    """The same seed draws the same, another one draws otherwise; what is no pick is left to the other bot."""
    one, other = derby("a"), derby("b")
    rest = [(mine, first) for mine, first in one if not mine.startswith(PICKS)]

    assert one == derby("a") != other
    assert rest and all(mine == first for mine, first in rest)
    assert any(mine != first for mine, first in one if mine.startswith(PICKS))
