"""Bots by their spec, and matches that they play alone."""

from collections.abc import Iterator
from typing import Any

import pytest

import chicane
from chicane.bots import Bot, bot, bot_names, play_out, register
from chicane.bots import bot as bot_by_spec
from chicane.bots.bot import _factories
from chicane.core.chance import Luck
from chicane.core.step import Step
from chicane.core.view import View


@pytest.fixture
def own_names() -> Iterator[None]:
    """Whatever a test registers is forgotten afterwards."""
    known = dict(_factories)
    yield
    _factories.clear()
    _factories.update(known)


class Last(Bot):
    """Takes the last option; remembers what it was told when it was made."""

    def __init__(self, argument: str, seed: str) -> None:
        super().__init__(seed)
        self.argument = argument

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        return options[-1]


class Vandal(Last):
    """Spoils everything that it is shown."""

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        chosen = options[0]
        view.game.play(chosen)
        view.game.agenda.clear()
        view.log.append("2 cheat")
        return chosen


def randoms(count: int, seed: str = "s") -> list[Bot]:
    return [bot("random", f"{seed}-{seat}") for seat in range(count)]


def test_names() -> None:
    """The bots that come with the package are known."""
    assert [
        "ahead",
        "brutal",
        "draft",
        "easy",
        "greedy",
        "greedy-1",
        "halving",
        "hard",
        "mcts",
        "naive",
        "normal",
        "random",
        "rollout",
    ] == bot_names()


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("gredy", "no bot 'gredy'; did you mean 'greedy'?"),
        (
            "",
            "no bot ''; known: ahead, brutal, draft, easy, greedy, greedy-1, halving, hard, mcts, naive, normal, "
            "random, rollout",
        ),
        ("random:5", "bot 'random' takes no argument, not '5'"),
        ("greedy:hard", "no taste 'hard'; known: first, usual, aggressive, careful, fast, chaotic"),
    ],
)
def test_bad_specs(spec: str, message: str) -> None:
    """What is wrong with a spec is said in one line."""
    with pytest.raises(chicane.BadInput) as error:
        bot_by_spec(spec)

    assert message == str(error.value)


@pytest.mark.usefixtures("own_names")
def test_a_bot_of_ones_own() -> None:
    """A registered bot is asked for like any other and gets what stands after the colon."""
    register("last", Last)
    made = bot("last:left:right", "seed")

    assert "last" in bot_names()
    assert isinstance(made, Last)
    assert "left:right" == made.argument


@pytest.mark.usefixtures("own_names")
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("greedy", "there is a bot 'greedy' already"),
        ("my:bot", "'my:bot' can't name a bot: a name is not empty and has no colon"),
        ("", "'' can't name a bot: a name is not empty and has no colon"),
    ],
)
def test_bad_names(name: str, message: str) -> None:
    """A name is given once, and a spec must be able to hold it."""
    with pytest.raises(chicane.BadInput) as error:
        register(name, Last)

    assert message == str(error.value)


def test_play_out() -> None:
    """Bots play a match to its end, and every act of theirs was on the menu."""
    match = chicane.new("chariot", players=4, seed=3)
    result = play_out(match, randoms(4))

    assert match.over
    assert match.result == result
    assert {"0", "1", "2", "3", "*"} == {act.split()[0] for act in match.log}


def test_play_out_wants_a_bot_a_seat() -> None:
    """A bot too few is said at once."""
    with pytest.raises(chicane.BadInput, match="3 bots for 4 players"):
        play_out(chicane.new("chariot", players=4, seed=3), randoms(3))


def test_same_seed_same_choices() -> None:
    """A bot's luck comes from its seed alone."""
    logs = []
    for seed in ("one", "one", "two"):
        match = chicane.new("chariot", players=4, seed=3)
        play_out(match, randoms(4, seed))
        logs.append(match.log)

    assert logs[0] == logs[1]
    assert logs[0] != logs[2]


def test_a_bot_does_not_share_the_luck_of_the_match() -> None:
    """A bot with the seed of the match can't foresee the dice."""
    seed = "7"

    assert Luck(seed).key != bot("random", seed).luck.key


def test_a_bot_has_no_hand_on_the_match() -> None:
    """Whatever a bot does to its view, the match and the other seats don't notice."""
    spoilt, clean = [chicane.new("chariot", players=4, seed=5) for _ in range(2)]
    play_out(spoilt, [Vandal("", "")] * 4)

    while clean.to_act is not None:
        clean.play(clean.game.menu[0])
    assert clean.log == spoilt.log
