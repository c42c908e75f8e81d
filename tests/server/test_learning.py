"""Lessons over HTTP: what a game teaches, where a learner is, how far they have come."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Person
from tests.server.conftest import Served

DAY = ["", "dig:hill", "pick-die:4", "work:deliver", "deliver:arch-1", "work:sketch"]


@pytest.fixture
def learner(served: Served) -> Person:
    return served.person()


def place(learner: Person, part: str, taken: list[str], lang: str = "en") -> dict[str, Any]:
    answer = learner.post(f"/api/games/quarry/lessons/{part}?lang={lang}", {"taken": taken})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_the_shelf_says_what_can_be_learnt(learner: Person) -> None:
    games = learner.get("/api/games").json()["games"]
    assert {game["name"]: game["lessons"] for game in games}["quarry"] is True


def test_what_a_game_teaches(learner: Person) -> None:
    told = learner.get("/api/games/quarry/lessons", lang="pl").json()
    assert told["title"] == "Kamieniołom w pięć minut"
    assert [part["id"] for part in told["parts"]] == ["first-day", "second-day"]
    assert told["parts"][0]["steps"] == ["tell", "do", "do", "do", "puzzle", "do"]
    assert {"icon": "gold", "word": ""}.items() <= told["glossary"][2].items()
    assert len(told["plans"]) == 3
    assert told["first_game"]["level"] == "easy"
    assert set(told["first_game"]["watch"]) == {"dig", "work", "help"}
    assert told["done"] == []


def test_a_part_from_start_to_end(learner: Person) -> None:
    for number in range(len(DAY) + 1):
        told = place(learner, "first-day", DAY[:number])
        assert told["number"] == number
        view = told["view"]
        assert view["table"] == "lesson"
        assert view["seed"] is None
        if number < len(DAY):
            assert told["step"]["shown"] == DAY[number]
            offered = [option["id"] for option in view["question"]["options"]]
            assert set(told["step"]["answers"]) <= set(offered)
            drawn = {name for sheet in view["scenes"] for name in sheet["drawn"]}
            assert set(told["step"]["look"]) <= drawn
        else:
            assert told["step"] is None
            assert told["end"].startswith("You know a day")


def test_the_log_tells_what_the_last_step_did(learner: Person) -> None:
    told = place(learner, "first-day", DAY[:2])
    assert [line["text"] for line in told["view"]["log"]] == [
        "Player 1 digs at the hill.",
        "Rival digs at the market.",
    ]


def test_a_puzzle_tells_what_it_says_of_each_answer(learner: Person) -> None:
    answers = place(learner, "first-day", DAY[:4], "pl")["step"]["answers"]
    assert {option: answer["mark"] for option, answer in answers.items()} == {
        "deliver:arch-1": "best",
        "deliver:well-4": "fair",
    }
    assert answers["deliver:well-4"]["words"].startswith("4 punkty")


@pytest.mark.parametrize(
    ("path", "taken", "told"),
    [
        ("/api/games/quarry/lessons/third-day", [], (404, "no-such-part")),
        ("/api/games/nothing/lessons/first-day", [], (404, "no-such-game")),
        ("/api/games/quarry/lessons/first-day", ["", "dig:cliff"], (422, "not-taught")),
        ("/api/games/quarry/lessons/first-day", ["dig:hill"], (422, "not-taught")),
        ("/api/games/quarry/lessons/first-day", [*DAY, ""], (422, "not-taught")),
        ("/api/games/quarry/lessons/first-day", ["x"] * 61, (400, "invalid")),
        ("/api/games/quarry/lessons/first-day", "all", (400, "invalid")),
    ],
)
def test_what_cannot_be_is_refused(learner: Person, path: str, taken: Any, told: tuple[int, str]) -> None:
    assert refused(learner.post(path, {"taken": taken})) == told


def test_nobody_else_is_at_the_table_of_a_lesson(learner: Person) -> None:
    place(learner, "first-day", [])
    assert learner.get("/api/tables").json()["tables"] == []
    assert learner.get("/api/tables/lesson").status_code in (400, 404)


def test_progress_is_kept_for_those_with_a_name(learner: Person) -> None:
    done = "/api/games/quarry/lessons/first-day/done"
    assert learner.put(done).status_code == 204
    assert learner.get("/api/games/quarry/lessons").json()["done"] == []
    learner.put("/api/me", {"name": "Ann"})
    for _ in range(2):
        assert learner.put(done).status_code == 204
    assert learner.get("/api/games/quarry/lessons").json()["done"] == ["first-day"]
    assert learner.get("/api/games/origins/lessons").json()["done"] == []
    assert refused(learner.put("/api/games/quarry/lessons/ninth/done")) == (404, "no-such-part")
    learner.delete("/api/me")
    assert learner.get("/api/games/quarry/lessons").json()["done"] == []


def test_a_game_without_lessons_says_so(learner: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablewright.server.routes.learning.has_lessons", lambda _game: False)
    assert refused(learner.get("/api/games/quarry/lessons")) == (404, "no-lessons")


def test_the_page_of_a_game(learner: Person) -> None:
    told = learner.get("/api/games/quarry/page", lang="pl").json()
    assert told["title"] == "Kamieniołom"
    assert told["ways"][0]["points"] == "2 · 4 · 6 · 9 · 16"
    sheets = [drawing["sheet"] for drawing in told["drawings"]]
    assert [sheet["name"] for sheet in sheets] == ["pit-hill", "hand-0-0", "coins-0", "deck"]
    assert all(sheet["order"][""] == [sheet["name"]] for sheet in sheets)
    assert refused(learner.get("/api/games/nothing/page")) == (404, "no-such-game")
