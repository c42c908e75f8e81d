"""Moves, undo, why-not, hints and chat."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

from tablewright.server import messages as m
from tablewright.server.caller import Caller
from tablewright.server.host import Host, Order
from tablewright.server.limits import CHATS, HINTS, MOVES, SMALL_BODY, UNDOS, WHY_NOTS, Limiter, Rate
from tablewright.server.problems import Problem
from tablewright.server.routes.common import Key, Lang, SeatQuery, TableId, TheCaller, TheHost, TheLimiter
from tablewright.server.views import SPECTATOR

#: The answer is stored with the move and sent as it was stored.
DONE = {
    200: ResponseSpec(m.Done, description="It is stored for good"),
    409: ResponseSpec(m.Failure, description="The table has changed since"),
}


async def carry_out(
    host: Host, caller: Caller, limiter: Limiter, rate: Rate, table: str, wish: int | None, order: Order
) -> Response[bytes]:
    """The way of every command: who, how often, then the table itself; a stale one is shown the table."""
    live = await host.get(table)
    order.seat = caller.seat(live, wish)
    order.language = caller.language
    limiter.take(rate, order.kind, table, order.seat)
    try:
        answer = await host.act(table, order)
    except Problem as problem:
        if problem.code != "stale":
            raise
        live = await host.get(table)
        view = await host.view(live, caller.viewer(live, order.seat), scenes=True, state=False)
        raise Problem("stale", view=view) from problem
    return Response(answer, media_type="application/json", status_code=200)


@post("/api/tables/{table:str}/moves", status_code=200, request_max_body_size=SMALL_BODY, responses=DONE)
async def move(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    table: TableId,
    data: JSONBody[m.MakeMove],
    key: Key,
    lang: Lang = None,
) -> Response[bytes]:
    """Answer the open question of a seat."""
    order = Order("move", 0, data.since, data.option, key)
    return await carry_out(host, caller, limiter, MOVES, table, data.seat, order)


@post("/api/tables/{table:str}/undo", status_code=200, request_max_body_size=SMALL_BODY, responses=DONE)
async def undo(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    table: TableId,
    data: JSONBody[m.TakeBack],
    key: Key,
    lang: Lang = None,
) -> Response[bytes]:
    """Take back the last choice of a seat."""
    order = Order("undo", 0, data.since, "", key)
    return await carry_out(host, caller, limiter, UNDOS, table, data.seat, order)


@post("/api/tables/{table:str}/redo", status_code=200, request_max_body_size=SMALL_BODY, responses=DONE)
async def redo(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    table: TableId,
    data: JSONBody[m.TakeBack],
    key: Key,
    lang: Lang = None,
) -> Response[bytes]:
    """Do again what a seat took back."""
    order = Order("redo", 0, data.since, "", key)
    return await carry_out(host, caller, limiter, UNDOS, table, data.seat, order)


@get("/api/tables/{table:str}/why")
async def why(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    table: TableId,
    option: Annotated[str, Parameter(max_length=200)] = "",
    node: Annotated[str, Parameter(max_length=200)] = "",
    seat: SeatQuery = None,
    lang: Lang = None,
) -> m.WhyNot:
    """Why an option, or a thing on the table, cannot be chosen."""
    live = await host.get(table)
    mine = caller.seat(live, None if seat == SPECTATOR else seat)
    limiter.take(WHY_NOTS, "why", table, mine)
    async with live.lock:
        return host.why_not(live, mine, caller.language, option, node)


@post("/api/tables/{table:str}/hint", status_code=200, request_max_body_size=SMALL_BODY)
async def hint(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    table: TableId,
    data: JSONBody[m.AskHint],
    lang: Lang = None,
) -> m.Hint:
    """What a search would do."""
    live = await host.get(table)
    mine = caller.seat(live, data.seat)
    limiter.take(HINTS, "hint", table, mine)
    return await host.hint(live, mine, caller.language)


@get("/api/tables/{table:str}/chat")
async def chat(host: TheHost, caller: TheCaller, table: TableId) -> m.Chat:
    """What was said."""
    live = await host.get(table)
    caller.may_look(live)
    if not live.row.chat:
        raise Problem("chat-off")
    return m.Chat([m.ChatLine(*line) for line in await host.chat_of(table)])


@post("/api/tables/{table:str}/chat", status_code=201, request_max_body_size=SMALL_BODY)
async def talk(
    host: TheHost, caller: TheCaller, limiter: TheLimiter, table: TableId, data: JSONBody[m.Say]
) -> m.ChatLine:
    """Say something to everybody at the table."""
    live = await host.get(table)
    mine = caller.seat(live, data.seat)
    if not live.row.chat:
        raise Problem("chat-off")
    limiter.take(CHATS, "chat", table, mine)
    return await host.say(live, mine, data.text)


ACTING = [move, undo, redo, why, hint, chat, talk]
