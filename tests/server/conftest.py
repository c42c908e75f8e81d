"""Servers for tests: in a thread of this process, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tablewright.server.config import Config
from tablewright.server.guard import Guard
from tablewright.server.host import Host
from tablewright.server.run import Server, uvicorn_config
from tests.server.client import Person
from tests.server.forks import forks
from tests.server.postgres import Cluster, programs, running_cluster

BACKENDS = ("sqlite", "postgres")

forks()  # before the first worker begins


class Served:
    """A running server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._ready = threading.Event()
        self.port = 0
        self._people: list[Person] = []
        settings = uvicorn_config(config)
        assert isinstance(settings.app, Guard)
        self.guard: Guard = settings.app
        self.host: Host = self.guard._host
        self._server = Server(settings, self._note)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self._server.serve()

        asyncio.run(main())

    def _note(self, port: int) -> None:
        self.port = port
        self._ready.set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def person(self, url: str = "", **more: Any) -> Person:
        """Somebody at this server, or at another one."""
        person = Person(url or self.url, **more)
        self._people.append(person)
        return person

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(60), "the server did not start"

    def stop(self) -> None:
        for person in self._people:
            person.http.close()
        self._server.should_exit = True
        self._thread.join(30)

    def wait_for(self, work: Any) -> Any:
        """Run something in the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    pytest.importorskip(
        "asyncpg", reason="the PostgreSQL driver is not installed: pip install 'tablewright[postgres]'"
    )
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed and cannot be: apt-get install postgresql (as root)")
    with running_cluster(found) as running:
        yield running


@pytest.fixture(scope="session", params=BACKENDS)
def backend(request: pytest.FixtureRequest) -> Callable[[], str]:
    """Makes addresses of empty databases; SQLite's is empty, which means: in the data folder."""
    if request.param == "sqlite":
        return lambda: ""
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Served]:
    """A server, stopped afterwards."""
    values = {
        "port": 0,
        "drawing_workers": 1,
        "bot_pause": 0.0,
        "bot_seconds": 20.0,
        "warm": False,
        **settings,
    }
    served = Served(Config(data=folder, **values))
    served.start()
    try:
        yield served
    finally:
        served.stop()


@pytest.fixture(scope="session")
def served(backend: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that need nothing special of it."""
    with serving(tmp_path_factory.mktemp("served"), database_url=backend()) as running:
        yield running


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Starts servers with settings of their own, on SQLite unless said otherwise."""
    with ExitStack() as stack:
        count = iter(range(100))
        yield lambda **settings: stack.enter_context(
            serving(settings.pop("folder", tmp_path / f"s{next(count)}"), **settings)
        )


@pytest.fixture
def ann(served: Served) -> Person:
    return served.person()
