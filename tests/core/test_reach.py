"""Ways to drive: what they promise comes true when their options are chosen one after the other."""

import random

import pytest

import chicane
from chicane.core.engine import Game
from chicane.core.reach import DEATH, FREE, Price, Route, routes
from chicane.core.registry import find
from chicane.core.step import CHANCE

GAMES = ["chariot", "thunder"]


def questions(game: str, seed: int, count: int) -> list[Game]:
    """Positions of a game played at random in which a piece is driven, with more than a step to go."""
    rules, match, rng = find(game), chicane.new(game, 4, seed), random.Random(seed)
    found: list[Game] = []
    while not match.over and len(found) < count:
        if rules.steers(match.game) and routes(rules, match.game):
            found.append(match.game.copy())
        match.play(rng.choice(match.options))
    return found


def driven(game: Game, route: Route) -> Game:
    """The game after all options of a way."""
    after = game.copy()
    for text in route.options:
        option = after.pending.parse(after, text)
        assert option is not None
        after.play(option)
    return after


@pytest.mark.parametrize("game", GAMES)
def test_a_way_leads_where_it_says(game: str) -> None:
    """The piece stands at the end of its way, unless it is gone, and has paid what was said."""
    rules = find(game)
    for question in questions(game, 3, 12):
        before = [question.copy(), question.plies]
        for route in routes(rules, question):
            after = driven(question, route)
            track = rules.tracks(after).get(rules.steers(question))
            assert route.price == rules.price(question, after)
            assert route.price.kind == DEATH or track is None or track[-1] == route.way[-1]
            assert after.actor == CHANCE or rules.steers(after) != rules.steers(question) or after.over
        assert before[1] == question.plies


@pytest.mark.parametrize("game", GAMES)
def test_every_end_once_at_the_least_price(game: str) -> None:
    """No end has two ways, and some way is longer than a step."""
    for question in questions(game, 4, 8):
        found = routes(find(game), question)
        assert len(found) == len({route.way[-1] for route in found})
        assert any(len(route.options) > 1 for route in found)


def test_prices() -> None:
    """Nothing is cheaper than nothing, and death is the dearest of all."""
    assert (
        Price(FREE).rank < Price("damage", 1).rank < Price("damage", 2).rank < Price("meeting").rank < Price(DEATH).rank
    )


def test_other_questions_have_no_ways() -> None:
    """Where no piece is driven, there is none."""
    match = chicane.new("chariot", 4, 7)

    assert [] == routes(match.rules, match.game)
