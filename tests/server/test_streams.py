"""What comes down a stream is what a fresh look shows."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from tablewright.server.frames import Frame
from tablewright.server.host import Host
from tablewright.server.member import Member
from tablewright.service.screens import Standpoint
from tablewright.service.views import Viewer
from tests.server.client import Person
from tests.server.conftest import Served
from tests.server.patience import eventually

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


def test_the_answer_to_a_move_carries_the_frame_of_the_stream(ann: Person) -> None:
    table = ann.make("quarry", 2)["table"]
    with ann.stream(table, seat=0) as watcher:
        since = watcher.until(1)["since"]
        move = (table, 0, since, "dig:hill", "the-same-key")
        first = ann.move(*move, shown=1)
        assert watcher.until(2)["version"] == first.json()["version"]
        assert watcher.frames[-1] == first.json()["frame"]
        assert ann.move(*move, shown=1).content == first.content, "the answer may get lost"
        plain = ann.move(*move)
        assert plain.json() == {name: value for name, value in first.json().items() if name != "frame"}
        other = ann.view(table, seat=1)
        assert ann.move(table, 1, other["since"], "dig:hill", shown=2).json()["frame"] is None, "nobody looks"
        watcher.until(3)
        assert ann.move(*move, shown=1).json()["frame"] is None, "the stream has told more since"
    again = ann.take_back(table, 0, since)
    assert again.json()["error"]["code"] in ("stale", "nothing-to-undo")


def test_a_question_that_stays_open_keeps_its_things(ann: Person) -> None:
    table = ann.make("quarry", 2)["table"]
    with ann.stream(table, seat=1) as watcher:
        before = watcher.until(1)["question"]
        assert before["options"][0]["nodes"]
        ann.move(table, 0, ann.view(table, seat=0)["since"], "dig:hill")
        assert watcher.until(2)["question"] == before


def test_who_comes_while_the_last_one_goes_is_told_of_changes(served: Served, ann: Person) -> None:
    """As when a page is loaded anew: the old stream may end while the new one is being served."""
    table = ann.make("quarry", 2)["table"]
    new = served.wait_for(come_and_go(served.host, table))
    question = ann.view(table)["question"]
    ann.move(table, question["seat"], question["since"], question["options"][0]["id"])
    told = [served.wait_for(new.frames.get()) for _ in range(3)]
    types = [json.loads(served.wait_for(frame.text()))["type"] for frame in told]
    assert types == ["view", "seats", "change"], "the view was kept; who is there is told beside it"


async def come_and_go(host: Host, table: str) -> Member:
    """Somebody comes, and the other one goes before they are served."""
    standpoint = Standpoint(table, None, "en", scenes=False)
    old, new = Member(Viewer(None, "en"), None), Member(Viewer(None, "en"), None)
    await host.hub.join(standpoint, old, None)
    seated = await host.tables.get(table)
    async with seated.lock:  # nobody can look at the table meanwhile
        coming = asyncio.create_task(host.hub.join(standpoint, new, None))
        await asyncio.sleep(0.05)
        going = asyncio.create_task(host.hub.leave(standpoint, old))
        await asyncio.sleep(0.05)
    await asyncio.gather(coming, going)
    return new


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


#: Something that both databases need a while for.
SLOWLY = text(
    "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 1000000) SELECT max(x) FROM n"
)


def ask_for_events(served: Served, person: Person, table: str) -> socket.socket:
    """The line of somebody who has asked for the lines of a table."""
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    line = socket.create_connection(("127.0.0.1", served.port), timeout=20)
    asked = f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: localhost\r\nCookie: {cookies}\r\n\r\n"
    line.sendall(asked.encode())
    return line


def test_who_goes_during_a_read_tears_nothing_apart(
    served: Served, ann: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = ann.make("quarry", 2)["table"]
    begun, done = threading.Event(), threading.Event()

    async def slowly(*_: object) -> int:
        async with served.host.store.reading() as connection:
            begun.set()
            await connection.execute(SLOWLY)
        done.set()
        return 0

    monkeypatch.setattr(served.host.store, "seen", slowly)
    with ask_for_events(served, ann, table):
        assert begun.wait(20)
    assert done.wait(20), "the read was broken off"
    assert not caplog.records
    assert not served.host.hub.is_watched(table)


def test_who_goes_while_the_others_are_told_does_not_stay(
    served: Served, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.make("quarry", 2)["table"]
    told, gone = threading.Event(), threading.Event()

    async def tell_seats(table: str) -> None:
        told.set()
        try:
            await asyncio.sleep(20)
        finally:
            gone.set()

    with monkeypatch.context() as patch:
        patch.setattr(served.host.hub, "tell_seats", tell_seats)
        with ask_for_events(served, ann, table):
            assert told.wait(20)
        assert gone.wait(20)
    eventually(lambda: not served.host.hub.is_watched(table))


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


def test_large_frames_come_packed_to_whoever_wants_them_so(ann: Person) -> None:
    table = ann.make("origins", 2)["table"]
    with ann.stream(table, seat=0, packed=True) as packed, ann.stream(table, seat=0) as plain:
        for version in range(1, 4):
            assert comparable(packed.until(version)) == comparable(plain.until(version))
            question = ann.view(table)["question"]
            option = question["options"][0]["id"]
            assert ann.move(table, question["seat"], question["since"], option).status_code == 200
        assert packed.socket.protocol.extensions == [], "nothing is compressed for each stream anew"


def test_who_comes_back_gets_a_view_that_was_kept(start: Callable[..., Served]) -> None:
    served = start()
    ann = served.person()
    table = ann.make("quarry", 2)["table"]
    with ann.stream(table, seat=0) as first:
        first.until(1)
        drawn = count_drawings(served)
        for hello in ({}, {"packed": True}, {"version": 1}):
            with ann.stream(table, seat=0, **hello) as again:
                kind = again.next()["type"]
                assert kind == ("ready" if "version" in hello else "view")
        assert drawn() == 0, "nothing is drawn again"
    time.sleep(0.2)
    with ann.stream(table, seat=0) as last:  # nobody looked meanwhile
        assert comparable(last.until(1)) == comparable(ann.view(table, seat=0, scenes=1))
        assert last.next()["seats"][0]["present"], "who is there is told beside it"
        question = last.view["question"]
        ann.move(table, 0, question["since"], question["options"][0]["id"])
        assert comparable(last.until(2)) == comparable(ann.view(table, seat=0, scenes=1))
        ann.patch(f"/api/tables/{table}/seats/0", {"name": "Somebody else"})
    with ann.stream(table, seat=0) as renamed:
        assert renamed.until(2)["seats"][0]["name"] == "Somebody else"


def count_drawings(served: Served) -> Callable[[], int]:
    """How many drawings were asked for since."""
    queue: Any = served.host.workshop._queue
    before = queue.draw
    calls: list[str] = []

    async def counted(table: str, wish: Any) -> Any:
        calls.append(table)
        return await before(table, wish)

    queue.draw = counted
    return lambda: len(calls)


def test_a_slow_reader_gets_the_newest_and_not_everything(served: Served, ann: Person) -> None:
    table = ann.make("quarry", 2)["table"]
    shown = served.wait_for(read_slowly(served.host, table))
    assert shown["types"] == ["view", "chat", "view"], "what was passed over is not sent, what was said is"
    assert shown["open"]


async def read_slowly(host: Host, table: str) -> dict[str, Any]:
    """Nobody reads while much happens; then all that waits is read."""
    member = Member(Viewer(None, "en"), None)
    await host.hub.join(Standpoint(table, None, "en", scenes=False), member, None)
    frames = member.all_frames()
    types = [json.loads(await (await anext(frames)).text())["type"]]
    member.send(b'{"type":"chat"}')
    for _ in range(200):
        member.send_change(Frame(b"x" * 2_000, is_picture=True))
    assert member.is_behind
    types += [json.loads(await (await anext(frames)).text())["type"] for _ in range(2)]
    return {"types": types, "open": member.is_open}


def test_the_list_of_tables_tells_both_numbers(ann: Person) -> None:
    table = ann.make("quarry", 2, confirm=False)["table"]
    view = ann.view(table)
    (listed,) = [one for one in ann.get("/api/tables").json()["tables"] if one["table"] == table]
    told = [(seat["points"], seat["standing"]) for seat in listed["seats"]]
    assert told == [(seat["points"], seat["standing"]) for seat in view["seats"]]


def test_what_lies_ahead_comes_after_the_question(ann: Person) -> None:
    table = ann.make("quarry", 2, confirm=False)["table"]
    with ann.stream(table, seat=0) as page, ann.stream(table, seat=-1) as outside:
        view = page.until(1)
        while page.frames[-1]["type"] != "ahead":
            page.next()
        ahead = page.frames[-1]
        assert (ahead["version"], ahead["seat"]) == (1, 0)
        assert set(ahead["effects"]) == {option["id"] for option in view["question"]["options"]}
        ann.move(table, 0, view["since"], "dig:hill")
        outside.until(2)
        page.until(2)
        assert all(frame["type"] != "ahead" for frame in outside.frames), "it is for the seat alone"
        assert page.frames[-1]["question"] is None
