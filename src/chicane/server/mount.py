"""Where the server lives: at the root of its host, or below a path of a host that it shares with others."""

from __future__ import annotations

import re
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

PATH: Final = re.compile(r"(/[\w.~-]+)*")
MOVED: Final = 308


def is_path(text: str) -> bool:
    """Whether a text can be the path of a server: none, or `/club/games`."""
    return PATH.fullmatch(text) is not None


def mounted(app: ASGIApp, base: str) -> ASGIApp:
    """The application below a path; a proxy may pass the path on, or take it away."""

    async def mount(scope: Scope, receive: Receive, send: Send) -> None:
        path = str(scope.get("path", ""))  # start and stop have none
        if path == base and scope["type"] == ScopeType.HTTP:
            await redirect(send, f"{base}/")
            return
        if path.startswith(f"{base}/"):
            scope["path"] = path[len(base) :]
            scope["raw_path"] = scope["path"].encode()
        await app(scope, receive, send)

    return mount if base else app


async def redirect(send: Send, target: str) -> None:
    """The page is a folder: what it asks for is below it."""
    headers = [(b"location", target.encode()), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": MOVED, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
