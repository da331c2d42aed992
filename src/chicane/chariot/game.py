"""Chariot Race in the registry."""

from __future__ import annotations

from typing import ClassVar, Final

from chicane.chariot import boards, tracks
from chicane.chariot.boards import LETTERS
from chicane.chariot.lab import position
from chicane.chariot.setup import Prepare
from chicane.chariot.state import Race, empty_race
from chicane.core.engine import Game
from chicane.core.registry import Option, Rules
from chicane.core.scene import Scene, Sketch

NO_YES: Final = ["no", "yes"]


class ChariotRules(Rules):
    """Two laps of the circus."""

    id: ClassVar[str] = "chariot"
    prefix: ClassVar[str] = "CH"
    version: ClassVar[str] = "1"
    min_players: ClassVar[int] = 2  # CH-COMP-01
    max_players: ClassVar[int] = 6
    options: ClassVar[list[Option]] = [
        Option("track", ["A", "B", "AB", "BA"]),  # CH-SETUP-01, CH-VAR-05, CH-VAR-08
        Option("safe_finish", NO_YES),  # CH-VAR-01
        Option("black_columns", NO_YES),  # CH-BLK-01
    ]

    def blank(self, players: int, setup: dict[str, str]) -> Race:
        return empty_race(players, setup)

    def begin(self, game: Game) -> None:
        game.do(Prepare())

    def content(self) -> dict[str, bytes]:
        return {boards.CONTENT: boards.content().encode(), tracks.CONTENT: tracks.content().encode()}

    def scene(self, game: Game, names: list[str]) -> Scene:
        from chicane.chariot.picture.draw import scene

        assert isinstance(game, Race)
        return scene(game, names)

    def badge(self, game: Game, seat: int) -> str:
        from chicane.chariot.picture.art import seat_badge

        assert isinstance(game, Race)
        return seat_badge([each for each in range(len(LETTERS)) if game.owner[each] == seat], LETTERS)

    def sketch(self, game: Game, names: list[str]) -> Sketch:
        from chicane.chariot.picture.sketch import sketch

        assert isinstance(game, Race)
        return sketch(game, names)

    def position(self, lines: list[str], players: int, setup: dict[str, str]) -> Race:
        return position.position(lines, players, setup)

    def probe(self, game: Game, name: str) -> str:
        assert isinstance(game, Race)
        return position.probe(game, name)

    def decider(self, game: Game) -> str:
        assert isinstance(game, Race)
        return position.decider(game)

    def audit(self, game: Game) -> str:
        from chicane.chariot.lab.audit import audit

        assert isinstance(game, Race)
        return audit(game)

    def value(self, game: Game, seat: int) -> float:
        from chicane.chariot.lab.value import value

        assert isinstance(game, Race)
        return value(game, seat)


GAME: Final = ChariotRules()
