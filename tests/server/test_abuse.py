"""Too much, too large, too wild: R42, R43, R44, R45, R46."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
import uuid
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tablewright.engine import Table, find_game, new_table
from tablewright.engine import record as records
from tablewright.lab.simulation.playout import play_noting, random_draws, seat_bots
from tablewright.server import calling, limits, notices, workshop
from tablewright.server import member as members
from tablewright.server.addresses import BadAddress
from tablewright.server.calling import NotSent, call_webhook, public_address
from tablewright.server.limits import IMPORT_BODY, SMALL_BODY, depth_of
from tablewright.service.views import Viewer
from tests.server.client import Person
from tests.server.conftest import Served

#: Frames of two kinds of rubbish; for 10,000 frames a marathon sets 5,000.
GARBAGE = int(os.environ.get("TABLEWRIGHT_GARBAGE", "40"))
AWAY = {"X-Forwarded-For": "203.0.113.7"}


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


# ---------------------------------------------------------------------------------------------- R42


def test_r42_bodies_are_limited_before_they_are_read(served: Served, ann: Person) -> None:
    table = ann.make()["table"]
    paths = {
        f"/api/tables/{table}/moves": SMALL_BODY,
        f"/api/tables/{table}/undo": SMALL_BODY,
        f"/api/tables/{table}/chat": SMALL_BODY,
        "/api/claim": SMALL_BODY,
        "/api/tables": 64 * 1024,
        "/api/import": IMPORT_BODY,
    }
    for path, size in paths.items():
        body = b'{"x": "' + b"y" * size + b'"}'
        headers = {"Content-Type": "application/json", "Idempotency-Key": "k" * 10}
        assert refusal(ann.http.post(path, content=body, headers=headers)) == (413, "too-large"), path
        chunks = (body[i : i + 1000] for i in range(0, len(body), 1000))
        assert ann.http.post(path, content=chunks, headers=headers).status_code == 413, f"{path}, streamed"


def test_r42_deep_and_huge_data_is_refused(served: Served, ann: Person) -> None:
    deep: Any = "x"
    for _ in range(40):
        deep = [deep]
    assert depth_of(deep) > 20
    seats = [{"kind": "here"}]
    assert refusal(ann.post("/api/import", {"record": {"moves": deep}, "seats": seats})) == (413, "too-large")
    bomb = b'{"record":' + b'{"a":' * 20_000 + b"1" + b"}" * 20_000 + b',"seats":[{"kind":"here"}]}'
    answer = ann.http.post("/api/import", content=bomb, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 413)
    many = {"record": {"moves": [[0, "x", []]] * 20_001}, "seats": seats}
    assert refusal(ann.post("/api/import", many)) == (413, "too-large")
    assert refusal(ann.http.post("/api/tables", content=b"a=b")) == (415, "not-json")
    assert ann.post("/api/tables", {"game": "quarry", "seats": seats, "extra": 1}).status_code == 400
    assert ann.get("/health").status_code == 200


# ---------------------------------------------------------------------------------------------- R43


def test_r43_each_seat_has_its_rates(start: Callable[..., Served]) -> None:
    served = start()
    ann = served.person()
    table = ann.make("quarry", 2, chat=True)["table"]
    other = served.person()
    quiet = other.make("quarry", 2)["table"]
    counts: dict[str, tuple[int, Callable[[], Any]]] = {
        "moves": (20, lambda: ann.move(table, 0, 999, "dig:hill")),
        "undo": (10, lambda: ann.take_back(table, 0, 999)),
        "why": (40, lambda: ann.get(f"/api/tables/{table}/why", seat=0, option="x")),
        "chat": (3, lambda: ann.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "hi"})),
    }
    for what, (burst, send) in counts.items():
        answers = [send() for _ in range(burst * 3)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused, what
        assert len(answers) - len(refused) >= burst, what
        assert int(refused[0].headers["retry-after"]) >= 1
        assert refusal(refused[0]) == (429, "too-many")
        assert all(answer.status_code < 500 for answer in answers)
    view = other.view(quiet, seat=0)
    assert other.move(quiet, 0, view["since"], "dig:hill").status_code == 200, "others are not touched"


def test_r43_each_address_has_its_rates(
    start: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = start(behind_proxy=True)
    flood = served.person(**AWAY)
    made = [
        flood.post("/api/tables?scenes=0", {"game": "quarry", "seats": [{"kind": "here"}]}) for _ in range(12)
    ]
    assert [answer.status_code for answer in made] == [201] * 10 + [429] * 2
    calm = served.person(**{"X-Forwarded-For": "198.51.100.1"})
    table = calm.make()["table"]
    before = [timed(calm, table) for _ in range(10)]
    stopped = time.monotonic()  # on a busy machine 300 requests might take too long to be a flood
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: stopped))
    statuses = {flood.get("/health").status_code for _ in range(300)}
    during = []
    for _ in range(10):
        for _ in range(15):
            assert flood.get("/health").status_code in (200, 429)
        during.append(timed(calm, table))
    assert statuses == {200, 429}
    assert sorted(during)[5] < 2 * sorted(before)[5] + 0.05


def timed(person: Person, table: str) -> float:
    start = time.perf_counter()
    person.view(table)
    return time.perf_counter() - start


# ---------------------------------------------------------------------------------------------- R44


def stream_address(served: Served, table: str) -> str:
    return f"{served.url.replace('http', 'ws', 1)}/api/tables/{table}/stream"


def test_r44_only_known_origins_may_open_a_stream(start: Callable[..., Served]) -> None:
    served = start(origins=("https://play.example.org",))
    table = served.person().make()["table"]
    address = stream_address(served, table)
    for origin in ("https://evil.example", "null", f"https://127.0.0.1:{served.port + 1}"):
        with pytest.raises(InvalidStatus), connect(address, origin=Origin(origin)):
            pass
    for origin in (served.url, "https://play.example.org"):
        with connect(address, origin=Origin(origin), max_size=None) as socket:
            socket.send('{"hello": {"scenes": false}}')
            assert json.loads(socket.recv(20))["type"] == "view"


def test_r44_anything_but_hello_and_pong_closes_the_stream(
    served: Served, ann: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ann.make()["table"]
    chance = random.Random(7)
    garbage: list[str | bytes] = [
        "x",
        "{}{}",
        "[]",
        '{"move": 1}',
        '{"hello": {"seat": "0"}}',
        '{"hello": {"unknown": 1}}',
        '{"hello": {"lang": "' + "x" * 2000 + '"}}',
        "\u0000",
        b"\xff\xfe",
        *(chance.randbytes(chance.randint(1, 200)) for _ in range(GARBAGE)),
        *("".join(chr(chance.randint(32, 0x2FFF)) for _ in range(50)) for _ in range(GARBAGE)),
    ]
    for frame in garbage:
        with connect(stream_address(served, table)) as socket:
            socket.send(frame)
            with pytest.raises(ConnectionClosed):
                socket.recv(20)
    assert ann.get("/health").status_code == 200
    assert "error" not in capsys.readouterr().out.lower()


def test_r44_a_seat_of_somebody_else_cannot_be_watched_from(served: Served, ann: Person) -> None:
    table = ann.make()["table"]
    with served.person().stream(table, seat=0) as watcher, pytest.raises(ConnectionClosed):
        watcher.next()


def test_r44_whoever_does_not_read_is_dropped(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members, "MOST_QUEUED", 2000)
    member = served.wait_for(member_in_loop())
    for _ in range(10):
        member.send(b"x" * 500)
    assert not member.is_open
    assert json.loads(member.frames.get_nowait().plain) == {"type": "bye", "code": "slow"}


async def member_in_loop() -> members.Member:
    return members.Member(Viewer(None, "en"), None)


# ---------------------------------------------------------------------------------------------- R45


def finished_record(game: str = "quarry", players: int = 2) -> dict[str, Any]:
    """A record as somebody would bring it."""
    table: Table = new_table(find_game(game), players, "42", record=True)
    draws = random_draws(seat_bots(["random"] * players, "1"))
    assert draws is not None
    play_noting(table, draws)
    assert table.over
    return records.to_data(table)


def test_r45_a_good_record_is_taken_and_a_changed_one_is_not(served: Served, ann: Person) -> None:
    record = finished_record()
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "level": "easy"}]
    made = ann.post("/api/import", {"record": record, "seats": seats})
    assert made.status_code == 201, made.text
    view = made.json()["view"]
    assert (view["status"], view["result"]["points"]) == ("over", record["scores"])
    assert view["chosen_seed"]
    table = made.json()["table"]
    then = ann.get(f"/api/tables/{table}/replay", move=10).json()
    assert (then["moves"], len(then["scenes"]) > 0, then["over"]) == (10, True, False)
    assert len(ann.get(f"/api/tables/{table}/moves").json()["moves"]) == len(record["moves"])
    for spoil in SPOILS:
        changed = json.loads(json.dumps(record))
        spoil(changed)
        answer = ann.post("/api/import", {"record": changed, "seats": seats})
        assert refusal(answer) == (400, "bad-record"), spoil


SPOILS: list[Callable[[dict[str, Any]], Any]] = [
    lambda record: record["moves"].pop(5),
    lambda record: record["moves"][3].__setitem__(1, "dig:moon"),
    lambda record: record["moves"][3].__setitem__(0, 7),
    lambda record: record.__setitem__("seed", "43"),
    lambda record: record["setup"].__setitem__(0, record["setup"][0] + 1),
    lambda record: record.__setitem__("game", "__import__('os')"),
    lambda record: record.__setitem__("players", 99),
    lambda record: record.__setitem__("moves", "all"),
    lambda record: record.pop("tablewright"),
    lambda record: record.clear(),
]


def test_r45_a_record_that_takes_too_long_is_given_up(
    start: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop, "IMPORT_SECONDS", 0.001)
    ann = start().person()
    wish = {"record": finished_record(), "seats": [{"kind": "here"}] * 2}
    assert refusal(ann.post("/api/import", wish)) == (400, "bad-record")
    monkeypatch.undo()
    assert ann.post("/api/import", wish).status_code == 201, "another worker has taken over"


def test_r45_an_unfinished_record_goes_on(ann: Person) -> None:
    table: Table = new_table(find_game("quarry"), 2, "7", record=True)
    for _ in range(5):
        question = table.open_questions()[0]
        table.play(question.offset)
    wish = {"record": records.to_data(table), "seats": [{"kind": "here"}] * 2, "confirm": False}
    made = ann.post("/api/import?scenes=0", wish)
    view = made.json()["view"]
    assert (view["moves"], view["status"]) == (5, "playing")
    again = ann.play(view["table"], 5, random.Random(1))
    assert again["moves"] == 10
    links = ann.post("/api/import", {"record": records.to_data(table), "seats": [{"kind": "link"}] * 2})
    assert refusal(links) == (400, "bad-setup")


# ---------------------------------------------------------------------------------------------- R46


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/",
        "https://10.0.0.1/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://user:word@example.org/",
        "ftp://example.org/",
    ],
)
def test_r46_webhooks_go_to_public_https_addresses_only(url: str) -> None:
    with pytest.raises((NotSent, BadAddress)):
        asyncio.run(call_webhook(url, b"{}"))


def test_r46_public_addresses_are_taken() -> None:
    assert asyncio.run(public_address("93.184.216.34", 443)) == "93.184.216.34"


def test_r46_a_notice_is_sent_when_somebody_is_asked_and_not_there(
    start: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[str, str]] = []

    async def note(smtp: str, to: str, subject: str, text: str) -> None:
        sent.append((to, text))

    monkeypatch.setattr(calling, "send_mail", note)
    served = start(public_url="https://play.example.org")
    ann, bob = served.person(), served.person()
    made = ann.make("quarry", [{"kind": "here"}, {"kind": "link", "name": "Bob"}], pace="days")
    table = made["table"]
    bob.post("/api/claim", {"token": made["links"][0]["token"]})
    bob.put("/api/me", {"language": "pl"})
    assert bob.put(f"/api/tables/{table}/seats/1/notice", {"mail": "bob@example.org"}).status_code == 204
    assert bob.put(f"/api/tables/{table}/seats/1/notice", {"mail": "a@b.c\nBcc: x@y.z"}).status_code == 400
    assert bob.put(f"/api/tables/{table}/seats/1/notice", {}).status_code == 400
    play_until_asked(ann, bob, table)
    served.wait_for(notices.send_notices(served.host))
    assert [to for to, _ in sent] == ["bob@example.org"]
    assert sent[0][1] == f"Bob, twoja kolej w grze Kamieniołom: https://play.example.org/#/table/{table}"
    assert "bob@example.org" not in ann.get(f"/api/tables/{table}").text


def play_until_asked(ann: Person, bob: Person, table: str) -> None:
    """Until a move of Ann's makes Bob's turn."""
    for _ in range(60):
        before = bob.view(table)
        if before["question"] is not None:
            bob.move(table, 1, before["since"], before["question"]["options"][0]["id"], uuid.uuid4().hex)
            continue
        view = ann.view(table)
        ann.move(table, 0, view["since"], view["question"]["options"][0]["id"])
        if bob.view(table)["question"] is not None:
            return
    raise AssertionError("Bob is never asked")
