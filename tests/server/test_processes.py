"""Several server processes on one PostgreSQL play the same tables."""

from __future__ import annotations

import multiprocessing
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright.engine import digest
from tablewright.engine import record as records
from tablewright.server.config import Config
from tests.server.client import Person
from tests.server.conftest import Served, serving
from tests.server.load.kills import run_server
from tests.server.postgres import Cluster


@pytest.fixture
def pair(cluster: Cluster, tmp_path: Path) -> Iterator[tuple[Served, str]]:
    """A server in this process and the address of one in another, on the same database."""
    url = cluster.new_database()
    context = multiprocessing.get_context("spawn")
    with serving(tmp_path / "a", database_url=url) as first:
        ours, theirs = context.Pipe()
        config = Config(data=tmp_path / "b", port=0, database_url=url, drawing_workers=1, bot_pause=0.0)
        process = context.Process(target=run_server, args=(config, theirs))
        process.start()
        try:
            assert ours.poll(60)
            yield first, f"http://127.0.0.1:{ours.recv()}"
        finally:
            process.terminate()
            process.join(20)
            ours.close()
            theirs.close()


def at_both(first: Served, other: str) -> tuple[Person, Person]:
    """The same person at both servers."""
    here = first.person()
    there = first.person(url=other, greet=False)
    there.http.cookies.update(here.http.cookies)
    return here, there


def test_two_processes_play_one_table(pair: tuple[Served, str]) -> None:
    first, other = pair
    here, there = at_both(first, other)
    table = here.make("quarry", 2, chat=True)["table"]
    chance = random.Random(3)
    with here.stream(table, seat=0) as near, there.stream(table, seat=0) as far:
        for number in range(30):
            person = (here, there)[number % 2]
            view = person.view(table)
            if view["over"]:
                break
            question = view["question"]
            option = chance.choice(question["options"])["id"]
            answer = person.move(table, question["seat"], question["since"], option)
            assert answer.status_code == 200, answer.text
            version = answer.json()["version"]
            assert near.until(version)["log"] == far.until(version)["log"], "both are woken"
            assert here.view(table, scenes=1) == there.view(table, scenes=1)
        here.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "hi"})
        for watcher in (near, far):
            while watcher.frames[-1]["type"] != "chat":
                watcher.next()


def test_a_race_between_processes_has_one_winner(pair: tuple[Served, str]) -> None:
    first, other = pair
    here, there = at_both(first, other)
    table = here.make("quarry", 1)["table"]
    for _ in range(12):
        view = here.view(table)
        question = view["question"]
        if question is None:
            break
        answers: list[Any] = []
        threads = [
            threading.Thread(target=race, args=(person, table, question, answers)) for person in (here, there)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [200, 409], "UNIQUE(table, version) decides"
    log = first.wait_for(first.host.store.command_log(table))
    assert [row["version"] for row in log] == list(range(1, len(log) + 1))
    live = first.wait_for(first.host.get(table))
    assert digest(records.replay(records.to_data(live.playing)).state) == log[-1]["digest"]


def race(person: Person, table: str, question: dict[str, Any], answers: list[Any]) -> None:
    answer = person.move(table, question["seat"], question["since"], question["options"][0]["id"])
    answers.append(answer.status_code)


def test_seats_and_settings_are_known_everywhere_at_once(pair: tuple[Served, str]) -> None:
    first, other = pair
    here, there = at_both(first, other)
    made = here.make("quarry", [{"kind": "here"}, {"kind": "link"}])
    table = made["table"]
    assert there.view(table)["status"] == "waiting"
    bob = first.person(url=other)
    assert bob.post("/api/claim", {"token": made["links"][0]["token"]}).status_code == 200
    assert here.view(table)["status"] == "playing"
    here.patch(f"/api/tables/{table}", {"watch": False})
    stranger = first.person(url=other)
    assert stranger.get(f"/api/tables/{table}").status_code == 404
    here.post(f"/api/tables/{table}/seats/1/link")
    assert bob.get(f"/api/tables/{table}").status_code == 404
