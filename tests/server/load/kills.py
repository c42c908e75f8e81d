"""Kill the server while people play, again and again, and look for moves that were lost or made twice (R1).

    python -m tests.server.load.kills --cycles 1000

Each cycle starts a server process on the same database, lets many tables be played at full speed, ends the
process with SIGKILL at a random instant, and then holds the database against everything that was answered.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sqlite3
import tempfile
import threading
import time
import uuid
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from tablewright.engine import Table, digest
from tablewright.engine import record as records
from tablewright.server.config import Config
from tablewright.server.store import open_store
from tablewright.service.snapshot import unpacked
from tests.server.forks import forks
from tests.server.load.plain import Gone, Plain

#: A server lives for so many seconds at most, once it answers.
LONGEST_LIFE = 0.6


@dataclass
class Sent:
    """A move that was sent; `answer` once it was acknowledged."""

    seat: int
    since: int
    option: str
    key: str
    answer: dict[str, Any] | None = None


@dataclass
class Player:
    """Plays all seats of one table."""

    table: str
    cookie: str
    chance: random.Random
    acknowledged: list[Sent] = field(default_factory=list)
    open: Sent | None = None  # sent, but never answered
    failure: AssertionError | None = None

    def play(self, url: str, stop: threading.Event) -> None:
        """Until the server is gone."""
        try:
            with Plain(url, self.cookie) as http:
                while not stop.is_set() and self._one(http):
                    pass
        except Gone:
            pass
        except AssertionError as error:
            self.failure = error

    def _one(self, http: Plain) -> bool:
        if self.open is None:
            question = http.get(f"/api/tables/{self.table}?scenes=0")["question"]
            if question is None:
                return False
            option = self.chance.choice(question["options"])["id"]
            self.open = Sent(question["seat"], question["since"], option, uuid.uuid4().hex)
        sent = self.open
        body = {"seat": sent.seat, "since": sent.since, "option": sent.option}
        status, answer = http.send("POST", f"/api/tables/{self.table}/moves", body, sent.key)
        assert status in (200, 429), answer
        if status == 429:
            time.sleep(0.05)
        else:
            sent.answer = answer
            self.acknowledged.append(sent)
            self.open = None
        return True


def run_server(config: Config, pipe: Connection) -> None:
    """A server process; tells its port."""
    from tablewright.server.run import Server, uvicorn_config

    Server(uvicorn_config(config), pipe.send).run()


class Marathon:
    """The same database through many lives of the server."""

    def __init__(
        self, folder: Path, database_url: str, tables: int, seed: int, life: float = LONGEST_LIFE
    ) -> None:
        self._config = Config(data=folder, port=0, database_url=database_url, drawing_workers=1, warm=False)
        self._chance = random.Random(seed)
        self._count = tables
        self._players: list[Player] = []
        self._context = forks()
        self._life = life
        self.answered = 0  # moves, at all tables of all lives

    def cycle(self) -> None:
        """One life of the server."""
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=run_server, args=(self._config, theirs))
        process.start()
        if not ours.poll(60):
            raise AssertionError("the server did not start")
        url = f"http://127.0.0.1:{ours.recv()}"
        self._deal(url)
        before = self.acknowledged
        stop = threading.Event()
        threads = [threading.Thread(target=player.play, args=(url, stop)) for player in self._players]
        for thread in threads:
            thread.start()
        time.sleep(self._chance.uniform(0.02, self._life))
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        stop.set()
        for thread in threads:
            thread.join(30)
        process.join(30)
        ours.close()
        theirs.close()
        self.answered += self.acknowledged - before
        for player in self._players:
            if player.failure is not None:
                raise player.failure
        asyncio.run(self._compare())

    def _deal(self, url: str) -> None:
        """New tables in the place of finished ones."""
        going = []
        for player in self._players:
            with Plain(url, player.cookie) as http:
                status = http.get(f"/api/tables/{player.table}?scenes=0")["status"]
            if status == "playing" or player.open is not None:
                going.append(player)
        while len(going) < self._count:
            with Plain(url) as http:
                table = http.make_table("quarry", 2)
                going.append(Player(table, http.cookie, random.Random(self._chance.random())))
        self._players = going

    async def _compare(self) -> None:
        """Hold the database against what was answered."""
        if not self._config.database_url:
            with sqlite3.connect(self._config.data / "tablewright.sqlite") as database:
                assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            database.close()
        store = open_store(self._config.url)
        try:
            for player in self._players:
                log = await store.command_log(player.table)
                version, snapshot = await store.snapshot(player.table)
                compare(player, log, version, snapshot)
        finally:
            await store.close()

    @property
    def acknowledged(self) -> int:
        """How many moves of the tables still in play were answered."""
        return sum(len(player.acknowledged) for player in self._players)


def compare(player: Player, log: list[dict[str, Any]], version: int, snapshot: bytes | None) -> None:
    """Nothing that was answered is lost, nothing was done twice, and the table is where its moves lead."""
    assert [row["version"] for row in log] == list(range(1, version + 1)), "a version is missing or doubled"
    for sent in player.acknowledged:
        assert sent.answer is not None
        row = log[sent.answer["version"] - 1]
        assert (row["seat"], row["option"]) == (sent.seat, sent.option), (
            "an answered move is not the stored one"
        )
    moves = sum(row["kind"] == "move" for row in log)
    assert len(player.acknowledged) <= moves <= len(player.acknowledged) + 1, (
        "a move is lost or was made twice"
    )
    assert snapshot is not None
    record = unpacked(snapshot).record
    again: Table = records.replay(record)
    assert digest(again.state) == record["digest"] == log[-1]["digest"]
    assert [(seat, name) for seat, name, _ in record["moves"]] == [
        (row["seat"], row["option"]) for row in log if row["kind"] == "move"
    ]


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cycles", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--database-url", default="", help="PostgreSQL; without it SQLite in a temporary folder"
    )
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        marathon = Marathon(Path(folder), options.database_url, options.tables, options.seed)
        for number in range(1, options.cycles + 1):
            marathon.cycle()
            if number % 10 == 0 or number == options.cycles:
                print(
                    f"{number} kills, {marathon.acknowledged} answered moves at the tables in play: all there"
                )


if __name__ == "__main__":
    main()
