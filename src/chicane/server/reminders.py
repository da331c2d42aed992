"""Play by days: who must choose and is not there is told so, once, by mail or push."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta
from smtplib import SMTPException
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from chicane.core.message import Arg, Message
from chicane.server import keyrings, metrics
from chicane.server.age import utc
from chicane.server.keyrings import Ring, reminders
from chicane.server.messages import Messages
from chicane.server.refusal import Refusal
from chicane.server.seats import called
from chicane.server.store import Job, now
from chicane.words import words

if TYPE_CHECKING:
    from chicane.server.room import Room
    from chicane.server.standing import Standing
    from chicane.server.tables import Tables

log = logging.getLogger(__name__)

ROUND: Final = 10.0  # seconds between two rounds of the postman, at most
BAG: Final = 100  # reminders of one round


def due(room: Room, trial: Standing) -> Job | None:
    """What is to be written with an act: who is asked now and was not before, and who no longer is."""
    if not room.record.days or not room.tables.settings.reminds:
        return None
    before = set(room.standing.waiting)
    after = set(trial.waiting) if not trial.match.over else set()
    table, moment = room.record.id, now() + timedelta(seconds=room.tables.settings.remind_after)
    asked = [seat for seat in after - before if room.bot_of(seat) is None]

    def job(connection: Connection) -> None:
        mine = reminders.c.table_id == table, reminders.c.seat.in_([*before - after, *asked])
        connection.execute(delete(reminders).where(*mine))
        if asked:
            connection.execute(insert(reminders), [{"table_id": table, "seat": seat, "due": moment} for seat in asked])

    return job


class Reminder(NamedTuple):
    """Somebody is to be told at a moment, if they are still asked then."""

    table: str
    seat: int
    due: datetime

    @property
    def mine(self) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
        """Where it is kept."""
        return reminders.c.table_id == self.table, reminders.c.seat == self.seat


class Postman:
    """Goes round and tells whoever is asked and away."""

    def __init__(self, tables: Tables, messages: Messages) -> None:
        self.tables = tables
        self.messages = messages
        self.engine: Engine = tables.store.engine

    @property
    def pause(self) -> float:
        """Seconds between two rounds: at least two of them lie between a question and its reminder."""
        return min(ROUND, max(0.2, self.tables.settings.remind_after / 4))

    async def rounds(self) -> None:
        """Round after round, as long as the server runs."""
        while True:
            await asyncio.sleep(self.pause)
            try:
                await self.round()
            except SQLAlchemyError:
                log.exception("reminders wait for the next round")

    async def round(self) -> None:
        """Everybody who is due; of several servers, the one that takes a reminder tells."""
        soon = await asyncio.to_thread(self.soon)
        here = [each for each in soon if self.is_here(each)]
        if here:
            await asyncio.to_thread(self.postpone, here)
        due = [each for each in soon if each not in here and each.due <= now()]
        for each in await asyncio.to_thread(self.taken, due) if due else []:
            try:
                room = await self.tables.room(each.table)
            except Refusal as refusal:  # by other rules than those of today
                log.warning("nobody is told of table %s: %s", each.table, refusal)
                continue
            if room.asked({each.seat}) is not None and not room.audience.present(each.seat):
                await asyncio.to_thread(self.tell, room, each.seat)

    def soon(self) -> list[Reminder]:
        """The reminders that are due in the next rounds, the oldest first."""
        until = now() + timedelta(seconds=2 * self.pause)
        wanted = select(reminders).where(reminders.c.due <= until).order_by(reminders.c.due).limit(BAG)
        with self.engine.connect() as connection:
            return [Reminder(row.table_id, row.seat, utc(row.due)) for row in connection.execute(wanted)]

    def is_here(self, reminder: Reminder) -> bool:
        """Whether who is to be reminded sits here; no other process knows."""
        room = self.tables.rooms.get(reminder.table)
        return room is not None and room.audience.present(reminder.seat)

    def postpone(self, found: list[Reminder]) -> None:
        """Who is there is reminded once they have been away for a while."""
        due = now() + timedelta(seconds=self.tables.settings.remind_after)
        with self.engine.begin() as connection:
            for each in found:
                connection.execute(update(reminders).where(*each.mine).values(due=due))

    def taken(self, due: list[Reminder]) -> list[Reminder]:
        """Those of some reminders that nobody else has taken or put off."""
        with self.engine.begin() as connection:
            late = reminders.c.due <= now()
            return [each for each in due if connection.execute(delete(reminders).where(*each.mine, late)).rowcount]

    def tell(self, room: Room, seat: int) -> None:
        """Tell everybody whose keyring opens the seat."""
        for ring in keyrings.holders(self.engine, room.record.id, seat):
            self.mail(ring, room)
            self.push(ring, room)

    def mail(self, ring: Ring, room: Room) -> None:
        """A letter, if the holder gave an address."""
        if self.messages.mail is None or not ring.mail:
            return
        text, why = said(ring, room, "server-turn-mail"), said(ring, room, "server-turn-why")
        link = f"{self.tables.settings.public}/#/t/{room.record.id}"
        try:
            whole = f"{text}\n\n{link}\n\n-- \n{why}\n"
            self.messages.mail.send(ring.mail, said(ring, room, "server-turn-subject"), whole)
            metrics.reminders.labels("mail", "sent").inc()
        except (OSError, SMTPException) as error:
            metrics.reminders.labels("mail", "failed").inc()
            log.warning("a mail could not be sent: %s", type(error).__name__)

    def push(self, ring: Ring, room: Room) -> None:
        """A push to each browser that asked for it."""
        if self.messages.push is None:
            return
        message = {
            "title": said(ring, room, "server-turn-subject"),
            "body": said(ring, room, "server-turn-push"),
            "table": room.record.id,
        }
        for device in keyrings.devices(self.engine, ring.hash):
            try:
                if self.messages.push.send(device, message):
                    metrics.reminders.labels("push", "sent").inc()
                else:  # the browser is gone
                    with self.engine.begin() as connection:
                        keyrings.unsubscribing(device.endpoint, ring.hash)(connection)
            except Exception as error:  # of whatever lies between us and somebody's browser
                metrics.reminders.labels("push", "failed").inc()
                log.warning("a push could not be sent: %s", type(error).__name__)


def said(ring: Ring, room: Room, key: str) -> str:
    """A message in the language of who gets it."""
    speak = words(ring.lang)
    names = called(room.match.seats, room.record.kinds, ring.lang, room.shot.aliases)
    args: dict[str, Arg] = {"game": speak.say(room.match.rules.title()), "names": ", ".join(names)}
    return speak.say(Message(key, "", **args))
