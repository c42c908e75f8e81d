"""Who am I."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import UNSET

from tablewright._version import __version__
from tablewright.server import messages as m
from tablewright.server import tokens
from tablewright.server.callers import COOKIE, COOKIE_SECONDS
from tablewright.server.host import Host
from tablewright.server.limits import SECRETS, SMALL_BODY, neighbourhood
from tablewright.server.routes.common import TheCaller, TheCallers, TheHost, TheLimiter
from tablewright.server.store import PassRow
from tablewright.service.problems import Problem


def needs_secret(host: Host, known: PassRow) -> bool:
    """Whether somebody must enter the secret of the house before making tables."""
    return bool(host.config.secret) and not known.house


def described(host: Host, known: PassRow, language: str) -> m.Me:
    """Somebody as they see themselves."""
    needed = needs_secret(host, known)
    spoken: Any = known.language or language
    return m.Me(known.name, spoken, not needed, needed, __version__)


@get("/api/me")
async def me(host: TheHost, caller: TheCaller) -> Response[m.Me]:
    """Who am I? A browser without a pass gets one."""
    if caller.known is not None:
        return Response(described(host, caller.known, caller.language))
    secret = tokens.new_secret()
    known = await host.people.new_pass(secret)
    cookie = Cookie(
        COOKIE,
        value=secret,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=caller.is_https,
        path="/",
    )
    return Response(described(host, known, caller.language), cookies=[cookie])


@put("/api/me", request_max_body_size=SMALL_BODY)
async def set_me(host: TheHost, caller: TheCaller, callers: TheCallers, data: JSONBody[m.SetMe]) -> m.Me:
    """Set the name that is proposed at new tables, and the language of notices."""
    pass_id = caller.id
    wished = {"name": data.name, "language": data.language}
    values = {name: value for name, value in wished.items() if value is not UNSET}
    if values:
        await host.people.set_pass(pass_id, **values)
    callers.forget(pass_id)
    assert caller.known is not None
    return described(
        host,
        PassRow(
            pass_id,
            caller.known.name if data.name is UNSET else data.name,
            caller.known.language if data.language is UNSET else data.language,
            caller.known.house,
        ),
        caller.language,
    )


@post("/api/enter", status_code=204, request_max_body_size=SMALL_BODY)
async def enter(
    host: TheHost, caller: TheCaller, callers: TheCallers, limiter: TheLimiter, data: JSONBody[m.Enter]
) -> None:
    """Tell the secret of the house."""
    pass_id = caller.id
    limiter.take(SECRETS, "secret", neighbourhood(caller.address))
    if not hmac.compare_digest(data.secret.encode(), host.config.secret.encode()):
        raise Problem("wrong-secret")
    await host.people.set_pass(pass_id, house=True)
    callers.forget(pass_id)


@delete("/api/me")
async def forget_me(host: TheHost, caller: TheCaller, callers: TheCallers) -> None:
    """Forget everything about the person."""
    pass_id = caller.id
    await host.people.forget(pass_id)
    callers.forget(pass_id)


PEOPLE = [me, set_me, enter, forget_me]
