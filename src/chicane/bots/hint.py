"""Hints: what a bot would choose in a player's place, from what that player may know, and why."""

from __future__ import annotations

from typing import Any, Final

from chicane.bots.bot import bot
from chicane.bots.budget import within
from chicane.bots.why import why
from chicane.core.message import Message
from chicane.core.registry import Rules
from chicane.core.step import Step
from chicane.core.view import View

USUAL: Final = 0.5  # seconds that a hint takes
BEST: Final = "brutal"  # the level whose bot gives them


def adviser(rules: Rules[Any], most: float = USUAL) -> str:
    """The spec of the bot that gives hints: the strongest of the game, which takes so many seconds at most."""
    return within(rules.levels[BEST], max(1, int(min(USUAL, most) * 1000)))


def hint(view: View, seed: str = "") -> Step[Any]:
    """The option that a bot would choose for the seat that must."""
    return bot(adviser(view.game.rules), f"hint {seed}").choose(view, view.game.menu)


def advice(view: View, seed: str = "", spec: str = "") -> tuple[Step[Any], Message]:
    """A hint, and what speaks for it."""
    option = bot(spec or adviser(view.game.rules), f"hint {seed}").choose(view, view.game.menu)
    return option, why(view, option, seed)
