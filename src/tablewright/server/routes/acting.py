"""Moves, undo, why-not, hints and chat."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter
from msgspec.structs import replace

from tablewright.server import messages as m
from tablewright.server.callers import Caller
from tablewright.server.host import Host
from tablewright.server.limits import CHATS, HINTS, MOVES, SMALL_BODY, UNDOS, WHY_NOTS, Limiter
from tablewright.server.routes.common import (
    Flag,
    Further,
    Key,
    Lang,
    Plan,
    SeatQuery,
    ShownVersion,
    StateFlag,
    TableId,
    TheCaller,
    TheHost,
    TheLimiter,
)
from tablewright.service import messages as about_tables
from tablewright.service.acting import Kind, command_of
from tablewright.service.messages import (
    Ahead,
    AskHint,
    Done,
    Effects,
    Hint,
    MakeMove,
    TakeBack,
    TryLine,
    WhyNot,
)
from tablewright.service.problems import Problem
from tablewright.service.screens import Standpoint
from tablewright.service.views import SPECTATOR

#: The answer is stored with the move and sent as it was stored, with the frame for those who want it.
DONE = {
    200: ResponseSpec(Done, description="It is stored for good"),
    409: ResponseSpec(about_tables.Refusal, description="The table has changed since"),
}


class Commander(NamedTuple):
    """Whoever sends a command, and what they have on the screen."""

    host: Host
    caller: Caller
    limiter: Limiter
    key: str
    shown: int | None
    scenes: bool
    state: bool

    async def carry_out(self, table: str, kind: Kind, wish: MakeMove | TakeBack) -> Response[bytes]:
        """The way of every command: who, how often, then the table itself."""
        seated = await self.host.tables.get(table)
        seat = self.caller.seat(seated, wish.seat)
        self.limiter.take(MOVES if kind == "move" else UNDOS, kind, table, seat)
        command = command_of(kind, seat, wish, self.key, self.caller.language)
        try:
            answer = await self.host.commands.act(table, command)
        except Problem as problem:
            if problem.code != "stale":
                raise
            raise Problem("stale", view=await self._view_now(table, seat)) from problem
        if self.shown is not None:
            answer = await self._with_frame(answer, table, seat, self.shown)
        return Response(answer, media_type="application/json", status_code=200)

    async def _view_now(self, table: str, seat: int) -> about_tables.TableView:
        """The table in words: whoever is late by a moment gets the picture by the stream anyway."""
        seated = await self.host.tables.get(table)
        viewer, present = self.caller.viewer(seated, seat), self.host.hub.present(table)
        return await self.host.service.view(seated, viewer, present, scenes=False, state=False)

    async def _with_frame(self, answer: bytes, table: str, seat: int, shown: int) -> bytes:
        done = msgspec.json.decode(answer, type=Done)
        standpoint = Standpoint(table, seat, self.caller.language, self.scenes, self.state)
        frame = await self.host.hub.frame_for_answer(standpoint, shown, done.version)
        return msgspec.json.encode(replace(done, frame=None if frame is None else msgspec.Raw(frame)))


def commander(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    key: Key,
    shown: ShownVersion = None,
    scenes: Flag = 1,
    with_state: StateFlag = 0,
    lang: Lang = None,
) -> Commander:
    """What the three commands have in common."""
    return Commander(host, caller, limiter, key, shown, bool(scenes), bool(with_state))


TheCommander = NamedDependency[Commander]
COMMAND = {"commander": Provide(commander, sync_to_thread=False)}


@post(
    "/api/tables/{table:str}/moves",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=DONE,
    dependencies=COMMAND,
)
async def move(commander: TheCommander, table: TableId, data: JSONBody[MakeMove]) -> Response[bytes]:
    """Answer the open question of a seat."""
    return await commander.carry_out(table, "move", data)


@post(
    "/api/tables/{table:str}/undo",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=DONE,
    dependencies=COMMAND,
)
async def undo(commander: TheCommander, table: TableId, data: JSONBody[TakeBack]) -> Response[bytes]:
    """Take back the last choice of a seat."""
    return await commander.carry_out(table, "undo", data)


@post(
    "/api/tables/{table:str}/redo",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=DONE,
    dependencies=COMMAND,
)
async def redo(commander: TheCommander, table: TableId, data: JSONBody[TakeBack]) -> Response[bytes]:
    """Do again what a seat took back."""
    return await commander.carry_out(table, "redo", data)


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
) -> WhyNot:
    """Why an option, or a thing on the table, cannot be chosen."""
    seated = await host.tables.get(table)
    mine = caller.seat(seated, None if seat == SPECTATOR else seat)
    limiter.take(WHY_NOTS, "why", table, mine)
    return await host.service.why_not(seated, mine, caller.language, option, node)


@get("/api/tables/{table:str}/ahead", responses={200: ResponseSpec(Ahead, description="What lies ahead")})
async def ahead(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    table: TableId,
    seat: SeatQuery = None,
    further: Further = False,
    plan: Plan = False,
    lang: Lang = None,
) -> Response[bytes]:
    """What the answers of the open question do, and what the things on the table can lead to; `further`:
    also lines that were left out because there are many; `plan`: what a seat that waits could do if it were
    its turn, by what it may know.
    """
    seated = await host.tables.get(table)
    mine = caller.seat(seated, None if seat == SPECTATOR else seat)
    limiter.take(WHY_NOTS, "ahead", table, mine)
    if plan:
        told = await host.service.plan(seated, mine, caller.language)
    else:
        told = await host.service.ahead(seated, mine, caller.language, further)
    return Response(told, media_type="application/json", status_code=200)


@post(
    "/api/tables/{table:str}/try",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses={200: ResponseSpec(Effects, description="What the line would do")},
)
async def try_line(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    table: TableId,
    data: JSONBody[TryLine],
    lang: Lang = None,
) -> Response[bytes]:
    """What a line of answers would do; nothing is changed by asking."""
    seated = await host.tables.get(table)
    mine = caller.seat(seated, data.seat)
    limiter.take(WHY_NOTS, "try", table, mine)
    told = await host.service.try_line(seated, mine, caller.language, data.since, data.line)
    return Response(told, media_type="application/json", status_code=200)


@post("/api/tables/{table:str}/hint", status_code=200, request_max_body_size=SMALL_BODY)
async def hint(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    table: TableId,
    data: JSONBody[AskHint],
    lang: Lang = None,
) -> Hint:
    """What a search would do."""
    seated = await host.tables.get(table)
    mine = caller.seat(seated, data.seat)
    limiter.take(HINTS, "hint", table, mine)
    return await host.service.hint(seated, mine, caller.language)


@get("/api/tables/{table:str}/chat")
async def chat(host: TheHost, caller: TheCaller, table: TableId) -> m.Chat:
    """What was said."""
    seated = await host.tables.get(table)
    caller.may_look(seated)
    if not seated.facts.chat:
        raise Problem("chat-off")
    return m.Chat(await host.people.chat_of(table))


@post("/api/tables/{table:str}/chat", status_code=201, request_max_body_size=SMALL_BODY)
async def talk(
    host: TheHost, caller: TheCaller, limiter: TheLimiter, table: TableId, data: JSONBody[m.Say]
) -> m.ChatLine:
    """Say something to everybody at the table."""
    seated = await host.tables.get(table)
    mine = caller.seat(seated, data.seat)
    if not seated.facts.chat:
        raise Problem("chat-off")
    limiter.take(CHATS, "chat", table, mine)
    return await host.people.say(seated, mine, data.text)


ACTING = [move, undo, redo, why, ahead, try_line, hint, chat, talk]
