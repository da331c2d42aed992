"""How a table stands: what replaying its log gives, early answers to simultaneous secrets included."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chicane.core.chance import Luck, chance_at
from chicane.core.early import answered, asked_first, divided
from chicane.core.engine import Game
from chicane.core.errors import BadInput
from chicane.core.log import Teller, written
from chicane.core.match import Match
from chicane.core.moment import Tracks
from chicane.core.registry import Rules, find
from chicane.core.step import CHANCE, Step
from chicane.core.view import View, seen_by
from chicane.server.recorder import Recorder
from chicane.server.seats import bot_spec
from chicane.server.shots import Shot
from chicane.server.store import Entry, Record

CONTROL: Final = "!"  # begins the entries that are not options
UNDO, STAND_IN, BACK, NAME = "!undo", "!stand-in", "!back", "!name"
EARLY, WITHDRAW = "!early", "!withdraw"  # an answer before its turn, and taken back
CLOSE, REOPEN = "!close", "!open"  # by whoever runs the server


class Standing:
    """The match, who is stood in for, and what was answered before its turn."""

    def __init__(
        self,
        match: Match,
        kinds: list[str] | None = None,
        ahead: dict[int, Game] | None = None,
        tracks: Tracks | None = None,
    ) -> None:
        self.match = match
        self.kinds = kinds or []  # what sits on each seat; nothing where all are people
        self.bots = {seat for seat, kind in enumerate(self.kinds) if bot_spec(kind) is not None}  # from the start
        self.seq = 0
        self.marks = [0]  # the number of the entry that each ply came from
        self.stand_ins: dict[int, str] = {}
        self.early: dict[int, tuple[str, ...]] = {}  # by seat: answers that wait for their turn
        self.ahead: dict[int, Game] = {}  # by seat: the game in which it was asked first and gave its early answers
        self.since = 0  # the last entry that changed what is asked of everybody
        self.own: dict[int, int] = {}  # by seat: its last entry
        self.closed = False  # whether nobody may play on
        self.recorder = Recorder(match, 0, self.kinds, tracks)
        match.teller = match.game.teller = self.recorder
        if ahead is None:
            self.look_ahead()
        else:
            self.ahead = ahead

    def follow(self) -> None:
        """Go on recording at a match whose game was replaced."""
        shots, told = self.recorder.shots, self.recorder.lines
        self.match.teller.lines = [line for line in told if line.ply <= self.match.game.plies]
        self.recorder = Recorder(self.match, self.seq, self.kinds)
        self.recorder.shots = shots
        self.match.teller = self.match.game.teller = self.recorder

    def copy(self) -> Standing:
        """The same, to try something on."""
        twin = Standing(self.match.copy(), self.kinds, self.ahead, self.recorder.tracker.tracks)
        twin.seq = self.seq
        twin.marks = self.marks[:]
        twin.stand_ins = dict(self.stand_ins)
        twin.early = dict(self.early)
        twin.since = self.since
        twin.own = dict(self.own)
        twin.closed = self.closed
        twin.recorder.tracker.driven, twin.recorder.chain = dict(self.recorder.tracker.driven), self.recorder.chain
        return twin

    def rest(self) -> None:
        """Another one takes its place: who listened no longer holds what it listened to, so that both are gone."""
        teller = Teller()
        teller.lines = self.match.teller.lines
        self.match.teller = self.match.game.teller = teller

    # Options

    def choose(self, option: Step[Any], act_id: str | None = None) -> Entry:
        """An option is chosen, by a seat or by chance."""
        game = self.match.game
        actor, (_, others) = game.actor, divided(game, game.actor)
        self.seq += 1
        entry = Entry(self.seq, actor, option.text(game), act_id)
        self.use_up(actor, entry.text)
        self.recorder.begin(self.seq, actor, option, entry.text)
        self.recorder.ahead = set(self.early)
        self.match.apply(option)
        self.marks.append(self.seq)
        left = divided(game, actor)[1]
        if not left or left != others[: len(left)]:  # otherwise the others' secrets are still to be decided, as before
            self.since = self.seq
        self.own[actor] = self.seq
        self.look_ahead()
        self.shoot()
        return entry

    def settle(self) -> list[Entry]:
        """The dice fall and early answers are played until somebody must choose."""
        luck = Luck(self.match.revealed_seed())
        entries: list[Entry] = []
        while (option := self.forthcoming(luck)) is not None:
            entries.append(self.choose(option))
        return entries

    def forthcoming(self, luck: Luck) -> Step[Any] | None:
        """What comes without anybody being asked: the result of chance, or an early answer."""
        game = self.match.game
        if game.actor == CHANCE:
            return game.menu[chance_at(game, luck, game.plies)]
        return game.pending.parse(game, self.early[game.actor][0]) if game.actor in self.early else None

    # Everything else

    def control(self, actor: int, text: str, act_id: str | None = None) -> Entry:
        """Something that is not an option: an undo, a stand-in, a name, an early answer."""
        kind, _, argument = text.partition(" ")
        self.seq += 1
        if kind == UNDO:
            self.match.undo(actor, self.machines(actor))
            del self.marks[len(self.match.acts) + 1 :]
        elif kind == STAND_IN:
            self.stand_ins[actor] = argument
        elif kind == BACK:
            self.stand_ins.pop(actor, None)
        elif kind == NAME:
            self.match.seats = [argument if seat == actor else name for seat, name in enumerate(self.match.seats)]
        elif kind == EARLY:
            self.early[actor] = (*self.early.get(actor, ()), argument)
        elif kind == WITHDRAW:
            self.early[actor] = self.early.get(actor, ())[:-1]
        elif kind in (CLOSE, REOPEN):
            self.closed = kind == CLOSE
        else:
            raise BadInput(f"entry {self.seq} is {text!r}, which is nothing that can be done at a table")
        self.own[actor] = self.seq
        if kind not in (EARLY, WITHDRAW):
            self.since = self.seq
        self.follow()
        self.look_ahead()
        self.shoot()
        return Entry(self.seq, actor, text, act_id)

    def machines(self, seat: int) -> list[int]:
        """The other seats, if bots play them all: they don't mind choosing again."""
        others = [each for each in range(self.match.players) if each != seat] if self.bots else []
        return others if self.bots.issuperset(others) else []

    def replay(self, entry: Entry) -> None:
        """One entry of the log, as it happened."""
        if entry.text.startswith(CONTROL):
            self.control(entry.actor, entry.text)
        elif entry.actor != self.match.game.actor or self.match.over:
            raise BadInput(f"entry {entry.seq}: seat {self.match.game.actor} must choose here, not {entry.actor}")
        else:
            self.choose(self.match.meant(entry.text))

    # Early answers

    def use_up(self, seat: int, text: str) -> None:
        """A seat chooses: its first early answer was this one, or none of them counts any more."""
        answers = self.early.pop(seat, ())
        if answers[:1] == (text,) and answers[1:]:
            self.early[seat] = answers[1:]

    def look_ahead(self) -> None:
        """Ask every seat that need not wait for its turn; an answer that can't be given any more is dropped."""
        game = self.match.game
        self.ahead = {}
        if game.actor == CHANCE:
            return
        if game.over or not game.pending.at_once():
            self.early = {}
            return
        for seat in range(game.players):
            if seat == game.actor:
                self.check_next(seat)
            else:
                self.ask_early(seat)

    def check_next(self, seat: int) -> None:
        """It is the seat's turn: its early answers stay only if the first of them can be given."""
        game, answers = self.match.game, self.early.pop(seat, ())
        if answers and game.pending.parse(game, answers[0]) is not None:
            self.early[seat] = answers

    def ask_early(self, seat: int) -> None:
        """The game in which the seat was asked first and gave its answers; without them, if they can't be given."""
        game, answers = self.match.game, self.early.pop(seat, ())
        twin = answered(game, seat, list(answers)) if answers else None
        if twin is not None:
            self.early[seat] = answers
        else:
            twin = asked_first(game, seat)
        if twin is not None:
            self.ahead[seat] = twin

    def question(self, seat: int) -> Game | None:
        """The game in which the seat must choose now; None where nothing is asked of it."""
        game = self.match.game
        if game.over or seat == game.actor:
            return None if game.over else game
        twin = self.ahead.get(seat)
        return twin if twin is not None and twin.actor == seat and twin.pending.at_once() else None

    @property
    def waiting(self) -> list[int]:
        """The seats that must choose now, the one whose turn it is first."""
        actor = self.match.game.actor
        return [actor, *[seat for seat in self.ahead if self.question(seat) is not None]] if actor >= 0 else []

    def is_fresh(self, seats: set[int], seq: int) -> bool:
        """Whether what is asked of these seats is still what was asked at a number."""
        asked = max([self.since, *[self.own.get(seat, 0) for seat in seats]])
        return asked <= seq <= self.seq

    def view(self, seat: int) -> View:
        """What a seat that must choose may know, its own early answers included."""
        view, twin = self.match.seen_by(seat), self.ahead.get(seat)
        if twin is None:
            return view
        given = [written(seat, text) for text in self.early.get(seat, ())]
        return seen_by(twin, seat, view.log + given, view.story)

    def shoot(self) -> Shot:
        """The position as it stands; who answered early sees it with these answers, or waits until they are played."""
        shot = self.recorder.shoot()
        shot.ahead = self.ahead
        shot.passed = {seat for seat in self.early if seat not in self.ahead}
        return shot


@cache
def rules_of(game: str) -> Rules[Game]:
    """The rules of a game, looked up once."""
    return find(game)


def replayed(record: Record, entries: list[Entry]) -> Standing:
    """How a table stands after its entries."""
    rules = rules_of(record.game)
    setup = rules.check_options(dict(record.options), record.players)
    match = Match(rules, record.players, setup, record.names, record.seed, record.commitment)
    standing = Standing(match, record.kinds)
    for entry in entries:
        standing.replay(entry)
        standing.recorder.shots.clear()
    return standing
