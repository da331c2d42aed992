"""Frames and what they rely on, for every game."""

import random

import pytest

import chicane
from chicane.core.engine import Game
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.step import CHANCE
from chicane.core.view import WATCHER, seen_by
from chicane.server import frames
from chicane.server.frames import ALL, Picture, Shot, known
from chicane.server.tables import Standing
from tests.server.conftest import GAMES

Drawn = list[tuple[str, float, float, float, str, Message]]


def drawn(game: Game, rules: str) -> Drawn:
    """Everything about the pieces of a picture."""
    pieces = find(rules).scene(game, ["A", "B", "C", "D"][: game.players]).pieces
    return [(piece.id, piece.x, piece.y, piece.angle, piece.markup, piece.label) for piece in pieces]


def shots(game: str, seed: int, acts: int) -> list[Shot]:
    """A race played at random, as it is recorded."""
    rules = find(game)
    standing = Standing(chicane.new(game, max(2, rules.min_players), seed))
    rng = random.Random(seed)
    for _ in range(acts):
        if standing.match.over:
            break
        standing.choose(rng.choice(standing.match.game.menu))
        standing.settle()
    return standing.recorder.shots


@pytest.mark.parametrize("game", GAMES)
def test_pieces_do_not_depend_on_the_menu(game: str) -> None:
    """Those who must choose and those who wait see the same pieces; only the spots differ."""
    for shot in shots(game, 1, 60):
        blind = shot.game.copy()
        blind.menu = []
        assert drawn(shot.game, game) == drawn(blind, game)


@pytest.mark.parametrize("game", GAMES)
def test_moments_within_an_act_can_be_drawn(game: str) -> None:
    """Every beat has a picture, from every viewpoint, and asks nothing."""
    beats = [shot for shot in shots(game, 2, 150) if shot.beat]

    assert beats
    for shot in beats:
        assert CHANCE == shot.game.actor and not shot.game.menu
        for eyes in (ALL, WATCHER, 0):
            assert not shot.picture(eyes).scene.spots


@pytest.mark.parametrize("game", GAMES)
def test_views_are_those_of_the_engine(game: str) -> None:
    """What is drawn for a seat is what the engine says it may know."""
    for shot in shots(game, 3, 40):
        for seat in (0, 1, WATCHER):
            engine = drawn(seen_by(shot.game, seat).game, game)
            assert engine == drawn(known(shot.game, seat), game)
            assert [piece[:4] for piece in engine] == [
                (piece.id, piece.x, piece.y, piece.angle) for piece in shot.picture(seat).pieces.values()
            ]


@pytest.mark.parametrize("game", GAMES)
def test_only_changes_are_sent(game: str) -> None:
    """A piece is sent when it is new or changed, and its drawing only if that is what changed."""
    found = shots(game, 4, 30)
    before = found[0].picture(ALL)
    for shot in found[1:]:
        (frame,), after = frames.frames([shot], ALL, "en", before)
        for put in frame.put:
            old = before.pieces.get(put.id)
            assert (put.markup is None) == (old is not None and old.markup == after.pieces[put.id].markup)
        assert {put.id for put in frame.put} | set(same(before, after)) == set(after.pieces)
        before = after


def same(before: Picture, after: Picture) -> list[str]:
    """The pieces that are as they were."""
    untouched = [id for id in after.pieces if id in before.pieces]
    return [id for id in untouched if vars(before.pieces[id]) == vars(after.pieces[id])]
