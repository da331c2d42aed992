"""Ways to reach somebody who is not at the table: mail and web push, where whoever runs the server set them up."""

from __future__ import annotations

import base64
import json
import logging
import smtplib
import ssl
from email.message import EmailMessage
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from chicane.core.errors import BadInput
from chicane.core.message import Message
from chicane.server.keyrings import Device
from chicane.server.settings import Settings

log = logging.getLogger(__name__)

PATIENCE: Final = 20  # seconds for a mail server or a push service
KEPT: Final = 7 * 86_400  # seconds that a push service keeps a message for a phone that is off
GONE: Final = (404, 410)  # a browser that wants no more
PUSH_HOSTS: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)  # the services of browsers: a browser names its own, and nobody else is to be sent anything


class Mail:
    """A mail server, by a URL such as smtp://user:password@host:587 or smtps://host."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
            text = "--smtp: smtp://user:password@host:587, with --mail-from name@host"
            raise BadInput(text, Message("server-no-smtp", example="smtp://user:password@host:587"))
        self.parts, self.sender = parts, sender

    def send(self, to: str, subject: str, text: str) -> None:
        """Send a mail; an OSError or an SMTPException says why not."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"], mail["Auto-Submitted"] = self.sender, to, subject, "auto-generated"
        mail.set_content(text)
        with self.server() as server:
            if self.parts.username:
                server.login(unquote(self.parts.username), unquote(self.parts.password or ""))
            server.send_message(mail)

    def server(self) -> smtplib.SMTP:
        """A connection, enciphered where the server can."""
        host, port = str(self.parts.hostname), self.parts.port or 0
        if self.parts.scheme == "smtps":
            return smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=ssl.create_default_context())
        server = smtplib.SMTP(host, port, timeout=PATIENCE)
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
        return server


class Push:
    """Web push with a key of this server's own (VAPID), which is made if it is not there."""

    def __init__(self, file: str, contact: str, hosts: tuple[str, ...]) -> None:
        try:
            from py_vapid import Vapid, VapidException
        except ImportError as error:
            install = "pip install 'chicane[push]'"
            raise BadInput(f"--push-key: {install}", Message("server-needs-push", install=install)) from error
        self.contact, self.hosts = contact, (*PUSH_HOSTS, *hosts)
        try:
            self.key = Vapid.from_file(file) if Path(file).exists() else made(Vapid(), file)
        except (OSError, VapidException) as error:
            raise BadInput(f"--push-key: {file}", Message("server-no-push-key", file=file)) from error

    @property
    def public(self) -> str:
        """The key that browsers ask for."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def may_send(self, endpoint: str) -> bool:
        """Whether an address is that of a push service: a server that posts wherever it is told is a weapon."""
        parts = urlsplit(endpoint)
        name = parts.hostname or ""
        known = any(name == host or name.endswith(f".{host}") for host in PUSH_HOSTS)
        return (known and parts.scheme == "https") or name in self.hosts[len(PUSH_HOSTS) :]

    def send(self, device: Device, message: dict[str, str]) -> bool:
        """Push a message; whether the browser still wants any."""
        from pywebpush import WebPushException, webpush

        keys = {"p256dh": device.p256dh, "auth": device.auth}
        claims: dict[str, Any] = {"sub": self.contact}
        try:
            webpush(
                {"endpoint": device.endpoint, "keys": keys},
                json.dumps(message),
                vapid_private_key=self.key,
                vapid_claims=claims,
                ttl=KEPT,
                timeout=PATIENCE,
            )
        except WebPushException as error:
            if error.response is not None and error.response.status_code in GONE:
                return False
            raise
        return True


def made(key: Any, file: str) -> Any:
    """A new key, for its owner's eyes only."""
    key.generate_keys()
    key.save_key(file)
    Path(file).chmod(0o600)
    return key


class Messages:
    """The ways that are set up."""

    def __init__(self, settings: Settings) -> None:
        contact = f"mailto:{settings.mail_from or 'nobody@localhost'}"  # whom a push service writes to
        self.mail = Mail(settings.smtp, settings.mail_from) if settings.smtp else None
        self.push = Push(settings.push_key, contact, settings.push_hosts) if settings.push_key else None
