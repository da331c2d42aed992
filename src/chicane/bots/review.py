"""A game looked at afterwards: everybody's chances by move, what turned it, and what would have been better."""

from __future__ import annotations

import time
from collections.abc import Collection
from itertools import pairwise
from math import inf
from typing import Any, Final, NamedTuple

from chicane.bots.budget import Budget
from chicane.bots.greedy import DEPTH, GreedyBot, after
from chicane.bots.mcts import MctsBot
from chicane.bots.why import why
from chicane.core.engine import Game
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.core.view import View, seen_by

TURNS: Final = 3  # turning points that are told
MISTAKES: Final = 3
SUSPECTS: Final = 8  # choices that look worst at first sight and are looked into
ITERATIONS: Final = 80  # of the search that looks into one
LEAST: Final = 0.005  # of a win that a mistake costs


class Turn(NamedTuple):
    """An act that changed somebody's chances much: a choice, or how dice fell."""

    ply: int
    told: list[Message]  # what the commentator said of it, if anything
    text: str  # the act as it stands in the log
    seat: int  # whose chances
    before: float
    after: float


class Mistake(NamedTuple):
    """A choice, what was better, by how much, and why."""

    ply: int
    seat: int
    chosen: Message
    better: Message
    cost: float  # of a win
    why: Message


class Review(NamedTuple):
    """What there is to say of a game."""

    chances: list[list[float]]  # after every ply, from none on, by seat
    turns: list[Turn]
    mistakes: list[Mistake]


class Suspect(NamedTuple):
    """A choice that looks worse than another."""

    loss: float
    ply: int
    view: View
    chosen: Step[Any]


class Reviewer:
    """Walks through a match from its first ply to its last."""

    def __init__(self, match: Match, of: Collection[int], seconds: float) -> None:
        self.match = match
        self.of = of  # the seats whose mistakes are looked for
        self.end = time.monotonic() + seconds
        self.greedy = GreedyBot("review")
        self.chances: list[list[float]] = []
        self.suspects: list[Suspect] = []

    def walk(self) -> None:
        """Judge every position, and look at every choice."""
        game = self.match.opening(None)
        log: list[str] = []
        self.judge(game)
        for ply, act in enumerate(self.match.acts):
            if act.actor in self.of and time.monotonic() < self.end:
                self.suspect(ply, seen_by(game, act.actor, log[:]), act.option)
            log.append(str(act))
            game.play(act.option)
            self.judge(game)

    def judge(self, game: Game) -> None:
        """Everybody's chances; those of before where the rules can't say, or nobody has had a turn."""
        worths = game.returns() if game.over else judged(game)
        if worths is None:
            worths = self.chances[-1] if self.chances else [1 / game.players] * game.players
        whole = sum(worths)
        self.chances.append([worth / whole for worth in worths] if whole and game.players > 1 else worths)

    def suspect(self, ply: int, view: View, chosen: Step[Any]) -> None:
        """Keep a choice in mind that looks worse than another, if it is one of the worst."""
        game = view.imagine(self.greedy.luck)
        options = game.rules.prospects(game, game.menu)
        if chosen not in options:
            return
        worths = [self.greedy.worth(after(game, option), view.seat, DEPTH) for option in options]
        loss = max(worths) - worths[options.index(chosen)]
        if loss > 0:
            self.suspects.append(Suspect(loss, ply, view, chosen))
            self.suspects = sorted(self.suspects, key=lambda each: -each.loss)[:SUSPECTS]

    def mistakes(self) -> list[Mistake]:
        """The choices that are worse after a second look, too."""
        found = [self.looked_into(each) for each in self.suspects if time.monotonic() < self.end]
        known = [mistake for mistake in found if mistake is not None]
        return sorted(known, key=lambda mistake: -mistake.cost)[:MISTAKES]

    def looked_into(self, suspect: Suspect) -> Mistake | None:
        """What a search says of a choice; nothing where it is as good as any."""
        view = suspect.view
        player = MctsBot(f"review {suspect.ply}", Budget(ITERATIONS, max(0.001, self.end - time.monotonic())))
        player.searched(view)
        root = player.root
        best, chosen = root.best(list(root.arms.values())), root.arms.get(suspect.chosen)
        cost = root.promise(best) - root.promise(chosen) if chosen else 0.0
        if chosen is None or cost < LEAST:
            return None
        labels = suspect.chosen.label(view.game), best.option.label(view.game)
        return Mistake(suspect.ply, view.seat, *labels, cost, why(view, best.option, "review"))

    def turns(self) -> list[Turn]:
        """The acts after which somebody's chances were most different; how it ended is no news."""
        found = [self.turn(ply, *pair) for ply, pair in enumerate(pairwise(self.chances[:-1]), 1)]
        largest = sorted(found, key=lambda turn: -abs(turn.after - turn.before))[:TURNS]
        return sorted(largest, key=lambda turn: turn.ply)

    def turn(self, ply: int, before: list[float], now: list[float]) -> Turn:
        """What an act changed."""
        seat = largest_change(before, now)
        told = [line.message for line in self.match.story if line.ply == ply]
        return Turn(ply, told, str(self.match.acts[ply - 1]), seat, before[seat], now[seat])


def judged(game: Game) -> list[float] | None:
    """How well all stand; nothing before the first turn: who is dealt something first has no better chances."""
    moment = game.rules.moment(game)
    return game.rules.shares(game) if moment.turn or moment.round > 1 else None


def largest_change(before: list[float], now: list[float]) -> int:
    """The seat whose chances changed most."""
    return max(range(len(now)), key=lambda seat: abs(now[seat] - before[seat]))


def review(match: Match, of: Collection[int] | None = None, seconds: float = inf) -> Review:
    """What there is to say of a match; mistakes of some seats only, if so wished, and in so many seconds."""
    reviewer = Reviewer(match, range(match.players) if of is None else of, seconds)
    reviewer.walk()
    return Review(reviewer.chances, reviewer.turns(), reviewer.mistakes())
