"""Bots at tables: who plays the seats where nobody sits, or somebody left."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from typing import Final

import structlog

from tablewright.server.commands import Commands
from tablewright.server.config import Config
from tablewright.server.hosted import HostedTable
from tablewright.server.hub import Hub
from tablewright.server.metrics import Metrics
from tablewright.server.refusals import STATUS
from tablewright.server.store import Store
from tablewright.server.tables import Tables
from tablewright.service.acting import By, SeatCommand
from tablewright.service.problems import Problem
from tablewright.service.thinking import CHOOSE, BotsQuestion
from tablewright.service.work import WorkFailed, Workshop

log = structlog.get_logger("tablewright.bots")


class BotDriver:
    """Lets bots answer, one task for each table where a bot is asked."""

    def __init__(
        self,
        config: Config,
        store: Store,
        tables: Tables,
        commands: Commands,
        hub: Hub,
        workshop: Workshop,
        metrics: Metrics,
    ) -> None:
        self._config: Final = config
        self._store: Final = store
        self._tables: Final = tables
        self._commands: Final = commands
        self._hub: Final = hub
        self._workshop: Final = workshop
        self._metrics: Final = metrics
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._asked: dict[tuple[str, int], float] = {}  # tables and versions where the last sweep found a bot

    def changed(self, seated: HostedTable) -> None:
        """A table has a new version: perhaps a bot is asked."""
        if any(seated.is_bot(seat) for seat in seated.asked_seats()):
            self.wake(seated.id)

    async def sweep(self, older_than: float) -> None:
        """Wake bots that were asked and have not answered for so many seconds: their process may have died.

        How long they have been asked is told by what was found before, not by the clock on the wall, which
        may be set back.
        """
        at, before = time.monotonic(), self._asked
        self._asked = {asked: before.get(asked, at) for asked in await self._store.waiting_for_bots()}
        for (table, _), since in self._asked.items():
            if at - since >= older_than:
                self.wake(table)

    def wake(self, table: str) -> None:
        """A bot may be asked there."""
        task = self._tasks.get(table)
        if task is None or task.done():
            self._tasks[table] = asyncio.create_task(self._drive(table))
            self._tasks[table].add_done_callback(lambda done: self._forget(table, done))

    def _forget(self, table: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table) is task:
            del self._tasks[table]

    async def close(self) -> None:
        """Stop driving."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, table: str) -> None:
        """Answer for bots until a person is asked or the game is over."""
        try:
            while await self._answer_one(table):
                pass
        except Problem as problem:
            # Stored nothing: the sweep comes back to this table.
            log.warning("bot-stopped", table=table, code=problem.code)
        except Exception as error:
            log.error("bot-stopped", table=table, code=type(error).__name__, exc_info=error)

    async def _answer_one(self, table: str) -> bool:
        seated = await self._tables.get(table)
        async with seated.lock:
            seat = next((seat for seat in seated.asked_seats() if seated.is_bot(seat)), None)
            if seat is None or seated.status != "playing":
                return False
            question = seated.question_of(seat)
            assert question is not None
            offered, since = question.option_ids(), seated.since[seat]
            thought = BotsQuestion(seated.snapshot, seat, seated.bot_of(seat), _seed(seated, seat))
        if self._hub.is_watched(table):
            await asyncio.sleep(self._config.bot_pause)
        option, by = await self._decide(table, thought, offered)
        try:
            await self._commands.act(table, SeatCommand("move", seat, since, option, by=by))
        except Problem as problem:
            if STATUS[problem.code] != 409:  # else somebody took the seat back, or the table moved on
                raise
        return True

    async def _decide(self, table: str, question: BotsQuestion, offered: list[str]) -> tuple[str, By]:
        """What the bot takes; if it fails in any way or is too slow, any option (and the table goes on)."""
        if len(offered) == 1:
            return offered[0], "bot"
        try:
            option = await self._workshop.do(CHOOSE, question, table)
            if option in offered:
                return option, "bot"
            why = "nonsense"
        except WorkFailed as error:
            why = str(error)
        self._metrics.bot_failures.labels("failed").inc()
        log.warning("bot-replaced", table=table, seat=question.seat, level=question.level, why=why)
        return secrets.choice(offered), "fallback"


def _seed(seated: HostedTable, seat: int) -> str:
    """A bot's chance: nobody can know it, and it tells nothing of the table's."""
    secret = f"{seated.facts.seed}/bot/{seat}/{seated.version}"
    return hashlib.sha256(secret.encode()).hexdigest()
