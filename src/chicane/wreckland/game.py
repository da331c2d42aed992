"""Wreckland in the registry."""

from __future__ import annotations

from typing import ClassVar, Final

from chicane.core.book import Sign
from chicane.core.features import Features
from chicane.core.foresight import Foresight
from chicane.core.inspect import About
from chicane.core.moment import Moment
from chicane.core.outcome import Change
from chicane.core.podium import Figure
from chicane.core.registry import Ladder, Option, Rules
from chicane.core.scene import Piece, Scene, Sketch, Upright
from chicane.core.stage import Stage, Strength
from chicane.core.vocabulary import Vocabulary
from chicane.wreckland.equipment import file_text
from chicane.wreckland.kinds import CHAPTER_NUMBERS, DIFFICULTIES, FILES, HERO_IDS, VEHICLE_IDS
from chicane.wreckland.lab import facts, position
from chicane.wreckland.queries import SEAMS
from chicane.wreckland.setup import Prepare, empty_road
from chicane.wreckland.state import Wreckland
from chicane.wreckland.twists import DECKS

for _deck in DECKS:
    SEAMS.install(_deck)


class WrecklandRules(Rules[Wreckland]):
    """One attempt at one chapter."""

    id: ClassVar[str] = "wreckland"
    prefix: ClassVar[str] = "WL"
    version: ClassVar[str] = "4"
    min_players: ClassVar[int] = 1  # WL-COMP-01
    max_players: ClassVar[int] = 1
    options: ClassVar[list[Option]] = [
        Option("chapter", CHAPTER_NUMBERS),  # WL-CAMP-01
        Option("vehicle", VEHICLE_IDS),  # WL-CAMP-02; the Roadrunner comes first (WL-CAMP-03)
        Option("hero", HERO_IDS),
        Option("difficulty", list(DIFFICULTIES)),  # WL-DIFF-01
        Option("ply_cap", ["20000", "5000"], technical=True),
    ]
    ladder: ClassVar[Ladder | None] = Ladder(  # WL-CAMP-02, WL-CAMP-05, WL-DIFF-02
        "chapter", kept=["vehicle", "hero"], asked=["difficulty"]
    )

    minutes: ClassVar[tuple[int, int]] = (30, 60)
    weight: ClassVar[int] = 3
    lost: ClassVar[tuple[str, ...]] = ("wreckland-told-destroy", "wreckland-told-lose-")
    figures: ClassVar[list[Figure]] = [
        Figure("wreckland-figure-enemies", ("wreckland-told-destroy",)),
        Figure("wreckland-figure-perfect", ("wreckland-told-use-perfect",)),
        Figure("wreckland-figure-rams", ("wreckland-told-ram",)),
        Figure("wreckland-figure-hits", ("wreckland-told-hit",)),
        Figure("wreckland-figure-mends", ("wreckland-told-mend", "wreckland-told-repair"), plain=True),
        Figure("wreckland-figure-uses", ("wreckland-told-use", "wreckland-told-use-engine"), plain=True),
        Figure("wreckland-figure-cards", ("wreckland-told-install",), plain=True),
        Figure("wreckland-figure-rounds", ("wreckland-told-round",), plain=True),
    ]

    def empty(self, players: int, setup: dict[str, str]) -> Wreckland:
        return empty_road(players, setup)

    def begin(self, game: Wreckland) -> None:
        game.do(Prepare())

    def foresees(self, game: Wreckland) -> bool:
        from chicane.wreckland.picture.foresight import foresees

        return foresees(game)

    def foresight(self, game: Wreckland) -> Foresight:
        from chicane.wreckland.picture.foresight import foresight

        return foresight(game)

    def content(self) -> dict[str, bytes]:
        return {f"{name}.toml": file_text(f"{name}.toml").encode() for name in FILES}

    def scene(self, game: Wreckland, names: list[str]) -> Scene:
        from chicane.wreckland.picture.draw import scene

        return scene(game, names)

    def upright(self, game: Wreckland, scene: Scene) -> Upright | None:
        from chicane.wreckland.picture.upright import upright

        return upright(game, scene)

    def concerns(self, game: Wreckland) -> list[str]:
        return ["vehicle"]

    def moment(self, game: Wreckland) -> Moment:
        return Moment(game.round, game.turn, 0)

    def badge(self, game: Wreckland, seat: int) -> str:
        from chicane.wreckland.picture.art import wheel_badge

        return wheel_badge()

    def sketch(self, game: Wreckland, names: list[str]) -> Sketch:
        from chicane.wreckland.picture.sketch import sketch

        return sketch(game, names)

    def portrait(self, option: str, choice: str) -> Scene | None:
        from chicane.wreckland.picture.portrait import portrait

        return portrait(option, choice)

    def profile(self, option: str, choice: str) -> Sketch:
        from chicane.wreckland.picture.profile import profile

        return profile(option, choice)

    def strengths(self, option: str, choice: str) -> list[Strength]:
        from chicane.wreckland.picture.strengths import strengths

        return strengths(option, choice)

    def stage(self, game: Wreckland) -> Stage:
        from chicane.wreckland.picture.stage import stage

        return stage(game)

    def legend(self) -> list[Sign]:
        from chicane.wreckland.picture.legend import legend

        return legend()

    def about(self, game: Wreckland, piece: Piece) -> About:
        from chicane.wreckland.picture.inspect import about

        return about(game, piece)

    def position(self, lines: list[str], players: int, setup: dict[str, str]) -> Wreckland:
        return self.adopt(position.position(lines, players, setup))

    def probe(self, game: Wreckland, name: str) -> str:
        return facts.probe(game, name)

    def decider(self, game: Wreckland) -> str:
        return "player"

    def outcome(self, before: Wreckland, after: Wreckland, seat: int) -> list[Change]:
        from chicane.wreckland.lab.outcome import outcome

        return outcome(before, after)

    def vocabulary(self) -> Vocabulary:
        from chicane.wreckland.lab.vocabulary import VOCABULARY

        return VOCABULARY

    def features(self) -> Features:
        from chicane.wreckland.lab.features import FEATURES

        return FEATURES

    def audit(self, game: Wreckland) -> str:
        from chicane.wreckland.lab.audit import audit

        return audit(game)

    def value(self, game: Wreckland, seat: int) -> float | None:
        from chicane.wreckland.lab.value import value

        return value(game)


GAME: Final = WrecklandRules()
