"""Undo, why-not, hints, forks, replays, lists: what people do at a table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.client import Person
from tests.server.conftest import Served


def test_undo_redo_and_confirm(ann: Person) -> None:
    table = ann.make("origins", 2, confirm=True)["table"]
    chance = random.Random(2)
    undone = confirmed = 0
    for _ in range(14):
        view = ann.view(table, state=1)
        question = view["question"]
        seat = question["seat"]
        if question["confirm"]:
            confirmed += 1
            assert [option["id"] for option in question["options"]] == ["confirm-turn:confirm"]
            assert question["prompt"] == "Let your turn stand?"
        option = chance.choice(question["options"])["id"]
        answer = ann.move(table, seat, question["since"], option)
        assert answer.status_code == 200
        after = ann.view(table, seat=seat, state=1)
        if after["can_undo"]:
            assert ann.take_back(table, seat, after["since"]).status_code == 200
            again = ann.view(table, seat=seat, state=1)
            for part in ("state", "log", "scores", "moves"):
                assert again[part] == view[part]
            assert again["question"]["options"] == question["options"]
            assert again["can_redo"]
            assert ann.take_back(table, seat, again["since"], "redo").status_code == 200
            assert ann.view(table, seat=seat, state=1)["state"] == after["state"]
            undone += 1
        else:
            refused = ann.take_back(table, seat, after["since"])
            assert refused.json()["error"]["code"] == "nothing-to-undo"
    assert undone
    assert confirmed


def test_the_answer_to_a_move_names_what_the_seat_is_asked_next(ann: Person) -> None:
    table = ann.make("origins", 2)["table"]
    chance = random.Random(3)
    asked_again = []
    for _ in range(20):
        question = ann.view(table)["question"]
        option = chance.choice(question["options"])["id"]
        answer = ann.move(table, question["seat"], question["since"], option).json()
        after = ann.view(table, seat=question["seat"])["question"]
        told = None if after is None else {key: after[key] for key in ("since", "options")}
        if told is not None:
            told["options"] = [one["id"] for one in told["options"]]
        assert answer["question"] == told
        asked_again.append(told is not None)
    assert any(asked_again)
    assert not all(asked_again)


def test_why_not_names_the_rule(ann: Person) -> None:
    table = ann.make("quarry", 2)["table"]
    chance = random.Random(1)
    for _ in range(60):
        question = ann.view(table, scenes=1)["question"]
        if question["blocked"]:
            break
        ann.play(table, 1, chance)
    blocked = question["blocked"][0]
    query = {"seat": question["seat"], "option": blocked["id"]}
    why = ann.get(f"/api/tables/{table}/why", **query).json()
    assert (why["offered"], why["options"][0]["rule"]) == (False, blocked["rule"])
    assert why["options"][0]["rule_text"]
    assert blocked["reason"] in why["message"]
    polish = ann.get(f"/api/tables/{table}/why", lang="pl", **query).json()
    assert polish["options"][0]["rule_text"] != why["options"][0]["rule_text"]
    offered = question["options"][0]
    assert ann.get(f"/api/tables/{table}/why", seat=question["seat"], option=offered["id"]).json()["offered"]
    answer = ann.move(table, question["seat"], question["since"], blocked["id"])
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "not-offered")
    assert answer.json()["why"]["options"] == why["options"]
    nothing = ann.get(f"/api/tables/{table}/why", seat=question["seat"], node="pit-hill").json()
    assert nothing["options"] == []
    assert nothing["message"]


def test_a_thing_that_was_pointed_at_is_explained(ann: Person) -> None:
    table = ann.make("quarry", 2)["table"]
    view = ann.view(table, scenes=1, seat=0)
    node = view["question"]["options"][0]["nodes"][0]
    assert ann.get(f"/api/tables/{table}/why", seat=0, node=node).json()["offered"]
    board = next(scene for scene in view["scenes"] if scene["name"] == "board")
    assert board["picks"][node]["options"] == [view["question"]["options"][0]["id"]]


def test_a_hint_is_one_of_the_options(ann: Person) -> None:
    table = ann.make("quarry", 2)["table"]
    question = ann.view(table, seat=0)["question"]
    hint = ann.post(f"/api/tables/{table}/hint", {"seat": 0}).json()
    assert hint["option"] in [option["id"] for option in question["options"]]
    assert [line["option"] for line in hint["lines"]] == [option["id"] for option in question["options"]]
    assert sum(line["visits"] for line in hint["lines"]) > 0


@pytest.mark.parametrize("game", ["quarry", "origins"])
def test_a_replay_shows_every_moment_as_it_was(served: Served, ann: Person, game: str) -> None:
    table = ann.make(game, 2, seed="replay")["table"]
    chance = random.Random(8)
    seen: dict[int, Any] = {}
    for _ in range(17):
        view = ann.view(table, seat=0, state=1)
        seen[view["moves"]] = (view["state"], view["scores"], [line["text"] for line in view["log"]])
        ann.play(table, 1, chance)
    for move in (0, 16, 7, 8, 3, 12):
        then = ann.get(f"/api/tables/{table}/replay", seat=0, state=1, move=move).json()
        assert (then["state"], then["scores"], [line["text"] for line in then["log"]]) == seen[move]
        assert then["question"] is None
        assert all(not scene["picks"] for scene in then["scenes"])
    assert ann.get(f"/api/tables/{table}/replay", move=99).status_code == 404
    moves = ann.get(f"/api/tables/{table}/moves").json()["moves"]
    assert [move["n"] for move in moves] == list(range(1, 18))
    assert all("option" not in move for move in moves)


def test_a_fork_goes_its_own_way_and_has_a_replay(ann: Person) -> None:
    table = ann.make("origins", 2)["table"]
    chance = random.Random(4)
    ann.play(table, 12, chance)
    before = ann.view(table)
    for move in (None, 5):
        wish = {"seat": 0} | ({} if move is None else {"move": move})
        fork = ann.post(f"/api/tables/{table}/fork", wish).json()
        assert fork["view"]["fork"]
        assert not fork["view"]["can_undo"]
        start = fork["view"]["moves"]
        after = ann.play(fork["table"], 6, chance)
        assert after["moves"] == start + 6
        then = ann.get(f"/api/tables/{fork['table']}/replay", move=start + 3).json()
        assert then["moves"] == start + 3
    assert ann.view(table) == before


def test_the_solo_opponent_sits_at_the_table(ann: Person) -> None:
    view = ann.make("quarry", 1)["view"]
    assert [seat["kind"] for seat in view["seats"]] == ["here", "automa"]
    assert view["seats"][1]["name"]


def test_tables_that_wait_for_me_come_first(served: Served) -> None:
    ann, bob = served.person(), served.person()
    mine = ann.make("quarry", 2)["table"]
    made = ann.make("quarry", [{"kind": "here"}, {"kind": "link"}])
    listed = ann.get("/api/tables").json()["tables"]
    assert [(row["table"], row["your_turn"]) for row in listed] == [(mine, True), (made["table"], False)]
    bob.post("/api/claim", {"token": made["links"][0]["token"], "name": "Bob"})
    assert {row["table"] for row in bob.get("/api/tables").json()["tables"]} == {made["table"]}
    ann.put(f"/api/tables/{mine}/seen", {"version": 1})
    assert ann.view(mine)["seen"] == 1
    ann.put("/api/me", {"name": "Ann", "language": "pl"})
    assert ann.get("/api/me").json()["name"] == "Ann"


def test_bad_set_ups_are_refused_with_words(ann: Person) -> None:
    for wish, code in (
        ({"game": "chess", "seats": [{"kind": "here"}]}, "no-such-game"),
        ({"game": "quarry", "seats": [{"kind": "here"}] * 9}, "bad-setup"),
        ({"game": "quarry", "seats": [{"kind": "here"}], "options": {"x": "y"}}, "bad-setup"),
        ({"game": "quarry", "seats": [{"kind": "bot", "level": "godlike"}]}, "bad-setup"),
        ({"game": "quarry", "seats": [{"kind": "here"}], "seed": "sealed:00"}, "bad-setup"),
        ({"game": "quarry", "seats": []}, "invalid"),
        ({"game": "quarry", "seats": [{"kind": "king"}]}, "invalid"),
    ):
        answer = ann.post("/api/tables", wish)
        assert (answer.status_code, answer.json()["error"]["code"]) == (
            400 if "such" not in code else 404,
            code,
        )
        assert answer.json()["error"]["message"]


def test_the_rules_can_be_read_and_searched(ann: Person) -> None:
    book = ann.get("/api/games/quarry/rules").json()
    assert any(rule["id"] == "QRY-2.1" for chapter in book["chapters"] for rule in chapter["rules"])
    found = ann.get("/api/games/quarry/rules", q="foreman").json()
    assert 0 < sum(len(chapter["rules"]) for chapter in found["chapters"]) < 20
    polish = ann.get("/api/games/quarry/rules/QRY-2.1", lang="pl").json()
    assert polish["text"] != ann.get("/api/games/quarry/rules/QRY-2.1", lang="en").json()["text"]
    assert ann.get("/api/games/quarry/rules/QRY-99").json()["error"]["code"] == "no-such-rule"


def test_forgetting_me_forgets_everything(served: Served) -> None:
    ann, bob = served.person(), served.person()
    made = ann.make("quarry", [{"kind": "here"}, {"kind": "link"}])
    bob.post("/api/claim", {"token": made["links"][0]["token"], "name": "Bob"})
    bob.put(f"/api/tables/{made['table']}/seats/1/notice", {"mail": "bob@example.org"})
    assert bob.delete("/api/me").status_code == 204
    assert bob.get("/api/tables").status_code == 401
    seat = served.wait_for(served.host.tables.get(made["table"])).seats[1]
    assert (seat.holder, seat.notice_to) == (None, "")
    assert "Bob" not in ann.get(f"/api/tables/{made['table']}").text
