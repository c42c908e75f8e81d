"""A small game to break in every way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from tablewright.components import ComponentError, Loaded, Total, load, pieces


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    source: str = ""


class Gain(Strict, tag_field="op", tag="gain"):
    good: str
    n: int


class Pay(Strict, tag_field="op", tag="pay"):
    cost: dict[str, int]


class Card(Strict):
    id: str
    name: str
    colour: Literal["red", "blue"]
    cost: dict[str, int]
    count: int = 1
    effect: tuple[Gain | Pay, ...] = ()
    note: str | None = None


class Constant(Strict):
    value: int


class Data(Strict):
    cards: tuple[Card, ...]
    constants: dict[str, Constant] = {}
    steps: tuple[int, ...] = ()
    by_players: dict[int, dict[str, int]] = {}


CARDS = """\
cards:
  - id: mill
    name: Mill
    colour: red
    cost: {wood: 1}
    count: 2
    source: rulebook
  - id: quarry
    name: Quarry
    colour: blue
    cost: {wood: 1, stone: 2}
    effect:
      - {op: gain, good: stone, n: 1}
    source: reconstructed
constants:
  hand: {value: 5, source: public}
  rounds: {value: 4, source: rulebook}
steps: [0, 2, 5]
by_players:
  2: {cards: 5}
  3: {cards: 6}
"""


def totals(data: Data) -> Iterator[Total]:
    yield "cards", 3, pieces(data.cards)


class Shelf:
    """A game folder and an override folder, both for the test to fill."""

    def __init__(self, root: Path) -> None:
        self.game = root / "mills"
        self.overrides = root / "overrides"
        self.game.mkdir()
        self.overrides.mkdir()
        self.write(CARDS)

    def write(self, text: str, file: str = "components.yaml") -> None:
        (self.game / file).write_text(text, encoding="utf-8")

    def replace(self, old: str, new: str) -> None:
        assert old in CARDS
        self.write(CARDS.replace(old, new, 1))

    def override(self, text: str) -> None:
        (self.overrides / "mills.yaml").write_text(text, encoding="utf-8")

    def load(self, *files: str) -> Loaded[Data]:
        return load(self.game, Data, files or ("components.yaml",))

    def error(self, *files: str) -> ComponentError:
        with pytest.raises(ComponentError) as caught:
            self.load(*files)
        return caught.value
