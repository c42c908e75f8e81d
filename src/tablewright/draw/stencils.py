"""Stencils: what the drawings of a game have in common, told once and kept by those who look on.

They are cut from demonstrations, never from a table that somebody plays at, so they hold nothing of any of
them: single strings of SVG and words by their numbers, and one sheet of each scene. A sheet laid over them
names strings by their numbers and tells of its nodes only those that are not as on the sheet of the stencils.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from tablewright.draw.sheet import Drawn, Pick, Place, Sheet, difference

#: Shorter strings are told as they are.
LEAST: Final = 12
_ELEMENTS: Final = re.compile(r"(?=<[a-z])")

#: A string, or its number among the stencils.
Piece = int | str


@dataclass(frozen=True, slots=True)
class LaidSheet:
    """A sheet over stencils: what is not as there. ``drawn`` is kind, what lies under and over the children,
    and the tooltip; ``places`` parent and transform, and how faded if it is.
    """

    name: str
    world: str
    width: float
    height: float
    owner: int
    removed: tuple[str, ...]
    drawn: dict[str, tuple[str, list[Piece], list[Piece], Piece]]
    places: dict[str, tuple[str, str] | tuple[str, str, float]]
    order: dict[str, tuple[str, ...]]
    picks: dict[str, Pick]


@dataclass(frozen=True, slots=True)
class Stencils:
    """Strings by number, and a sheet of each scene."""

    strings: tuple[str, ...] = ()
    sheets: dict[str, Sheet] = field(default_factory=dict)
    _numbers: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._numbers.update({string: number for number, string in enumerate(self.strings)})

    def lay(self, sheet: Sheet) -> LaidSheet:
        """A sheet over these stencils."""
        blank = Sheet(sheet.name, sheet.world, sheet.width, sheet.height, sheet.owner)
        patch = difference(self.sheets.get(sheet.name, blank), sheet)
        return LaidSheet(
            sheet.name,
            sheet.world,
            sheet.width,
            sheet.height,
            sheet.owner,
            patch.removed,
            {name: self._drawn(drawn) for name, drawn in patch.drawn.items()},
            {name: _place(place) for name, place in patch.places.items()},
            patch.order,
            sheet.picks,
        )

    def _drawn(self, drawn: Drawn) -> tuple[str, list[Piece], list[Piece], Piece]:
        return drawn.kind, self._pieces(drawn.under), self._pieces(drawn.over), self._piece(drawn.tip)

    def _pieces(self, source: str) -> list[Piece]:
        return [self._piece(element) for element in elements(source)]

    def _piece(self, string: str) -> Piece:
        return self._numbers.get(string, string)


def cut(sheets: Iterable[Sheet], kept: Iterable[Sheet]) -> Stencils:
    """The stencils of some sheets: all their strings, the most frequent first; and those that are kept."""
    found = Counter(
        string
        for sheet in sheets
        for drawn in sheet.drawn.values()
        for string in (*elements(drawn.under), *elements(drawn.over), drawn.tip)
        if len(string) >= LEAST
    )
    return Stencils(tuple(string for string, _ in found.most_common()), {sheet.name: sheet for sheet in kept})


def elements(source: str) -> list[str]:
    """A piece of SVG, element by element."""
    return [element for element in _ELEMENTS.split(source) if element]


def _place(place: Place) -> tuple[str, str] | tuple[str, str, float]:
    plain = place.parent, place.transform
    return plain if place.fade == 1 else (*plain, place.fade)
