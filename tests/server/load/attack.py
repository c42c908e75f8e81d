"""What others notice of somebody who wants to stop the server (R43).

    python -m tests.server.load.attack --seconds 60 --sockets 2000

Somebody, from an address of their own, holds thousands of connections that say nothing; another asks for
hints without end, brings rubbish as records and says hello again and again, from where people play meanwhile.
Told are the times of their moves, and how often the server's log shows a traceback; ends with 1 if a goal is
missed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import secrets
import socket
import sys
import time
from collections import Counter
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

from tests.server.load import games
from tests.server.load.load import figures
from tests.server.load.own_server import own_server
from tests.server.load.plain import Gone, Plain

#: What moves of others may take under attack (p95).
GOAL_MS = 150
#: So long the attack goes on before anything is measured.
BEFORE_SECONDS = 8.0


class Attack:
    """All that is done to stop the server; connections that say nothing come from `outside`."""

    def __init__(self, url: str, outside: str, secret: str, sockets: int) -> None:
        self._url = url
        self._place = urlsplit(url)
        self._outside = urlsplit(outside)
        self._sockets = sockets
        self.answers: Counter[str] = Counter()
        self._records = [games.begun("quarry", 2, random.Random(number)) for number in range(20)]
        with Plain(url) as http:
            http.send("POST", "/api/enter", {"secret": secret})
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
                reader, writer = await asyncio.open_connection(self._outside.hostname, self._outside.port)
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
        record = dict(random.choice(self._records))
        record[random.choice(list(record))] = random.choice([2**80, "x" * 100_000, [[]], None, {"a": 1}])
        return {"record": record, "seats": [{"kind": "here"}] * 2}


class People:
    """Others, who want to play."""

    def __init__(self, url: str, secret: str, tables: int) -> None:
        with Plain(url) as http:
            http.send("POST", "/api/enter", {"secret": secret})
            self._names = [http.make_table("origins", 2) for _ in range(tables)]
            self._tables = [Plain(url, http.cookie) for _ in range(tables)]
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


def attacking(
    url: str, outside: str, secret: str, sockets: int, seconds: float, told: SimpleQueue[Counter[str]]
) -> None:
    """The attack, in a process of its own: it must not slow down people's clock."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    attack = Attack(url, outside, secret, sockets)

    async def go() -> None:
        tasks = [asyncio.create_task(work) for work in attack.everything()]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()

    asyncio.run(go())
    told.put(attack.answers)


def measure(url: str, secret: str, options: argparse.Namespace) -> bool:
    """People alone, then people and the attack; whether their moves are fast enough."""
    place = urlsplit(url)
    outside = f"http://{own_address()}:{place.port}"
    print(f"people come to {url}, {options.sockets} connections that say nothing to {outside}")
    context = get_context("spawn")
    told: SimpleQueue[Counter[str]] = context.SimpleQueue()
    for name, under_attack in (("calm", False), ("attacked", True)):
        people = People(url, secret, options.tables)
        if under_attack:
            wish = (url, outside, secret, options.sockets, BEFORE_SECONDS + options.seconds, told)
            attack = context.Process(target=attacking, args=wish)
            attack.start()
            time.sleep(BEFORE_SECONDS)
        people.play(options.seconds, options.rate)
        took = figures(sorted(people.took))
        print(f"{name}: {len(people.took)} moves, {took}, failures {dict(people.failures)}", flush=True)
        if under_attack:
            print(f"the others got {dict(told.get())}")
            attack.join()
    return not people.failures and int(took["p95"].split()[0]) < GOAL_MS


def own_address() -> str:
    """An address of this machine that counts as another's: what is said to oneself has no limits."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=10)
    options = parser.parse_args()
    print(f"load of the machine {os.getloadavg()}")
    secret = secrets.token_hex(8)
    with own_server("--host", "0.0.0.0", TABLEWRIGHT_SECRET=secret) as server:
        is_fast = measure(server.url, secret, options)
        events = server.events()
    print(f"log: {dict(events)}")
    sys.exit(0 if is_fast and not events["tracebacks"] else 1)


if __name__ == "__main__":
    main()
