"""Sending a notice: a mail through the server's mail host, or a call to a public https address (R46)."""

from __future__ import annotations

import asyncio
import smtplib
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.headerregistry import Address
from email.message import EmailMessage
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from tablewright.engine.errors import TablewrightError
from tablewright.server.addresses import MOST_WEBHOOK, is_public, webhook

#: All that a call may take, from looking up the name to the first line of the answer.
CALL_SECONDS: Final = 5.0
MAIL_SECONDS: Final = 20.0
MOST_STATUS_LINE: Final = 1024
#: How an address says that it is none any more.
GONE: Final = (404, 410)

#: A mail host that hangs holds up other mail, and nothing else.
_MAIL: Final = ThreadPoolExecutor(2, "tablewright-mail")


class NotSent(TablewrightError):
    """A notice could not be sent; perhaps later."""


class Gone(NotSent):
    """Nobody is there any more, nor will be."""


async def send_mail(smtp: str, to: str, subject: str, text: str) -> None:
    """Send a mail through ``smtp://user:password@host:port/?from=address`` (or ``smtps://``)."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(MAIL_SECONDS):
            await loop.run_in_executor(_MAIL, _send_mail, smtp, to, subject, text)
    except (TimeoutError, OSError, smtplib.SMTPException) as error:
        raise NotSent(type(error).__name__) from error


def _send_mail(smtp: str, to: str, subject: str, text: str) -> None:
    parts = urlsplit(smtp)
    if parts.hostname is None:
        raise NotSent("no mail server is set")
    local, _, domain = to.rpartition("@")
    message = EmailMessage()
    message["Subject"], message["To"] = subject, Address(username=local, domain=domain)
    message["From"] = parse_qs(parts.query).get("from", [f"tablewright@{parts.hostname}"])[0]
    message.set_content(text)
    is_tls = parts.scheme == "smtps"
    kind = smtplib.SMTP_SSL if is_tls else smtplib.SMTP
    with kind(parts.hostname, parts.port or (465 if is_tls else 587), timeout=MAIL_SECONDS / 2) as server:
        if parts.username:
            if not is_tls:
                server.starttls(context=ssl.create_default_context())
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)


async def call_webhook(url: str, body: bytes) -> None:
    """Post a message to a public https address."""
    await call_address(url, body, {"Content-Type": "application/json"})


async def call_address(url: str, body: bytes, headers: dict[str, str], most: int = MOST_WEBHOOK) -> None:
    """Post to a public https address; the address that was checked is the one that is called."""
    try:
        async with asyncio.timeout(CALL_SECONDS):
            status = await _post(url, body, headers, most)
    except (TimeoutError, OSError, asyncio.LimitOverrunError, ValueError) as error:
        raise NotSent(type(error).__name__) from error
    if status in GONE:
        raise Gone(f"status {status}")
    if not 200 <= status < 300:  # a redirect is a failure, too: it might lead anywhere
        raise NotSent(f"status {status}")


async def _post(url: str, body: bytes, headers: dict[str, str], most: int) -> int:
    """The status of the answer; the rest of it is not read."""
    place = webhook(url, most)
    address = await public_address(place.host, place.port)
    reader, writer = await asyncio.open_connection(
        address,
        place.port,
        ssl=ssl.create_default_context(),
        server_hostname=place.host,
        limit=MOST_STATUS_LINE,
    )
    try:
        host = f"[{place.host}]" if ":" in place.host else place.host
        lines = {
            "Host": f"{host}:{place.port}",
            "User-Agent": "tablewright",
            **headers,
            "Content-Length": str(len(body)),
            "Connection": "close",
        }
        told = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(f"POST {place.target} HTTP/1.1\r\n{told}\r\n".encode("ascii") + body)
        await writer.drain()
        words = (await reader.readline()).split()
    finally:
        writer.close()
        with suppress(Exception):
            writer.transport.abort()
    if len(words) < 2 or not words[0].startswith(b"HTTP/"):
        raise NotSent("no answer")
    return int(words[1])


async def public_address(name: str, port: int) -> str:
    """What a name stands for; refuses names that lead to this machine or into a private network."""
    loop = asyncio.get_running_loop()
    entries = await loop.getaddrinfo(name, port, type=socket.SOCK_STREAM)
    found = sorted({str(entry[4][0]) for entry in entries})
    if not found or not all(is_public(address) for address in found):
        raise NotSent("not a public address")
    return found[0]
