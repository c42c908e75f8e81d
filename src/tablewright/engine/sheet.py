"""Where the numbers of an observation stand: its slots, its parts, and the sheet of a table."""

from __future__ import annotations

from typing import Any, Final

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


class Part:
    """A part of an observation that is written by itself: where its measures and its marks begin, how many
    there are, and how many calls tell of more than a measure. On an open side (`side` is its name) `whose`
    is its seat, counted from the one that looks.
    """

    def __init__(self, first_measure: int, first_mark: int, side: str = "", whose: int = 0) -> None:
        self.first_measure: Final = first_measure
        self.first_mark: Final = first_mark
        self.side: Final = side
        self.whose: Final = whose
        self.measures: int = 0
        self.marks: int = 0
        self.calls: int = 0


class Layout:
    """Which slots an observation has: the measures, then the marks."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.slots: list[Slot] = []
        self.first_mark: int = 0
        self.parts: Final[list[Part]] = []
        self.homes: list[list[int]] = []  # by the seat that looks, for each part: see `_home`
        self._measures: Final[list[Slot]] = []
        self._marks: Final[list[Slot]] = []

    def begin_part(self, side: str, whose: int) -> None:
        """The slots that follow are of a new part."""
        self.parts.append(Part(len(self._measures), len(self._marks), side, whose))

    def add_measure(self, name: str, high: int) -> None:
        """One more measure."""
        self._measures.append(Slot(name, high))
        self.parts[-1].measures += 1

    def add_mark(self, name: str, high: int) -> None:
        """One more mark."""
        self._marks.append(Slot(name, high))
        self.parts[-1].marks += 1

    def add_call(self) -> None:
        """One more call that tells of more than a measure."""
        self.parts[-1].calls += 1

    def finish(self) -> None:
        """There are no other parts."""
        self.slots = self._measures + self._marks
        self.first_mark = len(self._measures)
        numbers = range(len(self.parts))
        self.homes = [[self._home(number, me) for number in numbers] for me in range(self.seats)]

    def _home(self, number: int, me: int) -> int:
        """The part in which the first seat sees the open side that `me` sees in this one."""
        part = self.parts[number]
        if not part.side or me == 0:
            return number
        sides = [place for place, other in enumerate(self.parts) if other.side == part.side]
        mine = [place for place in sides if self.parts[place].whose == part.whose]
        whose = (part.whose + me) % self.seats
        theirs = [place for place in sides if self.parts[place].whose == whose]
        return theirs[mine.index(number)] if theirs else number


class Piece:
    """The numbers of one part, what each call told of it last, and which change was the last one."""

    def __init__(self, part: Part, measures: memoryview[float], marks: memoryview[float]) -> None:
        self.part: Final = part
        self.measures: Final = measures
        self.marks: Final = marks
        self.told: Final[list[int]] = [0] * part.measures  # measures that had a call of their own
        self.kept: Final[list[Any]] = [None] * part.calls  # what the other calls told
        self.sources: list[Any] = []  # what it was told from, if anybody asked
        self.version: int = 0


class Sheet:
    """What was told of one table, as 32-bit floats: the observation of the seat that was told last, and
    beside it the parts that are kept for the others.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self.buffer: Final = bytearray(4 * len(layout.slots))
        self.numbers: Final[memoryview[float]] = memoryview(self.buffer).cast("f")
        self.pieces: Final = [self._at_its_place(part) for part in layout.parts]
        self.changes: int = 0
        self._open: Final[list[Piece | None]] = [None for _ in layout.parts]  # open sides by their homes
        self._own: Final = [self._open[:] for _ in range(layout.seats)]  # by the seat that looks
        self._shown: Final = [0 for _ in layout.parts]  # the version of the piece that stands there

    def _at_its_place(self, part: Part) -> Piece:
        first, first_mark = part.first_measure, self.layout.first_mark + part.first_mark
        measures = self.numbers[first : first + part.measures]
        return Piece(part, measures, self.numbers[first_mark : first_mark + part.marks])

    def open_side(self, me: int, number: int) -> Piece:
        """The open side that a seat sees in this part."""
        home = self.layout.homes[me][number]
        return self._open[home] or self._beside(self._open, home)

    def own(self, me: int, number: int) -> Piece:
        """What only this seat is told in this part."""
        return self._own[me][number] or self._beside(self._own[me], number)

    def _beside(self, kept: list[Piece | None], number: int) -> Piece:
        """A new piece, with numbers of its own."""
        part = self.layout.parts[number]
        numbers: memoryview[float] = memoryview(bytearray(4 * (part.measures + part.marks))).cast("f")
        piece = Piece(part, numbers[: part.measures], numbers[part.measures :])
        kept[number] = piece
        return piece

    def show(self, number: int, piece: Piece) -> None:
        """Bring a part up to what is kept beside the observation."""
        if self._shown[number] != piece.version:
            place = self.pieces[number]
            place.measures[:] = piece.measures
            place.marks[:] = piece.marks
            self._shown[number] = piece.version
