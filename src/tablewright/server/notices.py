"""Telling people at slow tables that it is their turn: by mail, or by a webhook (R46)."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
import structlog

from tablewright.engine.errors import TablewrightError
from tablewright.server.live import Live
from tablewright.server.problems import Problem
from tablewright.server.store.store import Notice, now
from tablewright.server.words import say

if TYPE_CHECKING:
    from tablewright.server.host import Host

TRIES: Final = 3
SECONDS: Final = 5.0
AGAIN_SECONDS: Final = 60
MOST_FAILURES: Final = 20

log = structlog.get_logger("tablewright.notices")


class NotSent(TablewrightError):
    """A notice could not be sent."""


async def send_notices(host: Host) -> None:
    """Send what is due. Whoever has moved or come back in the meantime is not disturbed."""
    for notice in await host.store.take_notices(now(), now() + AGAIN_SECONDS):
        try:
            live = await host.get(notice.table)
        except Problem:
            continue
        if notice.seat not in live.asked_seats() or live.since[notice.seat] != notice.version:
            await host.store.settle_notice(notice, failed=False)
            continue
        await _try(host, live, notice)


async def _try(host: Host, live: Live, notice: Notice) -> None:
    seat = live.seats[notice.seat]
    if not seat.notice_kind or seat.notice_failures >= MOST_FAILURES:
        await host.store.settle_notice(notice, failed=False)
        return
    language = await host.store.language_of(seat.holder) or "en"
    try:
        await asyncio.to_thread(_send, host, live, notice, language)
    except (NotSent, OSError, smtplib.SMTPException, http.client.HTTPException) as error:
        log.warning("notice-failed", table=notice.table, seat=notice.seat, why=type(error).__name__)
        host.metrics.notices.labels("failed").inc()
        if notice.tries + 1 >= TRIES:
            await host.store.settle_notice(notice, failed=True)
            host.forget(notice.table)
        return
    host.metrics.notices.labels("sent").inc()
    await host.store.settle_notice(notice, failed=False)


def _send(host: Host, live: Live, notice: Notice, language: str) -> None:
    seat = live.seats[notice.seat]
    url = f"{host.config.public_url.rstrip('/')}/table/{live.row.id}" if host.config.public_url else ""
    told = {"name": seat.name, "title": live.game.title, "url": url}
    text = say(language, "notice-link" if url else "notice-body", **told)
    if seat.notice_kind == "mail":
        send_mail(host.config.smtp, seat.notice_to, say(language, "notice-subject", **told), text)
    else:
        body = {"table": live.row.id, "game": live.row.game, "seat": notice.seat, "text": text, "url": url}
        call_webhook(seat.notice_to, msgspec.json.encode(body))


def send_mail(smtp: str, to: str, subject: str, text: str) -> None:
    """Send a mail through ``smtp://user:password@host:port/?from=address`` (or ``smtps://``)."""
    parts = urlsplit(smtp)
    if parts.hostname is None:
        raise NotSent("no mail server is set")
    message = EmailMessage()
    message["Subject"], message["To"] = subject, to
    message["From"] = parse_qs(parts.query).get("from", [f"tablewright@{parts.hostname}"])[0]
    message.set_content(text)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    with kind(
        parts.hostname, parts.port or (465 if parts.scheme == "smtps" else 587), timeout=SECONDS
    ) as server:
        if parts.username:
            if parts.scheme == "smtp":
                server.starttls(context=ssl.create_default_context())
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)


def call_webhook(url: str, body: bytes) -> None:
    """Post to a public https address; the address that was checked is the one that is called."""
    parts = urlsplit(url)
    if parts.scheme != "https" or parts.hostname is None or parts.username:
        raise NotSent("only https addresses")
    port = parts.port or 443
    address = public_address(parts.hostname, port)
    connection = _Pinned(parts.hostname, port, address)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        status = connection.getresponse().status
    finally:
        connection.close()
    if not 200 <= status < 300:  # a redirect is a failure, too: it might lead anywhere
        raise NotSent(f"status {status}")


def public_address(name: str, port: int) -> str:
    """What a name stands for; refuses names that lead to this machine or into a private network."""
    found = {str(entry[4][0]) for entry in socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)}
    for address in found:
        if not ipaddress.ip_address(address.partition("%")[0]).is_global:
            raise NotSent("not a public address")
    return sorted(found)[0]


class _Pinned(http.client.HTTPSConnection):
    """Talks to an address that was looked up before, so that the name cannot change in between."""

    def __init__(self, name: str, port: int, address: str) -> None:
        self._tls = ssl.create_default_context()
        super().__init__(name, port, timeout=SECONDS, context=self._tls)
        self._address = address

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), SECONDS)
        self.sock = self._tls.wrap_socket(plain, server_hostname=self.host)
