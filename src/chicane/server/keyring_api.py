"""REST: keyrings, and how their holders are told that it is their turn."""

from __future__ import annotations

import asyncio
import secrets
from itertools import groupby
from smtplib import SMTPException
from typing import Final

from litestar import Router, get, post
from litestar.params import JSONBody

from chicane.core.message import Message
from chicane.core.view import WATCHER
from chicane.server import keyrings, wire
from chicane.server.api import BEARER, SMALL, UNAUTHORISED, Asked, limited, problems, tables_of, token_of
from chicane.server.keyrings import Device, Ring
from chicane.server.messages import Messages
from chicane.server.refusal import BROKEN, NOT_FOUND, no
from chicane.server.seats import hashed, new_token
from chicane.server.store import Conflict, Job, now
from chicane.server.tables import Tables
from chicane.words import words

NOT_IMPLEMENTED: Final = 501


def messages_of(request: Asked) -> Messages:
    """The ways that are set up."""
    messages: Messages = request.app.state.messages
    return messages


async def held(request: Asked) -> Ring:
    """The keyring whose token the request shows."""
    token = token_of(request, "server-refused-keyring")
    found = await asyncio.to_thread(keyrings.find, tables_of(request).store.engine, hashed(token))
    if found is None:
        raise no("server-refused-keyring", UNAUTHORISED)
    return found


async def shown(request: Asked, hash: str) -> wire.KeyringShown:
    """What hangs on a keyring."""
    engine = tables_of(request).store.engine
    rows = await asyncio.to_thread(keyrings.held, engine, hash)
    ring = await asyncio.to_thread(keyrings.find, engine, hash)
    devices = await asyncio.to_thread(keyrings.devices, engine, hash)
    tables = [
        wire.SeatsHeld(table, game, [seat for _, _, seat in group])
        for (table, game), group in groupby(rows, key=lambda row: row[:2])
    ]
    return wire.KeyringShown(tables, (ring and ring.mail) or "", len(devices))


@get("/ways", responses=problems(400))
async def get_ways(request: Asked) -> wire.Ways:
    """How this server can tell somebody that it is their turn."""
    messages = messages_of(request)
    return wire.Ways(messages.mail is not None, messages.push.public if messages.push else "")


@post("/", responses=problems(400, 413, 429, 503))
async def post_keyring(request: Asked, data: JSONBody[wire.KeyringWanted]) -> wire.KeyringMade:
    """Make a keyring: one token for all seats of one person."""
    limited(request)
    token = new_token()
    ring = Ring(hashed(token), data.lang, None, None, None, 0, now())
    await tables_of(request).store.do(keyrings.adding(ring))
    return wire.KeyringMade(token, f"/#/k?k={token}")


@get("/", security=BEARER, responses=problems(400, 401))
async def get_keyring(request: Asked) -> wire.KeyringShown:
    """What hangs on a keyring."""
    return await shown(request, (await held(request)).hash)


@post("/seats", security=BEARER, status_code=200, responses=problems(400, 401, 404, 409, 413, 503))
async def post_seats(request: Asked, data: JSONBody[wire.SeatsAdded]) -> wire.KeyringShown:
    """Hang seats on a keyring, by tokens that open them; from then on the keyring's token opens them, too."""
    ring, tables = await held(request), tables_of(request)
    room = await tables.room(data.table)
    seats = await tables.seats(room, data.tokens)
    if not seats:
        raise no("server-refused-token", UNAUTHORISED)
    await hung(tables, room.record.id, keyrings.hanging(ring.hash, room.record.id, seats - {WATCHER}))
    return await shown(request, ring.hash)


async def hung(tables: Tables, table: str, job: Job) -> None:
    """Hang seats on a keyring; a table may have been thrown away that is in memory here."""
    try:
        await tables.store.do(job)
    except Conflict as conflict:
        if await asyncio.to_thread(tables.store.load, table) is None:
            raise no("server-refused-no-table", NOT_FOUND) from conflict
        await tables.store.do(job)  # another process hung one of them first, which is known by now


@post("/forget", security=BEARER, status_code=200, responses=problems(400, 401, 413, 503))
async def post_forget(request: Asked, data: JSONBody[wire.TableForgotten]) -> wire.KeyringShown:
    """Take a table off a keyring."""
    ring = await held(request)
    await tables_of(request).store.do(keyrings.taking_off(ring.hash, data.table))
    return await shown(request, ring.hash)


@post("/mail", security=BEARER, status_code=200, responses=problems(400, 401, 413, 429, 501, 503))
async def post_mail(request: Asked, data: JSONBody[wire.MailWanted]) -> wire.KeyringShown:
    """Send a code to an address, which is used once the code has come back; an empty one ends all mail."""
    ring, store, mail = await held(request), tables_of(request).store, messages_of(request).mail
    if not data.address:
        await store.do(keyrings.changing(ring.hash, mail=None, wanted=None, code=None))
        return await shown(request, ring.hash)
    if mail is None:
        raise no("server-refused-no-mail", NOT_IMPLEMENTED)
    for who in (data.address.lower(), f"from {request.client.host if request.client else ''}"):
        request.app.state.letters.take(who)
    code = f"{secrets.randbelow(1_000_000):06}"
    values = {"wanted": data.address, "code": hashed(code), "tries": 0, "lang": data.lang}
    await store.do(keyrings.changing(ring.hash, **values))
    subject, text = (words(data.lang).say(Message(key, "", code=code)) for key in ("server-code", "server-code-mail"))
    try:
        await asyncio.to_thread(mail.send, data.address, subject, f"{text}\n")
    except (OSError, SMTPException) as error:
        raise no("server-refused-mail", BROKEN) from error
    return await shown(request, ring.hash)


@post("/code", security=BEARER, status_code=200, responses=problems(400, 401, 409, 413, 503))
async def post_code(request: Asked, data: JSONBody[wire.MailCode]) -> wire.KeyringShown:
    """The code that came by mail: from now on messages go there."""
    ring, right = await held(request), list[bool]()
    await tables_of(request).store.do(keyrings.trying(ring.hash, hashed(data.code), right))
    if not right:
        raise no("server-refused-code-old")
    if not right[0]:
        raise no("server-refused-code-wrong")
    return await shown(request, ring.hash)


@post("/push", security=BEARER, status_code=200, responses=problems(400, 401, 409, 413, 501, 503))
async def post_push(request: Asked, data: JSONBody[wire.PushWanted]) -> wire.KeyringShown:
    """Push messages to a browser."""
    ring, push = await held(request), messages_of(request).push
    if push is None:
        raise no("server-refused-no-push", NOT_IMPLEMENTED)
    if not push.may_send(data.endpoint):
        raise no("server-refused-endpoint")
    device = Device(data.endpoint, data.p256dh, data.auth)
    await tables_of(request).store.do(keyrings.subscribing(ring.hash, device))
    return await shown(request, ring.hash)


@post("/push/stop", security=BEARER, status_code=200, responses=problems(400, 401, 413, 503))
async def post_push_stop(request: Asked, data: JSONBody[wire.PushUnwanted]) -> wire.KeyringShown:
    """Push no more to a browser."""
    ring = await held(request)
    await tables_of(request).store.do(keyrings.unsubscribing(data.endpoint, ring.hash))
    return await shown(request, ring.hash)


router = Router(
    "/api/keyring",
    route_handlers=[
        get_ways, post_keyring, get_keyring, post_seats, post_forget, post_mail, post_code, post_push, post_push_stop,
    ],
    request_max_body_size=SMALL,
)  # fmt: skip
