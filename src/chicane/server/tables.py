"""All tables: those in memory, those on disk, and new ones."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from typing import Final

from chicane.core.chance import Luck, commitment
from chicane.core.errors import BadInput
from chicane.core.view import WATCHER
from chicane.server import keyrings, metrics, wire
from chicane.server.bots import Thinkers
from chicane.server.crowd import Crowd
from chicane.server.fanout import Fanout
from chicane.server.live import LEAVING, Farewell
from chicane.server.reader import Reader
from chicane.server.refusal import FORBIDDEN, NOT_FOUND, no
from chicane.server.review import Reviews
from chicane.server.room import Room
from chicane.server.seats import Key, bot_spec, called, check_kind, cleaned, hashed, link, new_token, seats_of
from chicane.server.settings import Settings
from chicane.server.standby import READY, Standby
from chicane.server.standing import replayed, rules_of
from chicane.server.store import Conflict, Entry, Job, Record, Store, now
from chicane.server.upload import file_kinds, file_names, read_file
from chicane.words import words
from chicane.words.setup import chosen

log = logging.getLogger(__name__)

IDLE: Final = 600.0  # seconds that a table stays in memory with nobody there
UNWATCHED: Final = 200  # tables in memory with nobody there
LEFT: Final = 1_000  # connections that were closed: sockets hold themselves, some 40 kB each, until somebody looks


class Tables:
    """All tables: those in memory, and those on disk."""

    def __init__(self, store: Store, thinkers: Thinkers, fanout: Fanout, settings: Settings) -> None:
        self.store = store
        self.reader = Reader(store.engine)
        self.fanout = fanout
        self.thinkers = thinkers
        self.reviews = Reviews()
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.catching_up: set[asyncio.Task[None]] = set()
        self.standby = Standby(self)
        self.crowd = Crowd()
        self.here = 0  # connections
        self.left = 0  # connections that were closed since the last look for what is in the way of memory

    async def room(self, table: str, seen: int = 0) -> Room:
        """A table by its id, from disk if it is not in memory; one that other processes may write to is read on."""
        room = self.rooms.get(table)
        if room is None:
            return await self.loaded(table)
        room.used = time.monotonic()
        if self.fanout.is_shared or room.behind or room.standing.closed or seen > room.standing.seq:
            await room.catch_up()
        return room

    async def loaded(self, table: str) -> Room:
        """A table that is not in memory; the same one for all who ask at once."""
        lock = self.loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.rooms:
                    self.rooms[table] = await self.load(table)
                    metrics.rooms.set(len(self.rooms))
                    await self.rooms[table].catch_up()  # what was written and told while it was being read
                return self.rooms[table]
        finally:
            self.loading.pop(table, None)

    async def load(self, table: str) -> Room:
        """A table from disk."""
        epoch = self.store.epoch
        stored = await asyncio.to_thread(self.store.load, table)
        if stored is None:
            raise no("server-refused-no-table", NOT_FOUND)
        try:
            return Room(stored, self, epoch)
        except BadInput as error:
            log.error("table %s can't be replayed: %s", table, error)
            raise no("server-refused-other-rules", game=stored.record.game) from error

    async def seats(self, room: Room, tokens: list[str]) -> set[int]:
        """The seats of a table that some tokens open, by themselves or as keyrings."""
        found = seats_of(tokens, room.keys)
        others = [hashed(token) for token in tokens if not seats_of([token], room.keys)]
        return found | (await self.keyring_seats(room, others) if others else set())

    async def keyring_seats(self, room: Room, hashes: list[str]) -> set[int]:
        """The seats of a table that some keyrings open."""
        return await asyncio.to_thread(keyrings.opened, self.store.engine, room.record.id, hashes)

    async def open(self, wanted: wire.NewTable) -> wire.TableMade:
        """A new table."""
        rules = rules_of(wanted.game)
        players = rules.check_players(len(wanted.seats))
        luck = Luck(f"preset {wanted.seed or secrets.token_hex(16)}")
        options = {**rules.preset_options(wanted.preset, players, luck), **wanted.options}
        setup = rules.check_options(options, players)
        kinds = [check_kind(seat.kind) for seat in wanted.seats]
        names = [cleaned(seat.name) for seat in wanted.seats]
        record = new_record(rules.id, rules.version, setup, names, kinds, *dice(wanted.seed))._replace(days=wanted.days)
        standing = replayed(record, [])
        assert players == record.players
        return await self.lay(record, standing.settle(), wanted.lang)

    async def upload(self, wanted: wire.Upload) -> wire.TableMade:
        """A table for a game file."""
        match = await asyncio.to_thread(read_file, wanted.file)
        kinds = file_kinds(wanted.file, match)
        names = file_names(match, kinds)
        record = new_record(match.rules.id, match.rules.version, match.setup, names, kinds, match.seed, seeded=True)
        entries = [Entry(number, act.actor, act.text) for number, act in enumerate(match.acts, 1)]
        return await self.lay(record._replace(commitment=match.commitment), entries, wanted.lang)

    async def lay(self, record: Record, entries: list[Entry], lang: str, also: Job | None = None) -> wire.TableMade:
        """Keep a new table, with a token for everybody who may sit or watch there."""
        people = [seat for seat, kind in enumerate(record.kinds) if bot_spec(kind) is None]
        tokens = {seat: new_token() for seat in [*people, WATCHER]}
        await self.store.create(record, [Key(seat, hashed(token)) for seat, token in tokens.items()], entries, also)
        metrics.tables.inc()
        names = called(record.names, record.kinds, lang)
        seats = [seat_made(record, seat, name, tokens.get(seat)) for seat, name in enumerate(names)]
        watch = wire.Watch(tokens[WATCHER], link(record.id, tokens[WATCHER]))
        told = chosen(rules_of(record.game), record.options, record.players, words(lang))
        return wire.TableMade(record.id, seats, watch, record.commitment, told)

    async def rematch(self, room: Room, seats: set[int]) -> str:
        """A new table for the same people, whose tokens open it too; asked for again, it is the same one."""
        if not seats:
            raise no("server-refused-watcher", FORBIDDEN)
        if not room.match.over:
            raise no("server-refused-rematch")
        async with room.lock:
            if room.rematch is None:
                room.announce(await self.again(room))
                self.tell(room)
            assert room.rematch is not None
            return room.rematch

    async def again(self, room: Room) -> str:
        """The table of a rematch, which is kept once however many ask for it."""
        old = room.record
        record = new_record(
            old.game, room.match.rules.version, room.match.setup, room.match.seats, old.kinds, *dice(None)
        )._replace(rematch_of=old.id, days=old.days)
        try:
            also = keyrings.passing_on(old.id, record.id)
            await self.store.create(record, room.keys, replayed(record, []).settle(), also)
        except Conflict:
            return await asyncio.to_thread(self.store.rematch_of, old.id) or record.id
        metrics.tables.inc()
        return record.id

    def tell(self, room: Room) -> None:
        """Tell other processes that something was written."""
        self.fanout.tell(room.record.id, room.standing.seq)

    def heard(self, table: str, seq: int) -> None:
        """Another process wrote something: whoever sits here is told at once, anybody else when they ask."""
        room = self.rooms.get(table)
        if room is not None and (seq > room.standing.seq or room.match.over):
            room.used = time.monotonic()
            self.fall_behind(room)
        if room is None or not room.audience.connections:
            self.standby.heard(table, seq)

    def heard_of_losses(self) -> None:
        """News may have been lost on the way: look everywhere."""
        for room in self.rooms.values():
            self.fall_behind(room)

    def fall_behind(self, room: Room) -> None:
        """There may be more on disk than a room knows."""
        room.behind = True
        if room.audience.connections:
            task = asyncio.create_task(room.catch_up())
            self.catching_up.add(task)
            task.add_done_callback(self.caught_up)

    def caught_up(self, task: asyncio.Task[None]) -> None:
        """A room has caught up, or could not."""
        self.catching_up.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("what another process wrote could not be taken over", exc_info=task.exception())

    def sweep(self) -> None:
        """Forget tables that nobody has sat at for a while, and of many the first ones left; they are on disk."""
        left = sorted((room.used, table) for table, room in self.rooms.items() if room.is_forgettable)
        most = READY if self.fanout.is_shared else UNWATCHED
        for number, (used, table) in enumerate(left, 1):
            if number <= len(left) - most or time.monotonic() - used > IDLE:
                self.rooms.pop(table).standing.rest()
        metrics.rooms.set(len(self.rooms))
        if self.left >= LEFT:
            self.left = 0
            gc.collect()

    async def look_again(self) -> None:
        """Begin anew if a backup was restored: everybody comes back to what is there now."""
        epoch = await asyncio.to_thread(self.store.newest_epoch)
        if epoch == self.store.epoch:
            return
        log.warning("a backup was restored: %s tables are read anew", len(self.rooms))
        self.close()
        self.rooms.clear()
        self.store.epoch = epoch

    def close(self) -> None:
        """Send everybody home."""
        self.standby.close()
        for room in self.rooms.values():
            if room.thinking.task is not None:
                room.thinking.task.cancel()
            for connection in room.audience.connections:
                connection.close(Farewell(LEAVING, "the server stops"))


def dice(seed: str | None) -> tuple[str, bool]:
    """Where the dice come from, and whether somebody chose that: without a seed, one that nobody can guess."""
    return seed or secrets.token_hex(16), bool(seed)


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


def seat_made(record: Record, seat: int, name: str, token: str | None) -> wire.SeatMade:
    """A seat of a new table."""
    way = link(record.id, token) if token else None
    return wire.SeatMade(seat, record.kinds[seat], name, token, way)
