"""What is told of a seat is said to whoever sits there: `your buggy`, not `Red’s buggy`."""

import random
import re
from collections.abc import Iterator

import pytest

import chicane
from chicane.core.log import Line
from chicane.core.registry import find
from chicane.server.frames import fallen, shown_line
from chicane.server.question import ask
from chicane.server.shots import Shot
from chicane.server.standing import Standing
from chicane.words import LANGUAGES, words
from tests.server.conftest import GAMES

YOURS = {"en": re.compile(r"\b[Yy]ours?\b|\b[Yy]ou\b"), "fr": re.compile(r"\b[Vv]otre\b|\b[Vv]ous\b")}
MIXES = [
    *[(game, find(game).max_players, {}) for game in GAMES],
    ("chariot", 4, {"black_columns": "yes"}),
    ("thunder", 6, {"crew": "final_five,big_rig,cars,cars,cars,cars"}),
]


def played(game: str, players: int, options: dict[str, object]) -> Iterator[Standing]:
    """A game played at random, at each of its questions."""
    standing = Standing(chicane.new(game, players, 5, options))
    rng = random.Random(5)
    for _ in range(250):
        standing.settle()
        if standing.match.over:
            return
        yield standing
        standing.choose(rng.choice(standing.match.game.menu))


def lines(shots: list[Shot]) -> list[tuple[Line, Shot]]:
    """The whole story, with the moments at which it was told."""
    return [(line, shot) for shot in shots for line in shot.lines]


def names(shot: Shot, seat: int, lang: str) -> re.Pattern[str]:
    """What others call a seat and what it drives."""
    said = [words(lang).say(name) for name in shot.known_as[seat]]
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, said)) or '$.'})\b")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "options"), MIXES)
def test_nobody_hears_their_own_name(game: str, players: int, options: dict[str, object], lang: str) -> None:
    """Not in the story, not in a question, not on a button."""
    told = 0
    for standing in played(game, players, options):
        shots, standing.recorder.shots = standing.recorder.shots, []
        for line, shot in lines(shots):
            shown = shown_line(line, lang, shot)
            for seat, own in zip(shown.of, shown.own, strict=True):
                assert YOURS[lang].search(own), own
                assert not names(shot, seat, lang).search(own), own
                assert not own[0].islower()
                told += 1
        shot, seat = standing.shoot(), standing.match.game.actor
        asked = ask(standing.match, shot, seat, lang, "")
        for text in (asked.prompt.text, *[each.label for each in asked.options], *[each.label for each in asked.drops]):
            assert not names(shot, seat, lang).search(text), text
            assert not text[0].islower()

    assert told > 50 or players == 1  # nobody but you, and no line speaks of you


@pytest.mark.parametrize(("lang", "name"), [("en", r"your \w+ chariot"), ("fr", r"votre char \w+")])
def test_whoever_drives_two_chariots_is_told_which(lang: str, name: str) -> None:
    """Each of them keeps its colour."""
    for standing in played("chariot", 2, {}):
        for line, shot in lines(standing.recorder.shots):
            shown = shown_line(line, lang, shot)
            assert all(re.search(name, own, re.I) for own in shown.own), shown.own


def test_what_chance_decides_is_said_to_whom_it_meets() -> None:
    """Who is thrown by a slam sees it as large as everybody else does."""
    for standing in played("thunder", 4, {}):
        for shot in standing.recorder.shots:
            said, own = fallen(shot, "en")
            if own and " is thrown " in said:
                assert all(text.startswith("Your ") for text in own.values())
                return
    raise AssertionError("nobody was thrown")


def test_several_people_at_one_screen_keep_their_names() -> None:
    """`Your crew` would be nobody's where two sit."""
    standing = next(played("thunder", 2, {}))
    shot, seat = standing.shoot(), standing.match.game.actor

    assert ask(standing.match, shot, seat, "en", "", alone=True).prompt.text.startswith("Your crew: ")
    assert not ask(standing.match, shot, seat, "en", "", alone=False).prompt.text.startswith("Your crew: ")
