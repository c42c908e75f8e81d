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
    """A thing of the game: a sheet with nothing else on it, and what there is to see."""

    sheet: Sheet
    text: str


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
