"""Who somebody is, and what remains of the right to look when that changes: R38, R40, R49."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tablewright.server import store as stores
from tablewright.server.config import DATABASE
from tablewright.server.limits import neighbourhood
from tests.server.client import Person, Watcher
from tests.server.conftest import Served

SEATS = [{"kind": "link"}, {"kind": "link"}]


class Club:
    """An owner without a seat, Ann and Bob at the table, a stranger, somebody without a pass."""

    def __init__(self, served: Served, watch: bool = True, seats: Any = SEATS) -> None:
        self.served = served
        self.people = {who: served.person() for who in ("owner", "ann", "bob", "stranger")}
        self.people["anonymous"] = served.person(greet=False)
        made = self["owner"].make("quarry", seats, watch=watch, chat=True)
        self.table: str = made["table"]
        for who, link in zip(("ann", "bob"), made["links"], strict=False):
            claimed = self[who].post("/api/claim", {"token": link["token"], "name": who.title()})
            assert claimed.status_code == 200

    def __getitem__(self, who: str) -> Person:
        return self.people[who]


def ends(watcher: Watcher) -> list[str]:
    """Whatever still comes down a stream that is to end, by type."""
    before = len(watcher.frames)
    with pytest.raises(ConnectionClosed):
        read_on(watcher)
    return [frame["type"] for frame in watcher.frames[before:]]


def read_on(watcher: Watcher) -> None:
    """Until nothing comes any more."""
    while True:
        watcher.next()


def stays(watcher: Watcher, club: Club, line: str) -> None:
    """The stream goes on: a line of chat comes down."""
    club.served.guard.limiter._buckets.clear()
    said = club["ann"].post(f"/api/tables/{club.table}/chat", {"text": line})
    assert said.status_code == 201, said.text
    while watcher.frames[-1].get("line", {}).get("text") != line:
        watcher.next()


# ---------------------------------------------------------------------------------- numbers of passes


def test_the_number_of_a_forgotten_pass_is_never_given_again(served: Served) -> None:
    numbers: list[int] = []
    for _ in range(3):
        known = served.wait_for(served.host.store.new_pass(f"hash-{len(numbers)}-{id(served)}"))
        numbers.append(known.id)
        served.wait_for(served.host.store.forget(known.id))
    assert numbers == sorted(set(numbers))


def test_the_stream_of_a_forgotten_pass_ends_and_gets_nobodys_seat(served: Served) -> None:
    club = Club(served)
    with club["ann"].stream(club.table) as mine, club["ann"].stream(club.table, seat=-1) as outside:
        mine.until(1)
        outside.until(1)
        assert club["ann"].delete("/api/me").status_code == 204
        for watcher in (mine, outside):
            assert ends(watcher)[-1] == "bye"
            assert watcher.frames[-1]["code"] == "not-yours"
        link = club["owner"].post(f"/api/tables/{club.table}/seats/0/link").json()
        next_one = served.person()
        assert next_one.post("/api/claim", {"token": link["token"]}).status_code == 200


def test_a_forgotten_pass_cannot_greet_again(served: Served) -> None:
    club = Club(served)
    with club["stranger"].stream(club.table) as watcher:
        watcher.until(1)
        known = served.wait_for(served.host.people.find(hash_of(club["stranger"])))
        served.wait_for(served.host.store.forget(known.id))  # as another process would
        watcher.hello(seat=-1)
        ends(watcher)


def hash_of(person: Person) -> str:
    from tablewright.server.tokens import hashed

    return hashed(person.http.cookies["tw_pass"])


def test_what_a_forgotten_pass_still_asks_for_is_refused(served: Served) -> None:
    """Callers are remembered for a moment, by other processes too."""
    club = Club(served)
    known = served.wait_for(served.host.people.find(hash_of(club["stranger"])))
    club["stranger"].get("/api/tables")
    served.wait_for(served.host.store.forget(known.id))
    wish = {"game": "quarry", "seats": [{"kind": "here"}]}
    assert club["stranger"].post("/api/tables", wish).status_code == 401
    link = club["ann"].post(f"/api/tables/{club.table}/seats/0/link").json()
    assert club["stranger"].post("/api/claim", {"token": link["token"]}).status_code == 401
    assert club["bob"].post("/api/claim", {"token": link["token"]}).status_code == 200, "it was not used up"


# ---------------------------------------------------------------------------------- streams and rights

#: What changes, and whose streams end by it at a table that can be watched, and at one that cannot.
CHANGES: dict[str, tuple[Callable[[Club], Any], set[str], set[str]]] = {
    "nothing": (lambda club: club["owner"].patch(f"/api/tables/{club.table}", {}), set(), set()),
    "the seat renews its link": (
        lambda club: club["bob"].post(f"/api/tables/{club.table}/seats/1/link"),
        {"bob"},
        {"bob"},
    ),
    "the seat is forgotten": (lambda club: club["bob"].delete("/api/me"), {"bob"}, {"bob"}),
    "a stranger is forgotten": (lambda club: club["stranger"].delete("/api/me"), {"stranger"}, set()),
    "the owner is forgotten": (lambda club: club["owner"].delete("/api/me"), {"owner"}, {"owner"}),
    "nobody may watch": (
        lambda club: club["owner"].patch(f"/api/tables/{club.table}", {"watch": False}),
        {"stranger", "anonymous"},
        set(),
    ),
    "a bot stands in": (
        lambda club: club["bob"].put(f"/api/tables/{club.table}/seats/1/stand-in", {"level": "easy"}),
        set(),
        set(),
    ),
}


@pytest.mark.parametrize("watch", [True, False])
@pytest.mark.parametrize("change", CHANGES)
def test_r40_streams_end_with_the_right_to_look(served: Served, change: str, watch: bool) -> None:
    club = Club(served, watch)
    make, *ended = CHANGES[change]
    gone = ended[0 if watch else 1]
    who = ("owner", "ann", "bob", "stranger", "anonymous") if watch else ("owner", "ann", "bob")
    streams = {one: club[one].stream(club.table) for one in who}
    watchers = {one: streams[one].__enter__() for one in who}
    try:
        for watcher in watchers.values():
            watcher.until(1)
        assert make(club).status_code < 300
        for one, watcher in watchers.items():
            if one in gone:
                assert ends(watcher)[-1] == "bye", one
        for one, watcher in watchers.items():
            if one not in gone:
                stays(watcher, club, f"{one} is here")
    finally:
        for stream in streams.values():
            stream.__exit__(None, None, None)


def test_r40_a_frame_is_not_sent_to_whom_it_no_longer_concerns(served: Served) -> None:
    """Even if nobody looked at the rights of the streams when they changed."""
    club = Club(served)
    with club["bob"].stream(club.table) as watcher, club["stranger"].stream(club.table) as outside:
        watcher.until(1)
        outside.until(1)
        store = served.host.store
        served.wait_for(store.set_seat(club.table, 1, holder=None))
        served.wait_for(store.set_table(club.table, watch=False))
        served.host.tables.forget(club.table)
        view = club["ann"].view(club.table)
        moved = club["ann"].move(club.table, 0, view["since"], view["question"]["options"][0]["id"])
        assert moved.status_code == 200
        assert "change" not in ends(watcher)
        assert "change" not in ends(outside)


# ---------------------------------------------------------------------------------- owners


def test_an_owner_who_is_forgotten_hands_the_table_over(served: Served) -> None:
    club = Club(served)
    assert club["owner"].delete("/api/me").status_code == 204
    assert club["ann"].view(club.table)["you"]["owner"]
    assert not club["bob"].view(club.table)["you"]["owner"]
    assert club["ann"].patch(f"/api/tables/{club.table}", {"chat": False}).status_code == 200


def test_a_table_without_anybody_goes_with_its_owner(served: Served) -> None:
    ann, bob = served.person(), served.person()
    alone = ann.make("quarry", [{"kind": "here"}, {"kind": "bot"}])["table"]
    invited = ann.make("quarry", [{"kind": "here"}, {"kind": "link"}])
    assert ann.delete("/api/me").status_code == 204
    assert bob.get(f"/api/tables/{alone}").status_code == 404
    assert bob.post("/api/claim", {"token": invited["links"][0]["token"]}).status_code == 200
    assert bob.view(invited["table"])["you"]["owner"], "whoever comes first has the table"


def test_the_owner_cannot_take_a_seat_that_somebody_has_in_a_running_game(served: Served) -> None:
    club = Club(served)
    refused = club["owner"].post(f"/api/tables/{club.table}/seats/1/link")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "seat-taken")
    assert club["bob"].view(club.table)["you"]["holds"] == [1]
    assert club["bob"].post(f"/api/tables/{club.table}/seats/1/link").status_code == 200, "one's own"
    assert club["owner"].post(f"/api/tables/{club.table}/seats/1/link").status_code == 200, "nobody's"
    waiting = club["owner"].make("quarry", SEATS)
    club["bob"].post("/api/claim", {"token": waiting["links"][0]["token"]})
    renewed = club["owner"].post(f"/api/tables/{waiting['table']}/seats/0/link")
    assert renewed.status_code == 200, "before the game nobody has seen anything"


# ---------------------------------------------------------------------------------- what is kept


def test_r49_nothing_of_somebody_remains(start: Callable[..., Served]) -> None:
    served = start()
    club = Club(served)
    bob = club["bob"]
    bob.put("/api/me", {"name": "Bobbington"})
    bob.patch(f"/api/tables/{club.table}/seats/1", {"name": "Bobbington"})
    bob.post(f"/api/tables/{club.table}/chat", {"text": "Bobbington was here"})
    bob.put(f"/api/tables/{club.table}/seats/1/notice", {"mail": "bobbington@example.org"})
    club["ann"].post(f"/api/tables/{club.table}/chat", {"text": "hello"})
    assert bob.delete("/api/me").status_code == 204
    lines = club["ann"].get(f"/api/tables/{club.table}/chat").json()["lines"]
    assert [line["text"] for line in lines] == ["hello"]
    database = sqlite3.connect(served.config.data / DATABASE)
    told = json.dumps([str(row) for row in database.iterdump()])
    database.close()
    assert "obbington" not in told


def test_r49_passes_that_nobody_used_are_removed(start: Callable[..., Served]) -> None:
    served = start()
    visitors = [served.person() for _ in range(5)]
    keeps = [served.person(), served.person(), served.person()]
    table = keeps[0].make("quarry", [{"kind": "link"}, {"kind": "here"}])
    keeps[1].post("/api/claim", {"token": table["links"][0]["token"]})
    keeps[2].put("/api/me", {"name": "Cleo"})
    visitors[0].put(f"/api/tables/{table['table']}/seen", {"version": 1})
    served.wait_for(served.host.store.tidy())
    assert all(one.get("/api/tables").status_code == 200 for one in [*visitors, *keeps]), "not yet"
    later = stores.now() + 2 * 86_400
    served.wait_for(served.host.store.tidy(later))
    with sqlite3.connect(served.config.data / DATABASE) as database:
        assert database.execute("SELECT count(*) FROM passes").fetchone() == (3,)
        assert database.execute("SELECT count(*) FROM seen").fetchone() == (0,)
    database.close()


# ---------------------------------------------------------------------------------- addresses


def test_r43_a_network_of_one_house_is_one_address(start: Callable[..., Served]) -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9") != "2001:db8:1:2::9"
    assert neighbourhood("2001:db8:1:3::9") != neighbourhood("2001:db8:1:2::9")
    assert neighbourhood("203.0.113.7") == "203.0.113.7" == neighbourhood("::ffff:203.0.113.7")
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2%eth0")
    assert neighbourhood("unknown") == "unknown"
    served = start(secret="a long secret", behind_proxy=True)
    statuses = []
    for number in range(12):
        guest = served.person(**{"X-Forwarded-For": f"2001:db8:1:2::{number + 1}"})
        statuses.append(guest.post("/api/enter", {"secret": f"guess {number}"}).status_code)
    assert statuses == [403] * 5 + [429] * 7
