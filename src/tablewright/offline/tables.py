"""The tables of a browser: kept by it after every change, told to the page that listens, played by bots."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import asdict

from tablewright.offline.mate import Mated
from tablewright.offline.outside import Outside
from tablewright.service import messages as m
from tablewright.service.acting import KeptCommand, SeatCommand, act
from tablewright.service.listing import ListedFacts, listed_table
from tablewright.service.memory import ME, Answered, MemoryTables
from tablewright.service.problems import Problem
from tablewright.service.screens import Standpoint
from tablewright.service.seated import SeatedTable, SeatFacts, TableFacts
from tablewright.service.service import TableService
from tablewright.service.thinking import CHOOSE, BotsQuestion
from tablewright.service.work import WorkFailed
from tablewright.text import LANGUAGES

#: How a whole view begins; everything else that brings a screen up to date is a difference.
_WHOLE: Final = b'{"type":"view"'
#: What a search may take that somebody has asked for.
HINT_SECONDS: Final = 3.0


class Kept(msgspec.Struct):
    """A table as a browser keeps it."""

    facts: ListedFacts
    seats: list[SeatFacts]
    snapshot: bytes
    base: bytes | None  # where the record begins, if not at the set-up
    seen: int  # how far its log was read


class Listener:
    """A page that shows a table."""

    def __init__(self, stream: str, standpoint: Standpoint, shown: int) -> None:
        self.stream: Final = stream
        self.standpoint: Final = standpoint
        self.shown: int = shown
        self.is_looking_ahead: bool = False


class _Keeper(Answered):
    """Keeps every change before it is answered."""

    def __init__(self, keep: Callable[[SeatedTable, KeptCommand], Any]) -> None:
        super().__init__()
        self._keep: Final = keep

    async def keep(self, seated: SeatedTable, command: KeptCommand) -> None:
        await self._keep(seated, command)
        await super().keep(seated, command)


class KeptTables(MemoryTables):
    """All tables of the person at this browser."""

    def __init__(self, outside: Outside) -> None:
        workshop = Mated(outside, lambda table: self.get(table).facts.game)
        super().__init__(TableService(workshop, HINT_SECONDS), _Keeper(self._keep))
        self._outside: Final = outside
        self._seen: Final[dict[str, int]] = {}
        self._kept: Final[dict[str, int]] = {}  # the version of each table that is kept
        self._listeners: Final[dict[str, Listener]] = {}
        self._drawing: Final = asyncio.Lock()
        self._coming: Final = asyncio.Lock()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._bots_at: Final[set[str]] = set()

    # ------------------------------------------------------------------------------------ kept and fetched

    async def come(self, table: str) -> SeatedTable:
        """A table, fetched if it is not here yet."""
        async with self._coming:
            if table not in self._tables:
                await self._fetch(table)
        return self.get(table)

    async def _fetch(self, table: str) -> None:
        data = await self._outside.fetch(table)
        if data is None:
            raise Problem("no-such-table")
        kept = msgspec.msgpack.decode(data, type=Kept)
        await self._outside.bring(kept.facts.game)
        seated = SeatedTable(kept.facts, kept.seats)
        seated.load(kept.snapshot)
        self._tables[table] = seated
        self._kept[table], self._seen[table] = kept.facts.version, kept.seen
        if kept.base is not None:
            self._bases[table] = kept.base
        await self._let_bots_answer(seated)

    def _seated(self, facts: TableFacts, seats: Sequence[SeatFacts]) -> SeatedTable:
        at = int(time.time())
        kept = ListedFacts(**asdict(facts), owner=ME, waiting_for=[], standing={}, created=at, updated=at)
        return SeatedTable(kept, seats)

    async def _keep(self, seated: SeatedTable, command: KeptCommand) -> None:
        facts = _listed(seated)
        facts.version, facts.status = command.version, command.status
        facts.waiting_for, facts.standing = command.waiting_for, command.standing
        await self._store(seated)

    async def _store(self, seated: SeatedTable) -> None:
        """Keep all of a table; if that fails, what is in memory is forgotten, and what was kept counts."""
        facts, table = _listed(seated), seated.id
        facts.updated = int(time.time())
        seats, base = list(seated.seats), self._bases.get(table)
        kept = Kept(facts, seats, seated.snapshot, base, self._seen.get(table, 0))
        cards = {language: listed_table(facts, seats, ME, language) for language in LANGUAGES}
        before = self._kept.get(table, 0)
        try:
            done = await self._outside.keep(
                table, before, facts.version, msgspec.msgpack.encode(kept), msgspec.json.encode(cards)
            )
        except Exception as error:
            self._drop(table)
            raise Problem("storage") from error
        if not done:
            self._drop(table)
            raise Problem("stale")
        self._kept[table] = facts.version

    def _drop(self, table: str) -> None:
        self._tables.pop(table, None)
        self._kept.pop(table, None)
        for standpoint in [one for one in self._screens if one.table == table]:
            del self._screens[standpoint]

    async def remove(self, table: str) -> None:
        """Remove a table for good."""
        await self._outside.forget(table)
        self._drop(table)
        for listener in self._at(table):
            self._outside.tell(listener.stream, b'{"type":"bye","code":"deleted"}')

    async def changed_elsewhere(self, table: str) -> None:
        """Another window has played on: what is here is old."""
        if table not in self._tables:
            return
        self._drop(table)
        await self._tell(await self.come(table))

    async def _add(self, seated: SeatedTable) -> str:
        self._tables[seated.id] = seated
        if seated.id not in self._kept:
            await self._store(seated)
        await self._let_bots_answer(seated)
        return seated.id

    # ------------------------------------------------------------------------------------------- acting

    async def act(self, table: str, command: SeatCommand, shown: int | None = None) -> m.Done:
        """Carry out a command; bots answer afterwards, and the page that listens sees it."""
        await self.come(table)
        done = await super().act(table, command, shown)
        told: object = done.frame
        frame = bytes(told) if isinstance(told, msgspec.Raw) else None
        for listener in self._at(table):
            mine = listener.standpoint.seat == command.seat
            if frame is None or not mine:
                self._later(self._tell_one(listener))
            elif frame.startswith(_WHOLE):
                self._send(listener, frame)
            else:
                listener.shown = done.version
                self._look_ahead(listener)
        return done

    async def _let_bots_answer(self, seated: SeatedTable) -> None:
        """In a task of its own: the page need not wait for it."""
        if seated.id not in self._bots_at and _bot_asked(seated) is not None:
            self._bots_at.add(seated.id)
            self._later(self._play_bots(seated.id))

    async def _play_bots(self, table: str) -> None:
        try:
            while (seat := _bot_asked(seated := await self.come(table))) is not None:
                command = await self._bots_command(seated, seat)
                async with seated.lock:
                    await act(seated, command, self._answers)
                await self._tell(seated)
        except Problem:
            pass  # the table was removed, or changed by somebody else; whoever opens it next begins again
        finally:
            self._bots_at.discard(table)

    async def _bots_command(self, seated: SeatedTable, seat: int) -> SeatCommand:
        """What the bot answers; chance, if it fails."""
        since, question = seated.since[seat], seated.question_of(seat)
        assert question is not None
        asked = BotsQuestion(seated.snapshot, seat, seated.bot_of(seat), secrets.token_hex(24))
        try:
            option = await self._service.workshop.do(CHOOSE, asked, seated.id)
        except WorkFailed:
            return SeatCommand("move", seat, since, secrets.choice(question.option_ids()), by="fallback")
        return SeatCommand("move", seat, since, option, by="bot")

    async def stand_in(self, table: str, seat: int, level: str) -> SeatedTable:
        """A bot plays for somebody, or (without a level) nobody does any more."""
        seated = await self.come(table)
        async with seated.lock:
            seated.seats[seat].stand_in = level
            seated.rename(seated.seats)
            await self._store(seated)
        for standpoint, screen in self._screens.items():
            if standpoint.table == table:
                screen.clear()
        await self._tell(seated)
        await self._let_bots_answer(seated)
        return seated

    def note_seen(self, table: str, version: int) -> None:
        """How far the log was read; kept with the next change."""
        self._seen[table] = min(version, self.get(table).version)

    def base_of(self, table: str) -> bytes | None:
        """Where the record of a table begins, if not at the set-up."""
        return self._bases.get(table)

    @property
    def service(self) -> TableService:
        """Answers questions about tables."""
        return self._service

    # ------------------------------------------------------------------------------------------ listening

    async def listen(self, stream: str, table: str, hello: m.Greeting) -> None:
        """A page shows a table from now on, or from another seat, or in another language."""
        seated = await self.come(table)
        viewer = self.viewer(seated, hello.seat, hello.lang or "en")
        standpoint = Standpoint(table, viewer.seat, viewer.language)
        listener = self._listeners[stream] = Listener(stream, standpoint, -1)
        if hello.version == seated.version:
            screen = self._screens.setdefault(standpoint, self._service.screen(standpoint))
            screen.take_over(seated)
            listener.shown = seated.version
            self._outside.tell(stream, msgspec.json.encode(m.Ready(seated.version)))
            self._look_ahead(listener)
        else:
            self._send(listener, await self.frame(standpoint, -2))

    def hush(self, stream: str) -> None:
        """The page has gone."""
        self._listeners.pop(stream, None)

    async def frame(self, standpoint: Standpoint, shown: int) -> bytes:
        """One after the other: a screen is brought up to date from what it shows."""
        async with self._drawing:
            return await super().frame(standpoint, shown)

    def _at(self, table: str) -> list[Listener]:
        return [one for one in self._listeners.values() if one.standpoint.table == table]

    async def _tell(self, seated: SeatedTable) -> None:
        for listener in self._at(seated.id):
            await self._tell_one(listener)

    async def _tell_one(self, listener: Listener) -> None:
        self._send(listener, await self.frame(listener.standpoint, listener.shown))

    def _send(self, listener: Listener, frame: bytes) -> None:
        self._outside.tell(listener.stream, frame)
        listener.shown = self.get(listener.standpoint.table).version
        self._look_ahead(listener)

    # ---------------------------------------------------------------------------------------- looking ahead

    def _look_ahead(self, listener: Listener) -> None:
        """What lies ahead of the question on the page comes after it; the newest question wins."""
        if not listener.is_looking_ahead:
            listener.is_looking_ahead = True
            self._later(self._look(listener))

    async def _look(self, listener: Listener) -> None:
        table, seat, language, *_ = listener.standpoint
        try:
            while self._listeners.get(listener.stream) is listener and seat is not None:
                seated = await self.come(table)
                version = seated.version
                if seated.question_of(seat) is None:
                    return
                told = await self._service.ahead(seated, seat, language)
                if self.get(table).version == version:
                    self._outside.tell(listener.stream, told)
                    return
        except Problem:
            pass  # the table has changed, or there is nobody to look: the page does without
        finally:
            listener.is_looking_ahead = False

    def _later(self, doing: Any) -> None:
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _listed(seated: SeatedTable) -> ListedFacts:
    assert isinstance(seated.facts, ListedFacts)
    return seated.facts


def _bot_asked(seated: SeatedTable) -> int | None:
    return next((seat for seat in seated.asked_seats() if seated.is_bot(seat)), None)
