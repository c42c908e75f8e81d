"""Tables without a server: they last as long as the process, and one person has all seats that are not bots'.

For a test, a script, or a browser's worker; the questions and answers are those of docs/protocol.md.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tablewright.service import history
from tablewright.service import messages as m
from tablewright.service.acting import KeptCommand, SeatCommand, act, begin
from tablewright.service.opening import facts_in, facts_of, seats_in_a_fork, seats_of
from tablewright.service.problems import Problem
from tablewright.service.screens import Screen, Standpoint
from tablewright.service.seated import SeatedTable, SeatFacts, TableFacts
from tablewright.service.service import TableService
from tablewright.service.thinking import CHOOSE, BotsQuestion
from tablewright.service.views import SPECTATOR, Viewer, seat_to_show
from tablewright.service.work import OnTheSpot

#: The one person here.
ME: Final = 1


class Answered:
    """Keeps the answers of commands, so that one that is sent again is carried out once."""

    def __init__(self) -> None:
        self._known: Final[dict[tuple[str, int, str], tuple[str, bytes]]] = {}

    async def answered(self, table: str, seat: int, key: str) -> tuple[str, bytes] | None:
        return self._known.get((table, seat, key))

    async def keep(self, seated: SeatedTable, command: KeptCommand) -> None:
        seated.facts.version, seated.facts.status = command.version, command.status
        if command.key and command.seat is not None:
            self._known[seated.id, command.seat, command.key] = (command.request, command.answer)


class MemoryTables:
    """All tables of one person."""

    def __init__(self, service: TableService | None = None, answers: Answered | None = None) -> None:
        self._service: Final = service or TableService(OnTheSpot())
        self._tables: Final[dict[str, SeatedTable]] = {}
        self._bases: Final[dict[str, bytes]] = {}
        self._screens: Final[dict[Standpoint, Screen]] = {}
        self._answers: Final = answers or Answered()

    # ------------------------------------------------------------------------------------------- new tables

    async def make(self, wish: m.NewTable, language: str = "en") -> str:
        """A new table; its name."""
        if any(seat.kind == "link" for seat in wish.seats):
            raise Problem("bad-setup", detail="link")
        seated = self._seated(facts_of(wish), seats_of(wish.seats, ME, language))
        await self._answers.keep(seated, begin(seated))
        return await self._add(seated)

    async def bring_in(self, wish: m.ImportTable, language: str = "en") -> str:
        """A table from a record."""
        snapshot = await self._service.bring_in(wish.record)
        return await self._open(snapshot, wish.seats, wish.confirm, language, is_fork=False)

    async def fork(self, table: str, wish: m.ForkTable, language: str = "en") -> str:
        """What if: a table from a position of another."""
        seated = self.get(table)
        seat = seat_to_show(seated, seated.held_by(ME), wish.seat)
        base = self._bases.get(table)
        snapshot = await self._service.fork(seated, seat, wish.move, base, language)
        seats = seats_in_a_fork(seated)
        return await self._open(snapshot, seats, confirm=False, language=language, is_fork=True)

    async def _open(
        self, snapshot: bytes, wishes: Sequence[m.SeatWish], confirm: bool, language: str, is_fork: bool
    ) -> str:
        facts = facts_in(snapshot, wishes, confirm, is_fork)
        facts.version = 1
        seated = self._seated(facts, seats_of(wishes, ME, language))
        seated.load(snapshot)
        seated.facts.status = "over" if seated.playing.over else "playing"
        if is_fork:
            self._bases[seated.id] = snapshot
        return await self._add(seated)

    def _seated(self, facts: TableFacts, seats: Sequence[SeatFacts]) -> SeatedTable:
        """A table with its people."""
        return SeatedTable(facts, seats)

    async def _add(self, seated: SeatedTable) -> str:
        self._tables[seated.id] = seated
        await self._let_bots_answer(seated)
        return seated.id

    # ------------------------------------------------------------------------------------------- acting

    async def act(self, table: str, command: SeatCommand, shown: int | None = None) -> m.Done:
        """Carry out a command; with what a screen lacks then that shows the version `shown`."""
        seated = self.get(table)
        async with seated.lock:
            done = msgspec.json.decode(await act(seated, command, self._answers), type=m.Done)
        await self._let_bots_answer(seated)
        if shown is None:
            return done
        frame = await self.frame(Standpoint(table, command.seat, command.language), shown)
        return replace(done, frame=msgspec.Raw(frame))

    async def _let_bots_answer(self, seated: SeatedTable) -> None:
        """Until a person is asked, or the game is over."""
        while True:
            seat = next((one for one in seated.asked_seats() if seated.is_bot(one)), None)
            if seat is None:
                return
            question = BotsQuestion(seated.snapshot, seat, seated.bot_of(seat), secrets.token_hex(24))
            option = await self._service.workshop.do(CHOOSE, question, seated.id)
            command = SeatCommand("move", seat, seated.since[seat], option, by="bot")
            async with seated.lock:
                await act(seated, command, self._answers)

    # ------------------------------------------------------------------------------------------- looking

    def get(self, table: str) -> SeatedTable:
        """A table by its name."""
        if table not in self._tables:
            raise Problem("no-such-table")
        return self._tables[table]

    def viewer(self, seated: SeatedTable, seat: int | None, language: str) -> Viewer:
        """Oneself, from a seat (-1: none; None: the one that is asked)."""
        holds = seated.held_by(ME)
        if seat is not None and seat != SPECTATOR and seat not in holds:
            raise Problem("not-your-seat")
        return Viewer(seat_to_show(seated, holds, seat), language, tuple(holds), owner=True)

    async def frame(self, standpoint: Standpoint, shown: int) -> bytes:
        """What brings a screen up to date: the difference to the version it shows, or all of the table."""
        seated = self.get(standpoint.table)
        viewer = self.viewer(seated, standpoint.seat, standpoint.language)
        screen = self._screens.setdefault(standpoint, self._service.screen(standpoint))
        present = viewer.holds
        change = await screen.change(seated, viewer, present) if screen.version == shown else None
        if change is not None:
            return change
        shown_whole = await screen.show(await screen.look(seated, viewer, present), [viewer])
        return shown_whole.frames[0]

    async def view(
        self, table: str, seat: int | None, language: str = "en", scenes: bool = True, state: bool = False
    ) -> m.TableView:
        """A table as a seat may see it."""
        seated = self.get(table)
        viewer = self.viewer(seated, seat, language)
        return await self._service.view(seated, viewer, viewer.holds, scenes, state)

    async def why_not(
        self, table: str, seat: int, language: str = "en", option: str = "", node: str = ""
    ) -> m.WhyNot:
        """Why something cannot be chosen."""
        return await self._service.why_not(self.get(table), seat, language, option, node)

    async def hint(self, table: str, seat: int, language: str = "en") -> m.Hint:
        """What a search would do."""
        return await self._service.hint(self.get(table), seat, language)

    async def ahead(self, table: str, seat: int, language: str = "en") -> m.Ahead:
        """What lies ahead of a seat that is asked."""
        told = await self._service.ahead(self.get(table), seat, language)
        return msgspec.json.decode(told, type=m.Ahead)

    async def try_line(
        self, table: str, seat: int, since: int, line: list[str], language: str = "en"
    ) -> m.Effects:
        """What a line would do."""
        told = await self._service.try_line(self.get(table), seat, language, since, line)
        return msgspec.json.decode(told, type=m.Effects)

    async def replay(
        self,
        table: str,
        move: int,
        seat: int | None,
        language: str = "en",
        scenes: bool = True,
        state: bool = False,
    ) -> m.TableView:
        """A table as a seat saw it after a move."""
        seated = self.get(table)
        viewer = self.viewer(seated, seat, language)
        base = self._bases.get(table)
        return await self._service.replay(seated, viewer, move, base, viewer.holds, scenes, state)

    def moves(self, table: str) -> m.Moves:
        """Whose moves were made."""
        return m.Moves(history.move_list(self.get(table)))

    def report(self, table: str, language: str = "en") -> m.GameReport:
        """Points by source and over time."""
        return history.report_of(self.get(table), language)

    def record(self, table: str, seat: int | None, language: str = "en") -> dict[str, Any] | m.ViewExport:
        """The record of a game that is over; before that, what the seat sees."""
        seated = self.get(table)
        return history.record_for(seated, self.viewer(seated, seat, language))
