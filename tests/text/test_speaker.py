"""The words of a table: what the engine asks and tells goes through the catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablewright.bots import make_bot
from tablewright.engine import BadSetup, Chance, find_game
from tablewright.engine.decision import Aside, Decision
from tablewright.engine.game import Game
from tablewright.engine.message import Text
from tablewright.engine.state import Event
from tablewright.text import title_of, words_for
from tablewright.text.speaker import setup_fault

CATALOGUE = """
peek =
    .option = Peek at the { $it }: { $does }
depth = { $n } feet deep
choose-pit = Which pit?
    .option = The { $it }, { $told }
dig = { $seat }, where do you dig? ({ $taken } so far)
    .option = At the { $it }
    .done = Enough
rent = What do you rent? (you own { $coins })
    .option = The { $it }, for { $price }
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


def test_a_function_says_more_of_each_answer(game: Pits) -> None:
    words = words_for(game, "en")
    decision = Decision(0, "rent", ["hill", None], None, {"coins": 7, "price": len})
    assert words.prompt(decision) == "What do you rent? (you own 7)"
    assert [words.option(decision, value) for value in decision.values] == ["The hill, for 4", "No"]


def test_what_a_question_tells_about_an_answer(game: Pits) -> None:
    words = words_for(game, "en")
    decision = Decision(0, "choose-pit", ["hill"], None, {"hill": Text("depth", {"n": 3})})
    assert words.option(decision, "hill") == "The hill, 3 feet deep"


def test_an_aside_has_words_of_its_own(game: Pits) -> None:
    words = words_for(game, "en")
    aside = Aside("peek", "hill", {"does": Text("depth", {"n": 3})})
    assert words.option(Decision(0, "dig", ["hill"]), aside) == "Peek at the hill: 3 feet deep"
    assert not words.catalogue.faults


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
    assert words_for(game, "pl", ("Ann",)).event(lost, None).startswith("Ann traci 2 PZ (")


def test_the_rulebooks_own_opponent_has_a_name(game: Pits) -> None:
    score = Text("log-score", {"seat": 1, "points": 1, "source": "hill"})
    assert words_for(game, "en", players=1).text(score) == "the foreman scores 1 point (hill)."
    assert words_for(game, "en", players=2).text(score) == "Player 2 scores 1 point (hill)."
    assert words_for(game, "en", ("Ann",), players=1).catalogue.seats == ("Ann", "the foreman")


def test_a_game_has_a_title_in_both_languages() -> None:
    quarry = find_game("quarry")
    assert (title_of(quarry, "en"), title_of(quarry, "pl")) == ("Quarry", "Kamieniołom")


def test_a_game_without_one_is_called_as_its_author_calls_it(tmp_path: Path) -> None:
    assert title_of(Pits(tmp_path), "pl") == Pits.title


@pytest.mark.parametrize(
    ("players", "options", "told"),
    [
        (9, {}, "Kamieniołom: liczba graczy może wynosić 1, 2, 3 i 4, a nie 9."),
        (2, {"map": "north"}, "Kamieniołom dla 2 graczy nie ma opcji „map”. Opcje: brak."),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_in_polish(
    players: int, options: dict[str, str], told: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        find_game("quarry").settle(players, options)
    assert setup_fault(refused.value, "pl") == told


def test_a_value_that_cannot_be_is_refused_in_polish() -> None:
    with pytest.raises(BadSetup) as refused:
        find_game("settlers").settle(2, {"lookout": "sideways"})
    told = setup_fault(refused.value, "pl")
    assert told.startswith("„lookout” może mieć wartość: standard, ")
    assert told.endswith("; nie „sideways”.")


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("rondom", "Nie ma bota „rondom”. Jest: random."),
        ("random:depth=2", "Bot „random” nie ma ustawienia „depth”; wpisz samo „random”."),
        (
            "mcts:depth",
            "W opisie bota „mcts:depth” część „depth” nie jest ustawieniem; wpisz nazwa:ustawienie=wartość.",
        ),
    ],
)
def test_a_bot_that_cannot_be_is_refused_in_polish(spec: str, told: str) -> None:
    with pytest.raises(BadSetup) as refused:
        make_bot(spec, "1")
    assert setup_fault(refused.value, "pl") == told


def test_a_seed_that_cannot_be_is_refused_in_polish() -> None:
    with pytest.raises(BadSetup) as refused:
        Chance("sealed:12")
    assert setup_fault(refused.value, "pl") == "Zapieczętowane ziarno to „sealed:” i 64 cyfry szesnastkowe."
