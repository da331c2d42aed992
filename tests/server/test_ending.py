"""The end of a game: what is worth telling, and to which turn it belongs."""

import random
from collections import Counter

import pytest

import chicane
from chicane.core.registry import find
from chicane.server.ending import best, counted, doing, figures
from chicane.server.standing import Standing
from tests.server.conftest import GAMES


def ended(game: str, seed: int) -> Standing:
    """A game played at random to its end."""
    standing = Standing(chicane.new(game, find(game).min_players, seed))
    rng = random.Random(seed)
    while not standing.match.over:
        standing.choose(rng.choice(standing.match.game.menu))
        standing.settle()
    return standing


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_four_figures(game: str, seed: int) -> None:
    """However little happened, there is as much to tell; what is remarkable comes first."""
    standing = ended(game, seed)
    shot = standing.recorder.shots[-1]

    assert 4 == len({figure.text for figure in figures(standing.match, shot, "en")})
    plain = [figure.plain for figure in find(game).figures]
    assert sorted(plain) == plain


def test_most_is_said_of_one_seat_alone() -> None:
    """Where several did equally much, nobody did most."""
    standing = ended("chariot", 3)
    match, shot = standing.match, standing.recorder.shots[-1]
    told = Counter[bool]()
    for figure in match.rules.figures:
        shown = counted(figure, match, shot, "en")
        lines = [line for line in match.story if figure.counts(line.message.key)]
        doers = Counter(doing(line, shot)[0] for line in lines)
        shared = len(doers) > 1 and len(set(doers.values())) == 1
        assert shown is None or shared == (shown.seat is None)
        told[shared] += shown is not None

    assert told[True] and told[False]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_end_belongs_to_the_turn_it_came_in(game: str, seed: int) -> None:
    """Whatever the rules say of a game that is over, no turn begins with its last line."""
    recorder = ended(game, seed).recorder

    assert recorder.moment == recorder.shots[-1].moment


def test_the_best_moment_is_no_plain_one() -> None:
    """A turn in which dice are thrown is no moment to come back to."""
    match = chicane.new("chariot", 2, 1)
    while not match.story or "chariot-told-dice" not in [line.message.key for line in match.story]:
        match.play(match.options[0])

    assert best(match) is None
