"""The bot that plays the few best options on until it has its turn again, and takes the one that led furthest."""

from __future__ import annotations

import time
from math import ceil, inf, log2
from typing import Any, Final

from chicane.bots.bot import Bot
from chicane.bots.budget import FAR, Budget, budget
from chicane.bots.greedy import DEPTH, GreedyBot, after
from chicane.bots.search import rolled
from chicane.core.chance import Luck
from chicane.core.engine import Game
from chicane.core.moment import Moment
from chicane.core.step import CHANCE, Step
from chicane.core.view import View

USUAL: Final = "24"
MOST: Final = 5  # options that are played on,
MARGIN: Final = 0.03  # none of which looks worse than the best by more than this
BELIEF: Final = 3.0  # play-outs that the judgement of an option at first sight counts for
STEPS: Final = 400  # decisions and dice of a play-out, at most
NEXT, NEXT_BUT_ONE = 1, 2  # turns of its own that it looks ahead


class Candidate:
    """An option: what it looked like at first sight, and what came of it."""

    def __init__(self, option: Step[Any], worth: float) -> None:
        self.option = option
        self.worth = worth
        self.tries = 0
        self.total = 0.0

    def learn(self, result: float) -> None:
        """One more play-out."""
        self.tries += 1
        self.total += result

    def promise(self, drift: float) -> float:
        """What it promises, first sight set right by how far that was wrong for all."""
        return (BELIEF * (self.worth + drift) + self.total) / (BELIEF + self.tries)


class AheadBot(Bot):
    """Sequential halving over whole turns: what rivals answer is seen, not guessed."""

    def __init__(self, seed: str, limit: Budget) -> None:
        super().__init__(seed)
        self.limit = limit
        self.turns = NEXT_BUT_ONE if limit.far else NEXT
        self.sight = GreedyBot(f"{seed} sight")
        self.greedy = GreedyBot(f"{seed} play", branches=1)
        self.dice = self.luck  # of the play-out that is under way
        self.end = inf  # on the monotonic clock

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        began, whole = time.monotonic(), self.limit.seconds or inf
        self.end = self.sight.end = self.greedy.end = began + whole
        every = left = self.candidates(view, options)
        rounds = ceil(log2(len(every)))
        for number in range(rounds):
            self.play(view, left, rounds, began + whole * (number + 1) / rounds)
            drift = drift_of(every)
            left = sorted(left, key=lambda each: -each.promise(drift))[: ceil(len(left) / 2)]
        return left[0].option

    def candidates(self, view: View, options: list[Step[Any]]) -> list[Candidate]:
        """The options that look nearly as good as the best, the best first."""
        judged = self.sight.judged(self.imagined(view), view.seat, options)
        most = max(judged.values())
        found = [Candidate(option, worth) for option, worth in judged.items() if worth >= most - MARGIN]
        return sorted(found, key=lambda each: -each.worth)[:MOST]

    def play(self, view: View, left: list[Candidate], rounds: int, end: float) -> None:
        """Play every option that is left on, once at least, and as often as the budget of a round goes."""
        sweeps = max(1, round(self.limit.iterations / rounds / len(left))) if self.limit.iterations else inf
        while self.sweep(view, left):
            sweeps -= 1
            if not sweeps or time.monotonic() >= end:
                break

    def sweep(self, view: View, left: list[Candidate]) -> bool:
        """Play every option on once, all in the same game and with the same dice; one that is cut off counts not."""
        if self.is_late():
            return False
        game, dice = self.imagined(view), f"{self.luck.seed} {self.luck.below(1 << 32)}"
        results: list[float] = []
        for each in left:
            result = self.result(after(game, each.option), view.seat, dice)
            if result is None:
                return False
            results.append(result)
        for each, result in zip(left, results, strict=True):
            each.learn(result)
        return True

    def imagined(self, view: View) -> Game:
        """A full game that agrees with what the seat knows, judged by the bot's taste."""
        game = view.imagine(self.luck)
        game.rules = game.rules.tasted(self.limit.taste)
        game.rules.suppose(game, view.seat, self.luck)
        return game

    def result(self, game: Game, seat: int, dice: str) -> float | None:
        """What a game comes to at a later turn of the seat with greedy in all seats; None when time is up."""
        moment, turns = game.rules.moment(game), self.turns
        self.throw(dice, moment)
        for _ in range(STEPS):
            if self.is_late():
                return None
            now = game.rules.moment(game)
            if now != moment:
                moment, turns = now, turns - (now.seat == seat)
                self.throw(dice, moment)
            if game.over or not turns:
                break
            if game.actor == CHANCE:
                rolled(game, self.dice)
            else:
                game.play(self.greedy.best(game, game.actor, game.menu))
        return self.greedy.worth(game, seat, DEPTH)

    def throw(self, dice: str, moment: Moment) -> None:
        """Dice for one turn: what fell before it, and how often, changes nothing."""
        self.dice = Luck(f"{dice} {moment.round} {moment.turn}")
        self.greedy.luck = Luck(f"{dice} {moment.round} {moment.turn} greedy")

    def is_late(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() >= self.end


def drift_of(every: list[Candidate]) -> float:
    """By how much options came out better than they looked, on average over all play-outs."""
    tries = sum([each.tries for each in every])
    return sum([each.total - each.tries * each.worth for each in every]) / max(1, tries)


def ahead(argument: str, seed: str) -> Bot:
    """`ahead`, `ahead:24` (play-outs a choice), `ahead:300ms`, `ahead:24/300ms/careful`, `ahead:24/far`"""
    return AheadBot(seed, budget("ahead", argument, USUAL, (FAR,)))
