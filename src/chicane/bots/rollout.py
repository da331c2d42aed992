"""The bot that plays every option on to see where it leads: flat Monte Carlo with greedy play-outs."""

from __future__ import annotations

import re
import time
from itertools import count
from math import inf
from typing import Any, Final

from chicane.bots.bot import Bot
from chicane.bots.greedy import GreedyBot, after
from chicane.core.chance import weighted
from chicane.core.engine import Game
from chicane.core.errors import BadInput
from chicane.core.step import CHANCE, Step
from chicane.core.view import View

USUAL: Final = "100"
HORIZON: Final = 12  # decisions that a play-out looks ahead; the rules judge where it stops
BUDGET: Final = re.compile("([1-9][0-9]{0,6})(ms)?")


class RolloutBot(Bot):
    """Imagines a game, tries every option in it, plays each on with greedy in all seats; again until time is up."""

    def __init__(self, seed: str, playouts: int, seconds: float) -> None:
        super().__init__(seed)
        self.playouts = playouts  # 0 where the clock decides
        self.seconds = seconds  # 0 where the number of play-outs decides
        self.greedy = GreedyBot(seed, branches=1)

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        end = time.monotonic() + self.seconds if self.seconds else inf
        totals = [0.0] * len(options)
        counts = [0] * len(options)
        game = view.game
        for number in count():
            which = number % len(options)
            if not which:
                game = view.imagine(self.luck)  # the same one for all options: they are compared, not their luck
            result = self.result(after(game, options[which]), view.seat, end)
            if result is None or (self.playouts and number >= self.playouts):
                break
            totals[which] += result
            counts[which] += 1
        means = [total / tries if tries else -1.0 for total, tries in zip(totals, counts, strict=True)]
        return options[means.index(max(means))]

    def result(self, game: Game, seat: int, end: float) -> float | None:
        """What a game comes to for a seat when greedy plays it on, as far as the horizon; None when time is up."""
        decisions = 0
        while not game.over and decisions < HORIZON:
            if time.monotonic() >= end:
                return None
            if game.actor == CHANCE:
                self.roll(game)
            else:
                game.play(self.greedy.best(game, game.actor, game.menu))
                decisions += 1
        return self.greedy.worth(self.greedy.rules_of(game), game, seat, HORIZON)

    def roll(self, game: Game) -> None:
        """Let chance fall as it may."""
        weights = game.weights or [1] * len(game.menu)
        game.play(game.menu[weighted(weights, self.luck.below(sum(weights)))])


def rollout(argument: str, seed: str) -> Bot:
    """`rollout`, `rollout:200` (play-outs a choice) or `rollout:500ms`"""
    match = BUDGET.fullmatch(argument or USUAL)
    if match is None:
        raise BadInput(f"bot 'rollout' takes so many play-outs or milliseconds, as in rollout:500ms, not {argument!r}")
    number = int(match[1])
    return RolloutBot(seed, 0, number / 1000) if match[2] else RolloutBot(seed, number, 0.0)
