"""What the answer to a question can be, as a range of numbers: components, words, numbers, and pairs of them.

A game says once which domain the answers of each kind of question come from (`Encoder.answers`); from that
every option of every legal game has a number, whether anybody has ever seen it or not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tablewright.engine.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """A range of values. Questions that have one and the same `shared` domain share its action numbers: the
    question itself is part of what is observed, and a card is the same card whatever is asked about it.
    """

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self.shared: str = ""  # the name of the shared numbers; empty: each kind of question has its own

    def index(self, value: Any) -> int:
        """The number of a value, from 0; -1 if it does not belong here."""
        raise NotImplementedError

    def name(self, index: int) -> str:
        """The value's part of the option name."""
        raise NotImplementedError


def shared(name: str, domain: Domain) -> Domain:
    """The same domain with numbers that all its questions share."""
    domain.shared = name
    return domain


class Names(Domain):
    """Names, or things by their ``id``, in the order given."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words: Final[list[str]] = list(dict.fromkeys(words))
        self.rank: Final[dict[str, int]] = {word: number for number, word in enumerate(self.words)}
        super().__init__(len(self.words))

    def index(self, value: Any) -> int:
        if isinstance(value, str):
            return self.rank.get(value, -1)
        if value is None or isinstance(value, (int, tuple)):
            return -1
        return self.rank.get(value.id, -1)

    def name(self, index: int) -> str:
        return self.words[index]


class Whole(Domain):
    """Whole numbers from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(high - low + 1)
        self.low: Final = low

    def index(self, value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            return -1
        place = value - self.low
        return place if 0 <= place < self.size else -1

    def name(self, index: int) -> str:
        return str(self.low + index)


class Around(Domain):
    """Whole numbers without bounds, of which only those less than `size` apart are ever offered together: a
    number stands for all that differ by a multiple of `size`, and is called by the one nearest to 0.
    """

    def __init__(self, size: int) -> None:
        super().__init__(size)

    def index(self, value: Any) -> int:
        if not isinstance(value, int):
            return -1
        number: int = value
        return number % self.size

    def name(self, index: int) -> str:
        return str(index if 2 * index <= self.size else index - self.size)


class Parts(Domain):
    """Tuples, part by part. A part whose domain is None follows from the others and has no number."""

    def __init__(self, *parts: Domain | None) -> None:
        size = 1
        for part in parts:
            if part is not None:
                size *= part.size
        super().__init__(size)
        self.parts: Final[list[Domain | None]] = list(parts)

    def index(self, value: Any) -> int:
        if not isinstance(value, tuple) or len(value) != len(self.parts):
            return -1
        number = 0
        for place, part in enumerate(self.parts):
            if part is not None:
                index = part.index(value[place])
                if index < 0:
                    return -1
                number = number * part.size + index
        return number

    def name(self, index: int) -> str:
        names: list[str] = []
        for part in reversed(self.parts):
            if part is not None:
                names.append(part.name(index % part.size))
                index //= part.size
        return "/".join(reversed(names))


class AnyOf(Domain):
    """Values of the first domain, then of the second, and so on."""

    def __init__(self, *domains: Domain) -> None:
        super().__init__(sum([domain.size for domain in domains]))
        self.domains: Final[list[Domain]] = list(domains)

    def index(self, value: Any) -> int:
        at = 0
        for domain in self.domains:
            index = domain.index(value)
            if index >= 0:
                return at + index
            at += domain.size
        return -1

    def name(self, index: int) -> str:
        for domain in self.domains:
            if index < domain.size:
                return domain.name(index)
            index -= domain.size
        raise IndexError(index)


class Nothing(Domain):
    """No value but yes, or declining."""

    def __init__(self) -> None:
        super().__init__(0)

    def index(self, value: Any) -> int:
        return -1

    def name(self, index: int) -> str:
        raise IndexError(index)


#: For questions that are answered by yes or no.
YES_OR_NO: Final = Nothing()
