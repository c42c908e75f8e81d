"""The shape of the data that views are made of, learnt from examples, and vectors of that shape.

A view is plain data: numbers, words, lists and maps, in each other, and nothing where a seat may not look. A
`Shape` looks at many (`Shape.see`) and then lays every one of them out in a vector of one fixed size
(`Shape.settle`, `Shape.write`), by these rules:

* A number (or yes and no) is one slot and stands there as it is, cut off at ±`LIMIT`.
* A word is one slot for every word that was seen there: 1 for this word, 0 for the others. Copies of a thing
  (``mill-2``, ``mill-3``) are one word.
* A map is its values side by side, in the order of their keys.
* A list is its length, and then: if it is a heap of words (its length varies), how often every word is in it;
  else its elements side by side, as many as ever were seen, the rest 0.
* What is not always there has one slot more in front, 1 if it is; all its other slots are 0 if it is not.

What was never seen (a new word, a longer list) leaves no trace, but is never an error.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablewright.text.ids import without_copy_number

LIMIT: Final = 10_000.0

#: Views say the same words over and over.
_word: Final = lru_cache(maxsize=8192)(without_copy_number)


class Shape:
    """What may stand at one place of a view."""

    __slots__ = (
        "_at",
        "_list_at",
        "_rank",
        "_room",
        "count",
        "is_heap",
        "item",
        "keys",
        "lengths",
        "maps",
        "missing",
        "number",
        "size",
        "words",
    )

    def __init__(self) -> None:
        self.count: int = 0  # how often something was seen here
        self.maps: int = 0  # how often it was a map
        self.missing: bool = False
        self.number: bool = False
        self.words: set[str] = set()
        self.keys: dict[str, Shape] = {}
        self.item: Shape | None = None
        self.lengths: set[int] = set()
        #: Whether this is a list of words, now longer and now shorter.
        self.is_heap: bool = False
        self.size: int = 0
        self._rank: dict[str, int] = {}  # the slot of a word
        self._at: dict[str, int] = {}  # where the value of a key begins
        self._list_at: int = 0  # where a list begins
        self._room: int = 0  # how many elements of a list have slots of their own

    # --- looking at examples

    def see(self, value: object) -> None:
        """Make room for this value."""
        if value is None:
            self.missing = True
            return
        self.count += 1
        if isinstance(value, str):
            self.words.add(_word(value))
        elif isinstance(value, dict):
            self.maps += 1
            for key, part in value.items():
                self.keys.setdefault(str(key), Shape()).see(part)
        elif isinstance(value, list | tuple):
            self.lengths.add(len(value))
            if self.item is None:
                self.item = Shape()
            for part in value:
                self.item.see(part)
        else:
            self.number = True

    def settle(self) -> int:
        """Give everything its slots; how many there are."""
        size = int(self.missing) + int(self.number)
        self._rank = {word: number for number, word in enumerate(sorted(self.words), start=size)}
        size += len(self.words)
        for key in sorted(self.keys):
            part = self.keys[key]
            part.missing = part.missing or part.count < self.maps
            self._at[key] = size
            size += part.settle()
        if self.item is not None:
            self._list_at = size
            self.is_heap = len(self.lengths) > 1 and self.item._is_only_words
            self._room = max(self.lengths)
            item_size = self.item.settle()
            size += 1 + (item_size if self.is_heap else self._room * item_size)
        self.size = size
        return size

    @property
    def _is_only_words(self) -> bool:
        other = self.number or self.missing or bool(self.keys) or self.item is not None
        return bool(self.words) and not other

    # --- writing

    def write(self, value: object, out: NDArray[np.float32], at: int = 0) -> None:
        """Lay a value out from slot `at` on; all slots are 0 before."""
        if value is None:
            return
        if self.missing:
            out[at] = 1
        if isinstance(value, str):
            rank = self._rank.get(_word(value))
            if rank is not None:
                out[at + rank] += 1
        elif isinstance(value, dict):
            for key, part in value.items():
                start = self._at.get(str(key))
                if start is not None:
                    self.keys[str(key)].write(part, out, at + start)
        elif isinstance(value, list | tuple):
            self._write_list(value, out, at + self._list_at)
        elif self.number:
            assert isinstance(value, int | float)
            out[at + int(self.missing)] = min(LIMIT, max(-LIMIT, value))

    def _write_list(
        self, value: list[object] | tuple[object, ...], out: NDArray[np.float32], at: int
    ) -> None:
        item = self.item
        if item is None:
            return
        out[at] = len(value)
        if self.is_heap:
            for part in value:
                item.write(part, out, at + 1)
            return
        for number, part in enumerate(value[: self._room]):
            item.write(part, out, at + 1 + number * item.size)

    # --- telling and keeping

    def slots(self, name: str = "") -> Iterator[str]:
        """What every slot means, in their order: ``masons[0].granite``, ``step=work``, ``hand*well``."""
        if self.missing:
            yield f"{name}?"
        if self.number:
            yield name
        for word in sorted(self.words):
            yield f"{name}={word}"
        for key in sorted(self.keys):
            yield from self.keys[key].slots(f"{name}.{key}" if name else key)
        if self.item is not None:
            yield f"{name}#"
            if self.is_heap:
                for word in sorted(self.item.words):
                    yield f"{name}*{word}"
            else:
                for number in range(self._room):
                    yield from self.item.slots(f"{name}[{number}]")

    def to_plain(self) -> dict[str, Any]:
        """As JSON-ready data."""
        plain: dict[str, Any] = {"seen": [self.count, self.maps]}
        if self.missing:
            plain["missing"] = True
        if self.number:
            plain["number"] = True
        if self.words:
            plain["words"] = sorted(self.words)
        if self.keys:
            plain["keys"] = {key: self.keys[key].to_plain() for key in sorted(self.keys)}
        if self.item is not None:
            plain["item"] = self.item.to_plain()
            plain["lengths"] = sorted(self.lengths)
        return plain

    @staticmethod
    def from_plain(plain: dict[str, Any]) -> Shape:
        """The shape that `to_plain` told; to be settled again."""
        shape = Shape()
        shape.count, shape.maps = plain["seen"]
        shape.missing = plain.get("missing", False)
        shape.number = plain.get("number", False)
        shape.words = set(plain.get("words", ()))
        shape.keys = {key: Shape.from_plain(part) for key, part in plain.get("keys", {}).items()}
        if "item" in plain:
            shape.item = Shape.from_plain(plain["item"])
            shape.lengths = set(plain["lengths"])
        return shape
