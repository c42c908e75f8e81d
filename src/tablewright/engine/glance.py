"""How a table stands, in a few words and numbers: for the head of a page, the players' tabs and reports.

A game's ``glance.py`` makes it from a view, so it can tell nobody more than the view does.
"""

from __future__ import annotations

from typing import NamedTuple

from tablewright.engine.message import Text


class Tally(NamedTuple):
    """How many of one thing somebody has: its pictogram, its name, and the number."""

    icon: str
    what: Text
    amount: int


class Ending(NamedTuple):
    """Something that ends the game or a part of it, and how near it is."""

    id: str
    icon: str
    what: Text
    value: int
    goal: int | None = None  # None: there is no fixed number
    reached: bool = False


class Glance(NamedTuple):
    """Which round it is (0: none yet), the head line, what everybody has (as in `Game.people`), what will end
    the game, and what else is counted at everybody's place: too much for a head line, but what an answer does
    to it is told.
    """

    round: int = 0
    head: tuple[Text, ...] = ()
    holdings: tuple[tuple[Tally, ...], ...] = ()
    endings: tuple[Ending, ...] = ()
    further: tuple[tuple[Tally, ...], ...] = ()


def named(icon: str, thing: str, amount: int) -> Tally:
    """So many of a thing that has a name in the locale files."""
    return Tally(icon, Text(f"name-{thing}"), amount)
