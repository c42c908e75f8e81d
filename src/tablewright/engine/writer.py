"""Writes what a seat knows as numbers: a game says them one after the other, the writer gives them slots.

An observation has two parts: first the *measures*, one slot for each, normalised by the range that is said
with them (never cut off: what goes beyond its range is greater than 1), then the *marks*, which are mostly 0:
one slot for each word, component or seat that may stand there, 1 where it does, or how many.
The layout follows from the calls alone, so a game makes the same calls in the same order whatever the table
looks like; `Writer.describe` gives every slot its name.

From one decision to the next little changes. So a `Sheet` keeps the numbers of a seat with what was told when
they were written, and only what is told otherwise is written anew.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine.domain import Names
from tablewright.engine.errors import TablewrightError
from tablewright.engine.model import copy, unchanged
from tablewright.engine.native import i64
from tablewright.engine.state import Player


class NoNumber(TablewrightError):
    """Something on the table has no number in the encoding of the game: a bug of the encoding."""


class Slot:
    """What a number of an observation means: its name, and the greatest value that is expected there; the
    number is the value divided by it.
    """

    def __init__(self, name: str, high: int) -> None:
        self.name: Final = name
        self.high: Final = high

    def __repr__(self) -> str:
        return f"Slot({self.name!r}, {self.high})"


class Part:
    """A part of an observation that is written by itself: where its measures and its calls for marks begin,
    and how many there are.
    """

    def __init__(self, first_measure: int, measures: int, first_call: int, calls: int, marks: int) -> None:
        self.first_measure: Final = first_measure
        self.measures: Final = measures
        self.first_call: Final = first_call
        self.calls: Final = calls
        self.marks: Final = marks


class Layout:
    """Which slots an observation has: the measures, then the marks of one call after the other."""

    def __init__(
        self,
        measures: list[Slot],
        marks: list[Slot],
        starts: list[int],
        weighs: list[bool],
        parts: list[Part],
    ) -> None:
        self.slots: Final = measures + marks
        self.highs: Final = [slot.high for slot in self.slots]
        self.starts: Final = [len(measures) + start for start in starts]  # where the marks of a call begin
        self.weighs: Final = weighs  # whether a call tells a number with each mark
        self.parts: Final = parts


class Watch:
    """A player's side as it was when somebody looked at it last, and how often it has changed since."""

    def __init__(self) -> None:
        self.kept: Player | None = None
        self.version: int = 0

    def look(self, player: Player) -> None:
        """See whether something lies there otherwise now."""
        kept = self.kept
        if kept is None or not unchanged(player, kept):
            self.kept = copy(player)
            self.version += 1


class Writer:
    """Takes down one observation after the other. `me` is the seat that looks; seats are told from there."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.me: int = 0
        self.prefix: str = ""
        self.measures: list[Any] = []  # numbers as they were told
        self.at: int = 0  # how many slots for marks there are so far
        self.marked: list[Any] = []  # for each mark its place among the slots of its call
        self.ends: list[int] = []  # how long `marked` was behind each call
        self.describing: bool = False
        self._sheet: Sheet | None = None
        self._watches: list[Watch] = []
        self._part: int = 0
        self._sources: list[Any] = []
        self._is_known: bool = False
        self._measure_slots: list[Slot] = []
        self._mark_slots: list[Slot] = []
        self._starts: list[int] = []
        self._weighs: list[bool] = []
        self._parts: list[Part] = []

    # --- beginning and ending

    def begin(self, me: int, sheet: Sheet | None, watches: list[Watch]) -> None:
        """Start an observation of this seat, to be written on a sheet; without one, only to find the layout.
        `watches` (by seat) have looked at the sides of the table; without them everything is told.
        """
        self.me = me
        self.prefix = ""
        self._sheet = sheet
        self._watches = watches
        self._part = 0
        self._begin_part()

    def finish(self) -> None:
        """Write the last part; refuses an observation of fewer parts than are meant."""
        self._end_part()
        sheet = self._sheet
        if sheet is not None and self._part != len(sheet.layout.parts):
            raise NoNumber(f"An observation of {self._part} parts where {len(sheet.layout.parts)} are meant.")

    def describe(self) -> Layout:
        """The slots of the observation just finished; `describing` must have been set before."""
        return Layout(self._measure_slots, self._mark_slots, self._starts, self._weighs, self._parts)

    def under(self, prefix: str) -> None:
        """A new part; what the names of its slots begin with."""
        self._end_part()
        self.prefix = prefix

    def side(self, name: str, seat: int) -> None:
        """A new part; its slots are about this seat, counted from the one that looks."""
        self._end_part()
        if self.describing:
            self.prefix = f"{name}+{(seat - self.me) % self.seats}."

    def is_other(self, sources: list[Any]) -> bool:
        """Whether the part that begins here, which tells of these things and of nothing else, is other than
        on the sheet; if not, it need not be told. Lists and maps among them hold no others.
        """
        sheet = self._sheet
        if sheet is None or not self._watches:
            return True
        self._is_known = sheet.pieces[self._part].sources == sources
        if not self._is_known:
            self._sources = [_kept(source) for source in sources]
        return not self._is_known

    def version_of(self, player: Player) -> int:
        """Stands for a player's side among the sources: another number whenever something lies there
        otherwise.
        """
        return self._watches[player.seat].version if self._watches else 0

    def _begin_part(self) -> None:
        self.measures = []
        self.at = 0
        self.marked = []
        self.ends = []
        self._sources = []
        self._is_known = False

    def _end_part(self) -> None:
        """Write what was told of this part, and go on to the next one."""
        sheet = self._sheet
        if sheet is None:
            first = len(self._measure_slots) - len(self.measures)
            calls = len(self.ends)
            self._parts.append(Part(first, len(self.measures), len(self._starts) - calls, calls, self.at))
        elif not self._is_known:
            if self._part == len(sheet.pieces):
                raise NoNumber(f"An observation of more than the {self._part} parts that are meant.")
            sheet.pieces[self._part].write(self.measures, self.marked, self.ends, self.at)
            sheet.pieces[self._part].sources = self._sources
        self._part += 1
        self._begin_part()

    # --- measures

    def number(self, name: str, value: int, high: int) -> None:
        """A number, expected from 0 to `high`."""
        self.measures.append(value)
        if self.describing:
            self._measure(name, high)

    def flag(self, name: str, value: bool) -> None:
        """Yes or no."""
        self.measures.append(value)
        if self.describing:
            self._measure(name, 1)

    def flags(self, name: str, values: list[bool], length: int) -> None:
        """So many times yes or no, by their places; fewer are filled up with no."""
        self.measures += values
        self._fill(name, len(values), length, 1)

    def numbers(self, name: str, values: list[int], length: int, high: int) -> None:
        """So many numbers by their places; fewer are filled up with 0."""
        self.measures += values
        self._fill(name, len(values), length, high)

    def amounts(self, name: str, values: dict[str, int], keys: Names, high: int) -> None:
        """A number for each of these words."""
        measures = self.measures
        for key in keys.words:
            measures.append(values.get(key, 0))
        if self.describing:
            for key in keys.words:
                self._measure(f"{name}.{key}", high)

    def as_they_are(self, values: list[float], names: list[str]) -> None:
        """Numbers that were made elsewhere, each with its name."""
        self.measures += values
        if self.describing:
            for name in names:
                self._measure(name, 1)

    # --- marks

    def word(self, name: str, value: str, words: Names) -> None:
        """One of these words; none for an empty one."""
        if value:
            self.marked.append(self._rank(name, value, words))
        self._close(words.size)
        if self.describing:
            self._marks(name, words, "=", 1)

    def words(self, name: str, values: list[str], words: Names, length: int) -> None:
        """So many words by their places; empty ones, and those that are not there, have no mark."""
        if len(values) > length:
            raise NoNumber(f"{self.prefix}{name}: {len(values)} words where {length} have room.")
        at = 0
        for value in values:
            if value:
                self.marked.append(at + self._rank(name, value, words))
            at += words.size
        self._close(length * words.size)
        if self.describing:
            for place in range(length):
                self._marks(f"{name}[{place}]", words, "=", 1)

    def heap(self, name: str, values: list[str], words: Names) -> None:
        """How often each of these words is there; empty ones do not count."""
        for value in values:
            if value:
                self.marked.append(self._rank(name, value, words))
        self._close(words.size)
        if self.describing:
            self._marks(name, words, "*", 1)

    def thing(self, name: str, value: Any, ids: Names) -> None:
        """A component, or None."""
        if value is not None:
            self.marked.append(self._rank(name, value.id, ids))
        self._close(ids.size)
        if self.describing:
            self._marks(name, ids, "=", 1)

    def places(self, name: str, values: list[Any], ids: Names, length: int) -> None:
        """So many components by their places, None where nothing lies."""
        if len(values) > length:
            raise NoNumber(f"{self.prefix}{name}: {len(values)} things where {length} have room.")
        at = 0
        for value in values:
            if value is not None:
                self.marked.append(at + self._rank(name, value.id, ids))
            at += ids.size
        self._close(length * ids.size)
        if self.describing:
            for place in range(length):
                self._marks(f"{name}[{place}]", ids, "=", 1)

    def things(self, name: str, values: list[Any], ids: Names) -> None:
        """Which components are there, in any order."""
        for value in values:
            self.marked.append(self._rank(name, value.id, ids))
        self._close(ids.size)
        if self.describing:
            self._marks(name, ids, "*", 1)

    def weights(self, name: str, values: list[tuple[str, int]], words: Names, high: int) -> None:
        """A number for some of these words, 0 for the others."""
        marked = self.marked
        for word, value in values:
            if value:
                marked.append(self._rank(name, word, words))
                marked.append(value)
        self._close(words.size)
        if self.describing:
            self._weigh(name, words, high)

    def places_of(self, name: str, values: list[Any], ids: Names, high: int) -> None:
        """For each component the place where it lies, from 1; None where nothing lies."""
        marked = self.marked
        for place, value in enumerate(values):
            if value is not None:
                marked.append(self._rank(name, value.id, ids))
                marked.append(place + 1)
        self._close(ids.size)
        if self.describing:
            self._weigh(name, ids, high)

    def seat(self, name: str, seat: int) -> None:
        """A seat, counted from the one that looks; none below 0."""
        if seat >= 0:
            self.marked.append((seat - self.me) % self.seats)
        self._close(self.seats)
        if self.describing:
            self._seats(name)

    def seats_at(self, name: str, seats: list[int], length: int) -> None:
        """So many seats by their places; none below 0."""
        if len(seats) > length:
            raise NoNumber(f"{self.prefix}{name}: {len(seats)} seats where {length} have room.")
        at = 0
        for seat in seats:
            if seat >= 0:
                self.marked.append(at + (seat - self.me) % self.seats)
            at += self.seats
        self._close(length * self.seats)
        if self.describing:
            for place in range(length):
                self._seats(f"{name}[{place}]")

    def picks(self, name: str, numbers: list[int], names: Names) -> None:
        """How often each of these is there, by its number."""
        self.marked += numbers
        self._close(names.size)
        if self.describing:
            self._marks(name, names, "*", 1)

    # --- how it works

    def _close(self, size: int) -> None:
        """The call is over; it has so many slots for marks."""
        self.ends.append(len(self.marked))
        if self.describing:
            self._starts.append(len(self._mark_slots))
            self._weighs.append(False)
        self.at += size

    def _fill(self, name: str, told: int, length: int, high: int) -> None:
        """So many numbers by their places were told, and so many are meant."""
        if told > length:
            raise NoNumber(f"{self.prefix}{name}: {told} numbers where {length} have room.")
        for _ in range(length - told):
            self.measures.append(0)
        if self.describing:
            for place in range(length):
                self._measure(f"{name}[{place}]", high)

    def _rank(self, name: str, word: str, words: Names) -> int:
        rank = words.rank.get(word, -1)
        if rank < 0:
            raise NoNumber(f"{self.prefix}{name}: {word!r} is not in the encoding.")
        return rank

    def _measure(self, name: str, high: int) -> None:
        self._measure_slots.append(Slot(self.prefix + name, high))

    def _marks(self, name: str, words: Names, sign: str, high: int) -> None:
        for word in words.words:
            self._mark_slots.append(Slot(f"{self.prefix}{name}{sign}{word}", high))

    def _weigh(self, name: str, words: Names, high: int) -> None:
        self._marks(name, words, ".", high)
        self._weighs[-1] = True

    def _seats(self, name: str) -> None:
        for seat in range(self.seats):
            self._mark_slots.append(Slot(f"{self.prefix}{name}=+{seat}", 1))


class Sheet:
    """The numbers of one seat, as 32-bit floats, and what was told when they were written."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self.buffer: Final = bytearray(4 * len(layout.slots))
        self.numbers: Final[memoryview[float]] = memoryview(self.buffer).cast("f")
        self.pieces: Final = [Piece(layout, part, self.numbers) for part in layout.parts]


class Piece:
    """What was told of one part of an observation."""

    def __init__(self, layout: Layout, part: Part, numbers: memoryview[float]) -> None:
        self.layout: Final = layout
        self.part: Final = part
        self.numbers: Final = numbers  # of the whole sheet
        self.sources: list[Any] = []  # what it was told from, if anybody asked
        self.measures: list[Any] = [0] * part.measures
        self.marked: list[Any] = []
        self.ends: list[int] = [0] * part.calls

    def write(self, measures: list[Any], marked: list[Any], ends: list[int], marks: int) -> None:
        """Bring the numbers up to what was told; refuses a part of another size than is meant."""
        part = self.part
        if len(measures) != part.measures or len(ends) != part.calls or marks != part.marks:
            size, meant = len(measures) + marks, part.measures + part.marks
            raise NoNumber(f"A part of {size} numbers in an observation where {meant} are meant.")
        self._write_measures(measures)
        if marked != self.marked or ends != self.ends:
            self._write_marks(marked, ends)

    def _write_measures(self, told: list[Any]) -> None:
        known, highs, numbers = self.measures, self.layout.highs, self.numbers
        first = self.part.first_measure
        for place in range(len(told)):
            value = told[place]
            if value is not known[place] and value != known[place]:
                numbers[first + place] = value / highs[first + place]
        self.measures = told

    def _write_marks(self, told: list[Any], ends: list[int]) -> None:
        known, known_ends, layout = self.marked, self.ends, self.layout
        first: i64 = 0
        known_first: i64 = 0
        for number in range(len(ends)):
            end: i64 = ends[number]
            known_end: i64 = known_ends[number]
            if not _same(told, first, end, known, known_first, known_end):
                call = self.part.first_call + number
                old, new = known[known_first:known_end], told[first:end]
                if layout.weighs[call]:
                    self._weigh(layout.starts[call], old, new)
                else:
                    self._mark(layout.starts[call], old, new)
            first = end
            known_first = known_end
        self.marked = told
        self.ends = ends

    def _mark(self, start: int, old: list[int], new: list[int]) -> None:
        """One less for each of the old marks, one more for each of the new ones."""
        numbers = self.numbers
        for place in old:
            numbers[start + place] -= 1.0
        for place in new:
            numbers[start + place] += 1.0

    def _weigh(self, start: int, old: list[int], new: list[int]) -> None:
        """Marks, each with its number behind it."""
        numbers, highs = self.numbers, self.layout.highs
        for index in range(0, len(old), 2):
            numbers[start + old[index]] = 0.0
        for index in range(0, len(new), 2):
            slot = start + new[index]
            numbers[slot] = new[index + 1] / highs[slot]


def _kept(source: Any) -> Any:
    """Something as it is now, whatever becomes of it."""
    if isinstance(source, list):
        return source[:]
    return source.copy() if isinstance(source, dict) else source


def _same(one: list[Any], first: i64, end: i64, other: list[Any], other_first: i64, other_end: i64) -> bool:
    """Whether two parts of lists are the same."""
    if end - first != other_end - other_first:
        return False
    apart = other_first - first
    place = first
    while place < end:
        here, there = one[place], other[place + apart]
        if here is not there and here != there:
            return False
        place += 1
    return True
