"""A search in games that a seat imagines: dice fall as they may, everybody plays for themselves, the rules judge."""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, Final

from chicane.bots.greedy import DEPTH, GreedyBot, after
from chicane.bots.tree import Arm, Node
from chicane.core.chance import Luck, weighted
from chicane.core.engine import Game
from chicane.core.step import CHANCE, Step

CURIOSITY: Final = 0.6  # in standard deviations of what came of all tries
WIDE: Final = 8  # options of a long menu that are looked at at first,
WIDER: Final = 1.0  # and so many more, times the root of the tries
THROWS: Final = 4  # of dice that are looked at for an option at first sight
FINE: Final = 1000  # parts of all tries that are told apart


class Scale:
    """How far apart results lie: that differs from game to game, and from position to position."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, worth: float) -> None:
        """One more result."""
        self.count += 1
        self.total += worth
        self.squares += worth * worth

    def deviation(self) -> float:
        """The standard deviation so far."""
        if not self.count:
            return 0.0
        mean = self.total / self.count
        return sqrt(max(0.0, self.squares / self.count - mean * mean))


class Fate:
    """How lucky all who chose on the way were from there on: what dice changed, which no choice can be praised for.

    What fell before somebody's first choice is the same for all its arms, since the tree tells dice apart.
    """

    def __init__(self, players: int, seat: int) -> None:
        self.luck = [0.0] * players
        self.seats = [seat]  # that have chosen; nobody asks about the others

    def join(self, seat: int) -> None:
        """Somebody chooses, perhaps for the first time."""
        if seat not in self.seats:
            self.seats.append(seat)

    def note(self, before: list[float] | None, now: list[float] | None) -> None:
        """Dice have fallen; where the rules can't judge before or after that, it is not told from skill."""
        if before is not None and now is not None:
            for seat in self.seats:
                self.luck[seat] += now[seat] - before[seat]

    def without_luck(self, worths: list[float]) -> list[float]:
        """What a position would be worth had the dice been as they may be expected."""
        return [worth - luck for worth, luck in zip(worths, self.luck, strict=True)]


class Search:
    """Grows a tree under one decision of a seat."""

    def __init__(self, seat: int, luck: Luck, end: float, paranoid: bool = False) -> None:
        self.seat = seat
        self.luck = luck
        self.paranoid = paranoid
        self.end = end  # on the monotonic clock
        self.greedy = GreedyBot(luck.seed, THROWS)
        self.scale = Scale()

    def is_late(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() >= self.end

    def look(self, node: Node, game: Game, greedy: GreedyBot, most: int) -> bool:
        """Look at the first options of a decision, at least at one; False when the time is up before that is done."""
        if not node.arms and not node.waiting:
            node.waiting = scattered(game.rules.prospects(game, game.menu), most)
        found: list[Arm] = []
        while node.waiting and len(node.arms) + len(found) < most and not (found and self.is_late()):
            found.append(self.arm(game, node.waiting.pop(0), greedy))
        if found:
            node.add(found)
        return not self.is_late()

    def look_again(self, node: Node, game: Game, greedy: GreedyBot) -> None:
        """Look better at options that were seen in passing, on the way from an earlier decision."""
        for arm in node.arms.values():
            if self.is_late():
                break
            if arm.option in game.menu:
                arm.worth = self.arm(game, arm.option, greedy).worth
        node.add([])

    def grow(self, root: Node, game: Game) -> bool:
        """One iteration: down the tree to a new place, judge it, and tell all who led there; False when time is up."""
        trail: list[tuple[Node, Arm, int]] = []
        node, fresh, fate = root, False, Fate(game.players, self.seat)
        while not game.over and not fresh:
            if game.actor == CHANCE:
                node = self.rolled(node, game, fate)
                continue
            fresh = not node.arms and node is not root
            if not self.look(node, game, self.greedy, WIDE + int(WIDER * sqrt(node.tries))):
                return False
            arm = self.choice(node, game)
            trail.append((node, arm, game.actor))
            fate.join(game.actor)
            game.play(arm.option)
            node = arm.then
        self.tell(trail, fate.without_luck(self.judged(game, fate.seats)))
        return True

    def rolled(self, node: Node, game: Game, fate: Fate) -> Node:
        """Let dice fall as they may until somebody must choose; what was luck in that is noted."""
        before = game.rules.shares(game, fate.seats)
        while game.actor == CHANCE:
            node = node.fell(rolled(game, self.luck))
        fate.note(before, game.returns() if game.over else game.rules.shares(game, fate.seats))
        return node

    def choice(self, node: Node, game: Game) -> Arm:
        """The arm that is tried; what others decide in secret they decide without knowing what the seat does."""
        arms = self.open_arms(node, game)
        if game.actor != self.seat and game.pending.at_once():
            return self.secret(arms)
        return node.best(arms, CURIOSITY * self.scale.deviation())

    def secret(self, arms: list[Arm]) -> Arm:
        """Any arm, by what it looked like."""
        weights = [1 + int(FINE * arm.prior) for arm in arms]
        return arms[weighted(weights, self.luck.below(sum(weights)))]

    def open_arms(self, node: Node, game: Game) -> list[Arm]:
        """The arms that can be had in this game, one at least: what is imagined differs in what it allows."""
        arms = [node.arms[option] for option in game.menu if option in node.arms]
        if not arms:
            options = scattered(game.rules.prospects(game, game.menu), WIDE)[:WIDE]
            arms = [self.arm(game, option, self.greedy) for option in options]
            node.add(arms)
        return arms

    def arm(self, game: Game, option: Step[Any], greedy: GreedyBot) -> Arm:
        """An option at first sight: what it looks like to whoever chooses it."""
        if self.paranoid and game.actor != self.seat:
            return Arm(option, 1.0 - greedy.worth(after(game, option), self.seat, DEPTH))
        return Arm(option, greedy.worth(after(game, option), game.actor, DEPTH))

    def judged(self, game: Game, seats: list[int]) -> list[float]:
        """What a position is worth to some seats; where the rules can't say yet, it is played on."""
        for _ in range(DEPTH):
            if game.over:
                return game.returns()
            shares = game.rules.shares(game, seats)
            if shares is not None:
                return shares
            if game.actor == CHANCE:
                rolled(game, self.luck)
            else:
                game.play(self.greedy.best(game, game.actor, game.menu))
        return [0.0] * game.players

    def tell(self, trail: list[tuple[Node, Arm, int]], worths: list[float]) -> None:
        """What came of it, for everybody who chose on the way."""
        self.scale.add(worths[self.seat])
        for node, arm, actor in trail:
            mine = not self.paranoid or actor == self.seat
            node.learn(arm, worths[actor] if mine else 1.0 - worths[self.seat])


def rolled(game: Game, luck: Luck) -> Step[Any]:
    """Let chance fall as it may; which way it fell."""
    weights = game.weights
    number = luck.below(len(game.menu)) if weights is None else weighted(weights, luck.below(sum(weights)))
    option = game.menu[number]
    game.play(option)
    return option


def scattered(options: list[Step[Any]], most: int) -> list[Step[Any]]:
    """The options so that the first few lie far apart on a long menu: degrees beside each other come to the same."""
    if len(options) <= most:
        return options[:]
    order = sorted(range(len(options)), key=lambda number: int(f"{number:020b}"[::-1], 2))
    return [options[number] for number in order]
