"""Frames for many: made once, compressed once and beside the loop, kept for whoever comes back."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections import OrderedDict
from typing import Final, NamedTuple

from tablewright.service.screens import Standpoint
from tablewright.service.views import Viewer

#: Smaller frames are sent as they are.
LEAST_PACKED: Final = 1024
#: All kept views together, compressed.
MOST_KEPT: Final = 32 * 1024 * 1024
LEVEL: Final = 1


class Frame:
    """A frame as text and, once somebody wants it so, compressed (zlib); a view that is kept is only that."""

    __slots__ = ("is_picture", "packed", "plain")

    def __init__(self, plain: bytes | None, packed: bytes | None = None, is_picture: bool = False) -> None:
        self.plain: bytes | None = plain
        self.packed: bytes | None = packed
        self.is_picture: Final = is_picture  #: a later view tells all of it; not so what people say

    @property
    def size(self) -> int:
        """How much waits to be read."""
        return len(self.packed or self.plain or b"")

    async def pack(self) -> None:
        """Compress it, if that is worth it; other things go on meanwhile."""
        if self.packed is None and self.plain is not None and len(self.plain) >= LEAST_PACKED:
            self.packed = await asyncio.to_thread(zlib.compress, self.plain, LEVEL)

    async def text(self) -> bytes:
        """As text."""
        if self.plain is not None:
            return self.plain
        return await asyncio.to_thread(zlib.decompress, self.packed or b"")


class ViewKey(NamedTuple):
    """A whole view, for all who would see exactly the same."""

    standpoint: Standpoint
    revision: int
    holds: tuple[int, ...]
    owner: bool
    seen: int
    laid: bool

    @classmethod
    def of(cls, standpoint: Standpoint, revision: int, viewer: Viewer, laid: bool) -> ViewKey:
        """The view of somebody; who else is there is told in a frame of its own."""
        return cls(standpoint, revision, viewer.holds, viewer.owner, viewer.seen, laid)


class KeptView(NamedTuple):
    """A view, compressed, and when it is to be made anew."""

    packed: bytes
    until: float | None

    def is_over(self) -> bool:
        """Whether it is not to be shown any more."""
        return self.until is not None and time.monotonic() > self.until


class KeptViews:
    """The whole views that were sent last, for those who come back after the line was cut."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most: Final = most
        self._kept: Final[OrderedDict[ViewKey, KeptView]] = OrderedDict()
        self._size: int = 0

    def get(self, key: ViewKey) -> Frame | None:
        """A view that was made before."""
        kept = self._kept.get(key)
        if kept is None or kept.is_over():
            return None
        self._kept.move_to_end(key)
        return Frame(None, kept.packed, is_picture=True)

    async def keep(self, key: ViewKey, frame: Frame, seconds: float | None = None) -> None:
        """Keep a view, for a while if a better one is to be expected; the longest unused make room."""
        await frame.pack()
        if frame.packed is None or ((had := self._kept.get(key)) is not None and not had.is_over()):
            return
        if had is not None:
            self._size -= len(self._kept.pop(key).packed)
        self._kept[key] = KeptView(frame.packed, None if seconds is None else time.monotonic() + seconds)
        self._size += len(frame.packed)
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1].packed)
