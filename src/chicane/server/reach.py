"""How others get here: the addresses of this computer in its network, and links as codes to be photographed."""

from __future__ import annotations

import socket
from typing import Final

from chicane.server.refusal import no

EVERYWHERE: Final = ("0.0.0.0", "::")
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address for examples: nothing is sent there
NOT_IMPLEMENTED: Final = 501


def addresses(host: str, port: int) -> list[str]:
    """Where a browser on another computer finds this server."""
    if host.startswith("127.") or host in ("localhost", "::1"):
        return []
    name = own_address() if host in EVERYWHERE else host
    return [f"http://{f'[{name}]' if ':' in name else name}:{port}"] if name else []


def own_address() -> str:
    """The address of this computer in its network, as far as it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if found.startswith("127.") else found


def code(link: str) -> str:
    """A link as a QR code, in SVG."""
    try:
        import segno
    except ImportError as error:
        raise no("server-refused-code", NOT_IMPLEMENTED) from error
    drawing: str = segno.make(link, error="m").svg_inline(scale=4, border=3, dark="#1b1411", light="#fff")
    return drawing
