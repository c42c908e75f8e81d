"""Whether the server is well."""

from __future__ import annotations

from litestar import Response, get

from tablewright._version import __version__
from tablewright.server import messages as m
from tablewright.server.config import is_loopback
from tablewright.server.routes.common import TheCaller, TheHost
from tablewright.service.problems import Problem


@get("/health")
async def health(host: TheHost) -> m.Health:
    """The process lives; and how its chores are."""
    return m.Health("ok", __version__, host.chores.state)


@get("/ready")
async def ready(host: TheHost) -> m.Health:
    """Tables can be read and written, and the first to come need not wait for workers to start."""
    if not await host.store.is_well():
        raise Problem("storage")
    if not host.is_warm:
        raise Problem("busy", retry_after=1)
    return m.Health("ready", __version__, host.chores.state)


@get("/metrics", include_in_schema=False)
async def metrics(host: TheHost, caller: TheCaller) -> Response[bytes]:
    """Figures for Prometheus; they tell nothing about anybody, but need not be public."""
    if not (host.config.metrics_open or is_loopback(caller.address)):
        raise Problem("no-such-page")
    for kind, waiting in host.workshop.waiting.items():
        host.metrics.work.labels(kind).set(waiting)
    return Response(host.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


WELLBEING = [health, ready, metrics]
