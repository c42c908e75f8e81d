"""A server that is started anew whenever a file it is made of changes. Tables survive, as they are stored."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
import time
import webbrowser
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from importlib.metadata import entry_points
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

import tablewright
from tablewright.server.config import Config
from tablewright.server.run import check_address, check_database, serve
from tablewright.server.workers import end_with_parent

#: Code, components, texts, rules, styles and pictures.
SUFFIXES: Final = frozenset({".css", ".ftl", ".html", ".js", ".md", ".py", ".svg", ".yaml"})
#: Where packages of others tell what they bring.
GROUPS: Final = ("tablewright.games", "tablewright.bots", "tablewright.evaluations")
POLL_SECONDS: Final = 0.4
STOP_SECONDS: Final = 10.0


class Tell(NamedTuple):
    """Who is told what happens."""

    ready: Callable[[str], None]  # the first time the server answers, with its address
    changed: Callable[[str], None]  # a file has changed
    again: Callable[[], None]  # the server answers again
    ended: Callable[[], None]  # the server has ended by itself: some file is not as it should be


def serve_and_reload(config: Config, tell: Tell, open_browser: bool) -> None:
    """Run until it is stopped."""
    check_address(config)
    asyncio.run(check_database(config))
    config = replace(config, port=config.port or _free_port(config.host))
    places = watched(config.plugins)
    signal.signal(signal.SIGTERM, _stop)
    is_first = True
    while True:
        server = _Server(config)
        try:
            for url in server.until_change(places, tell):
                if is_first:
                    tell.ready(url)
                    if open_browser:
                        webbrowser.open(url)
                else:
                    tell.again()
                is_first = False
        finally:
            server.stop()


def _stop(_number: int, _frame: object) -> NoReturn:
    raise SystemExit(0)


class _Server:
    """The server in a process of its own, which reads all files anew."""

    def __init__(self, config: Config) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        self._process: Final = context.Process(target=_serve, args=(config, theirs, os.getpid()))
        self._process.start()
        theirs.close()
        self._pipe: Connection | None = ours

    def until_change(self, places: Iterable[Path], tell: Tell) -> Iterator[str]:
        """Waits until a file changes; gives the address of the server when it answers."""
        known = stamps(places)
        while not (news := changed(known, stamps(places))):
            url = self._word(tell)
            if url:
                yield url
        tell.changed(news[0])
        while changed(known, known := stamps(places)):  # until all of it is written
            time.sleep(POLL_SECONDS)

    def _word(self, tell: Tell) -> str:
        """What the process says, if it says something within a moment."""
        if self._pipe is None:
            time.sleep(POLL_SECONDS)
        elif self._pipe.poll(POLL_SECONDS):
            try:
                return str(self._pipe.recv())
            except EOFError:
                self._pipe.close()
                self._pipe = None
                tell.ended()
        return ""

    def stop(self) -> None:
        """End it; those who look on are told to come back."""
        self._process.terminate()
        self._process.join(STOP_SECONDS)
        self._process.kill()
        self._process.join()


def _serve(config: Config, pipe: Connection, parent: int) -> None:
    """What the process does."""
    threading.Thread(target=end_with_parent, args=(parent,), daemon=True).start()
    serve(config, pipe.send, open_browser=False)


# ---------------------------------------------------------------------------------------------- files


def watched(plugins: Iterable[str]) -> list[Path]:
    """Folders and files that a server is made of: this package, plugins, packages with games or bots."""
    modules = {point.module for group in GROUPS for point in entry_points(group=group)}
    places = [Path(tablewright.__file__).parent]
    for module in sorted({*modules, *plugins}):
        spec = find_spec(module.partition(".")[0])
        if spec is not None:
            found = spec.submodule_search_locations or [spec.origin or ""]
            places += [Path(place) for place in found if place]
    return places


def stamps(places: Iterable[Path]) -> dict[str, int]:
    """When each file was written."""
    found: dict[str, int] = {}
    for place in places:
        for path in place.rglob("*") if place.is_dir() else [place]:
            if path.suffix in SUFFIXES:
                try:
                    found[str(path)] = path.stat().st_mtime_ns
                except OSError:
                    continue  # gone since
    return found


def changed(before: dict[str, int], now: dict[str, int]) -> list[str]:
    """The files that are new, gone or written again."""
    return sorted(name for name in before.keys() | now.keys() if before.get(name) != now.get(name))


def _free_port(host: str) -> int:
    """The same port for every start."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.bind((host, 0))
        port: int = probe.getsockname()[1]
        return port
