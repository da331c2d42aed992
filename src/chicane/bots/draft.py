"""The bot that plays with whatever it draws, so that all there is to choose from can be measured alike."""

from __future__ import annotations

from typing import Any

from chicane.bots.bot import Bot, bot
from chicane.core.step import Step
from chicane.core.view import View

USUAL = "greedy"


class DraftBot(Bot):
    """Draws what it plays with, and leaves all else to another bot."""

    def __init__(self, seed: str, other: Bot) -> None:
        super().__init__(f"draft {seed}")
        self.other = other

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        picks = view.game.rules.picks
        if all(type(option).__name__ in picks for option in options):
            return options[self.luck.below(len(options))]
        return self.other.choose(view, options)


def draft(argument: str, seed: str) -> Bot:
    """`draft`, `draft:rollout:6`"""
    return DraftBot(seed, bot(argument or USUAL, seed))
