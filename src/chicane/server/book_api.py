"""REST: the book of a game, its guided games, and rules by what they say."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Router, get
from litestar.params import FromPath, FromQuery, QueryParameter

from chicane.server import book, guides, wire
from chicane.server.api import problems

Wanted = Annotated[str, QueryParameter(name="find", max_length=100)]


@get("/games/{game:str}/book", responses=problems(400, 404))
async def get_book(game: FromPath[str], lang: FromQuery[wire.Lang] = "en") -> wire.BookShown:
    """The pages of a game's book, without pictures."""
    return book.contents(game, lang)


@get("/games/{game:str}/book/{page:str}", responses=problems(400, 404))
async def get_page(game: FromPath[str], page: FromPath[str], lang: FromQuery[wire.Lang] = "en") -> wire.PageShown:
    """A page of a game's book, with pictures (SVG)."""
    return await asyncio.to_thread(book.page, game, page, lang)


@get("/rules/{game:str}", responses=problems(400, 404))
async def get_rules(game: FromPath[str], wanted: Wanted = "", lang: FromQuery[wire.Lang] = "en") -> list[wire.RuleText]:
    """Rules by their ID, its beginning, or a word of their text; at most 30."""
    return book.found_rules(game, wanted, lang)


@get("/games/{game:str}/guides/{guide:str}", responses=problems(400, 404))
async def get_guide(game: FromPath[str], guide: FromPath[str], lang: FromQuery[wire.Lang] = "en") -> wire.GuideShown:
    """A guided game, moment by moment."""
    return await asyncio.to_thread(guides.guide, game, guide, lang)


router = Router("/api", route_handlers=[get_book, get_page, get_guide, get_rules])
