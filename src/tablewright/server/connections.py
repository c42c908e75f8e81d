"""Who is connected: how many may be, and how long they may take to say what they want (R43, R44).

A connection costs a file of the process. Whoever opens hundreds and says nothing, sends a request sign by
sign, or does not read what was asked for, must not keep others out.
"""

from __future__ import annotations

import time
from collections import Counter
from contextlib import suppress
from typing import Any, Final, Protocol, TypeAlias

import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tablewright.server.config import is_loopback
from tablewright.server.limits import neighbourhood
from tablewright.server.metrics import Metrics

#: From one address; a browser opens six, and a stream for each of its tables.
MOST_PER_ADDRESS: Final = 100
#: Files that are kept for the database, workers and whatever else.
RESERVE: Final = 200
#: What is asked of the system, if it gives so many.
WISHED_FILES: Final = 65_536
HEADER_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
#: What waits to be read must move on.
STALLED_SECONDS: Final = 20.0

FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)

Transport: TypeAlias = Any

log = structlog.get_logger("tablewright.connections")


class Connection(Protocol):
    """One that is looked after."""

    def fault(self, at: float) -> str:
        """Why it has to end now; empty if it may go on."""


class Doorman:
    """Lets connections in, and looks after them."""

    def __init__(self, metrics: Metrics, most: int, per_address: int = MOST_PER_ADDRESS) -> None:
        self._metrics: Final = metrics
        self._most: Final = most
        self._per_address: Final = per_address
        self._open: Final[dict[Transport, Connection]] = {}
        self._homes: Final[dict[Transport, str]] = {}
        self._count: Final[Counter[str]] = Counter()

    def admit(self, transport: Transport, connection: Connection) -> bool:
        """Whether there is room for one more."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else "unknown"
        home = neighbourhood(address)
        is_crowd = not is_loopback(address) and self._count[home] >= self._per_address
        if is_crowd or len(self._open) >= self._most:
            self._metrics.refused.labels("connections").inc()
            return False
        self._open[transport] = connection
        self._homes[transport] = home
        self._count[home] += 1
        return True

    def hand_over(self, transport: Transport, connection: Connection) -> None:
        """A connection has become a stream."""
        self._open[transport] = connection

    def leave(self, transport: Transport) -> None:
        """A connection has ended."""
        if self._open.pop(transport, None) is not None:
            home = self._homes.pop(transport)
            self._count[home] -= 1
            if not self._count[home]:
                del self._count[home]

    async def sweep(self) -> None:
        """End the connections that take too long."""
        at = time.monotonic()
        for transport, connection in list(self._open.items()):
            why = connection.fault(at)
            if why:
                self._metrics.refused.labels(why).inc()
                transport.abort()


class _Reading:
    """Whether somebody reads what is sent."""

    _stalled_since: float | None = None

    def _pause(self) -> None:
        self._stalled_since = time.monotonic()

    def _resume(self) -> None:
        self._stalled_since = None

    def _is_stalled(self, at: float) -> bool:
        return self._stalled_since is not None and at - self._stalled_since > STALLED_SECONDS


class WatchedHttp(H11Protocol, _Reading):
    """A connection for requests."""

    _waiting_since: float | None = None  # for the end of the headers
    _asked_since: float = 0.0

    def connection_made(self, transport: Transport) -> None:
        super().connection_made(transport)
        self._waiting_since = time.monotonic()
        if not self._doorman.admit(transport, self):
            transport.write(FULL)
            transport.close()

    @property
    def _doorman(self) -> Doorman:
        doorman: Doorman = self.config.app.doorman  # type: ignore[union-attr]
        return doorman

    def connection_lost(self, exc: Exception | None) -> None:
        self._doorman.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._waiting_since is None and not self._is_busy:
            self._waiting_since = time.monotonic()
        super().data_received(data)
        if self._is_busy and self._waiting_since is not None:
            self._waiting_since, self._asked_since = None, time.monotonic()

    @property
    def _is_busy(self) -> bool:
        cycle: Any = self.cycle  # none before the first request, whatever the types say
        return cycle is not None and not cycle.response_complete

    def pause_writing(self) -> None:
        self._pause()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._resume()
        super().resume_writing()

    def fault(self, at: float) -> str:
        """Why it has to end now."""
        if self._waiting_since is not None and at - self._waiting_since > HEADER_SECONDS:
            return "slow-headers"
        if self._is_busy and self.cycle.more_body and at - self._asked_since > BODY_SECONDS:
            return "slow-body"
        return "slow" if self._is_stalled(at) else ""


class WatchedSocket(WebSocketsSansIOProtocol, _Reading):
    """A stream."""

    def connection_made(self, transport: Transport) -> None:
        super().connection_made(transport)
        self._doorman.hand_over(transport, self)

    @property
    def _doorman(self) -> Doorman:
        doorman: Doorman = self.config.app.doorman  # type: ignore[union-attr]
        return doorman

    def connection_lost(self, exc: Exception | None) -> None:
        self._doorman.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._pause()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._resume()
        super().resume_writing()

    def fault(self, at: float) -> str:
        """Why it has to end now."""
        return "slow" if self._is_stalled(at) else ""


def room_for_connections() -> int:
    """How many connections the system lets us have; more files are asked for first."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wished = WISHED_FILES if hard == resource.RLIM_INFINITY else min(WISHED_FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wished:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
            soft = wished
        files = WISHED_FILES if soft == resource.RLIM_INFINITY else soft
        return max(50, files - RESERVE)
    return 1_000


class QuietFailures:
    """The loop's own failures, such as a connection that cannot be accepted: a line now and then."""

    def __init__(self) -> None:
        self._told: Final[dict[str, float]] = {}

    def __call__(self, _loop: Any, context: dict[str, Any]) -> None:
        """What the loop tells."""
        error = context.get("exception")
        what = f"{context.get('message', '')[:80]} {type(error).__name__}"
        at = time.monotonic()
        if at - self._told.get(what, -10.0) >= 10.0:
            self._told[what] = at
            is_known = isinstance(error, OSError)
            log.error("loop", what=what, exc_info=None if is_known else error)
