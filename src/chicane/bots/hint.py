"""Hints: what a bot would choose in a player's place, from what that player may know, and why."""

from __future__ import annotations

from typing import Any, Final

from chicane.bots.bot import bot
from chicane.bots.why import why
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.core.view import View

USUAL: Final = 0.5  # seconds that a hint takes


def adviser(most: float = USUAL) -> str:
    """The spec of the bot that gives hints, which takes so many seconds at most."""
    return f"rollout:{max(1, int(min(USUAL, most) * 1000))}ms"


def hint(view: View, seed: str = "") -> Step[Any]:
    """The option that a bot would choose for the seat that must."""
    return bot(adviser(), f"hint {seed}").choose(view, view.game.menu)


def advice(view: View, seed: str = "", spec: str = "") -> tuple[Step[Any], Message]:
    """A hint, and what speaks for it."""
    option = bot(spec or adviser(), f"hint {seed}").choose(view, view.game.menu)
    return option, why(view, option, seed)
