"""What comes down a stream is what a fresh look shows."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from tests.server.client import Person
from tests.server.conftest import Served

OWN = ("seen", "you", "present")


def comparable(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what depends on who looks on at the moment."""
    told = {name: value for name, value in view.items() if name not in OWN}
    told["seats"] = [{k: v for k, v in seat.items() if k not in OWN} for seat in view["seats"]]
    return told


def test_the_stream_and_a_fresh_look_agree_after_every_change(ann: Person) -> None:
    chance = random.Random(5)
    table = ann.make("origins", 2, confirm=True)["table"]
    with (
        ann.stream(table, seat=0) as first,
        ann.stream(table, seat=1, lang="pl") as second,
        ann.stream(table, seat=-1) as outside,
    ):
        for _ in range(12):
            view = ann.view(table)
            question = view["question"]
            if view["can_undo"] and chance.random() < 0.3:
                answer = ann.take_back(table, question["seat"], view["since"])
            else:
                option = chance.choice(question["options"])["id"]
                answer = ann.move(table, question["seat"], question["since"], option)
            assert answer.status_code == 200, answer.text
            version = answer.json()["version"]
            for watcher, query in (
                (first, {"seat": 0}),
                (second, {"seat": 1, "lang": "pl"}),
                (outside, {"seat": -1}),
            ):
                shown = watcher.until(version)
                assert comparable(shown) == comparable(ann.view(table, scenes=1, **query))
            time.sleep(0.05)


def test_a_client_that_missed_nothing_gets_nothing_again(ann: Person) -> None:
    table = ann.make("quarry", 2)["table"]
    with ann.stream(table, seat=0) as watcher:
        version = watcher.until(1)["version"]
    with ann.stream(table, seat=0, version=version) as watcher:
        assert watcher.next() == {"type": "ready", "version": version}
        watcher.view = ann.view(table, seat=0, scenes=1)
        option = watcher.view["question"]["options"][0]["id"]
        ann.move(table, 0, watcher.view["since"], option)
        assert comparable(watcher.until(version + 1)) == comparable(ann.view(table, seat=0, scenes=1))
    with ann.stream(table, seat=0, version=version) as watcher:
        assert watcher.next()["type"] == "view"


def test_hello_again_changes_seat_and_language(ann: Person) -> None:
    table = ann.make("quarry", 2)["table"]
    with ann.stream(table, seat=0, lang="en") as watcher:
        english = watcher.until(1)["question"]["prompt"]
        watcher.hello(seat=1, lang="pl")
        while watcher.view["language"] != "pl":
            watcher.next()
        assert watcher.view["you"]["seat"] == 1
        assert watcher.view["question"]["prompt"] != english


def test_lines_and_events_carry_the_same_frames(served: Served, ann: Person) -> None:
    table = ann.make("quarry", 2)["table"]
    for accept, start in (("application/x-ndjson", ""), ("text/event-stream", "data: ")):
        with ann.http.stream(
            "GET", f"/api/tables/{table}/events", params={"scenes": 0, "state": 1}, headers={"Accept": accept}
        ) as answer:
            assert answer.headers["content-type"].startswith(accept)
            line = next(line for line in answer.iter_lines() if line)
            frame = json.loads(line.removeprefix(start))
            assert frame["type"] == "view"
            assert frame["view"]["state"]["masons"]


def test_who_looks_is_seen_by_the_others(served: Served) -> None:
    ann, bob = served.person(), served.person()
    made = ann.make("quarry", [{"kind": "here"}, {"kind": "link"}], chat=True)
    table = made["table"]
    with ann.stream(table) as watcher:
        assert watcher.next()["view"]["status"] == "waiting"
        claimed = bob.post("/api/claim", {"token": made["links"][0]["token"], "name": "Bob"})
        assert claimed.json() == {"table": table, "seat": 1, "pass": None}
        assert watcher.until(1)["seats"][1]["name"] == "Bob"
        assert not watcher.view["seats"][1]["present"]
        with bob.stream(table):
            while not watcher.view["seats"][1]["present"]:
                watcher.next()
        while watcher.view["seats"][1]["present"]:
            watcher.next()
        line = bob.post(f"/api/tables/{table}/chat", {"text": "Hello <b>all</b>"}).json()
        while watcher.frames[-1]["type"] != "chat":
            watcher.next()
        assert watcher.frames[-1]["line"] == line
        assert ann.get(f"/api/tables/{table}/chat").json()["lines"] == [line]
        assert ann.delete(f"/api/tables/{table}").status_code == 204
        while watcher.frames[-1]["type"] != "bye":
            watcher.next()
        assert watcher.frames[-1]["code"] == "deleted"
