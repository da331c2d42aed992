"""The bot that plays the few best options on until it has its turn again, and takes the one that led furthest."""

from __future__ import annotations

import time
from math import inf
from typing import Any, Final

from chicane.bots.bot import Bot
from chicane.bots.budget import Budget, budget
from chicane.bots.greedy import DEPTH, GreedyBot, after
from chicane.bots.search import rolled
from chicane.core.engine import Game
from chicane.core.step import CHANCE, Step
from chicane.core.view import View

USUAL: Final = "24"
MOST: Final = 5  # options that are played on,
MARGIN: Final = 0.03  # none of which looks worse than the best by more than this
BELIEF: Final = 3.0  # play-outs that the judgement of an option at first sight counts for
FAR: Final = 120  # decisions and dice of a play-out, at most


class Candidate:
    """An option: what it looked like at first sight, and what came of it."""

    def __init__(self, option: Step[Any], worth: float) -> None:
        self.option = option
        self.worth = worth
        self.tries = 0
        self.total = 0.0

    def promise(self, drift: float) -> float:
        """What it promises, first sight set right by how far that was wrong for all."""
        return (BELIEF * (self.worth + drift) + self.total) / (BELIEF + self.tries)


class AheadBot(Bot):
    """Sequential halving over whole turns: what rivals answer is seen, not guessed."""

    def __init__(self, seed: str, limit: Budget) -> None:
        super().__init__(seed)
        self.limit = limit
        self.sight = GreedyBot(f"{seed} sight")
        self.greedy = GreedyBot(f"{seed} play", branches=1)
        self.end = inf  # on the monotonic clock

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        self.end = self.sight.end = self.greedy.end = time.monotonic() + (self.limit.seconds or inf)
        every = left = self.candidates(view, options)
        sweeps = max(1, self.limit.iterations // len(every) // 2) if self.limit.iterations else 0
        used = 0
        while len(left) > 1 and not self.is_late() and (not self.limit.iterations or used < self.limit.iterations):
            used += self.play(view, left, sweeps or len(every))
            drift = sum([each.total - each.tries * each.worth for each in every]) / max(1, used)
            order = sorted(left, key=lambda each: -each.promise(drift))
            left = order[: (len(left) + 1) // 2] if self.limit.iterations else order
        return left[0].option

    def candidates(self, view: View, options: list[Step[Any]]) -> list[Candidate]:
        """The options that look nearly as good as the best, the best first."""
        judged = self.sight.judged(self.imagined(view), view.seat, options)
        most = max(judged.values())
        found = [Candidate(option, worth) for option, worth in judged.items() if worth >= most - MARGIN]
        return sorted(found, key=lambda each: -each.worth)[:MOST]

    def play(self, view: View, left: list[Candidate], sweeps: int) -> int:
        """Play every option that is left so many times; how many play-outs were finished in time."""
        done = 0
        for each in left * sweeps:
            result = self.result(after(self.imagined(view), each.option), view.seat)
            if result is None:
                break
            each.total += result
            each.tries += 1
            done += 1
        return done

    def imagined(self, view: View) -> Game:
        """A full game that agrees with what the seat knows, judged by the bot's taste."""
        game = view.imagine(self.luck)
        game.rules = game.rules.tasted(self.limit.taste)
        return game

    def result(self, game: Game, seat: int) -> float | None:
        """What a game comes to at the seat's next turn with greedy in all seats, less luck with a round's dice."""
        moment, luck = game.rules.moment(game), 0.0
        for _ in range(FAR):
            if game.over or self.is_late():
                break
            now = game.rules.moment(game)
            if now != moment and now.seat == seat:
                break
            if game.actor == CHANCE:
                luck += self.rolled(game, seat)
            else:
                game.play(self.greedy.best(game, game.actor, game.menu))
        return None if self.is_late() else self.greedy.worth(game, seat, DEPTH) - luck

    def rolled(self, game: Game, seat: int) -> float:
        """Let dice fall; what those changed that are thrown between turns, which no choice can be praised for."""
        if game.rules.moment(game).turn:
            rolled(game, self.luck)
            return 0.0
        before = game.rules.shares(game, [seat])
        while game.actor == CHANCE:
            rolled(game, self.luck)
        now = game.returns() if game.over else game.rules.shares(game, [seat])
        return now[seat] - before[seat] if before is not None and now is not None else 0.0

    def is_late(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() >= self.end


def ahead(argument: str, seed: str) -> Bot:
    """`ahead`, `ahead:24` (play-outs a choice), `ahead:300ms`, `ahead:24/300ms/careful`"""
    return AheadBot(seed, budget("ahead", argument, USUAL))
