"""Up the hill, as many steps as the chapter has; a step down loses."""

from __future__ import annotations

from typing import Any, ClassVar

from chicane.core.cards import Seams
from chicane.core.engine import Game
from chicane.core.message import Message
from chicane.core.registry import Ladder, Option, Rules
from chicane.core.scene import Piece, Scene, Sketch, Span
from chicane.core.stage import BEFORE, LOST, WON, Mood, Number, Stage, Strength
from chicane.core.step import CHANCE, Step

WIDTH = 400
HEIGHT = 300
HIKER = '<circle r="16" fill="#c8322b" stroke="#111" stroke-width="3"/>'
SEAMS = Seams("hike")


class Hill(Game):
    """How high the hiker is."""

    parts: ClassVar[tuple[str, ...]] = Game.parts + ("height",)

    __slots__ = ("height",)

    def __init__(self, players: int, setup: dict[str, str]) -> None:
        super().__init__(players, setup)
        self.height = 0

    def copy(self) -> Hill:
        twin = Hill(self.players, self.setup)
        self.share(twin)
        twin.height = self.height
        return twin

    def seams(self) -> Seams:
        return SEAMS


class Wind(Step[Hill]):
    """It blows from somewhere."""

    def actor(self, hill: Hill) -> int:
        return CHANCE

    def options(self, hill: Hill) -> list[Step[Any]]:
        return [Blew("east"), Blew("west")]

    def weights(self, hill: Hill) -> list[int]:
        return [1, 1]

    def prompt(self, hill: Hill) -> Message:
        return Message("hike-ask-wind")


class Blew(Step[Hill]):
    """No matter."""

    def __init__(self, side: str) -> None:
        self.side = side

    def run(self, hill: Hill) -> None:
        hill.do(Walk())

    def text(self, hill: Hill) -> str:
        return self.side

    def label(self, hill: Hill) -> Message:
        return Message("hike-do-wind")


class Walk(Step[Hill]):
    """The hiker chooses."""

    def actor(self, hill: Hill) -> int:
        return 0

    def options(self, hill: Hill) -> list[Step[Any]]:
        return [Walked(1), Walked(-1)]

    def prompt(self, hill: Hill) -> Message:
        return Message("hike-ask-way")


class Walked(Step[Hill]):
    """Up, or down."""

    def __init__(self, way: int) -> None:
        self.way = way

    def run(self, hill: Hill) -> None:
        hill.height += self.way
        if self.way < 0:
            hill.finish([], "fell")
        elif hill.height == int(hill.setup["chapter"]):
            hill.finish([0])
        else:
            hill.do(Wind())

    def text(self, hill: Hill) -> str:
        return "up" if self.way > 0 else "down"

    def label(self, hill: Hill) -> Message:
        return Message("hike-do-up" if self.way > 0 else "hike-do-down")

    def tell(self, hill: Hill) -> Message:
        return Message("hike-told-way", height=hill.height)


class HikeRules(Rules[Hill]):
    """One hiker, three hills."""

    id: ClassVar[str] = "hike"
    min_players: ClassVar[int] = 1
    max_players: ClassVar[int] = 1
    options: ClassVar[list[Option]] = [
        Option("chapter", ["1", "2", "3"]),
        Option("boots", ["light", "heavy"]),
        Option("weather", ["fair", "foul"]),
        Option("told", ["no", "yes"]),
    ]
    ladder: ClassVar[Ladder | None] = Ladder("chapter", kept=["boots"])

    def portrait(self, option: str, choice: str) -> Scene | None:
        """A pair of boots; nothing else has a picture."""
        boot = f'<rect x="10" y="10" width="{30 if choice == "light" else 60}" height="60" fill="#764"/>'
        return Scene(80, 80, boot, [], []) if option == "boots" else None

    def strengths(self, option: str, choice: str) -> list[Strength]:
        """Heavy boots last."""
        return [Strength(Message("hike-strength"), 2 if choice == "heavy" else 1, 2)] if option == "boots" else []

    def stage(self, game: Hill) -> Stage | None:
        """A tale, for who wants one."""
        if game.setup["told"] == "no":
            return None
        mood: Mood = BEFORE if not game.over else WON if game.winners else LOST
        number = Number(game.height, Message("hike-height", count=game.height))
        title, picture = Message(f"hike-tale-{mood}"), Scene(80, 80, HIKER, [], [])
        return Stage(mood, title, Message("hike-hiker"), (Message("hike-about"),), (number,), picture)

    def empty(self, players: int, setup: dict[str, str]) -> Hill:
        return Hill(players, setup)

    def begin(self, game: Hill) -> None:
        game.do(Wind())

    def scene(self, game: Hill, names: list[str]) -> Scene:
        ground = (
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#cfe3f5"/><path d="M0 300L400 60V300Z" fill="#7a9a4f"/>'
        )
        hiker = Piece("hiker", 60 + 90 * game.height, 245 - 54 * game.height, HIKER, Message("hike-hiker"))
        return Scene(WIDTH, HEIGHT, ground, [hiker], [])

    def sketch(self, game: Hill, names: list[str]) -> Sketch:
        return [[Span(names[0]), Span(f" {game.height}")]]

    def value(self, game: Hill, seat: int) -> float:
        return max(0, game.height) / 4


GAME = HikeRules()
