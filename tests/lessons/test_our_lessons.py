"""The lessons of our own games: as long as they should be, and more done than read."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine import Game, find_game
from tablewright.engine.registry import OWN
from tablewright.lessons import figures, has_lessons, lessons_of
from tablewright.text import LANGUAGES

TITLES = [find_game(name) for name in OWN if not find_game(name).tutorial]


@pytest.mark.parametrize("name", OWN)
def test_every_game_of_ours_can_be_learnt(name: str) -> None:
    assert has_lessons(find_game(name))


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.name)
def test_lessons_are_done_rather_than_read(game: Game[Any]) -> None:
    told = figures(lessons_of(game), "en")
    assert 4 <= told.parts <= 7
    assert 25 <= told.steps <= 40
    assert told.active >= 2 / 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.name)
def test_lessons_take_twenty_minutes(game: Game[Any], language: str) -> None:
    """At 200 words a minute and 4 seconds a click, every text read once."""
    told = figures(lessons_of(game), language)
    print(f"{game.name} {language}: {told.words} words, {told.clicks} clicks, {told.minutes:.1f} minutes")
    assert 15 <= told.minutes <= 25
    assert abs(lessons_of(game).minutes - told.minutes) <= 5, "the file promises another time"


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.name)
def test_a_first_game_is_watched_over(game: Game[Any]) -> None:
    lessons = lessons_of(game)
    assert 6 <= len(lessons.first_game.watch) <= 12
    assert len(lessons.glossary) >= 15
