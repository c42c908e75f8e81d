"""Looking at a table, now and in the past."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, put
from litestar.params import JSONBody, Parameter

from tablewright.engine import record as records
from tablewright.server import messages as m
from tablewright.server import views
from tablewright.server.limits import SMALL_BODY
from tablewright.server.live import Live
from tablewright.server.problems import Problem
from tablewright.server.routes.common import Flag, Lang, SeatQuery, StateFlag, TableId, TheCaller, TheHost


@get("/api/tables/{table:str}")
async def view(
    host: TheHost,
    caller: TheCaller,
    table: TableId,
    seat: SeatQuery = None,
    scenes: Flag = 1,
    with_state: StateFlag = 0,
    lang: Lang = None,
) -> m.TableView:
    """A table as the caller may see it."""
    live = await host.get(table)
    viewer = caller.viewer(live, seat, await host.seen(caller.known, table))
    return await host.view(live, viewer, bool(scenes), bool(with_state))


@put("/api/tables/{table:str}/seen", status_code=204, request_max_body_size=SMALL_BODY)
async def seen(host: TheHost, caller: TheCaller, table: TableId, data: JSONBody[m.Seen]) -> None:
    """How far the log was read."""
    live = await host.get(table)
    caller.may_look(live)
    await host.set_seen(caller.id, table, min(data.version, live.version))


def begun(live: Live) -> Live:
    """A table whose game has begun."""
    if live.table is None:
        raise Problem("not-started")
    return live


@get("/api/tables/{table:str}/moves")
async def moves(host: TheHost, caller: TheCaller, table: TableId) -> m.Moves:
    """Whose moves were made."""
    live = await host.get(table)
    caller.may_look(live)
    async with live.lock:
        return m.Moves(views.move_list(begun(live)))


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
) -> m.TableView:
    """The table after a move, as the seat saw it."""
    live = await host.get(table)
    viewer = caller.viewer(live, seat)
    return await host.replay(begun(live), viewer, move, bool(scenes), bool(with_state))


@get("/api/tables/{table:str}/report")
async def report(host: TheHost, caller: TheCaller, table: TableId, lang: Lang = None) -> m.Report:
    """Points by source and over time."""
    live = await host.get(table)
    caller.may_look(live)
    async with live.lock:
        return views.report_of(begun(live), caller.language)


@get("/api/tables/{table:str}/record")
async def record(
    host: TheHost, caller: TheCaller, table: TableId, seat: SeatQuery = None, lang: Lang = None
) -> Response[Any]:
    """The whole record once the game is over; before that only what the caller sees (R27)."""
    live = begun(await host.get(table))
    viewer = caller.viewer(live, seat)
    async with live.lock:
        told: Any = records.to_data(live.playing) if live.status == "over" else export(live, viewer)
    name = f'attachment; filename="{live.row.game}-{live.row.id}.json"'
    return Response(told, media_type="application/json", headers={"content-disposition": name})


def export(live: Live, viewer: views.Viewer) -> m.ViewExport:
    """What somebody may take along while the game goes on."""
    lines = views.log_lines(live, viewer.seat, live.words(viewer.language))
    return m.ViewExport(
        tablewright_view=1,
        game=live.row.game,
        players=live.row.players,
        seat=viewer.seat,
        version=live.version,
        view=live.seen_by(viewer.seat),
        log=[line.text for line in lines],
    )


LOOKING = [view, seen, moves, replay, report, record]
