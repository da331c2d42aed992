"""REST: campaigns."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from chicane.core.campaign import Campaign, from_data
from chicane.server import campaigns, wire
from chicane.server.api import BEARER, SMALL, Asked, limited, problems, tables_of, token_of
from chicane.server.ledger import Kept, Tried


async def opened(request: Asked, campaign: str) -> tuple[Kept, list[Tried], Campaign]:
    """A campaign that the request's token opens."""
    token = token_of(request, "server-refused-campaign-token")
    return await campaigns.entered(tables_of(request), campaign, token)


@post("/", responses=problems(400, 413, 429, 503))
async def post_campaign(request: Asked, data: JSONBody[wire.NewCampaign]) -> wire.CampaignMade:
    """Begin a campaign."""
    limited(request)
    return await campaigns.begin(tables_of(request), Campaign(data.game, data.kept), data.lang)


@post("/import", responses=problems(400, 413, 429, 503))
async def post_import(request: Asked, data: JSONBody[wire.CampaignUpload]) -> wire.CampaignMade:
    """Go on with a campaign from a file, as a new one with a token of its own."""
    limited(request)
    return await campaigns.begin(tables_of(request), await asyncio.to_thread(from_data, data.file), data.lang)


@get("/{campaign:str}", security=BEARER, responses=problems(400, 401, 404, 409))
async def get_campaign(
    request: Asked, campaign: FromPath[str], lang: FromQuery[wire.Lang] = "en"
) -> wire.CampaignShown:
    """How a campaign stands."""
    return campaigns.shown(*await opened(request, campaign), lang)


@post("/{campaign:str}/attempts", security=BEARER, responses=problems(400, 401, 404, 409, 413, 429, 503))
async def post_attempt(request: Asked, campaign: FromPath[str], data: JSONBody[wire.AttemptWanted]) -> wire.TableMade:
    """Open a table for an attempt; when its game is over, the campaign knows."""
    kept, _, found = await opened(request, campaign)
    limited(request)
    return await campaigns.attempt(tables_of(request), kept.id, found, data)


@post("/{campaign:str}/reset", security=BEARER, status_code=200, responses=problems(400, 401, 404, 409, 413, 503))
async def post_reset(
    request: Asked, campaign: FromPath[str], data: JSONBody[wire.NewBeginning], lang: FromQuery[wire.Lang] = "en"
) -> wire.CampaignShown:
    """Begin anew, with what is kept or with other choices; attempts under way count no more."""
    _, _, found = await opened(request, campaign)
    found.reset(data.kept)  # what is wrong is refused before anything is written
    await campaigns.reset(tables_of(request), campaign, data.kept)
    return campaigns.shown(*await opened(request, campaign), lang)


@get("/{campaign:str}/file", security=BEARER, responses=problems(400, 401, 404, 409))
async def get_campaign_file(request: Asked, campaign: FromPath[str]) -> Response[dict[str, Any]]:
    """The file of a campaign, for the terminal or another server."""
    kept, _, found = await opened(request, campaign)
    headers = {"Content-Disposition": f'attachment; filename="campaign-{kept.game}.json"'}
    return Response(found.as_data(), headers=headers)


router = Router(
    "/api/campaigns",
    route_handlers=[post_campaign, post_import, get_campaign, post_attempt, post_reset, get_campaign_file],
    request_max_body_size=SMALL,
)
