"""Backup, restore and upgrade, as docs/server.md says."""

from __future__ import annotations

import asyncio
import gzip
import random
import shlex
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tablewright.cli import run
from tablewright.server.config import DATABASE, Config
from tablewright.server.run import check_database
from tablewright.server.store import StorageError, migrations
from tablewright.server.store.schema import SCHEMA
from tests.server.conftest import Served
from tests.server.postgres import Cluster

SHOWN_URL = "postgresql://tablewright@localhost/tablewright"
PAGE = Path(__file__).parent.parent.parent / "docs" / "server.md"


def command(start: str) -> str:
    """The line of the page that begins so."""
    (found,) = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith(start)]
    return found


def carry_out(line: str, folder: Path, replaced: dict[str, str]) -> None:
    """A command of the page, with some of its words replaced by those of the test."""
    words = [replaced.get(word, word) for word in shlex.split(line)]
    subprocess.run(words, cwd=folder, check=True, capture_output=True, timeout=60)


def test_a_backup_of_a_running_server_is_restored(start: Callable[..., Served], tmp_path: Path) -> None:
    served = start()
    ann = served.person()
    table = ann.make("quarry", 2)["table"]
    ann.play(table, 5, random.Random(1))
    before = ann.view(table, state=1)
    carry_out(command('python -c "import sqlite3'), served.config.data, {"python": sys.executable})
    ann.play(table, 3, random.Random(2))
    (tmp_path / "restored").mkdir()
    shutil.copy(served.config.data / "backup.sqlite", tmp_path / "restored" / DATABASE)
    again = start(folder=tmp_path / "restored")
    bea = again.person(greet=False)
    bea.http.cookies.update(ann.http.cookies)
    assert bea.view(table, state=1) == before
    assert bea.play(table, 4, random.Random(3))["moves"] == before["moves"] + 4


def test_a_backup_of_postgresql_is_restored(start: Callable[..., Served], cluster: Cluster) -> None:
    served = start(database_url=cluster.new_database())
    ann = served.person()
    table = ann.make("quarry", 2)["table"]
    ann.play(table, 5, random.Random(1))
    before = ann.view(table, state=1)
    empty = cluster.new_database()
    for program, url in (("pg_dump", served.config.database_url), ("pg_restore", empty)):
        replaced = {program: str(cluster.program(program)), SHOWN_URL: url.replace("+asyncpg", "")}
        carry_out(command(program), served.config.data, replaced)
    again = start(database_url=empty)
    bea = again.person(greet=False)
    bea.http.cookies.update(ann.http.cookies)
    assert bea.view(table, state=1) == before
    assert bea.play(table, 4, random.Random(3))["moves"] == before["moves"] + 4


def test_a_database_of_a_newer_version_is_refused(
    start: Callable[..., Served], capsys: pytest.CaptureFixture[str]
) -> None:
    served = start()
    served.person().make()
    served.stop()
    with sqlite3.connect(served.config.data / DATABASE) as database:
        database.execute("UPDATE about SET value = '99' WHERE name = 'schema'")
    database.close()
    assert run(["serve", "--no-open", "--port", "0", "--data", str(served.config.data)]) == 2
    assert "newer Tablewright" in capsys.readouterr().err


def test_r37_an_older_database_is_copied_and_brought_up_to_date(
    start: Callable[..., Served], tmp_path: Path
) -> None:
    folder = tmp_path / "older"
    folder.mkdir()
    older = gzip.decompress((Path(__file__).parent / "data" / "before.sqlite.gz").read_bytes())
    (folder / DATABASE).write_bytes(older)
    before = contents(folder / DATABASE)
    served = start(folder=folder)
    served.stop()
    (copy,) = folder.glob("tablewright.schema-1.*.sqlite")
    assert contents(copy) == before, "to go back to"
    after = contents(folder / DATABASE)
    assert after["about"] == [("schema", str(SCHEMA))]
    for table in ("passes", "tables", "seats", "commands", "keys", "seen"):
        assert after[table] == before[table], table
    assert shape(folder / DATABASE) == shape(start().config.data / DATABASE), "as if it were new"
    again = start(folder=folder)
    again.stop()
    assert list(folder.glob("tablewright.schema-1.*.sqlite")) == [copy], "once"


def contents(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of a database."""
    with closing(sqlite3.connect(path)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: database.execute(f"SELECT * FROM {name}").fetchall() for name in names}


def shape(path: Path) -> dict[str, Any]:
    """The columns and indices of a database, and whose numbers are used once."""
    with closing(sqlite3.connect(path)) as database:
        found: dict[str, Any] = {}
        for kind, name, sql in database.execute("SELECT type, name, sql FROM sqlite_master").fetchall():
            if kind == "table" and not name.startswith("sqlite_"):
                columns = database.execute(f"PRAGMA table_info({name})").fetchall()
                plain = [(column[1], column[2], column[3], column[5]) for column in columns]
                found[name] = (plain, "AUTOINCREMENT" in sql)
            elif kind == "index" and sql is not None:
                found[name] = "index"
        return found


def test_r37_an_older_postgresql_is_brought_up_to_date(
    start: Callable[..., Served], cluster: Cluster
) -> None:
    url = cluster.new_database()
    served = start(database_url=url)
    ann = served.person()
    table = ann.make("quarry", 2, chat=True)["table"]

    async def age() -> None:
        async with served.host.store.writing() as connection:
            for statement in (
                "DROP TABLE learnt",
                "ALTER TABLE chat DROP COLUMN pass_id",
                "UPDATE tables SET owner = NULL",
                "UPDATE about SET value = '1' WHERE name = 'schema'",
            ):
                await connection.exec_driver_sql(statement)

    served.wait_for(age())
    served.stop()
    again = start(database_url=url)
    bea = again.person(greet=False)
    bea.http.cookies.update(ann.http.cookies)
    assert bea.view(table)["you"]["owner"], "the table without an owner was handed over"
    assert bea.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "hi"}).status_code == 201


def test_r37_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / DATABASE).write_bytes(
        gzip.decompress((Path(__file__).parent / "data" / "before.sqlite.gz").read_bytes())
    )
    before = contents(tmp_path / DATABASE)
    step = migrations.NUMBERS_USED_ONCE
    broken = step._replace(sqlite=(*step.sqlite[:8], "CREATE TABLE nonsense ("))
    monkeypatch.setattr(migrations, "ALL", (broken,))
    with pytest.raises(StorageError):
        asyncio.run(check_database(Config(data=tmp_path)))
    assert contents(tmp_path / DATABASE) == before


def test_two_servers_never_have_one_file(
    start: Callable[..., Served], capsys: pytest.CaptureFixture[str]
) -> None:
    served = start()
    words = ["serve", "--no-open", "--port", "0", "--data", str(served.config.data)]
    assert run(words) == 2
    assert "Another server" in capsys.readouterr().err
    served.stop()
    start(folder=served.config.data).person()


def test_a_damaged_file_is_refused_with_a_way_out(
    start: Callable[..., Served], capsys: pytest.CaptureFixture[str]
) -> None:
    served = start()
    ann = served.person()
    for _ in range(10):
        ann.make("quarry", 2)
    served.stop()
    path = served.config.data / DATABASE
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    with open(path, "r+b") as file:
        file.seek(4096 * 2)
        file.write(b"x" * 4096 * 8)
    words = ["serve", "--no-open", "--port", "0", "--data", str(served.config.data)]
    assert run(words) == 2
    told = capsys.readouterr().err
    assert "damaged" in told
    assert "backup" in told
    assert "Traceback" not in told


def test_ready_does_not_say_so_while_tables_cannot_be_read(start: Callable[..., Served]) -> None:
    served = start()
    ann = served.person()
    table = ann.make("quarry", 2)["table"]
    assert ann.get("/ready").status_code == 200
    spoil = sqlite3.connect(served.config.data / DATABASE)
    with spoil:
        spoil.execute("ALTER TABLE tables RENAME COLUMN snapshot TO lost")
    spoil.close()
    served.host.tables.forget(table)
    assert ann.get(f"/api/tables/{table}").status_code == 503
    assert ann.get("/ready").status_code == 503


def test_what_hinders_a_start_is_said_in_one_sentence(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["serve", "--no-open", "--data", str(tmp_path)]
    assert run([*words, "--port", str(served.port)]) == 2
    assert f"port {served.port}" in capsys.readouterr().err
    nowhere = "postgresql://nobody@127.0.0.1:1/nothing"
    assert run([*words, "--port", "0", "--database-url", nowhere]) == 2
    told = capsys.readouterr().err
    assert "The tables cannot be kept" in told
    assert "Traceback" not in told


def test_r02_ready_means_that_the_newest_table_opens_at_once(start: Callable[..., Served]) -> None:
    first = start()
    ann = first.person()
    table = ann.make("origins", 4)["table"]
    ann.play(table, 10, random.Random(1))
    folder = first.config.data
    first.stop()
    served = start(folder=folder, warm=True)
    again = served.person(greet=False)
    again.http.cookies.update(ann.http.cookies)
    statuses = []
    until = time.monotonic() + 60
    while (status := again.get("/ready").status_code) != 200:
        statuses.append(status)
        assert time.monotonic() < until
        time.sleep(0.05)
    assert set(statuses) == {503}, "not before its workers are"
    assert all(worker._pipe is not None for worker in served.host.workshop.drawing._all)
    assert again.get(f"/api/tables/{table}").elapsed.total_seconds() < 2
