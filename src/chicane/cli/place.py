"""Where people find a server and how it finds them: options that are checked before anything starts."""

from __future__ import annotations

import argparse
import ipaddress
import os
from typing import Any
from urllib.parse import urlsplit

from chicane.cli.wrong import wrong


def place(arguments: argparse.Namespace) -> dict[str, Any]:
    """The base path, the proxies that are believed, and the address that people know."""
    from chicane.server.mount import is_path

    public = (arguments.public_url or "").rstrip("/")
    if public and (urlsplit(public).scheme not in ("http", "https") or not urlsplit(public).netloc):
        raise wrong("cli-serve-public-url", url=public, example="https://games.example.org/chicane")
    base = (urlsplit(public).path if arguments.base_path is None else arguments.base_path).rstrip("/")
    if not is_path(base):
        raise wrong("cli-serve-base-path", path=base, example="/chicane")
    return {"base": base, "proxies": tuple(map(proxy, arguments.proxy)), "public": public}


def proxy(text: str) -> str:
    """The address of a proxy, or a network of them."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError as error:
        raise wrong("cli-serve-proxy", address=text) from error


def ways(arguments: argparse.Namespace) -> dict[str, Any]:
    """How who is away is told that it is their turn; a mail server has a password, which no list of processes shows."""
    smtp = arguments.smtp or os.environ.get("CHICANE_SMTP", "")
    if smtp and not arguments.public_url:
        raise wrong("cli-serve-no-link")
    hosts = tuple(arguments.push_host)
    return {"smtp": smtp, "mail_from": arguments.mail_from, "push_key": arguments.push_key, "push_hosts": hosts}
