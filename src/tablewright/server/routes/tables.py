"""Making tables, and who sits at them."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, patch, post, put
from litestar.params import JSONBody
from msgspec import UNSET

from tablewright.server import messages as m
from tablewright.server import tokens
from tablewright.server.callers import Caller
from tablewright.server.host import Host
from tablewright.server.hosted import HostedTable, new_link
from tablewright.server.limits import (
    BODY,
    DEPTH,
    IMPORT_BODY,
    IMPORT_MOVES,
    MOST_SEED,
    NEW_TABLES,
    SMALL_BODY,
    Limiter,
    depth_of,
    is_plain,
)
from tablewright.server.notices import NO_NOTICE
from tablewright.server.routes.common import (
    Flag,
    Lang,
    SeatPath,
    TableId,
    TheCaller,
    TheHost,
    TheLimiter,
    limit_address,
)
from tablewright.server.routes.people import needs_secret
from tablewright.server.store import SeatRow
from tablewright.service.listing import listed_table
from tablewright.service.messages import ForkTable, ImportTable, NewTable, SeatInfo
from tablewright.service.opening import is_level
from tablewright.service.problems import Problem
from tablewright.service.seated import PEOPLE
from tablewright.service.views import seat_infos


def may_create(host: Host, caller: Caller, limiter: Limiter) -> int:
    """Refuse who may not make tables here."""
    pass_id = caller.id
    assert caller.known is not None
    if needs_secret(host, caller.known):
        raise Problem("secret-needed")
    limit_address(limiter, caller, NEW_TABLES, "tables")
    return pass_id


async def made(
    host: Host, caller: Caller, seated: HostedTable, links: list[m.SeatLink], scenes: bool
) -> m.TableMade:
    """What is told of a new table. It is stored already, so nothing that happens now may look like a
    refusal.
    """
    viewer, present = caller.viewer(seated, None), host.hub.present(seated.id)
    try:
        view = await host.service.view(seated, viewer, present, scenes, state=False)
    except Problem:
        view = await host.service.view(seated, viewer, present, scenes=False, state=False)
    return m.TableMade(seated.id, links, view)


@post("/api/tables", request_max_body_size=BODY)
async def make_table(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    data: JSONBody[NewTable],
    scenes: Flag = 1,
    lang: Lang = None,
) -> m.TableMade:
    """Make a table."""
    owner = may_create(host, caller, limiter)
    seated, links = await host.opening.create(data, owner, caller.language)
    return await made(host, caller, seated, links, bool(scenes))


@post("/api/import", request_max_body_size=IMPORT_BODY)
async def import_table(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    data: JSONBody[ImportTable],
    scenes: Flag = 1,
    lang: Lang = None,
) -> m.TableMade:
    """Make a table from a record."""
    owner = may_create(host, caller, limiter)
    moves = data.record.get("moves")
    if depth_of(data.record) > DEPTH or (isinstance(moves, list) and len(moves) > IMPORT_MOVES):
        raise Problem("too-large")
    seed = data.record.get("seed", "")
    if not is_plain(data.record) or (isinstance(seed, str) and len(seed) > MOST_SEED):
        raise Problem("too-large")
    seated = await host.opening.bring_in(data, owner, caller.language)
    return await made(host, caller, seated, [], bool(scenes))


@post("/api/tables/{table:str}/fork", request_max_body_size=SMALL_BODY)
async def fork_table(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    table: TableId,
    data: JSONBody[ForkTable],
    scenes: Flag = 1,
    lang: Lang = None,
) -> m.TableMade:
    """What if: a table of one's own from this position."""
    seated = await host.tables.get(table)
    viewer = caller.viewer(seated, data.seat)
    owner = may_create(host, caller, limiter)
    fork = await host.opening.fork(seated, viewer.seat, data.move, owner, caller.language)
    return await made(host, caller, fork, [], bool(scenes))


@get("/api/tables")
async def my_tables(host: TheHost, caller: TheCaller, lang: Lang = None) -> m.MyTables:
    """All tables of the caller, those that wait for them first."""
    found = await host.people.tables_of(caller.id)
    listed = [listed_table(row, seats, caller.id, caller.language) for row, seats in found]
    listed.sort(key=lambda one: not one.your_turn)
    return m.MyTables(listed)


@patch("/api/tables/{table:str}", request_max_body_size=SMALL_BODY)
async def set_table(
    host: TheHost, caller: TheCaller, table: TableId, data: JSONBody[m.SetTable]
) -> m.TableSettings:
    """Switch chat or spectators on or off."""
    seated = await host.tables.get(table)
    caller.must_own(seated)
    wished = {"chat": data.chat, "watch": data.watch}
    values = {name: value for name, value in wished.items() if value is not UNSET}
    if values:
        seated = await host.seating.set_table(seated, **values)
    return m.TableSettings(seated.facts.chat, seated.facts.watch)


@delete("/api/tables/{table:str}")
async def remove_table(host: TheHost, caller: TheCaller, table: TableId) -> None:
    """Remove a table for good; also one whose game is gone."""
    try:
        seated = await host.tables.get(table)
    except Problem as problem:
        if problem.code not in ("no-such-game", "broken-game"):
            raise
        if caller.id != await host.tables.owner(table):
            raise Problem("no-such-table") from problem
    else:
        caller.must_own(seated)
    await host.seating.remove(table)


def seat_of(seated: HostedTable, seat: int) -> SeatRow:
    """A seat of the table."""
    if seat >= len(seated.seats):
        raise Problem("no-such-seat")
    return seated.seats[seat]


def info_of(host: Host, seated: HostedTable, seat: int, caller: Caller) -> SeatInfo:
    """A seat as everybody sees it."""
    return seat_infos(seated, None, caller.language, host.hub.present(seated.id))[seat]


@post("/api/tables/{table:str}/seats/{seat:int}/link", status_code=200)
async def renew_link(host: TheHost, caller: TheCaller, table: TableId, seat: SeatPath) -> m.SeatLink:
    """A new link to a seat; whoever came by the old one has to go."""
    seated = await host.tables.get(table)
    caller.may_look(seated)
    row = seat_of(seated, seat)
    if caller.id and not caller.owns(seated) and seat not in caller.holds(seated):
        raise Problem("not-your-seat")
    if row.kind != "link":
        raise Problem("no-such-seat")
    if row.holder is not None and seat not in caller.holds(seated) and seated.status != "waiting":
        raise Problem("seat-taken")  # whoever follows the new link sees the hand
    link = new_link(seat)
    values: dict[str, Any] = {"link": tokens.hashed(link.token), "link_used": False, "holder": None}
    await host.seating.set_seat(seated, seat, **values, **NO_NOTICE)
    return link


@patch("/api/tables/{table:str}/seats/{seat:int}", request_max_body_size=SMALL_BODY)
async def rename_seat(
    host: TheHost,
    caller: TheCaller,
    table: TableId,
    seat: SeatPath,
    data: JSONBody[m.SetSeat],
    lang: Lang = None,
) -> SeatInfo:
    """Another name."""
    seated = await host.tables.get(table)
    caller.may_look(seated)
    seat_of(seated, seat)
    caller.seat(seated, seat)
    seated = await host.seating.set_seat(
        seated, seat, renamed=True, name=data.name.strip() or seated.seats[seat].name
    )
    return info_of(host, seated, seat, caller)


@put("/api/tables/{table:str}/seats/{seat:int}/stand-in", request_max_body_size=SMALL_BODY)
async def leave(
    host: TheHost,
    caller: TheCaller,
    table: TableId,
    seat: SeatPath,
    data: JSONBody[m.StandIn],
    lang: Lang = None,
) -> SeatInfo:
    """A bot plays for somebody who leaves."""
    seated = await host.tables.get(table)
    caller.may_look(seated)
    row = seat_of(seated, seat)
    own = seat in caller.holds(seated) if caller.id else False
    absent = caller.owns(seated) and seat not in host.hub.present(table)
    if not own and not absent:
        raise Problem("not-your-seat")
    if row.kind not in PEOPLE or not is_level(data.level):
        raise Problem("no-stand-in")
    seated = await host.seating.set_seat(seated, seat, stand_in=data.level)
    return info_of(host, seated, seat, caller)


@delete("/api/tables/{table:str}/seats/{seat:int}/stand-in", status_code=200)
async def come_back(
    host: TheHost, caller: TheCaller, table: TableId, seat: SeatPath, lang: Lang = None
) -> SeatInfo:
    """Somebody is back."""
    seated = await host.tables.get(table)
    caller.may_look(seated)
    seat_of(seated, seat)
    caller.seat(seated, seat)
    seated = await host.seating.set_seat(seated, seat, stand_in="")
    return info_of(host, seated, seat, caller)


TABLES = [
    make_table,
    import_table,
    fork_table,
    my_tables,
    set_table,
    remove_table,
    renew_link,
    rename_seat,
    leave,
    come_back,
]
