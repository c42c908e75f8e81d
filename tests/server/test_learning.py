"""Lessons over HTTP: what a game teaches, where a learner is, how far they have come."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.lessons.idle import LAST_DAY, idle_quarry
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
    monkeypatch.setattr("tablewright.service.shelf.has_lessons", lambda _game: False)
    assert refused(learner.get("/api/games/quarry/lessons")) == (404, "no-lessons")


def test_the_page_of_a_game(learner: Person) -> None:
    told = learner.get("/api/games/quarry/page", lang="pl").json()
    assert told["title"] == "Kamieniołom"
    assert told["ways"][0]["points"] == "2 · 4 · 6 · 9 · 16"
    sheets = [drawing["sheet"] for drawing in told["drawings"]]
    assert [sheet["name"] for sheet in sheets] == ["pit-hill", "hand-0-0", "coins-0", "deck"]
    assert all(sheet["order"][""] == [sheet["name"]] for sheet in sheets)
    assert refused(learner.get("/api/games/nothing/page")) == (404, "no-such-game")


# ------------------------------------------------------------------------------------------- the coach


@pytest.fixture(scope="module")
def last_day() -> dict[str, Any]:
    """A record up to the last action of seat 0, who has rested and sketched so far and could deliver now."""
    return idle_quarry(LAST_DAY)


def at_work(learner: Person, record: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """A table at that point, and the question there."""
    seats = [{"kind": "here"}, {"kind": "here"}]
    made = learner.post("/api/import", {"record": record, "seats": seats, "confirm": True})
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    return table, learner.view(table)["question"]


def second_thought(learner: Person, table: str, question: dict[str, Any], *line: str) -> Any:
    wish = {"seat": question["seat"], "since": question["since"], "line": list(line)}
    return learner.post(f"/api/tables/{table}/coach", wish)


def test_a_costly_turn_is_doubted_and_a_good_one_is_not(learner: Person, last_day: Any) -> None:
    table, question = at_work(learner, last_day)
    doubted = second_thought(learner, table, question, "work:rest").json()
    assert doubted["kind"] == "work"
    assert "Rest" in doubted["word"]
    assert doubted["better"] == "I would try: Deliver an order."
    assert doubted["points"] >= 4
    assert second_thought(learner, table, question, "work:deliver").json()["word"] == ""
    assert learner.view(table)["question"]["since"] == question["since"]


def test_a_turn_is_doubted_before_it_is_confirmed(learner: Person, last_day: Any) -> None:
    table, question = at_work(learner, last_day)
    assert learner.move(table, 0, question["since"], "work:rest").status_code == 200
    asked = learner.view(table)["question"]
    assert asked["confirm"]
    doubted = second_thought(learner, table, asked).json()
    assert (doubted["kind"], doubted["steps"]) == ("work", 1)


def test_whom_the_coach_tells_nothing(learner: Person, served: Served, last_day: Any) -> None:
    table, question = at_work(learner, last_day)
    assert refused(second_thought(served.person(), table, question)) == (403, "not-your-seat")
    assert refused(second_thought(learner, table, {**question, "seat": 1})) == (409, "not-asked")
    stale = {**question, "since": question["since"] + 1}
    assert refused(second_thought(learner, table, stale)) == (409, "stale")
    assert refused(learner.get(f"/api/tables/{table}/closing", seat=0)) == (403, "not-over")


def test_the_coach_closes_a_game(learner: Person, last_day: Any) -> None:
    table, _ = at_work(learner, last_day)
    assert learner.play(table, 60, random.Random(3))["over"]
    told = learner.get(f"/api/tables/{table}/closing", seat=1, lang="pl").json()
    points = learner.view(table)["seats"][1]["points"]
    assert str(points) in told["result"]
    assert told["well"]
    assert told["next"][-1].startswith("Inny plan na następną grę.")
