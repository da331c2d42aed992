"""The bot that looks into one decision: every option is played on, the worse half dropped, until one is left."""

from __future__ import annotations

import time
from math import ceil, inf, log2
from typing import Any, Final

from chicane.bots.bot import Bot
from chicane.bots.budget import Budget, budget
from chicane.bots.greedy import GreedyBot, after
from chicane.bots.rollout import RolloutBot
from chicane.core.chance import Luck
from chicane.core.engine import Game
from chicane.core.step import Step
from chicane.core.view import View

USUAL: Final = "100"
GRACE: Final = 0.03  # seconds beyond the budget in which options may still be looked at, however many there are
MOST: Final = 16  # options that are played on: those that greedy likes best


class HalvingBot(RolloutBot):
    """Sequential halving: all that are left meet the same imagined games and the same dice."""

    def __init__(self, seed: str, limit: Budget) -> None:
        super().__init__(seed, limit.iterations, limit.seconds)
        self.taste = limit.taste

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        began = time.monotonic()
        self.greedy.end = began + self.seconds + GRACE if self.seconds else inf
        left = self.liked(self.imagined(view), view.seat, options)
        totals = dict.fromkeys(left, 0.0)
        rounds = ceil(log2(len(left))) if len(left) > 1 else 0
        for number in range(rounds):
            end = began + self.seconds * (number + 1) / rounds if self.seconds else inf
            sweeps = max(1, self.playouts // rounds // len(left)) if self.playouts else 0
            self.play(view, left, totals, sweeps, end)
            left = sorted(left, key=lambda option: -totals[option])[: ceil(len(left) / 2)]
        return left[0]

    def imagined(self, view: View) -> Game:
        """A full game that agrees with what the seat knows, judged by the bot's taste."""
        game = view.imagine(self.luck)
        game.rules = game.rules.tasted(self.taste)
        return game

    def liked(self, game: Game, seat: int, options: list[Step[Any]]) -> list[Step[Any]]:
        """The options that greedy likes best, the best first."""
        greedy = GreedyBot(self.luck.seed)
        greedy.end = self.greedy.end
        judged = greedy.judged(game, seat, options)
        return sorted(judged, key=lambda option: -judged[option])[:MOST]

    def play(self, view: View, left: list[Step[Any]], totals: dict[Step[Any], float], sweeps: int, end: float) -> None:
        """Play every option that is left so many times, or until the time is up; a sweep that is cut off counts not."""
        number = 0
        while not sweeps or number < sweeps:
            game = self.imagined(view)
            dice = f"{self.luck.seed} {self.luck.below(1 << 32)}"
            results = [self.result(after(game, option), view.seat, Luck(dice), end) for option in left]
            known = [result for result in results if result is not None]
            if len(known) < len(left):
                return
            for option, result in zip(left, known, strict=True):
                totals[option] += result
            number += 1


def halving(argument: str, seed: str) -> Bot:
    """`halving`, `halving:100` (play-outs a choice), `halving:300ms`, `halving:100/300ms/careful`"""
    return HalvingBot(seed, budget("halving", argument, USUAL))
