"""Running the server: one process, uvicorn."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable
from typing import Final

import uvicorn

from tablewright.server import logs
from tablewright.server.app import make_app
from tablewright.server.config import Config

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
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_ping_interval=None,  # the protocol has its own
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=32 * 1024,
    )


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            self._on_ready(self.servers[0].sockets[0].getsockname()[1])


def serve(config: Config, on_ready: Callable[[str], None], open_browser: bool) -> None:
    """Run until it is stopped; tells its address when it answers."""
    logs.set_up()

    def ready(port: int) -> None:
        name = f"[{config.host}]" if ":" in config.host else config.host
        shown = "127.0.0.1" if config.host in ("0.0.0.0", "::") else name
        url = f"http://{shown}:{port}/"
        on_ready(url)
        if open_browser:
            webbrowser.open(url)

    Server(uvicorn_config(config), ready).run()
