"""Who looks on, and what is sent to them.

Everybody who looks at a table from the same seat in the same language is one *audience*: a change is put
into words and drawn once for all of them. An audience that fell behind is told the difference to where it
was, however many moves that is. When more happens than can be told at once, those who are asked or have just
moved come first (`tablewright.server.turnstile`); the others wait, and are told several moves together.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import structlog
from msgspec.structs import replace

from tablewright.server import messages as m
from tablewright.server import views
from tablewright.server.jobs import Draw, Drawing
from tablewright.server.live import Live
from tablewright.server.problems import Problem
from tablewright.server.turnstile import Turn, Turnstile
from tablewright.server.views import Viewer
from tablewright.server.workers import WorkFailed

if TYPE_CHECKING:
    from tablewright.server.host import Host

#: Frames that wait to be read; a view may always wait, as it replaces everything before it.
MOST_QUEUED: Final = 256 * 1024
GOODBYE_SECONDS: Final = 1.0
#: So many audiences are told something at the same time; two tables of four keep the drawing workers busy.
TOLD_AT_ONCE: Final = 8
#: So long those who only look on may have to wait for those who play.
ONLOOKERS_WAIT: Final = 2.0

log = structlog.get_logger("tablewright.hub")


class Sight(NamedTuple):
    """From where somebody looks, and what they want to get."""

    table: str
    seat: int | None
    language: str
    scenes: bool
    state: bool


class Look(NamedTuple):
    """A table at one moment: in words, what to draw of it, and when each line of its log was written."""

    view: m.TableView
    wish: Draw | None
    log_from: int
    event_versions: list[int]


class Member:
    """One open stream."""

    def __init__(self, viewer: Viewer, pass_id: int | None) -> None:
        self.viewer: Viewer = viewer
        self.pass_id: Final = pass_id
        self.frames: Final[asyncio.Queue[bytes | None]] = asyncio.Queue()
        self.queued: int = 0
        self.is_open: bool = True

    def send(self, frame: bytes, counts: bool = True) -> None:
        """Put a frame into the queue; whoever does not read is dropped (R44)."""
        if not self.is_open:
            return
        if counts:
            self.queued += len(frame)
            if self.queued > MOST_QUEUED:
                self.close("slow")
                return
        self.frames.put_nowait(frame)

    def close(self, code: str) -> None:
        """Say goodbye; nothing is sent after that."""
        if self.is_open:
            self.is_open = False
            while not self.frames.empty() and code == "slow":
                self.frames.get_nowait()
            self.frames.put_nowait(msgspec.json.encode(m.Bye(code)))  # type: ignore[arg-type]
            self.frames.put_nowait(None)

    async def all_frames(self) -> AsyncIterator[bytes]:
        """Every frame as it comes, until the stream ends; none is held while the next is waited for."""
        while (frame := await self.frames.get()) is not None:
            self.queued = max(0, self.queued - len(frame))
            yield frame
            del frame


class Audience:
    """All who look from the same place."""

    def __init__(self, host: Host, sight: Sight) -> None:
        self.sight: Final = sight
        self.members: Final[set[Member]] = set()
        self._host: Final = host
        self._lock: Final = asyncio.Lock()
        self._version: int = -1  # what all members have
        self._event_versions: list[int] = []
        self._drawn: int = -1  # the version the drawing worker remembers for us
        self._shown: tuple[bytes, list[str]] = (b"", [])  # the view and the options that were drawn
        self._task: asyncio.Task[None] | None = None
        self._turn: Turn

    def wake(self, at: float, plays: bool) -> None:
        """Bring everybody up to date; at once, if their seat is asked or has just moved."""
        if self._task is None or self._task.done():
            self._turn = self._next_turn(at, plays)
            self._task = asyncio.create_task(self._catch_up(at))
        else:
            self._turn.hurry(_due(at, plays))

    def _next_turn(self, at: float, plays: bool) -> Turn:
        return Turn(self._host.hub.turnstile, _due(at, plays))

    def reset(self) -> None:
        """Everybody needs a whole view: names have changed."""
        self._version = self._drawn = -1
        self.wake(time.perf_counter(), plays=True)

    async def join(self, member: Member, has: int | None) -> None:
        """Somebody begins to look on; `has` is the version they know already."""
        async with self._lock:
            while True:
                while await self._tell_next() is not None:
                    pass
                look = await self._look(member.viewer)
                if not self.members or look.view.version == self._version:
                    break
            self.members.add(member)
            self._note(look)
            if has == look.view.version:
                if self._drawn != has:
                    await self._draw(look.wish, whole=True)  # so that the next change can be told
                member.send(msgspec.json.encode(m.Ready(look.view.version)))
            else:
                member.send(_view_frame(look.view, await self._draw(look.wish, whole=True)), counts=False)

    async def _catch_up(self, at: float) -> None:
        try:
            while True:
                async with self._turn, self._lock:
                    live = await self._tell_next()
                now = time.perf_counter()
                self._host.metrics.broadcast.observe(now - at)
                if live is None:
                    return
                at, self._turn = now, self._next_turn(now, live.plays(self.sight.seat))
        except Problem as problem:
            if problem.code == "no-such-table":
                self.close("deleted")
            else:
                log.warning("audience-behind", table=self.sight.table, code=problem.code)
        except WorkFailed as error:
            # Whoever misses this change is told to ask for the view by the next one.
            log.warning("drawing-failed", table=self.sight.table, error=str(error))

    async def _tell_next(self) -> Live | None:
        """Send what changed since the last time; the table, if there is more to tell already."""
        if self.members and (await self._host.get(self.sight.table)).version != self._version:
            if self._version < 0:
                await self._show_all()
            else:
                await self._show_change()
        live = await self._host.get(self.sight.table)
        return live if self.members and live.version != self._version else None

    async def _show_change(self) -> None:
        """Send everybody the difference to what they have."""
        viewer = next(iter(self.members)).viewer
        look = await self._look(viewer, self._event_versions)
        drawing = await self._draw(look.wish, whole=False)
        if drawing.whole:
            self._version = -1
            return
        change = views.change_of(look.view, self._version, look.log_from)
        change = replace(
            change,
            scenes=ready_made(drawing.scenes),
            question=views.with_nodes(change.question, drawing.nodes),
        )
        frame = msgspec.json.encode(change)
        self._note(look)
        for member in self.members:
            member.send(frame)

    async def _show_all(self) -> None:
        """Send everybody the whole view."""
        look = await self._look(next(iter(self.members)).viewer)
        drawing = await self._draw(look.wish, whole=True)
        self._note(look)
        for member in self.members:
            viewer = member.viewer
            you = m.You(viewer.seat, list(viewer.holds), viewer.owner)
            member.send(_view_frame(replace(look.view, you=you, seen=viewer.seen), drawing), counts=False)

    async def _look(self, viewer: Viewer, known: Sequence[int] = ()) -> Look:
        """The table as it is stored now, in words, and what to draw; without lines of the log that are
        known.
        """
        live = await self._host.get(self.sight.table)
        async with live.lock:
            present = self._host.hub.present(self.sight.table)
            log_from = _common(known, live.event_versions)
            view = views.table_view(live, viewer, present, self.sight.state, log_from)
            wish = (
                drawing_wish(live, self.sight, view) if self.sight.scenes and live.table is not None else None
            )
            return Look(view, wish, log_from, live.event_versions[:])

    async def _draw(self, wish: Draw | None, whole: bool) -> Drawing:
        """What changed on the scenes; nothing is drawn when nothing can have changed."""
        if wish is None:
            return Drawing(whole, b"[]", {})
        shown = (wish.view, wish.offered)
        if not whole and self._drawn >= 0 and shown == self._shown:
            return Drawing(False, b"[]", {})
        wish.base = -1 if whole else self._drawn
        drawing = await self._host.easel.draw(self.sight.table, wish)
        self._drawn, self._shown = wish.version, shown
        return drawing

    def _note(self, look: Look) -> None:
        self._version = look.view.version
        self._event_versions = look.event_versions

    def leave(self, member: Member) -> None:
        """Somebody stops looking."""
        self.members.discard(member)

    def close(self, code: str) -> None:
        """Everybody has to go."""
        for member in self.members:
            member.close(code)

    def send(self, frame: bytes) -> None:
        """Something that is no change of the table."""
        for member in self.members:
            member.send(frame)


class Hub:
    """All audiences."""

    def __init__(self, host: Host) -> None:
        self._host: Final = host
        self.turnstile: Final = Turnstile(TOLD_AT_ONCE)
        self._audiences: Final[dict[str, dict[Sight, Audience]]] = {}

    async def join(self, sight: Sight, member: Member, has: int | None) -> None:
        """Somebody begins to look at a table."""
        audience = self._audiences.setdefault(sight.table, {}).setdefault(sight, Audience(self._host, sight))
        before = self.present(sight.table)
        try:
            await audience.join(member, has)
        except BaseException:
            audience.leave(member)
            self._drop_if_empty(audience)
            raise
        if self.present(sight.table) != before:
            await self.tell_seats(sight.table)

    async def leave(self, sight: Sight, member: Member) -> None:
        """Somebody stops looking."""
        audience = self._audiences.get(sight.table, {}).get(sight)
        if audience is None:
            return
        before = self.present(sight.table)
        audience.leave(member)
        self._drop_if_empty(audience)
        if self.present(sight.table) != before:
            with suppress(Problem):
                await self.tell_seats(sight.table)

    def _drop_if_empty(self, audience: Audience) -> None:
        of_table = self._audiences.get(audience.sight.table, {})
        if not audience.members and of_table.get(audience.sight) is audience:
            del of_table[audience.sight]
            if not of_table:
                self._audiences.pop(audience.sight.table, None)

    def present(self, table: str) -> set[int]:
        """The seats whose people are looking."""
        return {
            seat
            for audience in self._of(table)
            for member in audience.members
            for seat in member.viewer.holds
        }

    def changed(self, live: Live) -> None:
        """A table has a new version."""
        at = time.perf_counter()
        for audience in self._of(live.row.id):
            audience.wake(at, live.plays(audience.sight.seat))

    def renewed(self, table: str) -> None:
        """Names at a table have changed: everything must be said anew."""
        for audience in self._of(table):
            audience.reset()

    async def tell_seats(self, table: str) -> None:
        """Somebody came or left."""
        if not self.is_watched(table):
            return
        live = await self._host.get(table)
        present = self.present(table)
        frames: dict[str, bytes] = {}
        for audience in self._of(table):
            language = audience.sight.language
            if language not in frames:
                infos = views.seat_infos(live, language, present)
                frames[language] = msgspec.json.encode(m.SeatsFrame(infos))
            audience.send(frames[language])

    def tell_chat(self, table: str, line: m.ChatLine) -> None:
        """A line of chat."""
        frame = msgspec.json.encode(m.ChatFrame(line))
        for audience in self._of(table):
            audience.send(frame)

    def check_rights(self, live: Live) -> None:
        """Whoever may no longer look has to go."""
        for audience in self._of(live.row.id):
            for member in list(audience.members):
                holds = [] if member.pass_id is None else live.held_by(member.pass_id)
                owner = member.pass_id is not None and live.row.owner == member.pass_id
                lost_seat = member.viewer.seat is not None and member.viewer.seat not in holds
                if lost_seat or not (live.row.watch or holds or owner):
                    member.close("not-yours")
                else:
                    member.viewer = member.viewer._replace(holds=tuple(holds), owner=owner)

    def is_watched(self, table: str) -> bool:
        """Whether anybody looks at a table."""
        return table in self._audiences

    def ping(self) -> None:
        """Ask everybody whether they are there."""
        frame = msgspec.json.encode(m.Ping())
        for table in list(self._audiences):
            for audience in self._of(table):
                audience.send(frame)

    def close(self, table: str, code: str) -> None:
        """A table is gone."""
        for audience in self._of(table):
            audience.close(code)

    async def close_all(self) -> None:
        """The server stops: say so, and give everybody a moment to hear it."""
        for table in list(self._audiences):
            self.close(table, "restart")
        end = time.monotonic() + GOODBYE_SECONDS
        while self._audiences and time.monotonic() < end:
            await asyncio.sleep(0.01)

    def _of(self, table: str) -> Iterable[Audience]:
        return list(self._audiences.get(table, {}).values())


def _due(at: float, plays: bool) -> float:
    """When an audience shall have been told of a change."""
    return at if plays else at + ONLOOKERS_WAIT


def drawing_wish(live: Live, sight: Sight, view: m.TableView) -> Draw:
    """What has to be drawn for an audience."""
    question = view.question
    return Draw(
        audience="/".join(map(str, sight)),
        base=-1,
        version=view.version,
        game=live.row.game,
        language=sight.language,
        players=live.row.players,
        names=live.names(),
        seat=sight.seat,
        view=live.now(("drawn", sight.seat), lambda: msgspec.json.encode(live.seen_by(sight.seat))),
        offered=[option.id for option in question.options] if question is not None else [],
        blocked=[option.id for option in question.blocked] if question is not None else [],
    )


def _view_frame(view: m.TableView, drawing: Drawing) -> bytes:
    whole = replace(
        view, scenes=ready_made(drawing.scenes), question=views.with_nodes(view.question, drawing.nodes)
    )
    return msgspec.json.encode(m.ViewFrame(whole))


def ready_made(scenes: bytes) -> Any:
    """Scenes that a worker has encoded already, to be put into a message as they are."""
    return msgspec.Raw(scenes)


def _common(old: Sequence[int], new: Sequence[int]) -> int:
    """How many lines of the log are the same."""
    count = min(len(old), len(new))
    while count and old[count - 1] != new[count - 1]:
        count -= 1
    return count
