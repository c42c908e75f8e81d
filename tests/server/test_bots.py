"""Bots that misbehave, people who leave and come back."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablewright.server.host import Host
from tablewright.service.thinking import CHOOSE, BotsQuestion
from tablewright.service.work import WorkFailed
from tests.server.client import Person
from tests.server.conftest import Served

VAULT = ("tests.server.vault",)
SECONDS = 4.0
#: A process that died is started anew, with the lowest priority: on a busy machine that takes long.
PATIENCE = 60.0


def until(person: Person, table: str, wanted: Callable[[dict[str, Any]], bool], seconds: float = 60) -> Any:
    """The view once something is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        view = person.view(table)
        if wanted(view):
            return view
        time.sleep(0.1)
    raise AssertionError("it never became true")


@pytest.fixture(scope="module")
def unlucky(tmp_path_factory: pytest.TempPathFactory) -> Any:
    from tests.server.conftest import serving

    folder = tmp_path_factory.mktemp("unlucky")
    with serving(folder, plugins=VAULT, bot_seconds=SECONDS) as running:
        yield running


@pytest.mark.parametrize("level", ["crash", "raise", "nonsense", "hang"])
def test_r12_a_bot_that_fails_is_replaced_for_the_move(unlucky: Served, level: str) -> None:
    ann = unlucky.person()
    table = ann.make("quarry", [{"kind": "here"}, {"kind": "bot", "level": level}])["table"]
    wanted, begun = 2, time.monotonic()
    moves: list[dict[str, Any]] = []
    while len(moves) < wanted:
        assert time.monotonic() - begun < wanted * PATIENCE, "the table stands still"
        question = ann.view(table)["question"]
        if question is not None:
            ann.move(table, 0, question["since"], question["options"][0]["id"])
        time.sleep(0.1)
        log = unlucky.wait_for(unlucky.host.store.command_log(table))
        moves = [row for row in log if row["seat"] == 1 and row["by"] != "bot"]
    assert {row["by"] for row in moves} == {"fallback"}
    answered = [ann.get("/health").elapsed.total_seconds() for _ in range(3)]
    assert min(answered) < 1, "the loop is held up"


def test_bots_play_a_whole_game_and_never_confirm(served: Served) -> None:
    ann = served.person()
    seats = [{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "medium"}]
    table = ann.make("quarry", seats, confirm=True)["table"]
    view = until(ann, table, lambda view: bool(view["over"]), 120)
    assert view["you"] == {"seat": None, "holds": [], "owner": True}
    assert view["result"]["places"]


def test_a_leaver_is_replaced_by_a_bot_and_comes_back(served: Served) -> None:
    ann = served.person()
    table = ann.make("quarry", 2)["table"]
    seat = ann.put(f"/api/tables/{table}/seats/1/stand-in", {"level": "easy"}).json()
    assert seat["stand_in"] == "easy"
    until(ann, table, lambda view: view["waiting_for"] == [0])
    since = ann.view(table, seat=1)["since"]
    assert ann.move(table, 1, since, "dig:hill").status_code == 409
    assert ann.delete(f"/api/tables/{table}/seats/1/stand-in").json()["stand_in"] == ""
    view = ann.view(table, seat=0)
    ann.move(table, 0, view["since"], view["question"]["options"][0]["id"])
    for _ in range(4):
        view = ann.view(table)
        assert view["question"] is not None, "people decide for both seats again"
        ann.move(table, view["question"]["seat"], view["since"], view["question"]["options"][0]["id"])


def test_a_bot_that_was_asked_before_a_restart_answers_after_it(start: Callable[..., Served]) -> None:
    first = start(bot_seconds=0.05, plugins=VAULT)
    ann = first.person()
    seats = [{"kind": "bot", "level": "hang"}, {"kind": "bot", "level": "hang"}]
    table = ann.make("quarry", seats)["table"]
    first.stop()
    second = start(folder=first.config.data, plugins=VAULT, bot_seconds=0.05)
    again = second.person(greet=False)
    until(again, table, lambda view: view["version"] > 3, 60)


def test_the_example_bot_of_the_page_plays_a_whole_game(served: Served, tmp_path: Path) -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "server.md").read_text(encoding="utf-8")
    example = re.search(r"```python\n(.*?)```", page, re.S)
    assert example is not None
    assert len([line for line in example[1].splitlines() if line]) <= 21
    program = tmp_path / "bot.py"
    program.write_text(example[1], encoding="utf-8")
    ann = served.person()
    made = ann.make("quarry", [{"kind": "bot", "level": "easy"}, {"kind": "link"}])
    token = made["links"][0]["token"]
    done = subprocess.run(
        [sys.executable, program, served.url, token], timeout=100, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert ann.view(made["table"])["over"]
    assert ann.view(made["table"])["seats"][1]["name"] == "Rob"


@pytest.mark.slow
def test_bots_hints_and_replays_are_worked_out_on_a_ray_cluster(start: Callable[..., Served]) -> None:
    ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'tablewright[ray]'")
    served = start(ray="local", plugins=VAULT, bot_seconds=SECONDS, hint_seconds=0.3)
    assert ray.is_initialized()
    ann = served.person()
    seats = [{"kind": "here"}, {"kind": "bot", "level": "medium"}]
    table = ann.make("quarry", seats)["table"]
    for _ in range(2):
        view = until(ann, table, lambda view: view["question"] is not None)
        ann.move(table, 0, view["since"], view["question"]["options"][0]["id"])
    until(ann, table, lambda view: view["question"] is not None)
    assert ann.post(f"/api/tables/{table}/hint", {"seat": 0}).json()["option"]
    assert ann.get(f"/api/tables/{table}/replay", move=1).json()["moves"] == 1
    log = served.wait_for(served.host.store.command_log(table))
    assert {row["by"] for row in log if row["seat"] == 1} == {"bot"}
    hanging = ann.make("quarry", [{"kind": "here"}, {"kind": "bot", "level": "hang"}])["table"]
    view = until(ann, hanging, lambda view: view["question"] is not None)
    ann.move(hanging, 0, view["since"], view["question"]["options"][0]["id"])
    until(ann, hanging, lambda view: view["version"] > 2 and view["waiting_for"] == [0])
    log = served.wait_for(served.host.store.command_log(hanging))
    assert {row["by"] for row in log if row["seat"] == 1 and row["kind"] == "move"} <= {"bot", "fallback"}
    served.stop()
    assert not ray.is_initialized()


def test_r12_a_bot_that_hangs_is_given_up_within_two_seconds_of_its_limit(unlucky: Served) -> None:
    table = unlucky.person().make("quarry", 2)["table"]
    unlucky.wait_for(unlucky.host.workshop.thinking.workers.warm_up())
    assert unlucky.wait_for(given_up_after(unlucky.host, table)) < SECONDS + 2


async def given_up_after(host: Host, table: str) -> float:
    """How long a bot that hangs is waited for."""
    seated = await host.tables.get(table)
    begun = time.monotonic()
    with pytest.raises(WorkFailed):
        await host.workshop.do(CHOOSE, BotsQuestion(seated.snapshot, 1, "hang", "1"), "another")
    return time.monotonic() - begun


def test_r12_thinking_takes_only_what_nobody_else_wants(unlucky: Served) -> None:
    workshop = unlucky.host.workshop
    for queue, priority in ((workshop.thinking, 19), (workshop.advice, 19), (workshop.archive, 10)):
        workers: Any = queue.workers
        unlucky.wait_for(workers.warm_up())
        for worker in workers._all:
            assert os.getpriority(os.PRIO_PROCESS, worker._process.pid) >= priority
