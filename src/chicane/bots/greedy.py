"""The bot that takes what the game itself judges best."""

from __future__ import annotations

import time
from math import inf
from typing import Any, Final

from chicane.bots.bot import Bot, no_argument
from chicane.bots.budget import taste
from chicane.core.chance import Luck, weighted
from chicane.core.engine import Game
from chicane.core.step import CHANCE, Step
from chicane.core.view import View

DEPTH: Final = 12  # decisions and dice it plays on until the game can be judged
BRANCHES: Final = 6  # outcomes of chance that are all tried; of more, so many are drawn
FIRST: Final = "first"  # the taste that never changes
NOTICED: Final = 3  # options of a long menu that a beginner sees
NAIVE: Final = "naive"  # that of beginners: what others may do to them is not in it
ROLLS: Final = 2  # one after the other that are looked at so; of every later one a single outcome is drawn


class GreedyBot(Bot):
    """Tries every option on an imagined copy and asks the rules what the position is worth."""

    def __init__(self, seed: str = "", branches: int = BRANCHES, taste: str = "") -> None:
        super().__init__(seed)
        self.branches = branches
        self.taste = taste
        self.end = inf  # on the monotonic clock: whoever is in a hurry takes the best of what was looked at until then

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        game = view.imagine(self.luck)
        game.rules = game.rules.tasted(self.taste)
        return self.best(game, view.seat, options)

    def best(self, game: Game, seat: int, options: list[Step[Any]]) -> Step[Any]:
        """The option that a seat is best served by, of several as good any one."""
        judged = self.judged(game, seat, options)
        most = max(judged.values())
        ties = [option for option, worth in judged.items() if worth == most]
        if most <= 0.0 and self.taste != FIRST:
            ties = sparing(game, seat, ties)
        return ties[self.luck.below(len(ties))]

    def judged(self, game: Game, seat: int, options: list[Step[Any]]) -> dict[Step[Any], float]:
        """What each option is worth to a seat; of at least one, and of all where there is time."""
        judged: dict[Step[Any], float] = {}
        for option in game.rules.prospects(game, options):
            if judged and self.end < inf and time.monotonic() >= self.end:
                break
            judged[option] = self.worth(after(game, option), seat, DEPTH)
        return judged

    def worth(self, game: Game, seat: int, depth: int, rolls: int = 0) -> float:
        """What a position is worth to a seat: where the rules can't say yet, dice and decisions are played on."""
        if game.over:
            return game.returns()[seat]
        value = game.rules.value(game, seat)
        if value is not None:
            return value
        if not depth:
            return 0.0
        if game.actor == CHANCE:
            return self.expected(game, seat, depth, rolls)
        copies = [after(game, option) for option in game.rules.prospects(game, game.menu)]
        worths = [self.worth(copy, game.actor, depth - 1, rolls) for copy in copies]  # whoever it is
        most = max(worths)
        return most if game.actor == seat else self.worth(copies[worths.index(most)], seat, depth - 1, rolls)

    def expected(self, game: Game, seat: int, depth: int, rolls: int) -> float:
        """The mean over the outcomes of chance, all of them if they are few; in a chain of rolls, fewer and fewer."""
        weights, branches = game.weights or [1] * len(game.menu), self.branches if rolls < ROLLS else 1
        if len(weights) <= branches:
            worths = [self.worth(after(game, option), seat, depth - 1, rolls + 1) for option in game.menu]
            return sum(worth * weight for worth, weight in zip(worths, weights, strict=True)) / sum(weights)
        drawn = [game.menu[weighted(weights, self.luck.below(sum(weights)))] for _ in range(branches)]
        return sum(self.worth(after(game, option), seat, depth - 1, rolls + 1) for option in drawn) / len(drawn)


def after(game: Game, option: Step[Any]) -> Game:
    """A copy of the game in which the option was chosen."""
    copy = game.copy()
    copy.play(option)
    return copy


def sparing(game: Game, seat: int, options: list[Step[Any]]) -> list[Step[Any]]:
    """The options that bring most or cost least: who can't win any more still throws nothing away."""
    sums = [gained(game, after(game, option), seat) for option in options]
    return [option for option, gain in zip(options, sums, strict=True) if gain == max(sums)]


def gained(before: Game, now: Game, seat: int) -> float:
    """What a seat has come by between two positions, less what it lost."""
    return sum(change.amount * change.worth for change in before.rules.outcome(before, now, seat))


def greedy(argument: str, seed: str) -> Bot:
    """`greedy`, `greedy:careful` by another taste"""
    return GreedyBot(seed, taste=taste(argument))


def greedy_1(argument: str, seed: str) -> Bot:
    """`greedy-1`: greedy by the first weights that each game had; what others are measured against"""
    no_argument("greedy-1", argument)
    return GreedyBot(seed, taste=FIRST)


class NaiveBot(GreedyBot):
    """A beginner: wants to get on, fears nothing, trusts the dice, and sees only a few of many options."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed, branches=1, taste=NAIVE)

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        return super().choose(view, noticed(options, self.luck))


def noticed(options: list[Step[Any]], luck: Luck) -> list[Step[Any]]:
    """What a beginner sees of a menu: all of a short one, and of a long one any few."""
    if len(options) <= NOTICED:
        return options
    left = options[:]
    return [left.pop(luck.below(len(left))) for _ in range(NOTICED)]


def naive(argument: str, seed: str) -> Bot:
    """`naive`"""
    no_argument("naive", argument)
    return NaiveBot(seed)
