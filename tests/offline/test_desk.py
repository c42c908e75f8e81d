"""Tables without a server: kept after every change, told to the page, the same when all is started anew.

What every front answers alike is tested by tests/server/test_protocol.py; this is what only a browser has.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tablewright.service import messages as m
from tests.server.fronts import AtTheDesk, KeptInMemory, Told

HERE = {"kind": "here", "name": "Ann"}
EASY = {"kind": "bot", "level": "easy"}
MOST = 400  # moves of a game of Quarry, and more


@pytest.fixture
def outside() -> KeptInMemory:
    return KeptInMemory()


@pytest.fixture
def ann(outside: KeptInMemory) -> Iterator[AtTheDesk]:
    with_desk = AtTheDesk(outside)
    yield with_desk
    with_desk.close()


def make(ann: AtTheDesk, *seats: Told, game: str = "quarry") -> str:
    wish = {"game": game, "seats": list(seats), "confirm": False, "seed": "offline"}
    told = ann.post("/tables?scenes=0", wish)
    assert told.status_code == 200, told.text
    return str(told.json()["table"])


def view(ann: AtTheDesk, table: str, **query: Any) -> Told:
    return dict(ann.get(f"/tables/{table}", scenes=0, **query).json())


def move(ann: AtTheDesk, table: str, chance: random.Random, shown: int | None = None) -> Told:
    question = view(ann, table)["question"]
    body = {
        "seat": question["seat"],
        "since": question["since"],
        "option": chance.choice(question["options"])["id"],
    }
    address = f"/tables/{table}/moves" + ("" if shown is None else f"?shown={shown}")
    return dict(ann.ask("POST", address, body, f"key-{chance.random()}").json())


def settle(ann: AtTheDesk) -> None:
    """Until bots and everybody else have done what they had to do."""

    async def wait() -> None:
        while tasks := list(ann.desk.tables._tasks):
            await asyncio.gather(*tasks)

    ann.run(wait())


def test_everything_is_there_again_when_the_browser_is_started_anew(outside: KeptInMemory) -> None:
    chance, before = random.Random(2), AtTheDesk(outside)
    table = make(before, HERE, HERE)
    for _ in range(7):
        move(before, table, chance)
    seen = view(before, table)
    before.close()
    again = AtTheDesk(outside)
    assert view(again, table) == seen
    seat = seen["waiting_for"][0]
    undone = again.ask("POST", f"/tables/{table}/undo", {"seat": seat, "since": seen["since"]}, "k" * 8)
    assert undone.status_code in (200, 422)
    move(again, table, chance)
    assert view(again, table)["moves"] >= seen["moves"]
    again.close()


def test_a_choice_that_is_answered_is_kept(ann: AtTheDesk, outside: KeptInMemory) -> None:
    table, chance = make(ann, HERE, HERE), random.Random(1)
    for number in range(1, 6):
        done = move(ann, table, chance)
        assert outside.kept[table][0] == done["version"] == number + 1
    card = outside.cards[table]["pl"]
    assert (card["table"], card["game"], card["status"], card["your_turn"]) == (
        table,
        "quarry",
        "playing",
        True,
    )
    assert card["round"] != outside.cards[table]["en"]["round"]


def test_what_cannot_be_kept_has_not_happened(ann: AtTheDesk, outside: KeptInMemory) -> None:
    table, chance = make(ann, HERE, HERE), random.Random(1)
    before = view(ann, table)
    outside.fails = True
    assert move(ann, table, chance)["error"]["code"] == "storage"
    outside.fails = False
    assert view(ann, table) == before


def test_another_window_that_is_behind_is_told_so(ann: AtTheDesk, outside: KeptInMemory) -> None:
    table, other = make(ann, HERE, HERE), AtTheDesk(outside)
    old = view(other, table)["question"]
    move(ann, table, random.Random(1))
    body = {"seat": old["seat"], "since": old["since"], "option": old["options"][0]["id"]}
    refused = other.ask("POST", f"/tables/{table}/moves", body, "key-of-mine").json()
    assert refused["error"]["code"] == "stale"
    assert refused["view"]["moves"] == 1
    assert view(other, table) == view(ann, table)
    other.run(other.desk.tables.listen("page", table, m.Greeting(None, "en")))
    move(ann, table, random.Random(1))
    other.run(other.desk.tables.changed_elsewhere(table))
    assert [frame["view"]["moves"] for _, frame in outside.told if frame["type"] == "view"] == [1, 2]
    other.close()


def test_bots_answer_after_the_page_was_answered(ann: AtTheDesk, outside: KeptInMemory) -> None:
    table, chance = make(ann, HERE, EASY), random.Random(4)
    ann.run(ann.desk.tables.listen("page", table, m.Greeting(0, "en")))
    settle(ann)
    shown, by_bots = view(ann, table)["version"], 0
    for _ in range(6):
        outside.told.clear()
        done = move(ann, table, chance, shown)
        assert done["frame"]["from"] == shown
        shown = done["version"]
        settle(ann)
        for _, frame in outside.told:
            if frame["type"] == "change":
                assert frame["from"] == shown
                shown, by_bots = frame["version"], by_bots + 1
        assert outside.kept[table][0] == shown
        assert outside.told[-1][1]["type"] == "ahead"
    assert by_bots, "a bot has moved, and the page was told"


def test_a_whole_game_with_a_bot_and_its_report(ann: AtTheDesk) -> None:
    table, chance = make(ann, HERE, EASY), random.Random(5)
    for _ in range(MOST):
        settle(ann)
        if view(ann, table)["over"]:
            break
        move(ann, table, chance)
    assert view(ann, table)["over"]
    report = ann.get(f"/tables/{table}/report").json()
    assert len(report["seats"]) == 2
    assert ann.get(f"/tables/{table}/closing", seat=0).status_code == 200
    again = ann.post(f"/tables/{table}/rematch?scenes=0").json()["view"]
    assert [seat["kind"] for seat in again["seats"]] == ["here", "bot"]
    settle(ann)


def test_a_bot_stands_in_and_goes(ann: AtTheDesk) -> None:
    table = make(ann, HERE, HERE)
    path = f"/tables/{table}/seats/1/stand-in"
    assert ann.ask("PUT", path, {"level": "nobody"}).json()["error"]["code"] == "no-stand-in"
    assert ann.ask("PUT", path, {"level": "easy"}).json()["stand_in"] == "easy"
    settle(ann)
    assert view(ann, table)["waiting_for"] == [0]
    assert ann.ask("DELETE", path).json()["stand_in"] in ("", None)


def test_a_game_that_goes_on_is_taken_elsewhere_as_a_record(ann: AtTheDesk, outside: KeptInMemory) -> None:
    table, chance = make(ann, HERE, HERE), random.Random(6)
    for _ in range(9):
        move(ann, table, chance)
    assert "tablewright_view" in ann.get(f"/tables/{table}/record", seat=0).json()
    record = ann.get(f"/tables/{table}/record", whole=1).json()
    elsewhere = AtTheDesk(KeptInMemory())
    made = elsewhere.post("/import?scenes=0", {"record": record, "seats": [HERE, HERE], "confirm": False})
    brought = made.json()["table"]
    assert elsewhere.get(f"/tables/{brought}/record", whole=1).json()["digest"] == record["digest"]
    assert view(elsewhere, brought)["question"]["options"] == view(ann, table)["question"]["options"]
    elsewhere.close()


def test_what_needs_a_server_says_so_in_both_languages(ann: AtTheDesk) -> None:
    wish = {"game": "quarry", "seats": [HERE, {"kind": "link"}]}
    told = [ann.post(f"/tables?lang={language}", wish).json()["error"] for language in ("en", "pl")]
    assert {one["code"] for one in told} == {"needs-server"}
    assert "server" in told[0]["message"]
    assert "serwer" in told[1]["message"]
    assert ann.post("/claim", {"token": "0" * 48}).json()["error"]["code"] == "needs-server"


def test_only_the_files_of_a_game_that_is_asked_for_are_brought(
    ann: AtTheDesk, outside: KeptInMemory
) -> None:
    make(ann, HERE)
    assert set(outside.brought) == {"quarry"}
    assert ann.get("/games/origins/lessons").json()["parts"]
    assert set(outside.brought) == {"quarry", "origins"}


def test_lessons_rules_and_pages_are_read(ann: AtTheDesk) -> None:
    part = ann.get("/games/quarry/lessons").json()["parts"][0]["id"]
    place = ann.post(f"/games/quarry/lessons/{part}", {"taken": []}).json()
    assert place["step"]["say"]
    assert ann.post(f"/games/quarry/lessons/{part}", {"taken": ["x"]}).json()["error"]["code"] == "not-taught"
    assert ann.post("/games/quarry/lessons/none", {"taken": []}).json()["error"]["code"] == "no-such-part"
    rules = ann.get("/games/quarry/rules", lang="pl").json()
    rule = rules["chapters"][-1]["rules"] or rules["chapters"][1]["rules"]
    assert ann.get(f"/games/quarry/rules/{rule[0]['id']}").json()["text"]
    assert ann.get("/games/quarry/page").json()["goal"]


def test_what_makes_no_sense_is_refused(ann: AtTheDesk) -> None:
    table = make(ann, HERE, HERE)
    for method, address, body, code in (
        ("GET", "/nothing", None, "no-such-page"),
        ("GET", "/tables/nobody-knows", None, "no-such-table"),
        ("GET", f"/tables/{table}/replay", None, "invalid"),
        ("GET", f"/tables/{table}/replay?move=x", None, "invalid"),
        ("POST", f"/tables/{table}/moves", {"what": 1}, "invalid"),
        ("GET", f"/tables/{table}/why?seat=7&option=x", None, "not-your-seat"),
        ("PUT", f"/tables/{table}/seats/x/stand-in", {}, "no-such-seat"),
        ("GET", f"/tables/{table}/chat", None, "chat-off"),
        ("GET", "/games/chess/rules", None, "no-such-game"),
    ):
        told = ann.ask(method, address, body)
        assert (told.status_code, told.json()["error"]["code"]) == (422, code), address
        assert told.json()["error"]["message"]


def test_a_table_that_was_removed_is_gone(ann: AtTheDesk, outside: KeptInMemory) -> None:
    table = make(ann, HERE)
    ann.run(ann.desk.tables.listen("page", table, m.Greeting(0, "en")))
    assert ann.ask("DELETE", f"/tables/{table}").status_code == 204
    assert outside.told[-1][1] == {"type": "bye", "code": "deleted"}
    assert ann.get(f"/tables/{table}").json()["error"]["code"] == "no-such-table"
