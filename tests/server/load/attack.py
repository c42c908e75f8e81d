"""What others notice of somebody who wants to stop the server (R43).

    python -m tests.server.load.attack --seconds 60 --sockets 2000

One visitor holds thousands of connections that say nothing, asks for hints without end, brings rubbish as
records and says hello again and again; meanwhile people play. Told are the times of their moves, and how
often the server's log shows a traceback.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

from tests.server.load import games
from tests.server.load.load import figures
from tests.server.load.plain import Gone, Plain


class Attack:
    """All that one visitor does."""

    def __init__(self, url: str, sockets: int) -> None:
        self._url = url
        self._place = urlsplit(url)
        self._sockets = sockets
        self.answers: Counter[str] = Counter()
        with Plain(url) as http:
            self._table = http.make_table("quarry", 2)
            self._cookie = http.cookie

    def everything(self) -> list[Any]:
        """What goes on at the same time."""
        return [
            *(self._say_nothing() for _ in range(self._sockets)),
            *(self._greet() for _ in range(20)),
            self._repeat("hint", f"/api/tables/{self._table}/hint", lambda: {"seat": 0}, 0.3),
            self._repeat("import", "/api/import", self._rubbish, 0.2),
        ]

    async def _say_nothing(self) -> None:
        """A connection that is opened again whenever it is closed."""
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(self._place.hostname, self._place.port)
                writer.write(b"GET / HTTP/1.1\r\nHost: ")
                await reader.read(100)
                writer.close()
            await asyncio.sleep(random.random())

    async def _greet(self) -> None:
        address = f"ws://{self._place.netloc}/api/tables/{self._table}/stream"
        while True:
            with suppress(Exception):
                async with connect(
                    address, additional_headers={"Cookie": self._cookie}, max_size=None
                ) as socket:
                    while True:
                        await socket.send('{"hello": {"seat": 0}}')
                        await socket.recv()
            self.answers["streams closed"] += 1
            await asyncio.sleep(0.5)

    async def _repeat(self, what: str, path: str, body: Any, pause: float) -> None:
        while True:
            asyncio.get_running_loop().run_in_executor(None, self._send, what, path, body())
            await asyncio.sleep(pause)

    def _send(self, what: str, path: str, body: Any) -> None:
        with suppress(Gone), Plain(self._url, self._cookie) as http:
            self.answers[f"{what} {http.send('POST', path, body)[0]}"] += 1

    def _rubbish(self) -> dict[str, Any]:
        record = games.begun("quarry", 2, random.Random())
        record[random.choice(list(record))] = random.choice([2**80, "x" * 100_000, [[]], None, {"a": 1}])
        return {"record": record, "seats": [{"kind": "here"}] * 2}


class People:
    """Others, who want to play."""

    def __init__(self, url: str, tables: int) -> None:
        self._url = url
        self._tables = [Plain(url) for _ in range(tables)]
        self._names = [http.__enter__().make_table("origins", 2) for http in self._tables]
        self.took: list[float] = []
        self.failures: Counter[int] = Counter()

    def play(self, seconds: float, rate: float) -> None:
        """Moves at a steady rate, at tables in turn."""
        begun, number = time.perf_counter(), 0
        while (now := time.perf_counter() - begun) < seconds:
            if number < now * rate:
                self._move(number % len(self._tables), number)
                number += 1
            else:
                time.sleep(0.002)

    def _move(self, place: int, number: int) -> None:
        http, table = self._tables[place], self._names[place]
        question = http.get(f"/api/tables/{table}?scenes=0")["question"]
        if question is None:
            return
        option = random.choice(question["options"])["id"]
        body = {"seat": question["seat"], "since": question["since"], "option": option}
        sent = time.perf_counter()
        status, _ = http.send("POST", f"/api/tables/{table}/moves", body, f"move-{place}-{number:08d}")
        if status == 200:
            self.took.append(time.perf_counter() - sent)
        else:
            self.failures[status] += 1


async def measure(url: str, options: argparse.Namespace) -> None:
    """People alone, then people and the attack."""
    for name, under_attack in (("calm", False), ("attacked", True)):
        people = await asyncio.to_thread(People, url, options.tables)
        attack = Attack(url, options.sockets)
        tasks = [asyncio.create_task(work) for work in attack.everything()] if under_attack else []
        await asyncio.sleep(5 if under_attack else 1)
        await asyncio.to_thread(people.play, options.seconds, options.rate)
        for task in tasks:
            task.cancel()
        took = figures(sorted(people.took))
        print(f"{name}: {len(people.took)} moves, {took}, failures {dict(people.failures)}")
        if under_attack:
            print(f"the visitor got {dict(attack.answers)}")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=10)
    options = parser.parse_args()
    print(f"load of the machine {os.getloadavg()}")
    with tempfile.TemporaryDirectory() as folder:
        program = "from tablewright.cli import main; main()"
        command = [sys.executable, "-c", program, "serve", "--no-open", "--port", "0", "--data", folder]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "TABLEWRIGHT_LANGUAGE": "en"}
        log = Path(folder) / "log"
        with log.open("w") as written:
            server = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=written, text=True, env=environment
            )
            try:
                assert server.stdout is not None
                found = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
                assert found is not None
                asyncio.run(measure(found[0], options))
            finally:
                server.terminate()
                server.wait(30)
        lines = log.read_text().splitlines()
        events = Counter(_event(line) for line in lines)
        tracebacks = sum("Traceback" in line for line in lines)
        print(f"log: {len(lines)} lines, tracebacks {tracebacks}, {dict(events)}")


def _event(line: str) -> str:
    try:
        return str(json.loads(line).get("event"))
    except (ValueError, AttributeError):
        return "plain text"


if __name__ == "__main__":
    main()
