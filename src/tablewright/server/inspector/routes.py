"""Where the inspector is found. These routes exist only with `serve --dev`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response, Router, get
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter

from tablewright.engine import record as records
from tablewright.server.config import is_loopback
from tablewright.server.guard import address_of, language_in
from tablewright.server.inspector.pages import InspectedPage, index, table_page
from tablewright.server.inspector.positions import inspected, position_of
from tablewright.server.routes.common import SeatQuery, TableId, TheHost
from tablewright.server.stored import stored
from tablewright.service.history import begun
from tablewright.service.problems import Problem
from tablewright.service.views import SPECTATOR

FOLDER: Final = Path(__file__).parent
HTML: Final = "text/html; charset=utf-8"


def only_here(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Nobody but this machine, and by a name that can be nothing else: another site could let a name of its
    own lead here, and its pages would read everything.
    """
    name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    if not (is_loopback(address_of(connection.scope)) and is_loopback(name)):
        raise Problem("no-such-page")


@get("/", include_in_schema=False)
async def tables(request: Request[Any, Any, Any], host: TheHost) -> Response[bytes]:
    """All tables."""
    found = await stored(host.store.newest_tables(100))
    return Response(index(language_in(request.scope), found), media_type=HTML)


@get("/tables/{table:str}", include_in_schema=False)
async def table_then(
    request: Request[Any, Any, Any],
    host: TheHost,
    table: TableId,
    seat: SeatQuery = None,
    move: Annotated[int | None, Parameter(ge=0, required=False)] = None,
) -> Response[bytes]:
    """A table now, or after a move."""
    seated = begun(await host.tables.get(table))
    viewed = None if seat is None or seat == SPECTATOR or seat >= len(seated.seats) else seat
    base, language = await host.opening.base_of(seated), language_in(request.scope)
    async with seated.lock:
        position = position_of(seated, move, viewed, base, language)
        last = len(seated.chronicle.move_turns)
    parts = await asyncio.to_thread(inspected, position)
    place = InspectedPage(seated, viewed, position.wish.move, last)
    return Response(table_page(language, place, parts), media_type=HTML)


@get("/tables/{table:str}/record", include_in_schema=False)
async def record(host: TheHost, table: TableId) -> Response[Any]:
    """The whole record, hidden things and the seed included, though the game may not be over."""
    seated = begun(await host.tables.get(table))
    async with seated.lock:
        return Response(records.to_data(seated.playing), media_type="application/json")


@get("/inspector.css", include_in_schema=False)
async def style() -> Response[bytes]:
    """How the pages look."""
    return Response((FOLDER / "inspector.css").read_bytes(), media_type="text/css; charset=utf-8")


@get("/inspector.js", include_in_schema=False)
async def script() -> Response[bytes]:
    """How records are opened."""
    return Response((FOLDER / "inspector.js").read_bytes(), media_type="text/javascript; charset=utf-8")


INSPECTOR: Final = Router(
    "/dev", route_handlers=[tables, table_then, record, style, script], guards=[only_here]
)
