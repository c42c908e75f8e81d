"""Making tables, and who sits at them."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, patch, post, put
from litestar.params import JSONBody
from msgspec import UNSET

from tablewright.engine import find_game
from tablewright.server import messages as m
from tablewright.server import passes, views
from tablewright.server.bots import is_level
from tablewright.server.caller import Caller
from tablewright.server.host import Host
from tablewright.server.limits import (
    BODY,
    DEPTH,
    IMPORT_BODY,
    IMPORT_MOVES,
    NEW_TABLES,
    SMALL_BODY,
    Limiter,
    depth_of,
)
from tablewright.server.live import PEOPLE, Live
from tablewright.server.making import new_link
from tablewright.server.problems import Problem
from tablewright.server.routes.common import (
    Flag,
    Lang,
    SeatPath,
    TableId,
    TheCaller,
    TheHost,
    TheLimiter,
    ThePasses,
    limit_address,
)
from tablewright.server.routes.people import needs_secret
from tablewright.server.store import SeatRow, TableRow


def may_create(host: Host, caller: Caller, limiter: Limiter) -> int:
    """Refuse who may not make tables here."""
    pass_id = caller.id
    assert caller.known is not None
    if needs_secret(host, caller.known):
        raise Problem("secret-needed")
    limit_address(limiter, caller, NEW_TABLES, "tables")
    return pass_id


async def made(host: Host, caller: Caller, live: Live, links: list[m.SeatLink], scenes: bool) -> m.TableMade:
    """What is told of a new table. It is stored already, so nothing that happens now may look like a
    refusal.
    """
    viewer = caller.viewer(live, None)
    try:
        view = await host.view(live, viewer, scenes, state=False)
    except Problem:
        view = await host.view(live, viewer, scenes=False, state=False)
    return m.TableMade(live.row.id, links, view)


@post("/api/tables", request_max_body_size=BODY)
async def make_table(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    data: JSONBody[m.NewTable],
    scenes: Flag = 1,
    lang: Lang = None,
) -> m.TableMade:
    """Make a table."""
    owner = may_create(host, caller, limiter)
    live, links = await host.create(data, owner, caller.language)
    return await made(host, caller, live, links, bool(scenes))


@post("/api/import", request_max_body_size=IMPORT_BODY)
async def import_table(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    data: JSONBody[m.ImportTable],
    scenes: Flag = 1,
    lang: Lang = None,
) -> m.TableMade:
    """Make a table from a record."""
    owner = may_create(host, caller, limiter)
    moves = data.record.get("moves")
    if depth_of(data.record) > DEPTH or (isinstance(moves, list) and len(moves) > IMPORT_MOVES):
        raise Problem("too-large")
    live = await host.bring_in(data.record, data.seats, data.confirm, owner, caller.language)
    return await made(host, caller, live, [], bool(scenes))


@post("/api/tables/{table:str}/fork", request_max_body_size=SMALL_BODY)
async def fork_table(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    table: TableId,
    data: JSONBody[m.ForkTable],
    scenes: Flag = 1,
    lang: Lang = None,
) -> m.TableMade:
    """What if: a table of one's own from this position."""
    live = await host.get(table)
    viewer = caller.viewer(live, data.seat)
    owner = may_create(host, caller, limiter)
    fork = await host.fork(live, viewer.seat, data.move, owner, caller.language)
    return await made(host, caller, fork, [], bool(scenes))


@get("/api/tables")
async def my_tables(host: TheHost, caller: TheCaller, lang: Lang = None) -> m.MyTables:
    """All tables of the caller, those that wait for them first."""
    found = await host.tables_of(caller.id)
    listed = [listed_table(row, seats, caller.id) for row, seats in found]
    listed.sort(key=lambda one: not one.your_turn)
    return m.MyTables(listed)


def listed_table(row: TableRow, seats: list[SeatRow], pass_id: int) -> m.ListedTable:
    """A table in the list."""
    yours = [seat.seat for seat in seats if seat.holder == pass_id]
    points, places = row.standing.get("points", []), row.standing.get("places", [])
    status: Any = row.status
    return m.ListedTable(
        table=row.id,
        game=row.game,
        title=find_game(row.game).title,
        status=status,
        version=row.version,
        seats=[
            m.ListedSeat(
                seat.seat,
                seat.name,
                seat.kind,
                points[seat.seat] if seat.seat < len(points) else 0,
                places[seat.seat] if seat.seat < len(places) else None,
            )
            for seat in seats
        ],
        yours=yours,
        owner=row.owner == pass_id,
        your_turn=any(seat in yours and not seats[seat].stand_in for seat in row.waiting_for),
        waiting_for=row.waiting_for,
        fork=row.fork,
        created=row.created,
        updated=row.updated,
    )


@post("/api/claim", status_code=200, request_max_body_size=SMALL_BODY)
async def claim(
    host: TheHost, caller: TheCaller, known_passes: ThePasses, data: JSONBody[m.Claim], lang: Lang = None
) -> m.Claimed:
    """Take the seat of a link."""
    secret: str | None = None
    holder = caller.id if not data.bearer else 0
    if data.bearer:
        secret = passes.new_secret()
        holder = (await host.new_pass(secret)).id
    table, seat = await host.use_link(passes.hashed(data.token), holder, data.name.strip())
    await host.claimed(table)
    return m.Claimed(table, seat, secret)


@patch("/api/tables/{table:str}", request_max_body_size=SMALL_BODY)
async def set_table(
    host: TheHost, caller: TheCaller, table: TableId, data: JSONBody[m.SetTable]
) -> m.TableSettings:
    """Switch chat or spectators on or off."""
    live = await host.get(table)
    caller.must_own(live)
    wished = {"chat": data.chat, "watch": data.watch}
    values = {name: value for name, value in wished.items() if value is not UNSET}
    if values:
        live = await host.set_table(live, **values)
    return m.TableSettings(live.row.chat, live.row.watch)


@delete("/api/tables/{table:str}")
async def remove_table(host: TheHost, caller: TheCaller, table: TableId) -> None:
    """Remove a table for good."""
    live = await host.get(table)
    caller.must_own(live)
    await host.remove(live)


def seat_of(live: Live, seat: int) -> SeatRow:
    """A seat of the table."""
    if seat >= len(live.seats):
        raise Problem("no-such-seat")
    return live.seats[seat]


def info_of(host: Host, live: Live, seat: int, caller: Caller) -> m.SeatInfo:
    """A seat as everybody sees it."""
    return views.seat_infos(live, caller.language, host.hub.present(live.row.id))[seat]


@post("/api/tables/{table:str}/seats/{seat:int}/link", status_code=200)
async def renew_link(host: TheHost, caller: TheCaller, table: TableId, seat: SeatPath) -> m.SeatLink:
    """A new link to a seat; whoever came by the old one has to go."""
    live = await host.get(table)
    caller.may_look(live)
    row = seat_of(live, seat)
    if caller.id and not caller.owns(live) and seat not in caller.holds(live):
        raise Problem("not-your-seat")
    if row.kind != "link":
        raise Problem("no-such-seat")
    link = new_link(seat)
    values: dict[str, Any] = {"link": passes.hashed(link.token), "link_used": False, "holder": None}
    await host.set_seat(live, seat, **values)
    return link


@patch("/api/tables/{table:str}/seats/{seat:int}", request_max_body_size=SMALL_BODY)
async def rename_seat(
    host: TheHost,
    caller: TheCaller,
    table: TableId,
    seat: SeatPath,
    data: JSONBody[m.SetSeat],
    lang: Lang = None,
) -> m.SeatInfo:
    """Another name."""
    live = await host.get(table)
    caller.may_look(live)
    seat_of(live, seat)
    caller.seat(live, seat)
    live = await host.set_seat(live, seat, renamed=True, name=data.name.strip() or live.seats[seat].name)
    return info_of(host, live, seat, caller)


@put("/api/tables/{table:str}/seats/{seat:int}/stand-in", request_max_body_size=SMALL_BODY)
async def leave(
    host: TheHost,
    caller: TheCaller,
    table: TableId,
    seat: SeatPath,
    data: JSONBody[m.StandIn],
    lang: Lang = None,
) -> m.SeatInfo:
    """A bot plays for somebody who leaves."""
    live = await host.get(table)
    caller.may_look(live)
    row = seat_of(live, seat)
    own = seat in caller.holds(live) if caller.id else False
    absent = caller.owns(live) and seat not in host.hub.present(table)
    if not own and not absent:
        raise Problem("not-your-seat")
    if row.kind not in PEOPLE or not is_level(data.level):
        raise Problem("no-stand-in")
    live = await host.set_seat(live, seat, stand_in=data.level)
    return info_of(host, live, seat, caller)


@delete("/api/tables/{table:str}/seats/{seat:int}/stand-in", status_code=200)
async def come_back(
    host: TheHost, caller: TheCaller, table: TableId, seat: SeatPath, lang: Lang = None
) -> m.SeatInfo:
    """Somebody is back."""
    live = await host.get(table)
    caller.may_look(live)
    seat_of(live, seat)
    caller.seat(live, seat)
    live = await host.set_seat(live, seat, stand_in="")
    return info_of(host, live, seat, caller)


@put("/api/tables/{table:str}/seats/{seat:int}/notice", status_code=204, request_max_body_size=SMALL_BODY)
async def set_notice(
    host: TheHost, caller: TheCaller, table: TableId, seat: SeatPath, data: JSONBody[m.Notice]
) -> None:
    """Where to say that the seat is asked."""
    live = await host.get(table)
    caller.may_look(live)
    seat_of(live, seat)
    caller.seat(live, seat)
    if (data.mail is None) == (data.webhook is None):
        raise Problem("invalid", detail="mail | webhook")
    kind = "mail" if data.mail is not None else "webhook"
    where = data.mail or data.webhook or ""
    await host.set_seat(live, seat, notice_kind=kind, notice_to=where, notice_failures=0)


@delete("/api/tables/{table:str}/seats/{seat:int}/notice")
async def no_notice(host: TheHost, caller: TheCaller, table: TableId, seat: SeatPath) -> None:
    """No more notices."""
    live = await host.get(table)
    caller.may_look(live)
    seat_of(live, seat)
    caller.seat(live, seat)
    await host.set_seat(live, seat, notice_kind="", notice_to="")


TABLES = [
    make_table,
    import_table,
    fork_table,
    my_tables,
    claim,
    set_table,
    remove_table,
    renew_link,
    rename_seat,
    leave,
    come_back,
    set_notice,
    no_notice,
]
