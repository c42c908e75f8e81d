"""All who look on, table by table, and what is sent to them.

When more happens than can be told at once, those who are asked or have just moved come first
(`tablewright.server.turnstile`); the others wait, and are told several moves together.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import msgspec

from tablewright.server import messages as m
from tablewright.server.audience import Audience
from tablewright.server.frames import KeptViews
from tablewright.server.hosted import HostedTable
from tablewright.server.member import Member
from tablewright.server.metrics import Metrics
from tablewright.server.tables import Tables
from tablewright.server.turnstile import Turnstile
from tablewright.service.problems import Problem
from tablewright.service.screens import Standpoint
from tablewright.service.service import TableService
from tablewright.service.views import seat_infos

GOODBYE_SECONDS: Final = 1.0
#: So many audiences are told something at the same time; two tables of four keep the drawing workers busy.
TOLD_AT_ONCE: Final = 8


class Hub:
    """All audiences."""

    def __init__(self, tables: Tables, service: TableService, metrics: Metrics) -> None:
        self._tables: Final = tables
        self._service: Final = service
        self._metrics: Final = metrics
        self._kept: Final = KeptViews()
        self._turnstile: Final = Turnstile(TOLD_AT_ONCE)
        self._audiences: Final[dict[str, dict[Standpoint, Audience]]] = {}
        #: The number of the last line of chat that was told or need not be; None before anybody has asked.
        self.last_line: int | None = None

    async def join(self, standpoint: Standpoint, member: Member, has: int | None) -> None:
        """Somebody begins to look at a table."""
        audience = self._audience(standpoint)
        before = self.present(standpoint.table)
        try:
            await audience.join(member, has)
        except BaseException:
            audience.leave(member)
            self._drop_if_empty(audience)
            raise
        if self.present(standpoint.table) != before:
            await self.tell_seats(standpoint.table)

    def _audience(self, standpoint: Standpoint) -> Audience:
        of_table = self._audiences.setdefault(standpoint.table, {})
        if standpoint not in of_table:
            screen = self._service.screen(standpoint)
            of_table[standpoint] = Audience(
                screen, self._tables, self.present, self._turnstile, self._metrics, self._service, self._kept
            )
        return of_table[standpoint]

    async def leave(self, standpoint: Standpoint, member: Member) -> None:
        """Somebody stops looking."""
        audience = self._audiences.get(standpoint.table, {}).get(standpoint)
        if audience is None:
            return
        before = self.present(standpoint.table)
        audience.leave(member)
        self._drop_if_empty(audience)
        if self.present(standpoint.table) != before:
            with suppress(Problem):
                await self.tell_seats(standpoint.table)

    def _drop_if_empty(self, audience: Audience) -> None:
        of_table = self._audiences.get(audience.standpoint.table, {})
        if audience.is_empty and of_table.get(audience.standpoint) is audience:
            del of_table[audience.standpoint]
            if not of_table:
                self._audiences.pop(audience.standpoint.table, None)

    def present(self, table: str) -> set[int]:
        """The seats whose people are looking."""
        return {
            seat
            for audience in self._of(table)
            for member in audience.members
            for seat in member.viewer.holds
        }

    def changed(self, seated: HostedTable) -> None:
        """A table has a new version."""
        at = time.perf_counter()
        for audience in self._of(seated.id):
            audience.wake(at, seated.plays(audience.standpoint.seat))

    async def frame_for_answer(self, standpoint: Standpoint, shown: int, version: int) -> bytes | None:
        """What a screen lacks after a move, if somebody looks on from that standpoint here."""
        audience = self._audiences.get(standpoint.table, {}).get(standpoint)
        return None if audience is None else await audience.frame_for_answer(shown, version)

    def renewed(self, table: str) -> None:
        """Names at a table have changed: everything must be said anew."""
        for audience in self._of(table):
            audience.reset()

    async def tell_seats(self, table: str) -> None:
        """Somebody came or left."""
        if not self.is_watched(table):
            return
        seated = await self._tables.get(table)
        present = self.present(table)
        frames: dict[tuple[int | None, str], bytes] = {}
        for audience in self._of(table):
            whose = (audience.standpoint.seat, audience.standpoint.language)
            if whose not in frames:
                infos = seat_infos(seated, *whose, present)
                frames[whose] = msgspec.json.encode(m.SeatsFrame(infos))
            audience.send(frames[whose], seated)

    def tell_chat(self, seated: HostedTable, line: m.ChatLine) -> None:
        """A line of chat."""
        frame = msgspec.json.encode(m.ChatFrame(line))
        self.last_line = max(self.last_line or 0, line.n)
        for audience in self._of(seated.id):
            audience.send(frame, seated)

    def check_rights(self, seated: HostedTable) -> None:
        """Whoever may no longer look has to go."""
        for audience in self._of(seated.id):
            for member in list(audience.members):
                member.may_see(seated)

    def close_streams_of(self, pass_id: int) -> None:
        """Somebody was forgotten: whatever they looked at, they have to go."""
        for table in list(self._audiences):
            for audience in self._of(table):
                for member in list(audience.members):
                    if member.pass_id == pass_id:
                        member.close("not-yours")

    def watched(self) -> list[str]:
        """The tables that somebody looks at."""
        return list(self._audiences)

    def is_watched(self, table: str) -> bool:
        """Whether anybody looks at a table."""
        return table in self._audiences

    def ping(self) -> None:
        """Ask everybody whether they are there."""
        frame = msgspec.json.encode(m.Ping())
        for table in list(self._audiences):
            for audience in self._of(table):
                audience.ping(frame)

    def close(self, table: str, code: m.ByeCode) -> None:
        """A table is gone."""
        for audience in self._of(table):
            audience.close(code)

    async def close_all(self, code: m.ByeCode) -> None:
        """The server stops: say so, and give everybody a moment to hear it."""
        for table in list(self._audiences):
            self.close(table, code)
        end = time.monotonic() + GOODBYE_SECONDS
        while self._audiences and time.monotonic() < end:
            await asyncio.sleep(0.01)

    def _of(self, table: str) -> Iterable[Audience]:
        return list(self._audiences.get(table, {}).values())
