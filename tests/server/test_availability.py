"""Nobody can stop the others from playing: R42, R43, R44."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tablewright.server import connections, workshop
from tablewright.server.connections import Doorman
from tablewright.server.fair import FairQueue
from tablewright.server.frames import Frame
from tablewright.server.host import Host
from tablewright.server.metrics import Metrics
from tablewright.service.thinking import thrifty
from tablewright.service.work import WorkBusy, WorkKind, WorkLost
from tests.server.client import Person
from tests.server.conftest import Served
from tests.server.test_abuse import AWAY, finished_record, refusal
from tests.server.test_identity import read_on

# ---------------------------------------------------------------------------------- fair queues

NAP: WorkKind[float, float] = WorkKind("nap", lambda seconds: seconds, float, float)


class Nappers:
    """Workers that sleep for as long as they are told, and note the order."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.order: list[str] = []

    async def do(self, kind: object, wish: Any, seconds: float) -> Any:
        name, nap = wish
        self.order.append(name)
        await asyncio.sleep(nap)
        return name


def test_whoever_wants_much_waits_for_oneself() -> None:
    async def main() -> list[str]:
        workers: Any = Nappers(1)
        queue = FairQueue(workers, most=100, most_each=10)
        greedy = [asyncio.create_task(queue.do(NAP, ("greedy", 0.02), 1, "greedy")) for _ in range(6)]
        await asyncio.sleep(0.005)
        others = [asyncio.create_task(queue.do(NAP, (name, 0.02), 1, name)) for name in ("a", "b")]
        await asyncio.gather(*greedy, *others)
        return list(workers.order)

    order = asyncio.run(main())
    assert order.index("b") <= 4, order


def test_a_full_queue_says_when_to_come_again_and_recovers() -> None:
    async def main() -> None:
        workers: Any = Nappers(1)
        queue = FairQueue(workers, most=3, most_each=2)
        running = [asyncio.create_task(queue.do(NAP, ("x", 0.05), 1, "x")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(WorkBusy):
            await queue.do(NAP, ("x", 0.05), 1, "x")
        running.append(asyncio.create_task(queue.do(NAP, ("y", 0.05), 1, "y")))
        await asyncio.sleep(0)
        with pytest.raises(WorkBusy) as busy:
            await queue.do(NAP, ("z", 0.05), 1, "z")
        assert busy.value.again >= 1
        running[1].cancel()
        await asyncio.gather(*running, return_exceptions=True)
        assert queue.waiting == 0
        assert await queue.do(NAP, ("z", 0.0), 1, "z") == "z"

    asyncio.run(main())


def test_hints_keep_no_bot_waiting(start: Callable[..., Served]) -> None:
    served = start(hint_seconds=3)
    flood, calm = served.person(), served.person()
    table = flood.make("quarry", 2)["table"]
    for queue in (served.host.workshop.advice, served.host.workshop.thinking):
        served.wait_for(queue.workers.warm_up())

    def ask(_: int) -> Any:
        served.guard.limiter._buckets.clear()
        same = served.person(greet=False)
        same.http.cookies.update(flood.http.cookies)
        return same.post(f"/api/tables/{table}/hint", {"seat": 0})

    with ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(ask, number) for number in range(8)]
        while served.host.workshop.advice.waiting < 2:
            time.sleep(0.01)
        other = calm.make("quarry", [{"kind": "bot", "level": "easy"}, {"kind": "here"}])["table"]
        while calm.view(other)["version"] == 1:
            assert not all(one.done() for one in asked), "a bot waits for the hints of somebody else"
            time.sleep(0.05)
        answers = [one.result() for one in asked]
    statuses = [answer.status_code for answer in answers]
    assert statuses.count(200) == 2, statuses
    refused = [answer for answer in answers if answer.status_code == 503]
    assert len(refused) + statuses.count(429) == 6
    assert refusal(refused[0]) == (503, "busy")
    assert int(refused[0].headers["retry-after"]) >= 1


def test_many_bots_think_less_each_and_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert thrifty("medium", "quarry", 0.5).startswith("mcts:iterations=")
    full, half = thrifty("hard", "origins", 1.0), thrifty("hard", "origins", 0.5)
    assert full == "hard"
    assert half != full
    assert thrifty("easy", "origins", 0.1) == "easy"
    assert thrifty("somebody-elses", "origins", 0.1) == "somebody-elses"
    thrift = workshop.Thrift(1)
    assert [thrift.share(count) for count in (1, 3, 6)] == [1.0, 1.0, 0.5]
    thrift.share(12)
    assert capsys.readouterr().out.count("bots-think-less") == 1


# ---------------------------------------------------------------------------------- connections


def open_socket(served: Served) -> socket.socket:
    return socket.create_connection(("127.0.0.1", served.port), timeout=20)


def ended(connection: socket.socket) -> bool:
    """Whether the server has ended a connection."""
    connection.settimeout(10)
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.parametrize(
    ("sent", "why"),
    [
        (b"", "slow-headers"),
        (b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: ", "slow-headers"),
        (b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n|GET /hea", "slow-headers"),
        (
            b"POST /api/claim HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 50\r\n\r\n{",
            "slow-body",
        ),
    ],
)
def test_r44_whoever_never_says_what_they_want_has_to_go(
    start: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, sent: bytes, why: str
) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.5)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.5)
    served = start()
    with open_socket(served) as connection:
        first, _, second = sent.partition(b"|")
        connection.sendall(first)
        if second:
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")
            connection.sendall(second)
        assert ended(connection)
    assert f'tablewright_refused_total{{code="{why}"}} 1.0' in served.person().get("/metrics").text


def test_r44_a_connection_that_is_used_may_stay(
    start: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.5)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.5)
    ann = start().person()
    table = ann.make()["table"]
    with ann.stream(table) as watcher:
        watcher.until(1)
        time.sleep(2.5)
        assert ann.get("/health").status_code == 200, "kept alive"
        question = ann.view(table)["question"]
        ann.move(table, question["seat"], question["since"], question["options"][0]["id"])
        watcher.until(2)


def test_r44_a_reader_of_events_that_does_not_read_is_dropped(
    start: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "STALLED_SECONDS", 0.5)
    served = start()
    ann = served.person()
    table = ann.make("quarry", 2, chat=True)["table"]
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        connection.connect(("127.0.0.1", served.port))
        request = f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n"
        connection.sendall(request.encode())
        until = time.monotonic() + 20
        while 'code="slow"' not in ann.get("/metrics").text:
            assert time.monotonic() < until, "the stream is still open"
            served.wait_for(talk(served.host, table))
            time.sleep(0.05)


async def talk(host: Host, table: str) -> None:
    """Much for a stream to carry."""
    for audience in host.hub._of(table):
        for member in audience.members:
            member.send_view(Frame(b"x" * 40_000, is_picture=True))


def test_r43_connections_are_limited_for_each_address_and_in_all() -> None:
    class Peer:
        def __init__(self, address: str) -> None:
            self.address = address

        def get_extra_info(self, name: str) -> tuple[str, int]:
            return (self.address, 1)

    well: Any = object()
    doorman = Doorman(Metrics(), most=10, per_address=3)
    crowd = [Peer(f"2001:db8::{number}") for number in range(5)]
    assert [doorman.admit(peer, well) for peer in crowd] == [True] * 3 + [False] * 2
    doorman.leave(crowd[0])
    assert doorman.admit(crowd[4], well)
    here = [Peer("127.0.0.1") for _ in range(9)]
    assert [doorman.admit(peer, well) for peer in here] == [True] * 7 + [False] * 2
    for peer in (*crowd, *here):
        doorman.leave(peer)
    assert all(doorman.admit(peer, well) for peer in here)


def test_r43_a_crowd_of_silent_connections_keeps_nobody_out(
    start: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 1.0)
    served = start()
    served.host.doorman._most = 50  # type: ignore[misc]
    ann = served.person()
    table = ann.make()["table"]
    crowd = [open_socket(served) for _ in range(120)]
    try:
        assert ann.view(table)["version"] == 1, "who is in already stays in"
        time.sleep(3)
        assert served.person().view(table)["version"] == 1, "the silent ones had to go"
    finally:
        for connection in crowd:
            connection.close()
    told = capfd.readouterr()
    assert "Traceback" not in told.out + told.err


def test_accept_errors_are_told_in_a_line_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    quiet = connections.QuietFailures()
    for _ in range(1000):
        message = {"message": "socket.accept() out of system resource", "exception": OSError(24, "x")}
        quiet(None, message)
    told = capsys.readouterr().out
    assert told.count("socket.accept") == 1
    assert "Traceback" not in told


def test_r44_hellos_are_limited(start: Callable[..., Served]) -> None:
    ann = start().person()
    table = ann.make()["table"]
    with ann.stream(table) as watcher:
        for _ in range(30):
            watcher.hello(seat=0)
        with pytest.raises(ConnectionClosed) as closed:
            read_on(watcher)
        views = sum(frame["type"] == "view" for frame in watcher.frames)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    assert views <= 8


def test_r43_the_stream_that_is_one_too_many_is_refused_before_it_begins(
    start: Callable[..., Served], capfd: pytest.CaptureFixture[str]
) -> None:
    served = start(behind_proxy=True)
    person = served.person(**AWAY)
    table = person.make()["table"]
    served.guard.limiter._buckets.clear()
    streams, lines = [], []
    try:
        for _ in range(20):
            stream = person.http.stream("GET", f"/api/tables/{table}/events", params={"scenes": 0})
            streams.append(stream)
            answer = stream.__enter__()
            assert answer.status_code == 200
            lines.append(answer.iter_lines())  # kept: without it the stream would end
            assert json.loads(next(lines[-1]))["type"] == "view"
            served.guard.limiter._buckets.clear()
        refused = person.get(f"/api/tables/{table}/events", scenes=0)
        assert refusal(refused) == (429, "too-many")
        for _ in range(30):
            last = person.get(f"/api/tables/{table}/events", scenes=0)
        assert refusal(last) == (429, "too-many"), "handshakes are counted here, too"
    finally:
        for stream in streams:
            stream.__exit__(None, None, None)
    told = capfd.readouterr()
    assert "Traceback" not in told.out + told.err


# ---------------------------------------------------------------------------------- what is sent


def test_r42_everything_that_is_brought_in_has_its_size(ann: Person) -> None:
    seats = [{"kind": "here"}] * 2
    record = finished_record()
    for name, value in {
        "seed": "x" * 1_200_000,
        "rules": 2**64,
        "setup": [2**70],
        "game": "x" * 30_000,
        "options": {"x" * 30_000: "y"},
    }.items():
        answer = ann.post("/api/import", {"record": {**record, name: value}, "seats": seats})
        assert refusal(answer) == (413, "too-large"), name
    body = json.dumps({"record": record, "seats": seats}).replace('"moves": [', f'"moves": [{10**400}, ')
    answer = ann.http.post("/api/import", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 413)


def test_r42_bytes_that_are_no_text_are_refused(ann: Person, capfd: pytest.CaptureFixture[str]) -> None:
    for body in (b'{"name": "\xff"}', b"\xff\xfe", b'{"\xc3\x28": 1}'):
        answer = ann.http.put("/api/me", content=body, headers={"Content-Type": "application/json"})
        assert refusal(answer) == (400, "invalid"), body
    told = capfd.readouterr()
    assert "Traceback" not in told.out + told.err


def test_a_closed_table_that_has_not_begun_is_hidden_from_outsiders(served: Served) -> None:
    ann, bob = served.person(), served.person()
    table = ann.make("quarry", [{"kind": "here"}, {"kind": "link"}], watch=False)["table"]
    for path in ("record", "replay", "report", "moves", "chat", "events"):
        assert bob.get(f"/api/tables/{table}/{path}", move=0).status_code == 404, path
    assert refusal(ann.get(f"/api/tables/{table}/record")) == (409, "not-started")


def test_a_replay_whose_worker_dies_can_be_asked_again(
    served: Served, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.make("quarry", 2)["table"]

    async def dies(*_: object) -> None:
        raise WorkLost("the process died")

    with monkeypatch.context() as patch:
        patch.setattr(served.host.workshop.archive.workers, "do", dies)
        answer = ann.get(f"/api/tables/{table}/replay", move=0)
        assert refusal(answer) == (503, "busy")
        assert answer.headers["retry-after"]
        assert refusal(ann.post(f"/api/tables/{table}/fork", {"seat": 0})) == (503, "busy")
    assert ann.get(f"/api/tables/{table}/replay", move=0).status_code == 200


def test_work_that_is_killed_is_told_as_busy(start: Callable[..., Served]) -> None:
    served = start()
    ann = served.person()
    table = ann.make("quarry", 2)["table"]
    assert ann.get(f"/api/tables/{table}/replay", move=0).status_code == 200
    process = served.host.workshop.archive.workers._all[0]._process
    assert process is not None
    os.kill(process.pid or 0, 9)
    time.sleep(0.2)
    statuses = [ann.get(f"/api/tables/{table}/replay", move=0).status_code for _ in range(2)]
    assert statuses in ([503, 200], [200, 200])
