"""The web around the tables: R48, and what people read."""

from __future__ import annotations

import json
import random
import re
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import tablewright
from tablewright.engine import record as records
from tablewright.server.pages import Pages
from tablewright.server.refusals import STATUS
from tablewright.service.snapshot import unpacked
from tablewright.text import LANGUAGES, Catalogue, check_pair, try_all
from tests.server.client import Person
from tests.server.conftest import Served, serving

PACKAGE = Path(tablewright.__file__).parent
FOLDERS = (PACKAGE / "service", PACKAGE / "server")
DOCS = Path(__file__).parent.parent.parent / "docs"


def hostile_names() -> list[str]:
    chance = random.Random(1)
    parts = ["<script>alert(1)</script>", "'; DROP TABLE tables;--", "{{7*7}}", "${7*7}", "%s%n",
             "\u202e", "😀",
             "{ $seat }", "⟦x⟧", "<img src=x onerror=1>", "&lt;", '"', "\\", "../../etc/passwd",
             "null", "\u200b"]  # fmt: skip
    return ["".join(chance.choices(parts, k=2))[:40] for _ in range(200)]


def test_r48_hostile_names_are_text_and_nothing_else(served: Served, ann: Person) -> None:
    table = ann.make("quarry", 4, chat=True)["table"]
    names = hostile_names()
    for four in zip(*[iter(names)] * 4, strict=True):
        served.guard.limiter._buckets.clear()
        for seat, name in enumerate(four):
            answer = ann.patch(f"/api/tables/{table}/seats/{seat}", {"name": name})
            assert answer.status_code == 200, answer.text
            assert answer.json()["name"] == name.strip()
        view = ann.get(f"/api/tables/{table}", scenes=1)
        assert view.status_code == 200
        for scene in view.json()["scenes"]:
            drawn = "".join(part["under"] + part["over"] for part in scene["drawn"].values())
            assert "<script" not in drawn
            assert "<img" not in drawn
        said = ann.post(f"/api/tables/{table}/chat", {"seat": 0, "text": four[0]})
        assert said.json()["text"] == four[0]
    for bad in ("", "x" * 41, "two\nlines", "bell\u0007"):
        assert ann.patch(f"/api/tables/{table}/seats/0", {"name": bad}).status_code == 400
    assert ann.view(table)["status"] == "playing"


def test_r48_every_answer_carries_the_headers(ann: Person) -> None:
    for path in (
        "/",
        "/health",
        "/api/games",
        "/api/nothing",
        "/api/tables/unknown-one",
        "/assets/../x",
        "/join",
    ):
        answer = ann.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


def test_r48_requests_from_other_sites_are_refused(served: Served, ann: Person) -> None:
    table = ann.make()["table"]
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": f"http://127.0.0.1:{served.port}.evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
    ):
        answer = ann.http.delete(f"/api/tables/{table}", headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")
    assert ann.view(table)["status"] == "playing"
    assert ann.http.delete(f"/api/tables/{table}", headers={"Origin": served.url}).status_code == 204


@pytest.fixture(scope="module")
def explosive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("explosive"), plugins=("tests.server.vault",)) as running:
        yield running


def test_r48_a_rule_that_fails_leaves_the_table_and_a_report(explosive: Served) -> None:
    ann = explosive.person()
    table = ann.make("vault", 2, options={"explosive": "yes"})["table"]
    for seat in (0, 1):
        view = ann.view(table, seat=seat)
        ann.move(table, seat, view["since"], view["question"]["options"][0]["id"])
    before = ann.view(table)
    seat, since = before["question"]["seat"], before["since"]
    answer = ann.move(table, seat, since, "act:explode")
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (500, "broken-rule")
    assert "ZeroDivision" not in answer.text
    assert ann.view(table) == before
    assert ann.move(table, seat, since, "act:draw").status_code == 200, "the table goes on"
    report = explosive.wait_for(report_called(explosive, error["id"]))
    again: Any = records.from_data(unpacked(report["snapshot"]).record)
    with pytest.raises(Exception, match="boom"):
        again.choose(report["option"], report["seat"])


async def report_called(served: Served, name: str) -> dict[str, Any]:
    from sqlalchemy import select

    from tablewright.server.store.schema import reports

    async with served.host.store.reading() as connection:
        row = (await connection.execute(select(reports).where(reports.c.id == name))).first()
    assert row is not None
    return dict(row._mapping)


def test_r48_a_bug_tells_nothing_but_its_number(
    start: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = start()
    ann = served.person()

    async def broken(*_: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(served.host.people, "tables_of", broken)
    answer = ann.get("/api/tables")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "internal")
    assert re.fullmatch("[0-9a-f]{12}", answer.json()["error"]["id"])
    assert "secret detail" not in answer.text
    assert "Traceback" not in answer.text


def test_errors_speak_the_language_of_the_request(ann: Person) -> None:
    english = ann.get("/api/tables/unknown-one", lang="en").json()["error"]
    polish = ann.get("/api/tables/unknown-one", lang="pl").json()["error"]
    assert english["code"] == polish["code"] == "no-such-table"
    assert english["message"] != polish["message"]
    accepted = ann.http.get("/api/tables/unknown-one", headers={"Accept-Language": "pl-PL,en;q=0.5"}).json()
    assert accepted["error"] == polish


def test_all_texts_are_in_both_languages_and_every_code_has_one() -> None:
    for folder in FOLDERS:
        assert check_pair(folder / "locale" / "en.ftl", folder / "locale" / "pl.ftl") == []
        assert [try_all(folder, language) for language in LANGUAGES] == [[], []]
    for language in LANGUAGES:
        service, server = (Catalogue(folder, language) for folder in FOLDERS)
        told = {code: [service.has(f"error-{code}"), server.has(f"error-{code}")] for code in STATUS}
        assert [code for code, where in told.items() if where.count(True) != 1] == []
        assert [code for code in raised_in("service") if not service.has(f"error-{code}")] == []


def raised_in(part: str) -> set[str]:
    """The codes of all problems that a part of the program names."""
    found = set()
    for module in (PACKAGE / part).rglob("*.py"):
        found |= set(re.findall(r'Problem\(\s*"([a-z-]+)"', module.read_text(encoding="utf-8")))
    return found


def test_every_problem_has_a_status() -> None:
    raised = raised_in("service") | raised_in("server")
    assert len(raised) > 25
    assert raised <= set(STATUS)


def test_the_protocol_page_knows_every_code_and_every_route() -> None:
    from tests.server.test_access import all_routes

    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    assert [code for code in STATUS if f"`{code}`" not in page] == []
    paths = {route.split(" ")[1] for route in all_routes()}
    shown = page.replace("{t}", "{table}").replace("{s}", "{seat}").replace("{id}", "{rule}")
    shown = shown.replace("`scene.css`, `sprite.svg`", "/api/assets/scene.css /api/assets/sprite.svg")
    assert [path for path in sorted(paths) if path not in shown] == []


def test_json_examples_of_the_protocol_page_are_json() -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    examples = re.findall(r"```json\n(.*?)```", page, re.S)
    assert len(examples) > 8
    for example in examples:
        json.loads(example)


def test_the_client_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<html>")
    (tmp_path / "web" / "assets" / "app-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("no")
    pages = Pages(tmp_path / "web")
    assert pages.find("/")[0] == pages.find("/table/abc")[0] == "index.html"  # type: ignore[index]
    assert pages.find("/assets/app-1.js")[0] == "assets/app-1.js"  # type: ignore[index]
    for path in ("/../secret.txt", "/assets/../../secret.txt", "/assets/none.js", "//etc/passwd.txt"):
        assert pages.find(path) is None
    assert not Pages(tmp_path).is_built


def test_health_ready_and_metrics(start: Callable[..., Served]) -> None:
    served = start(behind_proxy=True)
    ann = served.person()
    ann.make()
    assert ann.get("/ready").json()["status"] == "ready"
    figures = ann.get("/metrics").text
    for name in ("tablewright_moves_total", "tablewright_commit_seconds", "tablewright_loop_lag_seconds"):
        assert name in figures
    away = served.person(**{"X-Forwarded-For": "203.0.113.7"})
    assert away.get("/metrics").status_code == 404


# ---------------------------------------------------------------------------------------------- names


def test_r48_the_server_answers_under_its_own_names_only(start: Callable[..., Served]) -> None:
    served = start(origins=("https://play.example.org",), public_url="https://tables.example.org")
    person = served.person()
    table = person.make()["table"]
    for name in ("evil.example", "evil.example:8321", "127.0.0.1.evil.example", "", "["):
        for path in ("/metrics", "/api/me", f"/api/tables/{table}", "/"):
            answer = person.http.get(path, headers={"Host": name})
            assert (answer.status_code, answer.json()["error"]["code"]) == (421, "host"), (name, path)
        stream = f"{served.url.replace('http', 'ws', 1)}/api/tables/{table}/stream"
        with pytest.raises(InvalidStatus), connect(stream, additional_headers={"Host": name}):
            pass
    own = ("localhost", "localhost:9", "127.0.0.1:9", "[::1]:9", "192.168.7.7", "play.example.org")
    for name in (*own, "tables.example.org:443", "TABLES.example.org", "x.localhost", socket.gethostname()):
        assert person.http.get("/health", headers={"Host": name}).status_code == 200, name
