"""What games foresee: about options that there are, without changing anything, in both languages."""

import random

import pytest

import chicane
from chicane.core.codec import digest
from chicane.core.engine import Game
from chicane.core.registry import find
from chicane.words import LANGUAGES, words

MOST = 60  # questions of a game that are looked at


def questions(game: str, seed: int) -> list[Game]:
    """Positions of a game played at random about which something is foreseen, of each kind of question a few."""
    rules, match, rng = find(game), chicane.new(game, None, seed), random.Random(seed)
    found: dict[str, list[Game]] = {}
    while not match.over and sum(map(len, found.values())) < MOST and match.game.plies < 1500:
        if rules.foresees(match.game):
            found.setdefault(type(match.game.pending).__name__, []).append(match.game.copy())
        match.play(rng.choice(match.options))
    return [game for kind in found.values() for game in kind[:6]]


@pytest.mark.parametrize("game", chicane.games())
def test_every_prospect_is_about_an_option(game: str) -> None:
    """It can be chosen, its words exist, and looking changed nothing."""
    rules = find(game)
    for question in questions(game, 2):
        before = digest(question)
        prospects, _ = rules.foresight(question)
        for prospect in prospects:
            assert not prospect.option or question.pending.parse(question, prospect.option) is not None
            said = [each for each in (prospect.note, *[mark.words for mark in prospect.marks]) if each is not None]
            assert all(words(lang).say(each) for lang in LANGUAGES for each in said)
        assert len(prospects) == len({prospect.option for prospect in prospects})
        assert before == digest(question)


@pytest.mark.parametrize("game", ["chariot", "wreckage", "wreckland"])
def test_these_foresee_something(game: str) -> None:
    """A note on some option, in some position."""
    found = [prospect for question in questions(game, 2) for prospect in find(game).foresight(question).prospects]

    assert any(prospect.note is not None for prospect in found)
