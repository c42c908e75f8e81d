"""Looking at a table, now and in the past."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, put
from litestar.params import JSONBody, Parameter

from tablewright.server import messages as m
from tablewright.server.limits import SMALL_BODY
from tablewright.server.routes.common import Flag, Lang, SeatQuery, StateFlag, TableId, TheCaller, TheHost
from tablewright.service.history import begun, move_list, record_for, report_of
from tablewright.service.messages import GameReport, Moves, TableView


@get("/api/tables/{table:str}")
async def view(
    host: TheHost,
    caller: TheCaller,
    table: TableId,
    seat: SeatQuery = None,
    scenes: Flag = 1,
    with_state: StateFlag = 0,
    lang: Lang = None,
) -> TableView:
    """A table as the caller may see it."""
    seated = await host.tables.get(table)
    viewer = caller.viewer(seated, seat, await host.people.seen(caller.known, table))
    present = host.hub.present(table)
    return await host.service.view(seated, viewer, present, bool(scenes), bool(with_state))


@put("/api/tables/{table:str}/seen", status_code=204, request_max_body_size=SMALL_BODY)
async def seen(host: TheHost, caller: TheCaller, table: TableId, data: JSONBody[m.Seen]) -> None:
    """How far the log was read."""
    seated = await host.tables.get(table)
    caller.may_look(seated)
    await host.people.set_seen(caller.id, table, min(data.version, seated.version))


@get("/api/tables/{table:str}/moves")
async def moves(host: TheHost, caller: TheCaller, table: TableId) -> Moves:
    """Whose moves were made."""
    seated = await host.tables.get(table)
    caller.may_look(seated)
    async with seated.lock:
        return Moves(move_list(begun(seated)))


@get("/api/tables/{table:str}/replay")
async def replay(
    host: TheHost,
    caller: TheCaller,
    table: TableId,
    move: Annotated[int, Parameter(ge=0, le=1_000_000)],
    seat: SeatQuery = None,
    scenes: Flag = 1,
    with_state: StateFlag = 0,
    lang: Lang = None,
) -> TableView:
    """The table after a move, as the seat saw it."""
    seated = await host.tables.get(table)
    viewer = caller.viewer(seated, seat)
    base, present = await host.opening.base_of(begun(seated)), host.hub.present(table)
    return await host.service.replay(seated, viewer, move, base, present, bool(scenes), bool(with_state))


@get("/api/tables/{table:str}/report")
async def report(host: TheHost, caller: TheCaller, table: TableId, lang: Lang = None) -> GameReport:
    """Points by source and over time."""
    seated = await host.tables.get(table)
    caller.may_look(seated)
    async with seated.lock:
        return report_of(begun(seated), caller.language)


@get("/api/tables/{table:str}/record")
async def record(
    host: TheHost, caller: TheCaller, table: TableId, seat: SeatQuery = None, lang: Lang = None
) -> Response[Any]:
    """The whole record once the game is over; before that only what the caller sees (R27)."""
    seated = await host.tables.get(table)
    viewer = caller.viewer(seated, seat)
    begun(seated)
    async with seated.lock:
        told: Any = record_for(seated, viewer)
    name = f'attachment; filename="{seated.facts.game}-{seated.id}.json"'
    return Response(told, media_type="application/json", headers={"content-disposition": name})


LOOKING = [view, seen, moves, replay, report, record]
