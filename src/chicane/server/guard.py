"""Around everything: security headers, and a line of log for each request without anything secret."""

from __future__ import annotations

import json
import logging
import time
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from chicane.server.gate import Gate, header
from chicane.server.refusal import Refusal
from chicane.words import LANGUAGES

log = logging.getLogger("chicane.server.requests")

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
RAW: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
PART: Final = [(b"x-content-type-options", b"nosniff"), (b"cross-origin-resource-policy", b"same-origin")]
PARTS: Final = (".js", ".css")  # of a page, which no browser shows by themselves: what a page may do is said with it
POLICY_VIOLATED: Final = 1008
NOT_MODIFIED: Final = 304
LOBBY: Final = "/api/games"
FRESH: Final = [(b"cache-control", b"no-store")]  # what the API says is never kept
ASK: Final = [(b"cache-control", b"no-cache")]  # the client's files are asked for again after an update


def guarded(app: ASGIApp, gate: Gate) -> ASGIApp:
    """The application behind its gate, with headers on every answer and a log of every request."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        refusal = None
        if scope["type"] == ScopeType.HTTP:
            send = headed(scope, send)
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):  # the third is the server's own start and stop
            method, headers = str(scope.get("method", "GET")), list(scope["headers"])
            refusal = gate.refusal(scope["type"], method, scope["path"], headers)
        if refusal is None:
            await app(scope, receive, send)
        else:
            await turn_away(scope, receive, send, refusal)

    return guard


async def turn_away(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    """A refusal at the gate: for a socket before it is accepted, so that its page learns nothing."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": POLICY_VIOLATED, "reason": ""})
        return
    wanted = header(list(scope["headers"]), b"accept-language")[:2].lower()
    lang = wanted if wanted in LANGUAGES else LANGUAGES[0]
    body = json.dumps({"error": refusal.said(lang)}, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def headed(scope: HTTPScope, send: Send) -> Send:
    """Sends an answer with our headers, and logs it."""
    begun = time.perf_counter()
    cache = FRESH if scope["path"].startswith("/api/") and not scope["path"].startswith(LOBBY) else ASK
    known = header(list(scope["headers"]), b"if-none-match")
    is_known = False

    async def answer(message: Message) -> None:
        nonlocal is_known
        if message["type"] == "http.response.start":
            is_known = bool(known) and header(list(message["headers"]), b"etag") == known
            if is_known:
                message["status"], message["headers"] = NOT_MODIFIED, [(b"etag", known.encode())]
            message["headers"] = [*message["headers"], *(PART if scope["path"].endswith(PARTS) else RAW), *cache]
            taken = round((time.perf_counter() - begun) * 1000, 1)
            said = {"method": scope["method"], "path": scope["path"], "status": message["status"], "ms": taken}
            log.info("request", extra={"said": said})
        elif is_known and message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return answer


class Structured(logging.Formatter):
    """One JSON object a line. Paths and reasons only: tokens travel in headers and messages, which are not logged."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "said", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
