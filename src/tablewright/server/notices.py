"""Telling people at slow tables that it is their turn (R46)."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
import structlog

from tablewright.server import calling
from tablewright.server.addresses import BadAddress
from tablewright.server.calling import Gone, NotSent
from tablewright.server.host import Host
from tablewright.server.hosted import HostedTable
from tablewright.server.sentences import say
from tablewright.server.store import DueNotice, now
from tablewright.service.problems import Problem
from tablewright.text import title_of

TRIES: Final = 3
AGAIN_SECONDS: Final = 60
MOST_FAILURES: Final = 20
AT_ONCE: Final = 8
#: A seat that nobody is told of. An address belongs to a person, not to whoever has the seat next.
NO_NOTICE: Final[dict[str, Any]] = {"notice_kind": "", "notice_to": "", "notice_failures": 0}

log = structlog.get_logger("tablewright.notices")


async def send_notices(host: Host) -> None:
    """Send what is due. One that fails, in whatever way, holds up no other."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(notice: DueNotice) -> None:
        async with gate:
            await _handle(host, notice)

    due = await host.store.take_notices(now(), now() + AGAIN_SECONDS)
    done = await asyncio.gather(*(one(notice) for notice in due), return_exceptions=True)
    for error in done:
        if isinstance(error, BaseException):
            raise error


async def _handle(host: Host, notice: DueNotice) -> None:
    """Whoever has moved or come back in the meantime is not disturbed."""
    try:
        seated = await host.tables.get(notice.table)
    except Problem:
        return
    seat = seated.seats[notice.seat]
    is_due = notice.seat in seated.asked_seats() and seated.since[notice.seat] == notice.version
    can_be = bool(seat.notice_kind) and (host.push is not None or seat.notice_kind != "push")
    if not is_due or not can_be or seat.notice_failures >= MOST_FAILURES:
        await host.store.settle_notice(notice)
        return
    try:
        await _send(host, seated, notice, await host.store.language_of(seat.holder) or "en")
    except NotSent as error:
        if isinstance(error, Gone) and seat.notice_kind == "push":
            await _gone(host, seated, notice)
        else:
            await _failed(host, notice, str(error), is_final=notice.tries + 1 >= TRIES)
    except Exception as error:  # an address of old that nobody would take today, or worse: never again
        kind = "bad-address" if isinstance(error, BadAddress) else type(error).__name__
        log.error("notice-poison", table=notice.table, seat=notice.seat, why=kind)
        await _failed(host, notice, kind, is_final=True, failures=MOST_FAILURES)
    else:
        host.metrics.notices.labels("sent").inc()
        await host.store.settle_notice(notice, failures=0)


async def _gone(host: Host, seated: HostedTable, notice: DueNotice) -> None:
    """A browser that does not want messages any more, or is no more, never will again."""
    log.info("notice-gone", table=notice.table, seat=notice.seat)
    host.metrics.notices.labels("gone").inc()
    await host.store.settle_notice(notice)
    await host.seating.set_seat(seated, notice.seat, **NO_NOTICE)


async def _failed(
    host: Host, notice: DueNotice, why: str, is_final: bool, failures: int | None = None
) -> None:
    """A notice that cannot be sent is tried again, then given up; so is an address after many of them."""
    log.warning("notice-failed", table=notice.table, seat=notice.seat, why=why)
    host.metrics.notices.labels("failed").inc()
    if is_final:
        seated = await host.tables.get(notice.table)
        count = seated.seats[notice.seat].notice_failures + 1 if failures is None else failures
        await host.store.settle_notice(notice, failures=count)
        await host.seating.reread(seated)


async def _send(host: Host, seated: HostedTable, notice: DueNotice, language: str) -> None:
    seat = seated.seats[notice.seat]
    url = f"{host.config.public_url.rstrip('/')}/#/table/{seated.id}" if host.config.public_url else ""
    told = {"name": seat.name, "title": title_of(seated.game, language), "url": url}
    text = say(language, "notice-link" if url else "notice-body", **told)
    subject = say(language, "notice-subject", **told)
    if seat.notice_kind == "push":
        assert host.push is not None
        message = {"table": seated.id, "title": subject, "text": say(language, "notice-body", **told)}
        await host.push.send(seat.notice_to, msgspec.json.encode(message))
    elif seat.notice_kind == "mail":
        await calling.send_mail(host.config.smtp, seat.notice_to, subject, text)
    else:
        body = {"table": seated.id, "game": seated.facts.game, "seat": notice.seat, "text": text, "url": url}
        await calling.call_webhook(seat.notice_to, msgspec.json.encode(body))
