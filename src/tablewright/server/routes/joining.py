"""Coming to a table: what a link leads to, taking its seat, and the same table once more."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from tablewright.engine.scene import SEAT_LETTERS
from tablewright.server import messages as m
from tablewright.server import tokens
from tablewright.server.hosted import HostedTable
from tablewright.server.limits import SMALL_BODY
from tablewright.server.routes.common import Flag, Lang, TableId, TheCaller, TheCallers, TheHost, TheLimiter
from tablewright.server.routes.tables import made, may_create
from tablewright.server.store import SeatRow
from tablewright.service.opening import same_again
from tablewright.service.problems import Problem
from tablewright.service.shelf import emblem_address
from tablewright.text import title_called


@post("/api/invitation", status_code=200, request_max_body_size=SMALL_BODY)
async def invitation(
    host: TheHost, caller: TheCaller, data: JSONBody[m.Invited], lang: Lang = None
) -> m.Invitation:
    """What a link leads to; nothing is taken yet."""
    found = await host.seating.invited(tokens.hashed(data.token))
    seated, seat = await host.tables.get(found.table), found.seat
    return m.Invitation(
        game=seated.facts.game,
        title=title_called(seated.facts.game, caller.language),
        emblem=emblem_address(seated.facts.game),
        host=host_of(seated),
        seat=seat,
        used=seated.seats[seat].link_used,
        seats=[
            m.InvitedSeat(row.seat, SEAT_LETTERS[row.seat], row.name, row.kind, is_taken(row))
            for row in seated.seats
        ],
    )


def host_of(seated: HostedTable) -> str:
    """Who invites: the first of the owner's seats; nobody if they only watch."""
    mine = [row.name for row in seated.seats if row.holder == seated.facts.owner and row.holder is not None]
    return mine[0] if mine else ""


def is_taken(row: SeatRow) -> bool:
    """Whether somebody sits there already."""
    return row.kind != "link" or row.link_used


@post("/api/claim", status_code=200, request_max_body_size=SMALL_BODY)
async def claim(
    host: TheHost, caller: TheCaller, callers: TheCallers, data: JSONBody[m.Claim], lang: Lang = None
) -> m.Claimed:
    """Take the seat of a link."""
    secret: str | None = None
    holder = caller.id if not data.bearer else 0
    if data.bearer:
        secret = tokens.new_secret()
        holder = (await host.people.new_pass(secret)).id
    table, seat = await host.seating.claim(tokens.hashed(data.token), holder, data.name.strip())
    return m.Claimed(table, seat, secret)


@post("/api/tables/{table:str}/rematch")
async def rematch(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    table: TableId,
    scenes: Flag = 1,
    lang: Lang = None,
) -> m.TableMade:
    """The same game with the same people and settings, shuffled anew."""
    seated = await host.tables.get(table)
    caller.may_look(seated)
    holds = caller.holds(seated)
    if not holds and not caller.owns(seated):
        raise Problem("not-your-seat")
    owner = may_create(host, caller, limiter)
    again, links = await host.opening.create(same_again(seated, holds), owner, caller.language)
    return await made(host, caller, again, links, bool(scenes))


JOINING = [invitation, claim, rematch]
