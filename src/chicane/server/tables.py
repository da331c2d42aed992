"""The tables: each is a match, its log and those who sit at it; what is told is on disk already."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from functools import cache
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from chicane.bots import bot
from chicane.core.chance import Luck, chance_at, commitment
from chicane.core.errors import BadInput
from chicane.core.log import Line
from chicane.core.match import Match
from chicane.core.registry import Rules, find
from chicane.core.save import checked, from_data
from chicane.core.step import CHANCE, Step
from chicane.core.view import WATCHER
from chicane.server import frames, metrics, wire
from chicane.server.bots import Thinkers
from chicane.server.frames import Recorder, Shot
from chicane.server.live import LEAVING, Audience, Connection, Farewell
from chicane.server.refusal import Refusal, no
from chicane.server.seats import HUMAN, Key, bot_spec, check_kind, hashed, link, name_of, new_token
from chicane.server.settings import Settings
from chicane.server.store import Conflict, Entry, Record, Store, Stored, now
from chicane.words import words

log = logging.getLogger(__name__)

SEALED: Final = re.compile("[0-9a-f]{64}")
CONTROL: Final = "!"  # begins the entries that are not options
UNDO, STAND_IN, BACK, NAME = "!undo", "!stand-in", "!back", "!name"
IDLE: Final = 600.0  # seconds that a table stays in memory with nobody there
NOT_FOUND, FORBIDDEN, BROKEN = 404, 403, 503


class Standing:
    """How a table stands: what replaying its log gives."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seq = 0
        self.marks = [0]  # the number of the entry that each ply came from
        self.stand_ins: dict[int, str] = {}
        self.recorder = Recorder(match, 0)
        match.teller = match.game.teller = self.recorder

    def follow(self) -> None:
        """Go on recording at a match whose game was replaced."""
        shots = self.recorder.shots
        self.recorder = Recorder(self.match, self.seq)
        self.recorder.shots = shots
        self.match.teller = self.match.game.teller = self.recorder

    def copy(self) -> Standing:
        """The same, to try something on."""
        twin = Standing(self.match.copy())
        twin.seq = self.seq
        twin.marks = self.marks[:]
        twin.stand_ins = dict(self.stand_ins)
        return twin

    def choose(self, option: Step[Any], act_id: str | None = None) -> Entry:
        """An option is chosen, by a seat or by chance."""
        game = self.match.game
        self.seq += 1
        entry = Entry(self.seq, game.actor, option.text(game), act_id)
        self.recorder.begin(self.seq, game.actor, option, entry.text)
        self.match.apply(option)
        self.marks.append(self.seq)
        self.recorder.shoot()
        return entry

    def settle(self) -> list[Entry]:
        """The dice fall until somebody must choose."""
        luck = Luck(self.match.revealed_seed())
        entries: list[Entry] = []
        while self.match.game.actor == CHANCE:
            entries.append(self.choose(self.match.game.menu[chance_at(self.match.game, luck, self.match.game.plies)]))
        return entries

    def control(self, actor: int, text: str, act_id: str | None = None) -> Entry:
        """Something that is not an option: an undo, a stand-in, a name."""
        kind, _, argument = text.partition(" ")
        self.seq += 1
        if kind == UNDO:
            self.match.undo(actor)
            self.marks.pop()
        elif kind == STAND_IN:
            self.stand_ins[actor] = argument
        elif kind == BACK:
            self.stand_ins.pop(actor, None)
        elif kind == NAME:
            self.match.seats = [argument if seat == actor else name for seat, name in enumerate(self.match.seats)]
        else:
            raise BadInput(f"entry {self.seq} is {text!r}, which is nothing that can be done at a table")
        self.follow()
        self.recorder.shoot()
        return Entry(self.seq, actor, text, act_id)

    def replay(self, entry: Entry) -> None:
        """One entry of the log, as it happened."""
        if entry.text.startswith(CONTROL):
            self.control(entry.actor, entry.text)
        elif entry.actor != self.match.game.actor or self.match.over:
            raise BadInput(f"entry {entry.seq}: seat {self.match.game.actor} must choose here, not {entry.actor}")
        else:
            self.choose(self.match.meant(entry.text))


class Room:
    """A table that somebody sits at, or did a while ago."""

    def __init__(self, stored: Stored, tables: Tables) -> None:
        self.record, self.keys, entries, self.rematch = stored
        self.tables = tables
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.by_act_id = {entry.act_id: entry for entry in entries if entry.act_id}
        self.undone = [entry.seq for entry in entries if entry.text == UNDO]
        self.standing = replayed(self.record, entries)
        self.shot = self.latest()
        self.thinking: asyncio.Task[None] | None = None
        self.gone_since = {seat: time.monotonic() for seat in range(self.record.players)}
        self.used = time.monotonic()

    @property
    def match(self) -> Match:
        """The match as everybody knows it by now."""
        return self.standing.match

    def latest(self) -> Shot:
        """The newest position, as somebody who just comes in sees it."""
        self.standing.recorder.shots.clear()
        return self.standing.recorder.shoot()

    # What may be known

    def asked(self, seats: set[int]) -> int | None:
        """Which of these seats must choose now, if one of them must."""
        seat = self.match.game.actor
        playable = not self.match.over and self.match.seed is not None
        return seat if playable and seat in seats and self.bot_of(seat) is None else None

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays for a seat, of its own or for somebody away."""
        return self.standing.stand_ins.get(seat) or bot_spec(self.record.kinds[seat])

    def undoer(self, seats: set[int]) -> int | None:
        """Which of these seats may take back its last act."""
        match = self.match
        last = match.acts[-1].actor if match.acts else WATCHER
        free = last in seats and not match.over and last not in self.standing.stand_ins
        return last if free and match.can_undo(last) else None

    def prompt(self, seat: int | None, lang: str, undo: bool) -> wire.Ask | wire.Wait | wire.Over:
        """What a connection is to do now: choose, wait, or nothing any more."""
        if self.match.over:
            return frames.over(self.match, self.shot, lang, self.rematch)
        if seat is not None:
            return frames.ask(self.match, self.shot, seat, lang, undo)
        return frames.wait(self.match, self.shot, lang, undo)

    def missed(self, seen: int) -> tuple[int, list[Line]]:
        """The story since a number; all of it where something told then was taken back."""
        if seen > self.standing.seq or any(seq > seen for seq in self.undone):
            seen = 0
        marks = self.standing.marks
        return seen, [line for line in self.match.story if not seen or marks[line.ply] > seen]

    def introduction(self, seats: set[int], lang: str) -> wire.Table:
        """What stays the same at this table."""
        record, scene = self.record, self.shot.picture(frames.viewpoint(self.match, seats)).scene
        title = words(lang).say(self.match.rules.title())
        return wire.Table(
            record.id, record.game, title, lang, self.seats_shown(seats), record.commitment, record.seeded,
            scene.width, scene.height, scene.background, int(self.tables.settings.grace), self.rematch,
        )  # fmt: skip

    def seats_shown(self, mine: set[int]) -> list[wire.SeatShown]:
        """Who sits where."""
        return [self.seat_shown(seat, seat in mine) for seat in range(self.record.players)]

    def seat_shown(self, seat: int, mine: bool) -> wire.SeatShown:
        """Who sits on a seat."""
        kind, here = self.record.kinds[seat], self.audience.present(seat)
        stand_in = self.standing.stand_ins.get(seat)
        away = None if here or bot_spec(kind) else int(time.monotonic() - self.gone_since[seat])
        return wire.SeatShown(seat, self.match.seats[seat], kind, stand_in, here, away, mine)

    def summary(self, mine: set[int], lang: str) -> wire.Summary:
        """How the table stands."""
        record, match = self.record, self.match
        result = match.result
        return wire.Summary(
            record.id, record.game, words(lang).say(match.rules.title()), self.seats_shown(mine), self.standing.seq,
            match.game.plies, match.over, match.to_act if match.to_act != CHANCE else None,
            list(result.winners) if result else [], match.seed if match.over else None, record.commitment,
            record.seeded, record.created.isoformat(), self.rematch,
        )  # fmt: skip

    # What may be done

    async def act(self, seats: set[int], option: str, act_id: str, seq: int) -> int:
        """A seat chooses; the number of its entry, the same however often the act is sent."""
        async with self.lock:
            known = self.known(seats, act_id)
            if known is not None:
                return known.seq
            self.check_act(seats, option, seq)
            try:
                with metrics.act_seconds.time():
                    return await self.play(option, act_id)
            except Refusal:
                known = self.known(seats, act_id)  # another process may have taken the same act
                if known is None:
                    raise
                return known.seq

    def known(self, seats: set[int], act_id: str) -> Entry | None:
        """The entry that an act made when it was first sent."""
        entry = self.by_act_id.get(act_id)
        if entry is not None and entry.actor not in seats:
            raise no("server-refused-not-yours")
        return entry

    def check_act(self, seats: set[int], option: str, seq: int) -> None:
        """Refuse what comes too late, out of turn, or is not on the menu."""
        match = self.match
        if match.over:
            raise no("server-refused-over")
        if match.seed is None:
            raise no("server-wait-nobody")
        if seq != self.standing.seq:
            raise no("server-refused-stale", seq=seq, newest=self.standing.seq)
        if match.game.actor not in seats:
            raise no("server-refused-turn", player=match.seats[match.game.actor])
        if match.game.actor in self.standing.stand_ins:
            raise no("server-refused-stood-in")
        if option not in match.options:
            raise no("server-refused-illegal", option=option[:60])

    async def play(self, option: str, act_id: str | None) -> int:
        """Choose an option for whoever must, with the dice that follow; on disk first, then for all to see."""
        trial = self.standing.copy()
        first = trial.choose(trial.match.meant(option), act_id)
        await self.keep(trial, [first, *trial.settle()])
        metrics.acts.inc()
        return first.seq

    async def undo(self, seats: set[int], act_id: str, seq: int) -> int:
        """A seat takes back its last act."""
        async with self.lock:
            known = self.known(seats, act_id)
            if known is not None:
                return known.seq
            if seq != self.standing.seq:
                raise no("server-refused-stale", seq=seq, newest=self.standing.seq)
            seat = self.undoer(seats)
            if seat is None:
                raise no("server-refused-undo")
            return await self.note(seat, UNDO, act_id)

    async def stand_in(self, seats: set[int], seat: int, spec: str) -> int:
        """Somebody at the table has a bot play for a seat whose player has been away for a while."""
        bot(spec)
        async with self.lock:
            if not seats or seat >= self.record.players or seat in seats:
                raise no("server-refused-stand-in-who", FORBIDDEN)
            if self.bot_of(seat) is not None or self.match.over:
                raise no("server-refused-stand-in-needless")
            here = self.audience.present(seat)
            left = self.tables.settings.grace - (time.monotonic() - self.gone_since[seat])
            if here or left > 0:
                raise no("server-refused-stand-in-soon", player=self.match.seats[seat], seconds=max(1, int(left)))
            return await self.note(seat, f"{STAND_IN} {spec}")

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
            seat = min(seats)
            return await self.note(seat, f"{NAME} {name_of(name, seat, HUMAN, 'en')}")

    async def note(self, seat: int, text: str, act_id: str | None = None) -> int:
        """Write down something that is not an option."""
        trial = self.standing.copy()
        await self.keep(trial, [trial.control(seat, text, act_id)])
        self.audience.seats(self)
        return self.standing.seq

    async def keep(self, trial: Standing, entries: list[Entry]) -> None:
        """Write entries to disk; then, and not before, they are true and everybody is told."""
        try:
            with metrics.write_seconds.time():
                await self.tables.store.append(self.record.id, entries, trial.match.over)
        except Conflict as conflict:
            await self.refresh()
            raise no("server-refused-stale", seq=entries[0].seq - 1, newest=self.standing.seq) from conflict
        except SQLAlchemyError as error:
            log.error("an act could not be written: %s", type(error).__name__)
            raise no("server-refused-disk", BROKEN) from error
        self.accept(trial, entries)

    async def refresh(self) -> None:
        """Another process wrote to this table: take over what it wrote."""
        news = await asyncio.to_thread(self.tables.store.news, self.record.id, self.standing.seq)
        trial = self.standing.copy()
        for entry in news:
            trial.replay(entry)
        self.accept(trial, news)

    def accept(self, trial: Standing, entries: list[Entry]) -> None:
        """What is on disk becomes true, and is told."""
        shots = trial.recorder.shots[:]
        self.standing = trial
        self.by_act_id |= {entry.act_id: entry for entry in entries if entry.act_id}
        self.undone += [entry.seq for entry in entries if entry.text == UNDO]
        self.shot = shots[-1] if shots else self.latest()
        self.used = time.monotonic()
        self.audience.news(self, shots)
        self.wake()

    # Bots

    def wake(self) -> None:
        """Have a bot think, where one must choose."""
        if self.thinking is None and self.bot_to_act() is not None:
            self.thinking = asyncio.create_task(self.think())
            self.thinking.add_done_callback(self.thought)

    def bot_to_act(self) -> str | None:
        """The bot that must choose now, if one must."""
        match = self.match
        return None if match.over or match.seed is None else self.bot_of(match.game.actor)

    async def think(self) -> None:
        """Bots choose until it is a person's turn."""
        while (spec := self.bot_to_act()) is not None:
            seq = self.standing.seq
            option = await self.tables.thinkers.choose(self.match, spec)
            async with self.lock:
                if seq == self.standing.seq:
                    await self.play(option, None)

    def thought(self, task: asyncio.Task[None]) -> None:
        """The bots are done, or failed; they go on when somebody acts or comes in."""
        self.thinking = None
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("the bots of a table stopped", exc_info=task.exception())
        else:
            self.wake()

    # Coming and going

    def join(self, connection: Connection, seen: int) -> None:
        """Somebody comes in, and is shown everything."""
        self.audience.connections.add(connection)
        metrics.connections.inc()
        self.audience.catch_up(self, connection, seen)
        self.audience.seats(self)
        self.wake()

    def leave(self, connection: Connection) -> None:
        """Somebody leaves."""
        if connection not in self.audience.connections:
            return
        self.audience.connections.remove(connection)
        metrics.connections.dec()
        self.used = time.monotonic()
        for seat in connection.seats:
            if not self.audience.present(seat):
                self.gone_since[seat] = self.used
        self.audience.seats(self)

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if it were forgotten."""
        busy = self.audience.connections or self.thinking is not None or self.lock.locked()
        return not busy and time.monotonic() - self.used > IDLE


@cache
def rules_of(game: str) -> Rules:
    """The rules of a game, looked up once."""
    return find(game)


def replayed(record: Record, entries: list[Entry]) -> Standing:
    """How a table stands after its entries."""
    rules = rules_of(record.game)
    setup = rules.check_options(dict(record.options))
    standing = Standing(Match(rules, record.players, setup, record.names, record.seed, record.commitment))
    for entry in entries:
        standing.replay(entry)
        standing.recorder.shots.clear()
    return standing


class Tables:
    """All tables: those in memory, and those on disk."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}

    async def room(self, table: str) -> Room:
        """A table by its id, from disk if it is not in memory; the same one for all who ask at once."""
        if table in self.rooms:
            return self.rooms[table]
        lock = self.loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.rooms:
                    self.rooms[table] = await self.load(table)
                    metrics.rooms.set(len(self.rooms))
                return self.rooms[table]
        finally:
            self.loading.pop(table, None)

    async def load(self, table: str) -> Room:
        """A table from disk."""
        stored = await asyncio.to_thread(self.store.load, table)
        if stored is None:
            raise no("server-refused-no-table", NOT_FOUND)
        try:
            return Room(stored, self)
        except BadInput as error:
            log.error("table %s can't be replayed: %s", table, error)
            raise no("server-refused-other-rules", game=stored.record.game) from error

    async def open(self, wanted: wire.NewTable) -> wire.TableMade:
        """A new table."""
        rules = rules_of(wanted.game)
        players = rules.check_players(len(wanted.seats))
        setup = rules.check_options(dict(wanted.options))
        kinds = [check_kind(seat.kind) for seat in wanted.seats]
        names = [name_of(seat.name, number, seat.kind, wanted.lang) for number, seat in enumerate(wanted.seats)]
        seed = wanted.seed or secrets.token_hex(16)
        record = new_record(rules.id, rules.version, setup, names, kinds, seed, seeded=wanted.seed is not None)
        standing = replayed(record, [])
        assert players == record.players
        return await self.lay(record, standing.settle())

    async def upload(self, wanted: wire.Upload) -> wire.TableMade:
        """A table for a game file."""
        match = await asyncio.to_thread(read_file, wanted.file)
        kinds = file_kinds(wanted.file, match)
        names = [name_of(name[:24], seat, kinds[seat], wanted.lang) for seat, name in enumerate(match.seats)]
        record = new_record(match.rules.id, match.rules.version, match.setup, names, kinds, match.seed, seeded=True)
        entries = [Entry(number, act.actor, act.text) for number, act in enumerate(match.acts, 1)]
        return await self.lay(record._replace(commitment=match.commitment), entries)

    async def lay(self, record: Record, entries: list[Entry]) -> wire.TableMade:
        """Keep a new table, with a token for everybody who may sit or watch there."""
        people = [seat for seat, kind in enumerate(record.kinds) if bot_spec(kind) is None]
        tokens = {seat: new_token() for seat in [*people, WATCHER]}
        await self.store.create(record, [Key(seat, hashed(token)) for seat, token in tokens.items()], entries)
        metrics.tables.inc()
        seats = [seat_made(record, seat, tokens.get(seat)) for seat in range(record.players)]
        watch = wire.Watch(tokens[WATCHER], link(record.id, tokens[WATCHER]))
        return wire.TableMade(record.id, seats, watch, record.commitment)

    async def rematch(self, room: Room, seats: set[int]) -> str:
        """A new table for the same people, whose tokens open it too; asked for again, it is the same one."""
        if not seats:
            raise no("server-refused-watcher", FORBIDDEN)
        if not room.match.over:
            raise no("server-refused-rematch")
        async with room.lock:
            if room.rematch is None:
                room.rematch = await self.again(room)
                room.audience.all(wire.Rematch(room.rematch))
            return room.rematch

    async def again(self, room: Room) -> str:
        """The table of a rematch, which is kept once however many ask for it."""
        old = room.record
        record = new_record(
            old.game, room.match.rules.version, room.match.setup, room.match.seats, old.kinds, secrets.token_hex(16)
        )._replace(rematch_of=old.id)
        try:
            await self.store.create(record, room.keys, replayed(record, []).settle())
        except Conflict:
            return await asyncio.to_thread(self.store.rematch_of, old.id) or record.id
        metrics.tables.inc()
        return record.id

    def sweep(self) -> None:
        """Forget tables that nobody has sat at for a while; they are on disk."""
        for table in [table for table, room in self.rooms.items() if room.idle]:
            del self.rooms[table]
        metrics.rooms.set(len(self.rooms))

    def close(self) -> None:
        """Send everybody home."""
        for room in self.rooms.values():
            if room.thinking is not None:
                room.thinking.cancel()
            for connection in room.audience.connections:
                connection.close(Farewell(LEAVING, "the server stops"))


def new_record(
    game: str,
    rules: str,
    setup: dict[str, str],
    names: list[str],
    kinds: list[str],
    seed: str | None,
    seeded: bool = False,
) -> Record:
    """A table that was not there before."""
    id, sealed = secrets.token_hex(8), commitment(seed or "")
    return Record(id, game, rules, len(names), setup, names, kinds, seed, seeded, sealed, now())


def seat_made(record: Record, seat: int, token: str | None) -> wire.SeatMade:
    """A seat of a new table."""
    way = link(record.id, token) if token else None
    return wire.SeatMade(seat, record.kinds[seat], record.names[seat], token, way)


def read_file(file: dict[str, Any]) -> Match:
    """The match in a game file."""
    match = from_data(checked(file, "game file"))
    if not (match.seed or "").isprintable() or len(match.seed or "") > 100 or not SEALED.fullmatch(match.commitment):
        raise BadInput("game file: the seed or its commitment is not what this program writes")
    return match


def file_kinds(file: dict[str, Any], match: Match) -> list[str]:
    """Who sat where when the file was written: bots by their spec, everybody else a person."""
    kinds = file.get("kinds")
    if isinstance(kinds, list) and len(kinds) == match.players and all(isinstance(kind, str) for kind in kinds):
        return [check_kind(kind) for kind in kinds]
    return [f"bot:{name}" if is_bot(name) else HUMAN for name in match.seats]


def is_bot(name: str) -> bool:
    """Whether a seat is named by the spec of a bot."""
    try:
        bot(name)
    except BadInput:
        return False
    return True
