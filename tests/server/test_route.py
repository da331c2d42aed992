"""Move by destination: the total of a way in words."""

import pytest

import chicane
from chicane.core.chance import Luck
from chicane.core.match import Match
from chicane.core.reach import DAMAGE, Price, Route
from chicane.core.registry import find
from chicane.server.question import reach, route

WAY = ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (2.0, 0.0, 0.0))
STRAIGHT = ("ahead", "ahead")


def total(game: str, options: tuple[str, ...], price: Price, lang: str) -> str:
    return route(find(game), Route(options, WAY, price), lang).label


@pytest.mark.parametrize(
    ("options", "lang", "said"),
    [
        (STRAIGHT, "en", "2 spaces, 2 damage"),
        (("ahead", "in"), "en", "2 spaces, lane change, 2 damage"),
        (("out to o3", "in"), "en", "2 spaces, 2 lane changes, 2 damage"),
        (("out to o3", "in"), "fr", "2 cases, 2 changements de couloir, 2 de dégâts"),
    ],
)
def test_lane_changes_are_named(options: tuple[str, ...], lang: str, said: str) -> None:
    """Each takes a Turn die, so they are part of what a way costs."""
    assert said == total("chariot", options, Price(DAMAGE, 2), lang)


def test_other_games_have_none() -> None:
    """What a game does not answer is not said."""
    assert "2 spaces, nothing in the way" == total("thunder", ("FL", "F"), Price(), "en")


def test_as_many_as_lanes_are_crossed() -> None:
    """Of all ways of a question, wherever one is asked."""
    match, luck, seen = chicane.new("chariot", 4, 5), Luck("5"), 0
    while not match.over:
        for found in ways(match):
            count = sum(option.startswith(("in", "out")) for option in found.options)
            said = route(match.rules, found, "en").label
            assert (count > 0) == ("lane change" in said) and (count < 2 or f"{count} lane changes" in said)
            seen += count > 0
        match.play(match.options[luck.below(len(match.options))])
    assert seen


def ways(match: Match) -> list[Route]:
    """All ways of the question that waits."""
    return reach(match.rules, match.game)[0]
