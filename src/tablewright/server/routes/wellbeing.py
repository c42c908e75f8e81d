"""Whether the server is well."""

from __future__ import annotations

from litestar import Response, get

from tablewright._version import __version__
from tablewright.server import messages as m
from tablewright.server.config import is_loopback
from tablewright.server.problems import Problem
from tablewright.server.routes.common import TheCaller, TheHost


@get("/health")
async def health() -> m.Health:
    """The process lives."""
    return m.Health("ok", __version__)


@get("/ready")
async def ready(host: TheHost) -> m.Health:
    """The database can be written."""
    if not await host.store.can_write():
        raise Problem("storage")
    return m.Health("ready", __version__)


@get("/metrics", include_in_schema=False)
async def metrics(host: TheHost, caller: TheCaller) -> Response[bytes]:
    """Figures for Prometheus; they tell nothing about anybody, but need not be public."""
    if not (host.config.metrics_open or is_loopback(caller.address)):
        raise Problem("no-such-page")
    host.metrics.work.labels("desk").set(host.desk.waiting)
    host.metrics.work.labels("drawing").set(host.drawing.waiting)
    return Response(host.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


WELLBEING = [health, ready, metrics]
