"""The application: routes, what they are given, and what happens around them."""

from __future__ import annotations

import asyncio
import importlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tablewright._version import __version__
from tablewright.engine import BrokenGame, UnknownGame
from tablewright.server import tokens
from tablewright.server.callers import Caller, Callers
from tablewright.server.config import Config, check_exposure
from tablewright.server.connections import QuietFailures
from tablewright.server.guard import Guard, language_in
from tablewright.server.host import Host
from tablewright.server.inspector.routes import INSPECTOR
from tablewright.server.limits import BODY
from tablewright.server.notices import send_notices
from tablewright.server.pages import Pages, home, page
from tablewright.server.refusals import told
from tablewright.server.routes import ROUTES
from tablewright.server.routes.streams import PING_SECONDS
from tablewright.server.store import open_store
from tablewright.server.store.wake import WakeUp
from tablewright.service.problems import Problem

SWEEP_SECONDS: Final = 5.0
LAG_SECONDS: Final = 0.5
CONNECTIONS_SECONDS: Final = 1.0
TIDY_SECONDS: Final = 3600.0

log = structlog.get_logger("tablewright.app")

#: How the framework's own refusals are called in our protocol.
CODES: Final = {400: "invalid", 404: "no-such-page", 405: "method", 413: "too-large", 415: "not-json"}


def make_app(config: Config) -> Guard:
    """The whole server, ready to be run by uvicorn."""
    check_exposure(config)
    for plugin in config.plugins:
        importlib.import_module(plugin)
    config.data.mkdir(parents=True, exist_ok=True)
    host = Host(config, open_store(config.url))
    callers = Callers(host.people)
    pages = Pages()
    app = Litestar(
        [*ROUTES, *([INSPECTOR] if config.dev else []), home, page],
        dependencies={
            "host": Provide(lambda: host, sync_to_thread=False),
            "callers": Provide(lambda: callers, sync_to_thread=False),
            "limiter": Provide(lambda: guard.limiter, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
            "caller": Provide(_caller(callers)),
        },
        exception_handlers={
            Problem: _on_problem(host),
            HTTPException: _on_http(host),
            UnicodeError: lambda request, _error: _refusal(host, request, Problem("invalid", detail="UTF-8")),
            RecursionError: lambda request, _error: _refusal(host, request, Problem("too-large")),
            BrokenGame: lambda request, error: _refusal(
                host, request, Problem("broken-game", reason=str(error))
            ),
            UnknownGame: lambda request, _error: _refusal(host, request, Problem("no-such-game")),
            Exception: _on_bug(host),
        },
        lifespan=[lambda _app: _running(host)],
        openapi_config=OpenAPIConfig(
            title="Tablewright",
            version=__version__,
            description="See docs/protocol.md.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=2, minimum_size=2000, exclude_opt_key="uncompressed"
        ),
        request_max_body_size=BODY,
        logging_config=None,
        debug=False,
    )
    guard = Guard(app, host)
    return guard


def _caller(callers: Callers) -> Callable[..., Coroutine[Any, Any, Caller]]:
    async def caller(request: Request[Any, Any, Any]) -> Caller:
        return await callers.caller(request)

    return caller


# ---------------------------------------------------------------------------------------------- errors


def _refusal(host: Host, request: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    host.metrics.refused.labels(problem.code).inc()
    headers = {} if problem.retry_after is None else {"retry-after": str(problem.retry_after)}
    status, refusal = told(problem, language_in(request.scope))
    return Response(refusal, status_code=status, headers=headers, media_type="application/json")


def _on_problem(host: Host) -> Callable[[Request[Any, Any, Any], Problem], Response[Any]]:
    return lambda request, problem: _refusal(host, request, problem)


def _on_http(host: Host) -> Callable[[Request[Any, Any, Any], HTTPException], Response[Any]]:
    def refuse(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
        if error.status_code >= 500:
            return _bug(host, request, error)
        code = CODES.get(error.status_code, "invalid")
        return _refusal(
            host, request, Problem(code, detail=_detail(error)) if code == "invalid" else Problem(code)
        )

    return refuse


def _detail(error: HTTPException) -> str:
    """What does not fit; without the values, which may be secrets."""
    extra = getattr(error, "extra", None)
    if isinstance(extra, list):
        parts = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
        return "; ".join(parts)[:300]
    return str(error.detail)[:200]


def _on_bug(host: Host) -> Callable[[Request[Any, Any, Any], Exception], Response[Any]]:
    return lambda request, error: _bug(host, request, error)


def _bug(host: Host, request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Nothing of the error is told to the client but its number in the log (R48)."""
    name = tokens.new_report_id()
    log.error("internal", report=name, route=str(request.scope.get("path_template", "")), exc_info=error)
    return _refusal(host, request, Problem("internal", id=name))


# ---------------------------------------------------------------------------------------------- running


@asynccontextmanager
async def _running(host: Host) -> AsyncIterator[None]:
    """From the first request to the last."""
    asyncio.get_running_loop().set_exception_handler(QuietFailures())
    await host.store.prepare()
    if host.push is not None:
        await host.push.prepare(host.store)
    host.chores.regularly("bots", SWEEP_SECONDS, lambda: host.bots.sweep(SWEEP_SECONDS))
    host.chores.regularly("notices", SWEEP_SECONDS, lambda: send_notices(host))
    host.chores.regularly("tidying", TIDY_SECONDS, host.store.tidy)
    host.chores.always("pings", lambda: _pinging(host))
    host.chores.regularly("connections", CONNECTIONS_SECONDS, host.doorman.sweep)
    host.chores.always("lag", lambda: _measuring_lag(host))
    if not host.store.is_sqlite:
        wake = WakeUp(host.config.url, host.elsewhere.heard, host.elsewhere.catch_up)
        host.store.on_change = wake.tell
        host.chores.always("listening", wake.listen)
    warming = asyncio.create_task(host.warm_up()) if host.config.warm else None
    await host.bots.sweep(0)
    log.info("started", database=host.store.engine.dialect.name, version=__version__)
    try:
        yield
    finally:
        if warming is not None:
            warming.cancel()
        await host.chores.close()
        await host.close()
        log.info("stopped")


async def _pinging(host: Host) -> None:
    while True:
        await asyncio.sleep(PING_SECONDS)
        host.hub.ping()


async def _measuring_lag(host: Host) -> None:
    """How late the loop comes: long work in it would show here (R12)."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(LAG_SECONDS)
        host.metrics.lag.observe(max(0.0, time.perf_counter() - start - LAG_SECONDS))
