"""What the lid of a game's box says: for the shelf on which people choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Cover(NamedTuple):
    """How demanding a game is (1: light, 5: for experts), how many minutes it takes among people at a
    table, and with how many it is best. Its sentence is ``summary`` in the catalogue.
    """

    weight: int
    minutes: tuple[int, int]
    best: int


class Preset(NamedTuple):
    """Settings that belong together, under one name (``preset-<name>`` in the catalogue): a box, a first
    game, everything. What a preset does not name stays at its default.
    """

    name: str
    options: Mapping[str, str]
