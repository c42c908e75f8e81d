"""The words of a table: what the engine asks and tells goes through the catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablewright.engine.decision import Decision
from tablewright.engine.game import Game
from tablewright.engine.message import Text
from tablewright.engine.state import Event
from tablewright.text import words_for

CATALOGUE = """
dig = { $seat }, where do you dig? ({ $taken } so far)
    .option = At the { $it }
    .done = Enough
log-draw = { $seat } draws a card.
    .own = You draw { $card }.
name-hill = hill
name-foreman = the foreman
"""


class Pits(Game[Any]):
    name = "pits"
    automa = "foreman"

    @property
    def folder(self) -> Path:
        return self.place

    def __init__(self, place: Path) -> None:
        self.place = place


@pytest.fixture
def game(tmp_path: Path) -> Pits:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text(CATALOGUE, encoding="utf-8")
    return Pits(tmp_path)


def test_questions_and_answers(game: Pits) -> None:
    words = words_for(game, "en", ("Ann", "Bo"))
    decision = Decision(1, "dig", ["hill", None], None, {"taken": 2}, "done")
    assert words.prompt(decision) == "Bo, where do you dig? (2 so far)"
    assert [words.option(decision, value) for value in decision.values] == ["At the hill", "Enough"]


def test_events_are_told_to_each_seat_as_it_may_know_them(game: Pits) -> None:
    words = words_for(game, "en", ("Ann", "Bo"))
    event = Event("draw", {"seat": 0}, {0: {"card": "hill"}})
    assert [words.event(event, seat) for seat in (0, 1, None)] == [
        "You draw hill.",
        "Ann draws a card.",
        "Ann draws a card.",
    ]


def test_points_below_zero_are_lost(game: Pits) -> None:
    lost = Event("score", {"seat": 0, "points": -2, "source": "hill"})
    assert words_for(game, "en", ("Ann",)).event(lost, None) == "Ann loses 2 points (hill)."
    assert words_for(game, "pl", ("Ann",)).event(lost, None).startswith("Ann traci 2 punkty (")


def test_the_rulebooks_own_opponent_has_a_name(game: Pits) -> None:
    score = Text("log-score", {"seat": 1, "points": 1, "source": "hill"})
    assert words_for(game, "en", players=1).text(score) == "the foreman scores 1 point (hill)."
    assert words_for(game, "en", players=2).text(score) == "Player 2 scores 1 point (hill)."
    assert words_for(game, "en", ("Ann",), players=1).catalogue.seats == ("Ann", "the foreman")
