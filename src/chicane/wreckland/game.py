"""Wreckland in the registry."""

from __future__ import annotations

from typing import ClassVar, Final

from chicane.core.engine import Game
from chicane.core.registry import Ladder, Option, Rules
from chicane.core.scene import Scene, Sketch
from chicane.wreckland.equipment import file_text
from chicane.wreckland.kinds import CHAPTER_NUMBERS, DIFFICULTIES, FILES, HERO_IDS, VEHICLE_IDS
from chicane.wreckland.lab import facts, position
from chicane.wreckland.setup import Prepare, empty_road
from chicane.wreckland.state import Wreckland


class WrecklandRules(Rules):
    """One attempt at one chapter."""

    id: ClassVar[str] = "wreckland"
    prefix: ClassVar[str] = "WL"
    version: ClassVar[str] = "1"
    min_players: ClassVar[int] = 1  # WL-COMP-01
    max_players: ClassVar[int] = 1
    options: ClassVar[list[Option]] = [
        Option("chapter", CHAPTER_NUMBERS),  # WL-CAMP-01
        Option("vehicle", VEHICLE_IDS),  # WL-CAMP-02; the Roadrunner comes first (WL-CAMP-03)
        Option("hero", HERO_IDS),
        Option("difficulty", list(DIFFICULTIES)),  # WL-DIFF-01
        Option("ply_cap", ["20000", "5000"]),
    ]
    ladder: ClassVar[Ladder | None] = Ladder("chapter", kept=["vehicle", "hero"])  # WL-CAMP-02, WL-CAMP-05

    def blank(self, players: int, setup: dict[str, str]) -> Wreckland:
        return empty_road(players, setup)

    def begin(self, game: Game) -> None:
        game.do(Prepare())

    def content(self) -> dict[str, bytes]:
        return {f"{name}.toml": file_text(f"{name}.toml").encode() for name in FILES}

    def scene(self, game: Game, names: list[str]) -> Scene:
        from chicane.wreckland.picture.draw import scene

        assert isinstance(game, Wreckland)
        return scene(game, names)

    def badge(self, game: Game, seat: int) -> str:
        from chicane.wreckland.picture.art import wheel_badge

        return wheel_badge()

    def sketch(self, game: Game, names: list[str]) -> Sketch:
        from chicane.wreckland.picture.sketch import sketch

        assert isinstance(game, Wreckland)
        return sketch(game, names)

    def position(self, lines: list[str], players: int, setup: dict[str, str]) -> Wreckland:
        return position.position(lines, players, setup)

    def probe(self, game: Game, name: str) -> str:
        assert isinstance(game, Wreckland)
        return facts.probe(game, name)

    def decider(self, game: Game) -> str:
        return "player"

    def audit(self, game: Game) -> str:
        from chicane.wreckland.lab.audit import audit

        assert isinstance(game, Wreckland)
        return audit(game)

    def value(self, game: Game, seat: int) -> float | None:
        from chicane.wreckland.lab.value import value

        assert isinstance(game, Wreckland)
        return value(game)


GAME: Final = WrecklandRules()
