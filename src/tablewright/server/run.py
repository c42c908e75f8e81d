"""Running the server: one process, uvicorn."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from collections.abc import Callable
from typing import Final

import uvicorn

from tablewright.engine.collector import search_rarely
from tablewright.engine.errors import TablewrightError
from tablewright.server import logs
from tablewright.server.app import make_app
from tablewright.server.config import Config
from tablewright.server.connections import WatchedHttp, WatchedSocket
from tablewright.server.guard import Guard
from tablewright.server.store import StorageError, open_store

#: What a client may send on a stream; uvicorn closes the socket beyond it (R44).
MOST_FRAME: Final = 1024
SHUTDOWN_SECONDS: Final = 5


def uvicorn_config(config: Config) -> uvicorn.Config:
    """The server as uvicorn runs it. Access logs are off: addresses and table names are nobody's business."""
    return uvicorn.Config(
        make_app(config),
        host=config.host,
        port=config.port,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=config.behind_proxy,
        forwarded_allow_ips="127.0.0.1,::1" if config.behind_proxy else None,
        http=WatchedHttp,
        ws=WatchedSocket,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=None,  # the protocol has its own
        ws_per_message_deflate=False,  # it would compress in the loop, for each stream anew
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=32 * 1024,
        backlog=256,
    )


class Server(uvicorn.Server):
    """Says when it is ready, and goodbye to whoever looks on when it stops."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            self._on_ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        for server in self.servers:
            server.close()  # nobody may come while the others go
        if isinstance(self.config.app, Guard):
            await self.config.app.say_goodbye()  # an open stream would keep us waiting
        await super().shutdown(sockets)  # type: ignore[arg-type]


class AddressTaken(TablewrightError):
    """Nothing can listen there: another program does, or this machine has no such address."""


def check_address(config: Config) -> None:
    """Say what is wrong with the address before anything is started."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((config.host, config.port))
        except OSError as error:
            raise AddressTaken(error.strerror or str(error)) from error


async def check_database(config: Config) -> None:
    """Make or update the database, or say why that cannot be done, before anything is started."""
    try:
        config.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"{config.data}: {error.strerror}") from error
    store = open_store(config.url)
    try:
        await store.check()
        await store.prepare()
    finally:
        await store.close()


def serve(config: Config, on_ready: Callable[[str], None], open_browser: bool) -> None:
    """Run until it is stopped; tells its address when it answers."""
    check_address(config)
    asyncio.run(check_database(config))
    logs.set_up()

    def ready(port: int) -> None:
        name = f"[{config.host}]" if ":" in config.host else config.host
        shown = "127.0.0.1" if config.host in ("0.0.0.0", "::") else name
        url = f"http://{shown}:{port}/"
        on_ready(url)
        if open_browser:
            webbrowser.open(url)

    settings = uvicorn_config(config)
    search_rarely()
    Server(settings, ready).run()
