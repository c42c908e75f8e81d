"""Work that takes long: what it is, and who does it.

Drawing, searching and replaying are plain functions from a wish to a result, both of which can be sent to
another process. A server has workers for them; a test or a browser's worker does them on the spot.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from tablewright.engine.errors import TablewrightError

W = TypeVar("W")
R = TypeVar("R")


class WorkFailed(TablewrightError):
    """The work could not be done: it raised an error, took too long, or the process died."""


class WorkLate(WorkFailed):
    """It took too long: it is too much, or the machine has too much else to do."""


class WorkLost(WorkFailed):
    """Nobody who asked is at fault: the process died, or none could be started. It may be asked again."""

    again: int = 2  #: after so many seconds


class WorkBusy(WorkLost):
    """Too much waits already; nothing was begun."""

    def __init__(self, again: int) -> None:
        super().__init__(f"busy; again in {again} s")
        self.again = again


class WorkKind(NamedTuple, Generic[W, R]):
    """A kind of work; both types are those of plain data."""

    name: str
    do: Callable[[W], R]
    wish: Any  # type[W]
    result: Any  # type[R]


class Workshop(Protocol):
    """Has work done."""

    async def do(self, kind: WorkKind[W, R], wish: W, table: str = "") -> R:
        """The result, or `WorkFailed`; work for the same table may be done by whoever remembers it."""


class OnTheSpot:
    """Does everything here and now."""

    async def do(self, kind: WorkKind[W, R], wish: W, table: str = "") -> R:
        """What is refused has failed here as it would elsewhere; a bug is told as the error it is."""
        try:
            return kind.do(wish)
        except TablewrightError as error:
            raise WorkFailed(str(error)) from error
