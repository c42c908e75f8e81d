"""Where a seat of a slow table is told that it is asked."""

from __future__ import annotations

from litestar import delete, get, put
from litestar.params import JSONBody

from tablewright.server import messages as m
from tablewright.server.addresses import BadAddress, mail_address, webhook
from tablewright.server.callers import Caller
from tablewright.server.host import Host
from tablewright.server.hosted import HostedTable
from tablewright.server.limits import SMALL_BODY
from tablewright.server.notices import MOST_FAILURES, NO_NOTICE
from tablewright.server.routes.common import Lang, SeatPath, TableId, TheCaller, TheHost
from tablewright.server.sentences import say
from tablewright.service.problems import Problem


@put("/api/tables/{table:str}/seats/{seat:int}/notice", status_code=204, request_max_body_size=SMALL_BODY)
async def set_notice(
    host: TheHost, caller: TheCaller, table: TableId, seat: SeatPath, data: JSONBody[m.NoticeAddress]
) -> None:
    """Where to say that the seat is asked."""
    seated = await _own_seat(host, caller, table, seat)
    if sum(one is not None for one in (data.mail, data.webhook, data.push)) != 1:
        raise Problem("invalid", detail="mail | webhook | push")
    try:
        kind, where = checked_address(host, data)
    except BadAddress as error:
        raise Problem("bad-address") from error
    await host.seating.set_seat(seated, seat, notice_kind=kind, notice_to=where, notice_failures=0)


def checked_address(host: Host, data: m.NoticeAddress) -> tuple[str, str]:
    """The kind of an address and the address; refuses what could never be sent to."""
    if data.mail is not None:
        return "mail", mail_address(data.mail)
    if data.push is not None:
        if host.push is None:
            raise Problem("invalid", detail="push")
        return "push", host.push.checked(data.push)
    webhook(data.webhook or "")
    return "webhook", data.webhook or ""


@get("/api/tables/{table:str}/seats/{seat:int}/notice")
async def notice(
    host: TheHost, caller: TheCaller, table: TableId, seat: SeatPath, lang: Lang = None
) -> m.NoticeState:
    """Where the seat is told that it is asked, and whether that works."""
    row = (await _own_seat(host, caller, table, seat)).seats[seat]
    stopped = row.notice_failures >= MOST_FAILURES
    return m.NoticeState(
        row.notice_to if row.notice_kind == "mail" else None,
        row.notice_to if row.notice_kind == "webhook" else None,
        row.notice_kind == "push",
        None if host.push is None else host.push.public_key,
        row.notice_failures,
        say(caller.language, "notice-stopped") if stopped else None,
    )


@delete("/api/tables/{table:str}/seats/{seat:int}/notice")
async def no_notice(host: TheHost, caller: TheCaller, table: TableId, seat: SeatPath) -> None:
    """No more notices."""
    seated = await _own_seat(host, caller, table, seat)
    await host.seating.set_seat(seated, seat, **NO_NOTICE)


async def _own_seat(host: Host, caller: Caller, table: str, seat: int) -> HostedTable:
    """The table, for whoever has that seat of it."""
    seated = await host.tables.get(table)
    caller.may_look(seated)
    if seat >= len(seated.seats):
        raise Problem("no-such-seat")
    caller.seat(seated, seat)
    return seated


NOTICES = [notice, set_notice, no_notice]
