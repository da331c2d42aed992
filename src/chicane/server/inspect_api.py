"""REST: what something in a replay or in a guided game is."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Router, get
from litestar.params import FromPath, FromQuery, QueryParameter

from chicane.server import guides, inspect, wire
from chicane.server.api import BEARER, Asked, Ply, looking, problems

Id = Annotated[str, QueryParameter(name="piece", max_length=100)]
Moment = Annotated[int, QueryParameter(ge=0, le=1000)]
Coordinate = Annotated[float | None, QueryParameter()]


@get("/tables/{table:str}/about", security=BEARER, responses=problems(400, 401, 404, 409))
async def get_about(
    request: Asked,
    table: FromPath[str],
    piece: Id = "",
    x: Coordinate = None,
    y: Coordinate = None,
    at: Ply = None,
    lang: FromQuery[wire.Lang] = "en",
) -> list[wire.AboutShown]:
    """What a piece is, or what is printed at a place, in a position as this seat may know it."""
    room, seats = await looking(request, table)
    ply = len(room.match.acts) if at is None else at
    return inspect.seen_again(room.match, room.record.kinds, seats, ply, piece, inspect.place(x, y), lang)


@get("/games/{game:str}/guides/{guide:str}/about", responses=problems(400, 404))
async def get_guide_about(
    game: FromPath[str],
    guide: FromPath[str],
    piece: Id = "",
    x: Coordinate = None,
    y: Coordinate = None,
    moment: Moment = 0,
    lang: FromQuery[wire.Lang] = "en",
) -> list[wire.AboutShown]:
    """The same in a moment of a guided game, by its number from 0."""
    return await asyncio.to_thread(guides.about, game, guide, moment, piece, inspect.place(x, y), lang)


router = Router("/api", route_handlers=[get_about, get_guide_about])
