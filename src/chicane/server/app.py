"""The application: routes, the static client, health, metrics, start and stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
import sys
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import uvicorn
from litestar import Litestar, Request, Response, WebSocket, get
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

import chicane
from chicane.core.errors import BadInput
from chicane.core.registry import names
from chicane.server import api, book_api, campaign_api, inspect_api, keyring_api, live, metrics, wire
from chicane.server.bots import Thinkers
from chicane.server.call import Call
from chicane.server.fanout import Fanout, backend_for
from chicane.server.gate import Gate
from chicane.server.guard import guarded
from chicane.server.idle import close_idle
from chicane.server.limits import Limits
from chicane.server.line import Line
from chicane.server.messages import Messages
from chicane.server.mount import mounted
from chicane.server.refusal import Refusal, no
from chicane.server.reminders import Postman
from chicane.server.settings import Settings
from chicane.server.shape import misfit
from chicane.server.standing import rules_of
from chicane.server.store import Store
from chicane.server.tables import Tables
from chicane.words import LANGUAGES, words

log = logging.getLogger(__name__)

SWEEP: Final = 60.0  # seconds between two looks for idle tables
MESSAGE_BYTES: Final = 65_536
PING: Final = 20.0  # seconds between two pings, and for the answer
FAREWELL: Final = 5  # seconds for what is under way when the server stops
COLLECT: Final = (4_000_000, 50, 1_000)  # acts leave nothing to collect, and to look through a thousand tables stalls
SWITCH: Final = 0.0005  # seconds: the writer, who mostly waits for the disk, must not also wait for its turn
UNAVAILABLE: Final = 503
LETTERS, LETTERS_AT_ONCE = 0.2, 5  # codes a minute by mail, to one address and for one asker
SOCKET: Final = re.compile("/ws/([^/]+)/?")
APIS: Final = (api, book_api, campaign_api, inspect_api, keyring_api)


def web() -> Path:
    """Where the client's files are."""
    return Path(str(files("chicane") / "web"))


@get("/health", include_in_schema=False)
async def health(state: State) -> Response[dict[str, bool]]:
    """Whether tables can be read and written."""
    try:
        well = await asyncio.to_thread(state.tables.store.is_well)
    except Exception:
        log.exception("the database does not answer")
        well = False
    return Response({"ok": well}, status_code=200 if well else UNAVAILABLE)


@get("/metrics", include_in_schema=False, media_type=CONTENT_TYPE_LATEST)
async def get_metrics() -> bytes:
    """Figures for Prometheus."""
    return generate_latest(metrics.registry)


# Errors


def language(request: Request[Any, Any, State]) -> str:
    """The language that the asker understands."""
    wanted = request.headers.get("Accept-Language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def problem(text: str, status: int) -> Response[wire.Problem]:
    """What went wrong, as JSON."""
    return Response(wire.Problem(text), status_code=status, media_type="application/json")


def refused(request: Request[Any, Any, State], error: Refusal) -> Response[wire.Problem]:
    """A refusal, in the language of the asker."""
    metrics.refused.inc()
    return problem(error.said(language(request)), error.status)


def bad_input(request: Request[Any, Any, State], error: BadInput) -> Response[wire.Problem]:
    """Something a person or a file got wrong."""
    return problem(words(language(request)).complaint(error), 400)


def nowhere(request: Request[Any, Any, State], error: NotFoundException) -> Response[wire.Problem]:
    """An address at which there is nothing."""
    return problem(no("server-refused-path").said(language(request)), error.status_code)


def not_understood(request: Request[Any, Any, State], error: HTTPException) -> Response[wire.Problem]:
    """A request that does not fit the OpenAPI document."""
    message = misfit(error.status_code, error.detail, error.extra)
    return problem(words(language(request)).say(message), error.status_code)


def too_deep(request: Request[Any, Any, State], error: RecursionError) -> Response[wire.Problem]:
    """Lists in lists in lists: nothing that is sent here has a use for so many."""
    log.warning("%s %s: nested too deeply", request.method, request.url.path, exc_info=error)
    return refused(request, no("server-refused-too-deep", 400))


def broken(request: Request[Any, Any, State], error: Exception) -> Response[wire.Problem]:
    """A fault of ours; what it was is in the log only."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(no("server-refused-broken").said(language(request)), 500)


# The application


@contextlib.asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """From start to stop: what is waiting is written before the end."""
    settings: Settings = app.state.settings
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECT)
    store = Store(settings.db)
    thinkers = Thinkers(settings.workers, settings.budget)
    fanout = Fanout(backend_for(settings.db, settings.fanout, settings.whispers))
    app.state.tables = Tables(store, thinkers, fanout, settings)
    app.state.limits = Limits(settings.tables_a_minute)
    app.state.letters = Limits(LETTERS, LETTERS_AT_ONCE)
    app.state.messages = Messages(settings)
    postman = Postman(app.state.tables, app.state.messages)
    works = sweep(app.state.tables), postman.rounds(), asyncio.to_thread(read_ahead)
    tasks = [asyncio.create_task(work) for work in works]
    try:
        async with fanout.hearing(app.state.tables):
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                app.state.tables.close()
    finally:
        thinkers.close()
        await asyncio.to_thread(store.close)


def read_ahead() -> None:
    """All rules and words, so that nobody waits for them at the first table."""
    for game in names():
        rules_of(game)
    for lang in LANGUAGES:
        words(lang)


async def sweep(tables: Tables) -> None:
    """Forget idle tables now and then."""
    while True:
        await asyncio.sleep(SWEEP)
        tables.sweep()
        try:
            await tables.look_again()
            await close_idle(tables)
        except SQLAlchemyError:
            log.exception("the database does not answer")


def documented() -> OpenAPIConfig:
    """The OpenAPI document, at /api/schema/openapi.json."""
    bearer = SecurityScheme(
        type="http", scheme="bearer", description="the token of a seat, of watchers, or of a campaign"
    )
    return OpenAPIConfig(
        title="Chicane",
        version=chicane.__version__,
        path="/api/schema",
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        components=Components(security_schemes={"bearer": bearer}),
    )


def static(config: AppConfig) -> AppConfig:
    """The browser client, if this installation has one."""
    if (web() / "index.html").is_file():
        router = create_static_files_router("/", [web()], html_mode=True, include_in_schema=False)
        config.route_handlers.append(router)
    return config


def application(settings: Settings) -> Litestar:
    """Everything but the guard."""
    return Litestar(
        [*(each.router for each in APIS), health, get_metrics],
        state=State({"settings": settings}),
        lifespan=[running],
        compression_config=CompressionConfig(backend="gzip", minimum_size=500, gzip_compress_level=9),
        on_app_init=[static],
        openapi_config=documented(),
        logging_config=None,
        exception_handlers={
            Refusal: refused,
            BadInput: bad_input,
            NotFoundException: nowhere,
            HTTPException: not_understood,
            RecursionError: too_deep,
            Exception: broken,
        },
    )


def with_sockets(app: Litestar) -> ASGIApp:
    """The application, whose sockets go straight to their tables: who comes back need not wait for a router."""

    async def route(scope: Scope, receive: Receive, send: Send) -> None:
        way = SOCKET.fullmatch(scope["path"]) if scope["type"] == ScopeType.WEBSOCKET else None
        if way is None:
            await app(scope, receive, send)
        else:
            await live.live(WebSocket(scope, receive, send), app.state.tables, way[1])

    return route


def server(settings: Settings) -> uvicorn.Server:
    """The application behind uvicorn; whoever calls it brings the socket to listen at."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECT)
    return uvicorn.Server(
        uvicorn.Config(
            create(settings),
            http=Call,
            ws=Line,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            ws_max_size=MESSAGE_BYTES,
            lifespan="on",
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            timeout_graceful_shutdown=FAREWELL,
        )
    )


def create(settings: Settings) -> ASGIApp:
    """The whole server as one ASGI application."""
    known = (*settings.hosts, urlsplit(settings.public).netloc) if settings.public else settings.hosts
    return mounted(guarded(with_sockets(application(settings)), Gate(known)), settings.base)
