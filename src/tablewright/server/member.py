"""One open stream: what waits to be read there, and whether whoever reads it still may."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec

from tablewright.server import messages as m
from tablewright.server.frames import Frame
from tablewright.server.hosted import HostedTable
from tablewright.service.views import Viewer

#: Frames that wait to be read; a view may always wait, as it replaces everything before it.
MOST_QUEUED: Final = 256 * 1024
#: Whoever has more than that to read is passed over until they have read it.
LATE: Final = 96 * 1024


class Member:
    """One open stream."""

    def __init__(
        self,
        viewer: Viewer,
        pass_id: int | None,
        wants_packed: bool = False,
        knows_stencils: bool = False,
    ) -> None:
        self.viewer: Viewer = viewer
        self.pass_id: Final = pass_id
        self.wants_packed: Final = wants_packed
        self.knows_stencils: Final = knows_stencils
        self.frames: Final[asyncio.Queue[Frame | None]] = asyncio.Queue()
        self.queued: int = 0
        self.is_open: bool = True
        self.has_view: bool = False
        #: Passed over until everything that waits is read; then they get a whole view.
        self.is_behind: bool = False
        self.catch_up: Callable[[Member], None] | None = None

    def may_see(self, seated: HostedTable) -> bool:
        """Whether they may still see what they look at; whoever may not has to go."""
        holds = [] if self.pass_id is None else seated.held_by(self.pass_id)
        owner = self.pass_id is not None and seated.facts.owner == self.pass_id
        lost_seat = self.viewer.seat is not None and self.viewer.seat not in holds
        if lost_seat or not (seated.facts.watch or holds or owner):
            self.close("not-yours")
            return False
        self.viewer = self.viewer._replace(holds=tuple(holds), owner=owner)
        return True

    def send(self, frame: bytes | Frame) -> None:
        """Put a frame into the queue; whoever does not read is dropped (R44)."""
        frame = frame if isinstance(frame, Frame) else Frame(frame)
        if not self.is_open:
            return
        self.queued += frame.size
        if self.queued > MOST_QUEUED:
            self.close("slow")
            return
        self.frames.put_nowait(frame)

    def send_view(self, frame: Frame) -> None:
        """A whole view replaces whatever still waits to be read. The first one is the first thing to be read:
        what was said while it was drawn comes after it.
        """
        if not self.is_open:
            return
        self._pass_over()
        said = [] if self.has_view else [self.frames.get_nowait() for _ in range(self.frames.qsize())]
        self.has_view = True
        for one in (frame, *said):
            self.frames.put_nowait(one)

    def send_change(self, frame: Frame) -> None:
        """The newest counts: whoever reads more slowly than things happen gets a whole view when they can."""
        if self.is_behind:
            return
        if self.queued > LATE:
            self._pass_over()
            self.is_behind = True
            return
        self.send(frame)

    def _pass_over(self, all_of_it: bool = False) -> None:
        """Views and changes that wait need not be read any more; what people said is still news."""
        waiting = [self.frames.get_nowait() for _ in range(self.frames.qsize())]
        kept = [one for one in waiting if one is None or not (all_of_it or one.is_picture)]
        for one in kept:
            self.frames.put_nowait(one)
        self.queued = sum(one.size for one in kept if one is not None)

    def close(self, code: m.ByeCode) -> None:
        """Say goodbye; nothing is sent after that."""
        if self.is_open:
            self.is_open = False
            if code == "slow":
                self._pass_over(all_of_it=True)
            self.frames.put_nowait(Frame(msgspec.json.encode(m.Bye(code))))
            self.frames.put_nowait(None)

    def drop(self) -> None:
        """The client has gone, or looks from elsewhere: nothing is sent any more, not even a goodbye."""
        self.is_open = False
        self.frames.put_nowait(None)

    async def all_frames(self) -> AsyncIterator[Frame]:
        """Every frame as it comes, until the stream ends; none is held while the next is waited for."""
        while True:
            if self.is_behind and self.frames.empty() and self.catch_up is not None:
                self.is_behind = False
                self.catch_up(self)
            frame = await self.frames.get()
            if frame is None:
                return
            self.queued = max(0, self.queued - frame.size)
            yield frame
            del frame
