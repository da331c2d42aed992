"""What the argument of a bot that searches says: how long, by whose taste, and in which way."""

from __future__ import annotations

import re
from math import inf
from typing import Final, NamedTuple

from chicane.core.errors import BadInput, one_of
from chicane.core.message import Message

NUMBER: Final = re.compile("([1-9][0-9]{0,6})(ms)?")
TASTES: Final = ("first", "usual", "aggressive", "careful", "fast", "chaotic")  # games have weights for each
PARANOID: Final = "paranoid"  # others don't play for themselves, but against the bot


class Budget(NamedTuple):
    """How long a bot may think about a choice, and how it does."""

    iterations: int  # 0 where the clock decides
    seconds: float  # 0 where the number of iterations decides
    taste: str = ""
    paranoid: bool = False


def budget(name: str, argument: str, usual: str, ways: tuple[str, ...] = ()) -> Budget:
    """`60`, `300ms`, `60/300ms` (whichever comes first), and words behind them: a taste, or a way the bot knows."""
    iterations, seconds, words = 0, inf, set[str]()
    for part in (argument or usual).split("/"):
        number = NUMBER.fullmatch(part)
        if number is None and part in (*TASTES, *ways):
            words.add(part)
        elif number is None:
            raise wrong(name, argument)
        elif number[2]:
            seconds = int(number[1]) / 1000
        else:
            iterations = int(number[1])
    tastes = words.difference(ways)
    if len(tastes) > 1 or (not iterations and seconds == inf):
        raise wrong(name, argument)
    return Budget(iterations, 0.0 if seconds == inf else seconds, "".join(tastes), PARANOID in words)


def within(spec: str, milliseconds: int) -> str:
    """The spec of a bot that takes so long for a choice, and is the same in all else."""
    name, _, argument = spec.partition(":")
    ways = [part for part in argument.split("/") if part and not NUMBER.fullmatch(part)]
    return f"{name}:{'/'.join([f'{milliseconds}ms', *ways])}"


def taste(argument: str) -> str:
    """A taste that there is; empty for the usual one."""
    if argument and argument not in TASTES:
        raise one_of("taste", argument, list(TASTES), "unknown-taste")
    return argument


def wrong(name: str, argument: str) -> BadInput:
    """The error that says what can be said."""
    example = f"{name}:500ms"
    text = f"bot {name!r} takes so many iterations or milliseconds, as in {example}, not {argument!r}"
    return BadInput(text, Message("bot-budget", name=name, argument=argument, example=example))
