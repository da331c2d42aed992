"""Two logs: the acts (options chosen: save, replay, proof) and the story (what a commentator says)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from chicane.core.errors import BadInput
from chicane.core.message import Message
from chicane.core.moment import Moment
from chicane.core.native import mypyc_attr
from chicane.core.step import CHANCE, Step

if TYPE_CHECKING:
    from chicane.core.engine import Game

DICE: Final = "*"  # who acted, where chance did
SECRET: Final = "?"  # what was chosen, where the reader may not know
SEAT: Final = re.compile("[0-9]{1,3}")


class Act:
    """One option chosen, by a seat or by chance."""

    __slots__ = ("actor", "line", "option", "text")

    def __init__(self, actor: int, option: Step[Any], text: str) -> None:
        self.actor = actor
        self.option = option
        self.text = text
        self.line = written(actor, text)

    def __str__(self) -> str:
        return self.line

    def seen_by(self, seat: int) -> str:
        """The act as the seat may know it."""
        return written(self.actor, SECRET) if self.option.hidden(seat) else self.line


def written(actor: int, text: str) -> str:
    """An act as text: `* pace` for chance, `2 keep` for seat 2."""
    return f"{DICE if actor == CHANCE else actor} {text}"


def read_act(line: str) -> tuple[int, str]:
    """Who acted and the option's text, from the text of an act."""
    who, space, text = line.partition(" ")
    if not space or not (who == DICE or SEAT.fullmatch(who)):
        message = Message("wrong-act", line=line, dice="* pace", seat="2 keep")
        raise BadInput(f"{line!r} is not an act; one looks like '* pace' or '2 keep'", message)
    return (CHANCE if who == DICE else int(who)), text


class Line:
    """A sentence of the story, the ply it belongs to, and who may not hear it."""

    __slots__ = ("chain", "message", "moment", "ply", "step")

    def __init__(self, ply: int, message: Message, step: Step[Any]) -> None:
        self.ply = ply
        self.message = message
        self.step = step
        self.moment: Moment | None = None  # whose turn it was, where somebody asked
        self.chain = 0  # how often it was told in this turn, where somebody counts


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Listens to the steps that run and keeps what the commentator says."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def hear(self, game: Game, step: Step[Any]) -> None:
        """A step is about to run."""
        message = step.tell(game)
        if message is not None:
            self.lines.append(Line(game.plies, message, step))

    def force(self, game: Game, actor: int, option: Step[Any]) -> None:
        """Somebody has a single option and gets it unasked; the commentator says nothing of that."""
