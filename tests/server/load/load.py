"""How fast every viewer sees a move, and what the server needs for it (R10, R11).

    python -m tests.server.load.load --tables 200 --viewers 4 --rate 25 --seconds 300 --burst 100
    python -m tests.server.load.load --game origins --bots 0 --from-start  # as it was measured before

Every title is played, each table from somewhere in the middle of a game to its end, when another takes its
place; at half of the tables bots play along.

Starts a server of its own (or uses ``--url``), seats people at tables, lets every seat look on over a
WebSocket, makes moves at a steady rate and then a burst, and measures the time from sending a move until the
last viewer of that table has it. Processor time is told too: it hardly depends on who else uses the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import re
import statistics
import time
import uuid
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from tests.server.load import games
from tests.server.load.own_server import own_server
from tests.server.load.plain import Plain

MOST_SEATS = 4
VERSION = re.compile(r'"version":(\d+)')


@dataclass
class Flight:
    """A move on its way to the viewers."""

    sent: float
    version: int = 0
    missing: set[int] = field(default_factory=set)


@dataclass
class LoadTable:
    """One table with all its viewers."""

    name: str
    cookie: str
    viewers: int
    chance: random.Random
    asks_for_frames: bool = False
    have: list[int] = field(default_factory=list)
    question: dict[str, Any] | None = None
    asked_at: int = 0  # the version with the last question
    over: bool = False
    flights: list[Flight] = field(default_factory=list)
    reader: asyncio.StreamReader | None = None
    writer: asyncio.StreamWriter | None = None
    took: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)  # how long each answer to a move took
    failures: list[str] = field(default_factory=list)
    number: int = 0
    seats: list[int] = field(default_factory=list)  # from where each viewer looks
    streams: list[asyncio.Task[None]] = field(default_factory=list)

    async def watch(self, url: str, seat: int, ready: asyncio.Event) -> None:
        """Look on from a seat, as a browser does."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.name}/stream"
        headers = {"Cookie": self.cookie}
        async with connect(address, additional_headers=headers, max_size=None) as socket:
            await socket.send(
                json.dumps({"hello": {"seat": self.seats[seat], "packed": True, "stencils": True}})
            )
            await self._read(socket, seat, ready)

    async def _read(self, socket: ClientConnection, seat: int, ready: asyncio.Event) -> None:
        async for told in socket:
            frame = told if isinstance(told, str) else zlib.decompress(told).decode()
            if frame.startswith('{"type":"ping"'):
                await socket.send('{"pong":true}')
                continue
            found = VERSION.search(frame)
            if found is None or frame.startswith(('{"type":"seats"', '{"type":"bye"')):
                continue
            self.have[seat] = int(found[1])
            if '"question":null' not in frame and self.have[seat] > self.asked_at:
                decoded = json.loads(frame)
                asked = decoded.get("view", decoded)["question"]
                self._ask(
                    asked["seat"], asked["since"], [one["id"] for one in asked["options"]], self.have[seat]
                )
            self.over = self.over or '"over":true' in frame
            self._land(seat)
            ready.set()

    def _ask(self, seat: int, since: int, options: list[str], version: int) -> None:
        self.question, self.asked_at = {"seat": seat, "since": since, "options": options}, version

    def _land(self, seat: int) -> None:
        for flight in self.flights:
            if flight.version and self.have[seat] >= flight.version:
                flight.missing.discard(seat)
        self._finish()

    def _finish(self) -> None:
        done = [flight for flight in self.flights if flight.version and not flight.missing]
        for flight in done:
            self.took.append(time.perf_counter() - flight.sent)
            self.flights.remove(flight)

    @property
    def is_ready(self) -> bool:
        """Whether somebody is asked; as at a real table, they need not wait until everybody has looked."""
        return self.question is not None and not self.over

    async def move(self, netloc: str) -> None:
        """Make any move; the time runs until the last viewer has it."""
        question, self.question = self.question, None
        assert question is not None
        option = self.chance.choice(question["options"])
        flight = Flight(time.perf_counter())
        self.flights.append(flight)
        body = {"seat": question["seat"], "since": question["since"], "option": option}
        path, key = f"/api/tables/{self.name}/moves", uuid.uuid4().hex
        if self.asks_for_frames:
            path += f"?shown={self.have[question['seat']]}"
        try:
            status, answer = await self._post(netloc, path, body, key)
        except (OSError, EOFError):  # the server closes connections that were idle; the key makes this safe
            self.writer = None
            status, answer = await self._post(netloc, path, body, key)
        self.answered.append(time.perf_counter() - flight.sent)
        if status != 200:
            self.failures.append(f"{status} {answer.get('error', {}).get('code')}")
            self.flights.remove(flight)
            return
        flight.version = answer["version"]
        if answer["question"] is not None and flight.version > self.asked_at:
            self._ask(question["seat"], **answer["question"], version=flight.version)
        flight.missing = {seat for seat in range(self.viewers) if self.have[seat] < flight.version}
        self.over = self.over or answer["over"]
        self._finish()

    async def _post(
        self, netloc: str, path: str, body: dict[str, Any], key: str
    ) -> tuple[int, dict[str, Any]]:
        if self.writer is None:
            host, _, port = netloc.partition(":")
            self.reader, self.writer = await asyncio.open_connection(host, int(port))
        assert self.reader is not None
        content = json.dumps(body)
        self.writer.write(
            f"POST {path} HTTP/1.1\r\nHost: {netloc}\r\nCookie: {self.cookie}\r\n"
            f"Content-Type: application/json\r\nIdempotency-Key: {key}\r\n"
            f"Content-Length: {len(content)}\r\n\r\n{content}".encode()
        )
        first = (await self.reader.readline()).split()
        if not first:
            raise EOFError
        status = int(first[1])
        length = 0
        while (line := await self.reader.readline()).strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return status, json.loads(await self.reader.readexactly(length))


class Load:
    """All tables."""

    def __init__(self, url: str, options: argparse.Namespace) -> None:
        self.url = url
        self.netloc = urlsplit(url).netloc
        self.options = options
        self.tables: list[LoadTable] = []
        self.finished = 0
        self._made = 0
        self._titles = games.titles(options.game)
        self._tasks: set[asyncio.Task[None]] = set()
        self._records: dict[str, list[dict[str, Any]]] = {}
        self._is_set_up = False

    def set_up(self) -> None:
        """Make the tables."""
        self.tables = [self._new_table(number) for number in range(self.options.tables)]
        self._is_set_up = True

    def _new_table(self, number: int) -> LoadTable:
        options, chance = self.options, random.Random(f"{number}/{self._made}")
        self._made += 1
        game = self._titles[number % len(self._titles)]
        players = games.seats_at(game, MOST_SEATS)
        is_hard = bool(options.hard) and number % (options.tables // options.hard) == 0
        has_bots = is_hard or (number * options.bots) % 1 + options.bots >= 1
        bots = players // 2 if has_bots else 0
        with Plain(self.url) as http:
            if options.from_start:
                name = http.make_table(game, players)
            else:
                level = "hard" if is_hard else options.level
                name = http.bring_table(self._record(game, players, chance), bots, level)
            table = LoadTable(name, http.cookie, options.viewers, chance, options.frames)
        table.number, table.have = number, [0] * options.viewers
        table.seats = [seat if seat < players - bots else -1 for seat in range(options.viewers)]
        return table

    def _record(self, game: str, players: int, chance: random.Random) -> dict[str, Any]:
        """A game somewhere in its middle. While it is measured none is played for that: one of those that
        were brought before comes again.
        """
        known = self._records.setdefault(game, [])
        if self._is_set_up:
            return chance.choice(known)
        known.append(games.begun(game, players, chance))
        return known[-1]

    async def _renew(self, old: LoadTable) -> None:
        """Another game in the place of one that is over, with as many viewers."""
        self.tables.remove(old)
        new = await asyncio.to_thread(self._new_table, old.number)
        new.took, new.answered, new.failures = old.took, old.answered, old.failures
        for task in old.streams:
            task.cancel()
        ready = [asyncio.Event() for _ in new.have]
        for seat, event in enumerate(ready):
            new.streams.append(self._start(new.watch(self.url, seat, event)))
        for event in ready:
            await asyncio.wait_for(event.wait(), 120)
        self.tables.append(new)
        self.finished += 1

    async def open_streams(self) -> float:
        """Everybody begins to look; how long that took."""
        start = time.perf_counter()
        gate = asyncio.Semaphore(16)

        async def one(table: LoadTable, seat: int) -> None:
            ready = asyncio.Event()
            async with gate:
                table.streams.append(self._start(table.watch(self.url, seat, ready)))
                await asyncio.wait_for(ready.wait(), 120)

        await asyncio.gather(
            *(one(table, seat) for table in self.tables for seat in range(self.options.viewers))
        )
        return time.perf_counter() - start

    def _start(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def run(self, rate: float, seconds: float, pid: int) -> dict[str, Any]:
        """Moves at a steady rate, at tables in turn; what was measured."""
        used = processor_seconds(pid)
        for table in self.tables:
            table.took.clear()
            table.answered.clear()
            table.failures.clear()
        start, sent, skipped = time.perf_counter(), 0, 0
        order = random.Random(1)
        while (now := time.perf_counter() - start) < seconds:
            while sent + skipped < now * rate:
                ready = [table for table in self.tables if table.is_ready]
                if not ready:
                    skipped += 1
                    continue
                self._start(order.choice(ready).move(self.netloc))
                sent += 1
                await asyncio.sleep(0)
            for table in [one for one in self.tables if one.over and not one.flights]:
                self._start(self._renew(table))
                await asyncio.sleep(0)
            await asyncio.sleep(0.002)
        await self._settle()
        took = sorted(seconds for table in self.tables for seconds in table.took)
        failures = [failure for table in self.tables for failure in table.failures]
        now_used = processor_seconds(pid)
        spent = [round((b - a) / max(1, sent) * 1000, 1) for a, b in zip(used, now_used, strict=False)]
        told = {"sent": sent, "skipped": skipped, "seen by all": len(took), "failures": failures}
        answered = sorted(seconds for table in self.tables for seconds in table.answered)
        times = {**figures(took), "answered": figures(answered)}
        return {**told, **times, "processor ms per move (server, workers)": spent}

    async def _settle(self) -> None:
        for _ in range(300):
            if not any(table.flights for table in self.tables):
                return
            await asyncio.sleep(0.1)

    async def come_back(self) -> str:
        """Every stream is cut, and all come back at the same time: how long until all have a view, and how
        long the answers to moves take meanwhile.
        """
        for table in self.tables:
            for task in table.streams:
                task.cancel()
            table.streams.clear()
        await asyncio.sleep(1)
        start = time.perf_counter()
        ready = []
        for table in self.tables:
            for seat in range(self.options.viewers):
                ready.append(asyncio.Event())
                table.streams.append(self._start(table.watch(self.url, seat, ready[-1])))
        moving = self._start(self._move_meanwhile())
        for event in ready:
            await asyncio.wait_for(event.wait(), 120)
        seconds = time.perf_counter() - start
        moving.cancel()
        answered = sorted(took for table in self.tables for took in table.answered)
        return f"{seconds:.1f} s; {len(answered)} moves answered meanwhile: {figures(answered)}"

    async def _move_meanwhile(self) -> None:
        """Moves at the steady rate, at any table whose question is known."""
        order = random.Random(2)
        for table in self.tables:
            table.answered.clear()
        while True:
            ready = [table for table in self.tables if table.is_ready]
            if ready:
                self._start(order.choice(ready).move(self.netloc))
            await asyncio.sleep(1 / self.options.rate)

    def close(self) -> None:
        """Stop looking."""
        for task in self._tasks:
            task.cancel()


def figures(took: list[float]) -> dict[str, str]:
    """Median, p95, p99 and worst, in milliseconds."""
    if len(took) < 2:
        return {}
    cuts = statistics.quantiles(took, n=100, method="inclusive")
    named = {"median": cuts[49], "p95": cuts[94], "p99": cuts[98], "worst": took[-1]}
    return {name: f"{value * 1000:.0f} ms" for name, value in named.items()}


def memory(pid: int) -> dict[str, str]:
    """What a server and its workers hold; memory that they share is counted once."""
    found = {}
    for process in [pid, *descendants(pid)] if pid else []:
        try:
            text = Path(f"/proc/{process}/smaps_rollup").read_text()
        except OSError:
            continue
        match = re.search(r"^Pss:\s+(\d+)", text, re.M)
        if match:
            found[process] = int(match[1]) // 1024
    return {"total": f"{sum(found.values())} MB", "each": ", ".join(f"{size} MB" for size in found.values())}


def processor_seconds(pid: int) -> list[float]:
    """What a server and each of its workers have used so far."""
    used = []
    for process in [pid, *descendants(pid)] if pid else []:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        used.append((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))
    return used


def descendants(pid: int) -> Iterable[int]:
    """All processes below one."""
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            child = int(entry.parent.name)
            yield child
            yield from descendants(child)


async def measure(url: str, pid: int, options: argparse.Namespace) -> None:
    """The whole measurement."""
    load = Load(url, options)
    load.set_up()
    bots = f"bots ({options.level}) at {options.bots:.0%} of them, hard ones at {options.hard}"
    print(f"{options.tables} tables of {options.game}, {bots}; memory {memory(pid)}", flush=True)
    opened = await load.open_streams()
    print(f"{options.tables * options.viewers} viewers after {opened:.1f} s; {memory(pid)}", flush=True)
    stages: list[tuple[str, float, float]] = [
        ("warm-up", options.rate, options.warm_up),
        ("steady", options.rate, options.seconds),
    ]
    if options.burst:
        stages += [("burst", options.burst, 10), ("pause", 0.1, 10), ("after", options.rate, 10)]
    for name, rate, seconds in stages:
        print(f"{name}, {rate:g}/s for {seconds:g} s: {await load.run(rate, seconds, pid)}", flush=True)
        print(f"{load.finished} games over; memory {memory(pid)}; load {os.getloadavg()}", flush=True)
    if options.storm:
        print(f"all viewers back at once after {await load.come_back()}", flush=True)
    load.close()


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="all")
    parser.add_argument(
        "--bots", type=float, default=0.5, help="the share of the tables where bots play along"
    )
    parser.add_argument("--level", default="medium")
    parser.add_argument("--hard", type=int, default=0, help="tables with hard bots, besides")
    parser.add_argument("--from-start", action="store_true", help="new games of people only")
    parser.add_argument(
        "--storm", action="store_true", help="cut all streams at the end, and let all come back"
    )
    parser.add_argument("--ray", default="", help="where bots think: local, or an address")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--viewers", type=int, default=4, help="at each table, one at each seat")
    parser.add_argument("--rate", type=float, default=25)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--warm-up", type=float, default=20)
    parser.add_argument("--burst", type=float, default=100)
    parser.add_argument(
        "--frames", action="store_true", help="ask for the change in every answer, as pages do"
    )
    parser.add_argument("--url", default="", help="a server that runs already, without a slash at the end")
    parser.add_argument("--database-url", default="")
    options = parser.parse_args()
    machine = f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} cores"
    print(f"{machine}, load {os.getloadavg()}")
    if options.url:
        asyncio.run(measure(options.url, 0, options))
        return
    more = ["--database-url", options.database_url] if options.database_url else []
    more += ["--ray", options.ray] if options.ray else []
    with own_server(*more) as server:
        print(f"idle: memory {memory(server.pid)}")
        asyncio.run(measure(server.url, server.pid, options))
        with Plain(server.url) as http:
            late = re.findall(r"^tablewright_bot_failures_total\S* .*$", http.text("/metrics"), re.M)
        print(f"bots that were late or failed: {late}; log: {dict(server.events())}")


if __name__ == "__main__":
    main()
