"""Bots at tables: who plays the seats where nobody sits, or somebody left."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import TYPE_CHECKING, Final

import structlog

from tablewright.bots import bot_names
from tablewright.bots.base import OWN
from tablewright.server.jobs import Think
from tablewright.server.live import Live
from tablewright.server.problems import Problem
from tablewright.server.workers import WorkFailed

if TYPE_CHECKING:
    from tablewright.server.host import Host

#: The bots people choose from; those of third parties come after them.
LEVELS: Final = ("easy", "medium", "hard")

log = structlog.get_logger("tablewright.bots")


def bot_levels() -> list[str]:
    """All levels that can be chosen."""
    return [*LEVELS, *(name for name in bot_names() if name not in OWN)]


def is_level(level: str) -> bool:
    """Whether there is such a bot."""
    return level in bot_names()


class BotDriver:
    """Lets bots answer, one task for each table where a bot is asked."""

    def __init__(self, host: Host) -> None:
        self._host: Final = host
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}

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

    async def _answer_one(self, table: str) -> bool:
        live = await self._host.get(table)
        async with live.lock:
            seat = next((seat for seat in live.asked_seats() if live.is_bot(seat)), None)
            if seat is None or live.status != "playing":
                return False
            question = live.question_of(seat)
            assert question is not None
            offered = question.option_ids()
            since, snapshot, level = live.since[seat], live.snapshot, live.bot_of(seat)
        if self._host.hub.is_watched(table):
            await asyncio.sleep(self._host.config.bot_pause)
        option, by = offered[0], "bot"
        if len(offered) > 1:
            option, by = await self._decide(
                live, seat, Think(snapshot, seat, "", _seed(live, seat)), offered, level
            )
        try:
            await self._host.act_for_bot(table, seat, since, option, by)
        except Problem as problem:
            if problem.status == 409:  # somebody took the seat back, or the table moved on
                return True
            raise
        return True

    async def _decide(
        self, live: Live, seat: int, think: Think, offered: list[str], level: str
    ) -> tuple[str, str]:
        """What the bot takes; if it fails in any way or is too slow, any option (and the table goes on)."""
        think.spec = level
        try:
            seconds = self._host.config.bot_seconds
            option = (await self._host.desk.do("choose", think, seconds)).decode()
            if option in offered:
                return option, "bot"
            why = "nonsense"
        except WorkFailed as error:
            why = str(error)
        self._host.metrics.bot_failures.labels("failed").inc()
        log.warning("bot-replaced", table=live.row.id, seat=seat, level=level, why=why)
        return secrets.choice(offered), "fallback"


def _seed(live: Live, seat: int) -> str:
    """A bot's chance: nobody can know it, and it tells nothing of the table's."""
    secret = f"{live.row.seed}/bot/{seat}/{live.version}"
    return hashlib.sha256(secret.encode()).hexdigest()
