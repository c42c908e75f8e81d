"""Who may do what: R40, R41."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablewright.cli import run
from tablewright.server.app import make_app
from tablewright.server.config import Config, OpenToNetwork, is_loopback
from tablewright.server.routes import ROUTES
from tests.server.client import Person
from tests.server.conftest import Served

WHO = ("anonymous", "stranger", "other-seat", "seat", "owner", "house")

#: What everybody gets at a table that can be watched; then at one that cannot. Every route has a row.
#: anonymous: no pass; stranger: a pass without a seat; other-seat: holds seat 1; seat: holds seat 0; owner:
#: made the table, holds no seat; house: has entered the secret, no more. 2xx is written as ok.
Row = tuple[tuple[Any, ...], tuple[Any, ...]]
GONE = (404,) * 6
MATRIX: dict[str, Row | str] = {
    "GET /api/me": "open",
    "PUT /api/me": "pass",
    "POST /api/enter": "pass",
    "DELETE /api/me": "pass",
    "GET /api/games": "open",
    "GET /api/games/{game}/emblem.svg": "open",
    "GET /api/games/{game}/rules": "open",
    "GET /api/games/{game}/rules/{rule}": "open",
    "GET /api/games/{game}/stencils/{name}": "open",
    "GET /api/games/{game}/lessons": "open",
    "POST /api/games/{game}/lessons/{part}": "open",
    "PUT /api/games/{game}/lessons/{part}/done": "pass",
    "GET /api/games/{game}/page": "open",
    "GET /api/assets/tokens.css": "open",
    "GET /api/assets/worlds.css": "open",
    "GET /api/assets/worlds.svg": "open",
    "GET /api/assets/scene.css": "open",
    "GET /api/assets/sprite.svg": "open",
    "GET /health": "open",
    "GET /ready": "open",
    "GET /metrics": "open",
    "POST /api/tables": "house",
    "POST /api/import": "house",
    "GET /api/tables": "pass",
    "POST /api/claim": "pass",
    "POST /api/invitation": "open",
    "POST /api/tables/{table}/rematch": (  # it makes a table, as a fork does
        (403, 403, 403, 403, "ok", 403),
        (404, 404, 403, 403, "ok", 404),
    ),
    "GET /api/tables/{table}": (("ok",) * 6, (404, 404, "ok", "ok", "ok", 404)),
    "GET /api/tables/{table}/moves": (("ok",) * 6, (404, 404, "ok", "ok", "ok", 404)),
    "GET /api/tables/{table}/replay": (("ok",) * 6, (404, 404, "ok", "ok", "ok", 404)),
    "GET /api/tables/{table}/report": (("ok",) * 6, (404, 404, "ok", "ok", "ok", 404)),
    "GET /api/tables/{table}/record": (("ok",) * 6, (404, 404, "ok", "ok", "ok", 404)),
    "GET /api/tables/{table}/chat": (("ok",) * 6, (404, 404, "ok", "ok", "ok", 404)),
    "GET /api/tables/{table}/events": (("ok",) * 6, (404, 404, "ok", "ok", "ok", 404)),
    "WS /api/tables/{table}/stream": (("ok",) * 6, (403, 403, "ok", "ok", "ok", 403)),
    "PUT /api/tables/{table}/seen": ((401, "ok", "ok", "ok", "ok", "ok"), (404, 404, "ok", "ok", "ok", 404)),
    "POST /api/tables/{table}/moves": ((401, 403, 403, "ok", 403, 403), (404, 404, 403, "ok", 403, 404)),
    "POST /api/tables/{table}/undo": ((401, 403, 403, 409, 403, 403), (404, 404, 403, 409, 403, 404)),
    "POST /api/tables/{table}/redo": ((401, 403, 403, 409, 403, 403), (404, 404, 403, 409, 403, 404)),
    "GET /api/tables/{table}/why": ((401, 403, 403, "ok", 403, 403), (404, 404, 403, "ok", 403, 404)),
    "GET /api/tables/{table}/ahead": ((401, 403, 403, "ok", 403, 403), (404, 404, 403, "ok", 403, 404)),
    "POST /api/tables/{table}/try": ((401, 403, 403, "ok", 403, 403), (404, 404, 403, "ok", 403, 404)),
    "POST /api/tables/{table}/hint": ((401, 403, 403, "ok", 403, 403), (404, 404, 403, "ok", 403, 404)),
    "POST /api/tables/{table}/coach": ((401, 403, 403, "ok", 403, 403), (404, 404, 403, "ok", 403, 404)),
    "GET /api/tables/{table}/closing": ((401, 403, 403, 403, 403, 403), (404, 404, 403, 403, 403, 404)),
    "POST /api/tables/{table}/chat": ((401, 403, 403, "ok", 403, 403), (404, 404, 403, "ok", 403, 404)),
    "POST /api/tables/{table}/fork": ((403, 403, 403, 403, 403, 403), (404, 404, 403, 403, 403, 404)),
    "PATCH /api/tables/{table}": ((401, 403, 403, 403, "ok", 403), (404, 404, 403, 403, "ok", 404)),
    "DELETE /api/tables/{table}": ((401, 403, 403, 403, "ok", 403), (404, 404, 403, 403, "ok", 404)),
    "PATCH /api/tables/{table}/seats/{seat}": (
        (401, 403, 403, "ok", 403, 403),
        (404, 404, 403, "ok", 403, 404),
    ),
    "POST /api/tables/{table}/seats/{seat}/link": (
        (401, 403, 403, "ok", 409, 403),
        (404, 404, 403, "ok", 409, 404),
    ),
    "PUT /api/tables/{table}/seats/{seat}/stand-in": (
        (401, 403, 403, "ok", "ok", 403),
        (404, 404, 403, "ok", "ok", 404),
    ),
    "DELETE /api/tables/{table}/seats/{seat}/stand-in": (
        (401, 403, 403, "ok", 403, 403),
        (404, 404, 403, "ok", 403, 404),
    ),
    "GET /api/tables/{table}/seats/{seat}/notice": (
        (401, 403, 403, "ok", 403, 403),
        (404, 404, 403, "ok", 403, 404),
    ),
    "PUT /api/tables/{table}/seats/{seat}/notice": (
        (401, 403, 403, "ok", 403, 403),
        (404, 404, 403, "ok", 403, 404),
    ),
    "DELETE /api/tables/{table}/seats/{seat}/notice": (
        (401, 403, 403, "ok", 403, 403),
        (404, 404, 403, "ok", 403, 404),
    ),
}

#: What has to be sent so that nothing but the right to do it decides.
BODIES: dict[str, Any] = {
    "PUT /api/me": {"name": "X"},
    "POST /api/enter": {"secret": "a long secret"},
    "POST /api/tables": {"game": "quarry", "seats": [{"kind": "here"}]},
    "POST /api/games/{game}/lessons/{part}": {"taken": []},
    "POST /api/claim": {"token": "0" * 48},
    "POST /api/invitation": {"token": "0" * 48},
    "POST /api/tables/{table}/try": {"seat": 0, "since": 1, "line": ["dig:hill"]},
    "PUT /api/tables/{table}/seen": {"version": 1},
    "POST /api/tables/{table}/hint": {"seat": 0},
    "POST /api/tables/{table}/coach": {"seat": 0, "since": 1, "line": []},
    "POST /api/tables/{table}/chat": {"seat": 0, "text": "hi"},
    "POST /api/tables/{table}/fork": {"seat": 0},
    "PATCH /api/tables/{table}": {"chat": True},
    "PATCH /api/tables/{table}/seats/{seat}": {"name": "X"},
    "PUT /api/tables/{table}/seats/{seat}/stand-in": {"level": "easy"},
    "PUT /api/tables/{table}/seats/{seat}/notice": {"mail": "x@example.org"},
}
#: There are no such links, nor stencils of that name.
NO_NAME = "0" * 32
NOT_THERE = ("POST /api/claim", "POST /api/invitation", "GET /api/games/{game}/stencils/{name}")
QUERIES: dict[str, dict[str, Any]] = {
    "GET /api/tables/{table}/replay": {"move": 0, "scenes": 0},
    "GET /api/tables/{table}": {"scenes": 0},
    "GET /api/tables/{table}/why": {"seat": 0, "option": "dig:hill"},
    "GET /api/tables/{table}/ahead": {"seat": 0},
    "GET /api/tables/{table}/closing": {"seat": 0},
}


def all_routes() -> set[str]:
    """Every route of the application, as the matrix writes it."""
    found = set()
    for handler in ROUTES:
        methods = sorted(getattr(handler, "http_methods", None) or ["WS"])
        for path in handler.paths:
            found |= {f"{method} {re.sub(r':(str|int)', '', path)}" for method in methods}
    return found


def test_r40_every_route_has_a_row() -> None:
    assert all_routes() == set(MATRIX)


class Cast:
    """Everybody of the matrix, at a table that can be watched or not."""

    def __init__(self, served: Served, watch: bool) -> None:
        self.served = served
        people = {who: served.person(greet=who != "anonymous") for who in WHO}
        owner = people["owner"]
        for who in ("owner", "house"):
            assert people[who].post("/api/enter", {"secret": "a long secret"}).status_code == 204
        served.guard.limiter._buckets.clear()
        made = owner.make("quarry", [{"kind": "link"}, {"kind": "link"}], watch=watch, chat=True)
        for who, link in (("seat", made["links"][0]), ("other-seat", made["links"][1])):
            assert people[who].post("/api/claim", {"token": link["token"]}).status_code == 200
        self.table, self.people = made["table"], people
        self.since = people["seat"].view(self.table)["since"]

    def try_out(self, route: str, who: str) -> Any:
        """What somebody gets."""
        person = self.people[who]
        if who == "anonymous":
            person.http.cookies.clear()
        self.served.guard.limiter._buckets.clear()
        method, path = route.split(" ")
        path = path.format(
            table=self.table, seat=0, game="origins", part="first-turn", rule="ORI-4.1.2", name=NO_NAME
        )
        if method == "WS":
            return websocket_status(person, self.table)
        if route.endswith("/events"):
            with person.http.stream("GET", path, params={"scenes": 0}) as answer:
                return _short(answer.status_code)
        body = BODIES.get(route)
        if route.endswith(("/moves", "/undo", "/redo")) and method == "POST":
            body = {"seat": 0, "since": self.since} | (
                {"option": "dig:hill"} if route.endswith("moves") else {}
            )
        headers = {"Idempotency-Key": f"{who}-{abs(hash(route)) % 10**9:09d}"}
        answer = person.http.request(method, path, json=body, params=QUERIES.get(route), headers=headers)
        return _short(answer.status_code)


def websocket_status(person: Person, table: str) -> Any:
    from websockets.exceptions import InvalidStatus

    try:
        with person.stream(table, scenes=False) as watcher:
            return "ok" if watcher.next()["type"] == "view" else "?"
    except InvalidStatus as refused:
        return refused.response.status_code


def _short(status: int) -> Any:
    return "ok" if 200 <= status < 300 else status


@pytest.mark.parametrize("watch", [True, False])
def test_r40_everybody_gets_what_the_matrix_says(start: Callable[..., Served], watch: bool) -> None:
    served = start(secret="a long secret", hint_seconds=0.1)
    wrong = []
    for route, row in MATRIX.items():
        if isinstance(row, str):
            continue
        cast = Cast(served, watch)
        for who, wanted in zip(WHO, row[0 if watch else 1], strict=True):
            got = cast.try_out(route, who)
            if got != wanted:
                wrong.append((route, who, wanted, got))
            changes = got == "ok" and not route.startswith(("GET", "WS"))
            if changes:
                cast = Cast(served, watch)  # whoever was allowed has changed the table
    assert wrong == []


def test_r40_what_belongs_to_no_table(start: Callable[..., Served]) -> None:
    served = start(secret="a long secret")
    cast = Cast(served, True)
    for route, row in MATRIX.items():
        wanted = 404 if route in NOT_THERE else "ok"
        if row == "open":
            assert [cast.try_out(route, who) for who in WHO] == [wanted] * 6, route
        elif row == "pass" and not route.startswith("DELETE"):
            assert cast.try_out(route, "anonymous") == 401, route
            assert [cast.try_out(route, who) for who in WHO[1:]] == [wanted] * 5, route
    assert [cast.try_out("DELETE /api/me", who) for who in WHO] == [401] + ["ok"] * 5
    cast = Cast(served, True)
    created = [cast.try_out("POST /api/tables", who) for who in ("anonymous", "seat", "owner", "house")]
    assert created == [401, 403, "ok", "ok"]


def test_r40_a_seat_at_one_table_is_nothing_at_another(served: Served) -> None:
    ann, bob = served.person(), served.person()
    own, other = ann.make()["table"], bob.make(watch=False)["table"]
    view = bob.view(other, seat=0)
    assert ann.get(f"/api/tables/{other}").status_code == 404
    assert ann.move(other, 0, view["since"], view["question"]["options"][0]["id"]).status_code == 404
    assert bob.delete(f"/api/tables/{own}").status_code == 403
    assert bob.view(own)["you"] == {"seat": None, "holds": [], "owner": False}
    assert {row["table"] for row in ann.get("/api/tables").json()["tables"]} == {own}


def test_r41_only_loopback_without_a_secret(tmp_path: Path) -> None:
    assert Config(data=tmp_path).host == "127.0.0.1"
    for host in ("0.0.0.0", "::", "192.168.1.5", "example.org"):
        assert not is_loopback(host)
        for secret in ("", "short"):
            with pytest.raises(OpenToNetwork):
                make_app(Config(data=tmp_path, host=host, secret=secret))
        make_app(Config(data=tmp_path, host=host, secret="long enough"))


def test_r41_the_command_refuses_to_open_without_a_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("TABLEWRIGHT_SECRET", raising=False)
    assert run(["serve", "--host", "0.0.0.0", "--no-open", "--data", str(tmp_path)]) == 2
    assert "TABLEWRIGHT_SECRET" in capsys.readouterr().err


def test_the_command_serves_until_it_is_stopped(tmp_path: Path) -> None:
    program = "from tablewright.cli import main; main()"
    command = [
        sys.executable,
        "-c",
        program,
        "serve",
        "--no-open",
        "--port",
        "0",
        "--data",
        str(tmp_path),
    ]
    environment = {**os.environ, "TABLEWRIGHT_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found is not None, line
        assert httpx.get(f"{found[0]}health").json()["status"] == "ok"
        assert httpx.get(found[0]).status_code == 200
    finally:
        process.terminate()
        process.communicate(timeout=30)
