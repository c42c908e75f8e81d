"""Work for another worker of the browser: bots think and pages look ahead while the table can be asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from tablewright.offline.outside import Outside
from tablewright.service.ahead import AHEAD
from tablewright.service.coaching import CLOSING, DOUBT
from tablewright.service.thinking import CHOOSE, HINT
from tablewright.service.work import OnTheSpot, R, W, WorkKind, WorkLost
from tablewright.service.work_kinds import KINDS

#: What takes so long that a page would notice.
ELSEWHERE: Final = (CHOOSE.name, HINT.name, AHEAD.name, DOUBT.name, CLOSING.name)


class Mated(OnTheSpot):
    """Leaves long work to the other worker, and does the rest on the spot."""

    def __init__(self, outside: Outside, game_of: Callable[[str], str]) -> None:
        self._outside: Final = outside
        self._game_of: Final = game_of

    async def do(self, kind: WorkKind[W, R], wish: W, table: str = "") -> R:
        """The result; whatever goes wrong over there is told as work that was lost."""
        if kind.name not in ELSEWHERE:
            return await super().do(kind, wish, table)
        try:
            told = await self._outside.work(kind.name, self._game_of(table), msgspec.msgpack.encode(wish))
        except Exception as error:
            raise WorkLost(str(error)) from error
        found: R = msgspec.msgpack.decode(told, type=kind.result)
        return found


def work(kind: str, wish: bytes) -> bytes:
    """Do it: what the other worker is told, and what it answers."""
    known = KINDS[kind]
    return msgspec.msgpack.encode(known.do(msgspec.msgpack.decode(wish, type=known.wish)))
