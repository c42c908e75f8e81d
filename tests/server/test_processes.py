"""Several server processes on one PostgreSQL play the same tables."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tablewright.engine import digest
from tablewright.engine import record as records
from tablewright.server.config import Config
from tests.server.client import Person
from tests.server.conftest import Served, serving
from tests.server.forks import forks
from tests.server.load.kills import run_server
from tests.server.postgres import Cluster


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, str]]:
    """A server in this process and the address of one in another, on the same database."""
    url, folder, context = cluster.new_database(), tmp_path_factory.mktemp("pair"), forks()
    with serving(folder / "a", database_url=url) as first:
        ours, theirs = context.Pipe()
        config = Config(data=folder / "b", port=0, database_url=url, bot_pause=0.0, warm=False)
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
    seated = first.wait_for(first.host.tables.get(table))
    assert digest(records.replay(records.to_data(seated.playing)).state) == log[-1]["digest"]


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
    assert bob.post(f"/api/tables/{table}/seats/1/link").status_code == 200
    assert bob.get(f"/api/tables/{table}").status_code == 404


def test_a_watcher_is_told_again_when_the_line_between_the_processes_was_lost(
    pair: tuple[Served, str],
) -> None:
    first, other = pair
    here, there = at_both(first, other)
    table = here.make("quarry", 2, chat=True)["table"]
    here.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "before"})
    with here.stream(table, seat=0) as watcher:
        watcher.until(1)
        for _ in range(2):
            first.wait_for(cut_all_lines(first))
            first.host.tables.forget(table)  # as after any failure to read it
            before = watcher.view["version"]
            played = play_with_patience(there, table)
            say(there, table, f"at {before}")
            assert watcher.until(played)["version"] == played
            while f"at {before}" not in [frame.get("line", {}).get("text") for frame in watcher.frames]:
                watcher.next()
        said = [frame["line"]["text"] for frame in watcher.frames if frame["type"] == "chat"]
        assert len(said) == len(set(said)) == 2


def say(person: Person, table: str, line: str) -> None:
    """Say something, however often the database is away."""
    until_some(lambda: person.post(f"/api/tables/{table}/chat", {"seat": 1, "text": line}), 201)


async def cut_all_lines(served: Served) -> None:
    """As when PostgreSQL is started anew: every connection ends, that of the listener first."""
    async with served.host.store.engine.connect() as connection:
        await connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def play_with_patience(person: Person, table: str) -> int:
    """Make a move, however often the database is away; the version it makes."""
    question = until_some(lambda: person.get(f"/api/tables/{table}", scenes=0), 200).json()["question"]
    option = question["options"][0]["id"]
    key = f"key-of-move-{question['since']}-{question['seat']}"
    answer = until_some(lambda: person.move(table, question["seat"], question["since"], option, key), 200)
    return int(answer.json()["version"])


def until_some(send: Any, status: int) -> Any:
    """The first answer of that status."""
    for _ in range(100):
        answer = send()
        if answer.status_code == status:
            return answer
        time.sleep(0.1)
    raise AssertionError(answer.text)
