"""What happens at a table, as it happens: WebSocket, SSE and NDJSON with the same frames."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, HeaderParameter, Parameter
from litestar.response import Stream

from tablewright.server import messages as m
from tablewright.server.callers import Caller
from tablewright.server.config import is_loopback
from tablewright.server.host import Host
from tablewright.server.limits import HELLOS, STREAMS_PER_ADDRESS, Limiter, neighbourhood
from tablewright.server.member import Member
from tablewright.server.routes.common import (
    Flag,
    Lang,
    SeatQuery,
    StateFlag,
    TableId,
    TheCaller,
    TheCallers,
    TheHost,
)
from tablewright.server.unbroken import unbroken
from tablewright.service.problems import Problem
from tablewright.service.screens import Standpoint
from tablewright.service.work import WorkFailed

HELLO_SECONDS: Final = 10.0
IDLE_SECONDS: Final = 60.0
PING_SECONDS: Final = 20.0
MOST_FRAME: Final = 1024

#: How a stream is closed when a client is at fault.
BAD_FRAME, NOT_ALLOWED, IDLE, TOO_MANY = 4400, 4403, 4408, 4429
#: Refusals of those who have no right to look.
NO_RIGHT: Final = ("no-pass", "no-such-table", "not-your-seat")

_FROM_CLIENT: Final = msgspec.json.Decoder(m.FromClient)
_OPEN: Final[Counter[str]] = Counter()


@asynccontextmanager
async def counted(host: Host, caller: Caller) -> AsyncIterator[None]:
    """So many streams for each address."""
    refuse_crowd(caller)
    home = neighbourhood(caller.address)
    _OPEN[home] += 1
    host.metrics.streams.inc()
    try:
        yield
    finally:
        _OPEN[home] -= 1
        if not _OPEN[home]:
            del _OPEN[home]
        host.metrics.streams.dec()


def refuse_crowd(caller: Caller) -> None:
    """Say so before anything else is answered."""
    if not is_loopback(caller.address) and _OPEN[neighbourhood(caller.address)] >= STREAMS_PER_ADDRESS:
        raise Problem("too-many", retry_after=10)


class Watching:
    """One client's place in the audience; a further hello moves it."""

    def __init__(self, host: Host, caller: Caller, table: str) -> None:
        self._host: Final = host
        self._caller: Final = caller
        self._table: Final = table
        self.member: Member | None = None
        self._standpoint: Standpoint | None = None

    async def greet(self, hello: m.Greeting) -> Member:
        """Take the place that the client wants; frames of the old place are not sent any more."""
        known = self._caller.known
        if known is not None and not await self._host.people.is_known(known.id):
            raise Problem("no-pass")
        seated = await self._host.tables.get(self._table)
        viewer = self._caller.viewer(seated, hello.seat, await self._host.people.seen(known, self._table))
        if hello.lang is not None:
            viewer = viewer._replace(language=hello.lang)
        await self.leave()
        standpoint = Standpoint(self._table, viewer.seat, viewer.language, hello.scenes, hello.state)
        member = Member(viewer, None if known is None else known.id, hello.packed, hello.stencils)
        self.member, self._standpoint = member, standpoint  # whoever goes before they are served goes, too
        try:
            await self._host.hub.join(standpoint, member, hello.version)
        except WorkFailed as error:
            raise Problem("busy", retry_after=2) from error
        return member

    async def leave(self) -> None:
        """Give up the place."""
        if self.member is not None and self._standpoint is not None:
            await self._host.hub.leave(self._standpoint, self.member)
            self.member.drop()
            self.member = None


@websocket("/api/tables/{table:str}/stream")
async def stream(
    socket: WebSocket[Any, Any, Any], host: TheHost, callers: TheCallers, table: FromPath[str]
) -> None:
    """The stream of a table."""
    caller = await callers.caller(socket)
    try:
        async with counted(host, caller):
            seated = await host.tables.get(table)
            caller.may_look(seated)
            await socket.accept()
            await Conversation(socket, Watching(host, caller, table)).hold()
    except Problem as problem:
        with suppress(Exception):
            await socket.close(TOO_MANY if problem.code == "too-many" else NOT_ALLOWED, problem.code)


class Conversation:
    """A WebSocket: hello and pong up, frames down."""

    def __init__(self, socket: WebSocket[Any, Any, Any], watching: Watching) -> None:
        self._socket: Final = socket
        self._watching: Final = watching
        self._sending: asyncio.Task[None] | None = None
        self._hellos: Final = Limiter()

    async def hold(self) -> None:
        """Listen until the client goes or misbehaves."""
        patience = HELLO_SECONDS
        try:
            while True:
                said = await asyncio.wait_for(self._hear(), patience)
                patience = IDLE_SECONDS
                if said.hello is not msgspec.UNSET:
                    await self._serve(said.hello)
        except TimeoutError:
            await self._close(IDLE, "idle")
        except (msgspec.MsgspecError, UnicodeDecodeError, ValueError):
            await self._close(BAD_FRAME, "invalid")
        except WebSocketDisconnect:
            pass
        finally:
            await self._watching.leave()
            if self._sending is not None:
                self._sending.cancel()

    async def _hear(self) -> m.FromClient:
        data = await self._socket.receive_data(mode="text")
        if len(data) > MOST_FRAME:
            raise ValueError("too long")
        return _FROM_CLIENT.decode(data)

    async def _serve(self, hello: m.Greeting) -> None:
        """Each hello makes a whole view: so many of them in a while."""
        self._hellos.take(HELLOS)
        if self._sending is not None:
            self._sending.cancel()
        member = await self._watching.greet(hello)
        self._sending = asyncio.create_task(self._send(member))

    async def _send(self, member: Member) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            async for frame in member.all_frames():
                if member.wants_packed and frame.packed is not None:
                    await self._socket.send_data(frame.packed, mode="binary")
                else:
                    await self._socket.send_data((await frame.text()).decode(), mode="text")
                del frame  # a view is large, and the next frame may be long in coming
            await self._socket.close(1000)

    async def _close(self, code: int, reason: str) -> None:
        with suppress(Exception):
            await self._socket.close(code, reason)


@get("/api/tables/{table:str}/events", uncompressed=True)
async def events(
    host: TheHost,
    caller: TheCaller,
    table: TableId,
    accept: Annotated[str, HeaderParameter(name="Accept", required=False)] = "",
    seat: SeatQuery = None,
    scenes: Flag = 1,
    with_state: StateFlag = 0,
    version: Annotated[int | None, Parameter(ge=0, le=2**31 - 1, required=False)] = None,
    lang: Lang = None,
) -> Stream:
    """The same frames, one a line (NDJSON) or as server-sent events."""
    seated = await host.tables.get(table)
    caller.viewer(seated, seat)
    refuse_crowd(caller)
    language: Any = caller.language
    hello = m.Greeting(seat, language, version, bool(scenes), bool(with_state))
    is_sse = "text/event-stream" in accept
    frames = lines(host, caller, table, hello, is_sse)
    kind = "text/event-stream" if is_sse else "application/x-ndjson"
    return Stream(frames, media_type=kind, headers={"x-accel-buffering": "no"})


async def lines(
    host: Host, caller: Caller, table: str, hello: m.Greeting, is_sse: bool
) -> AsyncIterator[bytes]:
    """Frames as bytes. The answer has begun, so whatever ends it now is told as a goodbye."""
    watching = Watching(host, caller, table)
    try:
        async with counted(host, caller):
            member = await watching.greet(hello)
            async for frame in member.all_frames():
                plain = await frame.text()
                yield b"data: " + plain + b"\n\n" if is_sse else plain + b"\n"
                del frame, plain
    except Problem as problem:
        bye = msgspec.json.encode(m.Bye("not-yours" if problem.code in NO_RIGHT else "slow"))
        yield b"data: " + bye + b"\n\n" if is_sse else bye + b"\n"
    finally:
        await unbroken(watching.leave())


STREAMS = [stream, events]
