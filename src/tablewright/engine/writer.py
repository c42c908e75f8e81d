"""Writes what a seat knows as numbers: a game says them one after the other, the writer gives them slots.

An observation has two parts: first the *measures*, one slot for each, normalised by the range that is said
with them (never cut off: what goes beyond its range is greater than 1), then the *marks*, which are mostly 0:
one slot for each word, component or seat that may stand there, 1 where it does, or how many.
The layout follows from the calls alone, so a game makes the same calls in the same order whatever the table
looks like; `Writer.describe` gives every slot its name.

From one decision to the next little changes. So a `Sheet`, of which a table has one, keeps beside the numbers
what every call has told, and only what is told otherwise is written anew, whether the same seat is told again
or another one. What lies open on a player's side is told once for all seats (`Writer.open_side`). Nobody has
to say that something has changed: all is compared with what was told before.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine.domain import Names
from tablewright.engine.model import copy, unchanged
from tablewright.engine.native import i64
from tablewright.engine.sheet import Layout, NoNumber, Part, Piece, Sheet
from tablewright.engine.state import Player


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
        self.describing: bool = False
        self._layout: Layout = Layout(seats)
        self._sheet: Sheet = Sheet(self._layout)
        self._watches: list[Watch] = []
        self._is_telling: bool = False
        self._number: int = 0  # of the part
        self._piece: Piece = Piece(Part(0, 0), self._sheet.numbers, self._sheet.numbers)
        self._is_open: bool = False  # the part tells all seats the same
        self._is_beside: bool = False  # and stands beside the observation until it is shown
        self._is_known: bool = False  # and need not be told
        self._measure: i64 = 0  # so many measures, marks and calls of the part were told
        self._mark: i64 = 0
        self._call: i64 = 0

    # --- beginning and ending

    def begin(self, me: int, sheet: Sheet, watches: list[Watch]) -> None:
        """Start an observation of this seat, to be written on a sheet. `watches` (by seat) have looked at the
        sides of the table; without them everything is told.
        """
        if self._is_telling:
            self._piece.sources = []  # an observation was broken off, and this part not told
        self._is_telling = True
        self.me = me
        self.prefix = ""
        self._sheet = sheet
        self._watches = watches
        self._number = 0
        self._measure = 0
        self._mark = 0
        self._call = 0
        self._begin_part(sheet.pieces[0], False, False)

    def begin_describing(self) -> None:
        """Start an observation only to find its layout, as the first seat."""
        self.describing = True
        self.me = 0
        self.prefix = ""
        self._layout = Layout(self.seats)
        self._layout.begin_part("", 0)

    def describe(self) -> Layout:
        """The layout of the observation that was described just now."""
        self.describing = False
        self._layout.finish()
        return self._layout

    def finish(self) -> None:
        """End the last part; refuses an observation of fewer parts than are meant."""
        if self.describing:
            return
        self._end_part()
        self._is_telling = False
        if self._number != len(self._sheet.pieces):
            raise NoNumber(
                f"An observation of {self._number} parts where {len(self._sheet.pieces)} are meant."
            )

    def under(self, prefix: str) -> None:
        """A new part; what the names of its slots begin with."""
        if self._is_next(prefix):
            self._begin_part(self._sheet.pieces[self._number], False, False)

    def open(self, prefix: str) -> None:
        """The same for a part that tells all seats the same."""
        if self._is_next(prefix):
            self._begin_part(self._sheet.pieces[self._number], True, False)

    def own(self, prefix: str) -> None:
        """The same for a part of which every seat is told much that others are not: kept for each of them."""
        if self._is_next(prefix):
            self._begin_part(self._sheet.own(self._number, self.me), False, True)

    def side(self, name: str, seat: int) -> None:
        """A new part, kept for the seat that looks; its slots are about a seat, counted from that one."""
        self.own(f"{name}+{(seat - self.me) % self.seats}." if self.describing else name)

    def open_side(self, name: str, seat: int) -> None:
        """The same for a part that tells all seats the same: it is told once for all of them."""
        if self.describing:
            whose = (seat - self.me) % self.seats
            self.prefix = f"{name}+{whose}."
            self._layout.begin_part(name, whose)
        elif self._is_next(name):
            self._begin_part(self._sheet.open_side(self._number, seat), True, True)

    def _is_next(self, prefix: str) -> bool:
        """End the part before, and say whether the next one is to be written."""
        self.prefix = prefix
        if self.describing:
            self._layout.begin_part("", 0)
            return False
        self._end_part()
        if self._number == len(self._sheet.pieces):
            raise NoNumber(f"An observation of more than the {self._number} parts that are meant.")
        return True

    def _begin_part(self, piece: Piece, is_open: bool, is_beside: bool) -> None:
        self._piece = piece
        self._is_open = is_open
        self._is_beside = is_beside
        self._is_known = False

    def _end_part(self) -> None:
        """See that all of the part was told, and show it."""
        piece = self._piece
        if not self._is_known:
            part = piece.part
            if self._measure != part.measures or self._mark != part.marks or self._call != part.calls:
                raise self._wrong_size()
            self._measure = 0
            self._mark = 0
            self._call = 0
        if self._is_beside:
            self._sheet.show(self._number, piece)
        self._number += 1

    def is_other(self, sources: list[Any]) -> bool:
        """Whether the part that begins here, which tells of these things and of nothing else, is other than
        on the sheet; if not, it need not be told. Lists and maps among them hold no others.
        """
        if self.describing or not self._watches:
            return True
        if not self._is_open:
            sources.append(self.me)
        piece = self._piece
        self._is_known = piece.sources == sources
        if not self._is_known:
            piece.sources = [_kept(source) for source in sources]
        return not self._is_known

    def version_of(self, player: Player) -> int:
        """Stands for a player's side among the sources: another number whenever something lies there
        otherwise.
        """
        return self._watches[player.seat].version * self.seats + player.seat if self._watches else 0

    def _wrong_size(self) -> NoNumber:
        part = self._piece.part
        told, meant = self._measure + self._mark, part.measures + part.marks
        return NoNumber(f"A part of {told} numbers in an observation where {meant} are meant.")

    # --- measures

    def number(self, name: str, value: int, high: int) -> None:
        """A number, expected from 0 to `high`."""
        if self.describing:
            self._describe_measure(name, high)
            return
        at = self._measure
        self._measure = at + 1
        told = self._piece.told
        if at >= len(told):
            raise self._wrong_size()
        if told[at] != value:
            told[at] = value
            self._measured(at, value / high)

    def flag(self, name: str, value: bool) -> None:
        """Yes or no."""
        self.number(name, 1 if value else 0, 1)

    def flags(self, name: str, values: list[bool], length: int) -> None:
        """So many times yes or no, by their places; fewer are filled up with no."""
        self._by_place(name, values, length, 1)

    def numbers(self, name: str, values: list[int], length: int, high: int) -> None:
        """So many numbers by their places; fewer are filled up with 0."""
        self._by_place(name, values, length, high)

    def _by_place(self, name: str, values: list[Any], length: int, high: int) -> None:
        if self.describing:
            self._layout.add_call()
            for place in range(length):
                self._describe_measure(f"{name}[{place}]", high)
            return
        first = self._measure
        self._measure = first + length
        known = self._known()
        if known == values:
            return
        self._refuse_more(name, len(values), length)
        old: list[Any] = known or []
        for place in range(max(len(old), len(values))):
            value = values[place] if place < len(values) else 0
            if place >= len(old) or old[place] != value:
                self._measured(first + place, value / high)
        self._keep(values[:])

    def amounts(self, name: str, values: dict[str, int], keys: Names, high: int) -> None:
        """A number for each of these words."""
        if self.describing:
            self._layout.add_call()
            for key in keys.words:
                self._describe_measure(f"{name}.{key}", high)
            return
        at = self._measure
        self._measure = at + keys.size
        known = self._known()
        if known == values:
            return
        old: dict[str, int] = known or {}
        for key in keys.words:
            value = values.get(key, 0)
            if old.get(key, 0) != value:
                self._measured(at, value / high)
            at += 1
        self._keep(values.copy())

    def as_they_are(self, values: list[float], names: list[str]) -> None:
        """Numbers that were made elsewhere, each with its name."""
        if self.describing:
            self._layout.add_call()
            for name in names:
                self._describe_measure(name, 1)
            return
        first = self._measure
        self._measure = first + len(values)
        old: list[float] = self._known() or []
        for place in range(len(values)):
            if not old or old[place] != values[place]:
                self._measured(first + place, values[place])
        self._keep(values[:])

    # --- marks

    def word(self, name: str, value: str, words: Names) -> None:
        """One of these words; none for an empty one."""
        if self.describing:
            self._describe_marks(name, words, "=", 1)
            return
        first = self._mark
        self._mark = first + words.size
        known = self._known()
        if known is value or known == value:
            return
        rank = self._rank(name, value, words) if value else -1
        if known:
            self._marked(first + words.rank[known], 0.0)
        if rank >= 0:
            self._marked(first + rank, 1.0)
        self._keep(value)

    def words(self, name: str, values: list[str], words: Names, length: int) -> None:
        """So many words by their places; empty ones, and those that are not there, have no mark."""
        if self.describing:
            self._describe_places(name, words, length)
            return
        first = self._mark
        self._mark = first + length * words.size
        known = self._known()
        if known == values:
            return
        self._refuse_more(name, len(values), length)
        ranks = [self._rank(name, value, words) if value else -1 for value in values]
        self._replace(first, [words.rank[it] if it else -1 for it in known or []], ranks, words.size)
        self._keep(values[:])

    def heap(self, name: str, values: list[str], words: Names) -> None:
        """How often each of these words is there; empty ones do not count."""
        if self.describing:
            self._describe_marks(name, words, "*", 1)
            return
        first = self._mark
        self._mark = first + words.size
        known = self._known()
        if known == values:
            return
        old: list[str] = known or []
        same, end, old_end = _difference(old, values)
        come = [self._rank(name, value, words) for value in values[same:end] if value]
        self._recount(first, [words.rank[value] for value in old[same:old_end] if value], come)
        self._keep(values[:])

    def thing(self, name: str, value: Any, ids: Names) -> None:
        """A component, or None."""
        self.word(name, "" if value is None else value.id, ids)

    def places(self, name: str, values: list[Any], ids: Names, length: int) -> None:
        """So many components by their places, None where nothing lies."""
        if self.describing:
            self._describe_places(name, ids, length)
            return
        first = self._mark
        self._mark = first + length * ids.size
        known = self._known()
        if known == values:
            return
        self._refuse_more(name, len(values), length)
        ranks = [-1 if value is None else self._rank(name, value.id, ids) for value in values]
        self._replace(first, [-1 if it is None else ids.rank[it.id] for it in known or []], ranks, ids.size)
        self._keep(values[:])

    def things(self, name: str, values: list[Any], ids: Names) -> None:
        """Which components are there, in any order."""
        if self.describing:
            self._describe_marks(name, ids, "*", 1)
            return
        first = self._mark
        self._mark = first + ids.size
        known = self._known()
        if known == values:
            return
        old: list[Any] = known or []
        same, end, old_end = _difference(old, values)
        come = [self._rank(name, value.id, ids) for value in values[same:end]]
        self._recount(first, [ids.rank[value.id] for value in old[same:old_end]], come)
        self._keep(values[:])

    def weights(self, name: str, values: list[tuple[str, int]], words: Names, high: int) -> None:
        """A number for some of these words, each named once, and 0 for the others."""
        if self.describing:
            self._describe_marks(name, words, ".", high)
            return
        first = self._mark
        self._mark = first + words.size
        known = self._known()
        if known == values:
            return
        if len(dict(values)) != len(values):
            raise NoNumber(f"{self.prefix}{name}: a word is named twice in {values}.")
        old: list[tuple[str, int]] = known or []
        same, end, old_end = _difference(old, values)
        come = [(self._rank(name, word, words), value) for word, value in values[same:end] if value]
        for word, value in old[same:old_end]:
            if value:
                self._marked(first + words.rank[word], 0.0)
        for rank, value in come:
            self._marked(first + rank, value / high)
        self._keep(values[:])

    def places_of(self, name: str, values: list[Any], ids: Names, high: int) -> None:
        """For each component the (last) place where it lies, from 1; None where nothing lies."""
        if self.describing:
            self._describe_marks(name, ids, ".", high)
            return
        first = self._mark
        self._mark = first + ids.size
        known = self._known()
        if known == values:
            return
        old: list[Any] = known or []
        ranks = [-1 if it is None else self._rank(name, it.id, ids) for it in values]
        for it in old:
            if it is not None:
                self._marked(first + ids.rank[it.id], 0.0)
        for place, rank in enumerate(ranks):
            if rank >= 0:
                self._marked(first + rank, (place + 1) / high)
        self._keep(values[:])

    def seat(self, name: str, seat: int) -> None:
        """A seat, counted from the one that looks; none below 0."""
        if self.describing:
            self._describe_seats(name)
            return
        first = self._mark
        self._mark = first + self.seats
        known = self._known()
        place = self._seat_from_here(seat)
        if known == place:
            return
        if known is not None and known >= 0:
            self._marked(first + known, 0.0)
        if place >= 0:
            self._marked(first + place, 1.0)
        self._keep(place)

    def seats_at(self, name: str, seats: list[int], length: int) -> None:
        """So many seats by their places; none below 0."""
        if self.describing:
            self._layout.add_call()
            for place in range(length):
                self._describe_seats_at(f"{name}[{place}]")
            return
        first = self._mark
        self._mark = first + length * self.seats
        known = self._known()
        places = [self._seat_from_here(seat) for seat in seats]
        if known == places:
            return
        self._refuse_more(name, len(seats), length)
        self._replace(first, known or [], places, self.seats)
        self._keep(places)

    def picks(self, name: str, numbers: list[int], names: Names) -> None:
        """How often each of these is there, by its number."""
        if self.describing:
            self._describe_marks(name, names, "*", 1)
            return
        first = self._mark
        self._mark = first + names.size
        known = self._known()
        if known == numbers:
            return
        old: list[int] = known or []
        same, end, old_end = _difference(old, numbers)
        self._recount(first, old[same:old_end], numbers[same:end])
        self._keep(numbers[:])

    # --- how it works

    def _known(self) -> Any:
        """What the call told last; None if it is the first time."""
        call = self._call
        self._call = call + 1
        kept = self._piece.kept
        if call >= len(kept):
            raise self._wrong_size()
        return kept[call]

    def _keep(self, told: Any) -> None:
        """What the call has told now."""
        self._piece.kept[self._call - 1] = told

    def _measured(self, at: i64, number: float) -> None:
        self._touch()
        self._piece.measures[at] = number

    def _marked(self, at: i64, number: float) -> None:
        self._touch()
        self._piece.marks[at] = number

    def _touch(self) -> None:
        """Something in the part changes."""
        sheet = self._sheet
        sheet.changes += 1
        self._piece.version = sheet.changes

    def _recount(self, first: i64, gone: list[int], come: list[int]) -> None:
        """One less for each of the old marks, one more for each of the new ones."""
        self._touch()
        marks = self._piece.marks
        for rank in gone:
            marks[first + rank] -= 1.0
        for rank in come:
            marks[first + rank] += 1.0

    def _replace(self, first: i64, old: list[int], new: list[int], size: int) -> None:
        """Other ranks at some places; none below 0."""
        at = first
        for place in range(max(len(old), len(new))):
            gone = old[place] if place < len(old) else -1
            come = new[place] if place < len(new) else -1
            if gone != come:
                if gone >= 0:
                    self._marked(at + gone, 0.0)
                if come >= 0:
                    self._marked(at + come, 1.0)
            at += size

    def _rank(self, name: str, word: str, words: Names) -> int:
        rank = words.rank.get(word, -1)
        if rank < 0:
            raise NoNumber(f"{self.prefix}{name}: {word!r} is not in the encoding.")
        return rank

    def _seat_from_here(self, seat: int) -> int:
        if self._is_open:
            raise NoNumber(f"{self.prefix}: a part that tells of seats is not the same for all of them.")
        return (seat - self.me) % self.seats if seat >= 0 else -1

    def _refuse_more(self, name: str, told: int, length: int) -> None:
        if told > length:
            raise NoNumber(f"{self.prefix}{name}: {told} where {length} have room.")

    # --- describing

    def _describe_measure(self, name: str, high: int) -> None:
        self._layout.add_measure(self.prefix + name, high)

    def _describe_marks(self, name: str, words: Names, sign: str, high: int) -> None:
        self._layout.add_call()
        for word in words.words:
            self._layout.add_mark(f"{self.prefix}{name}{sign}{word}", high)

    def _describe_places(self, name: str, words: Names, length: int) -> None:
        self._layout.add_call()
        for place in range(length):
            for word in words.words:
                self._layout.add_mark(f"{self.prefix}{name}[{place}]={word}", 1)

    def _describe_seats(self, name: str) -> None:
        self._layout.add_call()
        self._describe_seats_at(name)

    def _describe_seats_at(self, name: str) -> None:
        for seat in range(self.seats):
            self._layout.add_mark(f"{self.prefix}{name}=+{seat}", 1)


def _kept(source: Any) -> Any:
    """Something as it is now, whatever becomes of it."""
    if isinstance(source, list):
        return source[:]
    return source.copy() if isinstance(source, dict) else source


def _difference(old: list[Any], new: list[Any]) -> tuple[int, int, int]:
    """Where two lists begin to differ, and where they end to, in the new one and in the old one. Things are
    compared part by part only if they are not the same.
    """
    end, old_end = len(new), len(old)
    if old_end <= end and new[:old_end] == old:
        return old_end, end, old_end
    same, shorter = 0, min(end, old_end)
    while same < shorter and (old[same] is new[same] or old[same] == new[same]):
        same += 1
    while min(end, old_end) > same and (new[end - 1] is old[old_end - 1] or new[end - 1] == old[old_end - 1]):
        end -= 1
        old_end -= 1
    return same, end, old_end
