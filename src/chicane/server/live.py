"""Live play: connections, what each of them is told, and the socket they come in by."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from chicane.core.errors import BadInput
from chicane.core.kept import Kept
from chicane.core.log import Line
from chicane.core.view import WATCHER
from chicane.server import frames, inspect, metrics, showing, wire
from chicane.server.limits import Bucket
from chicane.server.pieces import put_written
from chicane.server.question import imagined, prospect, reach, route
from chicane.server.refusal import BROKEN, Refusal
from chicane.server.shots import ALL, Picture, Shot, Viewpoint
from chicane.server.speech import say, spell
from chicane.words import words

if TYPE_CHECKING:
    from chicane.server.room import Room
    from chicane.server.tables import Tables

log = logging.getLogger(__name__)

PATIENCE: Final = 30.0  # seconds until a connection must have said hello, with a crowd before it
BACKLOG: Final = 256  # messages that may wait for a slow reader
BURST: Final = 40
MOMENT: Final = 0.5  # seconds in which people who come and go are told of together
CROWD: Final = 200  # connections at one table
NOT_UNDERSTOOD, NO_TOKEN, NO_TABLE, TOO_SLOW, CROWDED, OURS, LEAVING = 4400, 4401, 4404, 4408, 4429, 4500, 1012

decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)
encoder = msgspec.json.Encoder()
_wholes: Final[Kept[tuple[bytes, Picture]]] = Kept(400)  # some 100 kB each: of all who come over at once


def encoded(message: wire.ToClient) -> bytes:
    """A message as it goes over the wire."""
    return encoder.encode(message)


class Farewell(Exception):
    """The connection is to be closed, with a code that says why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """Somebody at a table: the seats they hold, their language, and what they have seen."""

    def __init__(self, seats: set[int], lang: str, upright: bool = False) -> None:
        self.seats = seats
        self.lang = lang
        self.upright = upright
        self.looks: int | None = None  # of several seats at one screen, the one that looks alone
        self.eyes: Viewpoint = WATCHER  # whose eyes the picture was seen with
        self.picture: Picture | None = None
        self.outbox: asyncio.Queue[bytes | Farewell] = asyncio.Queue(BACKLOG)

    def send(self, text: bytes) -> None:
        """Put a message into the outbox; whoever reads too slowly must come back later."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.close(Farewell(TOO_SLOW, "too slow"))

    def close(self, farewell: Farewell) -> None:
        """Send nothing more but a farewell."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(farewell)


class Audience:
    """The connections of a table, and what they are told. Equal messages are made once."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.telling: asyncio.TimerHandle | None = None  # who is there, in a moment

    def present(self, seat: int) -> bool:
        """Whether somebody holds the seat now."""
        return any(seat in each.seats for each in self.connections)

    def news(self, room: Room, shots: list[Shot], before: Shot) -> None:
        """Something happened after a shot: what is to be seen of it, and what is asked now."""
        made: dict[tuple[object, ...], tuple[bytes, Picture]] = {}
        for each in self.connections:
            if each.picture is None:
                continue
            showing.look_away(room, each)
            if showing.shares_a_screen(room, each) and each.eyes != showing.eyes(room, each):
                self.forget(room, shots, each, before)
            self.show(room, shots, each, each.picture, made)
        self.prompt(room, self.connections)

    def forget(self, room: Room, shots: list[Shot], to: Connection, before: Shot) -> None:
        """Another of several people at one screen is to look: nothing is left that only the last one might know."""
        told = room.match.story[: len(room.match.story) - sum(len(shot.lines) for shot in shots)]
        start = before if shots and before.ply <= shots[0].ply else room.shot
        to.eyes = showing.eyes(room, to)
        frame, to.picture = frames.whole(start, to.eyes, to.lang, 0, told, to.upright)
        to.send(encoded(wire.Frames([frame])))

    def show(
        self,
        room: Room,
        shots: list[Shot],
        to: Connection,
        before: Picture,
        made: dict[tuple[object, ...], tuple[bytes, Picture]],
    ) -> None:
        """The frames of some shots, for one connection."""
        eyes = to.eyes = showing.eyes(room, to)
        key = (to.lang, to.upright, id(before), *frames.sight(shots, eyes, to.lang))
        if key not in made:
            found, after = frames.frames(shots, eyes, to.lang, before, to.upright)
            made[key] = (encoded(wire.Frames(found)) if found else b"", after)
        text, to.picture = made[key]
        if text:
            to.send(text)
            metrics.deliveries.inc()

    def prompt(self, room: Room, to: set[Connection]) -> None:
        """What everybody waits for."""
        made: dict[tuple[object, ...], bytes] = {}
        for each in to:
            seat, covered = room.asked(each.seats), showing.is_covered(room, each)
            why = showing.why_kept(room, each.seats)
            kept = say(why, each.lang) if why is not None else ""
            alone = showing.spoken_to(room, each.seats, seat)
            key = (seat, each.lang, kept, covered, alone)
            if key not in made:
                made[key] = encoded(showing.prompt(room, seat, each.lang, kept, covered, alone))
            each.send(made[key])

    def seats_soon(self, room: Room) -> None:
        """Who is there, told once for all who come and go at the same moment."""
        if self.telling is None and self.connections:
            self.telling = asyncio.get_running_loop().call_later(MOMENT, self.seats, room)

    def seats(self, room: Room) -> None:
        """Who is there."""
        if self.telling is not None:
            self.telling.cancel()
            self.telling = None
        shown = {lang: showing.seats_shown(room, set(), lang) for lang in {each.lang for each in self.connections}}
        for each in self.connections:
            for seat in shown[each.lang]:
                seat.you = seat.seat in each.seats
            each.send(encoded(wire.Seats(shown[each.lang])))

    def all(self, message: wire.ToClient) -> None:
        """The same for everybody."""
        text = encoded(message)
        for each in self.connections:
            each.send(text)

    def catch_up(self, room: Room, to: Connection, seen: int) -> None:
        """Everything that somebody needs who just came, or changed the language."""
        to.send(encoded(showing.introduction(room, to)))
        self.show_all(room, to, seen)

    def show_all(self, room: Room, to: Connection, seen: int) -> None:
        """The whole picture, the story that was missed, and what is asked."""
        to.eyes = showing.eyes(room, to)
        since, told = showing.missed(room, seen)
        text, to.picture = whole(room.shot, to.eyes, to.lang, since, told, to.upright)
        to.send(text)
        self.prompt(room, {to})


def whole(shot: Shot, eyes: Viewpoint, lang: str, since: int, told: list[Line], upright: bool) -> tuple[bytes, Picture]:
    """Everything there is to see; made once for all who come back at once and know the same."""
    picture = shot.picture(eyes, lang)
    hidden = [eyes is not ALL and line.step.hidden(eyes) for line in told]

    def make() -> tuple[bytes, Picture]:
        frame, seen = frames.whole(shot, eyes, lang, since, told, upright, put_written)
        return encoded(wire.Frames([frame])), seen

    key = id(picture), lang, upright, since, *hidden  # what is kept has the picture: its id stays its own
    return _wholes.get(key, make)


# The socket


async def live(socket: WebSocket[Any, Any, State], tables: Tables, table: str) -> None:
    """Play or watch a table."""
    await socket.accept()
    try:
        await serve(socket, tables, table)
    except Farewell as farewell:
        await closed(socket, farewell)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("a connection broke")
        await closed(socket, Farewell(OURS, "a fault of ours"))


async def closed(socket: WebSocket[Any, Any, State], farewell: Farewell) -> None:
    """Close a socket that may be closed already."""
    try:
        await socket.close(farewell.code, farewell.reason)
    except (RuntimeError, WebSocketDisconnect):
        log.debug("closed by the other side first")


async def serve(socket: WebSocket[Any, Any, State], tables: Tables, table: str) -> None:
    """Hello, then reading and writing until one of them ends."""
    hello = await greeting(socket)
    room, seats = await admitted(tables, table, hello)
    connection = Connection(seats, hello.lang, hello.upright)
    writer = asyncio.create_task(write(socket, connection))
    try:
        room.join(connection, hello.seen)
        tables.crowd.came()
        await read(socket, room, connection)
    finally:
        writer.cancel()
        room.leave(connection)


async def admitted(tables: Tables, table: str, hello: wire.Hello) -> tuple[Room, set[int]]:
    """The table that somebody may come to, and the seats they hold there."""
    try:
        room = await tables.room(table, hello.seen)
    except Refusal as refusal:
        code = LEAVING if refusal.status == BROKEN else NO_TABLE
        raise Farewell(code, refusal.said(hello.lang)) from refusal
    seats = await tables.seats(room, hello.tokens)
    if not seats:
        raise Farewell(NO_TOKEN, "none of these tokens opens a seat at this table")
    if len(room.audience.connections) >= CROWD:
        raise Farewell(CROWDED, "too many are here already")
    return room, seats


async def greeting(socket: WebSocket[Any, Any, State]) -> wire.Hello:
    """The first message, which must be a hello and come soon."""
    try:
        message = understood(await asyncio.wait_for(receive(socket), PATIENCE))
    except TimeoutError as error:
        raise Farewell(TOO_SLOW, "no hello") from error
    if not isinstance(message, wire.Hello):
        raise Farewell(NOT_UNDERSTOOD, "say hello first")
    return message


async def receive(socket: WebSocket[Any, Any, State]) -> str | bytes:
    """The next message, text or not."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="left", code=event.get("code", 1000))
    return event.get("text") or event.get("bytes") or b""


def understood(data: str | bytes) -> wire.FromClient:
    """A message, if it is one."""
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Farewell(NOT_UNDERSTOOD, str(error)[:100].encode("ascii", "replace").decode()) from error


async def write(socket: WebSocket[Any, Any, State], connection: Connection) -> None:
    """Send what is in the outbox, in order."""
    while True:
        message = await connection.outbox.get()
        if isinstance(message, Farewell):
            await closed(socket, message)
            return
        await socket.send({"type": "websocket.send", "bytes": message, "text": None})


async def read(socket: WebSocket[Any, Any, State], room: Room, connection: Connection) -> None:
    """Do what the messages say, one after the other."""
    bucket = Bucket(room.tables.settings.messages_a_second, BURST)
    while True:
        data = await receive(socket)
        await bucket.wait()
        message = understood(data)
        try:
            await answer(room, connection, message)
        except Refusal as refusal:
            metrics.refused.inc()
            connection.send(encoded(wire.Refused(act_id_of(message), refusal.said(connection.lang))))
        except BadInput as error:
            said = words(connection.lang).complaint(error)
            connection.send(encoded(wire.Refused(act_id_of(message), said)))


def act_id_of(message: wire.FromClient) -> str | None:
    """The id of an act, where the message has one."""
    return message.act_id if isinstance(message, wire.Act | wire.Undo) else None


async def answer(room: Room, connection: Connection, message: wire.FromClient) -> None:
    """Do what one message says; each is authorised by the seats of its connection."""
    if isinstance(message, wire.Act):
        await room.tables.crowd.seated()
        seq = await room.act(connection.seats - {WATCHER}, message.option, message.act_id, message.seq)
        connection.send(encoded(wire.Done(message.act_id, seq)))
    elif isinstance(message, wire.Undo):
        seq = await room.undo(connection.seats - {WATCHER}, message.act_id, message.seq)
        connection.send(encoded(wire.Done(message.act_id, seq)))
    elif isinstance(message, wire.Look):
        if showing.is_covered(room, connection) and message.seat == room.asked(connection.seats):
            connection.looks = message.seat
            room.audience.show_all(room, connection, 0)
    elif isinstance(message, wire.HintWanted):
        if not showing.is_covered(room, connection):
            room.advice.begin(connection, message.seq)
    elif isinstance(message, wire.ReachWanted):
        await tell_reach(room, connection, message.seq)
    elif isinstance(message, wire.InspectWanted):
        connection.send(encoded(inspect.seen_live(room, connection, message)))
    elif isinstance(message, wire.Speak):
        connection.lang, connection.upright = message.lang, message.upright
        room.audience.catch_up(room, connection, 0)
    else:
        raise Farewell(NOT_UNDERSTOOD, "one hello is enough")


async def tell_reach(room: Room, connection: Connection, seq: int) -> None:
    """Where the piece can be driven that a seat is asked about, and what its options lead to; tried out beside it."""
    seat = room.asked(connection.seats)
    if seat is None or seq != room.shot.seq or showing.is_covered(room, connection):
        return
    game, lang = imagined(room.match, room.shot, seat), connection.lang
    ways, (prospects, ghost) = await asyncio.to_thread(reach, room.match.rules, game)
    shown = [prospect(each, lang) for each in prospects]
    routes = [route(room.match.rules, each, lang) for each in ways]
    connection.send(encoded(wire.Routes(seq, routes, shown, spell(ghost, lang))))
