"""What the server does by itself goes on, whatever happens: R12, R46, R53."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from tablewright.engine import registry
from tablewright.server import addresses, app, bots, calling, chores, notices
from tablewright.server.addresses import BadAddress, is_public, mail_address, webhook
from tablewright.server.calling import NotSent, call_webhook
from tablewright.server.config import DATABASE
from tablewright.server.store import now
from tests.server.client import Person
from tests.server.conftest import Served
from tests.server.test_abuse import play_until_asked

# ---------------------------------------------------------------------------------- addresses

GOOD_MAIL = {
    "bob@example.org": "bob@example.org",
    "b.o'b+tables@mail.example.org": "b.o'b+tables@mail.example.org",
    "ola@żółw.pl": "ola@xn--w-uga1v8h.pl",
}
BAD_MAIL = (
    *(
        "a@[b",
        "=?utf-8?q?a=0ab?=@c",
        "=?utf-8?q?a=0ab?=@example.org",
        "a@b",
        "a b@example.org",
        "@example.org",
    ),
    *("a@", "a@example..org", "a.@example.org", f"a@{'x' * 64}.org", f"{'a' * 65}@example.org", "a@-x.org"),
    *("a@example.org\nBcc: x@y.z", "a,b@example.org", "<a@example.org>", "a@127.0.0.1", "ą@example.org"),
)
GOOD_WEBHOOK = ("https://example.org/x?y=1", "https://example.org:8443/", "https://93.184.216.34/hook")
BAD_WEBHOOK = (
    *("https://example.org:99999/x", "https://example.org:abc/", "https://[::1/x", "https://example.org:0/"),
    *(f"https://{'x' * 64}.org/", "http://example.org/", "https://user:word@example.org/", "https:///x"),
    *("https://exa mple.org/", "https://example.org/\r\nX: y", "https://10.0.0.1/", "https://[::1]/", "x"),
    *("https://0x7f.1/", "https://2130706433/", "https://ex_ample.org/", "https://example.org/#x"),
)


def test_addresses_that_can_be_sent_to_are_taken() -> None:
    assert {typed: mail_address(typed) for typed in GOOD_MAIL} == GOOD_MAIL
    assert webhook(GOOD_WEBHOOK[0]) == ("example.org", 443, "/x?y=1")
    for typed in GOOD_WEBHOOK:
        webhook(typed)


@pytest.mark.parametrize("typed", BAD_MAIL)
def test_a_mail_address_that_cannot_be_is_refused(typed: str) -> None:
    with pytest.raises(BadAddress):
        mail_address(typed)


@pytest.mark.parametrize("typed", BAD_WEBHOOK)
def test_a_webhook_that_cannot_be_is_refused(typed: str) -> None:
    with pytest.raises(BadAddress):
        webhook(typed)


def test_r46_only_the_open_internet_is_public() -> None:
    private = (
        *(
            "192.0.0.8",
            "192.0.0.170",
            "64:ff9b::a00:1",
            "2002:a00:1::1",
            "fec0::1",
            "224.0.0.1",
            "::ffff:10.0.0.1",
        ),
        *(
            "127.0.0.1",
            "::1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
        ),
        *(
            "fe80::1%eth0",
            "fc00::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "::",
            "255.255.255.255",
            "240.0.0.1",
            "x",
        ),
    )
    assert [address for address in private if is_public(address)] == []
    public = ("93.184.216.34", "1.1.1.1", "172.32.0.1", "2606:4700::1111", "2a00:1450:4001:800::200e")
    assert [address for address in public if not is_public(address)] == []


def test_bad_addresses_are_refused_where_they_are_set(served: Served, ann: Person) -> None:
    table = ann.make("quarry", 2, pace="days")["table"]
    path = f"/api/tables/{table}/seats/0/notice"
    for kind, typed in [("mail", one) for one in BAD_MAIL] + [("webhook", one) for one in BAD_WEBHOOK]:
        answer = ann.put(path, {kind: typed})
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-address"), typed
    nothing = {"mail": None, "webhook": None, "push": False, "push_key": None, "failures": 0, "stopped": None}
    assert ann.get(path).json() == nothing
    assert ann.put(path, {"webhook": GOOD_WEBHOOK[0]}).status_code == 204
    assert ann.get(path).json() == {**nothing, "webhook": GOOD_WEBHOOK[0]}


# ---------------------------------------------------------------------------------- notices


def asked_by_day(served: Served) -> tuple[Person, Person, str]:
    """Bob, at a table of days, is asked and not there."""
    ann, bob = served.person(), served.person()
    made = ann.make("quarry", [{"kind": "here"}, {"kind": "link", "name": "Bob"}], pace="days")
    bob.post("/api/claim", {"token": made["links"][0]["token"]})
    bob.put(f"/api/tables/{made['table']}/seats/1/notice", {"mail": "bob@example.org"})
    return ann, bob, made["table"]


POISON = [("webhook", "https://example.org:99999/x"), ("webhook", "https://[::1/x"), ("mail", "a@[b")]


@pytest.mark.parametrize(("kind", "address"), POISON)
def test_an_address_of_old_that_is_poison_is_set_aside_and_its_owner_told(
    start: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, kind: str, address: str
) -> None:
    sent: list[str] = []

    def note(smtp: str, to: str, subject: str, text: str) -> None:
        addresses.mail_address(to)
        sent.append(to)

    monkeypatch.setattr(calling, "_send_mail", note)
    served = start()
    ann, bob, table = asked_by_day(served)
    other_ann, other_bob, other = asked_by_day(served)
    served.wait_for(served.host.store.set_seat(table, 1, notice_kind=kind, notice_to=address))
    served.host.tables.forget(table)
    play_until_asked(ann, bob, table)
    play_until_asked(other_ann, other_bob, other)
    served.wait_for(notices.send_notices(served.host))
    assert sent == ["bob@example.org"], "the notice behind it"
    told = bob.get(f"/api/tables/{table}/seats/1/notice").json()
    assert told["stopped"]
    assert other_bob.get(f"/api/tables/{other}/seats/1/notice").json()["stopped"] is None
    with sqlite3.connect(served.config.data / DATABASE) as database:
        assert database.execute("SELECT count(*) FROM outbox").fetchone() == (0,)
    database.close()
    assert bob.put(f"/api/tables/{table}/seats/1/notice", {"mail": "bob@example.org"}).status_code == 204
    assert bob.get(f"/api/tables/{table}/seats/1/notice").json()["stopped"] is None


def test_a_webhook_that_drips_is_given_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        threading.Thread(target=drip, args=(server,), daemon=True).start()

        async def here(name: str, port: int) -> str:
            return "127.0.0.1"

        monkeypatch.setattr(calling, "public_address", here)
        monkeypatch.setattr(calling, "CALL_SECONDS", 0.7)
        monkeypatch.setattr(asyncio, "open_connection", plainly(asyncio.open_connection))
        before = time.monotonic()
        with pytest.raises(NotSent):
            asyncio.run(call_webhook(f"https://example.org:{port}/x", b"{}"))
        assert time.monotonic() - before < 2


def plainly(connect: Callable[..., Any]) -> Callable[..., Any]:
    """A connection without TLS."""
    return lambda address, port, limit, **_: connect(address, port, limit=limit)


def drip(server: socket.socket) -> None:
    """A sign now and then, and never a whole line."""
    connection, _ = server.accept()
    with connection:
        try:
            for sign in b"HTTP/1.1 200 OK" * 10:
                connection.sendall(bytes([sign]))
                time.sleep(0.2)
        except OSError:
            return


# ---------------------------------------------------------------------------------- chores


def test_a_chore_that_fails_is_taken_up_again_and_shown(
    start: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds: list[float] = []

    async def fails_twice(host: object) -> None:
        rounds.append(time.monotonic())
        if len(rounds) < 3:
            raise [ValueError("poison"), KeyError("x")][len(rounds) - 1]

    monkeypatch.setattr(app, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(chores, "FIRST_PAUSE", 0.8)
    monkeypatch.setattr(app, "send_notices", fails_twice)
    served = start()
    ann = served.person()
    seen = set()
    until = time.monotonic() + 20
    while len(rounds) < 4 and time.monotonic() < until:
        seen.add(ann.get("/health").json()["chores"]["notices"])
        time.sleep(0.02)
    assert len(rounds) >= 4
    assert "failing" in seen <= {"ok", "failing"}
    assert ann.get("/health").json()["chores"]["notices"] == "ok"
    assert rounds[1] - rounds[0] >= 0.8, "not without a pause"
    told = ann.get("/metrics").text
    assert 'tablewright_chore_failures_total{chore="notices"} 2.0' in told
    assert 'tablewright_chore_up{chore="notices"} 1.0' in told


def test_bots_are_woken_whatever_the_clock_says(
    start: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = start()
    ann = served.person()
    monkeypatch.setattr(bots.BotDriver, "wake", lambda self, table: None)
    table = ann.make("quarry", [{"kind": "bot", "level": "easy"}, {"kind": "here"}])["table"]
    served.wait_for(served.host.store.set_table(table, updated=now() + 86_400))
    folder = served.config.data
    served.stop()
    monkeypatch.undo()
    monkeypatch.setattr(app, "SWEEP_SECONDS", 0.1)
    served = start(folder=folder)
    served.wait_for(served.host.workshop.thinking.workers.warm_up())
    again = served.person(greet=False)
    again.http.cookies.update(ann.http.cookies)
    until = time.monotonic() + 60  # a busy machine takes its time, but not until the clock has come so far
    while again.view(table)["version"] == 1 and time.monotonic() < until:
        time.sleep(0.05)
    assert again.view(table)["version"] > 1


def test_a_notice_is_not_put_off_when_the_clock_is_set_back(start: Callable[..., Served]) -> None:
    served = start()
    ann, bob, table = asked_by_day(served)
    play_until_asked(ann, bob, table)
    store = served.host.store
    at = now()
    assert len(served.wait_for(store.take_notices(at, at + 60))) == 1
    assert served.wait_for(store.take_notices(at, at + 60)) == [], "not before its time"
    assert len(served.wait_for(store.take_notices(at - 86_400, at - 86_340))) == 1


# ---------------------------------------------------------------------------------- games that are gone


def test_a_table_of_a_game_that_is_gone_is_listed_as_such(
    start: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = start(plugins=("tests.server.vault",))
    ann = served.person()
    lost = ann.make("vault", [{"kind": "here"}, {"kind": "here"}])["table"]
    kept = ann.make("quarry", 2)["table"]
    served.host.tables.forget(lost)
    monkeypatch.delitem(registry._REGISTER, "vault")
    listed = {one["table"]: one for one in ann.get("/api/tables").json()["tables"]}
    assert (listed[lost]["playable"], listed[lost]["title"]) == (False, "vault")
    assert listed[kept]["playable"]
    answer = ann.get(f"/api/tables/{lost}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-game")
    assert served.person().delete(f"/api/tables/{lost}").status_code == 404
    assert ann.delete(f"/api/tables/{lost}").status_code == 204
    assert [one["table"] for one in ann.get("/api/tables").json()["tables"]] == [kept]
