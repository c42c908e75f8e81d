"""What was answered is kept, whatever happens: R1, R3, R5."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from tablewright.engine import find_game, game_names
from tablewright.service.messages import NewTable, SeatWish
from tablewright.service.opening import facts_of, seats_of
from tablewright.service.seated import SeatedTable
from tablewright.testing.sight import as_text
from tests.server.client import Person
from tests.server.conftest import Served
from tests.server.load.kills import Marathon


@pytest.mark.slow
def test_r01_no_answered_move_is_lost_or_made_twice_by_kills(
    backend: Callable[[], str], tmp_path: Path
) -> None:
    url = backend()
    marathon = Marathon(tmp_path, url, tables=6, seed=1)
    for _ in range(8 if url else 50):
        marathon.cycle()
    assert marathon.acknowledged > 0


def broken_disk(served: Served, pragma: str) -> Callable[[], None]:
    """From now on every connection of the server has this flaw; returns how to mend it."""

    def flaw(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute(pragma)
        cursor.close()

    engine = served.host.store.engine.sync_engine
    event.listen(engine, "checkout", flaw)

    def mend() -> None:
        event.remove(engine, "checkout", flaw)
        served.wait_for(served.host.store.engine.dispose())

    return mend


def refused_then_accepted(served: Served, person: Person, table: str, mend: Callable[[], None]) -> None:
    """R3: 503, nothing changed, the process lives; afterwards the same request is carried out, once."""
    before = person.view(table)
    option = before["question"]["options"][0]["id"]
    seat, since = before["question"]["seat"], before["question"]["since"]
    answer = person.move(table, seat, since, option, key="the-same-key")
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage")
    assert person.get("/health").status_code == 200
    assert person.get("/ready").status_code == 503
    mend()
    assert person.view(table) == before
    assert person.get("/ready").status_code == 200
    assert (
        person.move(table, seat, since, option, key="the-same-key").json()["version"] == before["version"] + 1
    )
    assert (
        person.move(table, seat, since, option, key="the-same-key").json()["version"] == before["version"] + 1
    )
    assert person.view(table)["version"] == before["version"] + 1


def test_r03_a_read_only_database_changes_nothing(
    start: Callable[..., Served], capsys: pytest.CaptureFixture[str]
) -> None:
    served = start()
    ann = served.person()
    table = ann.make()["table"]
    refused_then_accepted(served, ann, table, broken_disk(served, "PRAGMA query_only=ON"))
    assert "attempt to write a readonly database" in capsys.readouterr().out, "the log says why"


def test_r03_a_full_disk_changes_nothing(start: Callable[..., Served]) -> None:
    served = start()
    ann = served.person()
    table = ann.make("quarry", 4)["table"]
    mend = broken_disk(served, "PRAGMA max_page_count=1")  # not one page more than there are
    chance = random.Random(1)
    for _ in range(60):
        served.guard.limiter._buckets.clear()
        before = ann.view(table)
        question = before["question"]
        move = (table, question["seat"], question["since"], chance.choice(question["options"])["id"])
        answer = ann.move(*move, key=(key := f"at-a-full-disk-{before['version']}"))
        if answer.status_code != 200:
            break
    assert answer.status_code == 503
    assert ann.view(table) == before
    mend()
    assert ann.move(*move, key=key).json()["version"] == before["version"] + 1


def test_r03_a_locked_database_changes_nothing(start: Callable[..., Served]) -> None:
    served = start()
    ann = served.person()
    table = ann.make()["table"]
    impatient = broken_disk(served, "PRAGMA busy_timeout=50")
    other = sqlite3.connect(served.config.data / "tablewright.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    def mend() -> None:
        other.execute("ROLLBACK")
        other.close()
        impatient()

    refused_then_accepted(served, ann, table, mend)


def test_r03_a_read_only_postgresql_changes_nothing(start: Callable[..., Served], cluster: Any) -> None:
    served = start(database_url=cluster.new_database())
    ann = served.person()
    table = ann.make()["table"]
    name = served.config.database_url.rpartition("/")[2]

    async def switch(value: str) -> None:
        async with served.host.store.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(text("SET default_transaction_read_only = off"))
            await connection.execute(
                text(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}")
            )
        await served.host.store.engine.dispose()

    served.wait_for(switch("on"))
    refused_then_accepted(served, ann, table, lambda: served.wait_for(switch("off")))


def seated_table(game: str, players: int, seed: str, confirm: bool) -> SeatedTable:
    """A table as the server keeps it, without a server."""
    wish = NewTable(game, [SeatWish("here")] * players, confirm=confirm, seed=seed)
    seated = SeatedTable(facts_of(wish), seats_of(wish.seats, 1, "en"))
    seated.begin()
    seated.facts.version = 1
    return seated


#: Games of each title and decisions of each game; marathons set more games and play them to the end.
GAMES = int(os.environ.get("TABLEWRIGHT_RESTORE_GAMES", "1"))
DECISIONS = 10_000 if GAMES > 1 else 70


@pytest.mark.parametrize("game", game_names())
def test_r05_every_snapshot_restores_the_same_decision(game: str) -> None:
    counts = [players for players in find_game(game).players if players > 1]
    for seed in range(GAMES):
        for confirm in (False, True):
            seated = seated_table(game, counts[(seed + confirm) % len(counts)], str(seed), confirm)
            asyncio.run(restore_everywhere(seated, seed, DECISIONS))


def asked_at(seated: SeatedTable) -> str:
    """Every open question, with what is said in it and of each single answer."""
    questions = seated.playing.open_questions()
    told = [[one.told(), [one.told_of(value) for value in one.answers]] for one in questions]
    return as_text([[one.seat, one.kind, one.option_ids()] for one in questions] + told)


async def restore_everywhere(seated: SeatedTable, seed: int, most: int) -> None:
    """Play at random; at every decision the snapshot must lead to the same one."""
    chance = random.Random(seed)
    for _ in range(most):
        packed = seated.pack()
        seated.facts.version = seated.playing.version
        again = SeatedTable(seated.facts, seated.seats)
        again.load(packed)
        assert again.pack() == packed
        assert asked_at(again) == asked_at(seated)
        assert again.playing.confirming == seated.playing.confirming
        assert [again.playing.view(seat) for seat in (None, 0, 1)] == [
            seated.playing.view(seat) for seat in (None, 0, 1)
        ]
        undos = [seated.playing.can_undo(seat) for seat in range(seated.facts.players)]
        assert [again.playing.can_undo(seat) for seat in range(seated.facts.players)] == undos
        assert again.playing.can_redo() == seated.playing.can_redo()
        if seated.playing.over:
            return
        seated = again if chance.random() < 0.5 else seated
        back = [seat for seat, possible in enumerate(undos) if possible]
        if back and chance.random() < 0.3:
            seated.undo(chance.choice(back))
            continue
        question = chance.choice(seated.playing.open_questions())
        seated.move(question.seat, [chance.choice(question.option_ids())])
