"""A table that people sit at: what they do there is on disk before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from chicane.bots import bot
from chicane.core.engine import Game
from chicane.core.errors import BadInput
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.server import metrics, wire
from chicane.server.advice import Advice
from chicane.server.age import Age, together
from chicane.server.ledger import concluding
from chicane.server.live import Audience, Connection
from chicane.server.refusal import BROKEN, FORBIDDEN, NOT_FOUND, Refusal, no
from chicane.server.reminders import due
from chicane.server.seats import bot_spec, cleaned, name_of
from chicane.server.shots import Shot
from chicane.server.standing import BACK, EARLY, NAME, STAND_IN, UNDO, WITHDRAW, Standing, replayed
from chicane.server.store import Conflict, Entry, Job, Record, Restored, Stored, now
from chicane.server.thinking import Thinking

if TYPE_CHECKING:
    from chicane.server.tables import Tables

log = logging.getLogger(__name__)

DAY: Final = 86_400


class Room:
    """A table that somebody sits at, or did a while ago."""

    def __init__(self, stored: Stored, tables: Tables, epoch: str) -> None:
        self.record, self.keys, entries, self.rematch = stored
        self.tables = tables
        self.epoch = epoch  # of the database it was read from
        self.age = Age(self.record)
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.by_act_id = {entry.act_id: entry for entry in entries if entry.act_id}
        self.undone = [entry.seq for entry in entries if entry.text == UNDO]
        self.standing = replayed(self.record, entries)
        self.catching_up: asyncio.Task[None] | None = None  # until it is read
        self.behind = False  # whether another process told of something that is not known here yet
        self.shot = self.latest()
        self.thinking = Thinking(self)
        self.advice = Advice(self)
        self.gone_since = {seat: time.monotonic() for seat in range(self.record.players)}
        self.used = time.monotonic()

    @property
    def match(self) -> Match:
        """The match as everybody knows it by now."""
        return self.standing.match

    def latest(self) -> Shot:
        """The newest position, as somebody who just comes in sees it."""
        self.standing.recorder.shots.clear()
        return self.standing.shoot()

    # Whose turn it is

    @property
    def playable(self) -> bool:
        """Whether anybody can choose anything."""
        return not self.match.over and self.match.seed is not None and not self.standing.closed

    def asked(self, seats: set[int]) -> int | None:
        """Which of these seats must choose now, if one of them must."""
        standing = self.standing
        if not self.playable or not seats.intersection((standing.match.game.actor, *standing.ahead)):
            return None
        return next((seat for seat in standing.waiting if seat in seats and self.bot_of(seat) is None), None)

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays for a seat, of its own or for somebody away."""
        return self.standing.stand_ins.get(seat) or bot_spec(self.record.kinds[seat])

    def undoer(self, seats: set[int]) -> int | None:
        """Which of these seats may take back its last act, or its last early answer."""
        match, free = self.match, seats - set(self.standing.stand_ins)
        early = [seat for seat in free if seat in self.standing.early]
        if early:
            return max(early, key=lambda seat: self.standing.own[seat])
        able = [seat for seat in free if not match.over and match.can_undo(seat, self.standing.machines(seat))]
        return able[0] if able else None

    def name(self, seat: int) -> str | Message:
        """What a seat is called, in words of any language."""
        return name_of(self.match.seats[seat], seat, self.record.kinds[seat], self.shot.aliases[seat])

    # What may be done

    async def act(self, seats: set[int], option: str, act_id: str, seq: int) -> int:
        """A seat chooses; the number of its entry, the same however often the act is sent."""
        async with self.lock:
            return await self.acted(seats, option, act_id, seq)

    async def acted(self, seats: set[int], option: str, act_id: str, seq: int) -> int:
        """The same, again where another process wrote something first that asks nothing new of these seats."""
        known = self.known(seats, act_id)
        if known is not None:
            return known.seq
        await self.check_open()
        seat, before = self.check_act(seats, seq), self.standing.seq
        try:
            with metrics.act_seconds.time():
                return await self.answer(seat, option, act_id)
        except Refusal:
            if before == self.standing.seq:
                raise
        return await self.acted(seats, option, act_id, seq)

    def known(self, seats: set[int], act_id: str) -> Entry | None:
        """The entry that an act made when it was first sent."""
        entry = self.by_act_id.get(act_id)
        if entry is not None and entry.actor not in seats:
            raise no("server-refused-not-yours")
        return entry

    def check_act(self, seats: set[int], seq: int) -> int:
        """The seat that chooses; what comes too late or out of turn is refused."""
        if self.match.over:
            raise no("server-refused-over")
        if self.match.seed is None:
            raise no("server-wait-nobody")
        self.check_fresh(seats, seq)
        mine = [seat for seat in self.standing.waiting if seat in seats]
        if not mine:
            raise no("server-refused-turn", player=self.name(self.standing.waiting[0]))
        seat = self.asked(seats)
        if seat is None:
            raise no("server-refused-stood-in")
        return seat

    async def check_open(self) -> None:
        """Refuse what is done at a closed table, unless it was opened again meanwhile."""
        if self.standing.closed:
            await self.refresh()
        if self.standing.closed:
            raise no("server-wait-closed")

    def check_fresh(self, seats: set[int], seq: int) -> None:
        """Refuse what was meant for another question."""
        if not self.standing.is_fresh(seats, seq):
            raise no("server-refused-stale", seq=seq, newest=self.standing.seq)

    async def answer(self, seat: int, option: str, act_id: str | None) -> int:
        """An option for a seat: played in its turn, kept for it before."""
        game = self.standing.question(seat)
        chosen = understood(game, option) if game is not None else None
        if game is None or chosen is None:
            raise no("server-refused-illegal", option=option[:60])
        if seat == self.match.game.actor:
            return await self.play(chosen, act_id)
        return await self.write_down(seat, f"{EARLY} {chosen.text(game)}", act_id)

    async def play(self, option: Step[Game], act_id: str | None) -> int:
        """Choose for whoever must, with the dice and early answers that follow; on disk first, then for all to see."""
        trial = self.standing.copy()
        first = trial.choose(option, act_id)
        await self.keep(trial, [first, *trial.settle()])
        metrics.acts.inc()
        return first.seq

    async def undo(self, seats: set[int], act_id: str, seq: int) -> int:
        """A seat takes back its last act, or its last early answer."""
        async with self.lock:
            known = self.known(seats, act_id)
            if known is not None:
                return known.seq
            await self.check_open()
            self.check_fresh(seats, seq)
            seat = self.undoer(seats)
            if seat is None:
                raise no("server-refused-undo")
            return await self.write_down(seat, WITHDRAW if seat in self.standing.early else UNDO, act_id)

    async def stand_in(self, seats: set[int], seat: int, spec: str) -> int:
        """Somebody at the table has a bot play for a seat whose player has been away for a while."""
        bot(spec)
        async with self.lock:
            if not seats or seat >= self.record.players or seat in seats:
                raise no("server-refused-stand-in-who", FORBIDDEN)
            if self.bot_of(seat) is not None or self.match.over:
                raise no("server-refused-stand-in-needless")
            left = self.grace - self.absence(seat)
            if left > 0:
                raise self.too_soon(seat, left)
            return await self.note(seat, f"{STAND_IN} {spec}")

    @property
    def grace(self) -> float:
        """Seconds for which somebody must be away before a bot may stand in: where choices may take days, so long."""
        return self.record.days * DAY or self.tables.settings.grace

    def absence(self, seat: int) -> float:
        """For how many seconds somebody has been away; where choices may take days, since anybody last played."""
        if self.audience.present(seat):
            return -1.0  # not at all, however short the grace
        if self.record.days:
            return (now() - self.age.last).total_seconds()
        return time.monotonic() - self.gone_since[seat]

    def too_soon(self, seat: int, left: float) -> Refusal:
        """Why no bot may stand in yet."""
        if self.record.days:
            return no("server-refused-stand-in-days", player=self.name(seat), days=self.record.days)
        return no("server-refused-stand-in-soon", player=self.name(seat), seconds=max(1, int(left)))

    async def back(self, seats: set[int]) -> int:
        """A player takes the seat back from the bot."""
        async with self.lock:
            mine = [seat for seat in sorted(seats) if seat in self.standing.stand_ins]
            if not mine:
                raise no("server-refused-back")
            return await self.note(mine[0], BACK)

    async def rename(self, seats: set[int], name: str) -> int:
        """A seat takes a name."""
        async with self.lock:
            if not seats:
                raise no("server-refused-watcher", FORBIDDEN)
            return await self.note(min(seats), f"{NAME} {cleaned(name)}")

    # On disk, then told

    async def note(self, seat: int, text: str) -> int:
        """Write down something about a seat."""
        seq = await self.write_down(seat, text)
        self.audience.seats(self)
        return seq

    async def write_down(self, seat: int, text: str, act_id: str | None = None) -> int:
        """Write down something that is not an option."""
        trial = self.standing.copy()
        await self.keep(trial, [trial.control(seat, text, act_id)])
        return self.standing.seq

    async def keep(self, trial: Standing, entries: list[Entry]) -> None:
        """Write entries to disk; then, and not before, they are true and everybody is told."""
        try:
            with metrics.write_seconds.time():
                also = together(outcome(self.record, trial), self.age.touch(), due(self, trial))
                await self.tables.store.append(self.record.id, entries, trial.match.over, also, self.epoch)
        except Restored as restored:
            await self.tables.look_again()
            raise no("server-refused-restored") from restored
        except Conflict as conflict:
            await self.refresh()
            if self.standing.seq < entries[0].seq:  # nobody else wrote it either: the table was thrown away
                raise no("server-refused-no-table", NOT_FOUND) from conflict
            raise no("server-refused-stale", seq=entries[0].seq - 1, newest=self.standing.seq) from conflict
        except SQLAlchemyError as error:
            log.error("an act could not be written: %s", type(error).__name__)
            raise no("server-refused-disk", BROKEN) from error
        self.thinking.here = True
        self.accept(trial, entries)
        self.tables.tell(self)

    def accept(self, trial: Standing, entries: list[Entry]) -> None:
        """What is on disk becomes true, and is told."""
        shots, trial.recorder.shots = trial.recorder.shots, []  # once they are told, only the last one is of use
        self.standing.rest()
        self.standing = trial
        self.by_act_id |= {entry.act_id: entry for entry in entries if entry.act_id}
        self.undone += [entry.seq for entry in entries if entry.text == UNDO]
        before = self.shot
        self.shot = shots[-1] if shots else self.latest()
        self.used = time.monotonic()
        self.audience.news(self, shots, before)
        self.thinking.wake()

    # Other processes

    async def catch_up(self) -> None:
        """Take over what other processes wrote, if they did; once for all who ask before it is read."""
        if self.catching_up is None:
            self.catching_up = asyncio.create_task(self.read_on())
        await asyncio.shield(self.catching_up)

    async def read_on(self) -> None:
        """The same; whoever asks from here on may mean something newer."""
        async with self.lock:
            self.catching_up = None
            await self.refresh()

    async def refresh(self) -> None:
        """Another process wrote to this table: take over what it wrote; its bots are waited for."""
        self.behind = False
        try:
            news = await self.tables.reader.news(self.record.id, self.standing.seq)
        except SQLAlchemyError as error:
            self.behind = True
            raise no("server-refused-disk", BROKEN) from error
        if news:
            trial = self.standing.copy()
            for entry in news:
                trial.replay(entry)
            self.thinking.here = False
            self.accept(trial, news)
            self.gone_since |= {entry.actor: self.used for entry in news}
            self.audience.seats(self)
            self.thinking.leave_to_others()
        if self.match.over and self.rematch is None:
            self.announce(await asyncio.to_thread(self.tables.store.rematch_of, self.record.id))

    def announce(self, rematch: str | None) -> None:
        """The same people play again, if they do."""
        self.rematch = rematch
        if rematch is not None:
            self.audience.all(wire.Rematch(rematch))

    # Coming and going

    def join(self, connection: Connection, seen: int) -> None:
        """Somebody comes in, and is shown everything."""
        self.audience.connections.add(connection)
        self.tables.here += 1
        metrics.connections.inc()
        self.audience.catch_up(self, connection, seen)
        self.audience.seats_soon(self)
        if self.tables.fanout.is_shared and len(self.audience.connections) == 1:
            self.tables.tell(self)  # others keep it ready, even if nobody finds the time to act before this one is gone
        self.thinking.here = True
        self.thinking.wake()

    def leave(self, connection: Connection) -> None:
        """Somebody leaves."""
        if connection not in self.audience.connections:
            return
        self.audience.connections.remove(connection)
        self.tables.here -= 1
        self.tables.left += 1
        metrics.connections.dec()
        self.used = time.monotonic()
        for seat in connection.seats:
            if not self.audience.present(seat):
                self.gone_since[seat] = self.used
        self.audience.seats_soon(self)

    @property
    def is_forgettable(self) -> bool:
        """Whether nobody is there: it is on disk and can be read again."""
        thinks = self.thinking.task is not None or bool(self.advice.tasks)
        return not (self.audience.connections or thinks or self.catching_up is not None or self.lock.locked())


def outcome(record: Record, trial: Standing) -> Job | None:
    """What is to be written with the last act: whether the first seat won, for the campaign this may belong to."""
    result = trial.match.result
    return None if result is None else concluding(record.id, 0 in result.winners)


def understood(game: Game, text: str) -> Step[Game] | None:
    """The option that a text stands for, on the menu or finer than it; None where it is none."""
    try:
        return game.pending.parse(game, text)
    except BadInput:
        return None
