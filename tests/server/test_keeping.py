"""Backup, restore and upgrade, as docs/server.md says."""

from __future__ import annotations

import random
import shlex
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tablewright.cli import run
from tablewright.server.config import DATABASE
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
