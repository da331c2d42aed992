"""The engine's abilities for a 1 or a 2: reroll, plus or minus 1, hold (WL-ENG)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckland.dice import die_of, reroll_whites, spend
from chicane.wreckland.handle import Adjust, Hold, may_hold
from chicane.wreckland.icons import ADJUST, EFFECT_NAMES, HOLD, REROLL
from chicane.wreckland.names import EFFECT_WORDS, is_scrap, piece_name, piece_value
from chicane.wreckland.queries import LOW_DICE, NOTHING, ask
from chicane.wreckland.state import ON_ENGINE, Wreckland

LOW: Final = 2  # WL-ENG-01


def abilities(game: Wreckland, piece: int) -> list[Step[Any]]:
    """What a low die or scrap card can do on the engine, where it does anything (WL-ENG-01, WL-ENG-06)."""
    if piece_value(piece) > ask(game, LOW_DICE, NOTHING, LOW):
        return []
    spent = [] if is_scrap(piece) else [die_of(game, piece)]
    found = [REROLL] if len(game.whites()) > len(spent) else []
    if len(game.pool()) > len(spent):
        found.append(ADJUST)
    if any(die not in spent for die in may_hold(game)):
        found.append(HOLD)
    return [UseEngine(piece, do) for do in found]


class UseEngine(Step[Wreckland]):
    """A die on the engine; any number of them may go there (WL-ENG-02)."""

    def __init__(self, piece: int, do: int) -> None:
        self.piece = piece
        self.do = do

    def run(self, game: Wreckland) -> None:
        spend(game, self.piece, ON_ENGINE)
        if self.do == REROLL:
            reroll_whites(game)
        else:
            game.do(Adjust() if self.do == ADJUST else Hold())

    def text(self, game: Wreckland) -> str:
        return EFFECT_NAMES[self.do]

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-engine", "WL-ENG-01", effect=Message(EFFECT_WORDS[self.do], amount=0))

    def tell(self, game: Wreckland) -> Message:
        effect = Message(EFFECT_WORDS[self.do], amount=0)
        return Message("wreckland-told-use-engine", "WL-ENG-01", piece=piece_name(self.piece), effect=effect)
