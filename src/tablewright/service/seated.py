"""A table with the people at it: the engine's table, who sits where, and what is noted of its course.

Everything here is synchronous and changes nothing but memory; whoever holds the lock stores it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from tablewright.engine import Decision, Table, find_game, new_table
from tablewright.engine import record as records
from tablewright.service.chronicle import Before, Chronicle
from tablewright.service.snapshot import packed, snapshot_of, unpacked
from tablewright.service.undo import restore_reach, undo_reach
from tablewright.text import CatalogueWords, words_for

PEOPLE: Final = ("here", "link")

T = TypeVar("T")


class TableFacts(msgspec.Struct):
    """What is settled about a table, and how far it is: the newest version that is stored."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    seed: str
    chosen_seed: bool
    commitment: str
    confirm: bool
    chat: bool
    watch: bool
    pace: str
    fork: bool
    status: str  # waiting, playing or over
    version: int


class SeatFacts(msgspec.Struct):
    """Who sits there."""

    seat: int
    kind: str  # here, link or bot
    name: str
    level: str = ""
    holder: int | None = None
    stand_in: str = ""


class SeatedTable:
    """One table."""

    def __init__(self, facts: TableFacts, seats: Sequence[SeatFacts]) -> None:
        self.facts: TableFacts = facts
        self.seats: Sequence[SeatFacts] = seats
        self.game: Final = find_game(facts.game)
        self.table: Table | None = None
        #: Held while the table is changed and the change is stored, and by everybody who looks meanwhile.
        self.lock: Final = asyncio.Lock()
        self.snapshot: bytes = b""
        self.digest: str = ""
        self.since: list[int] = [0] * facts.players
        self.chronicle: Chronicle = Chronicle()
        self._words: dict[str, CatalogueWords] = {}
        self._now: dict[Hashable, Any] = {}

    @property
    def id(self) -> str:
        """The name of the table."""
        return self.facts.id

    @property
    def version(self) -> int:
        """Grows by one with every change; 0 until the game begins."""
        return self.facts.version

    @property
    def status(self) -> str:
        """waiting, playing or over."""
        return self.facts.status

    # ------------------------------------------------------------------------------------------- who is who

    def names(self) -> list[str]:
        """How everybody is called; the rulebook's opponent is named by the game."""
        return [seat.name for seat in self.seats]

    def words(self, language: str) -> CatalogueWords:
        """How this table speaks."""
        words = self._words.get(language)
        if words is None:
            words = words_for(self.game, language, self.names(), self.facts.players)
            self._words[language] = words
        return words

    def rename(self, seats: Sequence[SeatFacts]) -> None:
        """Other people, or other names."""
        self.seats = seats
        self._words.clear()
        self._now.clear()
        self.set_confirming()

    def held_by(self, holder: int) -> list[int]:
        """The seats of somebody."""
        return [seat.seat for seat in self.seats if seat.holder == holder]

    def is_bot(self, seat: int) -> bool:
        """Whether a bot decides for a seat now."""
        return self.seats[seat].kind == "bot" or bool(self.seats[seat].stand_in)

    def bot_of(self, seat: int) -> str:
        """The level of the bot that decides for a seat."""
        return self.seats[seat].stand_in or self.seats[seat].level

    def set_confirming(self) -> None:
        """People confirm the end of their turns, if the table is so; bots never do."""
        if self.table is not None:
            people = [seat.seat for seat in self.seats if seat.kind in PEOPLE and not seat.stand_in]
            self.table.confirming = frozenset(people if self.facts.confirm else ())

    # ------------------------------------------------------------------------------- begin, keep and load

    def begin(self) -> None:
        """Set up the game."""
        facts = self.facts
        table: Table = new_table(
            self.game, facts.players, facts.seed, facts.options, record=True, words=self.words("en")
        )
        table.version = 1
        self.table = table
        self._now.clear()
        self.set_confirming()
        self.since = [table.version] * facts.players
        self.chronicle = Chronicle()
        self.chronicle.begin(table, self.round)

    def load(self, data: bytes) -> None:
        """Go on from a snapshot."""
        snapshot = unpacked(data)
        table: Table = records.from_data(snapshot.record, words=self.words("en"))
        table.version = self.facts.version
        restore_reach(table, snapshot.undo)
        self.snapshot = data
        self.table = table
        self._now.clear()
        self.since = snapshot.since
        self.chronicle = snapshot.chronicle
        self.set_confirming()

    def pack(self) -> bytes:
        """The table as it is stored."""
        record = records.to_data(self.playing)
        self.digest = record["digest"]
        snapshot = snapshot_of(record, self.since, self.chronicle, undo_reach(self.playing))
        self.snapshot = packed(snapshot)
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

    def move(self, seat: int, line: Sequence[str]) -> None:
        """Answer the question of a seat, and those that follow; the engine refuses what is not offered."""
        self._change(seat, [partial(Table.choose, option=option, seat=seat) for option in line])

    def undo(self, seat: int, steps: int = 1) -> None:
        """Take back the last choices of a seat."""
        self._change(seat, [partial(Table.undo, seat=seat)] * steps, is_undo=True)

    def redo(self, seat: int, steps: int = 1) -> None:
        """Do again what a seat took back."""
        self._change(seat, [partial(Table.redo, seat=seat)] * steps)

    def _change(self, actor: int, steps: Sequence[Callable[[Table], None]], is_undo: bool = False) -> None:
        """Carry out some steps; together they are one change, with one version."""
        table = self.playing
        version = table.version + 1
        for carry_out in steps:
            shared, before = self._shared_questions(), Before.of(table)
            self._now.clear()
            carry_out(table)
            table.version = version
            self._note_questions(actor, shared)
            self.chronicle.note(table, before, self.round, is_undo)

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

    def asked_about(self, seat: int | None) -> list[str]:
        """What the question of a seat is about."""
        question = self.question_of(seat)
        return [] if question is None else question.things_told()
