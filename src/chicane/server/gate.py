"""Who may ask at all: pages of this server, and programs; no page of another origin, by whatever name it came here."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

from chicane.server.refusal import FORBIDDEN, Refusal, no

LOCAL: Final = ["localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"]
ANY: Final = "*"
BAD_REQUEST: Final = 400
MISDIRECTED: Final = 421
NO_JSON: Final = 415
JSON: Final = "application/json"
LONGEST: Final = 255  # bytes of a name in a path, as on disks

Headers = list[tuple[bytes, bytes]]


def header(headers: Headers, name: bytes) -> str:
    """The value of a header, or nothing."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def name_in(host: str) -> str:
    """The name in `name:port`, `[::1]:port` or either without a port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def is_address(name: str) -> bool:
    """Whether a name is an IP address: such a name can't be made to point here by somebody else's name server."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Gate:
    """The names this server is known by, and what it refuses before anything else looks at it."""

    def __init__(self, names: tuple[str, ...] = ()) -> None:
        self.names = {name_in(name) for name in [*LOCAL, *names]}
        self.is_open = ANY in names

    def is_ours(self, name: str) -> bool:
        """Whether somebody who says this name means us."""
        return self.is_open or name in self.names or is_address(name)

    def refusal(self, kind: str, method: str, path: str, headers: Headers) -> Refusal | None:
        """Why a request is refused at the gate; most are not."""
        if "\0" in path or any(len(part.encode()) > LONGEST for part in path.split("/")):
            return no("server-refused-path", BAD_REQUEST)
        host, origin = header(headers, b"host"), header(headers, b"origin")
        if not self.is_ours(name_in(host)):
            return no("server-refused-host", MISDIRECTED, host=host[:100])
        changes = kind == "websocket" or method not in ("GET", "HEAD", "OPTIONS")
        if changes and origin and not self.is_same(origin, host):
            return no("server-refused-origin", FORBIDDEN, origin=origin[:100])
        if kind == "http" and changes and media_type(headers) != JSON:
            return no("server-refused-no-json", NO_JSON)
        return None

    def is_same(self, origin: str, host: str) -> bool:
        """Whether a page comes from here; behind a proxy, from one of the names that were given."""
        place = origin.partition("://")[2]
        return place == host or (self.is_open and origin != "null") or name_in(place) in self.names - set(LOCAL)


def media_type(headers: Headers) -> str:
    """What the body of a request says it is."""
    return header(headers, b"content-type").partition(";")[0].strip().lower()
