"""Mcts knows no game: it grows a tree of imagined games, and takes what promises most."""

from __future__ import annotations

import time
from math import inf

import pytest

import chicane
from chicane.bots import bot, play_out
from chicane.bots.budget import Budget
from chicane.bots.greedy import GreedyBot
from chicane.bots.mcts import MctsBot
from chicane.bots.search import Search
from chicane.bots.tree import Arm, Node
from chicane.core.chance import Luck
from chicane.core.errors import BadInput
from chicane.core.step import CHANCE
from chicane.core.view import seen_by
from tests.bots.test_greedy import Take, Tree, Walk, WalkRules, walk
from tests.bots.test_rollout import chosen, midway


def choice(*branches: Tree, iterations: int = 200, paranoid: bool = False) -> int:
    """Which branch mcts takes for seat 0."""
    game = walk((0, list(branches)))
    player = MctsBot("seed", Budget(iterations, 0.0, "", paranoid))
    taken = player.choose(seen_by(game, 0), game.menu)
    assert isinstance(taken, Take)
    return taken.number


def test_dice_are_tried_often_enough_to_tell() -> None:
    """Three in four of all are better than six in ten for sure; one in four is not."""
    assert 1 == choice(0.6, (CHANCE, [1, 0], [3, 1]))
    assert 0 == choice(0.6, (CHANCE, [1, 0], [1, 3]))


def test_decisions_on_the_way_are_made_with_sense() -> None:
    """One's own are the best there are, and others take what is best for them."""
    assert 1 == choice(0.5, (CHANCE, [(0, [0.1, 0.9]), 0.6]))
    assert 0 == choice(0.5, (CHANCE, [(1, [0.1, 0.9]), 0.6]))
    assert 0 == choice(0.5, (CHANCE, [(1, [0.1, 0.9]), 0.6]), paranoid=True)


def test_long_menus_are_looked_at_bit_by_bit() -> None:
    """At first a few options that lie far apart, the others as a decision is come to again and again."""
    game, node = walk((0, [number / 40 for number in range(40)])), Node()
    search = Search(0, Luck("s"), inf)

    assert search.look(node, game, GreedyBot("g"), 8)
    assert [0, 32, 16, 8, 24, 4, 36, 20] == [arm.option.number for arm in node.arms.values()]  # type: ignore[attr-defined]
    assert search.look(node, game, GreedyBot("g"), 40)
    assert 39 / 40 == node.best(list(node.arms.values())).worth


def test_time_that_is_up_leaves_the_best_so_far() -> None:
    """One option is looked at even then."""
    game, node = walk((0, [0.1, 0.9])), Node()

    assert not Search(0, Luck("s"), 0.0).look(node, game, GreedyBot("g"), 8)
    assert 1 == len(node.arms)


class WiseRules(WalkRules):
    """Every place can be judged, and rightly, but where dice are about to fall."""

    def value(self, game: Walk, seat: int) -> float | None:
        if game.tree[0] == CHANCE:
            return None
        return true_worth(game.tree) if seat == 0 else 1 - true_worth(game.tree)


def true_worth(tree: Tree) -> float:
    """What a place comes to for seat 0, who decides wherever dice do not."""
    if isinstance(tree, (int, float)):
        return float(tree)
    if tree[-1] == "leaf" or tree[0] != CHANCE:
        return max(map(true_worth, tree[1]))
    return sum(map(true_worth, tree[1])) / len(tree[1])


def test_a_lucky_throw_seen_in_passing_is_not_fallen_for() -> None:
    """Six in ten are sure behind the second option; that it lies among eight coins does not make it worse."""
    coins = [(CHANCE, [0.9, 0]) for _ in range(8)]
    game = WiseRules().adopt(Walk((0, [0.55, (0, [0.6, *coins])])))
    game.advance()
    taken = MctsBot("seed", Budget(30, 0.0)).choose(seen_by(game, 0), game.menu)

    assert 1 == taken.number  # type: ignore[attr-defined]


def test_options_seen_in_passing_are_looked_at_again() -> None:
    """What was known from one throw of the dice is known from all of them once it matters."""
    game, node = walk((0, [(CHANCE, [1, 0]), 0.4])), Node()
    search = Search(0, Luck("s"), inf)
    search.look(node, game, GreedyBot("1", branches=1), 8)
    search.look_again(node, game, GreedyBot("g"))

    assert [0.5, 0.4] == [arm.worth for arm in node.arms.values()]
    assert 1 == round(sum(arm.prior for arm in node.arms.values()), 9)


def test_a_search_turns_to_what_promises_most() -> None:
    """Every arm promises what it looked like until something came of it; curiosity gives the others a try."""
    node = Node()
    good, bad = Arm(Take(0), 0.6), Arm(Take(1), 0.5)
    node.add([good, bad])

    assert good is node.best([good, bad])
    for _ in range(20):
        node.learn(good, 0.4)
    assert bad is node.best([good, bad], curiosity=1.0)
    assert 0.6 < good.prior < 0.9


@pytest.mark.parametrize("game", ["chariot", "thunder", "wreckage"])
def test_the_same_seed_makes_the_same_choice(game: str) -> None:
    """A number of iterations depends on nothing else, least of all on the clock."""
    match = midway(game)
    before = match.log[:]

    assert chosen("mcts:12", match) == chosen("mcts:12", match)
    assert chosen("mcts:12", match) in match.game.menu
    assert before == match.log


def test_a_whole_match_is_the_same_again() -> None:
    """Although the tree is kept from one decision of a turn to the next."""
    logs = []
    for _ in range(2):
        match = chicane.new("thunder", players=2, seed=2)
        play_out(match, [bot("mcts:3", "a"), bot("greedy", "b")])
        logs.append(match.log)

    assert logs[0] == logs[1]


def test_the_tree_is_kept_within_a_turn() -> None:
    """What was learnt about the next decision is still known there."""
    match = midway("chariot")
    player = MctsBot("seed", Budget(40, 0.0))
    seat = match.to_act
    assert seat is not None
    kept = 0
    for _ in range(30):
        view = match.seen_by(match.to_act or 0)
        if match.to_act == seat:
            kept += player.known(view).tries
            match.play(player.choose(view, view.game.menu))
        else:
            match.play(view.game.menu[0])

    assert kept > 0


def test_another_game_is_searched_anew() -> None:
    """A bot that is asked about a position that does not follow from its last one has no tree for it."""
    first, second = midway("chariot"), midway("thunder")
    player = MctsBot("seed", Budget(10, 0.0))
    for match in (first, second, first):
        assert match.to_act is not None
        view = match.seen_by(match.to_act)
        assert player.choose(view, view.game.menu) in match.game.menu


def test_the_clock_ends_it() -> None:
    """A budget in milliseconds ends the search wherever it is; the choice is still one of the menu."""
    match = midway("wreckage")
    began = time.monotonic()

    assert chosen("mcts:1ms", match) in match.game.menu
    assert time.monotonic() - began < 20  # it ends at all: how fast is for the bench


@pytest.mark.parametrize("argument", ["0", "-3", "x", "5s", "ms", "1.5", "careful", "60/fast/careful", "60/"])
def test_a_budget_that_is_none(argument: str) -> None:
    """The error says what a budget looks like."""
    with pytest.raises(BadInput, match="takes so many iterations or milliseconds, as in mcts:500ms, not"):
        bot(f"mcts:{argument}")


@pytest.mark.parametrize(
    ("spec", "limit"),
    [
        ("mcts", Budget(60, 0.0)),
        ("mcts:7", Budget(7, 0.0)),
        ("mcts:250ms", Budget(0, 0.25)),
        ("mcts:90/500ms/careful", Budget(90, 0.5, "careful")),
        ("mcts:90/paranoid", Budget(90, 0.0, "", True)),
    ],
)
def test_budgets(spec: str, limit: Budget) -> None:
    """Iterations, milliseconds or both; by another taste; and expecting the worst of others."""
    player = bot(spec)
    assert isinstance(player, MctsBot)
    assert limit == player.limit
