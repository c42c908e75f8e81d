"""A game on one page, for those who play it."""

from __future__ import annotations

from tablewright.draw import Sheet
from tablewright.service.messages.basics import Answer, Language
from tablewright.service.messages.learning import Explained


class WayToScore(Answer, frozen=True):
    """What brings points: by the rule, and typically (`low` to `high`, null if nobody measured it)."""

    icon: str
    what: str
    points: str
    low: int | None
    high: int | None


class PageDrawing(Answer, frozen=True):
    """A thing of the game: a sheet with nothing else on it, what there is to see, and an exact rule of the
    chapter that it belongs to.
    """

    sheet: Sheet
    text: str
    rule: str


class RuleValues(Answer, frozen=True):
    """The values of components that an exact rule speaks of."""

    rule: str
    lines: list[str]


class Measured(Answer, frozen=True):
    """Where typical points come from: so many games of bots, and the day on which they were played."""

    games: int
    day: str


class PlayersPage(Answer, frozen=True):
    """Goal, points, turn, round, end, plans, drawings, words."""

    game: str
    title: str
    language: Language
    players: list[int]
    minutes: int
    goal: str
    ways: list[WayToScore]
    turn: list[str]
    round: str
    end: str
    plans: list[str]
    drawings: list[PageDrawing]
    glossary: list[Explained]
    measured: Measured | None
    values: list[RuleValues]
