"""Who makes a request, and what they may do at a table."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, Final

from litestar.connection import ASGIConnection

from tablewright.server import tokens
from tablewright.server.guard import address_of
from tablewright.server.hosted import HostedTable
from tablewright.server.people import People
from tablewright.server.store import PassRow
from tablewright.service.problems import Problem
from tablewright.service.sentences import language_of
from tablewright.service.views import SPECTATOR, Viewer, seat_to_show

COOKIE: Final = "tw_pass"
COOKIE_SECONDS: Final = 400 * 86_400
REMEMBERED_SECONDS: Final = 20.0


class Caller:
    """Somebody, perhaps without a pass."""

    def __init__(self, known: PassRow | None, language: str, address: str, is_https: bool) -> None:
        self.known: Final = known
        self.language: Final[Any] = language
        self.address: Final = address
        self.is_https: Final = is_https

    @property
    def id(self) -> int:
        """The number of the pass; refuses who has none."""
        if self.known is None:
            raise Problem("no-pass")
        return self.known.id

    def holds(self, seated: HostedTable) -> list[int]:
        """The seats of this caller at a table."""
        return [] if self.known is None else seated.held_by(self.known.id)

    def owns(self, seated: HostedTable) -> bool:
        """Whether the table is theirs."""
        return self.known is not None and seated.facts.owner == self.known.id

    def may_look(self, seated: HostedTable) -> None:
        """Refuse who may not see the table; whether it exists is not told."""
        if not (seated.facts.watch or self.owns(seated) or self.holds(seated)):
            raise Problem("no-such-table")

    def viewer(self, seated: HostedTable, wish: int | None, seen: int = 0) -> Viewer:
        """From where they look."""
        self.may_look(seated)
        holds = self.holds(seated)
        if wish is not None and wish != SPECTATOR and wish not in holds:
            raise Problem("not-your-seat")
        return Viewer(seat_to_show(seated, holds, wish), self.language, tuple(holds), self.owns(seated), seen)

    def seat(self, seated: HostedTable, wish: int | None) -> int:
        """The seat they act for."""
        self.may_look(seated)
        holds = self.holds(seated) if self.id else []
        if wish is None:
            if len(holds) != 1:
                raise Problem("not-your-seat")
            return holds[0]
        if wish not in holds:
            raise Problem("not-your-seat")
        return wish

    def must_own(self, seated: HostedTable) -> None:
        """Refuse who is not the owner."""
        self.may_look(seated)
        if self.id and not self.owns(seated):
            raise Problem("not-yours")


class Callers:
    """Finds out who calls; remembers it for a moment, as every request asks."""

    def __init__(self, people: People) -> None:
        self._people: Final = people
        self._known: Final[OrderedDict[str, tuple[float, PassRow]]] = OrderedDict()

    async def caller(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
        """Who makes this request."""
        secret = _secret_in(connection)
        known = await self.find(secret) if secret is not None and tokens.is_secret(secret) else None
        wish = connection.query_params.get("lang")
        default = known.language if known is not None and known.language else "en"
        language = language_of(wish, connection.headers.get("accept-language", ""), default)
        return Caller(
            known, language, address_of(connection.scope), connection.url.scheme in ("https", "wss")
        )

    async def find(self, secret: str) -> PassRow | None:
        """The pass of a secret."""
        hashed = tokens.hashed(secret)
        at = time.monotonic()
        until, known = self._known.get(hashed, (0.0, None))
        if known is not None and at < until:
            return known
        known = await self._people.find(hashed)
        if known is not None:
            self._known[hashed] = (at + REMEMBERED_SECONDS, known)
            while len(self._known) > 10_000:
                self._known.popitem(last=False)
        return known

    def forget(self, pass_id: int) -> None:
        """Ask the database again about somebody."""
        for hashed, (_, known) in list(self._known.items()):
            if known.id == pass_id:
                del self._known[hashed]


def _secret_in(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE)
