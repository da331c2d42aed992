"""The game at a moment: who may know what of it, and how that looks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from operator import attrgetter
from typing import Any, Final

from chicane.core.engine import Game
from chicane.core.log import Line
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.moment import Flight, Moment, Tracks
from chicane.core.registry import Rules
from chicane.core.scene import Scene, Upright
from chicane.core.step import Step
from chicane.core.view import WATCHER, has_secrets
from chicane.server.seats import called
from chicane.words import LANGUAGES

ALL: Final = None  # the viewpoint of those who may know everything
NO_MOMENT: Final = Moment()

Viewpoint = int | None


class Picture:
    """A scene, the signs and names of the seats and whose turn it is, ready to be compared with the next one."""

    __slots__ = ("badges", "down", "moment", "names", "order", "out", "pieces", "scene", "upright", "values")

    def __init__(self, scene: Scene, badges: list[str], moment: Moment = NO_MOMENT) -> None:
        self.scene = scene
        self.badges = badges
        self.moment = moment
        self.names: list[str] = []
        self.out: list[int] = []  # the seats that are out
        self.upright: Upright | None = None  # how it is laid out for upright screens, if it is
        self.values: list[Message | None] = []  # what each seat keeps its eye on
        self.pieces = {piece.id: piece for piece in scene.pieces}
        self.order = list(self.pieces)
        self.down = [piece.id for piece in scene.pieces if piece.secret]  # what lies face down


class Shot:
    """The game at a moment, and what was told since the moment before."""

    def __init__(
        self, seq: int, match: Match, kinds: list[str], lines: list[Line], done: tuple[int, Step[Any], str] | None
    ) -> None:
        self.seq = seq
        self.match = match  # its rules; the position is in `game`
        self.names = match.seats
        self.kinds = kinds
        self.game = match.game.copy()
        self.lines = lines
        self.done = done  # actor, option and text; None for what is not an act, and after an act's first beat
        self.beat = False
        self.fell: Message | None = None
        self.draws = False
        self.flights: list[Flight] = []
        self.moment = match.rules.moment(self.game)
        self.ways: Tracks = {}  # by piece: the places it passed since the moment before
        self.ahead: dict[int, Game] = {}  # by seat: the game in which it was asked first and gave its early answers
        self.passed: set[int] = set()  # the seats that see the next shot instead, with what they answered early
        self.pictures: dict[tuple[Viewpoint, str], Picture] = {}
        self.views: list[tuple[Game, list[str], Picture]] = []
        self.spoken: dict[Line, list[int]] = {}  # by line: the seats that it speaks of
        self.named: dict[str, list[str]] = {}  # by language: what the seats are called

    @property
    def ply(self) -> int:
        """How many options were chosen."""
        return self.game.plies

    def called(self, lang: str) -> list[str]:
        """The names of the seats in a language."""
        if lang not in self.named:
            all_named = all(self.names)
            self.named[lang] = self.names if all_named else called(self.names, self.kinds, lang, self.aliases)
        return self.named[lang]

    @cached_property
    def aliases(self) -> list[Message | None]:
        """What the commentator calls the seats."""
        return aliases(self.match.rules, self.game)

    @cached_property
    def signs(self) -> list[str]:
        """The signs of the seats, as anybody may know them."""
        secret = has_secrets(self.game) and not self.game.over
        return badges(self.match.rules, known(self.game, WATCHER) if secret else self.game)

    @cached_property
    def known_as(self) -> list[list[Message]]:
        """All that the commentator calls the seats and what they drive."""
        return [self.match.rules.aliases(self.game, seat) for seat in range(self.game.players)]

    @cached_property
    def yours(self) -> list[dict[Message, Message]]:
        """What these names are to each of the seats."""
        return [self.match.rules.yours(self.game, seat) for seat in range(self.game.players)]

    def spoken_of(self, line: Line) -> list[int]:
        """The seats that a line speaks of, found once for all who hear it."""
        if line not in self.spoken:
            self.spoken[line] = self.concerned(line.message)
        return self.spoken[line]

    def concerned(self, message: Message) -> list[int]:
        """The seats that a message speaks of."""
        return [seat for seat, known in enumerate(self.known_as) if message.mentions(known)]

    def picture(self, viewpoint: Viewpoint, lang: str = LANGUAGES[0]) -> Picture:
        """What is seen from a viewpoint; whoever knows the same shares it, with the spots of the seat that must act."""
        if (viewpoint, lang) not in self.pictures:
            if viewpoint is not ALL and self.game.actor >= 0 and viewpoint != self.game.actor:
                self.picture(self.game.actor, lang)
            game = self.game if viewpoint is ALL else self.known(viewpoint)
            self.pictures[viewpoint, lang] = self.drawn(game, self.called(lang))
        return self.pictures[viewpoint, lang]

    def known(self, seat: int) -> Game:
        """The game as a seat may know it, with what it answered before its turn."""
        return known(self.ahead.get(seat, self.game), seat)

    def drawn(self, game: Game, names: list[str]) -> Picture:
        """The picture of a view, drawn once: pieces are the same whatever may be chosen."""
        for view, known_names, picture in self.views:
            if names == known_names and is_same(game, view):
                return picture
        rules = self.match.rules
        picture = Picture(rules.scene(game, names), badges(rules, game), self.moment)
        picture.upright = rules.upright(game, picture.scene)
        picture.names, picture.out = names, rules.out(game)
        picture.values = [rules.values(game, seat) for seat in range(game.players)]
        self.views.append((game, names, picture))
        return picture


def aliases(rules: Rules[Any], game: Game) -> list[Message | None]:
    """What the commentator calls each seat."""
    return [rules.called(game, seat) for seat in range(game.players)]


def badges(rules: Rules[Any], game: Game) -> list[str]:
    """The signs of all seats."""
    return [rules.badge(game, seat) for seat in range(game.players)]


def known(game: Game, seat: int) -> Game:
    """The game as a seat may know it, to be drawn and thrown away."""
    copy = game.copy()
    copy.hide(seat)
    copy.menu = game.menu if game.actor == seat else []
    copy.weights = None
    return copy


def is_same(game: Game, other: Game) -> bool:
    """Whether two views know the same."""
    parts = reader(type(game).parts)
    return parts(game) == parts(other)


@cache
def reader(parts: tuple[str, ...]) -> Callable[[Game], object]:
    """What reads all that a game consists of, at once."""
    return attrgetter(*parts)


def viewpoint(match: Match, seats: set[int]) -> Viewpoint:
    """Whose eyes a connection sees with: its seat that must choose, its first seat, or a watcher's."""
    if match.over or not has_secrets(match.game):
        return ALL
    if match.game.actor in seats:
        return match.game.actor
    return min((seat for seat in seats if seat >= 0), default=WATCHER)
