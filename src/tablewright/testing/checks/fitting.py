"""Every text fits where it is printed, in both languages: that of what lies there, and of all that could.

A random game lays few of the many cards and tiles at any place. So whenever one is named there, the names of
all others of its kind are tried in the same room.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from tablewright.components.load import BOX
from tablewright.components.merge import read_documents
from tablewright.draw import Painter
from tablewright.draw.measure import fit
from tablewright.draw.pen import Pen
from tablewright.engine import Game, Text
from tablewright.engine.glyphs import Caption
from tablewright.text import LANGUAGES, words_for
from tablewright.text.ids import message_id, without_copy_number

NAME: Final = "name-"


class Room(NamedTuple):
    """Where a text is printed: its greatest size, how wide, how many lines, in which type, how high."""

    size: float
    wide: float
    lines: int
    face: str
    weight: int
    high: float

    def holds(self, text: str) -> bool:
        """Whether nothing of a text is cut off."""
        fitted = fit(text, self.size, self.wide, self.lines, self.face, self.weight, self.high)
        return " ".join(fitted.lines).split() == text.split()


class Ruler(Pen):
    """A pen that notes which texts do not fit."""

    def __init__(self, world: str, game: Game[Any], players: int) -> None:
        self.words = [words_for(game, language, players=players) for language in LANGUAGES]
        super().__init__(world, self.words[0].text)
        self.game = game
        self.tried: set[tuple[Text, Room]] = set()
        self.cut: list[str] = []

    def block(
        self,
        caption: Caption,
        x: float,
        y: float,
        size: float,
        colour: str,
        room: float,
        lines: int = 1,
        anchor: str = "middle",
        weight: int = 600,
        face: str = "sans",
        halo: str = "",
        height: float = 0.0,
    ) -> str:
        """A text is printed: try it, and what could stand there instead."""
        if isinstance(caption, Text) and room:
            self._try(caption, Room(size, room, lines, face, weight, height))
        return super().block(caption, x, y, size, colour, room, lines, anchor, weight, face, halo, height)

    def _try(self, text: Text, room: Room) -> None:
        if (text, room) in self.tried:
            return
        self.tried.add((text, room))
        for words in self.words:
            said = words.text(text)
            if not room.holds(said):
                self.cut.append(f"{words.catalogue.language}: {said}")
        for thing in _things_in(text):
            self.cut += _cut_names(self.game, kin_of(self.game).get(thing, ()), room)


class CarefulPainter(Painter):
    """A painter with a ruler: what it draws in one language it measures in all."""

    def __init__(self, world: str, game: Game[Any], players: int) -> None:
        self.ruler = Ruler(world, game, players)
        super().__init__(world, self.ruler.texts)
        self.pen = self.ruler


def _things_in(text: Text) -> Iterator[str]:
    """The things that a text is nothing but the name of."""
    if text.id.startswith(NAME):
        yield text.id.removeprefix(NAME)
    elif len(text.args) == 1:
        yield from (without_copy_number(thing) for thing in text.args.values() if isinstance(thing, str))


@cache
def _cut_names(game: Game[Any], things: tuple[str, ...], room: Room) -> tuple[str, ...]:
    """Which of these names would be cut there."""
    catalogues = [words_for(game, language).catalogue for language in LANGUAGES]
    return tuple(
        f"{catalogue.language}: {catalogue.name(thing)}"
        for catalogue in catalogues
        for thing in things
        if catalogue.has(message_id(NAME + thing)) and not room.holds(catalogue.name(thing))
    )


@cache
def kin_of(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """Of every word in the box: all words at the same place of other entries of the same list."""
    words: dict[str, dict[str, None]] = {}  # in the order of the box, each once
    for document in read_documents(sorted((game.folder / BOX).glob("*.yaml"))):
        for place, word in _words_in(document.data, ""):
            words.setdefault(place, {})[word] = None
    kin: dict[str, dict[str, None]] = {}
    for group in words.values():
        for word in group:
            kin.setdefault(word, {}).update(group)
    return {word: tuple(all_) for word, all_ in kin.items()}


def _words_in(data: object, place: str) -> Iterator[tuple[str, str]]:
    """Every word with its place; entries of a list have the same."""
    if isinstance(data, str):
        yield place, data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from _words_in(value, f"{place}.{key}")
    elif isinstance(data, list):
        for value in data:
            yield from _words_in(value, place)
