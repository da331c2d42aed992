"""The story of a table, cut into the moments that are shown one after the other."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.engine import Game
from chicane.core.log import Line, Teller
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.moment import Flight, Moment, Tracker, Tracks
from chicane.core.pile import DrawFromPile
from chicane.core.step import CHANCE, Step
from chicane.server.shots import Shot

TOLD: Final[Step[Any]] = Step()  # told by the table, not by a step; no secret to anybody


class Recorder(Teller):
    """Keeps the story, and takes a shot of the game wherever it pauses for breath."""

    def __init__(self, match: Match, seq: int, kinds: list[str], tracks: Tracks | None = None) -> None:
        super().__init__()
        self.match = match
        self.kinds = kinds
        self.lines = match.story[:]
        self.told = len(self.lines)
        self.seq = seq
        self.done: tuple[int, Step[Any], str] | None = None
        self.shots: list[Shot] = []
        self.ahead: set[int] = set()  # the seats that answered before their turn
        self.tracker = Tracker()
        self.tracker.see(match.rules.tracks(match.game) if tracks is None else tracks)
        self.moment = match.rules.moment(match.game)
        self.chain = 0  # lines of this turn that are counted
        self.fell: Message | None = None  # what chance decided
        self.draws = False  # from a pile, not with dice
        self.flights: list[Flight] = []  # that no shot shows yet

    def hear(self, game: Game, step: Step[Any]) -> None:
        self.tracker.see(self.match.rules.tracks(game))
        self.keep_apart(self.match.rules.moment(game))
        self.watch(self.match.rules.flight(game, step))
        message = step.tell(game)
        if message is None:
            return
        if self.is_news:
            self.beat()
        self.lines.append(Line(game.plies, message, step))

    def watch(self, flight: Flight | None) -> None:
        """Something flies, once all that came before is seen."""
        if flight is None:
            return
        if self.is_news:
            self.beat()
        self.flights.append(flight)

    @property
    def is_news(self) -> bool:
        """Whether something was told, or has driven, that no shot shows yet."""
        return self.told < len(self.lines) or bool(self.tracker.passed)

    def keep_apart(self, moment: Moment) -> None:
        """What belongs to one turn is told and shown before the next one begins."""
        if moment == self.moment:
            return
        self.lines += self.drives()
        if self.is_news:
            self.beat(self.moment)
        self.moment, self.chain = moment, 0

    def drives(self) -> list[Line]:
        """What is told of those who drove in this turn."""
        game, driven, seat = self.match.game, self.tracker.drives(), self.moment.seat
        told = [self.match.rules.drove(game, seat, piece, spaces) for piece, spaces in driven.items()]
        return [Line(game.plies, message, TOLD) for message in told if message is not None]

    def begin(self, seq: int, actor: int, option: Step[Any], text: str) -> None:
        """An option is about to be played."""
        self.seq = seq
        self.done = (actor, option, text)
        game = self.match.game
        self.fell = option.label(game) if actor == CHANCE else None
        self.draws = isinstance(game.pending, DrawFromPile)

    def shoot(self, moment: Moment | None = None) -> Shot:
        """The game as it stands now; what was told belongs to this moment, or to one before it."""
        shot = Shot(self.seq, self.match, self.kinds, self.lines[self.told :], self.done)
        self.tracker.see(self.match.rules.tracks(self.match.game))
        shot.ways = self.tracker.taken()
        shot.moment = moment or (self.moment if self.match.over else shot.moment)  # the end ends a turn
        for line in shot.lines:
            line.moment = shot.moment
            line.chain = self.again(line.message.key)
        shot.fell, shot.draws, self.fell = self.fell, self.draws, None
        shot.flights, self.flights = self.flights, []
        self.told = len(self.lines)
        self.done = None
        self.shots.append(shot)
        return shot

    def again(self, key: str) -> int:
        """How often a line was told in this turn, if that counts."""
        if key not in self.match.rules.chains:
            return 0
        self.chain += 1
        return self.chain

    def beat(self, moment: Moment | None = None) -> None:
        """The game in the middle of an act: nobody is asked anything."""
        shot = self.shoot(moment)
        shot.beat, shot.passed = True, self.ahead
        shot.game.actor, shot.game.menu, shot.game.weights = CHANCE, [], None
