"""For whom something is done: who asks for much waits for oneself, not for others."""

from __future__ import annotations

from contextvars import ContextVar
from hashlib import sha256
from typing import Any, Final

from tablewright.server.config import is_loopback
from tablewright.server.limits import neighbourhood

#: Set by the guard for the time of a request; empty for what the server does by itself.
ON_BEHALF: Final[ContextVar[str]] = ContextVar("on_behalf", default="")


def person_in(address: str, headers: dict[bytes, bytes]) -> str:
    """Where a request comes from; those who share this machine are told apart by their passes."""
    if not is_loopback(address):
        return neighbourhood(address)
    told = headers.get(b"authorization", b"") or headers.get(b"cookie", b"")
    return sha256(told).hexdigest()[:16]


def on_behalf_of(scope: Any, address: str) -> None:
    """Everything that follows is done for whoever makes this request."""
    ON_BEHALF.set(person_in(address, dict(scope["headers"])))
