"""Campaigns at the web table: begun, climbed table by table, carried away and brought back."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from typing import Final, Literal

from sqlalchemy.exc import SQLAlchemyError

from chicane.core.campaign import Campaign, from_data
from chicane.core.errors import BadInput
from chicane.core.message import Message
from chicane.server import ledger, lobby, wire
from chicane.server.ledger import Kept, Tried
from chicane.server.refusal import BROKEN, NOT_FOUND, no
from chicane.server.seats import HUMAN, cleaned, hashed, new_token
from chicane.server.standing import replayed, rules_of
from chicane.server.store import Job, now
from chicane.server.tables import Tables, dice, new_record
from chicane.words import words

log = logging.getLogger(__name__)

UNAUTHORISED: Final = 401
USUAL_BOT: Final = "bot:greedy"


async def begin(tables: Tables, campaign: Campaign, lang: str) -> wire.CampaignMade:
    """Keep a new campaign, with a token for whoever plays it."""
    token, created = new_token(), now()
    kept = Kept(secrets.token_hex(8), campaign.game, hashed(token), campaign.as_data(), created, created)
    await write(tables, ledger.adding(kept))
    return wire.CampaignMade(kept.id, token, shown(kept, [], campaign, lang))


async def entered(tables: Tables, id: str, token: str) -> tuple[Kept, list[Tried], Campaign]:
    """A campaign by its id, for whoever has its token."""
    found = await asyncio.to_thread(ledger.find, tables.store.engine, id)
    if found is None:
        raise no("server-refused-no-campaign", NOT_FOUND)
    kept, tried = found
    if not hmac.compare_digest(hashed(token), kept.hash):
        raise no("server-refused-campaign-token", UNAUTHORISED)
    try:
        return kept, tried, from_data(kept.state)
    except BadInput as error:
        log.error("campaign %s can't be read: %s", id, error)
        raise no("server-refused-other-rules", game=kept.game) from error


async def attempt(tables: Tables, id: str, campaign: Campaign, wanted: wire.AttemptWanted) -> wire.TableMade:
    """A table for an attempt, with bots on the seats that the game needs beside one's own."""
    rules = rules_of(campaign.game)
    assert rules.ladder is not None
    setup = {name: str(choice) for name, choice in campaign.options(wanted.options, wanted.rung).items()}
    players = rules.usual_players({})
    kinds = [HUMAN, *[USUAL_BOT] * (players - 1)]
    names = [cleaned(wanted.name), *[""] * (players - 1)]
    record = new_record(rules.id, rules.version, setup, names, kinds, *dice(wanted.seed))
    entries = replayed(record, []).settle()
    binding = ledger.binding(id, record.id, setup[rules.ladder.rung])
    return await tables.lay(record, entries, wanted.lang, binding)


async def reset(tables: Tables, id: str, kept: dict[str, str]) -> None:
    """Begin anew, with what is kept or with other choices."""
    await write(tables, ledger.resetting(id, kept))


async def write(tables: Tables, job: Job) -> None:
    """Have something written, or refuse it."""
    try:
        await tables.store.do(job)
    except SQLAlchemyError as error:
        log.error("a campaign could not be written: %s", type(error).__name__)
        raise no("server-refused-disk", BROKEN) from error


def shown(kept: Kept, tried: list[Tried], campaign: Campaign, lang: str) -> wire.CampaignShown:
    """How a campaign stands."""
    ladder = campaign.rules.ladder
    assert ladder is not None
    return wire.CampaignShown(
        kept.id,
        campaign.game,
        words(lang).say(campaign.rules.title()),
        [kept_choice(campaign.game, name, choice, lang) for name, choice in campaign.kept.items()],
        ladder.rung,
        [stage(campaign, number, lang) for number in range(len(campaign.rungs))],
        campaign.is_over,
        [wire.AttemptShown(each.table, each.rung) for each in tried],
        kept.created.isoformat(),
    )


def kept_choice(game: str, name: str, choice: str, lang: str) -> wire.KeptChoice:
    """What was chosen for good, in words."""
    key = f"{game}-option-{name}"
    return wire.KeptChoice(name, words(lang).say(Message(key)), chosen(key, choice, lang))


def chosen(key: str, choice: str, lang: str) -> wire.Choice:
    """A choice in words."""
    return wire.Choice(choice, *lobby.said(f"{key}-{choice}", lang))


def stage(campaign: Campaign, number: int, lang: str) -> wire.Stage:
    """A rung: how it stands, and how often it was won and lost."""
    assert campaign.rules.ladder is not None
    rung = campaign.rungs[number]
    state: Literal["won", "open", "locked"]
    state = "won" if number < campaign.reached else "open" if rung in campaign.open_rungs() else "locked"
    shown = chosen(f"{campaign.game}-option-{campaign.rules.ladder.rung}", rung, lang)
    if number >= campaign.opened:  # what it brings is told with its first attempt
        shown.help = ""
    return wire.Stage(shown, state, campaign.won[number], campaign.lost[number])
