"""The bot that searches a tree: Monte Carlo in imagined games, judged by the rules."""

from __future__ import annotations

import time
from math import inf
from typing import Any, Final

from chicane.bots.bot import Bot
from chicane.bots.budget import PARANOID, Budget, budget
from chicane.bots.greedy import GreedyBot
from chicane.bots.search import Search
from chicane.bots.tree import Node
from chicane.core.engine import Game
from chicane.core.step import CHANCE, Step
from chicane.core.view import View

USUAL: Final = "60"
ALL: Final = 10_000  # more options than there are


class MctsBot(Bot):
    """Grows a tree of what may follow; what it learnt of later decisions of the same turn it keeps."""

    def __init__(self, seed: str, limit: Budget) -> None:
        super().__init__(seed)
        self.limit = limit
        self.root = Node()
        self.line: list[str] = []  # the log up to the root
        self.game: Game | None = None  # as it was imagined there

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        self.root = self.known(view)
        game = self.searched(view)
        arm = self.root.best([self.root.arms[option] for option in options if option in self.root.arms])
        game.play(arm.option)
        self.root, self.line, self.game = arm.then, view.log[:], game
        return arm.option

    def searched(self, view: View) -> Game:
        """Grow the tree under a decision as far as the budget goes; the decision as it was first imagined."""
        limit = self.limit
        end = time.monotonic() + (limit.seconds or inf)
        search = Search(view.seat, self.luck, end, limit.paranoid)
        game = self.imagined(view)
        greedy = GreedyBot(self.luck.seed)
        if self.root.arms:
            search.look_again(self.root, game, greedy)
        search.look(self.root, game, greedy, ALL)
        count = 0
        while len(self.root.arms) > 1 and (not limit.iterations or count < limit.iterations):
            if not search.grow(self.root, self.imagined(view)):
                break
            count += 1
        return game

    def imagined(self, view: View) -> Game:
        """A full game that agrees with what the seat knows, judged by the bot's taste."""
        game = view.imagine(self.luck)
        game.rules = game.rules.tasted(self.limit.taste)
        return game

    def known(self, view: View) -> Node:
        """The part of the last tree that grew from here; an empty one where the game went on in another way."""
        node, game = self.root, self.game
        self.game = None
        if game is None or view.log[: len(self.line)] != self.line:
            return Node()
        for line in view.log[len(self.line) + 1 :]:  # the first is the bot's own choice
            option = next((each for each in game.menu if said(game, each) == line), None)
            if option is None:
                return Node()
            follows = node.falls.get(option) if game.actor == CHANCE else None
            if follows is None and option in node.arms:
                follows = node.arms[option].then
            if follows is None:
                return Node()
            node = follows
            game.play(option)
        return node if game.actor == view.seat and game.pending == view.game.pending else Node()


def said(game: Game, option: Step[Any]) -> str:
    """The line of the log if an option were taken."""
    return f"{'*' if game.actor == CHANCE else game.actor} {option.text(game)}"


def mcts(argument: str, seed: str) -> Bot:
    """`mcts`, `mcts:60` (iterations a choice), `mcts:300ms`, `mcts:60/300ms/careful`"""
    return MctsBot(seed, budget("mcts", argument, USUAL, (PARANOID,)))
