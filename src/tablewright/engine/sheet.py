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
        self.first_key: int = 0  # of an open side: the first of the pieces, by seat, that can stand there


class Layout:
    """Which slots an observation has: the measures, then the marks."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.slots: list[Slot] = []
        self.first_mark: int = 0
        self.parts: Final[list[Part]] = []
        self.keys: int = 0  # so many pieces tell of open sides, one for each seat
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
        families: dict[str, int] = {}
        met: dict[str, int] = {}
        for part in self.parts:
            if part.side:
                place = f"{part.side}+{part.whose}"
                met[place] = met.get(place, 0) + 1
                family = families.setdefault(f"{part.side} {met[place]}", len(families))
                part.first_key = family * self.seats
        self.keys = len(families) * self.seats


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
        self._open: Final[list[Piece | None]] = [None] * layout.keys
        self._own: Final = [self._no_pieces() for _ in range(layout.seats)]  # by the seat that looks
        self._shown: Final = [0 for _ in layout.parts]  # the version of the piece that stands there

    def _at_its_place(self, part: Part) -> Piece:
        first, first_mark = part.first_measure, self.layout.first_mark + part.first_mark
        measures = self.numbers[first : first + part.measures]
        return Piece(part, measures, self.numbers[first_mark : first_mark + part.marks])

    def _no_pieces(self) -> list[Piece | None]:
        return [None] * len(self.layout.parts)

    def open_side(self, number: int, seat: int) -> Piece:
        """The open side of a seat, which is seen in this part."""
        key = self.layout.parts[number].first_key + seat
        return self._open[key] or self._beside(number, self._open, key)

    def own(self, number: int, me: int) -> Piece:
        """What only this seat is told in this part."""
        return self._own[me][number] or self._beside(number, self._own[me], number)

    def _beside(self, number: int, kept: list[Piece | None], key: int) -> Piece:
        """A new piece, with numbers of its own."""
        part = self.layout.parts[number]
        numbers: memoryview[float] = memoryview(bytearray(4 * (part.measures + part.marks))).cast("f")
        piece = Piece(part, numbers[: part.measures], numbers[part.measures :])
        kept[key] = piece
        return piece

    def show(self, number: int, piece: Piece) -> None:
        """Bring a part up to what is kept beside the observation."""
        if self._shown[number] != piece.version:
            place = self.pieces[number]
            place.measures[:] = piece.measures
            place.marks[:] = piece.marks
            self._shown[number] = piece.version
