"""A car that turns by any whole degree; the menu knows the five usual ones, the dial all of them."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from typing import Any, ClassVar, Final

from chicane.core.engine import Game
from chicane.core.message import Message
from chicane.core.registry import Option, Rules
from chicane.core.scene import Dial, Piece, Scene, Spot, Stop
from chicane.core.step import NOBODY, Step

WIDTH: Final = 800
HEIGHT: Final = 500
MOST: Final = 90  # degrees, either way
LENGTH: Final = 140  # of a drive
TURNS: Final = 4
PLACES: Final = 20
POST: Final = (420.0, 250.0)
REACH: Final = 45  # from the post within which a car hits it
CAR: Final = (
    '<path d="M-30-16H18L32-8V8L18 16H-30Z" fill="#c8322b" stroke="#111" stroke-width="3"/>'
    '<circle cx="6" r="8" fill="#fff"/>'
)
USUAL: Final = [-90, -45, 0, 45, 90]


class Road(Game):
    """Where the car stands, and how it is headed."""

    parts: ClassVar[tuple[str, ...]] = Game.parts + ("heading", "turns", "x", "y")

    __slots__ = ("heading", "turns", "x", "y")

    def __init__(self, players: int, setup: dict[str, str]) -> None:
        super().__init__(players, setup)
        self.heading, self.turns, self.x, self.y = 0, 0, 200.0, 250.0

    def copy(self) -> Road:
        twin = Road(self.players, self.setup)
        self.share(twin)
        twin.heading, twin.turns, twin.x, twin.y = self.heading, self.turns, self.x, self.y
        return twin

    def after(self, degrees: int) -> tuple[float, float]:
        """Where a drive ends, on the field."""
        way = radians(self.heading + degrees)
        x, y = self.x + LENGTH * cos(way), self.y + LENGTH * sin(way)
        return min(WIDTH - 40.0, max(40.0, x)), min(HEIGHT - 40.0, max(40.0, y))


class Place(Step[Road]):
    """The car is put on one of twenty places."""

    def actor(self, road: Road) -> int:
        return 0

    def options(self, road: Road) -> list[Step[Any]]:
        return [Placed(place) for place in range(PLACES)]

    def prompt(self, road: Road) -> Message:
        return Message("dial-ask-place")


class Placed(Step[Road]):
    """It stands there."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, road: Road) -> None:
        road.x, road.y = where(self.place)
        road.do(Steer())

    def text(self, road: Road) -> str:
        return f"place {self.place}"

    def label(self, road: Road) -> Message:
        return Message("dial-do-place", place=self.place)

    def tell(self, road: Road) -> Message:
        return Message("dial-told-place", place=self.place)


def where(place: int) -> tuple[float, float]:
    """Four rows of five, left of the post."""
    row, column = divmod(place, 5)
    return 60.0 + 60 * column, 100.0 + 100 * row


class Steer(Step[Road]):
    """The seats steer in turn."""

    def actor(self, road: Road) -> int:
        return road.turns % road.players if road.turns < TURNS else NOBODY

    def options(self, road: Road) -> list[Step[Any]]:
        return [Turned(degrees) for degrees in USUAL]

    def parse(self, road: Road, text: str) -> Step[Any] | None:
        kind, _, degrees = text.partition(" ")
        whole = degrees.removeprefix("-").isdecimal() and str(int(degrees)) == degrees
        return Turned(int(degrees)) if kind == "turn" and whole and abs(int(degrees)) <= MOST else None

    def prompt(self, road: Road) -> Message:
        return Message("dial-ask", seat=road.turns % road.players)

    def run(self, road: Road) -> None:
        road.finish([0])


class Turned(Step[Road]):
    """A turn and a drive."""

    def __init__(self, degrees: int) -> None:
        self.degrees = degrees

    def run(self, road: Road) -> None:
        road.x, road.y = road.after(self.degrees)
        road.heading += self.degrees
        road.turns += 1
        road.do(Steer())

    def text(self, road: Road) -> str:
        return f"turn {self.degrees}"

    def label(self, road: Road) -> Message:
        return Message("dial-do", degrees=self.degrees)

    def tell(self, road: Road) -> Message:
        return Message("dial-told", degrees=self.degrees)


def stop(road: Road, degrees: int) -> Stop:
    """Where the car ends if it turns so far."""
    x, y = road.after(degrees)
    alarm = hypot(x - POST[0], y - POST[1]) < REACH
    label = Message("dial-crash" if alarm else "dial-do", degrees=degrees)
    return Stop(f"turn {degrees}", x, y, road.heading + degrees, label, alarm)


class DialRules(Rules[Road]):
    """Four turns of one car."""

    id: ClassVar[str] = "dial"
    min_players: ClassVar[int] = 1
    max_players: ClassVar[int] = 2
    options: ClassVar[list[Option]] = [Option("grid", ["no", "yes"])]

    def empty(self, players: int, setup: dict[str, str]) -> Road:
        return Road(players, setup)

    def begin(self, game: Road) -> None:
        game.do(Place() if game.setup["grid"] == "yes" else Steer())

    def scene(self, game: Road, names: list[str]) -> Scene:
        ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#e9cf9d"/>'
        post = f'<circle cx="{POST[0]}" cy="{POST[1]}" r="18" fill="#555" stroke="#111" stroke-width="3"/>'
        car = Piece("car", game.x, game.y, CAR, Message("dial-car"), game.heading)
        return Scene(WIDTH, HEIGHT, ground + post, [car], spots(game), dials(game))


def spots(road: Road) -> list[Spot]:
    """A spot for every place."""
    places = [option for option in road.menu if isinstance(option, Placed)] if road.actor >= 0 else []
    ring = '<circle r="22" fill="#ffd75e" stroke="#111" stroke-width="3"/>'
    return [Spot(each.text(road), *where(each.place), ring, each.label(road)) for each in places]


def dials(road: Road) -> list[Dial]:
    """The dial of whoever must steer."""
    if road.actor < 0 or not isinstance(road.pending, Steer):
        return []
    stops = [stop(road, degrees) for degrees in range(-MOST, MOST + 1)]
    return [Dial("steer", Message("dial-steer"), CAR, stops, MOST)]


GAME = DialRules()
