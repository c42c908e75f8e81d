"""Nobody learns what they may not know: R26, R27, R38."""

from __future__ import annotations

import io
import json
import logging
import random
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

import pytest

from tablewright.bots.coach import parting
from tablewright.engine import Table, find_game, new_table
from tablewright.engine import record as records
from tablewright.server.tokens import hashed
from tests.server.client import Person, Watcher
from tests.server.conftest import Served
from tests.server.vault import CARDS, WORD

VAULT = ("tests.server.vault",)


@pytest.fixture(scope="module")
def vault(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    from tests.server.conftest import serving

    with serving(tmp_path_factory.mktemp("vault"), plugins=VAULT) as running:
        yield running


def cards_in(text: str) -> set[str]:
    return {card for card in CARDS if card in text}


def everything_told(person: Person, table: str, moves: int, seat: int) -> str:
    """All that a person can get out of the server about a table."""
    query = {"seat": seat}
    paths: list[tuple[str, dict[str, Any]]] = [
        (f"/api/tables/{table}", {**query, "state": 1}),
        (f"/api/tables/{table}", {**query, "state": 1, "lang": "pl"}),
        (f"/api/tables/{table}/record", query),
        (f"/api/tables/{table}/moves", {}),
        (f"/api/tables/{table}/report", {}),
        (f"/api/tables/{table}/chat", {}),
        (f"/api/tables/{table}/why", {**query, "node": "card-0-0"}),
        (f"/api/tables/{table}/why", {**query, "option": f"lay:{CARDS[0]}"}),
        ("/api/tables", {}),
        ("/metrics", {}),
        ("/", {}),
    ]
    paths += [
        (f"/api/tables/{table}/replay", {**query, "state": 1, "move": move}) for move in range(moves + 1)
    ]
    told = [person.get(path, **parameters).text for path, parameters in paths]
    stale = person.move(table, max(0, seat), 0, "act:draw").text
    refused = person.move(table, max(0, seat), person.view(table, seat=seat)["since"], "lay:nothing").text
    return "\n".join([*told, stale, refused]).replace(f"lay:{CARDS[0]}", "")


def knows(served: Served, table: str, seat: int) -> set[str]:
    """The cards a seat may know: those it has or had."""
    keeper = served.wait_for(served.host.tables.get(table)).playing.state.keepers[seat]
    return {*keeper.hand, *keeper.kept}


def test_r26_no_card_that_a_seat_cannot_know_is_told_on_any_channel(vault: Served) -> None:
    log = io.StringIO()
    with redirect_stdout(log), redirect_stderr(log):
        people = [vault.person() for _ in range(3)]
        seats = [{"kind": "here"}, {"kind": "link"}, {"kind": "link"}]
        made = people[0].make("vault", seats, chat=True, confirm=True)
        table = made["table"]
        for person, link in zip(people[1:], made["links"], strict=True):
            person.post("/api/claim", {"token": link["token"]})
        outsider = vault.person()
        watchers: list[Watcher] = []
        with (
            people[0].stream(table, state=True) as first,
            people[1].stream(table, state=True, lang="pl") as second,
            people[2].stream(table, scenes=False) as third,
            outsider.stream(table, state=True) as fourth,
        ):
            watchers = [first, second, third, fourth]
            play_on(people, table, random.Random(4))
            version = outsider.view(table)["version"]
            for watcher in watchers:
                watcher.until(version)
        view = outsider.view(table)
        assert not view["over"]
        for seat, (person, watcher) in enumerate(zip([*people, outsider], watchers, strict=True)):
            mine = knows(vault, table, seat) if seat < 3 else set()
            streamed = json.dumps(watcher.frames)
            told = everything_told(person, table, view["moves"], seat if seat < 3 else -1)
            assert cards_in(streamed) <= mine, "on the stream"
            assert cards_in(told) <= mine, "in an answer"
            if seat < 3:
                assert cards_in(told) == mine, "the own cards are told, so the test can see"
    assert WORD not in log.getvalue(), "in the log"


def play_on(people: list[Person], table: str, chance: random.Random) -> None:
    for _ in range(9):
        for person in people:
            view = person.view(table)
            if view["question"] is not None:
                question = view["question"]
                option = chance.choice(question["options"])["id"]
                assert person.move(table, question["seat"], question["since"], option).status_code == 200


def test_r27_before_the_end_an_export_holds_only_the_own_view(vault: Served) -> None:
    ann, bob = vault.person(), vault.person()
    made = ann.make("vault", [{"kind": "here"}, {"kind": "link"}])
    table = made["table"]
    bob.post("/api/claim", {"token": made["links"][0]["token"]})
    early = ann.get(f"/api/tables/{table}/record").json()
    assert set(early) == {"tablewright_view", "game", "players", "seat", "version", "view", "log"}
    assert cards_in(json.dumps(early)) == knows(vault, table, 0)
    seed = vault.wait_for(vault.host.tables.get(table)).facts.seed
    for person in (ann, bob):
        assert person.view(table)["seed"] is None
        assert seed not in person.get(f"/api/tables/{table}", state=1).text
    while not ann.view(table)["over"]:
        play_on([ann, bob], table, random.Random(1))
    for person in (ann, bob, vault.person()):
        record = person.get(f"/api/tables/{table}/record").json()
        assert record["seed"] == seed == person.view(table)["seed"]
        assert records.verify(record) == []


def test_r26_a_fork_of_a_running_game_deals_the_unknown_anew(vault: Served) -> None:
    ann, bob = vault.person(), vault.person()
    made = ann.make("vault", [{"kind": "here"}, {"kind": "link"}])
    table = made["table"]
    bob.post("/api/claim", {"token": made["links"][0]["token"]})
    theirs = knows(vault, table, 1)
    dealt = []
    for _ in range(6):
        fork = ann.post(f"/api/tables/{table}/fork", {"seat": 0}).json()["table"]
        assert knows(vault, fork, 0) == knows(vault, table, 0)
        dealt.append(knows(vault, fork, 1))
        assert ann.view(fork)["chosen_seed"]
    assert any(cards != theirs for cards in dealt)
    assert vault.person().post(f"/api/tables/{table}/fork", {}).status_code == 403


def test_r26_a_line_over_what_comes_to_light_is_no_question_without_a_price(vault: Served) -> None:
    """If a line were refused as a whole when it goes on with a card that was not drawn, proposing one after
    the other would tell which card lies on top. What came to light stands.
    """
    ann = vault.person()
    table = ann.make("vault", 2)["table"]
    for seat in (0, 1):
        view = ann.view(table, seat=seat)
        assert ann.move(table, seat, view["since"], view["question"]["options"][0]["id"]).status_code == 200
    view = ann.view(table, seat=0)
    body = {"seat": 0, "since": view["since"], "option": "act:draw", "then": ["lay:nothing"]}
    answer = ann.post(f"/api/tables/{table}/moves", body, **{"Idempotency-Key": "k" * 32})
    assert answer.status_code == 200, "the card is drawn"
    assert ann.view(table, seat=0)["moves"] == view["moves"] + 1, "and nothing else has happened"
    assert len(answer.json()["question"]["options"]) == 2, "two cards can be laid"


def test_r26_the_coach_does_not_walk_over_what_comes_to_light() -> None:
    """Whoever proposes a line over a card still to be drawn must not learn from the answer which it is."""
    table: Table = new_table(find_game("vault"), 2, "coach", record=True)
    for seat in (0, 1):
        table.choose(table.question(seat).option_ids()[0], seat)
    then = table.fork()
    then.choose("act:draw", 0)
    held, drawn = then.view(0)["keepers"][0]["hand"]
    courses = [(("act:draw", f"lay:{card}"), ("act:draw", f"lay:{held}")) for card in (drawn, CARDS[0])]
    assert [parting(table, 0, *both, 9.0) for both in courses] == [None, None]


def test_r38_a_seat_link_is_secret_stored_hashed_and_used_once(start: Callable[..., Served]) -> None:
    log = io.StringIO()
    with redirect_stdout(log), redirect_stderr(log):
        served = start()
        ann, bob, eve = served.person(), served.person(), served.person()
        made = ann.make("quarry", [{"kind": "here"}, {"kind": "link"}])
        table, link = made["table"], made["links"][0]
        token = link["token"]
        assert len(bytes.fromhex(token)) * 8 == 192
        assert link["path"] == f"/join#{token}", "behind a #, so that no server or proxy sees it"
        waiting = ann.view(table)
        assert (waiting["status"], waiting["question"], waiting["log"]) == ("waiting", None, [])
        assert len(waiting["commitment"]) == 64
        assert token not in ann.get(f"/api/tables/{table}").text, "told once"
        cookie = bob.http.get("/api/me", headers={"Cookie": ""}).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        claimed = bob.post("/api/claim", {"token": token, "name": "Bob"})
        assert claimed.json() == {"table": table, "seat": 1, "pass": None}
        assert claimed.headers["referrer-policy"] == "no-referrer"
        assert eve.post("/api/claim", {"token": token}).json()["error"]["code"] == "link-used"
        assert bob.view(table)["you"] == {"seat": 1, "holds": [1], "owner": False}
        assert ann.view(table)["you"]["holds"] == [0], "the creator does not hold the seat"
        files = b"".join(path.read_bytes() for path in served.config.data.iterdir())
        assert token.encode() not in files
        assert bob.http.cookies["tw_pass"].encode() not in files
        assert hashed(token).encode() in files
        fresh = bob.post(f"/api/tables/{table}/seats/1/link").json()["token"]
        assert bob.get(f"/api/tables/{table}", seat=1).status_code == 403, "revoked"
        assert eve.post("/api/claim", {"token": fresh}).status_code == 200
        assert eve.post("/api/claim", {"token": "0" * 48}).status_code == 404
    for secret in (token, fresh, bob.http.cookies["tw_pass"], ann.http.cookies["tw_pass"]):
        assert secret not in log.getvalue()
        assert secret not in str(logging.root.handlers)


def test_r38_over_https_the_cookie_is_secure(start: Callable[..., Served]) -> None:
    served = start(behind_proxy=True)
    person = served.person(greet=False, **{"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"})
    assert "Secure" in person.get("/api/me").headers["set-cookie"]


def test_a_bot_gets_a_pass_of_its_own_by_a_link(served: Served) -> None:
    ann = served.person()
    made = ann.make("quarry", [{"kind": "here"}, {"kind": "link"}])
    token = made["links"][0]["token"]
    claimed = served.person(greet=False).post("/api/claim", {"token": token, "name": "Robot", "bearer": True})
    bot = served.person(greet=False, Authorization=f"Bearer {claimed.json()['pass']}")
    view = bot.view(made["table"], state=1)
    assert view["you"]["holds"] == [1]
    option = view["question"]["options"][0]["id"]
    assert bot.move(made["table"], 1, view["since"], option).status_code == 200
