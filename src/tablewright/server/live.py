"""A table in memory: the engine's table, its seats, and what the server notes about its course.

Everything here is synchronous and changes nothing but memory; `tablewright.server.host` stores it.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, TypeVar

from tablewright.engine import Decision, Table, find_game, new_table
from tablewright.engine import record as records
from tablewright.engine.table import CONFIRM
from tablewright.server.backward import kept, restore
from tablewright.server.snapshot import Snapshot, packed, unpacked
from tablewright.server.store import Change, SeatRow, TableRow
from tablewright.text import CatalogueWords, words_for

PEOPLE: Final = ("here", "link")

T = TypeVar("T")


class Live:
    """One table."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row: TableRow = row
        self.seats: list[SeatRow] = seats
        self.game: Final = find_game(row.game)
        self.table: Table | None = None
        self.lock: Final = asyncio.Lock()
        self.snapshot: bytes = b""
        self.digest: str = ""
        self.since: list[int] = [0] * row.players
        self.turn: int = 1
        self.event_versions: list[int] = []
        self.move_events: list[int] = []
        self.move_points: list[list[int]] = []
        self.move_turns: list[int] = []
        self.move_rounds: list[int] = []
        self.last_lines: list[tuple[int, str, int]] = []
        self._words: dict[str, CatalogueWords] = {}
        self._now: dict[Hashable, Any] = {}

    @property
    def version(self) -> int:
        """Grows by one with every change; 0 until the game begins."""
        return self.row.version

    @property
    def status(self) -> str:
        """waiting, playing or over."""
        return self.row.status

    # ------------------------------------------------------------------------------------------- who is who

    def names(self) -> list[str]:
        """How everybody is called; the rulebook's opponent is named by the game."""
        return [seat.name for seat in self.seats]

    def words(self, language: str) -> CatalogueWords:
        """How this table speaks."""
        words = self._words.get(language)
        if words is None:
            words = words_for(self.game, language, self.names(), self.row.players)
            self._words[language] = words
        return words

    def rename(self, seats: list[SeatRow]) -> None:
        """Other people, or other names."""
        self.seats = seats
        self._words.clear()
        self._now.clear()
        self.set_confirming()

    def held_by(self, pass_id: int) -> list[int]:
        """The seats of somebody."""
        return [seat.seat for seat in self.seats if seat.holder == pass_id]

    def is_bot(self, seat: int) -> bool:
        """Whether a bot decides for a seat now."""
        return self.seats[seat].kind == "bot" or bool(self.seats[seat].stand_in)

    def bot_of(self, seat: int) -> str:
        """The level of the bot that decides for a seat."""
        return self.seats[seat].stand_in or self.seats[seat].level

    def all_claimed(self) -> bool:
        """Whether everybody who was invited has come."""
        return all(seat.kind != "link" or seat.link_used for seat in self.seats)

    def set_confirming(self) -> None:
        """People confirm the end of their turns, if the table is so; bots never do."""
        if self.table is not None:
            people = [seat.seat for seat in self.seats if seat.kind in PEOPLE and not seat.stand_in]
            self.table.confirming = frozenset(people if self.row.confirm else ())

    # ------------------------------------------------------------------------------- begin and load

    def begin(self) -> None:
        """Set up the game."""
        table: Table = new_table(
            self.game, self.row.players, self.row.seed, self.row.options, record=True, words=self.words("en")
        )
        table.version = 1
        self.take(table)

    def take(self, table: Table) -> None:
        """Take over a table at its very beginning."""
        self.table = table
        self._now.clear()
        self.set_confirming()
        self.since = [table.version] * self.row.players
        self.event_versions = [table.version] * len(table.events)
        self.move_events = [len(table.events)]
        self.move_points = [table.scores]
        self.move_rounds = [self.round]

    def load(self, data: bytes) -> None:
        """Go on from a snapshot."""
        snapshot = unpacked(data)
        table: Table = records.from_data(snapshot.record, words=self.words("en"))
        table.version = self.row.version
        restore(table, snapshot.backward)
        self.snapshot = data
        self.table = table
        self._now.clear()
        self.since = snapshot.since
        self.turn = snapshot.turn
        self.event_versions = snapshot.event_versions
        self.move_events = snapshot.move_events
        self.move_points = snapshot.move_points
        self.move_turns = snapshot.move_turns
        self.move_rounds = snapshot.move_rounds or [0] * len(snapshot.move_points)
        self.last_lines = snapshot.last_lines
        self.set_confirming()

    def pack(self) -> bytes:
        """The table as it is stored."""
        record = records.to_data(self.playing)
        self.digest = record["digest"]
        self.snapshot = packed(
            Snapshot(
                record=record,
                since=self.since,
                turn=self.turn,
                event_versions=self.event_versions,
                move_events=self.move_events,
                move_points=self.move_points,
                move_turns=self.move_turns,
                move_rounds=self.move_rounds,
                last_lines=self.last_lines,
                backward=kept(self.playing),
            )
        )
        return self.snapshot

    @property
    def round(self) -> int:
        """The round, as everybody can see it."""
        return self.game.glance(self.seen_by(None)).round

    @property
    def playing(self) -> Table:
        """The engine's table of a game that has begun."""
        assert self.table is not None
        return self.table

    # ------------------------------------------------------------------------------------------- changes

    def move(self, seat: int, option: str) -> None:
        """Answer the question of a seat; the engine refuses what is not offered."""
        self._change("move", seat, lambda table: table.choose(option, seat))

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat."""
        self._change("undo", seat, lambda table: table.undo(seat))

    def redo(self, seat: int) -> None:
        """Do again what a seat took back."""
        self._change("redo", seat, lambda table: table.redo(seat))

    def _change(self, kind: str, actor: int, carry_out: Callable[[Table], None]) -> None:
        table = self.playing
        before = self._shared_questions()
        turns = table.turns
        lines = [(line.seat, line.source, line.points) for line in table.score_lines]
        undone_turn = self.move_turns[-1] if self.move_turns else self.turn
        self._now.clear()
        carry_out(table)
        self._note_questions(actor, before)
        if kind == "undo":
            self.turn = undone_turn
        self._note_course(lines)
        if kind != "undo" and table.turns > turns:
            self.turn += 1

    def _shared_questions(self) -> dict[int, tuple[str, list[str]]]:
        """What seats are asked that are asked at the same time as others."""
        asked = self.playing.asked
        if asked is None or asked.parts is None:
            return {}
        return {part.seat: (part.kind, part.option_ids()) for part in asked.parts}

    def _note_questions(self, actor: int, before: dict[int, tuple[str, list[str]]]) -> None:
        """R8: a question that stays open while others answer keeps its number; every other gets a new one."""
        after = self._shared_questions()
        asked = {question.seat for question in self.playing.open_questions()}
        for seat in range(len(self.since)):
            stays = seat != actor and seat in after and before.get(seat) == after[seat]
            if (seat in asked and not stays) or seat == actor:
                self.since[seat] = self.playing.version

    def _note_course(self, lines: list[tuple[int, str, int]]) -> None:
        table = self.playing
        moves, events = len(table.moves), len(table.events)
        del self.move_turns[moves:]
        for notes in (self.move_events, self.move_points, self.move_rounds):
            del notes[moves + 1 :]
        while len(self.move_turns) < moves:
            self.move_turns.append(self.turn)
            self.move_events.append(events)
            self.move_points.append(table.scores)
            self.move_rounds.append(self.round)
        self.move_events[-1] = events
        self.move_rounds[-1] = self.round
        self.move_points[-1] = table.scores
        del self.event_versions[events:]
        self.event_versions += [table.version] * (events - len(self.event_versions))
        self.last_lines = lines if table.over else []

    def change(self, kind: str, seat: int | None, option: str, by: str, outcomes: list[int]) -> Change:
        """What has to be stored after a change."""
        table = self.playing
        people = self.game.people(table.state)
        places = self.game.ranking(table.state) if table.over else []
        asked = self.asked_seats()
        snapshot = self.pack()
        return Change(
            version=table.version,
            kind=kind,
            seat=seat,
            option=option,
            outcomes=outcomes,
            digest=self.digest,
            by=by,
            status="over" if table.over else "playing",
            snapshot=snapshot,
            waiting_for=asked,
            standing={"points": table.scores[: len(people)], "places": places},
            bots_asked=any(self.is_bot(one) for one in asked),
        )

    # ------------------------------------------------------------------------------------------- as it is now

    def now(self, what: Hashable, make: Callable[[], T]) -> T:
        """Something about the table as it is, worked out once for everybody who looks on."""
        if what not in self._now:
            self._now[what] = make()
        found: T = self._now[what]
        return found

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The game's own data as a seat may see it."""
        return self.now(("seen", seat), lambda: self.playing.view(seat))

    # ------------------------------------------------------------------------------------------- questions

    def asked_seats(self) -> list[int]:
        """For whom the table waits."""
        return [] if self.table is None else [question.seat for question in self.table.open_questions()]

    def plays(self, seat: int | None) -> bool:
        """Whether a seat has just moved, or is asked something new."""
        return seat is not None and self.since[seat] == self.version

    def question_of(self, seat: int | None) -> Decision | None:
        """What a seat is asked."""
        if self.table is None or seat is None:
            return None
        return next((q for q in self.table.open_questions() if q.seat == seat), None)

    def is_confirming(self) -> bool:
        """Whether the open question is the end of a turn."""
        return self.table is not None and self.table.asked is not None and self.table.asked.kind == CONFIRM

    def move_of_event(self, event: int) -> int:
        """The move that wrote a line of the log; 0 for the set-up."""
        return bisect_right(self.move_events, event)

    def outcomes_so_far(self) -> list[int]:
        """The chance that the last move has set off."""
        moves = self.playing.moves
        return moves[-1].outcomes[:] if moves else []


def live_from(row: TableRow, seats: Sequence[SeatRow], snapshot: bytes | None) -> Live:
    """A stored table, in memory."""
    live = Live(row, list(seats))
    if snapshot is not None:
        live.load(snapshot)
    return live
