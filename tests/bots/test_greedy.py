"""Greedy knows no game: it tries options on copies, plays on through dice and decisions, and asks the rules."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import chicane
from chicane.bots import bot, play_out
from chicane.bots.greedy import GreedyBot, NaiveBot
from chicane.core.engine import Game
from chicane.core.outcome import Change
from chicane.core.registry import Rules
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.core.view import seen_by

Tree = Any  # a number that seat 0 gets, or who decides there with a tree for each option


class Walk(Game):
    """A game as a tree: seat 0 gets what is at the leaf, seat 1 the rest."""

    __slots__ = ("tree",)

    def __init__(self, tree: Tree) -> None:
        super().__init__(2, {})
        self.tree = tree
        self.agenda = [Fork()]

    def copy(self) -> Walk:
        twin = Walk(self.tree)
        self.share(twin)
        return twin


class Fork(Step[Walk]):
    """Who decides is written in the tree; for chance, the weights are too."""

    def actor(self, game: Walk) -> int:
        return int(game.tree[0])

    def options(self, game: Walk) -> list[Step[Any]]:
        return [Take(number) for number in range(len(game.tree[1]))]

    def weights(self, game: Walk) -> list[int] | None:
        return list(game.tree[2]) if len(game.tree) > 2 else None


class Take(Step[Walk]):
    """Down a branch; a leaf is a position where seat 0 would be next."""

    def __init__(self, number: int) -> None:
        self.number = number

    def actor(self, game: Walk) -> int:
        return NOBODY

    def run(self, game: Walk) -> None:
        game.tree = game.tree[1][self.number]
        if isinstance(game.tree, (int, float)):
            game.tree = (0, [game.tree, game.tree], "leaf")
        game.do(Fork())


class WalkRules(Rules[Walk]):
    """Only leaves can be judged."""

    id: ClassVar[str] = "walk"

    def value(self, game: Walk, seat: int) -> float | None:
        if game.tree[-1] != "leaf":
            return None
        worth = max(0.0, float(game.tree[1][0]))
        return worth if seat == 0 else 1 - worth

    def outcome(self, before: Walk, after: Walk, seat: int) -> list[Change]:
        return [Change("walk-change-lost", float(after.tree[1][0]), 1.0)]


def walk(tree: Tree) -> Walk:
    """The game of a tree at its first decision."""
    game = WalkRules().adopt(Walk(tree))
    game.advance()
    return game


def choice(*branches: Tree) -> int:
    """Which branch greedy takes for seat 0."""
    return taken(GreedyBot("seed"), *branches)


def taken(player: GreedyBot, *branches: Tree) -> int:
    """Which branch a bot takes for seat 0."""
    game = walk((0, list(branches)))
    chosen = player.choose(seen_by(game, 0), game.menu)
    assert isinstance(chosen, Take)
    return chosen.number


def test_the_best_leaf() -> None:
    """Where the rules can judge, the best judgement is taken."""
    assert 1 == choice(0.3, 0.6, 0.5)


def test_who_cannot_win_throws_nothing_away() -> None:
    """Where all is lost, what costs least is taken, not any of them; the frozen bot took any."""
    assert {1} == {taken(GreedyBot(str(seed)), -1, 0, -2, -3) for seed in range(8)}
    assert len({taken(GreedyBot(str(seed), taste="first"), -1, 0, -2, -3) for seed in range(8)}) > 1


def test_dice_are_expected() -> None:
    """Three in four of all are better than one half for sure; one in four is not."""
    assert 1 == choice(0.5, (CHANCE, [1, 0], [3, 1]))
    assert 0 == choice(0.5, (CHANCE, [1, 0], [1, 3]))


def test_even_dice() -> None:
    """Without weights all outcomes count the same."""
    assert 1 == choice(0.6, (CHANCE, [1, 1, 0]))
    assert 0 == choice(0.7, (CHANCE, [1, 1, 0]))


def test_many_outcomes_are_sampled() -> None:
    """Of a hundred outcomes a few are drawn; the odds still tell."""
    assert 0 == choice(0.5, (CHANCE, [0.0] * 100))
    assert 1 == choice(0.5, (CHANCE, [0.7] * 100))


def test_own_decisions_are_played_on() -> None:
    """A branch is worth what one makes of it."""
    assert 1 == choice(0.5, (0, [0.1, 0.9]))


def test_others_do_what_is_best_for_them() -> None:
    """A branch where somebody else decides is worth what they leave."""
    assert 0 == choice(0.5, (1, [0.1, 0.9]))
    assert 1 == choice(0.5, (1, [0.6, 0.9]))


def test_decisions_after_dice() -> None:
    """Dice and decisions may follow each other."""
    assert 1 == choice(0.5, (CHANCE, [(0, [0.0, 1.0]), (1, [0.2, 0.4])], [1, 1]))
    assert 0 == choice(0.65, (CHANCE, [(0, [0.0, 1.0]), (1, [0.2, 0.4])], [1, 1]))


def test_ties_are_broken_by_its_own_luck() -> None:
    """Among equals every option has its chance, and the same seed takes the same."""
    game = walk((0, [0.5, 0.5, 0.2, 0.5]))
    taken = []
    for seed in [f"seed {number}" for number in range(40)] * 2:
        player = GreedyBot(seed)
        taken.append(game.menu.index(player.choose(seen_by(game, 0), game.menu)))

    assert {0, 1, 3} == set(taken)
    assert taken[:40] == taken[40:]


def test_the_view_is_left_alone() -> None:
    """Trying options out does not change what was shown."""
    match = chicane.new("chariot", players=4, seed=1)
    assert match.to_act is not None
    view = match.seen_by(match.to_act)
    before = view.state
    bot("greedy", "s").choose(view, view.game.menu)

    assert before == view.state


@pytest.mark.parametrize(("players", "track"), [(2, "A"), (4, "B"), (6, "AB")])
def test_greedy_beats_random(players: int, track: str) -> None:
    """One greedy seat among random ones wins nearly always (docs/bots.md has the figures)."""
    wins = 0
    for seed in range(6):
        match = chicane.new("chariot", players=players, seed=seed, options={"track": track})
        seat = seed % players
        kinds = ["greedy" if each == seat else "random" for each in range(players)]
        wins += (seat,) == play_out(match, [bot(kind, f"{seed} {each}") for each, kind in enumerate(kinds)]).winners

    assert wins >= 5


def test_greedy_plays_black_columns() -> None:
    """The draft and the choice of start positions are decisions like any other."""
    match = chicane.new("chariot", players=3, seed=2, options={"black_columns": "yes", "safe_finish": "yes"})
    result = play_out(match, [bot("greedy", str(seat)) for seat in range(3)])

    assert "finished" == result.reason


class Counting(GreedyBot):
    """Counts the positions it looks at."""

    looks = 0

    def worth(self, game: Game, seat: int, depth: int, rolls: int = 0) -> float:
        self.looks += 1
        return super().worth(game, seat, depth, rolls)


def test_a_chain_of_rolls_is_looked_at_by_samples() -> None:
    """Two rolls of six are looked at in full, of each later one a single outcome: 6 x 6 ways down, not 6 to the 8th."""
    chain: Tree = 0.5
    for _ in range(8):
        chain = (CHANCE, [chain] * 6)
    game = walk((0, [chain, 0.1]))
    player = Counting("seed")
    chosen = player.choose(seen_by(game, 0), game.menu)

    assert Take(0) == chosen
    assert 1 + (1 + 6 + 36 * 7) == player.looks


def test_a_seat_s_own_decisions_are_looked_at_once() -> None:
    """Four choices of two, one after the other: 2 + 4 + 8 + 16 positions, none of them twice."""
    choices: Tree = 0.5
    for _ in range(3):
        choices = (0, [choices, choices])
    game = walk((0, [choices, choices]))
    player = Counting("seed")
    player.choose(seen_by(game, 0), game.menu)

    assert 2 + 4 + 8 + 16 == player.looks


class FirstTwo(WalkRules):
    """Only two options are worth a try."""

    def prospects(self, game: Walk, options: list[Step[Any]]) -> list[Step[Any]]:
        return options[:2]


def test_only_prospects_are_tried() -> None:
    """What the rules leave out is not looked at, however good it is."""
    game = FirstTwo().adopt(Walk((0, [0.3, 0.5, 0.9])))
    game.advance()

    assert Take(1) == GreedyBot("seed").choose(seen_by(game, 0), game.menu)


def test_beginners_overlook_options_of_long_menus_only() -> None:
    """Of few options they take the best; of many, the best of some, and not always the same."""
    short = walk((0, [0.1, 0.9, 0.3]))
    assert Take(1) == NaiveBot("seed").choose(seen_by(short, 0), short.menu)

    long = walk((0, [number / 20 for number in range(20)]))
    taken = {NaiveBot(str(seed)).choose(seen_by(long, 0), long.menu) for seed in range(20)}
    assert len(taken) > 5
    assert Take(0) not in taken and Take(1) not in taken  # for the worst of any three is never taken


def test_in_a_hurry_it_takes_the_best_of_what_it_has_seen() -> None:
    """One option at least; all of them where there is time."""
    game = walk((0, [0.1, 0.9, 0.5]))
    hasty, calm = GreedyBot("seed"), GreedyBot("seed")
    hasty.end = 0.0

    assert [1, 3] == [len(each.judged(game, 0, game.menu)) for each in (hasty, calm)]
