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
from tablewright.server import passes
from tablewright.server.caller import Caller, Passes
from tablewright.server.config import Config, check_exposure
from tablewright.server.guard import Guard, failure, language_in
from tablewright.server.host import Host
from tablewright.server.limits import BODY
from tablewright.server.notices import send_notices
from tablewright.server.pages import Pages, home, page
from tablewright.server.problems import Problem
from tablewright.server.routes import ROUTES
from tablewright.server.routes.streams import PING_SECONDS
from tablewright.server.store import StorageError, open_store
from tablewright.server.store.wake import Call, WakeUp

SWEEP_SECONDS: Final = 5.0
LAG_SECONDS: Final = 0.5
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
    known_passes = Passes(host)
    pages = Pages()
    app = Litestar(
        [*ROUTES, home, page],
        dependencies={
            "host": Provide(lambda: host, sync_to_thread=False),
            "known_passes": Provide(lambda: known_passes, sync_to_thread=False),
            "limiter": Provide(lambda: guard.limiter, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
            "caller": Provide(_caller(known_passes)),
        },
        exception_handlers={
            Problem: _on_problem(host),
            HTTPException: _on_http(host),
            RecursionError: lambda request, _error: _refusal(host, request, Problem("too-large")),
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


def _caller(known_passes: Passes) -> Callable[..., Coroutine[Any, Any, Caller]]:
    async def caller(request: Request[Any, Any, Any]) -> Caller:
        return await known_passes.caller(request)

    return caller


# ---------------------------------------------------------------------------------------------- errors


def _refusal(host: Host, request: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    host.metrics.refused.labels(problem.code).inc()
    headers = {} if problem.retry_after is None else {"retry-after": str(problem.retry_after)}
    told = failure(problem, language_in(request.scope))
    return Response(told, status_code=problem.status, headers=headers, media_type="application/json")


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
    name = passes.new_report_id()
    log.error("internal", report=name, route=str(request.scope.get("path_template", "")), exc_info=error)
    return _refusal(host, request, Problem("internal", id=name))


# ---------------------------------------------------------------------------------------------- running


@asynccontextmanager
async def _running(host: Host) -> AsyncIterator[None]:
    """From the first request to the last."""
    await host.store.prepare()
    chores = [
        _regularly(SWEEP_SECONDS, lambda: host.sweep(10)),
        _regularly(SWEEP_SECONDS, lambda: send_notices(host)),
        _regularly(TIDY_SECONDS, host.store.tidy),
        _pinging(host),
        _measuring_lag(host),
    ]
    if not host.store.is_sqlite:
        wake = WakeUp(host.config.url, lambda call: _woken(host, call))
        host.store.on_change = wake.tell
        chores.append(wake.listen())
    tasks = [asyncio.create_task(chore) for chore in chores]
    await host.sweep(0)
    log.info("started", database=host.store.engine.dialect.name, version=__version__)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await host.close()
        log.info("stopped")


async def _woken(host: Host, call: Call) -> None:
    if call.chat:
        await host.said_elsewhere(call.table, call.chat)
    else:
        await host.woken(call.table, call.revision)


async def _regularly(seconds: float, chore: Callable[[], Coroutine[Any, Any, None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except (StorageError, Problem) as error:
            log.warning("chore-failed", error=str(error))


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
