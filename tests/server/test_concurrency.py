"""Many at once: R6, R7, R8."""

from __future__ import annotations

import itertools
import os
import random
import threading
import time
import uuid

from tablewright.engine import Table, digest, find_game, new_table
from tests.server.client import Person
from tests.server.conftest import Served

#: About 200 submissions each; for 10,000 a marathon sets 50.
ROUNDS = int(os.environ.get("TABLEWRIGHT_SLOPPY_ROUNDS", "1"))


def seated(served: Served, game: str, players: int) -> tuple[str, list[Person]]:
    """A table with one person of its own in each seat."""
    people = [served.person() for _ in range(players)]
    made = people[0].make(game, [{"kind": "here"}, *([{"kind": "link"}] * (players - 1))])
    for link, person in zip(made["links"], people[1:], strict=True):
        assert person.post("/api/claim", {"token": link["token"]}).status_code == 200
    return made["table"], people


class Sloppy(threading.Thread):
    """A client on a bad line: sends everything several times, late and out of order, and misses answers."""

    def __init__(self, person: Person, table: str, seat: int, requests: int, enough: threading.Event) -> None:
        super().__init__()
        self.enough = enough
        self.person, self.table, self.seat, self.left = person, table, seat, requests
        self.chance = random.Random(seat)
        self.sent: list[tuple[int, str, str]] = []
        self.answers: dict[str, set[int]] = {}
        self.bad: list[str] = []

    def run(self) -> None:
        while self.left > 0 and not self.enough.is_set():
            view = self.person.view(self.table)
            question = view["question"]
            if view["over"]:
                break
            if question is None:
                time.sleep(0.02)
                continue
            option = self.chance.choice(question["options"])["id"]
            self.sent.append((question["since"], option, uuid.uuid4().hex))
            again = self.chance.choices(self.sent[-4:], k=self.chance.randint(0, 2))
            batch = [self.sent[-1], *again]
            self.chance.shuffle(batch)
            threads = [threading.Thread(target=self.send, args=one) for one in batch]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            self.left -= len(batch)
        self.enough.set()  # the others may wait for us

    def send(self, since: int, option: str, key: str) -> None:
        time.sleep(self.chance.random() * 0.01)
        answer = self.person.move(self.table, self.seat, since, option, key)
        if self.chance.random() < 0.05:
            return  # the answer was lost; it is sent again with the next batch
        if answer.status_code == 200:
            self.answers.setdefault(key, set()).add(answer.json()["version"])
        elif answer.status_code not in (409, 429):
            self.bad.append(answer.text)


def test_r06_doubled_and_reordered_submissions_change_nothing(served: Served) -> None:
    for _ in range(ROUNDS):
        play_sloppily(served)


def play_sloppily(served: Served) -> None:
    """Four people on bad lines play a part of a game."""
    table, people = seated(served, "quarry", 4)
    enough = threading.Event()
    clients = [Sloppy(person, table, seat, 60, enough) for seat, person in enumerate(people)]
    for client in clients:
        client.start()
    for client in clients:
        client.join()
    assert [client.bad for client in clients] == [[], [], [], []]
    assert all(len(versions) == 1 for client in clients for versions in client.answers.values())
    log = served.wait_for(served.host.store.command_log(table))
    assert [row["version"] for row in log] == list(range(1, len(log) + 1))
    moves = [(row["seat"], row["option"]) for row in log if row["kind"] == "move"]
    assert len(moves) > 20
    hosted = served.wait_for(served.host.tables.get(table))
    serial: Table = new_table(find_game("quarry"), 4, hosted.facts.seed, record=True)
    for seat, option in moves:
        serial.choose(option, seat)
    assert digest(serial.state) == digest(hosted.playing.state) == log[-1]["digest"]
    for seat, person in enumerate(people):
        assert person.view(table, state=1)["state"] == serial.view(seat)


def test_r07_a_stale_version_is_refused_and_never_applied(served: Served, ann: Person) -> None:
    table = ann.make("quarry", 1)["table"]
    ann.play(table, 8, random.Random(2))
    served.guard.limiter._buckets.clear()
    before = ann.view(table)
    question = before["question"]
    for since in range(before["version"] + 3):
        if since == question["since"]:
            continue
        served.guard.limiter._buckets.clear()
        answer = ann.move(table, 0, since, question["options"][0]["id"])
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale")
        shown = answer.json()["view"]
        assert (shown["version"], shown["question"]["since"]) == (before["version"], question["since"])
        undo = ann.take_back(table, 0, since)
        assert undo.status_code == 409
    assert ann.view(table) == before
    log = served.wait_for(served.host.store.command_log(table))
    assert log[-1]["version"] == before["version"]


def test_r08_the_order_of_simultaneous_choices_changes_nothing(served: Served) -> None:
    choices = {0: "dig:hill", 1: "dig:cliff", 2: "dig:market"}
    results = []
    for order in itertools.permutations(range(3)):
        ann = served.person()
        table = ann.make("quarry", 3, seed="draft")["table"]
        asked = {seat: ann.view(table, seat=seat)["question"]["since"] for seat in range(3)}
        for count, seat in enumerate(order):
            others = list(order[count + 1 :])
            unseen = {other: told(ann.view(table, seat=other, state=1)) for other in others}
            answer = ann.move(table, seat, asked[seat], choices[seat])
            assert answer.status_code == 200, "a drafter is never stale because of another"
            if others:
                assert {other: told(ann.view(table, seat=other, state=1)) for other in others} == unseen
        results.append([told(ann.view(table, seat=seat, state=1)) for seat in range(3)])
    assert all(result == results[0] for result in results)


def told(view: dict[str, object]) -> dict[str, object]:
    """What a seat learns about the game; not how often somebody did something."""
    return {name: view[name] for name in ("state", "scores", "scenes")} | {
        "question": {k: v for k, v in (view["question"] or {}).items() if k != "since"},  # type: ignore[attr-defined]
        "log": [line["text"] for line in view["log"]],  # type: ignore[attr-defined]
    }


def test_r06_a_key_stands_for_one_request_only(ann: Person) -> None:
    table = ann.make("quarry", 2)["table"]
    since = ann.view(table, seat=0)["since"]
    first = ann.move(table, 0, since, "dig:hill", key="once-only")
    assert ann.move(table, 0, since, "dig:hill", key="once-only").content == first.content
    assert ann.move(table, 0, since, "dig:cliff", key="once-only").json()["error"]["code"] == "key-reused"
    view = ann.view(table, seat=1)
    ann.move(table, 1, view["since"], "dig:hill")
    view = ann.view(table)
    seat, option = view["question"]["seat"], view["question"]["options"][0]["id"]
    fresh = ann.move(table, seat, view["since"], option, key="once-only")
    assert fresh.status_code == (409 if seat == 0 else 200), "each seat has its own keys"
    assert ann.move(table, 0, since, "dig:hill", key="once-only").content == first.content
