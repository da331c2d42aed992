"""The bot that takes any option."""

from __future__ import annotations

from typing import Any

from chicane.bots.bot import Bot, no_argument
from chicane.core.step import Step
from chicane.core.view import View


class RandomBot(Bot):
    """Every option is as good as any other."""

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        return options[self.luck.below(len(options))]


def uniform(argument: str, seed: str) -> Bot:
    """`random`"""
    no_argument("random", argument)
    return RandomBot(seed)
