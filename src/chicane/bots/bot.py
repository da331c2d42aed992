"""What every bot is, the bots there are, and a match played by bots alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chicane.core.chance import Luck
from chicane.core.errors import BadInput, one_of
from chicane.core.match import Match, Result
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.core.view import View, seen_by


class Bot:
    """Chooses for a seat from what that seat may know; its luck is its own and comes from its seed."""

    def __init__(self, seed: str = "") -> None:
        self.luck = Luck(f"bot {seed}")  # never the numbers of a match with the same seed

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        """One of the options, which are the menu of the view's game."""
        raise NotImplementedError


WEAK, USUAL, STRONG = 1, 2, 3  # as opponents of people

Factory = Callable[[str, str], Bot]  # the argument of the spec, which may be empty, and the seed

_factories: dict[str, Factory] = {}
_strengths: dict[str, int] = {}


def register(name: str, factory: Factory, strength: int = USUAL) -> None:
    """Make a bot known by a name of its own; its strength is for people who choose an opponent."""
    if name in _factories:
        raise BadInput(f"there is a bot {name!r} already")
    if not name or ":" in name:
        raise BadInput(f"{name!r} can't name a bot: a name is not empty and has no colon")
    _factories[name] = factory
    _strengths[name] = strength


def bot_names() -> list[str]:
    """The names of the bots there are."""
    return sorted(_factories)


def strength_of(name: str) -> int:
    """How strong a bot is, from WEAK to STRONG."""
    return _strengths[name]


def bot(spec: str, seed: str = "") -> Bot:
    """The bot of a spec, `name` or `name:argument`; the same seed makes the same choices."""
    name, _, argument = spec.partition(":")
    if name not in _factories:
        raise one_of("bot", name, bot_names(), "unknown-bot")
    return _factories[name](argument, seed)


def no_argument(name: str, argument: str) -> None:
    """Refuse an argument that the bot has no use for."""
    if argument:
        message = Message("bot-no-argument", name=name, argument=argument)
        raise BadInput(f"bot {name!r} takes no argument, not {argument!r}", message)


def play_out(match: Match, bots: list[Bot], told: bool = False) -> Result:
    """Play a match to its end, one bot a seat; each is shown its own view only.

    The story is told when it is asked for; whoever will ask in any case has it `told` on the way.
    """
    if len(bots) != match.players:
        raise BadInput(f"{len(bots)} bots for {match.players} players")
    if not told:
        match.hush()
    logs: list[list[str]] = [[] for _ in bots]
    while (seat := match.to_act) is not None:
        log = logs[seat]
        log += [act.seen_by(seat) for act in match.acts[len(log) :]]
        view = seen_by(match.game, seat, log[:])
        match.play(bots[seat].choose(view, view.game.menu))
    assert match.result is not None
    return match.result
