"""What stands before every request: who may call from where, how often, and the headers of every answer."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog

from tablewright.server.behalf import on_behalf_of
from tablewright.server.config import is_loopback
from tablewright.server.connections import Doorman
from tablewright.server.host import Host
from tablewright.server.limits import HANDSHAKES, REQUESTS, Limiter, neighbourhood
from tablewright.server.logs import address_prefix
from tablewright.server.names import OwnNames
from tablewright.server.refusals import told
from tablewright.service.problems import Problem
from tablewright.service.sentences import language_of

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

SAFE: Final = ("GET", "HEAD", "OPTIONS")

#: `style-src` allows style attributes: scenes place things with them. Scripts come from files only.
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)

log = structlog.get_logger("tablewright.guard")


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, host: Host) -> None:
        self._app: Final = app
        self._host: Final = host
        self._names: Final = OwnNames(host.config)
        self.limiter: Final = Limiter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: object = scope["type"]  # a server gives a plain word, whatever the types say
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    @property
    def doorman(self) -> Doorman:
        """Who lets connections in."""
        return self._host.doorman

    async def say_goodbye(self) -> None:
        """End all streams: the server is about to stop."""
        await self._host.hub.close_all("reload" if self._host.config.dev else "restart")

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self._headers(scope["path"], list(message.get("headers", [])))
            await send(message)

        try:
            self._check(scope)
            on_behalf_of(scope, address_of(scope))
        except Problem as problem:
            await self._refuse(scope, problem, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)
        finally:
            method = (
                scope["method"] if scope["method"] in ("GET", "POST", "PUT", "PATCH", "DELETE") else "OTHER"
            )
            self._host.metrics.answers.labels(str(status)).inc()
            self._host.metrics.seconds.labels(method).observe(time.perf_counter() - start)

    def _headers(self, path: str, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """All headers of an answer."""
        if self._host.config.dev:  # whoever changes a file wants to see it
            headers = [pair for pair in headers if pair[0].lower() not in (b"cache-control", b"etag")]
        present = {name.lower() for name, _ in headers}
        headers += [pair for pair in HEADERS if pair[0] not in present]
        if b"cache-control" not in present and (self._host.config.dev or path.startswith("/api/")):
            headers.append((b"cache-control", b"no-store"))
        return headers

    def _check(self, scope: Any) -> None:
        headers = dict(scope["headers"])
        self._check_host(headers)
        address = address_of(scope)
        if not is_loopback(address):
            self.limiter.take(REQUESTS, "address", neighbourhood(address))
            if scope["path"].endswith("/events"):
                self.limiter.take(HANDSHAKES, "handshakes", neighbourhood(address))
        if scope["method"] in SAFE:
            return
        self._check_origin(scope, headers, "http")
        has_body = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
        if has_body and not headers.get(b"content-type", b"").split(b";")[0].strip() == b"application/json":
            raise Problem("not-json")

    def _check_host(self, headers: dict[bytes, bytes]) -> None:
        """Only under its own names: a page of a site whose name was made to lead here is not ours."""
        if not self._names.knows(headers.get(b"host", b"").decode("latin-1")):
            raise Problem("host")

    def _check_origin(self, scope: Any, headers: dict[bytes, bytes], scheme: str) -> None:
        """CSRF: a browser tells where a request comes from; it must be one of our own pages."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            if headers.get(b"sec-fetch-site", b"none") in (b"cross-site", b"same-site"):
                raise Problem("origin")
            return
        if origin in self._host.config.origins:
            return
        parts = urlsplit(origin)
        if parts.scheme in ("http", "https") and parts.netloc == headers.get(b"host", b"").decode("latin-1"):
            return
        log.warning("origin-refused", address=address_prefix(address_of(scope)))
        raise Problem("origin")

    async def _refuse(self, scope: Any, problem: Problem, send: Send) -> None:
        language = language_in(scope)
        self._host.metrics.refused.labels(problem.code).inc()
        status, refusal = told(problem, language)
        body = msgspec.json.encode(refusal)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if problem.retry_after is not None:
            headers.append((b"retry-after", str(problem.retry_after).encode()))
        headers.append((b"connection", b"close"))  # the body was not read
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def _websocket(self, scope: Any, receive: Receive, send: Send) -> None:
        try:
            address = address_of(scope)
            if not is_loopback(address):
                self.limiter.take(HANDSHAKES, "handshakes", neighbourhood(address))
            headers = dict(scope["headers"])
            self._check_host(headers)
            self._check_origin(scope, headers, "websocket")
        except Problem as problem:
            self._host.metrics.refused.labels(problem.code).inc()
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": problem.code})
            return
        await self._app(scope, receive, send)


def address_of(scope: Any) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def language_in(scope: Any) -> str:
    """The language of a request that was not looked at more closely."""
    query = scope.get("query_string", b"").decode("latin-1")
    wish = next((part[5:] for part in query.split("&") if part.startswith("lang=")), None)
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    return language_of(wish, accepted)
