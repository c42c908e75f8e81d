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
from tablewright.engine.native import i64


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


class Layout:
    """Which slots an observation has: the measures, then the marks of one call after the other."""

    def __init__(self, measures: list[Slot], marks: list[Slot], starts: list[int], weighs: list[bool]) -> None:
        self.slots: Final = measures + marks
        self.highs: Final = [slot.high for slot in self.slots]
        self.measures: Final = len(measures)
        self.marks: Final = len(marks)
        self.starts: Final = [len(measures) + start for start in starts]  # where the marks of a call begin
        self.weighs: Final = weighs  # whether a call tells a number with each mark


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
        self.measure_slots: list[Slot] = []
        self.mark_slots: list[Slot] = []
        self.starts: list[int] = []
        self.weighs: list[bool] = []

    # --- beginning and ending

    def begin(self, me: int) -> None:
        """Start an observation of this seat."""
        self.me = me
        self.prefix = ""
        self.measures = []
        self.at = 0
        self.marked = []
        self.ends = []

    def describe(self) -> Layout:
        """The slots of the observation just written; `describing` must have been set before."""
        return Layout(self.measure_slots, self.mark_slots, self.starts, self.weighs)

    def under(self, prefix: str) -> None:
        """What the names of the following slots begin with."""
        self.prefix = prefix

    def side(self, name: str, seat: int) -> None:
        """The following slots are about this seat, counted from the one that looks."""
        if self.describing:
            self.prefix = f"{name}+{(seat - self.me) % self.seats}."

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
        place = 0
        for value in values:
            place += 1
            if value is not None:
                marked.append(self._rank(name, value.id, ids))
                marked.append(place)
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
            self.starts.append(self.at)
            self.weighs.append(False)
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
        self.measure_slots.append(Slot(self.prefix + name, high))

    def _marks(self, name: str, words: Names, sign: str, high: int) -> None:
        for word in words.words:
            self.mark_slots.append(Slot(f"{self.prefix}{name}{sign}{word}", high))

    def _weigh(self, name: str, words: Names, high: int) -> None:
        self._marks(name, words, ".", high)
        self.weighs[-1] = True

    def _seats(self, name: str) -> None:
        for seat in range(self.seats):
            self.mark_slots.append(Slot(f"{self.prefix}{name}=+{seat}", 1))


class Sheet:
    """The numbers of one seat, as 32-bit floats, and what was told when they were written."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self.buffer: Final = bytearray(4 * len(layout.slots))
        self.numbers: Final[memoryview[float]] = memoryview(self.buffer).cast("f")
        self.measures: list[Any] = [0] * layout.measures
        self.marked: list[Any] = []
        self.ends: list[int] = [0] * len(layout.starts)

    def write(self, told: Writer) -> None:
        """Bring the numbers up to what was told; refuses an observation of another size than is meant."""
        layout = self.layout
        if len(told.measures) != layout.measures or told.at != layout.marks:
            size = len(told.measures) + told.at
            raise NoNumber(f"An observation of {size} numbers where {len(layout.slots)} are meant.")
        self._write_measures(told.measures)
        if told.marked != self.marked or told.ends != self.ends:
            self._write_marks(told.marked, told.ends)

    def _write_measures(self, told: list[Any]) -> None:
        known, highs, numbers = self.measures, self.layout.highs, self.numbers
        for slot in range(len(told)):
            value = told[slot]
            if value is not known[slot] and value != known[slot]:
                numbers[slot] = value / highs[slot]
        self.measures = told

    def _write_marks(self, told: list[Any], ends: list[int]) -> None:
        known, known_ends, weighs = self.marked, self.ends, self.layout.weighs
        first: i64 = 0
        known_first: i64 = 0
        for call in range(len(ends)):
            end: i64 = ends[call]
            known_end: i64 = known_ends[call]
            if not _same(told, first, end, known, known_first, known_end):
                old, new = known[known_first:known_end], told[first:end]
                start = self.layout.starts[call]
                if weighs[call]:
                    self._weigh(start, old, new)
                else:
                    self._mark(start, old, new)
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
