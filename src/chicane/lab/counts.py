"""What happened in a game, counted for whoever wants to know how it plays: by replaying its log."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, Final, NamedTuple

from chicane.core.cards import UseCard
from chicane.core.engine import Game
from chicane.core.log import Act
from chicane.core.match import Match
from chicane.core.moment import Moment
from chicane.core.podium import Figure
from chicane.core.scene import VEHICLE, Scene
from chicane.core.step import CHANCE, NOBODY, Step

FACES: Final = 20  # a draw from more than so many is no die
TABLE: Final = -1  # the seat of what nobody did


class Event(NamedTuple):
    """Something of a kind that happened so often, to a seat or at the table.

    `option`: a kind of option was taken (`times`) of so many times that it was offered (`expected`). `roll`: a face
    came so often, and was to be expected so often. `pick`: what a seat chose to play with. `card`: one that a seat had
    as the first turn began, and how often it was played. `lead`: who stood best as a round began. `loss`: a piece was
    lost to a cause, at a place of the picture.
    """

    kind: str
    name: str
    seat: int = TABLE
    round: int = 0
    times: int = 1
    expected: float = 0.0
    x: float = 0.0
    y: float = 0.0


def counted(match: Match) -> list[Event]:
    """All that happened in a game, in an order that depends on the game only."""
    tally, game = Tally(match), match.opening(None)
    for act in match.acts:
        tally.see(game, act)
        game.play(act.option)
        tally.settle(game)
    return [*seat_picks(match), *tally.all()]


class Tally:
    """Follows a game from its first option to its last."""

    def __init__(self, match: Match) -> None:
        rules = match.rules
        self.rules = rules
        self.causes = causes(match)
        self.taken: Counter[tuple[str, int]] = Counter()
        self.offered: Counter[tuple[str, int]] = Counter()
        self.came: Counter[str] = Counter()
        self.expected: defaultdict[str, float] = defaultdict(float)
        self.played: Counter[tuple[str, int]] = Counter()
        self.cards: list[tuple[str, int]] | None = None  # nobody has had a turn yet
        self.events: list[Event] = []
        self.round = 0
        self.stood: dict[str, tuple[float, float]] = {}

    def see(self, game: Game, act: Act) -> None:
        """Somebody is about to take an option, or the dice are about to fall."""
        if act.actor == CHANCE:
            self.roll(game, act)
        else:
            moment = self.rules.moment(game)
            self.hold(game, moment)
            self.choose(game, act)
            self.lead(game, moment.round)
        if game.plies + 1 in self.causes:
            self.stood = places(game)

    def settle(self, game: Game) -> None:
        """The option was taken: whatever is not there any more was lost."""
        gone = self.causes.get(game.plies, [])
        if not gone:
            return
        round, off = self.rules.moment(game).round, gone_from(game, self.stood)
        missing = [self.stood[piece] for piece in off]
        for number, cause in enumerate(gone):
            x, y = missing[number] if number < len(missing) else (0.0, 0.0)
            self.events.append(Event("loss", cause, TABLE, round, 1, 0.0, x, y))

    def hold(self, game: Game, moment: Moment) -> None:
        """Which cards seats have as the first turn begins."""
        if self.cards is None and moment.seat != NOBODY:
            held = [(number, seat) for number, _, seat in game.in_force() if seat != NOBODY]
            self.cards = sorted((game.seams().cards[number].id, seat) for number, seat in held)

    def choose(self, game: Game, act: Act) -> None:
        """A seat chooses: what kinds of options it was offered, and which it took."""
        for name in {kind_of(option) for option in game.menu}:
            self.offered[name, act.actor] += 1
        self.taken[kind_of(act.option), act.actor] += 1
        if isinstance(act.option, UseCard):
            self.played[game.seams().cards[act.option.held[0]].id, act.actor] += 1
        if kind_of(act.option) in self.rules.picks:
            self.events.append(Event("pick", f"{kind_of(act.option)}: {act.text}", act.actor))

    def roll(self, game: Game, act: Act) -> None:
        """Dice fall: which face came, and how often each was to be expected."""
        if len(game.menu) > FACES:
            return
        name, weights = kind_of(game.pending), game.weights or [1] * len(game.menu)
        for option, weight in zip(game.menu, weights, strict=True):
            self.expected[f"{name}: {option.text(game)}"] += weight / sum(weights)
        self.came[f"{name}: {act.text}"] += 1

    def lead(self, game: Game, round: int) -> None:
        """Who stands best when a round begins, by the judgement of the game itself."""
        if round == self.round or game.players == 1:
            return
        worths = [self.rules.value(game, seat) for seat in range(game.players)]
        known = [worth for worth in worths if worth is not None]
        if len(known) == game.players:
            self.round = round
            best = [seat for seat, worth in enumerate(known) if worth == max(known)]
            self.events += [Event("lead", "", seat, round, 1, 1 / len(best)) for seat in best]

    def all(self) -> list[Event]:
        """Everything that was counted."""
        options = [
            Event("option", name, seat, times=self.taken[name, seat], expected=float(offered))
            for (name, seat), offered in sorted(self.offered.items())
        ]
        rolls = [
            Event("roll", name, times=self.came[name], expected=round(expected, 9))
            for name, expected in sorted(self.expected.items())
        ]
        cards = [Event("card", name, seat, 0, self.played[name, seat], 1.0) for name, seat in self.cards or []]
        return [*self.events, *cards, *options, *rolls]


def seat_picks(match: Match) -> list[Event]:
    """What each seat had chosen before the game, where seats choose for themselves."""
    chosen = [option.name for option in match.rules.options if option.by_seat]
    return [
        Event("pick", f"{name}={word}", seat)
        for name in chosen
        for seat, word in enumerate(match.setup[name].split(","))
    ]


def causes(match: Match) -> dict[int, list[str]]:
    """What things were lost to, by ply."""
    lost, found = Figure("", match.rules.lost), dict[int, list[str]]()
    for line in match.story:
        if lost.counts(line.message.key):
            found.setdefault(line.ply, []).append(cause_of(line.message.key, lost))
    return found


def cause_of(key: str, lost: Figure) -> str:
    """What is left of a key without what all of them begin with."""
    stem = next(each for each in lost.told if key.startswith(each))
    return key.removeprefix(stem) or key.rpartition("-")[2]


def places(game: Game) -> dict[str, tuple[float, float]]:
    """Where everything stands in the picture that is followed on its way, or else all vehicles in it."""
    tracks = game.rules.tracks(game)
    if tracks:
        return {piece: track[-1][:2] for piece, track in tracks.items() if track}
    return {piece.id: (piece.x, piece.y) for piece in scene(game).pieces if piece.role == VEHICLE}


def gone_from(game: Game, stood: dict[str, tuple[float, float]]) -> list[str]:
    """What stood somewhere and was lost; where other ways lead off the board, the picture says what was."""
    here = places(game)
    missing = [piece for piece in sorted(stood) if piece not in here]
    lost = scene(game).lost if missing and not game.rules.tracks(game) else None
    return missing if lost is None else [piece for piece in missing if piece in lost]


def scene(game: Game) -> Scene:
    """The picture of a position."""
    return game.rules.scene(game, [""] * game.players)


def kind_of(step: Step[Any]) -> str:
    """What kind of option or die it is."""
    return type(step).__name__
