"""Anything drawn can be asked what it is: in every game, for every seat, in both languages, by rules that there are."""

from collections.abc import Iterator

import pytest

from chicane.core.engine import Game
from chicane.core.inspect import About
from chicane.core.message import Message
from chicane.core.registry import Rules, find, names
from chicane.core.scene import Piece
from chicane.core.view import WATCHER, seen_by
from chicane.words import LANGUAGES, words
from chicane.words.catalogue import find_rule
from chicane.words.inspect import about_piece, noted, title, told
from tests.contract.test_contract import Case, cases
from tests.english import english_in

MIXES = 10
PLAYED = [case for case in cases(MIXES) if case.rules.id in names()]


def gist(message: Message) -> str:
    """What a message speaks of, without numbers and places: two alike have the same help."""
    inner = [gist(arg) for arg in message.args.values() if isinstance(arg, Message)]
    return f"{message.key}({' '.join(inner)})"


def drawn(case: Case) -> Iterator[tuple[Game, Piece]]:
    """The pieces of a random game as the seats see them, one of each kind."""
    known: set[str] = set()
    for ply, game in enumerate(case.positions()):
        seat = [*range(game.players), WATCHER][ply % (game.players + 1)]
        view = seen_by(game, seat).game
        for piece in case.rules.scene(view, [f"seat {each}" for each in range(game.players)]).pieces:
            kind = f"{piece.id.partition('-')[0]} {gist(piece.label)}"
            if kind not in known:
                known.add(kind)
                yield view, piece


def said(about: About, language: str) -> list[str]:
    """All that is read in the window."""
    says = words(language)
    icons = [says.say(sign.name) + says.help(sign.name) for sign in about.signs]
    return [title(about, says), *told(about, says), *icons, *noted(about, says)]


@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_every_piece_says_what_it_is(case: Case) -> None:
    """A name and a sentence at least in both languages, no English among the French, and rules of the catalogue."""
    for game, piece in drawn(case):
        about = case.rules.about(game, piece)
        for language in LANGUAGES:
            texts = said(about, language)
            assert len(texts) > 1 and texts[0][0] == texts[0][0].upper(), f"{piece.id} says nothing: {piece.label!r}"
            assert told(about, words(language)) + noted(about, words(language)), (
                f"{piece.id} is not explained: {piece.label!r}"
            )
        assert [] == [text for text in said(about, "fr") if english_in(text)], piece.id
        rules = [*about.rules, *[sign.name.rule for sign in about.signs if sign.name.rule]]
        assert [] == [rule for rule in rules if find_rule(case.rules.id, rule) is None], piece.id


@pytest.mark.parametrize("game", names())
def test_the_ground_answers_or_is_scenery(game: str) -> None:
    """Whatever place is pointed at, there is something to say of it; all is scenery only where the rest are pieces."""
    rules = find(game)
    start = rules.start(rules.usual_players({}))
    scene = rules.scene(start, [f"seat {seat}" for seat in range(start.players)])
    keys = set()
    for x in range(0, int(scene.width), 40):
        for y in range(0, int(scene.height), 40):
            (about,) = about_piece(rules, start, None, (float(x), float(y)))
            keys.add(about.name.key)
            assert told(about, words("fr"))

    assert type(rules).ground is Rules.ground or 2 <= len(keys)
    assert "scenery" in keys
