"""The bot that plays every option on to see where it leads: flat Monte Carlo with greedy play-outs."""

from __future__ import annotations

import re
import time
from itertools import count
from math import inf
from typing import Any, Final

from chicane.bots.bot import Bot
from chicane.bots.greedy import DEPTH, GreedyBot, after
from chicane.core.chance import Luck, weighted
from chicane.core.engine import Game
from chicane.core.errors import BadInput
from chicane.core.message import Message
from chicane.core.step import CHANCE, Step
from chicane.core.view import View

USUAL: Final = "100"
HORIZON: Final = 8  # decisions that a play-out looks ahead; the rules judge where it stops
MANY: Final = 50  # play-outs; with fewer only the best options get any
ENOUGH: Final = 4  # play-outs of an option that tell anything
CLOSE: Final = 0.003  # an option that greedy likes so much less than the best is none of the best
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
        game = view.imagine(self.luck)
        options = self.candidates(game, view.seat, options)
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        counts = [0] * len(options)
        dice = ""
        for number in count():
            which = number % len(options)
            if not which:  # the same game and dice for all options: they are compared, not their luck
                game = view.imagine(self.luck)
                dice = f"{self.luck.seed} {self.luck.below(1 << 32)}"
            if self.playouts and number >= self.playouts:
                break
            result = self.result(after(game, options[which]), view.seat, Luck(dice), end)
            if result is None:
                break
            totals[which] += result
            counts[which] += 1
        means = [total / tries if tries else -1.0 for total, tries in zip(totals, counts, strict=True)]
        return options[means.index(max(means))]

    def candidates(self, game: Game, seat: int, options: list[Step[Any]]) -> list[Step[Any]]:
        """The options to be tried: where play-outs may be few, what greedy likes best first, and maybe no other."""
        options = game.rules.prospects(game, options)
        if self.playouts >= MANY:
            return options
        worths = [self.greedy.worth(after(game, option), seat, DEPTH) for option in options]
        order = sorted(range(len(options)), key=lambda number: -worths[number])
        if not self.seconds:
            most = max(2, self.playouts // ENOUGH)
            order = [number for number in order if worths[number] >= max(worths) - CLOSE][:most]
        return [options[number] for number in order]

    def result(self, game: Game, seat: int, dice: Luck, end: float) -> float | None:
        """What a game comes to for a seat when greedy plays it on, as far as the horizon; None when time is up."""
        decisions = 0
        while not game.over and decisions < HORIZON:
            if time.monotonic() >= end:
                return None
            if game.actor == CHANCE:
                roll(game, dice)
            else:
                game.play(self.greedy.best(game, game.actor, game.menu))
                decisions += 1
        return self.greedy.worth(game, seat, HORIZON)


def roll(game: Game, dice: Luck) -> None:
    """Let chance fall as it may."""
    weights = game.weights or [1] * len(game.menu)
    game.play(game.menu[weighted(weights, dice.below(sum(weights)))])


def rollout(argument: str, seed: str) -> Bot:
    """`rollout`, `rollout:200` (play-outs a choice) or `rollout:500ms`"""
    match = BUDGET.fullmatch(argument or USUAL)
    if match is None:
        text = f"bot 'rollout' takes so many play-outs or milliseconds, as in rollout:500ms, not {argument!r}"
        raise BadInput(text, Message("bot-rollout", argument=argument, example="rollout:500ms"))
    number = int(match[1])
    return RolloutBot(seed, 0, number / 1000) if match[2] else RolloutBot(seed, number, 0.0)
