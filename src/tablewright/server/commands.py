"""Moves, undos and redos: the one way in which tables change.

Commit, then answer, then broadcast: a change is applied in memory under the table's lock, stored in one
transaction, and only then told to anybody. If it cannot be stored, the table in memory is thrown away and
read again when next needed; so memory never shows what the database does not have.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from tablewright.engine import BrokenRule
from tablewright.server import tokens
from tablewright.server.hosted import HostedTable
from tablewright.server.metrics import Metrics
from tablewright.server.store import Conflict, StorageError, Store
from tablewright.server.tables import Tables
from tablewright.service.acting import KeptCommand, SeatCommand, act, begin
from tablewright.service.problems import Problem

TRIES: Final = 5  # when several processes write to one table

log = structlog.get_logger("tablewright.commands")


class Commands:
    """Carries out commands and stores them."""

    def __init__(
        self, tables: Tables, store: Store, metrics: Metrics, present: Callable[[str], set[int]]
    ) -> None:
        self._tables: Final = tables
        self._store: Final = store
        self._metrics: Final = metrics
        self._present: Final = present
        #: Told of every change that is stored, in this order.
        self.on_change: Final[list[Callable[[HostedTable], None]]] = []

    async def act(self, table: str, command: SeatCommand) -> bytes:
        """Carry out what a seat wants: the path of every move. The answer, as it is stored."""
        raced = False
        for _ in range(TRIES):
            seated = await self._tables.get(table)
            async with seated.lock:
                if not self._tables.has(seated):
                    continue  # thrown away while we waited
                try:
                    answer = await act(seated, command, self, raced)
                except Conflict:
                    self._tables.forget(table)
                    raced = True
                    continue
                except StorageError as error:
                    self._tables.forget(table)
                    log.error("storage", table=table, error=str(error))
                    raise Problem("storage") from error
                except BrokenRule as error:
                    self._tables.forget(table)
                    raise Problem("broken-rule", id=await self._report(seated, command, error)) from error
                except Problem:
                    raise  # refused before anything was changed
                except BaseException:
                    self._tables.forget(table)  # nobody knows whether it was stored; the database does
                    self.tell(seated)
                    raise
            self.tell(seated)
            return answer
        raise Problem("busy", retry_after=1)

    async def answered(self, table: str, seat: int, key: str) -> tuple[str, bytes] | None:
        """The request and the answer of a key that was used before."""
        return await self._store.answered(table, seat, key)

    async def keep(self, seated: HostedTable, command: KeptCommand) -> None:
        """Store a command in one transaction, together with the notices it causes."""
        start = time.perf_counter()
        revision = await self._store.commit(seated.id, command, self._to_notify(seated, command.seat))
        self._metrics.commit.observe(time.perf_counter() - start)
        seated.note_stored(command, revision)
        self._metrics.moves.labels(command.kind, command.by).inc()

    async def begin_when_all_have_come(self, table: str) -> None:
        """Begin the game of a table that waits for nobody any more."""
        for _ in range(TRIES):
            seated = await self._tables.get(table)
            async with seated.lock:
                if seated.status != "waiting" or not seated.all_claimed():
                    return
                try:
                    await self.keep(seated, begin(seated))
                except Conflict:
                    self._tables.forget(table)
                    continue
                except StorageError as error:
                    self._tables.forget(table)
                    raise Problem("storage") from error
            self.tell(seated)
            return

    def tell(self, seated: HostedTable) -> None:
        """A table has a new version, which is stored."""
        for listener in self.on_change:
            listener(seated)

    def _to_notify(self, seated: HostedTable, actor: int | None) -> list[int]:
        """People whom a move asks now, who want to be told and are not looking."""
        if actor is None or seated.facts.pace != "days":
            return []
        present = self._present(seated.id)
        return [
            seat
            for seat in seated.asked_seats()
            if seat != actor
            and seated.seats[seat].notice_kind
            and seat not in present
            and seated.since[seat] == seated.playing.version
        ]

    async def _report(self, seated: HostedTable, command: SeatCommand, error: Exception) -> str:
        """Keep what is needed to see a rule fail again (R48)."""
        self._metrics.broken_rules.inc()
        name = tokens.new_report_id()
        log.error("broken-rule", report=name, table=seated.id, version=seated.version, error=str(error))
        with suppress(StorageError, Conflict):
            await self._store.report(
                {
                    "id": name,
                    "table_id": seated.id,
                    "version": seated.version,
                    "seat": command.seat,
                    "option": command.option,
                    "error": str(error),
                    "snapshot": seated.snapshot,
                }
            )
        return name
