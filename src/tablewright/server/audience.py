"""Everybody who looks at a table from the same standpoint: a change is put into words and drawn once for all.

An audience that fell behind is told the difference to where it was, however many moves that is.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec
import structlog

from tablewright.server import messages as m
from tablewright.server.frames import Frame, KeptViews, ViewKey
from tablewright.server.hosted import HostedTable
from tablewright.server.member import Member
from tablewright.server.metrics import Metrics
from tablewright.server.outlook import SentOutlook
from tablewright.server.tables import Tables
from tablewright.server.turnstile import Ticket, Turnstile
from tablewright.service.problems import Problem
from tablewright.service.screens import Screen, Standpoint
from tablewright.service.service import TableService
from tablewright.service.views import seat_infos
from tablewright.service.work import WorkFailed

#: So long those who only look on may have to wait for those who play.
ONLOOKERS_WAIT: Final = 2.0
#: So long the answer to a move waits for the frame that it shall carry; later it comes by the stream only.
ANSWER_WAITS: Final = 2.0

#: So long a whole view is kept for those who could have it over stencils that are not cut yet.
STENCILS_COME: Final = 5.0

log = structlog.get_logger("tablewright.audience")


class Handed(NamedTuple):
    """A change that went out with the answer to a move: kept for the case that the answer is lost."""

    since: int
    version: int
    frame: bytes


class WaitingAnswer(NamedTuple):
    """An answer that waits until a version is shown."""

    version: int
    shown: asyncio.Future[None]


class Audience:
    """All who look from the same place."""

    def __init__(
        self,
        screen: Screen,
        tables: Tables,
        present: Callable[[str], set[int]],
        turnstile: Turnstile,
        metrics: Metrics,
        service: TableService,
        kept: KeptViews,
    ) -> None:
        self.members: Final[set[Member]] = set()
        self._kept: Final = kept
        self._late: Final[set[asyncio.Task[None]]] = set()
        self._screen: Final = screen
        self._tables: Final = tables
        self._present: Final = present
        self._turnstile: Final = turnstile
        self._metrics: Final = metrics
        self._lock: Final = asyncio.Lock()
        self._coming: int = 0
        self._task: asyncio.Task[None] | None = None
        self._ticket: Ticket
        self._answers: list[WaitingAnswer] = []
        self._handed: Handed | None = None
        self._outlook: Final = SentOutlook(screen.standpoint, self.send, tables, service)

    @property
    def standpoint(self) -> Standpoint:
        """From where they look."""
        return self._screen.standpoint

    # ------------------------------------------------------------------------------- coming and going

    async def join(self, member: Member, has: int | None) -> None:
        """Somebody begins to look on; `has` is the version they know already."""
        self._coming += 1
        try:
            async with self._lock:
                await self._show_to(member, has)
        finally:
            self._coming -= 1

    async def _show_to(self, member: Member, has: int | None) -> None:
        while await self._tell_next() is not None:
            pass
        seated = await self._tables.get(self.standpoint.table)
        self._must_see(member, seated)
        kept = self._kept.get(self._key(seated, member))
        if has == seated.version or kept is not None:
            async with seated.lock:
                is_same = not self.members or self._screen.version == seated.version
                if is_same:
                    self._screen.take_over(seated)
            if is_same:
                self._greet_back(member, seated, kept if has != seated.version else None)
                return
        await self._show_whole(member)

    def _greet_back(self, member: Member, seated: HostedTable, kept: Frame | None) -> None:
        """Somebody comes back who has all of it, or to whom nothing new is shown."""
        self._take_in(member)
        if kept is None:
            member.send(msgspec.json.encode(m.Ready(seated.version)))
        else:
            whose = (self.standpoint.seat, self.standpoint.language)
            infos = seat_infos(seated, *whose, self._present(seated.id))
            member.send_view(kept)
            member.send(msgspec.json.encode(m.SeatsFrame(infos)))
        self._look_ahead(seated)

    async def _show_whole(self, member: Member) -> None:
        """Make the whole view for somebody; others who look on from here must see the same version."""
        while True:
            seated = await self._tables.get(self.standpoint.table)
            look = await self._screen.look(seated, member.viewer, self._present(seated.id))
            if not self.members or look.view.version == self._screen.version:
                break
            while await self._tell_next() is not None:
                pass
        self._must_see(member, seated)
        self._take_in(member)
        key = self._key(seated, member)
        shown = await self._screen.show(look, [member.viewer], member.knows_stencils)
        frame = Frame(shown.frames[0], is_picture=True)
        is_final = bool(shown.stencils) or not member.knows_stencils
        await self._kept.keep(key, frame, None if is_final else STENCILS_COME)
        self._must_see(member, await self._tables.get(seated.id))
        member.send_view(frame)
        self._look_ahead(seated)

    def _key(self, seated: HostedTable, member: Member) -> ViewKey:
        return ViewKey.of(self.standpoint, seated.facts.revision, member.viewer, member.knows_stencils)

    def _must_see(self, member: Member, seated: HostedTable) -> None:
        if not member.may_see(seated):
            raise Problem("not-your-seat")

    def _take_in(self, member: Member) -> None:
        member.catch_up = self._show_again
        self.members.add(member)

    def _show_again(self, member: Member) -> None:
        """Somebody who was passed over has read all that waited."""

        async def show() -> None:
            with suppress(Problem, WorkFailed):
                async with self._lock:
                    if member in self.members:
                        await self._show_whole(member)

        task = asyncio.create_task(show())
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks on, nor is about to."""
        return not self.members and not self._coming

    def leave(self, member: Member) -> None:
        """Somebody stops looking."""
        self.members.discard(member)
        if not self.members:
            self._outlook.stop()

    def close(self, code: m.ByeCode) -> None:
        """Everybody has to go."""
        self._outlook.stop()
        for member in self.members:
            member.close(code)

    # ------------------------------------------------------------------------------------------- being told

    def wake(self, at: float, plays: bool) -> None:
        """Bring everybody up to date; at once, if their seat is asked or has just moved."""
        if self._task is None or self._task.done():
            self._ticket = self._next_ticket(at, plays)
            self._task = asyncio.create_task(self._catch_up(at))
        else:
            self._ticket.hurry(_due(at, plays))

    def _next_ticket(self, at: float, plays: bool) -> Ticket:
        return Ticket(self._turnstile, _due(at, plays))

    def reset(self) -> None:
        """Everybody needs a whole view: names have changed."""
        self._screen.clear()
        self.wake(time.perf_counter(), plays=True)

    def ping(self, frame: bytes) -> None:
        """Ask everybody whether they are there."""
        for member in self.members:
            member.send(frame)

    def send(self, frame: bytes, seated: HostedTable) -> None:
        """Tell everybody who may see the table as it is stored now: rights may have changed meanwhile."""
        for member in self.members:
            if member.is_open and member.may_see(seated):
                member.send(frame)

    async def _send_change(self, plain: bytes) -> None:
        frame = Frame(plain, is_picture=True)
        if any(member.wants_packed for member in self.members):
            await frame.pack()
        seated = await self._tables.get(self.standpoint.table)
        for member in self.members:
            if member.is_open and member.may_see(seated):
                member.send_change(frame)

    async def frame_for_answer(self, shown: int, version: int) -> bytes | None:
        """The change that brings a screen from the version it shows at least to that of a move just made.

        It is the one that the stream brings; None if it comes by the stream only. Asked again because the
        answer was lost, it is the same, as long as nothing more has happened.
        """
        if self._screen.version < version:
            waiting = WaitingAnswer(version, asyncio.get_running_loop().create_future())
            self._answers.append(waiting)
            with suppress(TimeoutError):
                await asyncio.wait_for(waiting.shown, ANSWER_WAITS)
        handed = self._handed
        if handed is None or handed.since != shown or handed.version < version:
            return None
        return handed.frame

    async def _catch_up(self, at: float) -> None:
        try:
            while True:
                async with self._ticket, self._lock:
                    seated = await self._tell_next()
                now = time.perf_counter()
                self._metrics.broadcast.observe(now - at)
                if seated is None:
                    return
                at, self._ticket = now, self._next_ticket(now, seated.plays(self.standpoint.seat))
        except Problem as problem:
            if problem.code == "no-such-table":
                self.close("deleted")
            else:
                log.warning("audience-behind", table=self.standpoint.table, code=problem.code)
        except WorkFailed:
            pass  # whoever misses this change is told to ask for the view by the next one
        finally:
            self._let_go(self._answers)

    async def _tell_next(self) -> HostedTable | None:
        """Send what changed since the last time; the table, if there is more to tell already."""
        if not self.members:
            return None
        seated = await self._tables.get(self.standpoint.table)
        if seated.version != self._screen.version:
            if self._screen.version < 0:
                await self._show_all(seated)
            else:
                await self._show_change(seated)
        seated = await self._tables.get(self.standpoint.table)
        return seated if self.members and seated.version != self._screen.version else None

    async def _show_change(self, seated: HostedTable) -> None:
        """Send everybody the difference to what they have."""
        since = self._screen.version
        viewer = next(iter(self.members)).viewer
        frame = await self._screen.change(seated, viewer, self._present(seated.id))
        if frame is None:
            return
        version = self._screen.version
        answers = [waiting for waiting in self._answers if waiting.version <= version]
        self._handed = Handed(since, version, frame) if answers else None
        self._let_go(answers)
        await self._send_change(frame)
        self._look_ahead(seated)

    async def _show_all(self, seated: HostedTable) -> None:
        """Send everybody the whole view."""
        look = await self._screen.look(seated, next(iter(self.members)).viewer, self._present(seated.id))
        made: list[tuple[Member, Frame]] = []
        for laid in (False, True):
            members = [member for member in self.members if member.knows_stencils == laid]
            if members:
                shown = await self._screen.show(look, [member.viewer for member in members], laid)
                made += zip(members, (Frame(one, is_picture=True) for one in shown.frames), strict=True)
        for _, frame in made:
            await frame.pack()
        seated = await self._tables.get(seated.id)
        for member, frame in made:
            if member.is_open and member.may_see(seated):
                member.send_view(frame)
        self._look_ahead(seated)

    def _look_ahead(self, seated: HostedTable) -> None:
        """What lies ahead of the seat is sent when it is worked out."""
        self._outlook.wanted(self._screen.version, seated.question_of(self.standpoint.seat) is not None)

    def _let_go(self, answers: list[WaitingAnswer]) -> None:
        """These answers need not wait any longer."""
        for waiting in answers:
            if not waiting.shown.done():
                waiting.shown.set_result(None)
        self._answers = [waiting for waiting in self._answers if not waiting.shown.done()]


def _due(at: float, plays: bool) -> float:
    """When an audience shall have been told of a change."""
    return at if plays else at + ONLOOKERS_WAIT
