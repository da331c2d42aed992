"""Pictures draw only what has changed: whatever they remember of earlier ones, they look as if drawn from nothing."""

from __future__ import annotations

import gc
from functools import cache
from typing import Any

import pytest

from chicane.core.engine import Game
from chicane.core.kept import Kept, Key, frozen
from chicane.core.log import Teller
from chicane.core.registry import Rules
from chicane.core.scene import Dial, Drop, Fold, Piece, Scene, Spot, Stop
from chicane.core.step import CHANCE, Step
from chicane.core.view import WATCHER, seen_by
from tests.contract.test_contract import Case, cases, picked, some_mixes

pytestmark = pytest.mark.usefixtures("toy_installed")

EVERY = 5  # moments between two that are drawn twice
DRAWN = (Piece, Spot, Dial, Stop, Drop, Fold)
MOMENTS = 150  # of a game
POSITIONS = 16  # of a whole game, of which parts are exchanged


class Nothing(dict[Key, Any]):
    """Where nothing stays."""

    def __setitem__(self, key: Key, made: object) -> None:
        pass


def described(scene: Scene) -> object:
    """All that a client is told of a scene."""
    return attributes([scene.pieces, scene.spots, scene.dials, scene.drops, scene.folds, scene.opened, scene.lost])


def attributes(thing: object) -> object:
    """What a piece, a spot, a dial or a stop is made of."""
    if isinstance(thing, list):
        return [attributes(each) for each in thing]
    names = filled(thing) if isinstance(thing, DRAWN) else []
    return [(name, attributes(getattr(thing, name))) for name in names] or thing


def filled(thing: object) -> list[str]:
    """The names of what a thing holds, compiled or not."""
    told = [getattr(type(thing), each, ()) for each in ("__slots__", "__mypyc_attrs__")]
    return sorted({*(name for names in told for name in names), *getattr(thing, "__dict__", {})} - {"__dict__"})


@cache
def memories(game: str) -> list[Kept[Any]]:
    """All that remembers anything once pictures of a game were drawn."""
    return [each for each in gc.get_objects() if type(each) is Kept]


def drawn_anew(rules: Rules[Any], game: Game, patch: pytest.MonkeyPatch) -> object:
    """The game, drawn from nothing."""
    with patch.context() as forgetful:
        for kept in memories(rules.id):
            forgetful.setattr(kept, "known", Nothing())
        return described(rules.scene(game, drivers(game)))


def drivers(game: Game) -> list[str]:
    """What the players are called."""
    return [f"name {seat}" for seat in range(game.players)]


class Painter(Teller):
    """Draws a game twice wherever it pauses for breath: once with all it remembers, once from nothing."""

    def __init__(self, case: Case, patch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.rules, self.patch = case.rules, patch
        self.moments = 0

    def hear(self, game: Game, step: Step[Any]) -> None:
        self.moments += 1
        if not self.moments % EVERY:
            middle = game.copy()
            middle.actor, middle.menu, middle.weights = CHANCE, [], None  # nobody is asked in the middle of an act
            self.compare(middle)

    def compare(self, game: Game) -> None:
        """What two seats see, and the watchers."""
        for seat in (0, game.players - 1, WATCHER):
            seen = seen_by(game, seat).game
            assert described(self.rules.scene(seen, drivers(seen))) == drawn_anew(self.rules, seen, self.patch)


@some_mixes
def test_a_picture_is_as_if_drawn_from_nothing(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of acts and between them, as seats see it."""
    game, luck, painter = case.start(), case.luck(), Painter(case, monkeypatch)
    game.teller = painter
    while not game.over and painter.moments < MOMENTS:
        game.play(picked(game, luck))
        if not game.plies % EVERY:
            painter.compare(game)


@pytest.mark.parametrize("case", cases(2), ids=str)
def test_no_part_of_the_state_is_overlooked(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two positions that differ in one part alone: the picture of one is never taken for that of the other."""
    every = [game.copy() for game in case.positions()]
    positions = every[:: len(every) // POSITIONS + 1]
    compared = 0
    for before, after in zip(positions, [every[-1], *reversed(positions[:-1])], strict=True):
        case.rules.scene(before, drivers(before))
        for part in type(before).parts:
            twin = before.copy()
            setattr(twin, part, getattr(after, part))
            try:
                fresh = drawn_anew(case.rules, twin, monkeypatch)
            except Exception:
                continue  # such a position can't be: there is nothing to be drawn
            assert fresh == described(case.rules.scene(twin, drivers(twin))), part
            compared += 1
    assert compared > len(positions)


def test_what_was_made_once_is_the_same_thing() -> None:
    """It is made again only where something is not as it was, or once it is forgotten."""
    kept: Kept[list[int]] = Kept(4)
    first = kept.get((1, "a"), lambda: [1])

    assert first is kept.get((1, "a"), lambda: [2])
    assert [3] == kept.get((1, "b"), lambda: [3])
    for number in range(4):
        kept.get((number,), lambda: [0])
    assert [4] == kept.get((1, "a"), lambda: [4])
    assert 4 >= len(kept.known)


def test_lists_become_keys() -> None:
    """However they are nested."""
    assert (1, (2, (3,)), ()) == frozen([1, [2, [3]], []])
