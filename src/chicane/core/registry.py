"""The games there are. A game is a package beside `core` with a module `game` that holds `GAME`."""

from __future__ import annotations

import hashlib
import importlib
import pkgutil
from typing import Any, ClassVar, Final, Generic, Self

from chicane.core.book import Page, Sign, read_book
from chicane.core.chance import Luck
from chicane.core.codec import restore, step_kinds
from chicane.core.engine import Game
from chicane.core.errors import BadInput, one_of
from chicane.core.features import Features
from chicane.core.foresight import Foresight
from chicane.core.inspect import About
from chicane.core.message import Arg, Message
from chicane.core.moment import Flight, Moment, Tracks
from chicane.core.native import mypyc_attr
from chicane.core.outcome import Change
from chicane.core.podium import Account, Figure
from chicane.core.preset import Preset
from chicane.core.reach import Price
from chicane.core.scene import Piece, Scene, Sketch, Upright, badge
from chicane.core.stage import Stage, Strength
from chicane.core.step import CHANCE, G, Step
from chicane.core.vocabulary import Vocabulary

USUAL_PLAYERS: Final = 4
TRIES: Final = 1000  # to draw options that go together
LEVELS: Final = {"easy": "naive", "normal": "greedy", "hard": "mcts:100/1000ms", "brutal": "mcts:1000ms"}


class Option:
    """A variant or other choice made before the game; the first choice is the default.

    Where `by_seat` names a choice for each seat, every seat chooses for itself, and those are the defaults.
    """

    def __init__(
        self, name: str, choices: list[str], by_seat: list[str] | None = None, technical: bool = False
    ) -> None:
        self.name = name
        self.choices = choices
        self.by_seat: list[str] = by_seat if by_seat is not None else []
        self.technical = technical  # of no use to players: lobbies don't show it


class Ladder:
    """A campaign: which option is climbed choice by choice, which are chosen once for all of it, which each time."""

    def __init__(self, rung: str, kept: list[str], asked: list[str] | None = None) -> None:
        self.rung = rung
        self.kept = kept
        self.asked: list[str] = asked if asked is not None else []  # before each attempt


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[G]):
    """One registered game, as clients see it. Each game has a subclass."""

    id: ClassVar[str] = ""
    prefix: ClassVar[str] = ""  # of its rule IDs
    version: ClassVar[str] = "1"  # changes only when behaviour does
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 4
    options: ClassVar[list[Option]] = []
    ladder: ClassVar[Ladder | None] = None  # of a game that is played as a campaign
    minutes: ClassVar[tuple[int, int]] = (0, 0)  # that a game takes, about
    weight: ClassVar[int] = 0  # how much there is to think of: 1 light, 2 medium, 3 heavy
    figures: ClassVar[list[Figure]] = []  # what is counted of a whole game
    lost: ClassVar[tuple[str, ...]] = ()  # keys of lines that tell of a loss and its cause, as in a figure
    picks: ClassVar[tuple[str, ...]] = ()  # the kinds of options by which a seat chooses what it plays with
    chains: ClassVar[list[str]] = []  # keys of lines that are counted when they come again within a turn
    presets: ClassVar[list[Preset]] = []  # the first is for whoever has never played it
    tastes: ClassVar[dict[str, object]] = {}  # what bots may think that things are worth: tables of weights by name
    levels: ClassVar[dict[str, str]] = LEVELS  # the bots that people meet at each level, by their specs
    weights: object | None = None  # the table by which `value` weighs; the game's own where there is none

    @classmethod
    def __class_getitem__(cls, game: object) -> type[Self]:
        """The class itself: which game the rules are of matters to whoever checks types only."""
        return cls

    def usual_players(self, given: dict[str, object]) -> int:
        """How many sit down when nobody says how many: as many as choose for themselves, or the usual number."""
        for option in self.options:
            if option.by_seat and option.name in given:
                return self.check_players(len(str(given[option.name]).split(",")))
        return max(self.min_players, min(USUAL_PLAYERS, self.max_players))

    def empty(self, players: int, setup: dict[str, str]) -> G:
        """The state of an empty table for so many players; `blank` makes it a game of these rules."""
        raise NotImplementedError

    def begin(self, game: G) -> None:
        """Lay the game out and put its first steps on the agenda."""
        raise NotImplementedError

    def content(self) -> dict[str, bytes]:
        """The content files the game is played with, by name."""
        return {}

    def scene(self, game: G, names: list[str]) -> Scene:
        """The picture of a position; names are those of the seats."""
        raise NotImplementedError

    def upright(self, game: G, scene: Scene) -> Upright | None:
        """How the picture of a position is laid out for upright screens; None where it is read as it is."""
        return None

    def badge(self, game: G, seat: int) -> str:
        """The sign of a seat as SVG, 24 by 24 around its origin; the same colour, shape and letter as on the board."""
        return badge(seat, "ABCDEFGHIJKL"[seat])

    def moment(self, game: G) -> Moment:
        """The round, and whose turn of it this is; clients group by it what happens."""
        return Moment()

    def called(self, game: G, seat: int) -> Message | None:
        """What the commentator calls a seat; one that nobody named is called so everywhere."""
        return None

    def aliases(self, game: G, seat: int) -> list[Message]:
        """All that the commentator calls a seat and what it drives."""
        name = self.called(game, seat)
        return [] if name is None else [name]

    def yours(self, game: G, seat: int) -> dict[Message, Message]:
        """What these names are to whoever sits on the seat: `your buggy`."""
        return {name: Message(f"{name.key}.yours", name.rule, **name.args) for name in self.aliases(game, seat)}

    def flight(self, game: G, step: Step[G]) -> Flight | None:
        """What is seen to fly when a step is taken, before it acts."""
        return None

    def out(self, game: G) -> list[int]:
        """The seats that are out of the game while others play on."""
        return []

    def values(self, game: G, seat: int) -> Message | None:
        """What a seat keeps its eye on, in a few words; clients keep it in sight on small screens."""
        return None

    def steers(self, game: G) -> str:
        """The piece that is driven space by space by answering the question that waits; none at any other question."""
        return ""

    def concerns(self, game: G) -> list[str]:
        """The pieces of whoever must choose: small screens show them together with the places of the options."""
        return []

    def price(self, before: G, after: G) -> Price:
        """What it has cost whoever was asked to get from one position to another."""
        return Price()

    def takes(self, options: tuple[str, ...]) -> Message | None:
        """What a way of these options takes beside its spaces and its price, such as lane changes."""
        return None

    def foresees(self, game: G) -> bool:
        """Whether there is something to foresee about the question that waits."""
        return False

    def foresight(self, game: G) -> Foresight:
        """What the options of the question lead to, as far as whoever is asked may know."""
        return Foresight()

    def account(self, game: G, seat: int) -> Account | None:
        """How far a seat came, once the game is over; nothing where that can't be compared."""
        return None

    def drove(self, game: G, seat: int, piece: str, spaces: int) -> Message | None:
        """What is told after a seat's turn of a piece that drove so many spaces; nothing where that is told anyway."""
        return None

    def tracks(self, game: G) -> Tracks:
        """Where the pieces are drawn that may come by a way; asked between steps, so that clients can follow it."""
        return {}

    def sketch(self, game: G, names: list[str]) -> Sketch:
        """The position in lines of text."""
        raise NotImplementedError

    def portrait(self, option: str, choice: str) -> Scene | None:
        """A picture of what may be chosen before the game, for whoever chooses; None where there is none."""
        return None

    def profile(self, option: str, choice: str) -> Sketch:
        """The same in lines of text; none where its words say all there is to know."""
        return []

    def strengths(self, option: str, choice: str) -> list[Strength]:
        """What speaks for such a choice, each beside the most that any has of it."""
        return []

    def stage(self, game: G) -> Stage | None:
        """The page of the story that belongs to a position: what comes before an attempt, or how it ended."""
        return None

    def book(self) -> list[Page]:
        """The rules of the game, told on a few pages."""
        return read_book(self.id)

    def is_told_later(self, option: Option) -> bool:
        """What a stage of a campaign brings is told when it is reached, not before."""
        return self.ladder is not None and option.name == self.ladder.rung

    def legend(self) -> list[Sign]:
        """Every icon and token that is drawn in the game, for the book."""
        return []

    def about(self, game: G, piece: Piece) -> About:
        """What there is to say of a piece to whoever knows this much of the game."""
        return About(piece.label)

    def ground(self, game: G, x: float, y: float) -> About | None:
        """What is printed at a place of the picture; None where that is scenery."""
        return None

    def position(self, lines: list[str], players: int, setup: dict[str, str]) -> G:
        """A game set up as drawn in a scenario, and adopted."""
        raise BadInput(f"{self.id} can't be set up from a drawing", Message("scenario-no-drawing", game=self.id))

    def probe(self, game: G, name: str) -> str:
        """A named fact of the position, for a scenario's expectations."""
        raise BadInput(f"{self.id} has no fact {name!r}", Message("scenario-no-fact", game=self.id, fact=name))

    def decider(self, game: G) -> str:
        """Who decides now, as a scenario calls them."""
        return f"seat {game.actor}"

    def turn_of(self, game: G) -> str:
        """Whose turn it is, as a scenario calls them; empty between two turns."""
        return "" if game.actor == CHANCE else self.decider(game)

    def idle(self, game: G) -> bool:
        """Put nothing in the place of the turn that begins, or of a roll for all; False where that can't be done.

        Without a better idea the seat that must choose takes its first option, and the dice can't be idle.
        """
        if game.actor == CHANCE:
            return False
        game.agenda[-1] = game.menu[0]
        return True

    def value(self, game: G, seat: int) -> float | None:
        """How well a seat stands, from 0 to 1; None where the game must be played on before it can be judged."""
        raise NotImplementedError

    def shares(self, game: G, seats: list[int] | None = None) -> list[float] | None:
        """How well all seats stand, or some where nobody asks about the others; None where one can't be judged."""
        shares = [0.0] * game.players
        for seat in range(game.players) if seats is None else seats:
            worth = self.value(game, seat)
            if worth is None:
                return None
            shares[seat] = worth
        return shares

    def twin(self) -> Rules[G]:
        """The same rules once more."""
        return type(self)()

    def tasted(self, taste: str) -> Rules[G]:
        """These rules as a bot of some taste sees them: `value` weighs by its table; copies of a game keep it."""
        if taste not in self.tastes:
            return self
        key = (self, taste)
        if key not in _tasted:
            _tasted[key] = twin = self.twin()
            twin.weights = self.tastes[taste]
        return _tasted[key]

    def prospects(self, game: G, options: list[Step[Any]]) -> list[Step[Any]]:
        """The options of a decision that bots try: one at least, and of many that come to the same, one is enough."""
        return options

    def outcome(self, before: G, after: G, seat: int) -> list[Change]:
        """What a seat has come by and lost from one position to another, for whoever asks why a bot chooses so."""
        return []

    def vocabulary(self) -> Vocabulary:
        """The options of the game by number, for programs that learn; the same with every mix of options."""
        raise NotImplementedError

    def features(self) -> Features:
        """What a seat sees of a position, in whole numbers, for programs that learn."""
        raise NotImplementedError

    def audit(self, game: G) -> str:
        """What can't be true of a position, such as a token too many; empty when all is well."""
        return ""

    def blank(self, players: int, setup: dict[str, str]) -> G:
        """An empty table for so many players, which knows its rules."""
        return self.adopt(self.empty(players, setup))

    def adopt(self, game: G) -> G:
        """The game, which is played by these rules from now on."""
        game.rules = self
        return game

    def start(self, players: int, options: dict[str, object] | None = None) -> G:
        """A game at its first decision."""
        game = self.blank(self.check_players(players), self.check_options(options or {}, players))
        self.begin(game)
        game.advance()
        return game

    def check_players(self, players: int) -> int:
        """The number of players, if the rulebook allows it."""
        if not self.min_players <= players <= self.max_players:
            count = "one player" if self.max_players == 1 else f"{self.min_players} to {self.max_players} players"
            args: dict[str, Arg] = {
                "game": self.id,
                "least": self.min_players,
                "most": self.max_players,
                "players": players,
            }
            raise BadInput(f"{self.id} is for {count}, not {players}", Message("wrong-players", "", **args))
        return players

    def check_options(self, given: dict[str, object], players: int) -> dict[str, str]:
        """Every option with its choice: the one given, or the default; a word a seat where each seat chooses."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                error = one_of("option", name, list(known), "unknown-option", game=self.id)
                raise BadInput(f"{self.id}: {error}", error.message)
        setup = {name: self.check_value(option, given.get(name), players) for name, option in known.items()}
        self.check_setup(setup, players)
        return setup

    def check_setup(self, setup: dict[str, str], players: int) -> None:
        """Refuse choices that don't go together."""

    def check_value(self, option: Option, value: object, players: int) -> str:
        """What an option is set to: `yes`, or a word a seat as in `cars,bikes`."""
        if not option.by_seat:
            return self.check_choice(option, option.choices[0] if value is None else value)
        words = option.by_seat[:players] if value is None else [word.strip() for word in str(value).split(",")]
        if len(words) != players:
            args: dict[str, Arg] = {"game": self.id, "option": option.name, "players": players}
            example = ",".join(option.by_seat[:players])
            raise BadInput(
                f"{self.id}, option {option.name}: {players} players choose as in {example!r}, not {value!r}",
                Message("wrong-choices", "", **args, example=example, given=str(value)),
            )
        return ",".join(self.check_choice(option, word) for word in words)

    def preset(self, id: str) -> Preset:
        """A preset by its id."""
        known = {preset.id: preset for preset in self.presets}
        if id not in known:
            error = one_of("preset", id, list(known), "unknown-preset", game=self.id)
            raise BadInput(f"{self.id}: {error}", error.message)
        return known[id]

    def preset_options(self, id: str, players: int, luck: Luck) -> dict[str, object]:
        """The options of a preset, or none without one; what is left to luck goes together with the rest."""
        if not id:
            return {}
        preset = self.preset(id)
        drawn = [option for option in self.options if option.name in preset.drawn]
        for _ in range(TRIES):
            mix: dict[str, object] = {
                **preset.options,
                **{each.name: any_choice(each, players, luck) for each in drawn},
            }
            if self.is_allowed(mix, players):
                return mix
        message = Message("wrong-preset", game=self.id, preset=id, players=players)
        raise BadInput(f"{self.id}: preset {id} does not suit {players} players", message)

    def is_allowed(self, options: dict[str, object], players: int) -> bool:
        """Whether choices go together."""
        try:
            self.check_options(options, players)
        except BadInput:
            return False
        return True

    def check_choice(self, option: Option, value: object) -> str:
        """The choice as text; True and False stand for yes and no."""
        text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        if text not in option.choices:
            choices = ", ".join(option.choices)
            raise BadInput(
                f"{self.id}, option {option.name}: {text!r} is not one of {choices}",
                Message("unknown-choice", "", game=self.id, option=option.name, choice=text, choices=choices),
            )
        return text

    def content_hashes(self) -> dict[str, str]:
        """The fingerprint of each content file."""
        return {name: hashlib.sha256(data).hexdigest() for name, data in sorted(self.content().items())}

    def steps(self) -> dict[str, type[Step[Any]]]:
        """The steps of this game and of the engine, by name; all its modules are imported to know them."""
        package = type(self).__module__.rpartition(".")[0]
        if package not in _steps:
            for name in all_modules(package):
                importlib.import_module(name)
            _steps[package] = step_kinds(package)
        return _steps[package]

    def restore(self, players: int, setup: dict[str, str], data: dict[str, Any]) -> G:
        """A game from a state written by the codec."""
        game = self.blank(players, setup)
        restore(game, data, self.steps())
        return game

    def title(self) -> Message:
        """The name of the game."""
        return Message(f"{self.id}-title")


def any_choice(option: Option, players: int, luck: Luck) -> str:
    """A choice of an option, or one for each seat."""
    count = players if option.by_seat else 1
    return ",".join(option.choices[luck.below(len(option.choices))] for _ in range(count))


_steps: dict[str, dict[str, type[Step[Any]]]] = {}
_tasted: dict[tuple[Rules[Any], str], Rules[Any]] = {}
_found: dict[tuple[str, ...], Rules[Any]] = {}


def names() -> list[str]:
    """The ids of the games that are installed: the packages beside `core` that have a module `game`."""
    home = importlib.import_module(__name__.split(".")[0])
    packages = [f"{path}/{each.name}" for path in home.__path__ for each in pkgutil.iter_modules([path]) if each.ispkg]
    return [path.rpartition("/")[2] for path in packages if "game" in modules(path)]


def modules(path: str) -> list[str]:
    """The names of the modules in a folder."""
    return [each.name for each in pkgutil.iter_modules([path])]


def all_modules(package: str) -> list[str]:
    """The full names of the modules of a package, those of its sub-packages too."""
    path = importlib.import_module(package).__path__
    return [each.name for each in pkgutil.walk_packages(path, f"{package}.")]


def find(name: str) -> Rules[Game]:
    """The rules of a game by its id; folders are looked through once, and anew when others are installed."""
    home = importlib.import_module(__name__.split(".")[0])
    key = (name, *home.__path__)
    if key not in _found:
        if name not in names():
            raise one_of("game", name, names(), "unknown-game")
        rules = importlib.import_module(f"{home.__name__}.{name}.game").GAME
        assert isinstance(rules, Rules)
        _found[key] = rules
    return _found[key]
