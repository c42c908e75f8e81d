"""Writes what a seat knows as numbers: a game says them one after the other, the writer gives them slots.

An observation has two parts: first the *measures*, one slot for each, normalised by the range that is said
with them (never cut off: what goes beyond its range is greater than 1), then the *marks*, which are mostly 0:
one slot for each word, component or seat that may stand there, 1 where it does, or how many.
The layout follows from the calls alone, so a game makes the same calls in the same order whatever the table
looks like; `Writer.describe` gives every slot its name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from struct import pack_into
from typing import Any, Final

from tablewright.engine.domain import Names
from tablewright.engine.errors import TablewrightError


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


class Writer:
    """Takes down one observation after the other. `me` is the seat that looks; seats are told from there."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.me: int = 0
        self.prefix: str = ""
        self.measures: list[float] = []
        self.at: int = 0  # how many slots for marks there are so far
        self.marked: list[int] = []  # slots, one for each mark
        self.weighed: list[tuple[int, float]] = []  # slots that hold more than a mark
        self.describing: bool = False
        self.measure_slots: list[Slot] = []
        self.mark_slots: list[Slot] = []

    # --- beginning and ending

    def begin(self, me: int) -> None:
        """Start an observation of this seat."""
        self.me = me
        self.prefix = ""
        self.measures = []
        self.at = 0
        self.marked = []
        self.weighed = []

    def describe(self) -> list[Slot]:
        """All slots of the observation just written, in their order; `describing` must have been set."""
        return self.measure_slots + self.mark_slots

    def finish(self, size: int) -> memoryview[float]:
        """The observation, as 32-bit floats; refuses one of another size than is meant."""
        first = len(self.measures)
        if first + self.at != size:
            raise NoNumber(f"An observation of {first + self.at} numbers where {size} are meant.")
        buffer = bytearray(4 * size)
        pack_into(f"{first}f", buffer, 0, *self.measures)  # several times as fast as an array of floats
        out = memoryview(buffer).cast("f")
        for slot in self.marked:
            out[first + slot] += 1.0
        for slot, weight in self.weighed:
            out[first + slot] = weight
        return out

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
        self.measures.append(value / high)
        if self.describing:
            self._measure(name, high)

    def flag(self, name: str, value: bool) -> None:
        """Yes or no."""
        self.measures.append(1.0 if value else 0.0)
        if self.describing:
            self._measure(name, 1)

    def numbers(self, name: str, values: Sequence[int], length: int, high: int) -> None:
        """So many numbers by their places; fewer are filled up with 0."""
        measures = self.measures
        if len(values) > length:
            raise NoNumber(f"{self.prefix}{name}: {len(values)} numbers where {length} have room.")
        for value in values:
            measures.append(value / high)
        for _ in range(length - len(values)):
            measures.append(0.0)
        if self.describing:
            for place in range(length):
                self._measure(f"{name}[{place}]", high)

    def amounts(self, name: str, values: Mapping[str, int], keys: Names, high: int) -> None:
        """A number for each of these words."""
        measures = self.measures
        for key in keys.words:
            measures.append(values.get(key, 0) / high)
        if self.describing:
            for key in keys.words:
                self._measure(f"{name}.{key}", high)

    # --- marks

    def word(self, name: str, value: str, words: Names) -> None:
        """One of these words; none for an empty one."""
        if value:
            self.marked.append(self.at + self._rank(name, value, words))
        self.at += words.size
        if self.describing:
            self._marks(name, words, "=", 1)

    def words(self, name: str, values: Sequence[str], words: Names, length: int) -> None:
        """So many words by their places; empty ones, and those that are not there, have no mark."""
        if len(values) > length:
            raise NoNumber(f"{self.prefix}{name}: {len(values)} words where {length} have room.")
        at = self.at
        for value in values:
            if value:
                self.marked.append(at + self._rank(name, value, words))
            at += words.size
        self.at += length * words.size
        if self.describing:
            for place in range(length):
                self._marks(f"{name}[{place}]", words, "=", 1)

    def heap(self, name: str, values: Sequence[str], words: Names) -> None:
        """How often each of these words is there; empty ones do not count."""
        for value in values:
            if value:
                self.marked.append(self.at + self._rank(name, value, words))
        self.at += words.size
        if self.describing:
            self._marks(name, words, "*", 1)

    def thing(self, name: str, value: Any, ids: Names) -> None:
        """A component, or None."""
        if value is not None:
            self.marked.append(self.at + self._rank(name, value.id, ids))
        self.at += ids.size
        if self.describing:
            self._marks(name, ids, "=", 1)

    def places(self, name: str, values: Sequence[Any], ids: Names, length: int) -> None:
        """So many components by their places, None where nothing lies."""
        if len(values) > length:
            raise NoNumber(f"{self.prefix}{name}: {len(values)} things where {length} have room.")
        at = self.at
        for value in values:
            if value is not None:
                self.marked.append(at + self._rank(name, value.id, ids))
            at += ids.size
        self.at += length * ids.size
        if self.describing:
            for place in range(length):
                self._marks(f"{name}[{place}]", ids, "=", 1)

    def things(self, name: str, values: Sequence[Any], ids: Names) -> None:
        """Which components are there, in any order."""
        for value in values:
            self.marked.append(self.at + self._rank(name, value.id, ids))
        self.at += ids.size
        if self.describing:
            self._marks(name, ids, "*", 1)

    def weights(self, name: str, values: Sequence[tuple[str, int]], words: Names, high: int) -> None:
        """A number for some of these words, 0 for the others."""
        for word, value in values:
            if value:
                self.weighed.append((self.at + self._rank(name, word, words), value / high))
        self.at += words.size
        if self.describing:
            self._marks(name, words, ".", high)

    def seat(self, name: str, seat: int) -> None:
        """A seat, counted from the one that looks; none below 0."""
        if seat >= 0:
            self.marked.append(self.at + (seat - self.me) % self.seats)
        self.at += self.seats
        if self.describing:
            self._seats(name)

    def seats_at(self, name: str, seats: Sequence[int], length: int) -> None:
        """So many seats by their places; none below 0."""
        if len(seats) > length:
            raise NoNumber(f"{self.prefix}{name}: {len(seats)} seats where {length} have room.")
        at = self.at
        for seat in seats:
            if seat >= 0:
                self.marked.append(at + (seat - self.me) % self.seats)
            at += self.seats
        self.at += length * self.seats
        if self.describing:
            for place in range(length):
                self._seats(f"{name}[{place}]")

    def picks(self, name: str, numbers: Sequence[int], names: Names) -> None:
        """How often each of these is there, by its number."""
        for number in numbers:
            self.marked.append(self.at + number)
        self.at += names.size
        if self.describing:
            self._marks(name, names, "*", 1)

    # --- how it works

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

    def _seats(self, name: str) -> None:
        for seat in range(self.seats):
            self.mark_slots.append(Slot(f"{self.prefix}{name}=+{seat}", 1))
