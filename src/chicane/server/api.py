"""REST: the lobby, and everything at a table that is not live."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from chicane.core.view import WATCHER, has_secrets
from chicane.server import lobby, pictures, reach, replay, review, showing, wire
from chicane.server.refusal import no
from chicane.server.room import Room
from chicane.server.settings import Settings
from chicane.server.tables import Tables
from chicane.server.upload import file_of

UNAUTHORISED: Final = 401
SMALL, LARGE = 64_000, 4_000_000  # bytes of a body

Asked = Request[Any, Any, State]
Ply = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
First = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]
Last = Annotated[int | None, QueryParameter(name="to", ge=0, le=1_000_000)]
BEARER: Final[list[dict[str, list[str]]]] = [{"bearer": []}]
SVG, PNG = "image/svg+xml", "image/png"


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """What else a request may be answered with."""
    return {code: ResponseSpec(wire.Problem, description=WHY[code], generate_examples=False) for code in codes}


WHY: Final = {
    400: "Not understood, or not possible",
    401: "No token, or none that opens a seat at this table",
    403: "Not for this seat",
    404: "There is no such thing",
    409: "Not now: the reason says why",
    413: "Too big",
    429: "Too often",
    501: "Not installed",
    503: "The disk did not take it",
}


def tables_of(request: Asked) -> Tables:
    """The tables of this server."""
    tables: Tables = request.app.state.tables
    return tables


def token_of(request: Asked, refusal: str) -> str:
    """The token that a request shows, in its header and nowhere else."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token or "token" in request.query_params:
        raise no(refusal, UNAUTHORISED)
    return token.strip()


async def entered(request: Asked, table: str) -> tuple[Room, set[int]]:
    """The table, and the seats there that the request's token opens."""
    token = token_of(request, "server-refused-token")
    room = await tables_of(request).room(table)
    seats = await tables_of(request).seats(room, [token])
    if not seats:
        raise no("server-refused-token", UNAUTHORISED)
    return room, seats


async def looking(request: Asked, table: str) -> tuple[Room, set[int]]:
    """The same, for what is only looked at: a keyring that opens several seats of a table sees nobody's secrets."""
    room, seats = await entered(request, table)
    return room, seats if len(seats) < 2 else {WATCHER}


async def seated(request: Asked, table: str) -> tuple[Room, set[int]]:
    """The same, for what watchers may not do."""
    room, seats = await entered(request, table)
    return room, seats - {WATCHER}


def limited(request: Asked) -> None:
    """Refuse an address that opens too many tables."""
    request.app.state.limits.take(request.client.host if request.client else "")


# The lobby


@get("/games", responses=problems(400))
async def get_games(lang: FromQuery[wire.Lang] = "en") -> Response[list[wire.GameCard]]:
    """The games there are."""
    cards, tag = await asyncio.to_thread(lobby.tagged_cards, lang)
    return Response(cards, headers={"ETag": tag})


@get("/games/{game:str}/picture.svg", media_type=SVG, responses=problems(400, 404))
async def get_game_picture(game: FromPath[str], lang: FromQuery[wire.Lang] = "en") -> Response[str]:
    """A game in full swing."""
    drawing = await asyncio.to_thread(lobby.game_picture, game, lang)
    return Response(drawing, media_type=SVG, headers={"ETag": lobby.tag(drawing)})


@get("/games/{game:str}/portraits", responses=problems(400, 404))
async def get_portraits(game: FromPath[str], lang: FromQuery[wire.Lang] = "en") -> list[wire.Portrait]:
    """Pictures of what is chosen once for a campaign of a game."""
    return await asyncio.to_thread(lobby.portraits, game, lang)


@get("/bots", responses=problems(400))
async def get_bots(lang: FromQuery[wire.Lang] = "en") -> list[wire.BotCard]:
    """The bots there are."""
    return lobby.bot_cards(lang)


@get("/reach", responses=problems(400))
async def get_reach(request: Asked) -> wire.Reach:
    """Where others find this server."""
    settings: Settings = request.app.state.settings
    found = reach.addresses(settings.listens, request.url.port or settings.port)
    return wire.Reach([settings.public] if settings.public else [f"{each}{settings.base}" for each in found])


@post("/codes", status_code=200, media_type=SVG, responses=problems(400, 501))
async def post_code(data: JSONBody[wire.Link]) -> str:
    """A link as a QR code, where segno is installed; it is posted, for a link to a seat is a secret."""
    return reach.code(data.link)


@get("/words", responses=problems(400))
async def get_words(lang: FromQuery[wire.Lang] = "en") -> dict[str, str]:
    """The texts of the browser table."""
    return lobby.interface(lang)


@get("/rules/{game:str}/{rule:str}", responses=problems(400, 404))
async def get_rule(game: FromPath[str], rule: FromPath[str], lang: FromQuery[wire.Lang] = "en") -> wire.RuleText:
    """A rule by its ID."""
    return lobby.rule(game, rule, lang)


@get("/rules/{game:str}/{rule:str}/section", responses=problems(400, 404))
async def get_section(
    game: FromPath[str], rule: FromPath[str], lang: FromQuery[wire.Lang] = "en"
) -> list[wire.RuleText]:
    """The rules under the same heading as a rule."""
    return lobby.section(game, rule, lang)


@post("/tables", responses=problems(400, 413, 429, 503))
async def post_table(request: Asked, data: JSONBody[wire.NewTable]) -> wire.TableMade:
    """Open a table."""
    limited(request)
    return await tables_of(request).open(data)


@post("/files", request_max_body_size=LARGE, responses=problems(400, 413, 429, 503))
async def post_file(request: Asked, data: JSONBody[wire.Upload]) -> wire.TableMade:
    """Open a table for a game file."""
    limited(request)
    return await tables_of(request).upload(data)


# A table


@get("/tables/{table:str}", security=BEARER, responses=problems(400, 401, 404, 409))
async def get_table(request: Asked, table: FromPath[str], lang: FromQuery[wire.Lang] = "en") -> wire.Summary:
    """How a table stands."""
    room, seats = await entered(request, table)
    return showing.summary(room, seats, lang)


@post("/tables/{table:str}/acts", security=BEARER, status_code=200, responses=problems(400, 401, 404, 409, 413, 503))
async def post_act(request: Asked, table: FromPath[str], data: JSONBody[wire.ActWanted]) -> wire.Accepted:
    """Choose an option. The same act_id again changes nothing and gives the same answer."""
    room, seats = await seated(request, table)
    return wire.Accepted(data.act_id, await room.act(seats, data.option, data.act_id, data.seq))


@post("/tables/{table:str}/undo", security=BEARER, status_code=200, responses=problems(400, 401, 404, 409, 413, 503))
async def post_undo(request: Asked, table: FromPath[str], data: JSONBody[wire.UndoWanted]) -> wire.Accepted:
    """Take back the last act of this seat, if nothing was learnt by it."""
    room, seats = await seated(request, table)
    return wire.Accepted(data.act_id, await room.undo(seats, data.act_id, data.seq))


STEER: Final = problems(400, 401, 403, 404, 409, 413, 503)


@post("/tables/{table:str}/name", security=BEARER, status_code=200, responses=STEER)
async def post_name(request: Asked, table: FromPath[str], data: JSONBody[wire.NameWanted]) -> wire.Written:
    """Give this seat a name."""
    room, seats = await seated(request, table)
    return wire.Written(await room.rename(seats, data.name))


@post("/tables/{table:str}/stand-in", security=BEARER, status_code=200, responses=STEER)
async def post_stand_in(request: Asked, table: FromPath[str], data: JSONBody[wire.StandInWanted]) -> wire.Written:
    """Have a bot play for somebody who has been away for a while."""
    room, seats = await seated(request, table)
    return wire.Written(await room.stand_in(seats, data.seat, data.bot))


@post("/tables/{table:str}/back", security=BEARER, status_code=200, responses=STEER)
async def post_back(request: Asked, table: FromPath[str], data: JSONBody[wire.Nothing]) -> wire.Written:
    """Take this seat back from the bot that stood in."""
    room, seats = await seated(request, table)
    return wire.Written(await room.back(seats))


@post("/tables/{table:str}/rematch", security=BEARER, status_code=200, responses=STEER)
async def post_rematch(request: Asked, table: FromPath[str], data: JSONBody[wire.Nothing]) -> wire.TableLink:
    """A new table for the same seats and tokens, once this one is over."""
    room, seats = await seated(request, table)
    return wire.TableLink(await tables_of(request).rematch(room, seats))


@get("/tables/{table:str}/frames", security=BEARER, responses=problems(400, 401, 404, 409))
async def get_frames(
    request: Asked, table: FromPath[str], first: First = 0, last: Last = None, lang: FromQuery[wire.Lang] = "en"
) -> wire.Replay:
    """The race ply by ply, at most 100 plies a request, as this seat may know it."""
    room, seats = await looking(request, table)
    return await replay.replay(room.match, room.record.kinds, seats, first, last, lang)


@get("/tables/{table:str}/stage", security=BEARER, responses=problems(400, 401, 404, 409))
async def get_stage(request: Asked, table: FromPath[str], lang: FromQuery[wire.Lang] = "en") -> wire.StoryPage | None:
    """The page of the story that belongs to how the game stands: what comes before an attempt, or how it ended."""
    room, _ = await entered(request, table)
    return await asyncio.to_thread(showing.page, room.match, lang)


@get("/tables/{table:str}/review", security=BEARER, responses=problems(400, 401, 404, 409, 503))
async def get_review(request: Asked, table: FromPath[str], lang: FromQuery[wire.Lang] = "en") -> wire.ReviewShown:
    """Everybody's chances by move, turning points and mistakes, once the game is over."""
    room, _ = await entered(request, table)
    return review.shown(await room.tables.reviews.of(room), lang)


@get("/tables/{table:str}/file", security=BEARER, responses=problems(400, 401, 404, 409))
async def get_file(request: Asked, table: FromPath[str]) -> Response[dict[str, Any]]:
    """The game file; its seed is withheld, and a game with secrets is, until it is over."""
    room, _ = await entered(request, table)
    match = room.match
    if has_secrets(match.game) and not match.over:
        raise no("server-refused-file")
    name = f"{room.record.game}-{room.record.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(file_of(match, room.record.kinds), headers=headers)


async def drawn(request: Asked, table: str, at: int | None, lang: str) -> str:
    """A position of a table as SVG."""
    room, seats = await looking(request, table)
    return pictures.picture(room.match, room.record.kinds, at, seats, lang)


@get("/tables/{table:str}/picture.svg", security=BEARER, media_type=SVG, responses=problems(400, 401, 404, 409))
async def get_svg(request: Asked, table: FromPath[str], at: Ply = None, lang: FromQuery[wire.Lang] = "en") -> str:
    """A picture of a position."""
    return await drawn(request, table, at, lang)


@get("/tables/{table:str}/picture.png", security=BEARER, media_type=PNG, responses=problems(400, 401, 404, 409, 501))
async def get_png(request: Asked, table: FromPath[str], at: Ply = None, lang: FromQuery[wire.Lang] = "en") -> bytes:
    """The same as PNG, where resvg-py is installed."""
    return await asyncio.to_thread(pictures.png, await drawn(request, table, at, lang))


router = Router(
    "/api",
    route_handlers=[
        get_games, get_game_picture, get_portraits, get_bots, get_words, get_reach, post_code,
        get_rule, get_section, post_table, post_file, get_table,
        post_act, post_undo, post_name, post_stand_in, post_back, post_rematch, get_frames, get_stage, get_review,
        get_file, get_svg, get_png,
    ],
    request_max_body_size=SMALL,
)  # fmt: skip
